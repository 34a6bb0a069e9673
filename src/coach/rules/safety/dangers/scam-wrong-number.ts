/** A number dialled by chance, by somebody who stays to chat. */

import { AT_PLAY, IN_THEIR_PHOTO } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inOtherLanguages, soft } from '../patterns/forms.ts';
import type { Danger } from './danger.ts';

export const scamWrongNumber: Danger = {
  severity: 'caution',
  action: 'caution',
  advice:
    'Possible "wrong number" scam: a chance text that turns friendly is a known way in. You owe it no answer.',
  title: 'It began with a "wrong number"',
  intents: [],
  traits: ['cue'],
  ifDrafted: undefined,
  guessedAs: 'grave',
  undecided: ['caution', 'warn'],

  rules: [
    {
      cue: /\b(?:(?:is|isn'?t) this (?:mr|mrs|ms|miss|dr)?\.? ?[a-z]+(?:'s number)?\??[^.]{0,60}(?:wrong (?:number|person)|saved (?:your|this))|wrong number\b[\s\S]{0,160}(?:friend|fate|meet|nice|kind|polite|destiny|chat|talk|get to know|sorry to (?:bother|disturb))|(?:saved|got|found|have) (?:your|this|ur) number (?:in|on|from|saved) (?:my|the) (?:contacts?|phone|assistant|address book|secretary)|my (?:assistant|secretary) (?:gave|must|saved|entered))\b/i,
    },
    {
      cue: /\b(?:is this|am i speaking (?:to|with)|this is) (?:mr|mrs|ms|miss|dr|prof|doctor|pastor|coach|aunt(?:y|ie)?|uncle)\.? \w+(?: from [\w ]{3,20})?\?/i,
      early: true,
    },
    {
      cue: /\b(?:(?:assistant|secretary|colleague|friend|phone) (?:must have |has |have |probably ){0,4}(?:mixed|saved|gave|typed|entered|sent)[^.!?]{0,20}number|(?:mixed|messed) up the number|saved the wrong|dialled wrong|got the wrong (?:number|contact))\b/i,
      with: /\b(?:you (?:sound|seem|look)|nice to|pleasure|where are you|friends?|fate|what do you do|kind|polite|sorry)\b/i,
      early: true,
      clears: ['story'],
    },
    inOtherLanguages(
      '(?:ekskuus|jammer|oeps)…verkeerde nommer',
      '(?:perdon[ae]?|disculp[ae]|ay)…(?:equivocad[oa]|equivoqu[eé])',
      '(?:pardon|d[eé]sol[eé]e?|oups)…(?:mauvais num[eé]ro|tromp[eé]e? de num[eé]ro)',
      '(?:entschuldig\\p{L}*|sorry|hoppla)…falsche nummer',
      '(?:desculp\\p{L}*)…(?:engano|n[uú]mero errado)',
      '(?:uxolo|ngiyaxolisa)…(?:inombolo|phambane)',
    ),
    {
      // A number by mistake that turns out lonely, well off and glad of company.

      early: true,
      cue: soft(
        '(?:thought|think) (?:this|that) (?:was|is|were)…(?:agent|driver|office|line|number|assistant|broker|doctor|coach|tailor|dealer|decorator|florist|friend from)',
        '(?:tidying|cleaning|going through|sorting|clearing)(?: out| up)? my (?:phone ?book|contacts|contact list|address book)',
        '(?:are you|is this|am i speaking to)…(?:from|at) the (?:gallery|golf|auction|opening|conference|fundraiser|yoga|cruise|wine|charity|equestrian|art)',
        '(?:someone|somebody|my (?:assistant|secretary|friend)) gave me (?:this|your|the wrong) number',
      ),
      with: /\b(?:be friends|become friends|make friends|new friends?|know (?:no ?one|nobody)|friendship|fate|what a coincidence|(?:don'?t be|hope (?:you(?:'re| are)|i'?m)(?: not)?|please (?:don'?t|do not) be) (?:upset|angry|mad|offended|annoyed|bothered)|also (?:alone|lonely)|(?:fashion|jewell?ery|beauty|import|export|design|wine|cosmetics?|trading|skincare) (?:business|company|brand|line)|singapore|hong ?kong|kuala lumpur|shanghai|dubai|since (?:we(?:'re| are)|fate)|you (?:seem|sound|look) (?:kind|nice|polite|friendly|like a))\b/i,
      unless: AT_PLAY,
    },
    {
      early: true,
      cue: soft(
        "(?:found|have|saw|see) (?:you|your (?:number|name)) in my (?:phone ?book|contacts?|address book|phone)…(?:can't|cannot|don't|not|forgot\\p{L}*|wonder\\p{L}*)…(?:recall|remember|sure|where|how|who|met)",
      ),
      unless: AT_PLAY,
    },
  ],

  // The way to a place that both know of.
  everyday: anyOf(
    // A question of taste, a plan that stands, a phone book that was lost: nobody is called by another name.
    '^\\W*(?:so |and |hey )?(?:do|did|can) (?:you|u) (?:ever )?(?:play|like|watch|surf|swim|run|cook|bake|dance|sing|hike|cycle|ski|fish|read|paint|garden) ?(?:\\w+ ){0,2}\\w*\\W*\\?\\W*$',
    "^\\W*(?:so )?we(?:'re| are) still on for [^.!?]{3,30}(?:,? right)?\\W*$",
    "^\\W*(?:hi |hey |sorry )*(?:who is this|who'?s this)\\W+i (?:just )?lost (?:all )?my (?:contacts|phone)\\W*$",
    "^\\W*(?:i'?m )?(?:here|outside|parked)\\b[,. ]+(?:parked|next to|by the|in the|opposite|at the|under the)\\b",
    '^\\W*(?:(?:hey|hi|so|and|ok|okay|btw)[ ,]+)*(?:(?:is (?:it|that|the place)|how) (?:far|close|near)(?: is it)?\\b[^.!?]{0,40}|how do i get there|is there (?:any )?parking[^.!?]{0,20})\\?*\\W*$',
  ),
  harmless: excuse(
    IN_THEIR_PHOTO,
    // A plan that stands already.
    /^\W*(?:(?:hey|hi|so|and|just checking|morning|hello)[ ,!]+)*(?:are|r) we (?:still )?(?:on|good|meeting|doing|going)\b[^.!?]{0,50}\W*$/
      .source,
    /^\W*(?:(?:hey|hi|sorry|so|maybe)[ ,]+)*(?:(?:can|could|should) we|let'?s|we (?:can|could|should)|i think we should|i(?:'d| would)? (?:rather|prefer to)|we'?re better(?: off)?|can'?t we)(?: just)?(?: (?:be|stay|as|remain))*(?: just)? friends(?: (?:instead|for now|first|please))*\W*$/i
      .source,
    // Somebody who says that the plane is down.
    /^\W*(?:(?:hey|hi|ok|finally|yay|so|phew)[ ,!]+)*(?:(?:i|we)(?:'?ve| have)? )?(?:(?:just|finally|safely|only) )*(?:landed|touched down|arrived|got in|made it)(?: (?:safely|safe|now|finally|home|back|in \w+(?: \w+)?|at the (?:airport|hotel))){0,6}(?:,? (?:so|i'?m|im)? ?(?:tired|exhausted|shattered)|[, ]+where (?:should|do|shall|can|will) (?:i|we) (?:meet|find)(?: (?:you|u))?)?\W*$/
      .source,
  ),
};
