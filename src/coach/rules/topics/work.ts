/** Jobs, studies and what comes after them. */
import { type Topic, topic } from './topic.ts';

export const WORK: readonly Topic[] = [
  topic('work', 'work', /\b(?:work|(?<=\bmy )job|the office|overtime|nine to five)\b/i, {
    hints: /\b(?:deadlines?|colleagues?|clients?|promotion|mondays|shift|boss)\b/i,
    asks: [
      'What part of it would you keep if you could bin the rest?',
      'Who there knows everything and says nothing?',
      'What would you be doing if nobody paid you?',
      'When do they let you out today?',
    ],
    quips: [
      'They can have you back once they learn some manners.',
      'Somebody has to keep the place running, and you get the emails for it.',
    ],
    dates: ['When they let go of you, a coffee and a proper moan?'],
    mishaps: [
      'A day like that deserves a door that slams and something fried. Is it over?',
      'Reply all, was it? Tell me it was not reply all.',
    ],
    related: ['the inbox', 'the boss', 'the coffee machine', 'the clock'],
  }),
  topic(
    'meeting',
    'meeting',
    /\b(?:meetings?|budget meeting|zoom|teams call|presentation|powerpoint|workshop(?! (?:in|at|out))|conference|flipchart|standup meeting|quarterly|stakeholders?)\b/i,
    {
      asks: [
        'Could it have been an email?',
        'Who talks most and says least?',
        'What do you do with your face while it goes on?',
        'How many biscuits did it take?',
      ],
      quips: [
        'Muted and nodding is a professional skill.',
        'Somewhere a slide says synergy and nobody blinks.',
      ],
      dates: ['I propose an agenda of one item, coffee, and no minutes.'],
      mishaps: [
        'Not on mute, were you? How much did they hear?',
        'You laughed out loud in the serious part. Who looked up?',
      ],
      related: ['the mute button', 'the agenda', 'the spreadsheet on the screen', 'the biscuits'],
    },
  ),
  topic(
    'spreadsheet',
    'spreadsheet',
    /\b(?:spreadsheets?|excel|pivot tables?|google sheets?|invoices?|tax return|accountant|accounting|audit|colour-coded|to-do lists?)\b/i,
    {
      asks: [
        'What is the most personal thing you have a tab for?',
        'Are the columns colour-coded?',
        'Is there a formula you are proud of?',
        'Who do you share it with?',
      ],
      quips: [
        'A well-named column is a kind of poetry.',
        'Anyone who plans a picnic in cells can be trusted with a mortgage.',
      ],
      dates: ['Add a row for us: a coffee, one hour, a cell with the date left open.'],
      mishaps: [
        'One cell out, and the whole thing sang a different song. How long did you look for it?',
        'Not saved, was it? I feel that in my chest.',
      ],
      related: ['the pivot table', 'the columns', 'the formula', 'the tab nobody may open'],
    },
  ),
  topic(
    'teaching',
    'teaching',
    /\b(?:teaching|marking|staff room|school trip|school shirt|parents'? evening)\b/i,
    {
      hints:
        /\b(?:i teach|teachers?|classroom|grade (?:one|\d|two|three|seven|sevens|r)(?: class)?|learners|lecturer|my class|pupils)\b/i,
      asks: [
        'What is the best excuse you have heard this year?',
        'What do they call you when they think you cannot hear?',
        'What did one of them say this week that you wrote down?',
        'How loud is the bus home?',
      ],
      quips: [
        'It is stand-up with a harder crowd.',
        'They never forget the one who was fair, even when they never say it.',
      ],
      dates: ['A quiet table after school hours, and nobody raises a hand.'],
      mishaps: [
        'There is always one who cries and one who finds a stick. Did you get the same number home?',
        'The projector died and the whole room looked at you. What did you do?',
      ],
      related: ['the red pen', 'the staff room', 'the bus', 'the excuse'],
    },
  ),
  topic(
    'medicine',
    'ward',
    /\b(?:nurses?|nursing|doctor|hospital|paramedic|surgery|theatre (?:list|shift|nurse)|call shift|night shift|nightshift|community service|pharmacist|pharmacology|physio|neonatal|icu|casualty|\bward\b|midwife|double shift)\b/i,
    {
      asks: [
        'What do you do to come down after a long one?',
        'What is the funniest thing anyone has said to you on shift?',
        'Who keeps the biscuits, and who steals them?',
        'When did you last see daylight?',
      ],
      quips: [
        'That takes a kind of calm that cannot be taught.',
        'Whoever works nights holds up half of the world and gets cold toast for it.',
      ],
      dates: ['When your hours allow it, breakfast for you and supper for me at the same table?'],
      mishaps: [
        'After a shift like that you owe nobody a thing, sleep included. Are your feet up?',
        'A double, with no break? I hope there was tea at the end of it.',
      ],
      related: ['the night shift', 'the vending machine', 'the sore feet', 'the biscuits at the desk'],
    },
  ),
  topic(
    'coding',
    'code',
    /\b(?:coding|software|programming|python(?= (?:script|code))|bug fix|wifi|router|server|laptop|computer|printer)\b/i,
    {
      hints: /\b(?:developer|startup|data science|software engineer)\b/i,
      asks: [
        'How do you explain what you do to your gran?',
        'What is the pettiest bug you ever fixed?',
        'Did you switch it off and on again?',
        'What does it do when nobody is watching?',
      ],
      quips: [
        'It works, nobody knows why, nobody touches it.',
        'A quick fix is the longest evening of the week.',
      ],
      dates: ['Close the lid for an evening and come out where the signal is bad.'],
      mishaps: [
        'The printer can smell fear, that is known. Who won?',
        'One missing bracket and hours of your life, was it?',
      ],
      related: ['the bug', 'the rubber duck', 'the off switch', 'the quick fix'],
    },
  ),
  topic(
    'studies',
    'studies',
    /\b(?:exams?|thesis|dissertation|masters|phd|studying|varsity|university|assignments?|campus|bar exam|board exam|articles|essay|lectures?|matric|graduation|finals)\b/i,
    {
      asks: [
        'What would you explain to me if I promised to nod?',
        'What is the reward waiting at the end?',
        'Colour-coded notes, or panic and coffee?',
        'How much of it will you use, honestly?',
      ],
      quips: [
        'It will end one day, they tell me.',
        'Nobody has a cleaner kitchen than a person who should be studying.',
      ],
      dates: ['When it is done, let the first celebration coffee be with me.'],
      mishaps: [
        'The one chapter you skipped, was it? It always is.',
        'Asleep on the keyboard, with a page full of the letter g?',
      ],
      related: ['the highlighter', 'the deadline', 'the clean kitchen', 'the celebration'],
    },
  ),
  topic(
    'driving-test',
    'driving test',
    /\b(?:driving (?:test|lessons?|licence)|learner'?s|k53|yard test|handbrake|hill start|parallel park\w*|clutch|stall(?:ed|ing) (?:the car|it|at)|gearbox)\b/i,
    {
      asks: [
        'How did the parking go, honestly?',
        'Who was in the passenger seat, and do they still speak to you?',
        'Does anyone trust you on a hill yet?',
        'How many tries, no shame?',
      ],
      quips: ['Nobody breathes during a hill start.', 'Parallel parking is a spectator sport.'],
      dates: ['I choose the place, you choose who drives, and the handbrake gets a rest.'],
      mishaps: [
        'The kerb came out of nowhere, of course it did. How is the hubcap?',
        'I would have aged ten years in that passenger seat. How is your heart?',
      ],
      related: ['the kerb', 'the mirrors', 'the clutch', 'the passenger grip'],
    },
  ),
  topic(
    'pension',
    'retirement',
    /\b(?:retired|retirement|pension(?:er)?|railways?|post office|postman|transnet|old job)\b/i,
    {
      asks: [
        'What do you do with a Monday now?',
        'What do you miss, and what not for one second?',
        'What was the best story from those years?',
        'Who were you the day after the last day?',
      ],
      quips: [
        'A whole working life and still curious, that is the part I like.',
        'Somebody kept the letters and the trains moving all those years.',
      ],
      dates: ['A weekday coffee, in the middle of the morning, like people of leisure?'],
      mishaps: [
        'Busier than before, are you? They all warn you of that.',
        'Up at six out of habit, with nowhere to go. What do you do then?',
      ],
      related: ['the uniform', 'the timetable', 'the stamps', 'the long lunch'],
    },
  ),
  topic('farm', 'farm', /\b(?:farms?|farmer|tractor|harvest|vineyard|orchard|barn|hay bales?|fields)\b/i, {
    asks: [
      'What does a day there look like when it goes well?',
      'What is the first sound in the morning?',
      'Who or what is really the boss?',
      'What would I get wrong in the first ten minutes?',
    ],
    quips: ['Mud, sky and no inbox, I see the appeal.', 'Everything there is either hungry or broken.'],
    dates: ['Show me round in the wrong shoes, I will bring lunch.'],
    mishaps: [
      'Something got out, broke down or gave birth, which was it?',
      'In the rain, in the dark, in your good boots?',
    ],
    related: ['the gate', 'the tractor', 'the wellies', 'the early start'],
  }),
];
