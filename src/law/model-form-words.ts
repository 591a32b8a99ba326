import type { Citation } from './citations.ts'

export type ModelElementId =
  | 'collector-name-and-address'
  | 'collector-telephone-and-website'
  | 'consumer-name-and-address'
  | 'reference-number'
  | 'debt-collector-disclosure'
  | 'account-and-creditor'
  | 'amount-on-itemization-date'
  | 'itemization'
  | 'current-amount'
  | 'how-to-dispute'
  | 'written-dispute-stops-collection'
  | 'original-creditor-statement'
  | 'cfpb-reference'
  | 'payment-options'
  | 'spanish-statement'
  | 'reverse-side'
  | 'response-addresses'
  | 'dispute-prompts'
  | 'original-creditor-prompt'
  | 'payment-prompt'
  | 'spanish-prompt'

export interface ModelElementWords {
  /** What the element is for, in plain words. */
  readonly title: string
  /** The Bureau's own words, names and figures as blanks.  @law 12 CFR part 1006, appendix B (public domain) */
  readonly form: { readonly en: string; readonly es: string }
  /** Where the form has it. */
  readonly place: ModelPlace
  readonly cite?: Citation
}

/** Parts of the form's page, from its top to its tear-off. */
export type ModelPlace = 'top' | 'left column' | 'right column' | 'tear-off below the line'

/** Model form B-1 in words, by element, in the order of the form. */
export const MODEL_FORM_WORDS: Readonly<Record<ModelElementId, ModelElementWords>> = {
  'collector-name-and-address': {
    title: 'Who the collector is and where to write',
    form: { en: '[Collector’s name] [address]', es: '[Nombre del cobrador] [dirección]' },
    place: 'top',
    cite: '12 CFR 1006.34(c)(2)(i)',
  },
  'collector-telephone-and-website': {
    title: 'A phone number, hours and website',
    form: { en: '[phone] from [hours] / [website]', es: '[teléfono] de [horas] / [sitio web]' },
    place: 'top',
  },
  'consumer-name-and-address': {
    title: 'Your name and address',
    form: { en: 'To: [your name] [your address]', es: 'Para: [su nombre] [su dirección]' },
    place: 'top',
    cite: '12 CFR 1006.34(c)(2)(ii)',
  },
  'reference-number': {
    title: 'The collector’s reference number',
    form: { en: 'Reference: [number]', es: 'Referencia: [número]' },
    place: 'top',
  },
  'debt-collector-disclosure': {
    title: 'That it is a debt collector, and whom you owe',
    form: {
      en: '[Collector] is a debt collector. We are trying to collect a debt that you owe to [creditor]. We will use any information you give us to help collect the debt.',
      es: '[Cobrador] es un cobrador de deudas. Estamos tratando de cobrar una deuda que usted tiene con [acreedor]. Usaremos cualquier información que nos brinde para ayudar a cobrar la deuda.',
    },
    place: 'top',
    cite: '12 CFR 1006.34(c)(1)',
  },
  'account-and-creditor': {
    title: 'Which account, and whose it was',
    form: {
      en: 'You had a [account] from [creditor] with account number [number].',
      es: 'Usted tenía una [cuenta] de [acreedor] con el número de cuenta [número].',
    },
    place: 'left column',
    cite: '12 CFR 1006.34(c)(2)(iv)',
  },
  'amount-on-itemization-date': {
    title: 'How much you owed on a set date',
    form: { en: 'As of [date], you owed: $[amount]', es: 'Hasta el [fecha], usted debía: $[cantidad]' },
    place: 'left column',
    cite: '12 CFR 1006.34(c)(2)(vii)',
  },
  itemization: {
    title: 'Interest, fees, payments and credits since then',
    form: {
      en: 'Between [date] and today: You were charged this amount in interest: + $[amount]. You were charged this amount in fees: + $[amount]. You paid or were credited this amount toward the debt: - $[amount]',
      es: 'Entre el [fecha] y hoy: Se le cobró esta cantidad en interés: + $[cantidad]. Se le cobró esta cantidad en cargos: + $[cantidad]. Pagó y se le abonó esta cantidad a la deuda: - $[cantidad]',
    },
    place: 'left column',
    cite: '12 CFR 1006.34(c)(2)(viii)',
  },
  'current-amount': {
    title: 'How much the debt is now',
    form: { en: 'Total amount of the debt now: $[amount]', es: 'Monto total de la deuda ahora: $[cantidad]' },
    place: 'left column',
    cite: '12 CFR 1006.34(c)(2)(ix)',
  },
  'how-to-dispute': {
    title: 'That you can dispute, and by when',
    form: {
      en: 'Call or write to us by [date], to dispute all or part of the debt. If you do not, we will assume that our information is correct.',
      es: 'Llámenos o escríbanos antes del [fecha] para disputar la totalidad o parte de la deuda. Si no lo hace, supondremos que nuestra información es correcta.',
    },
    place: 'right column',
    cite: '12 CFR 1006.34(c)(3)(iii)',
  },
  'written-dispute-stops-collection': {
    title: 'That a written dispute stops collection',
    form: {
      en: 'If you write to us by [date], we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
      es: 'Si nos escribe antes del [fecha], debemos detener el cobro de cualquier cantidad que dispute hasta que le enviemos información que demuestre que debe la deuda.',
    },
    place: 'right column',
    cite: '12 CFR 1006.34(c)(3)(i)',
  },
  'original-creditor-statement': {
    title: 'That you can ask for the original creditor',
    form: {
      en: 'Write to ask for the name and address of the original creditor, if different from the current creditor. If you write by [date], we must stop collection until we send you that information.',
      es: 'Escriba para solicitar el nombre y la dirección del acreedor original, si es diferente del acreedor actual. Si escribe antes del [fecha], debemos detener el cobro hasta que le enviemos esa información.',
    },
    place: 'right column',
    cite: '12 CFR 1006.34(c)(3)(ii)',
  },
  'cfpb-reference': {
    title: 'Where to learn about your rights',
    form: {
      en: 'Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law. For instance, you have the right to stop or limit how we contact you.',
      es: 'Visite www.cfpb.gov/debt-collection para obtener más información sobre sus derechos según la ley federal. Por ejemplo, tiene derecho a detener o limitar la forma en que lo(a) contactemos.',
    },
    place: 'right column',
    cite: '12 CFR 1006.34(c)(3)(iv)',
  },
  'payment-options': {
    title: 'An invitation to talk about payment',
    form: { en: 'Contact us about your payment options.', es: 'Contáctenos acerca de sus opciones de pago.' },
    place: 'right column',
  },
  'spanish-statement': {
    title: 'How to get the form in Spanish',
    form: {
      en: 'Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
      es: 'Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
    },
    place: 'right column',
  },
  'reverse-side': {
    title: 'A pointer to the reverse side',
    form: {
      en: 'Notice: See reverse side for important information.',
      es: 'Aviso: Vea al reverso para obtener información importante.',
    },
    place: 'left column',
  },
  'response-addresses': {
    title: 'Where to send the tear-off form',
    form: { en: 'Mail this form to: [collector’s address]', es: 'Envíe este formulario a: [dirección del cobrador]' },
    place: 'tear-off below the line',
    cite: '12 CFR 1006.34(c)(4)(iii)',
  },
  'dispute-prompts': {
    title: 'Boxes to tick for a dispute',
    form: {
      en: '☐ I want to dispute the debt because I think: ☐ This is not my debt. ☐ The amount is wrong. ☐ Other',
      es: '☐ Quiero disputar la deuda porque pienso que: ☐ Esta no es mi deuda. ☐ La cantidad es incorrecta. ☐ Otro',
    },
    place: 'tear-off below the line',
    cite: '12 CFR 1006.34(c)(4)(i)',
  },
  'original-creditor-prompt': {
    title: 'A box to ask for the original creditor',
    form: {
      en: '☐ I want you to send me the name and address of the original creditor.',
      es: '☐ Quiero que me envíe el nombre y la dirección del acreedor original.',
    },
    place: 'tear-off below the line',
    cite: '12 CFR 1006.34(c)(4)(ii)',
  },
  'payment-prompt': {
    title: 'A box for a payment',
    form: {
      en: '☐ I enclosed this amount: $[blank]. Make your check payable to [collector].',
      es: '☐ Adjunto esta cantidad: $[en blanco]. Haga su cheque a nombre de [cobrador].',
    },
    place: 'tear-off below the line',
  },
  'spanish-prompt': {
    title: 'A box to ask for the form in Spanish',
    form: { en: '☐ Quiero este formulario en español.', es: '☐ Quiero este formulario en español.' },
    place: 'tear-off below the line',
  },
}

/** Whether the word names an element of the form. */
export function isModelElement(id: string): id is ModelElementId {
  return Object.hasOwn(MODEL_FORM_WORDS, id)
}
