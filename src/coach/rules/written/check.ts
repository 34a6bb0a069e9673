/** What a model wrote is held to the rules that the local replies obey, and to a few that only a model breaks. */
import { type AdviceRequest, type Reply, TONES, type Tone } from '../contract.ts';
import { withinBudget } from '../reading/budget.ts';
import { contentWordsOf, EMOJI, normalise, wordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { findGiveaways, type HiddenKind } from '../redaction/finds.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { unsafeDraft } from '../rewriting/unsafe.ts';
import { findFlags } from '../safety/find.ts';
import { partOrders } from '../safety/orders.ts';
import { isTone } from '../tones/index.ts';
import { obeys, objection, slotsOf } from '../words/filters.ts';
import { isGrave } from '../words/register.ts';
import { changesSubject, isSaidToAnybody } from './anybodys.ts';
import { akin, knownFrom, toldOfReader } from './own-facts.ts';
import { moveOf, whyOf } from './prompt.ts';
import { isInOtherTongue, tonguesOf } from './tongue.ts';
import { demeans, lingers, presses, yields } from './unkind.ts';
import { quotesIn } from './uses.ts';
import { withheld } from './withheld.ts';

/** A reply as it came over the wire: nothing of it is trusted. */
export type Draft = {
  readonly text: string;
  readonly tone?: unknown;
  readonly strategy?: unknown;
  /** Quotes for what it says of the reader. */
  readonly uses?: unknown;
};
export type Checked =
  /** `doubt`: no check refuses it, and one is unsure. The word is for figures and for the second question. */
  | { readonly ok: true; readonly reply: Reply; readonly doubt: string | undefined }
  | { readonly ok: false; readonly fault: string };

/** Names and places of the message may come back; a number, an address of the net or a code never does. */
const MAY_RETURN: ReadonlySet<HiddenKind> = new Set(['name', 'place']);
/** Talk about the task and not to the person. */
const TASK_TALK =
  /\b(?:system prompt|placeholders?|json|(?:as|was|been|were) (?:requested|instructed|told to (?:say|write|answer))|already_shown|words_to_take_up|notes\.me|here (?:is|are) (?:\w+ ){0,3}(?:repl\p{L}*|drafts?|options?|suggest\p{L}*|versions?|poem|messages?|responses?)|(?:option \d|reply \d+:|draft \d|suggested repl\p{L}*)|i(?:'m| am) (?:sorry, but i )?(?:an? )?(?:assistant|chatbot|bot|helpful (?:dating )?assistant|unable to (?:help|assist)|cannot (?:help|assist))|you are a helpful|i can(?:'t|not) (?:help|assist) with)\b|^sure[!,.] here (?:is|are|'s)\b/iu;
/** From so many content words on a reply has to take one up. */
const ENOUGH_TO_TAKE_UP = 3;
/** None of it where somebody has a hard time. */
const LIGHT =
  /\b(?:a?ha(?:ha)+|hehe+|lol|lmf?ao|pun (?:not )?intended)\b|😂|🤣|😅|😜|😏|😉|👻|\bat least\b|\bon the bright side\b|\blighten up\b/iu;
/** Words of a loss: enough to keep a joke out, not enough to call it grief. */
const LOSS =
  /\b(?:passed (?:away|on)|died|funeral|buried|my late|say goodbye to|put (?:him|her|them) (?:down|to sleep)|years? since (?:my|he|she|we lost)|lost my (?:mum|mom|dad|gran\w*|brother|sister|wife|husband|job|dog|cat|friend)|miscarr\w+|laid off|retrenched|diagnos\w+|cancer|stroke)\b|(?<!\p{L})(?:oorlede|begrafnis|gesterf|dood is|afgesterf|umngcwabo|ushonile|usishiyile|uswelekile|udlulile)(?!\p{L})/iu;
/** Charm that no careful reply holds. */
const CHARM =
  /😘|😍|🥰|😏|😉|😈|🔥|💋|\b(?:sexy|babe|baby|gorgeous|handsome|mmm+|naughty|tempting|can'?t wait|love (?:how|that|it|the way)|tell me more|sthandwa\p{L}*|skat(?:tie)?|liefie|oulik|pragtig|heerlik|lekker|glimlag|kan nie wag|ek hou van|vertel my meer|umuhle|kumnandi|ngi(?:ya)?(?:ku)?thand\p{L}*|ndi(?:ya)?(?:ku)?thand\p{L}*|kwazi ukulinda|ngitshele kabanzi|woza)\b/iu;
const SAYS_NO =
  /(?<!\p{L})(?:no|not|\p{L}+n't|never|stop|rather|nee|nie|geen|moenie|los|grens|ongemaklik|genoeg|liewer|cha|hayi|musa|yeka|kwanele|ngeke|soze|a(?:ngi|ndi|ku|wu|ka)\p{L}{3,}|unga\p{L}{3,})(?!\p{L})/iu;
/** Moves that need no word of theirs: a no taken, an apology, a thank you, a yes, a word of care, a goodbye. */
const NEEDS_NO_WORD =
  /\b(?:sorry|apologi[sz]e|understood|understand|thank(?:s| you)|of course|fair enough|no (?:worries|problem|hard feelings|stress|drama|rush)|got it|take care|all (?:good|the best)|good luck|congrat\w*|well done|i hear you|i won'?t|no\b|yes\b|happy (?:to|for)|glad|hope|deal)\b|(?<!\p{L})(?:jammer|dankie|verstaan|sterkte|geluk|alles van die beste|dis reg|ja|nee|phephisa|ngiyaqonda|ngiyabonga|ngiyaxolisa|uxolo|kulungile|yebo|halala|enkosi|ndiyabulela|huntshu|awu)(?!\p{L})/iu;
const ASKS_NUMBER =
  /\byour (?:phone |cell |mobile |whatsapp )?(?:number|address|insta\w*|handle|socials)\b/iu;

/**
 * One checker for one request.
 * @param danger the model itself has seen a danger that the local coach does not
 */
export function createCheck(
  asked: AdviceRequest,
  reading: Reading,
  redactor: Redactor,
  danger = false,
): (draft: Draft) => Checked {
  const { request } = withinBudget(asked);
  const avoid = request.avoid ?? [];
  const turns = request.conversation ?? [];
  const { me = '', them = '' } = request.about ?? {};
  const own = [me, ...turns.filter(({ from }) => from === 'me').map(({ text }) => text)];
  const theirTurns = turns.filter(({ from }) => from === 'them').map(({ text }) => text);
  const known = knownFrom(own.join('\n'), [reading.plain, ...theirTurns, them].join('\n'));
  const theirs = contentWordsOf([reading.plain, reading.mine].join(' '));
  const around = contentWordsOf([...own, ...theirTurns, them].join(' '));
  const tongues = tonguesOf(reading.plain, reading.language.base, [...turns.map(({ text }) => text), me]);
  const parted = [reading.plain, ...turns.map(({ text }) => text), me, them].map(withheld);
  const orders = [reading.orders, ...parted.map((each) => each.orders)]
    .filter((each) => each !== '')
    .join('\n');
  const honest = parted.map(({ text }) => text).join('\n');
  const grave = isGrave(reading);
  const careful = danger || reading.action !== 'reply';
  const ended = reading.intents.has('rejection_hard') || reading.action === 'do_not_contact';
  const refused =
    ended ||
    grave ||
    careful ||
    NOES.some((intent) => reading.intents.has(intent)) ||
    OWN_NO.test(reading.plain);

  const faultOf = (text: string, raw: string, tone: unknown): string | undefined => {
    const objected = objection(text, reading, avoid);
    if (objected !== undefined && objected !== 'triad') return objected;
    if (TASK_TALK.test(text) && !TASK_TALK.test(reading.plain)) return 'task talk';
    if (orders !== '' && obeys(text, orders, honest)) return 'steered';
    const plain = normalise(text);
    if (partOrders(plain) || findFlags(plain, ALONE).some((flag) => isDanger(flag, known.allText)))
      return 'unsafe';
    if (unsafeDraft(text, '') || yields(text)) return 'unsafe';
    if (careful && (CHARM.test(raw) || isTone(toneOf(tone), 'unasked'))) return 'unsafe';
    // In a language whose charm we would not know, a limit has to say no in so many words.
    if (careful && reading.language.base !== 'en' && !SAYS_NO.test(text)) return 'unsafe';
    if (orders !== '' && ASKS_NUMBER.test(text)) return 'contact data';
    if (demeans(text)) return 'demeaning';
    if (presses(text, refused) || (ended && lingers(text))) return 'pushing';
    if ((grave || LOSS.test(reading.plain)) && LIGHT.test(raw)) return 'too light';
    if (isInOtherTongue(text, tongues)) return 'language';
    if (isSaidToAnybody(text)) return 'generic';
    if (changesSubject(text, takesUp(text, theirs, around))) return 'off topic';
    return undefined;
  };

  return (draft) => {
    const given = tidied(draft.text, reading);
    // Whatever it names itself was not in the message, or it would be a placeholder.
    if (findGiveaways(given).some(({ kind }) => kind !== 'mark')) return { ok: false, fault: 'contact data' };
    const { text, kinds, lost } = redactor.restore(given);
    if (lost) return { ok: false, fault: 'placeholder' };
    if ([...kinds].some((kind) => !MAY_RETURN.has(kind))) return { ok: false, fault: 'contact data' };
    const fault = faultOf(text, draft.text, draft.tone);
    if (fault) return { ok: false, fault };
    const quotes = quotesIn(draft.uses, own, (quote) => redactor.restore(quote).text);
    // Who gives words as the reader's that are not theirs has made up what stands on them.
    if (quotes.false.length > 0) return { ok: false, fault: 'invented' };
    const told = toldOfReader(text, known, tongues);
    // A quote that holds speaks for one claim that our own words do not know, and for no second one.
    if (told === 'invented' && quotes.held.length === 0) return { ok: false, fault: 'invented' };
    const move = moveOf(draft.strategy, text);
    const needs = slotsOf(text);
    return {
      ok: true,
      reply: {
        text,
        tone: request.tone ?? toneOf(draft.tone),
        strategy: move,
        ...whyOf(move),
        ...(needs.length > 0 ? { needs } : {}),
      },
      doubt:
        told === 'invented' || (told === 'doubtful' && quotes.held.length === 0)
          ? 'perhaps made up'
          : careful
            ? 'careful words'
            : ended && /\?/.test(text)
              ? 'perhaps pushing'
              : takesUp(text, theirs, around) || NEEDS_NO_WORD.test(text)
                ? undefined
                : 'about nothing they said',
    };
  };
}

const NOES = ['rejection_soft', 'boundary', 'plan_decline', 'jealousy_control', 'sexual'] as const;
/** A no that the local reader has no name for. */
const OWN_NO =
  /\b(?:not (?:there|ready|comfortable|up for)|can we (?:not|keep it)|please (?:don'?t|stop)|rather not|slow(?:ly)?)\b|(?<!\p{L})(?:moet my (?:asb |asseblief )?nie|los my|nie lus|liewer nie|angikakulungeli|ngicela ungi|angifuni|andifuni)(?!\p{L})/iu;

type Flagged = ReturnType<typeof findFlags>[number];
/** A child of the family is no danger: an age that the reader or they told of may be named. */
const isDanger = ({ kind, severity, evidence }: Flagged, allText: string): boolean =>
  severity !== 'info' &&
  !(
    kind === 'underage' &&
    (evidence.match(/\d+|\p{L}{3,}/gu) ?? []).some(
      (word) => /^\d+$/.test(word) && new RegExp(`(?<!\\d)${word}(?!\\d)`).test(allText),
    )
  );

/**
 * The habits by which such texts are known, where taking them out costs nothing: dashes, quotes around the whole, emoji that nobody used.
 * A text that is nothing but emoji keeps them.
 */
function tidied(text: string, reading: Reading): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\s*[—–]\s*|\s+-{1,2}\s+/g, ', ')
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/^["“]([^"“”]*)["”]$/s, '$1');
  const theirs = reading.style.emoji;
  return plain
    .replace(EMOJI, (emoji) => (theirs.includes(emoji) ? emoji : ''))
    .replace(/\s+(?=[.,!?]|$)/g, '')
    .replace(/ {2,}/g, ' ');
}

const ALONE = { before: '', early: false, refused: false, invited: false };

const toneOf = (tone: unknown): Tone => TONES.find((each) => each === tone) ?? 'warm';

/** A word of the message or of what went before, a short answer, or nothing there that could be taken up. */
function takesUp(text: string, theirs: readonly string[], around: readonly string[]): boolean {
  if (new Set(theirs).size < ENOUGH_TO_TAKE_UP) return true;
  const words = contentWordsOf(text).filter((word) => word.length > 1);
  return (
    words.some((word) => theirs.some((one) => akin(word, one)) || around.some((one) => akin(word, one))) ||
    wordsOf(text).some((word) => word.length > 5 && theirs.some((one) => shareRoot(word, one)))
  );
}

/** Languages with prefixes: `ubhubhane` and `ngobhubhane` share what is behind them. */
const ROOT = 5;
function shareRoot(left: string, right: string): boolean {
  if (left.length < ROOT || right.length < ROOT) return false;
  for (let at = 0; at + ROOT <= left.length; at++) if (right.includes(left.slice(at, at + ROOT))) return true;
  return false;
}
