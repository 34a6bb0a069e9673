/** What can be said on the way to a meeting. `{x}` is the landmark, mishap or thing that the message names. */
import { type Line, lines } from '../moves/line.ts';

/** They describe where they stand: `by the fountain`, `yellow raincoat`. */
export const LANDMARK: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Coming to you now, I see {x}. Wave if you see me first!'],
    ['direct', 'On my way over. Stay by {x}, I will find you.'],
    ['calm', 'Perfect, I will head for {x}. Two minutes.'],
    ['direct', 'Got it: {x}. Keep a look out, I will wave.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Looking for {x}. I will be the one waving like a tourist.'],
    ['playful', 'On my way to {x}. If I hug a stranger by mistake, please save me.'],
  ]),
  ...lines('no rush', [['warm', 'Stay right there by {x}, I am nearly with you.']]),
];

/** `here`, after `text me when you are outside`. */
export const AT_DOOR: readonly Line[] = [
  ...lines('confirm the plan', [
    ['direct', 'Coming down now, two minutes.'],
    ['warm', 'Great timing. I am on my way to the door.'],
    ['calm', 'Good, stay put by the door and I will come out to you.'],
  ]),
  ...lines('light touch', [
    ['playful', 'You are here! One minute, I am still looking for my other shoe.'],
    ['warm', 'You made it! Coming to let you in.'],
  ]),
];

/** `where are you`, after `on my way`. */
export const WHERE_READER: readonly Line[] = [
  ...lines('confirm the plan', [
    ['direct', 'Nearly there, [how many minutes] away. Which side of the entrance are you on?'],
    ['warm', 'Almost with you, walking fast. Two minutes.'],
    ['calm', 'Just around the corner. Stay where you are and I will come to you.'],
    ['direct', 'Walking up now. Are you at the door or inside already?'],
  ]),
  ...lines('light touch', [['playful', 'A minute away. Look up from your phone and you will see me.']]),
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
    ['warm', 'No rush at all, {x} {x|is|are} hardly your fault. Get here safe.'],
    ['calm', 'Take your time, nobody can do anything about {x}.'],
    ['direct', 'No problem. I will get us a table while you deal with {x}.'],
    ['warm', 'Oh no, {x}. Do not stress about me, I am happy to wait.'],
  ]),
  ...lines('light touch', [
    ['playful', '{x}, of all things. You can tell me the whole story over a drink.'],
    ['playful', 'I blame {x}, not you. See you when you get here.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Do not worry about it. Shall I order something for you while {x} {x|has|have} you?'],
    ['direct', 'Thanks for telling me. Are you moving at all, or completely stuck with {x}?'],
    ['warm', 'No rush. I want to hear about {odd} when you get here.'],
  ]),
];

/** Late, no reason named. */
export const LATE_PLAIN: readonly Line[] = [
  ...lines('no rush', [
    ['warm', 'No rush at all, {late}I am not going anywhere. Travel safely.'],
    ['calm', 'Take your time, {late}thanks for letting me know.'],
    ['direct', 'No problem, {late}see you when you get here. I will save you a seat.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I will allow it, but the first round is on you. Get here safe.'],
    ['playful', 'Good, that gives me time to look relaxed. See you in a bit.'],
  ]),
  ...lines('follow up', [
    ['warm', 'All good, get here safe. Shall I order you something to drink while you are late?'],
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
  ]),
  ...lines('light touch', [
    ['playful', 'Good, that gives me just enough time to look as if I only just got here.'],
    ['flirty', 'My day just got a lot better. See you in a bit.'],
    ['playful', 'Yay, see you soon. I will try to act cool when you walk in.'],
  ]),
  ...lines('follow up', [
    ['direct', 'See you soon. Shall I wait outside or go in?'],
    ['warm', 'Great! What are you drinking? I can order so it is there when you are.'],
  ]),
];

/** They tell us not to hurry. */
export const TAKE_TIME: readonly Line[] = [
  ...lines('thank and close', [
    ['warm', 'You are kind, thank you. Nearly there.'],
    ['calm', 'Thank you for being so relaxed about it. See you in a few minutes.'],
    ['direct', 'Thanks, almost there. I will be quick.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Thank you, I am hurrying anyway. I do not want to miss any of you.'],
    ['playful', 'You say that now. Order something nice while you wait, it is on me.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Thank you. Shall I get us something on the way in?'],
    ['warm', 'You are the best. Are you inside already, or waiting at the door?'],
  ]),
];

/** They cannot pick us out. */
export const SHOW_YOURSELF: readonly Line[] = [
  ...lines('do what they ask', [
    ['playful', 'I am waving with both arms now. People are staring, so you cannot miss me.'],
    ['direct', 'Look for the person waving {m} like a flag.'],
    ['warm', 'Waving now! Tell me when you see me.'],
    ['warm', 'Stay where you are and look for a raised hand, that is me.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I am jumping up and down now. You had better appreciate this.'],
    ['playful', 'The one with the nervous smile, waving. Do you see me?'],
  ]),
];

/** What to wear. */
export const DRESS: readonly Line[] = [
  ...lines('answer, then return', [
    [
      'warm',
      'Go for comfortable shoes, I would like to walk a little. Does that work with what you had in mind?',
    ],
    ['direct', 'Wear whatever you feel good in, I am not dressing up much. Maybe a jacket for later.'],
    ['calm', 'Nothing fancy needed. Wear something comfy and bring something warm for the way home.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Wear what you feel best in. I will be trying not to look underdressed next to you.'],
    ['playful', 'Somewhere between pyjamas and a wedding. You will look better than me whatever you wear.'],
  ]),
];

/** What the place has: wifi, a lift, room for a dog. */
export const FACILITY: readonly Line[] = [
  ...lines('answer, then return', [
    ['direct', 'About {x}: [what you know about it]. I will double check before you set off.'],
    ['warm', 'Good question. I will ask the place about {x} and let you know in a minute.'],
    ['calm', 'I will find out about {x}. If not, we go somewhere else, that is easy.'],
  ]),
  ...lines('offer another way', [
    ['warm', 'Not sure about {x}. Shall we pick somewhere that suits you for certain?'],
    ['direct', 'I will check {x} now. Is there another place you would like, just in case?'],
  ]),
  ...lines('light touch', [
    ['playful', 'If it is a no on {x}, we change the place. You are the guest of honour.'],
  ]),
];

/** `order me …`. `{drink}` is what they want. */
export const ORDER_ME: readonly Line[] = [
  ...lines('do what they ask', [
    ['warm', '{drink}, coming up. It will be waiting for you, take your time.'],
    ['direct', 'Ordering now: {drink}. Get here safe.'],
    ['playful', '{drink}, understood. I will guard it with my life until you are here.'],
    ['calm', 'No rush, I will order {drink} for you now.'],
  ]),
  ...lines('follow up', [
    ['warm', 'Done, one {drink} for you. Are you hungry as well?'],
    ['direct', 'Will do. Ice, no ice, anything to eat with the {drink}?'],
  ]),
];

/** `which entrance, A or B`. `{x}` and `{y}` are the two. */
export const WHICH_OF_TWO: readonly Line[] = [
  ...lines('pick a slot', [
    ['direct', 'Stay by {x} and I will come out and find you. Easier than explaining.'],
    ['warm', 'Let us say {x}. If that is wrong, I will walk round to {y} and find you.'],
    ['calm', 'Good question. Wait at {x}, I will check and come to you.'],
  ]),
  ...lines('do what they ask', [
    ['playful', 'I always get {x} and {y} mixed up too. Stay there, I am coming out.'],
    ['warm', 'Wait where you are, I will come outside and wave.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Send me a photo of {x}? I will tell you straight away if it is the right one.'],
  ]),
];

/** Is there parking, a rack, a lift. `{thing}` is asked for. */
export const PARKING: readonly Line[] = [
  ...lines('answer, then return', [
    ['direct', 'Parking here is [how the parking is]. Text me when you pull up and I will help you look.'],
    [
      'warm',
      'Try the street first. If there is nothing, call me and I will come out and help you find parking.',
    ],
    ['calm', 'Let me check the parking before you drive in circles. Give me a minute.'],
    ['direct', 'If you see a space on the street, take it. Otherwise try {x}.'],
  ]),
  ...lines('light touch', [
    [
      'playful',
      'I could stand in a parking spot and look important until you get here. Tell me when you are close.',
    ],
    ['playful', 'Parking there is a sport. Come a few minutes early and I will cheer you on.'],
  ]),
];

/** Where to leave a bike. */
export const BIKE: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Bring the bike inside if there is no good rack, I am sure they will not mind.'],
    ['direct', 'There is [where a bike is safe here]. Bring a lock anyway.'],
    ['calm', 'I will check for a rack where we can see the bike from the table. Bring a good lock.'],
  ]),
  ...lines('light touch', [
    ['playful', 'We will sit where you can keep an eye on the bike, and I will try not to be jealous.'],
  ]),
  ...lines('follow up', [
    ['warm', 'I will look for somewhere safe for the bike. Is it a long ride for you?'],
    ['direct', 'Shall I ask the place whether the bike can come in?'],
  ]),
];

/** `shall I bring anything`. */
export const BRING: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Just bring yourself, honestly. If you want to carry something, {x} would be great.'],
    ['direct', 'Bring {x} if it is easy, the rest is sorted.'],
    ['calm', 'You do not need to bring anything, but I would never say no to {x}.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Bring yourself, hungry. {x} is a bonus.'],
    ['playful', 'Yes to {x}, and now I like you even more.'],
  ]),
  ...lines('follow up', [
    ['warm', 'That is sweet of you. {x} would be perfect, is there anything you do not eat?'],
  ]),
];

/** Lost: `{x}` is what they see. */
export const LOST: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Stay by {x}, I will come and find you. You are closer than you think.'],
    ['direct', 'Do not move from {x}. I am coming to get you.'],
    ['calm', 'No panic. Tell me one more thing you can see besides {x} and I will guide you in.'],
  ]),
  ...lines('follow up', [
    ['direct', 'Can you send me your pin? I will come and get you.'],
    ['warm', 'Oh no! What can you see around you, apart from {x}?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Stay put, the rescue party is me. Two minutes.'],
    ['playful', 'I get lost there too. Send me your location and I will come and find you.'],
  ]),
];

/** The wrong branch, the wrong door. */
export const WRONG_PLACE: readonly Line[] = [
  ...lines('own it', [
    ['warm', 'Oh no, there are two of them and I should have said which. Stay there, I will come to you.'],
    ['direct', 'My fault, I was not clear. You are at the other {xb}. Shall I come and get you?'],
  ]),
  ...lines('confirm the plan', [
    ['calm', 'Easy mistake, everybody ends up at the wrong {xb} once. I will walk over to you.'],
    ['warm', 'Do not worry about it, I am coming to you. Two minutes.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Right evening, wrong {xb}. First drink is on me, I should have said.'],
    ['playful', 'So we are both sitting alone at a {xb}, very romantic. Shall I come to you?'],
  ]),
];

/** The pin or address led astray. */
export const WRONG_PIN: readonly Line[] = [
  ...lines('own it', [
    ['warm', 'Sorry about that! I am sending the pin again now. Are you far off?'],
    ['direct', 'My mistake, a new location is on its way. Call me if that one is wrong too.'],
  ]),
  ...lines('light touch', [
    ['playful', 'My pin has a mind of its own, sorry. Sending it again and checking it twice.'],
    ['playful', 'Well, now you have seen {x}. A new pin is coming, this one works.'],
  ]),
  ...lines('confirm the plan', [
    ['calm', 'New location on its way. Take your time, I will be at the door.'],
    ['warm', 'Sorry! Stay near {x}, I will send it again, or come and get you if that is easier.'],
  ]),
];

/** Home and safe. */
export const HOME_SAFE: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'Glad you are home safe. I had a really good time.'],
    ['calm', 'Good, now I can stop checking my phone. Sleep well.'],
    ['warm', 'Thanks for letting me know. Home safe is my favourite message of the night.'],
  ]),
  ...lines('suggest meeting', [
    ['warm', 'So glad you got home. When do I see you again?'],
    ['flirty', 'Home already? I miss you a little. Same again next week?'],
  ]),
  ...lines('light touch', [['playful', 'Good. Shoes off, kettle on, and think of me kindly.']]),
];

/** `did you get home ok`. */
export const ASKS_HOME_SAFE: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Home and safe, thank you for asking. Did you get in all right too?'],
    ['calm', 'I am home, all good. That was kind of you to check, and you?'],
    ['direct', 'Safely home, thank you. Are you in as well?'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', 'I am home, and it is sweet that you thought of it. I had a lovely time.'],
    ['flirty', 'Home in one piece, and still smiling. When do I see you again?'],
    ['calm', 'Made it home, thank you. Sleep well when you get there.'],
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
    ['warm', 'Thanks for saying so. Let us start earlier, then you never have to run for {x}.'],
    ['direct', 'Good to know. Shall we meet an hour sooner, and I walk you to {x} in time?'],
    ['calm', 'Then we make sure you are done by {end}. Does an earlier start suit you?'],
  ]),
  ...lines('light touch', [
    ['playful', 'I promise to get you to {x} on time, even if I do not want to.'],
    ['playful', 'Like Cinderella, only with {x}. Shall we start earlier then?'],
  ]),
  ...lines('respect the limit', [
    ['warm', 'No problem at all, I will keep an eye on the time so you do not miss {x}.'],
  ]),
];

/** Flights and trains that are on time. */
export const ARRIVAL: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Safe flight! Let me know when you have landed.'],
    ['direct', '{where} at {at}, got it. Text me when you are out.'],
    ['calm', 'No stress if {x} {x|takes|take} longer, I will wait.'],
    ['warm', 'Lovely, text me when you land. Are you tired or hungry, or both?'],
    ['calm', '{at} works. If anything is late, just tell me and I will come later.'],
  ]),
  ...lines('light touch', [
    ['playful', 'I will be the one at arrivals pretending not to look at every door. Safe trip.'],
    ['playful', 'Safe travels! I hope you got a window and no crying babies.'],
  ]),
];

/** A plan for when the phone dies. */
export const DYING_PHONE: readonly Line[] = [
  ...lines('confirm the plan', [
    ['warm', 'Got it: {where}. If you go quiet I will still find you.'],
    ['direct', '{where} at {at}, got it. Save your battery, I will find you.'],
    ['calm', 'No need to reply, keep the last percent. I will be at {where}.'],
  ]),
  ...lines('take the bait', [
    [
      'playful',
      'Meeting at {where} with no phones, like our parents did. I will be the one looking at every passer-by.',
    ],
    ['witty', 'If your battery dies, we go old school. {where}, and I will carry a newspaper.'],
  ]),
];

/** They moved, upstairs or to another table. */
export const MOVED_ROOM: readonly Line[] = [
  ...lines('confirm the plan', [
    ['direct', 'Got it, coming to you now.'],
    ['warm', 'Perfect, thanks for telling me. I will find you.'],
    ['calm', 'Thanks, I am on my way up. Give me a wave when you see me.'],
    ['direct', 'On my way, I will look for {x}.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Good thinking. Save me the comfy seat and I will be right there.'],
    ['playful', 'Moving already? Good thing I like {x}. See you in a second.'],
  ]),
];

/** How far, how steep. */
export const HOW_FAR: readonly Line[] = [
  ...lines('answer, then return', [
    ['direct', 'About [how many minutes on foot]. If you would rather not walk, I will come and fetch you.'],
    ['warm', 'We can take it slowly, or get a taxi for the last bit. Which would you prefer?'],
    ['calm', 'It should be fine, but I would hate to hurt {x}. Shall I meet you with a lift?'],
  ]),
  ...lines('offer another way', [
    ['warm', 'I could meet you at the station and we walk together, as slowly as you like.'],
    ['direct', 'Let us meet somewhere closer to you, then you do not have to walk far. What suits you?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Far enough to earn dessert. If {x} {x|complains|complain}, we call a taxi.'],
  ]),
];

/** What to bring along: cash, shoes. */
export const PRACTICAL: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'I will check and let you know. Bring some {y} just in case.'],
    ['direct', 'As far as I know: [what applies there]. I will make sure before you leave.'],
    ['calm', 'I would bring {y} to be safe. I will find out for certain tonight.'],
  ]),
  ...lines('light touch', [['playful', 'Bring {y} and your good mood, I will sort out the rest.']]),
  ...lines('follow up', [
    ['warm', 'Good that you ask, I will find out about {y}. Anything else you need to know?'],
    ['direct', 'I will ask them about {y} and text you. What time are you setting off?'],
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
    ['warm', 'You pay him on the way out. I am on the lookout, wave when you see me.'],
  ]),
];

/** Seven or half past? `{at}` is the time that was better for them. */
export const WHICH_TIME: readonly Line[] = [
  ...lines('own it', [
    ['warm', 'My mistake, sorry. {at}, as you said. See you then.'],
    ['direct', '{at}. I typed the wrong one, sorry.'],
    ['calm', 'Sorry for the confusion, {at} it is.'],
  ]),
  ...lines('light touch', [
    ['playful', '{at}, and from now on you are in charge of the numbers.'],
    ['playful', 'Let us say {at}, before I confuse us any further.'],
  ]),
  ...lines('confirm the plan', [['warm', '{at}, does that still work for you?']]),
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
    ['playful', 'You have a fifty-fifty chance, but I will cheat for you and come outside.'],
  ]),
];

/** They can see us, we cannot see them. */
export const THEY_SEE_US: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'I have now turned three times and smiled at everyone but you. Wave, please!'],
    ['playful', 'Now I am spinning around like an idiot. Where are you?'],
    ['playful', 'You can see me and I cannot see you, this is not fair. Wave!'],
  ]),
  ...lines('follow up', [
    ['direct', 'Turning round now. Left or right?'],
    ['warm', 'Good, at least one of us can see. I will stand still, come and get me.'],
    ['calm', 'Staying put, then. See you in a second.'],
  ]),
];

/** Rain on the plan. */
export const WET: readonly Line[] = [
  ...lines('offer another way', [
    ['warm', 'Let us go somewhere inside and watch the rain from there. Coffee?'],
    ['direct', 'Plan B: somewhere with a roof. Do you want me to find a place?'],
    ['calm', 'I am easy either way. If the rain eases off we stay out, if not we go inside.'],
  ]),
  ...lines('pick a slot', [
    ['warm', '{x} sounds lovely, rain and all. Same time?'],
    ['direct', '{x}, and we listen to the rain. No need to move the day.'],
    ['calm', 'Happy with {x}. Or another day, if you do not feel like getting wet?'],
  ]),
  ...lines('light touch', [
    ['playful', 'I do not mind the rain if you do not mind my hair. Your call.'],
    ['playful', 'I will bring the umbrella, you bring the optimism. Still on?'],
  ]),
];

/** They are there and drive in circles. */
export const NO_PARKING: readonly Line[] = [
  ...lines('no rush', [
    ['warm', 'Parking is always a pain. No rush, I am not going anywhere.'],
    ['calm', 'Take your time with the parking, I will keep our spot.'],
  ]),
  ...lines('do what they ask', [
    ['direct', 'Do you want me to come out and help you look for parking?'],
    ['warm', 'Try a street or two back, the parking is often easier. I am happy to wait.'],
  ]),
  ...lines('light touch', [
    ['playful', 'The parking gods are cruel. I will order you something as a reward, what are you drinking?'],
    ['playful', 'If you see a parking spot, run it over first. I will wait right here.'],
  ]),
];

/** Which stop or train to take. `{stop}` is what they ask for. */
export const WHICH_STOP: readonly Line[] = [
  ...lines('answer, then return', [
    ['direct', 'The {stop} is [which one]. Text me when you are close and I will come and meet you.'],
    ['warm', 'Let me check which {stop} is closest and I will send it to you in a second.'],
    ['calm', 'I will send you a pin and the right {stop} now. What time do you set off?'],
  ]),
  ...lines('offer another way', [
    ['warm', 'Or I fetch you from the {stop}, then you cannot get it wrong. Would that be easier?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Good that you ask, I would have got off at the wrong {stop}. Checking for you now.'],
    ['playful', 'I will look up the {stop} so you do not end up in the next town. One minute.'],
  ]),
];
