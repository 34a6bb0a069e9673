/** Languages that are recognised and not written: the few of their words that are worth knowing. */

/** Words of those languages that are worth knowing: what they are called in English. */
export const GLOSSARY: Readonly<Record<string, ReadonlyArray<readonly [RegExp, string]>>> = {
  tr: [
    [/çay/i, 'tea'],
    [/kahve/i, 'coffee'],
    [/kedi/i, 'the cat'],
    [/köpe[kğ]/i, 'the dog'],
    [/baklava/i, 'baklava'],
    [/metro/i, 'the metro'],
    [/yemek/i, 'food'],
    [/deniz/i, 'the sea'],
    [/film/i, 'a film'],
    [/müzik/i, 'music'],
    [/Kadıköy/i, 'Kadıköy'],
    [/fotoğraf/i, 'the photo'],
  ],
  pl: [
    [/kaw[aęy]/i, 'coffee'],
    [/gór|góry/i, 'the mountains'],
    [/kot/i, 'the cat'],
    [/pies|psa/i, 'the dog'],
    [/piw[oa]/i, 'beer'],
    [/spacer/i, 'a walk'],
    [/film/i, 'a film'],
    [/zdjęci/i, 'the photo'],
  ],
  sw: [
    [/chai/i, 'tea'],
    [/kahawa/i, 'coffee'],
    [/tabasamu/i, 'the smile'],
    [/chakula/i, 'food'],
    [/picha/i, 'the photo'],
    [/muziki/i, 'music'],
  ],
  tl: [
    [/kape/i, 'coffee'],
    [/pagkain/i, 'food'],
  ],
  sn: [
    [/tii/i, 'tea'],
    [/sadza/i, 'sadza'],
  ],
};

/** Days of those languages in English. */
export const GLOSSARY_DAYS: Readonly<Record<string, ReadonlyArray<readonly [RegExp, string]>>> = {
  tr: [
    [/cumartesi/i, 'Saturday'],
    [/pazartesi/i, 'Monday'],
    [/pazar/i, 'Sunday'],
    [/cuma/i, 'Friday'],
    [/yarın/i, 'tomorrow'],
    [/bu akşam/i, 'tonight'],
  ],
  pl: [
    [/sobot/i, 'Saturday'],
    [/niedziel/i, 'Sunday'],
    [/piątek/i, 'Friday'],
    [/jutro/i, 'tomorrow'],
    [/wieczor/i, 'tonight'],
  ],
  sw: [
    [/jumamosi/i, 'Saturday'],
    [/jumapili/i, 'Sunday'],
    [/ijumaa/i, 'Friday'],
    [/kesho/i, 'tomorrow'],
  ],
};
