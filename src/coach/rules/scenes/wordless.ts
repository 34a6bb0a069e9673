/** Nothing, noise, media and emoji: what cannot be read is asked about, never guessed. */
import { lines } from '../moves/line.ts';
import { mediaKind } from '../reading/kind.ts';
import type { Reading } from '../reading/read.ts';
import { matchTopics } from '../topics/match.ts';
import type { Scene } from './scene.ts';

export const WORDLESS_SCENES: readonly Scene[] = [
  {
    name: 'nothing arrived',
    alone: true,
    when: (r) => r.kind === 'empty',
    lines: lines('ask again', [
      ['playful', 'That one arrived blank on my side. Was it very deep or did your thumb slip?'],
      ['direct', 'Your last message came through empty. Would you type it once more?'],
      ['warm', 'I think something got lost on the way, there is no text in it. What did you want to say?'],
      ['witty', 'A blank message, open to interpretation. Want to give me a hint?'],
      ['calm', 'Nothing came through just now. Try once more?'],
    ]),
  },
  {
    name: 'not readable',
    alone: true,
    when: (r) => r.kind === 'gibberish' && r.action === 'clarify',
    lines: lines('ask again', [
      ['playful', 'Either a cat walked past or you invented a language. Which is it?'],
      ['direct', 'None of that was readable here. What were you going to say?'],
      ['witty', 'I have tried reading that upside down, still nothing. Once more with vowels?'],
      ['warm', 'I think your keyboard took over for a second there. Once more, slowly?'],
      ['calm', 'I could not make that one out. Could you write it again?'],
    ]),
  },
  {
    name: 'media that cannot be seen',
    alone: true,
    when: (r) => r.kind === 'media',
    places: (r) => {
      const kind = mediaKind(r.plain);
      const length = /\d{1,2}:\d{2}/.exec(r.plain)?.[0];
      const noun = { voice: 'voice note', photo: 'photo', video: 'video', sticker: 'sticker', other: 'file' }[
        kind
      ];
      const verb = { voice: 'listen', photo: 'look', video: 'watch', sticker: 'look', other: 'look' }[kind];
      return {
        noun: { words: noun },
        verb: { words: verb },
        length: length ? { words: length } : undefined,
        voice: kind === 'voice' ? { words: noun } : undefined,
        seen: kind === 'voice' ? undefined : { words: noun },
      };
    },
    lines: [
      ...lines('ask again', [
        [
          'playful',
          'A {length} {voice}, that is a short radio play. What is the title, while I look for a quiet corner?',
        ],
        ['warm', 'Ooh, a {voice}. I cannot listen this second, is it a story or a question?'],
        ['direct', 'I will {verb} to the {voice} properly in a bit. One-line summary in the meantime?'],
        ['playful', 'A {seen} with no caption, you trust me a lot. What am I about to see?'],
        ['warm', 'I will take a proper {verb} at the {seen} in a moment. What is the story with it?'],
        ['witty', 'Before I open the {noun}: laugh, gasp or prepare an answer?'],
        ['calm', 'Your {noun} landed. What should I know before I {verb}?'],
      ]),
    ],
  },
  {
    name: 'a photo with words',
    when: (r) => r.kind === 'photo-with-words',
    alone: true,
    places: (r) => {
      const things = r.phrases.filter(
        ({ kind, weight, head }) =>
          kind !== 'person' && weight > 1 && !/^(?:attempt|try|version|picture|face|look)$/.test(head),
      );
      const shown =
        things.find(({ start, end }) =>
          r.topics.some((topic) => topic.start >= start && topic.start < end),
        ) ?? things[0];
      const worn = /\b(?:costume|dress|suit|hat|onesie|outfit|jersey|wig|cape|uniform|haircut|beard)\b/i.test(
        r.plain,
      );
      return {
        shown: shown && { words: shown.bare, plural: shown.plural },
        worn: worn && shown ? { words: shown.bare } : undefined,
        guess: /\bguess|which one\b/i.test(r.plain) && shown ? { words: shown.bare } : undefined,
        who: r.phrases.find(({ kind }) => kind === 'person') && {
          words: r.phrases.find(({ kind }) => kind === 'person')?.theirs ?? '',
        },
      };
    },
    lines: [
      ...lines('take the bait', [
        ['playful', 'My guess is the {guess}, final answer, and I refuse to use a lifeline.'],
        ['witty', 'I say the one in the {worn}, but it smells like a trick question.'],
        ['playful', 'The {shown} gets full marks for courage from me.'],
        ['witty', 'I would frame the photo and hang the {shown} in the hallway.'],
      ]),
      ...lines('follow up', [
        ['warm', 'The {shown} deserves a backstory. What was the occasion for the photo?'],
        ['playful', 'Please tell me the {worn} still exists somewhere in a cupboard.'],
        ['warm', 'Whose idea was the {shown}, and how long did it take?'],
        ['direct', 'What did {who} say about the {shown}?'],
        ['warm', 'Okay, the photo needs a caption from you. What is happening in it?'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', 'Full commitment to the {shown}, I respect that a lot.'],
        ['witty', 'Every album needs one photo of this kind, {shown} included.'],
        ['warm', 'I like that you sent me the {shown} and not something polished.'],
      ]),
    ],
  },
  {
    name: 'emoji alone, after a cancellation',
    alone: true,
    when: (r) =>
      r.style.words === 0 &&
      r.kind === 'emoji' &&
      /\b(?:cancel|sorry|can'?t make|bail|resched|postpone|another (?:time|day))\b/i.test(r.mine),
    lines: [
      ...lines('own it', [
        [
          'warm',
          'I know, cancelling that late was poor form and I am sorry. You had every reason to expect better.',
        ],
        ['direct', 'I read that as fair enough but not thrilled, and you would be right. Sorry for bailing.'],
      ]),
      ...lines('make amends', [
        ['warm', 'Let me repair that. You pick the day and I plan around you this time.'],
        ['playful', 'I owe you one properly planned evening and dessert. Which day can I be held to?'],
      ]),
      ...lines('name the feeling', [
        ['calm', 'I can imagine that was annoying. Are you alright with moving it, honestly?'],
        ['warm', 'That little face says more than a paragraph. Annoyed with me? You may be.'],
      ]),
    ],
  },
  {
    name: 'emoji alone, laughing',
    alone: true,
    when: (r) => r.kind === 'emoji' && /😂|🤣|😅|😆|😹|💀/u.test(r.plain),
    places: lastOfMine,
    lines: [
      ...lines('take the bait', [
        ['playful', 'I will take that laugh and put it on the shelf, next to {mineBare}.'],
        ['witty', 'Laughing with me or at {mineBare}? Both are acceptable.'],
        ['playful', 'A laugh without words, my favourite kind of review.'],
      ]),
      ...lines('follow up', [
        ['warm', 'Glad that landed. So what is the story with {mineBare} on your side?'],
        ['direct', 'Now I need words. What set you off, {mineBare}?'],
        ['warm', 'Happy to hear the giggle from here. What made you laugh most today?'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'I would like to hear that laugh live. Coffee this week?'],
        ['calm', 'More where that came from, in person some time if you like.'],
      ]),
    ],
  },
  {
    name: 'emoji alone, eyes or a wink',
    alone: true,
    when: (r) => r.kind === 'emoji' && !/😍|🔥|❤|🥰|😘|🤩|👏|💕|💖|🙌/u.test(r.plain),
    places: lastOfMine,
    lines: [
      ...lines('take the bait', [
        ['playful', 'That little face knows something about {mineBare}. Spill.'],
        ['witty', 'I speak fluent emoji, but that one needs a footnote.'],
        ['playful', 'Mysterious. Is that a yes, a no or a plot?'],
      ]),
      ...lines('follow up', [
        ['direct', 'Translate that for me, is it about {mineBare}?'],
        ['warm', 'I am curious what that means. Good sign or bad sign?'],
      ]),
      ...lines('give space', [
        ['calm', 'I will let you find the words. No hurry.'],
        ['warm', 'Take your time, I am around when the sentence arrives.'],
      ]),
    ],
  },
  {
    name: 'emoji alone',
    alone: true,
    when: (r) => r.kind === 'emoji',
    places: lastOfMine,
    lines: [
      ...lines('take the bait', [
        ['playful', '{mineBare} {mineBare|is|are} blushing, and so am I a little.'],
        ['witty', 'A review in pictures, {mineBare} has never been so flattered.'],
        ['flirty', 'Careful, with a response like that {worn} might get taken out again soon.'],
        ['playful', 'That is a lot of enthusiasm for {mineBare}, I will pass it on.'],
        ['playful', 'No words at all? I am choosing to read that generously.'],
      ]),
      ...lines('return the question', [
        ['warm', 'Thank you, noted with pleasure. Your turn: what has been the best part of your day?'],
        ['playful', 'Glad the {photoOf} landed. When is it your turn, any suit or dress moments to report?'],
        ['warm', 'That is a good face to get back. What are you up to today?'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', '{worn} would come out again for the right company. Any ideas where?'],
        ['direct', 'I read that as a yes to {mineBare}. Shall we talk about it over a coffee?'],
        ['calm', 'I will translate that in person some time, if you are up for it.'],
      ]),
    ],
  },
];

/** What the reader wrote about last: a wordless answer is about that. */
function lastOfMine(r: Reading) {
  const last =
    r.minePhrases.find(
      ({ start, end, text }) =>
        !/^(?:you|your)\b/i.test(text) &&
        matchTopics(r.mine).some((topic) => topic.start >= start && topic.start < end),
    ) ?? r.minePhrases[0];
  const photo = /\[(?:photo|pic|selfie|video)/i.test(r.mine);
  return {
    mineBare: last && {
      words: /^your\b/i.test(last.text) ? last.theirs : `the ${last.bare}`,
      plural: last.plural,
    },
    worn:
      last &&
      /\b(?:suit|dress|jacket|shirt|outfit|costume|hat|jersey|shoes|heels|haircut|beard)\b/i.test(last.bare)
        ? { words: `the ${last.bare}`, plural: last.plural }
        : undefined,
    photoOf: photo ? { words: 'photo' } : undefined,
  };
}
