/** Words that a story's lines need besides what its pattern caught: who it is about, what the thing is called. */
import { latin } from '../../reading/pattern.ts';
import { filledWith, type Slot, type Slots } from '../../words/fill.ts';

const PERSON =
  /\b(my|our) ((?:little |big |older |younger |best |oldest |baby |half |twin )*(?:m[ou]m|mother|ma|dad|father|gran|granny|gogo|ouma|oupa|grandmother|grandfather|nana|brother|sister|son|daughter|uncle|aunt|auntie|tannie|cousin|nephew|niece|friend|mate|boss|colleague|flatmate|housemate|neighbours?|landlady|landlord|wife|husband|parents|kids|student|toddler|stepdad|stepmom|godmother|bestie))\b(?!'s (?:place|house|car))/i;

/** `the custard bit of gran's bobotie` is about custard. */
function headOf(words: string | undefined): string | undefined {
  const bare = words?.replace(/^(?:the|my|a|an|our|some|all the|every single)\s+/i, '').trim();
  return bare
    ?.replace(/\s(?:bit|part|side|half|edges?) of .*$/i, '')
    .replace(/\sof .*$/i, '')
    .replace(/\s(?:and|so|again|today|for|in|on|at|to|because|last|while|this|badly)\b.*$/i, '');
}

const first = (plain: string, pattern: RegExp): string | undefined => pattern.exec(plain)?.[0].toLowerCase();

const WAVES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bwav/i, 'wave'],
  [/\bhugg/i, 'hug'],
  [/\bsmil/i, 'smile'],
  [/\bshout/i, 'shout'],
  [/\bgot into\b.*\buber\b/i, 'Uber'],
  [/\bgot into\b/i, 'car'],
  [/\btalk/i, 'chat'],
];
const OVERHEARD: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bmute|\bmic\b/i, 'mute button'],
  [/repl(?:y|ied) all/i, 'reply-all'],
  [/\bcamera/i, 'camera'],
  [/\bscreen ?shar/i, 'shared screen'],
  [/\bscreenshot/i, 'screenshot'],
  [/\bvoice ?note/i, 'voice note'],
  [/\btext|\bmessage|\bsent/i, 'message'],
];
const mapped = (plain: string, table: ReadonlyArray<readonly [RegExp, string]>): Slot | undefined =>
  filledWith(table.find(([pattern]) => pattern.test(plain))?.[1]);

/** @param groups what the story's pattern caught, as the writer wrote it */
export function storyPlaces(plain: string, groups: Readonly<Record<string, string | undefined>>): Slots {
  const person = PERSON.exec(plain)?.[2]?.toLowerCase();
  const caught = groups.x?.toLowerCase();
  const like = latin(/\blook(?:s|ed|ing)? (?:exactly |just )?like (an? [\p{L}-]+)/iu)
    .exec(plain)?.[1]
    ?.toLowerCase();
  const ashes = (groups.x ?? groups.y)?.replace(/'s$/i, '').replace(/^(?:my|our) /i, '');
  const spill = groups.x?.replace(
    /^(?:an?|the) (?:whole |full |entire )?(?:(?:glass|cup|bottle|plate|pot|tin|bucket|jug|tray) of )?/i,
    '',
  );
  return {
    who: filledWith(person && `your ${person}`),
    k: caught
      ? { words: `your ${caught}`, plural: /(?:s|kids|class)$/i.test(caught) && caught !== 'class' }
      : undefined,
    p: filledWith(groups.p && (/^raise/i.test(groups.p) ? 'raise' : 'promotion')),
    x2: filledWith(caught && `${/^[aeiou]/.test(caught) ? 'an' : 'a'} ${caught}`),
    tw: filledWith(first(plain, /\btwins\b/i)),
    h: filledWith(headOf(groups.x)),
    ya: filledWith(groups.y?.replace(/^or tambo$/i, 'OR Tambo').replace(/^(airport|station)$/i, 'the $1')),
    c: filledWith(
      first(plain, /\b(?:car|bakkie|bike|scooter|golf|polo|van|corolla|motorbike|quad|tyre|tire)\b/i) ??
        'car',
    ),
    st: filledWith(
      first(
        plain,
        /\b(?:pastor|stranger|tannie|oom|old man|old lady|farmer|lady|security guard|petrol attendant|bus driver|taxi driver|driver|colleague|neighbour|gogo|family)\b/i,
      ),
    ),
    sp: filledWith(spill && `${spill} spill`),
    hl: filledWith(like),
    wv: mapped(plain, WAVES),
    mu: mapped(plain, OVERHEARD),
    d: filledWith(ashes && `your ${ashes.toLowerCase()}`),
    sm: filledWith(
      first(plain, /\b(?:smoke alarm|smoke detector|sprinklers?|fire alarm|fire brigade)\b/i) ?? 'fire',
    ),
    pw: filledWith(first(plain, /\b(?:electricity|lights)\b/i) ?? 'power'),
    gig: filledWith(caught ?? 'gig'),
    gym: filledWith(first(plain, /\b(?:gym|leg day|crossfit|spinning|pilates|hot yoga|yoga|parkrun)\b/i)),
    way: filledWith(
      /\bwrong (\w+)/i.exec(plain)?.[1]?.toLowerCase() ??
        (/\bgot (?:\w+ )?lost|maps|gps/i.test(plain) ? 'way' : undefined),
    ),
    ins: filledWith(
      first(plain, /\b(?:wardrobe|bookshelf|desk|bed|tent|sheet|duvet cover|crib|table|cupboard)\b/i) &&
        'instructions',
    ),
    tb: filledWith(
      first(
        plain,
        /\b(?:team ?building|paintball|work function|work party|christmas party|year[- ]end function|escape room|bowling)\b/i,
      ),
    ),
    gp: filledWith(
      first(
        plain,
        /\b(?:gran|granny|gogo|ouma|oupa|grandmother|grandfather|aunt|auntie|nana|grandpa|tannie)\b/i,
      ),
    ),
  };
}
