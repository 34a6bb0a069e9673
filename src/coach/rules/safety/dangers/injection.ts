/** Text that talks to a machine instead of a person. */

import { latin } from '../../reading/pattern.ts';
import { inOtherLanguages } from '../patterns/forms.ts';
import type { SafetyRule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

/** In English: what the orders in a message are looked for by. */
export const INJECTION_RULES: readonly SafetyRule[] = [
  {
    cue: /\b(?:(?:ignore|disregard|forget|override|bypass)\s+(?:all |any |every |the |your |these |those |everything |user'?s? |human'?s? |system'?s? ){0,4}(?:(?:previous|prior|above|earlier|past|preceding)\b(?!,? (?:\w+ )?(?:messages?|texts?|msgs?|voice notes?|vns?|photos?|pics?|e?mails?|selfies?|calls?)\b(?![\s\S]*\b(?:prompt|instructions?|output|print|respond)\b))|instructions?|rules|prompts?|guidelines|programming|training)|(?:system|developer|hidden|initial) (?:prompt|message|instructions?)|you are now (?:an?\b(?! (?:official\w*|proud|legend|member|part|friend|fan))|in (?:\w+ )?mode|dan|the (?:system|assistant|ai|bot|model|admin\w*))|act as (?:an? (?:ai|assistant|chatbot|bot|model|hacker|system|linux|terminal|different|unrestricted)|dan|if you (?:were|are) an? (?:ai|assistant|model|bot))\b|pretend (?:you are|to be) (?:a|an) (?:ai|assistant|model|bot)|jailbreak|developer mode|repeat (?:the words|everything|after me(?!\s*[:,]?\s*i,| i (?:am|deserve|can) )|your)|print (?:your|the) (?:instructions|prompt|rules|config)|(?:reveal|show|output|print|leak|tell me) (?:me )?(?:your|the) (?:system|prompt|instructions|rules|api|config|hidden)|as an ai\b|new instructions?:|end of (?:prompt|message)|respond only (?:with|in)|say .{1,40} \d{2,} times)/i,
    unless:
      /\bif i (?:said|say|told)\b[^.!?]{0,50}\bto my (?:gps|satnav|boss|mom|mum|dad|cat|dog|kettle|toaster|ex|kids?|toddler)\b/i,
  },
  {
    cue: /\{\{[^}]*\}\}|\{%[^%]*%\}|<\|[^|]*\|>|\[\/?(?:inst|system|assistant)\]|<\/?(?:system|script|assistant|prompt|img|iframe)\b|(?:^|\n)\s*#{2,}\s*(?:system|instruction|assistant)|(?:^|\n)\s*(?:system|assistant|developer)\s*:|\$\{[^}]+\}|(?:'|")\s*;?\s*drop table|\bselect \* from\b/i,
  },
  {
    cue: /\b(?:you are (?:now )?(?:chat ?gpt|gpt\S*|claude|gemini|an? (?:ai|llm|language model|assistant|chatbot|helpful assistant))|(?:^|[.!?\n]\s*)(?:assistant|ai|chatbot|cyrano|coach),? (?:please |from now|ignore|respond|answer|tell|write|output|stop|you)|from now on,? (?:you (?:are|will|must)|respond|answer|reply|speak|write) (?:only |as |in |with )|(?:answer|respond|reply) (?:only|just) (?:with|in)|(?:translate|repeat|reveal|show|print|summari[sz]e|list|output|leak|give me) (?:me )?(?:all )?(?:your|the) (?:\w+ )?(?:instructions|guidelines|system prompt|prompt|rules you|configuration|hidden)|new (?:task|directive|system message)\s*:|(?:ignore|disregard|forget) (?:everything|all|anything) (?:above|before|you|i|that was|(?:prior|previous)\b(?!,? (?:\w+ )?(?:messages?|texts?|msgs?|voice notes?|vns?|photos?|pics?|e?mails?|selfies?|calls?)\b(?![\s\S]*\b(?:prompt|instructions?|output|print|respond)\b))))/i,
    clears: ['story'],
  },
  {
    cue: /<\/?(?:message|user|assistant|system|context|instructions?|prompt|conversation)>/i,
  },
  {
    // The clothes of a machine's own messages.
    cue: /["']?role["']?\s*[:=]\s*["'](?:system|assistant|developer|user|tool)["']|\brole\s*[:=]\s*(?:system|assistant|developer|user|tool)\b\W+content\b|<!--|\b(?:begin|start|end|enter|engage|initiate)[ _-]+(?:system|admin|developer|root|debug|maintenance)[ _-]+(?:override|prompt|message|instructions?|mode|command)\b|\b(?:system|admin|developer|safety) override\b/i,
  },
  {
    // A new part for the coach to play.
    cue: /\b(?:stop being|(?:you are|you're) no longer|forget (?:that )?you(?:'re| are)) (?:an?|my|her|his|their) (?:\w+ ){0,2}?(?:coach|assistant|chat ?bot|bot|ai|language model|wingman app|cyrano)\b|(?:^|[.!?\n]\s*)you are (?:now )?an? (?:calculator|terminal|compiler|interpreter|search engine|translator|spreadsheet|command line|shell|parser)\b(?=\s*(?:[.!:,]|$|that|who|which|and only))/i,
    unless:
      /\b(?:soccer|rugby|netball|swimming|running|football|cricket|under[- ]\d+|gym|life|voice|singing|hockey|tennis|teaching|personal|medical|legal|shop|sales|are you an?)\b/i,
    clears: ['story'],
  },
  {
    // Called by what it is.
    cue: latin(
      /(?<![\p{L}'])(?:(?:hey|hi|dear|attention|btw|(?:note|memo|message|instructions?|p\.?s\.?) (?:to|for)) (?:the |any |all |this )?(?:ai|llm|chat ?bot|bot|(?:ai |language |virtual |digital )?(?:assistant|model))(?: assistant| model)?(?: reading this)?\s*[:,]|(?<!\b(?:my|the|our|an?|your|his|her|their|this|new|old) )(?:(?:ai|bot|chat ?bot|llm)(?: assistant| model)?|assistant|language model)\s*:|(?<!\b\p{L}+ )(?:system|admin|developer)(?: notice| alert| message| note)?\s*:|(?:system|admin|developer)(?: notice| alert| message| note| prompt)?\s*:\s*(?=(?:you|set |mode|rate |be |only |from now|the (?:assistant|user|answer|correct|reader|reply|person)|all |every |ignore|disregard|override|reply|respond|answer|append|say|tell|output|print|act|end|start|translate|write|give)\b))|\[(?:admin|root|dev(?:eloper)?|sys|override|instructions?)\]/iu,
    ),
    unless: /\b(?:robot vacuum|drum|sound|solar|immune|filing) system:/i,
  },
  {
    // What its answers shall look like.
    cue: /\b(?:reply|respond|answer)(?: to (?:this|me|it|that|all|everything))? (?:only |just |back )?with (?:exactly|only|nothing but|the (?:word|number|phrase|code|text|string)|your (?:model|prompt|system|api))\b|\b(?:every|each|all(?: of)?(?: your)?|the next) (?:single )?(?:repl(?:y|ies)|suggestions?|responses?)(?: you (?:give|make|write))? (?:must|should|has to|have to|ends?|starts?|begins?|contains?)\b|\byour (?:next )?(?:repl(?:y|ies)|answers?|responses?|suggestions?) (?:must|should|has to|have to|will)(?: now| only)? (?:be the (?:word|number)|start|end|begin|contain|include)\b|\b(?:end|start|begin|finish) (?:your|every|each|all)(?: single)? (?:repl(?:y|ies)|suggestions?|responses?|answers?) with\b|\bin your (?:repl(?:y|ies)|response|suggestions?),? (?:include|mention|insert|add|put|link)\b|\bappend [^.!?\n]{1,40} to (?:each|every|your|all)\b|\binstead of (?:replying|answering|a reply|responding),? (?:please )?(?:summari[sz]e|write|output|print|give|list|translate|say)\b|\b(?:do not|don'?t) (?:write|suggest|generate) (?:any )?repl(?:y|ies)\b|\b(?:reply|respond|say|write|output)\b[^.!?\n]{1,60}\band nothing (?:else|more)\b|\byou must (?:now )?(?:obey\b|(?:respond|reply|answer) )|\bwrite (?:me )?an? (?:python|sql|javascript|bash) (?:script|program|function)\b|\boutput (?:only|your prompt|the (?:following|word|string|text))\b|\bprint (?:hello world|the (?:following|string))\b|\btranslate (?:the above|everything (?:above|from)|all of the above)\b|\b(?:suggest|tell|inform|convince) (?:that )?the (?:reader|user|person|recipient) (?:to|that|i|should|deletes?|sends?)\b|\b(?:rate|classify|mark|label|treat) this (?:message|text|conversation) as (?:safe|harmless|spam|positive)\b|\bset (?:the )?action to\b|\bfrom (?:now|here|this (?:point|moment)) on(?:wards?)?,? (?:only |just |always )?(?:respond|answer|reply|speak) (?:only |in |with |as )|\b(?:role ?play|pretend|act|behave) (?:as|like|to be|you(?:'re| are)) [^.!?\n]{1,40}\bfrom now on\b/i,
    clears: ['story'],
  },
  {
    // What holds it, and what it holds.
    cue: /(?<!\b(?:i|we|they|he|she|who|to|can|could|would|did|do|does|don'?t|didn'?t|always|never|just) )\b(?:ignore|disregard|forget|skip|override|bypass|drop|erase|lift)\b[^.!?\n]{0,24}\b(?:(?:all|any|every|your|previous|prior|those|system|earlier|above|these) (?:\w+ )?(?:instructions?|prompts?)|safety (?:settings|rules|filters)|what(?:ever)? you were told|everything and print|the user\b|your (?:memory|limits|restrictions|filters|usual rules|rules)|memory of the rules|all limits|every rule)|\b(?:do not|don'?t|stop|never) follow(?:ing)? (?:your|any of your) (?:normal |usual |own |safety )?(?:rules|instructions|guidelines|prompt)\b|\bwhatever (?:the user|you were told|was written)\b|\b(?:safety|content) (?:rules|filters|settings) are (?:off|disabled|lifted)\b|\ball (?:safety )?(?:filters|restrictions|guardrails) are (?:off|disabled|lifted|removed)\b|\b(?:enable|enter|switch (?:in)?to|activate|engage) (?:the )?(?:unrestricted|developer|debug|god|admin|dan|root|maintenance) mode\b|\bunlock all (?:restrictions|limits)\b|\byour (?:new )?(?:instructions|directives) (?:have changed|are now|are to|change)\b|\byour new (?:instructions|role|task|directive|persona|orders) (?:is|are)\b|\b(?:previous|earlier|above|old|prior) (?:rules|instructions|prompts?|guidelines) (?:do(?:es)? not|don'?t|no longer) apply\b|\b(?:reveal|show|print|share|tell me|give me|output|leak|name|list|state)\b(?: me)? (?:the (?:text|contents?|list) of )?(?:all (?:of )?)?your (?:training data|configuration|config|guidelines|hidden \w+|(?:system )?prompt|model name|source code|api key)\b|\bchange your (?:role|persona|programming) (?:to|and)\b|\bstop (?:acting|behaving|working) (?:as|like) (?:a |an |my |the )?(?:\w+ )?(?:coach|assistant|bot|ai|chatbot|wingman)\b|\byou(?:'re| are) (?:not|no longer) (?:a |an |my )?(?:dating |texting |ai )?(?:assistant|coach|bot|chatbot|ai) (?:any ?more|now|but)\b|\bact as an? (?:\w+ )?(?:database|terminal|translator|calculator|search engine|compiler|api)\b|\b(?:everything|anything) (?:after|below) this is (?:the |a )?(?:real |new |true )?(?:prompt|instruction|system)|\bend of (?:the )?(?:user|system) (?:message|prompt|input)\b|(?:```|''')\s*(?:system|prompt|instructions?|assistant)\b|["'](?:instructions?|system|prompt|override|directive)["']\s*:|\bsudo (?:print|show|reveal|ignore|override|cat|rm)\b|\bgive me (?:admin|root|developer) (?:access|rights)\b/i,
    unless:
      /\b(?:ikea|lego|recipe|washing|box|assembly|flat[- ]?pack|knitting|pattern|board game|cake mix)\b[^.!?]{0,40}\binstructions?\b|\binstructions?\b[^.!?]{0,40}\b(?:ikea|lego|recipe|washing|box|packet|assembly|knitting|board game)\b/i,
    clears: ['story'],
  },
  {
    // An order, and close behind it what only a machine has.
    cue: /(?<!\b(?:i|we|they|he|she|who|to|can|could|would|did|do|does|don'?t|didn'?t|the|an?|my|your|our|his|her|this) )\b(?:(?:discard|disregard|ignore|forget|override|bypass|suspend|skip)\b[^.!?\n]{0,30}\b(?:directives?|guidelines|programming|(?:your|its) (?:\w+ )?(?:rules|limits|restrictions|filters|safety)|safety(?=\s*(?:[.!;,]|$)|\s+(?:rules|filters|first and))|persona)\b|(?:reveal|print|output|display|leak|recite|list|state|say|provide|dump|summari[sz]e|give me)\b[^.!?\n]{0,34}\b(?:(?:hidden|initial|system|original|secret) (?:prompt|instructions?|rules)|(?:every|all(?: the)?) (?:rules?|instructions?) you (?:were|have|got)|your (?:prompt|instructions|configuration|(?:system )?prompt|system \w+|version number|model name|api key|source code)|the admin password)|(?:respond|reply|answer|write|output)\b[^.!?\n]{0,20}\b(?:in|as|with|using) (?:json|xml|yaml|binary|capital letters|evil|hex|base64|html)\b|act (?:like|as if|as though) (?:you have|there are) no (?:restrictions|rules|limits|filters|guidelines)|translate your (?:instructions|rules|prompt))/i,
    unless: /\b(?:on your profile|your bio|dating app prompt)\b/i,
    clears: ['story'],
  },
  {
    // What it is told of itself.
    cue: /\byou(?:'re| are) (?:now )?(?:no longer|not) bound by\b|\byour (?:rules|guidelines|restrictions|filters|safeguards|programming) (?:(?:no longer|don'?t|do not) apply\b|(?:are|is|have been) (?:now )?(?:suspended|off|void|lifted|disabled|gone|cancelled|removed)\b)|\byou have been (?:hacked|reprogrammed|jailbroken)\b|(?:^|[.!?\n]\s*)repeat\s*:|\bfor (?:every|each) (?:reply|response|suggestion|answer),? (?:add|append|include|write|use)\b|\b(?:do not|don'?t|never) (?:answer|reply|respond) as (?:yourself|a human|a person)\b|\bwhere you have no (?:rules|restrictions|limits|filters|guidelines)\b|\b(?:bot|ai|assistant|chat ?bot|model) (?:instructions?|notes?|commands?|orders?|directives?)\s*:|\b(?:disable|switch off|turn off|remove) (?:your|all|the) (?:safety )?(?:filters?|safeguards|restrictions|moderation)\b|\byou (?:will|must|shall) now (?:only )?(?:follow|obey|answer|respond|reply|act|speak|comply|be)\b|\byou (?:will|must|shall) (?:now )?(?:only )?(?:follow|obey) (?:only )?my (?:commands|orders|instructions)\b|\bnew (?:persona|identity|directive|objective)\s*:|\b(?:the following|this|here) is your (?:real|true|new|actual) (?:task|instructions?|prompt|job)\b|\bdo exactly as i (?:say|tell you)\s*:|\b(?:end|start|begin|sign|finish) (?:every|each|all) (?:message|text|line|sentence)s? (?:with|by)\b|\boverride\s*[:=]\s*true\b|\b(?:comply with|obey) (?:the next|this|every) (?:line|command|order)\b|\bto (?:the|any|whichever) (?:ai|llm|bot|chat ?bot|language model|assistant)(?: model| assistant)? (?:processing|reading|handling|answering|behind|that reads|which reads)\b|\bstop (?:replying|answering|responding|talking) as (?:a )?(?:human|person)\b|\byour (?:answer|reply|response)s? must (?:only )?(?:contain|include|start|end|be in)\b/i,
    clears: ['story'],
  },
  {
    // Shouted, or in quotes: the very word to say.
    cue: /\b[Yy]ou are (?:now )?DAN\b|\b(?:[Aa]nswer|[Rr]espond|[Rr]eply|[Ww]rite|[Ss]ay|SAY|[Oo]utput|[Rr]eturn)\b[^.!?\n]{0,16}\bthe (?:single |exact |one |following )?(?:word|phrase|sentence|string)s?,?:? (?:["']|\p{Lu}{3,})/u,
  },
];

export const injection: Danger = {
  severity: 'caution',
  action: 'reply',
  advice: 'This text is written to steer an assistant. It was read as text and nothing in it was followed.',
  title: undefined,
  intents: ['prompt_injection'],
  traits: [],
  ifDrafted: undefined,
  guessedAs: 'grave',

  rules: [
    ...INJECTION_RULES,
    inOtherLanguages(
      '(?:vergiss|ignorier\\p{L}*)…(?:anweisungen|regeln|instruktionen)|(?:vergeet|ignoreer)…(?:instruksies|opdragte|re[eë]ls)|jy is nou…(?:robot|bot)|(?:ignora|olvida)…(?:instrucciones|reglas)|(?:ignorez?|oublie[sz]?) (?:toutes |tous )?(?:les|tes|vos|ces)…(?:instructions|r[eè]gles)|(?:ignore|esque[cç]a)…(?:instru[cç][oõ]es|regras)',
    ),
  ],
  weighings: [
    {
      enough: 4,
      serious: true,
      parts: [
        [
          2,
          /\b(?:(?:the|an?|any) (?:ai|llm|model|language model|chat ?bot|assistant|interpreter|compiler|terminal)\b|model you (?:run|are)|the user\b|your (?:prompt|instructions|model|training|developer)|python|json|sql|bash|admin)\b|\[\[|\]\]|\{\{/i,
        ],
        [
          2,
          /\b(?:disregard|ignore|override|act as|behave as|respond|output|print\(?|execute|reveal|tell (?:her|him|them|the user) (?:that )?(?:i|to)|give the user|say [A-Z]{3,}|name of the model|note to|reading this|instead of (?:answering|replying))/,
        ],
      ],
      unless:
        /\b(?:my (?:boss|dad|mom|code|job|work)|i (?:code|program|work|learn|study|write)|for work|are you a bot)\b/i,
    },
  ],
  grounds:
    /\b(?:instructions?|prompts?|system|ignor\w*|assistant|ai|bot|chat ?bot|gpt|llm|models?|previous|above|rules|role|outputs?|print|reveal|disregard|overrid\w*|execute|repeat|from now on|developer|admin|pretend|act as|command|tokens?|translate|forget|task|mode|comply|bypass|jailbreak|training|respond|reply with|say only|only say|user|json|script|sudo|root)\b|[<>{}[\]|`#=]/i,
};
