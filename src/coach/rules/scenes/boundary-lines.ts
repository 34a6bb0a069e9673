/**
 * Hearing a limit: it is named, it is granted, and something that works takes its place. No bargaining, no wish to know
 * why. `{limit}` is the limit in their words, `{instead}` what they offer, `{thing}` a detail they mention.
 */
import { type Line, lines } from '../moves/line.ts';
import { BODY_LIMITS } from './body-limits-lines.ts';
import { answer, light, other, own, respect, see, space } from './limit-moves.ts';

export const BOUNDARIES = {
  ...BODY_LIMITS,
  calls: [
    ...respect(
      ['warm', 'Of course, no calls needed. Text suits me well, and you are good at it.'],
      ['calm', "That's completely fine, I respect it. We have texting, and texting is lovely."],
      ['direct', 'No calls, understood. No explaining needed either.'],
      [
        'warm',
        "Makes sense, and thank you for telling me. We'll keep typing until you feel like something else, if ever.",
      ],
    ),
    ...light(
      ['playful', 'Good, because my best jokes need a backspace key. Text it is, no calls.'],
      ['playful', 'Writing is where you are funny? Then I want all of it in writing.'],
      ['witty', 'Suits me. Nobody has ever left a text on hold.'],
    ),
    ...other(
      ['warm', 'Text works until we meet, at whatever pace is comfortable for you.'],
      ['calm', "We'll do this in writing, then. Tell me when, and only if, that ever changes."],
    ),
  ],
  slower: [
    ...respect(
      ['warm', "Of course, reply whenever you can. {busy} comes first, I'm in no rush."],
      ['calm', 'No worries at all, slow is fine by me. I like hearing from you whenever it comes.'],
      ['direct', "Heard, I'll ease off the messages. Thank you for saying so."],
      [
        'warm',
        "Thanks for telling me, that's completely fair. Your pace, I promise not to read anything into it.",
      ],
    ),
    ...own(
      ['warm', "Sorry, that was a lot of messages. I'll slow down, write when {busy} is done with you."],
      ['calm', "Fair, and my bad. I got carried away, I'll leave you in peace until you're free."],
    ),
    ...light(
      ['playful', 'Understood. One good message beats twelve, I can learn that. Go and look after {busy}.'],
      ['playful', "I wouldn't want to compete with {busy} anyway, I'd lose. Take all the time you want."],
      ['witty', "Slow post it is. I'll treat every reply like a letter."],
    ),
    ...space(['calm', 'No need to apologise for the gaps. Whenever you surface is the right time.']),
  ],
  offline: [
    ...respect(
      [
        'warm',
        "That sounds like a good rest. Enjoy {off}, and I'll look forward to the flood of messages after.",
      ],
      ['calm', "Of course, I won't expect a word until then. Have a peaceful {off}."],
      ['direct', 'Silence for {off}, understood. It needs no apology.'],
    ),
    ...light(
      ['playful', 'Far too many messages afterwards suits me perfectly. Until then: quiet, I promise.'],
      ['playful', "I'll save up all my news for you. Enjoy {off}, phone in a drawer."],
    ),
    ...see(
      ['warm', 'I like that you keep {off} for the people and not the phone. Enjoy every quiet minute.'],
      ['warm', 'Thank you for warning me, now the silence will just make me think of {off}.'],
    ),
  ],
  petName: [
    ...own(
      ['warm', "Sorry, {name}. That was too much too soon, it won't happen again."],
      ['warm', "Fair, and my apologies. I'll drop it and use your name from here on."],
      ['calm', 'Noted, and sorry about that. Thank you for telling me straight.'],
    ),
    ...respect(
      ['direct', 'Got it. {name} it is, and thanks for saying so.'],
      ['calm', "Of course. A name works better than a nickname when you've only just met."],
      ['warm', "You're right, thank you for telling me. Your name it is."],
    ),
    ...light(
      ['playful', 'Retired with immediate effect. {since} is far too early for nicknames, fair point.'],
      ['playful', 'Noted, the nickname department is closed. Good morning again, {name}.'],
      ['playful', "Fair. You only get promoted to nicknames by you, I understand. I won't do that again."],
    ),
  ],
  topic: [
    ...respect(
      ['warm', 'Deal, {topic} stays off the table. Thank you for telling me.'],
      ['calm', "Of course, no {topic2} from me. It's yours to bring up or never."],
      ['direct', 'Understood, I leave it there.'],
    ),
    ...other(
      [
        'playful',
        "Then tell me about {instead}. I have questions about {instead} that nobody's ever answered.",
      ],
      ['warm', '{instead} {instead|sounds|sound} like a far better subject anyway. Where do we start?'],
      ['playful', 'Straight to {instead}, then. What is your strongest opinion on it?'],
    ),
    ...light(
      ['playful', 'Happy to. Short fuses are best kept away from screens, mine included.'],
      ['playful', 'Deal. I like you too, so let us save that one for when there is cake in front of us.'],
      ['warm', 'Of course, in person it is. Some subjects need a face and something to drink.'],
    ),
    ...answer(
      ['warm', 'Of course, happy to. We keep {topic} for in person, and I like you too.'],
      ['calm', 'Yes, deal. {topic} can wait until we sit across from each other.'],
    ),
  ],
  personal: [
    ...respect(
      ['warm', "Of course, keep {private} to yourself for as long as you like. That's just sensible."],
      ['calm', 'No problem at all, {private} can wait until we have met. Nothing to explain.'],
      ['direct', "Fair enough, I won't ask about {private} again. It makes sense to me."],
      [
        'warm',
        "Totally fine, and I'm sorry somebody gave you a reason. {private} is yours to share whenever.",
      ],
    ),
    ...light(
      ['playful', 'Understood. You remain a person of mystery, {private} under lock and key.'],
      ['playful', "In a small town I'd do exactly the same. {private} stays classified."],
    ),
    ...other(
      [
        'warm',
        'We have plenty to talk about without {private}. Tell me something nobody could ever look up.',
      ],
      ['calm', "First names are fine by me. The rest can come when you're ready, or not."],
    ),
  ],
  notThere: [
    ...own(
      [
        'warm',
        'Sorry about that. Nothing more goes to {there}, I understand, and I should have asked first.',
      ],
      ['calm', 'Noted, and sorry. Your work is your own, I promise to keep {sent} away from it.'],
    ),
    ...respect(
      ['direct', 'Understood. No more {sent} to {there}, that stays private.'],
      ['warm', "That's completely fair, thank you for telling me kindly. It won't happen again."],
    ),
    ...other(
      [
        'warm',
        "I'll bring {sent} in person some time instead, if you'd like that. {there} is off limits, understood.",
      ],
      ['playful', 'From now on {sent} travel by hand only, and never to {there}. Fair point, thank you.'],
    ),
  ],
  childPhotos: [
    ...respect(
      ['warm', 'Of course. No photos of {child}, not shared and not saved. Thank you for telling me.'],
      ['direct', "Understood, that's a firm no and I respect it. If I have reposted any, it comes down now."],
      ['calm', "Absolutely. {child}'s privacy comes first, no discussion needed."],
    ),
    ...own(['warm', "Sorry if I got that wrong before. No pictures of {child} from me, that's a promise."]),
    ...see([
      'warm',
      'I like that you are so clear here. {child} is lucky to have somebody guarding the gate.',
    ]),
  ],
  childMeets: [
    ...respect(
      ['warm', 'That makes complete sense. {child} comes first, and {wait} is fine with me, no rush at all.'],
      ['calm', 'I respect that a lot. {child} should only meet people who are staying.'],
      ['direct', "Understood, no meeting {child} before you're sure. That's good parenting."],
    ),
    ...see(
      ['warm', "I'm glad {child} has somebody who guards the door like that. Take all the time you need."],
      ['warm', 'Thank you for telling me. Protecting {child} like that only makes me like you more.'],
    ),
    ...space(
      ['calm', "At your own pace, and at {child}'s. I'm in no hurry."],
      ['warm', 'We can get to know each other properly first. {wait} is nothing.'],
    ),
    ...answer(
      ['warm', "Of course that's okay. {child} deserves for us to be sure first, no rush from me."],
      ['calm', 'More than okay. Later is right, and I would have suggested the same for {child}.'],
    ),
  ],
  money: [
    ...respect(
      ['direct', 'Splitting it suits me perfectly. Half each, nobody owes anybody.'],
      ['warm', "Fair's fair, we split the bill. I like that you say it beforehand."],
      ['calm', "Of course, everyone pays their share. Money stays out of it, that's a good rule."],
    ),
    ...light(
      [
        'playful',
        'Deal, half and half down to the last chip. I will bring my calculator and my good manners.',
      ],
      ['playful', 'We split everything except the last bite of {sweet}, that one we negotiate.'],
    ),
    ...answer(
      ['warm', 'Yes, {plan} still works, and we split it down the middle. No debts between us.'],
      ['playful', 'We split the bill, and {sweet} gets two spoons. Yes from me.'],
      ['direct', "{plan} is good, half each. I wouldn't have it any other way."],
      ['playful', 'Splitting suits me. And yes, always {sweet}, half each of course.'],
    ),
  ],
  houseRules: [
    ...respect(
      ['warm', '{rules}, got it. I like a person who knows how they want their evening.'],
      ['direct', 'Understood: {rules}. I can do all of that.'],
      ['calm', 'Completely fair. {rules} is no trouble at all.'],
    ),
    ...light(
      ['playful', '{rules}, and not even fame gets an exception. I respect a house with laws.'],
      ['playful', "I'll be the one at the door obeying everything. {rules}, sworn."],
      ['witty', 'My phone goes in my pocket and stays there. {game} has done enough damage.'],
    ),
    ...see(
      ['warm', 'I love that you send the rules beforehand. {rules} is easy for me.'],
      ['playful', "{rules}? That's already the best evening anyone has offered me this week."],
    ),
  ],
  quietNight: [
    ...space(
      ['warm', "Of course. Have your quiet night, I'm not going anywhere and I won't take it personally."],
      ['calm', "Take all the space you need, {quiet} sounds exactly right. Write when you're human again."],
      ['warm', 'No problem at all. Rest properly, and talk tomorrow if you feel like it.'],
    ),
    ...respect(
      ['warm', 'Thank you for telling me instead of just going quiet. Enjoy {quiet}.'],
      ['direct', 'Understood, no messages from me tonight. Sleep well.'],
      ['calm', "No explaining needed. I'm glad you're looking after yourself."],
    ),
    ...light(
      ['playful', 'Peopled out is a real condition and {quiet} is the cure. See you on the other side.'],
      ['playful', "I'll stop being a person at you until tomorrow. Enjoy {quiet}."],
    ),
    ...answer(['warm', 'Of course, and yes to {plan} still. Rest first, I will see you then.']),
  ],
  notAtWork: [
    ...respect(
      ['warm', "Deal, nothing funny during your shift. I'd hate to wake anyone."],
      ['playful', "Understood, I'll hold {funny} back until you're off duty."],
      ['direct', 'Heard. No {funny} at work from now on.'],
    ),
    ...light(
      ['playful', "I'm sorry, and also a little proud. {funny} will wait for after hours."],
      ['playful', 'You laughed in the wrong room because of me? Sorry. I will save {funny} for the evening.'],
      [
        'witty',
        'My lawyers advise me to send {funny} outside office hours only. Apologies to all who heard.',
      ],
    ),
    ...other(['warm', "Evenings it is. I'll have a whole collection of {funny} ready for you."]),
  ],
  aloneTime: [
    ...respect(
      ['warm', "Good to know, and completely fine. Alone time isn't something you have to apologise for."],
      ['calm', 'Thank you for telling me early. When you go quiet I will know it is just you recharging.'],
      ['direct', 'Understood. Take as much alone time as you need, I have plenty to do in between.'],
    ),
    ...light(
      ['playful', 'Your therapist sounds wise. I like my own company as well, in moderation.'],
      ['playful', "I'm very good at being in another room. Ask anyone."],
    ),
    ...other(
      ['warm', 'Then we do it in small doses, and good ones. You say when you have had enough of me.'],
      ['calm', "Tell me 'cave day' and I'll leave you to it, no questions asked."],
    ),
  ],
  fixedLife: [
    ...respect(
      ['warm', "Of course, {keep} stays with {forWhom}. That's the kind of thing that shouldn't move."],
      ['direct', 'Clear, and no problem at all. We plan around {keep}.'],
      ['calm', "That's completely fine. I like knowing what's fixed, thank you for telling me."],
    ),
    ...other(
      ['warm', "Then we find our hours elsewhere. You name what works and I'll fit in around {forWhom}."],
      [
        'playful',
        'Breakfast has the best food anyway. I will set an alarm for you, and that is saying something.',
      ],
      ['warm', 'Suits me. Daylight and a good plate of something beats a late night any time.'],
    ),
    ...light(['playful', "I wouldn't dare compete with {forWhom}. The rest of the week is a wide field."]),
    ...see(['warm', 'I like that {forWhom} comes first. It says something good about you.']),
  ],
  /** A wish that no kind above covers, in its own words where they turn round cleanly. */
  request: [
    ...respect(
      ['warm', 'Of course, {what}. Thank you for telling me plainly.'],
      ['direct', 'Heard: {what} from me. Fair enough.'],
      ['calm', "That's completely fair, and I'm glad you said it instead of putting up with it."],
      ['warm', 'Thank you for saying so. I hear you, and I will do better on that.'],
      ['direct', "Fair point, noted. You won't have to say it twice."],
    ),
    ...own(
      ['warm', "Sorry, I didn't think that through. {what}, promise."],
      ['calm', 'You are right, {what}, and I am sorry. Thanks for telling me kindly.'],
      ['warm', "Sorry about that, I'd hate to make you uncomfortable. It stops here."],
    ),
    ...lines('give space', [
      ['calm', 'Heard, and nothing to explain. We do it your way.'],
      ['warm', "Of course. I'd always rather know than guess, so thank you."],
    ]),
    ...light(
      ['playful', "{what}, carved in stone. I'd like to stay on your good side."],
      ['playful', 'Understood, I can be taught. You made the point very well.'],
    ),
    ...answer(
      ['warm', 'Of course we can. {what}, and thank you for saying it.'],
      ['calm', 'Yes, of course. Consider it done, {what}.'],
    ),
  ],
  gifts: [
    ...respect(
      ['warm', "Of course, no {sent} before we meet. I'll just turn up and be nice, as ordered."],
      ['calm', "That's fair, nothing by post and no address needed. Thank you for telling me."],
      ['direct', 'Understood, I will hold off on that.'],
    ),
    ...light(['playful', 'Then my manners will have to do as a present. I will gift-wrap them.']),
    ...other(['warm', 'In person then, whenever you feel like it, somewhere public. {sent} can wait.']),
  ],
} as const satisfies Record<string, readonly Line[]>;
