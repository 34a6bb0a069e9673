/** Nobody dies of these. */
export const IDIOMS =
  /\bdead (?:tired|beat|keen|serious|funny|on my feet)\b|\bdying to\b|\b(?:is |are |it'?s |'s )?killing me\b|\b(?:phone|battery)(?:'s| is)? (?:dying|dead)\b|\bto die for\b|\bdie on (?:this|that|the) hill\b|\blie (?:down|on|in)\b/gi;
