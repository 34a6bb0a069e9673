/** First messages with a wink: brave ones, matchmakers, fellow enthusiasts, quotes from the profile, dares to explain a photo. */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const first = (r: Reading): boolean => r.conversation.length === 0;
const effort = (r: Reading) => {
  const time = /\b(\d+|ten|twenty|thirty|five|an?|two|three) ?(min(?:ute)?s?|hours?|days?|weeks?)\b/i.exec(
    r.plain,
  );
  const unit = time?.[2]?.toLowerCase().replace(/^mins?$/, 'minutes');
  return { span: time ? { words: `${time[1]?.toLowerCase()} ${unit}` } : undefined };
};

/** `fellow left handed person`: being one is what they share. */
const fellow = (r: Reading) => {
  const what = latin(/\bfellow ([\p{L} -]{3,30}?)(?=\s*(?:$|[.,!?;:]| here\b| with\b| and\b| who\b))/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  if (!what) return {};
  return { img: { words: `being ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}` }, bare: { words: what } };
};

export const PLAYFUL_OPENER_SCENES: readonly Scene[] = [
  banter(
    'a brave first message',
    /\b(?:(?:never|don'?t (?:usually|normally|really|ever)|dont (?:usually|normally|ever)) (?:message|text|write|do this|go)(?: \w+)? ?first|(?:usually )?read profiles and leave|please clap|rehears\w+ this|practi[sc]\w+ this|(?:took|spent|been) [^.!?]{2,30} (?:to )?(?:writ|typ|think|rehears)\w+ (?:this|of)|(?:don'?t|do not|didn'?t) have a (?:clever|good|smooth|funny) (?:line|opener)|that is my whole opening|coming up with:? )/i,
    {
      'take the bait': [
        ['playful', 'Standing ovation from this side of the screen. You broke the rule for {img}?'],
        ['witty', 'A round of applause, and a small bow from {img}.'],
        ['playful', '{span} well spent, it worked. {img} {img|says|say} hello.'],
        ['witty', 'I clapped. People looked. Worth it.'],
        ['playful', 'Best use of {span} I have seen on here, and {img} {img|agrees|agree}.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that more than any clever line, and it takes nerve to go first.'],
        ['warm', 'First messages are brave, so bravo. I am glad {img} did it.'],
        ['warm', 'That is kind, and a lot better than clever. It made me smile.'],
      ],
      'return the question': [
        ['playful', 'What made you write this time? If it was {img} I need to know.'],
        ['warm', 'Bravely done. What would the second message have been?'],
        ['direct', 'You went first, so you get to ask me anything. What is it?'],
      ],
    },
    first,
    effort,
  ),
  banter(
    'somebody else swiped',
    /\b(?:(?:roommate|flatmate|housemate|friend|sister|daughter|brother|mom|mum|son|colleague|niece|cousin)s? (?:\w+ )?(?:swiped|set (?:this )?up|made me|signed me|picked|wrote|chose|matched)|(?:told by|says) the app|the (?:app|algorithm) (?:says|said|told|thinks|insists|suggested)|super compatible|came to inspect)\b/i,
    {
      'take the bait': [
        ['playful', 'Please thank {kin} from me. A good eye like that should be paid.'],
        ['witty', 'So {kin} {kin|is|are} the brains of this. I had a feeling about the swipe.'],
        ['playful', 'The inspection may begin. I tidied up for the algorithm.'],
        ['witty', 'I hope I pass the inspection. The app has promised both of us a lot.'],
      ],
      'return the question': [
        ['playful', 'Was {kin} right, so far? The verdict can be provisional.'],
        ['direct', 'What does one check first on an inspection of somebody this compatible?'],
        ['warm', 'What would you have done if {kin} had not stepped in?'],
      ],
      'appreciate a detail': [
        ['warm', 'I owe {kin} a drink for that, and you for owning up.'],
        ['playful', 'Compatible on paper is a start. I look forward to your report.'],
      ],
    },
    (r) => first(r) && r.questions.length === 0 && r.style.words <= 32,
  ),
  banter(
    'one of my kind',
    /^\W*(?:(?:hey|hi|hello|omg|oh|ah|ok|finally|wait)[\s,!.]+)?(?:a |another |my )?fellow\b|\bwe both (?:have|like|love|said|put|listed|chose|picked|own|hate|do|play|wrote|swiped)\b|\bare we the same person\b|\bliterally my\b|\bfinally (?:someone|somebody|another)\b|\bme too!!/i,
    {
      'take the bait': [
        ['playful', 'There are two of us now. Do we start with a handshake or a newsletter?'],
        ['witty', 'At last, one of us. I was starting to think I was the only one.'],
        ['playful', 'Careful, this is how matching T-shirts happen.'],
        ['warm', 'I feel properly understood, and it took one message. Hello.'],
      ],
      'answer, then return': [
        ['playful', 'On {img}: [your pick]. Does that get me into the club?'],
        ['warm', 'Nobody ever asks about {img}. My answer is [your answer], and what is yours?'],
      ],
      'return the question': [
        ['warm', 'What is the best part of {img} for you, and what is the worst?'],
        ['direct', 'What do outsiders never understand about {img}, in your opinion?'],
      ],
      'appreciate a detail': [
        ['warm', 'You cannot imagine how rarely I get to talk about {img} with somebody who knows.'],
        ['playful', '{quip}'],
      ],
    },
    first,
    fellow,
  ),
  banter(
    'a line of mine, quoted back',
    /\byou had me at\b|\b(?:your|ur) (?:profile|bio|prompt|answer)\b[^.!?]{0,30}['"‘“][^'"’”]{3,}/i,
    {
      'take the bait': [
        ['playful', 'I was hoping "{quo}" would reach the right person. Hello.'],
        ['witty', '"{quo}" is not a joke. I take it more seriously than most things.'],
        ['playful', 'If "{quo}" is all it took, I wasted a lot of time on the photos.'],
        ['witty', 'So "{quo}" buys me goodwill and "{quo2}" spends it again. Fair.'],
        ['playful', 'I can live with breaking even, as long as "{quo}" outweighs "{quo2}".'],
        ['witty', '{quip}'],
      ],
      'return the question': [
        ['playful', 'And what would be your own version of "{quo}"?'],
        ['direct', 'What did you picture when you read "{quo}"?'],
        ['warm', 'You are the first to bring up {img}. Where do you stand on {img|it|them} yourself?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you stopped at "{quo}" and not at the photos.'],
        ['warm', 'You just made {img} sound like a personality. I am keeping that.'],
      ],
      'answer, then return': [
        ['direct', 'The truth about "{quo}": [the true story]. Your turn, what is the line on your side?'],
      ],
    },
    (r) => first(r) && (/(?:^|[\s(:])['"‘“]\S/u.test(r.plain) || /\bhad me at\b/i.test(r.plain)),
    (r) => {
      const at = (verb: string) =>
        new RegExp(
          `\\b${verb} me at (?:the )?([^.,!?;'"‘“’”]{3,40}?)(?= and\\b| but\\b| so\\b|[.,!?;]|$)`,
          'i',
        ).exec(r.plain)?.[1];
      const had = at('had');
      const lost = at('lost');
      return { ...(had ? { quo: { words: had } } : {}), ...(lost ? { quo2: { words: lost } } : {}) };
    },
  ),
  banter(
    'explain that photo',
    /\b(?:explain|story behind|need to know|context(?:,? please)?|what (?:is|was) (?:going on|happening)|i have (?:so many )?questions|in (?:your|ur|the) (?:\w+ )?(?:photo|pic|picture)|(?:photo|pic|picture) (?:of you|with the|with a|where you)|the (?:photo|pic|picture)\b|(?:third|second|first|last|fourth) (?:photo|pic|picture))\b/i,
    {
      'answer, then return': [
        ['playful', 'The short version of {img}: [what really happened]. The long one needs snacks. Ready?'],
        ['witty', 'All I may say about {img} is that {rel} {rel|was|were} involved. What is your theory?'],
      ],
      'take the bait': [
        ['playful', '{img} and I agreed never to speak of it, so this will cost you.'],
        ['witty', 'You are the first to ask about {img} and not about the lighting.'],
        ['playful', 'Everybody wants to know about {img}. Nobody ever asks about {rel}.'],
        ['witty', '{quip}'],
      ],
      'return the question': [
        ['playful', 'Your theory about {img} first. The best wrong answer wins a prize.'],
        ['direct', 'Whose idea was {img}, would you guess: mine, or bad company?'],
        ['witty', 'Before I explain {img}: are you asking as a fan or as a lawyer?'],
      ],
      'appreciate a detail': [['warm', 'You went straight for {img}, so your priorities are in order.']],
      'suggest meeting': [['flirty', 'I tell the one about {img} with gestures, so it has to be in person.']],
    },
    (r) =>
      first(r) &&
      !has(r, 'sexual', 'harassment') &&
      r.style.words <= 32 &&
      /\b(?:photos?|pics?|pictures?|slide|bio|profile|explain|context)\b/i.test(r.plain) &&
      !/\b(?:i send|my (?:photo|pic|lunch|dinner|m[au]m?)|did i|who(?:'s| is)|your (?:kid|son|daughter|niece|nephew)|i look like|visa|passport|(?:will|i'?ll|can|let me) explain|explain (?:me|to|later|\w+ to)|had to explain)\b/i.test(
        r.plain,
      ),
  ),
  banter(
    'they came for one thing of mine',
    /\bof your (?:photos|pics|pictures) (?:are|is|have|has|involve)\b|\bswiped (?:right )?(?:by accident|accidentally|while)\b|\b(?:swiped|matched|here|stayed|came|stopped)\b(?: \w+){0,2} (?:for|because of|at) (?:the|your|that)\b|\b(?:got me|won me over|sold me)\W*$|\bfirst (?:person|one|human|man|woman|guy|girl) (?:\w+ )?with\b|\byou had a \w+ in your hand\b|\bswoon\b/i,
    {
      'take the bait': [
        ['playful', '{img} {img|does|do} all the work on this profile. I only answer the messages.'],
        ['witty', 'I will tell {img} that somebody noticed. It has been a long wait.'],
        ['playful', 'Years of effort, and it was {img} in the end. I am not even surprised.'],
        ['witty', '{quip}'],
      ],
      'return the question': [
        ['playful', 'What would have happened without {img}, straight past?'],
        ['direct', 'Is it a general thing with you and {img}, or only this one?'],
      ],
      'appreciate a detail': [
        ['warm', 'Anyone who stops for {img} is my kind of person.'],
        ['flirty', 'You have excellent taste and no shame about {img}. I like both.'],
      ],
      'suggest meeting': [
        ['flirty', '{img} {img|is|are} available for viewings this week, with coffee. Interested?'],
      ],
    },
    (r) => first(r) && r.questions.length === 0,
  ),
];
