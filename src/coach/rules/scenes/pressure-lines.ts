/**
 * Holding a line under pressure: short, firm, about the very thing that was asked or said. No excuse, no bargain, no
 * opening. `{demand}` and `{event}` come from the message.
 */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const calm = (...wordings: readonly Wording[]): Line[] => lines('calm boundary', wordings);
const terms = (...wordings: readonly Wording[]): Line[] => lines('set the terms', wordings);
const away = (...wordings: readonly Wording[]): Line[] => lines('step away', wordings);
const feel = (...wordings: readonly Wording[]): Line[] => lines('name the feeling', wordings);

/** Unwanted sexual asks, by what they lean on. */
export const SEXUAL_PRESSURE = {
  owed: [
    ...calm(
      ['direct', "No. Dinner is dinner, I don't owe you anything for it."],
      [
        'calm',
        "I don't owe anybody a night for {paid}. Next round we'd each pay our own, but there won't be one.",
      ],
    ),
    ...terms(['direct', '{paid} bought {paid}, nothing else. My no is not up for sale.']),
    ...away(
      [
        'direct',
        "That's not how it works with me. I owe you a thank you for dinner, you've had it. Good night.",
      ],
      ['calm', 'Let us be real: no. I am leaving it there.'],
    ),
  ],
  overruled: [
    ...calm(
      ['direct', 'I said no, and the answer is still no. Waiting does not turn it into a yes.'],
      ['direct', "Maybe doesn't mean yes, and this isn't a maybe any more. It's no."],
      ['calm', "I'm not shy, I'm saying no. I mean it exactly as I said it."],
    ),
    ...terms(
      ['direct', 'My answer stands. Asking again in other words is still asking again.'],
      ['calm', "No is a whole answer. I won't argue about what I meant by it."],
    ),
    ...away(
      ['calm', "You've had my answer, and you're not listening to it. I'm ending this here."],
      ['direct', "No, and I'm not discussing it further. Goodbye."],
    ),
  ],
  prude: [
    ...calm(
      ['direct', 'No. Call it what you like, that kind of fun is not for me.'],
      ['calm', "That doesn't work on me. I'm fine with being exactly as I am."],
    ),
    ...terms(
      ['direct', 'Then your other matches are a better fit. Good luck with them.'],
      ['calm', 'If slow is boring, then I am boring, and quite happy with it.'],
      ['direct', 'Names do not change my mind. It is a no.'],
      ['calm', 'I am not competing with anybody over that. It is not for me.'],
    ),
    ...away(
      ['calm', "It sounds like we're not a match, and that's fine with me. All the best with the others."],
      ['direct', "I'll leave you to the open-minded ones. Take care, I'm out."],
      ['calm', 'Being called that is a good reason to stop here. Goodbye.'],
      ['direct', 'Go and find somebody who wants the same. That is not me.'],
    ),
  ],
  bored: [
    ...calm(
      ['direct', "Then bed it is. I'm not sending anything, good night."],
      ['calm', 'No. Sleep well, boredom passes overnight.'],
    ),
    ...terms(['direct', "I don't do pictures on demand, tonight or any other night. Sleep well."]),
    ...away(['calm', "That's a no from me. I'm going to sleep as well, good night."]),
  ],
  wearing: [
    ...calm(
      ['direct', "I'd rather not do the what-are-you-wearing talk. Tell me about your day instead."],
      ['calm', "Pass. I'm not comfortable with that one, I'd rather talk properly."],
    ),
    ...terms(
      [
        'playful',
        "A cardigan and a strong opinion. That's not the kind of talk I do, ask me about my day instead.",
      ],
      ['direct', 'Not a question I answer for somebody I hardly know. Another subject works better.'],
    ),
    ...away(['calm', 'I am not into this sort of chat, so I pass on what I wear. Good night from here.']),
  ],
  photo: [
    ...calm(
      ['direct', "No. I don't send that kind of thing, not with a face and not without one."],
      ['calm', "I'm not sending pictures like that. That answer won't change with another message."],
      ['direct', "No, the camera stays off. I'm not comfortable with it and I don't need a reason."],
      ['calm', 'I do not send that to anyone, however nicely they ask.'],
      ['direct', 'No pictures like that from me. Ask me about my week instead.'],
      ['calm', 'You will not get one, and asking makes it less likely that we talk.'],
    ),
    ...terms(
      ['direct', "It's a no to photos and video, however they're promised to disappear. Please drop it."],
      ['calm', 'I said what I am fine with, and pictures are not in it. Another subject or none.'],
      ['direct', 'My profile has all the photos there are. That is the whole gallery.'],
      ['calm', 'What you see on my profile is what I show. It stays at that.'],
    ),
    ...away(
      ['direct', "No. This has stopped being fun for me, so I'm leaving it there."],
      ['calm', "I won't, and I don't like being pushed for it. I'm logging off now."],
      ['direct', 'No, and I am closing the chat over it. Good night.'],
      ['calm', 'That was the wrong question, and I am going. Take care.'],
    ),
  ],
  prove: [
    ...calm(
      ['direct', "No. I don't undress to prove I'm real, not for anyone."],
      ['calm', "I'm not doing that. If clothes have to come off before a meeting, then there's no meeting."],
    ),
    ...terms([
      'direct',
      "Real people meet for coffee in public, with clothes on. That's the only proof on offer.",
    ]),
    ...away(['direct', "That's a hard no, so I pass on meeting as well. Goodbye."]),
  ],
  comeOver: [
    ...calm(
      ['direct', "No, I'm not coming over, and nobody is coming here. I meet people in public first."],
      ['calm', "I'm not comfortable with that. Talking is the part I like."],
      ['direct', 'No. I do not go to the home of somebody I hardly know.'],
      ['calm', 'My door is for people I know well. Not yet, and not tonight.'],
    ),
    ...terms(
      ['direct', 'Somewhere public, in daylight, with conversation, or not at all.'],
      ['calm', 'A first meeting with me has other people around. That is how I do it.'],
      ['direct', 'A coffee in town is what I can offer. Anything else is a no.'],
    ),
    ...away(
      ['calm', "That's a no from me tonight. I'm going to sleep, good night."],
      ['direct', 'I said where I am comfortable, and that is not it. Good night.'],
    ),
  ],
  emoji: [
    ...calm(
      [
        'playful',
        "Vegetables are not my thing before breakfast. I'd rather talk first, slowly and in words.",
      ],
      ['calm', 'Not for me, thanks. I like to get to know people in whole sentences.'],
    ),
    ...terms([
      'playful',
      'I pass on the brinjal. Try me with a conversation instead, I am quite good at those.',
    ]),
    ...away(['direct', "Not into this, so I'll leave it here."]),
  ],
  other: [
    ...calm(
      ['direct', 'No, and asking again will not change it.'],
      ['calm', "I'm not comfortable with that kind of talk, so I won't answer it."],
      ['direct', "That's not a thing I discuss with you. No."],
      ['calm', 'That is too far for me, so no. I mean it kindly and I mean it.'],
      ['direct', 'No. I would like to be talked to as a person.'],
      ['calm', 'I do not want to go there, not now and not with a please.'],
      ['direct', 'You asked, and the answer is no. It does not need a reason.'],
      ['calm', 'This is not how I get to know somebody. No.'],
    ),
    ...terms(
      ['direct', "I don't owe anyone my body, or a night, or a reason. Please drop it."],
      ['calm', 'I go at my own pace. Respect that, or this ends here.'],
      ['direct', 'Talk to me about something else, or do not talk to me.'],
      ['calm', 'What I am ready for is mine to say, and this is not it.'],
      ['direct', 'My no stands, however it is put. Leave that subject alone.'],
      ['calm', 'I like to be asked about my day before I am asked about my bed. No.'],
      ['direct', 'Pushing makes it a firmer no. Please stop pushing.'],
    ),
    ...away(
      ['direct', "This isn't fun for me, so I'm leaving it there."],
      ['calm', "I'm not comfortable with where this went, and I'm logging off now."],
      ['direct', 'No, and good night. I am not coming back to that subject.'],
      ['calm', 'I have had enough of this for today. Take care.'],
      ['direct', 'That is where I get off. Goodbye.'],
      ['calm', 'We clearly want different things, so I am going. All the best.'],
      ['direct', 'I am out of this chat. Please do not write again.'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;

/** Control, by what it reaches for. */
export const CONTROL = {
  ultimatum: [
    ...calm(
      [
        'direct',
        "I'm not going to choose under an ultimatum. {event} is my decision, and I'd like to talk when it's calm.",
      ],
      ['calm', "I won't decide that by a deadline. My people stay my people."],
      ['direct', 'No. I go to {event} because I want to, and I do not report on it with photos.'],
    ),
    ...feel(
      [
        'warm',
        'It sounds like you are scared of losing me. I will talk about that, not about giving up {mine}.',
      ],
      ['calm', "If something about {event} worries you, tell me what. A threat isn't a way to tell me."],
    ),
    ...terms(
      ['direct', "Not okay with me: them or you isn't a fair question, and I won't answer it."],
      [
        'calm',
        "I'm not comfortable being made to choose. {mine} {mine|is|are} not the problem to solve here.",
      ],
    ),
    ...away(['direct', "I'm taking tonight for myself. I don't make choices with a threat behind them."]),
  ],
  where: [
    ...calm(
      ['direct', 'No. I do not share my location, and I do not prove where I am.'],
      ['calm', "My location stays private. I'm not comfortable being tracked, by anyone."],
      ['direct', "I won't send {demand}. Being asked once or ten times makes no difference."],
    ),
    ...feel(
      [
        'warm',
        'Something made you uneasy about {person}. I will talk about that, calmly, without a check on where I am.',
      ],
      ['calm', "I can hear it's about trust. A location won't give you that, a talk might."],
    ),
    ...terms(
      ['direct', 'Trust without checks, that is how I do this. No location, no proof.'],
      ['calm', 'No to the location, and I will not explain who is in my pictures on demand.'],
    ),
  ],
  going: [
    ...calm(
      ['direct', "I go to {event} because I like it, and who looks at me there isn't my fault."],
      ['calm', "Where I go isn't up for a vote. I'm not comfortable with being kept from {event}."],
    ),
    ...feel(
      [
        'warm',
        'That sounds like jealousy, and I can hear it if you say it that way. I am still going to {event}.',
      ],
      ['calm', "If you're worried about losing me, tell me that. Rules about where I go won't help."],
    ),
    ...terms(
      ['direct', 'I keep my own plans, my own sports and my own evenings. That part is not negotiable.'],
      ['calm', "Trust me at {event} or tell me that you don't. I won't stay home to prove anything."],
    ),
  ],
  clothes: [
    ...calm(
      ['direct', "I don't belong to anyone, and I choose what I wear and what I post."],
      ['calm', 'No. {garment} is mine to wear, and my story stays up.'],
    ),
    ...feel(
      ['calm', "I hear that it bothered you in front of your people. It's still my choice what I wear."],
      ['warm', "If you felt jealous, say that and I'll listen. Telling me what to wear I won't accept."],
    ),
    ...terms(['direct', "I'm not anyone's property. Talk to me like a person, or don't talk to me."]),
    ...away(['direct', "I'm stepping away from this now. Nobody decides about my clothes but me."]),
  ],
  friends: [
    ...calm(
      ['direct', "No. I keep my friends and my family, that isn't up for discussion."],
      ['calm', "Who I talk to is mine to decide. I'm not comfortable being policed about it."],
    ),
    ...feel(
      [
        'warm',
        "I can tell you feel left out, and I'm willing to talk about that. Cutting people off I won't do.",
      ],
      [
        'calm',
        'It sounds like jealousy more than anger. I will hear it, without a list of who I may speak to.',
      ],
    ),
    ...terms(['direct', 'The people close to me stay. Anyone who is with me is with that.']),
    ...away(['calm', "I need some space from this. I'm not going to justify my friends to you."]),
  ],
  answers: [
    ...calm(
      ['direct', "I answer when I can, and that isn't disrespect. I don't keep office hours for anyone."],
      ['calm', "I'm not comfortable being timed. A slow answer means I was busy, nothing else."],
      ['direct', 'I do not owe anybody a log of my day.'],
      ['calm', 'I was living my life, and I will keep doing that. I write when I am free.'],
      ['direct', 'No. I will not account for my minutes, not to anyone.'],
      ['calm', 'My time is mine. I am glad to share it, but I do not hand it over.'],
    ),
    ...feel(
      [
        'warm',
        'I hear that silence worries you. Tell me that, kindly, and I can work with it. Counting minutes I cannot.',
      ],
      ['calm', 'I can tell that something upset you. I will talk about it when it is calm.'],
      ['warm', 'If you were worried, say that you were worried. That I can answer.'],
      ['calm', 'It sounds like you felt left out of my day. I would rather hear that than orders.'],
      ['warm', 'I hear the hurt in it. The commands I will leave where they are.'],
    ),
    ...terms(
      [
        'direct',
        '{demand} is pressure, and I do not respond well to it. Let us speak when things have cooled down.',
      ],
      ['calm', 'I am happy to be trusted and not willing to be watched. Those are two things.'],
      ['direct', 'Ask me kindly and you get an answer. This way you get a no.'],
      ['calm', "I will not live by somebody else's rules, also not for love."],
      ['direct', 'What I do and with whom is my business. I tell it when I like to.'],
    ),
    ...away(
      ['direct', "My phone is going off for the evening. {demand} doesn't make me answer faster."],
      ['calm', 'I am taking some distance tonight. We talk when this is a conversation again.'],
      ['direct', 'I am not going on with this. Good night.'],
      ['calm', 'This is too much for me, so I am leaving it for today.'],
    ),
  ],
  guilt: [
    ...calm(
      ['calm', "I'm going, and I'd like you to eat something. Both of those can be true."],
      ['direct', "I won't be made to feel guilty for {event}. I'll see you after."],
    ),
    ...feel(
      [
        'warm',
        "It sounds like you feel left behind, and I'm happy to talk about that. I'm still going to {event}.",
      ],
      ['calm', "I hear that you're hurt. Saying it straight would help us more than this."],
      ['warm', 'It sounds lonely over there. I can care about that and still keep my evening.'],
      ['calm', 'You are disappointed, and you may be. That does not make me do wrong.'],
    ),
    ...terms(
      [
        'direct',
        "I'm not comfortable with guilt as an answer. Tell me what you need, plainly, and not during {event}.",
      ],
      ['calm', 'What you gave was given. It does not buy my yes.'],
      ['direct', 'I am not paying anything back with my time. Ask me for it, do not bill me.'],
    ),
    ...away(
      ['calm', 'I am leaving this for tonight. Look after yourself, please.'],
      ['direct', 'I will not argue about it. We can speak tomorrow, in another tone.'],
    ),
  ],
  money: [
    ...calm(
      ['direct', 'No. My job, my salary and my bank stay mine.'],
      ['calm', "I decide about my own work and money. I'm not comfortable with anyone taking that over."],
    ),
    ...feel(['calm', 'If money worries you, we can talk about it openly. Handing mine over is not a talk.']),
    ...terms(['direct', 'Nobody runs my accounts for me. That is a firm no.']),
    ...away(['calm', "I need some distance from this. What's mine stays with me."]),
  ],
} as const satisfies Record<string, readonly Line[]>;

/** Strangers who may be playing a part: friendly, brief, nothing given away. */
export const STRANGERS = {
  script: [
    ...terms(
      [
        'calm',
        '{days} is fast for words like that. I go slowly: a video call first, then maybe a coffee in public.',
      ],
      ['direct', "I don't do big words before we've met. A real video call this week, or we leave it."],
      ['calm', 'Before any plans I would like to see you on a live call. Would that work?'],
      ['direct', 'I believe people after I have met them. Until then I take things lightly.'],
    ),
    ...lines('slow it down', [
      ['warm', "That's a lot, and very soon. I'd like to know somebody for real before any of that."],
      ['calm', "We've never met, so I'll take this slowly and keep it on the app."],
      ['warm', 'Kind words, but they are running ahead of us. Small steps for me.'],
      ['calm', 'I like slow. Tell me about an ordinary day of yours first.'],
    ]),
    ...calm(
      ['direct', "I don't share where or how I live with people I haven't met. Let's keep to small talk."],
      ['calm', "Private things stay private until I've met someone. A short video call would be a start."],
    ),
  ],
  wrongNumber: [
    ...calm(
      ['calm', "Wrong number, I'm afraid. No problem, and I hope you find the right one."],
      ['direct', "Not me, you've got the wrong person. I'll leave it there, good luck."],
    ),
    ...terms(
      ['calm', "It's a wrong number, no harm done. I don't chat with numbers I don't know, take care."],
      ['direct', 'No worries about the mistake. I keep to people I know, so this is bye from me.'],
    ),
    ...away(['calm', 'No trouble at all. Wrong person though, so I will leave it here. Take care.']),
  ],
  elsewhere: [
    ...terms(
      ['calm', "I'd rather stay here on the app until I know somebody a little. Happy to keep chatting."],
      ['direct', 'I keep it on this app until I have met someone. If that works for you, good.'],
    ),
    ...lines('slow it down', [
      ['warm', 'No rush on my side. We can chat right here and see how it goes.'],
      ['calm', 'That is quick for me. I prefer to stay here for now, messages here reach me fine.'],
    ]),
    ...calm(['direct', "I don't move to other apps with people I don't know yet. Here is fine."]),
  ],
  place: [
    ...calm(
      ['calm', 'I keep my address to myself until I know somebody well. I hope you understand.'],
      ['direct', 'I do not give out my address, to anybody. It is nothing against you.'],
      ['warm', 'Please do not take it personally, where I live stays with me for now.'],
      ['warm', '{gift}That is a sweet thought. My address stays with me, but you may bring it when we meet.'],
    ),
    ...terms(
      ['calm', 'Where I live is for later. Let us meet out somewhere first.'],
      ['direct', 'Not my address, not yet. A coffee in town, gladly.'],
      ['warm', 'I would rather meet you somewhere in town. Which day suits you?'],
    ),
    ...lines('light touch', [
      ['playful', 'My address comes after a few good coffees. Shall we start with the first?'],
      ['playful', '{gift}Kind of you. Surprises reach me best in person, at a table in town.'],
    ]),
  ],
  alone: [
    ...calm(
      ['calm', 'I keep that to myself with people I have not met. How is your evening?'],
      ['direct', 'That is not a thing I answer in a chat. What are you up to?'],
      ['calm', 'Who is at home is not for a chat, I hope you understand.'],
    ),
    ...terms(
      ['direct', 'Why do you ask? I do not talk about that here.'],
      ['calm', 'I am glad to chat, and that question I leave out.'],
    ),
    ...lines('light touch', [['playful', 'Never alone, my phone is here. How was your day?']]),
  ],
  personal: [
    ...calm(
      ['playful', 'Nice try. I keep my {detail} to myself, and it does not collect well.'],
      ['direct', "No, my {detail} stays private. I don't share that with anyone on here."],
      ['calm', "I don't give out my {detail}, nothing personal. Collect stamps, they're safer."],
    ),
    ...terms(
      ['direct', 'Private details are off the table until I really know somebody. That includes my street.'],
      ['calm', 'I pass on that one. Ask me something a stranger may know.'],
      ['direct', 'That is not for a chat with somebody I have not met. No.'],
      ['calm', 'I keep that for people I know in daylight. Ask me something else.'],
      ['direct', 'Things like my {detail} I share late or never. It is too early.'],
      ['calm', 'I am careful with that, with everybody. I hope you are too.'],
    ),
    ...lines('light touch', [
      ['playful', 'Those are the answers to all my security questions, so no. What else do you collect?'],
      ['playful', 'My {detail} is shy and stays home. Next question.'],
      ['playful', 'You can have my opinion on biscuits instead. It is very personal.'],
      ['witty', 'That answer costs three dates and a witness. Try my favourite soup first.'],
      ['playful', 'The form I never fill in, and you found it. Ask me about my weekend.'],
    ]),
  ],
} as const satisfies Record<string, readonly Line[]>;
