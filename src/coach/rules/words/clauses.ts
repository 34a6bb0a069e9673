/** The last resort, where a message leaves nothing to take up and no situation fits: honest about not being sure, and easy to answer. */
import { EMOTION_SAID_SCORE, type Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { Reading } from '../reading.ts';
import { isBetweenTwo } from './register.ts';
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
  [F, 'calm', 'I do not want to answer past you. Which bit matters most there?'],
  [F, 'warm', 'I want to get you right. Could you give me a little more of it?'],
  [G, 'calm', 'I am not sure what to say to that yet, but I am glad you said it.'],
  [L, 'warm', 'I like that you just say things. How did you get to that one?'],
  [F, 'warm', 'Now I am curious. What is the story there?'],
  [T, 'flirty', 'You get more interesting by the message.'],
  [F, 'direct', 'What made you think of that just now?'],
  [L, 'calm', 'There is more in that than it looks, I think. Would you tell me?'],
  [F, 'warm', 'I am curious how you got there. Walk me through it?'],
  [F, 'calm', 'And how do you feel about it?'],
  [T, 'playful', 'I did not see that one coming, and I like it.'],
  [L, 'warm', 'Good to know. What else should I know about you?'],
  [T, 'playful', 'Noted. I may come back to that at a bad moment.'],
  [F, 'direct', 'Is that something new, or have you always been like that?'],
  [T, 'witty', 'I will write that down, in case somebody asks me one day.'],
  [N, 'playful', 'I have three questions about that. Do you want the polite one?'],
  [F, 'playful', 'Please go on, you have my full attention.'],
];

/** They answered or remarked on what the reader wrote: it is taken as said. */
const TAKEN: readonly SpareLine[] = [
  [F, 'direct', 'Fair enough. What makes you say that?'],
  [L, 'warm', 'I like that answer.'],
  [F, 'warm', 'Now I am curious. What is the story there?'],
  [T, 'playful', 'Noted. I will hold you to that.'],
  [F, 'calm', 'Good to know. And how do you feel about it?'],
  [T, 'playful', 'I did not expect that, and I like it.'],
  [L, 'calm', 'That makes sense. Has it always been like that?'],
  [F, 'playful', 'You can not stop there. Go on.'],
  [T, 'flirty', 'You get more interesting by the message.'],
  [F, 'direct', 'Really? Tell me how that came about.'],
  [L, 'warm', 'I like how you see that.'],
  [T, 'witty', 'I will write that down, in case it comes up again.'],
  [T, 'playful', 'I see. I may need a moment to recover.'],
  [L, 'calm', 'Thank you for a straight answer.'],
  [F, 'warm', 'I want to hear more about that when we see each other.'],
  [T, 'witty', 'I had a reply ready, and yours is better.'],
  [F, 'direct', 'Is that the short version? I have time for the other one.'],
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
  [F, 'calm', 'How are you at this moment, while you write?'],
  [S, 'direct', 'I do not have the right words, but I am on your side.'],
  [W, 'calm', 'No answer needed. I only wanted you to know that I read it and that I care.'],
  [S, 'warm', 'I wish I could sit next to you for a while. I am thinking of you.'],
  [F, 'direct', 'Is there one small thing that would make tonight a bit lighter?'],
  [W, 'warm', 'Take it at your own pace. I will be around later too.'],
  [S, 'calm', 'It makes sense that you feel that. Nobody has to hurry past it.'],
  [F, 'warm', 'Is somebody with you, or is it only me and the phone tonight?'],
  [W, 'direct', 'You can be honest with me, also when it is not pretty.'],
];

/** They told something of how they feel, and nothing is wrong. */
const FELT: readonly SpareLine[] = [
  [L, 'warm', 'I like that you told me that. It stays with me.'],
  [L, 'calm', 'Thank you for saying it as it is. I like that about you.'],
  [F, 'warm', 'I am glad you said that out loud. What made you think of it today?'],
  [L, 'warm', 'I read that with a soft face, if you want to know.'],
  [G, 'calm', 'No clever answer from me, I only wanted to say that it reached me.'],
  [F, 'calm', 'Would you tell me a bit more about that? I would like to understand it.'],
  [L, 'warm', 'You put that well. I would not have found the words.'],
  [F, 'direct', 'And how does it feel, now that you have said it?'],
  [L, 'calm', 'I believe you, and I am happy that it was me you told.'],
  [T, 'playful', 'Careful, I am getting fond of you at this rate.'],
  [F, 'warm', 'Is that a new feeling, or one that visits now and then?'],
  [L, 'direct', 'That was honest, and I would like to be honest back. Ask me something.'],
  [T, 'witty', 'You say things like that on an ordinary day? I had better sit up straight.'],
  [G, 'warm', 'I am going to think about that one tonight. Thank you for it.'],
  [L, 'flirty', 'I wish you had said that across a small table. I would have seen your face.'],
  [F, 'direct', 'What would make that feeling last, or pass, whichever you like?'],
];

/** They told it with a laugh. */
const LAUGHED: readonly SpareLine[] = [
  [T, 'playful', 'I should not be laughing, and I am.'],
  [F, 'direct', 'I need the scene before that one. What led up to it?'],
  [T, 'witty', 'You have a gift for these. Do they just happen to you?'],
  [L, 'warm', 'You tell that well. I could see all of it.'],
  [F, 'playful', 'And then? You can not stop there.'],
  [T, 'playful', 'I am on your side, mostly because you are funnier than the other side.'],
  [L, 'calm', 'That made me smile at a dull moment, thank you.'],
  [T, 'witty', 'I would like to hear how the others in the room tell it.'],
  [F, 'direct', 'How long did you keep a straight face?'],
  [T, 'playful', 'Nobody would believe that in a film. Please never change.'],
  [L, 'witty', 'I read that out to an empty room and it still got a laugh.'],
  [F, 'warm', 'Who was the first person you told?'],
  [T, 'flirty', 'Tell me that again over a drink, with all the gestures.'],
  [G, 'calm', 'I will be laughing about that again at a bad moment, I know it.'],
  [F, 'playful', 'On a scale from proud to mortified, where are you now?'],
  [T, 'witty', 'I have nothing to match that. Let me go out and get into trouble first.'],
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

/** A message of so many words or fewer holds nothing but its tone. */
const THIN_WORDS = 3;
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

/** They may be asking, whether or not it was heard as a question: an answer is not thanked for then. */
const ASKS =
  /\?|\b(?:what|how|why|when|where|who|whose|which|do you|are you|can you|did you|have you|will you|would you)\b/i;

/** What can still be said, drawn anew for each message. @param caring it is grave, or help is wanted */
export function spareLines(reading: Reading, caring: boolean): SpareLine[] {
  const { intents } = reading;
  const grave =
    reading.action !== 'reply' ||
    reading.flags.some(({ kind }) => kind !== 'wellbeing') ||
    intents.has('grief') ||
    intents.has('distress');
  const laughs = reading.style.laughs || intents.has('humour');
  const laughsAloud = reading.style.laughs || (intents.has('humour') && reading.mine === '');
  const kind =
    reading.action === 'caution'
      ? LEVEL
      : grave || (caring && !laughs)
        ? CARE
        : intents.has('tease')
          ? TEASED
          : laughsAloud
            ? LAUGHED
            : intents.has('share_feeling') || isBetweenTwo(reading)
              ? isLow(reading)
                ? CARE
                : FELT
              : reading.mine !== '' && !ASKS.test(reading.plain)
                ? TAKEN
                : reading.style.words <= THIN_WORDS
                  ? THIN
                  : UNSURE;
  return shuffled(kind, seedOf(reading, 'spare')).slice(0, DRAWN);
}
