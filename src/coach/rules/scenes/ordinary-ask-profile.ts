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
const ACT =
  '(?<a>hik(?:e|ing)(?: up| it)?|walk(?: up)?|climb(?: it| up)?|drive(?: up)?|surf|dive|ski|camp|swim)';

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
    'their animal looks like trouble',
    new RegExp(
      `(?:your|that|ur) ${PET} (?:looks?|seems?|is)(?: (?:like|so|such|a|an|very|full of|pure))* (?:trouble|troublemaker|naughty|mischief|mischievous|grumpy|judg\\w+|happy|friendly|fun|a handful|chaos|angry|sassy|spoil(?:t|ed)|a character|like a .{4,24})(?: haha| lol)?`,
    ),
    [
      [D, 'warm', 'You can see that from one photo, good eye. Do you have an animal like that?'],
      [T, 'playful', 'A face like that needs watching. Do you have pets?'],
      [L, 'witty', 'That is the official portrait. You should see the outtakes. Any pets at your place?'],
      [A, 'warm', 'All of that, and forgiven every single time. Who is in charge at your house?'],
      [H, 'playful', 'You read animals well. Do you have one of your own?'],
    ],
  ),
  asked(
    'a photo at a place, and how they got there',
    new RegExp(
      `(?:${LIKES} (?:a |your |the |that )?(?:\\w+ )?${PIC} (?:at|of|on|from|in|by) ${PLACE}|(?:(?:great|nice|cool|amazing|beautiful|lovely) )${PIC} (?:at|of|on|from|in|by) ${PLACE.replace('<p>', '<q>')}|(?:I )?(?:saw|see|noticed) (?:the |your |that |you have a )?${PIC} (?:at|of|on|from|in|by) ${PLACE.replace('<p>', '<o>')})\\W+(?:and )?(?:did|do) you ${ACT}(?: (?:up|there|it|all the way))*(?: (?:for|at) (?<t>sunrise|sunset))?(?: .{3,20})?`,
    ),
    [
      [A, 'direct', '[Yes or no, and how it was]. Have you been up there yourself?'],
      [R, 'warm', '{p} is worth the question. Would you do it the hard way or the smart way?'],
      [
        D,
        'warm',
        'I like that you ask about {p} and not who took the photo. Do you like that sort of thing?',
      ],
      [T, 'playful', 'A {t} at {p} is worth any alarm clock. Have you seen one there?'],
      [T, 'playful', 'The photo of {p} hides the hard part, as photos do. Would you do it?'],
      [H, 'warm', 'A view like the one at {p} is worth an early alarm. Would you go for it?'],
      [L, 'witty', 'A photo of {p} only tells half of it. Have you been?'],
    ],
    {
      most: 30,
      names: ['p', 'q', 'o'],
      places: (_, found) => ({ ...found, p: found.p ?? found.q ?? found.o }),
    },
  ),
  asked(
    'a photo at a place',
    new RegExp(
      `(?:${LIKES} (?:a |your |the |that )?(?:\\w+ )?${PIC} (?:at|of|on|from|in|by) ${PLACE}|(?:your|that|the) ${PIC} (?:at|of|on|from|in|by) ${PLACE.replace('<p>', '<m>')} (?:is|looks|are) (?:so |really |just |absolutely )?(?:beautiful|amazing|great|lovely|stunning|cool|nice|incredible|gorgeous)|(?:(?:great|nice|cool|amazing|beautiful|lovely) )${PIC} (?:at|of|on|from|in|by) ${PLACE.replace('<p>', '<q>')}|(?:is|was) (?:that|this|it) ${PLACE.replace('<p>', '<o>')}(?: (?:in|on) .{3,32}| behind you| i see)?|(?:is|was) (?:that|this|your|the) (?:\\w+ )?${PIC} (?:taken )?(?:at|in|from|of|on) ${PLACE.replace('<p>', '<n>')})(?:\\W+(?:it |that )?(?:looks? (?:amazing|beautiful|stunning|great|incredible)|such a (?:beautiful|great|lovely) (?:place|spot|view)|i love (?:it there|that place)|(?:how was it|when (?:was (?:that|this|it)|were you there)|were you there on holiday|did you (?:enjoy|like) it|is (?:it|that) your favourite (?:spot|place)|do you go (?:there|up there) (?:often|a lot|much)|is that (?:near|close to) (?:you|where you live)|have you been there (?:before|often)|i (?:go|went|was) there .{3,24})))?`,
    ),
    [
      [A, 'direct', 'Yes, {p}, and [how it was]. Do you know it?'],
      [D, 'warm', 'I like that you spotted {p}. Have you been there?'],
      [A, 'warm', 'You spotted {p}, so I think you know your way around. What is your favourite view?'],
      [T, 'playful', 'Good eye! With {p} in the photo anybody looks good. Have you been?'],
      [H, 'calm', 'The photo is nice, {p} itself is better. Is it on your list?'],
      [L, 'witty', '{p} did all the work in that photo. Which place makes you look good?'],
    ],
    {
      names: ['p', 'q', 'o', 'n', 'm'],
      not: /^(?:is|was) (?:that|this|it) (?:your|my|the same|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b(?! (?:\w+ )?(?:photo|pic|picture))/i,
      places: (_, found) => ({ ...found, p: found.p ?? found.q ?? found.o ?? found.n ?? found.m }),
    },
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
    'a dish in a photo',
    /(?:(?:wow|omg|ok|okay|damn) )?(?:that|the|your) (?<x>pasta|pizza|cake|food|bread|curry|braai|breakfast|dish|meal|pie|sushi|burger|steak|salad|dessert|cocktail|sourdough|roast|brunch|stew)(?: (?:in|on) .{3,30}?)? (?:looks?|is looking) (?:so |really |absolutely |very |super )?(?:amazing|delicious|good|great|incredible|tasty|yum\w*|lovely|nice|fantastic|insane|unreal)(?:\W+(?:did you (?:make|cook|bake) (?:it|that)(?: yourself)?|where (?:is|was) (?:that|it)(?: from)?|what is (?:it|in it)|can i (?:have|get) (?:some|the recipe)|i am hungry now|now i am hungry))?/,
    [
      [A, 'direct', 'The {x}: [who made it]. What is the best thing you make?'],
      [R, 'warm', 'Good eye, food like that should be shared. What is your signature dish?'],
      [T, 'playful', 'Careful, hunger is catching. Would you cook the {x}, or only eat it?'],
      [D, 'warm', 'You went straight for the {x}, so I think we will get on. What would you cook for me?'],
      [L, 'witty', 'No {x} was harmed until after the photo. Are you the cook or the guest?'],
      [H, 'calm', 'Good food is the fastest way to a good mood. What is your favourite?'],
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
    'an instrument or a thing they do',
    /(?:so )?(?:(?:I )?(?:see|saw|noticed) )?you (?<v>play|surf|paint|write|bake|sing|climb|dive|run|dance|skate|knit|sew)(?: (?:the )?(?<x>guitar|piano|violin|drums|bass|ukulele|tennis|padel|golf|chess|rugby|football|netball|hockey|marathons?|poetry|music|half marathons?))?(?: too| as well)?\W+(?:that is (?:so )?(?:cool|great|awesome)\W+)?(?:how long have you (?:been (?:doing (?:it|that)|playing|surfing|painting|writing|running)|played|done (?:it|that)).{0,12}|how did you (?:start|get into .{2,16}|learn)|are you (?:any )?good(?: at it)?|where do you (?:play|surf|run|dance|climb|bake|sing))/,
    [
      [A, 'direct', 'For [how long] now, and still happily learning. Do you do anything like it?'],
      [R, 'warm', 'Enjoying it comes first, I think. What do you do in that line?'],
      [T, 'playful', 'You would have to see it to believe it. Would you come?'],
      [H, 'calm', 'It is more fun than it looks on a profile. Have you tried it?'],
      [L, 'witty', 'My profile told you the flattering half. What is your hidden talent?'],
    ],
    { bare: false },
  ),
  asked(
    'the job on their profile',
    /(?:(?:(?:I )?(?:see|saw|noticed|notice|read)(?: (?:that|from your profile(?: that)?|on your profile(?: that)?|in your bio(?: that)?))? |your (?:profile|bio) (?:says|said) (?:that )?)?(?:so )?you (?:are (?:an? )|work (?:in|as(?: an?)?|for|with) ?)(?<x>[a-z][a-z ]{2,24}?)|so you are an? (?<y>[a-z][a-z ]{2,24}?))\W+(?:and )?(?:that (?:is|must be) (?:so )?\w+\W+)?(?:what do you (?:teach|do(?: exactly)?|like (?:most )?about it|work on|specialise in)|how (?:is|do you like) (?:it|that)|do you (?:like|enjoy|love) (?:it|that)|is it (?:fun|hard|stressful|interesting)|what (?:kind|sort|type)(?: of .{3,14})?|where do you work|how long have you been .{3,16}|what is that like|what made you .{4,20}|what grade(?: do you teach)?|how did you get into (?:it|that))/,
    [
      [A, 'direct', 'In short: [what you do]. What is your line of work?'],
      [R, 'warm', 'It comes with good questions like yours. What do you do?'],
      [A, 'warm', 'You read the profile properly, thank you. What do you do for a living?'],
      [T, 'playful', 'Every job looks calmer on a profile. How is yours on a Monday?'],
      [H, 'calm', 'Every job has a best part and an alarm clock. What is the best part of yours?'],
      [L, 'witty', 'Profiles leave out the paperwork. What does yours leave out?'],
    ],
    {
      bare: false,
      not: /\byou are an? (?:cute|leo|virgo|good|great|bit|fan|big|lot|dog|cat|night|morning|nice|sweet|funny|single|real|beautiful)\b/i,
    },
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
    'much in common',
    /(?:I (?:think|feel like|see that|see) )?(?:it (?:looks|seems|sounds) like )?we (?:seem to )?have (?:a lot|so much|quite a (?:lot|bit)|loads|many things|some things|lots|a few things) in common(?:\W+(?:I (?:also |really )?(?:love|like|enjoy) (?<x>[a-z][a-z ]{3,40}))?)?(?: (?:too|as well|also))?|we like (?:all )?the same (?:things|stuff|music|shows|movies)/,
    [
      [D, 'warm', 'A lot in common is a good start. Which of those things could you not do without?'],
      [A, 'warm', 'We do, and I would like to find the one thing we disagree on. What could it be?'],
      [T, 'playful', 'So much in common already. Then one test: pineapple on pizza, yes or no?'],
      [H, 'calm', 'That makes it easy to start. Which of them did you do last?'],
      [L, 'playful', 'Common ground found. Shall we argue about favourites, to keep it interesting?'],
      [F, 'warm', '{x} already sounds like a good weekend. Which one do you do most?'],
    ],
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
    'is that them in the photo',
    /(?:so )?(?:is|was) (?:that|this|it) (?:really )?you(?: (?<x>surfing|hiking|skiing|diving|climbing|running|dancing|singing|skydiving|paragliding|camping|cooking|swimming|fishing|riding|playing .{3,12}|on (?:the|a|that) .{3,16}|with (?:the|a|that) .{3,16}|holding .{3,16}))?(?: (?:in|on) (?:your|the|that) (?:\w+ )?(?:photos?|pics?|pictures?|profile))?(?:\W+(?:looks? (?:so )?(?:fun|amazing|cool|great)|(?:that is|so) (?:so )?(?:cool|amazing|impressive)))?/,
    [
      [A, 'direct', 'That is me, and [how it went]. Have you ever tried it?'],
      [
        T,
        'playful',
        'The photo shows the one good second, the rest is not on film. Do you do things like that?',
      ],
      [R, 'warm', 'You looked closely. What would your photo like that be of?'],
      [H, 'calm', 'A good photo keeps a whole day. Which day would yours keep?'],
      [L, 'witty', 'Either me or somebody with my jacket. What gave it away?'],
    ],
  ),
  asked(
    'how they got up',
    new RegExp(
      `(?:${LIKES} (?:a |your |the |that )?(?:\\w+ )?${PIC} (?:of you )?(?:at|of|on|from|in|by|up) ${PLACE}|(?:(?:great|nice|cool|amazing|beautiful|lovely) )${PIC} (?:at|of|on|from|in|by) ${PLACE.replace('<p>', '<q>')})\\W+(?:and )?(?:did|do|was|were|have|is|how) (?:you|it|that|the) .{4,60}`,
    ),
    [
      [A, 'direct', 'At {p}: [your answer]. Have you been there yourself?'],
      [D, 'warm', 'I like that you spotted {p}. Is it somewhere you would go?'],
      [T, 'playful', 'Every photo of {p} hides the hard part. Do you do it the hard way or the smart way?'],
      [H, 'calm', 'There is a long way and a short way to everything. How would you do {p}?'],
      [L, 'witty', 'A photo of {p} only tells half of it. Have you been?'],
    ],
    { most: 30, names: ['p', 'q'], places: (_, found) => ({ ...found, p: found.p ?? found.q }) },
  ),
  asked(
    'travel photos',
    /(?:(?:I )?(?:love|like) )?(?:your|the|those) (?:travel|holiday|hiking|beach|nature|outdoor|mountain) (?:photos|pics|pictures)(?: (?:are|look) (?:so |really )?(?:amazing|great|beautiful|cool|stunning|awesome|incredible|nice|lovely))?(?:\W+(?:and )?(?:where|what|which|have|do|did|how|you|i)\b.{3,60})?|(?:it )?(?:looks like|seems) you (?:love to |like to |have )?travel(?:led)?(?: a lot)?(?:\W+(?:where|what|which|have|how)\b.{3,60})?|you (?:look like|seem like|seem to|clearly) (?:you )?(?:really )?(?:love|like|enjoy) (?:the outdoors|travel+ing|nature|the beach|hiking|the mountains|being outside)(?:\W+(?:where|what|which|have|how|do)\b.{3,60})?/,
    [
      [A, 'direct', 'The one I would go back to is [a place]. And you?'],
      [D, 'warm', 'Thank you! Photos make one want to leave again. Where was your last good trip?'],
      [R, 'warm', 'Being outside does everybody good. Which place would you show me?'],
      [T, 'playful', 'The photos leave out the blisters and the wrong buses. What is your favourite spot?'],
      [H, 'calm', 'I think everybody looks happier outside. Are you more sea or more mountain?'],
      [L, 'witty', 'My photos make it look as if I never do laundry. What are yours hiding?'],
    ],
    { bare: false },
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
    'they like it too',
    /I (?:also|too) (?:love|like|enjoy|adore|am (?:a fan of|into)) (?<x>[a-z][a-z' ]{2,24}?)(?: (?:too|as well))?\W+(?:so )?(?:what|which|where|who|how|do|have)\b.{3,50}|I (?:love|like|enjoy) (?<y>[a-z][a-z' ]{2,24}?) (?:too|as well|also)(?:\W+(?:so )?(?:what|which|where|who|how|do|have)\b.{3,50})?/,
    [
      [A, 'direct', 'My favourite when it comes to {z}: [your favourite]. And yours?'],
      [R, 'warm', 'One more for {z}, good. How did you get into it?'],
      [D, 'warm', 'So {z} is something we have in common. Which kind do you like best?'],
      [T, 'playful', 'Careful, I have opinions on {z}. Shall we compare, yours first?'],
      [L, 'playful', 'A good start, {z}. What else should I know about your taste?'],
    ],
    {
      bare: false,
      not: /\blove (?:you|your|that|it|how|when)\b/i,
      places: (_, found) => ({ ...found, z: found.x ?? found.y }),
    },
  ),
  asked(
    'glad the reader likes it',
    /(?:I )?(?:really )?(?:love|like) (?:that|how|the fact that) you (?:(?:also |really )?(?:like|love|enjoy|watch|read|play|listen to|are into|are a fan of|cook|bake) )(?<x>[a-z][a-z' ]{2,24}?)(?: (?:too|as well|so much))?/,
    [
      [D, 'warm', 'Somebody who notices {x}, good. Are you as far gone as I am?'],
      [A, 'direct', 'My favourite part of {x}: [your favourite]. And yours?'],
      [R, 'warm', 'Then we already agree on {x}. How did you get into it?'],
      [T, 'playful', 'Careful, I can talk about {x} all evening. What would you want to know first?'],
      [L, 'playful', 'One good thing in common, {x}. Shall we look for the second?'],
    ],
    { bare: false, not: /\byou (?:like|love) (?:me|my|your|it|that)\b/i },
  ),
  asked(
    'they know the place too',
    new RegExp(
      `(?:oh |wow )?(?:(?:I )?(?:see|saw|noticed)(?: that)? )?(?:so )?you (?:have been to|went to|were in|are from|grew up in|live in|lived in) ${PLACE}\\W+(?:(?:I )?(?:went|was|have been|lived|love it|loved it|grew up|am from|come from|want to go back)(?: there)?.{0,26}|me too|same(?: here)?|so am i)`,
    ),
    [
      [D, 'warm', 'Then we both know {p}. What is the first place you would take somebody?'],
      [A, 'direct', 'What I remember best about {p}: [your best memory]. And you?'],
      [R, 'warm', 'Somebody who knows {p}, that makes it easy. What did you like most?'],
      [T, 'playful', 'Quick test, so I believe you: the best thing to eat in {p}?'],
      [L, 'witty', '{p} is a small world, it seems. Did we stand in the same queue there?'],
    ],
    { names: ['p'], bare: false },
  ),
  asked(
    'the job on their profile, liked',
    /(?:so |oh |wow |ah )?(?:(?:I )?(?:see|saw|noticed) (?:that )?)?you are (?:an? )(?<x>[a-z]+(?: [a-z]+)?)\W+(?:(?:that is|how|so|that must be|sounds|what an?) (?:so |really |very |a )?(?:cool|interesting|awesome|amazing|great|nice|impressive|tough|hard|rewarding|lovely|fun|exciting|cool job|interesting job)|(?:my (?:sister|mom|mum|dad|brother|friend|best friend) is (?:one )?(?:too|also|as well|one|an? .{3,16}))|me too|so am i|same)/,
    [
      [D, 'warm', 'Thank you, that is kind. What do you do?'],
      [A, 'direct', 'What I like most about it: [the best part]. And your work?'],
      [R, 'warm', 'Kind of you to say. What is your job?'],
      [T, 'playful', 'Every job sounds better on a profile than at seven in the morning. What is yours?'],
      [L, 'witty', 'I will pass that on to my alarm clock. What do you do for a living?'],
    ],
    {
      bare: false,
      not: /\byou are an? (?:bit|leo|virgo|cutie|ten|ten out|dog|cat|night|morning|liar|player|bot|scam\w*|good|great|sweet|nice|funny|real|big|fan|lot)\b/i,
    },
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
  asked(
    'a good wish',
    /(?:(?:I )?hope (?:you are|your (?:day|week|weekend|morning|evening) is|you (?:have|had|slept)|all is|everything is) .{3,40}|have a (?:good|great|nice|lovely|wonderful|blessed) (?<x>day|week|weekend|evening|one|night|morning).{0,16}|enjoy your (?<y>day|weekend|evening|week))/,
    [
      [D, 'warm', 'Thank you, that is a nice message to find. How is your day looking?'],
      [A, 'warm', 'That is kind, and the same to you. What is on for today?'],
      [R, 'calm', 'So far so good, thank you. What would make yours a good one?'],
      [T, 'playful', 'It just got a little better. What are you up to?'],
      [L, 'playful', 'Thank you! I will report back. What is the best thing on your list?'],
    ],
    {
      bare: false,
      not: /\?|\b(?:funeral|soon|better|sick|rest|recover)\b|\bnever\b/i,
      also: (r) => r.mine.trim() === '',
    },
  ),
  asked(
    'they have one as well',
    /I (?:also )?have (?:got )?(?:an? |two |three )(?<x>dog|cat|puppy|kitten|rabbit|parrot|dogs|cats|daschund|dachshund|labrador|tattoo)(?: (?:too|as well|also|myself))?/,
    [
      [R, 'warm', 'One more thing in common. What is the story with yours?'],
      [F, 'calm', 'Lovely. Since when, and who chose whom?'],
      [T, 'playful', 'I would like proof, a photo will do. Shall we swap?'],
      [D, 'warm', 'I knew there was a reason I liked you. What is the best thing about yours?'],
      [L, 'playful', 'They should be introduced before we are. Would yours behave?'],
    ],
    { bare: false, also: (r) => /\b(?:also|too|as well|myself)\b/i.test(r.plain) },
  ),
];
