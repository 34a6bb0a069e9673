/** How things are said at home: just now, robots, the power, the braai, the church aunties. Understood, never explained. */
import type { Reading } from '../reading/read.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const open = (r: Reading): boolean => !has(r, 'rejection_hard', 'rejection_soft');

export const SOUTH_AFRICAN_SCENES: readonly Scene[] = [
  banter(
    'just now',
    /\bjust now\b[\s\S]*\b(?:now now|not now|you know|must still|i'?ll|ill|i will)\b|\bnow now\b|\b(?:i'?ll|i will|will) (?:\w+ ){0,3}just now\b/i,
    {
      'take the bait': [
        ['playful', 'Just now it is, so somewhere between the kettle and Christmas. I know the scale.'],
        ['witty', 'Not now, not now now, but just now. I will put the kettle on and bring a book.'],
        ['playful', 'Understood. I will start worrying at now now and give up at next week.'],
        ['witty', 'I speak fluent just now. Take your time, I have a calendar.'],
      ],
      'no rush': [
        ['warm', 'No rush at all, just now is fine by me. {img} first.'],
        ['calm', 'Take your time with {img}, I am here later as well.'],
        ['warm', 'Whenever suits, honestly. Good luck with {img}.'],
      ],
      'return the question': [
        ['playful', 'Is that a ten-minute just now or a bring-a-snack just now?'],
        ['witty', 'Before or after {img}? I would like to set my clock wrong in advance.'],
      ],
    },
    (r) => open(r) && r.questions.length === 0,
  ),
  banter('the robots are out', /\brobots?\b[^.?!]*\b(?:out|off|dead|down|not working)\b/i, {
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
  }),
  banter(
    'the power went',
    /\b(?:load ?shedding|eskom|power(?:'s| is| went| has gone)? (?:out|off|again)|stage (?:[1-8]|two|four|six)|by candle(?:light)?|lights went out)\b/i,
    {
      'take the bait': [
        ['playful', 'Everything gets more honest by candlelight, and more crooked too. Watch {img}.'],
        ['witty', 'Lights out and somebody is already cheating, I can feel it. Was it {img}?'],
        ['playful', 'A candle, a game and {img}: the dark never stood a chance.'],
        ['witty', 'Eskom has a gift for timing. {img} should send a thank-you note.'],
        ['playful', 'I would pay for a ticket to that candle and {img}.'],
      ],
      'return the question': [
        ['playful', 'Who has the torch, and is {img} to be trusted with it?'],
        ['direct', 'Who is winning in the dark, you or {img}?'],
        ['warm', 'How long have you still got without power, and are there snacks?'],
      ],
      'appreciate a detail': [
        ['warm', 'I love that the lights went and you all just carried on, {img} first.'],
        ['warm', 'That sounds better than anything on television, candles, {img} and all.'],
      ],
    },
    (r) => open(r) && !has(r, 'logistics', 'plan_reschedule', 'plan_decline') && r.questions.length === 0,
  ),
  banter(
    'come to the fire',
    /\b(?:braai|shisa nyama|chesa nyama|potjie|jol|stokvel party|umembeso|sunday kos|seven colours)\b[\s\S]*(?:\b(?:(?:you|u) keen|keen\?|you in\b|come (?:through|over|with|prove|join)|pull in|pop in|bring your own|you coming|need you to come|join us|must come|come to (?:my|our))\b)/i,
    {
      'pick a slot': [
        ['warm', 'Count me in for {day}. I will bring something for the fire and my own chair.'],
        ['playful', 'Keen. I bring my own meat, you keep control of the tongs. What time on {day}?'],
        ['direct', 'Yes please, I am in. What time, and what must I bring besides {rel}?'],
      ],
      'take the bait': [
        ['playful', 'I accept. {img} will be talking about my chops until December.'],
        ['witty', 'My honour is on the grid here. Tell {kin} to keep the coals hot and the jokes short.'],
        ['playful', 'Dry wors is a cry for help. I am on my way with tongs.'],
        ['witty', 'I will judge {img} in silence and then eat all of it.'],
      ],
      'return the question': [
        ['direct', 'Wood or charcoal? My answer depends on it, but only a little. Who else is coming?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like being invited to the fire. {img} had better be good, I am coming hungry.'],
      ],
    },
    open,
  ),
  banter(
    'they must run',
    /\b(?:must|gotta|got to|have to|need to) (?:run|dash|fly|go now|jump)\b(?! (?:a|the|errands|\d))|\b(?:taxi|uber|lift|bus|train|boss|driver)(?:'s| is) (?:here|outside|waiting|already|hooting|calling)\b/i,
    {
      'no rush': [
        ['warm', 'Go, go. It was lekker chatting, tell me the rest later.'],
        ['playful', 'Run, before {img} {img|loses|lose} patience. We carry on later.'],
        ['calm', 'Safe trip. I will be here when you have a seat and a signal.'],
      ],
      'take the bait': [
        ['playful', 'Saved by {img}. I was just getting interesting.'],
        ['witty', 'Tell {img} I said sorry for holding you up, and that I am not sorry.'],
        ['playful', 'Hold on to your change and get the window seat. Chat later?'],
      ],
      'appreciate a detail': [
        ['warm', 'You still took a second to say goodbye properly. I like that, go well.'],
      ],
    },
    (r) => open(r) && r.questions.length === 0 && !has(r, 'apology', 'plan_decline'),
  ),
  banter(
    'shot for last night',
    /^\W*(?:shot|thanks|thank you|dankie|cheers|enkosi|ngiyabonga|siyabonga)(?: \w+)? (?:for|vir) (?:last night|tonight|today|yesterday|the (?:lift|jol|braai|drive|date|other night))/i,
    {
      'take the bait': [
        ['playful', 'Pleasure. I apologise to you and to {img}, in that order.'],
        ['witty', 'You are welcome, and {img} {img|sends|send} regards and no apology.'],
        ['playful', 'Next time you drive and I scream about {img}, deal?'],
      ],
      'appreciate a detail': [
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
        ['playful', 'Of course I forgive you. I only ask for some of {img}.'],
        ['calm', 'Nothing to forgive. Get some rest, the story can wait.'],
        ['warm', 'All good, honestly. After {img} anyone would need to put their feet up.'],
      ],
      'take the bait': [
        ['witty', 'An excuse with {img} in it is the strongest kind in law.'],
        ['playful', 'Saved by {img}. The rest we can discuss over leftovers.'],
      ],
      'follow up': [
        ['warm', 'How was it, {img} first and then the rest?'],
        ['playful', 'Was there any left of {img}, and is it in a tub for me?'],
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
