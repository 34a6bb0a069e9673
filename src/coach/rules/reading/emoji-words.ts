/** What emoji show: `emoji words` a line, the first word or phrase is how it is said; `~mood` for faces and gestures. */

/** Pictures of things. `the` and the like are added where the line needs them. */
const THINGS = `
🍷 wine|🍺 beer|🍻 beers|🥂 bubbly|🍸 cocktail|🍹 cocktail|🍾 champagne|☕ coffee|🫖 tea|🍵 tea|🧋 bubble tea|🥛 milk|🥃 whisky|🧉 mate|🧃 juice box
🍕 pizza|🍔 burger|🍟 chips|🌭 hot dog|🌮 taco|🌯 burrito|🥙 wrap|🍣 sushi|🍜 noodles|🍝 pasta|🍛 curry|🍲 stew|🥘 paella|🥗 salad|🍳 fried egg|🥚 egg|🥓 bacon|🍖 braai meat|🍗 chicken|🥩 steak|🍞 bread|🥐 croissant|🥖 baguette|🥨 pretzel|🥯 bagel|🥞 pancakes|🧇 waffles|🧀 cheese|🍚 rice|🥟 dumplings|🍤 prawns
🍰 cake|🎂 birthday cake|🧁 cupcake|🍪 cookies|🍩 doughnut|🍫 chocolate|🍬 sweets|🍭 lollipop|🍦 ice cream|🍨 ice cream|🍿 popcorn|🍯 honey|🥧 pie
🍎 apple|🍌 banana|🍇 grapes|🍓 strawberries|🍉 watermelon|🍋 lemon|🍍 pineapple|🥭 mango|🍒 cherries|🥑 avocado|🍅 tomato|🥕 carrot|🌽 mielies|🧄 garlic|🧅 onion|🌶 chilli|🥔 potato|🍄 mushroom|🥦 broccoli
🐶 dog|🐕 dog|🐩 poodle|🐱 cat|🐈 cat|🐭 mouse|🐹 hamster|🐰 rabbit|🐇 rabbit|🦊 fox|🐻 bear|🐼 panda|🐨 koala|🐯 tiger|🦁 lion|🐮 cow|🐄 cow|🐷 pig|🐖 pig|🐸 frog|🐔 chicken|🐓 rooster|🐧 penguin|🐦 bird|🦆 duck|🦢 swan|🦉 owl|🦅 eagle|🐴 horse|🐎 horse|🦄 unicorn|🐝 bee|🦋 butterfly|🐌 snail|🐞 ladybird|🐜 ants|🕷 spider|🐢 tortoise|🐍 snake|🦎 lizard|🐙 octopus|🦞 lobster|🦀 crab|🐟 fish|🐠 fish|🐡 fish|🐬 dolphin|🐳 whale|🐋 whale|🦈 shark|🐊 crocodile|🐘 elephant|🦒 giraffe|🦓 zebra|🐐 goat|🐑 sheep|🦙 llama|🐪 camel|🦔 hedgehog|🐿 squirrel|🦝 raccoon|🐁 mouse|🐀 rat|🦇 bat|🐺 wolf|🐗 boar|🦍 gorilla
🌳 tree|🌲 forest|🌴 palm trees|🌵 cactus|🌱 seedling|🪴 plant|🌷 tulips|🌹 rose|🌻 sunflower|🌸 blossom|💐 flowers|🌼 flowers|🍂 autumn leaves|🍁 autumn leaves|🍀 four-leaf clover
🌧 rain|☔ rain|⛈ thunderstorm|🌩 thunder|⚡ lightning|❄ snow|☃ snowman|⛄ snowman|🌞 sun|☀ sun|🌤 sunshine|🌈 rainbow|🌪 tornado|🌊 waves|🌙 moon|🌕 full moon|⭐ stars|🌟 stars|🌌 night sky|🌅 sunrise|🌄 sunrise|🌇 sunset|🏖 beach|🏝 island|🏔 mountains|⛰ mountain|🌋 volcano|🏕 campsite|⛺ tent|🏜 desert|🌡 thermometer
🛋 couch|🛏 bed|🛁 bath|🚿 shower|🚪 door|🪑 chair|🏠 house|🏡 house|🔑 keys|🗝 key|🧹 broom|🧺 laundry|🧼 soap|🧽 sponge|🧻 toilet roll|🚽 toilet|🪣 bucket|🕯 candle|💡 light bulb|🔌 plug|🔋 battery|🪫 empty battery|📦 boxes|🪜 ladder|🔨 hammer|🪚 saw|🔧 spanner|🪛 screwdriver|🧰 toolbox
📖 book|📚 books|📕 book|📝 notes|✏ pencil|📅 calendar|💻 laptop|📱 phone|📞 phone call|📧 emails|🖨 printer|📺 telly|🎬 film|🎥 camera|📸 photo|📷 photo|🎮 game|🕹 game|🎲 dice|♟ chess|🧩 puzzle|🃏 cards|🎯 darts|🎳 bowling|🎨 paint|🖌 paintbrush|🧶 wool|🧵 thread|🪡 needle|🎤 microphone|🎧 headphones|🎸 guitar|🎹 piano|🥁 drums|🎺 trumpet|🎻 violin|🎷 saxophone|🪗 accordion|🎵 song|🎶 music|💃 dancing|🕺 dancing|🎭 theatre|🎪 circus|🎟 tickets|🎫 ticket|🎢 roller coaster|🎡 ferris wheel
✈ flight|🛫 take-off|🛬 landing|🚗 car|🚙 car|🚕 taxi|🚌 bus|🚎 bus|🚂 train|🚆 train|🚇 underground|🚊 tram|🚲 bike|🏍 motorbike|🛵 scooter|🛴 scooter|🚜 tractor|🚚 truck|🚐 van|⛽ petrol|🚦 traffic lights|🚧 roadworks|🛑 stop|⛵ sailing|🚤 boat|🚢 ship|🛶 canoe|🚁 helicopter|🚀 rocket|🧳 suitcase|🗺 map|🧭 compass|🛂 passport|⚓ anchor
🏃 running|🚶 walk|🥾 hike|🧗 climbing|🏄 surfing|🏊 swimming|🚴 cycling|🚵 mountain biking|🏋 gym|🤸 gymnastics|🧘 yoga|⛷ skiing|🏂 snowboarding|⛸ ice skates|🛹 skateboard|🛼 roller skates|🤿 diving|🎣 fishing|🏇 riding|🏌 golf|⛳ golf|⚽ football|🏉 rugby|🏀 basketball|🏐 volleyball|🎾 tennis|🏏 cricket|🏓 table tennis|🏸 badminton|🥊 boxing|🥋 karate|🏅 medal|🥇 gold medal|🏆 trophy|💪 muscles|👟 trainers
🎓 degree|🏫 school|💼 work|🏢 office|👩‍💻 desk|👨‍💻 desk|🏥 hospital|🚑 ambulance|💉 jab|💊 tablets|🩺 stethoscope|🩹 plaster|🦷 tooth|🦴 bone|🩼 crutches|🧪 experiment|🔬 microscope|🔭 telescope|🤖 robot|👩‍🚒 firefighting|👨‍🚒 firefighting|🧑‍🚒 firefighting|🚒 fire engine|👮 police|🧑‍🍳 cooking|👩‍🍳 cooking|👨‍🍳 cooking|👩‍🏫 teaching|👨‍🏫 teaching|💒 wedding|💍 ring|👰 wedding|🤵 wedding|👗 dress|👔 shirt|👖 jeans|🧦 socks|👠 heels|🥿 shoes|👢 boots|🎩 hat|🧢 cap|👒 hat|🕶 sunglasses|👓 glasses|🧥 coat|🧣 scarf|🧤 gloves|☂ umbrella|🌂 umbrella|👜 bag|🎒 backpack|💇 haircut|💅 nails|🧖 sauna|🪞 mirror
👶 baby|👵 gran|👴 grandpa|👪 family|👻 ghost|🎃 pumpkin|🧛 vampire|🧟 zombie|🧙 wizard|🧜 mermaid|🤡 clown|👽 alien|🎄 Christmas tree|🎁 present|🎈 balloons|🎆 fireworks|💸 money|💰 money|🛒 shopping|⏰ alarm clock|⏳ wait|🪦 grave|⚰ coffin|🗑 bin|🍼 bottle|🧸 teddy bear|🪁 kite|⚖ court
`;

/** Faces, hands and signs: what they say. */
const MOODS = {
  laugh: '😂🤣😆😹😄😁😅',
  dead: '💀☠',
  love: '❤🧡💛💚💙💜🤍🤎🖤♥💕💖💗💓💞💘🥰😍😘😻🤗🫶💝',
  moved: '🥹🥺😊☺',
  fire: '🔥🤩🙌👏💯✨',
  party: '🥳🎉🎊🍾',
  shy: '🙈🙊😳🫣🤭',
  smirk: '😏😉😈😜😝🤪😋',
  eyes: '👀',
  doubt: '🤨🧐🤔🫤',
  flat: '😐😑😶🙄😒',
  melt: '🫠',
  wince: '😬😣😖',
  brave: '🥲',
  sad: '😭😢😔😞😟☹🙁😩😫😥😿',
  heartbreak: '💔',
  hope: '🤞🙏',
  ok: '👍👌🆗🤝👊🫡✅✔',
  no: '👎❌✖🚫🙅',
  sleepy: '😴🥱💤',
  hot: '🥵😓',
  cold: '🥶',
  ill: '🤒🤧🤢🤮😷',
  hurt: '🤕',
  angry: '😡😠🤬😤',
  scared: '😱😨😰😧',
  shock: '😮😯😲🤯😦😵',
  cool: '😎',
  mask: '🙃',
  shrug: '🤷',
  facepalm: '🤦',
  salute: '🫡',
  wave: '👋',
  question: '❓❔⁉',
} as const;

export type EmojiMood = keyof typeof MOODS;

const FLAGS: Readonly<Record<string, string>> = {
  ZA: 'South Africa', PT: 'Portugal', ES: 'Spain', FR: 'France', IT: 'Italy', DE: 'Germany', GB: 'Britain', IE: 'Ireland', GR: 'Greece', NL: 'the Netherlands', BE: 'Belgium', CH: 'Switzerland', AT: 'Austria', PL: 'Poland', TR: 'Turkey', HR: 'Croatia', NO: 'Norway', SE: 'Sweden', DK: 'Denmark', FI: 'Finland', IS: 'Iceland', US: 'America', CA: 'Canada', MX: 'Mexico', BR: 'Brazil', AR: 'Argentina', CL: 'Chile', CO: 'Colombia', PE: 'Peru', CU: 'Cuba', JM: 'Jamaica', JP: 'Japan', KR: 'Korea', CN: 'China', TH: 'Thailand', VN: 'Vietnam', ID: 'Indonesia', IN: 'India', LK: 'Sri Lanka', AU: 'Australia', NZ: 'New Zealand', KE: 'Kenya', TZ: 'Tanzania', NG: 'Nigeria', GH: 'Ghana', NA: 'Namibia', BW: 'Botswana', ZW: 'Zimbabwe', MZ: 'Mozambique', ZM: 'Zambia', MW: 'Malawi', MU: 'Mauritius', MG: 'Madagascar', EG: 'Egypt', MA: 'Morocco', RW: 'Rwanda', UG: 'Uganda', ET: 'Ethiopia', AE: 'the Emirates', IL: 'Israel', UA: 'Ukraine', CZ: 'Czechia', HU: 'Hungary', RO: 'Romania',
}; // biome-ignore format: a table

/** Without skin, sex and presentation, so that 🏃🏽‍♀️ is 🏃. */
export const plainEmoji = (emoji: string): string =>
  emoji.replace(/[\u{1F3FB}-\u{1F3FF}\uFE0F]/gu, '').replace(/\u200D[♀♂➡]/gu, '');

const BY_EMOJI = new Map<string, string>();
for (const entry of THINGS.split(/[|\n]/)) {
  const space = entry.indexOf(' ');
  if (space > 0) BY_EMOJI.set(plainEmoji(entry.slice(0, space)), entry.slice(space + 1));
}
const MOOD_BY_EMOJI = new Map<string, EmojiMood>();
for (const [mood, faces] of Object.entries(MOODS) as Array<[EmojiMood, string]>)
  for (const face of faces.match(/\p{Extended_Pictographic}/gu) ?? [])
    if (!MOOD_BY_EMOJI.has(face)) MOOD_BY_EMOJI.set(face, mood);

/** The thing an emoji shows, as one says it: `🛋️` is `couch`. */
export const emojiThing = (emoji: string): string | undefined => {
  const plain = plainEmoji(emoji);
  return BY_EMOJI.get(plain) ?? BY_EMOJI.get([...plain][0] ?? '');
};

/** What a face, hand or sign says. */
export const emojiMood = (emoji: string): EmojiMood | undefined =>
  MOOD_BY_EMOJI.get([...plainEmoji(emoji)][0] ?? '');

/** The country of a flag: 🇵🇹 is Portugal. */
export function flagCountry(flag: string): string | undefined {
  const letters = [...flag]
    .map((char) => String.fromCharCode((char.codePointAt(0) ?? 0) - 0x1f1e6 + 65))
    .join('');
  return FLAGS[letters];
}
