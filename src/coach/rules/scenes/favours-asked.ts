/** They ask the reader to do a small thing right now: send the dog, say something nice, only listen, teach a step, give a sign of life. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const when = (yes: boolean) => (yes ? { words: ' ' } : undefined);
const PET =
  'dog|doggo|pup|puppy|cat|kitten|kitty|gecko|lizard|goat|hamster|rabbit|bunny|parrot|budgie|bird|horse|pony|tortoise|snake|chicken|hen|donkey|alpaca|pig|cow|rat|ferret|guinea pig|pug|dachshund|sausage dog';
const THING =
  'cake|bread|loaf|sourdough|garden|plant|plants|view|sunset|kitchen|pot|pots|pottery|bike|motorbike|bakkie|tattoo|painting|drawing|knitting|jersey|scarf|hat|haircut|lunch|dinner|supper|breakfast|pizza|braai|couch|sofa|tree|lemons|tomatoes|moustache|beard|costume|shoes|guitar|setup|bookshelf|shelf|shed';

const ASKS_PHOTO = (what: string): RegExp =>
  new RegExp(
    `\\b(?:send|show|need|want|demand|owe)\\b[^.!?]{0,30}\\b(?:pics?|pictures?|photos?|photographic evidence|evidence|proof|video)\\b[^.!?]{0,12}\\b(?:of|with) (?!(?:my|our|mine)\\b)(?:the|that|this|your|ur|his|her|said)? ?(?:\\w+ )?(?<x>${what})\\b|\\b(?:pics?|pictures?|photos?) of (?:the|that|your|ur) (?:\\w+ )?(?<y>${what})\\b[^.!?]{0,20}(?:please|pls|now|immediately|or)\\b`,
    'i',
  );
const shown = (r: Reading, cue: RegExp) => {
  const groups = cue.exec(r.plain)?.groups;
  const x = (groups?.x ?? groups?.y)?.toLowerCase();
  return {
    x: word(x),
    police: when(says(r, /\bpolice|this is over|or else|or i'?m|block|walk(?:ing)?\b/i)),
  };
};
const PET_PHOTO = ASKS_PHOTO(PET);
const THING_PHOTO = ASKS_PHOTO(THING);

/** They want to show something, or want nothing shown. */
const NOT_ASKED =
  /\bi(?:'?ll|'?d| will| can| could| may| might| should| would)? (?:rather |gladly |also |just )?(?:send|show|owe)\b|\bi (?:want|need|have|love|like|got|am going|was going|'?d (?:like|love)) to (?:send|show)\b|(?<!\bif you )\b(?:don'?t|do not|dont|no need to|stop) (?:\w+ )?(?:to )?(?:send|show|need|want)\b|\b(?:he|she|they|boss|vet|mom|mum|sister|friend) (?:wants?|needs?|send|show|demand)\b/i;

export const FAVOUR_SCENES: readonly Scene[] = [
  fitting('favour: only listen', {
    cue: /\b(?:don'?t|do not|not) (?:really )?(?:want|need|looking for|after)(?: any)? (?:advice|solutions?|(?:it |me )?fix(?:ed|ing)|a solution)\b|\bneed a hug,? not (?:a solution|advice)\b|\bno advice\b|\bjust (?:want|need) (?:to vent|a vent|someone to listen|a 'that sucks')\b/i,
    limit: true,
    not: /\b(?:therapist|teacher|boss|book)\b/i,
    places: (r) => ({
      sucks: when(says(r, /\bthat sucks\b/i)),
      hug: when(says(r, /\bhugs?\b/i)),
      cat: when(says(r, /\bcat\b/i)),
    }),
    said: {
      'do what they ask': [
        ['warm', '{sucks}That sucks. No advice, I promise.'],
        ['playful', '{cat}That sucks. Here is the cat, who also has no advice: [photo of the cat].'],
        ['warm', '{hug}One hug, no solution attached. Stay as long as you like.'],
        ['calm', 'No advice from me, only ears. Start wherever you like.'],
        ['warm', 'Understood, I will just listen. Go on.'],
        ['direct', 'No advice, I promise. What happened?'],
      ],
      'stay with them': [['warm', 'No fixing, then. I am here, and I am on your side in it.']],
      sympathise: [['calm', 'You are allowed to find it rubbish without a plan for it. I am listening.']],
    },
  }),
  fitting('favour: a picture of the animal', {
    cue: PET_PHOTO,
    also: (r) => !says(r, NOT_ASKED),
    not: /\b(?:i'?ll|i will|let me|can i|i could|shall i|want me to|you can|you could) (?:\w+ )?(?:send|show)|\bhere'?s\b|\bi (?:sent|showed)\b|\bparents\b|\bbath|nudes?\b/i,
    places: (r) => shown(r, PET_PHOTO),
    said: {
      'do what they ask': [
        ['playful', 'One moment, the {x} is looking for the right angle.'],
        ['direct', 'Here you go: [photo of the {x}].'],
        ['playful', '{police}No need for drastic steps. A photo of the {x} is on its way.'],
      ],
      'take the bait': [
        ['witty', 'Requests for the {x} go through me, and I am easily bribed. Sending one now.'],
        ['playful', 'The {x} charges for photos. Today the price is telling me about your day.'],
      ],
      'light touch': [['playful', 'So you came for me and stayed for the {x}. Fair enough, everybody does.']],
    },
  }),
  fitting('favour: a picture of the thing', {
    cue: THING_PHOTO,
    also: (r) => !says(r, NOT_ASKED),
    not: /\b(?:i'?ll|i will|let me|can i|i could|shall i|want me to) (?:\w+ )?(?:send|show)|\bhere'?s\b|\bi (?:sent|showed)\b|\bno more|stop|don'?t\b/i,
    places: (r) => shown(r, THING_PHOTO),
    said: {
      'do what they ask': [
        ['direct', 'Here you go: [photo of the {x}]. Be honest.'],
        ['warm', 'Photo coming up. Give me a minute, the {x} deserves good light.'],
        ['playful', 'Sending proof now. The {x} has no idea it is about to be famous.'],
      ],
      'light touch': [
        ['playful', 'One photo of the {x} for one honest verdict. Deal?'],
        ['witty', 'You do not believe in the {x}. I will send proof and then wait for an apology.'],
      ],
    },
  }),
  fitting('favour: something nice', {
    cue: /\b(?:(?:tell|send|give) me|say) (?:something|anything|one thing) (?:really |a bit )?(?:nice|good|sweet|happy|kind|cheerful|lovely|positive|soothing|comforting|hopeful)\b/i,
    places: (r) => ({
      work: when(says(r, /\b(?:work|boss|shift|office|meeting)\b/i)),
      rough: when(
        says(
          r,
          /\b(?:tired|moeg|long day|rough|bad day|awful|terrible|horrible|gemors|exhausted|work|boss)\b/i,
        ),
      ),
    }),
    said: {
      'do what they ask': [
        ['warm', 'Something nice: my day got better when your message came in.'],
        ['warm', '{work}It is over, and nobody from work gets to say another word to you until tomorrow.'],
        ['playful', 'You asked nicely, which already puts you ahead of most of the day.'],
        ['playful', 'Somewhere a dog is being told right now that it is a good dog, and it believes it.'],
        ['direct', 'Here is something nice, and it is true: [something good from your day].'],
      ],
      sympathise: [
        [
          'warm',
          '{rough}You got through that day and still asked nicely. I would put that on a certificate.',
        ],
      ],
      'suggest meeting': [
        ['warm', 'I can do better than nice words. Something good to eat, this week, on me?'],
      ],
    },
  }),
  fitting('favour: ask about my day', {
    cue: /\bask (?:me )?(?:how my (?:day|week|weekend|exam|interview) (?:was|went|is)|about my (?:day|week|weekend))\b/i,
    said: {
      'do what they ask': [
        ['warm', 'How was your day? I have time for the long version.'],
        ['direct', 'So, how was your day? All of it, please, the dull parts too.'],
        ['warm', 'I am glad you said it. How was your day, from the beginning?'],
        ['playful', 'How was your day? I mean it, I have put the kettle on for this.'],
      ],
      'appreciate a detail': [
        ['calm', 'Saying what you need is a good habit. So: how was your day, really?'],
      ],
    },
  }),
  fitting('favour: teach me', {
    cue: latin(
      /\b(?:can (?:you|u)|could (?:you|u)|will (?:you|u)|please|you have to|(?:^|[.!,] ?)) ?teach me (?:how to |to |that |the |your |some |a )?(?<x>(?:\p{L}+ ){0,2}?\p{L}+)(?=\s+(?:you|u|sometime|one day|please|pls|next|at|this|when|before|if|in)\b|\s*[,.!?]|\s*$)/iu,
    ),
    not: /\b(?:to love|a lesson|that will teach|patience|nothing)\b/i,
    places: (r) => ({
      slow: when(says(r, /\b(?:slow\w*|several times|poor student|beginner|two left feet|patient)\b/i)),
    }),
    said: {
      'do what they ask': [
        ['warm', 'Gladly. When do you want your first lesson?'],
        ['playful', '{slow}Slowly it is, as often as you need, and nobody else is watching.'],
        ['direct', 'Yes. Shall we have the first lesson this week?'],
      ],
      'take the bait': [
        ['playful', 'I teach for coffee. Poor students may pay in cake.'],
        ['witty', 'Every great master started with somebody who asked nicely. When are you free?'],
      ],
      'light touch': [
        ['playful', 'Lesson one: nobody knows what they are doing. Lesson two comes with a drink.'],
      ],
    },
  }),
  fitting('favour: a sign of life', {
    cue: /\b(?:i can see (?:you|u)(?:'re| are| r)? (?:reading|online|typing|there)|i (?:see|saw) (?:you|u) (?:watched|viewed|liked|looked at|read) (?:my|it|this)|(?:you|u) (?:watched|viewed) my story)\b/i,
    not: /\b(?:house|window|outside|home|bedroom)\b|\?.*\?/i,
    places: (r) => ({
      alive: when(says(r, /\balive\b/i)),
      wave: when(says(r, /\bwave\b/i)),
      story: when(says(r, /\bstor(?:y|ies)\b/i)),
    }),
    said: {
      'take the bait': [
        ['playful', '{alive}Alive, and clearly not very stealthy.'],
        ['playful', '{wave}Waving. Caught with the phone in my hand.'],
        ['playful', 'Guilty. I watched like a detective and then wrote nothing, like a bad one.'],
        ['witty', 'Caught. I was composing something clever and now there is no time left for it.'],
      ],
      'own it': [
        ['warm', 'You saw me, and I owe you more than a view. How have you been?'],
        ['warm', '{story}I watched your story and then did not write, that is poor form. How are you?'],
      ],
      'light touch': [
        ['playful', 'Hello. I was going to be mysterious for another hour, but this is nicer.'],
      ],
    },
  }),
  fitting('favour: still there?', {
    cue: /^\W*(?:(?:hello|hey|hi|tap tap|knock knock|oi|psst)[ ,.!?]*){1,3}(?:is (?:this|thi|anyone|anybody)(?: thing)?(?: on| there| home)?|anyone (?:there|home)|(?:you|u) (?:still )?there|are you (?:still )?there)?\W*$|(?:^|[.!?,] ?)(?:(?:are )?(?:you|u) )?still (?:there|here|around)\W*\?\W*$/i,
    not: /^\W*(?:hello|hey|hi|oi|psst)\W*(?:there)?\W*$|^\W*(?:(?:hello|hey|hi)[ ,.!]*)+(?:there)?[ ,.!]*$/i,
    also: (r) => r.style.words > 1,
    places: (r) => ({
      late: when(says(r, /\b(?:only (?:just )?see(?:ing|n)|sorry|just saw|phone was|missed this)\b/i)),
    }),
    said: {
      'welcome back': [
        ['warm', '{late}Still here, and no harm done. Good to see you back.'],
        ['direct', '{late}Still there, yes. Where did we get to?'],
      ],
      'light touch': [
        ['playful', 'Still here. Loud and clear, the microphone works.'],
        ['playful', 'I am here, I only went quiet to seem interesting. Did it work?'],
        ['warm', 'Here I am. You have my full attention.'],
        ['direct', 'Yes, I am here. What did I miss?'],
        ['playful', 'Testing, testing. I hear you fine, say something interesting.'],
      ],
    },
  }),
  fitting('favour: were you at that too', {
    cue: latin(
      /\b(?:you|u) were (?:at|in|on) (?:that|the) same (?<x>(?:\p{L}+ ){0,3}?(?:concert|gig|show|festival|match|game|flight|train|party|wedding|race|play|parkrun|march|market))\b|\bwere (?:you|u) (?:also )?at (?:that|the same) (?<y>(?:\p{L}+ ){0,3}?(?:concert|gig|show|festival|match|game|race))\b/iu,
    ),
    places: (r) => ({ music: when(says(r, /\b(?:concert|gig|festival|show)\b/i)) }),
    said: {
      'answer, then return': [
        ['playful', 'We stood in the same crowd and it took an app. Where were you standing?'],
        ['warm', '{music}So we have already sung the same songs together. Which one was yours?'],
        ['direct', 'I was there: [where you stood or sat]. And you?'],
      ],
      'take the bait': [
        ['witty', "We probably walked right past each other, and somebody was in somebody's way."],
        ['playful', 'If you were the one in front of me with the tall friend, we need to talk.'],
      ],
      'suggest meeting': [
        ['flirty', 'Same place, wrong evening to say hello. Shall we do the next one on purpose?'],
      ],
    },
  }),
  fitting('favour: are you the one from', {
    cue: latin(
      /\b(?:are|r) (?:you|u) (?:the|that) (?:\p{L}+ ){1,3}?(?:from|who|that|at|with) (?:[^.!?]{2,60})(?:\?| or (?:am i|is it|have i|not)\b)|(?:^|[,.!] ?|\b(?:wait|omg|hang on|hold on) )(?:you'?re|ur|aren'?t you|are you not) (?:the|that) (?:lady|guy|man|woman|girl|person|one|bloke|oke) (?:from|who|that|at|with)\b[^.!]{2,50}\?/iu,
    ),
    not: /\b(?:one for me|love of my life|bot|scam\w*|type who|kind of person|sort of)\b/i,
    places: (r) => ({ fool: when(says(r, /\b(?:fool|idiot|wrong person|embarrass\w*|stranger)\b/i)) }),
    said: {
      'answer, then return': [
        ['warm', '{fool}Nobody is making a fool of anybody. [Yes or no].'],
        ['direct', '[Yes or no]. What gave me away?'],
        ['playful', 'Before I confess: was it a good memory? [Yes or no].'],
      ],
      'return the question': [
        ['warm', 'I like that somebody remembers. What was the first thing you noticed?'],
        ['playful', 'That depends entirely on what you remember about it. Start there.'],
      ],
      'take the bait': [
        ['witty', 'If I was charming, it was me. If I was not, it must have been somebody else.'],
      ],
    },
  }),
  fitting('favour: since when', {
    cue: latin(
      /\b(?:wait|hang on|hold on|what|sorry)\b[^.!?\p{L}]{0,4}(?:you|u|ur|your)(?:'ve| have|'re| are|'ve got| have got|r| got)? an? (?<x>\p{L}+(?: \p{L}+)?)\s*\?|\bsince when (?:do|are|have|can) (?:you|u)\b/iu,
    ),
    not: /\bkidding|joking|serious|bot|cop|stranger|minute|second\b/i,
    said: {
      'answer, then return': [
        ['playful', 'Since [when], and I was beginning to think nobody would ask.'],
        ['direct', 'Yes, since [when]. Ask me anything.'],
        ['warm', 'It comes up later than it should, I know. What do you want to hear first?'],
      ],
      'take the bait': [
        ['witty', 'I keep the best facts back for when the small talk runs out.'],
        ['playful', 'There is more where that came from. I am releasing it slowly.'],
        ['playful', 'I do. Your face right now is exactly why I wait with it.'],
      ],
    },
  }),
];
