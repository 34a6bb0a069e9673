/** After a silence: theirs, welcomed back without a bill; the reader's, owned. `{thing}` is what they kept in mind. */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const welcome = (...wordings: readonly Wording[]): Line[] => lines('welcome back', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const own = (...wordings: readonly Wording[]): Line[] => lines('own it', wordings);
const answer = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);
const terms = (...wordings: readonly Wording[]): Line[] => lines('set the terms', wordings);
const sorry = (...wordings: readonly Wording[]): Line[] => lines('sympathise', wordings);

/** Whatever they asked on coming back. */
const ASKED: readonly Line[] = answer(
  ['warm', 'The {theirs}: {theirNeed}. Thanks for asking. And how are you by now?'],
  ['warm', 'Yes, still keen on {plan}. When suits you?'],
  ['playful', "{plan} is still a yes. I'm easily won back with good company."],
  ['playful', 'You missed {missed}. Tell me about you first.'],
  ['warm', 'You missed {missed}, and I am glad you are back. What have you been up to?'],
);

/** Fits any honest return. */
export const ANY_RETURN: readonly Line[] = [
  ...welcome(
    ['warm', "Hey, no harm done. Life does that, and it's good to hear from you."],
    ['warm', "No apology needed. I'm glad you wrote, how are you?"],
    ['playful', "Look who's back! I'd started to think you'd been kidnapped. How are you?"],
  ),
  ...ask(
    ['warm', "It's fine, honestly. What kept you so busy?"],
    ['warm', 'No hard feelings. Is it calmer on your side now?'],
  ),
  ...answer(
    ['warm', 'Me: {mine}, thanks for asking. And you, has life calmed down?'],
    ['warm', 'On my side: {mine}. No hard feelings about the silence, tell me about yours.'],
  ),
  ...light(
    ['playful', 'Apology accepted. The fine is one good story about what you were up to.'],
    ['playful', 'Apology accepted. You owe me a coffee, though.'],
  ),
];

export const RETURNS = {
  /** An illness, a theft, a broken bone: nobody is blamed for that. */
  mishap: [
    ...sorry(
      ['warm', "No apology needed, I'm sorry about {mishap}. I'm just glad to hear from you."],
      ['warm', "Oh no, I'm sorry about {mishap}. How are you now?"],
      ['calm', "I'm sorry to hear about {mishap}. Good to have you back, take it easy."],
    ),
    ...welcome(
      ['warm', "It's really good to hear from you. I was wondering if you were all right."],
      ['warm', "Don't worry about the silence for a second. I'm glad you're back."],
    ),
    ...ask(
      ['warm', 'Are you okay now? What happened, if you feel like telling me?'],
      ['warm', 'Poor you. Is everything sorted out after {mishap}?'],
    ),
    ...light(['playful', 'Of all the excuses, {mishap} is a good one. Are you all right?']),
    ...ASKED,
  ],
  /** Somebody close was ill and is better. */
  family: [
    ...sorry(
      ['warm', "No need to apologise, I'm sorry about {who}. You were exactly where you should be."],
      ['calm', 'Family first, always. I hope {who} {who|is|are} doing better, and that you are too.'],
    ),
    ...welcome(
      ['warm', "Please don't apologise. I'm so glad {who} {who|is|are} {home}."],
      ['calm', "I'm glad {who} {who|is|are} {home}. Thank you for letting me know."],
      ['warm', 'Good to hear from you. Nobody counts messages at a time like that.'],
    ),
    ...ask(
      ['warm', 'How {who|is|are} {who} doing now? And how are you, after all that?'],
      ['warm', 'And you, are you getting some sleep again?'],
    ),
    ...light(['playful', "{who} {antics} again? I'd call that the best sign there is."]),
  ],
  /** They were afraid, embarrassed, with somebody else: an honest confession. */
  confession: [
    ...welcome(
      [
        'warm',
        "Thank you for being honest, that's more than most people manage. It's good to hear from you.",
      ],
      ['warm', "I'm glad you came back and said it straight. It's okay."],
      ['calm', 'I appreciate the honest version. Are things better for you now?'],
    ),
    ...light(
      ['playful', 'It takes some courage to write that. Apology accepted.'],
      ['playful', "Forgiven. Next time just send me a potato emoji and I'll know you need a break."],
    ),
    ...ask(
      ['calm', 'Apology accepted. What would make it easier this time, going a bit slower?'],
      ['warm', 'Thank you for telling me. How are you doing now?'],
    ),
    ...terms(['direct', "I'm not angry. If you need a break again, one line is enough, that's all I ask."]),
    ...ASKED,
  ],
  /** Work, a move, no signal: life. */
  life: [
    ...welcome(
      ['warm', 'No harm done, {news} {news|sounds|sound} like a lot. Good to hear from you!'],
      ['warm', "It's fine, life gets like that. I'm glad you wrote."],
      ['playful', "Welcome back to the land of the living. I'd nearly sent out a search party."],
    ),
    ...light(
      ['playful', 'Apology accepted, but I want to hear everything I missed.'],
      ['playful', 'I forgive you. It helps that I like your messages.'],
    ),
    ...ask(
      ['warm', 'How are things now, has it calmed down a bit?'],
      ['warm', 'Sounds hectic. Is it calmer now?'],
      ['warm', 'What was the best thing that happened in all that time?'],
    ),
    ...ASKED,
  ],
  /** They tell where they were with a wink, from the dead. */
  fromTheDead: [
    ...welcome(
      ['playful', 'Welcome back to the living! How have you been?'],
      ['playful', 'A resurrection, I am honoured. Good to hear from you.'],
    ),
    ...light(
      ['playful', "I'd already picked the flowers for your funeral. Glad I kept the receipt."],
      ['playful', "I'll haunt you back one day, fair is fair. So what happened?"],
    ),
    ...ask(
      ['warm', 'Good to have you back. What kept you?'],
      ['playful', 'So what is it like over there, and why did they send you back?'],
    ),
    ...ASKED,
  ],
  /** Three words after weeks. */
  bare: [
    ...welcome(
      ['playful', "You saw {reminder} and thought of me? I'm choosing to be flattered. How have you been?"],
      ['warm', "Hey, long time! It's good to hear from you. How have you been?"],
      ['warm', 'Well hello, this is a nice surprise. What have you been up to?'],
    ),
    ...light(
      ['playful', 'Look who it is! I had nearly filed you under mysteries. What have you been up to?'],
      ['playful', 'So {app} still works. Welcome back, how are you?'],
    ),
    ...ask(
      ['warm', 'Good to hear from you. What made you think of me today?'],
      ['warm', 'Hey you. How have things been on your side?'],
    ),
    ...terms(
      ['direct', 'Hello again. I did wonder about the silence. What happened?'],
      ['calm', "Good to hear from you. I'd be happy to chat again, so how are you?"],
    ),
  ],
  /** `miss u` out of the silence. */
  missing: [
    ...welcome(
      ['warm', "That's a surprise after so long. It's good to hear from you, how have you been?"],
      ['calm', "I wasn't expecting that today. What's been happening on your side?"],
    ),
    ...ask(
      ['warm', 'That is nice to read. What made you think of me?'],
      ['playful', "What did you miss most? I'm fishing for a compliment, obviously."],
    ),
    ...terms(
      ['direct', 'That is kind to hear, though the silence was long. What has changed?'],
      ['playful', 'You missed me? Then tell me everything that happened since.'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;

/** The reader went quiet, and they ask. */
export const MINE = {
  didIDoSomething: [
    ...own(
      ['warm', "No, you did nothing wrong. I'm sorry I went quiet, that was me and not you."],
      ['warm', "Not you at all, I'm sorry. I should have said something instead of leaving you guessing."],
      ['calm', "You didn't do anything, and it's fair to ask. I'm sorry about the silence."],
    ),
    ...answer(
      ['warm', "Nothing you said, I promise. I'm sorry I left you wondering. How are you?"],
      ['warm', "No, nothing. [what kept you]. I'm sorry, you deserved a word from me."],
    ),
    ...lines('make amends', [
      ['warm', "No, you're fine. I'm sorry, let me make it up to you with a proper chat tonight?"],
      ['calm', "Thank you for asking instead of guessing. I'm sorry, can we pick it up where we left off?"],
    ]),
  ],
  /** `haven't heard from you`, `you just disappear for two weeks`. */
  whereWereYou: [
    ...own(
      ['warm', "I'm okay, and I'm sorry. I should have written instead of going quiet on you."],
      ['direct', "Fair. I went quiet and I didn't explain, and I'm sorry about that."],
      ['warm', "I'm sorry, that silence was on me and not on you. Thank you for checking."],
    ),
    ...answer(
      ['warm', "I'm sorry, you deserved a word from me. The short version: [what kept you]. How are you?"],
      ['warm', "I'm here, and sorry for the silence. How have you been?"],
    ),
    ...lines('make amends', [
      ['warm', "I'm sorry. Can I make it up to you with a call or a coffee this week?"],
      ['calm', "You're right to say it. I'm sorry, and I'd like to pick it up again if you would."],
    ]),
    ...light([
      'playful',
      "Guilty. I'm better at texting back than this, and I'll prove it. Still talking to me?",
    ]),
  ],
  stillThere: [
    ...own(
      ['warm', "I'm here, and I'm sorry I left you hanging."],
      ['warm', "Here, sorry! You didn't deserve to be kept waiting."],
      ['playful', 'Alive and a little embarrassed. Sorry, you were waiting for an answer from me.'],
    ),
    ...answer(
      ['playful', 'Still alive, with a guilty conscience. Sorry for the silence, how are you?'],
      ['warm', 'Yes, still here, sorry. About {due}: [your answer].'],
      ['warm', "I'm here, sorry I kept you waiting. How are you?"],
    ),
    ...lines('make amends', [
      ['warm', "Sorry about that. You've got my full attention now, what did I miss?"],
      ['calm', "I'm sorry for the wait. Thank you for checking on me instead of giving up."],
    ]),
  ],
  takingTheHint: [
    ...own(
      ['warm', "It wasn't a hint, I was just bad at answering. I'm sorry, you deserved a reply."],
      ['direct', "Fair, and I'm sorry. Leaving you without an answer was on me, not on you."],
      ['calm', "I'm sorry I went quiet. I can see how it looked from your side."],
    ),
    ...light(['playful', "No hint meant, I'm just a terrible correspondent. Do I get another chance?"]),
    ...lines('make amends', [
      ['warm', "I'm sorry it felt like that. Can I buy you a coffee and make up for it?"],
      ['calm', "I'm sorry. Can we start again from your last message? I'd like to answer it properly."],
    ]),
    ...lines('name the feeling', [
      ['warm', "I'm sorry it felt like that. Thank you for saying it instead of just leaving."],
      ['calm', 'Thank you for saying it. Would you still like to talk, or has it fizzled out for you?'],
    ]),
  ],
  dryBusy: [
    ...lines('no rush', [
      ['warm', 'Sounds like a lot. No rush, write when you can breathe again.'],
      ['calm', 'No worries, busy happens. Write whenever there is a quiet hour.'],
    ]),
    ...light(
      ['playful', "Then I'll keep my best stories until you've got a minute."],
      ['playful', 'So busy you forgot to eat, or so busy you forgot what day it is?'],
    ),
    ...ask(
      ['warm', 'Good busy or bad busy?'],
      ['warm', 'Is there an end in sight, or is it like this for a while?'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;
