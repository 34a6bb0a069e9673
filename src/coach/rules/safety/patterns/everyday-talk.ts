/** Everyday talk that clears more than one kind of danger. */

export const IN_PLAY =
  /\b(?:haha|lol|jk|joking|kidding|just saying|surprise|pineapple|pizza|ketchup|dog|cat|puppy|series|episode|meme|memes|couch|cake|samoosa)\b|😂|🤣|😉|😏/i;
export const AT_PLAY =
  /\b(?:haha|lol|lmao|joke|joking|jk|movie|film|series|episode|book|novel|song|game|level|quiz|podcast|documentary|play|character)\b|😂|🤣/i;
const NO_ACCOUNT =
  '^(?![\\s\\S]*\\b(?:bank\\w*|cards?|otp|sms|codes?|accounts?|verif\\w*|capitec|fnb|absa|nedbank|standard|tyme\\w*|e-?wallet|cash|atm|sim|phone|app|digits?|number|\\d{4})\\b)';
export const PIN_ON_A_MAP = [
  `${NO_ACCOUNT}(?![\\s\\S]*\\byour pin\\b)[\\s\\S]*\\b(?:send|drop|share|whatsapp|give)(?: me)? (?:a|the|another|that) pin\\b[\\s\\S]*\\b(?:lost|restaurant|place|venue|location|maps?|gate|house|bar|café|cafe|beach|trail|park\\w*|there|drive|driving|on my way|find (?:you|it))\\b`,
  // Whose pin it is does not count where they say that they come.
  `${NO_ACCOUNT}[\\s\\S]*\\b(?:send|drop|share|whatsapp|shoot|give)(?: (?:me|us))?(?: (?:a|the|your|ur|location|live))* pin\\b[\\s\\S]{0,40}\\b(?:(?:i'?m|im|we'?re) (?:on (?:the|my|our) way|leaving|lost|driving|in the (?:car|uber|bolt))|omw|otw|(?:so|then) (?:that )?(?:i|we) can (?:find|get to|come|drive|meet|fetch)|(?:i'?ll|i will) (?:come|drive|meet|fetch|find))\\b`,
  // And that is all that is said, with no word of whose it is.
  `${NO_ACCOUNT}^\\W*(?:(?:hey|hi|ok(?:ay)?|cool|great|please|pls|and|so)[ ,]+)*(?:(?:can|could|will|would) (?:you|u) (?:please |pls |maybe |just )*)?(?:send|drop|share|whatsapp|shoot)(?: (?:me|us))?(?: (?:a|live|(?:(?:your|ur) )?location)){0,4} pin(?: (?:please|pls|thanks|when (?:you|u) (?:can|get there|are there)))*\\W*$`,
].join('|');
/** Nothing is demanded of the reader beside it. */
export const NO_DEMAND =
  "^(?![\\s\\S]*\\b(?:stop (?:seeing|talking|going|texting)|(?:don'?t|do not|never|not) (?:you )?(?:dare|see|talk|speak|go(?:ing)? out|meet)|choose|pick (?:me|one)|me or|or (?:me|else|i|we)|delete|block|must|from now on|prove|allowed|location|phone|password|who (?:were|are|was)|unless|last chance|owe me|nudes?|naked|pics?|bed|body|sleep with|your (?:address|street|surname|id|number|bank)|(?:where|what) (?:do )?(?:you|u) (?:live|stay|work)|(?:you|u) (?:said no|quit)|coming anyway|or it'?s|stay home|can'?t see (?:you|u) (?:being|with|working|going)|one (?:room|bed)|we both know|what i expect|at (?:your|ur) (?:gate|door|house|place|flat|work)|if (?:you|u) leave|do what i say)\\b)[\\s\\S]*";
/** Asked beforehand and meekly: to come to a gig, to bring a cake. */
export const WOULD_IT_BE_WEIRD =
  '^(?![\\s\\S]*\\b(?:nudes?|naked|pics?|photos?|underwear|panties|bra|bed|sleep|shower|kiss\\w*|touch\\w*|your (?:house|place|flat|work|office|phone|gym|yoga|class|key|ex\\w*)|i know (?:it|when|where|you)|stay(?:ed)? (?:over|the night)|won.?t take|take no|watch|follow|outside|address)\\b)\\W*(?:so |ok |hey |um+ )*would it be (?:weird|strange|too much|awkward|ok|okay|odd|forward) if i (?:came|come|brought|bring|joined|join|asked|said|got|sent (?:you )?(?:flowers|a voice ?note|a cake))\\b';
/** The way into a building: a guard, a gate and a unit number to name to them. */
export const ENTRY =
  "\\b(?:security|(?:the )?guards?|bouncer|reception(?:ist)?|concierge|intercom|boom gate|gate)\\b[^.!?]{0,25}\\b(?:(?:won'?t|wont|not|will|he'?ll|doesn'?t|didn'?t) (?:let|buzz)(?:ting)? me|wants?|needs?|asks?|asking|says i|buzz(?:es|er)?)\\b|\\b(?:tell|give) (?:the )?(?:guard|security|gate|reception)\\b|\\bi'?m at the (?:gate|entrance|lobby|intercom) with\\b";
/** Nobody who waits, threatens or will not go has an errand. */
export const NO_ERRAND =
  "(?![\\s\\S]*\\b(?:all night|wait(?:ing)? (?:here )?(?:until|till)|hid(?:e|ing)|avoid\\w*|block\\w*|ignor\\w*|come (?:out|down) or|not leaving|can'?t escape|alone|regret|or else|hurt|kill|sorry|see what|warn\\w*)\\b)";
export const ERRAND = `^${NO_ERRAND}[\\s\\S]*(?:${ENTRY})`;
/** Asked about the reader's own photo. */
export const IN_THEIR_PHOTO =
  '^(?![\\s\\S]*(?:\\d{4}|https?|www|whatsapp|telegram|number|link|click|video|vote))\\W*(?:\\w+[ ,!]+){0,3}(?:is|was|are|where is|where was) (?:that|this|those|it) [^.?!]{2,40} (?:in|on|from) (?:your|ur|the|that) (?:\\w+ )?(?:pics?|photos?|pictures?|profile|background)\\W*$';
/** Nothing that a careless ear could take for a demand on the reader. */
export const NOTHING_DEMANDED =
  "^(?![\\s\\S]*\\b(?:where (?:are|were|r) (?:you|u)|who (?:are|were|is|was|r)|locations?|allow\\w*|let (?:you|u)|(?:your|ur) (?:phone|friends?|clothes|job|password|ex)|delete|block|unfollow|choose|or else|prove|permission|obey|answer me|reply|respond|online|last seen|if you (?:love|leave|go|don'?t)|stop (?:seeing|talking)|kill|die|dead|hurt|end it|pills|alive|living|live (?:any ?more|like)|(?:at|outside|by) (?:your|ur)|face to face|coming anyway|burden|pathetic|useless|idiot|stupid|ugly|slut|whore|bitch|liar|shut up|because of (?:you|u)|your fault)\\b)[\\s\\S]*";
/** Away over work, and still thinking of the reader. */
export const NOT_FORGOTTEN = `${NOTHING_DEMANDED}\\b(?:sorry|busy|hectic|swamped|stock ?take|deadline|shifts?|exams?)\\b[\\s\\S]*\\b(?:(?:didn'?t|did not|haven'?t|have not) (?:forget|forgotten|forgot)|not ignoring) (?:about )?(?:you|u)\\b`;
