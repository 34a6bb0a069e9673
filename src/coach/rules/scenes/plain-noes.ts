/** Short statements whose one `not` turns them round: no time, no wish to meet somebody, a yes that was meant as permission. */
import type { Scene } from './scene.ts';
import { type SmallTurn, smallTurns } from './small-turn.ts';

const small = smallTurns('turned', 16);
const turned = (name: string, fit: Omit<SmallTurn, 'limit'>): Scene => small(name, { ...fit, limit: true });

const PEOPLE_OF_MINE =
  '(?:friends?|mates|family|parents|folks|mom|mum|mother|dad|father|gran(?:ny|ma)?|sisters?|brothers?|kids?|daughter|son|colleagues|ex)';

export const PLAIN_NO_SCENES: readonly Scene[] = [
  turned('not my people yet', {
    cue: new RegExp(
      `\\b(?:i (?:really |just |honestly )?(?:do not|don'?t) (?:really |yet )?(?:want to |wanna )|i(?:'?m| am) not (?:really )?ready to |i would rather not )(?:meet|see|get to know) (?:your|ur) (?<who>${PEOPLE_OF_MINE})\\b`,
      'i',
    ),
    not: /\?/,
    said: {
      'respect the limit': [
        ['calm', 'Then we leave my {who} out of it. It stays the two of us, for as long as you like.'],
        [
          'warm',
          'All right, none of them. Thank you for saying it instead of coming along with a long face.',
        ],
        ['direct', 'Understood. I will not bring it up again, you can if you ever want to.'],
      ],
      'ask directly': [
        ['warm', 'That is fine. Is it too early for you, or is it something about my {who}?'],
        ['direct', 'Fair enough. Not yet, or not at all? Either is all right, I would just like to know.'],
      ],
      'light touch': [['playful', 'Nobody will mind. There was a list of questions waiting for you anyway.']],
    },
  }),
  turned('not their people yet', {
    cue: new RegExp(
      `\\bi (?:won'?t|will not|would not|wouldn'?t|am not going to|'?m not going to|haven'?t|have not|don'?t want to) (?:ever |really |yet )?(?:tell|told) (?:my) (?<who>${PEOPLE_OF_MINE}) about (?:us|you)\\b`,
      'i',
    ),
    not: /\?/,
    said: {
      'respect the limit': [
        ['calm', 'That is yours to decide. I am in no hurry to be announced.'],
        ['warm', 'Then your {who} will not hear it from me. We have time.'],
      ],
      'ask directly': [
        ['direct', 'All right. Is that a not yet, or something I should know about?'],
        ['warm', 'I can live with that. What would have to happen before your {who} got to hear of me?'],
      ],
      'light touch': [
        ['playful', "A secret, then. I have always wanted to be somebody's bad influence."],
        ['witty', 'Fine by me. I look better as a rumour anyway.'],
      ],
    },
  }),
  turned('no time just now', {
    cue: /^\W*(?:(?:sorry|hey|eish|ugh|hi)[, ]+)?(?:i (?:really )?(?:have|'?ve got|got) no time|i (?:really )?(?:do not|don'?t) have (?:any |the |much )?time|no time)(?: to (?:talk|chat|text|call|write|reply))?(?: (?:right now|now|today|tonight|at the moment|this week))?\W*$/i,
    turnsRound: true,
    said: {
      'no rush': [
        ['calm', 'Then go. Write when you have a quiet minute, I will not count them.'],
        ['warm', 'No problem at all. It will keep until you can breathe again.'],
        ['direct', 'All right, another time. Tonight or tomorrow is just as good.'],
      ],
      'give space': [
        ['warm', 'Understood. I hope the day lets go of you early.'],
        ['calm', 'Off you go, then. You know where I am.'],
      ],
      'light touch': [['playful', 'Noted. I will practise being interesting until you are back.']],
    },
  }),
  turned('help that fell through', {
    cue: /\b(?:my|the|our) (?<who>sister|brother|mom|mum|mother|dad|father|gran(?:ny|ma)?|babysitter|sitter|nanny|neighbour|friend|cousin|aunt) (?:can'?t|cannot|can not|won'?t be able to|is not able to|isn'?t able to) (?:babysit|(?:watch|take|have|mind|fetch|look after) (?:the (?:kids?|boys|girls|baby|little ones?)|my (?:son|daughter|kids?|boys|girls|baby|little one)|him|her|them))\b/i,
    not: /\?|\bbut i\b|\banyway\b/i,
    said: {
      'offer another way': [
        [
          'warm',
          'Then we find another evening, no harm done. Or we make it something the little ones can come to.',
        ],
        ['direct', 'All right, then not that day. Which evening is easier for you?'],
        ['calm', 'No stress. Lunch, a walk, a playground with coffee: I can do all of those.'],
      ],
      sympathise: [
        ['warm', 'Ah, what a pity. That is a lot of juggling for one evening out.'],
        ['calm', 'Pity, but these things happen. Your {who} is forgiven.'],
      ],
      'light touch': [
        ['playful', 'Tell your {who} I will take it personally for one minute. Then we move the date.'],
      ],
    },
  }),
  turned('no cure', {
    cue: /\b(?:vet|doctors?|specialist|hospital) (?:says?|said|thinks?|told (?:me|us))\b.{0,50}\b(?:won'?t|will not|isn'?t going to|is not going to|is never going to) (?:be (?:fine|ok|okay|all ?right|the same)|make it|get better|recover|pull through)\b/i,
    also: (r) => !/\b(?:just|itch|rash|wait|course)\b/i.test(r.plain),
    beside: 8,
    said: {
      sympathise: [
        ['warm', 'I am so sorry. That is a hard thing to be told. Are you on your own with it?'],
        ['calm', 'I am sorry, truly. No need to say anything clever back, I am just here.'],
      ],
      'stay with them': [
        ['warm', 'That is awful news. Would you rather talk about it, or be talked to about something else?'],
        ['direct', 'I am sorry. If you want company or a lift anywhere, say so and I come.'],
      ],
      'give space': [['calm', 'I am so sorry. Take all the time you need, you owe me no answers now.']],
    },
  }),
  turned('never in my life', {
    cue: /^\W*(?:\w+\W+){0,3}i (?:would not|wouldn'?t|will not|won'?t|would never|'?d never|will never) (?:join|do|try|be caught|set foot|sign up)\b[^.!?,]{0,45}\b(?:in a (?:hundred|thousand|million) years|for (?:all the|any) money|if you paid me|over my dead body)\W*$/i,
    turnsRound: true,
    not: /\?|\b(?:him|her|living|again|date|out with you|chemo|therapy|pills|test)\b/i,
    said: {
      'respect the limit': [
        ['witty', 'A hundred years is clear. I will ask your great-grandchildren.'],
        [
          'playful',
          'That is the most complete no I have had all week. I will go alone and tell you nothing.',
        ],
        ['direct', 'Understood, that one is off the list. What would get you out of the house instead?'],
      ],
      'follow up': [
        ['warm', 'Fair enough. What happened that it is such a firm no?'],
        ['playful', 'There is a story behind a no like that. I would like to hear it.'],
      ],
      'offer another way': [
        ['direct', 'Then something you like. You name it, I come along and do not complain.'],
      ],
    },
  }),
  turned('too late for a call', {
    cue: /^\W*(?:it'?s|it is|its) (?:a bit |way |far |too |so |already )*late to (?:call|phone|ring)(?: (?:me|you|now|tonight))*\W*$/i,
    said: {
      'respect the limit': [
        ['calm', 'Then tomorrow. Sleep well, it will keep.'],
        ['warm', 'You are right. I will save it for tomorrow and tell it better.'],
        ['direct', 'All right, no call tonight. When tomorrow?'],
        ['playful', 'Fine, I put the phone down. I had only cleared my throat twice.'],
      ],
      'no rush': [['warm', 'Then good night. A call tomorrow is something to look forward to.']],
    },
  }),
  turned('not too late for a call', {
    cue: /^\W*(?:it'?s|it is|its|it) (?:not|isn'?t|is never|never) (?:at all )?(?:too |that )?late to (?:call|phone|ring)(?: (?:me|you|now|tonight))*\W*$/i,
    said: {
      'do what they ask': [
        ['direct', 'Then I am calling. Give me two minutes to find my best voice.'],
        ['warm', 'I was hoping you would say that. Calling you now.'],
        ['playful', 'Good, because my thumb is already on the button. Ready?'],
      ],
      'pick a slot': [
        ['calm', 'Then in ten minutes? I would like to be somewhere quiet for it.'],
        ['direct', 'Good. Now, or shall I give you a quarter of an hour?'],
      ],
    },
  }),
  turned('they do not mind', {
    cue: /^\W*i (?:really |honestly )?(?:do not|don'?t) mind (?:at all )?if you (?:ask|call|phone|text|smoke|bring|stay|post|take|sing|snore|drive|pick|choose|cook|order|invite|tell)\b[^.!?,]{0,36}\W*$/i,
    turnsRound: true,
    said: {
      'accept with grace': [
        ['warm', 'That is kind of you. I will still ask first, out of habit.'],
        ['calm', 'Good to know, thank you. Tell me if it ever changes.'],
        ['direct', 'Thank you. I will keep it decent all the same.'],
      ],
      'light touch': [
        ['playful', 'So generous. I will try not to grow used to it.'],
        ['witty', 'You may regret giving me that in writing.'],
      ],
    },
  }),
  turned('they do mind', {
    cue: /^\W*i (?:do |really do |would |kind of |kinda |actually )?mind (?:it )?(?:if|when) you [^.!?,]{3,40}\W*$/i,
    turnsRound: true,
    said: {
      'respect the limit': [
        ['direct', 'Then I will not. Thank you for saying it straight.'],
        ['calm', 'Good to know. Your rule, and I keep to it.'],
        ['warm', 'Of course, then I leave it. You should not have to say it twice.'],
      ],
      'own it': [['warm', 'Sorry if I did it before you told me. It will not happen again.']],
      'appreciate a detail': [['calm', 'It is good that you tell me. I would rather know.']],
    },
  }),
  turned('does not miss it', {
    cue: /^\W*i (?:really |honestly )?(?:do not|don'?t) (?:really |even )?miss (?<what>(?:my |the |that )?(?:hometown|home ?town|old (?:job|place|flat|house|school)|job|school|city|village|office))(?: at all| one bit| anymore)?\W*$/i,
    said: {
      'follow up': [
        ['direct', 'Good for you. What was the last straw with {what}?'],
        ['warm', 'That sounds settled. What do you have now that you did not have there?'],
      ],
      'light touch': [
        ['playful', 'Then the memories can stay there. What replaced it?'],
        ['witty', 'A clean break, then. I will not bring flowers.'],
      ],
      'appreciate a detail': [
        ['calm', 'I like that you can say it without a sigh. Some people never get there.'],
      ],
    },
  }),
];
