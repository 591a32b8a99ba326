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
