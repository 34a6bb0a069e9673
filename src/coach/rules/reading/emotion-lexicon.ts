/**
 * What people write when they feel something: a cue, its label and how much it tells (0 to 1). Emoji are cues as well.
 * The trained model of a later release replaces this table behind `readEmotions`; its callers do not change.
 */
import type { EmotionLabel } from '../contract.ts';

export type EmotionCue = readonly [label: EmotionLabel, weight: number, cue: RegExp];

export const EMOTION_CUES: readonly EmotionCue[] = [
  ['amusement', 0.6, /😂|🤣|😅|😹|🙈/u],
  [
    'amusement',
    0.5,
    /\b(?:a?ha(?:ha)+|hehe+|lo+l|lmf?ao|rofl|jk|jaja+|mdr|hilarious|cracking me up|i'm (?:dead|crying|screaming)\b(?! to| in| at| all)|funny|(?<!like a )joke|kidding|dying laughing)\b/i,
  ],
  [
    'amusement',
    0.35,
    /😏|😜|😝|🙃|👀|😆|\b(?:terrible (?:pun|dance|joke)|one of those|costume|careful|i dare you|plot twist|ridiculous|suspicious|guilty)\b|\bjk\b/iu,
  ],
  [
    'joy',
    0.55,
    /\b(?:so happy|happy|yay+|woo+hoo*|lekker|best day|made my (?:day|week)|good mood|delighted|enjoy(?:ed|ing)?|wonderful|great time|such a good|had a blast|lovely (?:day|time|evening))\b|😊|😄|😁|🥳|☺️/iu,
  ],
  [
    'excitement',
    0.6,
    /\b(?:can'?t wait|so excited|excited|stoked|pumped|buzzing|amped|finally!|looking forward|counting (?:down|the days)|surprise)\b|🤩|🎉|🥳|!{2,}/iu,
  ],
  [
    'excitement',
    0.4,
    /\b(?:confirmed|let'?s (?:do|go)|bringing the|we should|best (?:news|weekend)|won|got (?:the job|in|tickets))\b|!\s*$/i,
  ],
  [
    'love',
    0.6,
    /\b(?:love you|in love|my love|sthandwa|sweetheart|darling|liefie|mon amour|mi amor|adore)\b|😍|🥰|❤️|😘|💕|💖/iu,
  ],
  ['love', 0.35, /\b(?:i love|favou?rite (?:person|notification|human)|hun(?:ny)?|babe)\b/i],
  [
    'admiration',
    0.5,
    /\b(?:impress(?:ed|ive)|amazing|brilliant|incredible|talented|gorgeous|beautiful|stunning|handsome|guapo|guapa|well done|respect|you'?re (?:so |really |actually )?(?:funny|smart|clever|cool|great|lovely|kind)|love (?:your|that you|how you)|favou?rite|that smile|icon|great taste|legend)\b|😍|🔥|👏/iu,
  ],
  [
    'admiration',
    0.32,
    /\b(?:learning the|your (?:bio|photos?|profile)|you (?:actually )?(?:made|built|wrote|ran|climbed))\b/i,
  ],
  [
    'curiosity',
    0.5,
    /\b(?:curious|wonder(?:ing)?|how bad|tell me|what'?s (?:the|your|it)|what do you|where (?:do|does|did)|how (?:do|did|come|was|is|long)|who for|do you|did you|have you|are you into|ever (?:been|tried)|which)\b/i,
  ],
  ['curiosity', 0.35, /\?/],
  [
    'desire',
    0.5,
    /\b(?:i(?:'d| would)? (?:do )?want to (?:see|meet|kiss|be)|wish you were|can'?t stop thinking|miss(?:ed)? you|need you|crave|craving|want you|u up|thinking (?:about|of) you|second date|see you again)\b|😏|🔥|😈|😍/iu,
  ],
  [
    'desire',
    0.35,
    /\b(?:i want|i'd love|keen|fancy|want to|come over|would love to|boire un verre|my love|together|honey)\b/i,
  ],
  [
    'caring',
    0.5,
    /\b(?:hope (?:you(?:'re| are)?|that'?s|it'?s) (?:ok|okay|alright|fine|well|feel)|take care|feel better|get home safe|worried about you|thinking of you|are you ok|you ok|look after|be safe|hope you understand|here for you|lovely but|no pressure|proud of you)\b|🤗|💛/iu,
  ],
  [
    'approval',
    0.5,
    /\b(?:sure|sounds (?:good|great|perfect)|works for me|perfect|deal|agreed|of course|absolutely|definitely|fine by me|'s fine|good idea|exactly|shap|sharp|yes please|yebo|i'm in(?! \w)|count me in)\b|👍|👌/iu,
  ],
  [
    'disapproval',
    0.5,
    /\b(?:not (?:ok|okay|cool|fair|impressed)|don'?t (?:like|agree)|disagree|wrong|shouldn'?t|unacceptable|red flag|bad idea|disappointed in|who still uses)\b|👎/iu,
  ],
  [
    'disappointment',
    0.55,
    /\b(?:disappoint(?:ed|ing)|let down|was hoping|gutted|bummer|shame|thanks for (?:remembering|nothing|the (?:support|warning))|i can'?t (?:do|make)|had hoped|not what i|never mind|oh well|if you really cared)\b|😔|😞|🙃/iu,
  ],
  [
    'sadness',
    0.55,
    /\b(?:sad|cry(?:ing)?|cried|heartbroken|lonely|alone|down|low|miss (?:him|her|them|my)|hopeless|eating me alive|miserable|rough (?:week|day|time)|better off without me|can'?t do this|passed away|(?<!(?:phone|battery|laptop|car|wifi|geyser|fridge|plant|tv) (?:just )?)died(?! (?:laughing|of))|didn'?t feel|hard (?:day|week)|empty|hurts?)\b|😢|😭|💔/iu,
  ],
  [
    'grief',
    0.55,
    /\b(?:passed away|(?<!(?:phone|battery|laptop|car|wifi|geyser|fridge|plant|tv) (?:just )?)died(?! (?:laughing|of))|funeral|grie(?:f|ving)|lost my (?:mom|mum|dad|father|mother|gran|granny|ouma|oupa|brother|sister|dog|cat|best friend)|anniversary of (?:his|her)|better off without me|buried|memorial)\b/i,
  ],
  [
    'anger',
    0.6,
    /\b(?:angry|furious|fuming|pissed|rage|hate (?:you|him|her|this)|answer me|how dare|sick of|fuck (?:you|off|this)|stop (?:messaging|texting)|unbelievable|liar|lying|explain yourself|gatvol|bitch|voetsek|if you really)\b|😡|🤬|😠/iu,
  ],
  [
    'annoyance',
    0.5,
    /\b(?:annoy(?:ed|ing)|ugh+|irritat\w+|eish|seriously\?|again\b.*\b(?:late|broke|robots?)|chaos|traffic|running (?:\d+ )?late|robots are out|queue|load ?shedding|eating me alive|stuck (?:in|at|on)|typical|please stop|keeps? (?:calling|making)|so over|i've called|thanks for remembering|on fire)\b|🙄|😒|😤|🙃/iu,
  ],
  ['annoyance', 0.35, /\blate\b/i],
  [
    'fear',
    0.6,
    /\b(?:scared|afraid|terrified|frightened|panic(?:k?ing|ked)?|fear|unsafe|creepy|outside my (?:flat|house)|following me|stuck at the)\b|😱|😨/iu,
  ],
  [
    'nervousness',
    0.55,
    /\b(?:nervous|anxious|anxiety|awkward|worr(?:y|ied)|shaky|butterflies|panic(?:k?ing)?|scary|overthinking|rather just ask|is that (?:weird|ok)|hope (?:thats|that's) ok|not weird|too much|freaking out|stress(?:ed|ing)?|sweaty)\b|😬|😰/iu,
  ],
  [
    'remorse',
    0.6,
    /\b(?:sorry|apolog\w+|my bad|forgive|regret|i feel (?:bad|terrible|awful)|shouldn'?t have|my fault|jammer)\b/i,
  ],
  [
    'embarrassment',
    0.5,
    /\b(?:embarrass\w+|mortified|cringe|so awkward|humiliat\w+|shame on me|look like a|red[- ]faced|skaam|blush\w*)\b|🙈|😳|🫣/iu,
  ],
  [
    'gratitude',
    0.6,
    /\b(?:thank(?:s| you|ful)|thx|appreciate|grateful|cheers for|dankie|ngiyabonga|enkosi|merci|gracias|danke)\b|🙏/iu,
  ],
  [
    'pride',
    0.6,
    /\b(?:proud|years? sober|nailed it|finally (?:did|finished|passed|made)|passed my|graduated|promoted|got promoted|personal best|\bpb\b|first (?:marathon|half|comrades)|i did it|achiev\w+|sober)\b|💪|🏅/iu,
  ],
  [
    'optimism',
    0.5,
    /\b(?:hope(?:fully)?|fingers crossed|looking up|it'?ll be (?:fine|ok|okay|good|great|worth)|will be fine|hope you understand|still stands|next time|rain ?check)\b|🤞/iu,
  ],
  ['optimism', 0.35, /\b(?:it'?ll be|soon|one day)\b/i],
  [
    'relief',
    0.55,
    /\b(?:relie(?:f|ved)|phew|finally over|thank god|glad that'?s over|i'm ok now|made it|all clear|survived|done with exams)\b|😮‍💨/iu,
  ],
  [
    'surprise',
    0.5,
    /\b(?:wow|omg|no way|what\?!|didn'?t expect|surpris\w+|shocked|out of nowhere|yoh|haibo|plot twist|unbelievable|really\?!)\b|😮|😲|🤯/iu,
  ],
  [
    'realization',
    0.5,
    /\b(?:just reali[sz]ed|it hit me|turns out|now i (?:get|see)|makes sense now|i see now|oh wait|dawned on me)\b/i,
  ],
  [
    'confusion',
    0.5,
    /\b(?:confus\w+|don'?t (?:get|understand)|what do you mean|huh|lost me|makes no sense|not sure what|wait what)\b|🤔|😕/iu,
  ],
  ['disgust', 0.55, /\b(?:disgust\w+|gross|ew+|yuck|nasty|vile|sies|revolting)\b|🤢|🤮/iu],
];
