import type { NoticeId } from '#law/statements.ts'
import type { SentenceTest } from '#reading/find/sentence-test.ts'

/** When a sentence counts as a notice. English and Spanish stand side by side. */
export interface PresenceTest extends SentenceTest {
  readonly notice: NoticeId
}

const DISPUTES = [
  'dispute',
  'contest',
  'challenge',
  'disagree',
  'object',
  'not owe',
  '(hear|heard) from you',
  'disput*',
  '(figure|something|anything|amount|balance|debt|account|information) ~4 (wrong|incorrect|mistake|error|amiss)',
  '(think|believe|feel) ~6 (wrong|incorrect|mistake|error|not yours)',
  'question ~3 (debt|amount|balance|account|any part|part|it)',
]
const ASSUMES = '(assume|presume|consider|deem|treat|regard|supon*|asum*|consider*)'
const VALID = '(valid|validity|correct|accurate|right|true|undisputed|owe|correcta|válida|valida|exacta)'
const FIRST_PERSON = [
  "'i' ~2 (want|would|dispute|request|need|am)",
  'quiero',
  'please (send|provide) me',
  '(send|tell|give) me',
]

/** Papers of the creditor's that show a debt. */
const RECORDS =
  '(statement|agreement|application|contract|history|ledger|bill|invoice|receipt|lease|note|affidavit|inspection|itemization|chart|judgment)'
/** What a line offers in Spanish: this paper itself, no clerk or web page. */
const SPANISH_DOCUMENT =
  "(copia|copias|formulario|formularios|aviso|avisos|notificación|notificacion|carta|documento|hoja|papel|escrito|misiva|versión|version|traducción|traduccion|notice|form|letter|copy|document|'esto')"
const SPANISH = '(español|espanol|castellano|spanish)'

/** Tests that need one sentence and its neighbours. The rest are in `find-notices.ts`. */
export const PRESENCE_TESTS: readonly PresenceTest[] = [
  {
    notice: 'debt-collector-line',
    any: [
      '(be|from|by|as|with|to) ~4 debt collector',
      'from ~6 debt collector',
      'debt (collection|collector) (agency|firm|company)',
      'collection agency',
      'debt collector ~ (attempt|try|collect)',
      '(cobrador|cobradora|agencia) ~2 (deuda|deudas|cobro|cobros|cobranza)',
    ],
    unless: [
      '(if|whether|place|refer|send|sell|assign|turn) ~8 (to|with) ~1 (debt collector|collection agency)',
      'regulate ~ debt collector',
      'not ~3 debt collector',
    ],
  },
  {
    notice: 'dispute-statement',
    any: [
      `${ASSUMES} ~10 ${VALID}`,
      `(assumption|presumption|footing) ~6 ${VALID}`,
      `(take|accept|count) ~4 (debt|it|bill|balance|amount|account) ~2 (to be|as) ~2 ${VALID}`,
      '(take it|conclude|rely on|go by|proceed as if|on the basis) ~8 (valid|correct|right|yours|accurate|owe)',
    ],
    unless: [
      'writing && (only|must) && assume',
      "'i' ~ (think|dispute)",
      // a day that is past, not the right
      `(since|because|as) ~2 (we|you) ~1 (have|did|had) not ~6 (receive|hear|dispute|object|respond|answer) && ${VALID}`,
    ],
    beside: DISPUTES,
  },
  {
    notice: 'verification-statement',
    any: [
      "(write|written|writing) && (verification|verify|judgment|proof|prove|'validation')",
      '(write|written|writing|letter|mail) && (stop|cease|pause|suspend|halt|hold) ~6 (collect|collection) ~20 until ~12 (proof|verification|evidence|records|judgment|information ~ (show|prove))',
      '(write|written|writing) && information ~ (show|prove|demonstrate)',
      '(write|written|writing|letter) && dispute && (stop|cease|pause|suspend|halt|discontinue|hold) ~10 (collect|collection|effort|activity)',
      '(write|written|writing|letter) && dispute && (collect|collection|effort|activity) ~3 (stop|cease|pause|halt|end) ~3 (until|unless|till)',
      '(escribe|escrito|escriba) && (información|informacion|verificación|verificacion|prueba) ~ (demuestr*|muestr*|deud*)',
      '(escribe|escrito|escriba) && disput* && (dejar|dejaremos|detener|detendremos|suspender|suspenderemos) ~ (cobrar|cobro)',
    ],
    unless: [
      'not (obtain|send|provide|give|mail|require) ~6 (verification|proof)',
      'no ~4 (verification|proof)',
      ...FIRST_PERSON,
    ],
    beside: [...DISPUTES, 'original creditor'],
  },
  {
    notice: 'verification-statement',
    any: [
      '(stop|cease|pause|suspend|halt|hold off) ~6 (collect|collection) ~14 (until|till|before) ~10 (verification|proof|evidence)',
      '(not|no) ~4 (collect|collection) ~14 (until|till|before) ~10 (verification|proof|evidence)',
    ],
    unless: ['(not|never) ~2 (stop|cease)', ...FIRST_PERSON],
    beside: [
      '(write|writing|written|letter|paper|reply|replying) ~16 (dispute|disagree*|contest|object)',
      '(dispute|disagree*|contest|object) ~10 (write|writing|written|letter|paper)',
    ],
  },
  {
    notice: 'verification-statement',
    any: [
      '(notify|write|ask|request) ~8 (writing|written) ~20 (will|must|shall) ~4 (obtain|send|mail|provide|furnish) ~4 (verification|proof)',
    ],
    unless: FIRST_PERSON,
  },
  {
    notice: 'original-creditor-statement',
    any: [
      'original creditor && (ask|request|write|written|writing|upon)',
      '(know|learn|find out|identity) ~6 original creditor',
      '(right|entitled) ~2 (to|of|know|have|get) ~4 original creditor ~3 (name|address|identity)',
      '(right|entitled) ~6 (name|address|identity) ~4 original creditor',
      '(not sure|unsure|not certain|wonder|in doubt|not remember|not recall) ~4 original creditor',
      'original creditor && (will|must|shall) ~3 (provide|give|furnish|send|supply|tell|mail)',
      'acreedor original && (escriba|escribe|solicit*|pedir|pida|escrito)',
    ],
    unless: [
      ...FIRST_PERSON,
      'original creditor ~3 (have|be|report|inform|tell) ~ (request|ask|write)',
      // where to send it, not the right itself
      '(dispute|disputes) ~8 original creditor ~4 (online|electronically|<url>|email|e-mail)',
    ],
  },
  {
    notice: 'original-creditor-prompt',
    any: [
      "'i' ~2 (want|would like|request|need|wish) ~8 (name|address|information|know) ~8 original creditor",
      "'i' ~2 (want|would like|request|need|wish) ~6 original creditor",
      '<box> ~3 (send|request|original creditor)  ~8 (name|address|original creditor)',
      '(please|☐) ~2 (send|provide|give) ~ (me)? ~ (name|address) ~8 original creditor',
      '(send|tell|give|mail|furnish|provide|supply|email) me ~8 original creditor',
      '<box> ~8 (name|address) ~6 original creditor',
      '<box> ~8 (original|first|initial|earlier) (creditor|lender)',
      '(please|☐) ~3 (send|provide|give|tell|mail) ~8 (original|first|initial|earlier) (creditor|lender|owner)',
      '(name|address|who|identity|information|information about) ~8 (original|first|initial) (creditor|lender) ~4 (request|want|need|please|send me|wanted|requested|desired)',
      '(original|first|initial) (creditor|lender) ~6 (name|address|information|identity) ~6 (request|want|need|please|send|wanted|requested|desired)',
      '(who|which) ~4 (original|first|initial) (creditor|lender)',
      'request ~4 (original|first|initial) (creditor|lender)',
      '(original|first|initial) (creditor|lender) ~4 (request|want|need|wish|ask for) ~4 (name|address|identity|information)',
      "'i' ~3 (want|would like|request|need|wish|ask) ~12 (original|first|initial) (creditor|lender)",
      'quiero ~12 acreedor original',
      'envíeme ~12 acreedor original',
    ],
    unless: [
      '(we|office|us) ~3 (will|must|shall|obtain|furnish|cease|stop|would)',
      '(if|when|until|unless|once) ~2 you',
      '(until|by|before|than|on) <date>',
      '(upon|on) ~2 your ~3 request',
      'your ~2 old',
      '(online|electronically|<url>|<email>)',
    ],
  },
  {
    notice: 'spanish-line',
    any: [
      `${SPANISH_DOCUMENT} ~8 (en|'in') ~2 ${SPANISH}`,
      `${SPANISH_DOCUMENT} ~4 ${SPANISH}`,
      `${SPANISH_DOCUMENT} ~4 en ~1 su ~1 (idioma|lengua)`,
      `${SPANISH} ~2 (version|versión|edition|edición|copy|copia|translation|traducción|traduccion|text|texto)`,
      `${SPANISH} ~10 (traducido|traducida|translated|copia|solicite*|solicita*|pida*|pídan*|request|ask)`,
      `(traducido|traducida|traducción|traduccion|translated|translation) ~8 ${SPANISH}`,
      `(leer|leerlo|leerla|leyendo|recibirlo|recibirla|read) ~3 (en|'in')? ${SPANISH}`,
      `(disponible|available) ~2 (en|'in') ${SPANISH}`,
      `(leer|read|recibir|receive) ~2 (esto|this|lo|it) ~3 ${SPANISH}`,
      `(solicitar|solicite|pedir|pida|envíen*|envien*|mánden*|manden*|send) ~6 ${SPANISH}`,
    ],
    unless: [
      '(solamente|solo|sólo|únicamente|unicamente|only) ~4 (inglés|ingles|english)',
      '(inglés|ingles|english) ~3 (solamente|solo|sólo|únicamente|unicamente|only)',
      `(no|sin|not|neither|without) ~4 (tenemos|hay|existe|ofrecemos|disponible|traducción|version|versión|edition|translation|copy|have|offer|available|form|notice) ~8 ${SPANISH}`,
      `no ~2 ${SPANISH}`,
      '(asistencia|ayuda|atención|agentes|empleados|intérprete|interprete|página|pagina|sitio|website|agent|agents|clerk|clerks|interpreter|help|staff)',
      `(adjuntamos|adjunto|adjunta|incluimos|anexamos|enclosed|attached) ~8 ${SPANISH}`,
      `${SPANISH_DOCUMENT} ~8 ${SPANISH} ~3 (adjunto|adjunta|anexo|anexa|enclosed|attached|porque|because|que usted pidió|que pidió)`,
      '(cfpb|gobierno|government|consumerfinance|ftc|protección al consumidor)',
    ],
  },
  {
    notice: 'reverse-side',
    any: [
      '(see|read|on) ~2 (reverse|other) side',
      '(see|read|turn) ~2 (back|reverse) (of|for)',
      'vea al reverso',
      'al reverso',
    ],
  },
  {
    notice: 'records-enclosed',
    any: [
      '(enclose|enclosed|attach|attached|include|included|herewith|send you|here be|find|provide you with) ~14 (statement|agreement|application|contract|history|record|ledger|bill|invoice|note|signed|judgment|proof|charge slip|receipt|account detail)',
      '(statement|agreement|application|contract|history|record|ledger|bill|invoice|judgment|signed|receipt) ~14 (enclose|enclosed|attach|attached|herewith)',
      '(creditor|client|bank|lender|company|owner|hospital|clinic|they) ~8 (confirm|verify|state|certify|wrote|write) ~12 (writing|written|letter|affidavit|<money>)',
      '(copy|copies) of ~6 (agreement|contract|application|statement|statements|bill|bills|invoice|ledger|judgment|note|receipt|receipts|records)',
      '(enclosure|enclosures|attachment|attachments|behind this|with this letter|comes with|come with|along with) ~10 (statement|agreement|contract|application|bill|invoice|ledger|judgment|records|history)',
      '(confirm|certify|verify|state) ~4 (in writing|by letter)',
      '(creditor|client|bank|lender|owner|=its|their|hospital) ~3 (letter|answer|confirmation|affidavit) ~4 (enclose|enclosed|attach|attached|copy)',
      '(confirm|verified|certified) ~3 (by|with) ~4 (creditor|client|bank|lender|owner)',
      '(verification|proof|paper|document) ~2 (be|is|are) ~1 (in|with) ~1 (envelope|letter)',
      `(with this|with this letter|by this letter|hereby|in this envelope|on ~2 following (page|pages|sheet)|overleaf|behind this|under cover of this) ~12 ${RECORDS}`,
      `${RECORDS} ~20 (come|comes|accompany|accompanies|follow|follows|be|is|are|go|goes|travel|travels|lie|lies|ride|rides) ~2 (behind this|with this|in this envelope|overleaf|on ~2 (following|next|other|back|reverse)|under this|along)`,
      '(document|paper|record|item|=copies) (=enclosed|=attached|=included|=supplied|=provided)',
      '(=enclosed|=attached|=included|=supplied) ~1 (document|paper|record|item|=copies)',
    ],
    unless: [
      '(not|no|never) ~6 (enclose|attach|send|provide|further|supply|supplied|furnish)',
      'our ~1 (proof|evidence)',
      'copy ~4 (our|notice|letter) ~8 (we|our|send|sent|mail|mailed|first|earlier|previous|before|original|already|initial)',
      '(first|earlier|previous|last) (letter|notice) ~6 (enclose|enclosed|attach|attached|again)',
      'our (system|own|record|computer) ~3 (show|indicate|say)',
      'our (own|internal|computer|system|office) ~2 (record|ledger|note|history|statement|file)',
      '(printed|print|printout|taken|generated|produced) ~3 (from|by) ~2 our ~2',
      'our ~1 (account|case|file|collection) (summary|notes|screen)',
    ],
  },
  {
    // a copy of their own earlier letter, or a print of their own screen, shows nothing of the creditor's
    notice: 'records-enclosed',
    any: [
      '(enclose|attach) copy',
      '(enclose|attach) ~8 (printout|print-out)',
      '(printout|print-out) ~8 (enclose|attach)',
    ],
    unless: [
      '(not|no|never) ~6 (enclose|attach|send|provide|further)',
      'copy ~4 (our|notice|letter) ~8 (we|our|send|sent|mail|mailed|first|earlier|previous|before|original|already|initial)',
      'copy ~2 our ~3 (notice|letter)',
      '(our|office) ~4 (system|computer|screen|database|own)',
      '(computer|screen) ~1 (print|printout|shot)',
    ],
  },
  {
    notice: 'verification-pending',
    any: [
      '(will|shall) ~3 (send|mail|provide|forward|get) ~6 (verification|proof|record|document|copy)',
      '(will|shall) ~4 (write|send|mail|provide|contact|reply|answer|get back) ~12 (when|once|as soon as|after|upon) ~12 (verification|verify|proof|record|document|receive|obtain)',
      '(we|office) ~3 (request|requested|ask|asked|order|ordered|get|obtain) ~8 (verification|record|document|statement|proof)',
      '(no longer|not) ~3 (collect|pursue|ask)',
      '(nothing|no) ~3 (collected|demanded|asked|pursued|done) ~4 (meantime|meanwhile|while|for now|pending|interim)',
      `(will|shall) ~3 (get|obtain|request|order|ask for|fetch) ~3 ${RECORDS}`,
      '(nothing|no money|no payment|no amount|no balance|nothing further|nothing more) ~3 (owed|owe|owing|due|asked|wanted|payable|left|remain|remains|claimed|expected)',
      '(balance|account|debt|bill|it) ~3 (zero|paid off|paid in full|<money> balance|satisfied)',
      'you (=were|=was|are) ~1 (right|correct) ~1 (.|:|and|that|about)?',
      '(our|the creditor) ~1 (mistake|error)',
      '(sent|given|gone|goes|handed|returned) ~2 back to ~4',
      '(not|nothing|no more) ~8 (until|till) ~3 (mail|send|have|get|receive|obtain) ~2 (it|you|them|proof|verification|record)',
      '(could not|can not|unable to) ~2 (verify|prove|substantiate|document)',
      '(drop|dropped|withdraw|withdrawn|closed) ~2 (it|account|debt|claim|matter|file)',
      '(wait|waiting|await|awaiting) ~8 (verification|record|document|statement|proof|answer|reply)',
      '(on hold|suspend|suspended) ~6 (until|while|till)',
      '(collection|account|matter|file|case|everything|all) ~4 on hold',
      '(not|nothing|no) ~4 (collect|collected|collection) ~4 (until|till|before)',
      '(will|shall|do|are) not ~3 (collect|collecting|ask|pursue) ~8 (until|till|before|while)',
      '(stop|stopped|cease|ceased|suspend|suspended|hold|on hold|pause|paused|halt|halted) ~4 (collection|collect|effort|activity|account|all activity)',
      '(no|not) ~4 (collection|collect|effort|activity|payment) ~6 until ~8 (verification|verify|proof|record|document|answer|reply)',
    ],
    unless: [
      '(resume|continue|go on|restart|proceed|begin again|start again|will ~2 now collect)',
      '(if|when|should|whether) ~2 you ~4 (dispute|write|notify|ask)',
      'you ~2 (may|can|must|should) ~3 (request|ask)',
      'stop (payment|calling)',
      '(not|never|nor) ~2 (you|that you) (=were|are) ~1 (right|correct)',
      '(if|whether|unless|until|bring|get|make|reach|pay|down to) ~6 (zero|paid in full|paid off|nothing ~2 (owed|due))',
    ],
  },
  {
    notice: 'opt-out',
    any: [
      '(email|e-mail|e - mail|text|message|sms|address|list|number) && (click|tap|reply|link|call|write|here|word|send|text|txt) && (no more|not ~3 (send|get|receive|another|write|email|text)|stop|remove|off ~3 list|enough|take ~3 off|end|quit|leave ~3 list)',
      '(txt|text|send|reply|type|answer) ~8 (stop|quit|end|remove|unsubscribe|cancel|out|off) ~4 (end|stop|opt|leave|off|our|to)?',
      '(preference|setting) ~8 (email|e-mail|text|message|turn off|stop)',
      'unsubscribe',
      '(click|link|tap) ~8 (end|stop|quit|cancel|turn off)',
      '(one click|a click|single click) ~10 (stop|stops|end|ends|off|no more|unsubscribe|list|leave|quit|cancel)',
      '(stop|end|off|no more|unsubscribe|list|leave|quit|cancel) ~10 (one click|a click|single click)',
      '(end|stop|quit|cancel|turn off) ~4 (them|these|all) ~4 (click|reply|here|link)',
      'no more (text|texts|email|emails|e-mails|messages) ~8 (send|reply|text|click|tap)',
      'opt out',
      '(reply|text|txt|respond|answer|send) ~6 (=stop|=remove|=quit|=unsubscribe|=cancel|=end)',
      '(click|tap|press|here|link|reply|text) ~8 not ~3 (send|email|text|message|write) ~3 (another|any|again|more|you)',
      '(reply|click|tap|text|link|here) ~10 (come|take|taken|remove|removed|drop|dropped) ~3 (off|from) ~2 list',
      '(stop|not want|no longer want|end) ~ (email|e-mail|e - mail|text|message) && (reply|click|text|link|call|write|here)',
      'cancelar ~ suscripción',
    ],
    unless: [
      '(notarize|notarized|notary|copy of ~2 id|certified mail|photo id|picture id|government id|in person|date of birth|=dob|=ssn|social security number)',
      '(list|off|out|stop|remove|unsubscribe|opt|end) ~8 <money> ~2 (charge|fee|cost|processing)',
      '(opt out|unsubscribe|stop|end) ~6 (send|pay|mail) ~2 <money>',
      '(charge|fee|cost|price|pay) ~2 <money> ~8 (stop|remove|removal|opt|off|unsubscribe|end)',
      '(mail|write|send ~2 letter) ~6 (to|our) ~2 office',
    ],
  },
  {
    notice: 'bankruptcy-disclaimer',
    any: [
      '(bankruptcy|discharge) && not ~4 (attempt|effort|demand) ~ (collect|pay|payment)',
      '(bankruptcy|discharge) && (information|informational) ~ (only|purpose)',
      'not ~4 (attempt|effort) ~ collect && (bankruptcy|discharge)',
    ],
  },
  {
    notice: 'attorney-disclaimer',
    any: [
      '(collectors|clerks|staff|collection staff) ~3 and not ~2 (attorneys|lawyers|counsel)',
      '(only|solely) ~4 (collectors|clerks|staff) ~8 (handled|handle|worked|prepared|dealt|looked|reviewed)',
      '(nobody|no one|none) (at|in|of) ~2 (firm|office) ~6 (view|opinion|judgment|decision|conclusion|review|reviewed|looked)',
      '(without|no) ~4 (review|evaluation|examination|study|involvement) ~4 by ~3 (attorney|lawyer|counsel)',
      '(none|no one|nobody) of ~3 (attorneys|lawyers|counsel) ~6 (review|evaluate|examine|look|study|read|see|consider)',
      '(attorney|lawyer|counsel) ~4 (not|never|none|yet to) ~6 (study|look|see|read|consider|form|personally)',
      'no (attorney|lawyer|counsel) ~12 (go over|gone over|go through|look over|study|see|read|seen|consider|form|opinion|involve|take part)',
      '(not|never) ~4 (seen|read|studied|looked|considered) ~4 by ~4 (attorney|lawyer|counsel)',
      'no (attorney|lawyer) ~12 (review|evaluate|examine|look)',
      '(attorney|lawyer) ~6 not ~6 (review|evaluate|examine)',
      'not ~6 (review|evaluate|examine) ~4 by ~4 (attorney|lawyer)',
      'not (as|act as|in) ~4 (legal counsel|attorney|law firm|lawyer)',
    ],
    // Lesher: what only the back says does not help
    unless: [
      '(reverse|reverse side|overleaf|other side|back of ~2 (page|letter|sheet)|on ~1 back) ~14 (attorney|lawyer|counsel)',
    ],
  },
  {
    notice: 'reconciles-with-dispute-right',
    any: [
      "(not|nothing|neither) ~6 (reduce|affect|take away|change|limit|waive|shorten|overshadow|diminish|alter|replace|override|eliminate) ~10 (right|dispute|'validation')",
      '(right ~ dispute|dispute right|right) ~6 (not|remain|unaffected|intact|preserved) ~6 (affect|change|intact|unaffected|reduce)',
      'even (if|though) ~10 (ask|demand|request) ~6 pay ~20 (dispute|right)',
      '(sue|suit|lawsuit|litigation|legal action) && (dispute|request ~ (proof|verification)) && (stop|suspend|cease|hold)',
      'you (may|can) still ~3 dispute',
      'you (may|can) also dispute ~ (debt|it|amount|all|any)',
      'dispute && (not|nothing) ~3 (change|affect|reduce|shorten|alter|limit|touch) (that|this|it)',
      'you ~2 (keep|have) ~3 right ~2 dispute ~8 (pay|whether|even|regardless)',
      'regardless ~10 (keep|right|may) ~3 dispute',
      'may dispute ~ until <date>',
      'whether or not you pay ~ dispute',
    ],
    unless: ['nothing ~ stop'],
  },
  {
    notice: 'not-obligated-to-renew',
    any: [
      'not ~3 (obligate|require|bound|oblige) to renew ~ offer',
      'no obligation ~ renew ~ offer',
      '(need not|not have to|not committed to|not promise to|no duty to) ~1 (renew|repeat|extend) ~ offer',
      'not ~3 (obligate|require|bound|oblige) ~1 (make|repeat|extend) ~3 offer ~1 again',
    ],
  },
  {
    notice: 'no-suit-in-window',
    any: [
      "no (legal action|lawsuit|suit) ~8 (take|file|commence|bring|start) ~ (during|within|until|before) ~ (period|days|dispute|'validation'|date|day)",
      "(not|never) ~3 (sue|file suit|take legal action) ~8 (during|within|until|before) ~8 (period|day|<duration>|dispute|'validation')",
    ],
  },
  {
    notice: 'separate-itemization',
    any: [
      '(enclose|attach|separate) ~6 (page|sheet|itemization|statement|document) ~12 (itemization|itemize|how we got|breakdown|how ~ amount)',
      'itemization ~8 (enclose|attach|separate|page)',
      '(see|refer to) ~6 (enclose|attach|separate) ~4 (page|sheet) ~ title',
    ],
    unless: ["'validation' notice"],
  },
  {
    notice: 'separate-validation-notice',
    any: [
      "(enclose|attach|separate) ~8 'validation' notice",
      "'validation' notice ~6 (enclose|attach|separate)",
      "(send|mail|email|write|provide|give) ~6 you ~8 ('validation' notice|notice of ~4 right|debt 'validation')",
      "(send|mail|email|provide|give|write to) ~4 you ~16 (your rights|right to dispute|'validation')",
      "(our|previous|earlier|prior|first) ~3 (notice|letter) ~8 (right|dispute|'validation')",
      'write to you ~10 (detail|right)',
      'dispute right ~ (enclose|attach|separate)',
    ],
    unless: ['(will|shall) ~3 (send|mail|provide)', "'i' ~ want", 'if you (write|dispute|request|ask|notify)', 'until'],
  },
  {
    notice: 'periodic-statement',
    any: [
      'periodic statement ~20 (enclose|attach|accompany|included)',
      '(enclose|attach|include) ~10 periodic statement',
    ],
  },
]
