/** What can be said about a plan. `{idea}` what they propose, `{mi}` what the reader had proposed, `{odd}` the funny detail, `{r1}`-`{r3}` a word on their reason. */
import { type Line, lines } from '../moves/line.ts';

/** One sentence on why a plan moves or falls, by the kind of reason. `{why}` names it. */
export const REACTIONS: Readonly<Record<string, readonly string[]>> = {
  ill: [
    "I'm so sorry, I hope {why} will be okay.",
    'Of course, go and be with {why}.',
    'Please look after {why} first.',
    'That comes first, no question. How is {why}?',
  ],
  fell: [
    "Your {who} comes first, I hope it's nothing broken.",
    "I'm so sorry about your {who}. Drive safely.",
    'Of course, your {who} needs you more than I do. I hope it heals quickly.',
    'Go, and give your {who} an arm to lean on from me too.',
  ],
  child: [
    'Poor little one, {why} is no joke.',
    'Oh no, {why}. I hope the little one gets better soon.',
    "Of course, you're needed at home. I hope {why} passes quickly.",
    'Sending patience, and something against {why}.',
  ],
  self: [
    'Poor you, {why} and all.',
    'Ouch, I hope {why} gets better soon.',
    "Then rest. {why} won't be argued with.",
    "Don't be brave about {why} on my account.",
    'Poor you. Stay in bed and complain as loudly as you like.',
    'Get well first, everything else can wait.',
    'Oh no, that sounds miserable. Tea and no heroics, please.',
  ],
  work: [
    "No problem, {why} can't be helped.",
    'Sorry that {why} got in first.',
    'Understood, {why} wins this round.',
    'Poor you, {why} of all things.',
    "That's {why} for you, and not you messing me about.",
  ],
  party: [
    'Enjoy {why}, that sounds far too good to miss.',
    'Have fun at {why}, eat some cake for me.',
    '{why} wins, and rightly so.',
    'Dance a bit extra at {why}.',
  ],
  class: [
    'No problem, {why} was there first.',
    "I wouldn't come between you and {why}.",
    'Enjoy {why}, I mean it.',
  ],
  childcare: [
    "Of course, {why} can't fly.",
    'No rush, let {why} get there in peace.',
    'Makes sense, I would rather you relax than look at the clock because of {why}.',
  ],
  closed: [
    '{why} had one job. Never mind.',
    'Trust {why} to be shut exactly when we want it.',
    'No harm done, {why} can wait for another day.',
  ],
  broken: [
    'Poor you, and poor {why}.',
    'Sorry about {why}, that is a whole day gone.',
    'I hope {why} is only sulking and not dead.',
    '{why} picked its moment. No stress from my side.',
  ],
  other: [
    'No problem at all.',
    'No stress, these things happen.',
    'All good, I understand.',
    'Of course, no worries.',
  ],
};

/** Moved to another time: the reason is met, the new time is taken. */
export const MOVED: readonly Line[] = [
  ...lines('pick a slot', [
    ['warm', '{r1} {time} it is, and I will look forward to it a bit longer.'],
    ['direct', '{r1} {time} works, same plan?'],
    ['playful', '{light}{time}, then. {r2} Bring the story with you.'],
    ['direct', '{time} it is. Shall we keep the hour?'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', '{r2} {time} then, and {idea} still stands.'],
    ['playful', '{light}{time} it is. {idea} had better be ready for us.'],
    ['direct', '{r1} {time} for {idea} is fine by me.'],
  ]),
  ...lines('sympathise', [
    ['warm', '{r2} {time} is perfectly fine.'],
    ['calm', '{r2} Let us say {time} and leave it at that.'],
    ['warm', '{r3} And thank you for coming straight back with {time}.'],
  ]),
  ...lines('light touch', [
    ['playful', '{light}{r3} {time} has been promoted to the best part of my week.'],
    ['witty', '{light}{r1} I will tell my calendar to be brave until {time}.'],
    ['witty', '{light}{odd} and all, you are forgiven. {time} sounds good.'],
  ]),
  ...lines('counter-offer', [
    ['calm', '{r2} {time} over {time2}, if I may choose. Does that still suit you?'],
    ['warm', '{r3} Either is good, {time} or {time2}, whichever is kinder to you.'],
    ['calm', '{r3} {time} should work, I will confirm today so you can plan.'],
  ]),
];

/** Called off, no new time. */
export const CALLED_OFF: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', '{r1} No need to worry about us, we will find another day.'],
    ['calm', '{r2} Take the time you need, I will be here when you are back.'],
    ['warm', '{r3} We can do it whenever things are calmer.'],
  ]),
  ...lines('leave it open', [
    ['warm', '{r1} {mi} can wait, it is not going anywhere.'],
    ['calm', '{r3} Give me a shout when you have your evenings back, no rush.'],
    ['direct', '{r2} Another day, then. You name it when you know.'],
  ]),
  ...lines('counter-offer', [
    ['direct', '{r1} How about next week, if that is easier?'],
    ['playful', '{light}{r2} I will keep {mi} warm for next week, if you like.'],
    ['playful', '{light}{r3} In return you get to pick the next day.'],
  ]),
];

/** A rain check, without a reason. */
export const RAIN_CHECK: readonly Line[] = [
  ...lines('leave it open', [
    ['warm', 'Rain check granted, no questions. {mi} will still be there.'],
    ['calm', 'No problem at all. Tell me when you feel like it, another day is just as good.'],
    ['direct', 'All good. You pick the next one, whenever that is.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Rain check accepted, but only because it is you. You pick the next day.'],
    ['witty', 'Granted. I will try not to take it out on {mi}.'],
  ]),
  ...lines('counter-offer', [
    ['warm', 'No worries. Would later this week be easier, or next?'],
    ['playful', 'Fine by me. Same plan next week?'],
  ]),
];

/** Neither yes nor no. */
export const PERHAPS: readonly Line[] = [
  ...lines('leave it open', [
    ['warm', 'No pressure at all. See how the week goes, {mi} can wait for your answer.'],
    ['calm', 'That is fair, and I would rather have a real yes later than a promise now. Let me know.'],
    ['direct', 'All good. Tell me when you know, the offer stands.'],
    ['warm', 'Thank you for being straight with me. No rush, just let me know how your week turns out.'],
  ]),
  ...lines('light touch', [
    ['playful', 'A maybe I can live with. When do you think you will know about {mi}?'],
    ['witty', 'An honest maybe beats a polite yes. {mi} can wait for you.'],
  ]),
  ...lines('give space', [
    ['calm', 'Take your time. If {mi} {mi|is|are} not your thing, we can do something else.'],
  ]),
];

/** Not ready to meet, or not like that. `{step}` is what they would rather do first. */
export const UNREADY: readonly Line[] = [
  ...lines('respect the limit', [
    ['warm', 'No rush at all, and thank you for saying it. We go at your pace.'],
    ['calm', 'That is completely fine. {step} first, and the rest when you feel like it.'],
    ['direct', 'Understood. {step} it is, meeting can wait until you feel like it.'],
    ['warm', 'I am glad you told me. We have time, I like talking to you.'],
  ]),
  ...lines('offer another way', [
    ['warm', '{call} works well for me. When would be a good time for you?'],
    ['calm', 'Happy to take it slowly. {call} some evening this week?'],
    ['playful', '{call}, then. I am nicer to talk to than to read, I promise.'],
  ]),
  ...lines('leave it open', [
    ['calm', 'Then we keep talking and see where it goes. No pressure from my side.'],
  ]),
];

/** What was proposed is not their thing. */
export const NOT_THAT: readonly Line[] = [
  ...lines('respect the limit', [
    ['warm', 'No {mb}, you have my word. You pick what we do and I bring the snacks.'],
    ['calm', 'Good to know, {mb} is off the table for good. What would you enjoy?'],
    ['direct', 'Something else, then. Name the one thing you would say yes to straight away.'],
  ]),
  ...lines('light touch', [
    ['playful', '{odd} would scare anyone. Something gentle, then, with all the lights on?'],
    ['witty', 'Noted: {odd} {odd|is|are} the upper limit. A comedy and a large popcorn?'],
    ['playful', 'I admire a person who knows where the line is. What is on the safe side of it?'],
  ]),
  ...lines('offer another way', [
    ['warm', 'Then something else entirely. A comedy, or somewhere we can actually talk?'],
    ['playful', 'Anything else, you say? Careful, I have a list.'],
  ]),
];

/** `{swap}` instead of what was planned. */
export const SWAPPED: readonly Line[] = [
  ...lines('pick a slot', [
    ['warm', '{swap} it is, I like that even better.'],
    ['direct', '{notSame}Yes to {swap}. Same time?'],
    ['direct', '{same}Yes to {swap}, same time. See you there.'],
    ['calm', '{swap} suits me just as well. Easy.'],
    [
      'warm',
      '{noDay}{notSame}{swap} sounds lovely, thank you for suggesting it. Which day were you thinking?',
    ],
    ['warm', '{same}{swap} sounds lovely. Thank you for finding another place so quickly.'],
  ]),
  ...lines('light touch', [
    ['playful', '{swap}? That is a better plan than mine, I am a little jealous.'],
    ['witty', '{swap} over {gone}, easily. Where shall we go?'],
    ['playful', '{noDay}{notSame}You had me at {swap}. Which day?'],
  ]),
  ...lines('sympathise', [
    ['warm', '{r1} {swap} is a good plan, and we take it easy.'],
    ['calm', '{r2} Then {swap}, at whatever pace suits you.'],
    ['playful', '{r3} {swap} it is, nice and easy.'],
  ]),
];

/** Instead of a drink, without a word about drinking. */
export const SWAPPED_QUIET: readonly Line[] = [
  ...lines('respect the limit', [
    ['warm', '{swap} sounds much better anyway, and thank you for being straight with me.'],
    ['calm', 'Completely fine. {swap} it is, and we can talk properly.'],
    ['direct', '{noDay}{swap}, yes. Which day suits you?'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', '{swap} is a far better idea than mine. I like how you think.'],
    ['warm', 'Thank you for telling me, that takes something. {swap} it is.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{swap} it is. I hope you have strong opinions about what we see first.'],
    ['witty', 'You had me at {swap}. I would have said yes to less.'],
  ]),
];

/** `still on?` */
export const STILL_ON: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Yes, absolutely. {mtime}, {mi}, and I am looking forward to it.'],
    ['direct', 'Still on. {mtime} as agreed, see you there.'],
    ['calm', 'Definitely still on. See you {mtime}.'],
    ['direct', 'Yes, nothing has changed on my side. {time}, as we said.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Still on, and I have been counting down. Are you still in the mood for {mi}?'],
    ['playful', '{time} is still on. You were not hoping for a way out, were you?'],
    ['flirty', 'Still good for me. I would be sad to miss you {time}.'],
  ]),
];

/** They say yes, or confirm. `{when}` is time or day, `{odd}` what they add. */
export const AGREED: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Perfect, {when} it is. I am looking forward to seeing you.'],
    ['direct', '{idea}, {when}. See you there.'],
    ['calm', 'Lovely, that is settled. {bring}{when}, and you bring {odd}.'],
    ['calm', 'Lovely, that is settled. See you {when}.'],
    ['warm', 'Then it is a plan: {mi}, {when}. I am looking forward to it.'],
    ['direct', 'Great, {mi} it is. See you {when}.'],
    ['warm', '{booked}You booked, I am impressed. {when}, see you there.'],
    ['warm', 'Great, it is a date. I will text you when I am on my way.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{when} cannot come soon enough. See you there.'],
    ['playful', 'Good. I will try to look as if I was not smiling at my phone just now.'],
    ['flirty', '{when} just became my favourite part of the week.'],
    ['playful', 'Brave of you to say yes so fast. No backing out of {mi} now.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Lovely. Should I bring anything, or only myself?'],
    ['direct', '{when}, perfect. Shall we meet there, or do you want to go together?'],
    ['direct', 'Good. Anything I should know before {mi}?'],
  ]),
];

/** They propose something. `{askTime}` and `{askDay}` let a line through only while that is open. */
export const PROPOSED: readonly Line[] = [
  ...lines('pick a slot', [
    ['warm', '{idea} {time}? Yes, I would love that.{askTime} What time do we meet?'],
    ['direct', 'Yes to {idea}.{askTime} {time} works, what time and where?'],
    ['direct', '{when} works for me, so yes to {idea}. Where do we meet?'],
    ['playful', 'You had me at {idea}. {when} it is.'],
    ['direct', '{askDay}Count me in for {idea}. Which day were you thinking?'],
    ['warm', '{askDay}I would love {idea} with you. Would Saturday work?'],
    [
      'warm',
      '{when} is good for me, I would like that. Shall I book something or do you have a place in mind?',
    ],
    ['warm', '{askDay}{untimed}I would like that very much. When are you free?'],
    ['warm', 'I would love to come. Where do we meet, and what time?'],
    ['direct', 'Yes, count me in. Send me the details?'],
  ]),
  ...lines('take the bait', [
    ['playful', 'I was going to play hard to get, but {idea} won. When and where?'],
    ['playful', '{idea}, and {odd} too? An easy yes. {when} it is.'],
    ['warm', 'Yes please, to {idea} and to {odd}. {askTime}What time?'],
    ['playful', '{nowhen}I am in for {idea}, and even more for {odd}. When?'],
    ['playful', '{idea} with you? That took me very little convincing.'],
    ['flirty', '{idea} and you? That is the easiest yes of my week.'],
    ['witty', 'I will pretend to check my diary and then say yes to {idea}.'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', 'What a good idea. {idea} {idea|sounds|sound} exactly right, where do we meet?'],
    ['warm', 'I am glad you asked. Yes to {idea}, I am already looking forward to it.'],
    ['calm', '{idea} {idea|sounds|sound} easy and nice. Tell me where to be and when.'],
  ]),
  ...lines('counter-offer', [
    ['calm', 'I would love {idea}. Let me check {time} and tell you tonight, so you are not left hanging.'],
    ['calm', 'I like the sound of that. Let me check {time} and confirm tonight, is that all right?'],
  ]),
];

/** A smaller version of what the reader proposed. `{span}` is how much they want. */
export const SMALLER: readonly Line[] = [
  ...lines('pick a slot', [
    ['warm', '{span} sounds perfect for a first go. Something flat, and a coffee at the end.'],
    ['direct', '{span}, deal. You set the pace.'],
    ['calm', 'Very sensible. {span}, an easy walk out and no pressure to stay longer.'],
  ]),
  ...lines('light touch', [
    ['playful', '{span} and a clear exit, I admire the planning. I promise not to hum.'],
    ['witty', 'Fair point, we should test each other in small doses. {span} it is.'],
    ['playful', 'I did get carried away. {span}, and you get to say when.'],
  ]),
];

/** Hurt or worn out, they ask for something easier. */
export const EASIER: readonly Line[] = [
  ...lines('offer another way', [
    ['warm', '{r1} Somewhere with good chairs, then. A café, or a film?'],
    ['direct', '{r2} Swap granted. Coffee and a comfortable seat, same time?'],
    ['calm', '{r3} Let us sit somewhere easy instead, {mi} can wait.'],
  ]),
  ...lines('light touch', [
    ['playful', '{r2} I will find us the softest sofa in town and we never get up.'],
    ['witty', '{r1} {mi} will have to manage without us. Cinema and a footrest?'],
    ['playful', '{r3} You may lean on me or on the furniture, your choice.'],
  ]),
];

/** Several days, some of them taken. */
export const OPTIONS: readonly Line[] = [
  ...lines('pick a slot', [
    ['direct', '{time}, then. You name the hour and I will be there.'],
    ['warm', '{time} it is, and I promise to have you back for {limit}.'],
    ['playful', 'I will take {time} before somebody else does.'],
    ['warm', '{time} sounds good. Good luck with {busy} until then.'],
    ['calm', '{time} suits me. Somewhere easy, since {busy} will have worn you out?'],
  ]),
  ...lines('take the bait', [
    ['playful', 'You are a busy person. {time}, then, before somebody else books you?'],
    ['witty', '{busy} first, me second, I can live with that. {time} it is.'],
    ['playful', '{time}, and you can tell me all about {busy}.'],
  ]),
];

/** Who books. */
export const WHO_BOOKS: readonly Line[] = [
  ...lines('do what they ask', [
    ['warm', 'Leave the booking to me. After {odd} you have earned a rest.'],
    ['direct', 'I will book. Any day you cannot do?'],
    ['playful', 'Fine, I will book, and I will check twice that it is not {odd}.'],
    ['calm', 'I will reserve a table and send you the details tonight.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'I am booking, purely to protect us from {odd}.'],
    ['witty', 'I would pay to see {odd}, though. Tell me it came with a table.'],
  ]),
];

/** A choice between two plans. `{x}` and `{y}`. */
export const EITHER: readonly Line[] = [
  ...lines('pick a slot', [
    ['direct', '{x}, if I get a vote. You choose the snacks.'],
    ['playful', '{y}, no hesitation. I need no time to think about it.'],
    ['warm', 'I am happy with both, but {x} sounds like a better story afterwards.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{x} for me. Now tell me that was the right answer.'],
    ['witty', '{y}, and we save {x} for the second date. Deal?'],
  ]),
  ...lines('follow up', [
    ['playful', '{y}, unless you would secretly prefer {x}. Would you?'],
    ['warm', 'I could go either way. Which one would you pick if I was not looking, {x} or {y}?'],
  ]),
];

/** A time zone, a clock, a number to be settled. */
export const WHOSE_CLOCK: readonly Line[] = [
  ...lines('confirm the plan', [
    ['direct', 'Let us go by your time: {time}. I will do the sums on my side.'],
    ['warm', '{time} your time, so that you cannot be wrong. I will be there.'],
    ['calm', 'I have the same day. {time} on your clock, and I will set an alarm.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Your time, {time}. If I turn up an hour early, be flattered.'],
    ['witty', 'Time zones are the real long distance. {time} where you are, final answer.'],
  ]),
  ...lines('follow up', [['direct', '{time} where you are, right? I will check it against my side.']]),
];
