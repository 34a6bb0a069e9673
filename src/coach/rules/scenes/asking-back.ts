/** Handed back after they told their own: `eldest of four. You?` The answer comes with a word about theirs, which is not asked again. */
import { A, type Asking, asking, D, F, T } from './asking-kind.ts';

/** Read against the whole message, which ends in `you?`. */
export const BACK_ASKINGS: readonly Asking[] = [
  asking(
    'back: siblings',
    /\b(?:eldest|oldest|youngest|middle child|only child|siblings?|(?:one|two|three|four|five|\d|older|younger|big|little) (?:brothers?|sisters?)|(?:one|two|three|four|five|six|seven|\d) (?:of us|kids))\b/,
    [
      [A, 'direct', '[Your siblings, or none]. Who is the loud one in your family?'],
      [T, 'playful', 'That explains so much about you already, in a good way. Were you the bossy one?'],
      [D, 'warm', 'I like the sound of a full house. Who are you closest to?'],
      [A, 'warm', 'My side: [your siblings, or none]. Are you all still close?'],
      [F, 'playful', 'Who would get you into trouble first, of all your siblings?'],
    ],
  ),
  asking(
    'back: from',
    /\b(?:i'?m|im|i am|we'?re|originally|born|grew up|raised|come) (?:\w+ )?(?:from|in) \w+/,
    [
      [A, 'direct', '[Where you are from]. What do you miss most about home?'],
      [A, 'warm', 'My roots: [where you are from]. How often do you get back home?'],
      [T, 'playful', 'I want the local tips then. Where would you take me first, back home?'],
      [F, 'warm', 'What do people get wrong about the place you are from?'],
      [D, 'warm', 'I like hearing where people are from. What brought you away?'],
    ],
  ),
  asking(
    'back: food',
    /\b(?:i (?:had|ate|made|cooked|ordered)|i'?m (?:having|eating|making|cooking|craving))\b/,
    [
      [A, 'direct', 'On my plate: [what you are eating]. Was yours as good as it sounds?'],
      [T, 'playful', 'Now I am hungry and it is your fault. Is there any left?'],
      [D, 'warm', 'You eat well, I am taking notes. Did you make it yourself?'],
      [T, 'flirty', 'Next time set a second plate. Which evening?'],
    ],
  ),
  asking(
    'back: fine',
    /^\W*(?:(?:hey|hi|hello|morning|haha|aw|thanks|thank you)[\s,!.]+)*(?:i'?m |im |i am |doing |all |pretty |really |very |quite |so |not |too |just |a bit |bit |kinda )*(?:good|great|fine|well|okay|ok|alright|all right|bad|tired|exhausted|bored|busy|chilling|lekker|blessed|better|happy|sleepy|hungry|relaxing|working|surviving|getting there)\b/,
    [
      [A, 'direct', 'I am [how you are], thanks for asking. What is on for the rest of your day?'],
      [A, 'warm', 'Glad to hear from you. I am [how you are]. What was the best part of your day?'],
      [T, 'playful', 'Better now that you wrote. What are you up to later?'],
      [F, 'warm', 'Doing well, and curious about you. What are you looking forward to this week?'],
      [D, 'warm', 'Good, thank you. What has your day been like so far?'],
    ],
  ),
  asking(
    'back: doing now',
    /^\W*(?:just |nothing much|not much|nm|nothing|currently |right now |at the moment |busy |about to |lying |sitting |watching |chilling|relaxing|working|cooking|i'?m (?:just |busy |still )?(?:watching|lying|sitting|cooking|working|at|in|on|having|making|heading|driving|walking|reading|studying))/,
    [
      [A, 'direct', 'Over here: [what you are doing]. Is yours a good one, or are you hoping for rescue?'],
      [T, 'playful', 'Yours sounds better than mine. Can I join from here?'],
      [D, 'warm', 'That sounds like a proper evening. What comes after that?'],
      [A, 'warm', 'Right now: [what you are doing]. Stay there, I like the picture.'],
      [T, 'witty', 'Looking at my phone and hoping it would be you. What are you doing after?'],
    ],
  ),
];
