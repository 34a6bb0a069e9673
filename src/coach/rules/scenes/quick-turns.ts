/** Turns of a few words that say one plain thing: no trouble, later, early, asleep, seen it, a slip of the thumb. By what the reader said before. */
import type { Reading } from '../reading/read.ts';
import { type Fitting, fitting } from './fitting.ts';
import type { Scene } from './scene.ts';
import { mineTopic } from './subjects.ts';

const afterMine = (r: Reading): boolean => r.mine.trim() !== '';
const unprompted = (r: Reading): boolean => !afterMine(r);
const mineSays =
  (cue: RegExp) =>
  (r: Reading): boolean =>
    cue.test(r.mine);
/** The reader told something; nothing was asked or offered. */
const mineTold = (r: Reading): boolean => afterMine(r) && !r.mine.includes('?');

/** `{m}` is what the reader's own last turn was about. */
const quick = (name: string, fit: Fitting): Scene =>
  fitting(name, {
    ...fit,
    places: (r) => ({ m: mineTopic(r), ...fit.places?.(r) }),
  });

const THANKED = /\b(?:thank\w*|thx|cheers|grateful|appreciate)\b/i;
const WORRIED =
  /\b(?:(?:are|r) (?:you|u) (?:ok(?:ay)?|all ?right|good)|what happened|what'?s wrong|you ok(?:ay)?|how (?:did it go|are you|was it|are things)|oh no)\b/i;
const SORRY = /\b(?:sorry|soz|apolog\w+|my bad|late|wait(?:ing|ed)?|held up|stuck|fell asleep|forgot)\b/i;

export const QUICK_TURN_SCENES: readonly Scene[] = [
  quick('no trouble, they say', {
    cue: /^\W*(?:np|nw|nws|no (?:worries|problem|prob|probs|stress|biggie|trouble|need)|dw|don'?t worry(?: about it)?|(?:it'?s )?all good|you'?re welcome|yw|any ?time|not? a problem|pleasure|no rush)(?: (?:at all|lol|haha|hey|man|x+))?\W*$/i,
    also: (r) => THANKED.test(r.mine) || SORRY.test(r.mine),
    said: {
      'appreciate a detail': [
        ['warm', 'You are easy to be human around, you know that? Thank you.'],
        ['warm', 'Thank you for being so relaxed about {m}.'],
        ['calm', 'That is kind of you. I will try not to test it twice.'],
        ['playful', 'No fuss at all? I had a whole apology ready about {m}.'],
      ],
      'make amends': [
        ['playful', 'Still, the next coffee is on me, for {m}.'],
        ['warm', 'Even so, I owe you one. What do you drink?'],
        ['playful', 'I would like to be forgiven in cake, if there is a choice.'],
      ],
      'follow up': [
        ['direct', 'Good. So, back to you: how was your day?'],
        ['warm', 'Right, {m} is behind us. Where were we?'],
        ['witty', 'Two letters and I am forgiven. You run a very efficient court.'],
        ['calm', 'Good, then I can stop worrying about {m}. What are you up to?'],
      ],
    },
  }),
  quick('some day, vaguely', {
    cue: /^\W*(?:\w+[, ]+){0,4}(?:some ?day|one day|at some point|some ?time|eventually|one of these days|soon(?:ish)?|when things calm down|we'?ll see|in the new year|next (?:time|month))(?: (?:maybe|hopefully|i guess|lol|haha|soon))?\W*$/i,
    not: /\?|\b(?:had|was|were|wish|will be|gonna be|want to be)\b/i,
    also: mineSays(
      /\b(?:should|need to|must|could|let'?s|want to|wanna|we|you|take you|show you|go|do that|try|meet|coffee|drink|dinner|museum|walk|still|shall|fancy|when)\b/i,
    ),
    limit: true,
    most: 9,
    said: {
      'leave it open': [
        ['calm', 'Some day is fine. Tell me when it turns into a day with a name.'],
        ['warm', 'No pressure from me about {m}. If a good day turns up, I am in.'],
        ['calm', 'All right, {m} can wait. It is not going anywhere.'],
        ['direct', 'Fair enough. I will leave {m} with you, just say when.'],
      ],
      'light touch': [
        ['playful', 'I looked for that day in my calendar. It is not between Thursday and Friday.'],
        ['witty', 'Some day: I hear the weather is always lovely then.'],
        ['playful', 'I will keep a pencil handy for {m}. No ink until you say so.'],
        ['witty', 'That is the politest fog I have walked through all week.'],
      ],
      'honest answer': [
        ['direct', 'Is that a yes that needs time, or a kind no? Both are fine.'],
        ['warm', 'If {m} is not really your thing, you can say so. What would be?'],
      ],
    },
  }),
  quick('busy now, later then', {
    cue: /\b(?:busy|hectic|swamped|manic|mad|chaos|rushing|at work|on shift|in a meeting|boss|chef|manager|kitchen|shouting|driving|in class|in a lecture|on the bus|at the gym|can'?t (?:talk|chat|type|text)|gtg|gotta (?:go|run)|have to (?:go|run)|must (?:go|run|dash))\b[\s\S]{0,60}\b(?:later|check (?:you|u)|chat (?:later|soon|tonight|after)|talk (?:later|soon|tonight|after)|(?:call|text|message|phone|buzz|holla at) (?:you|u) (?:later|after|tonight|when|soon|tomorrow|now now)|ttyl|tonight|after(?: (?:work|my shift|this|class))?|in a bit|when i'?m (?:done|free|out|home))\b/i,
    not: /\?|\b(?:not interested|don'?t (?:message|text|contact)|never)\b/i,
    most: 26,
    said: {
      'no rush': [
        ['warm', 'Go, go. I will be here when it is quiet again.'],
        ['calm', 'No rush at all. Later is a perfectly good time.'],
        ['warm', 'Thank you for telling me in the middle of all that. Later then.'],
        ['direct', 'All good, do your thing. Talk later.'],
        ['calm', 'Then I will not keep you. I hope it calms down soon.'],
      ],
      'light touch': [
        ['playful', 'Go save the day. I expect a full report later.'],
        ['playful', 'Put the phone down before somebody important sees. Later!'],
        ['witty', 'You wrote to me in the middle of chaos. I am filing that as a compliment.'],
        ['playful', 'Later it is. I will keep my best material until then.'],
      ],
      'give space': [
        ['warm', 'I hope the rest of it is kind to you. Message when you can sit down.'],
        ['calm', 'Take care of that first. I am easy to find later.'],
      ],
    },
  }),
  quick('off for now', {
    cue: /^\W*(?:(?:ok(?:ay)?|right|well|cool|kk?|anyway)[, ]+)?(?:ttyl|ttys|brb|gtg|g2g|bye+|bye bye|laters?|cheers then|catch (?:you|u) later|talk (?:later|soon)|chat (?:later|soon)|speak (?:later|soon)|(?:see|c) (?:ya|you|u)(?: later)?|off to (?:work|bed|gym)|heading out)(?: (?:then|x+|hun|babe|lol))?\W*$/i,
    limit: true,
    also: (r) => !r.intents.has('rejection_hard'),
    said: {
      'no rush': [
        ['warm', 'Talk later! Whatever you are off to, I hope it is a good one.'],
        ['calm', 'Until later, then. No hurry on this side.'],
        ['direct', 'Bye for now. I will be around this evening if you feel like it.'],
        ['warm', 'Off you go. Tell me one good thing about it when you are back.'],
      ],
      'light touch': [
        ['playful', 'Leaving already? I was about to become interesting.'],
        ['witty', 'A short goodbye. I will practise a longer one for next time.'],
        ['playful', 'Bye! I will pretend to be busy until you are back.'],
        ['playful', 'Go on then, leave me here with my thoughts. There are two of them.'],
      ],
      'give space': [['calm', 'Take care out there. You know where I am.']],
    },
  }),
  quick('early, and waiting', {
    cue: /\b(?:i'?m|im|i am|got (?:here|there)|here|arrived|we'?re) (?:\w+ ){0,3}early\b|\bearly like\b|\bembarrassingly early\b/i,
    not: /\bearly (?:night|bird|riser|shift|morning|start|bed|days|on|access)\b|\b(?:woke|wake|up|bed|sleep|get up|too) (?:\w+ ){0,2}early\b|\b(?:so|running|very) late\b|\?/i,
    most: 20,
    said: {
      'appreciate a detail': [
        ['warm', 'Early is my favourite kind of guilty. Get yourself something nice, I am coming.'],
        ['warm', 'I like that you are early. It makes two of us who wanted to be there.'],
        ['calm', 'No stress, enjoy the head start. I will be there when we said.'],
        ['warm', 'Thank you for not making it a race. See you in a bit.'],
      ],
      'light touch': [
        ['playful', 'Early? Now I have to walk in as the late one, thanks for that.'],
        ['playful', 'Pick the best table and look mysterious. I will find you.'],
        ['witty', 'Embarrassing for you, flattering for me.'],
        ['playful', 'Perfect, then you can report on the cakes before I arrive.'],
        ['flirty', 'You could not wait either. Noted, with a smile.'],
      ],
      'follow up': [
        ['direct', 'Where are you sitting, so that I can walk straight over?'],
        ['direct', 'Inside or outside? I will come and find you.'],
      ],
    },
  }),
  quick('the bus, the train', {
    cue: /\b(?:bus|train|taxi|tube|uber|bolt|gautrain|tram|metro|lift|ferry)\b[^?]{0,30}\b(?:full|late|delay\w*|next one|missed|broke\w*|stuck|slow|cancel\w*|not moving|drove past|went past|left without|\d+ min\w*)/i,
    also: (r) => r.intents.has('logistics') || r.intents.has('apology') || SORRY.test(r.plain),
    not: /\?|\b(?:yesterday|last (?:night|week)|once|this morning|landed|how (?:was|is)|instead|twenty|order)\b/i,
    most: 14,
    said: {
      'no rush': [
        ['warm', 'No need to be sorry, I am not going anywhere. See you when you get here.'],
        ['calm', 'All good, take the next one. There is no hurry.'],
        ['direct', 'Thanks for telling me. I will wait where we said.'],
        ['calm', 'Do not run for it. Ten minutes more changes nothing.'],
        ['warm', 'You told me, that is all I need. Travel safely.'],
      ],
      'light touch': [
        ['playful', 'That thing has something against us. I will hold the fort.'],
        ['witty', 'I will use the time to practise looking surprised when you walk in.'],
        ['playful', 'Every good story needs a delay. I will keep your seat warm.'],
        ['playful', 'I hereby forgive the whole of public transport, for your sake.'],
      ],
      'make amends': [['warm', 'Shall I order you something, so it is there when you are?']],
    },
  }),
  quick('was asleep', {
    cue: /\b(?:was|were|fell|dozed|passed|must have (?:fallen|dozed)|only just|just) (?:\w+ ){0,2}(?:asleep|sleeping|off|out cold|out (?:on the couch|in my clothes|early|by \w+|like a light)|woken|woke up|napping|awake)\b/i,
    also: (r) => r.intents.has('apology') || SORRY.test(r.plain) || r.style.words <= 5,
    not: /\?|\b(?:film|movie|meeting|class|wheel|standing|bus|he|she|they|my|the|dog|cat|baby)\b/i,
    most: 14,
    places: (r) => ({ sorry: SORRY.test(r.plain) ? { words: ' ' } : undefined }),
    said: {
      'light touch': [
        ['playful', 'Sleep comes before me, I can live with that ranking.'],
        ['playful', 'Chosen over by a pillow. I hope it was at least a good one.'],
        ['witty', '{sorry}An honest excuse, and a comfortable one. Accepted.'],
        ['playful', 'You missed nothing, unless you count my best joke of the week.'],
      ],
      'no rush': [
        ['warm', '{sorry}No sorry needed, you clearly had it coming. Feeling human again?'],
        ['calm', 'Good, I am glad you slept. There was no hurry.'],
        ['warm', '{sorry}Never apologise for sleep. Did it help?'],
      ],
      'follow up': [
        ['direct', 'Morning, whatever the clock says. A proper sleep or an accident on the couch?'],
        ['warm', 'Welcome back to the waking. What did you dream about?'],
        ['calm', 'All fine. Are you awake awake, or only phone awake?'],
      ],
    },
  }),
  quick('a mad week, sorry', {
    cue: /^\W*(?:(?:so |very |really |hey |ah )*(?:soz|sorry|sori)\b)?[, ]*(?:(?:it'?s |has |been |had |was |just |a |an )*)(?:mad|hectic|crazy|busy|insane|manic|wild|long|chaotic|rough) (?:week|day|few days|month|weekend|one)\b[^?]{0,20}$/i,
    also: (r) => afterMine(r) || /\b(?:soz|sorry|sori)\b/i.test(r.plain),
    most: 10,
    said: {
      'welcome back': [
        ['warm', 'You are forgiven, mad weeks happen. What is the part you would sell?'],
        ['warm', 'Good to have you back. Is it over, or is this only a break in it?'],
        ['calm', 'No harm done. I hope the next week is a dull one.'],
        ['direct', 'No problem. Would you rather talk about it or about anything else?'],
      ],
      'light touch': [
        ['playful', 'Weeks like that should come with a receipt. Can it be returned?'],
        ['playful', 'I had started a search party. There was cake, you would have liked it.'],
        ['witty', 'A week like that counts double. You are officially older than me now.'],
      ],
      'give space': [
        ['calm', 'Then put your feet up first. I am still here after a nap.'],
        ['warm', 'Breathe out. You do not have to catch up with me as well.'],
      ],
    },
  }),
  quick('sorry for a mood', {
    cue: /\b(?:sorry|soz|apologies|forgive me)\b[^?]{0,12}\b(?:i |for )?(?:snapp\w+|bit your head|was (?:short|moody|grumpy|rude|mean|off|a bit much)|being (?:short|moody|grumpy|off|rude|mean|cranky)|got cross|lost (?:it|my temper)|went off)\b/i,
    not: /\?|\b(?:vet|hospital|doctor|died|funeral|kidneys|cancer|biopsy|clinic|scan)\b/i,
    most: 22,
    said: {
      'leave it open': [
        ['warm', 'Thank you for saying it. It is already forgotten over here.'],
        ['calm', 'Apology taken, no crumbs left. Are you all right now?'],
        ['warm', 'That was nice of you to say. We all have a moment like that.'],
        ['direct', 'Thank you, that clears it. Shall we start the day again?'],
        ['calm', 'No harm done. I would rather hear it than guess.'],
      ],
      'light touch': [
        ['playful', 'Forgiven. From now on I carry emergency snacks.'],
        ['witty', 'I will note it in the manual: feed first, talk after.'],
        ['playful', 'As snapping goes that was an amateur effort, and a sweet one.'],
      ],
    },
  }),
  quick('only laughing', {
    cue: /^\W*(?:(?:omg|ok(?:ay)?|jeez|yoh)[, ]+)?(?:(?:lmf?ao+|(?:lo)+l+|rofl|(?:ha){2,}h?|(?:he){2,}|kkk+|hehe\w*|xd+|jaja\w*)[ ,.!]*)+(?:ok(?:ay)?|true|what|wow|omg|dude|same|i can'?t|stop|nice|sure)?\W*$/i,
    also: unprompted,
    said: {
      'take the bait': [
        ['playful', 'I will take the laugh. What did it?'],
        ['playful', 'Good, that is the reaction I was hoping for.'],
        ['witty', 'One laugh banked. I am saving up for a snort.'],
        ['playful', 'Laughing with me or at me? I can live with both.'],
        ['playful', 'That laugh had no words on it. I am choosing to be proud.'],
        ['witty', 'I would bow, but you would not see it.'],
      ],
      'follow up': [
        ['warm', 'Glad that landed. What else made you laugh today?'],
        ['direct', 'Your turn now. Make me laugh, you have three tries.'],
        ['calm', 'That is a good start. How is the rest of the day treating you?'],
        ['warm', 'I like making you laugh. What is your day short of, apart from me?'],
      ],
    },
  }),
  quick('lol stop', {
    cue: /^\W*(?:(?:lol|haha\w*|omg|lmao|ha|hehe|no|oi)[, !.]+)+(?:stop(?: it)?|behave|shut up|quit it|stahp|stopp+)\W*(?:lol|haha\w*|x+|😂|🤣)?\W*$/iu,
    limit: true,
    also: (r) => !r.intents.has('rejection_hard') && !r.intents.has('insult'),
    said: {
      'take the bait': [
        ['playful', 'I will stop when it stops working.'],
        ['playful', 'You laughed first, so this is a joint effort.'],
        ['witty', 'Your mouth says stop, your lol says one more.'],
        ['playful', 'Fine, I am serious now. Completely. Ask me about tax.'],
        ['flirty', 'Make me. I am free on Thursday.'],
        ['playful', 'All right, hands where you can see them.'],
      ],
      'respect the limit': [
        ['calm', 'Stopping! Tell me something ordinary, so we can both recover.'],
        ['warm', 'Okay, truce. I like hearing you laugh, that is all it was.'],
      ],
      'follow up': [['direct', 'Stopping. So what were you going to say before I started?']],
    },
  }),
  quick('a sigh at it', {
    cue: /^\W*(?:smh|mxm|mcm|tsk(?: tsk)*|sigh+|ugh+|argh+|eye ?roll|bruh|facepalm|🙄+|🤦\S*)\W*$/iu,
    also: (r) => !r.intents.has('insult') && r.style.words <= 3 && !WORRIED.test(r.mine),
    said: {
      'own it': [
        ['warm', 'I heard that. Tell me what I did, and I will do it less.'],
        ['playful', 'That sound was about {m}, I know. In my defence, I have none.'],
        ['calm', 'Fair. Are we at mildly annoyed, or further up the scale?'],
        ['direct', 'Say it, I can take it. Is that about {m}?'],
      ],
      'light touch': [
        ['playful', 'I felt that shake of the head from here.'],
        ['witty', 'Three letters, and I already feel told off.'],
        ['playful', 'I know that sound. It means there is still hope.'],
        ['witty', 'The most expressive message I have had all day.'],
      ],
      'follow up': [
        ['warm', 'That came from deep down. Is it me or the day?'],
        ['calm', 'Long day, or long me? Either way, I am listening.'],
      ],
    },
  }),
  quick('a groan, when asked', {
    cue: /^\W*(?:sigh+|ugh+|argh+|meh+|bleh+|eish|yoh|don'?t ask|not really|nope|😩+|😭+|🙃+)\W*$/iu,
    also: mineSays(
      /\b(?:(?:are|r) (?:you|u) (?:ok(?:ay)?|all ?right|good)|what happened|what'?s wrong|you ok(?:ay)?|oh no)\b/i,
    ),
    most: 3,
    limit: true,
    said: {
      sympathise: [
        ['warm', 'That bad? I am sorry. Tell me, or tell me to change the subject.'],
        ['calm', 'I heard that. No need for the whole story, one word will do.'],
        ['warm', 'Oh dear. Would it help to grumble at somebody? I am free.'],
        ['warm', 'I am on your side already, and I do not even know what it is about.'],
      ],
      'stay with them': [
        ['calm', 'I am here. Take your time with it.'],
        ['calm', 'All right, no questions. I will just keep you company for a bit.'],
        ['warm', 'Do you want comfort, advice or a distraction? I can do two of those well.'],
      ],
      'follow up': [
        ['direct', 'Who or what do I have to be angry with?'],
        ['warm', 'Was it one big thing or a hundred small ones?'],
      ],
    },
  }),
  quick('no way, really', {
    cue: /^\W*(?:swear(?: down)?|no ways?|serious(?:ly)?|for real|fr|really|you'?re (?:lying|joking|kidding)|ur (?:lying|joking)|stop lying|lies|shut up|get out|never|as if|yeah right|be so fr|haibo|hayi)[ ?!.]*$/i,
    also: mineTold,
    said: {
      'take the bait': [
        ['playful', 'On my honour. {m} {m|is|are} as real as it gets.'],
        ['playful', 'Would I make up {m}? I do not have the imagination.'],
        ['witty', 'I swear, with my hand on the nearest biscuit.'],
        ['playful', 'I know how it sounds. It sounded odd to me too.'],
        ['witty', 'I could show you proof of {m}, but then I lose my mystery.'],
      ],
      'follow up': [
        ['warm', 'All true. Have you got one that sounds just as made up?'],
        ['direct', 'Every word. What would you have done?'],
        ['warm', 'True story. Ask me anything about {m}, I can take it.'],
        ['calm', 'It is true, and I still shake my head about {m} myself.'],
      ],
    },
  }),
  quick('that finished them', {
    cue: /^\W*(?:(?:i'?m|im|i am) )?(?:dead|deceased|crying|screaming|howling|weak|finished|wheezing|gone|💀+|☠️?)(?: (?:lol|haha\w*|rn|at this|😂+))?\W*$/iu,
    also: afterMine,
    most: 4,
    said: {
      'take the bait': [
        ['playful', 'Then {m} {m|was|were} worth every minute.'],
        ['witty', 'Cause of death: {m}. I will say a few words at the service.'],
        ['playful', 'Rest in peace. I will water your plants.'],
        ['playful', 'That bad or that good? Choose your last words wisely.'],
        ['witty', 'I have one more where that came from, but only for the living.'],
      ],
      'follow up': [
        ['direct', 'Before you go: marks out of ten for {m}?'],
        ['warm', 'Glad I could end you with {m}. Your turn, show me your worst.'],
        ['calm', 'I will take that as a compliment to {m}. Still breathing?'],
      ],
    },
  }),
  quick('it depends', {
    cue: /^\W*(?:(?:hm+|well|ha\w*|idk|mm+|ooh)[, .]+)?(?:it |that )?(?:all )?(?:depends?|depending)(?: (?:on (?:what|who|how|where|when|which)(?: (?:it is|they are|you mean))?|really|lol|haha))?[ .!?]*$/i,
    also: afterMine,
    said: {
      'follow up': [
        ['direct', 'On what? Give me the fine print.'],
        ['warm', 'Depends is fair. What would make it an easy yes?'],
        ['calm', 'That makes sense. What does it hang on?'],
        ['direct', 'Name your terms. I am easy to bargain with.'],
        ['warm', 'Tell me what the good version of {m} looks like for you.'],
      ],
      'take the bait': [
        ['playful', 'A lawyer, then. What does the clause about {m} say?'],
        ['playful', 'On the hour, the weather or the company? I can only fix one of those.'],
        ['witty', 'That is what people say before they ask if there will be snacks. There will be snacks.'],
        ['playful', 'I can bribe you, if that is what it depends on.'],
      ],
    },
  }),
  quick('if you want', {
    cue: /^\W*(?:(?:yeah|ya|sure|ok(?:ay)?|mm+|i guess|lol)[, ]+)?(?:if (?:you|u|ya) (?:want|like|wanna|feel like it|insist|must|say so)|as (?:you|u) (?:like|wish|want)|i don'?t mind|idm|whatever (?:you|u) (?:want|like)|up to (?:you|u)|your call|(?:you|u) (?:decide|choose))(?: (?:to|lol|haha|x+))?[ .!]*$/i,
    also: mineSays(/\b(?:shall i|should i|can i|could i|want me|i can|i could|i'?ll|let me)\b/i),
    said: {
      'confirm the plan': [
        ['warm', 'I want to, so that settles it.'],
        ['direct', 'I do, yes. Say if another time suits you better.'],
        ['calm', 'Then I will. You can still change your mind about {m}.'],
        ['warm', 'Good, I would like that. You only have to be there.'],
      ],
      'light touch': [
        ['playful', 'Such enthusiasm! I may need to sit down.'],
        ['playful', 'I want. Now you: on a scale from shrug to hooray?'],
        ['witty', 'I have had warmer invitations from the tax office, and I am still coming.'],
      ],
      'honest answer': [
        ['direct', 'I would, but only if you would too. Yes or no, both are fine.'],
        ['calm', 'No is a fine answer as well. What would you like?'],
      ],
    },
  }),
  quick('you tell me', {
    cue: /^\W*(?:(?:idk|hm+|ha\w*|no|nah|lol|dunno)[, ]+)?(?:(?:you|u) (?:tell me|go first|first|start|say|pick|choose|decide|answer first)|after (?:you|u)|surprise me|your (?:turn|choice|pick)|anything)[ .!?]*$/i,
    also: mineSays(/\?/),
    said: {
      'start fresh': [
        ['playful', 'Fine, I start: what is the most useless thing you are good at?'],
        ['warm', 'All right: who made you laugh last, and how?'],
        ['direct', 'Then this: what would you do with a free Tuesday and a full tank?'],
        ['calm', 'Let us begin small. What was the nicest five minutes of today?'],
        ['playful', 'My pick: the worst job in the world. You first.'],
        ['warm', 'Then tell me about a place you would go back to tomorrow.'],
        ['witty', 'I open with a classic: which song do you skip every single time?'],
      ],
      'take the bait': [
        ['playful', 'Straight back to me, bold. I choose food. Best thing you ate this month?'],
        ['witty', 'The ball lasted one second on your side. Impressive.'],
      ],
    },
  }),
  quick('been there already', {
    cue: /^\W*(?:(?:yeah|ya|yes|yep|lol|haha|oh)[, ]+)?(?:(?:i'?ve |ive |already |i )*(?:seen|watched|read|heard|tried|done|played|finished|know) (?:it|that|this|that one|this one|them)|been (?:there|twice|once)|(?:seen|done) that)(?: (?:already|twice|ages ago|lol|yeah|before))?[ .!]*$/i,
    also: afterMine,
    said: {
      'follow up': [
        ['warm', 'Would you go through {m} again?'],
        ['direct', 'Verdict, please. Stars out of five for {m}?'],
        ['warm', 'Then you can tell me: is it worth an evening?'],
        ['calm', 'Good, so we can talk about it. What stayed with you?'],
        ['direct', 'Then I need a new idea. What have you not seen yet?'],
      ],
      'take the bait': [
        ['playful', 'You are a step ahead of me. Did it deserve you?'],
        ['witty', 'Two words, no review. The critics are tough this year.'],
        ['playful', 'There goes my one good suggestion. What do you recommend?'],
        ['playful', 'Do not tell me how it ends. Just raise an eyebrow.'],
      ],
    },
  }),
  quick('never tried it', {
    cue: /^\W*(?:(?:dunno|idk|no|nah|nope|hm+|honestly|not sure)[, .]+)*(?:i'?ve |ive )?never (?:tried|had|been|done|seen|eaten|heard of)(?: (?:it|them|one|any|that|those|there))?(?: (?:tbh|actually|lol|before))?[ .!]*$/i,
    also: afterMine,
    most: 8,
    said: {
      'take the bait': [
        ['playful', 'Never? Then I get to watch your face the first time.'],
        ['playful', 'Good, no opinion to defend. We can start from zero.'],
        ['witty', 'An open mind about {m}. That is rarer than you think.'],
        ['playful', 'That can be arranged, and I will not laugh. Much.'],
      ],
      'follow up': [
        ['warm', 'Would you like to, or are you happy without {m}?'],
        ['direct', 'Curious about {m}, or firmly against?'],
        ['calm', 'Fair enough. What is something new that you did like?'],
      ],
      'suggest meeting': [
        ['flirty', 'Then {m} {m|goes|go} on our list, if you are brave.'],
        ['warm', 'We could find out together some time, no pressure.'],
      ],
    },
  }),
  quick('noted, they say', {
    cue: /^\W*(?:(?:ok(?:ay)?|cool|haha|lol|right)[, ]+)?(?:noted|duly noted|roger(?: that)?|copy(?: that)?|received|understood|acknowledged|message received|10-4)(?: (?:with thanks|thanks|thank you|lol|sir|boss))?[ .!]*$/i,
    also: afterMine,
    said: {
      'take the bait': [
        ['playful', 'So formal! Shall I send {m} in triplicate?'],
        ['witty', 'I look forward to your office getting back to mine.'],
        ['playful', 'Stamped and filed, I hope, next to the other nice things.'],
        ['witty', 'Kind regards to you too, and to the whole department.'],
        ['playful', 'That is how a bank talks. Give me one human word.'],
      ],
      'follow up': [
        ['warm', 'And between us, off the record?'],
        ['direct', 'Good. Is there a reply under that, or only a stamp?'],
        ['calm', 'Good to know it arrived. How was it for you?'],
      ],
    },
  }),
  quick('a bare hello', {
    cue: /^\W*(?:sup+|s'?up|wass?up|what'?s good|whats good|yo+|oi|ello|howzit|heita|ola|hola|aweh?|hi already|ahoy|knock knock)[ ?!.]*$/i,
    said: {
      'start fresh': [
        ['playful', 'My hopes are up, mostly. What is happening on your side?'],
        ['warm', 'Hello you. What is the best thing about today so far?'],
        ['direct', 'Hey. Give me one good and one silly thing about your day.'],
        ['playful', 'Hello! Shall we skip the weather and go straight to snacks?'],
        ['calm', 'Hi. Good to hear from you. How has your day been?'],
        ['witty', 'A short hello, so a short question: tea, or trouble?'],
        ['warm', 'Hey, good timing. Tell me something I could not guess about you.'],
        ['playful', 'Hi. Skip the small talk with me: what are you looking forward to?'],
        ['direct', 'Hello. If we had an hour and no phones, what would we do?'],
        ['witty', 'The word was brief but the entrance was strong. What brings you here?'],
      ],
    },
  }),
  quick('they loved it, grudgingly', {
    cue: /\bi (?:don'?t|didn'?t|do not) hate (?:it|that|this|them|the|your|ur)\b|^\W*not (?:terrible|awful|the worst|hating it|mad at it|half bad)\W*$|\bi hate (?:that|how much) i (?:like|love)|\bactually good and i hate\b/i,
    not: /\?/,
    most: 22,
    said: {
      'take the bait': [
        ['playful', 'From you that is a standing ovation.'],
        ['playful', 'Careful, you nearly said something nice there.'],
        ['witty', 'I am having that framed. "Not hated", in gold letters.'],
        ['playful', 'Admit it, you are one compliment away from liking it.'],
        ['witty', 'High praise, in your dialect.'],
      ],
      'appreciate a detail': [
        ['warm', 'Thank you, that is a relief about {m}. I will take it.'],
        ['warm', 'That made me grin, and you cannot take it back now.'],
      ],
      'follow up': [
        ['direct', 'What would move it up to a like?'],
        ['calm', 'Honest as ever. What gave it the edge?'],
      ],
    },
  }),
  quick('they love the reader back', {
    cue: /^\W*(?:i )?(?:love|luv) (?:you|u|ya)(?: (?:too|more|most|lots|babe|x+))*\W*$/i,
    also: mineSays(/\b(?:love|luv) (?:you|u|ya)\b/i),
    said: {
      'appreciate a detail': [
        ['warm', 'That is a good thing to fall asleep on.'],
        ['warm', 'Reading that never gets old.'],
        ['calm', 'Good. That is all I need tonight.'],
        ['flirty', 'Say it to my face tomorrow, I want to see it too.'],
      ],
      'take the bait': [
        ['playful', 'I know. I checked twice.'],
        ['playful', 'I said it first, so I am winning.'],
        ['witty', 'Then we agree. Meeting closed.'],
      ],
      'leave it open': [['warm', 'Sleep well, you. Until tomorrow.']],
    },
  }),
  quick('a compliment in two words', {
    cue: /^\W*(?:wow[, ]+)?(?:nice|great|lovely|good|cool|amazing|killer|sick|cute|beautiful|gorgeous|pretty|stunning|sweet|awesome) (?:eyes|smile|hair|pics?|photos?|pictures?|profile|dog|cat|beard|tattoos?|shirt|jacket|shoes|hat|glasses|dress|bio|name|laugh|voice|hands|taste|top|jersey|bike|plants?|kitchen)(?: (?:btw|lol|x+|😍+|🔥+))?\W*$/iu,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you! That is a nice way to say hello.'],
        ['warm', 'Kind of you, thank you. What made you stop at me?'],
        ['calm', 'Thank you. And who am I talking to, apart from the compliment?'],
      ],
      'take the bait': [
        ['playful', 'Thank you! Compliments are accepted all day.'],
        ['playful', 'Two words, and I am already in a better mood.'],
        ['witty', 'Short and sweet. Do you also do full sentences?'],
        ['playful', 'I will pass that on. Anything for the rest of me?'],
      ],
      'start fresh': [
        ['direct', 'Thanks! Now tell me something about you that no photo shows.'],
        ['warm', 'Thank you. Tell me one thing you are good at that nobody asks about.'],
        ['playful', 'Thank you. Next question is yours, and it may be a strange one.'],
      ],
    },
  }),
  quick('right, that was it', {
    cue: /^\W*(?:correct|bingo|spot on|(?:you|u) got it|nailed it|that'?s (?:right|it|correct|me)|(?:that is )?(?:correct|right)|indeed|affirmative|yup that'?s (?:me|it|right))[ .!]*$/i,
    also: mineSays(/\?/),
    said: {
      'follow up': [
        ['warm', 'I listen sometimes! What should I remember next?'],
        ['direct', 'Good. What comes with that, the best and the worst of it?'],
        ['calm', 'I am glad I kept that right. Tell me a little more about it?'],
        ['warm', 'Then I have you half figured out. What is the half I am missing?'],
      ],
      'take the bait': [
        ['playful', 'One point for me. Is there a prize?'],
        ['playful', 'I take notes, you know. Mental ones, very tidy.'],
        ['witty', 'The quiz continues: ask me one about you.'],
        ['playful', 'I would like that in writing. Oh wait, I have it in writing.'],
      ],
    },
  }),
  quick('still on, or pretending', {
    also: (r) => !r.intents.has('ghost_return'),
    cue: /\b(?:are we|r we|we) still (?:doing|on|going|having|meeting)\b[^?]{0,60}\b(?:or|\?)|\bstill (?:on|up) for (?:the thing|it|that|our)\b|\bpretending to forget\b/i,
    most: 22,
    said: {
      'answer, then return': [
        ['direct', 'We are doing it, as far as I am concerned. Same time as we said?'],
        ['warm', 'Still doing it, please. Thank you for asking.'],
        ['direct', '[Yes, or not this time], and thank you for asking first.'],
        ['calm', 'I have not forgotten, and I am still in if you are.'],
      ],
      'take the bait': [
        ['playful', 'I was pretending very well, and then you ruined it. Yes, still on.'],
        ['playful', 'I would never forget. Are you in?'],
        ['witty', 'I move that we stop pretending and do it. All in favour?'],
        ['playful', 'If we both pretend, we both lose. Let us do the thing.'],
      ],
      'pick a slot': [['direct', 'Still on. Give me a day and I will put it in ink.']],
    },
  }),
  quick('is the number the same', {
    cue: /\b(?:your|ur) number\b[^?]{0,20}\b(?:changed|same|right|work\w*|correct)\b|\b(?:text|message|msg|sms|whatsapp)\w* (?:didn'?t|hasn'?t|not|never|won'?t) (?:deliver\w*|go(?:ne)? through|arriv\w*|sen[dt])/i,
    most: 24,
    said: {
      'answer, then return': [
        ['direct', '[Same number, or a new one]. This one reached me, so you are safe here.'],
        ['calm', 'Thanks for checking. What did it say?'],
        ['warm', 'This got through, so write it here. What did I miss?'],
      ],
      'follow up': [
        ['direct', 'This one came through fine. What was in the one that got lost?'],
        ['playful', 'My phone must have eaten it. Feed it another, I will watch.'],
        ['witty', 'Lost in the post, then. I hope it was not the winning numbers.'],
        ['warm', 'I was not ignoring you, promise. Try me again?'],
      ],
    },
  }),
  quick('home yet', {
    cue: /^\W*(?:(?:are |r )?(?:you|u) |hey )*(?:home|back|there|in|safe)(?: (?:yet|safe|already|now|ok(?:ay)?))+\W*\?+\W*$|^\W*(?:get|got|make|made) (?:home|back|it) (?:ok(?:ay)?|safe\w*|alright|all right)\W*\?+\W*$/i,
    said: {
      'answer, then return': [
        ['warm', '[Home, or nearly]. It is nice that you asked.'],
        ['direct', '[In, or ten minutes away]. And you, are you in?'],
        ['playful', '[Home, or on the way]. You may now stand down.'],
        ['calm', '[Where you are]. Thank you for checking on me.'],
        ['flirty', '[Home, or almost], and already thinking it ended too early.'],
      ],
      'appreciate a detail': [
        ['warm', 'You checked. That is going on the list of things I like about you.'],
        ['warm', 'It is good to have somebody who asks that.'],
        ['playful', 'Checking on me already? I could get used to this.'],
      ],
    },
  }),
  quick('how to get in', {
    cue: /\b(?:(?:gate|door|access|entry|buzzer|building) code|code (?:for|to) the (?:gate|door|building|complex)|code is \d{3,}|watch (?:your|ur) (?:step|head)|mind the (?:step|dog|gap)|(?:buzz|ring) (?:flat|unit|number|apartment|\d)|the gate'?s? (?:is |its )?(?:broken|open|stuck)|key'?s? (?:is |are )?under)\b/i,
    not: /\?|\b(?:otp|bank|verification|whatsapp|sms|6[- ]digit)\b/i,
    most: 11,
    said: {
      'do what they ask': [
        ['direct', 'Got it, thank you. I will let you know when I am outside.'],
        ['warm', 'Thanks, saved. I will be careful on the way in.'],
        ['calm', 'Perfect, that helps. See you in a bit.'],
        ['direct', 'Noted for the way in. Anything else I should know?'],
      ],
      'light touch': [
        ['playful', 'I feel like a spy. Is there a password as well?'],
        ['playful', 'Thanks! If I get lost between the gate and you, send help.'],
        ['witty', 'A house with instructions. I like it already.'],
        ['playful', 'I will make a dramatic but safe entrance.'],
      ],
      'follow up': [['warm', 'Thank you. Shall I bring anything, since I am coming that way?']],
    },
  }),
  quick('done with the day', {
    cue: /\b(?:(?:i'?m|im|i am|so) done with (?:today|this (?:day|week)|everything|people|work|adulting)|(?:today|this (?:week|day|heat|weather|traffic|cold|rain)) (?:can (?:stop|end|go)|will be the end of me|is (?:killing|finishing|ending) me|has finished me)|over (?:today|this week))\b/i,
    not: /\?|\b(?:life|living|anymore|can'?t go on|self)\b/i,
    also: (r) => !r.intents.has('self_harm'),
    most: 14,
    said: {
      sympathise: [
        ['warm', 'Then let it be over. What would make the rest of the evening soft?'],
        ['calm', 'That kind of day. Shoes off, and nobody needs anything from you now.'],
        ['warm', 'I am sorry it was one of those. Do you want to complain? I am good at listening.'],
        ['calm', 'You got through it, that counts. What is for supper?'],
      ],
      'light touch': [
        ['playful', 'I hereby cancel the rest of it. You may go home.'],
        ['playful', 'Shall I write to the management? It deserves a complaint form.'],
        ['witty', 'It has not been a great success, I agree. Shall we pretend it is tomorrow?'],
        ['playful', 'Something cold and a chair, that is the prescription.'],
      ],
      'follow up': [
        ['direct', 'What was the last straw?'],
        ['warm', 'Who do I have to be cross with on your behalf?'],
      ],
    },
  }),
  quick('ate too much', {
    cue: /\b(?:can'?t (?:move|breathe|get up)|food coma|so (?:full(?! of)|stuffed)|i'?m (?:stuffed|so full(?! of))|ate (?:the whole|all of|too much|everything|way too|an entire))\b/i,
    not: /\?|\b(?:sick|vomit|hospital|allerg\w+|anorex\w*|bulimi\w*|diet|calories|fat|stuck|traffic|panic|grief|pain)\b/i,
    most: 18,
    said: {
      'take the bait': [
        ['playful', 'The whole thing? I salute you from a safe distance.'],
        ['playful', 'Lie down and think of nothing. Help arrives in an hour, with tea.'],
        ['witty', 'You did not eat it, you completed it.'],
        ['playful', 'No shame, only admiration. Was there any left for a friend?'],
      ],
      'follow up': [
        ['warm', 'Worth it, though? I need to know before I do the same.'],
        ['direct', 'Where was that? I may want to suffer the same way.'],
        ['calm', 'Then the evening is decided: couch. What are you watching?'],
        ['playful', 'And the important question: is there still room for pudding?'],
      ],
    },
  }),
  quick('called old, or mocked', {
    cue: /^\W*(?:(?:lol|haha\w*|ok(?:ay)?|oh|sure|right)[, ]+)*(?:ok(?:ay)? boomer|sure,? jan|sir,? this is a wendy'?s|(?:he|she|they)(?:'s| thinks? (?:he|she|they)(?:'s|'re| is| are)?) (?:so )?(?:funny|a comedian|got jokes|cute)|(?:oh )?(?:he|she|someone|somebody) thinks (?:he|she|they)(?:'s|'re| is| are)? (?:so )?(?:funny|clever|smart|charming)|you wish|dream on|keep dreaming|in your dreams|if you say so|whatever you say|nice try)[ .!]*$/i,
    said: {
      'take the bait': [
        ['playful', 'That one hit. I will be walking it off.'],
        ['playful', 'I felt that in both knees.'],
        ['witty', 'I would answer, but I am still recovering.'],
        ['playful', 'No respect. And I was being so charming about {m}.'],
        ['witty', 'Laugh now. One day you will tell people that you knew me.'],
        ['playful', 'I take it back, or I would, if I were not right.'],
        ['playful', 'You doubt me? Give me one more chance, I do requests.'],
      ],
      'return the question': [
        ['direct', 'Fine, then show me how it is done.'],
        ['playful', 'And what are you like when you try? I want a demonstration.'],
      ],
      'appreciate a detail': [['warm', 'I like that you do not let me get away with anything.']],
    },
  }),
  quick('it was all right', {
    cue: /^\W*(?:it )?(?:was |is |'s )?(?:ok(?:ay)?(?:ish)?|alright|all right|fine|so[- ]so|decent|meh|not bad|average|long)(?: (?:i guess|i suppose|lol|tbh|hey|nothing special))?[ .!]*$/i,
    also: mineSays(
      /\b(?:did you like|was it|how (?:was|is|did)|good\?|any good|enjoy\w*|have fun|like the|what did you think)\b/i,
    ),
    said: {
      'follow up': [
        ['direct', 'Okay as in twice, or okay as in never again?'],
        ['warm', 'What would have made {m} better?'],
        ['calm', 'Fair. Was there one bit that was worth it?'],
        ['direct', 'Stars out of five for {m}? Halves are allowed.'],
        ['warm', 'Then what was the last thing that really got you?'],
      ],
      'take the bait': [
        ['playful', 'Was okay. They should print that on the poster.'],
        ['witty', 'I have seen warmer reviews of car parks.'],
        ['playful', 'You are hard to impress. I find that encouraging and worrying.'],
        ['playful', 'Do not overdo it, people will think you loved {m}.'],
      ],
    },
  }),
  quick('keen, caught out', {
    cue: /\b(?:keen(?: bean)?|eager(?: beaver)?|(?:you|u) (?:replied|answered|followed|texted|liked|matched)\b[^.!?]{0,20}\b(?:seconds?|fast|quick\w*|instantly|straight away|immediately))\b/i,
    also: (r) => (r.intents.has('tease') || r.intents.has('humour')) && !r.intents.has('testing'),
    not: /\?|\bkeen (?:for|to|on)\b|\bbot\b/i,
    most: 16,
    said: {
      'own it': [
        ['playful', 'Keen? I was already holding my phone. For work.'],
        ['playful', 'Guilty. I could have waited a minute, but why?'],
        ['flirty', 'I was keen, and I would do it again.'],
        ['direct', 'Yes. I do not believe in pretending to be busy.'],
      ],
      'take the bait': [
        ['witty', 'Four seconds is slow for me. You should see me with cake.'],
        ['playful', 'And you were counting. Who is the keen one now?'],
        ['playful', 'My thumb slipped. Repeatedly, in your direction.'],
      ],
      'return the question': [
        ['playful', 'How long should I have waited, to look mysterious?'],
        ['warm', 'You noticed, so I will call it even.'],
      ],
    },
  }),
  quick('no rush from them', {
    cue: /^\W*(?:(?:hey|ok(?:ay)?|and|of course|sure|haha|lol)[, ]+)*(?:(?:there'?s |there is )?no (?:rush|hurry|pressure|stress)|take (?:your|ur) time|whenever (?:you|u)(?:'re|r| are)? (?:feel )?(?:ready|free|like)|in (?:your|ur) own time|all in good time|slow is (?:good|fine))\b[^?]{0,40}$/i,
    most: 12,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, that makes it easier already.'],
        ['warm', 'I like that you do not push. It makes me want to come closer.'],
        ['calm', 'Good to know. I will hold you to that, and I mean it nicely.'],
        ['direct', 'Thank you. I will say when, I promise not to leave you guessing.'],
        ['warm', 'You said that at exactly the right moment, thank you.'],
      ],
      'light touch': [
        ['playful', 'A patient person! I thought they had stopped making those.'],
        ['playful', 'Keep being this relaxed and I may speed up after all.'],
        ['witty', 'No rush is my favourite speed.'],
      ],
      'follow up': [
        ['calm', 'And what about you, what pace feels right on your side?'],
        ['warm', 'Then tell me something small in the meantime. How was today?'],
      ],
    },
  }),
  quick('missing home', {
    cue: /\b(?:miss(?:ing)?|homesick(?: for)?|long for) (?:my )?home\b|\bhomesick\b|\bmiss (?:the|my) (?:old )?(?:village|farm|island|country|home ?town)\b/i,
    not: /\?|\b(?:don'?t|not|never) miss/i,
    most: 32,
    said: {
      sympathise: [
        ['warm', 'Home has a way of turning up without knocking. I am sorry it stung.'],
        ['calm', 'That makes sense. The small things carry the most of it.'],
        ['warm', 'I wish I could send you an hour of it.'],
        ['calm', 'Let it be a homesick day, then. Nothing has to be done about it.'],
      ],
      'follow up': [
        ['warm', 'Tell me about home? One street of it will do.'],
        ['direct', 'What is the first thing you do there when you arrive?'],
        ['warm', 'Who would you be sitting with now, if you were there?'],
        ['calm', 'Is there anything that helps, a dish or a voice?'],
      ],
      'stay with them': [
        ['warm', 'You can miss it at me for as long as you like.'],
        ['calm', 'I would like to hear about the place that can do that to you.'],
      ],
    },
  }),
  quick('hurt by what the reader said', {
    cue: /\b(?:i )?(?:(?:felt|feel|was|am|i'?m) (?:\w+ ){0,3}(?:hurt|stung|small|stupid|dismissed|belittled|upset|embarrassed|put down|laughed at)|(?:it|that) (?:\w+ ){0,2}(?:hurt|stung)(?: me| a bit| a little)?) (?:when|that|how|by what|because) (?:you|u)\b/i,
    not: /\b(?:joke|jk|lol|haha)\b/i,
    limit: true,
    most: 40,
    said: {
      'own it': [
        ['warm', 'I am sorry. I did not see how that would land, and I should have.'],
        ['calm', 'You are right to tell me. I am sorry that I made you feel like that.'],
        ['direct', 'I am sorry, that was careless of me. It is not dumb to mind it.'],
        ['warm', 'Thank you for saying it instead of swallowing it. I am sorry.'],
      ],
      'make amends': [
        ['warm', 'I would like to do that one again, properly. May I ask you about it this time?'],
        ['calm', 'I take it back. Tell me how you see it, and I will listen better.'],
        ['direct', 'I will not say that again. Is there more of mine that stung?'],
      ],
      'name the feeling': [
        ['warm', 'Of course that hurt, it is something that matters to you. I am sorry.'],
        ['calm', 'I hear you. It was meant lightly and it was heavy on your side.'],
      ],
    },
  }),
  quick('tired of being strong', {
    cue: /\b(?:(?:keeps?|always|people|everyone|everybody|they)\b[^.!?]{0,24}\b(?:so|too|be|being|how) (?:strong|brave|resilient)|tired of being (?:strong|brave|the strong one)|i'?m (?:not|im not) (?:that )?strong|always the strong one)\b/i,
    not: /\?/,
    limit: true,
    most: 40,
    said: {
      sympathise: [
        ['warm', 'Then sit down for a minute. You do not have to be strong here.'],
        ['calm', 'Strong is what people say when they do not know how to help. I am sorry.'],
        ['warm', 'I will not call you strong, then. I will ask if you have eaten.'],
        ['warm', 'That sounds lonely, being admired instead of helped.'],
      ],
      'stay with them': [
        ['calm', 'No applause from me, only company.'],
        ['warm', 'You can fall over a bit on this side. Nobody is watching.'],
        ['direct', 'Tell me what a chair would look like today, and I will see what I can do.'],
      ],
      'follow up': [
        ['warm', 'What could somebody take off your hands this week?'],
        ['calm', 'Who gets to see you when you are not holding up?'],
      ],
    },
  }),
  quick('to be somebody of theirs', {
    cue: /\bi want (?:you|u) to be (?:my|the)\b|\b(?:you|u)(?:'re| are|r)? (?:becoming |turning into )?my (?:favou?rite|go-?to|safe) (?:person|human|place)\b|\bbe my \w+(?: \w+)? person\b/i,
    not: /\?|\b(?:slave|sugar|manager|mentor|investor)\b/i,
    also: (r) => !r.intents.has('sexual'),
    most: 40,
    said: {
      'appreciate a detail': [
        ['warm', 'I would like that job. When do I start?'],
        ['warm', 'That is one of the nicest things anybody has offered me.'],
        ['calm', 'I am smiling. Yes, let us see where that goes, day by day.'],
        ['flirty', 'Careful, I say yes to offers like that.'],
      ],
      'take the bait': [
        ['playful', 'Do I get a badge? I would wear it.'],
        ['playful', 'I accept, with full benefits and unlimited small talk.'],
        ['witty', 'I have trained for this position all my life without knowing.'],
      ],
      'follow up': [
        ['warm', 'Then begin: what was the least exciting part of today?'],
        ['direct', 'I like the sound of it. What would that look like on a Tuesday?'],
        ['calm', 'That means something to me. What made you say it now?'],
      ],
    },
  }),
  quick('tears, but not the bad kind', {
    cue: /\b(?:cried|crying|sobbing|sobbed|wept|weeping|tears|bawling|tearing up|welled up|in bits)\b/i,
    also: (r) =>
      /\b(?:good (?:crying|tears)|happy tears|documentary|film|movie|series|episode|finale|video|advert|ad|song|book|corgi|wedding|crab|penguin|(?:it|lump|scan|test|results?) (?:was|were|is) (?:a |an )?(?:raisin|nothing|clear|fine|benign|negative)|i'?m not crying)\b/i.test(
        r.plain,
      ) && !r.intents.has('grief'),
    not: /\?|\b(?:funeral|died|passed away|hospital|because of (?:you|u|him|her)|every (?:night|day)|to sleep|ex\b|divorce|breakup)\b/i,
    most: 30,
    said: {
      'take the bait': [
        ['playful', 'I am not crying either. It is very dusty in here.'],
        ['playful', 'Tissues are on their way, and no judgement at all.'],
        ['witty', 'A proper cry without anybody getting hurt: the best kind there is.'],
        ['playful', 'You softie. I would have needed a towel.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like people who let things get to them.'],
        ['warm', 'Good tears count double. I am glad they were those.'],
        ['calm', 'It is nice that it could reach you like that.'],
      ],
      'follow up': [
        ['warm', 'What was the moment that did it?'],
        ['direct', 'Did anybody see, or did you get away with it?'],
        ['warm', 'And afterwards, relief or chocolate?'],
      ],
    },
  }),
  quick('not without them', {
    cue: /\b(?:don'?t|dont|do not|never) (?:you |u )?(?:dare |even think about |even |ever )?(?:watch\w*|finish\w*|start\w*|see\w*|eat\w*|go\w*|open\w*|read\w*|try\w*|listen\w*)\b[^.!?]{0,40}\bwithout me\b/i,
    not: /\?|\b(?:friends|dress|party|out tonight)\b/i,
    also: (r) => r.flags.length === 0 && !r.intents.has('jealousy_control'),
    most: 24,
    said: {
      'take the bait': [
        ['playful', 'I would never. My finger is nowhere near the button.'],
        ['playful', 'I swear on my snacks. But you had better be quick.'],
        ['witty', 'You would know? I believe you, and I am a little afraid.'],
        ['playful', 'And if I have a very small peek, with one eye?'],
        ['witty', 'I will sign something, if you bring the pen.'],
      ],
      'suggest meeting': [
        ['flirty', 'Then come and guard me. When are you free?'],
        ['direct', 'Deal. Name the evening and I bring something to eat.'],
        ['warm', 'I like that idea. It is better with you anyway.'],
      ],
      'confirm the plan': [['warm', 'Promised. It waits, and so do I.']],
    },
  }),
  quick('a condition, in jest', {
    cue: /^\W*(?:(?:sorry|look|ok(?:ay)?|listen)[, ]+(?:but )?)?if (?:you|u) (?:don'?t|dont|do not|can'?t|say|like|put|think|haven'?t|have never) [^.!?]{3,60}\b(?:(?:we|this) (?:can'?t|cannot|won'?t|will not|could never) (?:be (?:together|friends)|work|date|happen)|it'?s over|i'?m (?:leaving|out|gone|unmatching)|we'?re (?:done|over)|deal ?breaker)\b/i,
    not: /\b(?:send|pics?|nudes?|money|pay|kids|children|god|church|smoke|friends with|answer|reply)\b/i,
    also: (r) => r.flags.length === 0 && (r.intents.has('tease') || r.intents.has('humour')),
    most: 24,
    said: {
      'take the bait': [
        ['playful', 'I would like to speak to my lawyer before I answer.'],
        ['playful', 'So this is how it ends, before the first date.'],
        ['witty', 'I am willing to be converted, if lunch is included.'],
        ['playful', 'Put me to the test. I will pass or cry.'],
        ['witty', 'Finally somebody with proper standards.'],
      ],
      'honest answer': [
        ['playful', 'I can only say [where you stand on it], and hope for mercy.'],
        ['direct', '[You do, or you do not]. Am I still in?'],
      ],
      'return the question': [
        ['playful', 'And what else is on the list? I want to see all the clauses.'],
        ['warm', 'Agreed. Now hear mine: you have to laugh at one bad joke a day.'],
      ],
    },
  }),
  quick('sent as asked', {
    cue: /^\W*(?:ok(?:ay)? )?(?:here'?s|here is|heres|here are) (?:the|that|your|ur|my) \w+|^\W*(?:here (?:you|u) go|there (?:you|u) go|as (?:requested|promised)|sent(?: it)?|just sent(?: it)?)\b/i,
    also: (r) =>
      /\b(?:send|need|want|please|pls|share|have|recipe|link|photo|pic|list|name of|address)\b/i.test(r.mine),
    not: /\?|\b(?:click|invest|sign up|wallet|code)\b/i,
    most: 24,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you! You actually remembered.'],
        ['warm', 'You are a star. I will report back on {m}.'],
        ['calm', 'Thanks, that is exactly what I was after.'],
        ['direct', 'Got it, thank you. I owe you one.'],
      ],
      'take the bait': [
        ['playful', 'Now there is no way back. If {m} {m|goes|go} wrong, I blame the author.'],
        ['playful', 'That was quick! Do you do this for everybody?'],
        ['witty', 'Received with thanks. The evening is saved.'],
      ],
      'follow up': [
        ['direct', 'Anything I should watch out for before I start?'],
        ['warm', 'What is your own trick with it, the one that is not written down?'],
        ['flirty', 'I might need supervision. Are you free one evening?'],
      ],
    },
  }),
];
