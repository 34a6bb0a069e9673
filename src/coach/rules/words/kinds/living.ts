/** About animals and people that they bring up. Nothing here claims more than that they were mentioned. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const LIVING: KindLines = {
  bees: [
    [T, 'playful', 'I assume {x} {x|has|have} a queen, a rota and strong feelings about you by now.'],
    [F, 'direct', 'How many stings does it take before {x} {x|feels|feel} like family?'],
    [T, 'witty', 'You, {x} and a jar of honey. I have heard worse ideas for a first date.'],
    [F, 'warm', "What did {x} teach you that people couldn't?"],
    [L, 'warm', 'Anyone who gets on with {x} has my full trust in a crisis.'],
  ],
  pet: [
    [T, 'playful', 'What would {x} tell me about you, given a treat and five minutes alone?'],
    [L, 'warm', 'Please tell {x} I said hello, with full respect.'],
    [T, 'witty', '{x} clearly {x|runs|run} the place, and you are staff. How are the benefits?'],
    [F, 'direct', 'Is there a photo of {x}? I would like to put a face to the legend.'],
    [T, 'playful', 'I would get along with {x}, I can feel it. Any bribes I should know about?'],
    [T, 'witty', 'Officially I am here for you. Unofficially, for {x}.'],
    [F, 'playful', '{x|Does|Do} {x} approve of me so far, or is there an interview?'],
    [L, 'playful', '{x} {x|has|have} my vote, whatever the question is.'],
  ],
  farm: [
    [T, 'witty', 'Nobody has ever won an argument with {x}, and I doubt you were the first.'],
    [F, 'playful', "What {x|is|are} {x} like as company, honestly? I've only heard rumours."],
    [L, 'playful', 'I was having a normal day, and then you brought up {x}. Much better now.'],
    [T, 'witty', 'I would like to hear {xs} side before I judge anybody.'],
    [F, 'playful', 'Is there a photo of {x}? I would like to look them in the eye.'],
    [L, 'playful', 'There is no such thing as a dull story with {x} in it.'],
  ],
  wild: [
    [T, 'witty', 'If {x} could talk, whose version would I believe?'],
    [L, 'playful', '{x} {x|deserves|deserve} a nature documentary with your voice over it.'],
    [T, 'playful', 'I would like to hear {xs} side of this as well.'],
    [T, 'witty', 'Somewhere {x} {x|is|are} telling this very differently.'],
    [F, 'playful', '{x|Does|Do} {x} have a name by now?'],
  ],
  child: [
    [T, 'witty', '{x} {x|is|are} going to run a small country one day, and I will vote.'],
    [T, 'playful', 'Give {x} a high five from me, the dignified kind.'],
    [F, 'direct', "What's the best thing {x} {x|has|have} said this week?"],
    [L, 'playful', '{x} {x|deserves|deserve} double dessert for that.'],
    [T, 'playful', 'I would like to hear {xs} version, with drawings.'],
  ],
  elder: [
    [T, 'playful', "I already want {xs} approval and we haven't even met. Any tips?"],
    [T, 'witty', 'I would read a book of advice by {x}. What would chapter one be?'],
    [T, 'playful', 'I have a lot to discuss with {x} over tea. You can pour.'],
    [L, 'playful', '{x} {x|sounds|sound} like someone I should be slightly afraid of. I like that.'],
    [T, 'witty', 'I would be on my best behaviour around {x}, and {x} would see through it at once.'],
    [L, 'playful', '{x} {x|has|have} my full respect. Please pass that on.'],
  ],
  sibling: [
    [T, 'witty', '{x} {x|sounds|sound} like trouble in the best possible way. Runs in the family?'],
    [T, 'playful', 'I would pay good money for {xs} version of that.'],
    [T, 'playful', '{x} and I should meet, if only to compare notes on you.'],
    [L, 'playful', 'I like the sound of you and {x} already.'],
  ],
  friend: [
    [T, 'witty', 'Somewhere {x} {x|is|are} telling this too, and I want that version as well.'],
    [F, 'warm', 'What would {x} warn me about, if I asked nicely?'],
    [T, 'playful', '{x} and I should meet, if only to compare notes on you.'],
    [L, 'playful', '{x} {x|is|are} already my second favourite person in this story.'],
  ],
  figure: [
    [T, 'witty', 'Somewhere {x} {x|is|are} telling this at dinner as well, and I want that version too.'],
    [T, 'playful', 'I would like to shake {xs} hand, or possibly ask for an explanation.'],
    [T, 'witty', '{x} {x|gets|get} the best supporting role in this one.'],
    [L, 'playful', '{x} {x|is|are} already my second favourite person in this story.'],
    [T, 'witty', '{x} {x|does|do} not get paid enough for this.'],
    [T, 'playful', 'Somebody buy {x} a drink. I will pay half.'],
  ],
  ex: [
    [T, 'witty', 'With all due respect to {x}, I am on your side of the table.'],
    [T, 'playful', 'Noted, and I will not make {xs} mistake. Probably a new one.'],
    [F, 'calm', 'Can you laugh about {x} by now, or is it still a bit soon?'],
    [T, 'witty', 'I will try to be an improvement on {x}. The bar sounds reachable.'],
  ],
};
