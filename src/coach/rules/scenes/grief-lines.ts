/**
 * What to say to grief. Plain and tender, about the one who died or the thing that is held on to; no curiosity about how,
 * no comfort that nobody asked for. `{who}` is a name or `your dad`, `{them}` a pronoun, `{kept}`, `{dish}` and
 * `{thing}` come from the message. A line whose place is empty is left out.
 */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const sorry = (...wordings: readonly Wording[]): Line[] => lines('sympathise', wordings);
const stay = (...wordings: readonly Wording[]): Line[] => lines('stay with them', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const see = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const space = (...wordings: readonly Wording[]): Line[] => lines('give space', wordings);

/** It has just happened. */
export const FRESH: readonly Line[] = [
  ...sorry(
    ['warm', "I'm so, so sorry about {who}. There's nothing you have to say or do for me right now."],
    ['warm', "Oh no. I'm so sorry about {who}. I'm here, whether you want words or just company."],
    ['calm', "I'm really sorry. My heart goes out to you and everyone who loved {who}."],
    ['warm', "I'm so sorry for your loss. {whoS} mattered, and so do you tonight."],
    ['calm', "I'm so sorry. That's a terrible thing to have to type."],
  ),
  ...stay(
    ['warm', "You don't need a reason to write to me about {who}. I'm here, and I'm not going anywhere."],
    ['calm', "I'm thinking of you and your family. No need to answer, I'm here when you want a voice."],
    [
      'warm',
      "I'm here. If you want to tell me about {who}, I'll listen. If you want quiet, that's fine too.",
    ],
    ['calm', "You don't have to hold it together with me. I'm here for as long as you need."],
    ['warm', "I'm glad you told me about {who}. You don't have to find the right words, there aren't any."],
  ),
  ...space(
    ['warm', "Please don't give me a second thought, be with the people who knew {who}. I'll be here after."],
    ['calm', "Take all the time you need. No reply necessary, I'm thinking of you and {who}."],
    ['calm', 'Is somebody with you? You can go quiet on me whenever you need to, I understand.'],
  ),
];

/** They apologise or call something off because of it. */
export const CALLED_OFF: readonly Line[] = [
  ...space(
    ['warm', "Please don't apologise. {off} can wait for as long as it has to, {whoS} comes first."],
    ['calm', "Of course. Don't worry about {off} for a second, I'm so sorry about {who}."],
    ['warm', "No sorry needed, not for {off}. Be with your people, I'll be here whenever."],
  ),
  ...stay(
    ['warm', "I completely understand. Forget about {off}, I'm thinking of you."],
    ['calm', "There's nothing to make up for. I'm here whenever you surface, no need to explain."],
  ),
];

/** The funeral, the grave, the ashes, the stone. */
export const FUNERAL: readonly Line[] = [
  ...sorry(
    ['warm', "I'm sorry about {who}. I hope {rite} is gentle, and that there's somebody to hold your hand."],
    ['calm', "I'm so sorry. {rite} is a hard day even when you're ready for it. I'm thinking of you."],
  ),
  ...stay(
    ['warm', 'Go and be with your family. After {rite}, talk or be quiet, both are fine with me.'],
    ['calm', "I'll be thinking of you at {rite}. Whenever you want to talk afterwards, I'm here."],
  ),
  ...space(['warm', 'Take whatever time {rite} needs. No rush from me, not before and not after.']),
  ...lines('pick a slot', [
    ['warm', "{alt} is fine with me. I'm sorry, and I hope {rite} is a gentle one."],
    ['calm', "Of course, {alt} then. I'm sorry for your loss."],
  ]),
];

export const PET: readonly Line[] = [
  ...sorry(
    ['warm', "Oh no, I'm so sorry about {who}. That's family, and it's heartbreaking."],
    ['calm', "I'm really sorry. Losing {whoS} is a proper loss, you don't have to make it smaller."],
    ['warm', "I'm so sorry. {whoS} was lucky to be yours."],
    ['calm', "I'm so sorry, that's heartbreaking. You did right by {who} to the end."],
  ),
  ...stay(
    ['warm', 'Be as sad as you like about {who}, and no need to be good company. I am here.'],
    ['calm', "No small talk needed tonight. If you want to tell me {who} stories, I'd love to hear them."],
    ['warm', "The quiet in the house afterwards is awful. I'm here if you want to talk about {who}."],
  ),
  ...ask(
    ['warm', 'Would you like to tell me about {who}? Only if it helps, I have all evening.'],
    ['calm', "I'm so sorry. Is somebody with you today?"],
    ['warm', 'What was {who} like on a good day? Tell me when you feel up to it.'],
  ),
];
export const PET_THING: readonly Line[] = [
  ...see(
    ['warm', 'Keep the {toy}, nobody else needs to understand. I am so sorry about {who}.'],
    ['calm', "The {toy} says it all. I'm sorry, {whoS} was clearly loved right to the end."],
  ),
  ...sorry(['warm', "The {toy} would have finished me. I'm so sorry about {who}."]),
];
export const PET_YEARS: readonly Line[] = [
  ...sorry(
    ['warm', "{span} with {whoS} is a lifetime of small noises. I'm so sorry."],
    ['calm', "I'm so sorry. {span} of {who}, no wonder the house feels wrong."],
  ),
  ...see(['warm', "{span} is a whole love story. I'm so sorry about {who}."]),
];

export const QUIET_HOUSE: readonly Line[] = [
  ...see(
    [
      'warm',
      "It's the small sounds that go missing first. I'm so sorry about {who}, and about how quiet it is.",
    ],
    ['calm', "A house knows when somebody's gone. I'm sorry it's so quiet there."],
  ),
  ...stay(
    ['warm', "When the quiet gets too loud, write to me. I'm sorry about {who}."],
    ['calm', "That quiet in the house is the part nobody warns you about. I'm here if you want some noise."],
  ),
];

export const PREGNANCY: readonly Line[] = [
  ...sorry(
    [
      'warm',
      "I'm so sorry. That is a loss, whatever the number of weeks, and thank you for trusting me with it.",
    ],
    ['calm', "I'm so sorry you've had to carry that. Thank you for telling me so honestly."],
    ['warm', "I'm so sorry. There's nothing one should write after that, I'm just glad you told me."],
  ),
  ...stay(
    ['warm', "You don't have to explain any of it. I'm here, talking or not."],
    ['calm', "That's a hard thing for two people to carry. I'm honoured you told me, and I'm in no hurry."],
    ['calm', "It isn't too much, and you don't have to be anything for me right now. I'm here."],
  ),
  ...ask(
    ['warm', 'How are you with it today, honestly? And is somebody looking after you?'],
    ['calm', 'Is there anything about it you need me to be careful with? I want to get that right.'],
  ),
];

export const DYING: readonly Line[] = [
  ...sorry(
    ['warm', "I'm so sorry. I hope {plan} has some softness in it for you and for {who}."],
    ['calm', "That's an enormous thing to be standing in front of. I'm so sorry about {who}."],
    ['warm', "I'm so sorry about {who}. Go slowly, nobody gets this right, being there is plenty."],
  ),
  ...stay(
    [
      'warm',
      "I'm here the whole time, for the waiting as well. Hold {their} hand, I'll keep you company on this end.",
    ],
    ['calm', "You don't have to be brave on my account. Write from there, or after, or not at all."],
    ['warm', 'Be with {who} and forget about the phone. Whenever you look up, I am here.'],
  ),
  ...space(
    ['warm', 'Take {who} to {place} and let everything else wait, me included. I am thinking of you all.'],
    ['calm', 'Is somebody with you? Nothing here needs an answer, I am only glad you told me.'],
  ),
];

export const PATIENT: readonly Line[] = [
  ...sorry(
    ['warm', "I'm so sorry. {age} is far too small. Of course tonight is off."],
    ['warm', "I'm so sorry about your patient. Nobody walks away from a shift like that untouched."],
    ['calm', "That's a terrible thing to have to carry home. I'm sorry, for {them} and for you."],
  ),
  ...stay(
    ['calm', 'Walk as long as you have to tonight. I am here afterwards, talking or not.'],
    ['warm', "You cared for {them} to the end, and that counts. I'm here if you want to talk, or not talk."],
    ['calm', "You don't have to be all right about it tonight. I'm here, no need to make conversation."],
  ),
  ...space(
    [
      'warm',
      "Don't worry about tonight at all. Look after yourself first, then there's plenty of time for me.",
    ],
    ['calm', 'Is there someone from the shift you can sit with tonight? They will know, without any words.'],
  ),
];

/** Years on, or a day that brings it back. */
export const REMEMBERED: readonly Line[] = [
  ...sorry(
    ['warm', "I'm sorry {whoS} isn't here for it. Of course you still miss {them}."],
    [
      'calm',
      "There's no date by which you have to be over missing {who}. I'm sorry, and I'm glad you told me.",
    ],
    ['warm', "I'm sorry about {who}. Missing somebody that much is love with nowhere to go."],
    ['calm', "I'm so sorry. It makes sense that {whoS} is everywhere you look."],
    ['warm', "I'm sorry. Missing someone keeps its own calendar, and it never asks first."],
    ['warm', "I'm so sorry. Thank you for telling me, I won't tiptoe around it."],
    ['calm', '{today}A day like that is long. You do not have to be fine with me.'],
    [
      'warm',
      '{today}I am thinking of you today. I am around if you want company, or only a message now and then.',
    ],
  ),
  ...see(
    ['warm', 'I love that {whoS} gets to be in this conversation. Thank you for telling me.'],
    ['warm', 'You can hear how much you loved {who} in that. Thank you for trusting me with it.'],
    ['calm', "Thank you for telling me about {who}, I don't take it lightly."],
  ),
  ...ask(
    ['warm', "I'd like to hear about {who}, if you ever feel like it. What would {they} have made of today?"],
    ['calm', 'Would you tell me something about {who}? Only if it feels good to.'],
    ['warm', 'What do you miss first about {who}, the big things or the tiny ones?'],
  ),
  ...stay(
    ['calm', 'Talk about {who} as much or as little as you like, I am a good audience for both.'],
    ['calm', "I'm sorry. You can tell me more, or nothing more, and I'll be here either way."],
    ['warm', "You can miss {who} out loud with me, you don't have to tidy it up first."],
  ),
];
export const SPAN: readonly Line[] = [
  ...sorry(
    ['warm', "{span} is no time at all for missing {who}. I'm sorry."],
    ['calm', "{span}, and it still finds you. I'm sorry about {who}."],
  ),
  ...stay(['warm', 'After {span} or any other stretch of time, you can say {whoName} to me.']),
];
export const OCCASION: readonly Line[] = [
  ...sorry(
    ['warm', "The first {occ} without {who} must be strange and sore. I'm sorry."],
    ['calm', "I'm so sorry. {occ} without {who} leaves a gap everybody can see and nobody mentions."],
  ),
  ...stay([
    'warm',
    "However you do {occ} this year is the right way to do it. I'm thinking of you and {who}.",
  ]),
];
export const KEPT: readonly Line[] = [
  ...sorry(
    ['warm', "Oh, {kept}. It's the ordinary things that get you. I'm sorry, you must miss {them}."],
    ['calm', "{kept}, out of nowhere. No wonder it stopped you. I'm sorry."],
    ['calm', "I'm sorry. {kept} can hold a whole person for a second, and then it's just a thing again."],
  ),
  ...see(
    ['warm', "I'd keep {kept} as well. Thank you for telling me."],
    ['warm', 'Keep {kept} for as long as you like. No reason needed.'],
    ['calm', "{kept} says more than a photograph would. I'm glad you have it."],
  ),
  ...stay(
    ['warm', "If you feel like telling me about {them}, starting with {kept}, I'd like that."],
    ['calm', 'Nothing silly about holding on to {kept}. I am here if you want to talk about {them}.'],
  ),
];
export const DISH: readonly Line[] = [
  ...sorry(
    ['warm', "{dish} is a lovely way to keep {them} at the table. I'm sorry {they} isn't there to see it."],
    ['calm', "I'm sorry. {dish} without {them} must taste of missing someone."],
  ),
  ...see(
    ['warm', 'I love that you do that for {who}, {dish} and all. I hope it never changes.'],
    ['warm', '{dish} sounds like the right way to say {whoName} out loud.'],
    ['calm', "There's a lot of love in {dish}. Thank you for telling me about {them}."],
  ),
  ...stay(['warm', "Sit with {dish} for as long as you need. I'm here, thinking of you and {who}."]),
];
export const THING: readonly Line[] = [
  ...see(
    ['warm', 'Thank you for telling me that. I can see {them} a little now.'],
    ['calm', 'That sounds like somebody worth missing.'],
    ['warm', "Thank you for telling me about {who}. It's the small things that bring a person back."],
  ),
];
/** They ask whether what they feel is allowed. */
export const IS_IT_NORMAL: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', "Completely normal. Numb is how it starts for a lot of people. I'm so sorry about {who}."],
    ['calm', "Yes. There's no right way to feel about {who}, nothing at all included. I'm sorry."],
    ['warm', "You're allowed to feel all of it or none of it. I'm sorry, and I'm here."],
  ]),
];
/** A habit that has not heard the news. */
export const HABIT: readonly Line[] = [
  ...sorry(
    ['warm', "Of course your hands still do it. They haven't been told. I'm sorry about {who}."],
    [
      'calm',
      "I'm sorry. The habit outlasts everything, and then it catches you in the middle of a good moment.",
    ],
  ),
  ...see(
    ['warm', 'Reaching for {who} with good news is about the most loving reflex there is.'],
    ['calm', 'I hope that reflex never goes completely. {whoS} would have wanted the call.'],
  ),
  ...stay([
    'warm',
    "If you need somebody to tell instead, even just for a minute, I'm here. I'm sorry about {who}.",
  ]),
];
export const VOICE: readonly Line[] = [
  ...see(
    ['warm', "Keep that recording somewhere safe. I'm glad you can still hear {them}."],
    ['calm', "A voice is the thing people fear losing first. I'm glad you've kept {who} there."],
  ),
  ...sorry(['warm', "I'm sorry about {who}. Hearing that voice must be lovely and awful at once."]),
  ...stay([
    'warm',
    'Ring it as often as you want, nobody is counting. And you can tell me about {who} afterwards.',
  ]),
];
export const CALLING: readonly Line[] = [
  ...see(
    ['warm', 'Your thumb knows who the good news belongs to. I am sorry you could not make that call.'],
    ['calm', 'I love that {whoS} is still the first number you think of.'],
  ),
  ...ask(['warm', 'What would {whoS} have said on the phone, do you think?']),
];
/** A tiny smile is allowed: they smiled first. */
export const WRY: readonly Line[] = [
  ...lines('light touch', [
    ['warm', "I'm sorry about {who}, and I have a feeling {they} would have had something to say about it."],
    ['warm', "That made me smile and ache at once. I'm sorry about {who}."],
    ['warm', "Grief really has no manners, does it. I'm sorry about {who}, and all of it."],
  ]),
  ...sorry(['calm', "I'm sorry, that's a lot in one go. You're allowed to laugh and still miss {who}."]),
];
/** They give the name and want it said. */
export const NAMED: readonly Line[] = [
  ...see(
    ['warm', "{name}. Thank you for telling me the name, I'm glad to know it."],
    ['warm', "I'm glad you told me about {name}. I'm sorry {they} isn't here to be told about me."],
    ['calm', '{name} is a good name to say out loud. Thank you for letting me.'],
  ),
  ...stay(
    ['warm', "I'll remember {name}, and what you told me. I'm sorry."],
    ['calm', "You don't have to step around {name} with me, now or later."],
  ),
];
/** We, the roses, still talking to them. */
export const STILL_WITH: readonly Line[] = [
  ...see(
    ['warm', 'I hope you never stop saying we. Some habits are just love with good manners.'],
    ['calm', "{span} as a we doesn't wear off, and I don't think it should. Thank you for telling me."],
  ),
  ...sorry(['warm', "I'm sorry you lost {whoOr}. Keep the word we for as long as it fits."]),
  ...stay(['warm', "There's room for your we in any conversation with me."]),
];
export const TALKING_TO: readonly Line[] = [
  ...see(
    ['warm', 'Still talking to {them} sounds exactly right. I bet you know the answers too.'],
    ['calm', "I like that you still tell {them} things. Love doesn't check whether anyone is listening."],
  ),
  ...ask(['warm', 'What do you tell {them}? Only if it is not private.']),
];
/** They want a quiet day, or to be allowed to be sad. */
export const MAY_I_BE_QUIET: readonly Line[] = [
  ...lines('answer, then return', [
    [
      'warm',
      "Of course. Be as quiet as you like, {day} belongs to {who}. I'm sorry, and I'll be around after.",
    ],
    ['warm', 'More than okay. Take {day} for {who} and {dish}, I am not going anywhere.'],
    ['calm', "Of course it is. No need to write on {day} at all, I'll be thinking of you."],
    ['warm', "Yes, of course. Quiet is allowed, that day and any other. I'm sorry about {who}."],
  ]),
];
/** They set how it may be talked about. */
export const ON_THEIR_TERMS: readonly Line[] = [
  ...sorry(
    ['warm', "I'm so sorry about {who}. Thank you for telling me first, we talk about it when you want to."],
    ['calm', "I'm sorry about {who}, and I'm glad you told me. I'll follow your lead, on your terms."],
  ),
  ...stay(
    ['warm', "Thank you for telling me about {who}. It's yours to bring up, whenever and wherever you like."],
    [
      'calm',
      "No questions from me at the table, I promise. I'd love to hear about {who} when you feel like it.",
    ],
  ),
  ...see([
    'direct',
    'I appreciate you telling me about {who} straight out. It changes nothing except that I know you better.',
  ]),
];
/** They invite the question: `it is fine to ask`, `you asked`. */
export const FINE_TO_ASK: readonly Line[] = [
  ...see(
    ['warm', "Thank you for telling me about {who}, and for letting me ask. I'm so sorry."],
    ['calm', 'I am glad I asked, and sorry at the same time. {whoS} sounds deeply loved.'],
  ),
  ...ask(
    ['warm', 'Thank you for saying I may ask. What was {who} like?'],
    ['warm', "I'm sorry. What would you like me to know about {who} first?"],
  ),
];
/** Said with nothing certain: close to their words. */
export const UNSURE: readonly Line[] = [
  ...sorry(
    ['warm', "I'm sorry. That's a lot of missing in a small message."],
    ['calm', "I'm sorry. I can hear how much that still holds."],
    ['warm', "I'm so sorry, that must sit very close to the surface."],
    ['calm', "I'm sorry. There's no good size for a thing like that."],
    ['warm', "I'm so sorry. I read that slowly, and I felt it."],
    ['calm', "I'm sorry that you have to know what that's like."],
  ),
  ...stay(
    ['warm', 'You can tell me more of it, or leave it right there. Either is fine with me.'],
    ['calm', 'Thank you for telling me that. I am here, no need to dress it up.'],
    ['warm', 'If you want to talk about it, I would like to listen. If not, I stay anyway.'],
    ['calm', 'There is no right thing to feel with me. Any of it is welcome.'],
    ['warm', 'I have time tonight, if company would help.'],
  ),
  ...see(
    ['warm', "Thank you for trusting me with that. I'm gentle with things like this, promise."],
    ['calm', "I'm glad you said it to me."],
    ['warm', 'Love like that does not stop when the person is gone. Thank you for telling me.'],
    ['calm', 'That deserves to be said out loud. I am glad it was to me.'],
  ),
];
