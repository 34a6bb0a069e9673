/** How they are, how the day went, what they are doing, what they plan. */
import { A, asked, D, F, H, L, R, T } from './ordinary-ask.ts';
import type { Scene } from './scene.ts';

const DAY =
  '(?<d>day|morning|evening|afternoon|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';

export const ORDINARY_DAY_SCENES: readonly Scene[] = [
  asked(
    'how they are',
    /how are you(?: doing| feeling| today| keeping| this (?:morning|evening|afternoon|fine \w+)| tonight)*|how (?:is|are) (?:it|things|everything|life)(?: going| with you| treating you| on your side| your side)*(?: today)?|how have you been(?: (?:lately|doing))?|you (?:good|well|ok|okay|alright)|are you well|how you doing(?: today)?|how do you do/,
    [
      [A, 'warm', 'Doing well, thank you, and better for being asked. How are you?'],
      [A, 'direct', 'I am [how you are] today. And you, the honest version?'],
      [R, 'calm', 'Not bad at all, thank you. How are you doing?'],
      [R, 'warm', 'Good, thanks. What has been the best part of your day?'],
      [T, 'playful', 'Upright and replying, so I am calling it a success. How are you?'],
      [L, 'playful', 'Officially fine, unofficially ready for a good chat. How are you?'],
      [H, 'warm', 'I am all right, thank you for asking. What kind of day are you having?'],
    ],
  ),
  asked(
    'how the day is',
    new RegExp(
      `how (?:is|was|has|did|are|goes)? ?(?:your|the) ${DAY}(?: (?:going|been|go|so|far|today|treating you|starting|looking|off))*|(?:did|are) you hav(?:e|ing) a (?:good|nice|great) ${DAY}(?: so far)?|how did your ${DAY} go`,
    ),
    [
      [A, 'direct', 'My {d} so far: [one thing that happened]. How is yours?'],
      [A, 'warm', 'The {d} got better when you wrote. How is yours going?'],
      [R, 'calm', 'No complaints so far. What was the best part of your {d}?'],
      [H, 'warm', 'Nice of you to ask. Any {d} with a message like that is a good one. And yours?'],
      [T, 'witty', 'My {d} has just improved. Did anything good happen in yours?'],
      [L, 'playful', 'Let us both give our {d} marks out of ten. What does yours get?'],
      [F, 'warm', 'Better now that you ask. What is the one good thing in your {d}?'],
    ],
  ),
  asked(
    'how work was',
    /how (?:is|was) (?:work|your shift)(?: today| going)?|busy (?:day|at work)(?: today)?/,
    [
      [A, 'direct', 'Work was [how it was]. How was yours?'],
      [A, 'warm', 'It had its moments, like most work. How was your day?'],
      [R, 'calm', 'I would like to hear about yours first. How was work on your side?'],
      [T, 'playful', 'We both survived, work and I. Did you?'],
      [L, 'witty', 'Work and I are still on speaking terms. How was your side of it?'],
      [H, 'warm', 'Nice of you to ask. Was work good to you today?'],
    ],
  ),
  asked(
    'how the week is',
    /how (?:is|was|has) (?:your|the|this) week(?: (?:going|been|so|far|treating you|looking|going so))*|how is the week treating you|(?:are )?you having a good week/,
    [
      [A, 'direct', 'The best thing in my week so far: [one good thing]. What is yours?'],
      [A, 'warm', 'This is a nice part of it, thank you. How is your week going?'],
      [R, 'calm', 'It just got a nice message in it. What has your week been like?'],
      [T, 'playful', 'The week and I are level on points. How is yours going?'],
      [L, 'witty', 'Mondays take some getting used to, the rest is negotiable. And your week?'],
      [H, 'warm', 'Thanks for asking, no complaints. What would make your week a good one?'],
    ],
  ),
  asked(
    'how the weekend was',
    /(?:how (?:is|was|has)|did you have an?(?: good| nice| great| fun| lovely)?) ?(?:your|the|this|ur)? ?(?:long |past )?weekend(?: (?:going|been|so far|treating you|go))*|(?:good|nice|fun|great|lovely) weekend|did you do anything (?:fun|nice|exciting|interesting|special|cool) (?:this|over the|on the|last) weekend|what did you (?:do|get up to) (?:this |over the |on the |last |for the )?(?:past )?weekend|have a (?:good|nice) weekend\?/,
    [
      [A, 'direct', 'My weekend had [one thing you did] in it, so no complaints. How was yours?'],
      [A, 'warm', 'Too short, as always. What was the best part of your weekend?'],
      [R, 'calm', 'I will tell you mine if you tell me yours. What did you do?'],
      [T, 'playful', 'Weekends have big plans until the couch gets involved. How was yours?'],
      [L, 'witty', 'It left without saying goodbye, as weekends do. What did you get up to?'],
      [H, 'warm', 'Kind of you to ask. Was your weekend more rest or more adventure?'],
    ],
  ),
  asked(
    'slept well',
    /how did you sleep(?: last night)?|did you sleep (?:well|ok|okay|good|alright)(?: last night)?|sleep well|slept well|how was your sleep/,
    [
      [A, 'direct', 'I slept [how you slept], thank you. And you?'],
      [A, 'warm', 'Well enough to be nice to you. How did you sleep?'],
      [R, 'calm', 'No complaints, thank you. How was your night?'],
      [T, 'playful', 'The bed and I parted on good terms, but it was hard. Did you sleep well?'],
      [L, 'witty', 'The pillow gave me good marks. How did you sleep?'],
    ],
  ),
  asked(
    'doing now',
    /what (?:are )?(?:you|everyone|everybody|you all) (?:up to|doing|busy with)(?: (?:now|right now|rn|atm|at the moment|today|this (?:evening|morning|afternoon)|tonight|there))?|what is up|what you (?:up to|doing)|what are you getting up to(?: today)?|doing anything (?:fun|nice|exciting|interesting)(?: today| tonight| now)?/,
    [
      [A, 'direct', 'Right now: [what you are doing]. What are you up to?'],
      [A, 'warm', 'Talking to you, which is the nicest thing on my list. What are you up to?'],
      [R, 'calm', 'Nothing that could not wait for a chat. How about you?'],
      [T, 'playful', 'Answering you, with full concentration. What are you doing?'],
      [L, 'witty', 'Officially nothing, unofficially this chat. And you?'],
      [H, 'warm', 'Chatting to you, happily. What does the rest of your day look like?'],
      [R, 'playful', 'Nothing you could sell tickets for. Are you doing something better?'],
    ],
  ),
  asked(
    'what they did',
    /what did you (?:do|get up to) (?:today|last night|yesterday)|what have you been up to(?: today| lately| this week)?|did you do anything (?:fun|nice|exciting|interesting|special)(?: today| yesterday| last night| lately)?|what is new(?: with you)?|been up to much|been busy/,
    [
      [A, 'direct', 'Mostly [what you did]. What about you?'],
      [A, 'warm', 'Nothing wild, but I cannot complain. What did you get up to?'],
      [R, 'calm', 'I will trade you my day for yours. What was the best part?'],
      [T, 'playful', 'Ordinary things at a high level. Did you do something worth telling?'],
      [L, 'witty', 'I would love to say something daring. Did you do better?'],
      [H, 'warm', 'Nice of you to ask. What have you been up to yourself?'],
    ],
  ),
  asked(
    'plans ahead',
    /(?:what are your |do you have |you got |have you got |got |what is the |you have |your )?(?:any )?(?:(?:big|fun|exciting|nice|good|special|cool|interesting) )?plans? (?:for|this|over|on|later)? ?(?:the |this |your )?(?<d>weekend|evening|week|tonight|today|tomorrow|holidays?|friday|saturday|sunday|monday)?(?: off)?|what (?:are you|is happening|are you getting) ?(?:doing|up to)? (?:for |over |on )?(?:the |this )?(?<e>weekend)|(?:are you )?(?:doing|up to) anything (?:fun |nice |exciting |special |interesting )?(?:this|over the|on the) weekend|what is on for (?:the |this )?weekend|any plans|looking forward to the weekend|what does your weekend look like|(?:are )?you busy this weekend/,
    [
      [A, 'direct', 'So far: [your plan]. What are you planning?'],
      [A, 'warm', 'Plans can always be improved by good company. What do yours look like?'],
      [R, 'calm', 'A slow morning belongs in every plan, I think. What are you up to?'],
      [T, 'playful', 'Going out and the couch are both bidding. Which one are you backing?'],
      [L, 'witty', 'My plan is to have a plan by then. What is yours?'],
      [H, 'warm', 'I take good suggestions. What is on your list?'],
      [D, 'playful', 'I have room for one good idea. Do you have one?'],
    ],
  ),
];
