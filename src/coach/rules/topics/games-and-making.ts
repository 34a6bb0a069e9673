/** Games, sport, books and things made by hand. */
import { type Topic, topic } from './topic.ts';

export const GAMES_AND_MAKING: readonly Topic[] = [
  topic(
    'books',
    'book',
    /\b(?:(?<!\b(?:to|i'?ll|will|can|me|i|should|and|we) )books?|novels?|library|librarian|book ?club|kindle|bookshop|memoir|page ?turner|fantasy series|agatha christie|tolstoy|pratchett)\b/i,
    {
      asks: [
        'Which one have you pressed on people until they read it?',
        'Do you finish a bad one or walk out?',
        'Bookmark, or folded corner and no shame?',
        'What is on the pile by your bed that you pretend to be reading?',
      ],
      quips: [
        'Anyone with a strong view on chapters is good company.',
        'A folded corner tells me more than a bio.',
      ],
      dates: ['A bookshop, a small budget, and we each choose one for the other?'],
      mishaps: [
        'Dropped in the bath, swollen to twice its size? It means it was loved.',
        'Lent to somebody in good faith and never seen again. Name them.',
      ],
      related: ['the bookmark', 'the last chapter', 'the overdue fine', 'the pile by the bed'],
    },
  ),
  topic(
    'poetry',
    'poetry',
    /\b(?:poetry|poems?|haiku|calligraphy|diary|journal(?:l?ing)?|love letters?|limerick|fountain pens?|handwriting)\b/i,
    {
      asks: [
        'Do you show it to anybody?',
        'What gets you writing, joy or misery?',
        'Which line do you wish you had written?',
        'Paper, or the back of a receipt?',
      ],
      quips: [
        'Anything written by hand has already won.',
        'A drawer with old pages in it is the best museum.',
      ],
      dates: ['A café table with paper between us, and whoever writes the worst verse buys the cake.'],
      mishaps: [
        'Nothing rhymes with that, I understand. What did you do?',
        'Somebody read it out loud, did they? Are you all right?',
      ],
      related: ['the ink', 'the first line', 'the crossed-out bits', 'the good pen'],
    },
  ),
  topic(
    'boardgames',
    'board games',
    /\b(?:board ?games?|catan|monopoly|uno|30 seconds|thirty seconds|cluedo|jenga|dominoes|pictionary|charades|articulate|dungeons|game night|trivial pursuit|dice|rummikub)\b/i,
    {
      asks: [
        'How competitive do you get, on a scale your family would confirm?',
        'Which one are you banned from suggesting?',
        'Are you a rules person or a house-rules person?',
        'Who cheats, and does everybody know?',
      ],
      quips: [
        'It shows who people are much faster than dinner does.',
        'Families have split over less than a missing dice.',
      ],
      dates: ['Best of three, and the loser buys something sweet.'],
      mishaps: [
        'Cheating in plain sight, with family watching? What does the rule book say?',
        'The board went flying, I take it. Who was losing?',
      ],
      related: ['the rule book', 'the timer', 'the dice', 'the cheating'],
    },
  ),
  topic(
    'scrabble',
    'scrabble',
    /\b(?:scrabble|wordle|crosswords?|sudoku|word games?|spelling bee|puzzles?|jigsaws?|qi)\b/i,
    {
      asks: [
        'What is the best word you ever put down?',
        'Pen or pencil, and how proud are you of that?',
        'Do you play fair, or do you know all the two-letter ones?',
        'Who checks the dictionary, and how often?',
      ],
      quips: [
        'Two letters on a triple square is not a word, it is an ambush.',
        'There is always one piece missing, and always a dog nearby.',
      ],
      dates: ['A rematch with tea, a dictionary and no mercy. When?'],
      mishaps: [
        'Seven vowels and a dream, I have been there. How bad was it?',
        'Beaten by a word that cannot be real. Did you look it up?',
      ],
      related: ['the triple word score', 'the dictionary', 'the tiles', 'the two-letter words'],
    },
  ),
  topic(
    'chess',
    'chess',
    /\b(?:chess|checkers|backgammon|poker|card games?|bridge club|klawerjas|solitaire|snooker|pool table|darts|bingo)\b/i,
    {
      asks: [
        'Who taught you, and have you beaten them yet?',
        'Are you a bluffer or an open book?',
        'How many moves ahead are you now?',
        'What do you play for, pride or biscuits?',
      ],
      quips: ['The sweet-faced ones are always the killers.', 'It is only a game until somebody sighs.'],
      dates: ['A café with a board in the window, best of three, loser orders.'],
      mishaps: [
        'Lost to a child, did you? They have no fear, that is the trick.',
        'You saw it one move too late, I can feel it from here.',
      ],
      related: ['the queen', 'the poker face', 'the opening move', 'the long silence'],
    },
  ),
  topic(
    'videogames',
    'video games',
    /\b(?:video ?games?|playstation|xbox|nintendo|gaming|mario ?kart|minecraft|zelda|fifa|sims|controller|switch(?= (?:game|console))|animal crossing)\b/i,
    {
      asks: [
        'Who do you play as, and what does that say?',
        'What is your longest session, in daylight hours?',
        'Do you throw the controller or the blame?',
        'Is there one you would replay from the start if you could forget it?',
      ],
      quips: ['Everyone is calm until the last lap.', 'A spare controller is a love language.'],
      dates: ['Two controllers, one bowl of snacks, and you get to pick the character first.'],
      mishaps: [
        'Saved over it? Hours, gone, just like that?',
        'Knocked off on the last corner, and by a child, I suppose?',
      ],
      related: ['the last lap', 'the spare controller', 'the blue shell', 'the save file'],
    },
  ),
  topic(
    'quiz',
    'quiz',
    /\b(?:quiz(?:zes)?|trivia|quiz night|general knowledge|the chase|who wants to be a millionaire)\b/i,
    {
      asks: [
        'What is your round, the one you never get wrong?',
        'Is the team name a pun?',
        'What answer do you still lie awake over?',
        'Who is the captain, and are they any good?',
      ],
      quips: [
        'A head full of capital cities finally pays off.',
        'The first answer was right. It is always the first answer.',
      ],
      dates: ['You, me and two strangers as a team, and we split the prize crisps.'],
      mishaps: [
        'You had it and they talked you out of it, did they not?',
        'Second by one point is the cruellest place there is. What was the question?',
      ],
      related: ['the team name', 'the bonus round', 'the answer sheet', 'the prize crisps'],
    },
  ),
  topic(
    'football',
    'football',
    /\b(?:football|soccer|arsenal|liverpool|chelsea|manchester|offside(?: rule)?|premier league|world cup|penalt(?:y|ies)|goalkeeper|five-a-side|left back|netball|hockey|basketball|volleyball)\b/i,
    {
      asks: [
        'How are you to be near on a match day?',
        'Who or what got you into it?',
        'Do you play, or do you coach from the couch?',
        'Can you explain the rule that nobody understands?',
      ],
      quips: ['It does strange things to calm people.', 'Offside is a love language spoken by very few.'],
      dates: ['A match, two scarves in the wrong colours, and snacks as insurance.'],
      mishaps: [
        'In the last minute, again? How long was the silence?',
        'The ref needs glasses, and you need a hug and a pie. Has it sunk in?',
      ],
      related: ['the ref', 'the scarf', 'the penalty', 'the pie at half time'],
    },
  ),
  topic(
    'sport',
    'match',
    /\b(?:cricket|proteas|formula 1|f1|golf|mini ?-?golf|padel|tennis|squash|badminton|ping ?pong|table tennis|bowling|ice hockey|volley)\b/i,
    {
      asks: [
        'How good are you, with the modesty taken off?',
        'What do you say when the ball is clearly out?',
        'Who got you started?',
        'Do you keep score, or do you just keep talking?',
      ],
      quips: [
        'Nobody is a worse referee than the person who is losing.',
        'Calm people, small ball, terrible language.',
      ],
      dates: ['One game, gentle rules, and the loser buys the lemonade.'],
      mishaps: [
        'Straight into the trees, or straight into somebody?',
        'There was a foot involved, was there? Witnesses?',
      ],
      related: ['the scorecard', 'the ball', 'the rematch', 'the excuse'],
    },
  ),
  topic(
    'pottery',
    'pottery',
    /\b(?:pottery|ceramics?|clay|kiln|pottery wheel|sculpture|mosaic|glass ?blowing)\b/i,
    {
      asks: [
        'What is the wonkiest thing you ever made, and did you keep it?',
        'What was it meant to be?',
        'Who drinks out of the crooked mug?',
        'How do you wash it out of your hair?',
      ],
      quips: [
        'Things that lean a little are usually the ones worth keeping.',
        'Every ashtray began life as a vase.',
      ],
      dates: ['An hour at a wheel, and we rate the results with great kindness.'],
      mishaps: [
        'Exploded in the heat, did it? And took the neighbours along?',
        'It flopped, so now it is a plate. That is called art.',
      ],
      related: ['the wheel', 'the kiln', 'the crooked mug', 'the apron'],
    },
  ),
  topic(
    'painting',
    'painting',
    /\b(?:painting|drawing|sketch(?:ing|es|book)?|watercolou?rs?|easel|life drawing|gallery|museum|exhibition|art class|murals?|portrait)\b/i,
    {
      asks: [
        'What do you paint when nobody will see it?',
        'How long do you last in a museum before the café calls?',
        'Which picture would you steal?',
        'Do you stop when it is good, or one stroke after?',
      ],
      quips: ['The frame does half of the work.', 'If it looks wrong, stand back and call it modern.'],
      dates: ['A slow hour in front of pictures, then cake and harsh criticism?'],
      mishaps: [
        'One brush stroke too many, that is how they all end. Is it a tree now?',
        'On the canvas, the table and the cat?',
      ],
      related: ['the brushes', 'the frame', 'the gallery café', 'the happy accident'],
    },
  ),
  topic(
    'knitting',
    'knitting',
    /\b(?:knitting|crochet(?:ing)?|sewing(?: machine)?|embroidery|quilt(?:ing)?|wool|yarn|cross[- ]stitch|needlework|weaving)\b/i,
    {
      hints: /\bknitted\b/i,
      asks: [
        'What are you on now, and who is it for?',
        'What is the biggest thing you ever unravelled?',
        'Do you count out loud in company?',
        'How much wool is hidden in that house?',
      ],
      quips: [
        'A hand-made jumper is a hug that took three months.',
        'Nobody dares to interrupt a person who is counting.',
      ],
      dates: ['You bring the needles, I hold the wool and ask when it will be finished.'],
      mishaps: ['One dropped stitch, ten rows ago? I am so sorry.', 'Three sleeves, you say. For whom?'],
      related: ['the needles', 'the dropped stitch', 'the ball of wool', 'the unfinished sleeve'],
    },
  ),
  topic(
    'woodwork',
    'woodwork',
    /\b(?:woodwork(?:ing)?|carpentry|whittling|restor(?:e|es|ing) (?:old )?(?:furniture|radios|cars|chairs)|model trains?|lego|origami|soldering|workshop(?= (?:in|at|out|with))|lathe)\b/i,
    {
      asks: [
        'What was the first thing you made that did not wobble?',
        'What are you working on now?',
        'Who is allowed to touch the good tools?',
        'Do you measure twice, honestly?',
      ],
      quips: ['The smell of sawdust beats any cologne.', 'Anyone who can mend a thing will never be bored.'],
      dates: ['Show me what is on the workbench and I will bring the coffee.'],
      mishaps: [
        'Measured once, cut twice, still too short?',
        'One screw left over and it stands. Do you sit on it?',
      ],
      related: ['the sawdust', 'the good chisel', 'the spirit level', 'the wobble'],
    },
  ),
  topic(
    'magic',
    'magic',
    /\b(?:magic tricks?|magician|juggl\w+|unicycle|circus|trampoline|rollercoasters?|theme park|fun ?fair|ferris wheel|escape room|bungee\w*|skydiv\w*|parachute)\b/i,
    {
      asks: [
        'Did you scream, and does anybody have proof?',
        'Who talked you into it?',
        'Would you do it again with your eyes open?',
        'How did your legs feel afterwards?',
      ],
      quips: [
        'Brave is what they call you once you are back on the ground.',
        'The queue is where all the courage leaks out.',
      ],
      dates: ['I hold the bags and the candyfloss, you do the screaming.'],
      mishaps: [
        'Stuck at the very top, were you? For how long?',
        'The trick was not supposed to end that way, I suspect. Was anybody hurt, apart from your pride?',
      ],
      related: ['the scream', 'the photo at the end', 'the candyfloss', 'the queue'],
    },
  ),
  topic(
    'language-learning',
    'language lessons',
    /\b(?:duolingo|learning (?:spanish|french|zulu|isizulu|portuguese|italian|german|japanese|korean|xhosa|afrikaans|mandarin|sign language|sepedi|sesotho|arabic)|language (?:class|lessons)|spanish lessons|sign language|punctuation|grammar|semicolons?|commas?|spelling)\b/i,
    {
      asks: [
        'What is the least useful sentence you know by heart?',
        'What made you pick that one?',
        'Which rule do you break with pleasure?',
        'Who do you practise on?',
      ],
      quips: [
        'A well-placed comma is a small act of love.',
        'The owl is always watching, I admire your nerve.',
      ],
      dates: ['Teach me ten words over coffee and correct me gently.'],
      mishaps: [
        'You said something filthy by accident, did you? It is always one vowel.',
        'One missing comma and now grandma is lunch.',
      ],
      related: ['the comma', 'the dictionary', 'the accent', 'the owl'],
    },
  ),
  topic('tattoo', 'tattoo', /\b(?:tattoos?|piercings?|nose ring|tattooist|the needle)\b/i, {
    asks: [
      'How long did you think about it, years or a Tuesday?',
      'What is the worst guess anyone has made about it?',
      'Does your family know?',
      'What came second on the shortlist?',
    ],
    quips: [
      'A commitment that size takes either thought or no thought at all.',
      'Skin remembers what the rest of us forget.',
    ],
    dates: ['You tell me the story of each one, I supply the coffee and the gasps.'],
    mishaps: [
      'A spelling mistake that lasts for ever, is that it?',
      'You looked away at the wrong moment, I gather. What does it say now?',
    ],
    related: ['the needle', 'the shortlist', 'the first one', 'the mother who found out'],
  }),
  topic(
    'lottery',
    'lottery',
    /\b(?:lottery|lotto|raffle|scratchcard|jackpot|trophy|medal|tombola|first prize|competition|prize)\b/i,
    {
      asks: [
        'What would be the first silly thing you buy?',
        'Who would you tell, and who would you not?',
        'What is the best thing you ever won?',
        'Do you have lucky numbers, and are they really lucky?',
      ],
      quips: [
        'A trophy is a trophy, whatever it was for.',
        'Second place only means you were robbed with witnesses.',
      ],
      dates: ['Winner pays for the coffee, loser chooses the cake.'],
      mishaps: [
        'One number off, was it? That is worse than none.',
        'You won and it was a ham, I hope. Please say it was a ham.',
      ],
      related: ['the trophy', 'the speech', 'the lucky numbers', 'the ham'],
    },
  ),
];
