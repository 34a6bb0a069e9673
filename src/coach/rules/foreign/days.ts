/** The day, the place and the name that a message in another language names, as they wrote them. */
import { sourcesIn } from '../compiled/tables.ts';
import { madeOnce } from '../reading/made-once.ts';

const dayPattern = madeOnce((base: string): RegExp | undefined => {
  const { day } = sourcesIn(`language ${base}`);
  return day === undefined ? undefined : new RegExp(`(?<!\\p{L})(?:${day})(?!\\p{L})`, 'giu');
});

/** `kan nie vanaand nie`, `no puedo el viernes`: a day that is ruled out is not one to say yes to. */
const RULED_OUT_BEFORE =
  /(?:kan (?:\p{L}+ )?niet? (?:meer |dalk |op )*|no puedo (?:ir )?(?:el )?|(?:peux|pourrai) (?:plus|pas) (?:venir )?|n[aã]o (?:posso|consigo|vou poder) (?:ir )?(?:n[ao] )?|non posso (?:venire )?|(?:angikwazi|andikwazi|angisakwazi|andizukwazi|ngeke ngikwazi) (?:ukuza )?)$/iu;
const RULED_OUT_AFTER = /^ (?:(?:werk|pas|gaan) )?(?:leider |helaas |ook )?(?:nie|niet|nicht)(?!\p{L})/iu;

/** The last day named, as they wrote it: after a no to one day the offer comes last. */
export function dayIn(plain: string, base: string): string | undefined {
  const pattern = dayPattern(base);
  if (!pattern) return undefined;
  const day = [...plain.matchAll(pattern)]
    .filter(
      ({ index, 0: word }) =>
        !RULED_OUT_BEFORE.test(plain.slice(Math.max(0, index - 40), index)) &&
        !RULED_OUT_AFTER.test(plain.slice(index + word.length, index + word.length + 30)),
    )
    .at(-1)?.[0];
  return /^(?:es|fr|pt|it|nl)$/.test(base) ||
    (base === 'af' && /^(?:volgende|die|m[oô]re|vanaand|vandag)/i.test(day ?? ''))
    ? day?.toLowerCase()
    : day;
}

/** A place with its ending on, as `eMlazi` or `esibhedlela`. */
export const locativeIn = (plain: string, base: string): string | undefined =>
  base === 'zu' || base === 'xh'
    ? plain.match(/(?<!\p{L})(?:e\p{Lu}\p{Ll}{3,}|emsebenzini|esibhedlel[ae]|esikoleni)/u)?.[0]
    : base === 'st'
      ? plain.match(/(?<=\b(?:dula|mona|tswa) )(?:\p{Lu}\p{L}{3,})/u)?.[0]
      : base === 'af'
        ? plain.match(/(?:die Mugg & Bean|die (?:koffiewinkel|park|mark|strand))/i)?.[0]
        : undefined;

/** The name that they want to be called by. */
export const nameIn = (plain: string): string | undefined =>
  /(?:my naam is|me llamo|je m'appelle|mi chiamo|ich heiße|ik heet|mijn naam is|meu nome é|me chamo|igama lami ngu|igama lam ngu|lebitso la ka ke)\s?(\p{Lu}\p{Ll}+)/iu.exec(
    plain,
  )?.[1];
