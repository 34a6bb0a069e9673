/** The lighter and the everyday troubles: a failed test, a quarrel, a cold, a low or lonely stretch. */
import { type Line, lines } from '../moves/line.ts';

const sorry = (...wordings: ReadonlyArray<Parameters<typeof lines>[1][number]>): Line[] =>
  lines('sympathise', wordings);
const stay = (...wordings: ReadonlyArray<Parameters<typeof lines>[1][number]>): Line[] =>
  lines('stay with them', wordings);
const ask = (...wordings: ReadonlyArray<Parameters<typeof lines>[1][number]>): Line[] =>
  lines('follow up', wordings);

export const EVERYDAY_TROUBLE = {
  unwell: [
    ...sorry(
      ['warm', 'Ag no, sorry about the {what}. I hope it eases up soon.'],
      ['warm', 'Shame, that sounds miserable. I hope you feel human again soon.'],
      ['calm', 'Poor you, the {what} sounds rotten.'],
      ['calm', 'Poor you. I am sorry you feel so rotten.'],
    ),
    ...stay(
      ['calm', 'No need to be entertaining, just get better. I will still be here when you surface.'],
      ['warm', 'Write when your body lets you, and not a minute before.'],
    ),
    ...ask(
      ['warm', 'Have you got somebody to bring you things, or are you managing on your own?'],
      ['calm', 'Is the {what} any better than yesterday?'],
    ),
  ],
  job: [
    ...sorry(
      ['warm', 'I am really sorry. That is a rotten thing to be handed.'],
      ['calm', 'That is a blow, and it says nothing about you.'],
    ),
    ...stay(
      ['warm', 'You can rant, or go quiet, or talk about something else. I am up for any of it.'],
      ['calm', 'No need to have a plan tonight. I am glad you told me.'],
    ),
    ...ask(
      ['warm', 'How are you taking it? Angry, numb, or a bit of both?'],
      ['calm', 'Did you see it coming, or was it out of the blue?'],
    ),
  ],
  failed: [
    ...sorry(
      ['warm', 'I am sorry about the {what}, that one stings. One result is not the whole of you.'],
      ['warm', 'Ugh, I am sorry. That one stings.'],
      ['calm', 'That hurts, especially after all the work that goes into it.'],
    ),
    ...stay(
      ['warm', 'You are allowed to be gutted about it for a while. I am around.'],
      ['calm', 'We can talk about it or leave it alone tonight, whatever you prefer.'],
    ),
    ...ask(
      ['warm', 'How are you feeling about it now that it has sunk in a little?'],
      ['calm', 'Is it the result itself that hurts most, or having to tell people?'],
    ),
  ],
  'left behind': [
    ...sorry(
      ['warm', 'That is a hard goodbye, I am sorry. Being a mess about it makes sense.'],
      ['calm', 'It leaves a real gap when {who} goes so far.'],
    ),
    ...stay(
      ['warm', 'Be as sad as you like with me, it only means it mattered.'],
      ['calm', 'We can talk about it, or about anything else. You choose.'],
    ),
    ...ask(
      ['warm', 'How far away {who|is|are} {who} going, and how are you with it?'],
      ['warm', 'How are you with it today, honestly?'],
      ['calm', 'Have you already got a next call or visit to hold on to?'],
    ),
  ],
  humiliated: [
    ...sorry(
      ['warm', 'That is not okay, and I am sorry you had to stand there for it.'],
      ['direct', 'Shouting at somebody that way is out of order, even if {who} had a bad day.'],
      ['calm', 'Nobody deserves to be spoken to like that, least of all with people watching.'],
    ),
    ...stay(
      ['warm', 'Rant as much as you want, I am on your side.'],
      ['calm', 'No wonder if it is still going round in your head.'],
    ),
    ...ask(
      ['warm', 'How did the rest of the day go after that? Are you all right?'],
      ['calm', 'Did anyone say something to you afterwards?'],
    ),
  ],
  quarrel: [
    ...sorry(
      ['warm', 'Ugh, I am sorry. Being at odds with {who} is horrible.'],
      ['calm', 'That silence afterwards can be worse than the fight. I am sorry.'],
    ),
    ...stay(
      ['warm', 'I will listen if you want to tell it, without taking sides too fast.'],
      ['calm', 'We can leave it alone tonight too, if you have had enough of it.'],
    ),
    ...ask(['warm', 'Are you more angry or more sad about it?'], ['calm', 'Is it new, or an old sore spot?']),
  ],
  lonely: [
    ...sorry(
      ['warm', 'I am sorry, that is such a hollow feeling. I am glad you told me.'],
      ['calm', 'It can be very lonely in the middle of a lot of people. You are not odd for feeling it.'],
    ),
    ...stay(
      ['warm', 'You have some company here at least, for as long as you feel like chatting.'],
      ['calm', 'You do not have to cheer it up for me. Tell me as it is.'],
    ),
    ...ask(
      ['warm', 'When is it worst for you, evenings or weekends?'],
      ['calm', 'Is it missing somebody in particular, or more of a general ache?'],
    ),
  ],
  low: [
    ...sorry(
      ['warm', 'I am sorry the {day} has been like that. You do not have to be cheerful with me.'],
      ['warm', 'I am sorry it is like that at the moment. You do not have to be cheerful with me.'],
      ['calm', 'That sounds heavy. Thank you for giving me the honest answer.'],
      ['warm', 'I am glad you said it instead of pretending.'],
    ),
    ...stay(
      ['warm', 'Do you want to talk about it, or would you rather be distracted? I can do either.'],
      ['calm', 'No need to answer quickly or to explain it. I am around.'],
    ),
    ...ask(
      ['warm', 'Has it been like this for a while, or did something happen?'],
      ['calm', 'What would be good company for you right now, talking or something light?'],
    ),
  ],
  crying: [
    ...sorry(
      ['warm', 'I am sorry it got to that point. That is a lot for one day.'],
      ['calm', 'Sometimes it has to come out somewhere. I am glad you told me.'],
    ),
    ...stay(
      ['warm', "You don't have to hold it in with me. I'm listening."],
      ['calm', 'No need to pull yourself together on my account.'],
    ),
    ...ask(
      ['warm', 'How are you now? Do you want to tell me what set it off?'],
      ['calm', 'Is it one thing in particular, or everything at once?'],
    ),
  ],
  'worn out': [
    ...sorry(
      ['warm', 'That sounds exhausting, no wonder you are running low.'],
      ['calm', 'I am sorry, being that tired makes everything harder.'],
    ),
    ...stay(
      ['warm', 'No need to be witty tonight. Say little, that is fine with me.'],
      ['calm', 'If you fall asleep halfway through a message I will not take it personally.'],
    ),
    ...ask(
      ['warm', 'Is there an end in sight, or is it like this for a while?'],
      ['calm', 'Do you get a quiet moment to yourself at some point today?'],
    ),
  ],
  worried: [
    ...sorry(
      ['warm', 'Worrying about {results} sits in the whole body. I am sorry.'],
      ['warm', 'That kind of worry sits in the whole body. I am sorry.'],
      ['calm', 'It makes sense that you are anxious, it clearly matters to you.'],
    ),
    ...stay(
      ['warm', 'Tell me the worst of it, or let me take your mind off it. Either is fine.'],
      ['calm', 'I am around tonight if your head will not keep quiet.'],
    ),
    ...ask(
      ['warm', 'How are you right now? And what is the part that worries you most?'],
      ['calm', 'When will you know more?'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;
