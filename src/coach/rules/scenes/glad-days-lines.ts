/** What to say when it went well, or when joy and fear come together: share it first, then ask about it. */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const joy = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const stay = (...wordings: readonly Wording[]): Line[] => lines('stay with them', wordings);
const back = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);

export const GLAD_DAYS = {
  relief: [
    ...joy(
      [
        'warm',
        "That's the best news! I'm so happy for you, {good} is the most beautiful thing I've read today.",
      ],
      ['warm', 'Oh, what a relief. Cry as much as you like, {good} has earned every tear.'],
      ['warm', "I'm so glad. Read it again slowly: {good}. What wonderful news."],
    ),
    ...light(
      [
        'playful',
        "Somebody in {thing} is watching a person cry with joy and having no idea why. I'm thrilled for you, {good}!",
      ],
      ['playful', 'I am doing a small dance over here for {good}. Best news of the week by a mile.'],
    ),
    ...ask(
      ['warm', 'Brilliant news, {good}! Who did you tell first, and how are you celebrating?'],
      ['warm', "I'm so relieved for you. What does tonight look like, now that it's {good}?"],
    ),
    ...back(['warm', 'Mine: {mine}. Nothing beats your news though, {good}, I am so glad.']),
  ],
  proud: [
    ...joy(
      ['warm', "Of course you cried at {thing}. That's what happens when you're that proud."],
      ['warm', '{thing} and a puddle of happy tears, I can see it. What a lovely thing to be there for.'],
      ['warm', 'I got a lump in my throat just reading about {thing}. You must be so proud.'],
    ),
    ...light(
      ['playful', "Very dusty place, {thing}. I hear it gets in everybody's eyes."],
      [
        'playful',
        'Puddle is the only dignified state at {thing}. Anyone dry there was not paying attention.',
      ],
    ),
    ...ask(
      ['warm', 'Did anyone catch you crying, or did you blame it on {thing}?'],
      ['warm', 'What was the exact moment that got you at {thing}?'],
    ),
  ],
  news: [
    ...joy(
      ['warm', "Congratulations! {win} didn't happen by itself, well done, I mean it."],
      [
        'warm',
        "I'm so happy for you! {win} deserves a proper celebration, and you told me, so consider me told.",
      ],
      ['warm', 'That is wonderful news. Well done on {win}, I am grinning over here.'],
    ),
    ...light(
      ['playful', 'Somebody ring a bell. {win} calls for cake, at the very least.'],
      ['playful', "Now I'm the somebody you told, so: hooray! {win}, officially celebrated by text."],
    ),
    ...ask(
      ['warm', 'How did you find out about {win}, and has it sunk in yet?'],
      ['warm', 'Brilliant! How are we going to celebrate {win}?'],
    ),
  ],
  sober: [
    ...joy(
      ['warm', "{span} sober! I'm so proud of you, that's every single day of it."],
      ['warm', 'Congratulations on {span}. That is a huge thing, and you did it one ordinary day at a time.'],
      ['warm', "What a thing to celebrate, {span} sober. I'm really glad you told me."],
    ),
    ...light(
      ['playful', "{span} and a cake. I'd have cried on it too, whatever shape it was."],
      ['playful', 'I want a photo of that cake. {span} sober deserves a parade, honestly.'],
    ),
    ...ask(
      ['warm', 'Well done, truly. What has been the best surprise of {span} sober?'],
      ['warm', '{span} is enormous. How did you celebrate, and who did you tell first?'],
    ),
  ],
  smallWin: [
    ...joy(
      ['warm', "Oh, that's glorious. {win2} deserves its own public holiday."],
      ['playful', "I'm genuinely thrilled for you about {win2}. Tell nobody, or it'll never happen again."],
      ['warm', 'The joy in that message! {win2} made my day as well.'],
    ),
    ...light(
      ['playful', 'Speak softly about {win2}, it can hear you. Congratulations all the same.'],
      ['playful', 'Frame it. {win2} goes straight into the family history.'],
    ),
    ...ask(
      ['playful', 'What did you do differently before {win2}, and can you ever repeat it?'],
      ['warm', 'How does the world look this morning, after {win2}?'],
    ),
  ],
  fond: [
    ...joy(
      ['warm', "I'm smiling at that. I've been in a better mood lately too, and I know exactly since when."],
      ['warm', 'That might be the nicest way anyone has told me. Thank you, and greetings to {name}.'],
      ['warm', 'I like that a lot. You said it perfectly well, {thing} included.'],
    ),
    ...light(
      ['playful', 'Tell {name} it is not an illness, and that I accept full responsibility for {thing}.'],
      ['playful', "No cure for that, I'm afraid. Which tune is it? I feel I should know my effect on you."],
    ),
    ...ask(
      ['warm', "Since we started talking? Then I'd like to hear it in person some day. What's the tune?"],
      ['warm', 'I like being the reason for that. What gives you away, besides {thing}?'],
    ),
  ],
  lighter: [
    ...joy(
      ['warm', 'That just made my day. Thank you for telling me, and I mean it about {thing}.'],
      ['warm', "You're welcome, any time. I ask because I'd like to know, {thing} and everything."],
      ['warm', "I'm so glad. That's one of the nicest things anyone has said to me about {thing}."],
      ['warm', "I'm really glad you told me that. I'd do it again in a heartbeat."],
    ),
    ...light(
      ['playful', "Then I'm taking full credit for {thing}, and I intend to do it again."],
      ['playful', 'Good. My new ambition is to make you forget about {thing} on a regular basis.'],
    ),
    ...ask(
      ['warm', 'No sad face from me, promise. So, honestly: how {thing|is|are} {thing}?'],
      ['warm', "I'd love to be the reason for that more often. What was it that did it?"],
    ),
  ],
  afraidOfGood: [
    ...joy(
      ['warm', "I'm so glad you're happy, scared and all. Good things are allowed to last."],
      ['warm', "Being scared of something good means you know what it's worth. I'm glad you told me."],
    ),
    ...stay(
      ['calm', 'No rush, we can take it in small steps and keep checking that the ceiling holds.'],
      [
        'warm',
        "I'm a bit scared of it going well too, so at least we're in good company. Slow is fine by me.",
      ],
      ['calm', "I can't promise anything about the ceiling, but I like being here while you look up at it."],
      [
        'warm',
        "Thank you for being honest about it. It's a different time and a different us, at your pace.",
      ],
    ),
    ...light([
      'playful',
      "If anything falls, I'll stand next to you and look surprised. Enjoy {good2} meanwhile.",
    ]),
    ...ask(
      ['warm', 'What would help you enjoy it a little longer before you start checking the sky?'],
      ['calm', 'When does the scared part show up most, in the good moments or just after?'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;
