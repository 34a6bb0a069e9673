/** Openers about the reader's own profile: a place in a photo, an animal, a dish, an interest, or the profile as a whole. */
import { A, asked, D, F, H, L, R, T } from './ordinary-ask.ts';
import type { Scene } from './scene.ts';

const PIC = '(?:photos?|pics?|pictures?|shots?|snaps?|profile|selfies?)';
const ONE = '(?:first|second|third|fourth|fifth|last|main|profile|1st|2nd|3rd|4th|other)';
const LIKES =
  '(?:I )?(?:(?:really |absolutely |just )?(?:love|like|adore|loved|liked|enjoyed)|have to say I love)(?: (?:that you have|the fact that you have|how you have|seeing))?';
const PLACE = "(?<p>(?:the )?[A-Z][\\w']+(?: (?:of |de )?[A-Z][\\w']+){0,2})";
const PET = '(?<x>dogs?|cats?|pup|puppy|pupper|doggo|kitten|kitty|rabbit|parrot|horse|pets?)';
const FINE =
  '(?:adorable|cute|so cute|the cutest|gorgeous|lovely|beautiful|amazing|so sweet|sweet|precious|too cute|super cute|very cute|stunning|so adorable|handsome|great|awesome|so fluffy|fluffy)';

export const ORDINARY_PROFILE_SCENES: readonly Scene[] = [
  asked(
    'the name of their animal',
    new RegExp(
      `(?:.{0,60}[,.!?] ?)?(?:and )?what (?:is|are) (?:his|her|its|their|your ${PET}(?:'s|s)?|the ${PET.replace('<x>', '<y>')}(?:'s|s)?|that ${PET.replace('<x>', '<z>')}(?:'s|s)?) names?(?: by the way)?|(?:.{0,60}[,.!?] ?)?what is (?:your|that|the) ${PET.replace('<x>', '<w>')} called|(?:.{0,60}[,.!?] ?)?what do you call (?:him|her|it|your ${PET.replace('<x>', '<v>')})`,
    ),
    [
      [A, 'direct', 'The name is [the name], and yes, it answers to compliments. Do you have pets?'],
      [A, 'warm', 'Meet [the name], the real star of my profile. Who is the star at your place?'],
      [T, 'playful', 'Have a guess from the face first, and then I tell you the name. What would fit?'],
      [L, 'playful', 'You ask for that name before mine, I see. Do you have an animal?'],
      [D, 'warm', 'I like that you ask for the name of the real star. Do you have an animal yourself?'],
      [H, 'warm', 'You get the name for the name of yours, if you have one. Do you?'],
    ],
    {
      bare: false,
      most: 34,
      not: /\b(?:my|mine)\b/i,
      also: (r) =>
        /\b(?:dogs?|cats?|pup\w*|kitt\w+|pet|doggo|rabbit|parrot|horse|dachshund|labrador|lab|retriever|poodle|husky|beagle|pug|collie|terrier|bulldog|shepherd|ridgeback|boerboel|spaniel|corgi|maltese|staffie)\b/i.test(
          r.plain,
        ),
    },
  ),
  asked(
    'their animal in a photo',
    new RegExp(
      `(?:(?:oh my (?:god|gosh)|omg|aw+|wow)\\W+)?(?:(?:your|that|the) ${PET}(?: in (?:your|the|that) .{3,24})? (?:is|are|looks?)(?: (?:so|just|absolutely|really|such a))? ?(?:${FINE}|cutie)|(?:what an? )?${FINE} ${PET.replace('<x>', '<y>')}|${LIKES} (?:your|the|that) ${PET.replace('<x>', '<z>')}(?: in .{3,24})?)(?:\\W+(?:(?:and )?(?:is (?:he|she|it|that) yours|what (?:do you call|is) (?:him|her|it)(?: called)?|who is (?:he|she|this|that))|i love (?:dogs|cats|animals)|i want one|i need to (?:meet|pet) (?:him|her|it|them)))*`,
    ),
    [
      [A, 'direct', 'The name is [the name], and yes, it answers to compliments. Do you have pets?'],
      [D, 'warm', 'Thank you! That is the real star of the profile. Do you have an animal yourself?'],
      [A, 'warm', 'Thank you, I will pass it on, with a treat. Who would you bring to a play date?'],
      [
        T,
        'playful',
        'You came for the one with four legs, I understand completely. Are you an animal person?',
      ],
      [L, 'playful', 'That one gets all the likes, I only get the questions. Do you have pets?'],
      [
        H,
        'warm',
        'That is the way to my heart, asking about the four-legged one first. Any animals at your place?',
      ],
      [R, 'warm', 'That face gets away with everything. Do you have one who rules your home?'],
    ],
  ),
  asked(
    'is that your animal',
    new RegExp(
      `(?:so )?(?:is (?:that|this|it)|are (?:those|they|these)) (?:your|ur) ${PET}(?: (?:in|on) .{3,30})?(?:\\W+(?:(?:so )?${FINE}|(?:he|she|it|they) (?:is|are) ${FINE}))?|whose ${PET.replace('<x>', '<y>')} is (?:that|it)(?: in .{3,24})?|what is your ${PET.replace('<x>', '<z>')} called|what is your ${PET.replace('<x>', '<w>')}(?:'s|s)? name|(?:is|are) (?:that|those) your (?:own )?${PET.replace('<x>', '<v>')}(?: or .{4,30})?`,
    ),
    [
      [A, 'direct', 'That is [the name, and whose it is]. Do you have pets yourself?'],
      [A, 'warm', 'The best-looking one on my profile, I know. Do you have an animal at home?'],
      [T, 'playful', 'The better looking half of the photo, at least. Do you have one too?'],
      [R, 'warm', 'You noticed the right one. Are you an animal person as well?'],
      [L, 'witty', 'We share a photo, that much is certain. Who shares yours?'],
      [H, 'playful', 'Ask me about that one and I will not stop talking. Do you have pets?'],
    ],
  ),
  asked(
    'they have been to a place',
    new RegExp(
      `(?:wow |oh |omg )?(?:(?:I )?(?:see|saw|noticed|notice)(?: that)? )?(?:so )?you (?:have been|went|were|travel+ed|have travel+ed) (?:to|in) ${PLACE}(?:\\W+(?:and )?(?:how was (?:it|that)|what was it like|how did you (?:like|find) it|did you (?:like|love|enjoy) it|i (?:have always wanted|always wanted|want|would love) to go(?: there)?|that is (?:so cool|amazing|awesome)|what was your favourite (?:part|thing).{0,16}|when (?:was that|did you go)|i am (?:so )?jealous|any (?:tips|recommendations)|looks amazing))*|how was ${PLACE.replace('<p>', '<q>')}|(?:when (?:were you in|did you go to)|have you been to|what was) ${PLACE.replace('<p>', '<o>')}(?: like)?|did you (?:like|enjoy|love) ${PLACE.replace('<p>', '<n>')}`,
    ),
    [
      [A, 'direct', 'The thing I remember about {p}: [your best memory]. Would you go?'],
      [R, 'warm', '{p} could fill an evening of stories. What would you want to see there first?'],
      [D, 'warm', 'I like that you ask about {p}. Is it on your list, or have you been?'],
      [
        T,
        'playful',
        'If I start on {p} we will be here all night. What would you do there first, eat or explore?',
      ],
      [H, 'calm', 'A place like {p} deserves better than one line. What makes you curious about it?'],
      [L, 'witty', 'A place like {p} is never told in one message. Where did you last travel to?'],
    ],
    {
      names: ['p', 'q', 'o', 'n'],
      places: (_, found) => ({ ...found, p: found.p ?? found.q ?? found.o ?? found.n }),
    },
  ),
  asked(
    'where a photo was taken',
    new RegExp(
      `where (?:was|is|were) (?:that|this|your|the|those) (?:(?:${ONE}|beach|mountain|hiking|sunset|amazing|beautiful|cool|lovely) )?(?:${PIC} )?(?:taken|photo|pic|picture|from|place)?(?: (?:in|on) .{3,30})?|where are you in (?:that|this|your|the) (?:${ONE} )?${PIC}|where did you take (?:that|this|the|your) (?:${ONE} )?${PIC}|(?:I )?(?:love|like) (?:the view in )?(?:your|that|the) (?:${ONE} |\\w+ )?${PIC}\\W+where (?:was|is) (?:that|it|this)(?: taken)?|where is (?:that|this)(?: view| beach| place)?(?: (?:in|on) .{3,30})`,
    ),
    [
      [A, 'direct', 'That was taken at [the place]. Do you know it?'],
      [A, 'warm', 'At [the place], and it is better when you stand there. Have you been?'],
      [R, 'playful', 'Guess first! Within a hundred kilometres counts as right.'],
      [D, 'warm', 'You asked about the right photo. Are you a sea or a mountain person?'],
      [T, 'playful', 'A good photographer never tells, but I might. Where did you take your favourite?'],
      [L, 'witty', 'I will trade you: the place in my photo for your favourite spot near you. Deal?'],
    ],
  ),
  asked(
    'the tattoo',
    /(?:(?:I )?(?:love|like) (?:your|the) tattoos?\W+)?(?:(?:and )?(?:do|does) (?:they|it) (?:have a (?:meaning|story)|mean (?:anything|something))(?: to you)?|what is (?:the )?(?:story|meaning) (?:behind|of|with) (?:your|the|that) tattoos?|what does your tattoo (?:mean|say)|(?:does|do) your tattoos? (?:mean anything|have (?:a )?(?:meaning|story))|what (?:is|are) your tattoos?(?: of)?|how many tattoos do you have|do you have (?:any )?tattoos|is there a (?:story|meaning) behind (?:your|the|that) tattoo|any meaning behind (?:the|your) tattoo|tell me about (?:your|that|the) tattoos?|(?:I )?(?:love|like) (?:your|the) tattoos?|nice tattoos?|cool tattoos?)/,
    [
      [A, 'direct', 'The short version of the tattoo: [the story]. Do you have one?'],
      [R, 'warm', 'I like that you ask. Do you have tattoos, or one in mind?'],
      [T, 'playful', 'The tattoo has a true story and a better one. Which would you like first?'],
      [H, 'calm', 'Some stories are better told in person. Do you have a tattoo with a story?'],
      [L, 'witty', 'Ink outlives every haircut. Do you have any tattoos?'],
      [D, 'warm', 'Thank you for noticing it. What did you think it means?'],
    ],
  ),
  asked(
    'the kind of animal, or its age',
    new RegExp(
      `(?:.{0,50}[,.!?]+ ?)?(?:and )?(?:(?:what|which) (?:breed|kind of (?:dog|cat)|sort of (?:dog|cat)|type of (?:dog|cat))(?=$)|(?:what|which) (?:breed|kind of (?:dog|cat)|sort of (?:dog|cat)|type of (?:dog|cat)) (?:is|are) (?:he|she|it|that|they|this|your ${PET}|the ${PET.replace('<x>', '<y>')})|what is (?:he|she|it|your ${PET.replace('<x>', '<z>')})(?: a)? mix|how old (?:is|are) (?:he|she|it|they|your ${PET.replace('<x>', '<w>')}|the ${PET.replace('<x>', '<v>')})|how long have you had (?:him|her|it|them|your ${PET.replace('<x>', '<u>')}))`,
    ),
    [
      [A, 'direct', 'That would be [breed or age]. Do you have one yourself?'],
      [T, 'playful', 'All character, whatever the papers say. What is your guess?'],
      [A, 'warm', 'You ask like somebody who likes animals. Do you have pets?'],
      [R, 'warm', 'You ask the right questions. Is there an animal at your place?'],
      [L, 'witty', 'On paper one thing, at dinner time quite another. Do you have an animal?'],
    ],
    {
      bare: false,
      not: /\b(?:my|mine)\b|\byour (?:son|daughter|kids?|child|mom|mum|dad)\b/i,
      also: (r) => /\b(?:dogs?|cats?|pup\w*|kitt\w+|pet|doggo|rabbit|parrot|horse|breed)\b/i.test(r.plain),
    },
  ),
  asked(
    'who is in a photo with them',
    /(?:so )?(?:is|are) (?:that|this|those|these) (?:your|ur) (?<x>sister|brother|mom|mum|dad|best friend|friend|friends|daughter|son|kid|kids|niece|nephew|gran|cousin|ex|twin|parents|siblings|baby|child|children)(?:'s)?(?: (?:in|on|with|next to) .{3,40})?|who (?:is|are) (?:that|the|those|this) ?(?:\w+ ){0,3}(?:in|on|with|next to) (?:you|your|the|that).{0,40}|which one (?:is|are) you(?: in .{3,30})?/,
    [
      [A, 'direct', 'That is [who it is]. Did the photo give it away?'],
      [T, 'playful', 'What would you have guessed? The answer gets a like for effort.'],
      [A, 'warm', 'Somebody worth asking about. Who is the favourite person in your photos?'],
      [R, 'warm', 'You look closely, I like that. Who is next to you in yours?'],
      [L, 'witty', 'The other person always looks more relaxed in photos. Is it the same with yours?'],
    ],
  ),
  asked(
    'what they are learning',
    /(?:(?:(?:I )?(?:see|saw|noticed|notice|read) (?:that )?|you (?:said|mentioned|wrote) (?:that )?|your (?:profile|bio) (?:says|said) (?:that )?)?you are (?:currently |also )?(?:learning|studying|trying to learn|teaching yourself|training for|practi[sc]ing) (?:how to |to |an? |the )?(?<x>[a-z][a-z' ]{2,20}?)\W+(?:and )?)?how is (?:that|it|the (?<y>spanish|french|italian|german|portuguese|training|learning|guitar|piano|course|studying)) (?:going|coming along|coming on)(?: so far| for you)?/,
    [
      [A, 'direct', 'It is going [how it goes]. Have you ever tried?'],
      [R, 'warm', 'Two steps forward, one step back, as it goes. What are you learning at the moment?'],
      [T, 'playful', 'I am brilliant when nobody is around to check. Would you help me practise?'],
      [H, 'calm', 'It would go faster with company. Have you tried it yourself?'],
      [L, 'witty', 'My excuses are getting fluent, the rest follows. What did you last learn from scratch?'],
      [D, 'warm', 'Nice of you to remember that. What made you ask?'],
    ],
    {
      also: (r) =>
        /\b(?:learn|stud|train|practi|spanish|french|italian|german|portuguese|guitar|piano|course)/i.test(
          r.plain,
        ),
    },
  ),
  asked(
    'an interest they share',
    /(?:(?:I )?(?:see|saw|noticed|notice|can see)(?: (?:that|from your profile(?: that)?|on your profile(?: that)?))? )?(?:(?:we|we are) (?:both )?(?:like|love|enjoy|into|both into|are into|are both into)|you (?:also )?(?:like|love|enjoy|are into)) (?<x>[A-Za-z][\w' ]{2,26}?)(?: (?:too|as well|also))?(?:\W+(?:good start.{0,16}|that is a (?:good|great) (?:start|sign)|great taste|good taste|so do i|me too|same|i (?:also )?(?:love|like|enjoy) (?:it|that|them|hiking|to \w+)(?: too| as well)?|that is (?:cool|great|awesome)|big fan)(?: .{2,12})?)*(?:\W+(?:and )?(?<q>(?:what|which|where|how|who|have|do|did|any|are|favourite)\b[^?]{3,60}))?/,
    [
      [A, 'direct', 'My favourite when it comes to {x}: [your favourite]. And yours?'],
      [R, 'warm', 'Somebody who likes {x} too, good. How did you get into it?'],
      [D, 'warm', 'So we already have {x} in common. What is the best bit of it for you?'],
      [T, 'playful', 'A point for {x}. Are you the serious sort or in it for the snacks?'],
      [H, 'calm', 'I can talk about {x} longer than is polite. When did you start?'],
      [L, 'playful', '{x} is a good place to start. Shall we compare favourites, yours first?'],
    ],
    {
      most: 24,
      not: /\byou (?:like|love) (?:me|to\b|that|it|my|your|when|how|what|the way)|\bwe (?:like|love) (?:each|it|that|the same)|^(?:do|did|would|what|why|where|how|if|when|so what)\b|\bthe same (?:things|music|stuff)\b/i,
      also: (r) => /\b(?:too|as well|also|both|see|saw|noticed?|profile|same|common)\b/i.test(r.plain),
    },
  ),
  asked(
    'an interest on their profile',
    /(?:(?:I )?(?:see|saw|noticed|notice|read)(?: (?:that|from your profile(?: that)?|on your profile(?: that)?|in your bio(?: that)?))? |your (?:profile|bio) (?:says|said|mentions) (?:that )?|you (?:said|mentioned|wrote)(?: (?:that|in your (?:bio|profile)(?: that)?))? )you (?:are (?:really |quite |also )?(?:into|training for|writing|a (?:fan|big fan|lover) of)|do|play|make|bake|like|love|enjoy|collect|run|surf|paint|write|dance|sing|cook|want to learn|work (?:in|as|with)) (?:an? )?(?<x>[A-Za-z][\w' ]{2,24}?)(?:\W+(?:and )?(?:that is (?:so )?(?:cool|great|awesome|interesting)\W*)?(?<q>(?:what|which|where|how|who|have|do|did|any|are|is|tell me)\b[^?]{3,60}))?/,
    [
      [A, 'direct', 'Short answer on {x}: [your answer]. Is it something for you too?'],
      [R, 'warm', 'You read to the end, thank you. Is {x} something you have tried?'],
      [D, 'warm', 'I like that you picked {x} out of everything. What made you stop there?'],
      [T, 'playful', 'Careful, I can go on about {x} for a while. What would you like to know first?'],
      [H, 'calm', 'One is never quite finished with {x}. What is your thing like that?'],
      [L, 'witty', 'Profiles make {x} sound very professional. What does yours exaggerate?'],
    ],
    { most: 26, not: /\bsingle\b|\blooking\b|\bdivorced\b|\bkids\b|\bwidow/i },
  ),
  asked(
    'the profile in general',
    /(?:I )?(?:(?:really |absolutely |just )?(?:love|like|enjoyed|liked|loved)) (?:your|the) (?:profile|bio|prompts?|answers?|vibe|photos|pics|pictures|energy)(?: (?:and|&) (?:bio|photos|pics|vibe))?(?:\W+(?:it|they|you) (?:made me (?:smile|laugh)|(?:is|are|seem|look|sound)s? (?:really |so |very |like )*(?:fun|funny|interesting|great|cool|nice|genuine|lovely|down to earth|a fun person|a nice person|someone fun)))?|your (?:profile|bio|prompts?|answers?) (?:really )?(?:made me (?:smile|laugh)|(?:is|are) (?:really |so |very )*(?:funny|good|great|interesting|refreshing|nice|cool|different|lovely)|caught my (?:eye|attention)|stood out)(?:\W+(?:I )?(?:really )?(?:love|like) your (?:sense of humou?r|humou?r|style|vibe|energy|photos|pics|profile|bio))?|(?:you|your profile) (?:seem|sound|look)s? (?:really |so |very |like )*(?:fun|interesting|cool|nice|genuine|lovely|down to earth|an? (?:fun|nice|interesting|cool|genuine) person|someone (?:fun|nice|interesting))(?: and (?:fun|interesting|cool|nice|genuine|funny))?(?:\W+(?:I )?(?:love|like) your (?:sense of humou?r|humou?r|style|vibe|energy|photos|pics))?|great (?:profile|bio)|nice (?:profile|bio)|cool (?:profile|bio)/,
    [
      [D, 'warm', 'Thank you, that is a nice thing to read. What made you stop at my profile?'],
      [A, 'warm', 'That is kind, thank you. Now I am curious, what was the bit you liked?'],
      [T, 'playful', 'Thank you! A profile always takes longer than one admits. How long did yours take?'],
      [L, 'playful', 'Thank you. Profiles get drafts, people do not. What are you like off the app?'],
      [H, 'calm', 'Thank you, I like hearing that. What should I know about you that is not on yours?'],
      [F, 'warm', 'Thank you for saying so and not only swiping. What has your day been like?'],
    ],
    { bare: false, not: /\blooks?\b.*\b(?:hot|sexy)\b/i },
  ),
  asked(
    'their prompt made them laugh',
    /(?:(?:haha|lol|ok|okay) ?,? ?)*(?:your (?:answer|prompt|line|bit|joke|comment|thing) (?:about|on|with) (?<x>[a-z][a-z' ]{2,28}?) (?:made me (?:laugh|smile|giggle)|(?:is|was) (?:so |really |too )?(?:funny|great|true|relatable|good|hilarious)|got me|cracked me up)|(?:I )?(?:love|loved|like|liked) (?:your|the|what you (?:wrote|said)) (?:answer |prompt |line |bit |comment )?(?:about|on) (?<y>[a-z][a-z' ]{2,28}?))(?:\W+(?:haha|lol|so true|same here|same|me too|so relatable))*/,
    [
      [D, 'warm', 'Glad that one landed. What would you have written about {z}?'],
      [A, 'warm', 'Thank you! And it is true, every word about {z}. Is it the same with you?'],
      [T, 'playful', 'So {z} got your attention. What is your own view on it?'],
      [R, 'calm', 'Thank you for reading it and not only looking. What made you laugh about it?'],
      [
        L,
        'witty',
        'There is a longer version about {z}, with sound effects. What do you want to hear first?',
      ],
    ],
    { bare: false, places: (_, found) => ({ ...found, z: found.x ?? found.y }) },
  ),
  asked(
    'good taste',
    /(?:(?:I )?(?:love|like) )?your taste in (?<x>music|films|movies|books|series|food|shows|restaurants|travel|art|coffee|wine)(?: is (?:so |really )?(?:great|good|amazing|excellent|impeccable|on point|the best|perfect))?|you have (?:a )?(?:great|good|excellent|amazing) taste(?: in (?<y>[a-z]+))?|great taste(?: in (?<w>[a-z]+))?/,
    [
      [D, 'warm', 'Thank you, good taste is nice to hear about. What would I find on your side?'],
      [T, 'playful', 'You have only seen the part I show in public. What is your guilty pleasure?'],
      [R, 'warm', 'Then yours must be good as well. What should I try first?'],
      [A, 'direct', 'The latest find: [your favourite]. Do you know it?'],
      [L, 'witty', 'I will frame that and show it to my friends. What is your best recommendation?'],
    ],
    { bare: false },
  ),
];
