/** What makes people sweat, fall over or look at the sky. */
import { type Topic, topic } from './topic.ts';

export const BODY_AND_WEATHER: readonly Topic[] = [
  topic(
    'gym',
    'gym',
    /\b(?:gym|crossfit|leg day|deadlifts?|spin class|workouts?|weights|personal trainer|squats|burpees)\b/i,
    {
      asks: [
        'What got you going, a goal or a friend with no mercy?',
        'Does it clear your head or just empty the tank?',
        'Which machine have you been using wrong for a year?',
        'What is on the playlist that nobody may ever see?',
      ],
      quips: [
        'Going is impressive, admitting how the stairs felt afterwards is more so.',
        'Leg day has never once been kind to anybody.',
      ],
      dates: ['Show me the gentlest thing you do in the gym and I will buy the smoothies.'],
      mishaps: [
        'Nobody looks cool getting stuck under a barbell. Who came to the rescue?',
        'Your legs will send you the bill tomorrow. Is there a bath in your near future?',
      ],
      related: ['the treadmill', 'the smoothie', 'the dumbbells', 'the stairs tomorrow'],
    },
  ),
  topic('yoga', 'yoga', /\b(?:yoga|pilates|meditation|meditating|downward dog|breathwork|reformer)\b/i, {
    asks: [
      'Which pose makes you question your choices?',
      'Are you calm at the end, or just glad to lie down?',
      'Has anyone ever fallen asleep and snored in your class?',
      'What made you roll out the mat the first time?',
    ],
    quips: [
      'Lying on the floor on purpose is an underrated sport.',
      'Breathing slowly in a room of strangers is braver than it looks.',
    ],
    dates: ['Take me along to a beginners class and promise not to look until the lying down part.'],
    mishaps: [
      'Toppling over in silence is the hardest sound to hide. Did you take the neighbour with you?',
      'A pose that needs two people to undo is a good story. Who helped?',
    ],
    related: ['the mat', 'the lying down part', 'the wobble', 'the incense'],
  }),
  topic('climbing', 'climbing', /\b(?:bouldering|climbing wall|rock climbing|abseil\w*|climbing gym)\b/i, {
    asks: [
      'What do your hands look like after a good session?',
      'Are you afraid of heights and doing it anyway, or not afraid at all?',
      'Who holds your rope, and what did they do to earn that?',
      'What is the wall that keeps beating you?',
    ],
    quips: [
      'Trusting a rope is one thing, trusting your own fingers is another.',
      'There is always a nine-year-old on the next wall doing it with one hand.',
    ],
    dates: ['I would come along if you hold the rope and keep your opinions about my footwork.'],
    mishaps: [
      'Gravity always gets a vote. How soft was the mat?',
      'Falling off with style is half the sport. Did anyone clap?',
    ],
    related: ['the chalk', 'the rope', 'the crash mat', 'the grip'],
  }),
  topic(
    'martial',
    'karate',
    /\b(?:karate|judo|boxing|kickboxing|muay thai|jiu-?jitsu|taekwondo|fencing|wrestling|archery)\b/i,
    {
      asks: [
        'What made you want to start with it?',
        'Who is the sweetest person you know who could flatten you?',
        'What is the first thing they taught you that had nothing to do with fighting?',
        'Have you ever used it on anything other than a jar lid?',
      ],
      quips: [
        'It is always the quiet ones in the white pyjamas.',
        'Bowing first and hitting second is better manners than most meetings have.',
      ],
      dates: ['Teach me how to fall without getting hurt, and dinner is mine to plan.'],
      mishaps: [
        'Beaten by somebody half your size is a proud tradition. How is the ego?',
        'I hope there was ice. And did the other side look worse?',
      ],
      related: ['the belt', 'the bow', 'the bruises', 'the warm-up'],
    },
  ),
  topic(
    'skating',
    'skating',
    /\b(?:ice rink|ice skating|roller ?skat\w*|skating|skateboard(?:ing|s)?|rollerblad\w*|go ?-?kart\w*)\b/i,
    {
      asks: [
        'Do you glide, or do you hold on to the edge and hope?',
        'How did you learn to stop?',
        'Who fell first, and who laughed first?',
        'Were you brave at ten or only now?',
      ],
      quips: [
        'There is always a small child going backwards at high speed, to keep us humble.',
        'Anything on small wheels turns adults into toddlers within a minute.',
      ],
      dates: ['We could wobble round a rink together and blame each other for every fall.'],
      mishaps: [
        'The floor comes up faster than you expect. What took the worst of it, knees or pride?',
        'Overtaken by somebody in primary school? It happens to the best of us, over and over.',
      ],
      related: ['the barrier', 'the knee pads', 'the last lap', 'the tiny champions'],
    },
  ),
  topic(
    'rain',
    'rain',
    /\b(?:rain(?:ing|storm|y)?|drizzle|hail(?:stones?|storm)?|thunder(?:storm)?|storm|downpour|puddles?|umbrella|flooded street)\b/i,
    {
      hints: /\brained (?:off|out|on)\b/i,
      asks: [
        'Is it a blanket-and-soup situation or a go-out-anyway one?',
        'Do you own an umbrella, or do you lose one a month?',
        'What is the best thing on your menu when the sky looks like that?',
        'Were you caught in it, or smug behind a window?',
      ],
      quips: [
        'The sky has opinions about every plan lately.',
        'Umbrellas exist to turn inside out in front of people you want to impress.',
      ],
      dates: ['Whatever the sky decides, a warm table somewhere still works.'],
      mishaps: [
        'The weather has something personal against us. Plan B with a roof and hot chocolate?',
        'Drenched to the socks counts as a swim. Are you dry yet?',
      ],
      related: ['the umbrella', 'the puddles', 'the dry socks', 'the forecast'],
    },
  ),
  topic(
    'snow',
    'snow',
    /\b(?:snow(?:ing|man|ed|ball)?|skiing|ski (?:trip|slope)|snowboard\w*|frost|blizzard|sledge|sledging)\b/i,
    {
      asks: [
        'What is the first thing you do when it snows, be honest?',
        'Are you elegant on skis or mostly horizontal?',
        'Who throws the first snowball, you or somebody braver?',
        'What do you drink afterwards?',
      ],
      quips: [
        'Snow makes every adult ten years old until somebody has to drive.',
        'The hot chocolate is the sport, the slope is the excuse.',
      ],
      dates: ['A cold walk and a hot chocolate after it, whoever slips first gives a speech.'],
      mishaps: [
        'Going down a hill backwards still counts as going down a hill. Anything bruised?',
        'I hope there was somebody to dig you out, and that they laughed first and helped second.',
      ],
      related: ['the hot chocolate', 'the mittens', 'the snowman', 'the frozen toes'],
    },
  ),
  topic(
    'heat',
    'heatwave',
    /\b(?:heat ?wave|scorching|sweltering|\d\d degrees|aircon|air conditioning|sunburn(?:t|ed)?|the sun\b)/i,
    {
      asks: [
        'What is your survival plan, fan or feet in a bucket?',
        'Have you found the coolest spot in the house yet, or is it the fridge?',
        'Ice cream for supper yet?',
        'Are you a sun person or a shade person?',
      ],
      quips: [
        'In this heat standing in front of an open fridge is a hobby.',
        'The sun has no sense of moderation.',
      ],
      dates: ['Somewhere with shade and something frozen on a stick, whenever it cools down.'],
      mishaps: [
        'Lobster is a colour too. Have you got something cooling on it?',
        'The fan always dies on the hottest night. How did you sleep, if at all?',
      ],
      related: ['the fan', 'the shade', 'the ice cubes', 'the sun cream'],
    },
  ),
  topic('sunset', 'sunset', /\b(?:sunsets?|sunrises?|golden hour|the view|dusk|dawn)\b/i, {
    asks: [
      'Where were you sitting for it?',
      'Do you take the photo or leave it to memory?',
      'Are you a beginning-of-the-day person or an end-of-it one?',
      'Who did you want to show it to first?',
    ],
    quips: [
      'No photo has ever done it justice and still we try.',
      'Free, daily, and people look at their phones.',
    ],
    dates: ['Show me the spot with the good view and I will bring something to sip.'],
    mishaps: [
      'Clouds at the last minute, the oldest trick the sky knows. Was the snack good at least?',
      'Up that early for a grey sky? You have earned a second breakfast.',
    ],
    related: ['the view', 'the flask', 'the last light', 'the early alarm'],
  }),
  topic(
    'weather',
    'weather',
    /\b(?:weather(?: forecast)?|cold front|the wind|windy|berg wind|south-?easter|fog(?:gy)?|cloudy)\b/i,
    {
      asks: [
        'Do you trust the forecast, or do you look out of the window and guess?',
        'What does your day look like when the sky is in that mood?',
        'What is the worst thing it ever did to one of your plans?',
        'What is your favourite kind of day, honestly?',
      ],
      quips: [
        'Small talk about the sky is how all great stories begin, badly.',
        'The forecast is a suggestion, the jacket is a decision.',
      ],
      dates: ['Whatever it does outside, a pot of something hot indoors is a safe plan.'],
      mishaps: [
        'The wind has no respect for hair or for plans. What did it take this time?',
        'So much for the forecast. What is plan B?',
      ],
      related: ['the forecast', 'the good jacket', 'the wind', 'plan B'],
    },
  ),
];
