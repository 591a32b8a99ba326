/** The sentences of letters to collectors and creditors. `ustedes` are those it is written to. */
export const COLLECTORS = {
  // which letter is answered
  'I am answering your letter dated {date}.': 'Respondo a su carta con fecha {date}.',
  'I am answering your letter dated {date}, which I received on {received}.':
    'Respondo a su carta con fecha {date}, que recibí el {received}.',
  'I am answering the letter from you that I received on {date}.': 'Respondo a la carta suya que recibí el {date}.',
  'I am writing about the alleged debt named above.': 'Escribo por la supuesta deuda que se nombra arriba.',
  'Nothing in this letter is an acknowledgment of any debt, a promise to pay, or a waiver of any right or defense.':
    'Nada en esta carta reconoce una deuda, promete un pago ni renuncia a un derecho o una defensa.',
  'I reserve all of my rights.': 'Me reservo todos mis derechos.',

  // the dispute
  'I dispute this debt in full.': 'Disputo esta deuda por completo.',
  'I dispute this alleged debt in full.': 'Disputo esta supuesta deuda por completo.',
  'I dispute {amount} of this debt.': 'Disputo {amount} de esta deuda.',
  'I write within the validation period.': 'Escribo dentro del período de validación.',
  'I write within the validation period, which ends no earlier than {date}.':
    'Escribo dentro del período de validación, que no termina antes del {date}.',
  'Under {law} and {rule}, please mail me:': 'Según {law} y {rule}, por favor envíenme por correo:',
  'Please mail me:': 'Por favor envíenme por correo:',
  'Verification of the debt.': 'La verificación de la deuda.',
  'The name and address of the original creditor, if it is not the current creditor.':
    'El nombre y la dirección del acreedor original, si no es el acreedor actual.',
  'Please send me verification of this debt ({law}).': 'Por favor envíenme la verificación de esta deuda ({law}).',
  'Please also send me the name and address of the original creditor, if it is not the current creditor ({law}).':
    'Por favor envíenme también el nombre y la dirección del acreedor original, si no es el acreedor actual ({law}).',
  'Until you have mailed these to me, you must stop collecting {what}.':
    'Hasta que me hayan enviado esto por correo, ustedes deben dejar de cobrar {what}.',
  'If this letter reaches you within the validation period, you must stop collecting {what} until you have mailed these to me.':
    'Si esta carta les llega dentro del período de validación, ustedes deben dejar de cobrar {what} hasta que me hayan enviado esto por correo.',
  'the debt': 'la deuda',
  'the disputed amount': 'la cantidad en disputa',
  'Please record the debt as disputed, and hold collection while you answer.':
    'Por favor registren la deuda como disputada y suspendan el cobro mientras responden.',
  'If you report this debt to a consumer reporting agency or to anyone else, you must say that it is disputed ({law}).':
    'Si reportan esta deuda a una agencia de crédito o a cualquier otra persona, deben decir que está en disputa ({law}).',

  // grounds
  'This account is the result of identity theft.': 'Esta cuenta es resultado de un robo de identidad.',
  'I did not open it and did not allow anyone to open it.': 'No la abrí ni permití que nadie la abriera.',
  'This debt is not mine.': 'Esta deuda no es mía.',
  'This account has already been paid in full.': 'Esta cuenta ya se pagó por completo.',
  'This account was already resolved by a settlement.': 'Esta cuenta ya se resolvió con un acuerdo de pago.',
  'The amount is wrong: {correction}.': 'La cantidad está equivocada: {correction}.',
  'My insurance should have paid this bill: {claim}.': 'Mi seguro debió pagar esta cuenta: {claim}.',
  'This letter adds to my written dispute, which you received on {date}.':
    'Esta carta se suma a mi disputa por escrito, que ustedes recibieron el {date}.',
  'What is new: {fact}.': 'Lo nuevo: {fact}.',
  'I enclose copies of papers that show this: {papers}.': 'Adjunto copias de papeles que lo muestran: {papers}.',

  // what is asked
  'I also ask for the following.': 'También pido lo siguiente.',
  'Federal law may not require all of it for verification, but it would let me understand the claim:':
    'Puede que la ley federal no lo exija todo para la verificación, pero me permitiría entender el reclamo:',
  'How the amount was reached, with each charge of interest and fees and each payment and credit.':
    'Cómo se llegó a la cantidad, con cada cargo de interés y de comisiones y cada pago y crédito.',
  'How the amount of {amount} was reached, with each charge of interest and fees and each payment and credit.':
    'Cómo se llegó a la cantidad de {amount}, con cada cargo de interés y de comisiones y cada pago y crédito.',
  'The itemized bill, with insurance payments, adjustments and any financial assistance applied.':
    'La cuenta detallada, con los pagos del seguro, los ajustes y toda ayuda económica aplicada.',
  'Please send me the itemized bill, with insurance payments, adjustments and any financial assistance applied.':
    'Por favor envíenme la cuenta detallada, con los pagos del seguro, los ajustes y toda ayuda económica aplicada.',
  'A copy of the agreement you rely on and of the last account statement.':
    'Una copia del contrato en que se basan y del último estado de cuenta.',
  'Papers that show each sale or transfer of the account from the original creditor to its present owner.':
    'Papeles que muestren cada venta o traspaso de la cuenta desde el acreedor original hasta su dueño actual.',
  'Your license or registration number for collecting debts in {state}, if one is required.':
    'Su número de licencia o registro para cobrar deudas en {state}, si se exige.',
  'The date of default you rely on, and the date of the most recent payment in your records.':
    'La fecha de incumplimiento en que se basan y la fecha del pago más reciente en sus registros.',
  'Please tell me the date of default you rely on, and the date of the most recent payment in your records.':
    'Por favor díganme la fecha de incumplimiento en que se basan y la fecha del pago más reciente en sus registros.',
  'Please send me:': 'Por favor envíenme:',
  'The account records that show how the amount was reached.':
    'Los registros de la cuenta que muestren cómo se llegó a la cantidad.',
  'The agreement, bill or law the charge rests on.': 'El contrato, la factura o la ley en que se basa el cargo.',
  'If the charge cannot be shown, your written confirmation that it has been removed.':
    'Si el cargo no se puede demostrar, su confirmación por escrito de que se eliminó.',
  'I ask you to hold collection while you answer.': 'Les pido que suspendan el cobro mientras responden.',
  'This letter is also a notice of a billing error on an open-end account ({law}).':
    'Esta carta es también un aviso de error de facturación en una cuenta de crédito abierto ({law}).',
  'Please acknowledge it and look into it as that section requires.':
    'Por favor acusen recibo e investíguenlo como exige esa sección.',

  // how to be reached
  'Please contact me only by mail at the address above, and not by telephone, text message or email ({law}).':
    'Por favor comuníquense conmigo solo por correo postal a la dirección de arriba, y no por teléfono, mensaje de texto ni correo electrónico ({law}).',
  'Please do not call me ({law}).': 'Por favor no me llamen ({law}).',
  'Please do not contact me at work, which is an inconvenient place for me ({law}).':
    'Por favor no se comuniquen conmigo en mi trabajo, que es un lugar inconveniente para mí ({law}).',
  'Answer by mail at the address above.': 'Respondan por correo a la dirección de arriba.',
  'Please answer me by mail at the address above.': 'Por favor respóndanme por correo a la dirección de arriba.',

  // how it can end
  'When you have looked into this, please:': 'Cuando lo hayan investigado, por favor:',
  'Correct your records, or close the account and return it to the creditor as disputed.':
    'Corrijan sus registros, o cierren la cuenta y devuélvanla al acreedor como disputada.',
  'Tell every consumer reporting agency to which you reported it to correct or delete the entry.':
    'Díganle a cada agencia de crédito a la que la reportaron que corrija o elimine la anotación.',
  'Confirm in writing what you have done.': 'Confirmen por escrito lo que hicieron.',

  // bankruptcy
  'This debt was discharged in bankruptcy.': 'Esta deuda se canceló en bancarrota.',
  'This debt was discharged in bankruptcy on {date}.': 'Esta deuda se canceló en bancarrota el {date}.',
  'The discharge is a court order against any act to collect it from me as a personal liability ({law}).':
    'Esa cancelación es una orden judicial contra todo acto para cobrármela como obligación personal ({law}).',
  'I filed a bankruptcy case on {date}.': 'Presenté un caso de bancarrota el {date}.',
  'The automatic stay is in force and stops every act to collect a debt that arose before the case ({law}).':
    'La suspensión automática está en vigor y detiene todo acto para cobrar una deuda anterior al caso ({law}).',
  'Case number {number}, chapter {chapter}, United States Bankruptcy Court, {district}.':
    'Caso número {number}, capítulo {chapter}, Tribunal de Bancarrotas de los Estados Unidos, {district}.',
  'Please:': 'Por favor:',
  'Stop all collection of this debt from me.': 'Dejen de cobrarme esta deuda por completo.',
  'Correct any report of this debt to a consumer reporting agency.':
    'Corrijan todo reporte de esta deuda a una agencia de crédito.',
  'Confirm both in writing.': 'Confirmen ambas cosas por escrito.',

  // no more contact, and lawyers
  'I am writing to tell you to stop communicating with me about this debt ({law}).':
    'Escribo para decirles que dejen de comunicarse conmigo sobre esta deuda ({law}).',
  'I asked this before; you received that letter on {date}.':
    'Ya lo pedí antes; ustedes recibieron esa carta el {date}.',
  'After you receive this letter, you may contact me only to say that you are ending your efforts, or that you or the creditor may use, or intend to use, a specific remedy.':
    'Después de recibir esta carta, ustedes pueden comunicarse conmigo solo para decir que ponen fin a sus gestiones, o que ustedes o el acreedor pueden usar, o piensan usar, un recurso legal específico.',
  'You may also mail me the verification and the name and address of the original creditor, once.':
    'También pueden enviarme por correo, una sola vez, la verificación y el nombre y la dirección del acreedor original.',
  'I am represented by an attorney with respect to this debt.': 'Un abogado me representa en relación con esta deuda.',
  'My attorney is {attorney}.': 'Mi abogado es {attorney}.',
  'Please direct all communications about this debt to my attorney, and do not contact me.':
    'Por favor dirijan toda comunicación sobre esta deuda a mi abogado y no se comuniquen conmigo.',
  'Please direct all communications about this debt to my attorney, and do not contact me ({law}).':
    'Por favor dirijan toda comunicación sobre esta deuda a mi abogado y no se comuniquen conmigo ({law}).',

  // the time to sue
  'It appears that the time to sue on this alleged debt has ended.':
    'Parece que el plazo para demandar por esta supuesta deuda ya terminó.',
  'It appears that the time to sue on this alleged debt under the law of {state} ({statute}) has ended.':
    'Parece que el plazo para demandar por esta supuesta deuda según la ley de {state} ({statute}) ya terminó.',
  'Please state whether, in your view, the time to sue on this alleged debt is still running, and send me the dates you rely on.':
    'Por favor digan si, a su parecer, el plazo para demandar por esta supuesta deuda sigue corriendo, y envíenme las fechas en que se basan.',
  'A debt collector may not sue or threaten to sue to collect a time-barred debt ({law}).':
    'Un cobrador de deudas no puede demandar ni amenazar con demandar para cobrar una deuda prescrita ({law}).',
  'If you say otherwise, please send me the dates you rely on, and the records that show them.':
    'Si ustedes dicen otra cosa, por favor envíenme las fechas en que se basan y los registros que las muestran.',

  // a settlement
  'Without admitting that any amount is owed, and only to resolve a disputed claim, I would settle this matter for {amount} in one payment, on the terms below.':
    'Sin admitir que se deba cantidad alguna, y solo para resolver un reclamo en disputa, yo resolvería este asunto por {amount} en un solo pago, con las condiciones de abajo.',
  'Before any payment I would need a written agreement, signed for you and for the owner of the account, that states:':
    'Antes de cualquier pago yo necesitaría un acuerdo por escrito, firmado en nombre de ustedes y del dueño de la cuenta, que diga:',
  'the original account, and its present owner;': 'la cuenta original y su dueño actual;',
  'that the payment is accepted in full satisfaction, and the balance will be {amount};':
    'que el pago se acepta como pago total y que el saldo será {amount};',
  'that no part of the account will be sold, transferred or collected afterwards;':
    'que ninguna parte de la cuenta se venderá, traspasará ni cobrará después;',
  'how the account will be reported to consumer reporting agencies; and':
    'cómo se reportará la cuenta a las agencias de crédito; y',
  'that any lawsuit about it will be dismissed with prejudice.':
    'que toda demanda sobre ella se desestimará de forma definitiva (with prejudice).',
  'Payment would be made once, by a method that leaves a record.':
    'El pago se haría una sola vez, por un medio que deje constancia.',
  'I do not agree to automatic debits or postdated checks.': 'No acepto débitos automáticos ni cheques posfechados.',
  'This proposal lapses if the signed agreement has not reached me by {date}.':
    'Esta propuesta vence si el acuerdo firmado no me ha llegado a más tardar el {date}.',
  'I understand that forgiven debt of $600 or more may be reported on Form 1099-C.':
    'Entiendo que una deuda perdonada de $600 o más puede reportarse en el Formulario 1099-C.',

  // their reply
  'You received my written dispute of this debt on {date}, and on {replied} I received your reply.':
    'Ustedes recibieron mi disputa por escrito de esta deuda el {date}, y el {replied} recibí su respuesta.',
  'On {date} I received your reply to my dispute of this debt.':
    'El {date} recibí su respuesta a mi disputa de esta deuda.',
  'It contained: {papers}.': 'Contenía: {papers}.',
  'My dispute continues.': 'Mi disputa continúa.',
  'I add this: {reason}.': 'Agrego esto: {reason}.',
  'So that I can understand the claim, please send me whichever of these your reply does not show ({law}):':
    'Para que yo pueda entender el reclamo, por favor envíenme de lo siguiente lo que su respuesta no muestra ({law}):',
  'The name of the creditor to whom the debt is owed now.': 'El nombre del acreedor a quien se debe la deuda ahora.',
  'The account the debt comes from, and whose name is on it.':
    'La cuenta de la que viene la deuda, y a nombre de quién está.',
  'The amount, and how it was reached.': 'La cantidad, y cómo se llegó a ella.',
  'What connects the account to me.': 'Qué conecta la cuenta conmigo.',

  // a demand
  'You received my written dispute on {date}.': 'Ustedes recibieron mi disputa por escrito el {date}.',
  'I have received no verification.': 'No he recibido ninguna verificación.',
  'Please do the following, and answer me in writing by {date}:':
    'Por favor hagan lo siguiente y respóndanme por escrito a más tardar el {date}:',
  'Stop the conduct described above.': 'Pongan fin a la conducta descrita arriba.',
  'Correct your records, and correct or delete any report of this debt to a consumer reporting agency.':
    'Corrijan sus registros, y corrijan o eliminen todo reporte de esta deuda a una agencia de crédito.',
  'Keep all records about this account: letters, notes, call logs and recordings.':
    'Conserven todos los registros sobre esta cuenta: cartas, notas, registros de llamadas y grabaciones.',
  'Please stop this conduct, and keep all records about this account: letters, notes, call logs and recordings.':
    'Por favor pongan fin a esta conducta y conserven todos los registros sobre esta cuenta: cartas, notas, registros de llamadas y grabaciones.',
  'Tell me in writing what you have done.': 'Díganme por escrito lo que hicieron.',
  'The law provides for actual damages, statutory damages of up to $1,000 per action, and costs with reasonable attorney’s fees ({law}).':
    'La ley prevé una indemnización por los daños reales, una indemnización fijada por ley de hasta $1,000 por demanda, y las costas con honorarios razonables de abogado ({law}).',

  // a complaint to the CFPB
  'On {date} {company} sent me a letter about an alleged debt.':
    'El {date} {company} me envió una carta sobre una supuesta deuda.',
  'On {date} {company} sent me a letter about an alleged debt, reference {reference}.':
    'El {date} {company} me envió una carta sobre una supuesta deuda, referencia {reference}.',
  'On {date} {company} sent me a letter about an alleged debt to {creditor}.':
    'El {date} {company} me envió una carta sobre una supuesta deuda con {creditor}.',
  'On {date} {company} sent me a letter about an alleged debt to {creditor}, reference {reference}.':
    'El {date} {company} me envió una carta sobre una supuesta deuda con {creditor}, referencia {reference}.',
  '{company} sent me a letter about an alleged debt.': '{company} me envió una carta sobre una supuesta deuda.',
  '{company} sent me a letter about an alleged debt, reference {reference}.':
    '{company} me envió una carta sobre una supuesta deuda, referencia {reference}.',
  '{company} sent me a letter about an alleged debt to {creditor}.':
    '{company} me envió una carta sobre una supuesta deuda con {creditor}.',
  '{company} sent me a letter about an alleged debt to {creditor}, reference {reference}.':
    '{company} me envió una carta sobre una supuesta deuda con {creditor}, referencia {reference}.',
  'What the letter says, and what I believe is wrong with it:':
    'Lo que dice la carta, y lo que creo que está mal en ella:',
  'It says: “{words}.”': 'Dice: “{words}.”',
  'It says: “{words}!”': 'Dice: “{words}!”',
  'It says: “{words}?”': 'Dice: “{words}?”',
  'It says: “{words}…”': 'Dice: “{words}…”',
  'It says: “{words}”.': 'Dice: “{words}”.',
  'What is wrong: {title}.': 'Lo que está mal: {title}.',
  'I believe this violates {law}.': 'Creo que esto infringe {law}.',
  'I believe this violates {law} and {rule}.': 'Creo que esto infringe {law} y {rule}.',
  'This appears to violate {law} and {rule}.': 'Esto parece infringir {law} y {rule}.',
  'I disputed the debt in writing; the company received it on {date}.':
    'Disputé la deuda por escrito; la empresa recibió la disputa el {date}.',
  'Since then: {events}.': 'Desde entonces: {events}.',
  'I ask that the company {first}, {second}, and confirm it in writing.':
    'Pido que la empresa {first}, {second}, y que lo confirme por escrito.',
  'I ask that the company {first}, {second}, {third}, and confirm it in writing.':
    'Pido que la empresa {first}, {second}, {third}, y que lo confirme por escrito.',
  'I ask that the company {first}, {second}, {third}, {fourth}, and confirm it in writing.':
    'Pido que la empresa {first}, {second}, {third}, {fourth}, y que lo confirme por escrito.',
  'stop collection until it has verified the debt': 'suspenda el cobro hasta que haya verificado la deuda',
  'correct the amount': 'corrija la cantidad',
  'mark the debt as disputed wherever it is reported': 'marque la deuda como disputada dondequiera que se reporte',
  'stop contacting me at work': 'deje de comunicarse conmigo en mi trabajo',
} as const
