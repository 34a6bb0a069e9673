/** More plain answers to plain questions of the reader's: what they do for fun, whether they like a thing, how the day was, where they live (see answered-plainly.ts). */
import { NO, SORE } from './answered-plainly.ts';
import { after } from './answers-to-mine.ts';
import { MINE, MINE_MORE } from './mine-asks.ts';
import type { Scene } from './scene.ts';

const sore = (more = ''): RegExp => new RegExp(`${SORE.source}${more && `|${more}`}`, 'i');
const YES =
  /^\W*(?:(?:haha+|lol|oh|omg|well|ag|ooh)[ ,.!]+)*(?:yes+|yeah|yep|yup|ja+|jip|sure|love|loved|i do|of course|absolutely|obsessed|definitely|always|every|a lot|lots|all the time|big time|very much|\d+ (?:times|x)|(?:once|twice|many|three|four|five) (?:times )?a? ?(?:week|month)?|many times|big fan)\b/i;
const A_LITTLE =
  /\b(?:a (?:bit|little)|sometimes|now and then|socially|once in a while|only (?:in|at|when|on|if)|occasionally|depends|here and there|on and off|not as (?:much|often)|used to|trying|learning|two left feet|if i must|badly|not well)\b/i;
const GOOD =
  /\b(?:good|great|lovely|nice|productive|amazing|fantastic|brilliant|finished early|lekker|fun|chilled|awesome|wonderful|best|perfect|beautiful)\b/i;
const SO_SO =
  /\b(?:alright|all right|ok|okay|fine|same old|nothing (?:exciting|special|much|major)|the usual|usual|boring|average|not (?:too )?bad|uneventful|normal|quiet|can'?t complain|so[- ]so)\b/i;
const LONG =
  /\b(?:long|tiring|tired|busy|hectic|rough|crazy|exhaust\w*|stress\w*|mad|hard|drain\w*|terrible|awful|horrible|chaos|chaotic|hell|finished|broken|insane|manic|non-?stop|back to back)\b/i;
const DENIED = /\b(?:not|wasn'?t|isn'?t|but|except|until|could be|could have)\b/i;
const BODILY = /\b(?:can'?t have|couldn'?t|unable|miscarr\w*|tried|trying|ivf|lost)\b/i;

export const TOLD_BY_QUESTION_SCENES: readonly Scene[] = [
  after('told: no time for fun', {
    mine: MINE_MORE.fun,
    theirs: new RegExp(
      `${NO.source}|\\b(?:not (?:many|much|a lot)|no time|work takes|what free time|just work)\\b`,
      'i',
    ),
    limit: true,
    plainly: true,
    not: SORE,
    said: {
      'follow up': [
        ['warm', 'What would you do with a free day, if one fell out of the sky?'],
        ['direct', 'What did you love doing before life got so full?'],
      ],
      'light touch': [['playful', 'A nap counts as a hobby, if it is done properly.']],
      'suggest meeting': [['direct', 'Then you are due an evening off. Which one shall we take?']],
    },
  }),
  after('told: what they do for fun', {
    mine: MINE_MORE.fun,
    not: SORE,
    most: 28,
    said: {
      'follow up': [
        ['warm', 'How did you get into that?'],
        ['direct', 'Which part of that could you do all day?'],
      ],
      'appreciate a detail': [['warm', 'That is a good way to spend the hours that belong to you.']],
      'suggest meeting': [['playful', 'May I come along one day, as an enthusiastic beginner?']],
      'answer, then return': [['direct', 'On my side it is [your hobby]. Could we trade for a day?']],
    },
  }),
  after('told: a taste, a little', {
    mine: MINE_MORE.likes,
    theirs: A_LITTLE,
    limit: true,
    not: sore('\\b(?:drink|smoke|sober|depress\\w*)\\b'),
    most: 20,
    said: {
      'appreciate a detail': [['warm', 'I suspect that you are better at it than you say.']],
      'follow up': [
        ['direct', 'A little is how most good things start. Would you like to do more of it?'],
        ['warm', 'When was the last time?'],
      ],
      'light touch': [['playful', 'Modest or honest? I will have to see for myself.']],
    },
  }),
  after('told: a taste, yes', {
    mine: MINE_MORE.likes,
    theirs: YES,
    not: sore("\\b(?:but|not|don'?t|drink|smoke)\\b"),
    most: 22,
    said: {
      'follow up': [
        ['warm', 'Good! How did that start?'],
        ['direct', 'What is the best thing about it, for you?'],
      ],
      'suggest meeting': [['direct', 'Then I know what we could do one day. Are you free this week?']],
      'light touch': [['playful', 'Right answer. There was no wrong one, but still.']],
    },
  }),
  after('told: a taste, no', {
    mine: MINE_MORE.likes,
    theirs: new RegExp(
      `${NO.source}|^\\W*(?:ew+|yuck|gross|hate|can'?t stand|god no|hell no|absolutely not|i hate)\\b|\\bnot (?:really|my thing|for me|a fan)\\b`,
      'i',
    ),
    limit: true,
    plainly: true,
    not: sore('\\b(?:because of (?:my|him|her)|hurt\\w*|scared|depress\\w*|anxi\\w*)\\b'),
    most: 16,
    said: {
      'follow up': [
        ['warm', 'Fair enough. What is your thing, then?'],
        ['direct', 'Noted, I will plan around it. What would you rather have?'],
      ],
      'light touch': [['playful', 'Good that I asked before I booked something.']],
      'appreciate a detail': [['calm', 'I like a clear no. It makes choosing so much easier.']],
    },
  }),
  after('told: no children', {
    mine: MINE.kids,
    theirs: NO,
    limit: true,
    not: sore(BODILY.source),
    most: 18,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for a straight answer. It is good to know early.'],
        ['calm', 'Good to know, thank you. Does it matter to you whether somebody else has them?'],
      ],
      'light touch': [['playful', 'So nothing in the house is sticky. I admire that.']],
      'follow up': [['direct', 'Is it something you think about, or are you happy as it is?']],
    },
  }),
  after('told: whether they want children', {
    mine: MINE_MORE.wantsKids,
    limit: true,
    not: sore(BODILY.source),
    most: 22,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for saying it straight. I would rather know early than guess.'],
        ['calm', 'That is a fair answer. It is good that we can talk about it like this.'],
      ],
      'answer, then return': [
        ['direct', 'My own answer: [how you feel about kids]. Does that fit with yours?'],
      ],
      'follow up': [['warm', 'Was that always clear to you, or did it come with time?']],
    },
  }),
  after('told: their age', {
    mine: MINE_MORE.age,
    theirs: /\b(?:[2-9]\d|forty|fifty|thirty|sixty|twenty|seventy)\b/i,
    not: /\b(?:matric\w*|maths?|class of|born|guess|years?|months?)\b/i,
    most: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'A good age, if you ask me. What has been the best part of it so far?'],
      ],
      'light touch': [['playful', 'And how old do you feel on a Monday?']],
      'answer, then return': [['direct', 'I am [your age]. Do you feel yours?']],
      'follow up': [['warm', 'Noted. What do you know now that you did not know ten years ago?']],
    },
  }),
  after('told: their height', {
    mine: MINE_MORE.height,
    theirs: /\d|\b(?:tall|short|foot|average|small)\b/i,
    most: 12,
    said: {
      'light touch': [
        ['playful', 'Good, now I know where to look for you in a crowd.'],
        ['playful', 'Noted. I will choose my shoes with that in mind.'],
      ],
      'answer, then return': [['direct', 'I am [your height]. We will manage, I think.']],
    },
  }),
  after('told: where they live', {
    mine: MINE.live,
    not: sore('\\b(?:shelter|homeless|on the street|my car|pin|location|outside|waiting)\\b'),
    most: 24,
    said: {
      'follow up': [
        ['warm', 'What do you like about it there?'],
        ['direct', 'Have you been there long?'],
        ['playful', 'And who makes the best coffee around there?'],
      ],
      'answer, then return': [['direct', 'I am around [your area]. That can be done, I think.']],
    },
  }),
  after('told: whom they live with', {
    mine: MINE_MORE.livesWith,
    not: SORE,
    most: 22,
    said: {
      'follow up': [
        ['warm', 'And do you like it like that?'],
        ['direct', 'What is the best thing about it?'],
      ],
      'light touch': [['playful', 'Who decides what is on TV? It tells me everything about a house.']],
      'appreciate a detail': [['calm', 'Every home has its own rules. I would like to hear yours.']],
    },
  }),
  after('told: films and series', {
    mine: MINE_MORE.films,
    not: sore('\\bno time\\b'),
    most: 20,
    said: {
      'follow up': [
        ['warm', 'Which one could you watch again tonight?'],
        ['direct', 'What is it that gets you about it?'],
        ['playful', 'Do you talk while watching? I need to know that early.'],
      ],
      'suggest meeting': [['direct', 'You choose the film and I bring the popcorn. Which evening?']],
    },
  }),
  after('told: their coffee', {
    mine: MINE_MORE.coffee,
    most: 14,
    said: {
      'light touch': [
        ['playful', 'Noted. I will have it on the table before you sit down.'],
        ['playful', 'And how many does it take before one may talk to you?'],
      ],
      'suggest meeting': [['direct', 'Then let us have one together. Are you free this week?']],
      'follow up': [['warm', 'Good to know. Where is the best one near you?']],
    },
  }),
  after('told: a good day', {
    mine: MINE.dayWas,
    theirs: GOOD,
    not: sore(DENIED.source),
    most: 18,
    said: {
      'appreciate a detail': [
        ['warm', 'I am glad. What was the best bit?'],
        ['warm', 'That is what I like to hear. You deserved one of those.'],
      ],
      'follow up': [['direct', 'Good! And what are you doing with the rest of it?']],
      'light touch': [['playful', 'Please send some of that over to my side.']],
    },
  }),
  after('told: a long day', {
    mine: MINE.dayWas,
    theirs: LONG,
    plainly: true,
    limit: true,
    not: sore(
      '\\b(?:fired|retrenched|crash\\w*|accident|robbed|cried|crying|funeral|fight|scared|depress\\w*|anxi\\w*|panic)\\b',
    ),
    most: 20,
    said: {
      sympathise: [
        ['warm', 'Then sit down for a minute. Is it over now, at least?'],
        ['calm', 'I am sorry it was one of those. Do you want to tell me about it, or be taken off it?'],
      ],
      'follow up': [['warm', 'What would help now, food, a bath or silence?']],
      'light touch': [['playful', 'You have earned the good chair and the last biscuit.']],
    },
  }),
  after('told: an ordinary day', {
    mine: MINE.dayWas,
    theirs: SO_SO,
    not: sore('\\b(?:let|laid|retrench\\w*|cross|angry|sad|cry\\w*|cried)\\b'),
    most: 18,
    said: {
      'follow up': [
        ['warm', 'A quiet one, then. What would make the rest of it better?'],
        ['direct', 'What is for supper?'],
      ],
      'light touch': [['playful', 'Nothing broken and nobody shouting, I count that as a win.']],
      'appreciate a detail': [['calm', 'Ordinary days are underrated. I hope the evening is a soft one.']],
    },
  }),
  after('told: a bit flat', {
    mine: MINE_MORE.feeling,
    theirs:
      /\b(?:flat|meh|so[- ]so|been better|not (?:great|so good|the best)|under the weather|blah|a bit (?:down|off|low|rough)|up and down|hanging in(?: there)?|surviving|getting there)\b/i,
    plainly: true,
    limit: true,
    most: 18,
    said: {
      sympathise: [
        [
          'warm',
          'Thank you for the honest answer. Is there something behind it, or is it just one of those days?',
        ],
        ['calm', 'I am sorry it is that kind of day. Do you want company or quiet?'],
        ['warm', 'What would do you good tonight?'],
      ],
      'stay with them': [['warm', 'I am here if you want to talk, and also if you do not.']],
    },
  }),
  after('told: fine, as asked', {
    mine: MINE.howAreYou,
    theirs:
      /^\W*(?:(?:hey|hi|hello|aw+|oh|yeah|yes)(?: you| there)?[ ,.!]+)*(?:i'?m |im |i am |all |doing |feeling |very |so |pretty |really |just |much )*(?:good|fine|great|well|ok|okay|alright|better|lekker|blessed|happy|not (?:too )?bad)\b/i,
    not: sore(
      '\\b(?:profile|pics?|photos?|pictures?|smile|eyes|bio|question|idea|but|tired|sick|miss\\w*|busy|work|stress\\w*|kids|mom|dad)\\b',
    ),
    most: 14,
    said: {
      'follow up': [
        ['warm', 'I am glad. What has been the best part of today?'],
        ['direct', 'Good to hear. What are you up to?'],
      ],
      'light touch': [['playful', 'Good, then I can start asking the difficult questions.']],
      'appreciate a detail': [['warm', 'That makes my day a little better too.']],
    },
  }),
  after('told: their plans', {
    mine: MINE_MORE.plansAhead,
    not: sore(
      '\\b(?:come (?:fishing|with|along|through|over)|join (?:us|me)|spare (?:rod|ticket|seat|bed)|why|depends|no plans|not sure|with you|free|hospital|court|moving)\\b',
    ),
    most: 26,
    said: {
      'follow up': [
        ['warm', 'Which part are you looking forward to most?'],
        ['direct', 'Sounds like a plan. And after that?'],
      ],
      'suggest meeting': [['playful', 'May I steal an hour of it? I would bring coffee.']],
      'appreciate a detail': [['warm', 'Enjoy it properly. I want to hear afterwards how it was.']],
    },
  }),
  after('told: eaten', {
    mine: MINE.eaten,
    theirs: /^\W*(?:yes|yeah|yep|yup|ja|i have|already|just now)\b/i,
    not: SORE,
    most: 8,
    said: {
      'follow up': [
        ['warm', 'Good, then I can stop worrying. What was it?'],
        ['direct', 'And was it any good?'],
      ],
      'light touch': [['playful', 'And was there dessert? That is the real question.']],
    },
  }),
  after('told: not eaten', {
    mine: MINE.eaten,
    theirs: /^\W*(?:no|nope|nah|not yet|haven'?t|i haven'?t)\b/i,
    plainly: true,
    limit: true,
    not: sore("\\b(?:afford|can'?t eat|days|appetite|broke|empty|sick|money)\\b"),
    most: 10,
    said: {
      'follow up': [
        ['warm', 'Then go and feed yourself, I will wait. What is in the fridge?'],
        ['direct', 'What do you feel like?'],
      ],
      'light touch': [['playful', 'Toast counts. Cereal counts. Nothing does not count.']],
    },
  }),
  after('told: driving', {
    mine: MINE.now,
    theirs:
      /\b(?:driving|in (?:the )?traffic|on the (?:road|highway|n1|n2|n3|m1|freeway)|behind the wheel)\b/i,
    limit: true,
    not: SORE,
    said: {
      'no rush': [
        ['warm', 'Then put the phone away, I will still be here when you arrive.'],
        ['calm', 'Drive safely. Write to me when you are there.'],
      ],
      'light touch': [['playful', 'Eyes on the road. I am charming, but I can wait.']],
    },
  }),
  after('told: so so, as asked', {
    mine: MINE_MORE.howWas,
    theirs:
      /\b(?:bit|little|kinda|kind of|rather|quite|too) (?:boring|long|slow|disappointing|awkward|loud|cold|cheesy|predictable|dull)\b|\b(?:boring|overrated|meh|so[- ]so|average|nothing special|no spark|didn'?t click|not bad|could be worse)\b|\b(?:ok|okay|alright|nice|good|fun),? but\b/i,
    limit: true,
    not: SORE,
    most: 20,
    said: {
      'follow up': [
        ['warm', 'That happens. What would have saved it?'],
        ['direct', 'An honest review, thank you. Out of ten?'],
        ['warm', 'And what was the best bit anyway?'],
      ],
      'light touch': [['playful', 'So I have not missed the event of the year. Good to know.']],
    },
  }),
  after('told: a bad journey', {
    mine: /\bhow (?:was|is|'?s|did)\b[^?]*\b(?:flight|drive|trip|traffic|journey|train|bus|road|way)\b[^?]*\?/i,
    theirs:
      /\b(?:delay\w*|late|cancel\w*|nightmare|queues?|stuck|luggage|chaos|traffic|hours|hell|bumpy|terrible|awful|horrible)\b/i,
    plainly: true,
    limit: true,
    not: sore('\\b(?:accident|crash\\w*|hijack\\w*|robbed|hit|overturned)\\b'),
    most: 20,
    said: {
      sympathise: [
        ['warm', 'Ag no. Did you get there in one piece, at least?'],
        ['calm', 'That sounds long. Have you eaten something?'],
      ],
      'light touch': [['playful', 'Please tell me that you had snacks with you.']],
      'follow up': [['direct', 'And now, feet up or straight on?']],
    },
  }),
  after('told: somebody of theirs, so so', {
    mine: MINE_MORE.howIsTheirs,
    theirs:
      /\b(?:still|weak|the same|same|up and down|not (?:great|so good)|tired|slow|slowly|bit by bit|hanging in|day by day|sore)\b/i,
    plainly: true,
    limit: true,
    not: /\b(?:died|passed|worse|icu|dying|coma|palliative|hospice)\b/i,
    most: 22,
    said: {
      'stay with them': [
        ['warm', 'One day at a time, then. And how are you holding up?'],
        ['calm', 'It takes the time it takes. Is somebody looking after you as well?'],
      ],
      'appreciate a detail': [['warm', 'Thank you for telling me. Please pass on my best wishes.']],
      'follow up': [['warm', 'Is there anything that would make this week easier for you?']],
    },
  }),
  after('told: somebody of theirs is well', {
    mine: MINE_MORE.howIsTheirs,
    theirs:
      /\b(?:better|fine|ok|okay|good|great|well|home|gone|recover\w*|improving|stronger|on the mend|discharged|growing|happy|naughty|big)\b/i,
    limit: true,
    not: sore('\\b(?:not|worse|but|still|funeral|icu|sick)\\b'),
    most: 22,
    said: {
      'appreciate a detail': [
        ['warm', 'I am glad to hear that. And how are you?'],
        ['calm', 'That is good news. It must make your days lighter as well.'],
      ],
      'follow up': [['direct', 'Good! What is next for all of you?']],
      'light touch': [['playful', 'Please pass on a greeting from somebody you only know from your phone.']],
    },
  }),
  after('told: their love language', {
    mine: MINE_MORE.loveLanguage,
    not: SORE,
    most: 20,
    said: {
      'appreciate a detail': [['warm', 'Good to know, before I get it wrong.']],
      'follow up': [
        ['warm', 'What is the best example of it that you ever got?'],
        ['direct', 'Was it always that one?'],
      ],
      'answer, then return': [['direct', 'Mine is [your love language]. Could that work?']],
    },
  }),
  after('told: the past', {
    mine: MINE_MORE.past,
    plainly: true,
    limit: true,
    not: /\b(?:widow\w*|died|passed|abus\w*|hit me|beat\w*|hurt me|private|none of|rather not|long story|why do you|protection|court|police|my (?:late|dead))\b/i,
    most: 26,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for telling me. Are you all right with it by now?'],
        ['calm', 'That is an honest way to put it. I will not dig.'],
      ],
      'follow up': [['warm', 'What did it teach you, if that is not too big a question?']],
      'suggest meeting': [
        ['calm', 'The rest of that I would rather hear in person, if you want to tell it.'],
      ],
    },
  }),
  after('told: how long single', {
    mine: MINE_MORE.howLongSingle,
    not: sore('\\b(?:widow\\w*|since (?:he|she) )\\b'),
    limit: true,
    plainly: true,
    most: 22,
    said: {
      'follow up': [
        ['warm', 'And how has it been, more peace or more quiet?'],
        ['direct', 'What have you liked about it?'],
      ],
      'appreciate a detail': [['calm', 'Thank you for a straight answer. There is no rush on this side.']],
      'light touch': [['playful', 'So the whole blanket was yours all that time.']],
    },
  }),
  after('told: not been there yet', {
    mine: MINE_MORE.ever,
    theirs: new RegExp(
      `${NO.source}|\\bnot yet\\b|\\bon my (?:bucket )?list\\b|^\\W*(?:hell|god) no\\b|\\balways wanted to\\b`,
      'i',
    ),
    plainly: true,
    limit: true,
    // A bare no is taken up by what was asked.
    not: sore(
      '^\\W*(?:no|nope|nah|nee|never|no never|nope never)\\W*$|\\b(?:ready|anxi\\w*|panic\\w*|afford)\\b',
    ),
    most: 16,
    said: {
      'follow up': [
        ['warm', 'Would you, if somebody came along?'],
        ['direct', 'What is keeping you?'],
      ],
      'light touch': [['playful', 'Then it goes on the list. What else is on it?']],
      'appreciate a detail': [['warm', 'There is something to be said for firsts that are still to come.']],
    },
  }),
  after('told: been there, done it', {
    mine: MINE_MORE.ever,
    theirs: YES,
    not: sore('\\b(?:but|not|cheat\\w*|hurt\\w*|arrest\\w*)\\b'),
    most: 20,
    said: {
      'follow up': [
        ['warm', 'What do you remember best about it?'],
        ['direct', 'Would you do it again tomorrow?'],
      ],
      'light touch': [['playful', 'I am a little jealous. What should I know before I try it?']],
    },
  }),
  after('told: their team', {
    mine: MINE_MORE.team,
    not: SORE,
    most: 16,
    said: {
      'light touch': [
        ['playful', 'Then I know what your moods depend on.'],
        ['playful', 'I will say nothing until I know you better.'],
      ],
      'follow up': [['warm', 'Who got you into it?']],
      'suggest meeting': [['direct', 'We should watch the next one together. Are you a shouter?']],
    },
  }),
  after('told: their languages', {
    mine: MINE_MORE.languages,
    limit: true,
    not: SORE,
    most: 18,
    said: {
      'follow up': [
        ['warm', 'Where did you pick that up?'],
        ['direct', 'Which language do you swear in?'],
      ],
      'light touch': [['playful', 'Teach me one useful sentence? It may be a rude one.']],
    },
  }),
  after('told: about themselves', {
    mine: MINE_MORE.aboutThem,
    not: SORE,
    most: 40,
    said: {
      'follow up': [
        ['warm', 'That is a good start. Which part would your friends put first?'],
        ['direct', 'And what did you leave out?'],
      ],
      'answer, then return': [['direct', 'My turn, then: [one true thing about you].']],
      'appreciate a detail': [
        ['warm', 'I like how you put that. I would like to hear the long version one day.'],
      ],
    },
  }),
  after('told: their name', {
    mine: MINE_MORE.name,
    asks: true,
    not: /\?[^?]{3,}|\bwhy\b|^\W*(?:yes|no|nope|guess)\b/i,
    most: 12,
    said: {
      'answer, then return': [
        ['warm', 'Nice to meet you properly. I am [your name].'],
        ['direct', '[Your name] on this side. What brings you here today?'],
      ],
      'light touch': [['playful', 'Good, I was about to save you under something silly.']],
      'follow up': [['warm', 'It suits you. Is there a story to it?']],
    },
  }),
  after('told: about a photo', {
    mine: MINE_MORE.photo,
    not: sore('\\b(?:ex|husband|wife|boyfriend|girlfriend)\\b'),
    most: 20,
    said: {
      'follow up': [
        ['warm', 'Is there a story with that photo?'],
        ['direct', 'What happened right before it was taken?'],
      ],
      'appreciate a detail': [['warm', 'That is the one that made me stop. I am glad that I asked.']],
      'light touch': [['playful', 'Mystery solved. I had three theories, all of them wrong.']],
    },
  }),
  after('told: a favourite', {
    mine: MINE_MORE.favourite,
    not: SORE,
    most: 18,
    said: {
      'follow up': [
        ['warm', 'What is it that you like about it?'],
        ['direct', 'I will remember that. What is in second place?'],
      ],
      'light touch': [['playful', 'An answer without a second of doubt. I like that.']],
      'suggest meeting': [['direct', 'We should try that together one day. Are you free this week?']],
    },
  }),
];
