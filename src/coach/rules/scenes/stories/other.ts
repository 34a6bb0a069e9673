/** Stories of no known kind: by how it went and who did it. Short, and open at the end. */
import { F, L, N, P, S, type StoryLine, T } from './story.ts';

export type Turn =
  | 'won'
  | 'mishap'
  | 'grave'
  | 'tender'
  | 'sad'
  | 'blush'
  | 'theirs'
  | 'bosses'
  | 'seen'
  | 'funny'
  | 'plain';

/** `{x}` is the thing in it, `{who}` whoever did it. A line whose place is empty is not said. */
export const OTHER_STORIES: Readonly<Record<Turn, readonly StoryLine[]>> = {
  won: [
    [L, 'warm', 'That is great news, I am really pleased for you! How are you celebrating?'],
    [F, 'warm', 'Well done! Who did you tell first about {x}?'],
    [P, 'playful', 'You are allowed to go on about {x} all week. I insist, actually.'],
    [N, 'calm', 'That must feel so good. Has it sunk in yet?'],
    [T, 'playful', 'Look at you! I hope there was at least a small victory dance for {x}.'],
    [F, 'direct', 'Brilliant! What was the hardest bit of getting there?'],
    [L, 'warm', 'I am smiling at my phone. {x} {x|deserves|deserve} something nice tonight.'],
    [P, 'playful', 'Go and be insufferable about it, you have earned it.'],
  ],
  mishap: [
    [S, 'warm', 'Oh no, not {x}! How bad is it?'],
    [S, 'warm', 'Oh no, what a day. Is it fixable, or is it one of those you just have to swear at?'],
    [F, 'direct', 'What are you going to do about {x}?'],
    [N, 'calm', 'How annoying, and just when you did not need it. How are you holding up?'],
    [P, 'playful', 'Life owes you one after that. I would start with cake.'],
    [T, 'playful', 'In a year this will be very funny. How far off is that right now?'],
    [F, 'warm', 'And then? Please tell me {x} survived.'],
    [S, 'playful', 'I winced on your behalf. Do you need sympathy or a terrible joke?'],
  ],
  grave: [
    [S, 'warm', 'I am so sorry. Are you all right, and is everybody safe?'],
    [F, 'direct', 'What a horrible thing to happen. Is somebody with you?'],
    [N, 'calm', 'That would shake anyone. You do not have to be good company tonight.'],
    [S, 'warm', 'That is awful, I am sorry about {x}. Is there anything that would help right now?'],
    [F, 'warm', 'How are you feeling now that it has had time to sink in?'],
  ],
  tender: [
    [L, 'warm', 'That is lovely. I can see why it stayed with you.'],
    [F, 'warm', 'How did you answer {who}, or were you busy not crying?'],
    [N, 'calm', 'I would have needed a minute after that. How did it feel?'],
    [L, 'warm', 'Oh, I like {who} for that.'],
    [S, 'warm', 'That got me a little, I admit. Had you been hoping for it?'],
    [T, 'playful', 'Something in my eye, clearly. Does {who} know how much that meant?'],
    [P, 'playful', 'Save that one somewhere safe, for a day when you need it.'],
    [F, 'direct', 'What went through your head at that moment?'],
  ],
  sad: [
    [S, 'warm', 'Ah, I am sorry. That is a real loss, even if it sounds small when you say it.'],
    [F, 'warm', 'What will you miss most?'],
    [N, 'calm', 'It is odd when something like that just ends. How are you with it?'],
    [L, 'warm', 'Thank you for telling me. What is the memory you would like to keep?'],
    [F, 'warm', 'Do you want to talk about it a bit, or would you rather hear something silly?'],
  ],
  blush: [
    [T, 'playful', 'There is no dignified way out of that one. What did you do next?'],
    [S, 'playful', 'I winced and laughed at the same time. Who saw it happen?'],
    [P, 'playful', 'That is going to be a very good story at dinner, {x} and all.'],
    [F, 'direct', 'How long before you could laugh about it?'],
    [L, 'playful', 'I like people who can tell a story against themselves. {x} finished me off.'],
    [T, 'playful', 'Not {x}! And then?'],
    [P, 'playful', 'Your secret is safe with me. I will only think about {x} twice a day.'],
  ],
  theirs: [
    [T, 'playful', 'I like {who} already. Is there more where that came from?'],
    [F, 'warm', 'And what did you say to {who}?'],
    [L, 'playful', 'That just improved my day. Please thank {who} from me.'],
    [F, 'direct', 'Did you see it coming? I did not, and I have never met {who}.'],
    [T, 'witty', 'I need to hear the version {who} {who|tells|tell}. Same facts, I assume, different hero.'],
    [S, 'playful', 'I laughed out loud. What was your face doing?'],
    [P, 'playful', 'I was not expecting {x}. Please keep me posted about {who}.'],
  ],
  bosses: [
    [T, 'playful', 'Of course {who} did. What did you say?'],
    [S, 'playful', 'How did you take it, with a smile or with a scream into a cushion?'],
    [F, 'direct', 'And did anybody say anything to {who} about it?'],
    [P, 'playful', 'There is one in every life, and you got {who}. My sympathies.'],
    [L, 'playful', 'The nerve of {who}. I am almost impressed.'],
  ],
  seen: [
    [L, 'warm', 'Oh, I am jealous! How long did you get to look at {x}?'],
    [F, 'warm', 'What was it like, being that close to {x}?'],
    [P, 'playful', 'Did {x} look back? I would like to think there was a moment.'],
    [T, 'playful', 'Most people only get a pigeon. What did you do to deserve {x}?'],
    [F, 'direct', 'Did you get a photo of {x}, or did you just stand there?'],
  ],
  funny: [
    [T, 'playful', 'You had me at {x}. And then what happened?'],
    [L, 'playful', '{x} finished me off. How did you keep a straight face?'],
    [F, 'direct', 'I was not expecting {x}. How did it end?'],
    [P, 'playful', 'Of all things, {x}. I will be thinking about that all day.'],
    [F, 'warm', 'And what did {who} say about it afterwards?'],
    [T, 'witty', 'Some days write themselves. What did you do then?'],
    [F, 'warm', 'I would like to know how {x} {x|comes|come} into it. From the beginning, please.'],
    [F, 'warm', 'No! And what did you do?'],
  ],
  plain: [
    [F, 'warm', 'I did not see that coming. How do you feel about it?'],
    [N, 'calm', 'I was not expecting {x}. Are you pleased, cross or still deciding?'],
    [L, 'warm', 'Thank you for telling me. What was the first thing that went through your head?'],
    [F, 'direct', 'And how did it go on from there?'],
    [F, 'warm', 'And what did {who} say about it afterwards?'],
    [T, 'playful', 'You cannot leave it there. I am invested in {x} now.'],
  ],
};
