/** What can be said on the way to a meeting. `{x}` is the landmark, mishap or thing that the message names. */
import { type Line, lines } from '../moves/line.ts';

/** They describe where they stand: `by the fountain`, `yellow raincoat`. */
export const LANDMARK: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Coming to you now. I will look for {x} first and you second.'],
    ['direct', 'On my way over. Stay by {x}, I will find you.'],
    ['calm', 'Perfect, I will head for {x}. Two minutes.'],
    ['direct', 'Got it: {x}. Keep a look out, I will wave.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{x} as a landmark, excellent. I will wave like a tourist.'],
    ['witty', 'I am scanning for {x} as we speak. If I greet a stranger, that is on your description.'],
    ['playful', 'With {x} to go by, even I cannot get this wrong. See you in a moment.'],
    ['witty', 'Nobody else will be near {x} looking that cheerful. I will spot you.'],
  ]),
  ...lines('no rush', [['warm', 'Stay exactly there, {x} and all. I am nearly with you.']]),
];

/** `here`, after `text me when you are outside`. */
export const AT_DOOR: readonly Line[] = [
  ...lines('confirm the plan', [
    ['direct', 'Coming down now, two minutes.'],
    ['warm', 'Great timing. I am on my way to the door.'],
    ['calm', 'Good, stay put by the door and I will come out to you.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Right, keys, shoes, nerves. Coming down.'],
    ['witty', 'That was fast. I am opening the door before you can change your mind.'],
    ['playful', 'One minute, the door and I are having a disagreement about the key.'],
  ]),
];

/** `where are you`, after `on my way`. */
export const WHERE_READER: readonly Line[] = [
  ...lines('confirm the plan', [
    ['direct', 'Nearly there, [how many minutes] away. Which side of the entrance are you on?'],
    ['warm', 'Almost with you, walking as fast as dignity allows. Two minutes.'],
    ['calm', 'Just around the corner. Stay where you are and I will come to you.'],
    ['direct', 'Walking up now. Are you at the door or inside already?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Close enough to wave. Look towards the door and pretend you are not waiting.'],
    ['witty', 'A minute away, and already rehearsing my entrance.'],
  ]),
];

/** They have been waiting and are cross. */
export const KEPT_WAITING: readonly Line[] = [
  ...lines('own it', [
    [
      'warm',
      'I am sorry, that is far too long to leave you waiting. I am [how many minutes] away and coming.',
    ],
    ['direct', 'Yes, I am coming, and I am sorry. You should have heard from me before now.'],
    ['calm', 'You have every right to be annoyed. I am sorry, I will be there in a few minutes.'],
  ]),
  ...lines('make amends', [
    ['warm', 'So sorry for the wait. Order anything you like, it is on me.'],
    ['direct', 'I am late and it is my fault. A few more minutes, and I will make it up to you.'],
  ]),
  ...lines('name the feeling', [
    ['calm', 'Standing around not knowing is horrible, I am sorry. I am coming, and I am close.'],
  ]),
];

/** Late, with the mishap named. */
export const LATE_MISHAP: readonly Line[] = [
  ...lines('no rush', [
    ['warm', 'No rush at all, {x} {x|is|are} hardly your doing. Get here safe.'],
    ['calm', 'Take your time. With {x} in the way, you are on time whenever you get here.'],
    ['warm', 'All good, I will hold the table. Tell {x} I am not impressed.'],
    ['direct', 'No problem. I will get us a table and you deal with {x}.'],
  ]),
  ...lines('light touch', [
    ['playful', '{x}, of all things. I want the full report when you walk in.'],
    ['witty', 'I could not make up {x} if I tried, so you are forgiven. No rush.'],
    ['playful', 'Nobody beats {x}. Travel safely, I will guard your seat.'],
    ['playful', 'You had me at {odd}. Take as long as you need, this is better than being on time.'],
    ['witty', '{odd} alone {odd|is|are} worth the wait. Text me updates, for science.'],
    ['witty', 'Other people just say traffic. You bring me {x}. Take your time, this is worth the wait.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Shall I order something for you, so that it is waiting once you are past {x}?'],
    ['direct', 'No stress. Table inside or outside, once {x} {x|lets|let} you go?'],
    ['playful', 'Keep me posted on {x}. Should I be worried, or just hungry?'],
    ['warm', 'No rush at all. I will want to hear about {odd} from the beginning.'],
  ]),
];

/** Late, no reason named. */
export const LATE_PLAIN: readonly Line[] = [
  ...lines('no rush', [
    ['warm', 'No rush at all, {late}I will get the table. Travel safely.'],
    ['calm', 'Take your time, {late}I am not going anywhere.'],
    ['direct', 'No problem, {late}see you when you get here. I will save you a seat.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Noted in the log, and forgiven in the same minute. See you soon.'],
    ['witty', 'A little suspense never hurt. I will try to look relaxed at the table.'],
  ]),
  ...lines('follow up', [
    ['warm', 'All good, get here safe. Shall I order you something meanwhile?'],
    ['direct', 'No stress. Should I wait outside, or get us a table?'],
  ]),
];

/** `omw`. */
export const ON_WAY: readonly Line[] = [
  ...lines('no rush', [
    ['warm', 'Lovely, travel safely. See you soon.'],
    ['calm', 'Take it easy on the road, there is no hurry. I will see you here.'],
    ['direct', 'Great, see you soon. I will get the table.'],
    ['direct', 'Perfect, see you in {mins}.'],
    ['warm', 'See you in a bit. You can tell me about {x} when you sit down.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Good, that gives me just enough time to look as if I had not been waiting.'],
    ['witty', 'My evening just got a lot better. See you in a bit.'],
    ['playful', '{mins} minutes, I am timing you. Only joking, drive safely.'],
    ['playful', 'I want the full story of {x} when you get here. Safe trip.'],
  ]),
  ...lines('follow up', [
    ['direct', 'See you soon. Shall I wait outside or go in?'],
    ['witty', 'Bring {x} up with me over a drink, it sounds like you need to. See you soon.'],
  ]),
];

/** They tell us not to hurry. */
export const TAKE_TIME: readonly Line[] = [
  ...lines('thank and close', [
    ['warm', 'You are kind, thank you. Nearly there.'],
    ['calm', 'Thank you for being patient. Keep me a seat near {x}.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{x}? Now I am hurrying after all. Save me a good view.'],
    ['witty', 'Please keep {x} going until I arrive, it sounds like the best part of the evening.'],
    ['playful', 'Do not enjoy {x} too much without me. Almost there.'],
  ]),
  ...lines('follow up', [
    ['direct', 'On my way in. Shall I get us something on the way past the bar?'],
    ['warm', 'Thank you. I am walking faster than I look.'],
  ]),
];

/** They cannot pick us out. */
export const SHOW_YOURSELF: readonly Line[] = [
  ...lines('do what they ask', [
    ['playful', 'I am waving with both arms now. People are staring, so you cannot miss me.'],
    ['direct', 'Look for the person waving {m} like a flag.'],
    ['warm', 'Waving now. Come over before I lose my nerve.'],
    ['direct', 'Look for {at} with a person waving beside it.'],
    ['witty', 'You want {at} that waves back. Give me a second.'],
  ]),
  ...lines('take the bait', [
    ['witty', 'I am the one trying to look mysterious in {m} and failing.'],
    ['playful', 'Jumping up and down is beneath me. I am doing it anyway.'],
    ['playful', 'Of course {m} had to be in fashion today. I am waving.'],
  ]),
];

/** What to wear. */
export const DRESS: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Something warm you can take off again. Comfort wins, nobody is judging.'],
    ['direct', 'Come as you like best. A jacket for the way home would not hurt.'],
    ['calm', 'Warm and comfortable is always right. I will not be overdressed either.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Somewhere between pyjamas and a wedding. Warm socks are never wrong.'],
    ['witty', 'Dress so that you could run for a bus, and look good missing it.'],
    ['playful', 'Wear the thing you feel most like yourself in. And bring a layer.'],
  ]),
];

/** What the place has: wifi, a lift, room for a dog. */
export const FACILITY: readonly Line[] = [
  ...lines('answer, then return', [
    ['direct', 'About {x}: [what you know about it]. I will double check before you set off.'],
    ['warm', 'Let me ask the place about {x} and I will tell you in a minute.'],
    ['calm', 'I will find out about {x}. If not, we pick somewhere else, that is easy.'],
  ]),
  ...lines('light touch', [
    ['playful', 'For {x} I would change the venue without a second thought. Checking now.'],
    ['witty', 'If {x} {x|is|are} a problem, we complain together and go next door.'],
    ['playful', 'Tell {odd} I am working on it.'],
  ]),
];

/** `order me …`. `{drink}` is what they want. */
export const ORDER_ME: readonly Line[] = [
  ...lines('do what they ask', [
    ['warm', 'Something {drink}, coming up. It will be waiting for you, take your time.'],
    ['direct', 'Ordering now: {drink}. Get here safe.'],
    ['playful', '{drink}, understood. I will guard it with my life until you are here.'],
    ['calm', 'No rush, I will order {drink} for you and keep it warm if I can.'],
  ]),
  ...lines('light touch', [
    ['witty', '{drink} is quite a brief. I will interpret it freely, you may complain on arrival.'],
    ['playful', '{x} is no match for somebody with {drink} waiting. See you soon.'],
  ]),
];

/** `which entrance, A or B`. `{x}` and `{y}` are the two. */
export const WHICH_OF_TWO: readonly Line[] = [
  ...lines('pick a slot', [
    ['direct', 'Stay by {x} and I will come out and find you. Simpler than explaining.'],
    ['warm', 'Let us say {x}. If that is wrong, I will walk round to {y} and laugh at myself.'],
    ['playful', '{x}, if I remember right. If you meet nobody, try {y} and I will be there looking sorry.'],
    ['calm', 'Good question. Wait at {x}, I will check and come to you.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{x} or {y}, what a choice. I am coming out to look, wave at me.'],
    ['witty', 'Anybody can meet at a door. You get {x} and I get {y}, first to find the other wins.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Send me a photo of {x}? I will tell you straight away whether it is the right one.'],
  ]),
];

/** Is there parking, a rack, a lift. `{thing}` is asked for. */
export const PARKING: readonly Line[] = [
  ...lines('answer, then return', [
    [
      'direct',
      'Parking here is [how the parking is]. Text me when you pull up and I will come and help look.',
    ],
    [
      'warm',
      'Try the street first, and if there is no spot I will meet you at the parking and walk over with you.',
    ],
    [
      'calm',
      'Let me check before you circle for nothing. Give me a minute and I will send you the best parking spot.',
    ],
    ['direct', 'If you see a space on the street, take it. Otherwise {x} is the safe bet.'],
  ]),
  ...lines('light touch', [
    [
      'playful',
      'Parking is where friendships are tested. I will stand in the space and look official if needed.',
    ],
    ['witty', 'I could save you a spot with a chair and a stern face. Tell me when you are near.'],
  ]),
];

/** Where to leave a bike. */
export const BIKE: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Bring the bike inside if there is no good rack, I will not have {odd} happen twice.'],
    ['direct', 'There is [where a bike is safe here]. Bring a lock anyway.'],
    ['calm', 'I will check for a rack you can see from the table. A good lock and we keep an eye on it.'],
  ]),
  ...lines('light touch', [
    ['playful', 'We will chain it to something heavy and sit where you can glare at passers-by.'],
    ['witty', 'Who takes only {odd}? That is not theft, that is a message. Bring the bike in.'],
  ]),
  ...lines('sympathise', [
    [
      'warm',
      'After that I would not trust a railing either. Bring the bike in with you, there will be room.',
    ],
  ]),
];

/** `shall I bring anything`. */
export const BRING: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Just yourself and an appetite. If your hands need something to carry, {x} would be welcome.'],
    ['direct', 'Bring {x} if it is easy, the rest is sorted.'],
    ['calm', 'Nothing needed, honestly. {x} only if you would miss it.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{x} made me laugh, so now you have to bring it.'],
    ['witty', 'I respect a guest who offers {x}. Bring whatever fits in one hand.'],
    ['playful', 'Bring yourself, on time and hungry. {x} is a bonus.'],
  ]),
];

/** Lost: `{x}` is what they see. */
export const LOST: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Stay with {x}, I will come and find you. You are closer than you think.'],
    ['direct', 'Do not move from {x}. I am coming to get you.'],
    ['calm', 'No panic. Tell me one more thing you can see besides {x} and I will guide you in.'],
  ]),
  ...lines('light touch', [
    ['playful', '{x} sounds like good company, hold on to that. Rescue is on the way.'],
    ['witty', 'If anybody asks, you are there for {x}. I will be with you in a few minutes.'],
    ['playful', 'Say hello to {x} from me. I am coming to find you both.'],
  ]),
  ...lines('follow up', [['direct', 'What is on your left if you stand with your back to {x}?']]),
];

/** The wrong branch, the wrong door. */
export const WRONG_PLACE: readonly Line[] = [
  ...lines('own it', [
    ['warm', 'Oh no, there are two of them, and I should have said which. Stay there, I will come to you.'],
    [
      'direct',
      'My fault, I was not clear. You are at the other {xb}, a short walk away. Shall I come and get you?',
    ],
  ]),
  ...lines('confirm the plan', [
    [
      'calm',
      'Poor you, all that time outside the wrong {xb}. I will walk over, wait where you can see the street.',
    ],
    ['warm', 'I am coming to find you at the wrong {xb}, it feels only fair. Two minutes.'],
  ]),
  ...lines('light touch', [
    ['playful', 'So we have each been stood up at a different {xb}. I am coming to you, stay put.'],
    ['witty', 'Right evening, wrong {xb}. I will swap you directions for forgiveness.'],
  ]),
];

/** The pin or address led astray. */
export const WRONG_PIN: readonly Line[] = [
  ...lines('own it', [
    [
      'warm',
      'Sorry about that! Sending the pin again now. I hope {x} at least {x|was|were} worth the detour.',
    ],
    ['direct', 'My mistake, I will send the location again. Tell {x} thank you from me.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Of all the places my pin could have sent you. A fresh one is coming, with less drama.'],
    ['witty', '{x} was not on the programme, but it sounds like you made friends. New pin on its way.'],
    ['playful', 'I would have picked somewhere livelier. Sending it again, and checking it twice.'],
  ]),
  ...lines('confirm the plan', [
    ['calm', 'New location on its way. Take your time getting here, I will be at the door.'],
  ]),
];

/** Home and safe. */
export const HOME_SAFE: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Glad you are home safe. And {x} as a bonus, that is a good ending.'],
    ['calm', 'Good, now I can stop checking my phone. Sleep well.'],
    ['warm', 'So happy you are in. I will be thinking of {x} all the way to bed.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Home safe and with {x} to tell about. I am slightly jealous of that ride.'],
    ['witty', 'I knew the evening had one more scene in it. {x} deserves five stars.'],
    ['playful', 'Trust you to find {x} on the way to bed. Good night.'],
  ]),
];

/** `did you get home ok`. */
export const ASKS_HOME_SAFE: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Home and safe, thank you for asking. Did you get in all right too?'],
    ['calm', 'All good, door locked and shoes off. That was kind of you, and you?'],
    ['direct', 'Safely home, thank you. {x} looked worse than it was.'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', 'I am in, and it is sweet that you thought of it. Are you home as well?'],
    ['playful', 'Home in one piece. {x} and I kept a respectful distance from each other.'],
    ['calm', 'I made it home, thanks for thinking of me. Sleep well when you get there.'],
  ]),
];

/** Walking in alone is hard for them. */
export const OUTSIDE_TOGETHER: readonly Line[] = [
  ...lines('respect the limit', [
    ['warm', 'Of course. I will wait outside and we walk in together, easy.'],
    [
      'calm',
      'Outside it is. I will be by the door a few minutes early, so you do not have to stand there alone.',
    ],
    ['direct', 'Happy to. Text me when you are close and I will come to meet you.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Good plan, I never know what to do with my arms when I walk in alone. Outside, together.'],
    ['warm', 'Thank you for saying so. I will be outside, waving in a way you cannot miss.'],
  ]),
  ...lines('confirm the plan', [
    ['calm', 'No problem at all. We meet outside and go in together, at your pace.'],
  ]),
];

/** The last bus sets the end. */
export const LAST_RIDE: readonly Line[] = [
  ...lines('offer another way', [
    ['warm', 'Thanks for saying so. Let us start earlier, then {x} never has to be a sprint.'],
    ['direct', 'Good to know. We start an hour sooner and I walk you to {x} in time.'],
    ['calm', 'Then {end} is our finish line. Earlier start, no clock-watching?'],
  ]),
  ...lines('light touch', [
    ['playful', 'So you turn into a pumpkin at {end}. I will see to it that you catch {x}.'],
    ['witty', 'A date with a curfew, how proper. {x} waits for nobody, so we start early.'],
    ['playful', 'I will set an alarm for {x} and blame it when I am sorry to see you go.'],
  ]),
];

/** Flights and trains that are on time. */
export const ARRIVAL: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Safe landing! Let me know when you are through and I will be there at {where}.'],
    ['direct', '{where} at {at}, got it. Text me when you have {x}.'],
    ['calm', 'Perfect. No stress if {x} {x|takes|take} longer, I will wait.'],
    ['warm', 'Welcome back to solid ground. {x} first, then me, take your time.'],
    ['calm', '{at} sounds right to me. If {x} {x|takes|take} forever, just say so.'],
  ]),
  ...lines('light touch', [
    [
      'playful',
      'I will be the one at the other end looking as if I had not counted the minutes. Good luck with {x}.',
    ],
    ['witty', 'May {x} be first out. See you soon.'],
  ]),
];

/** A plan for when the phone dies. */
export const DYING_PHONE: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Got it: {where}. If you go quiet I will still find you.'],
    ['direct', '{where} at {at}, understood. Save the battery, I know what to look for.'],
    ['calm', 'No need to reply, keep the last percent. I will be at {where}.'],
  ]),
  ...lines('take the bait', [
    [
      'playful',
      'Meeting at {where} with no phones, like our parents did. I will be the one looking at every passer-by.',
    ],
    ['witty', 'If your battery dies, we go old school. {where}, and I will carry a newspaper.'],
    ['playful', 'I have memorised {x}, so vanish in peace. See you there.'],
  ]),
];

/** They moved, upstairs or to another table. */
export const MOVED_ROOM: readonly Line[] = [
  ...lines('confirm the plan', [
    ['direct', 'Coming up, I will look for {x}.'],
    ['warm', 'Perfect, thanks for the warning. Just follow {x}, right?'],
    ['calm', 'Noted, {x}. I am on my way to you.'],
  ]),
  ...lines('take the bait', [
    ['playful', '{x}? I came for a quiet drink and I am staying for the decorations.'],
    ['witty', 'I will walk in as if {x} {x|was|were} my idea. See you in a minute.'],
    ['playful', 'With {x} around you, I could find the table blindfolded.'],
  ]),
];

/** How far, how steep. */
export const HOW_FAR: readonly Line[] = [
  ...lines('answer, then return', [
    [
      'direct',
      'Honestly: [how many minutes on foot]. If {x} {x|complains|complain}, I will come and pick you up at the station.',
    ],
    [
      'warm',
      'I would rather meet you there and we take it slowly, or a taxi for the last bit. What does {x} say?',
    ],
    ['calm', 'Let us not test {x}. I can meet you at the station with a lift, no heroics needed.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Too far for {x}, close enough for a taxi and a good excuse. Shall I meet you there?'],
    ['witty', '{x} {x|gets|get} a vote. Walk, bus or being collected like royalty?'],
  ]),
  ...lines('offer another way', [
    ['warm', 'I could wait at the station and walk with you, with breaks for every bench.'],
  ]),
];

/** What to bring along: cash, shoes. */
export const PRACTICAL: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'I will check and tell you, so there are no surprises about {x}. Bring {y} just in case.'],
    ['direct', 'As far as I know: [what applies there]. And {x} {x|is|are} not a reason to panic.'],
    ['calm', 'I would bring a little {y} to be safe. {x} will be our secret.'],
    ['calm', 'Let me find out about {x} and I will text you before you leave.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I will distract everybody while you deal with {x}.'],
    ['witty', 'If it comes to it, we both do it and call {x} a trend.'],
    ['playful', '{x} noted, and never to be mentioned again. Unless it gets funny.'],
  ]),
];

/** Do I pay before or after. */
export const PAY_GUARD: readonly Line[] = [
  ...lines('answer, then return', [
    ['direct', 'Afterwards, when you leave. Some small change is plenty.'],
    ['warm', 'After, when you are back at the car. And {x} is easy to spot, I will wave you in.'],
    ['calm', 'After is fine, he will find you. See you inside in a minute.'],
  ]),
  ...lines('confirm the plan', [
    ['playful', 'After, and with a smile. I am looking out for {x} now.'],
    ['direct', 'When you leave. Come on in, I will look for {x}.'],
    ['direct', 'After, on your way out. A few coins is normal.'],
    ['witty', 'After. Then he has a reason to watch the car and not his phone. See you inside.'],
    ['warm', 'You pay him on the way out. I am on the lookout, wave when you see me.'],
  ]),
];

/** Seven or half past? `{at}` is the time that was better for them. */
export const WHICH_TIME: readonly Line[] = [
  ...lines('own it', [
    ['warm', 'My mistake, sorry. {at}, as you said. See you then.'],
    ['direct', '{at}. I typed the wrong one, and yours suits better anyway.'],
    ['calm', 'Sorry for the confusion, {at} it is.'],
  ]),
  ...lines('light touch', [
    ['playful', '{at}, and I will stop being in charge of numbers.'],
    ['witty', 'We agreed on both, very democratic. {at} wins.'],
    ['playful', 'Let us say {at}, before I confuse us any further.'],
  ]),
];

/** Two doors with one number. */
export const WHICH_DOOR: readonly Line[] = [
  ...lines('answer, then return', [
    ['direct', 'Mine is the one with [what marks your door]. I will come out so you cannot miss it.'],
    ['warm', 'I know, it confuses everyone. I am coming to the door, look for somebody waving.'],
    ['calm', 'Stay where you are, I will step outside and wave. Easier than explaining the numbers.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Yes, and the other {x} gets all my parcels. I am coming to the door.'],
    ['witty', 'The street has a sense of humour. I will wave from the right door, pick that one.'],
    ['playful', 'You have a fifty-fifty chance, but I will cheat for you and come outside.'],
  ]),
];

/** They can see us, we cannot see them. */
export const THEY_SEE_US: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'I have now turned three times and made eye contact with everyone but you. Wave, please.'],
    ['witty', 'You are enjoying this. Which way is the right wrong way? Wave at me.'],
    ['playful', 'I am turning slowly, like a lighthouse. Stop me when I get to you.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Turning round now. Left or right of {m}?'],
    ['warm', 'Good, at least one of us can see. I will stand still by {m}, come and get me.'],
    ['calm', 'Staying put, then. See you in a second.'],
  ]),
];

/** Rain on the plan. */
export const WET: readonly Line[] = [
  ...lines('offer another way', [
    ['warm', 'Let us be sensible and sit inside, the rain can watch us through the window.'],
    ['direct', 'Inside. I like you, but not enough to eat soup in the rain.'],
    ['calm', 'I am easy either way. If it eases off we stay out, if not we run for the door.'],
    ['witty', 'Sensible is boring, but dry. Shall we decide by the colour of the sky when we get there?'],
    ['playful', 'I vote for a roof. We can always look out at the weather and feel clever.'],
  ]),
  ...lines('pick a slot', [
    ['warm', 'Somewhere with a roof sounds lovely, rain and all. {x} it is?'],
    ['direct', '{x}, and we listen to the rain. No need to move the day.'],
    ['playful', 'I vote {x}. A bit of rain makes better stories than sunshine.'],
    ['calm', 'Happy with {x} if you do not mind getting there wet. Otherwise another day, you choose.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'One raincoat between two people? This is either a problem or a plan.'],
    ['witty', 'I will bring the umbrella, you bring the optimism. {x}, same time?'],
  ]),
];
