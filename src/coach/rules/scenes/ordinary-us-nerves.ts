/** Before anything has begun: nerves about meeting, out of practice, fresh out of something, hurt before, slow to trust. */
import { IF, plainly } from './ordinary-us-scene.ts';
import { type Scene, says } from './scene.ts';

const NERVES = /\b(?:nervous|nerves|anxious|scared|shy|terrified|butterflies|freaking out)\b/i;
const NO_EVENT =
  /\b(?:interview|exam|exams|test|work|job|boss|flight|flying|dentist|doctor|surgery|operation|presentation|speech|results|driving|match|race|parents|mom|mum|dad|dog|cat|puppy|son|daughter|toddler|laughing|laugh|wreck|system|breakdown)\b/i;

export const ORDINARY_NERVE_SCENES: readonly Scene[] = [
  plainly('out of practice', {
    cue: /\b(?:i )?(?:have ?n[o']?t|havent|not|never really) (?:really )?(?:dated|been dating|been on (?:a|any|one) (?:proper |real |first )?dates?|done (?:the |this |any )?(?:dating|whole dating)(?: thing)?|gone on a (?:first )?date|been out with anyone)\b|\b(?:it'?s |its |been |it has )+(?:a (?:long |very long |really long |good )?(?:while|time)|ages|years|forever|so long|\w+ years)[^.!?]{0,12} (?:since|that) (?:i'?ve |ive |i |my )(?:last )?(?:have )?(?:been on (?:a|any) (?:proper |first )?date|went on a (?:first )?date|dated|been dating|had a (?:proper |first )?date|last (?:dated|date|went on a date)|date\b|did (?:this|the|any)(?: whole)? dating)|\b(?:rusty|out of practice|new) (?:at|to|with) (?:this|dating|all this|the dating)\b|\bi'?m (?:a bit |a little |so |very |really )?(?:rusty|out of practice)\b|\bi'?m (?:so |really |very |pretty |quite |just )?(?:bad|terrible|awful|hopeless|not (?:very |so |that )?good) at (?:this|the|all this)?(?: whole)? ?(?:dating|online dating|first dates)(?: (?:stuff|thing|things))?\b|\bfirst (?:real |proper )?date (?:i'?ve had |i'?ve been on |for me )?in (?:years|ages|\w+ (?:years|months)|forever|a (?:long )?(?:while|time))\b/i,
    // What they ask after it is the matter.
    not: /\bghost|married|widow|passed\b|\b(?:what|where|who|how|which)(?:'?s| is| are| was| old| do| did)\b[^?.!]*\b(?:dogs?|cats?|pup\w*|horse|photos?|pics?|picture|profile|bio|names?|job|work|book|song)\b[^?]*\?/i,
    most: 26,
    places: (r) => ({
      nervous: IF(says(r, NERVES)),
      years: IF(says(r, /\byears\b/i)),
      sorry: IF(says(r, /\bsorry|weird|awkward|bad at\b/i)),
    }),
    said: [
      [
        'sympathise',
        'warm',
        "{nervous}Nervous after a long break makes complete sense. We'll keep the first date short and easy.",
      ],
      [
        'slow it down',
        'calm',
        "No pressure from my side. It's one coffee between two people, and there is no test on dating at the end.",
      ],
      [
        'light touch',
        'playful',
        '{years}Nothing important about dating has changed in those years. You still sit down and one of you spills something.',
      ],
      ['follow up', 'warm', 'Thank you for telling me. What would make a first date feel easy for you?'],
      [
        'offer another way',
        'direct',
        "{nervous}Shall we take the nervous part out and go for a walk? It's easier to talk side by side.",
      ],
      [
        'sympathise',
        'warm',
        'I like that you say it. Nobody is really in practice at dating, some people only hide it better.',
      ],
      [
        'offer another way',
        'warm',
        'Then we keep it small. Would a coffee or a walk be the easier first date?',
      ],
      [
        'appreciate a detail',
        'warm',
        "After so long, I'm glad you're giving dating a go again. We can take it at your speed.",
      ],
      ['follow up', 'direct', 'And what made you want to try dating again now?'],
    ],
  }),
  plainly('nervous about meeting', {
    // Asked of the reader it is a question.
    also: (r) =>
      !/^\W*(?:(?:so|and|but|hey|ok)[ ,]+)*(?:(?:are|r) )?(?:you|u) (?:\w+ )?(?:as )?(?:nervous|scared|shy|anxious)\b/i.test(
        r.plain,
      ),
    cue: /\b(?:nervous|nerves|anxious|scared|shy|terrified|butterflies|freaking out)\b[^.!?]{0,30}\b(?:meet(?:ing)?(?: (?:you|u|up|in person|in real life|irl))?|(?:our|the|this|a|first|going on (?:a|this|our)) date|seeing you|see you)\b|\b(?:meet(?:ing)?(?: (?:you|u|up|in person|new people|people|someone new|strangers))|(?:our|the|first) date|seeing you)\b[^.!?]{0,30}\b(?:nervous|nerves|anxious|scar(?:ed|es)|terrif\w+|butterflies)\b|^\W*(?:yes,? |yeah,? |yep,? |sure,? |ok,? |hey,? |hi,? |haha,? )?(?:but |honestly |tbh )?i'?m (?:just |also |still |kind of |kinda |a bit |a little |so |really |very |super |honestly |actually |quite )*nervous(?: (?:about|for) (?:meeting|it|this|tonight|tomorrow|saturday|friday|sunday|thursday|wednesday|tuesday|monday|the weekend|later))?(?: (?:tbh|now|lol|haha|though|if i'?m honest|to be honest))*\W*$|\bbutterflies (?:about|for|over) (?:tonight|tomorrow|saturday|friday|sunday|thursday|wednesday|tuesday|monday|later|the weekend|our)\b|\bfirst date nerves\b|\bi (?:always )?get (?:so |really |very )?nervous (?:meeting|before (?:a |first )?dates?)/i,
    not: NO_EVENT,
    most: 20,
    places: (r) => ({
      tonight: IF(says(r, /\btonight\b/i)),
      meeting: IF(says(r, /\bmeet/i)),
      date: IF(says(r, /\bdate\b/i)),
      before: IF(!says(r, /\btonight\b/i)),
    }),
    said: [
      ['sympathise', 'calm', 'Being nervous only means it matters a bit. We will take it easy.'],
      [
        'slow it down',
        'warm',
        'No need to be nervous of me. You can leave any time, and I will not be offended.',
      ],
      [
        'sympathise',
        'warm',
        'You are allowed to be nervous. {meeting}Meeting somebody new is always strange for ten minutes.',
      ],
      [
        'slow it down',
        'calm',
        "Nervous is completely fine. If it's easier, we keep it to one drink and see how it goes.",
      ],
      ['follow up', 'direct', 'What would help with the nerves, a quiet place or a busy one?'],
      [
        'offer another way',
        'calm',
        "{before}Would a short call first help? Then we're a bit less new when we meet.",
      ],
      [
        'light touch',
        'playful',
        "Good, if we're both nervous then neither of us will notice what the other one does with their hands.",
      ],
      [
        'light touch',
        'playful',
        "{tonight}If you're nervous tonight, talk to me about anything. I'll do the same and we'll call it a conversation.",
      ],
      ['sympathise', 'warm', "{tonight}Nervous in a good way is fine. I'm looking forward to tonight."],
      [
        'appreciate a detail',
        'warm',
        "I like that you tell me you're nervous. It makes it easier for both of us.",
      ],
      [
        'offer another way',
        'warm',
        '{date}We can make it an easy date: coffee, an hour, and either of us may go home after it.',
      ],
    ],
  }),
  plainly('not ready', {
    cue: /(?:\bnot|n'?t|\bdont|\bnever)\b[^.!?]{0,25}\b(?:ready|in (?:a|the) (?:right |good )?(?:place|space|headspace))\b[^.!?]{0,14}\b(?:relationship|something serious|anything serious|commit\w*|dating|date|date again|date anyone|love|serious)\b|\b(?:not|isn'?t|dont think i'?m|don'?t think i'?m) (?:sure (?:if |that )?(?:i'?m )?)?(?:looking for|wanting|want) (?:a relationship|anything serious|something serious)\b|\b(?:not|isn'?t) (?:really )?looking for (?:a relationship|anything serious|something serious|anything long[- ]term)\b|\bi don'?t (?:really )?want (?:a relationship|anything serious|something serious)\b|\bi'?m (?:just )?not (?:really )?ready(?: yet| for this| to date)?\W*$/i,
    not: /\b(?:friends?\b|stop (?:seeing|talking)|goodbye|take care|wish you|all the best|end (?:this|things)|see you anymore|kids|move in|marriage|married|ready (?:at|by|in) |running|late)\b|\?/i,
    most: 20,
    places: (r) => ({
      serious: IF(says(r, /serious/i)),
      ready: IF(says(r, /\bready\b/i)),
      sure: IF(says(r, /\bnot sure|think\b/i)),
      rel: IF(says(r, /\brelationship\b/i)),
    }),
    said: [
      [
        'respect the limit',
        'calm',
        'That is fine with me. I like talking to you, and that is enough for now.',
      ],
      ['respect the limit', 'direct', 'Thank you for telling me early. Let us take it as it comes.'],
      [
        'respect the limit',
        'calm',
        '{ready}Thank you for saying so. You do not have to be ready for anything to have a coffee with me.',
      ],
      [
        'follow up',
        'direct',
        '{ready}That is fair, and I would rather know. What would you be ready for right now?',
      ],
      [
        'honest answer',
        'direct',
        'Thanks for being honest. For me it is [what you are looking for], so tell me if that sounds like too much.',
      ],
      [
        'slow it down',
        'warm',
        '{rel}We are a long way from a relationship. I would be happy just getting to know you.',
      ],
      [
        'follow up',
        'calm',
        '{serious}Okay, nothing serious then. What do you feel like, friends, dates, or just talking for now?',
      ],
      [
        'sympathise',
        'warm',
        '{sure}Not being sure is allowed. We can talk as long as it feels good and stop if it does not.',
      ],
      [
        'talk in person',
        'warm',
        "I appreciate you telling me about it early. Is it bad timing, or something that's still healing?",
      ],
      [
        'respect the limit',
        'warm',
        '{ready}No pressure from me. Being ready is not something anyone can hurry.',
      ],
      [
        'set the terms',
        'direct',
        'Good to know, and thank you. I am happy to go slowly, as long as we both stay this honest.',
      ],
    ],
  }),
  plainly('just out of something', {
    cue: /\bi(?:'?m| am)? (?:still |only |kind of |just |trying to )*(?:getting over|get over|not over|healing from) (?:my (?:ex|last relationship|breakup|divorce)|a (?:bad |rough )?(?:breakup|break up|divorce|heartbreak))\b|\b(?:i|we|me and my (?:boyfriend|girlfriend|ex)|my (?:boyfriend|girlfriend|ex) and i) (?:only |just |recently )*(?:broke|split) up(?: with my (?:boyfriend|girlfriend|ex|partner|fiance|husband|wife))?(?: (?:about|like|just|only))? ?(?:a|two|three|four|five|six|few|couple|last|this|\d+|recently|in)\b[^.!?]{0,16}\W*$|\b(?:i )?(?:just|recently|only just|only recently|fresh)(?: \w+)? (?:got|came|gotten|coming|come|getting)? ?out of (?:[\w-]+ ){0,5}(?:relationship|marriage|thing|breakup|break up|engagement|situationship|something|one)\b|\bi(?:'?m| am) (?:freshly|newly|recently|only just|just) single\b|\bi(?:'?ve)? (?:just|recently) (?:went|been|gone|come) through a (?:bad |rough |tough |hard )?(?:break ?-?up|divorce|separation)\b|\bi(?:'?ve)? (?:just|recently|only just) (?:broke|broken|split|separated|got divorced|divorced)(?: up)?\b|\b(?:we|me and my ex|my ex and i) (?:only |just |recently )*(?:broke|split) up (?:last|a (?:few|couple)|two|three|recently|\d)/i,
    not: /\b(?:bed|shower|bath|gym|work|class|jail|prison|hospital|meeting|surgery|milk|petrol|fuel|battery|data|the car|coma|gym|you'?re|and (?:i )?(?:can'?t|dont want to) (?:see|date|do this))\b|\?/i,
    most: 24,
    places: (r) => ({
      slow: IF(says(r, /\bslow/i)),
      rel: IF(says(r, /\b(?:out of|through) [^.!?]*relationship\b/i)),
      long: IF(says(r, /\blong|years?\b/i)),
      breakup: IF(says(r, /\bbroke|break ?-?up|split\b/i)),
      over: IF(says(r, /\bover\b|healing/i)),
    }),
    said: [
      [
        'sympathise',
        'warm',
        '{over}Getting over an ex takes as long as it takes. How far along do you feel?',
      ],
      ['respect the limit', 'calm', '{over}Thank you for being open about your ex. No hurry on my side.'],
      [
        'slow it down',
        'warm',
        '{slow}Slow is good with me. There is nothing here that has to happen this week.',
      ],
      [
        'sympathise',
        'warm',
        '{rel}Thank you for telling me. Getting out of a relationship takes a while to land. How are you doing with it?',
      ],
      [
        'sympathise',
        'calm',
        '{long}A long one leaves a lot of quiet behind. Take the time you need, I am easy company.',
      ],
      ['slow it down', 'calm', 'Then no rush from me. We can just talk and see what it is.'],
      [
        'follow up',
        'direct',
        'That is good to know. Are you after company right now, or more of a break from all that?',
      ],
      ['sympathise', 'warm', '{breakup}I am sorry about the breakup. Is it a relief, or does it still hurt?'],
      [
        'respect the limit',
        'warm',
        'I appreciate the honesty. I would rather go slowly with somebody who says so.',
      ],
      [
        'respect the limit',
        'direct',
        '{slow}Taking it slow suits me too. You set the pace and I will not push it.',
      ],
      [
        'light touch',
        'playful',
        'Understood. I can offer coffee, decent conversation and no questions about the future.',
      ],
    ],
  }),
  plainly('scared of being hurt', {
    cue: /\b(?:scared|afraid|frightened|terrified|worried)\b[^.!?]{0,18}\b(?:(?:getting|being|of being|be|get) (?:hurt|heartbroken|let down|played|used|rejected|abandoned)|heart ?broken|falling for|opening up|love)\b|\bdon'?t (?:want|wanna)(?: to)? (?:get|be) (?:hurt|played|used|heartbroken|let down)\b|\b(?:i'?ve|ive|i have|i'?d) been (?:hurt|burned|burnt|let down|cheated on|played|ghosted)\b(?! by (?:a|the) (?:dog|car|horse|cat))|\bi was (?:badly )?(?:hurt|cheated on|burned) (?:before|in the past|by my ex|last time|badly)\b|\bmy (?:last|previous) (?:relationship|ex|boyfriend|girlfriend)[^.!?]{0,12} (?:hurt|broke|cheated on) me\b|\bmy ex cheated on me\b/i,
    not: /\bphysically|abus\w+|knee|ankle|back\b|\bin (?:the )?(?:sun|oven)|\?/i,
    most: 22,
    places: (r) => ({
      scared: IF(says(r, /\b(?:scared|afraid|frightened|terrified|worried)\b/i)),
      hurt: IF(says(r, /\bhurt\b/i)),
      cheated: IF(says(r, /\bcheat/i)),
      again: IF(says(r, /\bagain|before|past|last\b/i)),
    }),
    said: [
      [
        'sympathise',
        'warm',
        'I am glad you told me. Is there something I do that makes it easier or harder?',
      ],
      [
        'sympathise',
        'warm',
        '{scared}Being scared makes sense, it only means that it matters. Thank you for telling me.',
      ],
      [
        'slow it down',
        'calm',
        '{hurt}Nobody wants to be hurt. I can go slowly, and I will be straight with you on the way.',
      ],
      ['follow up', 'warm', '{again}I am sorry that happened. What would help you feel safe this time?'],
      [
        'set the terms',
        'direct',
        'I cannot promise how it goes, but I can promise to be honest and not to vanish.',
      ],
      ['slow it down', 'warm', 'Then we take small steps. You can say stop at any of them.'],
      [
        'sympathise',
        'warm',
        '{cheated}Being cheated on does something to you, I am sorry. You can ask me anything, I would rather answer than have you guess.',
      ],
      [
        'follow up',
        'calm',
        '{hurt}It takes some courage to say that. Were you hurt by how it ended, or by what came before?',
      ],
      [
        'sympathise',
        'calm',
        '{hurt}That kind of hurt stays a while. I am not in a hurry, and I like that you told me.',
      ],
    ],
  }),
  plainly('slow down', {
    cue: /\b(?:can we|could we|can you|could you|let'?s|lets|we should|i think we should|i think we need to|i need us to|i (?:just )?(?:want|need|would like|'?d like|prefer|like) to|i'?d (?:rather|prefer to))\b[^.!?]{0,16}\b(?:slow (?:it |things |this )?down|(?:take|keep) (?:it|this|things) (?:a bit |a little |really |very |nice and )*(?:slow(?:er|ly)?|easy|one (?:day|step) at a time)|go (?:a bit |a little )?slow(?:er)?|not rush (?:it|this|things|into)|get to know (?:each other|you) (?:better |more )?first)\b|\b(?:this|it|things)(?:'?s| is| are| feels?) (?:going |moving |all |a bit |a little |kinda |really )*(?:too )fast\b|\bslow down (?:please|pls|a bit|a little)\b|\byou'?re (?:moving|going) (?:a bit |a little |too )+(?:fast|quick\w*)\b/i,
    not: /\b(?:considering|contemplating|thinking (?:about|of)|might|may|maybe|toying with|tempted by) (?:even |also )?(?:have |make |get |take |try |start |go for )?(?:the|a|an|my|some|it|\w+ing)\b[^.!?]{0,40}\bnot rush|\b(?:driv\w+|speak|talk(?:ing)? (?:so|too) fast|eat|wine|work|internet|song|running|life in general|type|typing)\b/i,
    most: 24,
    places: (r) => ({
      fast: IF(says(r, /\bfast|quick/i)),
      slow: IF(says(r, /\bslow/i)),
      know: IF(says(r, /\bget to know\b/i)),
      asked: IF(says(r, /\b(?:can|could) (?:we|you)\b|\?/i)),
    }),
    said: [
      ['respect the limit', 'warm', 'Thank you for saying it so clearly. We go at your pace.'],
      [
        'respect the limit',
        'warm',
        '{slow}Of course, slow is fine. Thank you for telling me instead of going quiet.',
      ],
      [
        'respect the limit',
        'direct',
        '{asked}Yes, of course. You set the pace, and I like you no less for it.',
      ],
      ['slow it down', 'calm', '{slow}Slower is good. No plans and no labels, just us talking for a while.'],
      [
        'own it',
        'calm',
        '{fast}You are right, I got ahead of myself. Slower from here, and sorry if it felt like pressure.',
      ],
      ['follow up', 'direct', 'That is fine by me. What would feel like a good pace to you?'],
      ['slow it down', 'warm', '{know}Getting to know you first sounds right to me. Where shall we start?'],
      ['give space', 'calm', '{slow}We can slow down, no need to explain it. Tell me if I forget.'],
      ['follow up', 'warm', '{fast}Thank you for saying it. Was it something particular that felt too fast?'],
      [
        'offer another way',
        'warm',
        '{slow}Slow it is, then. We just talk for a while and leave the rest alone.',
      ],
    ],
  }),
  plainly('needs space', {
    cue: /\b(?:i|i'?ll|i'?d|just)\b[^.!?]{0,16}\b(?:need|want|could use|would like|like)\b[^.!?]{0,14}\b(?:space|time (?:to (?:think|myself|figure)|alone|for myself)|a (?:bit|little) of time|time to myself|a break from (?:dating|this|my phone|people|talking)|(?:some|a few) days? (?:to|alone|for))\b|\b(?:can|could) (?:you|i) (?:please )?(?:give me|have) (?:some|a (?:bit|little)(?: of)?)? ?space\b|\bgive me (?:some|a (?:bit|little) of)? ?(?:space|time)\b/i,
    not: /\b(?:on my (?:phone|laptop|hard)|parking|storage|disk|drive|wardrobe|kitchen|desk|garden|outer|phone storage|bigger (?:place|flat)|in my (?:flat|house|room)|nasa|you should|yourself)\b/i,
    most: 22,
    places: (r) => ({
      think: IF(says(r, /\bthink|figure\b/i)),
      space: IF(says(r, /\bspace\b/i)),
      time: IF(says(r, /\btime\b/i)),
    }),
    said: [
      ['respect the limit', 'warm', 'Of course, and thank you for telling me.'],
      ['give space', 'direct', 'Understood. Come back whenever you are ready, no explanation needed.'],
      [
        'give space',
        'warm',
        '{space}Of course, take the space you need. Write when you feel like it, I will not chase you.',
      ],
      [
        'respect the limit',
        'calm',
        '{space}Understood. Thank you for asking for space instead of just disappearing.',
      ],
      ['give space', 'direct', 'That is fine. I will leave the next message to you.'],
      ['give space', 'calm', '{think}Take your time to think. There is no deadline on my side.'],
      ['respect the limit', 'warm', '{time}Take all the time you want. I hope it does you good.'],
      [
        'own it',
        'calm',
        '{space}You have it. If it was something I did, you can tell me whenever you are ready.',
      ],
      ['leave it open', 'warm', 'No hard feelings at all. I am here if and when you feel like talking.'],
      [
        'give space',
        'warm',
        '{space}Space is fine, nothing to explain. Look after yourself in the meantime.',
      ],
    ],
  }),
  plainly('the ex wrote', {
    cue: /\bmy ex\b[^.!?]{0,20}\b(?:text(?:ed|s|ing)?|messag(?:ed|es|ing)|call(?:ed|s|ing)|wrote|writes|phoned|reached out|contacted|dm'?e?d|keeps|won'?t (?:stop|leave)|wants me back|is back|came back|popped up)\b|\b(?:got|had|received) a (?:text|message|call) from my ex\b|\b(?:heard from|spoke to|saw|bumped into|ran into) my ex\b/i,
    not: /\b(?:threat\w*|stalk\w*|outside my|hurt|scared|police|order|broke in|follow\w*|cheated|because|told me)\b|\?.{12,}/i,
    most: 18,
    places: (r) => ({
      keeps: IF(says(r, /\bkeeps|won'?t (?:stop|leave)|ing me\b/i)),
      saw: IF(says(r, /\b(?:saw|bumped|ran into)\b/i)),
      once: IF(!says(r, /\bkeeps|won'?t|ing me|saw|bumped|ran into|wants me back\b/i)),
      back: IF(says(r, /\bwants me back|came back|is back\b/i)),
    }),
    said: [
      ['sympathise', 'calm', 'And what does your ex want?'],
      ['leave it open', 'warm', 'You do not owe me any details about your ex. Are you okay?'],
      ['follow up', 'warm', 'Oh. And how do you feel about hearing from your ex?'],
      ['follow up', 'direct', '{once}Did you answer your ex, or leave it on read?'],
      [
        'sympathise',
        'calm',
        '{keeps}That sounds tiring. Do you want your ex to stop, or is part of you undecided?',
      ],
      [
        'sympathise',
        'warm',
        '{keeps}An ex who keeps writing is hard work. You are allowed to mute somebody.',
      ],
      [
        'appreciate a detail',
        'warm',
        'Thank you for telling me about your ex. I would rather hear it than wonder.',
      ],
      [
        'light touch',
        'playful',
        '{once}An ex always seems to know when things are going well. Are you all right?',
      ],
      ['sympathise', 'warm', '{saw}That can throw a whole day. Was it strange to see your ex, or all right?'],
      ['honest answer', 'direct', '{back}Thank you for being honest about your ex. What do you want?'],
      [
        'leave it open',
        'calm',
        'Messages from an ex can stir things up. If you want to talk it through, I am here.',
      ],
    ],
  }),
  plainly('jealous a little', {
    cue: /\bi(?:'?m| am| get| got| was| feel| felt)?[^.!?]{0,25}\b(?:a (?:bit|little|tad)|kind of|kinda|sometimes|slightly|quite|lowkey)\b[^.!?]{0,8}\bjealous\b/i,
    not: /\b(?:of your (?:trip|holiday|food|dog|cat|job|view|life|weather|weekend|lunch|dinner|view)|of (?:that|the) (?:view|food|holiday)|why|what if|are you)\b/i,
    places: (r) => ({ get: IF(says(r, /\bget\b|sometimes/i)) }),
    said: [
      ['sympathise', 'warm', 'That is human, and I would rather know. What was it about?'],
      [
        'honest answer',
        'warm',
        'A little jealous is allowed. If something is bothering you, ask me and I will tell you.',
      ],
      [
        'appreciate a detail',
        'warm',
        'I like that you can just say you are jealous. It makes it easy to talk about.',
      ],
      ['follow up', 'direct', 'Thanks for telling me. Was it something I said that made you jealous?'],
      ['light touch', 'playful', "Jealous, and honest about it? That's rather sweet, in small doses."],
      ['follow up', 'calm', '{get}Fair enough, most people get a bit jealous. What sets it off for you?'],
      [
        'set the terms',
        'calm',
        'A bit of jealous is human. I would rather hear it than have you wonder alone.',
      ],
    ],
  }),
];
