/** The plainest messages of all that had no scene: a name, nice to meet you, an age, a bare no or sorry, and all well. */

import { givenName } from '../reading/plain-acts.ts';
import type { Reading } from '../reading/read.ts';
import type { Place } from '../words/fill.ts';
import { fitting, word } from './fitting.ts';
import type { Scene } from './scene.ts';

const open: Place = { words: ' ' };
const isFirst = (r: Reading): boolean => r.conversation.length === 0;
const FROM = /\b(?:from|based in|living in) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;
/** After these the two have sat at one table, and `nice to meet you` looks back. */
const HAVE_MET =
  /\b(?:tonight|last night|yesterday|today|this (?:morning|afternoon|evening)|dates?|(?:got|get|home) (?:home|safe)|safe|meeting you|met you|met|seeing you|see you|saw you|time with you|had (?:a|so much|such)|again|drinks?|dinner|coffee)\b/i;
const COUNTED = /\b(?:far|minutes?|mins?|late|number|table|page|many|weeks?|long)\b/i;

export const PLAINEST_SCENES: readonly Scene[] = [
  fitting('plainest: their name', {
    cue: /\b(?:i'?m|i am|name|names|called|call me|this is|it'?s|here)\b/i,
    also: (r) => r.act !== undefined && r.act.name !== 'hello' && givenName(r.plain) !== undefined,
    not: /\?/,
    places: (r) => ({
      name: word(givenName(r.plain)),
      from: word(FROM.exec(r.plain)?.[1]),
      first: isFirst(r) ? open : undefined,
    }),
    said: {
      'answer, then return': [
        ['warm', 'Nice to meet you, {name}. How is your day going?'],
        ['direct', 'Hello {name}, I am [your name]. What are you up to today?'],
        ['warm', 'Good to meet you, {name}. What kind of week are you having?'],
      ],
      'follow up': [
        ['warm', 'Hi {name}. What do you like most about {from}?'],
        ['playful', 'Hi {name}. What should I know about you first?'],
        ['direct', 'Hello {name}. What do you do with a day off?'],
        ['warm', '{first}Hey {name}, glad you wrote. What made you say hello?'],
        ['calm', 'It is good to have a name to go with the messages, {name}. How has your week been?'],
      ],
      'light touch': [
        ['playful', '{name}, hello. Small talk first, or straight to the good questions?'],
        ['witty', 'Noted, {name}. Now I know what to call you when you make me laugh.'],
      ],
    },
  }),
  fitting('plainest: nice to meet you', {
    cue: /\b(?:meet|know|connect with)\b/i,
    also: (r) => r.act?.name === 'met' && !HAVE_MET.test(r.mine),
    not: /\?/,
    said: {
      'answer, then return': [
        ['warm', 'Nice to meet you too. How is your day going?'],
        ['warm', 'The pleasure is mine. What are you up to today?'],
        ['calm', 'Good to meet you as well. What kind of week are you having?'],
      ],
      'follow up': [
        ['direct', 'Likewise. What should I know about you first?'],
        ['warm', 'You too! What do you like doing when you have a day to yourself?'],
      ],
      'light touch': [
        ['playful', 'Likewise! Small talk first, or straight to the good questions?'],
        ['witty', 'And we have not even been introduced properly. What makes you laugh?'],
      ],
    },
  }),
  fitting('plainest: their age', {
    cue: /^\W*(?:(?:hey|hi|so|and|well|btw|oh)[ ,.!]+)*(?:i'?m|im|i am) (?<n>1[89]|[2-9]\d)(?: (?:years? old|yrs? old|yo|now))?(?:[ ,]+(?:btw|by the way|lol|haha+|just so you know|if that matters))*\W*$/i,
    also: (r) => !COUNTED.test(r.mine),
    most: 12,
    said: {
      'answer, then return': [
        ['direct', 'I am [your age]. And what is {n} like so far?'],
        ['warm', 'Good to know, thank you. What are you up to today?'],
      ],
      'light touch': [
        ['playful', '{n} on paper. And how old do you feel on a Monday?'],
        ['witty', '{n}, noted. I promise not to do any sums out loud.'],
      ],
      'follow up': [
        ['warm', 'What has been the best thing about being {n}?'],
        ['direct', '{n} it is. What do you know now that you did not know ten years ago?'],
      ],
    },
  }),
  fitting('plainest: all well', {
    cue: /^\W*(?:(?:i'?m|im|i am|all|doing|pretty|very|feeling|really|yeah|yes|oh|hey|hi) ?,? ?)*(?:good|fine|great|well|ok(?:ay)?|not (?:too )?bad|lekker|alright)(?:[ ,.!]+(?:thanks|thank (?:you|u)|thx)(?: for asking)?)?[ ,.!]*$/i,
    also: (r) => isFirst(r) && r.style.words > 1,
    most: 8,
    said: {
      'follow up': [
        ['warm', 'Good to hear. What has your day been like so far?'],
        ['warm', 'I am glad. What are you looking forward to this week?'],
        ['direct', 'Happy to hear that. What are you up to today?'],
        ['calm', 'That is good. What was the nicest part of today?'],
      ],
      'light touch': [
        ['playful', 'A fine start. What would turn it into great?'],
        ['witty', 'Well said, and short. Do I get the long version too?'],
      ],
    },
  }),
  fitting('plainest: a no, alone', {
    cue: /^\W*(?:no+|nope|nah|nee)\W*$/i,
    also: isFirst,
    limit: true,
    said: {
      'accept with grace': [
        ['calm', 'All right, a no is a no. How is your day otherwise?'],
        ['warm', 'Fair enough. Is there something you would rather talk about?'],
      ],
      'follow up': [['direct', 'Understood. A no to what, so that I get it right?']],
      'give space': [['calm', 'No problem. Write when you feel like it.']],
      'light touch': [['playful', 'A clear no. What would you say yes to?']],
    },
  }),
  fitting('plainest: sorry, alone', {
    cue: /^\W*(?:(?:i'?m|im|i am|so|very|really|oh|aw+|omg) ?)*(?:sorry|my bad|my mistake)(?: (?:about that|about this|hey|babe|man|ok(?:ay)?))*\W*$/i,
    places: (r) => ({
      first: isFirst(r) ? open : undefined,
      after: isFirst(r) ? undefined : open,
    }),
    limit: true,
    said: {
      'accept with grace': [
        ['warm', '{first}No hard feelings. What is on your mind?'],
        ['calm', '{first}It is all right. What are you sorry about?'],
        ['warm', '{after}Thank you for saying that.'],
        ['calm', '{after}I appreciate that. How are you?'],
        ['direct', '{after}Thank you, it means something that you say so.'],
      ],
      'follow up': [
        ['direct', '{first}All good here. What happened?'],
        ['warm', '{after}That is good of you. Is everything all right on your side?'],
      ],
      'light touch': [
        ['playful', '{first}Apology accepted, whatever it is for. Do I get to know?'],
        ['warm', '{after}You are kind to say it.'],
      ],
      'give space': [['calm', '{first}Take your time, and tell me when you like.']],
    },
  }),
  fitting('plainest: excited', {
    cue: /^\W*(?:i'?m |im |i am )(?:(?:so|very|really|super|just|a bit) )*excited(?: (?:today|tonight|right now|now|haha+|lol))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'Excited is a good way to be. What is it about?'],
        ['direct', 'What are you excited about? Tell me everything.'],
        ['calm', 'I like hearing that. What is coming up?'],
      ],
      'appreciate a detail': [
        ['warm', 'Now I am a little excited too, and I do not even know why yet.'],
        ['warm', 'It is nice to be told the good things. I hope it is all you want it to be.'],
      ],
      'light touch': [['playful', 'Good excited, or about to do something silly excited?']],
    },
  }),
  fitting('plainest: the age of a child', {
    cue: /^\W*(?:my|our) (?:little |youngest |eldest |oldest )?(?<kid>daughter|son|boy|girl|little one|youngest|eldest|oldest) (?:is|just turned|turned|turns) (?<n>\d{1,2})(?: (?:today|tomorrow|now|already|soon|years? old|next week|this week))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'And what makes your {kid} laugh the most these days?'],
        ['direct', 'What is your {kid} into at {n}?'],
        ['warm', 'What is the best part of {n} so far, from where you stand?'],
      ],
      'appreciate a detail': [
        ['warm', 'Thank you for telling me about your {kid}. Family first, always.'],
        ['calm', '{n} already? I hear that they grow up the moment you look away.'],
      ],
      'light touch': [['playful', '{n} is an age with opinions. How many of them are about you?']],
    },
  }),
  fitting('plainest: no children', {
    cue: /^\W*(?:(?:no|nope|and|well|so)[ ,.!]+)*(?:i (?:don'?t|do not|dont) have (?:any )?(?:kids|children|a (?:kid|child))(?: of my own)?|i have no (?:kids|children)|no (?:kids|children)(?: (?:here|for me|of my own|on my side))?)(?: (?:myself|yet|either|btw|by the way|thankfully|thank god|lol))*\W*$/i,
    limit: true,
    said: {
      'appreciate a detail': [
        ['warm', 'Good to know, thank you for saying it straight.'],
        ['calm', 'Thank you for telling me. It is good to know these things early.'],
      ],
      'answer, then return': [['direct', 'Good to know. For me it is [your own answer on kids].']],
      'follow up': [
        ['warm', 'No kids, noted. What takes up your free time instead?'],
        ['calm', 'And is that how you like it, if I may ask?'],
      ],
      'light touch': [['playful', 'Then your weekends are your own. What do you do with one?']],
    },
  }),
  fitting('plainest: their people', {
    cue: /^\W*(?:(?:hey|hi|so|and|well|btw)[ ,.!]+)*(?:i'?m|im|i am) (?:an? )?(?:proud(?:ly)? )?(?:south african|african|zulu|xhosa|sotho|tswana|pedi|venda|tsonga|swazi|ndebele|afrikaans|english|british|irish|scottish|welsh|german|dutch|french|italian|spanish|portuguese|greek|indian|chinese|american|canadian|australian|nigerian|zimbabwean|kenyan|ghanaian|namibian)(?: (?:btw|by the way|actually|myself|lol))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'Good to know. Where did you grow up?'],
        ['direct', 'What is the one dish from home that nobody else makes as well?'],
        ['calm', 'I like that you mention it. What means home to you?'],
        ['warm', 'Which word from home should I learn first?'],
      ],
      'light touch': [['playful', 'Then I have questions about the food. Shall I start?']],
      'appreciate a detail': [['warm', 'Thank you for telling me. I would like to hear more about it.']],
    },
  }),
  fitting('plainest: a child at home', {
    cue: /^\W*(?:(?:hey|hi|so|and|well|btw|yes|just so you know)[ ,.!]+)*(?:i(?:'ve| have)?(?: got)?|i'?m (?:a )?(?:single )?(?:m[ou]m|dad|mother|father|parent) (?:of|to)) an? (?<n>\d{1,2})[- ]?(?:years?|yrs?|months?)[- ]old(?: (?:at home|btw|by the way|as well|too|now))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'Good to know. What makes your little one laugh the most?'],
        ['direct', 'And what is the favourite game at your place just now?'],
        ['calm', 'How do you find it, most days?'],
      ],
      'appreciate a detail': [
        ['warm', 'Thank you for telling me. Family comes first, of course.'],
        ['calm', 'It is good that you say so early.'],
      ],
      'light touch': [['playful', 'Then somebody small is in charge at your place. Is it a good boss?']],
    },
  }),
];
