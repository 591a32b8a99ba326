/** What is sold, as a page before the login names it. */
export const PRICES = {
  'What is free, and what costs money': 'Qué es gratis y qué cuesta dinero',
  'What you need to stay safe is free in every plan.': 'Lo que necesita para protegerse es gratis en todos los planes.',
  Free: 'Gratis',
  'What kind of paper it is, and your first finding': 'Qué tipo de papel es y su primer hallazgo',
  'Every deadline': 'Todas las fechas límite',
  'Court-paper and scam warnings': 'Avisos de papeles de la corte y de estafas',
  'How old the debt is': 'Qué tan antigua es la deuda',
  'Official sample letters': 'Cartas oficiales de muestra',
  'Debt defense': 'Defensa contra deudas',
  'For letters from debt collectors.': 'Para cartas de cobradores de deudas.',
  'With monthly or lifetime access': 'Con acceso mensual o de por vida',
  'Credit disputes': 'Disputas de crédito',
  'For errors on your credit report. You can also dispute them yourself for free.':
    'Para errores en su informe de crédito. También puede disputarlos usted mismo gratis.',
  'With all three bureaus': 'Con las tres agencias',
  'Complete bundle': 'Paquete completo',
  'list price': 'precio de lista',
  'bought apart': 'por separado',
  'bought apart, save {amount}': 'por separado, ahorra {amount}',
  'Rather have it done? See the done-for-you service':
    '¿Prefiere que lo hagamos nosotros? Vea el servicio Hecho para usted',
  'Everything here is free': 'Aquí todo es gratis',
  'Whoever runs this site gives it away. There is nothing to buy.':
    'Quien administra este sitio lo ofrece gratis. No hay nada que comprar.',
  // the catalogue
  'Single Scan': 'Revisión única',
  'One payment, one letter.': 'Un pago, una carta.',
  'Monthly Unlimited': 'Mensual ilimitado',
  'A 30-day pass. It does not renew by itself.': 'Un pase de 30 días. No se renueva por sí solo.',
  'Lifetime Access': 'Acceso de por vida',
  'One payment. It does not renew and has no end date.': 'Un solo pago. No se renueva y no vence.',
  'All findings in every letter, with the law': 'Todos los hallazgos de cada carta, con la ley',
  'Reply, settlement and follow-up letters in PDF and Word':
    'Cartas de respuesta, de acuerdo y de seguimiento en PDF y Word',
  'Enhance your own letter': 'Mejore su propia carta',
  'Credit Repair, Single Bureau': 'Reparación de crédito, una agencia',
  'Credit Repair, All 3 Bureaus': 'Reparación de crédito, las 3 agencias',
  'Any number of credit reports checked': 'Todos los informes de crédito que quiera revisar',
  'Dispute letters to all three bureaus': 'Cartas de disputa a las tres agencias',
  'Your card is only authorized today. You are charged after your letters are delivered.':
    'Hoy su tarjeta solo se autoriza. Se le cobra después de entregarle sus cartas.',
  'Complete Bundle': 'Paquete completo',
  'Debt defense and credit letters together, with no end date.':
    'La defensa contra deudas y las cartas de crédito juntas, sin fecha de vencimiento.',
  'BEST VALUE': 'MEJOR VALOR',
  'Everything in Lifetime Access': 'Todo lo del acceso de por vida',
  'Dispute letters to all three bureaus, included at no charge':
    'Cartas de disputa a las tres agencias, incluidas sin cargo',
  'Templates and collector intel': 'Plantillas y datos de los cobradores',
  'One payment, charged for debt defense. It does not renew and has no end date.':
    'Un solo pago, que se cobra por la defensa contra deudas. No se renueva y no vence.',
} as const
