import type { Starter } from '#coach';
import { classNames } from '#ui';
import { Suggestion } from '../asking/Suggestion.tsx';
import { CYRANO_COPY } from '../copy.ts';
import { curlyQuotes } from '../curly-quotes.ts';
import { markStretches } from '../replies/marked-text.ts';
import { OPENERS_COPY } from './copy.ts';
import { profileWords } from './profile-words.ts';

/** Colours that tie an opener to the words it is about: classes of `cyrano.css`. */
const COLOURS = ['c-gold', 'c-plum', 'c-sage', 'c-ember'] as const;

/** The profile with the words underlined that openers are about, and the openers in the same colours. */
export function Openers({ profile, openers }: { profile: string; openers: readonly Starter[] }) {
  const about = openers.map(({ why }) => profileWords(profile, why));
  const marked = [...new Set(about)].filter((words) => words !== null);
  const colourOf = (words: string | null) =>
    words === null ? undefined : COLOURS[marked.indexOf(words) % COLOURS.length];
  const longestFirst = marked.toSorted((a, b) => b.length - a.length);
  return (
    <>
      <blockquote
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long profile scrolls here, by keyboard too
        tabIndex={0}
        dir="auto"
        className="rise said more-below max-h-[30dvh] overflow-y-auto whitespace-pre-wrap break-words rounded-[22px] rounded-bl-[6px] bg-paper-2 px-5 py-4 text-lg leading-normal"
      >
        {markStretches(
          profile,
          longestFirst.map((words) => ({ words, mark: colourOf(words) })),
        ).map(({ text, mark }, index) =>
          mark ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
            <mark key={index} className={classNames('noted', mark)}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </blockquote>
      <h3 className="whisper">{CYRANO_COPY.whispers}</h3>
      <ul aria-label={OPENERS_COPY.result} className="grid gap-5">
        {openers.map(({ text, why }, index) => (
          <li key={text} className="rise ml-auto w-full min-[769px]:w-[min(100%,40rem)]">
            <Suggestion text={text} copyLabel={OPENERS_COPY.copy} first={index === 0}>
              <Why why={why} words={about[index] ?? null} colour={colourOf(about[index] ?? null)} />
            </Suggestion>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why it works, with the words of the profile in their colour. */
function Why({ why, words, colour }: { why: string; words: string | null; colour: string | undefined }) {
  const marks = words === null ? [] : [{ words, mark: colour }];
  return (
    <p className="break-words text-ink-2 text-sm leading-snug">
      {markStretches(curlyQuotes(why), marks).map(({ text, mark }, index) =>
        mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
          <span key={index} className={classNames('noted text-ink!', mark)}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  );
}
