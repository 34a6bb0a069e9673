/** Clothes, hair, phones and the hours of the night. */
import { type Topic, topic } from './topic.ts';

export const WEAR_AND_SLEEP: readonly Topic[] = [
  topic(
    'clothes',
    'outfit',
    /\b(?:trousers|pyjamas|pajamas|sweatpants|dress(?:es)?|suit|heels|outfit|jackets?|hoodie|jeans|tie|fleece|jumper|sweater|jersey|coat|pants|shirt|t-shirt|scarf|hats?|raincoat|waistcoat|kilt|dungarees|cardigan)\b/i,
    {
      asks: [
        'What occasion would be worthy of it?',
        'Where did you find it?',
        'What do people say when you wear it?',
        'Does it come out for first dates?',
      ],
      quips: [
        'Dressed for it is half of everything.',
        'There are clothes for people and there are clothes for comfort, and we know which ones win.',
      ],
      dates: ['Pick somewhere that deserves the {w} and I will dress to match.'],
      mishaps: [
        'The zip picks its moments. Was there a safety pin in reach?',
        'Inside out the whole day, and nobody said a word?',
      ],
      related: ['the zip', 'the pockets', 'the mirror', 'the good occasion'],
    },
  ),
  topic(
    'shoes',
    'shoes',
    /\b(?:shoes?|socks?|boots|sneakers|trainers|crocs|slippers|flip-?flops|slops|sandals|blisters?)\b/i,
    {
      asks: [
        'Comfort or style, and be honest?',
        'How many pairs, without counting the ones under the bed?',
        'Where does the other one always go?',
        'What have yours walked through this week?',
      ],
      quips: [
        'You can trust a person who owns proper socks.',
        'Somewhere there is a planet of lost left ones.',
      ],
      dates: ['A walk that suits your footwear, with a good bench in the middle?'],
      mishaps: ['Which foot came off worse?', 'Stolen, chewed or simply gone? The left one, I bet.'],
      related: ['the laces', 'the left one', 'the blister', 'the soles'],
    },
  ),
  topic(
    'hair',
    'haircut',
    /\b(?:hair|haircut|fringe|bangs|hairdresser|barber|mullet|perm|braids|curls|moustache|mustache|beard|sideburns|bald|dye(?:d)?)\b/i,
    {
      asks: [
        'Who saw it first, and did they keep a straight face?',
        'How much upkeep are we talking?',
        'Brave decision or bad Tuesday?',
        'Does it have its own fans?',
      ],
      quips: [
        'It takes nerve, and I admire nerve.',
        'Everything grows back except confidence in that salon.',
      ],
      dates: ['Bring the new look out for a coffee, it deserves an audience.'],
      mishaps: [
        'Just a trim, you said, and then came the scissors?',
        'It grows back. Until then there are hats, how many do you own?',
      ],
      related: ['the scissors', 'the comb', 'the mirror', 'the hat phase'],
    },
  ),
  topic('smile', 'smile', /(?<=\b(?:your|ur|that|my) )(?:smile|dimples|laugh)\b/i, {
    asks: [
      'What sets yours off without fail?',
      'Who in your family has the same one?',
      'When did yours last get you into trouble?',
      'What is the thing that always works on you?',
    ],
    quips: [
      'The {w} has no training and no manager, it just turns up.',
      'Lines like that are most of the reason for the {w}.',
    ],
    dates: ['It performs best live, with a coffee in front of it. When are you free?'],
    mishaps: [
      'It always breaks out at the worst moment, in the quietest room. Where were you?',
      'Spinach, was it? The whole evening?',
    ],
    related: ['the dimples', 'the bad jokes', 'the snort', 'the straight face'],
  }),
  topic(
    'phone',
    'phone',
    /\b(?:notifications?|my phone|screen time|autocorrect|typing|typos?|charger|low battery|(?:one|two|\d+) percent|group chat|emojis?|voice to text)\b/i,
    {
      asks: [
        'Who held the top spot before this?',
        'What did I interrupt this time?',
        'What is the worst thing it has ever corrected for you?',
        'How much battery do we have left together?',
      ],
      quips: ['Your phone and I will discuss joint custody.', 'I will try to be worth the buzz.'],
      dates: ['Let us try an hour with both phones in a bag and see who cracks first.'],
      mishaps: [
        'Sent to the wrong person, was it? Tell me it was not your boss.',
        'Autocorrect has ended dynasties. What did it say?',
      ],
      related: ['the autocorrect', 'the battery', 'the screenshot', 'the mute button'],
    },
  ),
  topic('voicenote', 'voice note', /\b(?:voice ?notes?|voicies?|vn|voicemail|video call|facetime)\b/i, {
    asks: [
      'Do you listen back to your own?',
      'What is your record, in minutes?',
      'Where do you record them, car or bathroom?',
      'Double speed, or do you savour it?',
    ],
    quips: [
      'Anything over three minutes is a podcast.',
      'Laughing at your own jokes saves the rest of us the work.',
    ],
    dates: ['The live version has better sound. Coffee this week?'],
    mishaps: [
      'You played it out loud in public, did you? How far did it get?',
      'Four minutes of wind, my favourite genre.',
    ],
    related: ['the play button', 'the giggle', 'the background noise', 'the double speed'],
  }),
  topic(
    'sleep',
    'sleep',
    /\b(?:sleep|naps?|insomnia|bed ?time|early bird|night owl|pillow|duvet|blanket|lie-?in|past midnight|snor(?:e|es|ing))\b/i,
    {
      asks: [
        'What keeps you up, thoughts or one more episode?',
        'Which side of the bed, and is that negotiable?',
        'What is your personal record?',
        'Cold pillow, window open, socks on or off?',
      ],
      quips: ['The most underrated hobby of them all.', 'Nobody regrets a nap, only the waking up from it.'],
      dates: ['A slow afternoon with no alarm before or after, what would you do with it?'],
      mishaps: [
        'Awake at three with every mistake since school, I know that programme. Did you drop off in the end?',
        'Drooled on a stranger, did you? It happens in the best trains.',
      ],
      related: ['the pillow', 'the snooze button', 'the cold side', 'the duvet'],
    },
  ),
  topic(
    'dream',
    'dream',
    /\b(?:(?:a|weird|strange|the weirdest|funny) dream|dreamt|nightmares?|dreamed (?:about|of|that))\b/i,
    {
      asks: [
        'How did it end, or did you wake up at the best part?',
        'What had you eaten?',
        'Who else turned up?',
        'Do you look up what they mean?',
      ],
      quips: [
        'The subconscious has no budget and no editor.',
        'Somewhere in that head is a very strange film director.',
      ],
      dates: ['In daylight I am better company, shall we test that over a coffee?'],
      mishaps: [
        'Cheese, was it? It is always cheese.',
        'I hope the real day was kinder to you. Were you cross with everyone by breakfast?',
      ],
      related: ['the cheese', 'the director', 'the strange plot', 'the part before you woke'],
    },
  ),
  topic(
    'alarm',
    'alarm',
    /\b(?:alarm(?: clock)?s?|snooze|(?:up|awake|woke up|wake up) (?:at|since|by) (?:3|4|5|6|three|four|five|six)|early (?:start|morning|shift)|mornings?(?= person))\b/i,
    {
      asks: [
        'How many does it take before you are vertical?',
        'Across the room, or under the pillow?',
        'What is the first thing you say in a day, and is it printable?',
        'What could possibly be worth that hour?',
      ],
      quips: [
        'Nothing good has a five in front of it unless it is the evening.',
        'The snooze button is the only thing I press with feeling.',
      ],
      dates: ['Something that begins after ten, with breakfast, whenever you like.'],
      mishaps: [
        'Slept through all of them, did you? How fast can you dress?',
        'Set for the evening instead of the morning, a classic. How late were you?',
      ],
      related: ['the snooze button', 'the second alarm', 'the first coffee', 'the dark'],
    },
  ),
];
