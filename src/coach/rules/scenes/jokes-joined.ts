/** Jokes answered in their own logic: about the reader's profile and photos, a tease given back, a compliment dressed up, a question that is play. */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { END, opening } from './arranging-words.ts';
import { askedBy } from './asked.ts';
import { type Said, word } from './fitting.ts';
import { has, type Scene, says } from './scene.ts';
import { isHeavyTalk, smallTurns } from './small-turn.ts';

const joined = smallTurns('joined', 48);
const LOOSE = { turnsRound: true, limit: true } as const;

const first = (r: Reading): boolean => r.conversation.length === 0;
const PHOTO = /\b(?:photos?|pics?|pictures?|profile|bio|prompts?|selfies?|vest|outfit)\b|📷/iu;
/** They look at the profile: nothing has been said yet, or a picture came just before. */
const looking = (r: Reading): boolean => first(r) || PHOTO.test(r.mine);
/** Where somebody is hurt or at odds, nothing is a joke. */
const SORE =
  /\b(?:hurt\w*|upset|disrespect\w*|lied|lying|serious(?:ly)?|not (?:ok(?:ay)?|funny|cool|fair|joking)|stop it|leave me|sorry|cr(?:y|ied|ying) (?:all|in|my)|angry|trust|ashamed|embarrass\w* me|never again|(?:tired|sick) of|fed up|never (?:call|answer|text|reply|listen|come|apolog)\w*|block\w*)\b/i;
const BARE =
  /\b(?:panties|knickers|bras?|thong|underwear|lingerie|naked|nudes?|boobs?|tits|dick|cock|ass|nipples?|undress\w*|nothing under)\b/i;
const light = (r: Reading): boolean =>
  !SORE.test(r.plain) &&
  !BARE.test(r.plain) &&
  !has(r, 'apology', 'boundary', 'rejection_hard', 'rejection_soft', 'sexual');

const ANIMAL =
  '(?<x>dog|puppy|pup|doggo|cat|kitten|kitty|horse|pony|donkey|goat|sheep|cow|pig|parrot|bird|chicken|hen|rooster|goose|duck|rabbit|bunny|hamster|tortoise|snake|lizard|fish|pug|labrador|lab|retriever|dachshund|sausage dog|staffie|ridgeback|boerboel|jack russell|collie|husky|poodle|beagle|bulldog|great dane)(?!\\p{L})';

const kinOf = (r: Reading) =>
  word(
    latin(
      /\bmy (?:\p{L}+ )?(?<k>mother|mom|mum|ma|sister|brother|daughter|son|friend|gran|granny|grandmother|ouma|gogo|aunt|auntie|cousin|colleague|boss|flatmate|housemate|roommate|dad|father|niece|nephew|neighbour)\b/iu,
    )
      .exec(r.plain)?.[1]
      ?.toLowerCase(),
  );

const GIVING_IN = latin(
  new RegExp(
    `^\\W*(?:(?:ok|okay|fine|alright|all right|haha\\p{L}*|ha|lol|ugh|damn|argh|eish|yoh|right|well|yes|yep)[ ,.!]+)*(?:you win(?: (?:this (?:one|round|time)|again|that one))?|(?:one |a |this |that )?(?:point|round) (?:to|goes to) you|you(?:'ve| have)? got me(?: there)?|touch[eé]|well played|i'?ll give you that(?: one)?|i (?:concede|surrender)|1[ -:]0 to you)${END.replace('\\W*$', '')}[^\\p{L}\\d?]*$`,
    'iu',
  ),
);

/** It wants more than a yes. */
const OPEN_QUESTION =
  /(?:^|[.!?,]\s*|\b(?:so|and|but) )(?:what|how(?! (?:funny|cute|great|about that))|where|why|tell me (?:about|more|everything))\b[^.!?]{3,80}\?\s*(?:\p{Extended_Pictographic}\s*){0,3}$/iu;

const ZOO: Said = {
  'take the bait': [
    ['playful', 'The {x} and I come as a set, I am afraid.'],
    ['playful', 'I am used to coming second to the {x}.'],
    ['witty', 'All enquiries about the {x} go through me, preferably over coffee.'],
  ],
  'appreciate a detail': [['warm', 'Finally somebody honest about what this profile is really for.']],
  'return the question': [
    ['playful', 'The {x} has standards. Tell me something about you and I will put in a word.'],
  ],
};

export const JOINED_SCENES: readonly Scene[] = [
  joined('asked, and answered with nothing', {
    ...LOOSE,
    cue: latin(/^\W*(?:(?:lol+|haha\p{L}*|k+|hm+|mm+)[ ,.!]*){1,2}(?:ok+|okay|cool|nice)?[^\p{L}\d?]*$/iu),
    beside: 0,
    also: (r) => OPEN_QUESTION.test(r.mine) && !isHeavyTalk(r.mine.replace(/\bhusband\b/i, '')),
    said: {
      'take the bait': [
        ['playful', 'Fine, keep your secrets. For now.'],
        ['playful', 'You are not getting away that easily. The question stands.'],
      ],
      'ask again': [
        ['warm', 'That sounds like a long day. Shall I ask again tomorrow?'],
        ['calm', 'Bad moment? Answer when you feel like it.'],
      ],
      'start fresh': [['direct', 'Let me ask an easier one: what made you smile today?']],
    },
  }),
  joined('which one is me', {
    ...LOOSE,
    cue: latin(
      /\bwhich (?:one|(?:one )?of (?:them|those|these|(?:the|these|those) (?:\p{L}+ ){0,2}\p{L}+(?: in [^.!?]{2,30}?)?)) (?:is|are|was|were) (?:you|u)(?= ?[?.!,]| in\b| on\b| then\b| lol\b|\W*$)|\b(?:is (?:that|this)|are|was that) (?:you|u) (?:the one |the (?:guy|girl|man|woman|lady) )?(?:on|in|at) the (?:far )?(?:left|right|middle|back row|front row|cent(?:re|er))\b/iu,
    ),
    beside: 26,
    also: (r) => looking(r) && light(r),
    said: {
      'answer, then return': [['direct', '[Which one]. Are you relieved or disappointed?']],
      'take the bait': [
        ['playful', 'The one you were hoping for, obviously.'],
        ['witty', 'I could tell you, but the suspense is doing me good.'],
      ],
      'return the question': [
        ['playful', 'Guess. You get one try, and I promise not to be offended.'],
        ['warm', 'Who did you hope it was? Answer carefully.'],
      ],
      'suggest meeting': [['flirty', 'You could find out in person. Coffee this week?']],
    },
  }),
  joined('my animal is the attraction', {
    ...LOOSE,
    cue: latin(
      new RegExp(
        `\\b(?:here|swiped(?: right)?|matched(?: with you)?|came|writing|texting|messaging|(?:hello|hi|hey|greetings|say (?:hi|hello)|swooning))(?: (?:only|just|mainly|mostly|purely|solely|strictly|really))? (?:for|about|because of|to) (?:the|your|that) (?:\\p{L}+ )?${ANIMAL}`,
        'iu',
      ),
    ),
    beside: 16,
    also: (r) => looking(r) && light(r),
    said: ZOO,
  }),
  joined('my animal is asked after', {
    ...LOOSE,
    cue: latin(
      new RegExp(
        `\\b(?:is|does|will|would) (?:the|your|that) ${ANIMAL} (?:also |still |already |perhaps |maybe )?(?:single|available|included|part of the (?:deal|package|bargain)|sold separately|come with you|in a relationship|on the market|on tinder|accepting applications|approve of me)`,
        'iu',
      ),
    ),
    beside: 16,
    also: (r) => looking(r) && light(r),
    said: ZOO,
  }),
  joined('my animal is the better looking one', {
    ...LOOSE,
    cue: opening(
      `(?:i think )?(?:your|ur|that|the) (?:\\p{L}+ )?${ANIMAL} (?:has (?:better|nicer|more)|is (?:\\p{L}+ )?(?:better looking|cuter|hotter|prettier|out of your league)|looks (?:smarter|wiser|better) than)`,
    ),
    beside: 12,
    also: (r) => looking(r) && light(r),
    said: {
      'take the bait': [
        ['playful', 'I know. I am only there for scale.'],
        ['playful', 'The {x} knows, and it has become a problem.'],
      ],
      'appreciate a detail': [['warm', 'Rude to me, but the {x} says thank you.']],
      'return the question': [['direct', 'So who are you writing to, the {x} or me? We share the phone.']],
      'suggest meeting': [['flirty', 'Wait until you see the two of us in person.']],
    },
  }),
  joined('is that real, in my photo', {
    ...LOOSE,
    cue: latin(
      /\b(?:are|is) (?:those|these|that|this|they|it) (?:(?:actual|real|genuine|literal|live) (?!time|life|quick|deal|talk)\p{L}{3,}|(?:an? |your )(?:actual|real|genuine|literal|live) (?!laugh|voice|accent|name|surname|age|number|job|account|profile|photo|reason|life|question|problem|date|thing|deal)\p{L}{3,}|(?:actually|really|seriously|genuinely|literally) an? (?!question|problem|date|thing|deal|good|bad)\p{L}{3,})|\b(?:is|was) (?:that|this) (?:an? )(?!joke|yes|no\b|threat|promise|challenge|deal|date|problem|question|compliment|good|bad|thing|lot|trick|line|maybe|hint|dig|pun|test|new|bit)\p{L}{3,}(?: \p{L}+)?,? and (?:did|does|was|were|is|has|why|how|who|what)\b|^\W*(?:(?:wait|ok|okay|hi|hey|sorry|so|hold on|um+)[ ,.!:]+)*(?:is|are|was|were) (?:that|those) (?:an? |the |your )?(?!joke|yes|no\b|threat|promise|problem|question|for\b|ok|good|bad|all\b|you\b|because|still|why|how|when|who)\p{L}{3,}[^.!?]{0,40},? or (?:is (?:it|that)|are (?:they|those|you)|did (?:you|it|he|she|they)|do you|does|was|were|just)\b|^\W*(?:(?:wait|ok|okay|hi|hey|sorry|so|hold on|um+)[ ,.!:]+)*(?:is|are) (?:that|those) (?:an? |some )(?!joke|yes|no\b|threat|promise|problem|question|photo|pic|good|bad|lot|sign|way|kind|sort|type|matter|piece of advice)\p{L}{3,} (?:of|made of|behind|under) (?:an? |the |your )?(?!me\b|you\b|us\b)\p{L}{3,}[^\p{L}\d]*$|\b(?:are|is|was) (?:you|u) (?:really |actually |seriously )?wearing (?:an? |the |your )?(?:\p{L}+ ){1,3}(?:in|on) (?:your |the |that |ur )?(?:\p{L}+ )?(?:photos?|pics?|pictures?|slide)\b/iu,
    ),
    beside: 14,
    places: (r) => ({ x: word(askedThing(r.plain)) }),
    also: (r) => looking(r) && light(r),
    said: {
      'take the bait': [
        ['playful', 'I was starting to think that nobody would ask.'],
        ['witty', 'You zoomed in, did you not? I respect that.'],
      ],
      'return the question': [
        ['playful', 'Before I answer, does it help my chances or hurt them?'],
        ['direct', 'What would you like it to be? I am open to offers.'],
      ],
      'answer, then return': [
        ['direct', '[What it is], and I have no regrets. What gave it away?'],
        ['direct', 'About the {x}: [the truth]. What gave it away?'],
      ],
      'suggest meeting': [
        ['flirty', 'You would have to see it in person to believe it.'],
        ['flirty', 'The story of the {x} is best told in person. Coffee this week?'],
      ],
    },
  }),
  joined('told to say hello', {
    ...LOOSE,
    cue: latin(
      /(?:[.!?,…]\s*|\bsay )(?:so|well|anyway|ok|okay|here goes|therefore),? (?:hello|hi|hey|hallo|howzit)(?: there| again|,? belatedly|,? stranger| from me)?\W*$/iu,
    ),
    beside: 40,
    also: (r) => first(r) && light(r) && r.style.words >= 5,
    places: (r) => ({
      kin: /\bmy \p{L}+(?: \p{L}+){0,3} (?:says?|said|told me|tells me|thinks|dared me|made me|insists)\b/iu.test(
        r.plain,
      )
        ? kinOf(r)
        : undefined,
    }),
    said: {
      'take the bait': [
        ['playful', 'Hello yourself. What do we do now?'],
        ['playful', 'Hello! Please tell your {kin} that it worked.'],
      ],
      'appreciate a detail': [
        ['warm', 'Hello to you too. That is the nicest one I have had in a while.'],
        ['warm', 'Hello! I am glad that you did.'],
      ],
      'follow up': [['direct', 'Hello back. The hard part is done, so how is your day going?']],
    },
  }),
  joined('shown to their people', {
    ...LOOSE,
    cue: latin(
      /\bmy (?:\p{L}+ )?(?:mother|mom|mum|ma|sister|brother|daughter|son|friends?|gran|granny|grandmother|ouma|gogo|aunt|auntie|cousin|colleagues?|flatmate|dad|father|niece|nephew|neighbour)\b[\s\S]{0,120}\b(?:see|saw|seen|show(?:n|ed|ing)?) (?:(?:her|him|them|me|my \p{L}+) )?(?:your|ur) (?:photos?|photographs?|pics?|pictures?|profile|face)\b[\s\S]{0,60}\b(?:verdict|says?|said|asked|asks|wants|approves?|thinks|reckons)\b|\bshow(?:ed|n) my (?:mother|mom|mum|sister|brother|daughter|son|gran|ouma|gogo|aunt|cousin|dad|father|friends?) (?:your|ur) (?:photos?|pics?|pictures?|profile)\b/iu,
    ),
    beside: 60,
    most: 64,
    also: (r) =>
      light(r) &&
      !says(
        r,
        /\b(?:fake|catfish|scam\w*|old for|too (?:old|young)|black|white|muslim|not happy|doesn'?t (?:like|want|approve))\b/i,
      ),
    places: (r) => ({ kin: kinOf(r) }),
    said: {
      'take the bait': [
        ['playful', 'Please tell your {kin} that I am available for questions.'],
        ['witty', 'A jury already, and we have not even had coffee.'],
      ],
      'return the question': [
        ['playful', 'What would it take to win your {kin} over? I can bring cake.'],
        ['direct', 'And you, do you agree with the verdict?'],
      ],
      'answer, then return': [['direct', '[Your answer], and you may quote me on that. Did I pass?']],
      'appreciate a detail': [['warm', 'I like your {kin} already. Somebody has to ask the real questions.']],
    },
  }),
  joined('put off their stride by me', {
    ...LOOSE,
    cue: latin(
      /\b(?:one look at|(?:saw|seen|seeing|looking at|staring at|because of|thanks to) (?:you|u|your (?:photos?|pics?|smile|eyes|face|profile)))\b[^.!?]{0,70}\b(?:forgot|dropped (?:my|a|the)|spilled|spilt|walked (?:straight |right )?into|missed my|burnt (?:the|my) (?:toast|rice|food|pap|dinner|supper))|\b(?:forgot|forget|forgotten) (?:my (?:own |whole |entire )?(?:name|order|coffee(?: order)?|stop|words|password|lines?)|how to (?:speak|talk|breathe|spell|type|english)|what i (?:was|wanted) (?:to )?(?:say|saying|doing|order))\b[^.!?]{0,40}\b(?:you|u|your|ur)\b|\bsmil\w+ (?:less |so much |like (?:an idiot|a fool) )?(?:at|into) my phone\b[\s\S]{0,40}\b(?:your fault|blame (?:you|u)|because of (?:you|u)|your doing)|\b(?:my phone|autocorrect)\b[^.!?]{0,20}\b(?:auto)?correct(?:s|ed)? (?:your|ur) name\b|^\W*not me (?:reading|smiling|grinning|staring|zooming|re-?reading|checking|scrolling|looking)\b[^.!?]{0,80}\b(?:you|your|ur)\b|\bsmiles?\b[^.!?]{0,30}\bmade me (?:miss|walk into|forget|drop|spill|burn)\b/iu,
    ),
    beside: 20,
    also: light,
    said: {
      'take the bait': [
        ['playful', 'I take full responsibility.'],
        ['playful', 'Oh no. Has it worn off yet?'],
        ['flirty', 'I would apologise, but I am enjoying it too much.'],
      ],
      'appreciate a detail': [['warm', 'Good. Then I am not the only one grinning at a phone.']],
      'return the question': [['playful', 'Is this going to happen every time? I would like to be ready.']],
      'suggest meeting': [['flirty', 'Then imagine what a whole coffee with me would do.']],
    },
  }),
  joined('read again, for other reasons', {
    ...LOOSE,
    cue: latin(
      /\bi(?:'ve| have|'m| am)?(?: now| already| just)? (?:re-?read(?:ing)?|read(?:ing)?) (?:the (?:part|bit|line|sentence) (?:about|where|with|on)\b[^.!?]{2,60}|your (?:bio|profile|prompts?|(?:last )?message))(?: \p{L}+)? (?:twice|thrice|(?:two|three|four|five|six|seven|ten|\d+) times|again|over and over)\b|\bi(?:'ve| have| keep|'m| am)? re-?read(?:ing)? (?:the (?:part|bit|line) (?:about|where|with)|your (?:bio|profile))\b/iu,
    ),
    beside: 16,
    also: (r) =>
      light(r) &&
      !says(
        r,
        /\b(?:no|not|hate|happy for|answer|underst\w+|confus\w+|still (?:don'?t|not|no)|mean(?:t|s)?\b|make sense|wrong|sad|can'?t (?:work|figure|tell)|contract|email|results?|report|miss(?:ed|ing)? (?:something|you))\b/i,
      ),
    said: {
      'take the bait': [
        ['playful', 'Take your time. I can wait while you read it again.'],
        ['playful', 'Purely for research, I am sure.'],
        ['witty', 'I should have charged for that.'],
      ],
      'return the question': [
        ['playful', 'And the verdict? I can take notes.'],
        ['direct', 'Any corrections?'],
      ],
      'suggest meeting': [['flirty', 'Wait until you see the live version.']],
    },
  }),
  joined('against the law, how I look', {
    ...LOOSE,
    cue: latin(
      /\b(?:that|your|those|ur|these) (?:(?!ex|boss|brother|sister|landlord|price|job|government)\p{L}+ ){1,3}(?:should|ought to|must) be (?:made )?(?:illegal|banned|against the law|a crime|arrested|regulated|licen[sc]ed|taxed|on prescription)\b|\b(?:is it|is that|how is (?:it|that)|that can'?t be|it can'?t be) (?:even |really )?(?:legal|allowed) (?:to (?:look|be) (?:that|this|so)|looking (?:that|this|so))\b/iu,
    ),
    beside: 14,
    also: light,
    said: {
      'take the bait': [
        ['playful', 'Guilty. What is the sentence?'],
        ['witty', 'I have a permit for it somewhere.'],
        ['playful', 'You would be surprised how long I have got away with it.'],
      ],
      'return the question': [['playful', 'Is that a complaint? I can give you the form.']],
      'appreciate a detail': [['warm', 'I am smiling, so it is working. Thank you.']],
      'suggest meeting': [['flirty', 'I will go quietly, if you are the one who picks me up.']],
    },
  }),
  joined('cute saved me', {
    ...LOOSE,
    cue: opening(
      "(?:you(?:'re| are)|ur) (?:so |very |really )?lucky (?:that )?(?:i (?:like (?:you|u)|find (?:you|u))|(?:you|u)(?:'?re| are)? (?:so |this |that )?(?:cute|pretty|handsome|hot|funny|adorable|charming|beautiful|sexy))|good thing (?:that )?(?:you(?:'re| are)|ur) (?:so |this )?(?:cute|pretty|handsome|hot|funny|adorable)",
    ),
    beside: 8,
    also: light,
    said: {
      'take the bait': [
        ['playful', 'How long does that excuse last? I have plans.'],
        ['playful', 'I was counting on it.'],
      ],
      'return the question': [['playful', 'Does that cover the next thing as well, or only this one?']],
      'appreciate a detail': [['warm', 'I will take it. You are not so bad yourself.']],
      'make amends': [['flirty', 'So that got me off. What would a drink get me?']],
    },
  }),
  joined('they give in', {
    ...LOOSE,
    cue: GIVING_IN,
    beside: 3,
    also: (r) => r.mine !== '' && askedBy(r) !== 'plan' && light(r) && !/\?\s*$/.test(r.mine),
    said: {
      'take the bait': [
        ['playful', 'Can I have that in writing?'],
        ['playful', 'I will try to be gracious about it. Try.'],
      ],
      'return the question': [['playful', 'And what do I win?']],
      'appreciate a detail': [['warm', 'Thank you, you are a good loser. I would have sulked.']],
      'suggest meeting': [['flirty', 'Rematch in person? You pick the game.']],
    },
  }),
  joined('a dry laugh and a fair', {
    ...LOOSE,
    cue: latin(
      /^\W*(?:ha(?:ha)*|heh|lol)[ ,.!]+(?:ok(?:ay)?,? |that'?s |well,? )?(?:fair(?: (?:point|play))?|good point|touch[eé])[^\p{L}\d?]*$/iu,
    ),
    beside: 3,
    also: (r) => r.mine !== '' && !/\?\s*$/.test(r.mine) && !isHeavyTalk(r.mine) && !SORE.test(r.mine),
    said: {
      'take the bait': [
        ['playful', 'So we agree. That was quick.'],
        ['playful', 'High praise. I will try not to let it go to my head.'],
      ],
      'follow up': [['direct', 'I will take that. What else happened today?']],
      'return the question': [['playful', 'Your turn, then. Surprise me.']],
      'appreciate a detail': [['warm', 'A laugh from you counts double, I have noticed.']],
    },
  }),
  joined('offended, with a wink', {
    ...LOOSE,
    cue: latin(
      /^\W*(?:(?:wow|ok|okay|um+|haha|lol|hey|well)[ ,.!]+)*(?:(?:so )?rude[ .!]+(?:my \p{L}+ (?:is|are)|i(?:'m| am| happen))|excuse (?:me|you),? (?:i(?:'m| am|'ll|'ve| have| was| happen)|that was (?:a|an|my|one|art)|my|some of us|but (?:i|my|some))|i'?ll have (?:you|u) know|i beg your pardon,? (?:i|my|that was (?:a|my)))\b/iu,
    ),
    beside: 16,
    also: (r) => r.mine !== '' && light(r) && r.questions.length === 0,
    said: {
      'take the bait': [
        ['playful', 'I take it back. Most of it.'],
        ['playful', 'My apologies. I will still need proof.'],
        ['witty', 'I stand corrected. Barely.'],
      ],
      'return the question': [['playful', 'Noted. Are there any witnesses?']],
      'suggest meeting': [['flirty', 'I would have to see that for myself. When are you free?']],
    },
  }),
  joined('rude, and right', {
    ...LOOSE,
    cue: latin(
      /^\W*(?:(?:wow|ok|okay|haha|lol|ouch|damn|yoh|eish)[ ,.!]+)*(?:so |that'?s |how |very )?rude\b[ ,.!]+(?:but |and |also )*(?:true|accurate|correct|fair|right|valid|not wrong|you(?:'re| are) (?:right|not wrong))(?:,? but (?:still )?rude)?[^\p{L}\d?]*$/iu,
    ),
    beside: 3,
    also: (r) => r.mine !== '' && !SORE.test(r.plain.replace(/\brude\b/gi, '')),
    said: {
      'take the bait': [
        ['playful', 'I will take the second half of that.'],
        ['playful', 'So I was right. Can I have that in writing?'],
      ],
      'make amends': [['warm', 'Truce? I can be nice for a whole evening.']],
      'return the question': [['playful', 'How did I get so close? I was only guessing.']],
      'appreciate a detail': [['flirty', 'You take it well. I like that.']],
    },
  }),
  joined('a title of honour', {
    ...LOOSE,
    cue: latin(
      /^\W*(?:(?:ok|okay|alright|all right|wow|easy|relax|whoa|ooh|haha|lol|yoh)[ ,.!]+)+(?:mr|mrs|miss|ms|mister|madam|lord|lady|professor|chef|captain|doctor|dr)\.? [^.!?]{2,50}(?:,? (?:calm down|relax|easy|settle down|we get it))?[^\p{L}\d?]*$|\b(?:calm down|relax|settle down|easy),? (?:mr|mrs|miss|ms|mister|madam|lord|lady|professor|chef|captain)\b[^.!?]{0,40}$/iu,
    ),
    beside: 4,
    also: (r) =>
      r.mine !== '' &&
      light(r) &&
      !says(r, /\b(?:will|is|was|has|said|says|called|can|came|phoned|wants)\b/i),
    said: {
      'take the bait': [
        ['playful', 'Is that my official title now? I would like a badge.'],
        ['playful', 'I am perfectly calm. I just have standards.'],
        ['witty', 'I see that my reputation got here before me.'],
      ],
      'return the question': [['playful', 'And what do I call you? Choose wisely, it will stick.']],
      'suggest meeting': [['flirty', 'You can say that to my face. When are you free?']],
    },
  }),
  joined('this, that or normal', {
    ...LOOSE,
    cue: latin(
      /[\p{L}'],? or (?:(?:are|r) (?:you|u) (?:trustworthy|normal|sane|(?:a |an )?(?:good|decent|bad|terrible|awful|normal|monster|psychopath|serial killer|wrong|boring|evil|criminal)(?: person)?)|do (?:you|u) have (?:a personality|taste|any taste|a soul|no taste|standards)|(?:just )?wrong)[^\p{L}\d]*$/iu,
    ),
    beside: 14,
    also: light,
    said: {
      'answer, then return': [['direct', '[Your pick], and I hope that we can still be friends.']],
      'take the bait': [
        ['playful', 'That feels like a trap. Which one are you?'],
        ['witty', 'I will answer once my lawyer gets here.'],
      ],
      'return the question': [['playful', 'Is there a right answer? I would really like to pass.']],
      'suggest meeting': [['flirty', 'You would have to find that out in person. Coffee this week?']],
    },
  }),
  joined('how is somebody like me still here', {
    ...LOOSE,
    cue: latin(
      /\bhow (?:is|are|come|on earth (?:is|are)) (?:someone|somebody|a (?:man|woman|guy|girl|person)|(?:you|u))\b[^.!?]{0,50}\b(?:still (?:on here|available|on the market|free|around)|on (?:this app|here))\b/iu,
    ),
    beside: 10,
    also: light,
    said: {
      'take the bait': [
        ['playful', 'I was waiting for somebody with taste.'],
        ['witty', 'I am told it is the jokes.'],
      ],
      'return the question': [['playful', 'I could ask you the same. What is your excuse?']],
      'appreciate a detail': [['flirty', 'Good timing on your part, I think.']],
      'suggest meeting': [['flirty', 'Come and look for the catch yourself. Coffee this week?']],
    },
  }),
  joined('can I be bribed', {
    ...LOOSE,
    cue: latin(
      /\b(?:do|does|will|would|can) (?:you|u) (?:take|accept|consider|be) (?:bribes?|bribed|bought|late applications|applications|walk-?ins|payment in)\b|\bdo (?:you|u) (?:take|accept) (?:card|cash|snapscan)[ ,]+(?:cash|card|or|\p{L}+)\b/iu,
    ),
    beside: 12,
    also: light,
    said: {
      'take the bait': [
        ['playful', 'Yes, but only if it is delivered in person.'],
        ['witty', 'I can be bought, and not even for much.'],
      ],
      'return the question': [
        ['playful', 'The office is open. What exactly do you want in return?'],
        ['direct', 'That depends. What are you offering?'],
      ],
      'suggest meeting': [['flirty', 'Let us discuss it somewhere quiet. Which evening?']],
    },
  }),
  joined('shown and not shared', {
    ...LOOSE,
    cue: latin(
      /\b(?:you|u) can(?:'?t|not) (?:just |simply )?(?:post|show|put up|send|mention|say|have|casually) [^.!?]{2,60}\b(?:and|then) (?:then )?(?:not (?:share|bring|invite|offer|explain|tell|say|make|elaborate)|(?:leave|keep|disappear|walk away|go (?:quiet|to bed)|stop there|move on))\b/iu,
    ),
    beside: 8,
    also: (r) => light(r) && r.questions.length === 0,
    said: {
      'take the bait': [
        ['playful', 'I can, and I did.'],
        ['playful', 'It was bait, and look who is here.'],
      ],
      'return the question': [['playful', 'What do you offer in return?']],
      'make amends': [['warm', 'You are right, that was cruel. How do I make it up to you?']],
      'suggest meeting': [['flirty', 'The rest is for people who turn up. When are you free?']],
    },
  }),
  joined('my own sins thrown back', {
    ...LOOSE,
    cue: latin(
      /\b(?:bold|brave|rich|cheeky) of (?:you|u) to\b[^.!?]{0,80}\b(?:when|after|seeing as|considering|given that) (?:you|u)\b|^\W*(?:(?:ha|haha|lol|wow|ok|okay|oh)[ ,.!]+)*(?:(?:that'?s |that is |a bit |very |pretty )?rich|big (?:talk|words)|strong words|bold(?: words| talk)?|brave(?: words)?)[, ]+(?:coming )?from (?:you|u|the|someone|somebody|a|mister|the queen)\b|^\W*(?:(?:ha|haha|lol|wow|ok|okay|oh)[ ,.!]+)*says (?:the (?:man|woman|one|guy|girl|person|lady|oke)|someone|somebody|she|he|you) (?:who|with|that)\b|^\W*pot,? (?:meet|kettle|calling)/iu,
    ),
    beside: 12,
    also: (r) => r.mine !== '' && light(r),
    said: {
      'take the bait': [
        ['playful', 'We agreed never to bring that up.'],
        ['playful', 'Low blow. Fair, but low.'],
        ['witty', 'I deny everything. Were there witnesses?'],
      ],
      'return the question': [['playful', 'How long are you planning to hold that against me?']],
      'make amends': [['warm', 'Truce? I drop mine if you drop yours.']],
      'suggest meeting': [['flirty', 'We should settle this in person, where you can be rude to my face.']],
    },
  }),
  joined('bold, they call it', {
    ...LOOSE,
    cue: latin(
      /^\W*(?:\p{Lu}[\p{L}' ]{2,30}|[\p{L}' ]{3,30})\? (?:on|for|as) (?:a|the|our|your) (?:first|1st) (?:date|meeting|coffee|message|drink)\b|(?:^\W*|[.?!]\s+)(?:bold|risky|ambitious|daring)(?: (?:move|choice|strategy|opener|words))?(?:[^\p{L}\d]*$|, let'?s see (?:if|how) (?:it|that|this) (?:pays off|works|goes|lands))/iu,
    ),
    beside: 8,
    also: (r) => r.mine !== '' && light(r) && !isHeavyTalk(r.mine),
    said: {
      'take the bait': [
        ['playful', 'Better that you know now.'],
        ['witty', 'I start with my worst and work my way up.'],
      ],
      'return the question': [
        ['playful', 'Is it working, though?'],
        ['direct', 'Too much? I can be talked into something safer.'],
      ],
      'appreciate a detail': [['flirty', 'You are still here, so it cannot be that bad.']],
    },
  }),
  joined('this, that or just tired', {
    ...LOOSE,
    cue: latin(
      /^\W*(?:so[, ]+|ok[, ]+|question[:, ]+)?(?:(?:are|r) (?:you|u) )?(?:an? )?[\p{L}-]{3,14}(?: [\p{L}-]{3,12})?,? (?:(?:an? )?[\p{L}-]{3,14}(?: [\p{L}-]{3,12})?,? )?or (?:just|always|permanently|simply|only) (?<x>tired|hungry|sleepy|confused|hungover|broke|lazy)[^\p{L}\d]*$/iu,
    ),
    beside: 2,
    also: (r) => !/\bi(?:'?m| am)\b/i.test(r.plain) && !SORE.test(r.plain),
    said: {
      'answer, then return': [['direct', '[Your pick], and {x} on top of it. You?']],
      'take the bait': [
        ['playful', 'Mostly {x}, with good intentions.'],
        ['witty', 'Is there a box for all of the above?'],
        ['flirty', 'Just {x}, but I can be talked out of it.'],
      ],
      'return the question': [['playful', 'Depends on the day, and on who is asking. And you?']],
    },
  }),
  joined('too forward, they ask', {
    ...LOOSE,
    cue: latin(
      /\bif (?:that|this|it)(?:'s| is| was|s)? too (?:forward|much|soon|bold|fast|direct),? (?:(?:just|please|then) )*(?:say|tell|stop|ignore)|\b(?:is|was) (?:that|this|it) too (?:forward|bold)\b|^\W*too forward\?|\b(?:tell|stop) me if (?:i'?m|that'?s|this is|i am) (?:being )?too (?:forward|bold|much)\b|\bhope (?:that|this|it)(?:'s| is|s)?(?: not|n'?t) too (?:forward|bold)\b/iu,
    ),
    beside: 44,
    heated: true,
    also: (r) => !SORE.test(r.plain) && !has(r, 'apology', 'rejection_hard', 'rejection_soft'),
    said: {
      'say what you want': [
        ['flirty', 'Not too forward at all. I am smiling.'],
        ['warm', 'I like that you said it. Keep going.'],
      ],
      'slow it down': [
        ['warm', 'A little fast for me, but I like how you asked.'],
        ['calm', 'I like where that is going. A little slower, though.'],
      ],
      'light touch': [['playful', 'I read it twice to be sure. Request noted.']],
    },
  }),
];

/** `your third photo`, `that pic`, `the picture with the goat`: one that they looked at. */
const ONE_PHOTO =
  /\b(?:(?:your|ur|the|that|this|in) (?:[\w-]+ ){0,2}(?:photo|pic|picture)\b|(?:photo|pic|picture) (?:number )?(?:\d|two|three|four|five)\b)/i;
const OTHER_PHOTOS =
  /\b(?:my (?:\w+ )?(?:photo|pic|picture|m[au]m|dad|ex)|your (?:ex|kids?|son|daughter|niece|nephew|husband|wife|late|dad|m[ou]m)|of us|of me|send|sent|share|another|more (?:photos|pics|pictures)|recent|old (?:is|are)|real you|real number|fake|catfish\w*|filter\w*|profile (?:photo|pic|picture)|display|whatsapp|status|id photo|wedding photo|crop|lanyard|(?:my )?(?:ma|mom|mum|mother|sister|gran|ouma|gogo|friends?)\b|my number|keep my|accidents?|so kind|different in|older one|i'm the one|wrong (?:number|contact|person)|apolog\w+|pardon|disturb\w*|sent by|visa|passport|group chat|who(?:'s| is| are| were)|looks? (?:nothing )?like|kind in|(?:beautiful|gorgeous|handsome|stunning|sexy|hot) in|take (?:it )?down|delete|stole|cousin|died|blood pressure|nude\w*|naked|lips|body|legs|boobs|ass)\b/i;
const BEAST = latin(new RegExp(`\\b(?:the|that) (?:\\p{L}+ )?${ANIMAL}`, 'iu'));
/** What the question itself names: `is that a sourdough starter or …`, `are those actual prawns`; a place, a person and `you` are none. */
const ASKED_THING =
  /\b(?:is|was|are|were) (?:that|this|those|these|it|there) (?:actually |really |seriously )?(?:an? |the |your |a whole |actual |real |own |some |very ){0,3}(?<x>(?!joke|yes|no\b|you\b|your\b|own\b|very\b|me\b|for\b|ok|good|bad|real\b|actual\b|because|why|how|who|what|where|true|legal|normal|even|still|not\b|friend|girl|guy|man\b|woman|ex\b|son\b|daughter|kid|brother|sister|m[ou]m|dad|lady|dude|photo|pic\b|filter)[a-z][a-z-]{2,}(?: (?!or\b|on\b|in\b|and\b|at\b|of\b|with\b|by\b|from\b|trying|behind|under|over|next|you\b|your\b|a\b|the\b|wearing|that\b|gone)[a-z][a-z-]{2,})?)(?= (?:or|on|in|and|behind|under|over|next|trying|wearing|with|by)\b|[^a-z\d ]|$)/i;
/** `your camel photo`; which photo it is, and how it looks, is no thing of it. */
const NAMED_PHOTO =
  /\b(?:your|ur) (?!(?:first|second|third|fourth|fifth|last|main|profile|new|old|older|newest|other|best|worst|favou?rite|cute|great|nice|lovely|amazing|funny|weird|latest|recent|whole|one|actual|id|wedding|group|family|selfie|mirror|baby|school|holiday|pinned|lead|cover|top|bottom|next|hinge|tinder|bumble)\b)(?<x>[a-z]{3,}(?: [a-z]{3,})?) (?:photo|pic|picture|snap)\b/i;
const askedThing = (plain: string): string | undefined => {
  const beast = (BEAST.exec(plain) ?? NAMED_PHOTO.exec(plain))?.groups?.x?.toLowerCase();
  const asked = ASKED_THING.exec(plain)?.groups?.x;
  return beast ?? (asked && !isNamed(asked) ? asked.toLowerCase() : undefined);
};
/** `Storms River` is no thing with an article. */
const isNamed = (words: string): boolean => /^\p{Lu}\p{Ll}/u.test(words);
const onePhoto = (r: Reading): boolean =>
  first(r) && light(r) && !has(r, 'harassment') && !says(r, OTHER_PHOTOS) && r.style.words <= 40;

/** What they say about a photo, however they say it: nothing here names a thing of it, which may be a cat, a cape or a cast. */
export const PHOTO_SCENES: readonly Scene[] = [
  joined('a question about a photo of mine', {
    ...LOOSE,
    cue: ONE_PHOTO,
    beside: 40,
    places: (r) => ({
      x: word(askedThing(r.plain)),
      y: word(BEAST.exec(r.plain)?.groups?.x?.toLowerCase()),
    }),
    also: (r) =>
      onePhoto(r) &&
      (r.questions.length > 0 || says(r, /\b(?:explain|story|context|backstory|questions|theory)\b/i)),
    said: {
      'take the bait': [
        ['playful', 'I was starting to think that nobody would ask.'],
        ['witty', 'You zoomed in, did you not? I respect that.'],
        ['playful', 'The {y} tells that story very differently.'],
        ['witty', 'The {x} and I agreed never to speak of it, so this will cost you.'],
      ],
      'return the question': [['playful', 'Before I answer, does it help my chances or hurt them?']],
      'answer, then return': [
        ['direct', 'The short version: [the short version]. Are you still here?'],
        ['direct', 'About the {x}: [the truth]. What did you think at first?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you stopped at that one. It has a story.'],
        ['warm', 'I like that you stopped at the {x}. There is a story to it.'],
      ],
      'suggest meeting': [
        ['flirty', 'That one is best told in person. Coffee this week?'],
        ['flirty', 'The story of the {x} is best told in person. Coffee this week?'],
      ],
    },
  }),
  joined('a remark about a photo of mine', {
    ...LOOSE,
    cue: ONE_PHOTO,
    beside: 40,
    also: (r) =>
      onePhoto(r) &&
      r.questions.length === 0 &&
      says(
        r,
        /\b(?:your|ur|pic \d|photo \d|(?:first|second|third|fourth|fifth|last) (?:photo|pic|picture))\b/i,
      ) &&
      !has(r, 'sexual') &&
      !says(
        r,
        /\b(?:love\w*|beaut\w*|joy|settle|gorgeous|pretty|handsome|stunning|cute|amazing|great|nice|hot|smile|eyes|tips)\b/i,
      ) &&
      r.style.words >= 6,
    said: {
      'take the bait': [
        ['playful', 'That photo has a lot to answer for.'],
        ['witty', 'You looked closely. Should I be flattered or worried?'],
      ],
      'appreciate a detail': [['warm', 'You are the first to notice that. I like it.']],
      'return the question': [['playful', 'Is that what made you write? I need to know what works.']],
      'suggest meeting': [['flirty', 'There is more to it than you see there. Coffee this week?']],
    },
  }),
];
