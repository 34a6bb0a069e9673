/** Music, dancing, screens and stages. */
import { type Topic, topic } from './topic.ts';

export const MUSIC_AND_STAGE: readonly Topic[] = [
  topic('karaoke', 'karaoke', /\b(?:karaoke|singing|duet|sing-?along|shower singing|singstar|high note)\b/i, {
    hints: /\bsang\b/i,
    asks: [
      'What is your song, the one you could do half asleep?',
      'Do you sing well, or loudly?',
      'Who has to share the microphone with you?',
      'How far into the evening does it take before you go up?',
    ],
    quips: [
      'Nobody remembers the voice, everybody remembers the commitment.',
      'Bad at it and doing it anyway is the only correct approach.',
    ],
    dates: ['One duet, your choice, and I take the embarrassing part.'],
    mishaps: [
      'The key change gets everybody in the end. Did the crowd carry you?',
      'Wrong verse, full confidence, I salute you. Is there a video?',
    ],
    related: ['the microphone', 'the chorus', 'the key change', 'the backing singers'],
  }),
  topic(
    'playlist',
    'playlist',
    /\b(?:playlists?|spotify|taste in music|mixtape|album|vinyl|records(?= (?:player|shop|collection))|record player|songs?|track|the aux)\b/i,
    {
      asks: [
        'Which one do you skip to when nobody else is in the car?',
        'What was playing when you wrote that?',
        'What would I be shocked to find on it?',
        'Which song do you know every word of, against your will?',
      ],
      quips: [
        'The most played list is more honest than any bio.',
        'There is always one song on it that needs explaining.',
      ],
      dates: ['One song each, two headphones and a bench. You go first.'],
      mishaps: [
        'The wrong song came on in front of the wrong people, did it?',
        'Shuffle has no mercy and no taste. What did it expose?',
      ],
      related: ['the guilty pleasure', 'the skip button', 'the chorus', 'the headphones'],
    },
  ),
  topic(
    'band',
    'band',
    /\b(?:bands?|gigs?|concerts?|festival|jazz|techno|opera|dj set|orchestra|drummer|abba|toto|taylor swift|beyonc[eé]|coldplay|mosh pit|encore)\b/i,
    {
      asks: [
        'Who would you travel for, and how far?',
        'Front row or near the bar?',
        'What was the last show that gave you goosebumps?',
        'Which song must they play or you want your money back?',
      ],
      quips: [
        'Ears ringing and voice gone is how you know it was good.',
        'The encore is never a surprise and it always works.',
      ],
      dates: ['Small stage, big speakers, and we talk about it after with something to eat?'],
      mishaps: [
        'Stuck behind the tallest man in the city, were you?',
        'They did not play the one song. I would write a letter.',
      ],
      related: ['the encore', 'the front row', 'the tall man in front', 'the T-shirt'],
    },
  ),
  topic(
    'guitar',
    'guitar',
    /\b(?:guitars?|ukulele|banjo|bass guitar|violin|cello|fiddle|harp|double bass)\b/i,
    {
      asks: [
        'What was the first piece that sounded like music?',
        'Do the neighbours have a favourite by now?',
        'Do you play for people or only for the wall?',
        'Which song does everybody ask for?',
      ],
      quips: [
        'Month one on any strings is mostly a test of the neighbours.',
        'Sticking with it past the scratchy part takes nerve.',
      ],
      dates: ['You play one, I clap in the right places, and there is cake after.'],
      mishaps: [
        'A string only breaks in front of people. Did you carry on?',
        'The cat left the room, did it? They are honest critics.',
      ],
      related: ['the strings', 'the neighbours', 'the sore fingers', 'the one song everyone asks for'],
    },
  ),
  topic(
    'piano',
    'piano',
    /\b(?:piano|keyboards?(?= (?:lessons|player|piece|in the band))|organ|accordions?|saxophone|trumpet|trombone|tuba|flute|clarinet|marimba|bagpipes|drums?|drum kit|harmonica|recorder)\b/i,
    {
      asks: [
        'How did you two find each other?',
        'Lessons, or stubbornness and videos?',
        'Which piece is your party trick?',
        'Has anyone ever asked you to stop?',
      ],
      quips: [
        'There is no quiet way to learn that, and I respect it.',
        'The first year is for the family, the second one is for the audience.',
      ],
      dates: ['A small concert somewhere, and you tell me what I should have noticed.'],
      mishaps: [
        'One wrong note, very loudly, in the quiet bit?',
        'The neighbours knocked, did they? In rhythm at least?',
      ],
      related: ['the sheet music', 'the wrong note', 'the neighbours', 'the encore nobody asked for'],
    },
  ),
  topic(
    'choir',
    'choir',
    /\b(?:choirs?|soprano|alto|tenor|gospel|hymns?|barbershop|a cappella|harmon(?:y|ies))\b/i,
    {
      asks: [
        'Which voice are you, and do you behave in rehearsal?',
        'What piece makes the hair stand up on your arms?',
        'Who is the one who always comes in early?',
        'Robes or black trousers?',
      ],
      quips: [
        'The back row has all the fun and half of the notes.',
        'Singing next to people you barely know is a quick way to like them.',
      ],
      dates: ['Tell me when you sing next and I will sit at the back and be moved.'],
      mishaps: [
        'Came in a bar early and alone? The bravest solo of the evening.',
        'Giggles in the quiet part are contagious. Who started?',
      ],
      related: ['the conductor', 'the back row', 'the harmonies', 'the solo'],
    },
  ),
  topic(
    'dancing',
    'dancing',
    /\b(?:dancing|salsa|bachata|ballroom|kizomba|tango|waltz|dance class|zumba|dance floor|ballet|line dancing|ceilidh)\b/i,
    {
      hints: /\bdanced\b/i,
      asks: [
        'Which song drags you up without a fight?',
        'Do you lead, follow or steer from a safe distance?',
        'Who taught you, a teacher or a kitchen?',
        'How many toes have you got on your conscience?',
      ],
      quips: [
        'It is half courage and half not looking at your feet.',
        'A bruised toe is a small price for a good spin.',
      ],
      dates: ['A class for beginners would level the field nicely, I bring the steel toecaps.'],
      mishaps: [
        'Whose toes were they, and have you apologised?',
        'Left when the whole room went right? That is called a solo.',
      ],
      related: ['the toes', 'the steel toecaps', 'the spin', 'the last song'],
    },
  ),
  topic(
    'film',
    'film',
    /\b(?:films?|movies?|cinema|rom-?coms?|horror|trailer|subtitles|popcorn|oscars?|pixar|ghibli|james bond|director'?s cut)\b/i,
    {
      asks: [
        'Which one do you defend even though you know better?',
        'Do you talk through it or glare at the ones who do?',
        'What made you cry when nobody was supposed to see?',
        'Where do you sit, and is it up for discussion?',
      ],
      quips: ['A favourite is more honest than any bio.', 'Whoever holds the remote holds the power.'],
      dates: ['You pick the {w}, I pick the snacks, nobody gets a veto.'],
      mishaps: [
        'Fell asleep before the end, did somebody? How does it finish, do you think?',
        'Whispering in the row behind, the whole time? I would have turned round.',
      ],
      related: ['the popcorn', 'the credits', 'the plot twist', 'the good seats'],
    },
  ),
  topic(
    'series',
    'series',
    /\b(?:series|netflix|showmax|episodes?|reality tv|true crime|soapies?|telenovela|season finale|sitcom|columbo|bake off|love island|the office|anime|cartoons?|box ?set)\b/i,
    {
      asks: [
        'One episode, or does the sun come up?',
        'Which character is you on a bad day?',
        'Do you wait for people, or watch ahead and lie?',
        'What are you on now, and should I start it?',
      ],
      quips: [
        'One more episode is the biggest lie we tell ourselves.',
        'Watching ahead without the other person is a betrayal with music.',
      ],
      dates: ['Pick a pilot, I bring the snacks, and we judge it after ten minutes.'],
      mishaps: [
        'Spoiled by a stranger, was it? There should be prison for that.',
        'Cancelled after one season, the cruelty. What was it?',
      ],
      related: ['the remote', 'the cliffhanger', 'the spoilers', 'the snacks'],
    },
  ),
  topic(
    'documentary',
    'documentary',
    /\b(?:documentar(?:y|ies)|attenborough|nature programme|planet earth|history channel)\b/i,
    {
      asks: [
        'Which scene finished you off?',
        'What do you know now that you cannot unknow?',
        'Do you do the voice at home?',
        'Tissues or facts, what did you come away with?',
      ],
      quips: [
        'That voice could narrate me doing the dishes and I would cry.',
        'Ten minutes in and you are emotionally involved with something that has claws.',
      ],
      dates: ['One about something with fins, two blankets, and nobody comments on the crying.'],
      mishaps: [
        'They let nature take its course again, did they? Did you look away?',
        'Undone by a small animal on a screen, it happens to the toughest.',
      ],
      related: ['the narrator', 'the tissues', 'the slow motion', 'the little one that got away'],
    },
  ),
  topic(
    'podcast',
    'podcast',
    /\b(?:podcasts?|audiobooks?|radio(?: show)?s?|the archers|wireless|blaupunkt)\b/i,
    {
      asks: [
        'What do your hands do while it is on?',
        'Which one did you tell three people about?',
        'Do you fall asleep to it or solve the case?',
        'If you had one, what would it be about?',
      ],
      quips: [
        'A good voice makes any washing-up shorter.',
        'Two people talking in your ear is company that never eats your food.',
      ],
      dates: ['A long walk, we swap one episode each, and discuss it over something warm.'],
      mishaps: [
        'Asleep before the murderer was named, every time?',
        'Laughing alone on public transport, how did people look at you?',
      ],
      related: ['the dials', 'the host', 'the theme tune', 'the crackle'],
    },
  ),
  topic(
    'theatre',
    'theatre',
    /\b(?:theatre(?! (?:list|shift|nurse))|musicals?|panto(?:mime)?|drama group|amateur dramatics|matin[eé]es?|rehearsals?|stage fright|shakespeare|the play|nativity|improv)\b/i,
    {
      asks: [
        'What was your finest role, tree included?',
        'Front of the stage or happy in the wings?',
        'What went wrong that the audience never noticed?',
        'Who steals every scene?',
      ],
      quips: [
        'There are no small parts, only people who fell off the set.',
        'Somebody always forgets a line, and that becomes the best night.',
      ],
      dates: ['Cheap seats, good gossip in the interval, and cake after?'],
      mishaps: [
        'Forgot the line, invented a better one, is that how it went?',
        'The set came down with you under it? Did you stay in character?',
      ],
      related: ['the costume', 'the curtain', 'the prompter', 'the applause'],
    },
  ),
  topic(
    'comedy',
    'comedy',
    /\b(?:comedy (?:night|show|club)|stand-?up|open mic|comedian|trevor noah|heckl\w+|panel show)\b/i,
    {
      asks: [
        'Front row, or do you value your safety?',
        'Who makes you laugh until it hurts?',
        'Have you ever been picked on?',
        'Would you dare to go up there yourself?',
      ],
      quips: [
        'Never sit in the front with an unusual job.',
        'A room that laughs together is friends by the interval.',
      ],
      dates: ['Second row, so we live, and whoever laughs first buys the snacks.'],
      mishaps: [
        'A joke that dies in public dies for everybody. Did you clap anyway?',
        'They picked on you, did they? What did you say your name was?',
      ],
      related: ['the front row', 'the microphone', 'the punchline', 'the heckler'],
    },
  ),
  topic(
    'costume',
    'costume',
    /\b(?:costumes?|fancy dress|dressing up|halloween|cosplay|onesie|inflatable|wigs?|face paint|scythe|cape)\b/i,
    {
      asks: [
        'Whose idea was it, and was there a prize?',
        'Does it still exist, and does it still fit?',
        'How did you get home in it?',
        'What is next year going to be?',
      ],
      quips: [
        'Full commitment to a disguise is a trait I look for in people.',
        'There are two kinds of guests, the ones in jeans and the ones with a cape.',
      ],
      dates: ['I would let you choose something ridiculous for me, once, for a good cause.'],
      mishaps: [
        'Nobody else dressed up, did they? You won, then.',
        'Stuck in it at the worst moment, with a zip that gave up?',
      ],
      related: ['the wig', 'the prize', 'the zip', 'the taxi home in it'],
    },
  ),
  topic('photography', 'camera', /\b(?:photography|cameras?|darkroom|polaroids?|film roll|photographer)\b/i, {
    asks: [
      'What do you point it at when nobody has asked you to?',
      'Which picture are you proudest of?',
      'Do people hold still for you?',
      'What is the one that got away?',
    ],
    quips: [
      'Whoever holds the camera is never in the album.',
      'The best one is always from before people were ready.',
    ],
    dates: ['A walk with one camera between us and no deleting allowed.'],
    mishaps: [
      'A thumb in every frame, is that the story?',
      'Lens cap on, the whole afternoon? It happens to professionals too.',
    ],
    related: ['the lens cap', 'the flash', 'the good light', 'the blurry one'],
  }),
  topic(
    'photo',
    'photo',
    /\b(?:(?:third|second|first|last|fourth|fifth|fish|group) (?:photo|pic|picture|slide)|profile (?:pic|photo|picture)|selfies?|pic \d|photo \d)\b/i,
    {
      asks: [
        'What would you have guessed from it alone?',
        'What made you stop at that one?',
        'What do you think happened a second later?',
        'Which of yours was the hardest to choose?',
      ],
      quips: ['It was always going to need a caption.', 'The story behind it is better than the lighting.'],
      dates: ['I tell that story best in person, with a coffee in reach.'],
      mishaps: [
        'Eyes closed, mouth full, posted anyway?',
        'Cropped out an ex or a goat, that is the question.',
      ],
      related: ['the caption', 'the angle', 'the person cropped out', 'the second after it'],
    },
  ),
];
