/** What to do next, and what each choice means. */
export const NEXT_STEPS = {
  'Your choices, from here': 'Sus opciones, desde aquí',
  'Start with the first. It keeps the others open.': 'Empiece por la primera. Deja abiertas las demás.',
  '1. Ask for proof (validation request)': '1. Pida pruebas (solicitud de validación)',
  'In time, it stops collection until they send proof. It costs a stamp.':
    'Si la envía a tiempo, detiene el cobro hasta que manden las pruebas. Cuesta una estampilla.',
  success: 'de éxito',
  '2. Check the age of the debt': '2. Revise la antigüedad de la deuda',
  'This debt looks too old for court. Do not pay, promise or sign anything before you have read the time limit.':
    'Esta deuda parece demasiado antigua para una corte. No pague, prometa ni firme nada antes de leer el plazo.',
  'Every state has a statute of limitations. Find the date of your last payment in your bank records before you pay or promise anything.':
    'Cada estado tiene un plazo para demandar (plazo de prescripción). Busque la fecha de su último pago en sus registros del banco antes de pagar o prometer algo.',
  'See the time limit': 'Ver el plazo',
  '3. Settle for less': '3. Llegue a un acuerdo por menos',
  'Not before the age of the debt is clear: an offer can restart the clock.':
    'No antes de que esté clara la antigüedad de la deuda: una oferta puede reiniciar el plazo.',
  'If the debt is yours and in time. Get the offer in writing before you pay. Forgiven debt can count as income.':
    'Si la deuda es suya y está dentro del plazo. Obtenga la oferta por escrito antes de pagar. La deuda perdonada puede contar como ingreso.',
  saved: 'de ahorro',
  '4. Pay over time': '4. Pague a plazos',
  'Not before the age of the debt is clear: one payment can restart the clock.':
    'No antes de que esté clara la antigüedad de la deuda: un solo pago puede reiniciar el plazo.',
  'Offer only what you can keep up. Never give access to your bank account.':
    'Ofrezca solo lo que pueda sostener. Nunca dé acceso a su cuenta de banco.',
  '5. If it gets worse': '5. Si empeora',
  'Each case has an answer.': 'Cada caso tiene una respuesta.',
  'Worst cases': 'Los peores casos',
  '<0>They sue.</0> Answer the court in time, always. Free legal aid can help.':
    '<0>Le demandan.</0> Responda a la corte a tiempo, siempre. La ayuda legal gratuita puede ayudarle.',
  '<0>They report it.</0> You can dispute the entry with each credit bureau for free.':
    '<0>Lo reportan.</0> Puede disputar el dato gratis con cada agencia de crédito.',
  '<0>They sell it.</0> The new owner must send its own notice. You can dispute again.':
    '<0>La venden.</0> El nuevo dueño debe enviar su propio aviso. Usted puede disputar de nuevo.',
  'When to do what': 'Qué hacer y cuándo',
  'First 30 days': 'Primeros 30 días',
  'Dispute in writing and ask for proof': 'Dispute por escrito y pida pruebas',
  '30 to 60 days': 'De 30 a 60 días',
  'Look at their answer. If you disputed in time, they may not collect until they send proof':
    'Lea su respuesta. Si usted disputó a tiempo, no pueden cobrar hasta que envíen las pruebas',
  'As needed': 'Según haga falta',
  'Settle, plan payments, or call a lawyer': 'Llegue a un acuerdo, planee pagos o llame a un abogado',
  'Closed for now.': 'Cerrado por ahora.',
  '<0>See the time limit</0>.': '<0>Vea el plazo</0>.',
  'We could not read the total amount, so there is nothing to work out here.':
    'No pudimos leer el monto total, así que aquí no hay nada que calcular.',
  'Your numbers, illustrative': 'Sus números, como ejemplo',
  'You would offer': 'Usted ofrecería',
  'You would not pay': 'Usted no pagaría',
  'Percent of the debt you would offer': 'Porcentaje de la deuda que usted ofrecería',
  'Share of {amount}': 'Parte de {amount}',
  'Common offers': 'Ofertas comunes',
  'An offer or a payment can start the time to sue again':
    'Una oferta o un pago puede iniciar de nuevo el plazo para demandar',
  'Generate Settlement Letter': 'Escribir la carta de acuerdo',
  'Starting points for talks, not what others got. Get the deal in writing before you pay. Forgiven debt of $600 or more may count as income on your taxes.':
    'Son puntos de partida para negociar, no lo que otros consiguieron. Obtenga el acuerdo por escrito antes de pagar. Una deuda perdonada de $600 o más puede contar como ingreso en sus impuestos.',
  'Social Security, SSI, VA and other federal benefits have strong protection. Do not promise that money. (42 USC 407; 31 CFR 212)':
    'El Seguro Social, SSI, VA y otros beneficios federales tienen una protección fuerte. No prometa ese dinero. (42 USC 407; 31 CFR 212)',
  'Stop here first': 'Deténgase aquí primero',
  'What the paper says about time': 'Lo que el papel dice sobre el tiempo',
  'Free help in {state}': 'Ayuda gratuita en {state}',
  'Free help': 'Ayuda gratuita',
  'This page is free in every plan.': 'Esta página es gratis en todos los planes.',
  'What to do, in order': 'Qué hacer, en orden',
  'Find free legal help today': 'Busque hoy ayuda legal gratuita',
  'Go on to the letter check anyway': 'Seguir de todos modos a la revisión de la carta',
  'Some collectors make letters look like court papers, and that can break the law. If you are sure this is not from a court, or your answer is already filed, you can go on. If in doubt, call the clerk first.':
    'Algunos cobradores hacen que sus cartas parezcan papeles de la corte, y eso puede violar la ley. Si está seguro de que esto no viene de una corte, o ya presentó su respuesta, puede seguir. Si tiene dudas, llame primero al secretario de la corte.',
  'I understand that a letter to the collector does not answer the court and does not stop its deadline.':
    'Entiendo que una carta al cobrador no responde a la corte y no detiene su fecha límite.',
  'Go on to the letter check': 'Seguir a la revisión de la carta',
  'Recommended Strategy': 'Estrategia recomendada',
  'Answering on time matters more than any score.': 'Responder a tiempo importa más que cualquier puntaje.',
  'Strength estimate: <0>{points} of 100</0>': 'Fuerza estimada: <0>{points} de 100</0>',
  'A rule of thumb for getting an answer to this step. Not a measured success rate.':
    'Una regla práctica sobre obtener respuesta a este paso. No es una tasa de éxito medida.',
  'What this rests on': 'En qué se basa',
  'Start, when nothing is known': 'Inicio, cuando no se sabe nada',
  'Estimate (kept between 10 and 95)': 'Estimación (se mantiene entre 10 y 95)',
  'Compare with the other choices': 'Comparar con las otras opciones',
  'Write this instead<0>: {name}</0>': 'Escribir esta en su lugar<0>: {name}</0>',
  '<0>They win a</0> <1>judgment</1>. Then wages or a bank account can be taken. Social Security and other benefits have strong protection.':
    '<0>Ganan una</0> <1>sentencia</1>. Entonces pueden embargar el salario o una cuenta de banco. El Seguro Social y otros beneficios tienen una protección fuerte.',
  'An offer, a promise or a small payment can give the collector new time to sue.':
    'Una oferta, una promesa o un pago pequeño puede darle al cobrador más tiempo para demandar.',
  'This debt looks too old for court.': 'Esta deuda parece demasiado antigua para una corte.',
  'This debt may be too old for court.': 'Esta deuda puede ser demasiado antigua para una corte.',
  'We do not know yet how old this debt is.': 'Todavía no sabemos qué tan antigua es esta deuda.',
  'The usual time limit does not apply to this kind of debt, so other rules do. Ask legal aid first.':
    'El plazo usual no se aplica a este tipo de deuda; se aplican otras reglas. Pregunte primero a la ayuda legal.',
  'lawhelp.org: forms and free legal aid': 'lawhelp.org: formularios y ayuda legal gratuita',
  'lsc.gov: find a legal aid office': 'lsc.gov: busque una oficina de ayuda legal',
  'naca.net: consumer lawyers': 'naca.net: abogados del consumidor',
  'Call a lawyer or legal aid now': 'Llame ahora a un abogado o a la ayuda legal',
  'A court or a lawyer is involved. A letter to the collector does not stop that clock.':
    'Hay una corte o un abogado de por medio. Una carta al cobrador no detiene ese plazo.',
  'Debt validation request': 'Solicitud de validación de la deuda',
  'You dispute the debt and ask for proof. It keeps every other choice open.':
    'Usted disputa la deuda y pide pruebas. Deja abiertas todas las demás opciones.',
  'You say what is wrong, with your proof, and ask them to correct or close it.':
    'Usted dice qué está mal, con sus pruebas, y pide que lo corrijan o lo cierren.',
  'Stop contact': 'Que dejen de contactarle',
  'They must stop writing and calling. The debt stays, and a lawsuit becomes more likely.':
    'Deben dejar de escribir y llamar. La deuda sigue, y una demanda se vuelve más probable.',
  'Time-limit defense': 'Defensa por el plazo',
  'You say that the time to sue seems to be over. You admit nothing and promise nothing.':
    'Usted dice que el plazo para demandar parece haber terminado. No admite ni promete nada.',
  'You offer part of the amount to end it. Not for old debts: an offer can restart the clock.':
    'Usted ofrece una parte del monto para terminarlo. No para deudas antiguas: una oferta puede reiniciar el plazo.',
  'Send them to your lawyer': 'Remitirlos a su abogado',
  'Only if a lawyer acts for you in this debt. They must then write to the lawyer.':
    'Solo si un abogado le representa en esta deuda. Entonces deben escribirle al abogado.',
  'Violation demand': 'Exigencia por infracciones',
  'You quote what they wrote, name the law, and ask them to stop and correct it.':
    'Usted cita lo que escribieron, nombra la ley y pide que dejen de hacerlo y lo corrijan.',
  'illustrative, not measured': 'ilustrativo, no medido',
} as const
