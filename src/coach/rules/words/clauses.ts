/** The last resort, where a message leaves nothing to take up and no situation fits: honest about not being sure, and easy to answer. */
import { EMOTION_SAID_SCORE, type Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { isJoking, isOfTheDead, isSaidStraight } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

export type SpareLine = readonly [MoveName, Tone, string];

const F = 'follow up';
const T = 'take the bait';
const G = 'give space';
const N = 'start fresh';
const L = 'appreciate a detail';
const S = 'sympathise';
const W = 'stay with them';

/** Asked in good faith, claiming nothing. */
const UNSURE: readonly SpareLine[] = [
  [F, 'direct', 'How do you mean that? I would like to get it right.'],
  [F, 'warm', 'Would you tell me a bit more? I want to be sure that I get you right.'],
  [F, 'warm', 'Now I am curious. What is the story there?'],
  [F, 'direct', 'What made you think of that?'],
  [F, 'warm', 'I had not expected that. Will you tell me more?'],
  [L, 'calm', 'That is new to me. How did it come about?'],
  [F, 'calm', 'Okay, I am with you. And what happens next?'],
  [F, 'playful', 'You have my full attention. Go on.'],
  [L, 'warm', 'Good to know. What else is on your mind today?'],
  [G, 'calm', 'Let me take that in for a minute. How are you otherwise?'],
];

/** They answered or remarked on what the reader wrote: it is taken as said. */
const TAKEN: readonly SpareLine[] = [
  [L, 'warm', 'Good to know, thank you.'],
  [L, 'calm', 'Ah okay, I see.'],
  [L, 'direct', 'Okay, got it. Thanks for letting me know.'],
  [F, 'warm', 'Okay, got it. How is the rest of your day looking?'],
  [F, 'calm', 'Good to know. And how do you feel about it?'],
  [G, 'calm', 'Okay. Shall we talk later?'],
  [L, 'warm', 'I like that answer.'],
];

/** They tell it gladly. */
const JOYFUL: readonly SpareLine[] = [
  [L, 'warm', 'That makes me happy to read.'],
  [F, 'warm', 'I like hearing you this pleased. Tell me more?'],
  [L, 'warm', 'That made me smile, thank you for telling me.'],
  [F, 'direct', 'Love that. What happens next?'],
];

/** They care about the reader, and say so. */
const CARED: readonly SpareLine[] = [
  [L, 'warm', 'Thank you, that is kind of you.'],
  [L, 'calm', 'Thank you. It helps that you say so.'],
  [F, 'warm', 'That is sweet of you. How are you doing yourself?'],
];

/** How to get in, where to stand: done as said. */
const DIRECTED: readonly SpareLine[] = [
  [L, 'warm', 'Got it, thank you.'],
  [L, 'direct', 'Okay, will do.'],
  [L, 'calm', 'All right, thanks for telling me.'],
];

/** They want something done for them. */
const REQUESTED: readonly SpareLine[] = [
  [G, 'warm', 'Let me see what I can do.'],
  [G, 'calm', 'I will see what I can do and let you know.'],
  [F, 'direct', 'Okay. What exactly would help you most?'],
];
const REQUESTS =
  /\b(?:i'?d be (?:so |very )?grateful|would be (?:so )?(?:great|nice|lovely|good) if|i (?:could use|could do with|need) (?:a|some|your) (?:lift|hand|help|favou?r)|do me a favou?r|help me (?:with|out))\b/i;

/** They ask, and no kind of question was heard: it is not dodged, it is put off. */
const ASKED: readonly SpareLine[] = [
  [F, 'warm', 'Good question. Give me a minute to think about it.'],
  [G, 'calm', 'I want to answer that properly. Can I tell you when we talk?'],
  [F, 'direct', 'Let me think about that. What made you ask?'],
  [F, 'warm', 'What would your own answer be? I am thinking about mine.'],
];

/** They tell something, and it is clear enough. */
const TOLD: readonly SpareLine[] = [
  [F, 'warm', 'Thank you for telling me. How do you feel about it?'],
  [L, 'warm', 'I like that you tell me these things.'],
  [F, 'warm', 'Ah okay, I did not know that. Will you tell me more?'],
  [F, 'direct', 'Really? How did that come about?'],
  [F, 'playful', 'You have my full attention. Go on.'],
  [L, 'calm', 'Good to know. And how is your day going?'],
  [F, 'warm', 'I want to hear the rest of that when we talk.'],
];

/** They remarked on what the reader told. */
const REMARKED: readonly SpareLine[] = [
  [F, 'direct', 'Fair enough. What are you up to later?'],
  [L, 'warm', 'Fair point. What else is on your mind?'],
  [L, 'calm', 'Okay, I am glad you said so.'],
  [G, 'calm', 'Okay. Shall we talk later?'],
  [F, 'warm', 'Ha, okay. And how is your day going?'],
  [L, 'warm', 'I hear you. How are things on your side otherwise?'],
  [F, 'direct', 'Okay. Tell me about your day, then.'],
];

/** They tease, and there is nothing in it to take up. */
const TEASED: readonly SpareLine[] = [
  [T, 'playful', 'I have no defence, and I would like it noted that I am smiling.'],
  [T, 'witty', 'I had an answer to that, and then I started laughing.'],
  [T, 'playful', 'You have been saving that one up, admit it.'],
  [F, 'direct', 'Harsh, and possibly fair. What did I do to deserve it?'],
  [T, 'witty', 'I will be contesting that, in writing, after lunch.'],
  [T, 'playful', 'I walked straight into that. Well played.'],
  [L, 'warm', 'I like that you do not go easy on me.'],
  [T, 'flirty', 'Keep talking like that and I will have to take you out for it.'],
  [F, 'playful', 'Is that the nice version? I want to hear the other one.'],
  [L, 'calm', 'That made me laugh, which was probably the point.'],
  [T, 'witty', 'My side of the story is longer and makes me look much better.'],
  [F, 'direct', 'Now say it again with a straight face. I will wait.'],
  [T, 'playful', 'Objection! I can not say to what, but I feel it strongly.'],
  [N, 'playful', 'One point to you. Next round, and I choose the subject.'],
  [F, 'warm', 'You are in good form today. What has got into you?'],
  [T, 'flirty', 'I am pretending to be offended. Is it working?'],
  [G, 'calm', 'I will let you have that one. This time.'],
  [L, 'witty', 'Ten out of ten for nerve. I will not say what for the rest.'],
];

/** A word or two, and nothing before them. */
const THIN: readonly SpareLine[] = [
  [N, 'playful', 'You are a person of few words. Give me one more, any one.'],
  [N, 'direct', 'Easy one: what would make today a bit better?'],
  [N, 'warm', 'How is your day treating you, in a word or in ten?'],
  [T, 'witty', 'I see we are being charged by the letter.'],
  [N, 'playful', 'Tea or trouble? You may only choose one.'],
  [N, 'direct', 'What have you got on this week that you are looking forward to?'],
  [T, 'playful', 'I will carry the talking for a minute, you just nod.'],
  [N, 'calm', 'No need for speeches. What are you up to just now?'],
  [N, 'witty', 'Quick survey: last thing that made you laugh out loud?'],
  [T, 'playful', 'That is either shy or very cool. Which?'],
  [G, 'calm', 'Quiet mood? That is fine with me, I am good at quiet.'],
  [N, 'warm', 'Tell me one small good thing, I collect them.'],
  [N, 'playful', 'Pick a number from one to three and I will ask you something.'],
  [T, 'flirty', 'You make me work for it, and I do not mind.'],
  [N, 'direct', 'Ask me something, then. Anything but my sign.'],
  [G, 'warm', 'If you are in the middle of something, we can pick this up later.'],
  [N, 'witty', 'Let us raise the stakes: worst haircut you ever had?'],
  [N, 'calm', 'What does a good evening look like for you?'],
];

/** They say how they feel, or it is grave: no joke, no digging, no advice. */
const CARE: readonly SpareLine[] = [
  [S, 'warm', 'Thank you for telling me. What would help right now?'],
  [W, 'calm', 'I am here, and there is no hurry. Say as much or as little as you like.'],
  [S, 'warm', 'I am glad you told me that. It can not have been easy to put into words.'],
  [W, 'calm', 'You do not have to make it sound better for me.'],
  [S, 'warm', 'I hear you. I will not try to fix it, I will just stay close.'],
  [F, 'warm', 'Would you rather talk about it, or have some company that does not ask?'],
  [W, 'direct', 'I am not going anywhere. Tell me more if you want to.'],
  [S, 'calm', 'That is a lot to carry around. I am glad you put some of it here.'],
  [W, 'warm', 'I read that slowly. Thank you for trusting me with it.'],
  [S, 'direct', 'I do not have the right words, but I am on your side.'],
  [W, 'calm', 'No answer needed. I only wanted you to know that I read it and that I care.'],
  [S, 'warm', 'I wish I could sit next to you for a while. I am thinking of you.'],
  [F, 'direct', 'Is there one small thing that would make tonight a bit lighter?'],
  [W, 'warm', 'Take it at your own pace. I will be around later too.'],
  [S, 'calm', 'It makes sense that you feel that. Nobody has to hurry past it.'],
];

/** They told something of how they feel, and nothing is wrong. */
const FELT: readonly SpareLine[] = [
  [L, 'warm', 'I like that you told me that. It stays with me.'],
  [L, 'calm', 'Thank you for saying it as it is. I like that about you.'],
  [F, 'warm', 'I am glad you said that out loud. What made you think of it today?'],
  [G, 'calm', 'No clever answer from me, I only wanted to say that it reached me.'],
  [F, 'calm', 'Would you tell me a bit more about that? I would like to understand it.'],
  [L, 'warm', 'You put that well. I would not have found the words.'],
  [F, 'direct', 'And how does it feel, now that you have said it?'],
  [L, 'calm', 'I believe you, and I am happy that it was me you told.'],
  [L, 'direct', 'That was honest, and I would like to be honest back. Ask me something.'],
  [G, 'warm', 'I am going to think about that one tonight. Thank you for it.'],
  [L, 'flirty', 'I wish you had said that across a small table. I would have seen your face.'],
];

/** They told it with a laugh. */
const LAUGHED: readonly SpareLine[] = [
  [T, 'playful', 'I should not be laughing, and I am.'],
  [F, 'playful', 'And then? You can not stop there.'],
  [L, 'warm', 'You tell that well. I could see all of it.'],
  [L, 'calm', 'That made me smile at a dull moment, thank you.'],
  [F, 'direct', 'Okay, that is funny. What happened next?'],
  [L, 'warm', 'I needed that laugh today.'],
  [T, 'playful', 'That made me laugh out loud, and people looked.'],
  [T, 'flirty', 'Tell me that again over a drink, with all the gestures.'],
  [T, 'witty', 'You have a gift for these. Do they just happen to you?'],
];

/** Something weighs between the two, or they press: level, and nothing promised. */
const LEVEL: readonly SpareLine[] = [
  ['calm boundary', 'direct', "I'd rather talk about this calmly, in a while."],
  ['calm boundary', 'calm', 'I want to think before I answer that, so I am taking a moment.'],
  ['set the terms', 'direct', 'I will talk about it when we can both be kind about it.'],
  ['name the feeling', 'warm', 'It sounds like something hurt. I will listen to that part, gladly.'],
  ['calm boundary', 'direct', 'I am not comfortable with how that was put. Can you say it another way?'],
  ['step away', 'calm', 'I need a bit of air now. We can speak later.'],
  [
    'name the feeling',
    'calm',
    'I can tell that you are upset. Being upset with me does not decide it for me.',
  ],
  ['set the terms', 'calm', 'I will not be rushed or guilted into an answer, by anyone.'],
  ['step away', 'direct', 'I am leaving it there for tonight. Take care of yourself.'],
  ['name the feeling', 'warm', 'If you are disappointed, tell me so. I can hear that much better than this.'],
  ['set the terms', 'direct', 'My answer stays what it was. I would like you to respect that.'],
  ['step away', 'calm', 'This is getting heated, so I am putting the phone down for a while.'],
];

/** Something between the two is named, kindly or not: it is heard, and nothing is promised or waved away. */
const STRAIGHT: readonly SpareLine[] = [
  [L, 'warm', 'I hear you. Thank you for saying it straight.'],
  [G, 'calm', 'That is fair. Let me think about it before I answer properly.'],
  [F, 'warm', 'I am listening. What would make this better for you?'],
  [L, 'direct', 'I am glad you told me instead of keeping it to yourself.'],
  [G, 'direct', 'I do not want to brush that off. Give me a moment to answer it well.'],
  [F, 'calm', 'Okay, I hear that. Can we talk about it properly, and not by text?'],
  [W, 'warm', 'Thank you for being honest with me. I take it seriously.'],
];

/** A message of so many words or fewer holds nothing but its tone. */
const THIN_WORDS = 3;
/** From so many on it is clear enough what it says. */
const TOLD_WORDS = 6;
/** So many are put up for a message, drawn by its own chance, so that no line is everybody's. */
const DRAWN = 8;

const LOW: ReadonlySet<string> = new Set([
  'sadness',
  'disappointment',
  'fear',
  'remorse',
  'anger',
  'grief',
  'nervousness',
]);
const isLow = (reading: Reading): boolean =>
  reading.emotions.some(({ label, score }) => LOW.has(label) && score >= EMOTION_SAID_SCORE);

const GLAD: ReadonlySet<string> = new Set(['joy', 'excitement', 'pride', 'relief']);
const isGlad = (reading: Reading): boolean => {
  const first = reading.emotions[0];
  return first !== undefined && GLAD.has(first.label) && first.score >= EMOTION_SAID_SCORE;
};

/** They may be asking, whether or not it was heard as a question: an answer is not thanked for then. */
const ASKS =
  /\?|\b(?:(?:tell|give|show|convince) me|what|how|why|when|where|who|whose|which|do you|are you|can you|did you|have you|will you|would you)\b/i;

/** No question of theirs to the reader. */
const MERE_MARK = /\b(?:honestly|seriously|really|right|remember|you know|me|fun)\?/gi;

/** What can still be said, drawn anew for each message. @param caring it is grave, or help is wanted */
export function spareLines(reading: Reading, caring: boolean): SpareLine[] {
  const { intents } = reading;
  const grave =
    reading.action !== 'reply' ||
    reading.flags.some(({ kind }) => kind !== 'wellbeing') ||
    intents.has('grief') ||
    isOfTheDead(reading) ||
    intents.has('distress');
  const laughs = reading.style.laughs || intents.has('humour');
  const laughsAloud =
    reading.style.laughs ||
    (intents.has('humour') && reading.mine === '') ||
    (isJoking(reading) && reading.style.words > 8);
  const asks = ASKS.test(reading.plain.replace(MERE_MARK, ''));
  const kind = setFor(reading, { grave: grave || (caring && !laughs), laughsAloud, asks });
  return shuffled(kind, seedOf(reading, 'spare')).slice(0, DRAWN);
}

/** The first that holds: what weighs, then what is to be done, then how it is told, then who spoke before. */
function setFor(
  reading: Reading,
  { grave, laughsAloud, asks }: { grave: boolean; laughsAloud: boolean; asks: boolean },
): readonly SpareLine[] {
  const { intents, plain, style } = reading;
  if (reading.action === 'caution') return LEVEL;
  if (grave) return CARE;
  if (isSaidStraight(reading)) return STRAIGHT;
  if (REQUESTS.test(plain)) return REQUESTED;
  if (intents.has('logistics') && !plain.includes('?')) return DIRECTED;
  if (intents.has('caring') && !asks) return CARED;
  if (isGlad(reading) && !asks) return JOYFUL;
  if (intents.has('tease')) return TEASED;
  if (laughsAloud) return LAUGHED;
  if (intents.has('share_feeling')) return isLow(reading) ? CARE : FELT;
  if (reading.mine !== '' && !asks) return reading.mine.includes('?') ? TAKEN : REMARKED;
  if (style.words <= THIN_WORDS) return THIN;
  if (asks || reading.questions.length > 0) return ASKED;
  return style.words >= TOLD_WORDS ? TOLD : UNSURE;
}
