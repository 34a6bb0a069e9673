/** What can be said to a row of emoji. `{t}` and `{t2}` are things it shows, `{m}` is what the reader wrote about last. */
import { type Line, lines } from '../moves/line.ts';
import type { EmojiMood } from '../reading/emoji-words.ts';

/** To what the reader wrote, by the face that came back. */
export const MOOD_LINES: Readonly<Partial<Record<EmojiMood, readonly Line[]>>> = {
  laugh: [
    ...lines('take the bait', [
      ['playful', 'Good, a laugh is exactly what I was after.'],
      ['playful', 'Laughing with me, I hope?'],
      ['playful', 'Glad {m} {m|was|were} good for something.'],
    ]),
    ...lines('follow up', [
      ['warm', "Glad I could make you laugh with {m}. What's the silliest thing on your side today?"],
      ['direct', 'Was it {m} that did it, or the way I told it?'],
    ]),
    ...lines('suggest meeting', [
      ['flirty', 'The live version of {m} is even worse. I could tell you over a coffee?'],
      ['calm', "I'd rather see you laugh than read it. Coffee this week?"],
    ]),
  ],
  dead: [
    ...lines('take the bait', [
      ['playful', 'Rest in peace. Should I say sorry about {ms}, or take a bow?'],
      ['playful', "Are you all right over there? I'm a little proud."],
      ['playful', "And that wasn't even the worst part of {m}."],
    ]),
    ...lines('follow up', [
      ['warm', 'Come back to life and tell me, has something like that ever happened to you?'],
      ['direct', 'Your turn. Anything on your side as funny as {m}?'],
    ]),
  ],
  love: [
    ...lines('appreciate a detail', [
      ['warm', 'A heart for {m}? You just made my day.'],
      ['calm', "That's a lovely thing to get back, thank you."],
    ]),
    ...lines('take the bait', [
      ['playful', "So you're a fan of {m}? Good to know."],
      ['playful', "That's more than I hoped for with {m}. I'll take it."],
    ]),
    ...lines('follow up', [['warm', "I'm glad you like {m}. What was a good thing in your day?"]]),
  ],
  moved: [
    ...lines('appreciate a detail', [
      ['warm', "I know, right? I'm glad {m} got to you too."],
      ['calm', 'I will pass that on to {who}, word for word, heart included.'],
      ['warm', 'You just made {who} very happy, and me as well.'],
      ['warm', "I'm glad you understand what {m} {m|means|mean} to me."],
    ]),
    ...lines('take the bait', [
      ['playful', "Careful, you're going soft over {m}."],
      ['playful', 'You have a soft spot for {m}, I see. I like that.'],
    ]),
  ],
  fire: [
    ...lines('take the bait', [
      ['playful', "I'll take that as high praise for {m}."],
      ['playful', "That's more enthusiasm than I expected for {m}. I like it."],
      ['playful', "So {m} {m|gets|get} your approval? Then I'm happy."],
    ]),
    ...lines('appreciate a detail', [['warm', "You're good for my ego. Thank you."]]),
    ...lines('follow up', [['warm', 'You like {m}? Tell me more about that.']]),
  ],
  party: [
    ...lines('appreciate a detail', [
      ['warm', 'Well done, you! All that waiting for {ms} and now this. I am properly happy for you.'],
      ['warm', 'Congratulations! You did it. How are you celebrating?'],
      ['calm', "That's wonderful. Be proud of yourself tonight."],
    ]),
    ...lines('take the bait', [
      ['playful', "I'm doing a small victory dance over here. Congratulations!"],
      ['playful', 'Then this calls for something with bubbles or icing. Well done!'],
    ]),
    ...lines('suggest meeting', [
      ['flirty', 'A result like that deserves a toast in person. When may I celebrate you?'],
    ]),
  ],
  shy: [
    ...lines('take the bait', [
      ['playful', "That's a guilty little face if I ever saw one. Go on, confess."],
      ['playful', "You can come out from behind your hands, I'm only smiling."],
      ['playful', 'That monkey knows something. Out with it.'],
      ['playful', 'Did I make you blush? Good.'],
    ]),
    ...lines('appreciate a detail', [
      ['warm', 'No hiding needed. I like that it made you smile.'],
      ['calm', 'You went a bit shy there and it made me smile too.'],
    ]),
    ...lines('suggest meeting', [
      ['flirty', "If you blush by text, I'd like to see it live. Coffee this week?"],
    ]),
  ],
  smirk: [
    ...lines('take the bait', [
      ['playful', 'I know that look. What are you thinking?'],
      ['playful', 'You have opinions about {m}, I can tell. Out with them.'],
      ['flirty', 'That smirk is going to cost you. When do I get to see it in person?'],
    ]),
    ...lines('pick a slot', [
      ['direct', 'I am taking that as interest in {m}. Which evening is good for you?'],
      ['warm', "So you're tempted by {ms}? When shall we do it?"],
    ]),
  ],
  eyes: [
    ...lines('take the bait', [
      ['playful', 'Somebody is interested in {m}. Ask me anything.'],
      ['playful', 'I see you watching. Did {m} get your attention?'],
      ['playful', 'You have a question about {m}, I can see it. Go on, ask.'],
    ]),
    ...lines('follow up', [['direct', 'Curious about {m}, or about me?']]),
  ],
  doubt: [
    ...lines('take the bait', [
      ['playful', "I felt that eyebrow from here. You don't believe me?"],
      ['playful', 'You may judge me, I stand by {m}.'],
      ['playful', 'I saw that look. Would I lie to you about {m}?'],
    ]),
    ...lines('follow up', [
      ['direct', "Okay, let's hear it. What do you think about {m}?"],
      ['warm', 'Did {m} just cost me points?'],
    ]),
    ...lines('suggest meeting', [['flirty', 'We should settle that in person. Coffee this week?']]),
  ],
  flat: [
    ...lines('own it', [
      ['playful', 'I know, I know. {ms} without you. Forgive me?'],
      ['warm', 'Sorry! How do I make up for {m}?'],
    ]),
    ...lines('make amends', [
      ['playful', 'I could pretend {m} never happened. Would cake help?'],
      ['direct', 'Okay, what do I owe you for {m}?'],
    ]),
    ...lines('take the bait', [['playful', 'That look. Am I in trouble?']]),
  ],
  melt: [
    ...lines('sympathise', [
      ['warm', 'Oh no, are you okay? Tell me about {m}.'],
      ['calm', 'It sounds like {m} took everything you had. Go and rest.'],
      ['warm', 'Poor you. Was {m} that bad?'],
    ]),
    ...lines('light touch', [
      ['playful', "I'll bring a mop. What finished you off?"],
      ['playful', 'You survived, in liquid form. That counts.'],
    ]),
  ],
  wince: [
    ...lines('light touch', [
      ['playful', 'That face. {m} did not go to plan, did it?'],
      ['playful', "I'm wincing along with you. How bad was it?"],
    ]),
    ...lines('sympathise', [
      ['warm', 'Ouch. You can tell me about {m}, I will only laugh where you do.'],
      ['calm', "Well, it's behind you now. Deep breath."],
    ]),
  ],
  brave: [
    ...lines('own it', [
      ['warm', 'I saw the tear behind that smile. I am sorry about {m}, I was looking forward to it too.'],
      ['direct', 'You are being kind about {m}. I am sorry, and I owe you one.'],
    ]),
    ...lines('make amends', [
      ['warm', 'Thank you for being so understanding. I will make it up to you, you pick the next day.'],
      ['calm', "You're very kind about it. Next time I plan around you, promise."],
      ['playful', 'I owe you for {m}. Dessert is on me, which evening suits you?'],
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
      ['playful', "I've crossed everything I can cross for {m}."],
      ['playful', 'Sending you all the luck I have for {m}.'],
    ]),
    ...lines('follow up', [['direct', 'Will you message me as soon as there is news about {m}?']]),
  ],
  ok: [
    ...lines('confirm the plan', [
      ['direct', 'Good, {when} then, and {ms}. I am looking forward to it.'],
      ['warm', "Then it's settled, {when} it is. See you there!"],
      ['direct', 'Good, {ms} it is, then. I am looking forward to it.'],
      ['calm', 'Great, then that is settled. See you {when}.'],
      ['warm', 'Perfect. Looking forward to it.'],
      ['warm', 'Lovely, that settles {ms}. I will see you there.'],
      ['calm', 'Then {ms} is agreed.'],
    ]),
    ...lines('take the bait', [
      ['playful', 'A thumb counts as a signature, so {when} is official now.'],
      ['playful', "The shortest contract I've ever signed. Deal!"],
      ['playful', 'A thumb is as good as a contract, no take-backs.'],
      ['playful', 'Signed by thumb. {ms} can go ahead!'],
      ['playful', "Deal! I'm looking forward to {ms}."],
    ]),
  ],
  no: [
    ...lines('accept with grace', [
      ['warm', 'Fair enough. What would you rather do?'],
      ['calm', 'No problem at all, no hard feelings.'],
    ]),
    ...lines('light touch', [['playful', "That was quick and very clear. I'll recover."]]),
  ],
  sleepy: [
    ...lines('take the bait', [
      ['playful', 'Am I boring you? I can do better than {m}, I promise.'],
      ['playful', 'So {m} works better than counting sheep?'],
      ['playful', "Wake up, I've changed the subject. What are you doing tonight?"],
    ]),
    ...lines('give space', [['warm', "Go to sleep if you're tired, we can talk tomorrow."]]),
    ...lines('follow up', [['direct', 'Fine, no more of that. What would keep you awake tonight?']]),
  ],
  shock: [
    ...lines('take the bait', [
      ['playful', 'I know! I had the same face over {m}.'],
      ['playful', 'And that was only the short version.'],
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
      ['calm', "That's fair. Tell me what made you angry, I'd rather hear it than guess."],
    ]),
  ],
  shrug: [
    ...lines('light touch', [
      ['playful', "A shrug is not a no. I'm choosing hope."],
      ['playful', "So you're undecided about {m}?"],
    ]),
    ...lines('give space', [['calm', 'No hurry with {m}. Whenever you know, you know.']]),
  ],
};

/** To pictures of things, whatever the mood. */
export const THING_STORY: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', '{t} and {t2}? Sounds like a plan to me.'],
    ['playful', 'You had me at {t}.'],
    ['playful', "I need a bit more than {t}. What's going on?"],
    ['playful', "{t}! I feel there's a story here."],
  ]),
  ...lines('appreciate a detail', [
    ['warm', '{t} and {t2}, I can picture it. That made me smile.'],
    ['calm', '{t} with {t2} sounds like a good day.'],
    ['warm', '{t} made me smile. What are you up to?'],
  ]),
  ...lines('follow up', [
    ['warm', "What's the story with {t}?"],
    ['direct', 'Okay, {t}. Tell me more?'],
    ['playful', 'I see {t} and then {t2}. What happened in between?'],
  ]),
];

/** They sit in with the rain, a book, a couch. */
export const COSY_STORY: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', "{t} and {t2}, that's how a day should be done. I'm a bit envious."],
    ['calm', 'Sounds perfect. Stay there as long as you can.'],
    ['warm', "{t} and {t2}? I can't argue with that."],
  ]),
  ...lines('take the bait', [
    ['playful', '{t} and {t2}, and not one reason to put on shoes. Enjoy it!'],
    ['playful', 'Is there space for one more next to {t}?'],
  ]),
  ...lines('follow up', [
    ['direct', 'How long can you stay like that before somebody makes you move?'],
    ['warm', 'What goes best with {t}, silence or a good series?'],
  ]),
];

/** Somebody got hurt on the way. */
export const HURT_STORY: readonly Line[] = [
  ...lines('sympathise', [
    ['warm', 'Ouch! Are you okay?'],
    ['calm', 'Oh no. How bad is it, and is somebody looking after you?'],
    ['warm', 'I hope it looks worse than it is. Take it easy, okay?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Ouch. Are you hurt badly, or mostly in your pride?'],
    ['playful', 'What did you do this time?'],
  ]),
  ...lines('follow up', [
    ['direct', 'What happened with {t}? Are you okay now?'],
    ['direct', 'What happened? And does it still hurt?'],
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
    ['warm', "That's so sweet. How is your day going?"],
  ]),
  ...lines('take the bait', [
    ['playful', 'Flowers already? What did I do to deserve that?'],
    ['playful', 'A {b} with no card. Very mysterious.'],
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
  ...lines('answer, then return', [
    ['warm', 'Is that an invitation? Then yes to {t}. When?'],
    ['direct', 'Yes please to {t}. Which day suits you?'],
    ['playful', '{t}? You only had to ask.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'I can take a hint. When and where for {t}?'],
    ['playful', '{howMany} {b}? You do not do things by halves.'],
  ]),
  ...lines('follow up', [['warm', 'Are you offering {t}, or asking me to bring it?']]),
];

/** Faces alone, with nothing before them. */
export const BARE_MOOD: Readonly<Partial<Record<EmojiMood, readonly Line[]>>> = {
  heartbreak: [
    ...lines('sympathise', [
      ['warm', 'Oh no. What happened?'],
      ['calm', "I'm sorry, whatever it is. I'm here if you want to talk."],
    ]),
    ...lines('stay with them', [
      ['warm', "That doesn't look good. Tell me as much or as little as you like."],
    ]),
    ...lines('follow up', [
      ['direct', 'Are you okay?'],
      ['warm', 'Who broke it? Do you want to tell me about it?'],
    ]),
  ],
  shy: [
    ...lines('take the bait', [
      ['playful', "What did you do? That's a guilty face."],
      ['playful', 'You can come out, I already think you are fun.'],
    ]),
    ...lines('follow up', [
      ['warm', "What's got you hiding?"],
      ['direct', 'Go on, what is it? I promise not to laugh.'],
    ]),
    ...lines('appreciate a detail', [['warm', 'That made me smile. How is your day going?']]),
  ],
  ok: [
    ...lines('follow up', [
      ['warm', "Great! So how's your day going?"],
      ['direct', 'Good. And what are you up to today?'],
    ]),
    ...lines('take the bait', [['playful', "Short and clear, I like it. What's new with you?"]]),
    ...lines('light touch', [['playful', 'I can do a thumb too. Shall we try words next?']]),
  ],
  moved: [
    ...lines('follow up', [
      ['warm', "What's that face for? Are you okay?"],
      ['playful', 'Those puppy eyes work on me. What do you need?'],
    ]),
    ...lines('take the bait', [
      ['playful', 'Okay, I give in. What is it?'],
      ['warm', "I can't say no to that face. What's going on?"],
    ]),
    ...lines('sympathise', [['warm', 'Aw. Come here, tell me what happened.']]),
  ],
  party: [
    ...lines('follow up', [
      ['warm', 'What are we celebrating? I want to hear everything.'],
      ['direct', 'Congratulations! What happened?'],
    ]),
    ...lines('take the bait', [
      ['playful', "I'm in! What's the occasion?"],
      ['playful', "I've got my party hat on. Now tell me why."],
    ]),
    ...lines('appreciate a detail', [['warm', "I'm happy for you already, and I don't even know why yet."]]),
  ],
  fire: [
    ...lines('take the bait', [
      ['playful', 'Is that for me, or is your kitchen burning?'],
      ['playful', "I'll take that as a good review. What brought it on?"],
    ]),
    ...lines('appreciate a detail', [['warm', "That's good for my ego, thank you. How are you?"]]),
    ...lines('follow up', [['direct', "I'll take it! And what's your day looking like?"]]),
  ],
  doubt: [
    ...lines('take the bait', [
      ['playful', 'I can hear you thinking from here. What is it?'],
      ['playful', 'That is a suspicious face. What did I do?'],
    ]),
    ...lines('follow up', [
      ['warm', "What's on your mind?"],
      ['direct', 'Is there a question coming? Ask away.'],
    ]),
    ...lines('give space', [['calm', "Think it over, I'm around."]]),
  ],
  smirk: [
    ...lines('take the bait', [
      ['playful', 'I know that look. What are you up to?'],
      ['flirty', 'Should I be worried, or flattered?'],
    ]),
    ...lines('follow up', [
      ['direct', "You look pleased with yourself. What's the story?"],
      ['warm', 'That face means trouble, the good kind. Tell me?'],
    ]),
    ...lines('appreciate a detail', [['warm', 'That made me smile. How is your day going?']]),
  ],
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
      ['warm', 'Nearly asleep here too. Long day for you?'],
      ['playful', 'How tired are we talking?'],
    ]),
    ...lines('give space', [
      ['warm', 'Go and sleep, you sound tired. I will save the good stories for tomorrow.'],
      ['calm', 'Rest well. We can pick this up tomorrow, when our eyes are open.'],
    ]),
    ...lines('light touch', [['playful', "That's contagious, you know. Sleep well!"]]),
  ],
  laugh: [
    ...lines('take the bait', [
      ['playful', 'I missed the joke, but I like the laugh. What set you off?'],
      ['playful', "Something is funny and I'm not in on it. What did I miss?"],
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
      ['playful', "That made me smile. How's your day going?"],
      ['warm', 'Right back at you. How is your day going?'],
      ['playful', 'A heart! What did I do to deserve that?'],
    ]),
    ...lines('appreciate a detail', [
      ['warm', "That's sweet of you. What's going on with you today?"],
      ['calm', 'That is kind, thank you. How are you doing?'],
    ]),
  ],
};

/** Any face, when nothing else fits. */
export const ANY_FACE: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'That face says a lot. What are you thinking?'],
    ['playful', 'My guess: you have thoughts about {m}. Am I right?'],
    ['playful', 'That could mean so many things. Give me a hint?'],
    ['playful', "I need a few words to go with that. What's going on?"],
  ]),
  ...lines('follow up', [
    ['direct', 'Is that a good sign or a bad sign?'],
    ['warm', "What's going on, good news or bad?"],
    ['direct', 'What do you really think about {m}?'],
  ]),
  ...lines('give space', [
    ['calm', 'No hurry. Tell me when you feel like it.'],
    ['warm', "Take your time, I'm around."],
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
