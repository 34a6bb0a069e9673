/** Answers to the reader in play: a plate of food that outrages, a film never seen, a challenge, a fact looked up, a book finished. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Place } from '../words/fill.ts';
import { DAY, dayIn, inTurn, one } from './in-turn.ts';
import type { Scene } from './scene.ts';

const L = 'appreciate a detail';
const A = 'answer, then return';
const P = 'light touch';
const T = 'take the bait';
const F = 'follow up';
const MEET = 'suggest meeting';

const DISH =
  '(?:carbonara|bolognese|lasagne|risotto|paella|ramen|sushi|pizza|burger|braai ?broodjies?|braai|potjie|bobotie|bunny chow|curry|biryani|pap|chakalaka|koeksisters?|melktert|malva pudding|salad|potato salad|guacamole|hummus|tacos?|burrito|omelette|scrambled eggs|french toast|toast|pasta|mac (?:and|n|&) cheese|soup|stew|chilli|chili|tea|coffee|cereal|porridge|steak|wors|sandwich|jollof|fried rice|pancakes?|scones?|roast|gravy|mash|pesto)';
const dish = (r: Reading): Place | undefined => {
  const cue = new RegExp(`\\b(${DISH})\\b`, 'i');
  const said = (find(cue, r.plain) ?? find(cue, r.mine))?.[1]
    ?.toLowerCase()
    .replace(/^(?:braai ?broodjie|burger|taco|sandwich|pancake|scone|koeksister)$/, (one) =>
      `${one}s`.replace(/chs$/, 'ches'),
    );
  return one(said, said !== undefined && /[^s]s$/.test(said));
};

const HOW_MANY =
  /^\W*(?:ok(?:ay)? |um+ |uh+ |er+ |well,? |only |just |about |fine,? )*(?<n>\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\w+)?|thirty|forty|fifty)\b/i;

const FOOD_TALK = new RegExp(
  `\\b(?:cook\\w*|bak\\w*|recipe|menu|chef|kitchen|tast\\w*|eat|dish|crumble|cakes?|brownies|pie|cheesecake|dessert|bread|${DISH})\\b`,
  'i',
);

export const IN_TURN_PLAY_SCENES: readonly Scene[] = [
  inTurn({
    name: 'an outrage on my plate',
    mine: new RegExp(
      `\\b(?:cook\\w*|made|make|put|add\\w*|used|eat(?:ing)?|ate|had|recipe|with|on my|${DISH})\\b`,
      'i',
    ),
    when: new RegExp(
      `\\b(?:you|u) (?:put|use|used|add|added|eat|ate|had|mixed|did|have) what\\b|\\b[\\w ]{2,24}\\?+ (?:on|in|with|and)(?: an?| the| your)? (?:\\w+ )?${DISH}\\b|\\b(?:in|on|with) (?:an? |the |your |a braai )?(?:\\w+ )?${DISH}\\?{1,}|\\bwho (?:raised|hurt|taught) (?:you|u)\\b|\\b(?:crime|illegal|jail|arrest\\w*|police|heresy|blasphemy|sacrilege|deported)\\b`,
      'i',
    ),
    and: new RegExp(
      `\\bWHAT\\b|\\?{2,}|\\bwho (?:raised|hurt|taught)|\\bwhat\\b[^.!?]{0,20}\\b${DISH}\\b|\\b(?:crime|illegal|jail|arrest\\w*|police|heresy|blasphemy|sacrilege|deported|nonna|italians?)\\b`,
    ),
    not: /\b(?:allerg\w*|poison\w*|hospital|drink|spiked|pills?|(?:he|she|they|my (?:ex|boss|mom)) (?:put|did)|real police)\b/i,
    also: (r) => dish(r) !== undefined,
    most: 22,
    places: (r) => ({ dish: dish(r) }),
    lines: [
      [
        T,
        'playful',
        'I will not apologise for the {dish}. I may apologise to Italy.',
        /\b(?:carbonara|bolognese|lasagne|risotto|pizza|pasta|pesto|italians?|nonna)\b/i,
      ],
      [T, 'playful', 'Let me finish, before you report me: it was good {dish}.'],
      [MEET, 'playful', 'Then come and show me how {dish} {dish|is|are} done. I will only watch, I promise.'],
      [A, 'direct', 'Guilty. And how do you make your {dish}?'],
      [T, 'playful', 'I knew that {dish} would get me into trouble one day. I regret nothing.'],
      [MEET, 'playful', 'One forkful of my {dish}, and then you may call the police. When are you free?'],
      [P, 'witty', 'I knew that I should have left that part of the {dish} out of my statement.'],
    ],
  }),
  inTurn({
    name: 'never seen it, and it will be seen to',
    mine: /\b(?:never|not|haven'?t|havent)\b[^.!?]{0,24}\b(?:seen|watched|read|heard|tried|eaten|tasted|been|played|see|watch)\b/i,
    when: /\b(?:you|u)(?:'ve| have)? (?:still |really |seriously )?(?:haven'?t|havent|not|never) (?:even |ever )?(?:seen|watched|read|heard|tried|eaten|tasted|been|played)\b|^\W*(?:wait|sorry|excuse me|hang on|hold on|no+|what+|omg|oh my)\b[^.]{0,60}\?|\bnot (?:even|one|a single)\b|\bNEVER\b|\bnever\?/,
    and: new RegExp(
      `\\b(?:cancel|clear|free up|keep) (?:your|ur) \\w+|\\bwe(?:'re| are)? (?:fixing|start\\w*|watching|going to|gonna|changing|have to|must|need to)|\\b(?:${DAY}|tonight|weekend|tomorrow)\\b|\\bmy (?:place|couch|treat)|\\bno excuses?\\b|\\b(?:i'?m|i am|i'?ll) (?:\\w+ )?(?:mak\\w+|show\\w*|tak\\w+|educat\\w+|coming over|bring\\w*) \\b`,
      'i',
    ),
    not: /\b(?:seen (?:you|him|her)|naked|in love|with my (?:mom|mum|ex|sister)|alone with|my ex|hospital)\b/i,
    most: 32,
    places: (r) => ({
      day: dayIn(r),
      title: one(
        find(
          latin(
            /\b(?:never|haven'?t|not)(?: \p{L}+)? (?:seen|watched|read|played|heard) (?:a single |a |any |one )?(?:of )?(?:the )?(?<t>\p{Lu}[\p{L}']+(?: (?:of|the|and|in|to|\p{Lu}[\p{L}']*))*)/u,
          ),
          r.mine,
        )?.groups?.t,
      ),
    }),
    lines: [
      [MEET, 'playful', 'My {day} is cleared. I bring the snacks, you bring the patience.'],
      [T, 'playful', 'I am in your hands. Where does one start with {title}?'],
      [MEET, 'direct', '{day} it is. What time does my education begin?'],
      [
        P,
        'playful',
        'Not even the first one. I thought it better that you hear it from me.',
        /\bnot even the first\b/i,
      ],
      [MEET, 'warm', 'I was hoping that somebody would take me in hand. What should I bring?'],
      [P, 'witty', 'I can pretend to have opinions on {title} until then, if it helps.'],
      [A, 'direct', 'I plead guilty. Do I have to sit still, or may I ask questions?'],
    ],
  }),
  inTurn({
    name: 'a challenge taken up, each brings theirs',
    mine: /\b(?:my|mine|better|best|beat|destroy|win|than yours|than (?:anything|your)|champion|undefeated|make|bake|cook)\b/i,
    when: latin(
      /\b(?:you|u) (?:bring|make|do|cook|bake) (?:(?:your|that|the) )?(?:famous |legendary |so-called |best )?(?<x>(?!me\b|it\b|out\b)\p{L}+)\b[^.!?]{0,40}?,? (?:and )?(?:i'?ll|i will|i) (?:do|bring|make|cook|bake) (?<y>mine|(?:my|a|an|the|some) (?:\p{L}+ )?\p{L}+)|\b(?:your|ur) (?<x2>\p{L}+) (?:vs?\b\.?|versus|against) (?:my (?<y2>\p{L}+)|mine)/iu,
    ),
    and: /\b(?:(?:we'?ll|let'?s|we shall|then we) (?:see|find out)|judge|winner|loser|best|fighting talk|challenge|professional|bring it|game on|(?:it'?s|its) (?:so )?on\b|vot(?:e|es|ing)|may the|decide|showdown|settle|blind (?:taste|test))\b/i,
    not: /\b(?:money|cash|bed|my (?:body|self)|myself|naked|dogs?|cats?|kids?|bikes?|cars?|ball)\b/i,
    most: 40,
    also: (r) => hits(FOOD_TALK, `${r.mine} ${r.plain}`),
    lines: [
      [MEET, 'direct', 'Deal. The {x} comes with me, {y} comes with you. Which day?'],
      [MEET, 'direct', 'It is on. My {x2} against yours, and no crying afterwards.'],
      [T, 'playful', 'My {x2} has been waiting for a worthy opponent. It is still waiting.'],
      [P, 'playful', 'I hope your voters are hungry. My {x2} does not do modest.', /\bvot(?:e|es|ing)\b/i],
      [T, 'playful', 'I accept. My {x} has been waiting for this.'],
      [
        T,
        'playful',
        'Fighting words. And who judges? It has to be somebody whom we cannot bribe with {x}.',
        /^(?![\s\S]*\bjudge\b)/i,
      ],
      [T, 'playful', 'Your judge had better like {x}. I am not above a small bribe.', /\bjudge\b/i],
      [MEET, 'direct', 'Done. Loser washes up. Saturday or Sunday?'],
      [P, 'witty', 'I will be gracious in victory. Set the table, the {x} is on its way.'],
    ],
  }),
  inTurn({
    name: 'looked it up, and I was right',
    mine: /\S/,
    when: /^\W*(?:(?:ok(?:ay)?|fine|ugh|so|well|damn|yes)[ ,.!]+)*(?:you|u) (?:were|are|was) (?:so |totally |completely |annoyingly )?right about (?:the|that|it|this)\b|\b(?:i(?:'?ll| will| must| have to)? (?:admit|concede)|i hate to (?:say|admit))\b[^.!?]{0,16}\b(?:you|u) (?:were|are) right\b|\b(?:(?:looked|look) (?:it|that|this) up|google[d]? (?:it|that|this)?|checked (?:it|that)?|asked (?:my|a) \w+|fact[- ]checked)\b[\s\S]{0,60}\b(?:(?:you|u)(?:'re| were| are|re| was)? (?:\w+ )?right|i was wrong|i hate that you|i apologi[sz]e|i'?m sorry|damn (?:it|you)|annoyed|fine)\b|\b(?:fine|ok(?:ay)?|ugh|damn)\b[^?]{0,12}\b(?:i )?(?:looked it up|google[d]? it|checked)\b/i,
    not: /\b(?:your (?:ex|wife|husband|name|record|profile|photos?)|you lied|he|she|him|her|symptoms?|lump|doctor|cancer|police|scam)\b/i,
    most: 34,
    places: (r) => ({
      hour: one(
        find(
          /\b(?:at )?(?<h>(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|midnight|(?:one|two|three) in the morning))\b/i,
          r.plain,
        )?.groups?.h?.toLowerCase(),
      ),
    }),
    lines: [
      [T, 'playful', 'Thank you. I will be gracious about it, for about a day.'],
      [P, 'playful', 'You looked it up at {hour}. I feel that I have won twice.'],
      [T, 'playful', 'Apology accepted. I know exactly one such thing, and you have had it now.'],
      [P, 'witty', 'I would like that in writing, please. Oh, I have it in writing.'],
      [MEET, 'playful', 'The loser buys the coffee, those are the rules. When are you free?'],
      [
        L,
        'warm',
        'I like that you looked it up. Few people do, and fewer admit it.',
        /\b(?:look(?:ed)?|google[d]?|checked)\b/i,
      ],
      [L, 'playful', 'I will not say that I told you so. I will only think it, very loudly.'],
    ],
  }),
  inTurn({
    name: 'finished what I gave them',
    mine: /\b(?:book|series|show|film|movie|novel|lent|recommend\w*|told you about|started|finish\w*|watch\w*|read|episode|season|season finale|chapter|podcast)\b/i,
    heavy: true,
    when: /\b(?:finished|(?:watched|saw|read|got to) (?:the |that )?(?:last|end|final\w*|\w+ episode|whole)|just ended|last (?:episode|page|chapter)|the (?:ending|end|finale|last \w+))\b/i,
    and: /\b(?:not (?:speaking|talking) to (?:you|u)|(?:could|should|might) have (?:warned|told|said)|(?:could|did) (?:you|u) not (?:warn|tell)|how (?:could|dare) (?:you|u)|you (?:didn'?t|never) (?:\w+ )?(?:warn|tell|say|warned|told|said|mentioned?)|(?:you|u) (?:absolute |utter )?(?:monster|traitor|villain)|never forgiv\w*|forgive (?:you|u)|(?:i )?(?:cried|sobbed|wept|bawled|am (?:not ok|broken|destroyed|ruined|a wreck)|'?m (?:not ok(?:ay)?|broken|destroyed|ruined|a wreck))|heart is broken|broke me|wrecked me|ruined me)\b/i,
    not: /\b(?:my (?:thesis|dissertation|degree|assignment|report|essay|studies|late|dad|mom|mum|gran|brother|sister|real)|reminded me of (?:my|when|him|her)|like (?:my|me)|can'?t stop|panic|all night|every night|finished (?:work|my shift|exams|with (?:you|him|her|us)))\b/i,
    most: 28,
    places: (r) => ({
      what: one(
        find(
          /\b(?:about|warned me about|kill(?:ed)?|what happens? to|for) (?<w>(?:the|that) (?:dog|cat|horse|ending|end|twist|mother|brother|sister|last (?:page|episode|chapter|scene)|letter|finale|old man|boy|girl))\b/i,
          r.plain,
        )?.groups?.w?.toLowerCase(),
      ),
      where: one(find(/\bon the (?:bus|train|plane|couch|sofa|taxi|tube)\b/i, r.plain)?.[0].toLowerCase()),
    }),
    lines: [
      [T, 'playful', 'I wanted to warn you about {what}. Then you would not have got to the end.'],
      [P, 'playful', 'On the scale of fair warnings, I know, I failed. Was it worth it, all the same?'],
      [L, 'warm', 'Yes. {what} gets everybody. I am sorry, and I am glad that you finished it.'],
      [MEET, 'playful', 'May I make it up to you with cake, or are we not speaking until Sunday?'],
      [T, 'playful', 'And there you were, {where}. I should have put a label on it.'],
      [F, 'direct', 'I said nothing on purpose. Which part got you, the end or before?'],
      [F, 'warm', 'At last somebody whom I can talk to about it! What did you think of it, warnings aside?'],
    ],
  }),
  inTurn({
    name: 'my first one, and when is the next',
    mine: /\b(?:first|half|comrades|oceans|cycle tour|ran|run|parkrun|\d+ ?k(?:m)?|race|marathon|swim|swam|gym|class|hike|ride|climb\w*|yoga|lesson|open mic)\b/i,
    when: latin(
      /\b(?:sign(?:ing|ed)? up for|doing|running|planning|ready for|up for) (?:another|the next) (?:one|race|run|\d+ ?k)?|\bwhen(?:'s| is|s| are| do| will)? (?:the |your |ur |you |u )?(?:next (?:one|run|race|time|round|lesson|class)|next\b|(?:running|doing|going|swimming|racing|riding|playing) (?:it )?again|(?:do|run|go) (?:it |you )?(?:again|next))/iu,
    ),
    not: /\b(?:see (?:you|me)|our|we|date|appointment|op|chemo|scan|test|exam|payday)\b/i,
    most: 32,
    places: (r) => ({
      what: one(
        find(
          /\b(?:\d+ ?k(?:m)?|park ?run|half marathon|marathon|race|swim|hike|ride|class|lesson)\b/i,
          `${r.mine} ${r.plain}`,
        )?.[0].toLowerCase(),
      ),
    }),
    lines: [
      [A, 'direct', 'The next {what} is [when it is]. Are you coming with me?'],
      [A, 'playful', '[When the next one is], if my legs forgive me by then.'],
      [L, 'warm', 'Thank you, I needed somebody to say that. I will tell you before the next {what}.'],
      [MEET, 'direct', 'I have not dared to look. Would you do the next {what} with me?'],
      [A, 'warm', 'You make me feel better about my {what}. The next is [when it is].'],
      [
        P,
        'playful',
        'If you walked half of yours, there is hope for both of us. [When the next one is], and you?',
        /\bwalked half\b/i,
      ],
      [MEET, 'playful', 'Whenever you come along. Somebody has to keep me away from the front.'],
    ],
  }),
  inTurn({
    name: 'how many, and the excuse for it',
    mine: /\bhow many\b|\b(?:honest )?number\b[^.!?]*\?/i,
    when: HOW_MANY,
    places: (r) => ({ n: one(find(HOW_MANY, r.plain)?.groups?.n?.toLowerCase()) }),
    and: /\b(?:before you (?:say|judge|ask|laugh)|in my defen[cs]e|to be fair|but (?:some|half|two|three|one|most) of|(?:don'?t|doesn'?t|do not) (?:really )?count|technically|were (?:gifts?|presents?|on sale|free|rescued)|no judg\w*|don'?t (?:judge|laugh|look at me))\b/i,
    not: /\b(?:my age|years? old|kids|children|ex(?:es)?|drinks?|pills|years|siblings|relationships?|partners|times (?:a|have))\b/i,
    most: 24,
    lines: [
      [P, 'playful', 'I said nothing. I only wrote down {n}, with a small star for the excuse.'],
      [T, 'playful', '{n} is not a number, it is a way of life.', /^(?![\s\S]*\b(?:dogs?|cats?)\b)/i],
      [L, 'warm', 'I accept the defence. {n} sounds like somebody who cannot say no, and I like that.'],
      [F, 'direct', 'And which of the {n} would you save first?'],
      [T, 'playful', 'Did anybody believe that one yet? {n} it is, for the record.'],
    ],
  }),
];
