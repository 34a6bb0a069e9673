/** Asked about the two of them: liking, missing, dates, silence, numbers and pictures. */
import { A, type Asking, asking, D, M, R, T, W } from './asking-kind.ts';

export const US_ASKINGS: readonly Asking[] = [
  asking(
    'get along in person',
    /\b(?:would|will|could) (?:we|i|Y and i) (?:get (?:along|on)|click|work|vibe|survive|last|make a good)\b|\bget (?:along|on) in (?:real life|person)\b|\bare we (?:compatible|a good match|a match)\b|\bdo Y think we\b/,
    [
      [M, 'flirty', 'I think so, and there is one way to find out. Coffee this week?'],
      [A, 'warm', 'Yes, if you laugh in person the way you text. What do you think?'],
      [T, 'playful', 'Until we have to choose a film, at least. What is your prediction?'],
      [A, 'direct', 'My honest guess: [your guess]. And yours?'],
      [R, 'warm', 'I have a good feeling about us. What would give us trouble, do you think?'],
    ],
  ),
  asking(
    'who pays',
    /\b(?:who(?:'s| is|s)?|who should|who will) (?:pay(?:s|ing)?|gets? the bill|cover)\b|\bgo (?:dutch|halves)\b|\bsplit the bill\b|\b(?:man|guy) (?:should )?pays?\b/,
    [
      [T, 'playful', 'Whoever arrives late. So be on time, or bring your card.'],
      [A, 'warm', 'I get the first round, you get the second, then nobody has to run. Fair?'],
      [A, 'direct', 'My rule: [your rule]. How do you see it?'],
      [R, 'playful', 'Whoever asked whom, I would say. So, are you asking?'],
      [T, 'witty', 'The loser of one game of rock, paper, scissors. Are you any good?'],
    ],
  ),
  asking(
    'always like this',
    /\b(?:are|r) Y always (?:this|so|that)\b|\b(?:where did Y|how did Y) (?:learn|get so)\b/,
    [
      [
        D,
        'warm',
        'Thank you, that makes me smile. I blame the company, are you always this easy to talk to?',
      ],
      [T, 'playful', 'Only when somebody laughs at the right moment, so keep going.'],
      [T, 'witty', 'Before coffee I am a different person. Would you risk meeting that one?'],
      [M, 'flirty', 'Come and check in person whether it lasts. Which evening?'],
    ],
  ),
  asking(
    'they fear to be dull',
    /\bam i (?:that |so |too |really |being |just )*(?:boring|annoying|dull|much|weird|bad|scary|ugly|awkward|clingy|intense|easy to forget|forgettable|talking too much|rambling|bothering Y)\b|\bdo i (?:bore|annoy|scare|bother|irritate) Y\b|\bY bored (?:of|with) me\b/,
    [
      [D, 'warm', 'Not at all, I like talking to you. What made you think that?'],
      [T, 'playful', 'If you were boring I would not be smiling at my phone. What happened today?'],
      [A, 'direct', 'No, it is me: [the honest reason]. I would like to keep talking.'],
      [R, 'warm', 'No, and I am sorry if it looked that way. How was your day?'],
      [M, 'flirty', 'I am better in person than on the phone. Shall I prove it over a coffee this week?'],
    ],
  ),
  asking(
    'what they thought of them',
    /\bwhat did Y think (?:of|about|when Y (?:first )?(?:saw|met)) (?:me|us|our|last night|the date|yesterday|my)\b|\bfirst impressions?\b|\b(?:was|am) i (?:what|like|how) Y (?:expected|imagined|pictured|thought)\b|\bdid i (?:disappoint|surprise|make a good)\b|\b(?:how did i (?:do|score)|was i (?:ok|okay|nervous|boring|weird|awkward))\b/,
    [
      [W, 'warm', 'What I thought of you: [your honest impression]. What did you think of me?'],
      [A, 'direct', 'Honestly? [your honest impression]. And what did you tell your friends about me?'],
      [T, 'playful', 'I am still texting you, so take that as a good review. What did you think?'],
      [M, 'flirty', 'Good enough that I want a second look. When are you free?'],
      [R, 'warm', 'Easy to talk to, and I mean that. Was I what you expected?'],
    ],
  ),
  asking(
    'why they swiped',
    /\b(?:why did Y (?:swipe|match|like|pick|choose|message|say yes|super)|what made Y (?:swipe|match|like|pick|choose|message|text|say yes)|what (?:caught R (?:eye|attention)|did Y like about my (?:profile|bio)|stood out)|what do Y (?:like|see|find attractive) (?:about|in|most about) me|fav\w* thing about me|why me\b)\b/,
    [
      [A, 'warm', 'What got me was [what caught your eye]. And why did you swipe on me?'],
      [T, 'playful', 'You looked like somebody who would ask exactly that. And why me?'],
      [D, 'warm', 'You sounded like a person and not like a list. What made you swipe back?'],
      [T, 'witty', 'My thumb has better taste than I have. What was it on your side?'],
      [M, 'flirty', 'I will point it out over a coffee, and you can blush in person. This week?'],
    ],
  ),
  asking(
    'like me',
    /\b(?:do|did|would|could|don't) Y (?:really |actually |even |still |kinda |kind of |sort of )*(?:like|fancy|love|want|rate|dig) me\b|\b(?:are|r) Y (?:into|interested in|attracted to|in love with|falling for) me\b|\bdo Y have (?:a crush|feelings)\b|\bhow do Y feel about (?:me|us)\b|\bam i (?:R type|wasting)\b|\bY (?:like|into) me\W*$/,
    [
      [W, 'warm', 'Since you ask me straight: [how you feel]. And what about you?'],
      [A, 'playful', 'I keep answering, so I clearly like talking to you. And do you like me?'],
      [T, 'playful', 'Would I be smiling at my phone otherwise? Now you say it.'],
      [M, 'flirty', 'Enough to want to see you. Which evening this week?'],
      [D, 'warm', 'It takes nerve to ask that, and I like that. What does your side say?'],
    ],
  ),
  asking(
    'miss me',
    /\b(?:do|did|have|are|will|would) Y (?:even |still |already |gonna )?(?:miss|missed|missing) me\b|\bmiss(?:ed)? me(?: yet| already)?\W*$|\b(?:think|thinking|thought) (?:about|of) me\b|\bwas i on R mind\b/,
    [
      [A, 'warm', 'Miss you? [your honest answer]. And did you miss me?'],
      [T, 'playful', 'My phone did. It has been very quiet without you. Did you miss me?'],
      [T, 'flirty', 'A little more than I planned to. What did you miss most?'],
      [M, 'flirty', 'Enough to ask when I see you next. Which day?'],
      [R, 'playful', 'Say you missed me first and I will say it back twice.'],
    ],
  ),
  asking(
    'seeing others',
    /\b(?:seeing|dating|talking to|chatting (?:to|with)|sleeping with|texting) (?:anyone|anybody|someone|somebody|any)?\s?(?:else|other (?:people|girls|guys|women|men|matches)|others|multiple|many|a lot of)\b|\bhow many (?:people|girls|guys|women|men|matches|others)\b.{0,30}\b(?:talking|chatting|dating|seeing|texting)\b|(?<!why )\b(?:are Y|(?<!like )Y) (?:seeing|dating|taken|single|available)\b(?! (?:still|again))(?: (?:anyone|someone))?|\bdo Y have (?:a )?(?:boyfriend|girlfriend|bf|gf|husband|wife)\b|\bstill on (?:the apps|tinder|hinge|bumble)\b|\bam i the only one\b/,
    [
      [W, 'direct', 'Straight answer: [your answer]. And are you seeing anyone else?'],
      [A, 'warm', 'Good that you ask and do not guess: [your answer]. How is it on your side?'],
      [R, 'warm', 'Fair question, and you will get an honest answer. What would you like it to be?'],
      [M, 'calm', 'I would like to talk about that face to face, honestly. Can I see you this week?'],
      [T, 'playful', 'You are the one I am texting right now, that is a start. Are you seeing anyone else?'],
    ],
  ),
  asking(
    'what are we',
    /\b(?:are we (?:exclusive|dating|official|a thing|a couple|together|just friends|serious|an item)|what (?:are we\b(?! (?:doing (?:on|this|tonight|tomorrow|for)|eating|having|watching|drinking))|is this|do Y call this|would Y call (?:us|this))|where (?:is this|are we|do Y see this) (?:going|heading|at)|is this (?:going anywhere|serious|a situationship|exclusive)|be my (?:boyfriend|girlfriend|bf|gf|valentine)|delete (?:the|this|our) apps?|dtr)\b/,
    [
      [W, 'warm', 'Where I am with us: [what you want this to be]. And you?'],
      [A, 'direct', 'My honest answer: [what you want this to be]. Does that fit with yours?'],
      [
        D,
        'warm',
        'I am glad you said it out loud, I have been thinking about us too. What would you like us to be?',
      ],
      [M, 'calm', 'I would like to answer that with you in front of me. Can we talk about us this week?'],
      [R, 'calm', 'Good question, and no games from me. What would exclusive mean to you?'],
    ],
  ),
  asking(
    'meet people close',
    /\b(?:(?:meet|met|introduce me to) (?:R|my) (?:parents|mom|mum|dad|family|friends|folks|people|sister|brother))\b/,
    [
      [
        W,
        'warm',
        'I would like that, in our own time: [when it feels right for you]. Who should I win over first?',
      ],
      [T, 'playful', 'Yes, but I need to know first: who is the strict one?'],
      [R, 'warm', 'That is a big one and I like that you ask. Who would be first?'],
      [M, 'calm', 'Let us talk about it over dinner, then we find a good day. When are you free?'],
    ],
  ),
  asking(
    'quiet',
    /\b(?:why (?:so|are Y|r Y|Y|have Y been|Y been)? ?(?:so |being |been |all )*(?:quiet|distant|cold|dry|off|silent)|(?:are|r) Y (?:mad|angry|upset|annoyed|irritated|cross) (?:at|with) me|(?:are|r) Y (?:ignoring|avoiding|ghosting) me|did i (?:do|say) something(?: wrong)?(?! (?:\w+ )?(?:funny|nice|right|clever|smart|sweet|good|cute))|(?:are|r) we (?:still )?(?:ok|okay|good|fine|cool|alright)(?! (?:for|to|on|at|with (?:the|that|\d))\b)|cat got R tongue|Y(?:'re| are|'ve been| have been| been| went| have|'ve)? (?:been |being |gone |just |suddenly |all )*(?:so |very |a bit |awfully |really |all )?quiet (?:today|lately|now|since|this|on me|again|these)|Y(?:'ve| have)? gone (?:so |very |a bit |all |really )?quiet|(?:gone|so|all) quiet\W*$|Y (?:\w+ ){0,2}(?:lost interest|moved on(?=\W*$| (?:already|from me|from us|without|yet)))|^\W*(?:lost interest|moved on)\W*$|(?:Y|we) still (?:talking|interested|keen on me)|^\W*still (?:talking|interested|keen on me))\b/,
    [
      [A, 'warm', 'Not because of you. It was [the honest reason]. Thank you for asking me straight.'],
      [A, 'direct', 'The reason I went quiet: [the honest reason]. Are we okay?'],
      [R, 'warm', 'I am here, and I am glad you asked instead of wondering. How are you?'],
      [M, 'calm', 'Let us talk properly, I would rather hear your voice. Are you free for a call tonight?'],
      [D, 'calm', 'Thank you for asking me directly. Did it feel like I was pulling away?'],
    ],
  ),
  asking(
    'slow texting',
    /\b(?:(?:why|how come)\b.{0,30}\b(?:so long|late|slow|hours|days|ages|forever|never|don't|not)\b.{0,14}(?:reply|replies|respond|answer|text|write|back)|take(?:s)? (?:so long|ages|forever|hours|days) to (?:reply|answer|respond|text)|(?:bad|slow|terrible|awful) (?:texter|at texting|replier)|(?:left|leave|leaving) me on (?:read|seen|delivered)|take forever|(?:seen|read) (?:my|the) (?:message|text)|are Y always this slow|(?:are|r) Y (?:ever )?(?:going to|gonna) (?:reply|answer|text)|did Y (?:get|see|read) my (?:message|text|last)|why didn'?t Y (?:reply|answer|text|call|respond)|(?:have Y )?forgotten? (?:about )?me)\b/,
    [
      [A, 'direct', 'The honest reason: [your reason]. Not a lack of interest. What did I miss?'],
      [T, 'playful', 'Guilty, I am a slow texter with good intentions. How do I make it up to you?'],
      [T, 'witty', 'I answer in my head at once and on the phone much later. Sorry. How was your day?'],
      [R, 'warm', 'Fair point, I can reply faster. Are you a quick texter yourself?'],
      [M, 'flirty', 'I am much quicker in person, try me. Coffee this week?'],
    ],
  ),
  asking(
    'texts or calls',
    /\b(?:voice ?notes?|vns?|calls?|phone ?calls?|video ?calls?|texting|texts?|texter|facetime)\b.{0,24}\bor\b.{0,24}\b(?:voice ?notes?|vns?|calls?|caller|texts?|texting|texter|video|typing|in person)\b|\bprefer (?:to )?(?:text|call|voice)|\b(?:like|do|send|mind) (?:voice ?notes?|phone ?calls?|video ?calls?|vns|facetime)\b/,
    [
      [T, 'playful', 'Voice notes, as long as mine may include the kettle. And you?'],
      [A, 'direct', 'Calls or texts: [what you prefer]. What works best for you?'],
      [R, 'warm', 'Text for the small things, calls for the good ones. What do you prefer?'],
      [T, 'witty', 'Anything under four minutes is a voice note, anything over is a podcast. You?'],
      [M, 'flirty', 'Calls, if it is your voice. Shall we try one tonight?'],
    ],
  ),
  asking(
    'call me',
    /(?<!what )\b(?:can|could|may|shall|should|want|wanna) (?:i|we|to|Y) (?:just |maybe |please )?(?:(?:do|have|try|hop on) a (?:voice |video |phone |quick )*call|call|phone|ring|video|facetime|video call|talk on the phone|hop on a call|voice ?note)\b(?: (?:Y|me|later|tonight|now|tomorrow))?|\bup for a (?:call|video)|\bfree (?:for|to) (?:a )?(?:call|chat)\b/,
    [
      [A, 'warm', 'A call sounds nice. Does this evening work, around eight?'],
      [A, 'direct', 'Yes to a call. When do you have half an hour?'],
      [T, 'playful', 'A real call, with voices? I am in. What time?'],
      [T, 'witty', 'Call me, but be warned, I say hello like a customer service line. When?'],
      [R, 'calm', 'Happy to. Would you like a short call tonight, or a long one at the weekend?'],
    ],
  ),
  asking(
    'a picture',
    /\b(?:send|share|show|drop|see) (?:me )?(?:a |another |one |more |some |R |any )*(?:pics?|pictures?|photos?|selfies?|snaps?)\b(?! of (?:R|the|it|that|my) )|\bwhat do Y look like\b|\bmore (?:pics|photos|pictures)\b|\bcan i see (?:Y|R face)\b/,
    [
      [T, 'playful', 'You get the live version if you have coffee with me. Fair deal?'],
      [R, 'playful', 'One picture for one picture. You start, bad hair days count double.'],
      [T, 'witty', 'My camera has asked for a day off. Would a voice note do for now?'],
      [M, 'flirty', 'I look better in person and with cake in front of me. This week?'],
      [
        A,
        'warm',
        'Deal, but it will be [what is in front of you], not my face. What does your view look like?',
      ],
    ],
  ),
  asking(
    'number',
    /\b(?:(?:get|have|give|gimme|swap|exchange|share|send|drop|what(?:'s| is|s)|can i|ask for) (?:me |get |have )?(?:R |ur |the |phone )*(?:numbers?|digits|whats ?app|cell)\b|(?:move|switch|take this|talk|chat|go|continue) (?:this |over |it )?(?:to|on|off)(?: to)? (?:whats ?app|wa|telegram|signal|the app|this app|insta\w*)|are Y on (?:whats ?app|telegram|signal)|do Y have whats ?app)/,
    [
      [A, 'warm', 'Happy to swap numbers once we have had a coffee. When are you free?'],
      [A, 'direct', 'Let us stay on here a little longer, then you get my number. How is your day going?'],
      [T, 'playful', 'My number is the prize for the first coffee. Are you free this week?'],
      [R, 'warm', 'Nice that you ask. Are you a caller or a texter, so that I know what I am in for?'],
      [A, 'playful', 'Here you go: [your number, if you want to share it]. Use it wisely. Call or text?'],
    ],
  ),
  asking(
    'socials',
    /(?<!\b(?:on|from|in|to|at) )\bR (?:\w+ )?(?:instas?(?:gram)?|ig|snap ?chat|tik ?tok|facebook|fb|socials?)\b(?! (?:pics?|photos?|posts?|story|stories|bio|says|name))|\bR (?:handle|ig name)\b|\bY (?:guys )?(?:also |even |still |not |don'?t )*(?:on|got|have|use|do) (?:an?|any|the|R)? ?(?:instas?(?:gram)?|ig|snap ?chat|tik ?tok|facebook|fb|socials?)\b|\b(?:have|got|share|swap|exchange|trade|drop|give|gimme|send)(?: me| us)?(?: an?| any| the| our)? (?:instas?(?:gram)?|ig|snap ?chat|tik ?tok|facebook|fb|socials?)\b|\b(?:can|could|may|shall|should) (?:i|we) (?:get|have|follow|see|add|find|connect)[^?]{0,20}\b(?:instas?(?:gram)?|ig|snap ?chat|tik ?tok|facebook|fb|socials?)\b|\b(?:follow|add|find) (?:Y|each other|one another) on (?:instas?(?:gram)?|ig|snap ?chat|tik ?tok|facebook|fb|socials?)\b|\bwhat(?:'?s| is) (?:Y|the) (?:instas?(?:gram)?|ig|snap ?chat|tik ?tok|facebook|fb|socials?)\b|^\W*(?:(?:so|and|ok|okay|any|on)[ ,]+)*(?:instas?(?:gram)?|ig|snap ?chat|tik ?tok|facebook|fb|socials?)\W*$/,
    [
      [
        A,
        'direct',
        'My insta: [your handle, if you want to share it]. Be kind to the old posts. What is yours?',
      ],
      [R, 'playful', 'Show me yours first, I want to see if you post food or sunsets.'],
      [T, 'playful', 'My insta is mostly proof that I should post less. What would I find on yours?'],
      [A, 'calm', 'I keep my insta for people I have met. Shall we fix that with a coffee?'],
      [T, 'witty', 'You want to scroll to 2016, I can tell. Give me a chat first?'],
    ],
  ),
  asking(
    'first date idea',
    /\b(?:what (?:would|should|are|will|could|shall) (?:we|you and i|Y) (?:do|plan|take me|gonna do)[^?]{0,20}(?:date|together|meet|first|hang)|(?:ideal|perfect|dream|best|good|fun) (?:first )?date\b|where (?:would|will|are) Y (?:tak(?:e|ing)|be taking) me|(?:idea of|plan for|ideas for) (?:a |our |the )?(?:good |perfect |first )*date|our (?:first )?date\b|(?:first )?date ideas?|how would Y (?:impress|woo|win) me|plan (?:me )?a date)/,
    [
      [
        A,
        'playful',
        'First date: something to eat, something to walk past, and no speeches. Would you come?',
      ],
      [M, 'flirty', 'A coffee that turns into a walk, and a walk that turns into dinner. Saturday?'],
      [T, 'witty', 'Mini golf, so that we both look silly at the same speed. Or is that a no?'],
      [A, 'direct', 'My date plan: [your date idea]. What would you change about it?'],
      [
        R,
        'warm',
        'Somewhere we can hear each other, and food we can share. What is your idea of a good date?',
      ],
    ],
  ),
  asking(
    'first or best date',
    /\b(?:(?:worst|weirdest|funniest|strangest|last|craziest|best) (?:first )?date (?:Y|ever|story|Y've)|(?:worst|best|weirdest|funniest) (?:first )?date\b|dating (?:horror )?stor(?:y|ies)|been on many dates|how many dates|when (?:last did|did) Y (?:last )?(?:go|went|been) on a date|last date\b|how(?:'s|s| is| has) (?:the app|this app|dating|online dating|tinder|hinge|bumble)[^?]{0,24})/,
    [
      [A, 'playful', 'My date story: [your story]. Beat that.'],
      [T, 'playful', 'Names will be changed to protect the innocent, mostly me. What was your worst date?'],
      [M, 'flirty', 'That story comes with a drink, and with any luck no new one. Are you free this week?'],
      [R, 'warm', 'Let us say I have learned to check the exit. What is your best date story?'],
      [
        T,
        'witty',
        'It is a jungle out there, so thank you for being house-trained. How is it going for you?',
      ],
    ],
  ),
  asking(
    'a second date',
    /\b(?:(?:see|meet|do (?:it|this|that)|go out|hang out) (?:Y |me |each other )?again|second date|another date|when (?:can|do|will|am) (?:i|we|Y) (?:see|meet|seeing|going to see)|when are we (?:meeting|going|seeing)|would Y (?:go out|go on a date|meet up|go for (?:a )?(?:coffee|drinks?)|have (?:a )?(?:coffee|dinner|drinks?)) with me|want to see me|do Y (?:even |still |actually |really )?want to (?:meet|see me|go out|hang)|can i (?:see|take) Y)\b/,
    [
      [A, 'warm', 'Yes, I would like to see you. Which day this week suits you?'],
      [A, 'direct', 'Yes. Thursday evening or Saturday, which one is better for you?'],
      [T, 'playful', 'I thought you would never ask. When, where, and what do I wear?'],
      [R, 'warm', 'I was hoping you would say that. What would you like to do?'],
      [M, 'flirty', 'Yes, and soon. Coffee first, or straight to dinner?'],
    ],
  ),
  asking(
    'had a good time',
    /\b(?:did|do) Y (?:have|enjoy|like) (?:fun|a (?:good|nice|great) (?:time|night|evening)|Rself|last night|yesterday|tonight|the (?:date|evening|night)|our|it)\b|\benjoy(?:ed)? (?:last night|tonight|the date|our|yesterday)\b/,
    [
      [A, 'warm', 'I did, thank you. What was your favourite part?'],
      [W, 'warm', 'Yes, and what I liked most was [your favourite moment]. And you?'],
      [T, 'playful', 'Enough to smile on the way home like a fool. Did you have fun too?'],
      [M, 'flirty', 'So much that I would like to repeat it. When are you free?'],
    ],
  ),
  asking(
    'a kiss',
    /\b(?:(?:good|bad) kisser|(?:can|may|could) i kiss Y|kiss (?:on|me|Y)\b|first kiss|do Y kiss|cuddl(?:e|er|ing)|big spoon|little spoon|hugs?|pda)\b/,
    [
      [T, 'flirty', 'Ask me that again at the end of a good evening. Which one?'],
      [T, 'playful', 'I have had no complaints in writing. Who wants to know?'],
      [R, 'playful', 'That depends on the company. Are you shy or bold when it counts?'],
      [A, 'calm', 'I like to take that slowly and see. How about you?'],
      [M, 'flirty', 'Some things you only find out in person. Coffee this week?'],
    ],
  ),
  asking(
    'long distance',
    /\b(?:long[- ]distance|ldr|(?:too|so) far (?:away)?|distance (?:a|bother|an) |mind (?:the|a bit of) distance|willing to (?:travel|relocate|drive|move))\b/,
    [
      [A, 'direct', 'On distance: [how you feel about it]. What could you live with?'],
      [R, 'warm', 'For the right person I drive further than for takeaways. How do you feel about distance?'],
      [T, 'playful', 'Distance only gives me more time for the playlist. How far is too far for you?'],
      [M, 'calm', 'Let us meet halfway once, and see if the distance still matters. When could you?'],
    ],
  ),
  asking(
    'age gap',
    /\b(?:age (?:gap|difference)|(?:too|bit|much) (?:old|young|older|younger)(?: for (?:Y|me))?|older (?:women|men|guys|than Y)|younger (?:women|men|guys|than Y)|mind (?:that i'?m|me being) (?:older|younger))\b/,
    [
      [A, 'direct', 'On the age gap: [how you feel about it]. Does it matter to you?'],
      [R, 'warm', 'I care more about whether we laugh at the same things. Does the age gap worry you?'],
      [T, 'playful', 'As long as we agree on bedtime, I see no problem. Do you?'],
      [R, 'calm', 'Fair to ask. Have other people made a thing of the age difference?'],
    ],
  ),
  asking(
    'jealous',
    /\b(?:jealous|possessive|trust (?:me|people|issues)|ever cheated|been cheated on|cheat(?:ed)? on)\b/,
    [
      [A, 'direct', 'Honest answer: [your answer]. And you?'],
      [R, 'calm', 'I would rather ask than go through a phone. How is it with you?'],
      [T, 'playful', 'Only when somebody gets the last slice. Are you the jealous kind?'],
      [R, 'warm', 'Good question, trust matters to me. Did somebody make it hard for you?'],
    ],
  ),
  asking(
    'remember me',
    /\b(?:do Y (?:even )?remember (?:me|my|what|when|that|us)|forgot(?:ten)? (?:my name|who i am|me)|who is this|know who this is|guess who(?:'s| is)? this)\b/,
    [
      [
        T,
        'playful',
        'Remember what exactly? Give me one detail, then I will say it was on the tip of my tongue.',
      ],
      [A, 'direct', '[Your honest answer]. And what do you remember about me?'],
      [R, 'warm', 'Give me one clue and I will be honest. How have you been?'],
      [T, 'witty', 'My memory is good but slow to load. What was the first thing we talked about?'],
    ],
  ),
  asking(
    'serious or playing',
    /\b(?:are|r) Y (?:being )?(?:serious|for real|joking|kidding|playing|messing|flirting|teasing)\b|\bis this (?:a joke|a date|flirting)\b|\bY (?:flirting|teasing|joking|serious)\b/,
    [
      [T, 'playful', 'Half joking, half hoping you would ask. Which half do you like better?'],
      [A, 'warm', 'I mean it, I just say it with a smile. What did you hope?'],
      [R, 'playful', 'Would you like me to be serious? I can try for a whole minute.'],
      [A, 'direct', 'Serious answer: [what you mean]. Better?'],
    ],
  ),
  asking(
    'nervous',
    /(?<!\b(?:if|when|once|until|unless) )\b(?:are Y|Y) (?:(?:really|still|also|even|feeling|a bit|a little|getting|not|so) )?(?:(?:nervous|excited|ready)\b(?:\W*$| (?:for|about) (?:(?:our|the|this|a|tonight'?s|tomorrow'?s) )?(?:first |second |third |big )?(?:date|meeting|meet|meet-?up|dinner|drinks?|coffee|tonight|tomorrow|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|us|me|this|it|that)\W*$)|(?:nervous|excited|ready|shy|scared) (?:for|about|to) (?:finally )?(?:meet|see|seeing|meeting) (?:me|us|up|in person|each other|face to face)\b)/,
    [
      [A, 'warm', 'A bit nervous, in the good way. And you?'],
      [T, 'playful', 'Excited, with a side of what-do-I-wear. How about you?'],
      [A, 'direct', 'Right now I am [how you feel about it]. How are you feeling?'],
      [R, 'warm', 'Much less since you asked. Are you nervous at all?'],
    ],
  ),
];
