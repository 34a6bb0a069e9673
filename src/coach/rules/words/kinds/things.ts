/** About things they own, wear, mend and post. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const THINGS: KindLines = {
  car: [
    [T, 'playful', 'I claim the passenger seat and full control of the snacks in {x}.'],
    [T, 'witty', 'Something tells me {x} {x|has|have} a name and a temper. Am I close?'],
    [L, 'warm', 'I like the picture of you and {x}. How long have you two been together?'],
    [F, 'direct', 'Is there a photo of {x}? I ask for purely technical reasons.'],
  ],
  diy: [
    [F, 'direct', 'Is there a photo of {x}? I will judge like a proud aunt.'],
    [T, 'witty', 'In a hundred years people will stand in front of {x} in silence.'],
    [L, 'playful', 'I would hire you on the strength of {x} alone.'],
    [T, 'playful', 'Level, roughly level or abstract? I accept {x} in all three.'],
  ],
  appliance: [
    [F, 'direct', 'How long have you and {x} been living like this?'],
    [F, 'warm', 'What is the history between you and {x}?'],
    [T, 'witty', 'I am on your side against {x}. Kick it once, politely, and report back.'],
    [T, 'playful', '{x|Has|Have} {x} apologised yet?'],
    [T, 'witty', 'Blink twice if {x} {x|is|are} listening.'],
  ],
  clothes: [
    [T, 'playful', '{x|Was|Were} {x} a choice or an emergency? I approve either way.'],
    [T, 'witty', 'History is full of people who underestimated {x}.'],
    [F, 'direct', 'Is there a photo of {x}? I ask as a historian.'],
    [T, 'playful', 'Promise me that {x} {x|is|are} coming along when we meet.'],
  ],
  hair: [
    [T, 'playful', 'Hair is temporary, but legends about {x} travel.'],
    [T, 'witty', 'As your future character witness I will say only good things about {x}.'],
    [F, 'direct', 'Who saw {x} first, and did they keep a straight face?'],
    [F, 'playful', 'Is there a photo of {x}? I promise to keep a straight face.'],
  ],
  phone: [
    [T, 'playful', '{x} {x|knows|know} too much about you. I would stay on good terms.'],
    [T, 'witty', 'Somebody should have a quiet word with {x}.'],
  ],
  photo: [
    [F, 'direct', 'What was happening just outside the frame of {x}?'],
    [T, 'playful', 'I would like {x} on a wall, with a small brass plate under it.'],
    [T, 'witty', '{x} {x|has|have} the expression of someone who knows a secret.'],
  ],
  craft: [
    [L, 'warm', 'Anything made by hand beats most of what I own, {x} included. How long did it take?'],
    [T, 'playful', 'How much swearing went into {x}, on average, per hour?'],
    [T, 'witty', 'One day somebody will dig up {x} and build a museum around it.'],
    [F, 'direct', 'Who gets to keep {x}, or do I have to bid?'],
    [F, 'warm', 'What is the most satisfying part of working on {x}?'],
  ],
  ink: [
    [F, 'direct', 'Is there a photo of {x}? I ask for purely scientific reasons.'],
    [F, 'playful', 'What came second on the shortlist for {x}?'],
    [F, 'direct', 'What is the worst guess a stranger ever made about {x}?'],
  ],
  medical: [
    [T, 'playful', "Tell {x} to take it easy, doctor's orders, no licence."],
    [L, 'warm', 'Poor {x|thing|things}. How {x|is|are} {x} doing today?'],
    [F, 'direct', 'How did {x} happen, the official version and the true one?'],
    [L, 'warm', 'Give {x} my best wishes and an evening on the sofa.'],
  ],
  science: [
    [L, 'warm', 'I could listen to somebody talk about {x} for hours. What is the bit nobody believes?'],
    [T, 'playful', 'I understood about half of {x}, and I am very impressed by that half.'],
    [F, 'direct', 'If I only get to know one fact about {x}, which one?'],
  ],
  list: [
    [T, 'witty', 'Please tell me {x} {x|is|are} written down somewhere, ideally laminated.'],
    [T, 'playful', 'I need to know where I would rank on {x}.'],
    [F, 'playful', 'Is {x} final, or do you accept amendments over coffee?'],
  ],
};
