/** A sentence of CFPB model form B-1 and the line of the form it belongs to (1 to 21).
 *  Names are left out and amounts, dates, addresses and numbers stand as #.
 *  @law 12 CFR part 1006, appendix B (public domain) */
export interface ModelSentence {
  readonly line: number
  readonly says: string
  /** A heading or a side remark: the form's words, but not what the line is for. */
  readonly isAside?: true
}

const ENGLISH: readonly ModelSentence[] = [
  { line: 5, says: 'is a debt collector.' },
  { line: 5, says: 'We are trying to collect a debt that you owe to.' },
  { line: 5, says: 'We will use any information you give us to help collect the debt.' },
  { line: 6, says: 'Our information shows:', isAside: true },
  { line: 6, says: 'You had a credit card from with account number #.' },
  { line: 6, says: 'You had a from with account number #.' },
  { line: 7, says: 'As of #, you owed: #' },
  { line: 8, says: 'Between # and today:', isAside: true },
  { line: 8, says: 'You were charged this amount in interest: #' },
  { line: 8, says: 'You were charged this amount in fees: #' },
  { line: 8, says: 'You paid or were credited this amount toward the debt: #' },
  { line: 9, says: 'Total amount of the debt now: #' },
  { line: 10, says: 'How can you dispute the debt?', isAside: true },
  { line: 10, says: 'Call or write to us by #, to dispute all or part of the debt.' },
  { line: 10, says: 'If you do not, we will assume that our information is correct.' },
  {
    line: 11,
    says: 'If you write to us by #, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
  },
  { line: 11, says: 'You may use the form below or write to us without the form.', isAside: true },
  { line: 11, says: 'You may also include supporting documents.', isAside: true },
  { line: 11, says: 'We accept disputes electronically at #.', isAside: true },
  { line: 12, says: 'What else can you do?', isAside: true },
  {
    line: 12,
    says: 'Write to ask for the name and address of the original creditor, if different from the current creditor.',
  },
  { line: 12, says: 'If you write by #, we must stop collection until we send you that information.', isAside: true },
  { line: 12, says: 'We accept such requests electronically at #.', isAside: true },
  { line: 13, says: 'Go to # to learn more about your rights under federal law.' },
  { line: 13, says: 'For instance, you have the right to stop or limit how we contact you.', isAside: true },
  { line: 14, says: 'Contact us about your payment options.' },
  { line: 16, says: 'Notice: See reverse side for important information.' },
  { line: 17, says: 'Mail this form to:' },
  { line: 18, says: 'How do you want to respond?', isAside: true },
  { line: 18, says: 'Check all that apply:', isAside: true },
  { line: 18, says: 'I want to dispute the debt because I think:', isAside: true },
  { line: 18, says: 'This is not my debt.' },
  { line: 18, says: 'The amount is wrong.' },
  { line: 18, says: 'Other (please describe on reverse or attach additional information).' },
  { line: 19, says: 'I want you to send me the name and address of the original creditor.' },
  { line: 20, says: 'I enclosed this amount: #' },
  { line: 20, says: 'Make your check payable to.', isAside: true },
  { line: 20, says: 'Include the reference number #.', isAside: true },
]

// Two spellings of a sentence where the Bureau's own translation and common ones differ.
const SPANISH: readonly ModelSentence[] = [
  { line: 5, says: 'es un cobrador de deudas.' },
  { line: 5, says: 'Estamos tratando de cobrar una deuda que usted tiene con el.' },
  { line: 5, says: 'Estamos tratando de collectar una deuda que usted tiene con el.' },
  { line: 5, says: 'Usaremos cualquier información que nos brinde para ayudar a cobrar la deuda.' },
  { line: 5, says: 'Usaremos cualquier información que nos dé para ayudar a cobrar la deuda.' },
  { line: 6, says: 'Nuestra información muestra lo siguiente:', isAside: true },
  {
    line: 6,
    says: 'Usted tenía una tarjeta de crédito de la tienda, provista por el con el número de cuenta #.',
  },
  { line: 6, says: 'Usted tenía una tarjeta de crédito de con el número de cuenta #.' },
  { line: 7, says: 'Hasta el #, usted debía: #' },
  { line: 8, says: 'Entre el # y hoy:', isAside: true },
  { line: 8, says: 'Se le cobró esta cantidad en interés: #' },
  { line: 8, says: 'Se le cobró esta cantidad en intereses: #' },
  { line: 8, says: 'Se le cobró esta cantidad en cargos: #' },
  { line: 8, says: 'Pagó y se le abonó esta cantidad a la deuda: #' },
  { line: 8, says: 'Usted pagó o se le acreditó esta cantidad: #' },
  { line: 9, says: 'Monto total de la deuda ahora: #' },
  { line: 10, says: '¿Cómo puede disputar la deuda?', isAside: true },
  { line: 10, says: 'Llámenos o escríbanos antes del # para disputar la totalidad o parte de la deuda.' },
  { line: 10, says: 'Llámenos o escríbanos a más tardar el # para disputar toda la deuda o una parte.' },
  { line: 10, says: 'Si no lo hace, supondremos que nuestra información es correcta.' },
  {
    line: 11,
    says: 'Si nos escribe antes del #, debemos detener el cobro de cualquier cantidad que dispute hasta que le enviemos información que demuestre que debe la deuda.',
  },
  {
    line: 11,
    says: 'Si nos escribe a más tardar el #, debemos dejar de cobrar la cantidad que dispute hasta que le enviemos información que demuestre que debe la deuda.',
  },
  { line: 11, says: 'Debe utilizar el formulario a continuación o escribirnos sin el formulario.', isAside: true },
  { line: 11, says: 'Puede usar el formulario de abajo o escribirnos sin él.', isAside: true },
  { line: 11, says: 'También puede incluir documentos que respalden su disputa.', isAside: true },
  { line: 11, says: 'Aceptamos disputas electrónicamente en #.', isAside: true },
  { line: 12, says: '¿Qué más puede hacer?', isAside: true },
  {
    line: 12,
    says: 'Escriba para solicitar el nombre y la dirección del acreedor original, si es diferente del acreedor actual.',
  },
  {
    line: 12,
    says: 'Escriba para pedir el nombre y la dirección del acreedor original, si es distinto del acreedor actual.',
  },
  {
    line: 12,
    says: 'Si escribe antes del #, debemos detener el cobro hasta que le enviemos esa información.',
    isAside: true,
  },
  { line: 12, says: 'Si escribe a más tardar el #, debemos dejar de cobrar hasta que se los enviemos.', isAside: true },
  { line: 12, says: 'Aceptamos dichas solicitudes electrónicamente en #.', isAside: true },
  { line: 13, says: 'Visite # para obtener más información sobre sus derechos según la ley federal.' },
  { line: 13, says: 'Visite # para conocer sus derechos según la ley federal.' },
  {
    line: 13,
    says: 'Por ejemplo, tiene derecho a detener o limitar la forma en que lo(a) contactemos.',
    isAside: true,
  },
  { line: 14, says: 'Contáctenos acerca de sus opciones de pago.' },
  {
    line: 15,
    says: 'Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
  },
  { line: 16, says: 'Aviso: Vea al reverso para obtener información importante.' },
  { line: 17, says: 'Envíe este formulario a:' },
  { line: 18, says: '¿Cómo desea responder?', isAside: true },
  { line: 18, says: 'Marque todo lo que corresponda:', isAside: true },
  { line: 18, says: 'Quiero disputar la deuda porque pienso que:', isAside: true },
  { line: 18, says: 'Esta no es mi deuda.' },
  { line: 18, says: 'La cantidad es incorrecta.' },
  { line: 18, says: 'Otro (por favor describa al reverso o adjunte información adicional).' },
  { line: 19, says: 'Quiero que me envíe el nombre y la dirección del acreedor original.' },
  { line: 20, says: 'Adjunto esta cantidad: #' },
  { line: 20, says: 'Haga su cheque a nombre de.', isAside: true },
  { line: 20, says: 'Incluya el número de referencia #.', isAside: true },
  { line: 21, says: 'Quiero este formulario en español.' },
]

/** Model form B-1 in English and in Spanish, sentence by sentence. */
export const MODEL_FORM: readonly ModelSentence[] = [...ENGLISH, ...SPANISH]
