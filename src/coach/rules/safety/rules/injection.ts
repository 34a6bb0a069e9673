/** Text that talks to a machine instead of a person. */
import type { SafetyRule } from './rule.ts';

export const INJECTION_RULES: readonly SafetyRule[] = [
  {
    kind: 'injection',
    cue: /\b(?:(?:ignore|disregard|forget|override|bypass)\s+(?:all |any |every |the |your |these |those |everything |user'?s? |human'?s? |system'?s? ){0,4}(?:(?:previous|prior|above|earlier|past|preceding)\b(?!,? (?:\w+ )?(?:messages?|texts?|msgs?|voice notes?|vns?|photos?|pics?|e?mails?|selfies?|calls?)\b(?![\s\S]*\b(?:prompt|instructions?|output|print|respond)\b))|instructions?|rules|prompts?|guidelines|programming|training)|(?:system|developer|hidden|initial) (?:prompt|message|instructions?)|you are now (?:an?\b(?! (?:official\w*|proud|legend|member|part|friend|fan))|in (?:\w+ )?mode|dan|the (?:system|assistant|ai|bot|model|admin\w*))|act as (?:an? (?:ai|assistant|chatbot|bot|model|hacker|system|linux|terminal|different|unrestricted)|dan|if you (?:were|are) an? (?:ai|assistant|model|bot))\b|pretend (?:you are|to be) (?:a|an) (?:ai|assistant|model|bot)|jailbreak|developer mode|repeat (?:the words|everything|after me(?!\s*[:,]?\s*i,| i (?:am|deserve|can) )|your)|print (?:your|the) (?:instructions|prompt|rules|config)|(?:reveal|show|output|print|leak|tell me) (?:me )?(?:your|the) (?:system|prompt|instructions|rules|api|config|hidden)|as an ai\b|new instructions?:|end of (?:prompt|message)|respond only (?:with|in)|say .{1,40} \d{2,} times)/i,
    unless:
      /\bif i (?:said|say|told)\b[^.!?]{0,50}\bto my (?:gps|satnav|boss|mom|mum|dad|cat|dog|kettle|toaster|ex|kids?|toddler)\b/i,
  },
  {
    kind: 'injection',
    cue: /\{\{[^}]*\}\}|\{%[^%]*%\}|<\|[^|]*\|>|\[\/?(?:inst|system|assistant)\]|<\/?(?:system|script|assistant|prompt|img|iframe)\b|(?:^|\n)\s*#{2,}\s*(?:system|instruction|assistant)|(?:^|\n)\s*(?:system|assistant|developer)\s*:|\$\{[^}]+\}|(?:'|")\s*;?\s*drop table|\bselect \* from\b/i,
  },
  {
    kind: 'injection',
    cue: /\b(?:you are (?:now )?(?:chat ?gpt|gpt\S*|claude|gemini|an? (?:ai|llm|language model|assistant|chatbot|helpful assistant))|(?:^|[.!?\n]\s*)(?:assistant|ai|chatbot|cyrano|coach),? (?:please |from now|ignore|respond|answer|tell|write|output|stop|you)|from now on,? (?:you (?:are|will|must)|respond|answer|reply|speak|write) (?:only |as |in |with )|(?:answer|respond|reply) (?:only|just) (?:with|in)|(?:translate|repeat|reveal|show|print|summari[sz]e|list|output|leak|give me) (?:me )?(?:all )?(?:your|the) (?:\w+ )?(?:instructions|guidelines|system prompt|prompt|rules you|configuration|hidden)|new (?:task|directive|system message)\s*:|(?:ignore|disregard|forget) (?:everything|all|anything) (?:above|before|you|i|that was|(?:prior|previous)\b(?!,? (?:\w+ )?(?:messages?|texts?|msgs?|voice notes?|vns?|photos?|pics?|e?mails?|selfies?|calls?)\b(?![\s\S]*\b(?:prompt|instructions?|output|print|respond)\b))))/i,
    clears: ['story'],
  },
  {
    kind: 'injection',
    cue: /<\/?(?:message|user|assistant|system|context|instructions?|prompt|conversation)>/i,
  },
  {
    // The clothes of a machine's own messages.
    kind: 'injection',
    cue: /["']?role["']?\s*:\s*["'](?:system|assistant|developer|user|tool)["']|<!--|\b(?:begin|start|end|enter|engage|initiate)[ _-]+(?:system|admin|developer|root|debug|maintenance)[ _-]+(?:override|prompt|message|instructions?|mode|command)\b|\b(?:system|admin|developer|safety) override\b/i,
  },
  {
    // A new part for the coach to play.
    kind: 'injection',
    cue: /\b(?:stop being|(?:you are|you're) no longer|forget (?:that )?you(?:'re| are)) (?:an?|my|her|his|their) (?:\w+ ){0,2}?(?:coach|assistant|chat ?bot|bot|ai|language model|wingman app|cyrano)\b|(?:^|[.!?\n]\s*)you are (?:now )?an? (?:calculator|terminal|compiler|interpreter|search engine|translator|spreadsheet|command line|shell|parser)\b(?=\s*(?:[.!:,]|$|that|who|which|and only))/i,
    unless:
      /\b(?:soccer|rugby|netball|swimming|running|football|cricket|under[- ]\d+|gym|life|voice|singing|hockey|tennis|teaching|personal|medical|legal|shop|sales|are you an?)\b/i,
    clears: ['story'],
  },
];
