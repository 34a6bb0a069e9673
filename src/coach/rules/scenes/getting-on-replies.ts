/** What they write back to something that the reader asked, offered, gave or cancelled. */
import type { Scene } from './scene.ts';
import { type SmallTurn, smallTurns } from './small-turn.ts';

const turn = smallTurns('written back', 16);
/** @param mine what the reader's own last turn has to say for this to be an answer to it */
const back = (name: string, mine: RegExp, fit: Omit<SmallTurn, 'also'>): Scene =>
  turn(name, { ...fit, also: (r) => mine.test(r.mine) });

export const WRITTEN_BACK_SCENES: readonly Scene[] = [
  back('a report, and mine asked for', /\bhow(?:'?s| is| was| are| have| did)\b[^?]*\?/i, {
    cue: /^\W*(?:\w+ ){0,4}(?:good|fine|ok(?:ay)?|hectic|busy|crazy|not (?:too )?bad|tired|great|quiet|long|chilled|lekker|productive|relaxed|stressful|boring|lovely|nice|alright|better)\b[^?]{0,50}[,.!; ](?:and |how about |what about )?(?:you|u|yours|urs|wbu|hbu)\W*\?\W*$/i,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['direct', 'Mine was [how it was], and it is better now. What was the good part of yours?'],
        ['warm', 'Quite all right, and nicer since your message. What kept you going?'],
        ['calm', 'In one word: [your word]. Tell me more about yours.'],
      ],
      'say what you want': [
        ['playful', 'Ask me again over a drink, I tell it better with my hands. Are you free this week?'],
        ['warm', 'Not bad at all, I have no complaints that a coffee with you would not solve.'],
      ],
      'light touch': [['playful', 'Survived, with style in places. Who or what was to blame for yours?']],
    },
  }),
  back('cats or dogs', /\b(?:cats?|dogs?)\b[^?]*\bor\b[^?]*\b(?:cats?|dogs?)\b[^?]*\?/i, {
    cue: /^\W*(?:\w+ ){0,2}(?:dogs?|cats?|both|neither)\b/i,
    said: {
      'follow up': [
        ['direct', 'Said without a moment of doubt. Do you have one, or do you borrow those of others?'],
        ['warm', 'I thought so somehow. Was there always one at home?'],
      ],
      'light touch': [
        ['playful', 'Right answer. There were two right answers, but still.'],
        ['witty', 'I will put it in the file, right beside your good taste in company.'],
        ['playful', 'Good, then I know whose side to take in a park.'],
      ],
      'suggest meeting': [['direct', 'Then a walk where there are plenty of them? This weekend?']],
    },
  }),
  back('a favourite, owned up to', /\b(?:favou?rite|best|guilty pleasure)\b[^?]*\?/i, {
    cue: /\b(?:don'?t (?:judge|laugh|hate|tell)|no judg(?:e)?ment|promise not to laugh|i know,? i know|sorry not sorry|fight me)\b/i,
    not: /\?/,
    beside: 9,
    said: {
      'take the bait': [
        ['playful', 'No judgement here, only notes. Which bit gets you every time?'],
        ['warm', 'I like it when people love something without an excuse. When did it start?'],
        ['playful', 'Your secret is safe. Mine is worse, and I am not telling until we meet.'],
      ],
      'light touch': [
        ['witty', 'Too late, I judged, and you passed.'],
        ['playful', 'I laughed a little, kindly. Then I nodded.'],
      ],
      'suggest meeting': [['direct', 'Then that is settled: we do it together one evening. Which one?']],
    },
  }),
  back(
    'shall we talk it over',
    /\b(?:how we left|left things|argu\w+|fight|fought|what i said|misunderst\w+|sorry (?:about|for)|last night|snapped|said (?:things|something))\b/i,
    {
      cue: /\b(?:can|could|should|shall) we (?:please |maybe |just )?(?:talk|chat|speak|call|meet|start over)\b[^?]{0,30}\?/i,
      turnsRound: true,
      beside: 6,
      said: {
        'talk in person': [
          ['warm', 'Yes, please. I would like nothing more. What time suits you?'],
          ['direct', 'Yes. Shall I call you, or do you want to meet?'],
          ['calm', 'I would like that. I will mostly listen, I promise.'],
        ],
        'own it': [
          ['warm', 'Yes, and thank you for asking. I am sorry for my part in it.'],
          ['calm', 'Of course. I have been wanting to say sorry properly.'],
        ],
        'honest answer': [
          ['direct', 'Yes, tonight is good. I would rather it was right between us than that I was.'],
        ],
      },
    },
  ),
  back(
    'another time, they say',
    /\b(?:can'?t|cannot|won'?t|cancel\w*|not (?:tonight|today|going to)|rain ?check|have to (?:work|bail|miss)|something came up)\b/i,
    {
      cue: /^\W*(?:(?:oh|ah|aw+|ok(?:ay)?|k|no (?:worries|problem|stress)|all good|sure|fine|cool|alright|shame|pity)\b[., ]*)+(?:maybe |we(?:'ll| will) (?:do|make it) |let'?s (?:do|make it) )?(?:another|next|some other) (?:time|day|week|night|weekend)(?: then)?\W*$/i,
      limit: true,
      said: {
        'make amends': [
          ['warm', 'Thank you for being so good about it. Thursday or Friday, which is easier for you?'],
          ['direct', 'I would like to make it up to you. When are you free, and what do you feel like?'],
          ['playful', 'I owe you one, with dessert. Name your evening.'],
        ],
        'own it': [
          ['warm', 'I am sorry, I was really looking forward to it. Can I suggest a day?'],
          ['calm', 'Thank you for understanding. I will not let it become a habit.'],
        ],
        'light touch': [['witty', 'Another time it is, and I am holding myself to it.']],
      },
    },
  ),
  back(
    'better, they say',
    /\bhow(?:'?s| is| are| did)\b[^?]*\b(?:mom|mum|mother|dad|father|gran\w*|ouma|oupa|gogo|sister|brother|son|daughter|kid|baby|dog|cat|puppy|friend|aunt|uncle|she|he|they|op(?:eration)?|surgery|hospital|feeling)\b[^?]*\?/i,
    {
      cue: /\b(?:(?:much |a (?:bit|lot|little) |so much |getting |feeling |doing )?better|home (?:now|again|yesterday|today|already)|recovering|out of (?:hospital|surgery|danger|icu)|doing (?:well|ok(?:ay)?|fine)|on the mend|stable|discharged|eating again)\b/i,
      not: /\?|\b(?:not|no|isn'?t|wasn'?t|never|didn'?t|passed|died|worse|if|hope|until)\b/i,
      beside: 10,
      limit: true,
      said: {
        'appreciate a detail': [
          ['warm', 'That is such good news. You must be so relieved.'],
          ['warm', 'I am really glad. I was thinking of you all.'],
          ['calm', 'Good. Then you can breathe out a little as well.'],
        ],
        'follow up': [
          ['warm', 'What a relief. And how are you, after all that?'],
          ['direct', 'I am glad to hear it. Is there anything you still need, a lift, a meal, company?'],
        ],
        'suggest meeting': [
          ['warm', 'Then it is your turn to be looked after. Dinner when things are calm?'],
        ],
      },
    },
  ),
  back(
    'they believe in me',
    /\b(?:nervous|scared|stress\w*|interview|exam|test|presentation|speech|tomorrow|first day|worried|anxious|wish me luck)\b/i,
    {
      cue: /\byou(?:'ll| will|'re going to|'re gonna| are going to| got| can|'ve got) (?:(?:be|do) (?:so |just |totally |absolutely )?(?:amazing|great|fine|brilliant|ok(?:ay)?|awesome|perfect|well|good)|this|do (?:it|this)|smash it|nail it|rock (?:it|this)|kill it|ace it)\b|\b(?:good luck|fingers crossed|holding thumbs|rooting for you|thinking of you)\b/i,
      not: /\?/,
      said: {
        'appreciate a detail': [
          ['warm', 'Thank you, that helps more than you think. I will read it again just before.'],
          ['warm', 'You say it as if you knew. I am choosing to believe you.'],
          ['calm', 'Thank you. It is good to have somebody in my corner.'],
        ],
        'light touch': [
          ['playful', 'If it goes well it was your doing. If not, we tell nobody.'],
          ['witty', 'I would like that in writing. Oh, I have it in writing.'],
        ],
        'suggest meeting': [
          ['flirty', 'Then you are the first to hear how it went. Over a drink afterwards?'],
        ],
      },
    },
  ),
  back(
    'yes, at that hour',
    /\b(?:call|phone|ring|come|visit|meet|see you|pop (?:in|by|over)|pick you up|fetch|video|talk)\b[^?]*\?/i,
    {
      cue: /^\W*(?:sure|yes|yeah|yep|yup|ok(?:ay)?|of course|fine|cool|perfect|definitely|please do|sounds good)\b[,.! ]+(?:but |just |make it |any ?time |maybe )*(?<x>(?:after|before|around|at|from|about|by) (?:\d{1,2}(?:[:h.]\d{2})?(?: ?[ap]m)?|work|lunch|dinner|supper|gym|class|church))\W*$/i,
      said: {
        'confirm the plan': [
          ['direct', '{x} it is. Talk to you then.'],
          ['warm', 'Perfect, {x}. I am looking forward to hearing you.'],
          ['calm', 'Good, {x} suits me. I will make sure that nobody disturbs us.'],
        ],
        'light touch': [
          ['playful', '{x}, noted. I will have stopped practising by then.'],
          ['witty', '{x}. My phone and I will be on time.'],
        ],
        'pick a slot': [['warm', 'Lovely, {x} then. Have a good day until we speak.']],
      },
    },
  ),
  back(
    'my compliment given back',
    /\b(?:you (?:look\w*|are|were|have)|you'?re|your)\b[^?]*\b(?:beautiful|cute|handsome|gorgeous|pretty|great|good|nice|amazing|lovely|stunning|hot|funny|sweet|smart)\b/i,
    {
      cue: /\b(?:you (?:didn'?t|don'?t|weren'?t|aren'?t|were|are) (?:look )?(?:not )?(?:so|too|half|that) bad|not (?:so|too|half|that) bad) yourself\b|^\W*(?:so (?:did|do|are|were) you|you too|same to you|right back at (?:you|ya)|look who'?s talking|says you)\b/i,
      not: /\?/,
      said: {
        'take the bait': [
          ['playful', 'I heard a compliment in there, dressed up warmly. Thank you.'],
          ['flirty', 'Careful, I will start dressing for you.'],
          ['witty', 'High praise. I will have it framed, next to the mirror.'],
        ],
        'appreciate a detail': [['warm', 'Thank you. I had help, I was looking at you the whole time.']],
        'suggest meeting': [
          ['direct', 'Then we should be seen together again. Which evening?'],
          ['flirty', 'Shall we do that again, only with more time?'],
        ],
      },
    },
  ),
  back(
    'always wanted to',
    /\b(?:let'?s|should we|shall we|want to|wanna|how about|what about|fancy|take you|would you like|we could|come with)\b/i,
    {
      cue: /\b(?:i(?:'ve| have)? always wanted to|i(?:'d| would) (?:really )?love (?:to|that)|sounds (?:so |really |like )?(?:good|fun|great|amazing|perfect|lekker|lovely|a plan)|count me in|i'?m (?:so )?(?:in|keen|down)|yes please)\b/i,
      not: /\?|\bbut\b|\b(?:can'?t|cannot|not)\b/i,
      most: 12,
      said: {
        'pick a slot': [
          ['direct', 'Then it is settled. Saturday or Sunday?'],
          ['warm', 'I was hoping you would say that. Which day is good for you?'],
          ['calm', 'Good. I look after the details, you tell me the day.'],
        ],
        'confirm the plan': [
          ['warm', 'Lovely, then we do it. Is this weekend too soon?'],
          ['playful', 'That was easy. I had three more arguments ready. When?'],
        ],
        'light touch': [['playful', 'Wonderful. I bring the snacks, you bring the enthusiasm. Which day?']],
      },
    },
  ),
  back(
    'nothing eaten yet',
    /\b(?:did you eat|have you eaten|had (?:any )?(?:lunch|dinner|supper|breakfast|food)|are you hungry|eaten (?:yet|today))\b[^?]*\?/i,
    {
      cue: /\b(?:not yet|no(?:pe)?|nah|too lazy|starving|forgot|haven'?t|hungry|just (?:snacks|coffee|toast))\b/i,
      beside: 6,
      not: /\?|\b(?:sick|nause\w*|can'?t keep|diet|money)\b/i,
      said: {
        'suggest meeting': [
          ['direct', 'Shall we eat something together, then? Half an hour, your part of town.'],
          ['warm', 'Then let me feed you. Pizza or something with a vegetable in it?'],
        ],
        'light touch': [
          ['playful', 'Toast counts. Cheese on toast counts double.'],
          ['playful', 'I am sending a stern look, and a picture of my supper.'],
        ],
        'follow up': [
          ['warm', 'Please eat something, even if it is cereal. What is in the fridge?'],
          ['calm', 'One of those days? Order something and put your feet up.'],
        ],
      },
    },
  ),
  back(
    'soon, if the week allows',
    /\b(?:when (?:can|do|will|am|are) (?:i|we)|see you (?:again|soon|this)|are you free|have time)\b[^?]*\?/i,
    {
      cue: /\b(?:soon|hopefully|would love to|i wish|i hope)\b[^?]{0,50}\b(?:crazy|busy|hectic|mad|full|insane|packed|chaos|a mess|swamped)\b/i,
      not: /\?/,
      turnsRound: true,
      said: {
        'offer another way': [
          ['direct', 'Then something small: a coffee before work, or a late drink. Which would survive?'],
          ['warm', 'I take what is left of the week, even half an hour. Which evening is the least bad?'],
          ['calm', 'Next week, then? Name a day and I keep it free.'],
        ],
        'no rush': [
          ['warm', 'No pressure. Get through the week first, I will still be here.'],
          ['calm', 'I can wait. Tell me when you come up for air.'],
        ],
        'light touch': [['playful', 'I am putting myself on the waiting list, right at the top.']],
      },
    },
  ),
  back(
    'what I may bring',
    /\b(?:should|can|shall|do you want me to|what (?:can|should|do) i|must) (?:i )?bring\b[^?]*\?|\bbring (?:anything|something|wine|dessert)\b[^?]*\?/i,
    {
      cue: /^\W*(?:yes|yeah|please|sure|no|nah|nope|just (?:you|yourself)|nothing|if you (?:want|like)|ooh)\b/i,
      not: /\?/,
      beside: 3,
      most: 10,
      said: {
        'confirm the plan': [
          ['direct', 'Consider it done. See you there.'],
          ['warm', 'Will do, and myself in a good mood as well.'],
          ['calm', 'Understood. I am looking forward to it.'],
        ],
        'light touch': [
          ['playful', 'Got it. I will also bring an appetite, it goes with everything.'],
          ['witty', 'As ordered. I am easier than a delivery service and I stay longer.'],
        ],
        'follow up': [['warm', 'With pleasure. Anything you cannot eat or stand?']],
      },
    },
  ),
  back('I did not have to', /\b(?:got|bought|made|brought|ordered|sent|paid|surprise|fixed|booked)\b/i, {
    cue: /\byou (?:really |honestly )?(?:didn'?t|did not) (?:have|need) to\b|\byou shouldn'?t have\b/i,
    not: /\?/,
    most: 12,
    said: {
      'appreciate a detail': [
        ['warm', 'I know. I wanted to see your face, that is all.'],
        ['calm', 'It gave me pleasure. You do not have to do anything back.'],
        ['warm', 'You were on my mind, and it happened to have a price tag.'],
      ],
      'light touch': [
        ['playful', 'Too late, it is yours now. No returns.'],
        ['witty', 'I had no choice, it looked at me as if it knew you.'],
      ],
      'follow up': [['direct', 'I was hoping it would make you smile. Did it?']],
    },
  }),
  turn('parents apart', {
    cue: /\bmy (?:parents|folks|mom and dad|mum and dad) (?:are|got|were|have been|just got|are getting) (?:divorced|separated|splitting up|a divorce)\b/i,
    not: /\?/,
    most: 14,
    limit: true,
    said: {
      'follow up': [
        ['warm', 'Thank you for telling me. How old were you, if you like to talk about it?'],
        ['calm', 'That shapes a person. How is it between all of you now?'],
        ['direct', 'Did it make you careful about these things, or the other way round?'],
      ],
      'stay with them': [
        ['warm', 'I am sorry, that is never small. I am glad you can say it to me.'],
        ['calm', 'I see. We can talk about it or leave it, as you like.'],
      ],
      'appreciate a detail': [['warm', 'You say it calmly. That took some doing, I imagine.']],
    },
  }),
];
