/** For a question that no table knows: a place for the reader's own answer, or a turn handed back with a smile. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  es: ['Mi respuesta: [tu respuesta]. ¿Y la tuya?', 'Buena pregunta. Primero tú, y luego te lo cuento yo.'],
  fr: ['Ma réponse : [ta réponse]. Et toi ?', "Bonne question. Toi d'abord, et après je te dis tout."],
  pt: ['A minha resposta: [a sua resposta]. E a sua?', 'Boa pergunta. Comece por aí, depois eu conto tudo.'],
  it: ['La mia risposta: [la tua risposta]. E la tua?', 'Bella domanda. Prima tu, poi ti dico tutto.'],
  de: ['Meine Antwort: [deine Antwort]. Und deine?', 'Gute Frage. Erst du, dann verrate ich alles.'],
  nl: ['Mijn antwoord: [jouw antwoord]. En het jouwe?', 'Goede vraag. Jij eerst, dan vertel ik alles.'],
  af: ['My antwoord: [jou antwoord]. En joune?', 'Goeie vraag. Jy eerste, dan vertel ek alles.'],
  zu: ['Impendulo yami: [impendulo yakho]. Wena?', 'Umbuzo omuhle. Qala wena, bese ngiyaphendula nami.'],
  xh: ['Impendulo yam: [impendulo yakho]. Wena?', 'Umbuzo omhle. Qala wena.'],
  st: ['Karabo ya ka: [karabo ya hao]. Wena?', 'Potso e ntle. Qala wena.'],
};
