/** How things are said at home: just now, robots, the power, the braai, the church aunties. Understood, never explained. */
import type { Reading } from '../reading/read.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene, says } from './scene.ts';

const open = (r: Reading): boolean => !has(r, 'rejection_hard', 'rejection_soft');

export const SOUTH_AFRICAN_SCENES: readonly Scene[] = [
  banter(
    'what is potting',
    /\bwhat'?s (?:potting|cutting|kicking)\b|\bhow'?s it(?: going| hanging)? (?:my |bru|boet|china|hey)|^\W*(?:howzit|hoesit|hoezit|aweh)\b[^.?!]{0,20}\??\W*$/i,
    {
      'answer, then return': [
        ['warm', 'Howzit! All good this side. What is potting by you?'],
        ['playful', 'Not much potting yet, so I am open to offers. What are you up to?'],
      ],
      'return the question': [
        ['direct', 'Aweh! Nothing big. How is your week going?'],
        ['warm', 'Lekker to hear from you. Any nice plans for the weekend?'],
      ],
      'suggest meeting': [
        ['flirty', 'Nothing yet, which is suspicious. Coffee or a sundowner this weekend?'],
      ],
      'take the bait': [['playful', 'Depends, what are you offering? I am easily talked into things.']],
    },
    (r) => open(r) && r.style.words <= 12 && !has(r, 'plan_propose'),
  ),
  banter(
    'just now',
    /\bjust now\b[\s\S]*\b(?:now now|not now|you know|must still|i'?ll|ill|i will)\b|\bnow now\b|\b(?:i'?ll|i will|will|see (?:you|u)|chat|talk|phone|call(?: you)?|text(?: you)?|coming|back|leaving|there) (?:\w+ ){0,3}just now\b/i,
    {
      'take the bait': [
        ['playful', 'Just now as in ten minutes, or just now as in Thursday?'],
        ['playful', 'Just now it is, so somewhere between the kettle and Christmas. I know the scale.'],
        ['witty', 'Not now, not now now, but just now. I will put the kettle on and bring a book.'],
        ['witty', 'I speak fluent just now. Take your time, I have a calendar.'],
      ],
      'no rush': [
        ['warm', 'No rush, see you just now. Go safe.'],
        ['warm', 'No rush at all, just now is fine by me. {img} first.'],
        ['calm', 'Take your time with {img}, I am here later as well.'],
        ['warm', 'Whenever suits, honestly. Good luck with {img}.'],
      ],
      'return the question': [
        ['playful', 'Is that a real just now or a South African just now?'],
        ['playful', 'Is that a ten-minute just now or a bring-a-snack just now?'],
      ],
    },
    (r) => open(r) && r.questions.length === 0,
  ),
  banter(
    'the robots are out',
    /(?<!\b(?:kitchen|a|an) )\b(?:the )?robots?\b (?:\w+ ){0,4}(?:are |is |all )?(?:out|off|dead|down|not working)\b(?! of)/i,
    {
      'no rush': [
        ['warm', 'No stress, dead robots are not on you. Drive safe, I will hold the table.'],
        ['playful', 'Let the taxis go first and the bakkies second. I will be here, guarding the table.'],
        ['calm', 'Take it slowly through the four-way stops. Late and in one piece is perfect.'],
        ['warm', 'All good, get here safely. I will order you something for the nerves.'],
      ],
      'take the bait': [
        ['witty', 'Forty cars, no lights and everyone polite for once? Good luck, see you when I see you.'],
        ['playful', 'May the boldest go first. I am not going anywhere, see you at the table.'],
      ],
    },
  ),
  banter(
    'the power went',
    /\b(?:load ?shedding|eskom|power(?:'s| is| went| has gone)? (?:out|off|again)|stage (?:[1-8]|two|four|six)|by candle(?:light)?|lights went out)\b/i,
    {
      sympathise: [['warm', 'Shame, man. Is it hot water and a book by candlelight tonight?']],
      'take the bait': [
        ['witty', 'Eskom really knows how to set the mood. Do you at least have gas for tea?'],
        ['playful', 'Load shedding and candlelight, very romantic. Shame I am not there.'],
      ],
      'return the question': [
        ['playful', 'What are you doing in the dark, apart from talking to me?'],
        ['warm', 'Ag no, again? Until what time is your power out?'],
        ['warm', 'How long have you still got without power, and are there snacks?'],
      ],
      'appreciate a detail': [
        ['warm', 'And you still have battery for me, I am honoured. How much is left on your phone?'],
      ],
    },
    (r) => open(r) && !has(r, 'logistics', 'plan_reschedule', 'plan_decline') && r.questions.length === 0,
  ),
  banter(
    'come to the fire',
    /\b(?:braai|shisa nyama|chesa nyama|potjie|jol|stokvel party|umembeso|sunday kos|seven colours)\b[\s\S]*(?:\b(?:(?:you|u) keen|keen\?|you in\b|come (?:through|over|with|prove|join)|pull in|pop in|bring your own|you coming|need you to come|join us|must come|come to (?:my|our))\b)/i,
    {
      'pick a slot': [
        ['direct', 'Always keen for a braai. What time, and must I bring meat or salad?'],
        ['warm', 'I am keen. Which day is the braai, and what can I bring?'],
        ['warm', 'Count me in for {day}. I will bring something for the fire and my own chair.'],
        ['playful', 'Keen. I bring my own meat, you keep control of the tongs. What time on {day}?'],
        ['direct', 'Yes please, I am in. What time, and what must I bring besides {rel}?'],
      ],
      'take the bait': [
        ['playful', 'Keen! I am very good at standing next to the fire with a drink and an opinion.'],
      ],
      'return the question': [
        ['playful', 'Of course. Are you on tongs, or are you the one who makes the salad?'],
        ['direct', 'Wood or charcoal? My answer depends on it, but only a little. Who else is coming?'],
      ],
      'appreciate a detail': [
        ['warm', 'Lekker, thank you for inviting me. Who else is coming to the braai?'],
      ],
    },
    open,
  ),
  banter(
    'they must run',
    /\b(?:must|gotta|got to|have to|need to) (?:run|dash|fly|go now|jump)\b(?! (?:a|the|errands|every|away|\d))|\b(?:taxi|uber|lift|bus|train|boss|driver)(?:'s| is) (?:here|outside|waiting|already|hooting|calling)\b/i,
    {
      'follow up': [['warm', 'Go, go. Shall we carry on tonight?']],
      'no rush': [
        ['calm', 'No problem at all. Go, and we will talk later.'],
        ['direct', 'Sharp, speak later. Let me know when you are free.'],
        ['warm', 'No stress, go safe. Chat later?'],
        ['warm', 'Go, go. It was lekker chatting, tell me the rest later.'],
        ['calm', '{taxi}Safe trip. I will be here when you have a seat and a signal.'],
      ],
      'take the bait': [
        ['playful', 'Go! But you owe me the rest of that story.'],
        ['playful', '{taxi}Hold on to your change and get the window seat. Chat later?'],
      ],
      'appreciate a detail': [
        ['warm', 'You still took a second to say goodbye properly. I like that, go well.'],
      ],
    },
    (r) => open(r) && r.questions.length === 0 && !has(r, 'apology', 'plan_decline'),
    (r) => ({ taxi: says(r, /\b(?:taxi|uber|lift|bus|train|driver)\b/i) ? { words: ' ' } : undefined }),
  ),
  banter(
    'shot for last night',
    /^\W*(?:shot|thanks|thank you|dankie|cheers|enkosi|ngiyabonga|siyabonga)(?: \w+)? (?:for|vir) (?:last night|tonight|today|yesterday|the (?:lift|jol|braai|drive|date|other night))/i,
    {
      'take the bait': [['playful', 'Pleasure! Next time is on you, deal?']],
      'appreciate a detail': [
        ['warm', 'Thank you for coming, I had such a good time. What was your favourite part?'],
        ['warm', 'It was a lekker evening, thank you for being such good company. {img} and all.'],
        ['warm', 'Only a pleasure. I am still smiling about last night.'],
      ],
      'suggest meeting': [
        ['flirty', 'Next time, then. Which evening, and who drives?'],
        ['direct', 'Let us do it again soon. Friday, and you hold the keys?'],
      ],
    },
    open,
  ),
  banter(
    'they forgave or asked to be forgiven over pudding',
    /\b(?:forgive me|do you forgive|askies|sorry man|jammer)\b[\s\S]*\b(?:church|aunt(?:ie|y|ies)|trifle|kombi|fell asleep|shift|pudding|funeral tea|stokvel|sunday lunch|bara)\b/i,
    {
      'no rush': [
        ['warm', 'Forgiven at once. Nobody walks away from {img}.'],
        ['calm', 'Nothing to forgive. Get some rest, the story can wait.'],
        ['warm', 'All good, honestly. After {img} anyone would need to put their feet up.'],
      ],
      'take the bait': [['playful', 'Forgiven, on one condition: you tell me about {img} in person.']],
      'follow up': [
        ['warm', 'You are forgiven. How was {img}?'],
        ['warm', 'How was it, {img} first and then the rest?'],
      ],
    },
    open,
  ),
  banter(
    'said straight, take it or leave it',
    /\b(?:if (?:that|it)'?s a (?:no|problem|dealbreaker|deal breaker)|say it now|(?:want|like|need) to know before i (?:catch|go|fall)|you can (?:ask me anything|go)|rather (?:tell|say|know) (?:you )?(?:now|up ?front|straight)|i should tell people straight|being (?:upfront|up front|straight)|just so you know where)\b/i,
    {
      'say what you want': [
        ['warm', 'Thank you for saying it straight. For me it is not a no: [what you feel about it].'],
        [
          'direct',
          'Fair question, honestly asked. My answer: [what you can offer]. I would come to your side too.',
        ],
      ],
      'appreciate a detail': [
        [
          'warm',
          'I respect that you say it before feelings get involved. It is not a no from me, {img} and all.',
        ],
        [
          'calm',
          'That took trust, thank you for telling me. I am still here, and I will ask when I have a question.',
        ],
        ['warm', 'No problem at all, and thank you for being honest about {img}. It makes me like you more.'],
      ],
      'follow up': [
        ['warm', 'Glad you asked early. What would feel fair to you, halfway or turn by turn?'],
        ['warm', 'Thank you for telling me about {img}. What would you like me to know first?'],
      ],
    },
    (r) => open(r) && r.style.words >= 10,
  ),
];
