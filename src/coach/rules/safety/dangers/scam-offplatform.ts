/** A quick push to another app, away from the protection of this one. */

import { anyOf, inFewWords, inOtherLanguages, soft } from '../patterns/forms.ts';
import { OTHER_APP, TRADE, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

export const scamOffplatform: Danger = {
  severity: 'danger',
  action: 'caution',
  advice:
    'Possible scam: a quick push to another app leaves the protection of this one. Stay here until you have met or spoken on video.',
  title: 'They want to move to another app',
  intents: ['off_platform'],
  traits: ['cue'],
  ifDrafted: undefined,
  guessedAs: 'mild',
  undecided: ['caution', 'warn'],

  rules: [
    {
      cue: rule(
        `\\b(?:add|text|message|msg|chat|talk|write|reach|find|contact|hit|continue|move|come|switch|download|join|give me your|here is my|here'?s my|my)\\b[^.!?]{0,40}\\b${OTHER_APP}\\b`,
      ),
      with: rule(
        `(?:@\\w{3,}|\\+\\d{7,}|t\\.me|${TRADE}|\\b(?:don'?t|do not|dont|rarely|hardly|never|not) (?:really |often |much |always )?(?:check|use|come on|on|use this|online)|(?:leaving|deleting|delete|expir\\w+|subscription)|my dear|dearest|\\bdear\\b|god[- ]fearing|soul ?mate|serious relationship|widow|engineer|my manager|agent|profit|income|kindly|private(?:ly)?|no one|more (?:pics|photos|private)|spicy|onlyfans|vip)`,
      ),
      unless:
        /\b(?:gimme|after we'?ve met|once we'?ve met|rather not|not comfortable|my (?:friends?|family|work|mom) (?:group|chat))\b/i,
    },
    {
      cue: rule(
        `\\b(?:add|text|message|msg|chat|talk|write|reach|find|contact|hit|continue|drop|give|send|call|get)\\b[^.!?]{0,40}(?:\\b${OTHER_APP}\\b|\\+?\\(?\\d[\\d ()-]{7,}|@\\w{4,})`,
      ),
      with: /\b(?:(?:leaving|deleting|delete|closing|removing|quitting)[^.!?]{0,15}(?:app|account|profile|site|this)|(?:app|site|account|subscription|membership|premium|profile)[^.!?]{0,25}(?:expir\w+|not safe|unsafe|ends?|ending|closing|banned|about to)|(?:hardly|rarely|seldom|never|not (?:always|often|really)|don'?t (?:really |often )?)[^.!?]{0,12}(?:on here|on this|come on|check|online|use this))\b/i,
      unless:
        /\b(?:gimme|after we'?ve met|once we'?ve met|rather not|not comfortable|no pressure|only if|whenever you)\b/i,
      clears: ['story', 'denied'],
    },
    inOtherLanguages(
      '(?:skryf|kontak|whatsapp)…my…(?:whatsapp|telegram|\\+\\d+)',
      '(?:escr[ií]be|h[aá]bla|agr[eé]ga)me…(?:telegram|whatsapp)…(?:aqu[ií]|app|cuenta|\\d)',
      '(?:[eé]cris|ajoute)[- ]moi…(?:telegram|whatsapp|hangouts)',
      '(?:me chama|chama)…(?:telegram|whatsapp|zap)…@?',
      'schreib mir…(?:telegram|whatsapp)',
    ),
    inFewWords(
      {
        early: true,
        unless:
          /\b(?:once we|after we|no pressure|whenever|easier for voice|if ${YOU} want|would you like|rather not|don'?t have|only if)\b/i,
      },
      `(?:${OTHER_APP}|t3\\S+|zangi|wickr|line|viber|kik|snap)\\s*\\?$`,
      `(?:add|text|write|whatsapp|message|wickr|find|hmu|reach|kry)(?: to)? (?:me|my)…(?:${OTHER_APP}|t3\\S+|\\+\\d|wickr|@\\w+|mail)…`,
      `(?:account|profile|sub|subscription|app)…(?:closing|ends?|ending|expir\\w*|banned|deleted?)…(?:today|tonight|soon|in|add|whatsapp|text|chat|number|me)`,
      `(?:no chat here|not here|rarely here|here i am rarely|never here|no notifications? here|don't (?:use|like|check) this (?:app|site)|nooit hier)`,
      `(?:drop|send|give|gimme|what's|whats) ${YOUR} (?:number|whats ?app|digits|telegram)…(?:here|app|dear|now|first|notifications?|leaving)`,
      `i prefer (?:viber|telegram|whats ?app|signal|zangi|hangouts|line)`,
      `moved to (?:${OTHER_APP})`,
    ),
    {
      cue: soft(
        '(?:take|write|note|copy|save|jot)(?: it| this)? (?:down )?my (?:line|number|digits|contact|gmail|handle)',
        '(?:messages?|credits?|coins|tokens|minutes|chats?) (?:left|remaining)',
      ),
      with: [
        /\b(?:(?:don'?t|do not|never) (?:tell|inform|report|mention)[^.!?]{0,25}\b(?:customer care|support|admins?|moderators?|the app|the site|anyone)|(?:they(?:'?ll| will)?|will) (?:just )?(?:ban|block|delete|suspend) (?:us|me|you|my|both)|(?:must|have to|need to) pay (?:here|after|for|again)|subscription (?:ends|expires|runs out))\b/i,
        /\b(?:number|line|digits|gmail|handle|contact|whatsapp|telegram|text me|reach me)\b/i,
      ],
      clears: ['story', 'joke'],
    },
    {
      early: true,
      cue: soft(
        'my (?:friend|sister|cousin|aunt|aunty|boss|daughter|colleague) (?:is|was) (?:the one )?(?:who|that|actually)? ?(?:is |was )?(?:actually |really )?(?:interested|looking|the one)',
      ),
      with: /\b(?:whats ?app|telegram|message (?:her|him)|text (?:her|him)|(?:her|his) (?:number|line|contact|handle|mail|email)|write (?:to )?(?:her|him))\b|\+\d/i,
      clears: ['joke'],
    },
  ],
  weighings: [
    {
      enough: 5,
      parts: [
        [
          2,
          /\b(?:google chat|hangouts|telegram|whats ?app|signal|zangi|wechat|my (?:mail|email|number) is|[\w.]+@\w+\.\w+)|\+\d[\d ]{8,}/i,
        ],
        [
          2,
          /\b(?:full of (?:fakes?|scammers|fake people)|not safe|unsafe|(?:don'?t|do not|hardly|rarely|never) (?:really )?(?:come|check|use|like|trust|stay)[^.!?]{0,10}(?:here|app|site|online)|(?:deleting|leaving|closing)[^.!?]{0,15}(?:app|account|profile|here))\b/i,
        ],
        [
          1.5,
          /\b(?:dear|kindly|dearest|engr|captain|beautiful|handsome|sweetheart|honey|my (?:queen|king|love)|(?:know|get to know) each other)\b/i,
        ],
        [1, /\b(?:text|message|write|add|reach|contact|chat|talk|mail|email)\b/i],
      ],
      unless: /\b(?:once we'?ve met|after we'?ve met|no pressure|whenever you|only if|rather not)\b/i,
    },
  ],

  // A line that is no app.
  everyday: anyOf(
    // Where they are talking already.
    '^(?![\\s\\S]*\\b(?:add|text|message|write|find|reach|contact) me\\b|[\\s\\S]*\\d{5,})[\\s\\S]*\\b(?:you|u) (?:really |just |seriously |wanna |want to )*(?:ask|asked|asking|tell|telling|told|say|said|break up with|dump|dumped) (?:me )?(?:that|this|it|such a thing|something like that) (?:on|over|via|by|through) (?:whatsapp|snap\\w*|sms|telegram|signal)\\b',
    // Who would rather stay here asks nobody away.
    '^(?![\\s\\S]*\\b(?:whatsapp|telegram|signal|snap\\w*|insta\\w*|kik|hangouts|add me|text me|my (?:id|number) is|deleting|but (?:here|add|text)|@\\w)\\b|[\\s\\S]*\\d{5,})[\\s\\S]*\\b(?:prefer|rather|like|want|happy|comfortable|let.?s)\\b[^.!?]{0,24}\\b(?:chat\\w*|talk\\w*|stay\\w*|keep\\w*)\\b[^.!?]{0,24}\\b(?:on here|on (?:the|this) app|in (?:the|this) app|here (?:for now|first))\\b',
    '^(?![\\s\\S]*\\b(?:whatsapp|telegram|signal|add me|my (?:id|number|line)|on line|line (?:app|id|account|\\?)|text me|@\\w)\\b)[\\s\\S]*\\b(?:(?:an?|the|your) (?:hard|red|firm|finish)|(?:pick[- ]?up|chat[- ]?up|opening|first|punch|cheesy|corny|smooth)|(?:google|steal|practi[sc]e|use|copy|rehearse|write)d? (?:that|this)|(?:good|great|terrible|bad|best|nice)) line\\b',
  ),
  grounds:
    /\b(?:add|texts?|message|msg|write|contact|reach|chat(?!ting about)|talk|speak|move|switch|find me|hit me|get me|call|mail|email|number|id|handle|user(?:name)?|give|come (?:to|over)|continue|join|download|drop|connect|here (?:is|are)|leave|leaving|deleting|off (?:here|this|the app)|not (?:here|on here)|instead|privately|better on|easier on|dm|hmu|pm me)\b|@\w|\+?\d{6,}/i,
};
