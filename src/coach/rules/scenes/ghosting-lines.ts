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
  ['warm', 'The {theirs}: {theirNeed}. And thank you for the honest hello, I like it better than an excuse.'],
  ['playful', '{theirNeed}, since you ask about the {theirs}. Now your turn, I want the news.'],
  ['warm', 'Yes, still keen on {plan}. And no harm done, {news} is a good enough reason.'],
  ['playful', "I'm not furious, so {plan} is a yes. Honesty gets you a long way with me."],
  ['playful', 'You missed {missed}. Now I want to hear about {thing}.'],
  ['warm', 'You missed {missed}, it was quiet without you. Tell me about {thing} first.'],
);

/** Fits any honest return. */
export const ANY_RETURN: readonly Line[] = [
  ...welcome(
    ['playful', 'Look who is back. {gap} is long enough for a boxset or a witness programme, which was it?'],
    ['warm', "Hey, no harm done. Life does that, and it's good to hear from you."],
    ['warm', 'Good to have you back. {gap} happens, I hope things are calmer now.'],
  ),
  ...ask(
    ['warm', 'No guilt needed. What is the one thing from {gap} that I have to hear?'],
    ['playful', 'So where does one disappear to for {gap}? I am hoping for pirates.'],
    ['warm', 'Has life let go of you a bit by now? I would like to hear the short version.'],
  ),
  ...answer(
    ['warm', 'Me: {mine}, thanks for asking. And you, has life settled down?'],
    ['warm', 'My side: {mine}. No hard feelings about the silence, tell me about yours.'],
  ),
  ...light(['playful', 'Apology accepted, stranger. The entry fee is one good story about {gap}.']),
];

export const RETURNS = {
  /** An illness, a theft, a broken bone: nobody is blamed for that. */
  mishap: [
    ...sorry(
      ['warm', "No apology needed, I'm sorry about {mishap}. I'm just glad you're back and typing."],
      ['warm', "Oh no, {mishap}. I'm sorry, that beats any excuse I had imagined. How are you now?"],
      ['calm', "I'm sorry to hear about {mishap}. Good to have you back, take it gently."],
    ),
    ...welcome(
      ['warm', "It's really good to hear from you. I'd wondered, and now I'm just relieved."],
      ['warm', "You remembered {thing}, with all that going on? I'm touched. Welcome back."],
      ['playful', 'Back from {mishap} and thinking of {thing}. I approve of your order of things.'],
    ),
    ...ask(
      ['warm', 'How is it healing, honestly? And is somebody bringing you soup?'],
      ['warm', 'Are you all right by now? We can pick up at {thing} whenever you are.'],
      ['playful', 'I want to hear the whole story of {mishap}, and then we go back to {thing}.'],
    ),
    ...light(['playful', 'I promise to laugh only as much as {mishap} allows. What happened?']),
    ...ASKED,
  ],
  /** Somebody close was ill and is better. */
  family: [
    ...sorry(
      ['warm', "No need to apologise, I'm sorry about {who}. You were exactly where you should be."],
      ['calm', 'Family first, always. I hope {who} is all right, and that you are too.'],
    ),
    ...welcome(
      ['warm', "No essay needed, hi is perfect. I'm so glad {who} is {home}."],
      [
        'warm',
        "Hello again. I'm relieved about {who}, and nobody keeps count of messages at a time like that.",
      ],
      ['calm', "I'm glad {who} is {home}. Thank you for coming back to say hi."],
      ['playful', '{who} {antics} is the best sign there is. Welcome back.'],
    ),
    ...ask(
      ['warm', 'How is {who} doing now? And how are you, after all that?'],
      ['warm', 'Is {who} behaving as a patient? And are you sleeping again?'],
    ),
    ...light(
      ['playful', 'Then here is my essay in return: hi. I am glad {who} is on the mend.'],
      ['playful', 'If {who} has opinions about {soup}, I would call that recovered.'],
    ),
  ],
  /** They were afraid, embarrassed, with somebody else: an honest confession. */
  confession: [
    ...welcome(
      [
        'warm',
        "Thank you for being honest, that's more than most people manage. It's good to hear from you.",
      ],
      ['warm', 'No harm done. Scared first and embarrassed later is about as human as it gets.'],
      ['calm', "I appreciate the honest version. It would've been easier to say your phone broke."],
      ['warm', "I'm glad you came back and said it straight. Overwhelmed happens, welcome back."],
    ),
    ...light(
      ['playful', 'A coward writes nothing, you wrote this. I call that brave, if a little late.'],
      ['playful', "{gap} and you still owe me the one about {thing}. I'm ready when you are."],
      ['playful', 'Embarrassment is served cold and with {thing}. Sit down, all is well.'],
    ),
    ...ask(
      ['warm', "Thank you for telling me. And now that you're here: {thing}, where were we?"],
      ['calm', 'Apology accepted. What would make it less scary this time, going slower?'],
    ),
    ...terms(['direct', "I'm not angry. If it gets too much again, tell me in one line, that's all I ask."]),
    ...ASKED,
  ],
  /** Work, a move, no signal: life. */
  life: [
    ...welcome(
      ['warm', 'Good to hear from you! {news} sounds like a lot in one go, congratulations and condolences.'],
      ['playful', 'Welcome back from {news}. I expected a postcard at least.'],
      ['warm', 'Look at you, back in the land of signal. Good to have you here again.'],
    ),
    ...light(
      ['playful', '{thing} alone makes up for the silence. Tell me everything, slowly.'],
      ['playful', "I'd also have vanished for {thing}. Welcome back."],
      ['witty', 'Excuse accepted on the strength of {thing} alone.'],
    ),
    ...ask(
      ['warm', 'How is it all settling, {news} and everything?'],
      ['playful', 'First question, and the only serious one: what about {thing}?'],
    ),
    ...ASKED,
  ],
  /** They tell where they were with a wink, from the dead. */
  fromTheDead: [
    ...welcome(
      ['playful', 'Welcome back to the living. {thing} is the best excuse I have heard all year.'],
      ['playful', 'A resurrection on a weekday, I am honoured. Good to hear from you.'],
    ),
    ...light(
      ['playful', 'No ghost would bother with {thing}, so I believe you. Welcome back.'],
      ['witty', 'I had already composed a very moving speech about you. Shall I keep it for next time?'],
      ['playful', "I'll haunt you back one day, fair is fair. Now tell me about {thing}."],
    ),
    ...ask(
      ['playful', 'Did {thing} survive? And were you very scared to look?'],
      ['warm', "What's life like on your side these days, apart from {thing}?"],
    ),
    ...ASKED,
  ],
  /** Three words after weeks. */
  bare: [
    ...welcome(
      ['playful', 'You saw {reminder} and thought of me? I am choosing to be flattered. How have you been?'],
      ['warm', 'Long time! I am glad {reminder} put me back on your mind. What is new with you?'],
      ['playful', "Hey, long time! I'd nearly filed you under mysteries. What have you been up to?"],
      ['warm', 'Well hello, this is a surprise. Good to hear from you, how have you been?'],
      ['calm', 'Hi. It has been a while, what brings you back today?'],
      ['playful', "Back from the quiet, I see. What's new on your side?"],
    ),
    ...light(
      ['playful', 'Three words after all that silence, you write like a telegram. What has been happening?'],
      ['witty', 'The silence had a good run. Tell me one thing that happened while it lasted.'],
      ['playful', 'Somebody dusted off {app}, welcome back. What did you find down here?'],
      ['playful', 'I had nearly forgotten {app} too, so we are even. What brings you back?'],
      ['witty', '{app} remembered you, for what it is worth. Welcome back.'],
    ),
    ...ask(
      ['warm', 'What made you think of me, after all this time?'],
      ['warm', 'How have things been with you, the honest short version?'],
    ),
    ...terms(
      ['calm', "Nice to hear from you. I'm easier to find in daylight, with a plan attached."],
      ['direct', 'Hello again. We left off at {lost}, I noticed. What happened?'],
      ['direct', "Good to hear from you. I did wonder about the silence, so tell me what's been going on."],
    ),
  ],
  /** `miss u` out of the silence. */
  missing: [
    ...welcome(
      ['warm', "That's a surprise after so long. It's good to hear from you, how have you been?"],
      ['calm', "I wasn't expecting that today. What's been happening on your side?"],
    ),
    ...ask(
      ['warm', 'What made you think of me? I have been wondering how you are.'],
      ['calm', 'Thank you for saying it. What exactly is it that you miss, if I may ask?'],
    ),
    ...terms(
      ['direct', 'That is kind to hear, though the silence was long. What has changed?'],
      ['playful', "Two words after all that time. I'd like a few more before I answer properly."],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;

/** The reader went quiet, and they ask. */
export const MINE = {
  didIDoSomething: [
    ...own(
      ['warm', "No, you did nothing wrong. I'm sorry I went quiet, that was on my side and not about you."],
      ['warm', "Not you at all, I'm sorry. I should have said something instead of leaving you guessing."],
      ['calm', "You didn't do anything, and it's fair to ask. I'm sorry, the silence was mine."],
    ),
    ...answer(
      ['warm', 'Nothing you said, I promise. Sorry for leaving you there, and in the middle of {thing} too.'],
      ['warm', "No, nothing. [what kept you]. I'm sorry, you deserved a word from me."],
      ['playful', 'No, nothing wrong, and {thing} deserves its ending. Sorry, where was I?'],
    ),
    ...lines('make amends', [
      [
        'warm',
        "I'm sorry. Thank you for asking so kindly, let me make it up to you with the rest of {thing}.",
      ],
      ['calm', "Thank you for asking instead of guessing. I'm sorry, can we pick it up where I dropped it?"],
    ]),
  ],
  stillThere: [
    ...own(
      ['warm', "I'm here, I'm sorry. I said I'd get back to you and then I didn't, that's on me."],
      ['playful', 'Alive, breathing and embarrassed. Sorry, you were waiting for an answer from me.'],
      ['warm', "Here, sorry! I left you hanging and you didn't deserve that."],
    ),
    ...answer(
      ['playful', 'Alive, with a pulse and a guilty conscience. Sorry for the silence, how are you?'],
      ['warm', 'Yes, still here, sorry. About {due}: [your answer].'],
      ['warm', "I'm here, sorry I kept you waiting. Is it still on from your side?"],
    ),
    ...lines('make amends', [
      ['warm', 'Sorry about that. You get a proper answer on {due} now, and the good kind of apology later.'],
      ['calm', "I'm sorry for the wait. Thank you for checking on me instead of giving up."],
    ]),
  ],
  takingTheHint: [
    ...own(
      ['warm', "It wasn't a hint, it was bad manners, and I'm sorry. You deserved an answer."],
      ['direct', "Fair, and I'm sorry. That many unanswered messages is on me, not on you."],
      ['calm', "I'm sorry. I went quiet and you noticed before I was honest about it."],
    ),
    ...light(
      ['playful', "For the record, I'm terrible at {thing} and worse at answering. Sorry, truly."],
      ['playful', 'No hint intended, only a bad correspondent. I am sorry about that.'],
    ),
    ...lines('accept with grace', [
      [
        'warm',
        "You'd be right to go, and I'm sorry it felt like that. Thank you for being so decent about it.",
      ],
      ['calm', "That's fair. Sorry for the silence, and thank you for asking honestly about it."],
    ]),
    ...lines('name the feeling', [
      ['warm', "I hear it, and you're honest to say it. It did go quiet, and I'd be sad if {thing} stopped."],
      [
        'calm',
        'Thank you for saying it out loud. Is it fizzling for you, or does it only look that way from my silence?',
      ],
    ]),
  ],
  dryBusy: [
    ...lines('no rush', [
      ['warm', 'Sounds like a lot. No rush, write when you can breathe again.'],
      ['calm', 'Busy happens. I will leave it with you, whenever there is a quiet hour.'],
      ['warm', 'Fair enough. I hope it settles soon, the rest can wait.'],
    ]),
    ...light(
      ['playful', 'Busy with {lost}, I choose to believe. Come up for air when you can.'],
      ['playful', "Then I'll keep my best stories warm until you've got a minute."],
    ),
    ...ask(
      ['warm', 'Good busy or bad busy? You can answer in one word, I know how it is.'],
      ['warm', 'Is it {lost} keeping you busy, or the rest of life?'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;
