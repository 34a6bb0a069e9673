/** The outer form of a message: nothing, garbage, a media notice, emoji alone, or words. */
import { EMOJI, wordsOf } from './text.ts';

export type MessageKind = 'empty' | 'gibberish' | 'media' | 'photo-with-words' | 'emoji' | 'words';
export type MediaKind = 'voice' | 'photo' | 'video' | 'sticker' | 'other';

const MEDIA_NOTICE =
  /^\W*(?:(?:\p{Extended_Pictographic}|\uFE0F|\s)*)\[?<?\s*(?:(?:\d+ )?(?:voice (?:message|note)|photos?|images?|pictures?|videos?|gifs?|stickers?|audio|attachments?|files?|locations?|live location|media|screenshot|contact card)(?: (?:message|omitted|attached|shared|sent))?|vn)\s*>?\]?[\s\W]*(?:\(?\d{1,2}:\d{2}(?: ?min)?\)?)?\W*$/iu;
const MEDIA_LEAD =
  /^\W*\[(?:photo|image|picture|video|gif|sticker|voice (?:note|message)|audio|screenshot)[^\]]*\]\s*(?=\S)/i;
const FILE_NAME = /^\W*[\w-]+\.(?:jpe?g|png|heic|gif|mp4|mov|opus|ogg|m4a|mp3|pdf|webp)\W*$/i;

export function kindOfMessage(plain: string): MessageKind {
  const text = plain.trim();
  if (text.length === 0) return 'empty';
  if (MEDIA_NOTICE.test(text) || FILE_NAME.test(text)) return 'media';
  if (MEDIA_LEAD.test(text)) return 'photo-with-words';
  const words = wordsOf(text);
  const withoutEmoji = text.replace(EMOJI, '').replace(/(?:\s|\uFE0F|\u200D|\p{Emoji_Modifier})/gu, '');
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

const KEYBOARD = /(?:asd|sdf|dfg|fgh|ghj|hjk|jkl|lkj|qwe|wer|ert|zxc|xcv|cvb|vbn|poi|kjh|jsd|ksj)/i;

function isGibberish(text: string, words: readonly string[]): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text.replace(EMOJI, ''))) return false;
  const odd = words.filter((word) => {
    if (/^\d+$/.test(word)) return words.length === 1 && word.length > 6;
    if (/\d/.test(word) && /\p{L}/u.test(word) && /\d\p{L}+\d|\p{L}\d+\p{L}/u.test(word) && word.length > 4)
      return true;
    if (/^(.)\1{4,}$/.test(word)) return !/^[ahmoy]/i.test(word);
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
    return /[bcdfghjklmnpqrstvwxz]{6,}/i.test(word);
  });
  return odd.length > 0 && odd.length / words.length >= 0.5;
}
