/** Ways to take up a question, by what it asks for. `[…]` is for the reader to fill in; nothing else is claimed for them. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { AskKind } from '../reading/asks.ts';

export type AnswerLine = readonly [MoveName, Tone, string];

const A = 'answer, then return';
const R = 'return the question';
const T = 'take the bait';
const M = 'suggest meeting';

/** They cannot choose between two things and say so. */
export const DILEMMA_LINES: readonly AnswerLine[] = [
  [T, 'playful', '{y}, obviously. {x} will still be there tomorrow.'],
  [T, 'witty', 'You already know it is {y}, you only want a witness.'],
  [R, 'warm', 'Which would you regret more at ten tonight, {x} or {y}?'],
  [R, 'direct', 'Flip a coin. The moment it is in the air you will know if you want {x} or {y}.'],
  [T, 'playful', '{x} first, then {y} as the reward. You are welcome.'],
];

/** They are bored or stuck and want company. */
export const ENTERTAIN_LINES: readonly AnswerLine[] = [
  [T, 'playful', 'Quick game then: two truths and a lie. You start, I need the practice.'],
  [T, 'witty', 'On it. Look around and tell me the most boring thing within reach, I will improve it.'],
  [R, 'warm', 'Happy to keep you company. Gossip, riddle or unpopular opinion?'],
  [R, 'direct', 'Reporting for duty. How long do we have to fill?'],
  [T, 'playful', 'Describe the people around you and I will invent their backstories.'],
];

export const ANSWER_LINES: Record<AskKind, readonly AnswerLine[]> = {
  rather: [
    [R, 'warm', 'Cruel choice, I need a minute and a snack. What would you pick yourself?'],
    [M, 'flirty', 'I would like to argue that one over a coffee. Are you free this week?'],
    [A, 'direct', '[your pick], and I have thought it through. You?'],
    [T, 'playful', "{xn}, and I've thought about this longer than I should admit. What are you picking?"],
    [T, 'witty', 'I choose {yn}, and I know exactly how it would end. You?'],
    [T, 'playful', "I'm going with {xn}, but only if {yn} can't turn up later for revenge. You?"],
    [R, 'direct', '{yn}. Now defend {xn}, you have one minute.'],
    [R, 'warm', 'Finally, a question that matters. {xn}, I think. What would you choose?'],
    [T, 'playful', "I would rather {xv}, and I've thought about it longer than I should admit. You?"],
    [R, 'warm', 'I would rather {yv}, no regrets so far. What about you?'],
    [T, 'witty', 'Cruel choice, but I would rather {xv}. What would you do?'],
    [R, 'direct', 'I would rather {yv}. Now you, and no sitting on the fence.'],
  ],
  choice: [
    [T, 'playful', '{x}, no contest. And you?'],
    [T, 'playful', 'Definitely {y}. You?'],
    [T, 'witty', '{y}, and I am ready to be judged for it.'],
    [T, 'playful', 'My head says {x}, my heart says {y}. And yours?'],
    [R, 'warm', '{x} on a normal day, {y} when I feel brave. What is yours?'],
    [A, 'direct', '[{options}], every time. And you?'],
    [T, 'playful', 'A bit of both, depending on the day. What did you expect?'],
  ],
  'tease choice': [
    [T, 'playful', 'A bit of both, depending on the day. What did you expect?'],
    [A, 'warm', 'The truth? [the honest answer]. What was your guess?'],
    [A, 'direct', '[the honest answer], since you ask so nicely. And you?'],
    [R, 'warm', 'Ha, fair question. What would you put your money on?'],
    [T, 'witty', 'You make both of those sound like an accusation. Which did you bet on?'],
    [T, 'playful', 'A little of the first and a lot of the second. Or was it the other way round?'],
    [R, 'witty', 'Which of the two gets me a second date? Then it is that one.'],
    [M, 'flirty', 'Come and find out in person. Coffee this week?'],
  ],
  state: [
    [A, 'warm', '[{need}], thanks for asking.'],
    [A, 'direct', 'Short version: [{need}].'],
    [A, 'calm', 'On my side: [{need}].'],
    [R, 'playful', 'Mine can wait, yours has a plot.'],
    [R, 'warm', "I'll get to mine in a second, I'm still on yours."],
    [R, 'calm', "Ask me again tonight, I'll know by then how to sum it up."],
    [M, 'flirty', "I'd rather tell you mine over a drink. Free this week?"],
  ],
  name: [
    [A, 'warm', "That'd be [the name]. Is there a story to yours?"],
    [A, 'direct', '[the name], officially.'],
    [T, 'playful', 'What name would you have gone with? The real one is coming.'],
    [R, 'warm', 'Happy to tell you the name. What made you curious?'],
    [M, 'flirty', 'You could get a proper introduction over coffee. This week?'],
  ],
  place: [
    [A, 'direct', '[your place]. Do you know it?'],
    [A, 'warm', "That's [your place]. Have you been?"],
    [R, 'warm', 'I will tell you, it is no secret. Where is yours?'],
    [M, 'flirty', 'I could tell you, or I could show you one day. Would you come along?'],
    [R, 'direct', "I'll swap you: your favourite place for mine."],
    [T, 'playful', 'Close to good food, that much I can promise. And yours?'],
  ],
  job: [
    [A, 'direct', '[your work and how it suits you]. What about yours?'],
    [A, 'warm', 'Day job: [your work and how it suits you]. And you?'],
    [R, 'warm', "I'll tell you mine. What's yours, and would ten-year-old you approve?"],
    [M, 'flirty', 'My work sounds better over a coffee. Are you free this week?'],
  ],
  pick: [
    [R, 'warm', '{echo}? Good one, I have two in the running. What is yours?'],
    [A, 'direct', '{echo}: [your pick]. And yours?'],
    [A, 'warm', '[your pick], no hesitation. And you?'],
    [A, 'direct', "[your pick], and I'll defend it."],
    [R, 'warm', "I need a minute to narrow that down. What's yours?"],
    [T, 'playful', 'Only one? That is cruel. What is yours?'],
    [M, 'flirty', 'I would rather show you than tell you. Are you free one evening this week?'],
  ],
  ever: [
    [R, 'warm', 'My {echo} is a story for in person. What is yours?'],
    [A, 'direct', '{echo}: [your own story]. Beat that.'],
    [A, 'warm', 'Okay: [your own story]. Your turn.'],
    [A, 'playful', "[your own story], and I'm not sorry. What about you?"],
    [R, 'witty', "I tell that one much better in person. What's yours?"],
    [M, 'flirty', "That's a story for a drink, not a text. Thursday?"],
    [R, 'playful', "Something tells me you've got a good one ready. What happened?"],
  ],
  'yes or no': [
    [A, 'warm', 'Honest answer: [yes or no, and why]. How about you?'],
    [A, 'playful', '[yes or no, and why]. Is that the answer you wanted?'],
    [A, 'direct', 'Straight answer: [yes or no, and why].'],
    [T, 'witty', 'No comment until the second drink. What is your guess?'],
    [T, 'witty', 'Depends. Is a yes good or bad for me here?'],
    [A, 'playful', '[yes or no], and I would like to see your face while you read that.'],
    [R, 'playful', 'I will answer that one if you do. You first?'],
    [A, 'calm', '[yes or no], with one condition: you tell me yours.'],
    [A, 'witty', '[yes or no], your honour, and I would say it again.'],
    [A, 'warm', 'Since you ask so nicely: [yes or no]. What made you wonder?'],
    [A, 'direct', '[yes or no, and why]. Your turn to be honest.'],
    [A, 'playful', 'Drum roll: [yes or no]. Were you close?'],
  ],
  deep: [
    [A, 'warm', "[your honest answer], and I'm glad you asked. Where are you on it?"],
    [A, 'direct', '[your honest answer]. Is that what you were hoping to hear?'],
    [R, 'calm', "I'd rather get that question now than in a year. Where do you stand?"],
    [R, 'warm', "I like that you ask straight out. What's your own answer?"],
    [M, 'calm', 'That is too big for a text. Could we talk about it over a coffee?'],
    [R, 'direct', 'Fair thing to ask, and you will get an honest answer. Is it a must for you?'],
  ],
  why: [
    [M, 'flirty', "It's a long story and it comes with coffee. When suits you?"],
    [A, 'direct', 'Short version: [your reason]. What was your theory?'],
    [A, 'warm', 'Truthfully? [your reason].'],
    [A, 'playful', 'I was hoping nobody would ask. [your reason].'],
    [R, 'playful', "There's a good reason and a true one. Which do you want first?"],
    [R, 'witty', "What's your theory? I bet it's better than the real reason."],
  ],
  amount: [
    [A, 'playful', '[your answer], and I have witnesses.'],
    [A, 'direct', '[your answer], give or take. And you?'],
    [R, 'warm', 'Ha, fair question. What would you guess?'],
    [A, 'witty', '[your answer], rounded in my favour.'],
    [T, 'playful', 'More than I admit and less than I would like. How about you?'],
  ],
  recommend: [
    [R, 'playful', 'For {some} I need one more clue: what was the last one you loved?'],
    [R, 'warm', '{some}, coming up. How far off your usual taste may I go?'],
    [A, 'direct', 'If you want {some}: [your recommendation].'],
    [A, 'warm', 'Try [your recommendation], and report back.'],
    [A, 'direct', '[your recommendation]. Trust me on this one.'],
    [R, 'warm', "Happy to. What's the last one you really loved, so that I aim right?"],
    [R, 'playful', "I take this very seriously. Three words for the mood you're after?"],
    [T, 'witty', 'A lot of responsibility on my shoulders here. What should it absolutely not be?'],
    [R, 'direct', 'I need one more clue: something easy, or something that surprises you?'],
  ],
  tell: [
    [A, 'warm', 'Okay, one true thing: [something true about you]. Your turn.'],
    [A, 'playful', '[something true about you]. There, now you owe me one.'],
    [R, 'playful', 'Happy to. Would you like something embarrassing or something useful?'],
    [R, 'witty', 'Pick a category: food, family or poor decisions.'],
    [R, 'warm', "I'll trade you one for one. What should I know about you first?"],
    [R, 'direct', 'Ask me one specific thing and I promise a straight answer.'],
  ],
  judge: [
    [T, 'playful', 'On the contrary, you just went up a place.'],
    [T, 'witty', 'I am shocked, and I am staying. What else should I know?'],
    [R, 'warm', 'Not to me. Has somebody made you feel like it is?'],
    [T, 'playful', "I wouldn't call it a dealbreaker. More of a project."],
    [T, 'witty', "I'll allow it, but I want to hear your defence first."],
    [A, 'direct', 'Honestly? [what you think].'],
  ],
  'am I right': [
    [T, 'playful', 'I can neither confirm nor deny. What gave me away?'],
    [R, 'witty', 'Do you do this to everyone, or am I that easy to read?'],
    [A, 'direct', '[how right they are]. How did you get there?'],
    [T, 'playful', "If you are, I'm not admitting it before the second date."],
    [R, 'warm', 'Ha, what made you think that? I want to hear the evidence.'],
  ],
  advice: [
    [T, 'playful', 'My vote is yes, and I accept no liability whatsoever.'],
    [A, 'direct', 'If you ask me: [what you would do].'],
    [T, 'playful', 'Do it, and then tell me everything.'],
    [R, 'warm', "What does your gut say? You sound like you've half decided."],
    [R, 'witty', 'Do you want my honest opinion or my support? I can do both, not always at once.'],
  ],
  guess: [
    [R, 'playful', "Give me one hint and I'll commit to a guess."],
    [A, 'direct', 'My guess: [your guess]. How close am I?'],
    [R, 'warm', 'I like guessing games. Are warmer and colder hints allowed?'],
    [T, 'witty', 'I will guess, but only with a prize. What do I win?'],
  ],
  opinion: [
    [A, 'direct', '[what you think]. Now yours.'],
    [A, 'warm', 'Strong views here: [what you think]. Where are you on it?'],
    [R, 'playful', 'I have an opinion, but is this the one that ends us? What is yours?'],
    [R, 'witty', "I have views, but I'd like to know what I'm up against. Yours?"],
    [M, 'flirty', "I'd rather have that argument over food. Are you free this week?"],
  ],
  rhetorical: [
    [T, 'playful', "Nobody I'd trust with a spare key."],
    [T, 'witty', 'Somebody out there does, and we should keep an eye on them.'],
    [R, 'direct', 'Who did you catch doing it?'],
    [R, 'warm', 'That sounds personal. Who was it?'],
    [T, 'playful', "I'd like to say nobody, but you've clearly seen things. What happened?"],
  ],
  deal: [
    [T, 'playful', 'Deal, but I want it in writing. What are the small print and the penalties?'],
    [R, 'witty', "Tempting. What's the catch?"],
    [R, 'direct', 'You have a deal if the first round is a trial. When do we start?'],
    [T, 'warm', 'I could live with that. Who taught you to negotiate?'],
    [M, 'flirty', 'Let us shake on it in person. Which evening suits you?'],
  ],
  permission: [
    [T, 'playful', 'Always. The weirder the better.'],
    [R, 'warm', "Go on, I'm listening."],
    [T, 'witty', "You can't open with that and not ask it. Out with it."],
    [R, 'direct', 'Yes, as long as I get to ask one back.'],
    [R, 'calm', "Sure, ask away. I'll tell you if it's too much."],
  ],
  back: [
    [A, 'warm', '[{need}]. Your turn again.'],
    [A, 'direct', 'From my side: [{need}].'],
    [R, 'playful', "Wait, I'm not done with yours yet."],
    [R, 'warm', "I'll tell you mine, but let me ask about yours first."],
    [M, 'flirty', "Mine's better told out loud. Coffee this week?"],
  ],
  other: [
    [A, 'direct', '{whole}: [your answer]. And you?'],
    [R, 'witty', 'Ooh, {whole}. How honest do you want me to be?'],
    [M, 'warm', 'I would like to answer that one out loud. Can I call you later?'],
    [R, 'playful', 'Short version or long version? The long one comes with coffee.'],
  ],
};

/** What a question is opened with, where its kind says no more. */
export type AskWord =
  | 'whom'
  | 'once'
  | 'knowing'
  | 'what if'
  | 'as a child'
  | 'who'
  | 'when'
  | 'how'
  | 'what'
  | 'fact';

/** Answers that fit the word a question is opened with: a person for `who`, a way for `how`. */
export const WORD_LINES: Record<AskWord, readonly AnswerLine[]> = {
  knowing: [
    [A, 'playful', 'I have my sources. Fine: [how you know].'],
    [A, 'direct', '[how you know]. Why, were you hoping nobody would notice?'],
    [T, 'witty', 'A good detective never tells. I might, for a coffee.'],
    [T, 'playful', 'You are easier to read than you think, and I am enjoying the book.'],
    [R, 'warm', 'A lucky guess that felt like knowledge. Was I right?'],
  ],
  'what if': [
    [A, 'playful', 'First I would panic politely, then [what you would do]. You?'],
    [A, 'warm', '[what you would do], and I would not regret it. What would you do?'],
    [A, 'direct', 'No thinking needed: [what you would do]. Your turn.'],
    [T, 'witty', 'Something brave in my head and something with snacks in real life. And you?'],
    [R, 'playful', 'You have clearly thought about this. What is your own plan?'],
  ],
  'as a child': [
    [A, 'playful', '[your answer], and I took it very seriously. You?'],
    [A, 'warm', 'Small me would have said [your answer]. What about small you?'],
    [A, 'direct', '[your answer], for far too many years. Please tell me yours is worse.'],
    [R, 'warm', 'I was a strange child with big plans. What were you like?'],
  ],
  whom: [
    [A, 'direct', '[who it is], every time. And you?'],
    [A, 'warm', '[who it is], without having to think. Who is yours?'],
    [A, 'playful', '[who it is], and they know it, which is the problem. You?'],
    [R, 'warm', 'There is a short list and a very short one. Who would yours be?'],
  ],
  who: [
    [A, 'direct', 'That would be [who it is]. Do you know each other?'],
    [A, 'playful', '[who it is], and no, there is no scandal. Disappointed?'],
    [A, 'warm', "[who it is]. There's a story to it, if you want it."],
    [R, 'playful', 'Curious or a little jealous? I will tell you either way.'],
  ],
  when: [
    [A, 'direct', '[when]. Does that suit you?'],
    [A, 'warm', '[when], if all goes well.'],
    [A, 'playful', '[when], give or take my sense of time.'],
  ],
  once: [
    [A, 'warm', '[when], and I can still picture it. And you?'],
    [A, 'playful', 'Longer ago than I would like: [when]. You?'],
    [A, 'direct', '[when]. And yours?'],
    [R, 'playful', 'I would have to check my diary and my conscience. When was yours?'],
  ],
  how: [
    [A, 'direct', 'Like this: [how]. How do you do it?'],
    [A, 'playful', 'Honestly? [how]. I am as surprised as you are.'],
    [A, 'warm', '[how], and a fair bit of luck. What about you?'],
    [T, 'witty', 'With great confidence and no plan whatsoever. And you?'],
  ],
  what: [
    [A, 'direct', 'Easy: [your answer]. And you?'],
    [A, 'warm', '[your answer], without having to think. What is yours?'],
    [A, 'playful', '[your answer], and I will not be argued with. You?'],
    [A, 'witty', 'My official answer is [your answer]. The unofficial one needs a drink.'],
    [M, 'flirty', 'I would rather answer that one across a small table. Are you free this week?'],
  ],
  fact: [
    [A, 'direct', '[the answer].'],
    [A, 'warm', 'That would be [the answer], if I remember right.'],
    [A, 'calm', 'Let me check that properly and tell you in a minute.'],
    [A, 'playful', '[the answer]. I accept thanks in the form of cake.'],
  ],
};
