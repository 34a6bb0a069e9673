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
      ['warm', 'Of course, no calls needed. Texting suits me fine.'],
      ['calm', "That's completely fine. We can just text."],
      ['direct', 'No calls, understood. No explaining needed either.'],
      [
        'warm',
        "Makes sense, and thank you for telling me. We'll stick to texting until you feel like something else, if ever.",
      ],
    ),
    ...light(
      ['playful', "Good, because I'm funnier with a backspace key. Text it is, no calls."],
      ['playful', "No calls, deal. Then you'll have to be extra funny in writing."],
      ['playful', 'No calls suits me. At least a text never rings at a bad moment.'],
    ),
    ...other(
      ['warm', 'Text works until we meet, at whatever pace is comfortable for you.'],
      ['calm', 'Text it is, then. Tell me if that ever changes, no pressure.'],
    ),
  ],
  slower: [
    ...respect(
      ['warm', "Of course, reply whenever you can. {busy} comes first, I'm in no rush."],
      ['calm', 'No worries at all, slow is fine by me. I like hearing from you whenever it comes.'],
      ['direct', "Of course, I'll ease off the messages. Thank you for saying so."],
      [
        'warm',
        "Thanks for telling me, that's completely fair. Your pace, I promise not to read anything into it.",
      ],
    ),
    ...own(
      ['warm', "Sorry, that was a lot of messages. I'll slow down, write when you have time."],
      ['calm', "Fair, and my bad. I got carried away, I'll leave you in peace until you're free."],
    ),
    ...light(
      ['playful', 'Understood. One good message beats twelve.'],
      ['playful', "I'd lose against {busy} anyway. Take all the time you want."],
      ['playful', 'Slow it is. Then every reply is a nice surprise.'],
    ),
    ...space(['calm', 'No need to apologise for the gaps. Write whenever you get to it.']),
  ],
  offline: [
    ...respect(
      [
        'warm',
        "That sounds like a good rest. Enjoy {off}, and I'll look forward to the flood of messages after.",
      ],
      ['calm', "Of course, I won't expect a word until then. Have a peaceful {off}."],
      ['direct', 'No messages for {off}, understood. Enjoy it.'],
    ),
    ...light(
      ['playful', "Then I expect a lot of stories afterwards. Until then I'll be quiet, I promise."],
      ['playful', "I'll save up my news for you. Enjoy {off}!"],
    ),
    ...see(
      ['warm', 'I like that you take that time off. Enjoy every quiet minute.'],
      ['warm', "Thank you for telling me, now I won't wonder. Talk after {off}?"],
    ),
  ],
  petName: [
    ...own(
      ['warm', "Sorry, {name}. It won't happen again."],
      ['warm', "Fair, and sorry. I'll drop it and use your name from here on."],
      ['calm', "Sorry about that, I won't call you that again. Thank you for telling me."],
    ),
    ...respect(
      ['direct', 'Got it. {name} it is, and thanks for saying so.'],
      ['calm', 'Of course. What would you like me to call you?'],
      ['warm', "You're right, thank you for telling me. Your name it is."],
    ),
    ...light(
      ['playful', 'Retired as of now. Your name is nicer anyway.'],
      ['playful', 'The nickname is gone. Can we start again, {name}?'],
      ['playful', "Fair, no more nicknames. How's your day going, apart from that?"],
    ),
  ],
  topic: [
    ...respect(
      ['warm', 'Deal, we leave {topic} out of it. Thank you for telling me.'],
      ['calm', "Of course, no {topic2} from me. If you ever want to bring it up, that's up to you."],
      ['direct', "Understood, I'll leave it there. What would you rather talk about?"],
    ),
    ...other(
      ['playful', "Then tell me about {instead}, I'd like to hear."],
      ['warm', '{instead} {instead|sounds|sound} better anyway. Where do we start?'],
      ['playful', 'Straight to {instead}, then. What should I know first?'],
    ),
    ...light(
      ['playful', "Fine by me, we save that one for when we're face to face."],
      ['warm', "Of course. Let's talk about something nicer. What are you up to today?"],
    ),
    ...answer(
      ['warm', 'Of course, happy to leave {topic} out of it.'],
      ['calm', 'Yes, of course. {topic} can wait, or never come up at all.'],
    ),
  ],
  personal: [
    ...respect(
      ['warm', "Of course, keep {private} to yourself for as long as you like. That's just sensible."],
      ['calm', 'No problem at all, {private} can wait until we have met. Nothing to explain.'],
      ['direct', "Fair enough, I won't ask about {private} again. It makes sense to me."],
      ['warm', 'Totally fine. You share {private} when you want to, or not at all.'],
    ),
    ...light(
      ['playful', 'Fair enough, a bit of mystery suits you.'],
      ['playful', "Sensible. I'd do exactly the same with {private}."],
    ),
    ...other(
      ['warm', 'We have plenty to talk about without {private}. How was your day?'],
      ['calm', "No problem. The rest can come when you're ready."],
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
      ['warm', "I'll bring {sent} in person instead, if you'd like that. Nothing goes to {there} again."],
      ['playful', 'Lesson learned, {sent} only in person and never at {there}. Sorry!'],
    ),
  ],
  childPhotos: [
    ...respect(
      ['warm', 'Of course. No photos of {child}, not shared and not saved. Thank you for telling me.'],
      ['direct', "Understood, that's a firm no and I respect it. If I have reposted any, it comes down now."],
      ['calm', "Absolutely. {child}'s privacy comes first, no discussion needed."],
    ),
    ...own(['warm', "Sorry if I got that wrong before. No pictures of {child} from me, that's a promise."]),
    ...see(['warm', "I like that you're so clear about it. {child} {child|is|are} lucky to have you."]),
  ],
  childMeets: [
    ...respect(
      ['warm', 'That makes complete sense. {child} comes first, and {wait} is fine with me, no rush at all.'],
      ['calm', 'I respect that a lot. {child} should only meet people who are staying.'],
      ['direct', "Understood, no meeting {child} before you're sure. That's good parenting."],
      ['warm', "That makes complete sense, and it's not mine to hurry. You say when."],
      ['calm', 'Thank you for telling me why. Whoever gets that close should be staying.'],
    ),
    ...see(
      ['warm', "I'm glad {child} has you looking out like that. Take all the time you need."],
      ['warm', 'Thank you for telling me. Protecting {child} like that only makes me like you more.'],
    ),
    ...space(
      ['calm', "At your own pace, and at {child}'s. I'm in no hurry."],
      ['warm', 'We can get to know each other properly first. {span} is nothing.'],
    ),
    ...answer(
      [
        'warm',
        "Of course that's okay. {child} {child|deserves|deserve} for us to be sure first, no rush from me.",
      ],
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
      ['playful', "Deal, half and half. I'll bring my calculator."],
      ['playful', 'We split everything except {sweet}, that one we fight over.'],
    ),
    ...answer(
      ['warm', 'Yes, {plan} still works, and we split it down the middle. No debts between us.'],
      ['playful', 'We split the bill, and we share {sweet}. Deal?'],
      ['direct', '{plan} is good, half each. Fair is fair.'],
      ['playful', 'Splitting suits me. And yes to {sweet}.'],
    ),
  ],
  houseRules: [
    ...respect(
      ['warm', '{rules}, got it. I like somebody who knows what they want.'],
      ['direct', 'Understood: {rules}. I can do all of that.'],
      ['calm', 'Completely fair. {rules} is no trouble at all.'],
    ),
    ...light(
      ['playful', '{rules}. Is there an exam as well?'],
      ['playful', "{rules}, I promise. I'm very easy to house-train."],
      ['playful', 'My phone stays in my pocket, promise.'],
    ),
    ...see(
      ['warm', 'I love that you send the rules beforehand. {rules} is easy for me.'],
      ['playful', '{rules}? Sounds like a good evening already.'],
    ),
  ],
  quietNight: [
    ...space(
      ['warm', "Of course, take your time. I'm not going anywhere and I won't take it personally."],
      ['calm', 'Take all the space you need. Write when you feel like people again.'],
      ['warm', 'No problem at all. Rest properly, and write when you feel like it.'],
    ),
    ...respect(
      ['warm', 'Thank you for telling me instead of just going quiet. Enjoy your evening.'],
      ['direct', "Understood, I'll leave you in peace for a bit."],
      ['calm', "No explaining needed. I'm glad you're looking after yourself."],
    ),
    ...light(
      ['playful', "I know that feeling. Go and be a potato on the couch, you've earned it."],
      ['playful', "I'll be as quiet as a mouse. A charming one, but quiet."],
    ),
    ...answer(['warm', 'Of course, and yes to {plan} still. Rest first, I will see you then.']),
  ],
  notAtWork: [
    ...respect(
      ['warm', "Deal, nothing funny while you're working. I'd hate to get you in trouble."],
      ['playful', "Understood, I'll hold {funny} back until you're off duty."],
      ['direct', 'Heard. No {funny} at work from now on.'],
    ),
    ...light(
      ['playful', "I'm sorry, and also a little proud. I'll save {funny} for after hours."],
      ['playful', "You laughed in the wrong place because of me? Sorry. I'll save {funny} for the evening."],
    ),
    ...other(['warm', "Evenings it is. I'll have a whole collection of {funny} ready for you."]),
  ],
  aloneTime: [
    ...respect(
      ['warm', "Good to know, and completely fine. Alone time isn't something you have to apologise for."],
      ['calm', 'Thank you for telling me early. When you go quiet I will know it is just you recharging.'],
      ['direct', 'Understood. Take as much time for yourself as you need.'],
    ),
    ...light(
      ['playful', "Good, then I know it isn't me when you go quiet. What's your favourite way to recharge?"],
      ['playful', "That makes two of us who like a quiet evening. We'll get on."],
    ),
    ...other(
      ['warm', "Then we take it in small doses. You tell me when you've had enough of me."],
      ['calm', "Just tell me when you need your own space, and I'll leave you to it."],
    ),
  ],
  fixedLife: [
    ...respect(
      ['warm', 'Of course, {keep} belongs to {forWhom}. I like that.'],
      ['direct', 'Clear, and no problem at all. We plan around {keep}.'],
      ['calm', "That's completely fine. I like knowing what's fixed, thank you for telling me."],
    ),
    ...other(
      ['warm', "Then we find another time. You name what works and I'll fit in around {forWhom}."],
      ['playful', "Then we'll be daytime people. Breakfast has the best food anyway."],
      ['warm', 'Suits me. When does it work best for you?'],
    ),
    ...light(['playful', "I wouldn't dare compete with {forWhom}. The rest of the week is fine by me."]),
    ...see(['warm', 'I like that {forWhom} comes first for you.']),
  ],
  /** A wish that no kind above covers, in its own words where they turn round cleanly. */
  request: [
    ...respect(
      ['warm', 'Of course, {what}. Thank you for telling me plainly.'],
      ['direct', 'Got it, {what}. Fair enough.'],
      ['calm', "That's completely fair, and I'm glad you said it instead of putting up with it."],
      ['warm', "Thank you for saying so. I hear you, it won't happen again."],
      ['direct', "Fair point, noted. You won't have to say it twice."],
    ),
    ...own(
      ['warm', "Sorry, I didn't think that through. {what}, promise."],
      ['calm', 'You are right, {what}, and I am sorry. Thanks for telling me kindly.'],
      ['warm', "Sorry about that, I'd hate to make you uncomfortable. It stops here."],
    ),
    ...lines('give space', [
      ['calm', 'No need to explain. We do it your way.'],
      ['warm', "Of course. I'd always rather know than guess, so thank you."],
    ]),
    ...light(
      ['playful', "{what}, promise. I'd like to stay on your good side."],
      ['playful', "Lesson learned. I'm quick when somebody tells me nicely."],
    ),
    ...answer(
      ['warm', 'Of course we can. {what}, and thank you for saying it.'],
      ['calm', 'Yes, of course, {what}.'],
    ),
  ],
  /** No pictures of them online. */
  posting: [
    ...respect(
      ['warm', 'Of course. Nothing of you goes online from me, promise.'],
      ['direct', 'Understood, no posting and no tagging. Thanks for telling me.'],
      ['calm', "That's completely fine. This stays between us and off the internet."],
    ),
    ...see(['warm', 'I like that, actually. Not everything has to be online.']),
    ...light(['playful', 'Good, then nobody has to see what my hair does in photos.']),
    ...answer(['warm', 'Yes, of course. Nothing goes online without you saying so.']),
  ],
  lending: [
    ...respect(
      ['direct', "Fair enough, no lending and no borrowing. I'm with you on that."],
      ['warm', 'That makes sense, and thank you for saying it up front.'],
      ['calm', 'Completely fine. Money stays out of it, that keeps things easy.'],
    ),
    ...light(['playful', 'Deal. I might still borrow a chip from your plate, is that covered?']),
    ...see(['warm', 'I like that you say it plainly. It sounds like you learned it the hard way?']),
  ],
  /** A limit in words of their own, with no fault of the reader in it. */
  general: [
    ...respect(
      ['warm', "That's completely fair, and I'm glad you told me."],
      ['warm', "Of course. I'd always rather know than guess, so thank you."],
      ['direct', 'Fair enough, and thank you for saying it early.'],
      ['calm', 'Clear, and perfectly all right with me.'],
      ['warm', 'Understood, and I will remember it so that you do not have to say it twice.'],
      ['direct', 'Good that you said it. That is how it will be.'],
      ['warm', 'That is yours to decide, and I am happy to go along with it.'],
    ),
    ...lines('give space', [
      ['calm', 'No need to explain. We do it your way.'],
      ['calm', 'Of course. I will keep to that.'],
      ['warm', 'Take all the room you need there, I am in no hurry.'],
      ['calm', 'Then that is settled, and we can talk about nicer things.'],
    ]),
    ...see(
      ['warm', 'I like that you say it straight. That makes it easy.'],
      ['warm', 'Thank you for being honest with me about it.'],
      ['warm', 'It takes some trust to say that to somebody new. I noticed.'],
      ['calm', 'You know what is good for you. I find that attractive, honestly.'],
      ['direct', 'That tells me more about you than any profile. Thank you.'],
    ),
    ...light(
      ['playful', 'Good to know. Anything else in the manual I should read?'],
      ['playful', 'Written down and underlined. What is on the next page?'],
      ['witty', 'Rules are easier when they make sense. These do.'],
    ),
  ],
  gifts: [
    ...respect(
      ['warm', "Of course, no {sent} before we meet. I'll just bring myself."],
      ['calm', "That's fair, no {sent} and no address needed. Thank you for telling me."],
      ['direct', 'Understood, I will hold off on that.'],
    ),
    ...light(['playful', 'Then good company will have to do as a present.']),
    ...other(['warm', '{sent} can wait. Would you rather have a coffee in person, somewhere public?']),
  ],
} as const satisfies Record<string, readonly Line[]>;
