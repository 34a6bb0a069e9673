/** Teases with a straight face: one flaw found, the playlist they looked up, a joke that was not that bad. */
import { latin } from '../reading/pattern.ts';
import { A, cued, DO, MEET, OWN } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, P, T } from './stories/story.ts';

const HELD_OVER =
  /\b(?:pay|paid|money|nudes?|naked|your (?:wife|husband|boss|mom|mum|family|followers)|everyone|unless|or i|leak|post (?:them|it)|send (?:them|it)|deadline)\b/i;

export const DRY_TEASE_SCENES: readonly Scene[] = [
  cued({
    name: 'one flaw found in me',
    when: /\b(?:i was (?:about|just about|going|just starting|ready) to (?:like|love|marry|trust|fall|respect|forgive)|you had me until|had me until|was going so well until|we were getting on so well|you were (?:perfect|doing so well) until|and i thought (?:you were|we were|u were))\b/i,
    not: /\b(?:lied|lying|cheat\w*|married|wife|ghost\w*|hurt|rude to|shouted)\b/i,
    asks: true,
    lines: [
      [T, 'playful', 'Everybody has one flaw, and you have found mine early.'],
      [T, 'witty', 'So there is still everything else. I can work with that.'],
      [F, 'playful', 'What would I have to give up to get back in?'],
      [P, 'playful', 'I can explain, but not in under an hour.'],
      [MEET, 'flirty', 'Let me make my case over a drink. Which evening?'],
    ],
  }),
  cued({
    name: 'who even does that',
    when: latin(
      /\bwho (?:even |actually |in their right mind |on earth |the hell )?(?:listens|puts|eats|drinks|sleeps|wears|keeps|orders|types|reads|microwaves|cuts|irons|alphabeti[sz]es|names|labels|folds|watches|runs|wakes|brings|packs)\b[^?.!]{3,50}\??/iu,
    ),
    also: (r) => /\b(?:you|u|ur|your|stalk\w*|saw|found)\b/i.test(r.plain) || /\b(?:i|my)\b/i.test(r.mine),
    not: /\bwho\b.*\b(?:you|u|your|ur|you'?re|family|house|first)\b|\bwho wears the trousers\b/i,
    asks: true,
    most: 24,
    lines: [
      [T, 'playful', 'Me, it seems. I regret nothing.'],
      [T, 'witty', 'Somebody with excellent taste and no witnesses until now.'],
      [
        P,
        'playful',
        'You went looking, so some of this is on you.',
        /\b(?:stalk\w*|found|looked|saw|scroll\w*|checked)\b/i,
      ],
      [F, 'playful', 'Do not judge it before you have tried it. What is your own worst habit?'],
    ],
  }),
  cued({
    name: 'the nobody asked joke',
    when: /\b(?:nobody|no ?one|literally no one)\s*:[\s\S]{0,20}\b(?:you|u|me)(?: (?:at|on|in|after|when) [^:]{1,16})?\s*:/i,
    lines: [
      [T, 'playful', 'And I will do it again tomorrow.'],
      [T, 'witty', 'Somebody has to. Do you want the next one or not?'],
      [L, 'playful', 'You laugh, but you remembered it.'],
      [P, 'playful', 'I have more. You only have to say stop.'],
    ],
  }),
  cued({
    name: 'a slow clap for my joke',
    when: /^\W*(?:(?:hilarious|comedy gold|so funny|very funny|genius|wow)[.!]* ?(?:truly|really|my sides|well done|wow|honestly)?|ha\.? ha\.?|slow clap)\b|\bmy sides\b|\bhow original\b/i,
    also: (r) => r.mine !== '',
    most: 22,
    lines: [
      [T, 'playful', 'I know you smiled. You cannot prove otherwise.'],
      [T, 'witty', 'There are worse ones, and I know all of them.'],
      [P, 'playful', 'Admit it, you will be telling it to somebody by Friday.', /^(?!.*\boriginal\b)/i],
      [
        L,
        'playful',
        'You roll your eyes and ask for more. I see how this works.',
        /\b(?:another|more|again)\b/i,
      ],
    ],
  }),
  cued({
    name: 'one more, please',
    when: /(?:^|[.!?,;(]\s*|\b(?:please|pls|ok|okay|go on|now|so|can you|could you|and|haha|lol) )(?:say|tell me|tell|do|give me) (?:another|one more)(?: one| joke| pun| dad joke| fact| impression)?(?=\W*$|\s*[.!?,;)]| (?:please|pls|then|and|before|i|i'?m|quick))|^\W*encore\W*$|\bhit me with (?:your|another)\b|\b(?:your|ur) (?:worst|best) (?:pun|joke|dad joke)\b/i,
    and: /\b(?:jokes?|puns?|one|another|funny|original|groan\w*|laugh\w*|encore)\b/i,
    not: /\b(?:photo|pic|picture|drink|beer|nude|video|round|chance|date)\b/i,
    asks: true,
    most: 24,
    lines: [
      [DO, 'playful', '[Your worst one]. You did ask.'],
      [T, 'playful', 'Only if you promise to groan out loud.'],
      [DO, 'witty', 'Here it is: [your joke]. I accept applause and apologies.'],
      [MEET, 'flirty', 'The good ones I only tell in person. When are you free?'],
    ],
  }),
  cued({
    name: 'my directions were bad',
    when: /\b(?:your|ur) (?<x>directions?|instructions|map|pin|parking|driving|handwriting|spelling|autocorrect)\b[^.!?]{0,8}\b(?:was|were|is|are) (?:absolutely |so |really |actually )?(?:terrible|awful|useless|shocking|appalling|the worst|wild|criminal|rubbish|wrong|a disgrace|a cry for help|atrocious|bad)\b/i,
    asks: true,
    lines: [
      [
        OWN,
        'warm',
        'Fair, and sorry. I am glad you made it anyway.',
        /\b(?:directions?|instructions|map|pin)\b/i,
      ],
      [
        T,
        'playful',
        'They were a test of character, and you passed.',
        /\b(?:directions?|instructions|map)\b/i,
      ],
      [OWN, 'playful', 'I have no defence for my {x}, only regrets.'],
      [
        T,
        'witty',
        'And yet you found your way, so I will take half the credit.',
        /\b(?:directions?|instructions|map|pin)\b/i,
      ],
      [
        F,
        'direct',
        'Guilty. Was there at least something nice on the way?',
        /\b(?:ended up|lost|wrong|procession|farm|there'?s no)\b/i,
      ],
    ],
  }),
  cued({
    name: 'rude, but true',
    when: /\b(?:rude|harsh|ouch|savage|brutal|cheeky|mean)\b[,.!]?(?: but| and)? ?(?:fair|accurate|true|correct|not wrong)|\b(?:accurate|fair|true),? but (?:rude|harsh|mean|ouch)\b/i,
    most: 16,
    lines: [
      [T, 'playful', 'I will take accurate and leave the rest.', /\baccurate\b/i],
      [OWN, 'playful', 'Sorry. Not about the true part, though.'],
      [T, 'playful', 'Your turn now, I have it coming.'],
      [OWN, 'warm', 'It was said with great affection. Forgiven?'],
    ],
  }),
  cued({
    name: 'called something silly and fond',
    when: /\b(?:you|u|ya|you'?re an?|ur an?) (?:absolute |total |complete |utter |proper |such an? |right )?(?:muppet|donut|doughnut|numpty|plonker|wally|turnip|noodle|wombat|drongo|spoon|lemon|walnut|potato|goose|sausage|melt|pudding)\b(?! of (?:a|an) )/i,
    not: /\b(?:hate|fuck\w*|stupid|ugly|shut up)\b/i,
    most: 14,
    lines: [
      [OWN, 'playful', 'Guilty as charged, with no defence at all.'],
      [T, 'witty', 'And you still talk to me, which says something about you.'],
      [T, 'playful', 'I am putting that on my profile.'],
      [P, 'playful', 'That is the correct term, I am afraid.'],
    ],
  }),
  cued({
    name: 'a song they cannot lose',
    when: /\bstuck in my head\b|\bearworm\b|\bsinging it (?:all day|now)\b/i,
    most: 26,
    lines: [
      [T, 'playful', 'You are welcome. It wears off by Thursday.'],
      [DO, 'playful', 'There is only one cure: pass it on to somebody else.'],
      [OWN, 'witty', 'Sorry. Would a worse one drive it out?'],
      [F, 'playful', 'Just the chorus, or have you reached the second verse?'],
    ],
  }),
  cued({
    name: 'not a no',
    when: /^\W*(?:so |ok(?:ay)? |haha |hm+,? |well,? )*(?:that'?s|thats|i (?:didn'?t|don'?t) hear) (?:not )?an? no\b/i,
    not: /^\W*(?:so |ok(?:ay)? )*(?:that'?s|thats) a no\b/i,
    most: 12,
    lines: [
      [T, 'playful', 'It is not. You noticed.'],
      [T, 'flirty', 'It is a maybe with a lot of promise.'],
      [T, 'witty', 'Ask again nicely and it might turn into a yes.'],
    ],
  }),
  cued({
    name: 'they kept the proof',
    when: /\bi (?:have|'ve got|got|kept|took) (?:the |a )?(?:screenshots?|receipts|proof|evidence)\b/i,
    and: /\b(?:you|u) (?:said|told|called|promised|admitted|wrote|agreed)\b/i,
    not: HELD_OVER,
    most: 20,
    lines: [
      [T, 'playful', 'I was under no pressure when I said it, so it stands.'],
      [L, 'playful', 'Keep them safe, I may need reminding.'],
      [T, 'witty', 'Then it would be foolish to deny it. And what do you want for them?'],
      [OWN, 'flirty', 'Fine. I meant every word.'],
    ],
  }),
  cued({
    name: 'not jealous at all',
    when: /\b(?:i'?m |im |i am )?not (?:at all )?jealous\b[\s\S]{0,14}\b(?:i|just|simply|only|but)\b/i,
    not: /\b(?:who is|who was|delete|stop (?:talking|seeing)|don'?t like you|serious|tell me|(?:she|he) is)\b/i,
    lines: [
      [T, 'playful', 'I can see exactly how not jealous you are.'],
      [
        T,
        'witty',
        'I will pass it on. Any continent in particular?',
        /\b(?:continent|country|move|abroad|antarctica)\b/i,
      ],
      [L, 'flirty', 'There is no need, and I am enjoying this a little.'],
      [P, 'playful', 'Very calm of you. Shall I send a photo of us two for your peace of mind?'],
    ],
  }),
  cued({
    name: 'they saw that I watched',
    when: /\b(?:saw|see|noticed) (?:that )?(?:you|u) (?:watched|liked|viewed|looked at|opened|read) (?:my|the) (?:story|stories|photo|reel|post|pic|status|profile)\b/i,
    not: /\b(?:stop|creepy|block\w*|leave)\b/i,
    asks: true,
    most: 24,
    lines: [
      [T, 'playful', 'Alive, and caught.', /\balive\b/i],
      [OWN, 'playful', 'Guilty. I was working up to a hello.'],
      [T, 'witty', 'It was a good story. I only came for the plot.', /\bstor(?:y|ies)\b/i],
      [F, 'warm', 'You noticed! How are you?'],
    ],
  }),
  cued({
    name: 'well, that is just perfect',
    when: /\b(?:well )?(?:that'?s|this is|isn'?t that) just (?:perfect|great|wonderful|brilliant|lovely|peachy)\b|\blove that for (?:us|me)\b|\brained off\b/i,
    not: /\b(?:you'?re|thank you|thanks|died|hospital|timing|perfect for)\b/i,
    most: 24,
    lines: [
      [P, 'playful', 'The sky has opinions again. Plan B, indoors and with cake?', /\brain\w*\b/i],
      [T, 'witty', 'We will laugh about it. Possibly not today.'],
      [F, 'direct', 'Of course it is. When do we try again?', /\b(?:off|again|cancel\w*|moved|postponed)\b/i],
      [L, 'warm', 'I feel it too. I was looking forward to that.', /\b(?:off|cancel\w*|us)\b/i],
    ],
  }),
  cued({
    name: 'they went first with a confession',
    when: /\b(?:mine (?:is|was)|mine'?s|mines|i'?ll go first|i'?d (?:buy|start|take|say|pick|choose))\b/i,
    and: /\b(?:what'?s|whats|what (?:is|would|do|did|was|are)|which|who|biggest|worst|most|weirdest|favourite|favorite|best|dumbest|silliest|first)\b/i,
    not: /\b(?:phone|number|address|salary|password|hacked|bank|wifi|locker|code|marriage|divorce|died|bra|naked|position|bed)\b/i,
    also: (r) => r.questions.length > 0 || r.plain.includes('?'),
    asks: true,
    most: 40,
    lines: [
      [A, 'playful', '[Your answer], but yours wins.'],
      [A, 'direct', 'Mine is [your answer]. Now I need the full story of yours.'],
      [A, 'witty', 'I cannot follow that. All right: [your answer].'],
      [
        A,
        'warm',
        '[Your answer]. And how did yours end?',
        /\b(?:mine (?:was|is \w+ing)|i (?:once|told|stole|went|got|lied|said|ate|broke))\b/i,
      ],
    ],
  }),
  cued({
    name: 'a fun fact for a fun fact',
    when: /\b(?:fun|random|useless|weird) facts?\b/i,
    and: /\b(?:what'?s (?:yours|urs)|whats (?:yours|urs|ur)|yours\?|your turn|tell me yours|and you|u\?|you\?)/i,
    asks: true,
    lines: [
      [A, 'playful', 'Mine: [a fun fact about you]. I cannot compete with yours, though.'],
      [A, 'direct', '[A fun fact about you]. Does yours come with photographic evidence?'],
      [A, 'witty', '[A fun fact about you]. Yours stays with me, I am afraid.'],
      [L, 'playful', 'At least nobody else has a heron that can hold paper together.', /\bstapler\b/i],
    ],
  }),
];
