/** Answers in German: `du`. A noun of theirs stands without an article, so that no case can go wrong. */
import type { ForeignBook } from './foreign-book.ts';

export const GERMAN: ForeignBook = {
  acts: {
    grief: [
      'Das tut mir so leid, mein herzliches Beileid. Du musst nichts schreiben, ich bin da.',
      'Ich denke an dich und an {who}. Lass dir alle Zeit.',
      'Es tut mir sehr leid. Wenn du erzählen magst, höre ich zu, und wenn nicht, ist das auch gut.',
      'Erzähl mir gern mehr, wenn dir danach ist. Mein herzliches Beileid.',
    ],
    ill: [
      'Oh nein, gute Besserung. Das geht natürlich vor.',
      'Viel Kraft euch. Melde dich, wann immer es passt.',
      'Das klingt schwer. Wie geht es dir selbst dabei?',
    ],
    close: [
      'Das verstehe ich, und danke für deine Ehrlichkeit. Alles Gute dir.',
      'Danke, dass du es so offen sagst. Ich wünsche dir nur das Beste.',
      'Völlig in Ordnung. Es war schön mit dir, mach es gut.',
    ],
    pace: [
      'Natürlich, wir lassen uns Zeit. Danke, dass du es sagst.',
      'Das ist völlig in Ordnung für mich. Du gibst das Tempo vor.',
      'Verstanden, und gut so. Ganz ohne Druck.',
    ],
    noCall: [
      'Alles klar, dann schreiben wir. Ist mir auch recht.',
      'Kein Problem, hier ist es doch auch schön.',
      'Verstanden, kein Anruf. Dann erzähl mir hier von {n}.',
    ],
    name: [
      'Du hast recht, entschuldige. Kommt nicht wieder vor.',
      'Verstanden, {name}. Danke, dass du es sagst.',
      'Entschuldige. Dein Name ist sowieso schöner.',
    ],
    reschedule: [
      'Kein Problem, das geht vor. {day} passt auch, welcher Tag?',
      'Gar kein Stress. Dann eben ein anderer Tag.',
      '{n} geht vor, ganz klar. {day} dann?',
      'Natürlich, wir verschieben. Wann passt es dir besser?',
      'Danke fürs Bescheidsagen. Sag einfach, wann es passt.',
      'Passiert. Wir finden einen anderen Abend.',
    ],
    decline: [
      'Schade, aber kein Problem. Danke fürs Bescheidsagen.',
      'Alles gut, dann ein anderes Mal.',
      'Verstehe ich. Sag einfach, wann es wieder passt.',
    ],
    quiet: [
      'Schön, wieder von dir zu lesen! Du musst nichts erklären.',
      'Da bist du ja. Was habe ich verpasst?',
      'Willkommen zurück. {n} musst du mir trotzdem erzählen.',
    ],
    late: [
      'Kein Stress, ich warte. Komm gut an.',
      'Lass dir Zeit, ich halte den Tisch frei.',
      'Alles gut. Dann lese ich schon mal die Karte.',
    ],
    here: ['Super, ich bin gleich bei dir.', 'Perfekt, ich halte Ausschau.', 'Schön! Wo genau bist du?'],
    confirm: [
      'Abgemacht, ich freue mich.',
      'Klar, {day} steht. Ich freue mich auf {n}.',
      '{n}? Unbedingt. Von mir aus bleibt alles wie geplant.',
      'Passt. Wenn sich etwas ändert, meldest du dich.',
    ],
    propose: [
      'Sehr gern! {day} passt. Wann und wo?',
      '{n} klingt gut, da bin ich dabei.',
      '{n} {day}? Abgemacht, sag mir nur die Uhrzeit.',
      'Da habe ich Lust drauf. Wann würde es dir passen?',
      'Bei {n} bin ich dabei, mit guten und schlechten Ratschlägen.',
      'Gute Idee. Ich schaue wegen {day} und sage dir heute noch Bescheid.',
      'Sehr gern! Sag mir einfach, wann.',
      'Da bin ich dabei. Welcher Abend passt dir?',
    ],
    define: [
      'Gute Frage, die verdient eine ehrliche Antwort. Wollen wir persönlich darüber reden?',
      'Schön, dass du fragst. Für mich ist es [dein Gefühl]. Und für dich?',
      'Was wünschst du dir denn, dass es ist?',
    ],
    love: [
      'Danke, dass du das so sagst, dazu gehört Mut. Ich möchte dir in Ruhe antworten.',
      'Das berührt mich. Gib mir kurz Zeit für richtige Worte.',
      'Das lese ich gleich noch einmal. Reden wir bald persönlich?',
    ],
    missing: [
      'Das ist schön zu lesen. Wann sehen wir uns?',
      'Dagegen lässt sich etwas tun. Welcher Abend passt dir?',
      'Das macht meinen Tag besser. Was fehlt dir am meisten?',
    ],
    goodNews: [
      'Glückwunsch! {n}, das ist richtig stark. Wie feierst du?',
      'Wie schön, das hast du dir verdient!',
      'Großartig. Wem hast du es zuerst erzählt?',
    ],
    birthday: ['Danke, wie lieb! Kommst du auf Kuchen vorbei?', 'Alles Gute zum Geburtstag! Wie feierst du?'],
    bot: [
      'Ganz und gar Mensch, mit kaltem Kaffee. Was hat mich verraten?',
      'Eine KI hätte bessere Witze. Stell mir gern eine Fangfrage.',
      'Ja sagen wäre gelogen. Mensch, versprochen.',
    ],
    askKids: [
      'Ehrliche Antwort: [deine Antwort]. Und du?',
      'Ich antworte, wenn du es auch tust. Hast du Kinder?',
    ],
    askWork: [
      'Ich arbeite als [dein Beruf]. Und du, machst du es gern?',
      'Rate mal, du hast drei Versuche. Und was machst du?',
    ],
    askLive: ['Ich wohne in [deine Stadt]. Und du?', 'Rate mal, drei Versuche. Und woher kommst du?'],
    askMusic: ['Gerade [deine Antwort]. Und du?', 'Gefährliche Frage. Was ist deine heimliche Schwäche?'],
    askEat: [
      'Heute [was es gibt]. Und was kochst du am besten?',
      'Alles, und gern zweimal. Was ist dein bestes Gericht?',
    ],
    askDoing: [
      'Gerade [was du machst]. Und du?',
      'Nichts, was nicht warten kann. Wie ist dein Tag?',
      'Dir antworten, und das läuft gut. Und du?',
    ],
    askPartner: ['Ganz ehrlich: [deine Antwort]. Und du?', 'Gute Frage, da bin ich gern offen. Und bei dir?'],
    compliment: [
      'Danke, das macht meinen Tag.',
      'Das ist lieb, danke. {n} merke ich mir.',
      'Danke! {n} hat offensichtlich Geschmack.',
      'Ein bisschen reicht mir fürs Erste. Grüß mir {n}.',
    ],
    thanks: [
      'Sehr gern! Wie war der Rest von deinem Tag?',
      'Keine Ursache, hat mir Spaß gemacht.',
      'Gern geschehen. {n} war auch für mich schön.',
    ],
    apology: [
      'Alles gut, wirklich. Wie geht es dir jetzt?',
      'Schon vergessen. Danke, dass du es sagst.',
      'Kein Problem, das passiert uns allen.',
    ],
    night: [
      'Schlaf gut, morgen schreiben wir weiter.',
      'Gute Nacht. Träum etwas Schönes.',
      'Schlaf gut, und danke für den Abend.',
    ],
    care: [
      'Danke, das ist lieb von dir. Ich melde mich.',
      'Das tut gut, danke. Und wie geht es dir?',
      'Danke dir, das bedeutet mir viel.',
    ],
    tired: [
      'Das klingt nach einem langen Tag. Kannst du schon sitzen?',
      'Ruh dich aus, das hast du dir verdient. Was tut dir gut?',
      'Und dann noch {n}. Füße hoch, sofort.',
    ],
    laugh: [
      'Haha, {n} vergesse ich so schnell nicht.',
      'Gut, dass du lachst, das war der Plan.',
      'Haha, ich bekenne mich schuldig.',
    ],
    how: [
      'Gut, danke. Und bei dir?',
      'Besser, seit du fragst. Wie war dein Tag?',
      'Bei mir [wie es läuft]. Und bei dir?',
    ],
    greeting: [
      'Hey! Schön, von dir zu lesen. Wie ist dein Tag?',
      'Na du! Du zuerst: was war heute das Beste?',
      'Hallo! Wie läuft es bei dir?',
    ],
    yes: [
      'Gut. Dann will ich jetzt die Einzelheiten.',
      'Schön. Worauf hast du Lust?',
      'Alles klar. Was machst du gerade?',
    ],
    no: [
      'Verstanden. Was dann?',
      'Ehrlich, das mag ich. Was ist dir lieber?',
      'Alles klar. Erzähl mal, was du magst.',
    ],
  },
  kinds: {
    family: ['Grüß {who} von mir. Geht es bei euch immer so zu?', 'Ich mag {who} jetzt schon. Erzähl mehr.'],
    animal: [
      '{x} hat offensichtlich Menschenkenntnis. Wie heißt das gute Tier?',
      'Und wer ist bei euch der Chef, du oder {x}?',
    ],
    food: [
      'Bei {n} hast du meine volle Aufmerksamkeit. Selbst gemacht?',
      'Jetzt habe ich Hunger. {n}, wann?',
    ],
    drink: ['{n} ist immer eine gute Idee. Wo?', 'Bei {n} redet es sich leichter. Wie trinkst du deinen?'],
    outdoors: ['{n} klingt herrlich. Gehst du oft?', 'Von {n} will ich mehr hören. Wo ist es am schönsten?'],
    work: [
      '{n}, Respekt. Was ist das Schönste daran?',
      'Eine Frage hätte ich: Was sieht man als {n}, was sonst keiner sieht?',
      '{n} wollte ich schon immer mal ausfragen. Wie sieht so eine Schicht aus?',
    ],
    music: ['{n}? Das will ich einmal hören. Seit wann?', 'Guter Geschmack. Womit soll ich anfangen?'],
    sport: [
      '{n}, Respekt. Wie geht es den Beinen?',
      'Besiegt? Niemals. Bei {n} zählt nur, wer am Ende Kuchen bekommt.',
    ],
    story: ['{n}? Erzähl, aber verrate nicht das Ende.', 'Bei {n} bleibe ich gern dran. Wo bist du gerade?'],
  },
  about: [
    'Moment, von {n} will ich die ganze Geschichte hören.',
    '{n}, damit habe ich nicht gerechnet. Wie kam es dazu?',
    'Ich sehe es vor mir, {n} und alles.',
    'Bei {n} musste ich lachen.',
    'Und {y}? Den Teil will ich auch hören.',
    'Stichwort {n}: Wie ging es aus?',
  ],
  mine: [
    'Gute Frage: [deine Antwort]. Und bei dir?',
    'Rate mal, du hast drei Versuche.',
    'Gut beobachtet. Was ist dir aufgefallen?',
  ],
  plain: [
    'Erzähl weiter, ich lese gern mit.',
    'Und wie ging es weiter?',
    'Schön, wie du das sagst. Wie war dein Tag sonst?',
  ],
};
