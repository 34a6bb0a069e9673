/** What they say to the reader's last line and what only that line explains: an offer to teach, mock horror, agreement, `only quite?`, `3 is better`. */
import { latin } from '../reading/pattern.ts';
import { after } from './answers-to-mine.ts';
import { HOUR } from './arranging-words.ts';
import type { Scene } from './scene.ts';

const LEAD =
  "^\\W*(?:(?:haha+|lol|oh|ooh|ah|ok(?:ay)?|well|so|hmm+|ja|yes|yeah|yebo|no|nope|aww+|eish|yoh|hey|but|and|man|no ways?|shut up+|stop(?: it)?|wow|omg|(?:ag )?shame|oh dear|oh no|that'?s (?:hard|sad|rough|tough|awful)|thats (?:hard|sad|rough|tough)|i'?m sorry|so sorry|sorry|congrats|yay|amazing|nice|great)[ ,.!?]+)*";
const TAIL =
  '(?:[ ,.!?]+(?:then|lol|haha+|hey|though|please|pls|man|babe|u know|you know|now|again|😂|😅|😏|🙈))*[^\\p{L}\\d]*$';
const said = (source: string): RegExp => latin(new RegExp(`${LEAD}(?:${source})${TAIL}`, 'iu'));
const TOLD = /^[^?]+$/;

export const TAKEN_UP_SCENES: readonly Scene[] = [
  after('they ask after mine', {
    mine: /\b(?:mom|mum|mother|dad|father|gran|granny|gogo|ouma|oupa|sister|brother|son|daughter|kid|friend|dog|cat|aunt|uncle|baby|boss)\b[^?]*$/i,
    theirs: said(
      "(?:is|are) (?:she|he|they|it|your \\p{L}+) (?:ok(?:ay)?|alright|all right|better|fine|home|doing (?:ok(?:ay)?|better))(?: now)?|how(?:'?s| is| are) (?:she|he|they|it|your \\p{L}+)(?: (?:doing|feeling|holding up|now))*",
    ),
    asks: true,
    most: 16,
    limit: true,
    said: {
      'say what you want': [['direct', '[How it is]. Thank you for asking.']],
      'appreciate a detail': [
        ['warm', 'That is kind of you to ask. We are taking it a day at a time.'],
        ['calm', 'Thank you. I will know more soon, and I will tell you.'],
      ],
      'stay with them': [['warm', 'I am holding up. It helps to have somebody who asks.']],
    },
  }),
  after('how soon is too soon', {
    mine: /\b(?:see you|again|meet|next (?:time|one|date)|free|when)\b/i,
    theirs: said(
      'how soon is too soon|is (?:tomorrow|tonight|now) too soon|the sooner the better|as soon as possible|asap|now|yesterday',
    ),
    asks: true,
    most: 10,
    plainly: true,
    limit: true,
    said: {
      'suggest meeting': [
        ['direct', 'Tomorrow might look keen, so let us say tomorrow.'],
        ['warm', 'For you, not much is too soon. Which evening is free?'],
      ],
      'light touch': [
        ['playful', 'I had hoped that you would say something like that. My diary just emptied itself.'],
        ['flirty', 'Anything under an hour would make me blush. After that I am yours.'],
      ],
    },
  }),
  after('mock horror', {
    mine: /^[^?]{3,90}$/,
    theirs: said(
      "(?:i (?:don'?t|do not) (?:think|know if) (?:this|we|it) (?:can|will|is going to) (?:work|last|continue)|(?:it|this) was (?:nice|fun|good) (?:knowing|while it lasted|chatting|talking)(?: (?:to )?you)?|we(?:'re| are)(?: so)? doomed|that'?s (?:a |such a |it,? a )?(?:red flag|deal ?breaker|huge red flag)|red flag|deal ?breaker|(?:and )?(?:there goes|that'?s the end of) (?:us|this|our (?:love|date|relationship))|i'?m (?:out|leaving|unmatching|deleting this|calling (?:the police|security))|excuse me|how dare you|get out|i want a divorce|the audacity)",
    ),
    asks: true,
    limit: true,
    plainly: true,
    most: 11,
    said: {
      'light touch': [
        ['playful', 'Wait! I can explain, and I come with snacks.'],
        ['playful', 'I knew the risk when I typed it. May I appeal?'],
        ['flirty', 'Give me one evening to change your mind.'],
      ],
      'own it': [['playful', 'I stand by it. Somebody has to be brave here.']],
      'counter-offer': [['calm', 'Let us meet in the middle. What would I have to give up?']],
    },
  }),
  after('they have been there', {
    mine: /\b(?:divorc\w*|separated|broke up|break-?up|single (?:again|mom|dad|parent)|lost my|passed|widow\w*|sober|anxiety|therapy|burn(?:t|ed)? out|retrenched|moved (?:out|cities))\b[^?]*$/i,
    theirs: latin(
      /^\W*(?:oh )?(?:same(?: here)?|me too|i(?:'ve| have) been there|been there|i know the feeling|i get (?:it|that)|join the club)\b[^?]{0,60}$/iu,
    ),
    limit: true,
    plainly: true,
    most: 18,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, that is good to hear from somebody who knows.'],
        ['calm', 'Then I do not have to explain the strange parts. That is a relief.'],
      ],
      'follow up': [
        ['direct', 'What helped you most, when you look back?'],
        ['warm', 'How is it for you these days?'],
      ],
    },
  }),
  after('when it begins', {
    mine: TOLD,
    theirs: said(
      "when (?:do|does|are|is|will) (?:you|u|it|they|that|she|he) (?:start\\p{L}*|leave|leaving|go|going|fly|flying|move|moving|finish|hear|know|begin|happen|get (?:it|them|back|there)|due|out|coming|be|come)(?: (?:back|then|out|home))?|when(?:'?s| is) (?:it|that|the \\p{L}+|your first day)",
    ),
    asks: true,
    most: 12,
    said: {
      'say what you want': [['direct', '[When]! I keep checking the calendar.']],
      'light touch': [
        ['playful', 'Soon enough that I should be doing something about it instead of writing to you.'],
      ],
      'follow up': [
        ['warm', 'Sooner than it feels. Will you keep your fingers crossed for me?'],
        ['flirty', 'Not before we have had a drink to it, I hope. When are you free?'],
      ],
    },
  }),
  after('what is in it', {
    mine: TOLD,
    theirs: said(
      "what(?:'?s| is|s) in (?:it|there|that)|what (?:have|did) (?:you|u) (?:got|get|have|put|plant\\p{L}*|bring|find|see|say|win|got)(?: (?:in|in it|in there|on|planted|growing|there|so far|to say|now|in now|at the moment))*|what (?:did|has) (?:he|she|they|it) (?:do|done|say|said)(?: (?:now|this time|again|to you))*|what(?:'?s| is) (?:he|she|it|that) (?:done|like|about)(?: now)?",
    ),
    asks: true,
    most: 12,
    said: {
      'say what you want': [['direct', '[What it is]. That is the short version.']],
      'light touch': [['playful', 'You will want to sit down for the long version.']],
      'follow up': [
        ['warm', 'I will tell you all of it when I see you. What would you have guessed?'],
        ['playful', 'Guess, and add one thing more. That is usually the truth.'],
      ],
    },
  }),
  after('again?', {
    mine: /\b(?:burn\w*|lost|forgot|late|broke|missed|fell|spilled|spilt|locked|overslept|cancelled|stuck|crashed|killed|dropped|ate|bought|watched|watching|ordered|ordering|sick)\b[^?]*$/i,
    theirs: said(
      '(?:not |what,? )?again|(?:is )?this (?:is )?becoming a habit|you always|every time|classic(?: you)?|typical',
    ),
    asks: true,
    most: 5,
    said: {
      'own it': [
        ['playful', 'Again. At this point it is a hobby.'],
        ['warm', 'Again, I know. I need somebody who keeps an eye on me.'],
      ],
      'light touch': [['playful', 'In my defence, I was thinking of something nicer. You, for example.']],
      'follow up': [['calm', 'Apparently I do not learn. What is your version of that?']],
    },
  }),
  after('only so much?', {
    mine: /\b(?:you(?:'re| are|r)?|your|like|love|miss|enjoy|funny|cute|sweet|smart|nice|good|quite|bit|little|kind of)\b[^?]*$/i,
    theirs: said(
      '(?:only|just) (?:quite|ok(?:ay)?|a (?:bit|little)|sometimes|kind of|kinda|good|fine|nice|maybe|sort of|average|pretty)',
    ),
    asks: true,
    most: 6,
    said: {
      'light touch': [
        ['playful', 'I am leaving room for improvement.'],
        ['playful', 'If I say more, it goes to your head.'],
      ],
      'honest answer': [['warm', 'More than that, if I am honest. I did not want to frighten you.']],
      'take the bait': [['flirty', 'Meet me, and I will put it in stronger words.']],
    },
  }),
  after('they offer to teach me', {
    mine: /\b(?:can'?t|cannot|never|bad at|terrible at|no idea|don'?t know how|hopeless|wish i could|want to learn|learning|useless|two left)\b/i,
    theirs: said(
      "(?:i(?:'?ll| will| can| could)|let me) (?:teach|show|help|train|coach) (?:you|u)(?: (?:how(?: to)?|one day|sometime|if you (?:like|want)))*",
    ),
    asks: true,
    most: 10,
    said: {
      'suggest meeting': [
        ['direct', 'Deal. When is my first lesson?'],
        ['flirty', 'Private lessons? I am suddenly very keen to learn.'],
      ],
      'light touch': [['playful', 'You do not know what you are offering. Bring patience and closed shoes.']],
      'appreciate a detail': [
        ['warm', 'I would like that. You should know that I laugh when I am bad at things.'],
      ],
    },
  }),
  after('only with you', {
    mine: /\?/,
    theirs: said(
      "only (?:with|to|for|around|when i'?m with) (?:the )?(?:people|someone|somebody|those|ones|men|women|guys|girls|you)(?: (?:that )?i (?:like|fancy|trust|really like))?|only for you",
    ),
    most: 9,
    said: {
      'take the bait': [
        ['flirty', 'Then please carry on. I am getting used to it.'],
        ['playful', 'I will take that as the compliment of the week.'],
      ],
      'appreciate a detail': [['warm', 'That made me smile more than it should have.']],
      'follow up': [['direct', 'Good. And what do people get whom you do not like?']],
    },
  }),
  after('they agree loudly', {
    mine: TOLD,
    theirs: latin(
      /^\W*(?:(?:thank you|finally|exactly|preach|amen|facts|so true|true|100%|agreed|i agree|totally|same|say it louder|this|yes+|right|correct|you get (?:it|me)|my (?:person|people|kind of person))[ ,!.]+)+(?:(?:finally )?(?:some(?:one|body)|a (?:man|woman|person)) (?:with|who) [^?]{2,40}|(?:some(?:one|body) )?(?:had to|finally|needed to) (?:say|said) it[^?]{0,20}|everyone (?:judges|laughs at|looks at) me[^?]{0,25}|i(?:'?ve| have)? (?:always )?(?:said|say|been saying) (?:that|so|it)[^?]{0,20})\W*$/iu,
    ),
    most: 14,
    said: {
      'appreciate a detail': [
        ['playful', 'I knew that you were one of us.'],
        ['warm', 'It is good not to be the only one. I was beginning to doubt myself.'],
      ],
      'light touch': [['playful', 'Then that is settled. What do we agree on next?']],
      'suggest meeting': [['flirty', 'We should celebrate that in person. It does not happen often.']],
    },
  }),
  after('this hour of the two', {
    mine: latin(new RegExp(`\\b(?:${HOUR})\\b[^.?!]{0,20}\\b(?:or|and)\\b[^.?!]{0,12}\\b(?:${HOUR})`, 'iu')),
    theirs: said(
      `(?:the )?(?<t>${HOUR})(?: (?:one|is|would be|works|suits me|sounds))*(?: (?:better|best|good|fine|great|perfect|ok|okay|easier))?(?: for me)?`,
    ),
    most: 8,
    said: {
      'confirm the plan': [
        ['direct', '{t} it is. See you then.'],
        ['warm', '{t} is good, I am looking forward to it.'],
      ],
      'light touch': [['playful', '{t}, noted. I will be early and pretend that I am not.']],
      'answer, then return': [['calm', '{t}, then. Do we have a place, or shall I find one?']],
    },
  }),
  after('shall they book', {
    mine: /./,
    theirs: latin(
      /^[^?]{0,40}?\b(?:should|shall|must|do) (?:i|we) (?:need to |have to )?(?:book|reserve|get tickets|buy tickets|make a (?:booking|reservation))(?: (?:it|a table|one|ahead|now|for us|us a table))*\W*$/iu,
    ),
    asks: true,
    limit: true,
    most: 14,
    said: {
      'answer, then return': [
        ['direct', 'Yes please, that would be great. Tell me what I owe you.'],
        ['warm', 'Please do, then nobody stands at the door looking sad.'],
      ],
      'light touch': [['playful', 'Do it, before somebody with better timing does.']],
      'counter-offer': [['calm', 'Let me do that, you already found the place.']],
    },
  }),
  after('they put my town right', {
    mine: /\b(?:you(?:'re| are)?|so you|your)\b[^?]*\b(?:from|live|work|in|at|study|studied|called|name|said|like|play)\b[^?]*\?/i,
    theirs: latin(
      /^\W*(?:no+|nope|nah|not quite|almost|close)(?:[ ,.!]+(?:man|no|lol|haha+|silly|babe))*[ ,.!]+(?:it'?s |i'?m (?:from|in|at) |i (?:work|live) (?:in|at) |actually )?(?<x>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)[!.,]/u,
    ),
    asks: true,
    most: 16,
    said: {
      'own it': [
        ['playful', '{x}! I was listening, I was only looking at your photo at the same time.'],
        ['warm', '{x}, of course. I am sorry, it will not happen again.'],
      ],
      'light touch': [['playful', 'Written on my hand now: {x}. Am I forgiven?']],
      'follow up': [['direct', '{x}, then. What should I know about it?']],
    },
  }),
  after('with a condition', {
    mine: /\b(?:movie|film|dinner|sushi|drinks?|hike|walk|coffee|lunch|concert|braai|games?|restaurant|eat)\b[^?]*\?/i,
    theirs: latin(
      /^\W*(?:(?:ja|yes|yeah|sure|ok(?:ay)?|cool|keen|love to|sounds good|deal)[ ,.!]*)+but (?<x>(?:no|nothing|not too|only) [^.!?]{2,35}?)(?: please| pls)?(?:[,.]? (?:i|because|or|it) [^?]{2,40})?\W*$/iu,
    ),
    limit: true,
    most: 18,
    said: {
      'respect the limit': [
        ['direct', 'Deal: {x}. You choose, then nothing can go wrong.'],
        ['warm', '{x}, I promise. Which one would you like?'],
      ],
      'confirm the plan': [['calm', 'Fine by me, {x}. I will look at what is on and send you two ideas.']],
      'light touch': [['playful', '{x}, agreed. I scream at the adverts already.']],
    },
  }),
  after('can they try again', {
    mine: /\b(?:fail\w*|didn'?t (?:get|pass|make)|flunked|missed|lost|rejected|turned down)\b[^?]*$/i,
    theirs: said(
      '(?:can|could|will|are) (?:you|u) (?:able to |going to |allowed to )?(?:rewrite|retake|try again|reapply|appeal|redo it|do it again|write again)|is there a (?:rewrite|second chance|next time)',
    ),
    asks: true,
    limit: true,
    most: 16,
    said: {
      'say what you want': [['direct', '[Whether you can]. Today I sulk and tomorrow I plan.']],
      'appreciate a detail': [
        ['warm', 'Thank you for asking. I will get another try at it, one way or the other.'],
      ],
      'light touch': [['playful', 'Yes to trying again, no to talking about it before dessert.']],
      'follow up': [['calm', 'I think so. Have you ever had to do something twice?']],
    },
  }),
  after('fix mine, then', {
    mine: /\bi(?:'?m| am| work| do|'ve)\b[^?]{0,60}$/i,
    theirs: latin(
      /(?:can|could|will|would) (?:you|u) (?:please )?(?:fix|sort out|repair|look at|do|help (?:me )?with|cut|paint|teach|sew|translate|design|build|file) my (?<x>[\p{L} ]{3,25}?)(?: (?:then|for me|please|too|sometime|one day))*\W*$/iu,
    ),
    asks: true,
    most: 14,
    said: {
      'take the bait': [
        ['playful', 'I am paid in dinner. When may I look at it?'],
        ['witty', 'Have you tried switching it off and on again? That will be one coffee.'],
      ],
      'suggest meeting': [['flirty', 'I do house calls for people I like. When suits you?']],
      'answer, then return': [['direct', 'I could try. What has it done to you?']],
    },
  }),
  after('where we meet', {
    mine: /\bwhere (?:should|shall|do|can|would|to)\b[^?]*\b(?:meet|go|find|see)\b[^?]*\?/i,
    theirs: /\S/,
    // Then it is the reader's to say.
    not: /\b(?:(?:you|u) (?:choose|decide|pick|tell me|know (?:the area|better|best))|(?:your|ur) (?:call|choice|pick)|up to (?:you|u)|not fussy|i'?m easy|surprise me|don'?t mind|anywhere|wherever|no idea|not sure)\b/i,
    asks: true,
    limit: true,
    most: 11,
    said: {
      'confirm the plan': [
        ['direct', 'That works for me. What time?'],
        ['warm', 'Good idea, I will find you there. Does six suit you?'],
      ],
      'light touch': [['playful', 'Perfect. Look for the one who pretends not to be looking.']],
      'answer, then return': [['calm', 'Fine with me. Is it easy for you to get there?']],
    },
  }),
  after('their children', {
    mine: /\b(?:do you have|have you got|any|got|how many) (?:any )?(?:kids|children)\b[^?]*\?/i,
    theirs:
      /\b(?:yes|yeah|ja|yep|one|two|three|four|boy|girl|boys|girls|son|daughter|twins?|sons|daughters)\b/i,
    not: /\b(?:no|don'?t|not yet|never|lost|passed|want|none|nope|someday|one day|step)\b/i,
    most: 26,
    said: {
      'appreciate a detail': [
        ['warm', 'I like that you say it straight. They are lucky to have you.'],
        ['calm', 'Thank you for telling me. I would like to hear more about that part of your life.'],
      ],
      'follow up': [
        ['direct', 'That is a lovely age. What are they into at the moment?'],
        ['warm', 'What do you laugh about together at home?'],
      ],
      'light touch': [['playful', 'So who is in charge at yours? I think I know.']],
    },
  }),
  after('their pet by name, and a deed', {
    mine: /\b(?:what'?s|whats|what is)\b[^?]{0,25}\b(?:names?|called)\b[^?]*\?/i,
    theirs: latin(
      /^\W*(?:(?:his|her|its) name(?:'s| is) |he'?s |she'?s )?(?<n>\p{L}[\p{L}'-]{2,13})[.,!]+ ?(?:and )?(?:he|she|it)\b[^?]{3,70}$/iu,
    ),
    most: 16,
    said: {
      'appreciate a detail': [
        ['warm', '{n}! I like {n} already.'],
        ['playful', '{n} has character, I can tell.'],
      ],
      'follow up': [['direct', 'What else does {n} have on the record?']],
      'suggest meeting': [['playful', 'I would like to hear {n} on that. Is a walk possible one day?']],
    },
  }),
  after('they are allergic or have three', {
    mine: /\ballergic to (?:cats|dogs|animals|fur|pets)\b|\b(?:scared|afraid) of (?:dogs|cats)\b/i,
    theirs: latin(
      /^\W*(?:(?:oh dear|oh no|uh oh|oh|eish|yoh|hmm+|well|awkward|problem|oops)[ ,.!]+)*i(?:'?ve| have| got|'?ve got) (?:like )?(?<n>one|two|three|four|five|a few|\d)\b[^?]{0,20}$/iu,
    ),
    most: 9,
    said: {
      'light touch': [
        ['playful', '{n}! Then we meet outdoors first, and I bring tissues just in case.'],
        ['playful', 'I will start taking something for it today. What are they called?'],
      ],
      'offer another way': [['calm', 'Then we begin outdoors. I can be brave in small doses.']],
      'appreciate a detail': [['warm', 'For the right owner I sneeze gladly.']],
    },
  }),
];
