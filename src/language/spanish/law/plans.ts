/** What the server says of an order. Plans themselves are said by the pages that sell them; the notice of rights and the contract stay English: they are statutory, and signed. */
export const PLAN_WORDS = {
  '{plan} is open now.': '{plan}: ya está abierto para usted.',
  '{plan} is ordered.': '{plan}: ya está pedido.',
  'Work begins when the days to cancel are over; you are charged after your letters are delivered.':
    'El trabajo empieza cuando terminan los días para cancelar; se le cobra después de que se entregan sus cartas.',
  'The payment is being checked.': 'El pago se está revisando.',
  'We open what you bought as soon as it is through.': 'Abrimos lo que compró en cuanto se confirme.',
} as const
