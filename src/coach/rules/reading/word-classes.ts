/** Closed word classes and the commonest verbs: enough grammar to find what a message is about without a tagger. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

export const DETERMINERS = set(
  'a an the this that these those some any my your ur our his her their its another every each no both all whose which',
);
export const POSSESSIVES = set('my your ur our his her their its');
export const PREPOSITIONS = set(
  `of in on at to from with without for by about into onto over under between through during before after since until till
  against among around across behind beside beyond near off out up down past per via like as than towards toward upon within
  inside outside along despite besides except`,
);
export const FUNCTION_WORDS = set(
  `i you u he she it we they me him us them myself yourself himself herself itself ourselves themselves mine yours ours theirs
  someone somebody anyone anybody everyone everybody nobody none something anything everything nothing who whom what when where
  why how whether if because cause cos though although while unless and or but nor so yet then else am is are was were be been
  being do does did done have has had having will would shall should can could may might must ought not don't doesn't didn't
  can't cant won't wouldn't isn't aren't wasn't weren't haven't hasn't hadn't couldn't shouldn't i'm i've i'll i'd you're you've
  you'll you'd we're we've we'll they're they've it's it'd it'll that's there's here's what's who's how's where's let's he's
  she's im ive ill dont didnt isnt thats whats there here yes no yeah yep nope nah ok okay oh ah aw ha haha hahaha lol lmao
  hey hi hello heyy heyyy thanks thank please sorry well wow omg hmm just actually honestly basically literally really very
  quite pretty too also again still already always never ever often sometimes maybe perhaps probably only even almost enough
  rather instead anyway though tho now soon later today tonight tomorrow yesterday ago once twice away together apart alone back
  forward sometime someday precisely exactly completely totally entirely absolutely obviously apparently clearly suddenly finally currently
  recently usually normally hardly barely nearly hopefully unfortunately luckily seriously definitely certainly much more most
  less least many few several lots lot bit kinda kind sorta sort such other others same own else rn tbh idk ngl btw xx xxx x hbu wbu jk
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun arvo hence plus fyi ja hoe ek jy
  either neither upfront ahead aside abroad overseas somewhere anywhere everywhere nowhere whatever whenever wherever whoever`,
);

/** Nouns that say nothing on their own. */
export const DULL_NOUNS = set(
  `thing things stuff way ways time times day days week weeks weekend month months year years hour hours minute minutes second
  lot bit people person guy guys girl man men woman women one ones part point case idea kind sort type place side end start
  moment morning afternoon evening night nights today reason fact matter person life world everyone hand number question
  questions answer answers message messages text texts reply chat app profile bio photo photos pic pics picture someone bye
  way normal whole first last next other good great nice bad best worst better worse new old big little small same right wrong real fine
  sure cool okay free busy late early long short happy sad glad lovely cute funny weird crazy couple half
  name names word words mood vibe vibes feeling plan plans love thanks honey babe baby dear wave luck lol
  bet care worth fyi test eish jislaaik yoh yho shap aweh lekker howzit hello hectic sharp shame god truths lie god's turn room fun top luck help tired hungry bored sleepy exhausted ready keen able interested upset angry mad sorry excited scared worried nervous`,
);

export const PEOPLE = set(
  `mom mum mother mama ma dad father papa pa sister sis brother bro boet sisters brothers cousin cousins nephew nephews niece
  nieces aunt auntie uncle gran granny grandma grandmother grandpa grandfather grandad ouma oupa gogo mkhulu makhulu friend
  friends mate mates bestie boss colleague colleagues coworker coworkers housemate housemates flatmate flatmates roommate
  roommates neighbour neighbours neighbor neighbors ex kid kids son daughter daughters sons child children toddler baby twins
  family parents grandparents wife husband girlfriend boyfriend teacher coach students student class team landlord therapist
  doctor manager clients client goddaughter godson stepdad stepmom in-laws crew pals buddy`,
);
export const ANIMALS = set(
  `dog dogs doggo pup puppy puppies cat cats kitten kittens hamster rabbit rabbits bunny horse horses pony parrot budgie bird
  birds chicken chickens hens goat goats sheep cow cows snake gecko lizard tortoise turtle fish goldfish hedgehog ferret rat rats
  guinea-pig labrador lab poodle dachshund spaniel terrier collie ridgeback boerboel sausage-dog donkey donkeys alpaca alpacas`,
);
export const BODY = set(
  `legs leg hands hand feet foot back arms arm knees knee head shoulders shoulder brain voice eyes ears ankles ankle calves thighs
  quads fingers finger wrist wrists neck hips abs lungs stomach body muscles hamstrings toes throat face skin hair`,
);
export const PREDICATES = set(
  `dead wrecked ruined killing sore destroyed finished numb shaking jelly gone done broken fried shattered cooked screaming
  aching burning tired useless stiff swollen dying fucked finished toast mush raw frozen blistered`,
);

export const REGULAR_VERBS = `want need like love hate hope look work talk walk watch call text ask answer play start stop try use help turn show seem
  live believe happen move move change follow stay open close end finish learn add join invite visit cook bake clean wash travel plan book
  order pay save share post match message chat laugh smile cry miss kiss hug date kill die survive suppose mention promise pick drop carry
  push pull pass reach return arrive wait wonder worry guess remember enjoy prefer expect consider imagine agree decide manage
  practise practice notice realise realize recognise describe explain suggest recommend convince ignore swap trade switch cancel
  confirm postpone reschedule regret judge report careful check like bother confess admit apologise apologize appreciate accept
  deserve earn offer request borrow lend owe cover count rate rank argue fight train climb jump hike crawl stretch rescue adopt
  marry divorce cheat lie complain moan roast grill smoke drag laugh dance sing paint draw wrap attempt escape disappear vanish
  ghost appear exist matter cause force trust doubt fail scream shout sound smell taste touch land board pack unpack clock
  sign found discover collect measure test fix repair destroy wreck ruin burn freeze melt rain snow snore yawn nap sleep fancy reckon
  recover collapse nail smash crush beat obsess stress panic struggle cope handle juggle prove
  celebrate graduate qualify retire quit resign register invest transfer refund deposit verify click`;
const IRREGULAR = `be am is are was were been being do does did done doing have has had having go goes went gone going get gets got gotten
  getting make makes made making take takes took taken taking come comes came coming see sees saw seen seeing know knows knew known
  knowing think thinks thought thinking say says said saying tell tells told telling give gives gave given giving gimme gonna wanna
  gotta find finds found finding feel feels felt feeling leave leaves left leaving put puts putting keep keeps kept keeping let lets
  letting begin begins began begun run runs ran running bring brings brought bringing buy buys bought buying eat eats ate eaten
  eating drink drinks drank drunk drinking sleep slept sleeping sit sits sat sitting stand stands stood standing hear hears heard
  hearing read reads reading write writes wrote written writing lose loses lost losing win wins won winning meet meets met meeting
  send sends sent sending spend spends spent spending teach teaches taught teaching catch catches caught catching fall falls fell
  fallen falling drive drives drove driven driving ride rides rode ridden riding swim swims swam swum fly flies flew flown flying
  break breaks broke broken breaking choose chooses chose chosen choosing speak speaks spoke spoken speaking wake wakes woke woken
  waking wear wears wore worn wearing throw throws threw thrown throwing steal steals stole stolen sing sang sung build builds built
  building hold holds held holding hide hides hid hidden hiding hit hits hitting cut cuts cutting hurt hurts hurting cost costs
  mean means meant meaning understand understands understood shut shuts grow grows grew grown growing become becomes became sell
  sells sold selling fight fought forget forgets forgot forgotten forgetting forgive show shown showing win won beat beats beaten
  dig dug bite bit bitten stick sticks stuck strike struck swear swore try tries tried trying might lay laid lies lying spill spilt
  panicking cancelled canceled planned stopped dropped shopping chatted swapped committed admitted preferred`;

const VERB_FORMS = new Set<string>(IRREGULAR.split(/\s+/).filter(Boolean));
for (const verb of REGULAR_VERBS.split(/\s+/).filter(Boolean)) {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const y = /[^aeiou]y$/.test(verb);
  VERB_FORMS.add(verb);
  VERB_FORMS.add(y ? `${verb.slice(0, -1)}ies` : /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`);
  VERB_FORMS.add(y ? `${verb.slice(0, -1)}ied` : `${stem}ed`);
  VERB_FORMS.add(`${stem}ing`);
}

export const isVerbForm = (word: string): boolean => VERB_FORMS.has(word);

/** Gerunds that name no activity worth talking about. */
export const DULL_GERUNDS = set(
  `being doing having going getting making taking coming seeing knowing thinking saying telling giving finding feeling leaving
  putting keeping letting running bringing buying meeting sending looking trying using working talking asking wanting needing
  liking loving hoping waiting starting stopping calling texting messaging replying wondering guessing kidding joking planning
  asking nothing something anything everything morning evening during amazing interesting boring exciting king ring thing
  string bring spring wedding sibling sterling ceiling building feeling anything wing swing sting sing dying killing eating having
  freezing raining pouring charming stunning disappointing annoying missing heading sitting lying standing hanging moving
  recovering letting becoming enjoying practising wondering fishing-for loadshedding load-shedding putting confusing loving serving giving gutting screaming according`,
);
