/** Small talk and flirting as most people type it: good night, good morning, thanks, a link, a laugh, a hug, `guess what`. */
import type { Reading } from '../reading/read.ts';
import { type Fitting, fitting } from './fitting.ts';
import type { Scene } from './scene.ts';
import { mineTopic } from './subjects.ts';

const afterMine = (r: Reading): boolean => r.mine.trim() !== '';
const unprompted = (r: Reading): boolean => !afterMine(r);
const open = { words: ' ' };

const LEAD =
  "(?:ha)+h?|(?:he)+h?|lo+l+|lma+o+|a+w+|omg|wo+w+|oh|hey|hi|well|and|but|so|ok|okay|yeah|yes|no|honestly|btw|also|just|really|seriously|man|damn|gosh|hmm+|thank you|thanks|i think|i must say|anyway|i'?m off|off to bed|going to bed";
const TAIL =
  'lo+l+|(?:ha)+h?|x+|tho|though|babe|baby|hun|hon|love|dear|sweetie|sweetheart|darling|handsome|beautiful|gorgeous|sexy|cutie|sunshine|stranger|too|btw|right now|rn|now|today|tonight|already|you know that|so much|a lot|actually|honestly|seriously|you|u|you know|hey|please|pls|from you|man|really|as always|thanks|thank you|more';
/** Nothing but this is said, whatever stands around it. */
const only = (core: string): RegExp =>
  new RegExp(`^\\W*(?:(?:${LEAD})[\\W]+)*(?:${core})(?:\\W+(?:${TAIL}))*\\W*$`, 'i');

const YOU_ARE = "(?:you(?:'re|re| are)|ur|u r|your|u are)";
const VERY =
  '(?:(?:so|very|really|such|too|quite|pretty|actually|just|super|a bit|kinda|always|honestly|fucking|damn) )*';

const plain = (name: string, fit: Fitting): Scene =>
  fitting(`ordinary: ${name}`, { ...fit, places: (r) => ({ m: mineTopic(r), ...fit.places?.(r) }) });

export const ORDINARY_PLAY_SCENES: readonly Scene[] = [
  plain('good night and a word more', {
    cue: /\b(?:good ?ni(?:ght|te)|ni(?:ght|te) ?ni(?:ght|te)|sweet dreams|sleep (?:well|tight|good|nicely)|talk tomorrow|(?:^|[!.,] ?)night)\b/i,
    not: /\?|\b(?:said|says|told) (?:me )?good ?night\b|\b(?:(?:had|was|have|having|it'?s|such) a (?:\w+ )?good night|good night(?:'?s)? (?:out|sleep|in)|didn'?t|couldn'?t|can'?t|hope (?:you|u) slept|slept|last night|night shift|until|but|because|sorry|monster|nightmare|never|(?:did|do|how|have) (?:you|u)|how)\b/i,
    limit: true,
    also: (r) => !r.intents.has('rejection_hard') || r.intents.has('goodbye'),
    most: 13,
    places: (r) => ({
      dream: /dream/i.test(r.plain) ? open : undefined,
      tomorrow: /\btomorrow\b/i.test(r.plain) ? open : undefined,
    }),
    said: {
      'leave it open': [
        ['warm', 'Good night, sleep well. Until tomorrow?'],
        ['warm', '{tomorrow}Good night! Yes, tomorrow. I am already looking forward to it.'],
        ['warm', '{dream}Sweet dreams to you too. If there is a good one, I want to hear it tomorrow.'],
        ['calm', 'Sleep well, and have a slow start tomorrow.'],
      ],
      'appreciate a detail': [
        ['warm', 'Good night! It was nice to end the day with you.'],
        ['flirty', 'Good night. I will fall asleep with a smile, and that is your doing.'],
        ['calm', 'Thank you, sleep well too. I liked talking to you today.'],
      ],
      'light touch': [
        ['playful', 'Good night. Whoever wakes up first says good morning, deal?'],
        ['playful', '{dream}Sweet dreams! I am aiming for the one where I can fly.'],
        ['playful', 'Sleep well. I hope your pillow is cold on both sides.'],
      ],
    },
  }),
  plain('good morning and a word more', {
    cue: only("(?:good ?)?mornin[g']*|gm|goeie ?m[oô]re|(?:a )?(?:very )?good morning to you"),
    said: {
      'start fresh': [
        ['warm', 'Good morning! What does your day look like?'],
        ['warm', 'Morning! Did you sleep well?'],
        ['direct', 'Good morning. Busy day ahead, or an easy one?'],
      ],
      'light touch': [
        ['playful', 'Good morning! Coffee first, or are you one of those cheerful people already?'],
        ['playful', 'Morning! I am up, but my brain is still under the blanket. You?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good morning to you too. That is a nice thing to wake up to.'],
        ['flirty', 'Good morning. You just made getting up a lot easier.'],
        ['warm', 'Morning, you! I like being one of the first you write to.'],
      ],
    },
  }),
  plain('good morning, a wish', {
    cue: /^\W*(?:(?:hey|hi|aw+)\W+)?(?:good ?)?mornin[g']*\b[^?]{0,30}\b(?:(?:hope|wish)\w*|have (?:a |an )?\w+|enjoy)\b[^?]{0,50}$/i,
    not: /\b(?:but|sorry|because|we need|meeting|cancel|nothing serious)\b/i,
    most: 15,
    places: (r) => ({
      slept: /\b(?:slept|sleep)\b/i.test(r.plain) ? open : undefined,
      day: /\b(?:day|week|one)\b/i.test(r.plain) ? open : undefined,
    }),
    said: {
      'answer, then return': [
        ['warm', '{slept}Good morning! Well enough to be nice to you. And you?'],
        ['warm', '{day}Good morning! I hope your day is a good one too. What is on?'],
        ['direct', '{slept}Morning! I slept [how you slept]. What about you?'],
        ['direct', '{day}Thank you, good morning! Anything nice planned for today?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good morning. What a nice message to wake up to, thank you.'],
        ['warm', 'Morning! You are the best thing on my phone so far today.'],
        ['calm', 'Good morning, and the same to you.'],
      ],
      'light touch': [
        ['playful', '{slept}Morning! My pillow gave me good marks. And yours?'],
        ['playful', '{day}Good morning! With a start like that the day has to behave.'],
        ['playful', 'Good morning! Ask me anything you like, but gently.'],
      ],
    },
  }),
  plain('have a good one', {
    cue: only(
      '(?:i )?(?:hope you |wish you |u )?(?:have|enjoy|had|having)(?: (?:a|an|your|the|the rest of your|the rest of the))?(?: (?:very|really))?(?: (?:good|great|lovely|nice|beautiful|wonderful|amazing|awesome|super|fab|lekker|fun))? (?:day|evening|night|weekend|week|afternoon|one|time|fun|trip|sleep|lunch|dinner)(?: (?:ahead|further|at work|out|with (?:the|your) (?:friends|family|girls|boys|guys)))?',
    ),
    also: (r) => !/\bi (?:had|have|having)\b|^\W*(?:had|having)\b/i.test(r.plain),
    not: /\?/,
    limit: true,
    places: (r) => ({
      when: (() => {
        const said = /\b(day|evening|night|weekend|week|afternoon|trip|lunch|dinner)\b/i.exec(r.plain)?.[1];
        return said ? { words: said.toLowerCase() } : undefined;
      })(),
    }),
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, you too! That was nice to read.'],
        ['warm', 'Thank you, I will. Have a lovely {when} too.'],
        ['calm', 'Thanks! I hope your {when} is a good one as well.'],
      ],
      'leave it open': [
        ['warm', 'Thank you, and the same to you. Tell me about it later?'],
        ['direct', 'Thanks, you too. Talk later?'],
        ['calm', 'Thank you! I will tell you tonight how it went.'],
      ],
      'light touch': [
        ['playful', 'I will do my best, and report back.'],
        ['playful', 'Thank you! It already had a good start with your message.'],
      ],
    },
  }),
  plain('hope it goes well', {
    cue: only(
      "(?:i )?hope (?:you(?:'re|re| are)|ur|your (?:day|week|evening|morning|weekend)(?:'s| is| has been| was)?|you(?:'ve| have)?(?: had)?|you had)(?: (?:doing|going|having|been|treating you))?(?: (?:a|an))?(?: (?:good|great|lovely|nice|well|ok|okay|fine|better))?(?: (?:well|good|great|day|week|evening|weekend|morning|night|one|so far|okay|ok))*",
    ),
    not: /\?/,
    places: (r) => ({
      when: (() => {
        const said = /\b(day|evening|weekend|week|morning)\b/i.exec(r.plain)?.[1];
        return said ? { words: said.toLowerCase() } : undefined;
      })(),
    }),
    said: {
      'answer, then return': [
        ['warm', 'My {when} just got better with your message, thank you. How is yours going?'],
        ['warm', 'All well here, thank you, and better for being asked. How are you?'],
        ['warm', 'Thank you, all well here. How is your {when}?'],
        ['direct', 'My {when} has been [how it has been]. How about yours?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is kind of you, thank you. I hope your {when} is going well too.'],
        ['warm', 'Thank you for thinking of me. It is nice that you check in.'],
        ['calm', 'Thanks, I hope the same for you. What are you up to?'],
      ],
      'light touch': [
        ['playful', 'It has its moments, and this is one of them. And yours?'],
        ['playful', 'Going well, now that somebody nice has asked. Tell me about yours.'],
      ],
    },
  }),
  plain('you too', {
    cue: /^\W*(?:(?:aw+|thank you|thanks|thx|ok|haha+|yes|and|oh)\W+)*(?:you|u|same|right back at) (?:too|as well|to you)(?: (?:x+|then|babe|hun|love|dear|beautiful|handsome|tonight|tomorrow|lol))*\W*$/i,
    limit: true,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, that is sweet of you.'],
        ['warm', 'Thank you! I like talking to you.'],
        ['calm', 'Thanks, I will take that with me.'],
      ],
      'leave it open': [
        ['warm', 'Thank you! Talk soon?'],
        ['direct', 'Thanks. Shall I message you tomorrow?'],
        ['calm', 'Thank you. You know where to find me.'],
      ],
      'light touch': [
        ['playful', 'Thank you! Look at us, being so polite.'],
        ['flirty', 'Thank you. That put a smile on my face too.'],
      ],
    },
  }),
  plain('thanks', {
    cue: /^\W*(?:(?:aw+|haha+|oh|ok|ah|lol|wow|omg)\W+)*(?:thanks?|thank (?:you|u)|thx|thanx|ty|tysm|cheers|dankie)(?:\W+(?:so much|a lot|very much|you|u|x+|babe|hun|love|dear|haha+|lol|sweetie|beautiful|handsome|that'?s (?:so |very |really )?(?:sweet|kind|nice|lovely)(?: of you)?|(?:you(?:'re|re| are)|ur) (?:so |very |too )?(?:sweet|kind|nice)|for (?:that|saying (?:that|so)|the (?:compliment|kind words|message|tip|reply|laugh))|i appreciate (?:it|that)))*\W*$/i,
    also: unprompted,
    said: {
      'appreciate a detail': [
        ['warm', 'You are welcome, I meant it.'],
        ['warm', 'Any time. It is easy to be nice to you.'],
        ['calm', 'My pleasure. I am glad you liked it.'],
      ],
      'follow up': [
        ['warm', 'You are welcome! How is your day going?'],
        ['direct', 'Of course. What are you up to this evening?'],
        ['calm', 'No need to thank me. What has been the best part of your day?'],
      ],
      'light touch': [
        ['playful', 'You are welcome. I also accept payment in coffee.'],
        ['flirty', 'You are welcome. There is more where that came from.'],
      ],
    },
  }),
  plain('aww', {
    cue: /^\W*(?:(?:haha+|oh|ok|ah|lol|wow|omg|stop)\W+)*(?:a+w+h?)(?:\W+(?:thanks?|thank (?:you|u)|thx|so much|you|u|x+|babe|hun|love|stop|that'?s|thats|this is|so|very|too|really|just|sweet|kind|nice|cute|lovely|adorable|of you|you(?:'re|re| are)|ur|the sweetest|bless))*\W*$|^\W*(?:(?:haha+|oh|wow|omg|ok)\W+)*(?:that'?s|thats|that is|that was|how|this is) (?:so |very |really |too |just |such a )*(?:sweet|kind|nice|lovely|adorable|cute)(?: (?:of|from) (?:you|u)| (?:to|thing to) (?:say|hear))?(?: (?:thank you|thanks|x+|lol|haha))*\W*$/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I meant every word of it.'],
        ['warm', 'It is true, so it was easy to say.'],
        ['calm', 'Good, that smile was the whole idea.'],
      ],
      'follow up': [
        ['warm', 'It is easy to be sweet to you. How has your day been?'],
        ['direct', 'Glad you liked that. What else made you smile today?'],
        ['calm', 'Only the truth. What are you up to now?'],
      ],
      'light touch': [
        ['playful', 'Do not tell anyone that I am sweet, I have a reputation.'],
        ['playful', 'I have nice moments. You seem to bring them out.'],
        ['flirty', 'That sound you just made, I would like to hear it in person.'],
      ],
    },
  }),
  plain('a short yes, alone', {
    cue: /^\W*(?:(?:haha+|oh|ah|lol|well|and)\W+)*(?:k+|kk|ok+|okay|okey|okie|oki|alright|all right|right|yeah|yea|ya|yep|yup|yes|yah|mhm+|mm+|sure|for sure|cool|cool cool|nice|nice one|great|lekker|awesome|fine|good|deal|perfect|lovely|will do|got it|gotcha|no problem|all good|np|nw|no worries)(?:\W+(?:cool|nice|then|thanks|haha+|lol|x+|sure|babe|hun|ok|great|good|man|hey))*\W*$/i,
    also: unprompted,
    limit: true,
    most: 4,
    places: (r) => ({
      keen: /\b(?:yes|sure|great|lekker|awesome|perfect|lovely|deal|cool|nice)\b/i.test(r.plain)
        ? open
        : undefined,
      short: /^\W*(?:k+|kk|ok+|np|nw|fine|mm+|mhm+)\W*$/i.test(r.plain) ? open : undefined,
    }),
    said: {
      'follow up': [
        ['warm', 'Good! How is your day going so far?'],
        ['direct', 'Great. What are you up to tonight?'],
        ['calm', 'All right. Did you have a good day?'],
        ['warm', 'Good. While I have you: what is the nicest thing you did this week?'],
      ],
      'start fresh': [
        ['warm', 'Okay, my turn to ask. What are you looking forward to this week?'],
        ['playful', 'Then an easy one: what did you have for dinner, and was it any good?'],
        ['direct', 'Good. Tell me one thing about you that I do not know yet?'],
      ],
      'suggest meeting': [
        ['direct', '{keen}Good. I think we would talk better over a coffee. Are you free this week?'],
        ['warm', '{keen}Lovely. Shall we pick a day to meet, or is it too soon for that?'],
      ],
      'give space': [['calm', '{short}Sounds like you are busy. Write when you have a minute, I am around.']],
    },
  }),
  plain('agreed', {
    cue: /^\W*(?:(?:haha+|oh|ah|lol|well|and|yes|yeah|ok)\W+)*(?:true|so true|very true|that'?s true|thats true|too true|exactly|agreed|i agree|fair enough|fair|fair point|good point|valid|makes sense|that makes sense|facts|totally|definitely|for real|i get (?:that|it|you)|same|same here|me too|me also|me as well|haha+ yes|yes haha+)(?:\W+(?:haha+|lol|x+|actually|though|tho|really|same|true|i guess|man|hey))*\W*$/i,
    also: unprompted,
    most: 5,
    said: {
      'take the bait': [
        ['playful', 'Good, we agree on something. That makes at least one thing.'],
        ['playful', 'I like it when we agree. Shall we try for two in a row?'],
        ['witty', 'I am writing down the date. You agreed with me.'],
      ],
      'follow up': [
        ['warm', 'I am glad you see it that way. What made you smile today?'],
        ['direct', 'Good. Your turn: ask me anything you like.'],
        ['calm', 'Good that you see it that way too. How has your week been?'],
        ['warm', 'See, I knew we would get along. What are you up to tonight?'],
      ],
      'suggest meeting': [
        ['warm', 'We seem to agree a lot. Coffee this week, to see what else we agree on?'],
      ],
    },
  }),
  plain('they do not know', {
    cue: /^\W*(?:(?:haha+|oh|lol|well|hmm+|honestly)\W+)*(?:idk|i ?d[ou]nn?o|dunno|i don'?t know|i dont know|not sure|i'?m not sure|im not sure|no idea|maybe|perhaps|possibly|we'?ll see|hm+|we will see)(?:\W+(?:haha+|lol|x+|yet|really|tbh|honestly|maybe|man|you tell me))*\W*$/i,
    also: unprompted,
    limit: true,
    most: 5,
    places: (r) => ({ maybe: /\b(?:maybe|perhaps|possibly|see)\b/i.test(r.plain) ? open : undefined }),
    said: {
      'leave it open': [
        ['calm', 'That is fine, you do not have to know yet.'],
        ['warm', 'No rush. Tell me when you know.'],
        ['calm', '{maybe}Maybe is fine with me. No pressure at all.'],
      ],
      'follow up': [
        ['warm', 'What would you do if you did not have to decide?'],
        ['direct', '{maybe}What would turn the maybe into a yes?'],
        ['warm', 'Want to think out loud? I am a good listener.'],
        ['calm', 'What does your first feeling say?'],
      ],
      'light touch': [
        ['playful', 'We could toss a coin. You always know what you want while it is in the air.'],
        ['playful', '{maybe}I will take a maybe. It is a yes with its shoes still off.'],
        ['playful', 'Not knowing is allowed. Shall I ask something easier?'],
      ],
    },
  }),
  plain('a wow, alone', {
    cue: /^\W*(?:(?:oh|haha+|lol|omg|ok)\W+)*(?:omg+|oh my (?:god|gosh)|o+h+|wo+w+|no ways?|really|seriously|for real|what|wait what|huh|damn|oh wow|jeez|yoh|haibo|what do (?:you|u) mean|wdym)(?:\W+(?:haha+|lol|x+|wow|really|no way))*\W*$/i,
    also: unprompted,
    limit: true,
    most: 4,
    places: (r) => ({
      asks: /\b(?:why|how come|what|mean|wdym|huh)\b/i.test(r.plain) ? open : undefined,
      doubts: /\b(?:really|seriously|for real|no ways?)\b/i.test(r.plain) ? open : undefined,
      wow: /\b(?:omg+|oh|wo+w+|damn|jeez|yoh|haibo)\b/i.test(r.plain) ? open : undefined,
    }),
    said: {
      'answer, then return': [
        ['direct', '{asks}Did I lose you? Tell me which part, and I will say it better.'],
        ['playful', '{asks}That came out stranger than it was in my head. Which part shall I explain?'],
        ['warm', '{asks}Good question. What did you think I meant?'],
        ['warm', '{doubts}Really. Does that surprise you?'],
        ['playful', '{doubts}Would I make that up?'],
        ['direct', '{doubts}Yes, really. What did you expect?'],
        ['warm', '{wow}Is that a good wow or a bad wow?'],
        ['playful', '{wow}That good, or that bad? I can take both.'],
        ['direct', '{wow}What happened? Tell me everything.'],
      ],
      'follow up': [
        ['warm', '{wow}Now I am curious. What is going on?'],
        ['calm', '{asks}Happy to explain. What would you like to know?'],
        ['calm', '{doubts}It is true. Ask me anything about it.'],
      ],
      'light touch': [
        ['playful', '{wow}I hope I caused that. If not, who did?'],
        ['playful', '{doubts}Hand on heart. Ask me something that proves it.'],
        ['witty', '{asks}I wish I knew. I was hoping you would not notice.'],
      ],
    },
  }),
  plain('still there?', {
    cue: /^\W*(?:hello\W*\?+|(?:(?:are|r) )?(?:you|u|ya) (?:still )?(?:there|around|alive)(?: (?:still|tonight))?\W*\?+|anyone (?:there|home)\W*\?+|(?:hello\W*)+(?:(?:are )?(?:you|u) there)\W*|earth to you\W*|did i lose you\W*|still there\W*\?*)\W*$/i,
    said: {
      'answer, then return': [
        ['warm', 'I am here! Sorry, I did not mean to leave you hanging. What did I miss?'],
        ['direct', 'Here now. How are you?'],
        ['playful', 'Still here, still alive. What is going on with you?'],
        ['warm', 'Yes, I am here. What are you up to?'],
      ],
      'own it': [
        ['calm', 'Sorry for the silence, I am all yours now.'],
        ['playful', 'You caught me being slow. I am back, ask me anything.'],
      ],
      'light touch': [
        ['playful', 'Present! Was there roll call?'],
        ['flirty', 'I am here. I like that you noticed I was gone.'],
      ],
    },
  }),
  plain('I made them laugh', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*(?:(?:that|this|it) (?:(?:really|just|actually) )?(?:made me (?:laugh|giggle|chuckle|cackle|lol)|cracked me up|got me)|(?:you|u) (?:(?:always|really|just|actually|do) )*(?:make|made|crack|cracked|had|have|got) me (?:laugh\\w*|giggle|up|lol\\w*|in stitches)|${YOU_ARE} ${VERY}(?:funny|hilarious|a (?:comedian|clown|funny (?:guy|girl|one|man|woman|person))|a riot)|(?:that'?s|thats|that is|that was) ${VERY}(?:funny|hilarious|a good one)|good one|nice one|i(?:'m| am) (?:actually |literally )?laughing(?: (?:so (?:much|hard)|out loud))?|i love your (?:humou?r|jokes|sense of humou?r)|(?:you have|you'?ve got) a (?:good|great) sense of humou?r)(?:\\W+(?:${TAIL}|so hard|out loud|a lot|good one|i love it))*\\W*$`,
      'i',
    ),
    not: /\?|\bnot funny\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Making you laugh just became the best part of my day.'],
        ['warm', 'I am glad you laughed. I like that we find the same things funny.'],
        ['calm', 'Good, a laugh is what I was after.'],
      ],
      'light touch': [
        ['playful', 'Thank you, I have been funny for almost a whole minute now.'],
        ['playful', 'Do not laugh too much, or I will start telling puns.'],
        ['flirty', 'I would like to hear that laugh in person some time.'],
      ],
      'follow up': [
        ['warm', 'Thank you! What else makes you laugh like that?'],
        ['direct', 'Your turn. What is the funniest thing that happened to you this week?'],
        ['playful', 'Good, it worked. Who is the funniest person you know, apart from me?'],
      ],
    },
  }),
  plain('crazy, they say fondly', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*${YOU_ARE} ${VERY}(?:a )?(?:weird(?:o)?|random|cheeky|crazy|mad|nuts|silly|strange|goofy|ridiculous|bonkers|dork|goof|goofball|nutter|nutcase|funny)(?:\\W+(?:${TAIL}|but i like it|in a good way|i like it|😂))*\\W*$`,
      'i',
    ),
    also: (r) =>
      r.style.laughs === true ||
      /\b(?:i like it|good way|random|silly|dork|goof\w*|cheeky)\b|[😂🤣😄😆😅😜😉😊❤]/u.test(r.plain),
    said: {
      'take the bait': [
        ['playful', 'Only a little, and only with people I like.'],
        ['playful', 'I take that as a compliment. Normal was never going to work.'],
        ['witty', 'You are still talking to me, so what does that make you?'],
      ],
      'appreciate a detail': [
        ['warm', 'Thank you, I think! I like that I can be silly with you.'],
        ['warm', 'That is the nicest insult I have had all week.'],
      ],
      'return the question': [
        ['playful', 'Guilty. And what is the strangest thing about you?'],
        ['warm', 'A bit, yes. Are you the sensible one, then?'],
      ],
    },
  }),
  plain('easy to talk to', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*(?:(?:i )?(?:really |do |just |also )*(?:like|love|enjoy|enjoying|loving) (?:(?:talking|chatting|speaking|texting)(?: (?:to|with) (?:you|u|ya))?|our (?:chats?|talks?|conversations?|texts)|your (?:messages|texts|replies|chat|conversation)|(?:the way you|how you) (?:write|text|talk|think))|${YOU_ARE} ${VERY}(?:easy|fun|nice|great|lovely|good|interesting) to (?:talk|chat|speak|text)(?: (?:to|with))?|(?:it'?s|its|it is) ${VERY}(?:easy|nice|fun|lovely|good|great) (?:talking|chatting|to talk|to chat)(?: (?:to|with) (?:you|u))|(?:you|u) (?:give|send|write) ${VERY}(?:good|great|nice|the best) (?:messages|texts|replies)|${YOU_ARE} (?:a )?(?:really |such a )?good (?:texter|listener|at this)|(?:you|u) (?:always|really|just) know (?:just |exactly )?what to say)(?:\\W+(?:${TAIL}))*\\W*$`,
      'i',
    ),
    not: /\?|\bbut\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like talking to you too. It never feels like work.'],
        ['warm', 'That is good to hear. I look forward to your messages.'],
        ['calm', 'Thank you. It is easy when the other person listens like you do.'],
      ],
      'suggest meeting': [
        ['warm', 'Same here. Shall we try talking over a coffee this week?'],
        ['direct', 'I feel the same. I would like to talk in person, when are you free?'],
        ['flirty', 'I am even better to talk to across a table. Would you like to find out?'],
      ],
      'light touch': [
        ['playful', 'Thank you! Do not ask how long I spend on every message.'],
        ['playful', 'You make it easy. We have not even needed the weather yet.'],
      ],
      'follow up': [['warm', 'So do I with you. What shall we talk about tonight?']],
    },
  }),
  plain('the nicest thing said', {
    cue: /\b(?:nicest|sweetest|kindest|loveliest|cutest|best) (?:thing|message|text|compliment)\b[^?!]{0,25}\b(?:said|say|told|sent|written|wrote|heard|read|gotten|received)\b[^?]{0,40}$/i,
    not: /\?|\bworst\b/i,
    most: 16,
    said: {
      'appreciate a detail': [
        ['warm', 'Then people around you should say nice things more often. I meant it.'],
        ['warm', 'I am glad it reached you. You deserve to hear nice things.'],
        ['calm', 'That makes me happy. I only said what I think.'],
      ],
      'light touch': [
        ['playful', 'Good, I will try to beat it next week.'],
        ['playful', 'Wait until you hear what I say on a good day.'],
      ],
      'follow up': [
        ['warm', 'Then let me be the one to say it. How has the rest of your week been?'],
        ['direct', 'Nice things are easy to say to you. What has your day been like?'],
      ],
    },
  }),
  plain('hey you, with a pet name', {
    cue: /^\W*(?:(?:hi+|hey+|hello|howzit|heya|hiya|yo|good (?:evening|afternoon|day)|evening|afternoon)[\W]+)?(?:there )?(?:beautiful|handsome|gorgeous|cutie(?: pie)?|sexy|pretty|hottie|good ?looking|cute|babe|baby|sweetheart|hun|hon|sunshine|angel|princess|queen|king|darling|love|lovely|my love|sweetie)\W*(?:(?:how are you|how(?:'s| is) (?:it going|your day)|how are things|how r u|what'?s up|wyd|what are you up to)\W*)?$/i,
    places: (r) => ({
      how: /\bhow|what|wyd/i.test(r.plain) ? open : undefined,
      hi: /\bhow|what|wyd/i.test(r.plain) ? undefined : open,
    }),
    said: {
      'answer, then return': [
        ['warm', 'Hey you! Good, and better for hearing that. How is your day?'],
        ['playful', 'Well hello. With a greeting like that I am doing fine. And you?'],
        ['direct', 'Hi! I am [how you are]. How about you?'],
      ],
      'start fresh': [
        ['warm', 'Hello you. What has been the best part of your day?'],
        ['playful', 'Hey! You know how to make an entrance. What are you up to?'],
      ],
      'appreciate a detail': [
        ['warm', 'Hey, thank you. That is a nice way to be greeted.'],
        ['flirty', 'Hello to you too. That made me smile at my phone.'],
      ],
    },
  }),
  plain('hugs and cuddles', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*(?:(?:i(?:'m|m)? )?(?:(?:could|would|can|do|really|so|just|kinda|bad) )*(?:use|need|want|wanna|love|crave|craving|feel like|in the mood for|miss)(?: to)?(?: (?:a|some|your|one of your))?(?: (?:big|long|good|nice|warm))? (?:cuddle|hug|snuggle)s?|(?:big |sending |sending you |lots of |virtual |a |warm )*(?:hugs?|cuddles?|snuggles?)|(?:i )?wish i could (?:just )?(?:hug|hold|cuddle|snuggle)|(?:let'?s|wanna|want to|can we|come) (?:just )?(?:cuddle|snuggle|hug|and cuddle))(?: (?:with|from|to|for) (?:you|u|me))?(?:\\W+(?:${TAIL}|and kisses))*\\W*$`,
      'i',
    ),
    said: {
      'take the bait': [
        ['flirty', 'I take cuddles very seriously. When can I prove it?'],
        ['playful', 'One hug, coming up. I only do the long kind.'],
        ['playful', 'Come here, then. I will bring the blanket.'],
      ],
      'appreciate a detail': [
        ['warm', 'Big hug from me. Was it that kind of day?'],
        ['warm', 'Sending you one right now, with both arms.'],
        ['calm', 'A hug sounds good to me too.'],
      ],
      'follow up': [
        ['warm', 'A big hug from me. What happened today?'],
        ['direct', 'Hug received and returned. How was your day?'],
        ['playful', 'Cuddles on the couch, with or without a film?'],
      ],
    },
  }),
  plain('still awake?', {
    cue: /^\W*(?:(?:hey|hi|so)\W+)*(?:(?:are|r) )?(?:(?:you|u|ya) )?(?:still )?(?:awake|up)(?: (?:still|late|yet))?\W*\?+\W*$|^\W*(?:(?:are|r) )?(?:you|u) (?:still )?(?:awake|up)\W*$|^\W*can'?t sleep either\W*\?*$/i,
    said: {
      'answer, then return': [
        ['warm', 'Still awake, just about. What is keeping you up?'],
        ['direct', 'Awake, yes. How was your evening?'],
        ['playful', 'One eye is open. It is yours for ten minutes, what is up?'],
      ],
      'return the question': [
        ['warm', 'I should be asleep. You too, I think. Can you not sleep?'],
        ['flirty', 'I am now. Were you thinking of me?'],
      ],
      'light touch': [
        ['playful', 'Barely. If I stop in the middle of a sentence, I have fallen asleep.'],
        ['playful', 'Yes, and now I have a good excuse for it.'],
      ],
    },
  }),
  plain('glad to have matched', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*(?:i(?:'m| am|m|'ve been)? )?(?:feel )?(?:(?:so|really|very|just|super) )*(?:lucky|glad|happy|grateful|pleased)(?: that)? (?:(?:i|we|you|u) (?:matched|met|found|swiped|messaged|texted|started (?:talking|chatting)|got to (?:know|talk))|to have (?:met|matched|found))(?: (?:with|you|u|on|me|right|each other|to|here|this app))*(?:\\W+(?:${TAIL}))*\\W*$|^\\W*(?:(?:it (?:was|is)|so|really|very|was|great|lovely|nice|good|it'?s been)\\W+)*(?:nice|great|lovely|good|wonderful) (?:to (?:finally )?(?:meet|see)|meeting|seeing) (?:you|u)(?: (?:yesterday|today|tonight|last night|in person|finally|too|again|earlier|this (?:morning|afternoon|evening)))*\\W*$`,
      'i',
    ),
    not: /\?/,
    places: (r) => ({
      met: /\b(?:to (?:finally )?(?:meet|see)|meeting|seeing)\b/i.test(r.plain) ? open : undefined,
      match: /\b(?:to (?:finally )?(?:meet|see)|meeting|seeing)\b/i.test(r.plain) ? undefined : open,
    }),
    said: {
      'appreciate a detail': [
        ['warm', '{match}I am glad too. You are the best thing this app has done for me.'],
        ['warm', '{match}Same here. I smile when I see a message from you.'],
        ['warm', '{met}It was so nice to meet you too. You are even easier to talk to in person.'],
        ['warm', '{met}It was lovely to meet you as well. I am still smiling.'],
      ],
      'suggest meeting': [
        ['flirty', '{match}Then let us see if we are as lucky in person. When are you free?'],
        ['direct', '{met}So, when do we meet again?'],
        ['warm', '{met}I would like to see you again. Are you free this weekend?'],
      ],
      'light touch': [
        ['playful', '{match}My thumb has never done anything better.'],
        ['playful', '{met}You look exactly like somebody I would like to meet again.'],
        ['playful', '{match}Lucky is the word. Well done, us.'],
      ],
    },
  }),
  plain('still smiling', {
    cue: /^\W*(?:(?:ha+h?|lol|omg|hey|i|i'?m|im|and|just|still|literally|sitting here|so)\W+)*(?:(?:you(?:'re|re| are)|you|u|this|that) (?:(?:\w+ )?(?:making|made|make|makes|got|has|have|had)) me (?:smil(?:e|ing)|grin(?:ning)?)(?: (?:like (?:an idiot|a fool|crazy)|so much|so hard|at my phone|from ear to ear|all day))*|can'?t stop (?:smiling|grinning)|cant stop (?:smiling|grinning)|(?:smiling|grinning)(?: (?:so much|like an idiot|at my phone|from ear to ear|right now|all day|over here|here))*)(?:\W+(?:now|you know|because of you|thanks to you|when i think of you|at my phone|lol|haha+|x+))*\W*$/i,
    limit: true,
    not: /\?/,
    said: {
      'appreciate a detail': [
        ['warm', 'That makes two of us. I keep smiling at my phone like a fool.'],
        ['warm', 'Good. I like being the reason, if I am.'],
      ],
      'follow up': [
        ['warm', 'I like that. What is making you smile the most?'],
        ['direct', 'Then I want to see that smile in person. When are you free?'],
      ],
      'light touch': [
        ['playful', 'Careful, people will think you are up to something.'],
        ['playful', 'If it does not stop by tomorrow, see a doctor. Or see me.'],
      ],
    },
  }),
  plain('you are all I think about', {
    cue: /^\W*(?:(?:ha+h?|lol|omg|hey|honestly|and|you know)\W+)*(?:(?:you(?:'re|re| are)|ur) (?:all i (?:can )?think about|always on my mind|on my mind|in my head|stuck in my head|the first thing i think (?:of|about)[^.?!]{0,25})|(?:saw|heard|read|found|watched) (?:this|that|it|something) and (?:thought of|it (?:made me think of|reminded me of)) (?:you|u)|this (?:made me think of|reminded me of|is so) (?:you|u))(?: (?:all day|lately|today|right now|tonight|too))*\W*$/i,
    said: {
      'appreciate a detail': [
        ['warm', 'That is a lovely thing to read. You are on my mind too.'],
        ['warm', 'I like being thought of by you.'],
      ],
      'suggest meeting': [
        ['flirty', 'Then thinking is not enough. When can I see you?'],
        ['direct', 'You are on my mind as well. Are you free this week?'],
      ],
      'follow up': [
        ['warm', 'That made me smile. What were you thinking about?'],
        ['playful', 'Good thoughts only, I hope. Which one was the best?'],
      ],
      'light touch': [['playful', 'I hope I behave in there, and do not talk all the time.']],
    },
  }),
  plain('they love it when I do', {
    cue: /^\W*(?:(?:ha+h?|lol|omg|hey|honestly|and|you know)\W+)*i (?:really |just |kinda |do |also )*(?:love|like|enjoy) (?:it )?when (?:you|u) (?:send|call|text|message|tease|smile|laugh|talk|say|ask|tell|write|reply|wake|surprise|cook|sing|check)\b[^?.!]{0,40}\W*$/i,
    not: /\b(?:but|hate|stop|never|used to|not|don'?t|dirty|naked|nudes?)\b/i,
    most: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'Then I will do it more often. Thank you for telling me.'],
        ['warm', 'Good to know, because I like doing it.'],
      ],
      'take the bait': [
        ['flirty', 'Noted. I plan to use that against you.'],
        ['playful', 'You should not have told me that. Now I will never stop.'],
      ],
      'follow up': [
        ['warm', 'I like that you tell me. What else makes you happy?'],
        ['playful', 'Good. What else is on the list?'],
      ],
    },
  }),
  plain('you are quiet', {
    cue: /^\W*(?:(?:hey|hi|so|hm+|ok)\W+)*(?:(?:you(?:'re|re| are)|ur|why (?:are|r) (?:you|u)) (?:(?:so|very|a bit|really|rather|awfully|being) )*quiet|(?:you|u) (?:seem|sound) (?:(?:so|very|a bit|really|rather) )*(?:quiet|distant|busy|tired|off|down)|cat got your tongue)(?: (?:today|tonight|lately|this (?:week|morning|evening)|all of a sudden|there))*\W*$/i,
    said: {
      'answer, then return': [
        ['warm', 'Sorry if I went quiet. I am here now, how are you?'],
        ['calm', 'It is nothing to do with you, promise. How was your day?'],
        ['direct', 'I have been [what kept you]. Tell me about your day?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you notice. I am all right, and better for your message.'],
        ['calm', 'Thank you for asking, I am all right. How are you?'],
      ],
      'light touch': [
        ['playful', 'All my words are yours now. Where shall I start?'],
        ['playful', 'Quiet on the outside only. Ask me something and watch.'],
      ],
    },
  }),
  plain('busy just now', {
    cue: /^\W*(?:(?:hey|hi|sorry|oh|ok|ah|babe)\W+)*(?:(?:i )?can'?t (?:really )?(?:talk|chat|text|type|speak|reply)(?: (?:right )?now| much)?|(?:i'?m |im )?(?:a bit |quite |very |really |kinda |super )?busy (?:right )?now|in a meeting(?: (?:right )?now)?|about to (?:go into|start|have) (?:a|my) (?:meeting|class|shift|call))(?:\W+(?:(?:i'?m |im )?(?:in a (?:meeting|class|lecture)|at (?:work|dinner|the gym|the doctor|church|a party)|with (?:friends|family|my (?:mom|mum|dad|sister|brother|parents|boss))|driving|working|on a call|busy)|talk later|chat later|later|sorry|x+|will (?:text|call|message) (?:you|u)(?: later)?|text (?:you|u) later|call (?:you|u) later))*\W*$/i,
    limit: true,
    most: 16,
    said: {
      'no rush': [
        ['warm', 'No problem at all, talk later.'],
        ['calm', 'Go ahead, I am not going anywhere. Message me when you are free.'],
        ['warm', 'Thanks for telling me. I hope it goes quickly.'],
      ],
      'light touch': [
        ['playful', 'Put the phone away before somebody sees you smiling at it.'],
        ['playful', 'Then I will save my best material for later.'],
      ],
      'leave it open': [
        ['warm', 'All good, later is fine. Tell me how it went?'],
        ['direct', 'Sure, talk tonight?'],
      ],
    },
  }),
  plain('tease me', {
    cue: only(
      '(?:go on |come on |please )?(?:tease me|flirt with me|seduce me|woo me|impress me|charm me|sweet ?talk me)(?: (?:then|a (?:bit|little)|some more))?',
    ),
    said: {
      'take the bait': [
        ['playful', 'I would, but I do not know your weak spots yet. Name one?'],
        ['flirty', 'Careful what you ask for. I only tease people I like, so you are in trouble.'],
        ['playful', 'Just like that, on command? You will have to say please.'],
      ],
      'light touch': [
        ['witty', 'I had a good line ready, but now you are expecting it.'],
        ['flirty', 'I know exactly what I would say, and you will only hear it over a drink.'],
        ['playful', 'Patience. The best part is the waiting.'],
      ],
      'return the question': [
        ['playful', 'You first. Show me how it is done.'],
        ['flirty', 'Tell me what works on you, and I will pretend I came up with it.'],
      ],
    },
  }),
  plain('news to come', {
    cue: /^\W*(?:(?:hey|hi|omg|so|ok|okay|haha+|lol|oh|well)\W+)*(?:guess what(?: (?:happened|i (?:did|just did|saw|found|got|heard|ate|bought|am doing)|i'?m doing|my \w+ (?:did|said))(?: (?:to me|at work|on my way (?:home|to work)))*(?: (?:today|just now|tonight|yesterday|this morning|last night|now))?)?|(?:you'?ll|you will|you) never (?:guess|believe) (?:what|who) [^?.!]{2,40}|you won'?t believe (?:what|who) [^?.!]{2,40}|i (?:have|got|'?ve got) (?:some )?(?:(?:big|good|exciting|great|amazing|fun) )?news|i(?:'ve| have)? (?:got )?(?:so much|something|lots|a story) to tell (?:you|u)|(?:something|the) (?:funny|weird|crazy|strange|funniest|weirdest|craziest)(?: thing)? (?:just )?happened(?: to me)?(?: (?:today|just now|at work|yesterday))?)\W*$/i,
    not: /\b(?:bad news|serious|need to talk)\b/i,
    places: (r) => ({
      guess: /\bguess\b/i.test(r.plain) ? open : undefined,
      today: /\b(today|at work|this morning|last night|yesterday)\b/i.test(r.plain) ? open : undefined,
    }),
    said: {
      'follow up': [
        ['direct', 'What happened? Tell me everything.'],
        ['warm', 'Now I am curious. Start at the beginning.'],
        ['warm', 'I am all ears. Good news?'],
      ],
      'take the bait': [
        ['playful', '{guess}My guess: it involves food or an animal. How close am I?'],
        ['playful', '{guess}Guessing needs a hint. Do I get one?'],
        ['playful', 'I am sitting down. Go on.'],
      ],
      'answer, then return': [
        ['warm', '{guess}What? Do not make me wait, I am bad at it.'],
        ['playful', '{guess}You won the lottery and you are taking me along?'],
        ['warm', 'I want to hear it. What happened?'],
      ],
    },
  }),
  plain('a question is coming', {
    cue: /^\W*(?:(?:hey|hi|so|ok|okay|haha+|lol|oh|well|but|and)\W+)*(?:i(?:'ve| have| got|'ve got|ve)?(?: (?:a|one|another|just one|got a))(?: (?:quick|random|weird|serious|funny|personal|silly|important|small|little|strange))? question(?: for (?:you|u))?|got (?:a|one) (?:\w+ )?question(?: for (?:you|u))?|(?:quick|random|weird|serious|personal|silly|another|one) question|question(?: for (?:you|u))?|i (?:want|wanted|need|wanna)(?: to)? (?:to )?ask (?:you|u) something)\W*$/i,
    places: (r) => {
      const kind = /\b(quick|random|weird|serious|funny|personal|silly|strange)\b/i.exec(r.plain)?.[1];
      return { kind: kind ? { words: kind.toLowerCase() } : undefined };
    },
    said: {
      'answer, then return': [
        ['warm', 'Ask away, I am listening.'],
        ['direct', 'Go ahead. You get an honest answer.'],
        ['warm', 'I like {kind} questions. Go on?'],
        ['calm', 'Of course. What would you like to know?'],
      ],
      'take the bait': [
        ['playful', 'Yes, and then I get to ask one back. Deal?'],
        ['playful', 'That sounds official. Should I sit down?'],
        ['witty', 'The answer is probably pizza, but ask anyway.'],
      ],
      'light touch': [
        ['playful', 'Now I am nervous and curious. Ask.'],
        ['warm', 'I may have an answer. What is it?'],
      ],
    },
  }),
  plain('long time', {
    cue: /^\W*(?:(?:hey+|hi+|hello|oh|wow|well|heya|omg|so|hiya|yo)\W+)*(?:stranger|long time(?: no (?:chat|see|speak|talk|hear|text|talking))?|(?:it'?s |its |it has )?been (?:a while|ages|forever|so long|a long time|a minute)|haven'?t (?:heard from|spoken to|talked to|chatted to) (?:you|u) in (?:a while|ages|so long)|remember me)\W*(?:(?:stranger|how are you(?: doing)?|how(?:'ve| have) you been|how you been|hows? it going|how r u|how are things|what'?s (?:up|new)|what have you been up to|how(?:'s| is) (?:life|everything|it going)|hope (?:you(?:'re| are)|ur) (?:well|good|ok))\W*)*$/i,
    limit: true,
    said: {
      'welcome back': [
        ['warm', 'Hey you! Good to hear from you. What have I missed?'],
        ['warm', 'Hello, it really has been a while. How have you been?'],
        ['calm', 'Hi! Nice surprise to see your name. How are things?'],
      ],
      'answer, then return': [
        ['warm', 'Long time indeed! All well here. What is new with you?'],
        ['direct', 'All good with me. What have you been up to all this time?'],
        ['warm', 'I have been [how you have been]. And you, what is new?'],
      ],
      'light touch': [
        ['playful', 'Hello stranger! You look familiar. Have we texted before?'],
        ['playful', 'A message from the past! Tell me the three biggest headlines.'],
      ],
      'suggest meeting': [['direct', 'Too long! Shall we catch up over a coffee this week?']],
    },
  }),
  plain('a clip or a link', {
    cue: /https?:\/\/|^\W*(?:(?:omg|ha+h?(?:ha)*|lol|hey|ok|so)\W+)*(?:look at|check(?: out)?|watch|see|read) (?:this|that|the) (?:meme|video|reel|clip|pic|picture|photo|gif|tiktok|article|post)\b[^?]{0,20}$|\b(?:youtu\.be|open\.spotify|tiktok\.com|instagram\.com)\//i,
    not: /\?.*\?|\b(?:click|bank|invest\w*|crypto|login|verify|prize|pay|buy|sign up|my (?:page|profile|onlyfans|channel))\b/i,
    most: 14,
    places: (r) => ({
      song: /spotify|soundcloud|\b(?:song|track|listen|album|playlist|tune)\b/i.test(r.plain)
        ? open
        : undefined,
      clip: /spotify|soundcloud|maps|\b(?:song|track|listen|album|playlist|tune|article|read|place|menu)\b/i.test(
        r.plain,
      )
        ? undefined
        : open,
      place: /maps\./i.test(r.plain) ? open : undefined,
      thought: /\b(?:thought of|think of|reminded me|remind(?:s|ed)? me) (?:of )?(?:you|u)\b/i.test(r.plain)
        ? open
        : undefined,
      funny: /\b(?:haha+|lol|lmao|funny|hilarious)\b|[😂🤣]/iu.test(r.plain) ? open : undefined,
    }),
    said: {
      'appreciate a detail': [
        ['warm', '{thought}It made you think of me? I am flattered before I have even opened it.'],
        ['warm', 'Thank you for sending it. I will have a proper look in a minute.'],
        ['warm', '{song}A song from you! I will listen tonight and tell you what I think.'],
        ['warm', '{funny}I can hear you laughing from here. Opening it now.'],
      ],
      'follow up': [
        ['direct', 'I will look at it now. What do you like about it?'],
        ['warm', '{thought}What about it made you think of me?'],
        ['warm', '{song}What does this one remind you of?'],
        ['direct', '{place}Got it. Is that where we meet?'],
        ['playful', '{clip}Before I open it: funny, or sweet?'],
      ],
      'light touch': [
        ['playful', '{clip}If this is a cat, you already have me.'],
        ['playful', '{clip}Is it safe to watch with sound, in public?'],
        ['playful', '{funny}I need a laugh today. If it is good, you get one back.'],
        ['playful', '{song}I judge people by their music, so no pressure.'],
      ],
    },
  }),
  plain('do you like how I look', {
    cue: /^\W*(?:(?:so|hey|but|and|be honest|honestly|haha+|ok)\W+)*(?:do (?:you|u) (?:really |actually )?(?:think|find) (?:i'?m|im|i am|me) (?:\w+ ){0,2}(?:pretty|cute|attractive|beautiful|hot|good ?looking|handsome|sexy)|am i (?:\w+ ){0,2}(?:pretty|cute|attractive|beautiful|hot|good ?looking|handsome|sexy|your type)(?: to you)?|(?:are you|do you feel) attracted to me|what do (?:you|u) think (?:of|about) my (?:pics?|photos?|pictures?|looks))\W*$/i,
    places: (r) => ({
      yes: /\b(?:do you (?:really |actually )?(?:think|find|like)|do u|am i|attracted|would you say)\b/i.test(
        r.plain,
      )
        ? open
        : undefined,
      view: /\bwhat (?:do|did) (?:you|u)\b/i.test(r.plain) ? open : undefined,
    }),
    said: {
      'answer, then return': [
        ['warm', '{yes}Yes, I do. And I like talking to you even more.'],
        ['direct', '{yes}I do. Did you really not know?'],
        ['warm', '[What you honestly think]. And what do you think of me?'],
        ['warm', '{view}I think that I stopped scrolling, and that says enough.'],
        ['playful', '{view}Honestly? I looked longer than I meant to.'],
      ],
      'take the bait': [
        ['flirty', 'I would not be smiling at my phone otherwise.'],
        ['playful', 'Why do you think I smile at your messages?'],
        ['flirty', '{yes}Yes. Ask me again when I am sitting across from you, and watch my face.'],
      ],
      'return the question': [
        ['playful', 'I like you, in case that was unclear. What about you?'],
        ['warm', 'I think you know the answer. What made you ask?'],
      ],
    },
  }),
  plain('I will be back', {
    cue: /^\W*(?:(?:ok|sorry|wait|hey|one sec|hold on|haha+)\W+)*(?:brb|bbl|bbs|back (?:soon|now|in a (?:bit|sec|minute|min|few)|in \d+(?: ?min\w*)?)|be right back|one (?:sec|min|minute|moment)|give me (?:a|one|two|5|10) (?:sec|second|min|mins|minute|minutes)|hold on|just a (?:sec|min|minute))\W*(?:(?:brb|sorry|x+|lol|ok|shower|food|dinner|eating|phone|door)\W*)*$/i,
    limit: true,
    said: {
      'no rush': [
        ['warm', 'No rush, I am here.'],
        ['calm', 'Take your time. See you in a bit.'],
        ['warm', 'All good, I will be here when you are back.'],
        ['direct', 'Sure. Write when you are back.'],
      ],
      'light touch': [
        ['playful', 'Okay. I will use the time to think of something clever.'],
        ['playful', 'I will keep your seat warm.'],
        ['playful', 'Go, go. I will try not to eat all the snacks.'],
      ],
      'leave it open': [['warm', 'Okay! Tell me what you were up to when you are back.']],
    },
  }),
  plain('a voice note or a photo liked', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*(?:(?:that|this|your|the|ur) (?<it>voice ?notes?|vn|voice message|message|video|photo|pic|picture|selfie|song|playlist|story|meme|gif|reel)(?: (?:you sent|of you))?(?: (?:is|was|made|just made))|(?:i )?(?:really |absolutely |just )?(?:love|loved|like|liked) (?:that|the|your|this) (?<it2>voice ?notes?|vn|voice message|video|song|playlist|meme|gif|reel))\\b[^?.!]{0,40}\\W*$`,
      'i',
    ),
    not: /\?|\b(?:but|didn'?t|not|won'?t|creepy|weird|rude|so me|is me|of your|with (?:your|the)|at|me so|hate)\b/i,
    most: 12,
    places: (r) => {
      const thing =
        /\b(voice ?note|vn|voice message|message|video|photo|pic|picture|selfie|song|playlist|story|meme|gif|reel|voice)s?\b/i
          .exec(r.plain)?.[1]
          ?.toLowerCase()
          .replace(/^vn$/, 'voice note')
          .replace(/^voicenote$/, 'voice note');
      return {
        it: thing ? { words: thing } : undefined,
        spoken: thing && /voice/.test(thing) ? open : undefined,
      };
    },
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you! That makes me want to send another {it}.'],
        ['warm', 'I am glad you liked the {it}. You made me smile with that.'],
        ['warm', '{spoken}Good to hear. I would like to hear your voice too.'],
      ],
      'follow up': [
        ['direct', '{spoken}Thank you. Do I get a voice note back?'],
        ['warm', 'Thank you! Now I want to see one from you.'],
        ['warm', 'Glad that {it} landed. How is your day going?'],
      ],
      'light touch': [
        ['playful', 'Thank you! The {it} will be unbearable now.'],
        ['playful', 'Careful, I will send more of those.'],
      ],
    },
  }),
  plain('hm, interesting', {
    cue: /^\W*(?:(?:oh|ah|ok|haha+|lol)\W+)*(?:i see|interesting|oh ok|hm+|how interesting|good to know|noted|curious|intriguing|okay then)(?:\W+(?:haha+|lol|i see|ok|interesting))*\W*$/i,
    also: unprompted,
    most: 4,
    said: {
      'return the question': [
        ['playful', 'Interesting good, or interesting strange?'],
        ['warm', 'What is going through your mind?'],
        ['direct', 'That sounds like there is more. Tell me?'],
      ],
      'follow up': [
        ['warm', 'Glad to be of interest. What would you like to know next?'],
        ['calm', 'What is the most interesting thing about your week?'],
      ],
      'light touch': [
        ['playful', 'You are taking notes, I can tell. Do I pass?'],
        ['playful', 'I see you seeing. Say it, I can take it.'],
      ],
    },
  }),
  plain('wish you were here, alone', {
    cue: /^\W*(?:(?:ha+|aw+|really|just|i)\W+)*wish (?:you|u) (?:were|was) here(?: (?:with me|right now|now|tonight|too|babe|x+|at the beach|with us))*\W*$/i,
    limit: true,
    also: (r) => r.flags.every(({ kind }) => kind === 'wellbeing'),
    said: {
      'appreciate a detail': [
        ['warm', 'I wish I was there too. What are you looking at right now?'],
        ['warm', 'That is sweet. I would be there in a heartbeat.'],
      ],
      'take the bait': [
        ['flirty', 'Save me a seat, close to you. I will make up for it soon.'],
        ['playful', 'If I were there, I would be eating half of whatever you are eating.'],
      ],
      'suggest meeting': [
        ['direct', 'Wish granted, almost. When are you back, and when do I see you?'],
        ['warm', 'Then let us fix that soon. Which evening are you free?'],
      ],
    },
  }),
  plain('a compliment on looks', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*(?:i (?:can'?t|cant|could) (?:not )?stop (?:looking|staring) at (?:your|ur) (?:photos?|pics?|pictures?|smile|eyes|profile)|${YOU_ARE} ${VERY}(?:cute|beautiful|handsome|hot|gorgeous|pretty|attractive|stunning|good ?looking|sexy|fit|lovely|a babe|a cutie|such a cutie|my type)|(?:you|u) look ${VERY}(?:good|great|amazing|beautiful|handsome|nice|cute|gorgeous|stunning|lovely|pretty|hot|incredible)(?: (?:in (?:that|your|the|this) (?:last |first |new |profile )?(?:photo|picture|pic|dress|shirt|suit|selfie)s?|on your (?:photos|pics|pictures)|today|tonight))?|your (?:smile|eyes|laugh|voice|accent|dimples) (?:is|are) ${VERY}(?:amazing|beautiful|lovely|gorgeous|great|cute|stunning|everything|nice)|(?:you have |you'?ve got |i (?:really |just )?(?:love|like) |love |such )?(?:such )?(?:a |the )?(?:your |ur )?${VERY}(?:nice|beautiful|lovely|pretty|cute|great|gorgeous|amazing|kind|warm|stunning|sexy)? ?(?:eyes|smile|laugh|hair|voice|dimples|accent|freckles|face))(?:\\W+(?:${TAIL}|by the way))*\\W*$`,
      'i',
    ),
    not: /\?|\b(?:but|not|your (?:sister|friend|mom|dog)|for (?:a|your))\b/i,
    also: (r) => /\b(?:you|u|ur|your|love|like|nice|beautiful|such)\b/i.test(r.plain) && !r.style.laughs,
    most: 14,
    places: (r) => {
      const it = /\b(eyes|smile|laugh|hair|voice|dimples|accent|freckles)\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return {
        it: it ? { words: it, plural: /s$/.test(it) } : undefined,
        all: it ? undefined : open,
      };
    },
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, that made me smile.'],
        ['warm', 'That is a lovely thing to say, thank you. You made my evening.'],
        ['calm', 'Thank you. I like that you just say it.'],
        ['warm', 'Thank you! My {it} {it|thanks|thank} you as well.'],
      ],
      'take the bait': [
        ['flirty', 'You are making me blush a little. I do not mind.'],
        ['playful', 'Thank you! I will be unbearable for the rest of the day.'],
        ['flirty', 'Thank you. I like that you think so.'],
        ['playful', 'Wait until you see me in real life, with bad light and wet hair.'],
      ],
      'follow up': [
        ['warm', 'Thank you! So what made you stop at my profile?'],
        ['direct', 'Thank you. Now tell me something about you that no photo shows?'],
        ['warm', 'That is kind, thank you. How is your day going?'],
      ],
      'suggest meeting': [['flirty', 'Thank you. Would you like to check that in person, over a coffee?']],
    },
  }),
  plain('a compliment on character', {
    cue: new RegExp(
      `^\\W*(?:(?:${LEAD})[\\W]+)*(?:(?:${YOU_ARE}|(?:you|u) (?:seem|sound)(?: like)?(?: to be)?) ${VERY}(?:a |an |the )?${VERY}(?<quality>sweet|kind|nice|cool|amazing|awesome|great|wonderful|lovely|interesting|special|smart|clever|thoughtful|charming|genuine|fun|adorable|sweetest|best|perfect|lovely|good|down to earth|chilled|chill)(?: (?:person|guy|girl|one|man|woman|human|soul))?|(?:i )?(?:really |just )?(?:like|love) your (?<thing>vibe|energy|honesty|personality|style|profile|bio|confidence|attitude|mind|positivity|taste)|(?:i )?(?:really )?(?:like|love) (?:how|that) (?:honest|open|kind|direct|funny|positive|chilled|sweet) (?:you are|ur))(?:\\W+(?:${TAIL}))*\\W*$`,
      'i',
    ),
    not: /\?|\b(?:but|not|too (?:good|nice|sweet)|as a friend|friend)\b/i,
    most: 12,
    places: (r) => {
      const thing =
        /\byour (vibe|energy|honesty|personality|style|profile|bio|confidence|attitude|positivity|taste)\b/i.exec(
          r.plain,
        )?.[1];
      const quality =
        /\b(sweet|kind|nice|cool|interesting|thoughtful|charming|genuine|fun)(?: (?:person|guy|girl|one|man|woman|human|soul))?\W*(?:$|\W)/i.exec(
          r.plain,
        )?.[1];
      return {
        thing: thing ? { words: thing.toLowerCase() } : undefined,
        quality: quality ? { words: quality.toLowerCase() } : undefined,
      };
    },
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, that is kind of you. I feel the same about you so far.'],
        ['warm', 'That is nice to hear, thank you. It made me smile.'],
        ['warm', 'You seem pretty {quality} yourself, from what I have read.'],
        ['warm', 'Thank you! I like your {thing} too.'],
      ],
      'take the bait': [
        ['playful', 'You have not met me before coffee. But thank you!'],
        ['playful', 'Keep going, I have the whole evening.'],
        ['flirty', 'You bring it out in me, I think.'],
      ],
      'follow up': [
        ['warm', 'Thank you. What makes you say so?'],
        ['direct', 'Thank you! Would you like to see if I am like that in person too?'],
        ['warm', 'That is sweet. How is your day going?'],
      ],
    },
  }),
];
