/** Answers to the reader that are kind, tender or serious: let off a plan, nerves owned up to, a hard time of the year told, a silence forgiven. */

import { find } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import { inTurn, mineWho, one } from './in-turn.ts';
import type { Scene } from './scene.ts';

const L = 'appreciate a detail';
const A = 'answer, then return';
const OWN = 'own it';
const S = 'sympathise';
const STAY = 'stay with them';

const CALLED_OFF =
  /\b(?:can'?t (?:do|make|come|meet|see)|cannot (?:do|make|come|meet)|cancel\w*|have to (?:bail|skip|miss|postpone|go)|not going to make|won'?t (?:make|be able)|rain ?check|postpone|driving (?:up|down|home)|rushing|need to be with|sorry (?:about|for) (?:tonight|tomorrow|today|saturday|sunday|friday))\b/i;
const THEIR_TROUBLE =
  /\b(?:m[ou]m|mother|dad|father|gran\w*|nan|gogo|ouma|oupa|brother|sister|aunt\w*|uncle|son|daughter|kids?|baby|friend|dog|cat|hospital|fall|fell|emergency|sick|ill|fever|accident|vet|funeral|surgery)\b/i;

const NERVES =
  /\b(?:nervous|nerves|shy|anxious|butterflies|(?:talk(?:ed|ing)?|giving|gave|telling|told|psych(?:ed|ing)) (?:to )?myself (?:a )?(?:talk|pep talk|speech|up|in|into|to)?|i (?:do )?warm up|needed a minute|pep talk|sat in (?:the|my) car|(?:nearly|almost) (?:turned|drove|went|walked|left|cancel\w*|ran|didn'?t)|my (?:hands|knees|heart) (?:were|was)|shaking|panick(?:ed|y)|overthink\w*|in my (?:own )?head|go (?:quiet|silent)|clam(?:med)? up)\b/i;
const LOOKS_BACK =
  /\b(?:that was (?:that|why|it|me)|that'?s (?:why|what it was)|nothing to do with (?:you|u)|(?:it )?(?:wasn'?t|was not|not) (?:you|about (?:you|u)|anything (?:you|u))|so if i (?:seemed|was|came)|(?:if|when) i (?:seemed|was) (?:a bit |so |very |quite )?(?:odd|off|quiet|weird|strange|distant|stiff|cold)|you did(?:n'?t| not) (?:say|do) anything|(?:no,? )?(?:you|u) were (?:so )?(?:lovely|fine|great|perfect|wonderful|nice)|i(?:'d| had) been (?:sitting|standing|pacing|walking)|at (?:the )?(?:start|first|beginning)|the first (?:bit|part|half ?hour|ten|twenty)|i (?:was|got|get|am) (?:just |only |so |really |very |actually )*(?:nervous|shy|anxious)|for (?:the first )?(?:ten|twenty|\d+) min\w*)\b/i;

const SEASON =
  "(?:(?:round |around |at )?this time of (?:the )?year|(?:in )?(?:early |late )?(?:january|february|march|april|june|july|august|september|october|november|december)|christmas|(?:these|the next few|this) (?:weeks|month|week)|the (?:festive season|holidays)|father'?s day|mother'?s day|(?:the |an |his |her )?anniversar(?:y|ies)|(?:his|her) birthday|winter)";
const LOW =
  '(?:hard|harder|wobbly|low|quiet|quieter|tough|difficult|rough|sad|heavy|flat|down|blue|a bit much|not my best|never easy|not easy|fragile|strange|wobbles?|struggle|weepy|tearful)';

export const IN_TURN_KIND_SCENES: readonly Scene[] = [
  inTurn({
    name: 'let off, for somebody of mine',
    mine: CALLED_OFF,
    heavy: true,
    most: 50,
    when: /\b(?:(?:go|be|stay|get) (?:home |there |over |and (?:be|stay|sit|look) )?(?:with|to|after) (?:your|ur|him|her|them)\b|(?:your|ur) \w+(?: \w+)? comes? first|family (?:comes |is )?first|(?:don'?t|dont|do not) (?:you )?(?:even )?(?:dare )?(?:think (?:about (?:it|us|me|dinner|tonight|tomorrow)|twice)|worry|apologi[sz]e|be sorry|say sorry|stress)|of course,? (?:go|you must|be)|no,? of course\b|^\W*go[,.! ]|(?:dinner|lunch|coffee|we|it|this|that|the \w+) can (?:easily )?wait|(?:tickets?|booking|table|reservation) can be (?:swapped|moved|changed))/i,
    not: /\b(?:again|always|every time|excuses?|prove|whatever|convenient|third time|funny how|sure,? sure|believe|photo|proof|forget it|lose my number|leave me)\b/i,
    also: (r) => THEIR_TROUBLE.test(r.mine),
    places: (r) => ({
      who: mineWho(r),
      booked: one(
        /\b(?:swap\w*|mov\w+|cancel\w*|chang\w+|sort\w*|refund\w*|phon\w+|ring|call|looked)\b/i.test(r.plain)
          ? find(
              /\b(?:the|our) (?:tickets?|booking|table|reservation|restaurant|seats|sitter)\b/i,
              r.plain,
            )?.[0].toLowerCase()
          : undefined,
      ),
    }),
    lines: [
      [L, 'warm', 'Thank you. I will let you know how {who} {who|is|are}.'],
      [L, 'calm', 'That is kind of you. I will write as soon as I know more about {who}.'],
      [L, 'warm', 'Thank you, and for seeing to {booked} as well. You did not have to.'],
      [
        'make amends',
        'direct',
        'Thank you. Once {who} {who|is|are} settled, I would like to find us a new day.',
      ],
      ['make amends', 'warm', 'You make this so easy, thank you. I will make it up to you.'],
      [L, 'calm', 'Thank you for understanding. It is one thing less to worry about tonight.'],
    ],
  }),
  inTurn({
    name: 'it was nerves',
    mine: /\b(?:quiet|silent|shy|odd|off|nervous|said (?:something|anything)|was it me|did i|first (?:bit|part|half)|at first|distant|hardly said|stiff|far away|had fun|last night|yesterday|great to meet|nice to (?:meet|see)|lovely (?:to|evening|time)|good time)\b/i,
    when: NERVES,
    and: LOOKS_BACK,
    not: /\b(?:interview|exam|test|tomorrow|tonight|later|on my way|not (?:coming|interested|ready)|can'?t come|don'?t (?:want|think)|but i (?:think|don'?t)|ex|drunk|scared of you)\b/i,
    most: 50,
    lines: [
      [
        L,
        'warm',
        'Thank you for telling me. I am glad that you came in anyway.',
        /\b(?:car|door|outside|parked|turned|drove|walked|go in)\b/i,
      ],
      [
        L,
        'warm',
        'Ten minutes in the car and then you still came. I like you more for it.',
        /\bsat in (?:the|my) car for ten\b/i,
      ],
      [L, 'warm', 'I am glad that you did not turn round.', /\bturn(?:ed)? (?:a)?round|turned back\b/i],
      [S, 'calm', 'Then I know now, and I will not take quiet for cold. Take as long as you need next time.'],
      ['light touch', 'playful', 'Good, then it was not my jokes. I had my doubts.'],
      [
        L,
        'warm',
        'You did not have to tell me, and I am glad that you did. Nerves are nothing to hide from me.',
      ],
      ['suggest meeting', 'direct', 'The second time is easier, they say. Shall we find out?'],
    ],
  }),
  inTurn({
    name: 'a hard time of the year',
    mine: /\b(?:ok|okay|alright|quiet|far away|distant|wrong|matter|up|everything|seemed|sounded|how are|worried|did i|fine|down)\b/i,
    heavy: true,
    when: latin(
      new RegExp(
        `\\b(?<when>${SEASON})\\b[^.!?]{0,40}\\b${LOW}\\b|\\b${LOW}\\b[^.!?]{0,30}\\b(?<when2>${SEASON})`,
        'iu',
      ),
    ),
    and: /\b(?:rather (?:you|u) (?:heard|knew|know|hear)|wanted (?:you|u) to know|(?:it'?s |it is )?(?:nothing|not(?:hing)?) (?:bad|you(?: did)?|to do with you|about you|serious)|nothing (?:you|u) did|(?:you|u) (?:don'?t|do not) have to (?:do|say|fix) any\w*|don'?t need (?:anything|you to)|just (?:so (?:you|u) know|telling you)|not (?:your|ur) fault|(?:it'?ll|it) pass(?:es)?|bear with me|always (?:gets?|is|does|has)|i get (?:a bit |a little )?(?:wobbly|low|quiet|sad|down))\b/i,
    not: /\b(?:end it|don'?t want to (?:live|be here|wake)|can'?t go on|pills|hurt myself|at work|sales|exams?|deadline|tax|audit|month[- ]?end|budget|money|payday|traffic|season tickets?|matches)\b/i,
    most: 55,
    places: (r) => {
      const groups = find(latin(new RegExp(`\\b(?<when>${SEASON})\\b`, 'iu')), r.plain)?.groups;
      const said = groups?.when?.replace(/^(?:round|around|at|in|early|late) /i, '').toLowerCase();
      return {
        when: one(
          said?.replace(/^[a-z]+(?=$)/, (w) => (MONTH.test(w) ? w.charAt(0).toUpperCase() + w.slice(1) : w)),
        ),
      };
    },
    lines: [
      [L, 'warm', 'Thank you for telling me yourself. Now I know, and you do not have to explain it again.'],
      [STAY, 'calm', 'You do not have to be cheerful with me through {when}. I am here either way.'],
      [STAY, 'warm', 'Take {when} as slowly as you need to. I am not going anywhere.'],
      [L, 'calm', 'I am glad that I heard it from you. I will not make a thing of it.'],
      [S, 'warm', 'That makes sense to me. If a day of it is heavier than the others, you can just say so.'],
      [
        'do what they ask',
        'direct',
        'All right, I will do nothing with it, except think of you now and then.',
        /\bdon'?t (?:have to|need)\b/i,
      ],
      ['follow up', 'calm', 'What helps you more on such days, company or being left in peace?'],
    ],
  }),
  inTurn({
    name: 'no luck with it',
    mine: /\b(?:interview|job|post|role|application|appl(?:y|ied)|audition|bursary|flat|house|place|visa|promotion|contract|tender|hear(?:d)? (?:back|anything)|any (?:word|news|luck)\b(?! *\?)|results?|did you get|fingers crossed|grant|pitch|manuscript|agent)\b/i,
    notMine:
      /\b(?:coffee|dinner|drinks?|your (?:mom|mum|dad|gran|dog|cat|scan|biopsy)|biopsy|scan|doctor|vet|hospital|see (?:you|me)|with me)\b/i,
    when: /^\W*(?:(?:sadly|unfortunately|well|eh|ag|yeah|ja|so|haha|ugh|oh|um+)[ ,.!]+)*(?:no\b|nope|no luck|nah|didn'?t (?:get|make)|i didn'?t (?:get|make)|not (?:this time|me)|it'?s a no|they (?:want|wanted|went|gave|picked|chose|hired|took|said no|passed|decided)|rejected|turned (?:me )?down|someone else)|\b(?:gave it to|went with) (?:someone|somebody|an?)\b/i,
    and: /\b(?:luck|didn'?t (?:get|make)|not (?:this time|me)|a no|they (?:want|wanted|went|gave|picked|chose|hired|took|said no|passed)|reject\w*|turned|someone|somebody|masters|experience|internal|second)\b/i,
    not: /\b(?:no (?:news|word|idea)|not yet|haven'?t heard|still waiting|they (?:want|wanted) (?:me|to (?:see|meet|offer))|(?:gave|offered) me|second (?:interview|round)|got it|died|suicid\w*|can'?t go on)\b/i,
    most: 45,
    places: (r) => ({
      comfort: one(
        find(
          latin(
            /\b(?:having|eating|made|making|ordered|bought|opened|with|got) (?:a |some |the |a bowl of |a whole )?(?<c>chips|pancakes|ice ?cream|pizza|chocolate|cake|wine|toast|noodles|biscuits|crisps|brownies|a bath|fries)\b/iu,
          ),
          r.plain,
        )?.groups?.c?.toLowerCase(),
      ),
    }),
    lines: [
      [S, 'warm', 'I am sorry. Take your time with the {comfort}, today it counts as medicine.'],
      [S, 'warm', 'Oh no, I am sorry. I had my fingers crossed for you.'],
      [
        S,
        'calm',
        'You can be alright and disappointed at the same time. I am sorry, either way.',
        /\b(?:alright|all right|fine|ok|okay)\b/i,
      ],
      [
        S,
        'warm',
        'So close, that is almost worse. I am sorry.',
        /\b(?:second|runner|strong|last two|shortlist\w*)\b/i,
      ],
      [L, 'warm', 'It is a no to this one, and not to you. You put yourself out there, and that counts.'],
      [
        'stay with them',
        'calm',
        'That stings, whatever they put in the letter. Do you want to talk about it, or about anything else?',
      ],
      ['suggest meeting', 'direct', 'Leave me some of the {comfort}. Or shall I take you out this week?'],
    ],
  }),
  inTurn({
    name: 'my silence forgiven, a word next time',
    mine: /\b(?:silence|disappear\w*|quiet|offline|busy|swamped|vanish\w*|didn'?t (?:reply|answer|write)|went (?:quiet|dark|missing)|mia|needed (?:a |some )?(?:space|breather|time|break)|ate me|been (?:mad|hectic|crazy))\b/i,
    when: /\b(?:(?:i )?(?:don'?t|do not|didn'?t) mind (?:that |if )?(?:you|u)|(?:it'?s|its|that'?s|that is|it is|totally|all) (?:ok(?:ay)?|fine|alright|all right|good|no problem)\b|no (?:worries|problem|stress|hard feelings)|no need to (?:apologi[sz]e|be sorry|say sorry)|(?:don'?t|dont) (?:apologi[sz]e|be sorry)|i (?:get|understand) (?:it|that|busy)|i do the same)/i,
    and: /\b(?:(?:i'?d |would )?(?:just |much )?rather\b|(?:just )?(?:tell|warn|text|message) me\b[^.!?]{0,30}\b(?:next time|though|first|quickly|busy)|next time\b|one (?:line|word|message)|(?:just )?send me (?:an? |one )?\w+|(?:get|live) in my (?:own )?head|a (?:quick |short |little )?(?:heads[- ]up|word|line|message|text)\b|inventing|invent (?:reasons|things|stories)|fills? in|imagin\w+|my (?:head|brain|mind) (?:fills|goes|makes|went|starts)|makes? things up|wonder(?:ed|ing) (?:if|what|whether)|assum\w+)\b/i,
    not: /\b(?:cancel\w*|paid|money|stood|last time|third time|done|over|goodbye|all the best|block|never again|don'?t (?:bother|write|text)|enough)\b/i,
    most: 50,
    places: (r) => ({
      gap: one(
        find(
          /\b(?:(?:two|three|four|five|six|\d+|a few|a couple of) (?:days|weeks|hours)|a (?:whole )?(?:week|day|month)|all week|days)\b/i,
          r.plain,
        )?.[0]
          .toLowerCase()
          .replace(/^all week$/, 'a whole week'),
      ),
      word: one(find(/(?:"|(?<![\p{L}])')(?<q>[^"']{3,24})(?:"|'(?!\p{L}))/u, r.plain)?.groups?.q),
    }),
    lines: [
      [OWN, 'warm', 'That is fair. Next time you get a "{word}" from me, however short it is.'],
      [
        OWN,
        'warm',
        'You are right, {gap} of guessing is too long. I am sorry, and I will say a word next time.',
      ],
      [OWN, 'direct', 'Fair. One line takes a minute, and I will send it next time.'],
      [
        OWN,
        'calm',
        'Thank you for being kind about it. You should not have to guess, I will tell you first.',
      ],
      [L, 'warm', 'I like that you say it so plainly. I am sorry that I left you to wonder.'],
      [
        'make amends',
        'direct',
        'Agreed, and thank you for not holding it against me. How has your week been?',
      ],
    ],
  }),
  inTurn({
    name: 'my late reply forgiven',
    heavy: true,
    mine: /\b(?:sorry|apolog\w*)\b[^.!?]{0,40}\b(?:late|slow|reply|replying|answer\w*|silence|quiet|disappear\w*|busy|offline|taking so long|only (?:seeing|saw|answering))\b|\b(?:late reply|only seeing this now)\b/i,
    when: /^\W*(?:(?:ag|ah|aw+|oh|hey|haha|lol|no|shame|please|man|girl|dude)[ ,.!]+)*(?:no (?:worries|problem|stress|need|rush|hard feelings)|(?:i )?don'?t mind|it'?s (?:totally |all |absolutely |completely )?(?:ok(?:ay)?|fine|good|alright|cool)|its (?:ok|fine|cool)|all good|(?:don'?t|dont) (?:worry|stress|apologi[sz]e|be (?:silly|sorry))|never mind|you'?re (?:fine|good|forgiven)|take your time|life happens)\b/i,
    not: /\b(?:but|though|next time|just|rather|cancel\w*|again|always|busy too|over it|moved on|met someone|goodbye|take care|done|tired of|used to it)\b|\?/i,
    most: 22,
    lines: [
      [L, 'warm', 'Thank you, that is kind. Now I am here, and all yours. How was your day?'],
      [L, 'warm', 'You make it easy to come back. What did I miss?'],
      [L, 'calm', 'Good, then I can stop composing my excuses. How are you?'],
      [
        'light touch',
        'playful',
        'Asleep is the best alibi I have heard today. Did you sleep well?',
        /\b(?:asleep|sleeping|slept|napping|nap)\b/i,
      ],
      ['light touch', 'playful', 'You are too good to me. What have you been up to in the meantime?'],
      ['answer, then return', 'direct', 'My side in short: [what kept you]. And yours?'],
    ],
  }),
  inTurn({
    name: 'their answer, and is it enough',
    mine: /\b(?:asked|question|sprang|answer|rush|pressure|on (?:you|u)|think about|saturday|last night|yesterday|said)\b/i,
    when: /\b(?:is (?:that|this|it) (?:enough|okay|ok|fine|an answer|good enough|all right|alright)\b|does (?:that|this|it) (?:do|work|count|help|answer)\b[^.!?]{0,24}|(?:can|could) (?:you|u) live with that|will (?:that|this) do\b)[^.!?]{0,40}\?\W*$/i,
    and: /\b(?:(?:what|the thing|that) (?:you|u) asked|your question|you asked|an? (?:neat |good |proper |full |clear )?answer|not seeing any|deleted|call it|exclusive|label|what we are|where (?:this|we)|my answer)\b/i,
    not: /\b(?:parking|price|o'?clock|\d ?pm|homework|quiz|recipe|money|rent|send|pay)\b/i,
    most: 55,
    lines: [
      [A, 'warm', 'Yes, that is enough for now. Thank you for thinking about it properly.'],
      [A, 'calm', 'It is. I would rather have that than a neat answer.', /\bneat\b/i],
      [
        A,
        'warm',
        'Not seeing anybody else, and not wanting to: that is plenty to go on.',
        /\bnot seeing any(?:one|body) else and (?:i )?(?:don'?t|do not) want/i,
      ],
      [
        A,
        'warm',
        'It does. The app gone and no name for it yet, I can live with both.',
        /\bdeleted\b[\s\S]*\bapp\b|\bapp\b[\s\S]*\bdeleted\b/i,
      ],
      [L, 'direct', 'That is a straight answer, and it is enough for me. No more questions today.'],
      ['slow it down', 'calm', 'Yes. There is no hurry with the rest of it, we have time.'],
      [
        'say what you want',
        'direct',
        'For now, yes. What I would like to know one day is [what matters to you].',
      ],
    ],
  }),
  inTurn({
    name: 'slower, and not everybody yet',
    mine: /\b(?:meet|come|invit\w*|friends|family|mom|mum|parents|brother|sister|barbecue|braai|lunch|weekend|stay|move|trip|together)\b/i,
    when: /\b(?:(?:a (?:bit|little|touch) |much )?slower\b|slow(?:ing)? (?:it|this|things|us) down|(?:too |a bit |quite |very |so )?(?:quick|fast) for me|(?:go|take (?:it|this|things)) slow(?:ly)?|need (?:this|it) to (?:go|be))/i,
    and: /\b(?:i (?:really |do )?(?:like|enjoy|love|care)|i want (?:this|to keep|to see)|once a week|weekends|not (?:the|your|my) (?:family|friends|parents|mom|mum|kids)|yet|for later|for a while|for now|could we|can we)\b/i,
    not: /\b(?:hike|hill|knees?|stairs|cycl\w*|friends only|just friends|as a friend|not (?:interested|a match)|goodbye|better off|stop (?:seeing|texting)|walk(?:ing)? (?:too )?fast|run|drive|drove|talk)\b/i,
    most: 60,
    places: (r) => ({
      pace: one(
        find(/\b(?:once a week|twice a week|weekends)\b/i, r.plain)?.[0].toLowerCase(),
        /\bweekends\b/i.test(r.plain),
      ),
      whom: one(
        find(
          /\b(?:not (?:the|your)|meeting (?:the |your )?) ?(family|friends|parents)\b/i,
          r.plain,
        )?.[1]?.toLowerCase(),
      ),
    }),
    lines: [
      ['respect the limit', 'warm', 'Yes, of course. {pace} {pace|is|are} good, and the {whom} can wait.'],
      ['respect the limit', 'warm', 'Slower is fine with me. I am in no hurry, and I like how you said it.'],
      [
        'slow it down',
        'calm',
        'Thank you for saying it, and for saying the first part first. We go at your pace.',
        /\b(?:like|enjoy|love)\b/i,
      ],
      ['respect the limit', 'direct', 'No {whom} for now, then. Just the two of us, whenever it suits you.'],
      ['respect the limit', 'calm', 'I hear you. {pace} it is, and the rest can grow by itself.'],
      [OWN, 'warm', 'I am glad that you told me, I might have gone on planning. Slower it is.'],
    ],
  }),
  inTurn({
    name: 'mine is ill, and do I need anything',
    mine: /\b(?:sick|ill|cough\w*|fever|flu|hospital|sore|in bed|not (?:great|good|well)|unwell|throwing up|vomit\w*|temperature|up (?:all night )?with|migraine|surgery|op\b|broke|sprain\w*|pain)\b/i,
    heavy: true,
    when: /\b(?:(?:do |d'?you )?(?:you|u|y'?all) need (?:anything|something)|(?:can|could|should|shall|must) i (?:bring|get|fetch|drop|pick up|buy|send) (?:you|u|her|him|them|anything|something|some)|(?:want|need) me to (?:bring|get|fetch|drop|pick)|(?:bring|drop) (?:you|u) (?:anything|something|some))/i,
    not: /\b(?:money|cash|airtime|e-?wallet|send me|nudes?|pics?|lonely|from me or|need anything from me|can i go)\b/i,
    most: 50,
    places: (r) => ({
      who: mineWho(r),
      shop: one(
        find(
          latin(
            /\b(?:(?:pass|at|to|by|from|in) (?:the )?)(?<s>checkers|spar|woolworths|woolies|pick ?n ?pay|clicks|dis-?chem|tesco|aldi|lidl|boots|walmart|costco|pharmacy|chemist|supermarket)\b/iu,
          ),
          r.plain,
        )?.groups?.s,
      ),
    }),
    lines: [
      [A, 'warm', 'You are kind. If you are at {shop} anyway: [what you need]. I will pay you back.'],
      [A, 'direct', 'Yes please, [what you need], if it is no trouble. Thank you for asking.'],
      [A, 'warm', 'We have what we need, I think. But thank you, it helps that you asked.'],
      [L, 'warm', 'Thank you. I will tell {who} that you asked.'],
      [
        L,
        'warm',
        'I will pass it on to {who}, rest and all.',
        /\btell (?:her|him|them|your \w+)\b[^.!?]{0,20}\brest\b/i,
      ],
      [L, 'calm', 'That you offer is already half of the help. I will say if something runs out.'],
    ],
  }),
];

const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|christmas)$/;
