/** What can be said to a row of emoji. `{t}` and `{t2}` are things it shows, `{m}` is what the reader wrote about last. */
import { type Line, lines } from '../moves/line.ts';
import type { EmojiMood } from '../reading/emoji-words.ts';

/** To what the reader wrote, by the face that came back. */
export const MOOD_LINES: Readonly<Partial<Record<EmojiMood, readonly Line[]>>> = {
  laugh: [
    ...lines('take the bait', [
      ['playful', 'I will have that laugh framed and hung next to {ms}.'],
      ['witty', 'Laughing with me, I hope. With {m} it can go either way.'],
      ['playful', 'Good, so {m} {m|was|were} worth the embarrassment.'],
    ]),
    ...lines('follow up', [
      [
        'warm',
        'Glad I could brighten your day with {m}. Your turn, what is the silliest thing on your side?',
      ],
      ['direct', 'Was it {m} that did it, or the way I told it?'],
    ]),
    ...lines('suggest meeting', [
      ['flirty', 'The live version of {m} is even worse. You would have to hear it over a coffee.'],
      ['calm', 'There is more where {m} came from. I would rather see you laugh than read it.'],
    ]),
  ],
  dead: [
    ...lines('take the bait', [
      ['playful', 'Cause of death: {ms}. I would say sorry, but I am a little proud.'],
      ['witty', 'Laid low by {m}. It will look odd on the certificate.'],
      ['playful', 'And I had not even got to the worst part of {m}.'],
      ['witty', 'At least one of us survived {m} with some dignity. Not me, I mean you, before just now.'],
    ]),
    ...lines('follow up', [
      ['warm', 'Please come back to life and tell me what you would have done about {m}.'],
      ['direct', 'Now it is your turn. Anything to rival {m}?'],
    ]),
  ],
  love: [
    ...lines('appreciate a detail', [
      ['warm', 'All those hearts for {m}? You just made my evening.'],
      ['calm', 'That is a lovely thing to get back. I will remember it next time {m} comes up.'],
      ['playful', 'I will pass the heart on to {m}, with interest.'],
    ]),
    ...lines('take the bait', [
      ['playful', 'So {m} has a fan club now. Membership is free for you.'],
      ['witty', 'I had expected polite applause for {m}. This I can live with.'],
    ]),
    ...lines('follow up', [
      ['warm', 'You know I will need you cheering in the front row when it comes to {m}.'],
    ]),
  ],
  moved: [
    ...lines('appreciate a detail', [
      ['warm', 'That face tells me {m} hit the right spot. I am so glad.'],
      ['calm', 'I will pass that on to {who}, word for word, heart included.'],
      ['warm', 'You just made {who} very happy, and me as well.'],
      ['warm', 'Not everybody would see what {m} {m|means|mean}. You did, straight away.'],
    ]),
    ...lines('take the bait', [
      ['playful', 'Careful, whoever says yes to {m} is practically family.'],
      ['witty', 'Noted: you go soft over {m}. I will only use it for good.'],
    ]),
  ],
  fire: [
    ...lines('take the bait', [
      ['playful', 'High praise. {m} can retire happy.'],
      ['witty', 'I was hoping {m} would land, I was not ready for that.'],
      ['playful', 'That is a lot of enthusiasm for {m}, and I will take all of it.'],
    ]),
    ...lines('appreciate a detail', [['warm', 'You are good for my ego, and for {m}. Thank you.']]),
    ...lines('follow up', [['warm', 'I did not have you down as a fan of {m}. What won you over?']]),
  ],
  party: [
    ...lines('appreciate a detail', [
      ['warm', 'Well done, you! All that waiting for {ms} and now this. I am properly happy for you.'],
      ['warm', 'Congratulations! You did it. How are you celebrating?'],
      ['calm', 'That is the best answer to {m} I could have had. Be proud of yourself tonight.'],
    ]),
    ...lines('take the bait', [
      [
        'playful',
        'I was nervous about {m} on your behalf, and now I am dancing on your behalf. Congratulations!',
      ],
      ['playful', 'Then this calls for something with bubbles or icing. Well done!'],
    ]),
    ...lines('suggest meeting', [
      ['flirty', 'A result like that deserves a toast in person. When may I celebrate you?'],
    ]),
  ],
  shy: [
    ...lines('take the bait', [
      ['playful', 'Caught you, that is a guilty little face if I ever saw one. Go on, confess.'],
      ['playful', 'Caught! You can come out from behind your hands, I am only smiling about {m}.'],
      ['witty', 'That is the most guilty little monkey I have seen all week. Tell me everything about {m}.'],
      ['playful', 'Blushing suits this conversation. {ms} and all.'],
    ]),
    ...lines('appreciate a detail', [
      ['warm', 'No hiding needed. I like that {m} got you to smile.'],
      ['calm', 'You went a bit shy there and it made me smile too. Same again soon?'],
    ]),
    ...lines('suggest meeting', [
      ['flirty', 'If {m} makes you blush by text, I would like to see it happen live.'],
    ]),
  ],
  smirk: [
    ...lines('take the bait', [
      ['playful', 'I know that look. {ms}, then, and you go first.'],
      ['witty', 'Your face says you already have opinions about {m}. Out with them.'],
      ['flirty', 'That smirk is going to cost you. {ms}, you and me, no backing out.'],
    ]),
    ...lines('pick a slot', [
      ['direct', 'I am taking that as interest in {m}. Which evening is good for you?'],
      ['warm', 'So {ms} is a temptation. When shall we give in to it?'],
    ]),
  ],
  eyes: [
    ...lines('take the bait', [
      ['playful', 'Somebody is interested in {m}. Ask me anything.'],
      ['witty', 'I see you watching. {m} got your attention, then?'],
      ['playful', 'Those eyes say there is a follow-up question about {m}. I am ready.'],
    ]),
    ...lines('follow up', [['direct', 'Spotted you. Curious about {m}, or about me?']]),
  ],
  doubt: [
    ...lines('take the bait', [
      ['playful', 'I felt that eyebrow from here. I stand by {m} though.'],
      ['witty', 'You may judge me, but {m} will be on my side in court.'],
      ['playful', 'I see the raised eyebrow and I raise you {m}, with evidence.'],
    ]),
    ...lines('follow up', [
      ['direct', 'Right, state your case. What do you have against {m}?'],
      ['warm', 'I knew {m} would cost me points. Is there a way back?'],
    ]),
    ...lines('suggest meeting', [['flirty', 'That look needs settling in person, with {ms} as exhibit A.']]),
  ],
  flat: [
    ...lines('own it', [
      ['playful', 'I know, I know. {ms}, and without you. I plead guilty and throw myself on your mercy.'],
      ['warm', 'Sorry, that was a betrayal and I have no defence. How do I make up for {m}?'],
    ]),
    ...lines('make amends', [
      ['playful', 'I could pretend {m} never happened. I am an excellent actor, with snacks.'],
      ['direct', 'Tell me the penalty for {m} and I will pay it.'],
    ]),
    ...lines('take the bait', [
      ['witty', 'That is the face of someone adding {m} to a list. How long is the list?'],
    ]),
  ],
  melt: [
    ...lines('sympathise', [
      ['warm', 'Oh no, that good? Tell me about {m} once you are solid again.'],
      ['calm', '{m} sounds like it took everything you had. Go and sit somewhere soft.'],
      ['warm', 'Poor you. So {m} left you a puddle on the floor. Was it long or was it grim?'],
    ]),
    ...lines('light touch', [
      ['playful', 'I will bring a mop. Which part of {m} finished you off?'],
      ['witty', 'You survived {m}, in liquid form. I am counting it.'],
    ]),
  ],
  wince: [
    ...lines('light touch', [
      ['playful', 'That face. {m} did not go to plan, did it?'],
      ['witty', 'I am wincing along with you over {m}. On a scale from oops to never again?'],
    ]),
    ...lines('sympathise', [
      ['warm', 'Ouch. You can tell me about {m}, I will only laugh where you do.'],
      ['calm', 'Well, {m} {m|is|are} behind you now. Deep breath.'],
    ]),
  ],
  brave: [
    ...lines('own it', [
      ['warm', 'I saw the tear behind that smile. I am sorry about {m}, I was looking forward to it too.'],
      ['direct', 'You are being kind about {m}. I am sorry, and I owe you one.'],
    ]),
    ...lines('make amends', [
      ['warm', 'Thank you for being so understanding. I will make it up to you, you pick the next day.'],
      ['calm', 'That is a brave thumb. Next time I plan around you, promise.'],
      ['playful', 'I owe you for {m}, with dessert. Which evening can I be held to?'],
    ]),
  ],
  sad: [
    ...lines('sympathise', [
      ['warm', 'Oh no. {ms} went badly, then? Tell me what happened, if you feel like it.'],
      ['calm', 'I am sorry, I was hoping for better news about {m}. I am here if you want to vent.'],
      ['warm', 'That is a lot of tears for {m}. How bad is it?'],
    ]),
    ...lines('follow up', [
      ['direct', 'What happened with {who}? Start with the worst bit, if that helps.'],
      ['calm', 'That looks bad. What did {who} say?'],
      ['warm', 'Oh no, tell me. I am on your side already, whatever happened with {who}.'],
      ['direct', 'What happened with {m}? Start with the worst bit, if that helps.'],
      ['calm', 'Do you want to talk about {m}, or be distracted from it? I can do either.'],
    ]),
    ...lines('name the feeling', [['warm', 'You had so much riding on {m}. No wonder you feel like that.']]),
  ],
  hope: [
    ...lines('appreciate a detail', [
      ['warm', 'Fingers crossed from here too. {m} had better come through for you.'],
      ['calm', 'I am rooting for you with {m}. Let me know the moment you hear.'],
    ]),
    ...lines('light touch', [
      ['playful', 'I have crossed everything I own for {m}. Typing is getting difficult.'],
      ['witty', 'If luck can be sent by text, {m} just got a whole delivery of it.'],
    ]),
    ...lines('follow up', [['direct', 'Will you message me as soon as there is news about {m}?']]),
  ],
  ok: [
    ...lines('confirm the plan', [
      ['direct', 'Good, {when} then, and {ms}. I am looking forward to it.'],
      ['warm', 'Booked in my head: {when}, {ms}, you. See you there.'],
      ['direct', 'Good, {ms} it is, then. I am looking forward to it.'],
      ['calm', 'Great, then that is settled. See you {when}.'],
      ['warm', 'Perfect, one thing less to think about. Looking forward to it.'],
      ['warm', 'Lovely, that settles {ms}. I will see you there.'],
      ['calm', 'Then {ms} is agreed, no more admin needed from you.'],
    ]),
    ...lines('take the bait', [
      ['playful', 'A thumb counts as a signature, so {when} is official now.'],
      ['witty', 'The shortest contract I have ever signed. Deal.'],
      ['playful', 'A thumb is a contract where I come from. {ms}, no take-backs.'],
      ['witty', 'Signed and sealed by thumb. {ms} can officially go ahead.'],
      ['playful', 'Deal. If {ms} goes wrong, I will deny this conversation ever happened.'],
    ]),
  ],
  no: [
    ...lines('accept with grace', [
      ['warm', 'Fair enough, {ms} is off the table. What would be more your thing?'],
      ['calm', 'No to {ms}, understood. No hard feelings at all.'],
    ]),
    ...lines('light touch', [['playful', 'That was quick and very clear. {m} will recover, and so will I.']]),
  ],
  sleepy: [
    ...lines('take the bait', [
      ['playful', 'A yawn! I will have you know the best part of {m} was still to come.'],
      ['witty', 'So {m} works better than counting sheep. I could sell that.'],
      ['playful', 'Wake up, I am done with {m}. Pick any other subject and I will be dazzling.'],
    ]),
    ...lines('give space', [['warm', 'Go to sleep if you are tired, {m} will still be boring tomorrow.']]),
    ...lines('follow up', [['direct', 'Fine, no more of {m}. What would keep you awake tonight?']]),
  ],
  shock: [
    ...lines('take the bait', [
      ['playful', 'I know! I had the same face over {m}.'],
      ['witty', 'And that was only the short version of {m}. Sit down for the rest.'],
    ]),
    ...lines('follow up', [
      ['direct', 'Which part of {m} got you?'],
      ['warm', 'You did not see {m} coming, did you?'],
    ]),
  ],
  angry: [
    ...lines('own it', [
      [
        'warm',
        'You are cross about {m}, and I think I know why. I am sorry. Tell me how it looked from your side.',
      ],
      ['direct', 'Point taken about {m}. What would put it right?'],
    ]),
    ...lines('name the feeling', [
      ['calm', 'That face is fair. I would rather hear it in words than guess, {m} and all.'],
    ]),
  ],
  shrug: [
    ...lines('light touch', [
      ['playful', 'A shrug about {m} is not a no. I am choosing hope.'],
      ['witty', 'So {m} leaves you undecided. I can work with that.'],
    ]),
    ...lines('give space', [['calm', 'No hurry with {m}. Whenever you know, you know.']]),
  ],
};

/** To pictures of things, whatever the mood. */
export const THING_STORY: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', '{t} and {t2}? I could not have planned it better myself.'],
    ['playful', 'You had me at {t}, {t2} sealed it.'],
    ['witty', 'A whole novel in one line, starring {t}. I would read the sequel.'],
    ['witty', '{t}, of all things. I have so many follow-up questions.'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', 'I can picture it: {t}, {t2} and nobody in a hurry. I approve.'],
    ['calm', '{t} with {t2} in the same day is my idea of a good one.'],
    ['warm', 'I like your way of telling it. {t} came through loud and clear.'],
  ]),
  ...lines('follow up', [
    ['warm', 'How was {t} in the end, and where does {t2} come in?'],
    ['direct', 'Tell me more about {t}. Did it live up to the hype?'],
    ['playful', 'I read {t} and then {t2}. What happened in between?'],
  ]),
];

/** They sit in with the rain, a book, a couch. */
export const COSY_STORY: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', '{t} and {t2}, that is a day done properly. I am slightly envious.'],
    ['calm', 'With {t} like that you never have to leave the house. Good plan.'],
    ['warm', 'I cannot argue with {t2}, and {t} makes it official.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{t}, {t2} and not one reason to put on shoes. You have cracked it.'],
    ['witty', 'I would like to submit {t} to a museum of perfect days, next to {t2}.'],
  ]),
  ...lines('follow up', [
    ['direct', 'How long can you keep that up before somebody makes you leave the house?'],
    ['warm', 'What goes best with {t} and {t2}, silence or a good series?'],
  ]),
];

/** Somebody got hurt on the way. */
export const HURT_STORY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Ouch! Are you okay? {t} should come with a warning.'],
    ['calm', 'Oh no, {t} got you. How bad is it, and is somebody looking after you?'],
    ['warm', 'I hope it looks worse than it is. Rest that injury, {t} will wait for you.'],
  ]),
  ...lines('light touch', [
    ['playful', '{t} one, you nil. Are you hurt badly or mostly in your pride?'],
    ['witty', 'Bandaged but smiling, so I hope you are okay. Does {t} know who it is dealing with?'],
  ]),
  ...lines('follow up', [
    ['direct', 'What did {t} do to you? And are you okay now?'],
    ['direct', 'First question, does it still hurt? Second, will you go back to {t}?'],
  ]),
];

/** The bus, the train, the flight that went without them. */
export const MISSED_STORY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Oh no, and after that sprint. How long until the next {b}?'],
    ['calm', 'The {b} could have waited three seconds. I am sorry, that is maddening.'],
  ]),
  ...lines('light touch', [
    ['playful', 'You gave it your all. The {b} will have to live with what it did.'],
    ['witty', 'Free cardio, courtesy of the {b}. Did the driver at least look guilty?'],
    ['playful', 'Somewhere a {b} driver is telling this as a victory. Did you get home?'],
  ]),
  ...lines('follow up', [['direct', 'So close! Are you walking, or waiting for the next {b}?']]),
];

/** Something too hot to eat. */
export const SPICY_STORY: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'One bite and you are gone? Milk, quickly, water makes it worse.'],
    ['witty', 'The {b} won in the first round. Did you see it coming?'],
    ['playful', 'Brave of you to take on the {b}. Can you feel your face again?'],
  ]),
  ...lines('sympathise', [['warm', 'I felt that burn from here. Is there milk in the house?']]),
  ...lines('follow up', [
    ['direct', 'What were you eating, and who told you the {b} was mild?'],
    ['warm', 'How many bites before the burn, honestly, and is there a photo of your face?'],
  ]),
];

/** A diploma, a result, a medal. */
export const TRIUMPH_STORY: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Congratulations! I am so happy for you, and not one bit surprised.'],
    ['warm', 'You did it! All that work, and now the {b}. Well done, properly.'],
    ['calm', 'That is wonderful news. Be proud of yourself today, results like that are earned.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'I am doing a small dance over here. Congratulations, what is the plan for celebrating?'],
    ['playful', 'I never doubted it. Well done, and may the cake be large.'],
    ['witty', 'So I know somebody with a {b} now. Congratulations, do I have to stand up when you come in?'],
  ]),
  ...lines('follow up', [['direct', 'Well done! Who did you tell first, and did they cry as well?']]),
];

/** In bed with a thermometer. */
export const ILL_STORY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Oh no, poor you. Is somebody bringing you tea and sympathy?'],
    ['calm', 'Stay in bed and let the world wait. I hope you feel better soon.'],
    ['warm', 'Sick in bed is no fun. What would help, soup, quiet or terrible jokes?'],
    ['calm', 'Rest up. No need to answer, I will check on you tomorrow.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I prescribe a blanket, soup and a series you would never admit to.'],
    ['witty', 'Your body has called in sick on your behalf. Best to go along with it.'],
  ]),
];

/** A flower, from them. */
export const FLOWER_STORY: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'A flower! Thank you, that is a lovely way to say hello.'],
    ['calm', 'That is sweet. I am putting the {b} in water straight away.'],
    ['warm', 'Nobody has sent me a {b} all week. How is your day going?'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Flowers already? You work fast. What do I owe you?'],
    ['witty', 'A {b} with no card. Very mysterious, I approve.'],
    ['flirty', 'Careful, I might start expecting a {b} every day.'],
  ]),
];

/** A photo is asked for. */
export const PHOTO_ASKED: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'Photo evidence of {ms}? You will have to take my word for it, for now.'],
    ['witty', 'The camera and I have an agreement about {ms}. It looks the other way.'],
    ['playful', 'You want a picture? I will need a favour of the same size in return.'],
  ]),
  ...lines('answer, then return', [
    ['warm', 'A photo of {ms} might happen, once I have found my courage. Will you be kind?'],
    ['direct', 'Fine, one picture, and you are not allowed to save it.'],
    ['playful', 'No photo could do {ms} justice. You would have to see it live.'],
  ]),
];

/** An animal was saved. */
export const RESCUE_STORY: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'So the {an} is down and safe. That is a good day at work, hero.'],
    ['calm', 'A {an} rescue! I hope somebody thanked you, besides the {an}.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'A real life {an} rescue, like in the picture books. Did the {an} say thank you?'],
    ['witty', 'The {an} will deny everything, but I know who the hero is.'],
    ['playful', 'Please tell me there was a ladder and a small crowd for the {an}.'],
  ]),
  ...lines('follow up', [['direct', 'How long had the {an} been stuck up there?']]),
];

/** Something went wrong with what the picture shows. */
export const THING_WOE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'That face and {t} in one line. I take it there were consequences?'],
    ['witty', '{t} won this round, I see. How bad is the damage?'],
    ['playful', 'I have questions about {t}, and I think I will enjoy the answers more than you do.'],
    ['witty', 'So {m} came down to {t}. I respect the honesty.'],
  ]),
  ...lines('sympathise', [
    ['warm', 'Oh no. Was it {t} that ruined {m}, or the other way round?'],
    ['warm', 'Oh dear. Tell me what happened with {t}, I am on your side.'],
    ['calm', 'Poor you, {t} has a lot to answer for.'],
  ]),
  ...lines('follow up', [['direct', 'What on earth happened with {t}?']]),
];

/** A pet or somebody who is gone. */
export const LOSS_STORY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'I am so sorry about your {b}. There is no small way to lose a companion like that.'],
    ['calm', 'I am sorry. A home without your {b} in it must feel very quiet today.'],
    ['warm', 'Oh, your {b}. I am so sorry, be gentle with yourself today.'],
  ]),
  ...lines('stay with them', [
    ['calm', 'Please know I am thinking of you. Your {b} was lucky to have you.'],
    [
      'calm',
      'I am sorry about your {b}. If you want to talk about it, I am here, and if not that is fine too.',
    ],
    ['warm', 'So sorry. You do not have to say anything, I am thinking of you and your {b}.'],
  ]),
];

/** They feel with the reader. */
export const COMFORT: readonly Line[] = [
  ...lines('thank and close', [
    ['warm', 'Thank you. That heart says more than most people manage.'],
    ['calm', 'Thank you, truly. I do not have many words today either.'],
    ['warm', 'That means a lot, thank you for not trying to fix it.'],
  ]),
  ...lines('say what you want', [
    ['warm', 'Thank you. Tell me something ordinary about your day? I could use it.'],
    ['calm', 'Thank you for being there. I might be quiet today, it is not you.'],
    ['direct', 'Thank you. I would like to talk later, if you are around.'],
  ]),
];

/** Candles and years. */
export const CANDLE_STORY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', '{years} is a long time and no time at all. I am thinking of you today.'],
    ['calm', 'I am lighting one here too, quietly. You do not have to say more.'],
    ['warm', 'I am sorry. {years} on, and today still counts. Thank you for telling me.'],
    ['calm', 'That is all you need to say. I am sorry, and I am thinking of you with those candles.'],
    ['warm', 'A candle says it better than words. I am thinking of you today.'],
  ]),
  ...lines('stay with them', [
    ['calm', 'No reply needed. I am here today if you want company, and quiet if you do not.'],
    ['warm', 'Thank you for telling me what today is. I am around, with or without words.'],
  ]),
];

/** A trip that is hoped for. */
export const TRIP_STORY: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', '{c} and {t}, now that is a plan. I have my fingers crossed for you too.'],
    ['witty', 'I hope {c} knows what is coming. How good are you at {t}, honestly?'],
    ['playful', 'Even the fingers are crossed. {c} cannot say no to that.'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', '{c}! I hope it works out, {t} included.'],
    ['calm', 'I hope {c} comes through for you. What would you do first when you land?'],
  ]),
  ...lines('follow up', [['direct', 'When would you fly, and is {t} the main reason or the excuse?']]),
];

/** They ask for, or guess, a thing. */
export const ASKED_THING: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', '{t}! I did not see that coming at all.'],
    ['witty', 'I had every answer ready except {t}.'],
    ['playful', '{howMany} {b}, loud and clear. Any preference on the details?'],
    ['witty', 'I can take a hint, especially when {t} is the hint.'],
  ]),
  ...lines('answer, then return', [
    ['warm', '{t} it is, you only had to ask.'],
    ['direct', 'Message received: {t}. What do I get in return?'],
    ['playful', 'Is that a {b} comment about me? I can take it.'],
  ]),
];

/** Faces alone, with nothing before them. */
export const BARE_MOOD: Readonly<Partial<Record<EmojiMood, readonly Line[]>>> = {
  eyes: [
    ...lines('take the bait', [
      ['playful', 'I see you looking. Hello there.'],
      ['witty', 'You have been spotted. Say hello or keep looking, both are fine.'],
      ['playful', 'Those are curious eyes. What caught them?'],
    ]),
    ...lines('follow up', [
      ['direct', 'Hi, I see you. What are you looking for?'],
      ['warm', 'Hello to the eyes. Is there a question behind them?'],
    ]),
  ],
  sleepy: [
    ...lines('answer, then return', [
      ['warm', 'Not asleep yet, but the pillow is winning. Early night for you?'],
      ['playful', 'Eyes still open here, barely. How tired are we talking?'],
      ['calm', '[how awake you are], since you ask. Go to bed if you need to, I am around tomorrow.'],
    ]),
    ...lines('give space', [
      ['warm', 'Go and sleep, you sound tired. I will save the good stories for tomorrow.'],
      ['calm', 'Rest well. We can pick this up tomorrow, when our eyes are open.'],
    ]),
    ...lines('light touch', [
      ['witty', 'One more yawn and I am under the blanket as well. Sleep well, when you get there.'],
    ]),
  ],
  laugh: [
    ...lines('take the bait', [
      ['playful', 'I missed the joke, but I like the laugh. What set you off?'],
      ['witty', 'Something is funny and I am not in on it. Unacceptable, please explain.'],
    ]),
    ...lines('follow up', [
      ['warm', 'I like a good laugh to start with. What happened?'],
      ['direct', 'Now I want to know what is so funny. Share it?'],
    ]),
    ...lines('give space', [['calm', 'Take your time, laugh first and tell me after.']]),
  ],
  sad: [
    ...lines('sympathise', [
      ['warm', 'Oh no, what happened? I am listening.'],
      ['calm', 'That looks like a hard day. Do you want to talk about it?'],
      ['warm', 'I am sorry, whatever it is. Tell me as much or as little as you like.'],
      ['calm', 'I see the tears. I am here, no need to be cheerful.'],
      ['direct', 'Are you okay? What happened?'],
    ]),
  ],
  love: [
    ...lines('take the bait', [
      ['playful', 'That is a warm way to start. What did I do to deserve it?'],
      ['warm', 'Straight to the hearts, I like your style. How is your day going?'],
      ['witty', 'I will take the heart and raise you a smile. What is making you so cheerful?'],
    ]),
    ...lines('appreciate a detail', [
      ['warm', 'You know how to brighten a screen. What is going on with you today?'],
      ['calm', 'That is kind, thank you. How are you doing?'],
    ]),
  ],
};

/** Any face, when nothing else fits. */
export const ANY_FACE: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'That face says a lot about {m}. I would like it in words as well.'],
    ['witty', 'I speak a little emoji. My best guess: you have thoughts about {m}.'],
    ['playful', 'One face, a hundred meanings. Give me a hint about which one?'],
    ['witty', 'I am going to need subtitles for that one.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Good sign or bad sign?'],
    ['warm', 'I would like the words that go with that face. What is going on?'],
    ['direct', 'What do you really think about {m}?'],
  ]),
  ...lines('give space', [
    ['calm', 'I will let you find the words, no hurry.'],
    ['warm', 'Take your time. I am around when the sentence arrives.'],
  ]),
];

/** An aubergine with drops. */
export const LEWD: readonly Line[] = [
  ...lines('calm boundary', [
    ['direct', 'That is not for me. I would rather know you a bit first.'],
    ['calm', 'I am going to pass on that one. Happy to talk like two people, if you are.'],
    ['direct', 'Not into that. Try me with words, and slow down a little.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I only discuss vegetables with people I know. Shall we talk first?'],
    ['witty', 'If that is a recipe, I will pass. Is there a hello that comes before it?'],
  ]),
];
