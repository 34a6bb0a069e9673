/** What to say next when they have answered the reader's question, or asked on after the reader's own news: the turn before decides what is meant. */
import { find } from '../sieve/sieve.ts';
import { type Fitting, fitting, type Said } from './fitting.ts';
import { has, type Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

type After = {
  /** What the reader wrote last. */
  readonly mine: RegExp;
  /** What has to stand in their answer; anything without it. */
  readonly theirs?: RegExp;
  /** They may ask something back. */
  readonly asks?: boolean;
  readonly most?: number;
  /** Its cue holds a hard word and means nothing hard: `hate it`. */
  readonly plainly?: boolean;
  readonly said: Said;
} & Pick<Fitting, 'not' | 'limit'>;

const HARD =
  /\b(?:sad|cry\w*|lonely|alone|hate (?:it|him|her|my)|divorc\w*|widow\w*|passed away|funeral|sick|ill|ex|lost|fired|retrenched|struggl\w*|depress\w*|anxi\w*|panic\w*|nightmares?|trauma\w*|abus\w*|foster|orphan\w*|disorder|anorex\w*|bulim\w*|alcoholic|addict\w*|sober|rehab|accident|homeless|shelter|hungry|afford|scared|afraid|hurt\w*|someone is (?:at|outside|in|following)|my window|don'?t (?:smile|laugh|eat|sleep|want|feel)|end it|any ?more|never again|none of your|private|rather not|why do you|cops?|police|not (?:yet|ready|comfortable)|too (?:soon|fast))\b/i;

/** What the reader may have written before an answer that is then no small one. */
const WITH_HARM = /\b(?:gun|knife|pills|leav(?:e|ing) (?:him|her)|kill|hurt (?:him|her|myself))\b/i;

/** Many ask without the mark; a question of the reader's own then gets it here. */
const ASKED_BARE =
  /(?:^|[.!,]\s*)(?:(?:so|and|hey|hi|haha+|lol|ok|okay|btw|but|oh|well)[ ,]+)*(?:what'?s?|how'?s?|when'?s?|where'?s?|who'?s?|which|why|do|does|did|are|is|was|were|have|has|can|could|would|will|should|shall|want to|wanna|fancy)\b[^?.!]*$/i;
export const mineAsAsked = (mine: string): string =>
  ASKED_BARE.test(mine) && !mine.includes('?') ? `${mine}?` : mine;

export const after = (
  name: string,
  { mine, theirs, asks = false, most = 18, plainly = false, said, ...rest }: After,
): Scene => ({
  keeps: true,
  ...fitting(`after mine: ${name}`, {
    cue: theirs ?? /\S/,
    // A cue of their own is surer than what a short answer sounds like.
    limit: theirs !== undefined,
    most,
    ...rest,
    also: (r) =>
      r.mine !== '' &&
      find(mine, mineAsAsked(r.mine)) !== null &&
      (asks || r.questions.length === 0) &&
      !has(r, 'grief', 'distress', 'self_harm') &&
      !isHeavyTalk(r.plain) &&
      !WITH_HARM.test(r.mine) &&
      (plainly || !HARD.test(r.plain)),
    said,
  }),
});

/** They answered what the reader had asked. */
const ANSWERED: readonly Scene[] = [
  after('do not ask', {
    mine: /\bhow (?:was|is|'?s|were|are)\b[^?]*\?/i,
    theirs: /^\W*(?:ugh|oof|eish|haha|lol)?\W*(?:please )?(?:don'?t|do not) (?:even )?ask\W*$/i,
    said: {
      sympathise: [
        ['warm', 'That bad? Then I ask nothing and offer a hug instead.'],
        ['calm', 'All right, no questions. Do you want to be distracted?'],
      ],
      'light touch': [
        ['playful', 'Noted. Snacks and silence, then, until you say otherwise.'],
        ['playful', 'I withdraw the question. Shall I tell you something silly?'],
      ],
    },
  }),
  after('free, and why', {
    mine: /\b(?:plans?|doing|up to|busy|free|around)\b[^?]*\?/i,
    theirs: /\b(?:nothing|no plans|not much|free|open|nada)\b[^?]{0,24}\bwhy\b/i,
    asks: true,
    said: {
      'suggest meeting': [
        ['direct', 'Because I would like to see you. Saturday or Sunday?'],
        ['warm', 'I was hoping for that answer. Would you like to go for a coffee?'],
        ['flirty', 'No reason. Except that I was planning to ask you out. Shall I?'],
      ],
      'light touch': [['playful', 'Why? Because I have an idea with you in it. Coffee and a walk?']],
    },
  }),
  after('music', {
    mine: /\b(?:what|which|who)\b[^?]*\b(?:music|songs?|bands?|artists?|albums?|listen(?:ing)? to)\b[^?]*\?/i,
    said: {
      'follow up': [
        ['direct', 'Good taste. Which song should I hear first?'],
        ['playful', 'And who is in charge of the music on a road trip?'],
      ],
      'appreciate a detail': [
        ['warm', 'I can work with that. Send me one song and I will listen to it properly.'],
      ],
      'suggest meeting': [['direct', 'We should go and hear some of that live. Are you up for it?']],
    },
  }),
  after('reading', {
    mine: /\b(?:what|which|any)\b[^?]*\b(?:reading|books?|read)\b[^?]*\?/i,
    said: {
      'follow up': [
        ['direct', 'Is it good? I am looking for something that makes me miss my stop.'],
        ['warm', 'What do you like about it, without giving away the end?'],
      ],
      'light touch': [
        ['playful', 'No judging from me, only a little envy of your free evenings.'],
        ['playful', 'I will read it too, and then we argue about it over coffee.'],
      ],
    },
  }),
  after('mornings', {
    mine: /\b(?:morning person|early bird|night owl|get up early|what time do you (?:wake|get) up)\b[^?]*\?/i,
    said: {
      'light touch': [
        ['playful', 'Noted for all future breakfasts. I will plan around it.'],
        ['playful', 'A clear answer. I will not phone you at the wrong end of the day.'],
      ],
      'follow up': [['direct', 'Good to know. What is your best hour of the day, then?']],
      'appreciate a detail': [
        ['warm', 'I like an honest answer about mornings. It saves so much trouble later.'],
      ],
    },
  }),
  after('my age guessed', {
    mine: /\b(?:guess (?:how old|my age)|how old (?:do you think|would you say))\b/i,
    theirs: /\b\d{2}\b/,
    asks: true,
    said: {
      'light touch': [
        ['playful', 'I will take that as a compliment and say no more today.'],
        ['playful', 'Warm. Do you want to know, or shall we keep the mystery?'],
      ],
      'answer, then return': [
        ['direct', 'Not bad! It is [your age]. What gave me away?'],
        ['warm', 'You are close. [Your age], and on Mondays a little more. Now you?'],
      ],
    },
  }),
  after('birthday', {
    mine: /\b(?:when'?s|when is|what day is) (?:your|ur) birthday\b/i,
    said: {
      'light touch': [
        ['playful', 'Written down. Now you get a cake, whether you want one or not.'],
        ['playful', 'Noted in ink. Are you one of those who hide it, or one who counts down?'],
      ],
      'follow up': [
        ['warm', 'I will remember the date. How do you like to spend it, big party or one good dinner?'],
        ['direct', 'Good to know! What was the best birthday that you ever had?'],
      ],
    },
  }),
  after('siblings', {
    mine: /\b(?:siblings?|brothers?|sisters?|only child)\b[^?]*\?/i,
    theirs:
      /\b(?:one|two|three|four|five|six|seven|eight|nine|\d|only child|none|no|youngest|oldest|eldest|middle|older|younger|brothers?|sisters?|twin|number)\b/i,
    said: {
      'follow up': [
        ['direct', 'And who was the loud one at the table?'],
        ['warm', 'Are you close? I like hearing how people talk about their family.'],
      ],
      'light touch': [
        ['playful', 'That explains a lot, in a good way. Did you get away with everything?'],
        ['playful', 'So that is where the sharp answers come from. Practice.'],
      ],
    },
  }),
  after('their type', {
    mine: /\b(?:(?:what'?s|what is) (?:your|ur) (?:type|ideal)|what (?:are (?:you|u) looking for|do (?:you|u) (?:look for|want) in)|(?:perfect|ideal) (?:man|woman|guy|girl|partner|date))\b/i,
    said: {
      'light touch': [
        ['playful', 'I am taking notes. How am I doing so far?'],
        ['playful', 'Some of that I have, the rest I can learn by Saturday.'],
      ],
      'follow up': [['direct', 'A good list. Which one of those matters most to you?']],
      'appreciate a detail': [['warm', 'I like that you know it. It makes everything simpler.']],
    },
  }),
  after('what they fear', {
    mine: /\b(?:what (?:scares|frightens) (?:you|u)|(?:are|r) (?:you|u) (?:scared|afraid) of|(?:biggest|worst) fear|phobia)\b/i,
    said: {
      'light touch': [
        ['playful', 'Understood. I will stand in front of you, at least for the small ones.'],
        ['playful', 'A fair choice. I would run as well, but in a dignified way.'],
      ],
      'follow up': [['warm', 'Is there a story behind it, or was it always like that?']],
      'appreciate a detail': [['warm', 'I like people who can say that out loud. I will keep it safe.']],
    },
  }),
  after('their flaw', {
    mine: /\b(?:(?:biggest|worst|your) (?:flaws?|fault|bad habits?|habit|weakness)|toxic trait|red flags?)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Is that the worst of it? I find it rather sweet, to be honest.'],
        ['playful', 'I can live with that. I was prepared for far more.'],
      ],
      'follow up': [['direct', 'Thank you for the warning. Since when has it been like that?']],
      'answer, then return': [['direct', 'Then we are even. Mine is [your bad habit].']],
    },
  }),
  after('cooking', {
    mine: /\b(?:can (?:you|u) cook|do (?:you|u) (?:like (?:to )?|enjoy )?cook(?:ing)?|signature dish|(?:good|bad) (?:at cooking|in the kitchen))\b[^?]*\?/i,
    said: {
      'light touch': [
        ['playful', 'An honest answer. Between the two of us we will not starve.'],
        ['playful', 'Then one of us cooks and the other one pours. We will work it out.'],
      ],
      'follow up': [['direct', 'And what is the one thing that never goes wrong?']],
      'suggest meeting': [
        ['warm', 'We should test that one evening, with a recipe that forgives. Are you in?'],
      ],
    },
  }),
  after('family', {
    mine: /^(?![\s\S]*\b(?:surgery|op|operation|hospital|sick|ill|fall|stroke|treatment|chemo|test results|results|recover\w*|holding up|coping|funeral|doing after|feeling)\b)[\s\S]*\b(?:(?:close to|get (?:on|along) with|see much of|tell me about) (?:your|ur) (?:family|parents|folks|mom|mum|dad|siblings)\b(?!'?s\b)|what(?:'?s| is| are) (?:your|ur) (?:family|parents|folks|mom|mum|dad|siblings) like\b|(?:what|how)(?:'?s| is| are) (?:your|ur) (?:family|parents|folks|siblings)\W*$)/i,
    not: /\b(?:not (?:really|close|much|very|so)|don'?t (?:talk|speak|see|get)|no contact|complicated|difficult|strained|estranged|dead|died|late|gone|cancer|dementia|thanks for (?:asking|remembering)|better|recover\w*|home (?:now|again|yesterday|today|already)|out of hospital|stable|operation|sick|ill|hospital)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like hearing that. It says something about you as well.'],
        ['warm', 'That sounds like a family with a lot of phone bills. I mean it kindly.'],
      ],
      'follow up': [
        ['direct', 'Who do you phone first when something good happens?'],
        ['playful', 'And what do they say when you bring somebody home?'],
      ],
    },
  }),
  after('drink and smoke', {
    mine: /\b(?:do (?:you|u) drink(?! (?:coffee|tea))|what do (?:you|u) drink|your drink)\b[^?]*\?/i,
    not: /\b(?:sober|recover\w*|alcoholic|aa|quit|stopped|used to)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'That makes choosing a place easy. Thank you.'],
        ['calm', 'Fine by me. I like to know before I pick a bar.'],
      ],
      'follow up': [['direct', 'Good. So what do I order for you if I get there first?']],
      'light touch': [['playful', 'Noted. I will be the one trying to look elegant with a straw.']],
    },
  }),
  after('belief', {
    mine: /\b(?:believe in (?:god|anything|fate|karma|heaven)|are (?:you|u) religious|religion|church)\b[^?]*\?/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like how you put that. Thank you for a real answer.'],
        ['calm', 'That sounds like something you have thought about.'],
      ],
      'follow up': [
        ['direct', 'How did you get there, slowly or all at once?'],
        ['warm', 'Does it matter to you what the other person believes?'],
      ],
    },
  }),
  after('what they eat', {
    mine: /\b(?:what'?s|what is|what was) for (?:dinner|supper|lunch|breakfast)|what (?:did|are) (?:you|u) (?:eat|have|having|eating|cook|cooking)|have (?:you|u) eaten\b/i,
    // Only that they have, or have not.
    not: /^\W*(?:yes|yeah|yep|yup|ja|no|nope|nah|not yet|i have|already)\b[^,.]{0,16}$/i,
    said: {
      'light touch': [
        ['playful', 'Your secret is safe with me. Was it good, at least?'],
        ['playful', 'That is a proper meal in my book. I have seen worse on a plate with a flower.'],
      ],
      'suggest meeting': [['warm', 'Next time I feed you. What should it be?']],
      'appreciate a detail': [['warm', 'Some evenings deserve exactly that.']],
    },
  }),
  after('seen the game', {
    mine: /\b(?:did|have) (?:you|u) (?:watch|watched|see|seen|catch) (?:the|that|last night)\b[^?]{0,40}\b(?:game|match|rugby|boks?|springboks|soccer|football|cricket|finals?|finale|derby|race|races|f1|grand prix|fight|boxing|ufc|world cup|semis?|semi-?final|quarter-?final|test|olympics|proteas|bafana|chiefs|pirates|sharks|stormers|bulls|lions|tennis|golf|basketball|marathon|comrades|penalt(?:y|ies)|shoot-?out|highlights|first half|second half)\b[^?]*\?/i,
    theirs:
      /^\W*(?:(?:oh|ag|yoh|sho|haha+|lol|omg|eish|ugh|wow)[ ,.!]+)*(?:of course|obviously|obvs|duh|yes+|yeah|yep|yup|ja+|jip|sure|always|every (?:minute|second)|all of it|you know it|hell yes|i (?:did|watched|saw)|watched|saw|what an?\b)|\b(?:scream\w*|shout\w*|yell\w*|voice|hoarse|neighbou?rs|nerves|heart rate|jumped|danced|celebrat\w*|lost it|robbed|the ref|unbelievable|insane|what an? (?:game|match|try|goal|finish|final|ending|save|comeback))\b/i,
    not: /^\W*(?:no|nope|nah|missed|not yet|didn'?t)\b|\b(?:missed|behind|spoil\w*|don'?t (?:say|tell|watch|follow)|dont (?:say|tell)|not (?:yet|seen|watched|a fan)|haven'?t|didn'?t|couldn'?t|fell asleep|slept|asleep|recorded|only (?:the|half)|later|waiting to|of course not|obviously not|work(?:ing|ed)?|lost my voice (?:from|to|with) (?:a |the )?(?:cold|flu))\b/i,
    said: {
      'follow up': [
        ['direct', 'I want your version. What was the best moment?'],
        ['playful', 'Alone, or did somebody have to hold you back?'],
      ],
      'suggest meeting': [['warm', 'Next time we watch together, then there are two of us making noise.']],
      'light touch': [['playful', 'Then half the street knows how you feel. I like that.']],
    },
  }),
  after('their full name', {
    mine: /\b(?:surname|last name|full name|real name|middle name)\b/i,
    not: /^\W*(?:yes|yeah|no|nope|why|lol|haha)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'It suits you. Nice to meet you properly, then.'],
        ['warm', 'Now you are a whole person in my phone. Thank you.'],
      ],
      'light touch': [
        ['playful', 'Good, I was about to save you under something silly.'],
        ['playful', 'I promise to pronounce it with dignity.'],
      ],
    },
  }),
  after('another time for a call', {
    mine: /\b(?:call|phone|ring|facetime|video)\b[^?]*\?/i,
    theirs:
      /\b(?:tomorrow|later|after \w+|in (?:an hour|half an hour|\d+)|another (?:day|time|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    asks: true,
    limit: true,
    said: {
      'confirm the plan': [
        ['warm', 'Of course. I will ring you then, enjoy the evening.'],
        ['direct', 'That works for me. What time suits you?'],
      ],
      'light touch': [['playful', 'Good, that gives me time to find a better voice.']],
      'appreciate a detail': [['warm', 'That is fine, something to look forward to.']],
    },
  }),
];

/** They take up the reader's own news. */
const TAKEN_UP: readonly Scene[] = [
  after('what happened to me', {
    mine: /\b(?:worst|bad|terrible|horrible|awful|rough|hard|long|crazy|stressful) (?:day|week|night|morning|meeting|date)\b/i,
    theirs:
      /\b(?:what happened|what'?s wrong|what went wrong|why|tell me|want to talk|wanna talk|are you (?:ok|okay))\b/i,
    asks: true,
    said: {
      'answer, then return': [
        ['direct', '[What happened]. It helps that you ask.'],
        ['calm', 'The short version: [what happened]. It is already better, thank you.'],
      ],
      'talk in person': [['warm', 'It is a long story. May I tell you on the phone later?']],
      'light touch': [['playful', 'Everything, in alphabetical order. Tell me something good first?']],
    },
  }),
  after('I was slow', {
    mine: /\bsorry\b[^.!?]*\b(?:late|slow|reply|replying|response|quiet|silence|delay)\b/i,
    theirs: /\b(?:no (?:worries|problem|stress|rush)|all good|it'?s (?:ok|okay|fine)|don'?t worry)\b[^?]*\?/i,
    asks: true,
    said: {
      'answer, then return': [
        ['warm', 'Very, thank you for not minding. How was yours?'],
        ['direct', '[What kept you]. And how are you?'],
      ],
      'appreciate a detail': [['warm', 'A bit, but this is the nicest part of it. How are you?']],
      'light touch': [['playful', 'Busy enough to deserve you now. What have I missed?']],
    },
  }),
  after('how late', {
    mine: /\b(?:late|running behind|stuck in traffic|delayed)\b/i,
    theirs:
      /^\W*(?:ok(?:ay)?|no (?:worries|problem)|oh|cool)?\W*(?:how (?:late|long|much longer|many min\w*)|what time (?:then|now)?|by how much)\W*$/i,
    asks: true,
    said: {
      'answer, then return': [
        ['direct', '[How many] minutes, I am sorry. Order something, it is on me.'],
        ['warm', 'Ten minutes, I hope. Start without me if you are hungry.'],
      ],
      'light touch': [['playful', 'Just late enough to be embarrassed. I am hurrying.']],
    },
  }),
  after('still fresh', {
    mine: /\b(?:broke up|break-?up|my ex|split up|divorce|got out of)\b/i,
    theirs:
      /\b(?:still (?:fresh|raw|hurts?|sore)|how (?:are you|long|recent|fresh)|are you (?:ok|okay|over)|over (?:it|him|her))\b/i,
    asks: true,
    said: {
      'answer, then return': [
        ['warm', 'Less every week. [How you feel about it], and thank you for asking.'],
        ['calm', '[How you feel about it]. I am glad that you ask instead of wondering.'],
      ],
      'say what you want': [['warm', 'Fresh enough to be honest about it, old enough to enjoy this.']],
      'appreciate a detail': [['warm', 'It is kind of you to ask. I would not be here if I were not ready.']],
    },
  }),
  after('only think?', {
    mine: /\bi think i (?:like|love|fancy|miss|am falling|'m falling)\b/i,
    theirs: /^\W*(?:haha|lol|oh|only|just|what do you mean)?\W*(?:you )?(?:only |just )?think\b\W*$/i,
    asks: true,
    said: {
      'honest answer': [
        ['flirty', 'Fine: I know. I was leaving myself a way out.'],
        ['direct', 'I like you. There, without the thinking.'],
        ['warm', 'Thinking is as far as my courage went. I am sure, though.'],
      ],
      'light touch': [['playful', 'I was being careful. You make that difficult.']],
    },
  }),
  after('they noticed', {
    mine: /\bi'?(?:m| am) (?:so |really |very )?(?:bad|terrible|awful|useless|hopeless|not (?:great|good)|clumsy|awkward|shy|nervous)\b/i,
    theirs: /\b(?:i(?:'ve| have)?|we all)? ?(?:noticed|can tell|know|saw that|see that|figured)\b/i,
    said: {
      'light touch': [
        ['playful', 'You noticed, and you are still here. That says something about you.'],
        ['playful', 'And I was hiding it so well. I am better in person, I promise.'],
      ],
      'appreciate a detail': [['warm', 'Thank you for putting up with it so kindly.']],
      'suggest meeting': [['direct', 'I make up for it face to face. Coffee this week?']],
    },
  }),
  after('a compliment taken', {
    mine: /\b(?:(?:love|like|loved|liked) your|your (?:\w+ )?(?:is|are|looks?|eyes|smile|laugh|hair|voice) (?:is |are )?(?:so |really |very |just )*(?:gorgeous|beautiful|lovely|amazing|stunning|cute|great|incredible|the best)|you have (?:the|such a|a) (?:best|most beautiful|lovely|beautiful|great|gorgeous|cutest|amazing|nice)|you(?:'re| are| look| looked|r)? (?:so |really |very |absolutely |such a |a )*(?:easy to talk to|kind|smart|interesting|good company|catch|beautiful|pretty|gorgeous|great|lovely|handsome|amazing|stunning|cute|funny|sweet))\b/i,
    theirs:
      /^\W*(?:(?:aw+|haha+|oh|lol|ag|wow|omg|shucks|stop(?: it)?)\W+)*(?:no man |you )?(?:thanks?|thanx|thank (?:you|u)|thx|ty|dankie|you'?re (?:sweet|too kind)|that'?s (?:sweet|kind|so (?:sweet|kind|nice)|really (?:sweet|kind))|i'?m blushing|made my day)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I meant it. You should hear it more often.'],
        ['warm', 'You are welcome. It was the first thing I noticed.'],
      ],
      'light touch': [
        ['playful', 'Worth every minute that it took, then.'],
        ['flirty', 'I have more of those, but I hand them out slowly. In person, mostly.'],
      ],
    },
  }),
  after('drinks on them', {
    mine: /\b(?:passed|got (?:the|it|in|my)|finished|won|promoted|accepted|made it|did it)\b/i,
    theirs:
      /\b(?:(?:drinks?|dinner|coffee|champagne|lunch|cake)(?: is| are|'s)? on me|let'?s celebrate|we (?:should|must|have to) celebrate|i'?m buying|my treat)\b/i,
    said: {
      'suggest meeting': [
        ['direct', 'On you? I should do this more often. Which evening?'],
        ['warm', 'Yes please, with you it counts double. Friday or the weekend?'],
      ],
      'appreciate a detail': [
        ['warm', 'You believed in me before I did, so the second round is mine. When?'],
      ],
      'light touch': [['playful', 'I accept. I will try to be modest for at least one drink.']],
    },
  }),
  after('seen to it', {
    mine: /\b(?:allergic|allerg\w*|(?:don'?t|do not|can'?t) (?:eat|drink)|vegetarian|vegan|halaal|halal|kosher|gluten|lactose)\b/i,
    theirs:
      /\b(?:noted|got it|good to know|no \p{L}+(?: \p{L}+)? then|ok(?:ay)? (?:so )?no \p{L}+|i'?ll remember)\b/iu,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for taking it seriously. Everything else I eat with pleasure.'],
        ['calm', 'Thank you. That is one worry less.'],
      ],
      'light touch': [['playful', 'You have just saved us both a very dramatic evening.']],
      'follow up': [['direct', 'Thanks. And is there anything that I should keep off your plate?']],
    },
  }),
  after('they say do it', {
    mine: /\b(?:thinking (?:of|about)|considering|might|tempted to|maybe i should|should i)\b/i,
    theirs:
      /^\W*(?:yes+|omg|oh|haha|ooh?)?\W*(?:do it|go for it|you should|why not|absolutely|definitely|please do|just do it)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'You say it as if it were simple. I like that, it helps.'],
        ['warm', 'That is the push I needed. Thank you.'],
      ],
      'follow up': [['direct', 'What makes you so sure? I want all of your reasons.']],
      'light touch': [['playful', 'If it goes wrong, I know whom to blame. With cake.']],
    },
  }),
  after('my songs', {
    mine: /\b(?:playlist|sent (?:you|u) a song|this song|listen to (?:this|it))\b/i,
    theirs:
      /\b(?:listening|listened|on repeat|love (?:it|this|that)|track|song|everything|banger|so good|obsessed)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I hoped that you would like that one.'],
        ['warm', 'Now I am smiling. I was more nervous about that than I admit.'],
      ],
      'follow up': [['direct', 'Which one do you skip? Be honest, I can take it.']],
      'light touch': [['playful', 'Good taste, as suspected. Your turn to send me one.']],
    },
  }),
  after('a game', {
    mine: /\b(?:play a game|wanna play|a game\?)\b/i,
    theirs:
      /\b(?:sure|always|yes|yeah|ok(?:ay)?|what (?:game|kind|are we playing)|which (?:game|one)|depends|go on|i'?m in)\b/i,
    asks: true,
    said: {
      'start fresh': [
        ['playful', 'Two truths and a lie. You start, and make it hard.'],
        ['direct', 'I say a word, you say the first thing in your head. Ready? Sunday.'],
        ['playful', 'Twenty questions. I have something in mind, go.'],
      ],
      'light touch': [['flirty', 'Truth or dare, but only the truths, for now. You begin.']],
    },
  }),
];

export const AFTER_MINE_SCENES: readonly Scene[] = [...ANSWERED, ...TAKEN_UP];
