/** What an app writes and nobody said: pictures left out, calls, encryption notices, reactions. */

const LEFT_OUT = [
  /^<?\s?(?:media|image|photo|picture|video|audio|voice message|gif|sticker|document|contact card|location|video note|view once (?:photo|video|voice) ?(?:message)?)\s(?:omitted|weggelaten|weggelassen|omis|omitido)\s?>?$/i,
  /^<attached: [^>]{1,200}>$/i,
  /^\S{1,200}\.(?:jpe?g|png|webp|gif|mp4|opus|m4a|mp3|pdf|vcf|heic|mov|3gp) \((?:file attached|lêer aangeheg)\)$/i,
  /^(?:this message was deleted|you deleted this message|message deleted|deleted message|null)\.?$/i,
  /^(?:missed )?(?:voice|video|group (?:voice|video)) call(?:[.,]? .{0,60})?$/i,
  /^missed (?:voice |video )?call\b.{0,60}$/i,
  /^waiting for this message\b.{0,60}$/i,
  /^\[?(?:photo|video|sticker|gif|voice message|audio|album|image|animated sticker)\]?,?(?: \d+(?:\.\d+)? ?(?:kb|mb|×|x).{0,20}| not included.{0,60})$/i,
  /^\[(?:photo|video|sticker|gif|voice message|audio|image|picture|file)\]$/i,
  /^messages and calls are end-to-end encrypted\b.{0,200}$/i,
  /^(?:you|.{1,60}) (?:sent|shared) (?:an? )?(?:attachment|photo|video|link|sticker|gif|voice message|reel|post|story)\.?$/i,
];

/** Lines that stand alone between messages in Messenger's and Instagram's copies. */
const BETWEEN = [
  /^(?:enter|seen|delivered|sent|read|edited|new messages?|unread messages?|today|yesterday|original message:?)$/i,
  /^(?:seen|read|delivered) (?:by .{1,40}|.{0,10}\d.{0,20}|just now)$/i,
  /^active (?:now|today|\d{1,2} ?[mhd]\w* ago)$/i,
  /^(?:liked a message|reacted .{1,12} to (?:your|a|their) message)\.?$/i,
  /^(?:you|.{1,40}) (?:liked|reacted .{1,12} to) (?:a|your|their) message\.?$/i,
];

/** The tail that WhatsApp adds to a message which was edited, and to a caption. */
const TAILS = /\s?(?:<this message was edited>|<attached: [^>]{1,200}>)$/i;

const FILE_THEN_CAPTION = /^\S{1,200}\.\w{2,5} \(file attached\)\n/i;

/** The words of a message without what the app added, or null where nothing of it was said by anybody. */
export function saidOf(text: string): string | null {
  const plain = text.replace(FILE_THEN_CAPTION, '').replace(TAILS, '').trim();
  if (plain === '' || (plain.length <= 300 && LEFT_OUT.some((pattern) => pattern.test(plain)))) return null;
  return plain;
}

export const isBetween = (line: string): boolean =>
  line.length <= 80 && BETWEEN.some((pattern) => pattern.test(line));
