/** The page of the done-for-you service. */
export const DONE_FOR_YOU = {
  'Done for you': 'Hecho para usted',
  'We prepare your letters to debt collectors, you approve them, and we mail them certified. What you get and what it costs.':
    'Preparamos sus cartas a los cobradores, usted las aprueba y las enviamos por correo certificado. Qué recibe y cuánto cuesta.',
  'You approve. We prepare and mail.': 'Usted aprueba. Nosotros preparamos y enviamos.',
  'Some people would rather not write to a collector themselves. Tell us how many debts you want disputed, and we make the letters ready for you.':
    'Hay quien prefiere no escribirle a un cobrador. Díganos cuántas deudas quiere disputar y le preparamos las cartas.',
  'Start an order': 'Hacer un pedido',
  'What you can count on': 'Con qué puede contar',
  '24-48 hours': '24-48 horas',
  'until your letters are ready for you to read.': 'hasta que sus cartas estén listas para que las lea.',
  '3 business days': '3 días hábiles',
  'at most until they are in certified mail, once you have approved them.':
    'como máximo hasta que salgan por correo certificado, después de que usted las apruebe.',
  'Same day': 'El mismo día',
  'you get the tracking number on the day we mail.': 'recibe el número de seguimiento, el día en que las enviamos.',
  'Do it yourself, or have it done': 'Hágalo usted o déjelo en nuestras manos',
  DIY: 'Usted mismo',
  VIP: 'VIP',
  'Findings in your letter, with the law': 'Hallazgos en su carta, con la ley',
  Yes: 'Sí',
  'Who fills in the letter': 'Quién llena la carta',
  You: 'Usted',
  'We do': 'Nosotros',
  'Who has the last word': 'Quién decide al final',
  'You approve each letter': 'Usted aprueba cada carta',
  'Who prints and mails it': 'Quién la imprime y la envía',
  'We do, by certified mail': 'Nosotros, por correo certificado',
  'Response monitoring': 'Seguimiento de respuestas',
  'Your tracker reminds you': 'Su seguimiento se lo recuerda',
  '30 days by us': '30 días, lo hacemos nosotros',
  'Document support': 'Apoyo con los documentos',
  'Not included': 'No incluido',
  '90 days': '90 días',
  'Two different services: for 30 days we follow what comes back and tell you. For 90 days you can ask us about the papers we made and get copies.':
    'Son dos servicios distintos: por 30 días seguimos lo que llega y le avisamos. Por 90 días puede preguntarnos sobre los papeles que hicimos y pedir copias.',
  'What we do not do': 'Lo que no hacemos',
  'We are not a law firm and do not speak for you in court.':
    'No somos un bufete de abogados y no hablamos por usted en la corte.',
  'We promise no result. Nobody can.': 'No prometemos ningún resultado. Nadie puede.',
  'We mail nothing that you have not read and approved.': 'No enviamos nada que usted no haya leído y aprobado.',
  'We write only what you confirmed as true.': 'Escribimos solo lo que usted confirmó como cierto.',
  '{from} to {to} letters': '{from} a {to} cartas',
  'One letter for each debt. Paid once. 30-day money-back guarantee; mailed letters are taken off.':
    'Una carta por cada deuda. Un solo pago. Garantía de devolución de 30 días; se descuentan las cartas enviadas.',
  'Before we start': 'Antes de empezar',
  'We write in your name, so we need your word for it. You choose the number of letters on the next page.':
    'Escribimos en su nombre, por eso necesitamos su permiso. El número de cartas lo elige en la página siguiente.',
  'I authorize the product to prepare and send debt validation letters on my behalf':
    'Autorizo al producto a preparar y enviar cartas de validación de deuda en mi nombre',
  'Not offered here': 'Aquí no se ofrece',
  'Whoever runs this site gives everything away and mails no letters for you. You can write your own letter here for free.':
    'Quien administra este sitio ofrece todo gratis y no envía cartas por usted. Aquí puede escribir su propia carta gratis.',
} as const
