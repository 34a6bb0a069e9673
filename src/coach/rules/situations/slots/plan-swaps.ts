/** What a message puts in the place of a plan, how much of it they want, and the two that it leaves to choose from. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { once } from '../once.ts';

/** Names that stand without an article. */
const BRAND =
  /^(?:Netflix|Showmax|Spur|Nando'?s|KFC|Wimpy|Steers|Kauai|Vida|Starbucks|Zoom|FaceTime|WhatsApp)$/;

/** What they would do instead: the last thing put forward. */
export const swapIn = once((r: Reading): string | undefined => {
  const { plain } = r;
  const cut = (text: string | undefined): string | undefined => {
    const bare = text
      ?.trim()
      .replace(
        /^(?:(?:could|can|shall) we )?(?:maybe|just|we|i|do|go for|get|have|grab|take|try|the idea of|like) /i,
        '',
      )
      .replace(/^(?:do|go for|go to|get|have|grab|try|meet (?:at|in)) /i, '')
      .replace(/ (?:with|that|where|so|because|bc|cos|which|first|at|on|then)\b.*$/i, '')
      .trim();
    if (
      !bare ||
      bare.length < 3 ||
      bare.length > 32 ||
      /\b(?:you|me|it|that|something|else|another|day|daytime|time|somewhere|anywhere|sunday|saturday|friday|monday|tuesday|wednesday|thursday|tomorrow|week|weekend|half|past|tonight|today|now|later|early|earlier|late|tmrw|tmr|tmw|2moro|wknd|am|pm|shift|blood|rain ?check|was|were|is|are|had|did|does|what|which|who|when|how|why|where)\b|\d|^(?:no|come|be|say|also|mostly) |^(?:after|before|around|until|till)\b|^(?:write|type|text|kulungile|sharp)$|^(?:sat|sun|mon|tues?|wed|weds|thurs?|fri|next|hope|none|nothing)$/i.test(
        bare,
      )
    )
      return undefined;
    // A name keeps its capital; the first word of a sentence and a shout do not.
    const kept = bare.replace(/^(?:The|A|An|Some)\b/, (one) => one.toLowerCase());
    const opens = new RegExp(`(?:^|[.!?]\\s*)${bare.replace(/[^\p{L}\d ]/gu, '.')}`, 'u').test(plain);
    if (opens && BRAND.test(kept)) return kept;
    return opens || kept === kept.toUpperCase() ? kept.toLowerCase() : kept;
  };
  const shapes = [
    latin(
      /\b(?:persuaded|tempted|won over|bribed|convinced) (?:by|with|into) ((?:the |a |an |some )[\p{L}'-]+(?: and (?:a |an |some )?[\p{L}'-]+)?)/iu,
    ),
    latin(
      /\b(?:we|let'?s|you|just) make it ((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+)?)(?=[,.!?]| (?:instead|because|so|as|cos)|$)/iu,
    ),
    latin(/\b(?:maybe )?not that[.,!]? ((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+)?)\?/iu),
    latin(
      /\b(?:could|can|let'?s|we could|i could|happy to|rather|prefer to|up for|keen (?:for|on)) (?:do |go (?:to|for) |have )?((?:the |a |an |some )?[\p{L}' -]{3,30}?) (?:tho|though|instead|rather)\b/iu,
    ),
    latin(
      /\bif we (?:did|do|had|went for|made it) ((?:the |a |an |some )?[\p{L}' -]{3,30}?) (?:instead|rather)\b/iu,
    ),
    latin(
      /(?:^|[.!?,)]\s*)(?:but )?((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}) (?:tho|though|instead)\?*/iu,
    ),
    latin(
      /\bswap (?:the |it |this |that )?(?:[\p{L}'-]+ ){0,3}(?:for|to) ((?:the |a |an |some )?[\p{L}' -]{3,30})/iu,
    ),
    latin(
      /\b(?:pencilled|booked|found|got us|signed us up for|thinking|suggest|propose) (?:us )?(?:in |into )?((?:the |a |an |some )?[\p{L}'-]+(?: [\p{L}'-]+)?)(?=[,.!?]| instead|$)/iu,
    ),
    latin(
      /\b(?:how about|what about|fancy|shall we do|can we do|could we do) ((?:the |a |an |some )?[\p{L}' -]{3,30}?)(?: first| instead|[?,.!]|$)/iu,
    ),
    latin(
      /[.!)]\s*((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+){0,1}(?: and (?:a |an |some )?[\p{L}'-]+(?: [\p{L}'-]+)?)?)\?\s*$/iu,
    ),
  ];
  for (const shape of shapes) {
    const words = cut(find(shape, plain)?.[1]);
    if (words)
      return /^(?:the|a|an|some) /.test(words) ||
        (/^\p{Lu}/u.test(words) && !/ (?:place|one|spot|restaurant|bar|market)$/.test(words)) ||
        /(?:ing|golf|yoga|tea|coffee|dinner|lunch|breakfast|brunch|drinks|[^s]s)$/.test(words)
        ? words
        : /^(?:phone call|call|video call|walk|picnic|museum|film|movie|swim|hike)$/.test(words)
          ? `a ${words}`
          : `the ${words}`;
  }
  return undefined;
});

/** `two hours, flat`: how much of it they want. */
export const spanOf = (r: Reading): string | undefined =>
  /\b(?:(?:one|two|three|an|a couple of|half an|\d) hours?|half a day|a quick (?:one|coffee|drink))\b/i
    .exec(r.plain)?.[0]
    .toLowerCase();

/** `the film with subtitles or the film with explosions`. */
export function eitherOf(r: Reading): { x: string; y: string } | undefined {
  const match = latin(
    /\b((?:the |a )?[\p{L}' -]{3,40}?) or ((?:the |a )?[\p{L}' -]{3,40}?)(?=[,?.!]|$)/iu,
  ).exec(
    r.plain.replace(
      /^.*?\b(?:shall we|should we|do we|are we|you rather)(?: (?:do|go to|see|watch|have|get|doing|going to))? /i,
      '',
    ),
  );
  if (!match?.[1] || !match[2]) return undefined;
  // `or is that not your thing` leaves the other half open.
  if (/^(?:is|was|are|am|do|does|would) (?:that|it|this|you|i|we)\b/i.test(match[2])) return undefined;
  const [x, y] = [match[1].trim().toLowerCase(), match[2].trim().toLowerCase()];
  // `the film with subtitles or the film with explosions` is subtitles or explosions.
  const [left, right] = [x.split(' '), y.split(' ')];
  let common = 0;
  while (common < Math.min(left.length, right.length) - 1 && left[common] === right[common]) common++;
  return common >= 2 ? { x: left.slice(common).join(' '), y: right.slice(common).join(' ') } : { x, y };
}
