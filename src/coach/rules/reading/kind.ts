/** The outer form of a message: nothing, garbage, a media notice, emoji alone, or words. */

import { hits } from '../prefilter/prefilter.ts';
import { EMOJI, wordsOf } from './text.ts';

export type MessageKind = 'empty' | 'gibberish' | 'media' | 'photo-with-words' | 'emoji' | 'words';
export type MediaKind = 'voice' | 'photo' | 'video' | 'sticker' | 'other';

const MEDIA_NOTICE =
  /^\W*(?:(?:\d+ )?(?:voice (?:message|note)|photos?|images?|pictures?|videos?|gifs?|stickers?|audio|attachments?|files?|locations?|live location|media|screenshot|contact card)(?: (?:message|omitted|attached|shared|sent))?|vn)(?:\W{0,6}\d{1,2}:\d{2}(?: ?min)?)?\W*$/i;
const MEDIA_LEAD =
  /^\W*\[(?:photo|image|picture|selfie|video|gif|sticker|voice (?:note|message)|vn|audio|screenshot|pic|\d+ photos?|img_?\w*\.\w+)[^\]]*\]\s*(?=\S)/i;
const FILE_NAME =
  /^\W*[\w-]+\.(?:jpe?g|png|heic|gif|mp4|mov|opus|ogg|m4a|mp3|pdf|webp)\W*(?:\((?:deleted|expired|removed|unavailable)\))?$/i;
/** A sticker or gif whose picture is named, and nothing else: `[sticker: dancing avocado]`. */
const DESCRIBED =
  /^\W*\[(?:photo|image|picture|video|gif|sticker|voice (?:note|message)|audio)\b[^\]]{0,60}\]\W*$/i;
/** A microphone or camera and how long it runs. */
const TIMED = /^\W{0,40}(?:🎤|🎙|📹|🎥|🔊|▶)\W{0,40}\d{1,2}:\d{2}\W*$/u;
/** A picture in the middle or at the end, or put in words: `my shelf [image]`, `*sends picture of a chip*`, `photo 1 of 3: …`. */
const MEDIA_INSIDE =
  /\[(?:photo|image|picture|pic|video|gif|sticker|voice (?:note|message)|audio|img|screenshot)\b[^\]]{0,60}\]|^\W*\[[\w-]+\.(?:jpe?g|png|heic|gif|mp4|mov|pdf|webp)\]|^\W*\*sends (?:a |you )?(?:photo|pic|picture|video|voice note|selfie)\b|^(?:photo|pic|picture|slide|video) \d (?:of|\/) ?\d\b|^attached:/i;
/** Taken back before it could be read. */
const DELETED =
  /^\W*(?:this )?message (?:was )?(?:deleted|unsent|removed|withdrawn)(?: by \w+)?\W*$|^\W*(?:deleted|unsent a) message\W*$/i;
/** Letters that went through the wrong decoder, and cells that lost their sheet. */
const GARBLED = /(?:Ã.|â‚¬|Â.|ï¿½|�){2}|#(?:REF|VALUE|N\/A|DIV\/0|NAME)[!?]/;

export function kindOfMessage(plain: string): MessageKind {
  const text = plain.trim();
  if (text.length === 0) return 'empty';
  if (DELETED.test(text)) return 'empty';
  if (hits(MEDIA_NOTICE, text) || hits(DESCRIBED, text) || hits(TIMED, text) || hits(FILE_NAME, text))
    return 'media';
  if (MEDIA_LEAD.test(text) || MEDIA_INSIDE.test(text)) return 'photo-with-words';
  if (GARBLED.test(text)) return 'gibberish';
  // Numbers by themselves say nothing, unless they are one number, a time or a sum.
  if (/^[\d\s,.;]+$/.test(text) && (text.match(/\d+/g) ?? []).length >= 4) return 'gibberish';
  const words = wordsOf(text);
  const withoutEmoji = text
    .replace(EMOJI, '')
    .replace(/(?:\s|\uFE0F|\u200D|\u20E3|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}])/gu, '')
    .replace(text.match(EMOJI) ? /[?!.,+=~-]/g : /$^/, '');
  if (withoutEmoji.length === 0) return 'emoji';
  if (words.length === 0)
    return /^[?!.…]+$/.test(text)
      ? 'gibberish'
      : /^[:;=xX8][-'^]?[()DPpOo3/\\|*<]+$|^<3+$/.test(text)
        ? 'emoji'
        : 'gibberish';
  return isGibberish(text, words) ? 'gibberish' : 'words';
}

export const mediaKind = (plain: string): MediaKind =>
  /voice|audio|🎤|\bvn\b|\.(?:opus|ogg|m4a|mp3)/i.test(plain)
    ? 'voice'
    : /video|🎥|📹|\.(?:mp4|mov)/i.test(plain)
      ? 'video'
      : /sticker|gif/i.test(plain)
        ? 'sticker'
        : /photo|image|picture|📷|📸|screenshot|\.(?:jpe?g|png|heic|webp)/i.test(plain)
          ? 'photo'
          : 'other';

/** No language that is written here begins a word so. */
const IMPOSSIBLE_ONSET =
  /^(?:wq|lp|lk|lt|rt|rd|rk|lf|lg|lsd?j|jk|jd|fg|fd|gf|vb|bv|xc|cx|zx|pd|tb|wt|qw|fk|kf|pk|gk|cv|hj|jh|hk|wd|tq|sd|sg|sj|dg|df|xk|kd|lkd|gjk|bn|nb|vc|dk)[a-z]{2,}$/i;
/** Consonants that people do type on purpose. */
const SHORTHAND =
  /^(?:brb|btw|thx|pls|plz|ppl|txt|msg|tmr|tbh|ngl|smh|lmk|nvm|wtf|bff|tv|dvd|gps|bbq|diy|hmm|shh|tsk|jst|bcs|wknd|wrk|kwl|cnt|dnt|hv|thr|gd|gr|mch|lts|nxt|mr|mrs|dr|ms|st|nd|rd|th|km|kg|hr|hrs|min|pm|am|nd|ltd|tsk|bcz|cuz|frm|lv|wth|skl|wld|lwk|fr|rn|fr|np|kk|xx|xxx|zzz|grr|brr|pfft|psst|html|http|https|www|sms|atm|pdf|jpg|png|mp3|sql)$/i;

const KEYBOARD = /(?:asd|sdf|dfg|fgh|ghj|hjk|jkl|lkj|qwe|wer|ert|zxc|xcv|cvb|vbn|poi|kjh|jsd|ksj)/i;

function isGibberish(text: string, words: readonly string[]): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text.replace(EMOJI, ''))) return false;
  const odd = words.filter((word) => {
    if (/^\d+$/.test(word)) return words.length === 1 && word.length > 6;
    if (/\d/.test(word) && /\p{L}/u.test(word) && /\d\p{L}+\d|\p{L}\d+\p{L}/u.test(word) && word.length > 4)
      return true;
    if (/^(.)\1{4,}$/.test(word)) return !/^[ahmoy]/i.test(word) || word.length > 9;
    if (
      word.length >= 5 &&
      KEYBOARD.test(word) &&
      !/^(?:were|weren't|wherever|where|answer|power|tower|lower|flower|shower|poison|point|pointless|certain|concert|dessert|desert|expert|property|energy|very|every|here|there|wedfgh|query|poi\w*|\w*(?:wer|ert|point)\w*)$/i.test(
        word,
      )
    )
      return true;
    if (
      /^(?:[asdf]{4,}|[hjkl]{4,}|fdsa|rewq|vcxz|lkjh|poiu)$/.test(word) &&
      !/^(?:sass|fads|dads|adds|saff?|assaf|sadsa|data|dada|haha)$/.test(word)
    )
      return true;
    if (word.length >= 5 && !/[aeiouyàâäáéèêëíîïóôöúùûü]/i.test(word))
      return !/^(?:hm+|h+m+|shh+|pfft?|brrr+|grr+|zzz+|psst|tsk)$/i.test(word);
    return (
      /[bcdfghjklmnpqrstvwxz]{6,}/i.test(word) ||
      IMPOSSIBLE_ONSET.test(word) ||
      /^[bcdfghjklnpqrstvwxz]{3}d?$/i.test(word.replace(SHORTHAND, 'a'))
    );
  });
  const letters = words.filter((word) => /\p{L}/u.test(word)).length;
  // One slip is a typo; half of a line is a pocket.
  if (odd.length > 0 && letters > 0 && odd.length / letters >= 0.5 && odd.some((word) => word.length >= 4))
    return true;
  return odd.length > 0 && odd.length / words.length >= 0.5;
}
