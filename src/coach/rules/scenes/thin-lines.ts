/** What can be said to an answer of a word or three. `{m}` is what the reader had asked or told, `{said}` their words. */
import { type Line, lines } from '../moves/line.ts';

/** `no`, `nah`, `not really` to a question about experience: have you ever. */
export const NO_EVER: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Never? Then {ma} is officially on the list of things to be talked into.'],
    ['witty', 'A life without {ma}. Some would call that wisdom.'],
    ['playful', 'Good, then you cannot show off about it. {ma} might still happen to you one day.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Tempted by {ma} at all, or happy to go through life without?'],
    ['direct', 'So {ma} would be a first for you. What have you tried lately that was worth it?'],
  ]),
  ...lines('start fresh', [
    ['warm', 'Then leave {ma} to the others. What is something you would try tomorrow?'],
  ]),
];

/** `not really` to a question about taste. */
export const NO_TASTE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Then {m} and you will never be friends. More for the rest of us.'],
    ['witty', 'Noted, no {mBare} for you. I will cancel the surprise.'],
    ['playful', 'I respect an honest no about {m}. What gets an honest yes?'],
  ]),
  ...lines('follow up', [
    ['warm', 'Fair enough, {m} is not for everyone. What do you go for instead?'],
    ['direct', 'No to {m}, then. What is the opposite of that, for you?'],
    ['calm', 'Good to know about {m}. Is it a gentle no or a story behind it?'],
  ]),
];

/** `no` to anything else. */
export const NO_PLAIN: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'A clear answer about {ms}. I like a person who does not waffle.'],
    ['witty', 'Short and final. {ms} had a good run.'],
    ['playful', 'Right, no it is. I had a whole speech ready and everything.'],
  ]),
  ...lines('start fresh', [
    ['warm', 'Okay, forget {ms}. What was the best bit of your day?'],
    ['direct', 'Then you pick the subject, I clearly picked wrong.'],
    ['calm', 'All right. What would you rather talk about than {m}?'],
  ]),
];

/** `sure`, `ok` to something offered. */
export const YES_OFFER: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'On its way, then. Tell me honestly what you think of {m}.'],
    ['direct', 'Good, I will send {m} over. Start with whatever catches your eye.'],
    ['calm', 'Lovely. No homework, {m} can wait until you have a quiet moment.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Brave of you. {m} says a lot about me, so be kind.'],
    ['witty', 'You have agreed to {m} now, there is no way back.'],
  ]),
  ...lines('follow up', [['playful', 'Before {m} arrives: what should I not judge you for?']]),
];

/** `yes`, `yeah`, `same`, `lol yeah` to something told or asked. */
export const YES_TOLD: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'So we agree on {m}. That went suspiciously well.'],
    ['witty', 'Good, I was starting to feel alone with my views on {m}.'],
    ['playful', 'Admit it, you have more to say about {m} than that.'],
    ['playful', 'I knew it. Nobody is that calm about {m} for no reason.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Good to know I am not alone with {m}. What made you see it that way?'],
    ['direct', 'Yes to all of {m}, or with small print?'],
    ['calm', 'Then we are on the same side about {m}. Is there more to it on yours?'],
  ]),
  ...lines('start fresh', [['playful', 'Next round, since {m} is settled: what do we disagree on?']]),
];

/** `yes` to a question. */
export const YES_ASKED: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Then I need the story. What was the best bit of {m}?'],
    ['direct', 'Just like that, yes. How long did {m} take to get hold of you?'],
    ['calm', 'Good. What should I know about {m} that nobody tells you?'],
  ]),
  ...lines('take the bait', [
    ['playful', 'So it is true about {m}. I am impressed and slightly suspicious.'],
    ['witty', 'A yes with a straight face. I would like to see proof of {m} one day.'],
    ['playful', 'I knew it. Nobody is that calm about {m} for no reason.'],
  ]),
];

/** `good thanks`, `fine` to how something was. */
export const GOOD_ASKED: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Glad to hear it. What was the best moment of {m}?'],
    ['direct', 'If you could keep one picture of {m}, which one?'],
    ['warm', 'Good. What surprised you most about {m}?'],
    ['calm', 'Happy it went well. What will you remember of {m} in a year?'],
  ]),
  ...lines('light touch', [
    ['playful', 'I will accept that, plus one thing about {m} you would only tell a friend.'],
    ['witty', 'A very diplomatic summary of {m}. What did you leave out?'],
    ['playful', "Give me the director's cut of {m} when you have a minute."],
  ]),
  ...lines('give space', [['calm', 'Good. Tell me about {m} when you have put your feet up.']]),
];

/** `fine thanks` to how something is going. */
export const GOOD_NOW: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Glad to hear it. What is the best part of {m} so far?'],
    ['direct', 'And what does nobody warn you about with {m}?'],
    ['calm', 'Good. Are you settled with {m}, or still in the smiling and nodding phase?'],
    ['warm', 'That is good. Who or what is your favourite at {m} by now?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Fine is what people say before the good stories. One from {m}, please.'],
    ['witty', 'I will take fine. I was hoping for scandal from {m}, but I will take fine.'],
  ]),
  ...lines('give space', [
    ['calm', 'Happy it is going well. Tell me more about {m} when you have a minute.'],
  ]),
];

/** `its ok i guess` to how something is. */
export const MEH_NOW: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Only okay? What does {m} still need before it feels right?'],
    ['direct', 'What would make {m} better, if you could change one thing?'],
    ['calm', 'It can take a while. What has been the hardest part of {m}?'],
    ['warm', 'That sounds half convinced. Is it {m}, or everything around it?'],
  ]),
  ...lines('light touch', [
    ['playful', 'High praise. I hope {m} never hears you talk like that.'],
    ['witty', 'I have heard people be warmer about tax. Give {m} a month?'],
  ]),
  ...lines('sympathise', [
    ['warm', 'New things are allowed to be just okay. I hope {m} {m|grows|grow} on you.'],
  ]),
];

/** `fine thx` to how they are after something. */
export const WELL_AFTER: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Glad you came through {m} in one piece. Have you had a proper rest?'],
    ['calm', 'Good. Take it slowly today, {m} {m|takes|take} more out of you than you think.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Good to hear. How was {m} really, on a scale from nap to nightmare?'],
    ['warm', 'Happy you are fine. What was the first thing you did after {m}?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Fine after {m}? You are made of sterner stuff than most.'],
    ['witty', 'One word about {m}. It was either very smooth or you were asleep.'],
  ]),
];

/** `ok i guess`, `eh`, `it was long` to how something was. */
export const MEH_ASKED: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'That does not sound like love. What is it about {m}?'],
    ['calm', 'So {m} was a bit of a letdown. What were you hoping for?'],
    ['warm', 'Not the best {mBare} of your life, then. I hope there was at least one good bit.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I have heard kinder reviews of {m}. How many stars, with the reason?'],
    ['witty', 'Poor {mBare}, damned with faint praise. What would have saved it?'],
    ['playful', 'Somebody put a lot of work into {m}, and here you are with one shrug.'],
  ]),
  ...lines('follow up', [['direct', 'What would have made {m} better, honestly?']]),
];

/** `idk`, `dunno`, `whatever you want`. */
export const UNSURE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Then I am deciding: {c1}. You have thirty seconds to object.'],
    ['playful', 'Too big a question for this hour. {e1} or {e2}, quickly, no thinking.'],
    ['witty', 'I will put you down as open-minded about {ms}.'],
  ]),
  ...lines('follow up', [
    ['warm', 'No pressure to know. If you had to pick with your eyes closed, {e1} or {e2}?'],
    ['direct', 'Easier version: {c1} or {c2}?'],
    ['calm', 'No rush to decide on {m}. First thing that pops into your head counts.'],
  ]),
  ...lines('give space', [
    ['calm', 'Think about {ms} and tell me when it comes to you, there is no deadline.'],
    ['warm', 'That is fine, some questions need a night. I am still curious about {m}.'],
  ]),
];

/** `mm maybe` to a plan. */
export const MAYBE_PLAN: readonly Line[] = [
  ...lines('leave it open', [
    ['warm', 'No pressure at all. {m} will be there whether you decide now or later.'],
    ['calm', 'Take your time. Let me know about {m} whenever you feel like it.'],
    ['direct', 'All good, tell me when you know. {m} {m|stays|stay} an open offer.'],
  ]),
  ...lines('light touch', [
    ['playful', 'A maybe is a lovely thing. I will leave {m} on the table and say nothing more.'],
    ['witty', 'I can live with maybe. So can {m}.'],
  ]),
  ...lines('counter-offer', [
    ['calm', 'If {m} {m|is|are} not your thing, another day with something else is just as good.'],
  ]),
];

/** `k`, `nice`, `cool`, `cool story`, `lol` to something told. */
export const SHRUG_TOLD: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Tough crowd. I thought {m} would get at least a raised eyebrow.'],
    ['witty', 'Right, I will take {m} on tour and come back with a better ending.'],
    ['playful', 'And that was one of my better stories. {m} needs work, clearly.'],
    ['witty', 'I will tell {m} it got a mixed review.'],
  ]),
  ...lines('start fresh', [
    ['warm', 'Enough about {m}. What happened on your side today?'],
    ['direct', 'Your turn. What have you got that beats {m}?'],
    ['warm', 'That was plenty about me and {m}. How is your day going?'],
  ]),
  ...lines('give space', [['calm', 'I will spare you the rest of {m}. Busy day, or just quiet?']]),
];

/** `tired`, `been better`. */
export const LOW_STATE: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Sorry it is that kind of day. Do you want to talk about it, or be distracted?'],
    ['calm', 'I am sorry, that sounds rough. I am around if you want to tell me what happened.'],
    ['warm', 'Ah, I am sorry to hear it. I hope tomorrow is kinder to you.'],
  ]),
  ...lines('follow up', [
    ['direct', 'What happened? You can give me the short version.'],
    ['warm', 'I would like to listen, if it helps. What has made it rough?'],
  ]),
  ...lines('give space', [['calm', 'No need to be good company tonight. I hope you get some rest.']]),
];

export const TIRED: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Tired as in one good sleep, or tired as in a month off?'],
    ['calm', 'Then rest. {ms} can wait, and so can I.'],
    ['warm', 'Sounds like a long day. I hope there is a couch and an early night in it.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I prescribe an early night and nobody asking you anything. Starting after this one.'],
    ['witty', "You should be in bed with a book you will not read. Doctor's orders, no licence."],
  ]),
  ...lines('follow up', [
    ['direct', 'What wore you out, {ms} or everything at once?'],
    ['warm', 'Long day, or no sleep last night?'],
  ]),
  ...lines('give space', [['calm', 'Go and put your feet up, sleep well when you get there.']]),
];

export const BUSY: readonly Line[] = [
  ...lines('give space', [
    ['calm', 'No worries, {ms} can wait. Good luck with whatever has you running.'],
    ['warm', 'All good, another time. I hope the busy ends at a decent hour.'],
    ['direct', 'Understood, no rush. Give me a shout when things calm down.'],
    ['calm', 'That is fine. I will be around later in the week as well.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Busy is allowed. I will save my best material for later.'],
    ['witty', 'Then I will leave you to save the world. No rush on {ms}.'],
  ]),
];

export const BORED: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'Bored? Quick game, then: two truths and a lie, you go first.'],
    ['playful', 'I can fix bored. Would you rather fight one big goose or ten small ones?'],
    ['witty', "Boredom is how great stories start. What is the worst thing within arm's reach?"],
  ]),
  ...lines('start fresh', [
    ['warm', 'Then entertain me back: what is the best story you have not told me yet?'],
    ['direct', 'One question each until somebody laughs. Mine: what was your most useless school subject?'],
    ['calm', 'Bored how, nothing to do or nothing you feel like doing?'],
  ]),
];

/** They say what they are doing: `watching tv`, `ironing`, `in bed`. `{doing}` is it. */
export const DOING_LINES: readonly Line[] = [
  ...lines('light touch', [
    ['playful', '{doing}, the glamour of it. Is it going well?'],
    ['witty', 'Somebody has to do the {act}. How are the working conditions?'],
    ['playful', 'I would put {doing} in your profile, honestly.'],
    ['witty', '{doing} sounds like the best offer of the evening. Any room for improvement?'],
  ]),
  ...lines('follow up', [
    ['warm', 'Is {doing} the reward for a long day, or the whole plan?'],
    ['direct', 'How is {doing} treating you?'],
    ['calm', '{doing} sounds fair enough. What was the day like before that?'],
  ]),
  ...lines('start fresh', [['warm', 'And after {doing}, what would make it a good evening?']]),
];

export const WORK_LINES: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Just work, or the kind of work that follows you home?'],
    ['direct', 'What is the best thing about your day once work is out of the way?'],
    ['calm', 'Long day? I hope work lets go of you at a decent hour.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Work, the great thief of good evenings. What did it steal this time?'],
    ['witty', 'All work this week? I may have to file a complaint on your behalf.'],
    ['playful', 'Give me one headline from work, and I will pretend to know everyone.'],
  ]),
  ...lines('start fresh', [['warm', 'Let us pretend work is done. First thing you do?']]),
];

export const BED_LINES: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Bed is the right answer on {aday}. Stay exactly where you are.'],
    ['calm', 'A duvet and nowhere to be, that is hard to beat.'],
    ['warm', 'Cosy. I hope there is tea within reach of the blanket.'],
  ]),
  ...lines('light touch', [
    ['playful', 'You are living my dream. Who brings the breakfast?'],
    ['witty', 'A lie-in is a plan, whatever people say. Do you have snacks?'],
  ]),
  ...lines('follow up', [
    ['direct', 'Lazy bed or long week bed?'],
    ['calm', 'Rest well. Will you read, or are you halfway asleep already?'],
  ]),
];

export const WATCHING: readonly Line[] = [
  ...lines('follow up', [
    ['direct', 'What are you watching, and would you admit to it in public?'],
    ['warm', 'A good series, or whatever the telly throws at you?'],
    ['playful', 'Is it the kind of show you watch, or the kind you shout at?'],
    ['calm', 'Who are you rooting for in it?'],
  ]),
  ...lines('light touch', [
    ['playful', 'I will let you watch in peace, on one condition: tell me which episode makes you cry.'],
    ['witty', 'Hand on heart, how many episodes is "watching"?'],
  ]),
];

export const SPORT_ON: readonly Line[] = [
  ...lines('follow up', [
    ['direct', 'Who is winning, and are you calm about it?'],
    ['warm', 'Is the {act} a real passion or a warm background noise?'],
    ['playful', 'Score, please. I want to know how careful I have to be with you today.'],
    ['calm', 'Who are you supporting in the {act}?'],
  ]),
  ...lines('light touch', [
    ['playful', 'You and the {act} seem to be in a stable relationship.'],
    ['witty', 'If they lose, I know nothing and said nothing about the {act}.'],
  ]),
];

/** Well again after something: `had a cold. better now`. */
export const BETTER_NOW: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Glad you are better. Poor you, was it the soup and blanket kind?'],
    ['calm', 'Happy to hear you are on your feet again. Take it slowly for a day or two.'],
    ['warm', 'So that is where you were. I am glad the worst is over.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Welcome back to the land of the living. What did I miss, apart from tissues?'],
    ['witty', 'Better is good. I had started to blame my last joke.'],
  ]),
  ...lines('follow up', [['direct', 'Fully better, or better enough to complain about it?']]),
];

/** `thx` after good wishes. */
export const THANKS_WISHED: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'My fingers stay crossed until I hear how {m} went.'],
    ['calm', 'You have got this. Tell me how {m} goes when your head is free again.'],
    ['warm', 'Any time. I am thinking of you with {m} today.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I expect a full report on {m}, with drama where there is none.'],
    ['witty', 'The luck is on loan. Bring it back after {m}, in good condition.'],
  ]),
  ...lines('follow up', [['direct', 'Message me when {m} is over?']]),
];

/** `was ok. long. cold.`: what they say it was stands as `{said}`. */
export const TELEGRAM: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'A review in telegram style. {m} should print that on the poster.'],
    ['witty', 'Three stars, then, and two of them for {x}?'],
    ['playful', 'I trust a critic who mentions {x}.'],
  ]),
  ...lines('follow up', [
    ['warm', 'I would like to hear more about {x}. Was that the high point of {m}?'],
    ['direct', 'So what would have saved {m}, apart from leaving early?'],
    ['warm', 'Sounds like {m} was an effort. Who dragged you along?'],
  ]),
  ...lines('sympathise', [['warm', 'You stayed to the end of {m} though. That deserves something warm.']]),
];

/** A dry word with nothing before it. */
export const DRY_ALONE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'A person of few words. I can do the talking, or you can surprise me.'],
    ['witty', 'I will treat "{said}" as the first line of a longer story.'],
    ['playful', '"{said}" could mean anything. I choose the good version.'],
  ]),
  ...lines('start fresh', [
    ['warm', 'Different question: what made you smile last?'],
    ['playful', 'Quick one, then. Which meal this week deserves a medal?'],
    ['direct', 'What are you looking forward to at the moment?'],
    ['calm', 'How has your week been, in three words?'],
  ]),
  ...lines('give space', [
    ['calm', 'No stress if now is not a good moment. I am around later.'],
    ['warm', 'Sounds like you have your hands full. Catch you later, no pressure.'],
  ]),
];

/** Monday, said like a diagnosis. */
export const MONDAY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Say no more, {dayName} explains everything. Has there been coffee?'],
    ['calm', '{dayName} will do that. I hope the week gets kinder from here.'],
  ]),
  ...lines('light touch', [
    ['playful', '{dayName} has that effect on people. Shall we both pretend it is the weekend?'],
    ['witty', 'Ah, {dayName}. The official excuse for everything.'],
  ]),
  ...lines('follow up', [
    ['direct', 'What would rescue a {dayName} like this one?'],
    ['warm', 'What are you looking forward to this week, once {dayName} is gone?'],
  ]),
];

/** `nm u`, `wyd`: they hand the turn over. */
export const YOUR_SIDE: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Over here: [what you are up to]. What would make your evening a good one?'],
    ['playful', 'Talking to you, which is an upgrade. What was the best thing you did today?'],
    ['calm', 'Nothing that would make the news. How was your day, start to finish?'],
    ['witty', 'At this very moment, answering you. What are you up to, and may I judge it?'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Not much is a fine programme. Couch, series or a walk to the fridge?'],
    ['witty', 'So between us we have done nothing today. Shall we be proud?'],
  ]),
  ...lines('start fresh', [
    ['playful', 'Too quiet for the news, then. Best thing you have watched or cooked lately?'],
    ['direct', 'Let us liven it up. What are you looking forward to this weekend?'],
    ['warm', 'Then tell me about today instead. Was there one good moment in it?'],
  ]),
];

/** `yep` to a question about news: the job, the test. */
export const GOOD_NEWS: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Well done! I am so happy for you. How did you find out about {m}?'],
    ['warm', 'That is brilliant, congratulations on {m}!'],
    ['calm', 'Well done, you earned that. Let it sink in for a day.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Yep? Is that all? I am dancing over here about {m}.'],
    ['witty', 'So calm about {m}. I will do the shouting for both of us, congratulations.'],
  ]),
  ...lines('follow up', [['direct', 'Congratulations! How are you celebrating {m}?']]),
];

/** `no` to a question about news. */
export const BAD_NEWS: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'I am sorry. I know you were hoping for {m}.'],
    ['calm', 'Ah, that is a pity about {m}. How are you taking it?'],
    ['warm', 'Sorry to hear it. Do you want to talk about {m}, or be distracted?'],
  ]),
  ...lines('follow up', [['direct', 'Not yet, or not at all? Either way I am on your side with {m}.']]),
  ...lines('give space', [['calm', 'That is a disappointment. No need to be brave about {m} with me.']]),
];

/** `oof`, `damn` to a mishap of ours. */
export const SYMPATHY_BACK: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'Thank you for observing a moment of silence for {m}.'],
    ['witty', 'That was more or less what I said about {m}, with extra vowels.'],
    ['playful', 'I knew you would understand. {m} will be remembered.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Please tell me you have a worse story than {m}.'],
    ['direct', 'Your turn. What is your equivalent of {m}?'],
  ]),
  ...lines('start fresh', [['warm', 'Enough about {m} and my dignity. How was your day?']]),
];

/** Somebody of theirs is well. `{who}` is that person. */
export const PERSON_OK: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'I am glad. Give {who} a wave from me. And how are you holding up?'],
    ['calm', 'Good to hear that {who} {who|is|are} doing all right. That must be a relief.'],
    ['warm', 'Happy to hear it. Is {who} being a good patient, or a bored one?'],
  ]),
  ...lines('follow up', [
    ['direct', 'Good. And you, are you getting some rest in between?'],
    ['calm', 'I am glad {who} {who|is|are} okay. Tell me if there is anything you need.'],
  ]),
];

/** They chose one of two. `{said}` is it. */
export const PICKED: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', '{said}, without a second of doubt. I respect that.'],
    ['witty', '{said}. I had a small bet with myself, and I am not telling you who won.'],
    ['playful', 'Right, {said} it is. This will be used in planning.'],
  ]),
  ...lines('follow up', [
    ['warm', '{said}, good. What is the best thing about it for you?'],
    ['direct', 'Always {said}, or did something happen?'],
    ['calm', 'And what would have to happen for you to change from {said}?'],
  ]),
];

/** `just got home`. */
export const HOME_NOW: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Welcome home. What is the first thing you do, shoes or kettle?'],
    ['calm', 'Good, put your feet up. How was it out there today?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Home at last. The couch has been asking about you.'],
    ['witty', 'You made it. I hope somebody or something was waiting at the door.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Long day, or good day?'],
    ['warm', 'Home from what, if I may ask?'],
  ]),
];

/** `nah` to a plan. */
export const PLAN_NO: readonly Line[] = [
  ...lines('accept with grace', [
    ['warm', 'No problem at all, {m} {m|was|were} only an idea.'],
    ['calm', 'Fair enough, thanks for being straight. No hard feelings about {m}.'],
    ['direct', 'All good. If something else appeals more, tell me.'],
  ]),
  ...lines('light touch', [
    ['playful', '{m} will cope, and so will I, with snacks.'],
    ['witty', 'I will break it gently to {m}.'],
  ]),
  ...lines('leave it open', [
    ['calm', 'No pressure. If you change your mind about {m}, you know where I am.'],
  ]),
];

/** `sometimes`, `a bit`. */
export const SOMETIMES: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Sometimes is an honest answer. When is it strongest with {m}?'],
    ['direct', 'What decides it, with {m}?'],
    ['calm', 'That makes sense. What brings {m} up for you?'],
  ]),
  ...lines('light touch', [
    ['playful', 'A diplomatic answer about {m}. What is the undiplomatic one?'],
    ['witty', 'So {m} is a part-time thing. I can respect that.'],
    ['playful', 'Give me one example of {m} and I will decide whether it counts.'],
  ]),
];
