/** About animals and people that they bring up. Nothing here claims more than that they were mentioned. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const LIVING: KindLines = {
  bees: [
    [
      L,
      'warm',
      "Anyone who has dealings with {x} has more patience than me. What's the trick, staying calm or moving slowly?",
    ],
    [T, 'playful', 'I assume {x} {x|has|have} a queen, a rota and strong feelings about you by now.'],
    [F, 'direct', 'How many stings does it take before {x} {x|feels|feel} like family?'],
    [T, 'witty', 'You, {x} and a jar of honey. I have heard worse ideas for a first date.'],
    [F, 'warm', "What did {x} teach you that people couldn't?"],
  ],
  pet: [
    [T, 'playful', 'What would {x} tell me about you, given a treat and five minutes alone?'],
    [L, 'warm', 'Please tell {x} I said hello, with full respect.'],
    [T, 'witty', '{x} clearly {x|runs|run} the place, and you are staff. How are the benefits?'],
    [F, 'direct', 'Is there a photo of {x}? I ask for purely scientific reasons.'],
    [T, 'playful', 'I would get along with {x}, I can feel it. Any bribes I should know about?'],
    [F, 'warm', "What's the most dramatic thing {x} {x|has|have} ever done for attention?"],
  ],
  farm: [
    [T, 'witty', 'Nobody has ever won an argument with {x}, and I doubt you were the first.'],
    [T, 'playful', '{x} {x|has|have} the look of someone who knows exactly what they did.'],
    [F, 'warm', "What {x|is|are} {x} like as company, honestly? I've only heard rumours."],
    [L, 'playful', 'I was having a normal day, and then you brought up {x}. Much better now.'],
    [F, 'direct', 'Who started it, you or {x}?'],
    [T, 'witty', 'I would like to hear {xs} side before I judge anybody.'],
  ],
  wild: [
    [T, 'playful', '{x} had a plan, I am certain of it. What was your escape route?'],
    [T, 'witty', 'If {x} could talk, whose version would I believe?'],
    [F, 'direct', 'How close did {x} get, and how brave were you, rounded down?'],
    [L, 'playful', '{x} {x|deserves|deserve} a nature documentary with your voice over it.'],
    [T, 'witty', 'Nobody has ever looked cool next to {x}. How did you do?'],
    [F, 'warm', 'Do you still think about {x} at night? I would.'],
  ],
  child: [
    [L, 'warm', '{x} {x|sounds|sound} brilliant. Who does that come from, you?'],
    [T, 'playful', 'I would like {x} on my team for anything that involves negotiating.'],
    [T, 'witty', '{x} {x|is|are} going to run a small country one day, and I will vote.'],
    [L, 'warm', 'I can hear how much you enjoy {x} in that. It made me smile.'],
    [F, 'direct', "What's the best thing {x} {x|has|have} said this week?"],
    [T, 'playful', 'Give {x} a high five from me, the dignified kind.'],
  ],
  elder: [
    [T, 'playful', "I already want {xs} approval and we haven't even met. Any tips?"],
    [L, 'warm', '{x} {x|sounds|sound} like the kind of person everyone needs in their corner.'],
    [T, 'witty', 'I would read a book of advice by {x}. What would chapter one be?'],
    [F, 'warm', 'What would {x} say if we asked right now?'],
    [T, 'playful', 'I have a lot to discuss with {x} over tea. You can pour.'],
    [F, 'direct', 'Which habit did you get from {x}, whether you like it or not?'],
  ],
  sibling: [
    [T, 'playful', 'I would pay good money for {xs} version of that.'],
    [T, 'witty', '{x} {x|sounds|sound} like trouble in the best possible way. Runs in the family?'],
    [F, 'warm', 'Are you and {x} alike, or does the comparison start arguments?'],
    [F, 'direct', 'Which of you tells it better, you or {x}?'],
    [L, 'warm', 'I like the sound of you and {x} already.'],
  ],
  friend: [
    [T, 'playful', '{x} {x|deserves|deserve} a spin-off series, and I would watch every episode.'],
    [T, 'witty', 'Somewhere {x} {x|is|are} telling this too, and I want that version as well.'],
    [F, 'warm', 'What would {x} warn me about, if I asked nicely?'],
    [L, 'playful', 'I feel I owe {x} a drink, or at least a thank you note.'],
    [F, 'direct', 'Whose side {x|is|are} {x} on in all this?'],
  ],
  figure: [
    [T, 'witty', 'Somewhere {x} {x|is|are} telling this at dinner as well, and I want that version too.'],
    [T, 'playful', 'I would like to shake {xs} hand, or possibly ask for an explanation.'],
    [F, 'direct', 'What was the look on {xs} face, as exactly as you can?'],
    [L, 'playful', '{x} had no idea who they were dealing with.'],
    [F, 'warm', 'Do you think {x} still {x|thinks|think} about it? I would.'],
    [T, 'witty', '{x} {x|gets|get} the best supporting role in this one.'],
  ],
  ex: [
    [T, 'witty', 'With all due respect to {x}, I am on your side of the table.'],
    [T, 'playful', 'Noted, and I will not make {xs} mistake. Probably a new one.'],
    [F, 'calm', 'Can you laugh about {x} by now, or is it still a bit soon?'],
  ],
};
