/** What can be said to an answer of a word or three. `{m}` is what the reader had asked or told, `{said}` their words. */
import { type Line, lines } from '../moves/line.ts';

/** `no`, `nah`, `not really` to a question about experience: have you ever. */
export const NO_EVER: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Never? Then {ma} is going on our list.'],
    ['playful', 'Not even once? I may have to talk you into {ma} one day.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Tempted by {ma} at all, or happy to go through life without?'],
    ['direct', 'So {ma} would be a first for you. What is the last new thing you tried?'],
    ['calm', 'Fair enough. Is {ma} something you would like to do one day?'],
  ]),
  ...lines('start fresh', [['warm', 'Then forget {ma}. What is something you would try tomorrow?']]),
];

/** `not really` to a question about taste. */
export const NO_TASTE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'More {mBare} for me, then. What is your weakness?'],
    ['playful', 'I respect an honest no about {m}. What gets an honest yes?'],
  ]),
  ...lines('follow up', [
    ['warm', 'Fair enough, {m} is not for everyone. What do you go for instead?'],
    ['direct', 'No to {m}, then. So what are you into?'],
    ['calm', 'Good to know about {m}. What do you like better?'],
    ['calm', 'Is that a never, or have you just not had good {mBare} yet?'],
  ]),
];

/** `no` to anything else. */
export const NO_PLAIN: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'No hesitation there. I like a person who knows what they want.'],
    ['playful', 'Right, no it is. I had a whole speech ready about {m} and everything.'],
  ]),
  ...lines('start fresh', [
    ['warm', 'Okay, forget {ms}. What was the best bit of your day?'],
    ['direct', 'Fair enough. You pick the subject then, what is on your mind?'],
    ['calm', 'All right. What would you rather talk about?'],
    ['warm', 'No problem. So what have you been up to?'],
  ]),
];

/** `sure`, `ok` to something offered. */
export const YES_OFFER: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Great, I will send {m} over. Tell me honestly what you think.'],
    ['direct', 'Good, {m} is coming. Let me know when you have it.'],
    ['calm', 'Lovely. No hurry with {m}, whenever you have a quiet moment.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Be kind about {m}, I am sensitive.'],
    ['playful', 'Good choice. I hope {m} {m|lives|live} up to it.'],
  ]),
  ...lines('follow up', [['warm', 'Perfect. When would you like it?']]),
];

/** `yes`, `yeah`, `same`, `lol yeah` to something told or asked. */
export const YES_TOLD: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'So we agree on {m}. What else do we agree on?'],
    ['playful', 'See, I knew we would get along.'],
    ['playful', 'Admit it, you have more to say about {m} than that.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Good to know I am not alone with {m}. Do you have a story about it?'],
    ['direct', 'Right? What is your take on it?'],
    ['calm', 'Glad it is not only me. So how is your day going?'],
  ]),
  ...lines('start fresh', [
    ['playful', 'Okay, since we agree on {m}, what is something we would fight about?'],
    ['warm', 'Then we understand each other. What are you up to today?'],
  ]),
];

/** `yes` to a question. */
export const YES_ASKED: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Then I need the story. How did that start?'],
    ['direct', 'Oh really? Tell me more.'],
    ['warm', 'I did not expect that. What is it like?'],
    ['direct', 'And? I want details about {m}.'],
    ['calm', 'Good. How did you get into {m}?'],
    ['warm', 'Nice. What do you like most about {m}?'],
  ]),
  ...lines('take the bait', [
    ['playful', 'You can not just say yes and leave it there. Tell me about {m}.'],
    ['playful', 'One word? I am going to need at least a sentence about {m}.'],
  ]),
];

/** `good thanks`, `fine` to how something was. */
export const GOOD_ASKED: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Glad to hear it. What was the best moment of {m}?'],
    ['direct', 'Good! What was the highlight?'],
    ['warm', 'Nice, glad it went well. What are you up to now?'],
    ['calm', 'Happy it went well. Who were you with?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Just good? I was hoping for at least one bit of drama from {m}.'],
    ['playful', 'Come on, give me one detail about {m} that you would only tell a friend.'],
  ]),
  ...lines('give space', [['calm', 'Good. Tell me about {m} when you have put your feet up.']]),
];

/** `fine thanks` to how something is going. */
export const GOOD_NOW: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Glad to hear it. What is the best part of {m} so far?'],
    ['direct', 'Good! Anything fun coming up?'],
    ['calm', 'Good. Is it how you thought it would be?'],
    ['warm', 'That is good. What have you been up to?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Fine is what people say before the good stories. One from {m}, please.'],
    ['playful', 'I will take it. I was hoping for scandal, but I will take it.'],
  ]),
  ...lines('give space', [
    ['calm', 'Happy it is going well. Tell me more about {m} when you have a minute.'],
  ]),
];

/** `its ok i guess` to how something is. */
export const MEH_NOW: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Only okay? What would make {m} better?'],
    ['direct', 'That does not sound like love. What is wrong with {m}?'],
    ['calm', 'It can take a while. What has been the hardest part of {m}?'],
    ['warm', 'That sounds half convinced. What is missing?'],
  ]),
  ...lines('light touch', [['playful', 'High praise. I hope {m} never hears you talk like that.']]),
  ...lines('sympathise', [
    ['warm', 'I hope {m} {m|gets|get} better. Anything to look forward to this week?'],
  ]),
];

/** `fine thx` to how they are after something. */
export const WELL_AFTER: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Glad you came through {m} all right. Have you had a proper rest?'],
    ['calm', 'Good to hear. Take it easy today after {m}.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Good to hear. How was {m} really?'],
    ['warm', 'Happy you are fine. Was {m} as bad as you thought?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Fine after {m}? You are tougher than me.'],
    ['playful', 'Just fine? I want the honest version of {m}.'],
  ]),
];

/** `ok i guess`, `eh`, `it was long` to how something was. */
export const MEH_ASKED: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Oh no, that does not sound like love. What was wrong with {m}?'],
    ['calm', 'So {m} was a bit of a letdown. What were you hoping for?'],
    ['warm', 'Not your best {mBare}, then. Was there at least one good bit?'],
  ]),
  ...lines('light touch', [
    ['playful', 'I have heard kinder reviews. How many stars for {m}?'],
    ['playful', 'Ouch. Remind me never to ask you to review my cooking.'],
  ]),
  ...lines('follow up', [['direct', 'What would have made {m} better?']]),
];

/** `idk`, `dunno`, `whatever you want`. */
export const UNSURE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Then I am deciding: {c1}. You have thirty seconds to object.'],
    ['playful', 'Quickly, no thinking: {e1} or {e2}?'],
  ]),
  ...lines('follow up', [
    ['warm', 'If you had to pick with your eyes closed, {e1} or {e2}?'],
    ['direct', 'Easier version: {c1} or {c2}?'],
    ['calm', 'No rush. The first thing that pops into your head counts.'],
    ['warm', 'What would make you happy right now? Start there.'],
  ]),
  ...lines('give space', [
    ['calm', 'Think about it and tell me when it comes to you, I am curious.'],
    ['warm', 'That is fine, some questions need a night. I am still curious about {m}.'],
  ]),
];

/** `mm maybe` to a plan. */
export const MAYBE_PLAN: readonly Line[] = [
  ...lines('leave it open', [
    ['warm', 'No pressure at all. Let me know when you know.'],
    ['calm', 'Take your time. {m} {m|is|are} still there tomorrow.'],
    ['direct', 'All good, tell me by the day before and I am happy.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I can work with a maybe. What would turn it into a yes?'],
    ['playful', 'Maybe is not a no, so I am still smiling.'],
  ]),
  ...lines('counter-offer', [
    ['calm', 'If {m} {m|is|are} not your thing, we can do something else. What would you enjoy?'],
    ['warm', 'Is it the day or the plan? I am easy with both.'],
  ]),
];

/** `k`, `nice`, `cool`, `cool story`, `lol` to something told. */
export const SHRUG_TOLD: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Tough crowd. I thought {m} would get at least a wow.'],
    ['playful', 'High praise, thank you. What is new with you?'],
    ['playful', 'I could go on about {ms} for hours, so you had better stop me.'],
  ]),
  ...lines('start fresh', [
    ['warm', 'Enough about me. What happened on your side today?'],
    ['direct', 'Your turn. What did you get up to?'],
    ['warm', 'And you? How is your day going?'],
    ['direct', 'So what is the best thing that happened to you this week?'],
  ]),
  ...lines('follow up', [['warm', 'Is {ms} your kind of thing at all, or not really?']]),
  ...lines('give space', [['calm', 'You sound busy. Shall we talk later?']]),
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
    ['calm', 'Then rest, I am not going anywhere.'],
    ['warm', 'Sounds like a long day. I hope there is a couch and an early night in it.'],
  ]),
  ...lines('light touch', [['playful', 'Bed. Now. Only one more message and then you sleep.']]),
  ...lines('follow up', [
    ['direct', 'What wore you out?'],
    ['warm', 'Long day, or no sleep last night?'],
  ]),
  ...lines('give space', [
    ['calm', 'Go and put your feet up, you can tell me about it tomorrow. Sleep well.'],
  ]),
];

export const BUSY: readonly Line[] = [
  ...lines('give space', [
    ['calm', 'No worries, it can wait. Good luck with everything today.'],
    ['warm', 'All good, another time. I hope you get to breathe later.'],
    ['direct', 'No rush. Message me when things calm down.'],
    ['calm', 'That is fine. I am around later if you feel like talking.'],
  ]),
  ...lines('light touch', [['playful', 'Go and be important. I will be here with a snack.']]),
  ...lines('follow up', [['warm', 'Hectic day? I hope it ends at a decent hour.']]),
];

export const BORED: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'Bored? Quick game, then: two truths and a lie, you go first.'],
    ['playful', 'I can fix bored. Would you rather fight one big goose or ten small ones?'],
  ]),
  ...lines('start fresh', [
    ['warm', 'Then entertain me: what is the best story you have not told me yet?'],
    ['direct', 'Then let us do something about it. Are you free this weekend?'],
    ['playful', 'One question each, no skipping. Mine: what were you like at school?'],
    ['calm', 'Bored as in nothing to do, or nothing you feel like doing?'],
  ]),
];

/** They say what they are doing: `watching tv`, `ironing`, `in bed`. `{doing}` is it. */
export const DOING_LINES: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'So I am interrupting the {act}? Take your time, I am patient.'],
    ['playful', 'What goes better with that, loud music or peace and quiet?'],
  ]),
  ...lines('follow up', [
    ['warm', 'Is {doing} the reward for a long day, or the whole plan?'],
    ['direct', 'How is {doing} going?'],
    ['calm', '{doing} sounds fair enough. How was the rest of your day?'],
    ['warm', 'Is it something you enjoy, or just one of those things?'],
  ]),
  ...lines('start fresh', [['warm', 'And after {doing}, what would make it a good evening?']]),
];

export const WORK_LINES: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Just work, or the kind of work that follows you home?'],
    ['direct', 'What are you doing once work is out of the way?'],
    ['calm', 'Long day? I hope work lets go of you at a decent hour.'],
    ['warm', 'How is work treating you these days?'],
  ]),
  ...lines('light touch', [['playful', 'Give me one bit of work gossip, I will pretend to know everyone.']]),
  ...lines('start fresh', [['warm', 'Let us pretend work is done. What is the first thing you do?']]),
];

export const BED_LINES: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Bed is the right answer on {aday}. Stay exactly where you are.'],
    ['calm', 'Bed and nowhere to be, that is hard to beat.'],
    ['warm', 'Cosy. I hope there is tea within reach.'],
  ]),
  ...lines('light touch', [['playful', 'I am jealous. Any room in there for snacks?']]),
  ...lines('follow up', [
    ['direct', 'Lazy bed, or long week bed?'],
    ['calm', 'Rest well. Reading, scrolling, or halfway asleep already?'],
  ]),
];

export const WATCHING: readonly Line[] = [
  ...lines('follow up', [
    ['direct', 'What are you watching? I need something new.'],
    ['warm', 'Is it any good, or just on in the background?'],
    ['playful', 'Is it the kind of show you watch, or the kind you shout at?'],
    ['calm', 'Would you recommend it?'],
  ]),
  ...lines('light touch', [
    ['playful', 'No spoilers. Okay, one spoiler. What happened?'],
    ['playful', 'How many episodes in are you, honestly?'],
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
    ['warm', 'Any time. I am thinking of you and {m}.'],
  ]),
  ...lines('light touch', [
    ['playful', 'You will be great. I want to hear everything about {m}.'],
    ['warm', 'How are you feeling about {m}?'],
  ]),
  ...lines('follow up', [['direct', 'Message me when {m} is over?']]),
];

/** `was ok. long. cold.`: what they say it was stands as `{said}`. */
export const TELEGRAM: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'A review in three words, I love it. How many stars?'],
    ['playful', 'Short and brutal. What did {m} do to you?'],
  ]),
  ...lines('follow up', [
    ['warm', 'I would like to hear more about {x}. Was that the best or the worst of it?'],
    ['direct', 'So what would have saved {m}, apart from leaving early?'],
    ['warm', 'Sounds like {m} was an effort. How are you now?'],
  ]),
  ...lines('sympathise', [['warm', 'Poor you, {m} sounds like hard work. Are you warm and home by now?']]),
];

/** A dry word with nothing before it. */
export const DRY_ALONE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'That is all I get? Okay, quick one: best thing you ate this week?'],
    ['playful', 'Two options: I tell you a bad joke, or you tell me about your day.'],
    ['playful', 'I can work with "{said}". Tell me one good thing about today.'],
    ['playful', 'I will do the talking, then. Say stop when it gets too good.'],
    ['witty', 'A person of few letters. Do they cost extra where you are?'],
    ['playful', 'Give me three more words and I will give you a compliment.'],
    ['witty', 'I had prepared for many answers, and that was not one of them.'],
  ]),
  ...lines('start fresh', [
    ['warm', 'So how is your day going, honestly?'],
    ['direct', 'What are you up to this weekend?'],
    ['warm', 'Tell me, what made you smile today?'],
    ['direct', 'Quick question: sea, mountains or couch for the weekend?'],
    ['calm', 'What have you been up to today?'],
    ['direct', 'What was for lunch, and was it any good?'],
    ['warm', 'What is one thing you would like to do before this month is over?'],
    ['playful', 'New topic: what is the worst song you know all the words to?'],
    ['calm', 'Is it a quiet day over there, or the other kind?'],
    ['direct', 'Tell me who you would phone with good news.'],
  ]),
  ...lines('give space', [['calm', 'Busy? We can talk later, no rush.']]),
];

/** Monday, said like a diagnosis. */
export const MONDAY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Say no more, {dayName} explains everything. Has there been coffee?'],
    ['calm', '{dayName} will do that. I hope the week gets kinder from here.'],
  ]),
  ...lines('light touch', [
    ['playful', '{dayName} has that effect on people. Shall we pretend it is the weekend?'],
  ]),
  ...lines('follow up', [
    ['direct', 'What would make this {dayName} better?'],
    ['warm', 'What are you looking forward to this week, once {dayName} is over?'],
    ['warm', 'How bad a {dayName} are we talking?'],
  ]),
];

/** `nm u`, `wyd`: they hand the turn over. */
export const YOUR_SIDE: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Over here: [what you are up to]. What would make your evening a good one?'],
    ['playful', 'Talking to you, which is an upgrade. What was the best thing you did today?'],
    ['calm', 'Nothing exciting, so save me. How was your day?'],
    ['playful', 'Right now, smiling at my phone. What are you up to?'],
  ]),
  ...lines('take the bait', [['playful', 'Between us we have done nothing today. Shall we be proud?']]),
  ...lines('start fresh', [
    ['direct', 'Let us liven it up. What are you doing this weekend?'],
    ['warm', 'Then tell me about today. Was there one good moment in it?'],
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
    ['playful', 'Thank you, I needed that. {m} nearly broke me.'],
    ['playful', 'Right? I am still not over {m}.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Please tell me you have a worse story than {m}.'],
    ['direct', 'Your turn. What is the most annoying thing that happened to you this week?'],
    ['warm', 'Thank you for the sympathy. Was your day kinder?'],
  ]),
  ...lines('start fresh', [['warm', 'Enough about {m}. How was your day?']]),
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
    ['playful', '{said}! Good, I would have been worried otherwise.'],
    ['playful', 'Right, {said} it is. I am writing that down for when we meet.'],
  ]),
  ...lines('follow up', [
    ['warm', '{said}, good. What is the best thing about it for you?'],
    ['direct', 'Always {said}, or does it depend on the day?'],
    ['calm', 'Good to know. Has it always been {said} with you?'],
  ]),
];

/** `just got home`. */
export const HOME_NOW: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Welcome home. Shoes off first, or kettle on?'],
    ['calm', 'Good, put your feet up. How was your day?'],
  ]),
  ...lines('light touch', [['playful', 'Home at last! The couch has been asking about you.']]),
  ...lines('follow up', [
    ['direct', 'Long day, or good day?'],
    ['warm', 'Finally home! What is for dinner?'],
    ['warm', 'Home and done, I hope. What is the plan for tonight?'],
  ]),
];

/** `nah` to a plan. */
export const PLAN_NO: readonly Line[] = [
  ...lines('accept with grace', [
    ['warm', 'No problem at all, it was only an idea.'],
    ['calm', 'Fair enough, thanks for being straight with me.'],
    ['direct', 'All good. If something else appeals more, tell me.'],
  ]),
  ...lines('offer another way', [
    ['warm', 'No {mBare}, then. Is it the plan or the timing?'],
    ['calm', 'That is fine. What would you rather do?'],
  ]),
  ...lines('leave it open', [['calm', 'No pressure. If you change your mind about {m}, let me know.']]),
];

/** `sometimes`, `a bit`. */
export const SOMETIMES: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Sometimes is fair. What does it depend on?'],
    ['direct', 'When was the last time?'],
    ['calm', 'That makes sense. What brings it on for you?'],
    ['warm', 'Tell me about the last time with {m}?'],
  ]),
  ...lines('light touch', [
    ['playful', 'A very diplomatic answer. What is the honest one about {m}?'],
    ['playful', 'So {m} is a part-time thing. I can respect that.'],
  ]),
];

/** They laugh at what the reader told. */
export const LAUGH_TOLD: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'I am glad somebody is laughing about {m}.'],
    ['playful', 'It is funny now. It was not funny then.'],
    ['playful', 'Laugh it up. It will be your turn one day.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Please tell me you have done something like that too.'],
    ['direct', 'Your turn. What is the silliest thing that happened to you this week?'],
    ['warm', 'Good, that was worth it then. How is your day going?'],
  ]),
];

/** `not much, just at home`. */
export const NOT_MUCH: readonly Line[] = [
  ...lines('follow up', [
    ['warm', 'Sounds nice and quiet. Is that a good quiet or a bored quiet?'],
    ['direct', 'Same kind of day here. What are you having for dinner?'],
    ['calm', 'A day at home is not a bad day. How was your week?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Not much is my favourite hobby. Couch or bed?'],
    ['playful', 'Then you have time for me. Tell me something I do not know about you.'],
  ]),
  ...lines('suggest meeting', [
    ['flirty', 'Not much? Then we should do something about that. Coffee this week?'],
  ]),
];

/** `wow`, to something the reader is glad of. */
export const IMPRESSED: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'I know! I am still a bit surprised myself.'],
    ['playful', 'Thank you, I will be signing autographs later.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Thank you! What is something you are proud of lately?'],
    ['direct', 'Thanks! Have you ever done anything like that?'],
    ['warm', 'That means a lot, thank you. How was your day?'],
    ['warm', 'Thank you! {m} took a lot out of me. What did you get up to?'],
  ]),
];
