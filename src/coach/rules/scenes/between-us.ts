/** Told or asked about the two of them and what stands beside them: a child, an ex, somebody else, faith, who they are, what to call it. */

import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { type Cued, cued, DO, MEET, OWN, ROOM } from './cued.ts';
import { has, type Scene } from './scene.ts';
import { F, L, N, P, S } from './stories/story.ts';

const OPEN = 'leave it open';
const RESPECT = 'respect the limit';
const GRACE = 'accept with grace';
const HONEST = 'honest answer';
const TALK = 'talk in person';
const WANT = 'say what you want';

/** Beside one of these the matter is another. */
const DARK =
  /\b(?:(?:hits?|hitting|hurts?|beats?|beat) (?:me|him|her|us|them)\b|(?:scared|afraid) of (?:you|him|her)|threat\w*|police|protection order|violen\w*|abus\w*|suicid\w*|raped?|molest\w*|custody (?:case|battle|fight)|cancer|(?:in|to|from) (?:the )?hospital|icu|dying|funeral|died|passed away|forc(?:ed|es|ing) me|stalk\w*|miscarr\w*|nudes?|naked|(?:send|lend|loan|borrow|transfer) (?:me|us|him|her)(?! to\b)|refund|voucher|bitcoin|usdt|invest\w*|overdos\w*|prison|jail)\b/i;

/** What they say of it can stand in a letter of some length. */
const MOST = 110;

/** It is said to the reader's face: no remark in passing stands beside the answer. */
function between(cue: Cued & { readonly places?: (r: Reading) => Places }): Scene {
  const { places, ...rest } = cue;
  const scene = cued({
    most: MOST,
    asks: true,
    sure: true,
    ...rest,
    name: `between us: ${rest.name}`,
    also: (r) => !hits(DARK, r.plain) && (rest.also?.(r) ?? true),
  });
  const theirs = scene.places;
  return { ...scene, firm: true, ...(places ? { places: (r) => ({ ...theirs?.(r), ...places(r) }) } : {}) };
}

/** With a mark for what is said of it: take it or leave it, better now than later. */
const TAKE_IT =
  /\b(?:if (?:that|this|it|they|kids?|children|thats|its)(?:'?s| is| are|'?re)? ?(?:(?:an? |too |all )?(?:not (?:for (?:you|u)|your)|(?:big )?(?:problem|issue|no\b)|deal ?-?breaker|much\b|weird)|changes|puts you)|(?:you|u) can (?:unmatch|run|say no)|(?:scare|put|chase)s? (?:you|u) (?:off|away)|change[sd]? (?:things|anything|how you)|(?:i|i'?ll|will|i'?d) (?:completely |totally )?(?:understand|get it|get that)|signed up for|no hard feelings|(?:better|rather|sooner) (?:tell |say |know |hear )?(?:it |you |me )?(?:now\b|early|up ?-?front)|still (?:interested|there\?|here\?|keen|up for)|should(?:'?ve| have| of)? (?:probably )?(?:tell|told|say|said|put|mention\w*)|up ?-?front|before (?:this|it|we|you) (?:go|meet|get)\w*|deal ?-?breaker|thought (?:you|i) should|you should know|just so (?:you|u) know|want(?:ed)? you to know|(?:is|are) (?:that|this|it|you|they)(?: going to be)? (?:(?:a |an |too )?(?:fine with|okay with|ok with|problem|issue|ok|okay|fine|cool|weird|much)|alright)\b|on my profile)/i;

const ADJ = '(?:(?:little|young|wee|teenage|lovely|beautiful|grown|amazing|small) )?';
const AGED = '(?:\\d{1,2}[- ]?(?:years?|yrs?|months?|yo|yr)[- ]?(?:olds?)? )?';
const CHILD =
  '(?:boys?|girls?|sons?|daughters?|kids?|child(?:ren)?|laa?ities?|lightie|toddlers?|teenagers?|twins|little (?:one|boy|girl)s?)\\b(?! (?:sister|brother|cousin)|[- ]?(?:friend|in[- ]law))';
const SOME = '(?:an?|one|two|three|four|\\d|my|our)';
const I_HAVE = "i(?:'?ve| have|'?ve got| have got| got| do have)";
const HAS_CHILD = `(?:me and my (?:\\w+ )?${CHILD}|${I_HAVE} an? (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)[- ](?:month|year|yr)s?[- ]old\\b(?! (?:cat|dog|car|puppy|kitten|phone|laptop|bakkie|house))|${I_HAVE} ${SOME} ${ADJ}${AGED}${ADJ}${CHILD}(?! (?:on (?:the|my) (?:team|bus)|in my class|at (?:school|work) who))|i(?:'?m| am) (?:also |actually )?(?:an? )?(?:single )?(?:mom|mum|mother|dad|father|parent)\\b(?! (?:of (?:\\w+ )?(?:cats?|dogs?|plants?)|joke|figure)))`;
const PET = /\b(?:fur ?(?:baby|babies|kids?|child)|(?:cat|dog|plant) (?:mom|mum|dad))\b/i;

const RELIGION =
  "(?:muslim|christian|catholic|jewish|hindu|religious|observant|orthodox|practising|practicing|a believer|born again|saved|methodist|anglican|adventist|jehovah'?s witness|zcc|apostolic|mormon|buddhist|sikh)";
const FAITH = new RegExp(
  `\\b(?:(?:i'?m|i am|im|we'?re|we are|my (?:parents|family|folks|mom|mum|dad)(?: are| is|'?re|'?s)?) (?:\\w+ ){0,2}${RELIGION}\\b|i (?:still |do |always )?(?:pray|fast|keep (?:kosher|halaa?l|shabb\\w+|the sabbath)|eat (?:only )?halaa?l|go to (?:mass|church|mosque|shul|temple))\\b|(?:we|i) don'?t eat (?:beef|pork)|puja|my (?:faith|religion|church)\\b|(?:kids|children) (?:to be |be )?(?:raised|brought up) (?:as )?${RELIGION}|kosher kitchen|no phone from friday)`,
  'i',
);

const OTHER_ONE =
  '(?:(?:seeing|dating|talking to|going out with|meeting|chatting to) (?:some ?(?:one|body) else|(?:one other|another|an other) (?:person|guy|girl|man|woman|one))|(?:one |an)other (?:person|guy|man|woman|girl)\\b[,. ]+(?:\\w+ ){0,2}dates?\\b|(?:on|had) (?:a (?:couple|few) of|a few|one|two|three|\\d) dates? with (?:some ?(?:one|body) else|another|an? (?:guy|man|woman|girl|bloke|\\w+ called \\w+)\\b[^.!?]{0,20}\\b(?:as well|too))|went on (?:another|a) date (?:last (?:night|week)|yesterday|on \\w+day|with (?:some ?(?:one|body)|another)))';

const HURT =
  /\b(?:embarrass\w*|cried|crying|hurt|stung|stings?|in the closet|which is it|felt (?:so |really |a bit |like )?(?:small|stupid|an idiot|awful|ashamed|hidden|invisible|rubbish|shit|crap|nothing)|stood there|laughed along|not ok(?:ay)?|upset|kak|sad|bothered|ouch)\b/i;

/** They have no plan of their own in it. */
const OWN_PLAN = /^(?!.*\b(?:walk|hike|picnic|park|beach|sushi|home|promenade|takeaways?|cook|movie)\b)/is;

const EX =
  "(?:me and my ex|my (?:ex(?:es)?\\b(?:[- ]?(?:husband|wife|boyfriend|girlfriend))?|(?:son|daughter|kid|boy|girl)s?'?s? (?:dad|father|mom|mum|mother))|me and \\p{L}+ dated|(?:i|we|he|she) (?:and \\p{L}+ )?(?:used to|did) date\\b|\\p{L}+ and (?:i|me) (?:used to|were|dated)\\b)";

export const BETWEEN_US_SCENES: readonly Scene[] = [
  between({
    name: 'the children come later',
    when: /\b(?:(?:don'?t|do not|won'?t|never|not|rule (?:is|about)) (?:\w+ ){0,3}(?:introduc\w+|meet(?:ing)?)\b[^.!?]{0,24}\b(?:my |the |our )?(?:kids?|children|sons?|daughters?|boys?|girls?|him|her|them)\b[^.!?]{0,24}\b(?:before|till|until|for (?:at least )?(?:\w+ ){0,2}(?:months?|while|year)|yet|so soon|this (?:soon|early)|after|(?:six|three|\d+) months)|my (?:kids|children|son|daughter|boys|girls) (?:don'?t|doesn'?t|dont) (?:yet )?know (?:(?:that )?i'?m (?:dating|seeing)|about (?:you|us|this))|\bi(?:'d| would)? (?:want|like|need|would rather) (?:my|the|our) (?:\w+ )?(?:daughter|son|boys?|girls?|kids?|children|twins|eldest|youngest)s? to (?:get through|finish|be (?:done|through|ready|settled|older)|settle|write|have|know|get used|feel)\b[^.!?]{0,40}\b(?:first|before)|(?:won'?t|not|can'?t) meet my (?:boys|girls|kids|children|son|daughter)|(?:you|u) can meet my (?:kids|children|son|daughter|boys|girls) when|(?:prefer|rather) (?:that )?(?:you|u) (?:not|didn'?t|don'?t) meet (?:my )?\\w+ (?:just )?yet|on meeting (?:\w+|my \w+):? (?:my|the|our) rule|(?:rule|wait)\b[^.!?]{0,12}\b(?:is |of )?(?:six|three|four|\d+) months[^.!?]{0,40}\b(?:meet|kids?|son|daughter|children|introduc\w+))/i,
    not: /\bmy (?:parents|mom|mum|dad|family|friends)\b[^.!?]{0,12}\b(?:yet|till|until)|\b(?:your|ur) (?:kids?|children|son|daughter)\b/i,
    also: (r) =>
      hits(/\b(?:kids?|children|son|daughter|boys?|girls?|matric|bedtime|weeks?|dad|mom)\b/i, r.plain),
    lines: [
      [RESPECT, 'warm', 'That makes sense to me. You know what is right there, and I am in no hurry.'],
      [
        DO,
        'direct',
        'Of course, I will not call then. You ring me when the house is quiet.',
        /\b(?:not|don'?t|dont) (?:call|phone|ring)\b/i,
      ],
      [
        RESPECT,
        'direct',
        'Fine by me, and I will not push it. We have enough to find out about each other first.',
      ],
      [
        S,
        'warm',
        'I understand that better now, thank you. That must have been hard to watch.',
        /\b(?:attached|took it hard|asked for (?:her|him)|last (?:person|lady|guy|one|boyfriend|girlfriend|man|woman))\b/i,
      ],
      [
        L,
        'warm',
        'I like that you look out for them like that. Take the time you need.',
        /\b(?:kids|children|sons|daughters|boys|girls|them)\b/i,
      ],
      [ROOM, 'calm', 'Your rule is a good one. You tell me when it is time.', /\brule\b/i],
      [
        DO,
        'warm',
        'Yes, I am okay with that. I would rather it goes well than fast.',
        /\b(?:ok(?:ay)?|fine|cool) with\b|\bis that (?:ok|fine|all right|alright)/i,
      ],
      [L, 'calm', 'Thank you for explaining it. I do not take it personally at all.'],
      [OPEN, 'warm', 'Okay. I get to know you first, and gladly.'],
      [L, 'warm', 'That is a good way of doing it. No hurry from me.'],
    ],
  }),
  between({
    name: 'a child told',
    when: new RegExp(`\\b${HAS_CHILD}`, 'i'),
    and: TAKE_IT,
    not: /\b(?:in my class|i teach|i'?m (?:married|pregnant)|sponsor|nanny|went (?:so |all |very )?quiet|(?:after|when|since) i (?:said|told|mentioned)|want (?:more )?(?:kids|children)|your (?:kids?|son|daughter|child(?:ren)?)|uncle|aunt)\b/i,
    also: (r) =>
      !hits(PET, r.plain) && (r.style.words < 45 || hits(TAKE_IT, r.plain.replace(/\bup ?-?front\b/i, ''))),
    lines: [
      [L, 'warm', 'Thank you for telling me now. It does not scare me off.'],
      [
        L,
        'warm',
        'No apology needed, you told me, and that is what counts.',
        /\b(?:should (?:of|have|'?ve)|sorry)\b/i,
      ],
      [
        F,
        'warm',
        'I am glad you said it. What is he like?',
        /^(?!.*\b(?:daughters?|girls?|she'?s?|sons|boys|kids|children|twins|they)\b).*\b(?:son|boy|he'?s)\b/is,
      ],
      [
        F,
        'warm',
        'I am glad you said it. What is she like?',
        /^(?!.*\b(?:sons?|boys?|he'?s?|daughters|girls|kids|children|twins|they)\b).*\b(?:daughter|girl|she'?s)\b/is,
      ],
      [
        F,
        'warm',
        'I am glad you said it. What are they like?',
        /\b(?:sons|boys|daughters|girls|kids|children|twins)\b/i,
      ],
      [
        L,
        'calm',
        'It is not a dealbreaker for me. I understand who comes first, and I would think less of any other order.',
      ],
      [
        WANT,
        'direct',
        'Thank you for being straight with me. Honestly: [how you feel about dating a parent].',
      ],
      [OPEN, 'warm', 'Better now than later, I agree. I would still like to see you.'],
      [
        MEET,
        'warm',
        'That changes nothing about wanting to get to know you. When do you have an evening free?',
      ],
    ],
  }),
  between({
    name: 'a child, asked about',
    when: /^\W*(?:(?:actually|yes|yeah|yep|ja|ya|yebo|ewe|i do|one|two|three|just|only|haha|got|sorry|a|boy|girl|son|daughter|twins)[ ,.!:-]*){1,5}(?:[\s\S]{0,60}\b(?:he'?s|she'?s|hes|shes|they'?re|theyre|aged?|\d{1,2}(?:,| and) \d{1,2}|a boy|a girl|boys|girls|year[- ]old|yrs?|i have (?:him|her|them))\b)/i,
    also: (r) =>
      hits(
        /\b(?:(?:have|got|any|no) (?:\w+ ){0,2}(?:kids?|children|sons?|daughters?|little ones?)|are (?:you|u) a (?:mom|mum|dad|parent|mother|father))\b[^.!]{0,40}\?/i,
        r.mine,
      ) &&
      hits(TAKE_IT, r.plain) &&
      !hits(PET, r.plain),
    not: /\bwant\b|\b(?:sisters?|brothers?|niece|nephew)\b/i,
    most: 80,
    lines: [
      [
        F,
        'warm',
        'Thank you for telling me. What is he like?',
        /^(?!.*\b(?:daughters?|girls?|she'?s?|sons|boys|kids|children|twins|they)\b).*\b(?:son|boy|he'?s)\b/is,
      ],
      [
        F,
        'warm',
        'Thank you for telling me. What is she like?',
        /^(?!.*\b(?:sons?|boys?|he'?s?|daughters|girls|kids|children|twins|they)\b).*\b(?:daughter|girl|she'?s)\b/is,
      ],
      [
        F,
        'warm',
        'Thank you for telling me. What are they like?',
        /\b(?:sons|boys|daughters|girls|kids|children|twins|two|three)\b/i,
      ],
      [
        HONEST,
        'direct',
        'No, it does not scare me off. I am glad that I asked.',
        /\b(?:scare|put you off|problem|deal ?breaker|ok(?:ay)? with)\b/i,
      ],
      [
        L,
        'warm',
        'I am glad I asked. It is no dealbreaker for me.',
        /\b(?:deal ?-?breaker|profile|rather tell|problem|scare)\b/i,
      ],
      [
        S,
        'warm',
        'I can see why you leave it off. Thank you for telling me.',
        /\b(?:leave it off|weird messages|profile)\b/i,
      ],
      [WANT, 'direct', 'Good that I know. For me: [how you feel about dating a parent].'],
      [
        L,
        'warm',
        'That is good to know, thank you. I am happy to plan around your weeks.',
        /\b(?:week|weekends?|wednesdays?|half|custody|every (?:second|other))\b/i,
      ],
      [
        F,
        'calm',
        'It sounds as if you two have made that work. How is it now?',
        /\b(?:civil|get on|co-?parent\w*|good terms)\b/i,
      ],
      [OPEN, 'warm', 'Thank you for the honest answer. I would like to hear more when we see each other.'],
      [L, 'direct', 'I like that you say it straight, and I am still here.'],
      [HONEST, 'warm', 'That is no reason for me to stop talking to you.'],
      [MEET, 'warm', 'Good to know. Tell me the rest over a coffee, which day suits you?'],
      [RESPECT, 'calm', 'It is clear who comes first, and that is how it should be.'],
    ],
  }),
  between({
    name: 'only called a friend',
    when: /\b(?:(?:told|tell) (?:\w+ ){1,3}(?:on \w+ )?(?:that )?i(?: was|'?m|m) |call(?:ed|ing)? me |introduc\w+ me [^.!?]{0,24}\bas )['"]?(?:an?|just|only|ur|your|the)\b ?['"]?(?:\w+ ){0,2}(?:friend|mate|colleague|buddy|backup(?: plan)?|housemate|flatmate|roommate|acquaintance)\b/i,
    and: HURT,
    not: /\b(?:girlfriend|boyfriend)['"]?[.!]? (?:and )?(?:i (?:loved|liked|smiled)|it (?:felt|was) (?:nice|good|lovely))\b/i,
    lines: [
      [OWN, 'warm', 'I am sorry. You deserved better than that, and I understand that it hurt.'],
      [OWN, 'direct', 'You are right, and I am sorry. I should have stood next to you and said it as it is.'],
      [TALK, 'warm', 'I am sorry that you had to stand there with that. Can I come and talk to you?'],
      [HONEST, 'warm', 'I am glad you told me instead of going quiet. The honest reason: [why you said it].'],
      [WANT, 'direct', 'I am sorry. What would you have liked me to say?'],
      [
        S,
        'calm',
        'It was not a joke to you, and I hear that. I will not do it again.',
        /\b(?:banter|joke|laugh\w*)\b/i,
      ],
    ],
  }),
  between({
    name: 'an ex who is still around',
    when: new RegExp(
      `\\b${EX}[^.!?]{0,50}\\b(?:still|staying|stays|stay|lives?|living|in my (?:spare|house|flat)|works? (?:with|at|in)|share|gym|friends?|flatmates?|share|on the lease)\\b|\\bstill (?:living|live|staying|stay|share|sharing|working|work|friends|mates|on good terms|very close|close)\\b[^.!?]{0,24}\\bmy ex\\b|\\b(?:me and \\p{L}+ dated|\\p{L}+ and (?:i|me) (?:dated|used to date|were together))\\b`,
      'iu',
    ),
    and: /\b(?:too much|weird|mess|ok(?:ay)? with|bother|mind|uncomfortable|problem|(?:get it|understand) if|not going to lie|can (?:you|u)\?|can'?t handle|before (?:you|u) hear|haven'?t told you|you should know|should (?:tell|have told|know)|just so you|(?:nothing|it'?s|its) (?:over|there|going on|between)|nothing there|rather tell|wanted you to (?:know|hear)|want you to (?:know|hear)|hear it from|honest)\b/i,
    not: /\b(?:he|she|they) (?:dated|and my ex)|\b(?:want(?:s)? me back|texts? me|love (?:him|her)|miss (?:him|her)|not over|your ex|get back together|slept)\b/i,
    lines: [
      [L, 'warm', 'Thank you for telling me yourself. I would much rather hear it from you.'],
      [
        HONEST,
        'warm',
        'It is not too much. I am glad that you said it and did not wait until I found out.',
        /\b(?:too much|mess)\b/i,
      ],
      [
        HONEST,
        'warm',
        'A little strange, but nothing that I cannot live with. Thank you for saying it.',
        /\b(?:weird|strange|problem|bother|mind|ok(?:ay)? with)\b/i,
      ],
      [F, 'direct', 'Thank you. Is there anything in it that is not over for one of you?'],
      [WANT, 'direct', 'I appreciate the honesty. For me it is [how you feel about it].'],
      [
        RESPECT,
        'calm',
        'I do not need you to change anything. Telling me was the part that counts.',
        /\b(?:if (?:it|you|that|u)|say so|mornings?|stop|change)\b/i,
      ],
      [
        L,
        'calm',
        'These things do not sort themselves out in a day. I can live with a date on it.',
        /\b(?:lease|till|until|end of|the \d+(?:st|nd|rd|th))\b/i,
      ],
      [
        TALK,
        'warm',
        'I like you too, so let us talk about it properly. Coffee this week?',
        /\bi (?:really )?like (?:you|u)\b/i,
      ],
      [OPEN, 'warm', 'Okay. I trust you with it, and I will ask when something bothers me.'],
      [S, 'calm', 'It sounds more practical than romantic, and I believe you.'],
    ],
  }),
  between({
    name: 'somebody else, told',
    when: new RegExp(`\\b${OTHER_ONE}`, 'i'),
    and: /\b(?:honest\w*|(?:have|had|need|didn'?t feel right|feels? wrong)[^.!?]{0,12}\btell(?:ing)? you|don'?t know (?:who|what|how)|(?:i'?d|would|want to|wanna) (?:like to )?(?:end|stop|see only|only see)|prefer (?:you|u)|hear it from me|rather (?:tell|say|you)|should (?:tell|know)|want you to know|nothing serious|annoyed|are you|and you|sorry|before (?:this|we|you)|you should|told you|up ?front)\b/i,
    not: /\b(?:(?:i'?m|i am|im) not|haven'?t been|stopped|are you (?:seeing|dating|talking)|if you(?:'?re| are)? (?:seeing|dating)|your|decided to|it got serious|good luck|all the best|take care|happen with us)\b/i,
    lines: [
      [L, 'warm', 'Thank you for being honest. I needed a minute with it, and I would still rather know.'],
      [HONEST, 'warm', 'It stings a little, and I like that you told me straight.'],
      [
        HONEST,
        'warm',
        'I am not annoyed, we had promised each other nothing. I would like it to be only us too.',
        /\b(?:only (?:see )?you|only us|see only you|end (?:that|it)|just you)\b/i,
      ],
      [
        TALK,
        'direct',
        'I am glad you said what you want. Can we talk about it face to face?',
        /\b(?:i'?d like|i want|rather)\b/i,
      ],
      [
        WANT,
        'direct',
        'Thank you for being straight. On my side: [whether you see anybody else].',
        /\?|\bare you\b/i,
      ],
      [WANT, 'calm', 'Fair enough, and thank you. What I would like is [what you want this to be].'],
      [
        F,
        'calm',
        'Thank you for telling me. What do you want it to be between us?',
        /^(?!.*\b(?:only (?:see )?you|see only|end (?:that|it))\b)/is,
      ],
      [RESPECT, 'calm', 'That was honest, and I respect it.'],
      [TALK, 'warm', 'Can we talk about it when we see each other? I would rather see your face for that.'],
      [N, 'calm', 'I like you, so it is not all the same to me. But I am not angry.'],
    ],
  }),
  between({
    name: 'nobody else, and you?',
    when: /\b(?:like|want|need) to know (?:that )?(?:you'?re|you are|ur) not (?:seeing|kissing|sleeping with|dating|talking to) (?:any|other)|\b(?:i'?m|im|i am) not (?:seeing|dating|talking to|going out with|chatting to|sleeping with) (?:any ?(?:one|body)(?: else)?|other (?:people|girls|guys|men|women))\b|\b(?:are|r) (?:you|u) (?:still )?(?:seeing|dating|talking to|chatting to) (?:any ?(?:one|body) else|other (?:people|girls|guys|men|women)|others)\b[^?]{0,20}\?[\s\S]*\b(?:i'?m not|no drama|just (?:want|wanna|need)|where i stand)\b|\b(?:are|r) (?:you|u) (?:still )?talking to other people no\b/i,
    and: /\?|\bif you are\b|\b(?:like|want|need) to know|\bjust want/i,
    not: /\b(?:not ready|right now|looking for (?:anything|a relationship)|interested in)\b/i,
    lines: [
      [WANT, 'direct', 'Good that you ask. On my side: [whether you see anybody else].'],
      [HONEST, 'warm', 'No, nobody else, and I have not wanted to.'],
      [HONEST, 'direct', 'Only you. I like that you ask me straight.'],
      [L, 'warm', 'I am glad you said it out loud. It is the same for me.', /\bi'?m not\b|\bim not\b/i],
      [TALK, 'warm', 'No drama from me either. Can I answer that with you in front of me?'],
      [F, 'calm', 'You can always ask me that. What would you like it to be between us?'],
      [L, 'calm', 'I would like us to be clear about it too, so thank you for asking.'],
    ],
  }),
  between({
    name: 'they left the app, and I?',
    when: /\b(?:deleted|took down|uninstalled|got rid of|off)\b[^.!?]{0,16}\b(?:hinge|tinder|bumble|badoo|grindr|the apps?|my (?:profile|account)|this app)\b/i,
    and: /\b(?:are (?:you|u) (?:still )?(?:on (?:there|it|here|the apps?|hinge|tinder|bumble)|using)|(?:do|have) (?:you|u) (?:still )?(?:have|got|use|got it|deleted) (?:it|yours|the app|hinge|tinder|bumble)|is yours|(?:what )?about yours|and yours|still (?:swiping|up))\b/i,
    not: /\b(?:by tonight|or else|prove|screen ?(?:shot|record)|saw you|you were (?:on|active))\b/i,
    lines: [
      [WANT, 'direct', 'That was brave, thank you. As for mine: [whether you are still on it].'],
      [HONEST, 'warm', 'I am glad you told me. I have not wanted to swipe either.'],
      [HONEST, 'direct', 'Mine goes today. I like it better like this.'],
      [
        HONEST,
        'calm',
        'It is still on my phone, and I have not opened it because of you. I would like to talk about us.',
      ],
      [TALK, 'warm', 'I like that you just said it. Can I answer the rest in person?'],
      [L, 'warm', 'No sulking needed. You said what I was too careful to say.', /\bsulk/i],
    ],
  }),
  between({
    name: 'are we a thing',
    when: /^\W*(?:(?:so|ok|okay|hey|wait|also|and|but|well|um+|can i ask(?: something)?|real question|serious question|random question|question|babe|lol|haha)[ ,.!?:…-]+)*(?:are|r) (?:we|u and me|you and me)[ .…]*(?:like |actually |now |officially |kind of |kinda |a bit )*(?:a thing|dating|together|an item|a couple|official|going out|exclusive)(?: (?:now|or (?:not|what|nah|just (?:friends|talking|vibing|hanging out))|or are we (?:still )?[^?]{3,40}))*\W*$/i,
    lines: [
      [HONEST, 'warm', 'I would like us to be. Would you?'],
      [HONEST, 'direct', 'As far as I am concerned, yes. What do you say?'],
      [HONEST, 'flirty', 'I have been acting as if we were. Shall we make it true?'],
      [WANT, 'direct', 'I am glad you asked. For me we are [your word for it]. And for you?'],
      [TALK, 'warm', 'I like that you ask. Can I answer it when I see you?'],
      [
        'slow it down',
        'calm',
        'I like where this is going, and I would like a little more time with it. Is that okay?',
      ],
    ],
  }),
  between({
    name: 'likes me, and no relationship',
    when: /\b(?:not ready for|don'?t want|not looking for|can'?t do|dont want|not sure (?:about|i want))(?: (?:a|the|any|anything|something|this))?(?: (?:whole|proper|real|full|serious|full-?on|big))? ?(?:relationship|commitment|girlfriend|boyfriend|thing|serious|label)\b/i,
    and: /\b(?:(?:can'?t|can|could|couldn'?t|shall|let'?s|why don'?t) we (?:just |not just |maybe )?(?:vibe|see|keep|go with|enjoy|carry on|chill|take it)|see where (?:it|this) goes|just vibe|like (?:what|how) (?:we|it)|i (?:do |really )?(?:like|love) (?:you|u)\b|ngiyakuthanda|go with the flow)\b/i,
    not: /\b(?:as a friend|goodbye|take care|all the best|no contact|stop (?:seeing|talking))\b/i,
    lines: [
      [
        L,
        'warm',
        'Thank you for being honest with me. I like you too, and I need to think about what that means for me.',
      ],
      [
        WANT,
        'direct',
        'I would rather know than guess, so thank you. What I want is [what you are looking for].',
      ],
      [
        HONEST,
        'calm',
        'I hear you. I do not need a name for it tonight, but I do need to know that it is going somewhere.',
      ],
      ['slow it down', 'warm', 'Okay. Let us see for a while, as long as we stay honest with each other.'],
      [TALK, 'warm', 'That is worth more than a text. Can we talk about it this week?'],
      [F, 'calm', 'I can respect that. What would seeing how it goes look like for you?'],
    ],
  }),
  between({
    name: 'asked whether I share their faith',
    when: new RegExp(
      `\\b(?:are (?:you|u)|(?:if|whether) (?:you'?re|you are|ur|u r|your|youre)) (?:also )?(?:an? )?${RELIGION}\\b|\\bdo (?:you|u) (?:believe in god|go to (?:church|mosque|mass|shul|temple)|pray)\\b|\\bwhat (?:religion|church) (?:are|do) (?:you|u)\\b`,
      'i',
    ),
    and: new RegExp(
      `\\b(?:my )?(?:m[ou]m|mother|dad|father|parents|folks|family|gran|ouma|gogo)\\b|\\b(?:can|could) we (?:speak|talk)\\b|${FAITH.source}`,
      'i',
    ),
    not: /\b(?:joke|lol|😂|jk|kidding|send|hotep|prince|money|about (?:star|taylor|ghosts|aliens))\b|\bso help me\b/i,
    most: 60,
    lines: [
      [WANT, 'direct', 'Good that you ask. For me it is [what you believe]. How important is it to you?'],
      [
        F,
        'warm',
        'Of course we can talk about it. What would it mean for you, and for your family?',
        /\b(?:mom|mum|mother|dad|father|parents|family|gran|ouma|gogo)\b/i,
      ],
      [TALK, 'warm', 'Yes, let us talk about it, and properly. Tonight on the phone, or when I see you?'],
      [F, 'calm', 'I am glad you ask early. What part does it play in your week?'],
      [
        L,
        'warm',
        'I like that you ask it straight. Shall I call you tonight? I would like to hear your side too.',
      ],
      [
        HONEST,
        'calm',
        'It is a fair thing to ask, and I do not mind. Would it matter to you if we see it differently?',
      ],
      [HONEST, 'warm', 'I respect it, whether or not we believe the same. What do you hope for there?'],
    ],
  }),
  between({
    name: 'who they are, told',
    when: /\b(?:(?:i'?m|im|i am) (?:actually |also |really |probably )?(?:bi(?:sexual)?|trans(?:gender)?|a trans (?:man|woman|girl|guy)|non[- ]?binary|enby|asexual|ace|demi(?:sexual)?|pan(?:sexual)?|intersex|queer)(?![\w-])|i identify as|i (?:was )?transition(?:ed|ing)?\b|assigned (?:fe)?male|i came out as)/i,
    and: /\b(?:tell|told|say|said|know|early|up ?-?front|before we|some (?:guys|girls|men|women|people)|weird|problem|no for you|ok(?:ay)?|hide|honest|mind|profile|bother|deal ?-?breaker|should)\b/i,
    not: /\b(?:kiss\w*|below the|touch\w*|bed|sex|your pace|bi-?(?:lingual|weekly|annual|polar)|trans (?:karoo|kalahari|atlantic)|pan ?(?:cake|fried)|ace(?:d)? (?:my|the|it|at)|lol|😂)\b/i,
    lines: [
      [L, 'warm', 'Thank you for telling me yourself. It changes nothing about wanting to meet you.'],
      [L, 'warm', 'I am glad you told me. It is not a problem for me at all.'],
      [
        S,
        'calm',
        'Thank you for trusting me with that. I am sorry that some people made it hard to say.',
        /\b(?:weird|some (?:guys|girls|men|women|people)|bad|rude|nasty|odd)\b/i,
      ],
      [
        F,
        'direct',
        'Thank you for saying it early. Is there anything you would like me to know, or rather not be asked?',
      ],
      [WANT, 'direct', 'I appreciate you being open with me. For me: [how you feel about it].'],
      [
        OPEN,
        'warm',
        'Good to know, and I am happy you said it. Now, when do I see you?',
        /^(?!.*\b(?:against me|fought|hurt|beat|nasty)\b)/is,
      ],
      [
        P,
        'playful',
        'Thank you for telling me. You are still the one choosing the place, though.',
        /\b(?:meet|date|saturday|friday|sunday|tonight|tomorrow|drinks|coffee)\b/i,
      ],
    ],
  }),
  between({
    name: 'not out to everybody',
    when: /\b(?:i'?m|im|i am) (?:not|only) (?:\w+ )?out (?:yet )?(?:at (?:work|home|school|church|varsity|the office|my)|to (?:my|the family|everyone|everybody|anyone|anybody|people|family|a few|most))\b|\bmy (?:family|parents|folks|m[ou]m|dad|brother|sister|boss|colleagues|friends|kids) (?:don'?t|doesn'?t|dont) know (?:about me|i date (?:women|men|girls|guys|boys)|(?:that )?i'?m (?:gay|bi|queer|trans|lesbian))\b/i,
    lines: [
      [RESPECT, 'warm', 'Of course. Nothing gets out through me, you can count on that.'],
      [RESPECT, 'direct', 'Understood. You decide who knows, and when.'],
      [L, 'warm', 'Thank you for telling me. It cannot be easy to keep track of who knows what.'],
      [F, 'calm', 'Understood. Is there anything else I should be careful with?'],
      [DO, 'warm', 'No tags and no hints, promise.', /\btag\w*\b/i],
      [ROOM, 'calm', 'There is no hurry on my side. You do that when it is right for you.'],
    ],
  }),
  between({
    name: 'divorce, told',
    when: /\b(?:(?:my|our|the) divorce (?:isn'?t|is not|is still|hasn'?t|has not)\b|still (?:legally|technically) married|(?:i'?m|i am|we'?re|we are|(?:i|we)'?ve been) (?:still |only |just )?(?:separated|going through (?:a|the|my|our) (?:divorce|separation))|(?:papers|divorce papers) (?:are|is) (?:with|at|being|not|still)|divorced (?:since|in|for|two|three|four|five|six|\d+)\b|divorce (?:finally |just |only )?(?:came through|was final\w*))/i,
    and: /\b(?:should|want(?:ed)? you|just sat|happy|sad|numb|weird|empty|cried|surprise|do know|didn'?t want|rather|before|honest|you to know|find out|up ?front|weird|problem|ok(?:ay)? with|put you off|deal ?-?breaker|kids|fine now|get on|rough|hard)\b/i,
    not: /\b(?:your (?:divorce|ex)|parents(?:'? are| were| divorced|'? divorce| got)|client|my (?:sister|brother|mom|mum|dad|friend)|party|were you|lonely|can'?t stop (?:crying|thinking))\b/i,
    lines: [
      [
        L,
        'warm',
        'Thank you for telling me. I would rather hear it from you.',
        /\b(?:find out|should|wanted? you|didn'?t want|before|rather|honest|hear)\b/i,
      ],
      [
        L,
        'warm',
        'Thank you for telling me. I am glad that it is calmer now.',
        /\b(?:fine now|get on|get along|good terms|civil|better now)\b/i,
      ],
      [F, 'warm', 'That is a lot to come out of. How are you with it now?'],
      [L, 'calm', 'I am glad you said it. These things take the time they take.'],
      [
        OPEN,
        'warm',
        'It does not put me off. I like that you are honest about it.',
        /\b(?:isn'?t|is not|still|separated|papers|lawyers?|put you off|problem|weird|deal ?-?breaker)\b/i,
      ],
      [
        L,
        'warm',
        'It says a lot that you two get on.',
        /\b(?:get on|get along|good terms|civil|fine now|friends)\b/i,
      ],
      [
        WANT,
        'direct',
        'Thank you for being open. For me: [how you feel about it].',
        /\b(?:isn'?t|not|still|separated|papers|lawyers?|problem|weird|deal ?-?breaker)\b/i,
      ],
      [
        MEET,
        'warm',
        'Thank you for telling me straight. Tell me the rest over a coffee, as much or as little as you like.',
      ],
      [S, 'warm', 'It cannot have been an easy time. I am glad that you told me.'],
      [ROOM, 'calm', 'You can tell me as much or as little of it as you like.'],
    ],
  }),
  between({
    name: 'missed, and not to start again',
    when: /^\W*miss (?:you|u)\b|\bi (?:do |still |really |just |also )*miss (?:you|u|us)\b|\b(?:been|was|am|i'?m) thinking (?:about|of) us\b|\bsometimes i (?:still )?(?:want to|wanna|almost|nearly) (?:phone|call|text|message|tell) (?:you|u)\b/i,
    and: /\b(?:don'?t want (?:you|u) back|wish (?:it|we|things) (?:had )?ended|not in an? [^.!?]{3,30}\bway\b|not asking (?:for )?anything|not asking you|then i remember|that'?s all\b|no need to (?:answer|reply|say)|not expecting|(?:it'?s|its|it is) (?:better|best|for the best) (?:like this|this way|that|if)|don'?t (?:want|think we should) (?:to )?(?:start|get back|go back|try|reopen|be together|open)|not (?:asking|trying) (?:you |u )?(?:to|for) (?:get|start|come|try|anything)|not good (?:for|together)|(?:know|think) (?:that )?(?:we'?re|we are|it'?s|its) (?:not|over|better|bad)|not (?:to|because i want to) (?:start|get)|doesn'?t mean (?:i|we)|(?:aren'?t|were never|weren'?t) (?:good|right) for each other|can'?t go back|no going back|over\b)/i,
    not: /\b(?:i miss (?:you|u) (?:already|too)\W*$|when this is over|over (?:here|there|the weekend))\b/i,
    lines: [
      [
        HONEST,
        'warm',
        'I miss you too sometimes. That can be true and we still leave it where it is.',
        /\bmiss\b/i,
      ],
      [L, 'calm', 'Thank you for saying it, and for saying the other half as well.'],
      [RESPECT, 'warm', 'I will not make more of it than you said. It was good to hear, though.'],
      [WANT, 'direct', 'I am glad you told me. For me: [how you feel about it].'],
      [
        N,
        'calm',
        'I know that feeling. It does not mean that we were wrong to stop.',
        /\b(?:not good|start|back|over|better)\b/i,
      ],
      [
        P,
        'warm',
        'Not ignored, but not held against you either. Drink some water and sleep well.',
        /\b(?:wine|drunk|drinks?|tipsy)\b/i,
      ],
      [L, 'warm', 'It is good to know that I am not the only one.', /\bmiss\b/i],
      [HONEST, 'calm', 'I wish that too. I am glad you wrote it.', /\bwish\b/i],
      [L, 'warm', 'It is good to hear from you like that. I think about it sometimes too.'],
      [ROOM, 'calm', 'You do not have to explain it. I read it the way you meant it.'],
      [GRACE, 'warm', 'That was kind of you to say. I hope you are well.'],
    ],
  }),
  between({
    name: 'said it and half took it back',
    when: /\bi(?:'?ve been| am|'?m| was| keep)? (?:really |kinda |kind of |sort of )*(?:think(?:ing)? (?:about|of) (?:you|u)|like (?:you|u)|miss (?:you|u))\b[^.!?]{0,20}\b(?:more than (?:i(?:'?d| had)? |is )(?:plan\w*|expect\w*|thought|want\w*|meant|should|like|sensible|healthy|care)|too much|a lot)/i,
    and: /\b(?:don'?t (?:read|make) (?:anything|too much|it)|ignore (?:me|that|this)|forget (?:i|that|it)|pretend i|never said|or do\b|delete(?:d)? (?:this|that)|scared|scares me|annoying|anyway|didn'?t say)\b/i,
    not: /\b(?:as a friend|goodbye|end (?:this|it))\b/i,
    lines: [
      [L, 'warm', 'Too late, I read it twice. I think about you too.', /\bthink/i],
      [
        HONEST,
        'warm',
        'I am not going to ignore it. It made my day.',
        /\bignore|forget|pretend|never said\b/i,
      ],
      [HONEST, 'flirty', 'I will read as much into it as you let me. When do I see you?'],
      [L, 'warm', 'I am glad you said it. It is the same here, a bit more than planned.'],
      [MEET, 'direct', 'Then tell me in person. Which evening are you free?'],
      ['slow it down', 'calm', 'I will not make it bigger than you want. But I liked reading it.'],
      [L, 'calm', 'You said it, and I am keeping it.'],
    ],
  }),
  between({
    name: 'going far away, and what of us',
    when: /\b(?:i(?:'?m leaving| leave|'?ll be leaving|'?m moving) (?:in|on) (?:\p{L}+|the \d)|(?:got|offered|accepted|been offered|got offered|(?:they|\p{L}+) (?:offered|accepted) me|wants? to (?:transfer|move|send) me|i'?m (?:moving|relocating|being transferred|going (?:abroad|overseas))|they'?re (?:moving|transferring) me|might (?:be )?mov(?:e|ing))\b[^.!?]{0,40}\b(?:job|post|contract|transfer|place|honours|masters|scholarship|abroad|overseas|to \p{L}+|in \p{L}+|for (?:work|honours|a job|studies)))/iu,
    and: /\b(?:how (?:to|do i) tell (?:you|u)|(?:what|where) (?:that|it|this) (?:means?|leaves?) (?:for )?(?:us|you)|means? for us|thought (?:about|of) (?:you|us)|far from (?:you|us)|km from (?:you|us)|(?:want|would|wanna) (?:to )?try (?:long|it)|long[- ]distance|because of (?:you|us)|leav(?:e|ing) you|(?:look at|book) (?:\w+ )?flights|what about us|not asking you to decide)\b/i,
    not: /\b(?:captain|customs|visa fee|rig|salary until|refund|goodbye|break up|end (?:this|it|things))\b/i,
    lines: [
      [
        L,
        'warm',
        'I am proud of you, and a bit sad. I can be both. Can I see you?',
        /\b(?:offer\w*|accepted|got|said yes|job|post|transfer)\b/i,
      ],
      [
        HONEST,
        'warm',
        'Well done, really. We do not have to know tonight what it means for us.',
        /\b(?:offer\w*|accepted|got|said yes|job|post|transfer)\b/i,
      ],
      [
        TALK,
        'warm',
        'First, congratulations. Then let us talk about us, face to face. When are you free?',
        /\b(?:offer\w*|accepted|got|said yes|job|post|transfer)\b/i,
      ],
      [
        HONEST,
        'direct',
        'I would like to try. Let us look at what that takes, together.',
        /\b(?:us|try|long[- ]?distance|flights?)\b/i,
      ],
      [
        WANT,
        'direct',
        'I am happy for you and I do not want to lose this. For me: [how you see it].',
        /\b(?:offer\w*|accepted|got|said yes|job|post|transfer)\b/i,
      ],
      [
        DO,
        'warm',
        'Yes, come tonight. We will be happy first and think later.',
        /\b(?:see you tonight|tonight\?|can i (?:see you|come))/i,
      ],
      [DO, 'warm', 'Yes, let us look at the flights. It feels less far with a date on it.', /\bflights?\b/i],
      [L, 'calm', 'It is good news and hard news at the same time. Thank you for telling me.'],
      [S, 'warm', 'I swallowed twice when I read it. And I am glad for you.'],
      [TALK, 'calm', 'There is no good way to tell that, and you did. Can I see you this week?'],
      [
        HONEST,
        'warm',
        'I do not want to spend the time until then being sad. Let us make plans.',
        /\b(?:leave|leaving|until|march|months?|weeks?|january|june)\b/i,
      ],
      [WANT, 'direct', 'Thank you for telling me yourself. For me: [how you see it].'],
      [F, 'calm', 'How do you feel about it yourself, now that it is real?'],
    ],
  }),
  between({
    name: 'they earn less',
    when: /\b(?:(?:i|i can) ?(?:earn|make) (?:a lot |much |way |far )?(?:less|nothing like|half)|can'?t (?:really )?(?:keep up with|afford)\b[^.!?]{0,24}\b(?:those|these|the|that|your|this|places?|restaurants?|kind)|(?:out of|beyond|above) my (?:budget|league money|means)|my (?:salary|pay|wages) (?:is|are|came|was) (?:late|short|cut|not in)|money(?:'s| is) (?:really |very |a bit |quite )?tight|i'?m broke (?:till|until|this|at)|embarrass\w+[^.!?]{0,20}\b(?:afford|money|pay))\b/i,
    and: /\b(?:can we|could we|cheap(?:er)?|instead|somewhere|you|your|u)\b/i,
    not: /\b(?:lend|send|borrow|e-?wallet|help me (?:out )?with|rent is|pay (?:for )?my|voucher|airtime)\b/i,
    most: 60,
    lines: [
      [
        L,
        'warm',
        'Thank you for saying it. It was never about the restaurant for me.',
        /\brestaurants?|places?|dinner|there\b/i,
      ],
      [DO, 'warm', 'Of course. A walk and a takeaway coffee with you is my kind of evening.', OWN_PLAN],
      [DO, 'direct', 'Gladly. You choose the next one, and cheap is fine.', OWN_PLAN],
      [
        DO,
        'warm',
        'A walk is a better date anyway. Which day suits you?',
        /\b(?:walk|hike|picnic|park|beach|promenade)\b/i,
      ],
      [
        DO,
        'direct',
        'Yes to that, and thank you for saying it straight.',
        /\?|\bif you'?re keen\b|\bcan we\b/i,
      ],
      [OWN, 'warm', 'I should have thought of that, sorry. What would you enjoy?'],
      [HONEST, 'calm', 'No need to feel bad about it. I would rather see you on a bench than not at all.'],
      [MEET, 'warm', 'A flask of coffee and a bench with a view? It costs us next to nothing.', OWN_PLAN],
      [L, 'warm', 'I am glad you told me. It is you I want to see, the bill never mattered.'],
      [S, 'calm', 'That was not easy to say, I think. It changes nothing for me.'],
      [RESPECT, 'direct', 'Understood. From now on we plan it together.'],
    ],
  }),
  between({
    name: 'their real age',
    when: /\b(?:i said (?:that )?i(?: was|'?m| am) [2-9]\d\b[\s\S]{0,12}\bi'?m (?:actually |really )?[2-9]\d\b|(?:i'?m|im|i am) (?:actually |really )?(?<n>[2-9]\d)\b(?! ?(?:km|kg|min|%|weeks|months|days|cm))[^.!?]{0,30}\b(?:profile|app|it) (?:says|said|shows|has)|(?:profile|app) (?:says|said|has me at|shows) (?:i'?m )?[2-9]\d\b[^.!?]{0,24}\b(?:i'?m|im|i am|actually)\b[^.!?]{0,12}[2-9]\d)/i,
    not: /\b(?:1[0-7]|school|underage|younger than)\b/i,
    most: 60,
    lines: [
      [L, 'warm', 'Thank you for telling me before we went any further. The number is not the problem.'],
      [HONEST, 'calm', 'I would have liked to know from the start, and I am glad that you said it now.'],
      [F, 'direct', 'Thank you for telling me. Is the rest of the profile true?'],
      [WANT, 'direct', 'I appreciate that you put it right. Honestly: [how you feel about it].'],
      [P, 'playful', 'Accepted. Just no more surprises of that kind, please.'],
    ],
  }),
  between({
    name: 'nervous on the way',
    when: /^(?:[^.!?]{1,70}[.!?,]+ ){0,2}[^.!?]{0,24}\b(?:so |really |very |bit |super |properly )*(?:nervous|nerves|butterflies|jittery|(?:hands are|i'?m|im) shaking|want to run (?:home|away)|turn around and go home|heart is (?:racing|pounding))\b/i,
    and: /\b(?:on my way|omw|i'?m early|i'?m (?:here|outside)|still (?:good|on|ok)|seven|six|eight|\d ?pm|tonight|leaving now|getting ready|changed (?:my|outfits?|three|twice)|almost there|in (?:the|my) (?:uber|car|parking)|outside)\b/i,
    not: /\b(?:are (?:you|u) (?:\w+ )?nervous|interview|exam|test|results|presentation|surgery|flight|flying|speech|court|meeting my|boss|nothing to do with (?:you|u)|(?:i )?(?:nearly|almost) (?:turned|left|cancelled)|i go (?:silent|quiet)|that'?s why i was)\b|\bnervous (?:for|about) (?:tonight|tomorrow|later|it|our date)\W*\?/i,
    most: 30,
    lines: [
      [L, 'warm', 'Me too, so we are even. See you soon.'],
      [
        DO,
        'direct',
        'Yes, still good. And I am nervous as well, if that helps.',
        /\bstill (?:good|on|ok)\b/i,
      ],
      [S, 'warm', 'That is sweet. It is only me, and I am already looking forward to you.'],
      [P, 'playful', 'Good, then nobody will notice when I knock something over. See you in a bit.'],
      [
        DO,
        'warm',
        'Yes, I will be there. Get yourself something to drink and breathe.',
        /\b(?:early|still (?:good|on|ok)|i'?m here)\b/i,
      ],
      [
        L,
        'warm',
        'Whatever you ended up wearing, I am happy to see you.',
        /\b(?:changed|top|outfit|dress|shirt|wear\w*)\b/i,
      ],
      [N, 'flirty', 'I like that you are nervous. It means that you care how it goes.'],
      [ROOM, 'calm', 'Take your time, there is no hurry. I am looking forward to it.'],
    ],
  }),
  between({
    name: 'asks for only us',
    when: /\b(?:(?:i'?d|i would) (?:like|love) (?:us )?to|i want (?:us )?to|(?:can|could|shall|should) we|do (?:you|u) want to|would (?:you|u) (?:like|want) to|let'?s) (?:just |both |maybe |please )*(?:(?:stop|quit) (?:seeing|dating|talking to) other (?:people|girls|guys|women|men)|(?:only|just) see (?:each other|you)|see only (?:each other|you)|be exclusive)|\bi (?:really |just |do )?want (?:a (?:\w+ )?relationship|something (?:real|serious)|more) with (?:you|u)\b|\bdo i (?:get to )?(?:call|introduce) (?:you|u)(?: as)? my (?:girlfriend|boyfriend|partner)\b|\bstill (?:introduce|call) (?:you|u) (?:as )?['"]?(?:my|a|just a)\b ?['"]?friend\b|\b(?:if i asked|i'?m asking|can i ask|i want|i'?d like) (?:you|u) to be my (?:girlfriend|boyfriend|partner)\b/i,
    not: /\b(?:not (?:ready|sure)|don'?t want|one other|another (?:person|guy|girl|man|woman))\b/i,
    lines: [
      [HONEST, 'warm', 'I would like that. I am glad that you said it.'],
      [HONEST, 'direct', 'Yes. I have been hoping that one of us would say it.'],
      [TALK, 'warm', 'Ask me again when I see you, so that I can say yes to your face?'],
      [WANT, 'direct', 'Thank you for asking me straight. On my side: [what you want this to be].'],
      [
        'slow it down',
        'calm',
        'I like where this is going. Give me a little more time with it, is that okay?',
      ],
      [L, 'warm', 'That was brave, and it made me smile.'],
    ],
  }),
  between({
    name: 'when do I meet your people',
    when: /\b(?:(?:ever |going to |gonna |will you |want to )+introduce me to|why (?:haven'?t i|have i (?:not|never)|don'?t i|can'?t i) (?:ever )?(?:met|meet)|i(?:'?ve| have)? (?:still )?(?:never|not|haven'?t) met (?:any of )?|when (?:do|can|will|am) i (?:get to |going to )?(?:finally )?meet) (?:your|ur) (?:friends|family|parents|people|folks|m[ou]m|brother|sister|kids|children|son|daughter)\b/i,
    not: /\b(?:cat|dog|joke|haha|lol)\b/i,
    lines: [
      [OWN, 'warm', 'You are right to ask. It is not that I am hiding you.'],
      [HONEST, 'direct', 'Fair question. The honest reason: [why it has not happened yet].'],
      [MEET, 'warm', 'Soon, and I mean it. Shall we pick a weekend?'],
      [F, 'calm', 'I did not know that it was on your mind. How long have you wanted to ask?'],
      [
        'slow it down',
        'calm',
        'I would like to do that well, so a little later. It says nothing against you.',
      ],
      [TALK, 'warm', 'I want you to feel part of my life. Can we talk about it when I see you?'],
    ],
  }),
  between({
    name: 'where do I stand',
    when: /\b(?:where (?:do )?(?:i|we) (?:actually |really )?stand(?: with (?:you|u|each other))?\b|how (?:do )?you (?:actually |really )?feel about (?:me|us)\b)/i,
    not: /\b(?:(?:talking to|seeing|dating) (?:other|any)|on (?:politics|pineapple|religion|marriage|kids)|in (?:the|line)|stand on|for the (?:photo|picture))\b/i,
    also: (r) => hits(/\b(?:you|u|us|we)\b/i, r.plain),
    lines: [
      [HONEST, 'warm', 'I like you, and I want to keep seeing you. That is where you stand.'],
      [HONEST, 'direct', 'Fair question. For me it is [how you feel about them].'],
      [TALK, 'warm', 'You should not have to guess. Can I tell you in person this week?'],
      [F, 'calm', 'I am glad that you ask. Where would you like us to be?'],
      [OWN, 'warm', 'Sorry if I left you wondering. I am happy with you, and I should say it more.'],
      [
        'slow it down',
        'calm',
        'I am still finding out, and I like what I find. I will not keep you guessing.',
      ],
    ],
  }),
  between({
    name: 'marriage, asked',
    when: /\b(?:do|would|could|can) (?:you|u) (?:ever |still |actually |really )*(?:want to|wanna|see yourself|believe in|think (?:you'?ll|you will|about)|picture(?: yourself)?|like to|imagine) ?(?:ever |one day )?(?:get(?:ting)? |be(?:ing)? |to get )?(?:married|marriage|marry(?:ing)?)\b[^?]{0,40}\bor\b/i,
    not: /\b(?:me|joke|lol|vegas)\b/i,
    most: 30,
    lines: [
      [WANT, 'direct', 'Honestly: [where you stand on it]. And you?'],
      [HONEST, 'warm', 'One day, with the right person. How do you see it?'],
      [HONEST, 'calm', 'I am not against it, and I am in no hurry. What would it mean to you?'],
      [F, 'warm', 'I like that you ask. Is it something you know for sure, or still open?'],
      [TALK, 'direct', 'I have thoughts about that, and they go better with a coffee. Can I tell you then?'],
      [P, 'playful', 'I am for it when the cake is good. Where do you stand?'],
    ],
  }),
  between({
    name: 'came out, and it is hard',
    when: /\b(?:told|came out to) my (?:\w+ )?(?:m[ou]m|mother|dad|father|parents|family|folks|brother|sister|gran|son|daughter|wife|husband)\b[^.!?]{0,20}\b(?:i'?m|i am|that i'?m|about (?:me|us))?[^.!?]{0,6}\b(?:gay|bi|lesbian|trans|queer|out|us)\b|\bcame out to my (?:\w+ )?(?:m[ou]m|mother|dad|father|parents|family|folks|brother|sister|gran)\b/i,
    and: /\b(?:said nothing|silen(?:t|ce)|don'?t know (?:what|how)|not (?:speaking|talking)|hasn'?t (?:said|spoken)|haven'?t (?:said|spoken)|cried|shout\w*|badly|walked out|wouldn'?t look|didn'?t (?:say|look|go)|quiet|numb)\b/i,
    not: /\b(?:i knew|we knew|couldn'?t shout|bought me|hugged|said (?:he|she|they) (?:loves?|knew)|proud of me|happy tears|so (?:happy|relieved))\b/i,
    lines: [
      [L, 'warm', 'That took so much courage. I am proud of you, whatever they said or did not say.'],
      [S, 'warm', 'I am here. You do not have to know yet what you feel.'],
      [
        N,
        'calm',
        'Silence can mean a lot of things. It may only mean that they need time.',
        /\b(?:nothing|silen|quiet|tea)\w*/i,
      ],
      [F, 'warm', 'How are you now? Do you want to talk, or just have company?'],
      ['stay with them', 'calm', 'Thank you for telling me. Is somebody with you today?'],
      [TALK, 'warm', 'Shall I call you? We can also talk about something else entirely.'],
    ],
  }),
  between({
    name: 'no long distance again',
    when: /\b(?:can'?t|don'?t (?:want to )?|not (?:sure i can|going to)|never|won'?t|couldn'?t|scared of|afraid of|bad at|done with)(?: do| doing| try| trying)?\b[^.!?]{0,14}\blong[- ]?distance\b/i,
    lines: [
      [
        S,
        'warm',
        'I understand. I would not want to do that to you again.',
        /\b(?:broke|hurt|last (?:one|time)|before|again|another)\b/i,
      ],
      [HONEST, 'warm', 'I hear you. I would want it to be for a short while, with an end date on it.'],
      [F, 'calm', 'What was the worst part of it for you? I would like to understand.'],
      [WANT, 'direct', 'Thank you for being clear. On my side: [how long, and what you could do].'],
      [TALK, 'warm', 'Let us not decide that by text. Can we talk tonight?'],
      [L, 'calm', 'It is fair to say that before we start. I would rather know.'],
      [HONEST, 'direct', 'It is not easy, I agree. I would still rather try than not know.'],
    ],
  }),
  between({
    name: 'from different worlds',
    when: /\b(?:(?:we(?:'?re| are| come)|you and (?:i|me) (?:are|come)) from (?:such |very |two |completely |totally )?different (?:worlds|backgrounds|sides)|(?:i'?m|i am) (?:just |only )?an? (?:\w+ )?(?:cleaner|cashier|domestic(?: worker)?|waiter|waitress|guard|driver|packer|gardener|labourer|petrol attendant|car guard|security|plumber|mechanic|carer|caregiver|call cent\w+ agent)\b[^?]{0,60}\b(?:you'?re an? (?:\w+ )?(?:doctor|lawyer|engineer|advocate|ca|accountant|professor|surgeon|teacher|manager|director|architect|actuary)|before you|hope (?:that|it)|if that)|(?:only (?:finished|got to|have|passed)|left school (?:in|after)) (?:gr(?:ade)?|std|standard|matric)\b[\s\S]{0,60}\b(?:you(?:'ve| have)|degree|phd|bored|clever|educated|smart)|(?:didn'?t|never) (?:finish|go to|get to) (?:school|matric|varsity|university|college)[^?]{0,40}\b(?:hope|you'?re|before|if that|problem)|i grew up in [\p{L} ]{3,24}[.,?]+ ?(?:does|is|do|would) (?:that|it|you|this)\b[^?]{0,30}\b(?:feel|strange|weird|different|bother|mind))/iu,
    not: /\b(?:lol|😂|star wars|planet)\b/i,
    lines: [
      [
        L,
        'warm',
        'Thank you for saying it. It is you I like talking to, and that has nothing to do with it.',
      ],
      [HONEST, 'direct', 'It does not bother me at all. Does it bother you?'],
      [HONEST, 'warm', 'I notice it now and then, and mostly I think that we have more to tell each other.'],
      [F, 'calm', 'I am glad you brought it up. Did something happen that made you think of it?'],
      [WANT, 'direct', 'Since you ask: [how you see it].', /\?/],
      [L, 'warm', 'I think no less of you for it, quite the opposite.'],
      [TALK, 'warm', 'I would like to hear more about where you come from. Over a coffee?'],
    ],
  }),
  between({
    name: 'the years between us',
    when: /\b(?:i'?m|i am|im) (?<n>[2-9]\d)(?:,| and|\.)? (?:and )?(?:you'?re|you are|ur|youre) (?:only )?[2-9]\d\b/i,
    and: /\b(?:stare|people|friends|bother|weird|strange|mind|worr\w+|age|older|younger|gap|feel|problem|too (?:old|young))\b/i,
    not: /\b(?:1[0-7]|school|underage|minor|it'?s (?:a )?no\b|no,? dear|toddler|booster|grandpa|cradle|lol|haha)\b/i,
    most: 45,
    lines: [
      [
        HONEST,
        'warm',
        'Let them. I like the person who came with the number.',
        /\b(?:stare|people (?:say|think|look|talk)|friends (?:say|think))\b/i,
      ],
      [HONEST, 'warm', 'I do not think about it when I am with you.'],
      [F, 'calm', 'It does not worry me. Does it worry you?'],
      [WANT, 'direct', 'Good that you say it. For me: [how you feel about the difference].'],
      [L, 'warm', 'I can count, and I wrote to you anyway.'],
      [L, 'direct', 'What matters to me is whether we laugh at the same things, and we do.'],
      [TALK, 'warm', 'I would rather talk about that with you in front of me. Are you free this week?'],
    ],
  }),
  between({
    name: 'not like the photos any more',
    when: /\b(?:my|the|those|these) (?:(?:profile|app|old) )?(?:pics|pictures|photos|profile)\b[^.!?]{0,12}\b(?:are|is|were) (?:all |a bit |quite |pretty |kind of |kinda |from )*(?:old|out ?dated|ancient|before|(?:\w+ )?years ago|(?:two|three|four|five|\d) years)\b|\bi (?:don'?t|dont) look like (?:my|the|those) (?:pics|pictures|photos)\b/i,
    not: /\b(?:your (?:pics|photos|pictures|profile)|museum|holiday|album|exhibition|scam)\b/i,
    most: 45,
    lines: [
      [L, 'warm', 'Thank you for the warning. I am coming to meet you, not the photo.'],
      [P, 'playful', 'Mine caught me on a good day as well, so we are even.'],
      [HONEST, 'direct', 'It does not change anything for me. I like how you write.'],
      [L, 'warm', 'I like that you say so. How will I recognise you, then?'],
      [F, 'calm', 'No problem at all. Send a new one if you like, or surprise me.'],
      [
        P,
        'playful',
        'Hair comes and goes. I was coming for the conversation.',
        /\b(?:hair|bald|beard|grey|gray)\b/i,
      ],
    ],
  }),
  between({
    name: 'they have children, and I?',
    when: /^\W*(?:yes|yeah|yep|ja|ya|yebo|i do|one|two|three|four|a (?:son|daughter|boy|girl)|just (?:one|the one)|i have|i'?ve got)\b[\s\S]{3,120}\b(?:(?:and |what about |how about )?(?:you|u|yourself)|hbu|wbu)\W*$/i,
    also: (r) =>
      hits(/\b(?:kids?|children|sons?|daughters?)\b[^.!]{0,30}\?/i, r.mine) &&
      hits(/\b(?:sons?|daughters?|boys?|girls?|kids?|children|twins|teenagers?|one|two|three)\b/i, r.plain) &&
      !hits(/\b(?:want|wanted|ever)\b/i, r.mine) &&
      !hits(PET, r.plain),
    most: 40,
    lines: [
      [WANT, 'direct', 'They sound lovely. With me it is [whether you have children].'],
      [WANT, 'warm', 'I can hear that you are proud. As for me, [whether you have children].'],
      [
        F,
        'warm',
        'What are they like? I will tell you about my side after that.',
        /\b(?:two|three|four|girls|boys|twins|kids|children|they)\b/i,
      ],
      [F, 'direct', 'And what do you get up to together at weekends?'],
      [L, 'calm', 'I like how you talk about that. I will tell you my side over a coffee.'],
      [MEET, 'warm', 'It sounds like a full house. I would like to hear more, when do you have an hour?'],
      [L, 'warm', 'That is good to know, and I am glad I asked.'],
    ],
  }),
  between({
    name: 'would I come along to a new town',
    when: /\bwould (?:you|u) (?:ever |really |consider )?(?:com(?:e|ing)|mov(?:e|ing)|relocat(?:e|ing)) (?:there |over |to \p{L}+(?: \p{L}+)? )?with me\b/iu,
    and: /\b(?:job|post|offer|transfer|took|take|mov(?:e|ed)|country|town|cape town|joburg|durban|overseas|abroad|emigrate|one day|answer)\b/i,
    not: /\b(?:tonight|tomorrow|weekend|movie|concert|party|market|this (?:friday|saturday|sunday))\b/i,
    lines: [
      [L, 'warm', 'That you ask at all makes me happy. I will think about it properly.'],
      [HONEST, 'direct', 'I do not know yet, and it is not a no.'],
      [F, 'calm', 'Do you want to go? Start with that, and then we talk about me.'],
      [WANT, 'direct', 'Honestly: [what would have to be true for you to go].'],
      [TALK, 'warm', 'That is too big for a text and too good to leave. Supper this week?'],
      [HONEST, 'warm', 'I would like to keep you, so I am going to take the question seriously.'],
    ],
  }),
];

/** Whatever it is that they tell, where nothing more particular knows it. */
export const TOLD_STRAIGHT_SCENES: readonly Scene[] = [
  between({
    name: 'told straight, and is it a problem',
    when: /\b(?:i'?m|i am|im|i(?:'?ve)?(?: \w+)? (?:have|got|live|don'?t|never|can'?t|work|take|only|look after|was|wear|use|need)|i'?d want|i (?:don'?t|never|still))\b/i,
    and: /\b(?:(?:is|would|will|does|did|are) (?:that|this|it|you)(?: (?:going to|gonna|be|even|really|still))* (?:an? |too |all |not )?(?:(?:big )?(?:problem|issue|deal ?-?breaker|hard line|turn ?-?off)\b|bother (?:you|u)|put (?:you|u) off|scare (?:you|u)|weird (?:for|to) (?:you|u)|too much (?:for (?:you|u))?\W*$|ok with (?:that|it)|okay with (?:that|it)|squeamish)|(?:people|men|women|guys|girls|most|they) (?:usually|always|tend to|normally|mostly) (?:run|leave|disappear|go quiet|back off|unmatch|vanish|stop)|if (?:that|this|it)(?:'?s| is) (?:an? |too )?(?:(?:big )?problem|not for (?:you|u)|much for (?:you|u)|deal ?-?breaker|no for (?:you|u))|hope (?:you'?re not|you aren'?t|that'?s not|that doesn'?t|it'?s not|it doesn'?t) (?:squeamish|put off|scared off|shocked|weird|too (?:weird|much)|(?:a |an )?(?:problem|issue|deal ?-?breaker)|bother (?:you|u)|(?:put|scare) (?:you|u))|(?:rather|better) (?:we |i |you )?(?:talk|tell|say|know|hear|said)\b[^.!?]{0,16}\b(?:now|early|up ?-?front|before|straight))/i,
    not: /\b(?:late|minutes|traffic|a table (?:for|at)|booking|book|bring|parking|dog|cat|move (?:it|to)|resched\w*|(?:can'?t|cannot) make|feel nothing|no spark|not feeling|friends?|goodbye|take care|all the best|your (?:ex|kids?|friends)|lol|haha|😂|drink|dinner|lunch|coffee|cook|pizza|food|snor\w+|pineapple|money|pay|cash|unless|must|upset|went quiet|what'?s your|jealous|other (?:men|women|girls|guys)|you (?:never|always|keep)|fight|angry|cross)\b/i,
    also: (r) =>
      !has(
        r,
        'rejection_hard',
        'rejection_soft',
        'plan_reschedule',
        'plan_propose',
        'jealousy_control',
        'sexual',
        'logistics',
      ),
    most: 50,
    lines: [
      [
        HONEST,
        'warm',
        'No, it is not a problem for me. I am glad that you told me.',
        /\b(?:problem|issue|deal ?-?breaker|bother|hard line|put (?:you|u) off|squeamish)\b/i,
      ],
      [L, 'warm', 'Thank you for telling me straight. I am still here.'],
      [L, 'calm', 'I am glad that you said it now and did not wait.'],
      [WANT, 'direct', 'I appreciate that. Honestly: [how you feel about it].'],
      [F, 'warm', 'What would you like me to know about it? I am asking because I want to understand.'],
      [N, 'calm', 'I can imagine that it is not easy to say every time. With me it is said now.'],
      [
        OPEN,
        'warm',
        'It does not make me want to run. I would like to keep getting to know you.',
        /\b(?:run|leave|disappear|unmatch|scare|vanish)\b/i,
      ],
      [HONEST, 'direct', 'Good to know, and it changes nothing about wanting to know you better.'],
    ],
  }),
];
