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
      ['warm', "Oh, that's the best news! I'm so happy for you."],
      ['warm', "What a relief, I can hear you breathing out from here. I'm so happy for you."],
    ),
    ...light(
      ['playful', "I'm doing a small dance over here. Best news of the week by a mile."],
      ['playful', 'That calls for cake, and possibly a nap. How are you celebrating?'],
    ),
    ...ask(
      ['warm', "Brilliant news, I'm so relieved for you! Who did you tell first?"],
      ['warm', "I'm so glad. How does it feel, has it sunk in yet?"],
    ),
    ...back(['warm', 'Mine: {mine}. Nothing beats your news though, I am so glad.']),
  ],
  proud: [
    ...joy(
      ['warm', "Of course you cried. That's what happens when you're that proud."],
      ['warm', 'What a lovely thing to be there for. I got a lump in my throat just reading it.'],
    ),
    ...light(
      ['playful', "Very dusty places, those. It gets in everybody's eyes."],
      ['playful', "Anyone who didn't cry wasn't paying attention."],
    ),
    ...ask(
      ['warm', 'What was the exact moment that got you?'],
      ['warm', 'Did anyone catch you crying, or did you blame the dust?'],
    ),
  ],
  news: [
    ...joy(
      ['warm', "Congratulations! You worked for {win}, and I'm so happy for you."],
      ['warm', 'That is wonderful news. Well done on {win}, I am grinning over here.'],
      ['warm', "You did it! I'm really proud of you."],
    ),
    ...light(
      ['playful', '{win} calls for cake, at the very least. Congratulations!'],
      ['playful', "I'm doing a victory dance for {win}. Be glad you can't see it."],
    ),
    ...ask(
      ['warm', 'Congratulations! How did you find out about {win}, and has it sunk in yet?'],
      ['warm', 'Brilliant! How are you celebrating {win}?'],
    ),
    ...lines('suggest meeting', [
      ['direct', 'Congratulations! Let me buy you a drink for {win}. When are you free?'],
    ]),
  ],
  sober: [
    ...joy(
      ['warm', "{span} sober! I'm so proud of you, that's every single day of it."],
      ['warm', 'Congratulations on {span}. That is huge, and you did it one ordinary day at a time.'],
    ),
    ...light(
      ['playful', '{span} sober deserves a parade, honestly. I hope there is cake.'],
      ['playful', "I'd like to shake your hand for {span}. Or bake you something, your choice."],
    ),
    ...ask(
      ['warm', 'Well done, truly. What has been the best surprise of {span} sober?'],
      ['warm', '{span} is enormous. How are you celebrating it?'],
    ),
  ],
  smallWin: [
    ...joy(
      ['warm', "That's glorious. Well done, you!"],
      ['warm', 'The joy in that message! {win2} made my day as well.'],
      ['warm', "I'm so happy for you. That must feel amazing."],
    ),
    ...light(
      ['playful', 'Speak softly about {win2}, or it will never happen again. Congratulations!'],
      ['playful', 'That deserves a medal, or at least a nap.'],
    ),
    ...ask(
      ['warm', 'Well done! How does it feel?'],
      ['playful', 'Amazing. What are you doing to celebrate?'],
    ),
  ],
  fond: [
    ...joy(
      ['warm', "I'm smiling at that. It's nice to be the reason for something good."],
      ['warm', 'That might be one of the nicest things anyone has told me. Thank you.'],
    ),
    ...light(
      ['playful', "I accept full responsibility, and I'm not sorry at all."],
      ['playful', "No cure for that, I'm afraid. Shall we see if it gets worse?"],
    ),
    ...ask(
      ['warm', "Since we started talking? Then I'd like to hear it in person some day. What do you say?"],
      ['warm', 'I like being the reason for that. Has anybody noticed yet?'],
    ),
  ],
  lighter: [
    ...joy(
      ['warm', 'That just made my day. Thank you for telling me.'],
      ['warm', 'Any time, and I mean it.'],
      ['warm', "I'm really glad you told me that. I'd do it again in a heartbeat."],
    ),
    ...light(
      ['playful', "Good, then I'm taking full credit and doing it again."],
      ['playful', "Careful, compliments go straight to my head. How's your day otherwise?"],
    ),
    ...ask(
      ['warm', "I'm glad. How are you doing now?"],
      ['warm', "I'd love to be the reason for that more often. What was it that did it?"],
    ),
  ],
  afraidOfGood: [
    ...joy(
      ['warm', "I'm so glad you're happy, scared and all. Good things are allowed to last."],
      ['warm', "Being scared of something good just means you know what it's worth. I'm glad you told me."],
    ),
    ...stay(
      ['calm', 'No rush. We can take it in small steps.'],
      ['warm', 'Thank you for being honest about it. Slow is fine by me.'],
    ),
    ...light([
      'playful',
      "If anything goes wrong we'll deal with it then. Enjoy being happy in the meantime, that's an order.",
    ]),
    ...ask(
      ['warm', 'What would help you trust it a little more?'],
      ['calm', 'When does the scared part show up most, in the good moments or just after?'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;
