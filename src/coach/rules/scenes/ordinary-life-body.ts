/** Small ills, sleep and exercise, told plainly. */
import { kind } from './ordinary-life-kind.ts';
import type { Scene } from './scene.ts';

const GRAVE =
  /\b(?:hospital|er|a&e|surgery|operation|pregnan\w*|blood|chest|breathe|fever of|sick of|sick joke|love ?sick|homesick|sea ?sick|car ?sick|call(?:ed|ing)? in sick|pretend\w*|hungover|hangover|drunk|him|her|he|she|they)\b/i;

export const PLAIN_BODY_SCENES: readonly Scene[] = [
  kind('a cold on its way', {
    cue: /\b(?:(?:think i'?m |feel like i'?m |i'?m |im )?(?:getting|coming down with|catching|caught|have|got|fighting|brewing)(?: (?:a|an|the|this|some|bit|of|sort|kind|slight|bad|nasty|horrible|another|stupid|stinking))* (?:cold|sniffles|sore throat|bug|cough|runny nose|sinus(?: infection)?|hay ?fever|allergies|something)\b|(?:my )?throat (?:is )?(?:so |really )?(?:sore|hurts|scratchy|killing me|on fire)|allergies are (?:killing|bad|so bad)|lost my voice)/i,
    not: /\b(?:him|her|he|she|they|got cold feet|cold (?:drink|beer|shower|one|coffee|feet|brew|heart)|something (?:to|for|else|new|nice|on|in|i|done|that))\b|\b(?:have|got|caught|getting) something\b/i,
    said: {
      sympathise: [
        ['warm', 'Oh no. Early night and something warm to drink, I hope it stays a small one.'],
        ['warm', 'Poor you. I hope you feel better soon and can stay on the couch.'],
        ['calm', 'That is no fun. Rest, and do not be brave about it.'],
      ],
      'follow up': [
        ['warm', 'Do you have what you need at home, tea, tissues and something good to watch?'],
        ['direct', 'Can you rest a bit, or do you have to work through it?'],
      ],
      'light touch': [
        ['playful', 'Ginger, honey, and somebody to complain to. I can do the last one.'],
        ['playful', 'What is your cure when you feel like that, soup or stubbornness?'],
      ],
    },
  }),
  kind('sick', {
    cue: /^\W*(?:(?:ugh|hey|hi|not (?:great|good|so good|much)|well|honestly|bad|so|sorry)[, ]+)*(?:i think i(?:'?m| have|'?ve)|i(?:'?m| am|'?ve| have| feel|'?ve been)?|feeling|been|still|got|down with|home|day \w+)(?: (?:feeling|been|so|really|super|quite|pretty|a bit|bit|kinda|kind of|at home|home|still|off|in bed|got|have|had|down with|just|actually|with|of|being|the whole day|all day|all week|stuck))* (?:sick|ill|unwell|poorly|the flu|flu|a stomach bug|stomach flu|covid|food poisoning|a fever|man ?flu|under the weather)\b|^\W*(?:i'?m |im )?(?:taking|took|having|on|off) (?:a )?sick(?: day)?\b/i,
    not: GRAVE,
    most: 14,
    said: {
      sympathise: [
        ['warm', 'Oh no, poor you. I hope you can just be sick in peace, with tea and a blanket.'],
        ['warm', 'I am sorry you feel so rough. Get better soon, everything else can wait.'],
        ['calm', 'That sounds miserable. Sleep as much as you can, and drink a lot.'],
      ],
      'follow up': [
        ['warm', 'Is somebody looking after you, or at least bringing you soup?'],
        ['direct', 'Do you need anything, or is it sleep and silence?'],
        ['warm', 'How long have you been sick?'],
      ],
      'no rush': [
        ['calm', 'No need to text back while you are sick. Just feel better.'],
        ['warm', 'Rest first, reply later. I hope tomorrow feels less sick.'],
      ],
      'light touch': [
        ['playful', 'The rule for being sick: pyjamas, bad television, and all the toast you can eat.'],
      ],
    },
  }),
  kind('not feeling well', {
    cue: /^\W*(?:(?:ugh|hey|hi|well|honestly|so)[, ]+)*(?:i'?m |im |i am |i'?ve been |i |been |still |just |really )*(?:(?:not feeling|don'?t feel) (?:too |so |that |very |really |super |all that )*(?:great|well|good|hundred|100%?|amazing|myself)|(?:feeling|feel) (?:a bit |bit |pretty |quite |kinda |really |so |a little )*(?:off|rough|crap|crappy|shit|shitty|meh|awful|terrible|like (?:crap|shit|death)))(?: (?:today|tonight|at all|this morning|lately|atm|rn|right now|so))*\W*$/i,
    said: {
      sympathise: [
        ['warm', 'I am sorry you are not feeling great. Be gentle with yourself today.'],
        ['warm', 'Ah, poor you. I hope you can take it slowly today and feel better by tomorrow.'],
      ],
      'follow up': [
        ['warm', 'Is it a bug, or more a rough day? I hope you feel better soon.'],
        ['direct', 'What would help you feel better, company or quiet?'],
      ],
      'no rush': [
        ['calm', 'Then rest, and text me when you feel up to it. No hurry.'],
        ['warm', 'No need to be good company today. Feel better soon.'],
      ],
    },
  }),
  kind('better again', {
    cue: /\b(?:(?:i'?m |im |i am )?(?:feel(?:ing)?|felt) (?:so |much |a lot |a bit |way |finally |loads |bit |lots |a little |slightly )*better|finally (?:better|over (?:my|the|this) (?:cold|flu|bug))|over the flu|on the mend)\b/i,
    not: /\b(?:than (?:you|him|her)|make me feel|about (?:us|you|it)|not|when|if|he|she)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I am so glad you feel better! Take it slowly anyway.'],
        ['calm', 'Good news. I hope you feel completely yourself again soon.'],
      ],
      'follow up': [
        ['warm', 'That is good to hear. What are you going to do first, now that you feel better?'],
        ['direct', 'Better enough for real food, or still on toast?'],
      ],
      'light touch': [
        [
          'playful',
          'Welcome back to the living! You were better company than most people even before you felt better.',
        ],
        ['playful', 'Better already? Somebody did as they were told and rested.'],
      ],
    },
  }),
  kind('a headache', {
    cue: /\b(?:(?:have|got|having|with|woke up with|had|fighting)(?: (?:a|an|such|this|bad|the|massive|splitting|huge|terrible|killer|worst|slight|bit|of|horrible|stupid|banging))* (?:headache|migraine|head ache)|my head (?:hurts|is (?:killing me|pounding|sore|banging))|(?:migraine|headache) (?:all day|today|again|since))\b/i,
    not: /\b(?:hungover|hangover|you|wine|drunk|him|her|fell|hit my)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ouch, poor you. Dark room, water and no screens, including me.'],
        ['calm', 'Headaches are the worst. I hope it passes quickly.'],
        ['warm', 'I hope somebody brings you water and keeps the noise down for your head.'],
      ],
      'follow up': [
        ['warm', 'Do you get headaches often, or was it one of those days?'],
        ['direct', 'Have you had enough water and something to eat? Sometimes that helps a headache.'],
      ],
      'no rush': [
        ['calm', 'Put the phone away until the headache is gone. I will still be here.'],
        ['warm', 'No need to answer with a headache. Feel better soon.'],
      ],
    },
  }),
  kind('the dentist', {
    cue: /\b(?:(?:at|to|see(?:ing)?|from|going to|have|got|booked|off to|visit(?:ed|ing)?|appointment (?:at|with)|hate|scared of) (?:a |the |my )?dentist\b|dentist (?:appointment|today|tomorrow|later|this)|(?:wisdom )?tooth(?:ache| out| pulled| hurts)|root canal|wisdom teeth|(?:got|getting|had|need) (?:a |my )?(?:filling|braces))\b/i,
    not: /\b(?:i'?m a dentist|as a dentist|work|married|dating|my dentist said|his|her|joke)\b/i,
    most: 14,
    said: {
      sympathise: [
        ['warm', 'Ouch, the dentist. I hope it is quick and that you get something nice after.'],
        ['warm', 'Poor you, nobody enjoys the dentist. Be kind to your mouth today.'],
        ['calm', "The dentist is never anyone's favourite stop of the day. It will be over soon."],
      ],
      'follow up': [
        ['direct', 'Just a check-up, or a proper dentist visit with the drill?'],
        ['warm', 'Are you brave at the dentist, or do you grip the chair?'],
      ],
      'light touch': [
        [
          'playful',
          'The dentist always asks questions when your mouth is full. You are allowed to just hum.',
        ],
        ['playful', 'What is the reward for surviving the dentist? I vote for ice cream.'],
      ],
    },
  }),
  kind('the doctor', {
    cue: /\b(?:(?:at|to|see(?:ing)?|from|going to|have|got|off to) (?:a |the |my )?(?:doctor'?s?|gp|physio|optometrist|optician)(?: (?:appointment|today|tomorrow|later))?|doctor'?s appointment)\b/i,
    not: /\b(?:said|told|he|she|hospital|results|serious|scan|marry|i'?m a doctor|be a doctor|become|him|her|date)\b/i,
    said: {
      sympathise: [
        ['warm', 'I hope it is nothing serious. Look after yourself.'],
        ['calm', 'Good that you are having it looked at. I hope the waiting room is empty.'],
      ],
      'follow up': [
        ['warm', 'Is everything okay, or just a check-up?'],
        ['direct', 'How did it go, or is the appointment still to come?'],
      ],
      'leave it open': [
        [
          'warm',
          'Tell me how it went at the doctor if you feel like it. Fingers crossed for something boring.',
        ],
        ['playful', 'I hope they have good magazines and a fast doctor.'],
      ],
    },
  }),
  kind('sore from exercise', {
    cue: /\b(?:(?:so |really |super |very |still |a bit )+sore(?: (?:from|after|today)[^.!?]*)?|legs (?:are )?(?:so |really )?(?:dead|sore|jelly|killing me)|can(?:'?t|not) (?:walk|move|lift my arms)|everything hurts|muscles? (?:are )?(?:so |really )?sore)\b/i,
    not: /\b(?:throat|loser|eyes?|heart|back|head|tooth|knee|sight|doctor|subject|accident|broke|fell)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ouch, that is the good kind of sore. I hope stairs are optional today.'],
        ['warm', 'Poor muscles. A warm bath and no heroics tonight, I hope.'],
      ],
      'follow up': [
        ['direct', 'What did you do to be that sore?'],
        ['warm', 'Was it worth it, being this sore?'],
      ],
      'light touch': [
        ['playful', 'So sitting down is now a project. Do you have somebody to help you up again?'],
        ['playful', 'Being sore is proof that you did it. I would put it on the fridge.'],
      ],
    },
  }),
  kind('gym, done or to come', {
    cue: /\b(?:(?:just )?(?:went|been|going|off|heading|back|got back|home|on my way|finished|about to go|at|hit|hitting|leaving) (?:to |from |at )?(?:the )?gym\b|(?:did|done|finished|had|just did)(?: (?:a|an|my|the|good|great|tough|hard|quick|leg|first|home|intense))* (?:work ?out|leg day|gym session|yoga|pilates|spin class|crossfit)|gym (?:was|is) (?:so |really |super )?(?:packed|full|busy|empty|good|tough|hard)|(?:gym|leg day|yoga|pilates) (?:today|tonight|this morning|done|later|session|then|and|first)|work(?:ed|ing) out|(?:doing|going to|back from|love) (?:my )?(?:yoga|pilates|spinning|crossfit|boxing class))\b/i,
    not: /\b(?:hate|hurt|injur\w+|met|guy|girl|not working out|work(?:ing)? out (?:between|for us|well|fine|the)|things|it'?s|never|years|every day|times a week|crush)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Well done, turning up is the hard part of a workout.'],
        ['warm', 'Good for you! I hope the shower after the workout was the best part of the day.'],
      ],
      'follow up': [
        ['direct', 'What is your favourite kind of workout, weights or something with music?'],
        ['warm', 'Do you work out for fun, or for the feeling after?'],
        ['direct', 'How often do you go to the gym?'],
      ],
      'light touch': [
        ['playful', 'A workout means dessert is fine. That is how it works, I believe.'],
        ['playful', 'Do you have a gym song, the one that makes you lift a bit more?'],
      ],
    },
  }),
  kind('a run, a walk, a hike', {
    cue: /\b(?:(?:back from|went (?:for|on)|going (?:for|on)|been (?:for|on)|off (?:for|on)|finished|did|had|about to go (?:for|on)|out (?:for|on)|came back from|home from|just|on)(?: (?:a|an|my|the|just|good|long|nice|quick|short|morning|little|lovely|evening|first|big|\d+ ?km?|early|5k|10k))* (?<what>run|jog|walk|hike|swim|surf|cycle|bike ride|ride)|went (?:running|jogging|hiking|swimming|surfing|cycling|walking)|(?:ran|cycled|hiked|swam) (?:(?:a|my first) )?(?:\d+|five|ten) ?k?m?s?)\b/i,
    not: /\b(?:dog|join|let'?s|shall|we (?:should|could)|run (?:out|away|into|late)|ran (?:out|away|into)|walk of shame|long run|on the run|beach|mountain bike broke|hurt|fell|twisted|together|sometime|proud|first|marathon|race)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Nice, fresh air does more than any coffee. I hope it was a good one.'],
        ['warm', 'Good for you. The sofa had better arguments, and you still went.'],
        ['warm', 'Good for you. Half the battle of a {what} is getting out of the door.'],
      ],
      'follow up': [
        ['warm', 'Where do you like to go for a {what}?'],
        ['direct', 'How far did you go?'],
        ['warm', 'Do you do it to get fit, or to clear your head?'],
        ['warm', 'Is a {what} your quiet time, or do you like company?'],
      ],
      'light touch': [
        ['playful', 'And what is the reward after a {what}, breakfast or the couch?'],
        ['playful', 'I hope the {what} was mostly downhill.'],
        ['playful', 'And what is the reward, a huge breakfast or the couch?'],
      ],
    },
  }),
  kind('stomach ache, stiff neck', {
    cue: /\b(?:(?:my )?(?:stomach|tummy|belly|ears?) (?:hurts|aches|is (?:sore|upset|killing me|in knots))|(?:stomach|tummy|ear|back) ?ache|(?:bad |period |terrible )?cramps|(?:stiff|sore) (?:neck|back|shoulders?)|period pains?)\b/i,
    not: /\b(?:laugh\w*|butterflies|hospital|him|her|nervous|massage)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ouch, poor you. A hot water bottle and no plans, I hope.'],
        ['warm', 'That is miserable. I hope it lets go of you soon.'],
        ['calm', 'Go easy on yourself today. I hope you feel better by tonight.'],
      ],
      'follow up': [
        ['warm', 'Do you have something for the pain, or somebody to fetch it?'],
        ['direct', 'How bad is it, annoying or flat on the couch?'],
      ],
      'light touch': [
        ['playful', 'You have full permission to moan about the pain. I will nod in all the right places.'],
        ['playful', 'Tea, blanket, silly series. In that order?'],
      ],
    },
  }),
  kind('something hurts', {
    cue: /\b(?<part>my (?:lower |left |right |poor )?(?:back|neck|shoulder|knee|ankle|foot|wrist|hip|elbow|toe|hand|arm|leg|finger|feet|knees))s? (?:is |are |really |has been )*(?:so |really |still |super |very )*(?:hurts?|hurting|killing me|sore|aching|aches|stiff|swollen|playing up|acting up)\b|\b(?:(?:hurt|injured|twisted|sprained|pulled|broke|bruised|rolled|tweaked|strained|put out) (?<bit>my (?:lower |left |right )?(?:back|neck|shoulder|knee|ankle|foot|wrist|hip|elbow|toe|hand|arm|leg|finger|thumb|calf|hamstring|collarbone))|(?:pulled|strained|tore) a muscle)\b/i,
    not: /\b(?:hospital|he|she|him|surgery|accident|feelings|heart|hit by|crash)\b/i,
    most: 14,
    said: {
      sympathise: [
        ['warm', 'Ouch, poor you. I hope you can rest {part} for a bit.'],
        ['warm', 'Ouch, poor you. I hope you can rest {bit} for a bit.'],
        ['warm', 'Oh no, that hurts just to read. I hope it heals quickly.'],
        ['calm', 'That is no fun. Go easy on yourself until it stops hurting.'],
      ],
      'follow up': [
        ['warm', 'How bad is it with {part}, annoying or see-a-doctor bad?'],
        ['warm', 'How bad is {bit}, annoying or see-a-doctor bad?'],
        ['direct', 'What happened, one wrong move or too much sitting?'],
      ],
      'light touch': [
        ['playful', 'Then you have a signed excuse for the couch. What are you watching?'],
        ['playful', 'You are excused from all heavy lifting. The good cushion is for {part} now.'],
        ['playful', 'You are excused from all heavy lifting. The good cushion is for {bit} now.'],
      ],
    },
  }),
  kind('slept badly', {
    cue: /\b(?:(?:slept|sleeping|sleep)(?: (?:so|really|very|pretty|super|quite))* (?:bad(?:ly)?|terribl[ey]|awful(?:ly)?|poorly|horribl[ey]|like crap|like shit)|(?:bad|terrible|awful|rough|short|horrible|no|little|not much|zero|barely any|hardly any) (?:night'?s? )?sleep|(?:bad|rough|terrible) night|(?:could(?:n'?t| not)|can(?:'?t|not)|didn'?t|barely|hardly|did not|haven'?t) (?:really |even |get much |fall |get any |get )*(?:sleep|slept|asleep)|(?:barely|hardly) slept|slept (?:like )?(?:two|three|four|2|3|4|an) hours?|(?:was|been) (?:up|awake) (?:all|half the|the whole) night|woke up at (?:[1-5]|two|three|four|five)(?: ?am)?|couldn'?t (?:get|go) back to sleep|up since [2-5]|awake since [2-5]|insomnia)\b/i,
    not: /\b(?:thinking|because of you|together|baby|days|weeks|nightmares?|crying|with|he|she|tonight without)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ugh, poor you. I hope today is short and the coffee is strong.'],
        ['warm', 'A day after no sleep is twice as long. I hope you get an early night.'],
        ['calm', 'That is rough. I hope you sleep like a stone tonight.'],
      ],
      'follow up': [
        ['warm', 'Was it too much on your mind, or did sleep just not turn up?'],
        ['direct', 'Is a nap possible today to catch up on sleep?'],
      ],
      'light touch': [
        ['playful', 'Then today only counts for half. Coffee or nap, which one first?'],
        ['playful', 'So do you count sheep when you cannot sleep, or scroll until it is light?'],
      ],
    },
  }),
  kind('slept in, slept well', {
    cue: /\b(?:slept (?:in|so well|really well|like a (?:baby|log|rock)|for (?:ten|eleven|twelve|nine|1[0-4]|9) hours|so good|great|well)|had (?:a|the best) (?:nap|lie[- ]in|good (?:night'?s )?sleep|sleep)|just (?:woke up|waking up|had a nap|got up|awake)|woke up (?:just now|late|now))\b/i,
    not: /\b(?:nightmare|sad|pain|not|didn'?t|from a dream|next to|work)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Good morning to you, whatever time it is. Sleep like that is worth a lot.'],
        ['warm', 'Lovely, I am glad you slept. I hope the day is as gentle.'],
      ],
      'follow up': [
        ['warm', 'What is the first thing you do when you wake up, coffee or phone?'],
        ['direct', 'Awake properly, or still negotiating with the bed?'],
        ['warm', 'Any plans for the day, now that you are awake?'],
      ],
      'light touch': [
        ['playful', 'Did you dream anything you can repeat in company?'],
        ['playful', 'A professional sleeper, I admire that. What is the record?'],
      ],
    },
  }),
  kind('overslept', {
    cue: /\b(?:over ?slept|slept through (?:my|the|all my|both) alarms?|(?:my )?alarm didn'?t (?:go off|ring))\b/i,
    not: /\b(?:date|exam|flight|interview|late for us)\b/i,
    said: {
      'light touch': [
        ['playful', 'You overslept? Your body took a vote and you lost.'],
        ['playful', 'Alarms are only suggestions anyway. How late did you get up?'],
      ],
      sympathise: [
        ['warm', 'That heart attack when you see the time! I hope nobody minded that you overslept.'],
        ['warm', 'You must have needed the sleep. I hope the rest of the morning was calmer.'],
      ],
      'follow up': [
        ['warm', 'Did you still make it on time after you overslept?'],
        ['direct', 'What got left out of the morning, breakfast or the shower?'],
      ],
    },
  }),
  kind('hungover', {
    cue: /\b(?:hung ?over|hangover|(?:drank|had) (?:a bit |way )?too (?:much|many)(?: (?:wine|last night|drinks|beers))*|babalas|feeling (?:fragile|rough) (?:today|after last night))\b/i,
    not: /\b(?:never|don'?t get|crash|kissed|ex)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ouch. Water, toast and a dark room, you will be human by four.'],
        ['warm', 'Poor head. I hope nobody expects anything from you and your hangover today.'],
      ],
      'follow up': [
        ['warm', 'Was the night worth the hangover?'],
        ['direct', 'What is your hangover cure, something greasy or pure sleep?'],
      ],
      'light touch': [
        ['playful', 'I will type quietly, for the hangover.'],
        ['playful', 'Let me guess, never again. Until when this time?'],
      ],
    },
  }),
  kind('hungry', {
    cue: /^\W*(?:(?:ugh|omg|man|hey|haha)[, ]+)*(?:i'?m |im |i am )?(?:so |really |super |very |always |just |getting |bit |starving |freaking )*(?:hungry|starving|hangry|craving (?<what>[^.!?,]{3,20}))(?: (?:right )?now| today| rn| again| lol)*\W*$/i,
    said: {
      'follow up': [
        ['direct', 'What are you hungry for, if you could have anything right now?'],
        ['warm', 'Is there something good in the fridge, or only hungry hope?'],
      ],
      'light touch': [
        [
          'playful',
          'Then please eat before you make any big decisions. Hungry people buy three kinds of cheese.',
        ],
        ['playful', 'Toast is four minutes away. Go, I will wait.'],
      ],
      sympathise: [
        ['warm', 'Poor you, being hungry is no joke. I hope food is close.'],
        ['warm', 'I hope somebody hands you a plate very soon. Nobody should stay hungry on my watch.'],
      ],
    },
  }),
];
