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
  | 'letDown'
  | 'funny';

/** `{x}` is the thing in it, `{who}` whoever did it. A line whose place is empty is not said. */
export const OTHER_STORIES: Readonly<Record<Turn, readonly StoryLine[]>> = {
  won: [
    [L, 'warm', 'That is great news, I am really pleased for you! How are you celebrating?'],
    [L, 'warm', 'Well done, and I mean that. Who heard it first?'],
    [P, 'playful', 'You are allowed to go on about {x} all week. I insist, actually.'],
    [P, 'playful', 'You are allowed to bring it up at least four more times this week.'],
    [N, 'calm', 'That must feel so good. Has it sunk in yet?'],
    [F, 'warm', 'I want the long version of that, please. How did it happen?'],
    [P, 'playful', 'Go and be insufferable about it, you have earned it.'],
    [T, 'playful', 'Look at you! I hope there was at least a small victory dance.'],
  ],
  mishap: [
    [S, 'warm', 'Oh no. Is it fixable, or is it one of those you just have to swear at?'],
    [S, 'playful', 'I winced on your behalf. Do you need sympathy or a terrible joke?'],
    [P, 'playful', 'Life owes you one after that. I would start with cake.'],
    [T, 'playful', 'I admire that you can already tell it like this. I would still be sulking.'],
    [F, 'warm', 'That is unfair, and I would have said a bad word. How did it end?'],
    [P, 'playful', 'Put it in your memoirs. That chapter is already written.'],
  ],
  grave: [
    [S, 'warm', 'I am so sorry. Are you all right, and is everybody safe?'],
    [F, 'direct', 'What a horrible thing to happen. Is somebody with you?'],
    [N, 'calm', 'That would shake anyone. You do not have to be good company tonight.'],
    [S, 'warm', 'That is awful, I am sorry. Is there anything that would help right now?'],
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
    [S, 'warm', 'Ah, I am sorry. It is odd when something like that just ends.'],
    [F, 'warm', 'What will you miss most?'],
    [N, 'calm', 'That is a real loss, even if it sounds small when you say it. How are you with it?'],
    [L, 'warm', 'Thank you for telling me. What is the memory you would like to keep?'],
    [F, 'warm', 'Do you want to talk about it a bit, or would you rather hear something silly?'],
  ],
  letDown: [
    [S, 'warm', 'I am sorry. You deserved better company than that.'],
    [N, 'calm', 'That stings, whatever excuse they have. How are you now?'],
    [F, 'direct', 'Did they at least say sorry?'],
    [L, 'warm', 'I would have turned up, and early.'],
    [F, 'warm', 'That is rotten, I am sorry. What did you do with the rest of the evening?'],
  ],
  blush: [
    [T, 'playful', 'There is no dignified way out of that one. What did you do next?'],
    [S, 'playful', 'I winced and laughed at the same time. Who saw it happen?'],
    [P, 'playful', 'That is going to be a very good story at dinner, {x} and all.'],
    [F, 'direct', 'How long before you could laugh about it?'],
    [L, 'playful', 'I like people who can tell a story against themselves.'],
    [P, 'playful', 'Your secret is safe with me. I will only think about it twice a day.'],
  ],
  theirs: [
    [T, 'playful', 'I like {who} already. Is there more where that came from?'],
    [F, 'warm', 'And what did you say to {who}?'],
    [L, 'playful', 'That just improved my day. Please thank {who} from me.'],
    [F, 'direct', 'Did you see it coming? I did not, and I have never met {who}.'],
    [T, 'witty', 'I need to hear the version {who} {who|tells|tell}. Same facts, I assume, different hero.'],
    [S, 'playful', 'I laughed out loud. What was your face doing?'],
    [P, 'playful', 'Please keep me posted about {who}.'],
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
    [T, 'playful', 'I laughed, felt bad for a second, and laughed again.'],
    [L, 'playful', 'Please tell me there is a second part.'],
    [F, 'warm', 'And what did {who} say about it afterwards?'],
    [L, 'warm', 'I like the way you tell things. More of these, please.'],
    [P, 'playful', 'That is the best thing on my phone today, and it is not close.'],
  ],
};
