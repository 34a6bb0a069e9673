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
    ['playful', '{time}, then. {r2} Bring the story with you.'],
    ['direct', '{time} it is. Shall we keep the hour?'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', '{r2} {time} then, and {idea} still stands.'],
    ['playful', '{time} it is. {idea} had better be ready for us.'],
    ['direct', '{r1} {time} for {idea} is fine by me.'],
  ]),
  ...lines('sympathise', [
    ['warm', '{r2} {time} is perfectly fine.'],
    ['calm', '{r2} Let us say {time} and leave it at that.'],
    ['warm', '{r3} And thank you for coming straight back with {time}.'],
  ]),
  ...lines('light touch', [
    ['playful', '{r3} {time} has been promoted to favourite day of the week.'],
    ['witty', '{r1} I will tell my calendar to be brave until {time}.'],
    ['witty', '{odd} and all, you are forgiven. {time} sounds good.'],
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
    ['playful', '{r2} I will keep {mi} warm for next week, if you like.'],
    ['playful', '{r3} In return you get to pick the next day.'],
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
    ['playful', 'One rain check, stamped and signed. I will practise {mi} in secret meanwhile.'],
    ['witty', 'Granted. {mi} will pretend not to be hurt.'],
  ]),
  ...lines('counter-offer', [
    ['warm', 'No worries. Would later this week be easier, or next?'],
    ['playful', 'Fine by me. Same plan next week, and I promise not to have trained too much?'],
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
    ['playful', 'A maybe I can live with. I will keep {mi} on a low flame.'],
    ['witty', 'An honest maybe beats a polite yes. {mi} will keep.'],
  ]),
  ...lines('give space', [['calm', 'Take your time with it. I will not ask twice, you know where I am.']]),
];

/** Not ready to meet, or not like that. `{step}` is what they would rather do first. */
export const UNREADY: readonly Line[] = [
  ...lines('respect the limit', [
    ['warm', 'No rush at all, and thank you for saying it. {step} sounds good to me.'],
    ['calm', 'That is completely fine. {step} first, and we go at your pace.'],
    ['direct', 'Understood. {step} it is, meeting can wait until you feel like it.'],
    ['warm', 'I am glad you told me. We have time, I like talking to you.'],
  ]),
  ...lines('offer another way', [
    ['warm', '{step} works well for me. When would be a good time for you?'],
    ['calm', 'Happy to take it slowly. {step}, some evening this week?'],
    ['playful', '{step}, then. I promise my voice is friendlier than my punctuation.'],
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
    ['direct', 'Yes to {swap}. Same time?'],
    ['calm', '{swap} suits me just as well. Easy.'],
    ['warm', '{swap} sounds lovely, thank you for suggesting it. Which day were you thinking?'],
  ]),
  ...lines('light touch', [
    ['playful', '{swap}? You just won the argument nobody was having.'],
    ['witty', '{gone} will never know it was stood up. {swap}, then.'],
    ['playful', 'I was born for {swap}, or so I will claim until you see me.'],
    ['witty', 'With {odd} in the picture I did not stand a chance. {swap} it is.'],
  ]),
  ...lines('sympathise', [
    ['warm', '{r1} {swap} is a good plan, and we take it easy.'],
    ['calm', '{r2} Then {swap}, at whatever pace suits you.'],
    ['playful', '{r3} {swap} it is, no heroics.'],
  ]),
];

/** Instead of a drink, without a word about drinking. */
export const SWAPPED_QUIET: readonly Line[] = [
  ...lines('respect the limit', [
    ['warm', '{swap} sounds much better anyway, and thank you for being straight with me.'],
    ['calm', 'Completely fine. {swap} it is, and we can talk properly.'],
    ['direct', '{swap}, yes. Which day suits you?'],
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
    ['playful', 'Still on, and quietly counting down. {mi} had better be ready for us.'],
    ['witty', 'Wild horses would struggle. {time} is on.'],
    ['playful', 'Of course it is on. You were not hoping for a way out?'],
  ]),
];

/** They say yes, or confirm. `{when}` is time or day, `{odd}` what they add. */
export const AGREED: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Perfect, {when} it is. And {odd} makes it even better.'],
    ['direct', '{when}, got it. See you there, {odd} included.'],
    ['direct', '{idea}, {when}. Got it, see you there.'],
    ['witty', '{when} and {idea}, I could not have planned it better.'],
    ['calm', 'Lovely, that is settled. {bring}{when}, and you bring {odd}.'],
    ['calm', 'Lovely, that is settled. See you {when}.'],
    ['warm', 'Then it is a plan: {mi}, {when}. I am looking forward to it.'],
    ['direct', 'Great, {mi} it is. See you {when}.'],
    ['calm', 'Good: {idea}, {when}. I will be there.'],
    ['direct', 'Perfect. {when}, and I will find you at {idea}.'],
    ['warm', '{booked}You booked, I am impressed. {when}, see you there.'],
    ['playful', '{when} cannot come soon enough. See you there.'],
    ['calm', 'Great, see you {when}. I am looking forward to it.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{nowhen}With {odd} in the mix there was never any danger of me saying no.'],
    ['playful', '{when} it is. With {odd} in the mix there was never any danger of a no from me.'],
    ['witty', '{nowhen}You mention {odd} as if it were not the main attraction.'],
    ['witty', 'See you {when}. And do not mention {odd} as if it were not the main attraction.'],
    ['playful', 'I hope {mi} knows what is coming. See you there.'],
    ['witty', 'Agreed, {when}. I will act surprised by {odd} when the moment comes.'],
    ['witty', '{nowhen}Agreed. I will act surprised by {odd} when the moment comes.'],
    ['playful', 'Brave of you to say yes to {mi}. No backing out now.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Lovely, {when}. What should I bring, so that {odd} does not have to do all the work?'],
    ['playful', '{nowhen}It is on. How worried should I be about {odd}?'],
    ['playful', '{when}, it is on. How worried should I be about {odd}?'],
    ['direct', 'Good. Anything I should know before {mi}?'],
  ]),
];

/** They propose something. `{askTime}` and `{askDay}` let a line through only while that is open. */
export const PROPOSED: readonly Line[] = [
  ...lines('pick a slot', [
    ['warm', '{idea} {time}? Yes, I would love that.{askTime} What time do we meet?'],
    ['direct', 'Yes to {idea}. {time} is good,{askTime} tell me when and where.'],
    ['playful', 'You had me at {idea}. I am in.'],
    ['warm', 'I am in. {idea} with you is an easy yes.'],
    ['direct', '{askDay}Count me in for {idea}. Which day were you thinking?'],
    ['warm', 'I would like that very much. {idea} it is.'],
    ['direct', '{when} works for me. {idea}, and I will be on time.'],
    ['playful', '{when}, then. I am putting it in the calendar before you change your mind.'],
    ['warm', '{when} it is, I would like that a lot.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{nowhen}{odd} alone would have convinced me. I am in.'],
    ['playful', '{odd} alone would have convinced me. {when} it is.'],
    ['witty', 'You sell {idea} well, {odd} most of all. Count me in.'],
    ['witty', '{nowhen}You sell it well, especially {odd}. Count me in.'],
    ['witty', 'You sell it well, especially {odd}. Count me in for {when}.'],
    ['playful', 'I was going to pretend to think about it, but {odd} got me. Yes.'],
    ['witty', '{nowhen}Nobody has asked me out with {odd} before. It worked.'],
    ['witty', 'Nobody has asked me out with {odd} before. It worked, so {when}.'],
    ['playful', '{odd}? Say no more, I will be there.'],
    ['playful', 'I will be there {when}, for {idea} and for you. {odd} was the clincher.'],
    ['witty', '{exactly} is suspiciously specific, and I like it. Yes.'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', 'I like that you come with a proper plan. {idea}, yes please.'],
    ['warm', '{nowhen}What a good idea, {odd} most of all. I would like to come.'],
    ['warm', 'What a good idea, {odd} most of all. {when} suits me, what can I bring?'],
    ['calm', '{idea} {idea|sounds|sound} easy and nice. Tell me where to be.'],
    ['warm', 'That sounds like a lovely way to spend {time}. Yes.'],
  ]),
  ...lines('counter-offer', [
    [
      'calm',
      'I like the sound of {idea}. Let me check {time} and tell you today, so you are not left hanging.',
    ],
    ['calm', 'Yes in principle, and yes to {odd}. Can I confirm tonight?'],
    ['calm', 'That sounds good to me. I will check {time} and confirm today.'],
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
    ['playful', 'Your week deserves its own series, {busy} included. {time}?'],
    ['witty', '{busy} first, me second, I can live with that order. {time} it is.'],
    ['playful', 'I want a full report on {busy} when I see you. {time}?'],
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
    ['playful', 'You bring {odd}, I bring the popcorn. {x} for me.'],
    ['witty', '{x} for the soul or {y} for the pulse. I say {y}, and we talk about {x} after.'],
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
