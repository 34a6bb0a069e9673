/** Rules of a game or of the house, which are no orders to a machine. */

/** Rules of a game or of the house, and their own words taken back: said of the world, with nothing in it for a machine. */
const OTHER_RULES =
  /\b(?:know|knows|knew|learn\w*|understand\w*|explain\w*|teach\w*|taught|follow\w*|break\w*|broke|bend\w*|against|made up|make up) (?:\w+ )?(?:the |their |its |all the )?rules\b|^\W*forget the rules\b[^.!?]{0,30}$|\b(?:ignore|forget|disregard) (?:everything|what|anything|all) (?:that )?i(?:'ve)? (?:just )?(?:said|told you|wrote|texted) (?:about|earlier|yesterday|last|before)\b/i;
const MACHINE_WORD =
  /\b(?:assistant|ai|a\.i|llm|gpt|chat ?gpt|bots?|chatbot|robot|model|system|admin|developer|prompts?|instructions?|guidelines|guard ?rails|output|reply|replies|answer|respond|repeat|print|translate|role ?play|from now on|you(?:'re| are) (?:now )?(?:an?|the|my)|act as|pretend (?:you|ur|u|to)|(?:your|ur|no) (?:\w+ )?(?:rules|filters?|limits)|mode|override|helper|coach (?:mode|thing|behind)|user|app|say (?:yes|that|it|the)|her number|his number)\b|[<>{}[\]#]/i;
/** Rules of a game, or words of their own that they take back: no orders to a machine. */
export const isOfOtherRules = (plain: string): boolean =>
  OTHER_RULES.test(plain) && !MACHINE_WORD.test(plain);
