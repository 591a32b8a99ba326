import type { Page, Paper } from './paper.ts'

// CFPB model form B-1 (12 CFR part 1006, appendix B; public domain), each entry a block of printed lines.
export const FORM_ENGLISH: readonly string[] = [
  'North South Group\nP.O. Box 123456\nPasadena, CA 91111-2222\n(800) 123-4567 from 8am to 8pm EST, Monday to Saturday\nwww.example.com',
  'To: Person A\n2323 Park Street\nApartment 342\nBethesda, MD 20815\nReference: 584-345',
  'North South Group is a debt collector. We are trying to collect a debt that you owe to Bank of\nRockville. We will use any information you give us to help collect the debt.',
  'Our information shows:',
  'You had a Main Street Department Store credit card from Bank\nof Rockville with account number 123-456-789.',
  'As of January 2, 2017, you owed: $ 2,234.56',
  'Between January 2, 2017 and today:',
  'You were charged this amount in interest: + $ 75.00',
  'You were charged this amount in fees: + $ 25.00',
  'You paid or were credited this amount\ntoward the debt: - $ 50.00',
  'Total amount of the debt now: $ 2,284.56',
  'Notice: See reverse side for important information.',
  'How can you dispute the debt?',
  'Call or write to us by August 28, 2020, to dispute all\nor part of the debt. If you do not, we will assume that our\ninformation is correct.',
  'If you write to us by August 28, 2020, we must stop\ncollection on any amount you dispute until we send you\ninformation that shows you owe the debt. You may use\nthe form below or write to us without the form. You may\nalso include supporting documents. We accept disputes\nelectronically at www.example.com/dispute.',
  'What else can you do?',
  'Write to ask for the name and address of the original\ncreditor, if different from the current creditor. If you write\nby August 28, 2020, we must stop collection until we send you\nthat information. You may use the form below or write to us\nwithout the form. We accept such requests electronically at\nwww.example.com/request.',
  'Go to www.cfpb.gov/debt-collection to learn more about\nyour rights under federal law. For instance, you have the\nright to stop or limit how we contact you.',
  'Contact us about your payment options.',
  'Póngase en contacto con nosotros para solicitar una copia de\neste formulario en español.',
  'Mail this form to:\nNorth South Group\nP.O. Box 123456\nPasadena, CA 91111-2222',
  'Person A\n2323 Park Street\nApartment 342\nBethesda, MD 20815',
  'How do you want to respond?',
  'Check all that apply:',
  '☐ I want to dispute the debt because I think:',
  '☐ This is not my debt.',
  '☐ The amount is wrong.',
  '☐ Other (please describe on reverse or\nattach additional information).',
  '☐ I want you to send me the name and\naddress of the original creditor.',
  '☐ I enclosed this amount: $',
  'Make your check payable to North South Group.\nInclude the reference number 584-345.',
  '☐ Quiero este formulario en español.',
]

export const FORM_SPANISH: readonly string[] = [
  'North South Group\nP.O. Box 123456\nPasadena, CA 91111-2222\n(800) 123-4567 de 8am a 8pm EST, lunes a sábado\nwww.example.com',
  'Para: Persona A\n2323 Park Street\nApartment 342\nBethesda, MD 20815\nReferencia: 584-345',
  'North South Group es un cobrador de deudas. Estamos tratando de collectar una deuda que usted tiene\ncon el Bank of Rockville. Usaremos cualquier información que nos brinde para ayudar a cobrar la deuda.',
  'Nuestra información muestra lo siguiente:',
  'Usted tenía una tarjeta de crédito de la tienda Departamento\nMain Street, provista por el Bank of Rockville con el número de\ncuenta 123-456-789.',
  'Hasta el 2 de enero del 2017, usted debía: $ 2,234.56',
  'Entre el 2 de enero del 2017 y hoy:',
  'Se le cobró esta cantidad en interés: + $ 75.00',
  'Se le cobró esta cantidad en cargos: + $ 25.00',
  'Pagó y se le abonó esta cantidad a\nla deuda: - $ 50.00',
  'Monto total de la deuda ahora: $ 2,284.56',
  'Aviso: Vea al reverso para obtener información importante.',
  '¿Cómo puede disputar la deuda?',
  'Llámenos o escríbanos antes del 28 de agosto del 2020\npara disputar la totalidad o parte de la deuda. Si no lo\nhace, supondremos que nuestra información es correcta.',
  'Si nos escribe antes del 28 de agosto del 2020, debemos\ndetener el cobro de cualquier cantidad que dispute hasta que\nle enviemos información que demuestre que debe la deuda.\nDebe utilizar el formulario a continuación o escribirnos sin el\nformulario. También puede incluir documentos que respalden\nsu disputa. Aceptamos disputas electrónicamente en\nwww.example.com/dispute.',
  '¿Qué más puede hacer?',
  'Escriba para solicitar el nombre y la dirección del\nacreedor original, si es diferente del acreedor actual. Si\nescribe antes del 28 de agosto del 2020, debemos detener el\ncobro hasta que le enviemos esa información. Debe utilizar\nel formulario a continuación o escribirnos sin el formulario.\nAceptamos dichas solicitudes electrónicamente en\nwww.example.com/request.',
  'Visite www.cfpb.gov/debt-collection para obtener más\ninformación sobre sus derechos según la ley federal. Por\nejemplo, tiene derecho a detener o limitar la forma en que\nlo(a) contactemos.',
  'Contáctenos acerca de sus opciones de pago.',
  'Envíe este formulario a:\nNorth South Group\nP.O. Box 123456\nPasadena, CA 91111-2222',
  'Persona A\n2323 Park Street\nApartment 342\nBethesda, MD 20815',
  '¿Cómo desea responder?',
  'Marque todo lo que corresponda:',
  '☐ Quiero disputar la deuda porque\npienso que:',
  '☐ Esta no es mi deuda.',
  '☐ La cantidad es incorrecta.',
  '☐ Otro (por favor describa al reverso o\nadjunte información adicional).',
  '☐ Quiero que me envíe el nombre y la\ndirección del acreedor original.',
  '☐ Adjunto esta cantidad: $',
  'Haga su cheque a nombre de North South\nGroup. Incluya el número de referencia 584-345.',
]

/** Blocks of several lines, as a PDF or a photograph comes out of the readers. */
export function paperFromBlocks(blocks: readonly string[], confidence = 1): Paper {
  const page: Page = {
    number: 1,
    source: confidence === 1 ? 'text-layer' : 'ocr',
    confidence,
    unread: [],
    blocks: blocks.map(block => ({
      lines: block.split('\n').map(line => ({
        words: line
          .split(/\s+/)
          .filter(word => word !== '')
          .map(text => ({ text, confidence })),
      })),
    })),
  }
  return { pages: [page] }
}
