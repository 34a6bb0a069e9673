/** The plain forms of each danger in the other languages of the readers: Afrikaans, isiZulu, isiXhosa, Sesotho, Spanish, French, Portuguese, German, Dutch, Italian. */
import type { FlagKind } from '../../contract.ts';
import { pattern } from '../../reading/pattern.ts';
import type { SafetyRule } from './rule.ts';

/** Whole words; a letter with an accent is a letter. `…` stands for a few words in between. */
const cue = (...forms: readonly string[]): RegExp =>
  pattern(
    `(?<!\\p{L})(?:${forms
      .join('|')
      .replaceAll('…', '[^.!?]{0,40}?')
      .replace(/'(?!\?)/g, "'?")})(?!\\p{L})`,
  );

const rule = (kind: FlagKind, ...forms: readonly string[]): SafetyRule => ({
  kind,
  cue: cue(...forms),
  clears: ['joke'],
});
const sum =
  '(?:r ?\\d|u-?r ?\\d|ir ?\\d|\\d{2,}|€|geld|dinero|plata|argent|soldi|dinheiro|imali|tjhelete|chelete)\\S*';

export const LANGUAGE_RULES: readonly SafetyRule[] = [
  rule(
    'scam_money',
    `(?:stuur|leen|gee|betaal|oorbetaal) (?:asseblief )?(?:vir )?(?:my|ons)…${sum}`,
    `(?:het|kort)…${sum}…nodig`,
    `(?:ngi|u?zo?ku?ngi|undi|ngibo|ndi)?(?:thumele|boleke|thenge|nike|phe)\\p{L}*…${sum}`,
    `(?:ngicela|ndicela|nceda|ke kopa|ngiyacela)…(?:u?ngi|u?ndi|o n)(?:thumel|bolek|thomel|adim|ncede|size)\\p{L}*…${sum}`,
    `(?:m[aá]nda|env[ií]a|pr[eé]sta|deposita|transfi[eé]re|paga)(?:r)?me…${sum}`,
    `(?:me|nos) (?:prestas|mandas|env[ií]as|ayudas con|depositas)…${sum}`,
    `(?:necesito|me falta[n]?)…(?:\\d{2,}|dinero|euros|d[oó]lares)`,
    `(?:pr[eê]te|envoie|donne|avance|vire)[- ]moi…${sum}`,
    `(?:il me (?:faut|manque)|j'ai besoin (?:de|d'))…(?:\\d{2,}|argent|euros)…`,
    `(?:me (?:empresta|manda|ajuda com)|preciso de)…(?:${sum}|pix)`,
    `(?:leih|schick|[uü]berweis)(?:e|st)?…mir…${sum}|brauche…(?:\\d{2,} ?euro|geld)…(?:dringend|zur[uü]ck)`,
    `(?:mi (?:serve|servono|presti|mandi))…(?:${sum}|ricarica)`,
    `(?:leen|stuur|maak)…(?:me|mij)…(?:${sum}) ?…(?:over|terug|lenen)`,
  ),
  rule(
    'scam_gift_card',
    '(?:koop|stuur)…(?:vir my)…(?:voucher|geskenkkaart|lugtyd)',
    '\\p{L}*(?:thenge|thumele)\\p{L}*…(?:voucher|i-?voucher|airtime)',
    '(?:compra|manda|env[ií]a)\\p{L}*…tarjeta…(?:regalo|steam|amazon|google)',
    '(?:ach[eè]te|prends|envoie)…(?:carte|coupon)…(?:transcash|pcs|neosurf|cadeau|steam|amazon|google)',
    '(?:kauf|schick)\\p{L}*…(?:gutschein|guthabenkarte|geschenkkarte|paysafe)',
    '(?:compra|manda)\\p{L}*…cart[aã]o…(?:presente|steam|google)',
  ),
  rule(
    'scam_crypto',
    '(?:krypto|crypto|cripto|bitcoin|forex|beleggings?|inversi[oó]n|anlage|plattform)\\p{L}*…(?:verdien\\p{L}*|gan\\p{L}{1,4}|gagn\\p{L}*|einzahl\\p{L}*|invers?i\\p{L}*|wins|mentor|doubl\\p{L}*)',
    '(?:verdien\\p{L}*|gano|gana|gagne|ganho|onkel|oom|oomc|tío|mentor|umalume)…(?:krypto|crypto|cripto|bitcoin|ngebitcoin|forex|plattform|platform|plataforma)',
    'imali…iphindeka|iphinda kabili',
  ),
  rule(
    'scam_code',
    '(?:stuur|gee)…(?:kode|syfers|pin|otp)',
    '(?:\\p{L}*thumele\\p{L}*|\\p{L}*nike)…(?:ikhodi|i-?otp|izinombolo|iinombolo|dinomoro)',
    '(?:c[oó]digo|cifras)…(?:sms|tel[eé]fono|m[oó]vil|whatsapp|telegram|lleg[oó]|mand|env)|(?:lleg[oó]|mand\\p{L}*|env\\p{L}*|p[aá]sa\\p{L}*|d[ií]\\p{L}*)…c[oó]digo',
    '(?:envoie|donne|dis|re[cç]u)…code',
    '(?:schick|sag|gib)\\p{L}*…(?:code|zahlen|ziffern)',
    '(?:manda|envia|recebe\\p{L}*|passa)…c[oó]digo',
    '(?:stuur|geef)…code…(?:kreeg|ontving|sms)?',
  ),
  rule(
    'scam_link',
    '(?:klik|kliek)…hier…|privaat foto|(?:haz clic|pincha)…|clique[sz]?…(?:lien|ici|confirm)|klick\\p{L}*…(?:hier|link)|cli(?:ca|que)…(?:aqui|link)|chofoza…',
  ),
  rule(
    'scam_wrong_number',
    '(?:ekskuus|jammer|oeps)…verkeerde nommer',
    '(?:perdon[ae]?|disculp[ae]|ay)…(?:equivocad[oa]|equivoqu[eé])',
    '(?:pardon|d[eé]sol[eé]e?|oups)…(?:mauvais num[eé]ro|tromp[eé]e? de num[eé]ro)',
    '(?:entschuldig\\p{L}*|sorry|hoppla)…falsche nummer',
    '(?:desculp\\p{L}*)…(?:engano|n[uú]mero errado)',
    '(?:uxolo|ngiyaxolisa)…(?:inombolo|phambane)',
  ),
  rule(
    'scam_romance_script',
    '(?:here|god)…oor my pad|gebring…(?:skat|liefie)',
    '(?:dios|dieu|deus|gott)…(?:me puso|nous a|te puso|unido|r[eé]uni|colocou|mandou|geschickt|zusammen)',
    '(?:ingenieur|ing[eé]nieur|ingeniero|engenheiro|chirurg|general|g[eé]n[eé]ral)…(?:olieboor|boor|p[eé]troli\\p{L}*|petroler\\p{L}*|bohrinsel|plataforma|plateforme|weduwee?|veuf|viudo|vi[uú]vo|witwer)',
    '(?:weduwee|wewenaar|veuf|viudo|witwer|vi[uú]vo)…(?:soek|busco|cherche|suche|procuro|voyez|schiff|plate?forme|ship|skip)',
  ),
  rule(
    'scam_offplatform',
    '(?:skryf|kontak|whatsapp)…my…(?:whatsapp|telegram|\\+\\d+)',
    '(?:escr[ií]be|h[aá]bla|agr[eé]ga)me…(?:telegram|whatsapp)…(?:aqu[ií]|app|cuenta|\\d)',
    '(?:[eé]cris|ajoute)[- ]moi…(?:telegram|whatsapp|hangouts)',
    '(?:me chama|chama)…(?:telegram|whatsapp|zap)…@?',
    'schreib mir…(?:telegram|whatsapp)',
  ),
  rule(
    'scam_blackmail',
    '(?:betaal|paga|paye|zahl|pague|thumela|bhatala)\\p{L}*…(?:\\bof\\b|\\bo\\b|\\bou\\b|\\boder\\b|\\bnoma\\b|anders|sonst|sinon|si no|sen[aã]o)…',
    "jou (?:foto|video)'?s…(?:baas|man|vrou|ma|familie|facebook)|(?:tengo|j'ai|ich habe|tenho)…(?:fotos?|photos?|videos?|bilder)…(?:jefe|familia|famille|familie|mari|mujer|esposa|chef|fam[ií]lia|amigos|amis)",
    'izithombe zakho…|iifoto zakho…',
  ),
  rule(
    'pii_request',
    '(?:wat is|stuur|gee)…jou (?:id|adres|wagwoord|bank\\p{L}*|foon se kode)|in watter straat bly jy',
    '(?:nginike|ngiphe|ndinike|ndiphe)…(?:i-?adres\\p{L}*|iphasiwe\\p{L}*|i-?id|ikheli)',
    '(?:cu[aá]l es|d[ae]me|m[aá]nda\\p{L}*)…(?:tu )(?:direcci[oó]n|contrase[nñ]a|dni|n[uú]mero de cuenta)',
    "(?:donne|envoie|c'est quoi|quelle est)…(?:ton|ta|votre) (?:adresse|mot de passe|rib|iban|carte d'identit[eé])",
    '(?:brauche|schick|gib)…deine? (?:adresse|iban|passwort|ausweis\\p{L}*)',
    '(?:me (?:d[aá]|passa|manda)|qual [eé])…(?:teu|seu|sua|tua) (?:endere[cç]o|senha|cpf)',
  ),
  rule(
    'no_contact_request',
    'moe(?:nie|t)…(?:my )?(?:ooit |weer |nooit |nie )…(?:kontak|skryf|bel|boodskap\\p{L}*|stuur)',
    'los my (?:uit|met rus)|laat my met rus|hou op (?:om )?(?:vir )?my…(?:skryf|bel|kontak)',
    'musa uku(?:ndi|ngi)\\p{L}+|(?:unga|musa uku|ungaphind\\p{L}*|ningaphind\\p{L}*)(?:sa|phinde u|be usa)?(?:ngi|ndi|wu)(?:thint|bhal|shay|thumel|xhum|ncokol|tsal)\\p{L}*',
    'o se ke (?:wa|oa) (?:n\\p{L}+)|tlohela ho…n\\p{L}+|u se ke…',
    '(?:no me (?:escrib|contact|busqu)\\p{L}*|no me (?:llam|habl|mand)\\p{L}*(?:(?! de ).{0,30}(?:m[aá]s|nunca|otra vez|de nuevo|jam[aá]s)|(?= *(?:[.!]|$)))|d[eé]jame en paz|no quiero (?:saber|hablar)…m[aá]s)',
    "(?:ne m'?[eé]cri\\p{L}*|ne me (?:contact|appel|parl)\\p{L}*|laisse[- ]moi tranquille|ne plus m'?[eé]crire)",
    '(?:schreib|kontaktier|ruf|melde?)\\p{L}* (?:mir|mich|dich)…(?:nicht|nie)…(?:mehr|wieder)|lass mich in ruhe',
    '(?:n[aã]o me (?:escrev|mand|lig|contact|procur)\\p{L}*|n[aã]o quero mais falar|me deixa em paz|deixa[- ]me em paz)',
    'neem geen contact|(?:stuur|app|bel) me niet meer|laat me met rust|non (?:mi )?(?:contattar|scriver)\\p{L}*|non voglio pi[uù] sentir\\p{L}*|nie pisz do mnie|bir daha yazma|usinitumie ujumbe',
  ),
  rule(
    'stalking',
    'ek (?:staan|sit|wag)…(?:buite|voor|by)…(?:jou|die (?:hek|deur))|ek sien jou (?:kar|lig|venster)',
    '(?:ngi|ndi)(?:mi|me|ku?linde|yakubona|kubona|kulinde)…(?:phandle|ngaphandle|lapho|apho|yonke imini)|(?:ngi|ndi)(?:ya)?z[ia]…(?:lapho|apho) u(?:hlala|sebenza)\\p{L}*|(?:ngikubona|ndikubona) yonke',
    'ke tseba…(?:moo|hore) o (?:dula|sebetsa)\\p{L}*|ke eme ka ntle',
    '(?:te )?vi que (?:saliste|estabas|llegaste|ibas)|te (?:estoy (?:siguiendo|mirando)|sigo|vi)…(?:casa|oficina|calle|mercado|con (?:un|una|ese))|estoy (?:fuera|frente|afuera)…(?:tu casa|tu puerta)|s[eé] d[oó]nde (?:vives|trabajas)',
    "(?:je t'ai (?:vu|suivi)\\p{L}*…(?:hier|avec|sortir|chez)|je suis (?:devant|en bas)…(?:chez toi|ta porte|ton)|je sais o[uù] (?:tu habites|travaille|tu travailles))",
    '(?:ich (?:stehe|warte|sitze)…vor dein\\p{L}*|ich wei(?:ß|ss) wo du (?:wohnst|arbeitest)|ich hab\\p{L}* dich gesehen…mit)',
    '(?:te vi…(?:com|sair|ontem)|estou (?:na|em) frente|sei onde (?:moras|mora|trabalhas|voc[eê]))|ik sta voor je deur|ik (?:zie|hoor) je…(?:tv|licht|raam)|ti ho vist[ao]…(?:con|al|uscire)',
  ),
  rule(
    'threat',
    'hy het my (?:weer )?ge(?:slaan|skop|wurg)|jy gaan (?:spyt|sterf|boet|seerkry)|ek (?:gaan|sal) jou (?:doodmaak|seermaak|slaan|kry|breek|leer wat)|ek weet waar jy (?:werk|woon|bly)',
    '(?:ngizo|ndiza ku|ndizo|ngiyo)ku?(?:bulala|shaya|limaza|bamba|betha)\\p{L}*|uzo(?:zi|ya)?sola|uza kuzisola',
    'ke tla o (?:bolaya|shapa|otla)\\p{L}*|o tla i?tshola',
    'te (?:voy a|vas a) (?:matar|arrepentir|encontrar|romper|partir|pegar)|conmigo no se juega|te arrepentir[aá]s',
    '(?:je vais te (?:tuer|retrouver|frapper|casser)|tu (?:vas|allais) (?:le )?(?:regretter|payer))',
    '(?:ich (?:bring|werde)\\p{L}*…(?:um|umbringen|finden|schlagen)|du wirst (?:es )?(?:bereuen|schon sehen|büßen))',
    '(?:vou te (?:matar|achar|bater|quebrar)|vais (?:te )?arrepender|voc[eê] vai se arrepender)',
  ),
  rule(
    'harassment',
    "jy'?s? (?:is )?'?n? ?(?:slet|hoer|doos|gemors|vark|idioot|dom koei|lelike \\p{L}+)|jou (?:slet|hoer|gemors|doos)|lelike ding|gaan bars|fok jou|jou ma se",
    'u(?:yi|si|ngu|yi)(?:silima|sidenge|silwane|sfebe|sifebe|nja|hule)|usisidenge|isifebe|akukho mntu u(?:ku)?funa\\p{L}*|awunangqondo|o sethoto|tsamaya mona',
    '(?:eres|pareces) (?:una? )?(?:fe[ao]|gord[ao]|put[ao]|idiota|zorra|asc\\p{L}+|in[uú]til)|vete a la mierda|hij[ao] de puta',
    "(?:t'?es|tu es) (?:une? )?(?:moche|grosse?|salope|pute|conn(?:e|asse)|nulle?|laide?)|va te faire|sale (?:pute|conne)",
    'du (?:bist (?:so )?(?:h[aä](?:ß|ss)lich|fett|dumm|widerlich|eine? (?:schlampe|hure|idiot\\p{L}*))|schlampe|hure)|verpiss dich',
    '(?:[eé]s|voc[eê] [eé]) (?:uma? )?(?:feia?o?|gord[ao]|puta|burr[ao]|nojent[ao])|vai se foder',
  ),
  rule(
    'sexual_pressure',
    '(?:stuur|wys)…(?:kaal|naak|sexy|vuil)…foto|(?:kaal|naak) (?:foto|prent)|net een foto',
    '\\p{L}*thumele\\p{L}*…(?:isithombe|umfanekiso)…(?:nqunu|ze\\b|ungagqok\\p{L}*|ngaphandle)|unqunu|uhamba ze',
    '(?:m[aá]nda|env[ií]a|ens[eé][nñ]a)me…(?:foto|fotito|v[ií]deo)?…(?:ropa interior|desnud\\p{L}*|cuerpo|tetas|sin ropa)',
    '(?:envoie|montre)[- ](?:moi )?…(?:nue?s?|seins|culotte|sans (?:habits|v[eê]tements)|sous-v[eê]tements|corps)',
    '(?:schick|zeig)\\p{L}*…(?:nackt\\p{L}*|unterw[aä]sche|br[uü]ste|ohne (?:kleid|was an))',
    '(?:manda|mostra)…(?:nudes?|pelad[ao]|nua|calcinha|sem roupa)',
  ),
  rule(
    'coercive_control',
    'jy mag nie…(?:praat|gaan|dra|sien|kuier)|(?:gee|wys) (?:vir )?my jou foon|stuur vir my…foto van waar jy',
    'unga(?:khulumi|thethi|yi|hambi|gqoki) na?\\p{L}*|(?:ngixelele|ndixelele|ngitshele)…(?:apho|lapho|ukuthi ukuphi|ukuphi)|nginike iphasiwe\\p{L}*',
    '(?:d[oó]nde|con qui[eé]n) est[aá]s…(?:foto|contest|ahora|dime)|por qu[eé] no contestas|no quiero que (?:salgas|hables|uses|veas)|te prohibo',
    "(?:o[uù] es[- ]tu|avec qui (?:tu )?es)…(?:r[eé]ponds|photo|maintenant)|je (?:t'interdis|ne veux pas que tu)|pourquoi tu (?:ne )?r[eé]ponds pas",
    '(?:wo|mit wem) bist du…(?:antworte|foto|jetzt|sofort)|ich (?:verbiete|will nicht,? dass du)|warum antwortest du nicht',
    '(?:onde|com quem) (?:est[aá]s|voc[eê] (?:est[aá]|t[aá]))…(?:responde|foto|agora)|n[aã]o quero que (?:fales|saias|uses|voc[eê])',
  ),
  rule(
    'underage',
    'ek is (?:nog )?(?:1[0-7]|twaalf|dertien|veertien|vyftien|sestien|sewentien)(?! ?(?:km|kilo|weke|dae|min(?:ute|uut)?s?(?!\\p{L})|uur|ure|maande|meter|laat(?! my)|jaar (?:in|al|getroud|geskei|weg|ouer|jonger|skoon|nugter)))|ek is in graad \\d+',
    '(?:ngi|ndi)neminyaka (?:engu-?|eli-?)?1[0-7]|ngifunda (?:u|i)?-?grade ?\\d+|(?:ndikwi|ngikwi)\\p{L}*-?grade|ke na le dilemo tse 1[0-7]|ke grade \\d+',
    'tengo (?:1[0-7]|doce|trece|catorce|quince|diecis[eé]is|diecisiete)(?: a[nñ]os)?(?! (?:minutos|d[ií]as|km|gatos|perros|primos))',
    "j'ai 1[0-7] ans|je suis (?:en (?:seconde|premi[eè]re|troisi[eè]me|quatri[eè]me)|au (?:lyc[eé]e|coll[eè]ge)|mineure?)",
    'ich bin (?:erst )?1[0-7](?! (?:km|minuten|tage))|ich gehe (?:noch )?(?:in die|zur) (?:schule|\\d+\\.? klasse)',
    'tenho 1[0-7] anos|sou menor|estou no (?:\\d+[ºo°] ano|ensino m[eé]dio)',
  ),
  rule(
    'self_harm',
    'ek wil (?:nie meer )?(?:doodgaan|sterf|lewe nie|leef nie|nie meer (?:lewe|leef|wees))|beter af…sonder my|lewe moeg|ek (?:maak|gaan) myself (?:dood|seer)',
    'a?(?:ngi|ndi)sa(?:funi|fun)i? uku?phila|(?:ngi|ndi)funa ukufa|(?:ngi|ndi)zo(?:zi|ku)bulala|andisafuni kuphila|angisafuni ukuphila',
    'ha ke sa batla ho phela|ke batla ho (?:shwa|ipolaya)',
    '(?:quiero|quisiera) (?:morir\\p{L}*|desaparecer|matarme|dormir y no despertar)|no (?:quiero|tengo ganas de) (?:vivir|seguir)|mejor desaparecer|ya no aguanto (?:la vida|m[aá]s vivir)?',
    '(?:plus envie de vivre|je veux (?:mourir|dispara[iî]tre|en finir)|me (?:suicider|tuer))',
    '(?:ich will (?:nicht mehr (?:leben|aufwachen|sein)|sterben)|nicht mehr aufwachen|mich umbringen|kann nicht mehr…(?:leben|aufwachen|sein))',
    '(?:quero morrer|n[aã]o (?:quero|aguento) mais (?:viver|essa vida|a vida)|me matar|vou desaparecer|ningu[eé]m vai sentir (?:a )?minha falta)',
    'ya[sş]amak istemiyorum',
  ),
  rule(
    'wellbeing',
    'my (?:ma|pa|ouma|oupa|broer|suster|kind|man|vrou) is (?:vandag |gister |vanoggend )?(?:dood|oorlede)|ek kan nie ophou huil',
    '(?:umama|ubaba|ugogo|umkhulu|umfowethu|udadewethu|umntwana)\\p{L}*…(?:ushonile|usishiyile|ushone|usweleke\\p{L}*|ubhubhile|uswelekile)',
    '(?:mi (?:madre|padre|abuel[ao]|herman[ao]|hij[ao]))…(?:muri[oó]|falleci[oó]|ha muerto)|no puedo parar de llorar',
    '(?:ma m[eè]re|mon p[eè]re|ma grand-m[eè]re|mon fr[eè]re|ma s[oœ]ur) (?:est|vient de) (?:morte?|d[eé]c[eé]d\\p{L}*|mourir)',
    '(?:meine? (?:mutter|vater|oma|opa|bruder|schwester)) ist (?:heute |gestern )?(?:gestorben|tot)',
    '(?:minha (?:m[aã]e|av[oó])|meu (?:pai|av[oô]|irm[aã]o)) (?:morreu|faleceu)',
  ),
  rule(
    'injection',
    '(?:vergiss|ignorier\\p{L}*)…(?:anweisungen|regeln|instruktionen)|(?:vergeet|ignoreer)…(?:instruksies|opdragte|re[eë]ls)|jy is nou…(?:robot|bot)|(?:ignora|olvida)…(?:instrucciones|reglas)|(?:ignorez?|oublie[sz]?) (?:toutes |tous )?(?:les|tes|vos|ces)…(?:instructions|r[eè]gles)|(?:ignore|esque[cç]a)…(?:instru[cç][oõ]es|regras)',
  ),
];
