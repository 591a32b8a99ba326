import { addressee, dollars, letterhead, line, SAY, spanishDate, type Draft, type Line } from './draft.ts'

const PRODUCTS: Readonly<Record<string, string>> = {
  'credit-card': 'una tarjeta de crédito',
  'personal-loan': 'un préstamo personal',
  auto: 'un préstamo de auto',
  'store-card': 'una tarjeta de crédito de tienda',
}

/** The Bureau's Spanish form, and the same in other words.  @law 12 CFR part 1006, appendix B; 12 CFR 1006.34(e) */
export function spanishNotice(draft: Draft): Line[] {
  const { scene, random, has } = draft
  const { collector, creditor, original, account, reference } = scene
  const day = spanishDate(scene.endDate)
  const by = has('end-date')
    ? random.pick([`antes del ${day}`, `a más tardar el ${day}`])
    : 'dentro de los 30 días después de recibir este aviso'
  const owed = has('creditor') ? ` que usted tiene con ${creditor}` : ''
  const money = dollars
  const since = spanishDate(scene.itemizationDate)
  const then = has('itemization-date') && has('itemization-amount')
    ? [line(`Hasta el ${since}, usted debía: ${money(scene.atFirst)}`, 'row')]
    : [line(`Usted debía: ${money(scene.atFirst)}`, 'row', 'itemization-amount'), line(`Fecha del desglose: ${since}`, 'row', 'itemization-date')] // prettier-ignore
  return [
    ...letterhead(draft),
    ...addressee(draft, 'Para: '),
    ...(has('account-number') ? [line(`Referencia: ${reference}`, 'row')] : []),
    line(spanishDate(scene.date), 'address'),
    line(
      random.pick([
        `${collector.name} es un cobrador de deudas. Estamos tratando de cobrar una deuda${owed}. Usaremos cualquier información que nos brinde para ayudar a cobrar la deuda.`,
        `Esta carta es de un cobrador de deudas. Este es un intento de cobrar una deuda${owed}. Cualquier información que obtengamos se usará para ese fin.`,
      ]),
      'paragraph',
      'mini-miranda',
    ),
    ...(has('creditor') ? [] : [line('', 'row', 'creditor')]),
    SAY,
    line('Nuestra información muestra lo siguiente:', 'heading'),
    line(`Usted tenía ${PRODUCTS[scene.debtKind]} de ${original} con el número de cuenta ${account.replace('ending in', 'terminado en')}.`, 'row'), // prettier-ignore
    ...then,
    line(`Se le cobró esta cantidad en ${random.pick(['interés', 'intereses'])}: + ${money(scene.interest)}`, 'row', 'itemization'), // prettier-ignore
    line(`Se le cobró esta cantidad en cargos: + ${money(scene.fees)}`, 'row', 'itemization'),
    line(`${random.pick(['Pagó o se le abonó esta cantidad a la deuda', 'Usted pagó o se le acreditó esta cantidad'])}: - ${money(scene.credits)}`, 'row', 'itemization'), // prettier-ignore
    line(`Monto total de la deuda ahora: ${money(scene.amount)}`, 'row', 'current-amount'),
    SAY,
    line('¿Cómo puede disputar la deuda?', 'heading'),
    line(`Llámenos o escríbanos ${by} para disputar la totalidad o parte de la deuda.`, 'paragraph', 'dispute-statement'), // prettier-ignore
    { ...line('Si no lo hace, supondremos que nuestra información es correcta.', 'paragraph', 'assumed-valid-statement'), joins: true }, // prettier-ignore
    line(`Si nos escribe ${by}, debemos ${random.pick(['detener el cobro de', 'dejar de cobrar'])} cualquier cantidad que dispute hasta que le enviemos información que demuestre que debe la deuda. Puede utilizar el formulario a continuación o escribirnos sin el formulario.`, 'paragraph', 'verification-statement'), // prettier-ignore
    { ...line(`Aceptamos disputas electrónicamente en ${collector.website}/dispute.`, 'paragraph', 'electronic-dispute-statement'), joins: true }, // prettier-ignore
    line('¿Qué más puede hacer?', 'heading'),
    line(`Escriba para ${random.pick(['solicitar', 'pedir'])} el nombre y la dirección del acreedor original, si es diferente del acreedor actual. Si escribe ${by}, debemos detener el cobro hasta que le enviemos esa información.`, 'paragraph', 'original-creditor-statement'), // prettier-ignore
    line(`Visite www.cfpb.gov/debt-collection para ${random.pick(['obtener más información sobre', 'conocer'])} sus derechos según la ley federal.`, 'paragraph', 'cfpb-reference'), // prettier-ignore
    line('Contáctenos acerca de sus opciones de pago.'),
    ...responseForm(draft),
  ]
}

function responseForm({ scene, random, has }: Draft): Line[] {
  const { collector, consumer } = scene
  const address = (text: string): Line => line(text, 'address', 'response-addresses')
  return [
    address('Envíe este formulario a:'),
    address(collector.name),
    address(collector.street),
    address(`${collector.city}, ${collector.state} ${collector.zip}`),
    address(`${consumer.first} ${consumer.last}`),
    ...(has('consumer-address') ? [address(consumer.street), address(`${consumer.city}, ${consumer.state} ${consumer.zip}`)] : []), // prettier-ignore
    line('¿Cómo desea responder?', 'heading', 'dispute-prompts'),
    line('Marque todo lo que corresponda:', 'paragraph', 'dispute-prompts'),
    ...[
      random.pick(['Quiero disputar la deuda porque pienso que:', 'Deseo disputar la deuda porque:']),
      'Esta no es mi deuda.',
      'La cantidad es incorrecta.',
      random.pick([
        'Otro (por favor describa al reverso o adjunte información adicional).',
        'Otro (describa en una hoja aparte).',
      ]),
    ].map(text => line(`☐ ${text}`, 'paragraph', 'dispute-prompts')),
    line(
      '☐ Quiero que me envíe el nombre y la dirección del acreedor original.',
      'paragraph',
      'original-creditor-prompt',
    ),
    line('☐ Adjunto esta cantidad: $ ________'),
  ]
}
