/** Names of places, teams and series that people write without their capitals. */
export const PLACES =
  /\b(?:bali|japan|thailand|paris|london|italy|greece|spain|portugal|mozambique|namibia|zanzibar|new york|lesotho|table mountain|kruger|mauritius|harry potter|game of thrones|star wars|liverpool|arsenal|chelsea|man(?:chester)? (?:united|city)|kaizer chiefs|orlando pirates|springboks?|uct|wits|cape town|durban|joburg|johannesburg|pretoria|soweto|stellenbosch|sandton|muizenberg|knysna|africa|english|afrikaans|zulu|xhosa|netflix|spotify)\b/g;
