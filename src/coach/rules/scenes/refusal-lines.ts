/**
 * Taking a no: thanks, a close, nothing asked. `{thing}` is something kind or shared that they mention, `{reason}` what
 * stands in the way. No line here asks why, bargains or hopes.
 */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const grace = (...wordings: readonly Wording[]): Line[] => lines('accept with grace', wordings);
const close = (...wordings: readonly Wording[]): Line[] => lines('thank and close', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const space = (...wordings: readonly Wording[]): Line[] => lines('give space', wordings);
const answer = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);

/** With something kind or shared to close on. */
const WITH_THING: readonly Line[] = [
  ...close(['warm', 'Thank you for saying so. I enjoyed {thing}, and I wish you all the best.']),
  ...light(['playful', 'Understood, and no hard feelings. {thing} will make me think of you kindly.']),
];

export const REFUSALS = {
  noSpark: [
    ...grace(
      ['warm', 'Thank you for being honest about the spark. I had fun too, and I appreciate you saying it.'],
      [
        'calm',
        "I appreciate you telling me instead of fading. A spark is there or it isn't, no hard feelings.",
      ],
      ['warm', "That's fair, and kindly put. Thank you for the honest message."],
      ['calm', 'Thanks for telling me straight, I respect that a lot. It was a nice time all the same.'],
    ),
    ...close(
      [
        'warm',
        'It was lovely to meet you. I wish you well, and I hope the spark turns up where you need it.',
      ],
      ['calm', 'All good, truly. Take care of yourself, and thank you for saying it so kindly.'],
      ['direct', 'Understood, thanks for being straight. All the best out there.'],
      ['warm', 'No hard feelings at all. I wish you good things too.'],
    ),
    ...light(
      ['playful', "Honest and kind in one message, that's rare. Thank you, and go well."],
      ['witty', 'The kindest no I have had in a while, thank you. All the best to you.'],
      ['playful', 'Thank you for {wish}, and the same to you. No hard feelings.'],
    ),
    ...WITH_THING,
  ],
  someoneElse: [
    ...grace(
      ['warm', "I'm happy for you, truly. Thank you for telling me instead of just going quiet."],
      ['calm', "That's good news, and I'm glad you said so. I hope it goes really well for you both."],
      ['warm', "Thank you for the honesty. I'm glad you told me, and I hope it goes well with them."],
    ),
    ...close(
      ['warm', 'I enjoyed talking to you. All the best with it, I hope it turns into something lovely.'],
      ['warm', 'Wishing you luck and a lot of laughing. It was lovely chatting.'],
      ['direct', 'Understood, and thank you for saying so. All the best to you.'],
    ),
    ...light(
      ['playful', 'Then go and find out, with my blessing. Thank you for telling me, I mean that kindly.'],
      ['playful', 'Then I wish you a good run at it, with plenty of {thing}. Take care.'],
      ['warm', "I'm glad I got to talk about {thing} with you. All the best to you both."],
    ),
  ],
  notNow: [
    ...grace(
      ['warm', 'Thank you for being honest about where you are. I understand, and I respect it.'],
      ['calm', "I appreciate you telling me, that makes complete sense. It's no verdict on anybody."],
      ['warm', "I understand. Knowing what you don't have room for takes some honesty, thank you for it."],
    ),
    ...space(
      ['warm', 'Take all the time you need for yourself, {reason} and everything. No pressure from me.'],
      ['calm', 'Go gently, {reason} is plenty for one person. I wish you some breathing space.'],
      ['warm', 'No explanation owed. I hope {reason} gets lighter soon, take good care of yourself.'],
      ['calm', 'Understood. I wish you a good stretch of time on your own terms.'],
    ),
    ...close(
      ['warm', 'I enjoyed talking to you. I wish you well, and thank you for the honest version.'],
      ['direct', 'Understood, and thanks for saying it clearly. All the best to you.'],
    ),
    ...light(['playful', 'That is a very decent message to get. Thank you, and look after yourself.']),
  ],
  friends: [
    ...grace(
      ['warm', 'Thank you for being straight with me. A good friend is a good thing to be called.'],
      ['calm', 'I appreciate the honesty, and I respect it. Friend is not a small word to me.'],
      ['direct', "Thanks for saying it plainly, I'd rather know. No hard feelings at all."],
    ),
    ...answer(
      [
        'warm',
        'Friends sounds good to me, honestly. And {invite} is a proper friend thing to do, count me in.',
      ],
      ['warm', "Actual friends, then. I'd like that, and I'm useful at {invite}."],
      ['calm', 'Yes, friends is fine, and I mean it too. Thanks for asking straight.'],
    ),
    ...light(
      ['playful', 'I trust a verdict that {panel} signed off on. Thank you both for the honesty.'],
      ['witty', 'Please thank {panel} for the wise counsel. Friend, heard and accepted.'],
      ['playful', 'Heard. I make a decent friend, and I come without drama.'],
    ),
    ...space([
      'calm',
      'Heard and respected. Give me a day to let it land, then a friendly chat is fine by me.',
    ]),
  ],
  mismatch: [
    ...grace(
      [
        'warm',
        'Fair enough, {reason} is a real dealbreaker and you were right to say it. Thank you for being honest.',
      ],
      ['calm', "I understand. {reason} isn't a small thing, and I'd rather you told me now."],
      ['direct', 'Understood, and no hard feelings. {reason} is a good reason, thanks for being straight.'],
      ['warm', "That's fair, and I respect it completely. Thank you for telling me kindly."],
    ),
    ...close(
      ['warm', 'No harm done at all. I hope you find somebody who fits on that, all the best.'],
      ['calm', 'Thanks for the honest message. I wish you well, take care of yourself.'],
      ['direct', 'Clear and fair. Good luck out there.'],
    ),
    ...light(
      ['playful', 'Better to know now than on date nine. Thank you for the honesty, go well.'],
      ['warm', 'You are allowed your musts, {reason} included. I appreciate you saying it so plainly.'],
    ),
  ],
  notMyType: [
    ...grace(
      ['warm', 'Thank you for saying it rather than disappearing. I appreciate the honesty.'],
      ['calm', "Fair enough. It takes some nerve to say it straight, and I'd rather hear it than guess."],
    ),
    ...close(
      ['direct', 'Understood, thanks for being straight with me. Good luck out there.'],
      ['calm', "All good, no hard feelings. Take care, and I hope you find who you're looking for."],
    ),
    ...light(['playful', 'Honest beats polite silence any day. Thanks, and all the best.']),
  ],
  plainNo: [
    ...grace(
      ['calm', 'Fair enough, and thanks for a straight answer. Understood.'],
      ['warm', 'No problem at all, thank you for being clear with me. Take care.'],
      ['direct', 'Got it, and no hard feelings. Thanks for being straight.'],
      ['warm', 'All good, I understand. Thanks for not leaving me guessing.'],
    ),
    ...close(
      ['calm', "Okay, understood. I won't push it, all the best to you."],
      ['warm', "That's completely fine. Enjoy the rest of your week, and take care."],
      ['direct', 'Fair. A clear no is easier than a vague yes, thank you.'],
    ),
    ...light(['playful', 'Short and clear, I can work with that. No problem, take care.']),
    ...WITH_THING,
  ],
  weHurtThem: [
    ...grace(
      ['direct', "You're right, and I'm sorry. That comment was out of line, and I understand your answer."],
      ['calm', "I'm sorry. That was wrong of me and I shouldn't have said it. Thank you for telling me."],
      ['warm', "I'm sorry I hurt you. You didn't owe me the explanation, thank you for being honest anyway."],
    ),
    ...close(
      ['calm', 'Understood, and I apologise. I have no defence for {said}. Take care of yourself.'],
      [
        'direct',
        'I own that, it was careless and unkind. Thank you for saying it to me straight, all the best.',
      ],
    ),
  ],
  later: [
    ...space(
      ['warm', "That's honest, thank you. No pressure from me, {when} or any other time."],
      ['calm', 'Take the time you need to sort it out. No countdown on my side.'],
      ['warm', 'Untangling takes as long as it takes. Thanks for being honest about it.'],
      [
        'warm',
        "No rush at all. You know where to find me if {when} feels right, and it's fine if it doesn't.",
      ],
    ),
    ...grace(
      ['calm', "Thanks for the honest answer, I'd much rather know. Look after yourself meanwhile."],
      ['warm', 'I appreciate you saying it. I hope the sorting out goes gently.'],
    ),
    ...light([
      'playful',
      '{when} has a good reputation. Until then, go well, and thank you for being straight.',
    ]),
  ],
  goodbye: [
    ...close(
      ['warm', 'Thank you for saying so, most people just vanish. All the best to you.'],
      ['calm', 'Understood, and thank you for being kind about it. Take care.'],
      ['warm', 'I appreciate the honest sentence, it was kind of you. Take good care.'],
      ['direct', 'Understood. Thanks for not leaving it hanging, I wish you well.'],
      ['calm', 'I am glad you told me rather than fade out. Go well.'],
      ['warm', 'It was nice to meet you here. I hope the next thing is a good one for you.'],
      ['direct', 'Thank you for closing the door gently. All good from my side.'],
      ['warm', 'No hard feelings at all. Thank you for the time we did talk.'],
      ['calm', 'Clear and kind, I could not ask for more. Take care of yourself.'],
    ),
    ...grace(
      ['warm', 'Thank you for telling me, and for how you told me. I wish you well.'],
      ['calm', 'I respect that, and I appreciate you writing it. All the best.'],
      ['warm', 'I am a little sad and mostly grateful that you said it. Be happy.'],
      ['direct', 'That is your call to make, and I take it. Good luck with everything.'],
      ['calm', 'All right. I enjoyed getting to know you a bit, and I leave it there.'],
      ['warm', 'Then this is a fond goodbye. I hope somebody lovely comes along.'],
    ),
    ...light(
      ['playful', "That's a decent way to leave a conversation, thank you. And the same to you: {wish}."],
      ['warm', 'Lovely evening, honest ending. Thank you, and I wish you {wish} as well.'],
    ),
    ...WITH_THING,
  ],
  difference: [
    ...grace(
      [
        'warm',
        'Thank you for telling me, and please, no mistake on your side. I respect that, your faith comes first.',
      ],
      ['calm', 'I understand and I respect it. No harm done, thank you for the honest answer.'],
    ),
    ...close(
      ['warm', 'Thank you for writing such a kind no. I wish you all the best in finding the right person.'],
      ['calm', "There's nothing to apologise for. Your faith matters, and I wish you luck."],
    ),
    ...light(['warm', 'That may be the most courteous no I have ever had. I wish you well, truly.']),
  ],
} as const satisfies Record<string, readonly Line[]>;
