/** What is said beside credit reports and credit letters: errors found, questions, proof that helps, steps, why a sentence stands in a letter. */
export const CREDIT_WORDS = {
  'You have {disputes} disputes that need follow-up!': 'Disputas que necesitan seguimiento: {disputes}.',
  'All disputes are on track! No follow-ups needed.':
    'Todas sus disputas van por buen camino. Ninguna necesita seguimiento.',
  'More than {days} days are over since you sent your dispute.':
    'Pasaron más de {days} días desde que usted envió su disputa.',
  'The bureau deleted what you disputed.': 'La agencia borró lo que usted disputó.',
  'The bureau has answered, so your dispute is no longer pending.':
    'La agencia ya respondió, así que su disputa no está pendiente.',
  'The portal takes it when more than {days} days are over, or the bureau has answered.':
    'El portal la acepta cuando pasaron más de {days} días, o cuando la agencia respondió.',
  'You must dispute with the bureau first.': 'Primero debe disputar con la agencia.',
  'Payment history {month}': 'Historial de pagos {month}',
  Inquiry: 'Consulta',
  Opened: 'Apertura',
  'An inquiry you also deny came shortly before it was opened.':
    'Poco antes de que se abriera hubo una consulta que usted también niega.',
  'To have it blocked you need an identity theft report first.':
    'Para que la bloqueen necesita primero un informe de robo de identidad.',
  'You say that you did not open this account.': 'Usted dice que no abrió esta cuenta.',
  'Was interest or a fee added to this loan? If not, what does your latest statement say?':
    '¿Se agregó interés o un cargo a este préstamo? Si no, ¿qué dice su último estado de cuenta?',
  'The balance {balance} is more than the loan ever was ({most}).':
    'El saldo de {balance} es más de lo que el préstamo llegó a ser ({most}).',
  'The bureaus show different balances for the same month: {balances}.':
    'Las agencias muestran saldos distintos para el mismo mes: {balances}.',
  '{past_due} past due, but the whole balance is {balance}.':
    '{past_due} vencidos, pero el saldo completo es {balance}.',
  'Was this debt in your bankruptcy, and not reaffirmed?':
    '¿Estaba esta deuda en su bancarrota, sin que usted la reafirmara?',
  Discharge: 'Cancelación (discharge)',
  Reported: 'Reportado',
  'It is older than your discharge in bankruptcy, and the report still shows it as owed.':
    'Es anterior a la cancelación (discharge) en su bancarrota, y el informe todavía la muestra como debida.',
  'Did the bureau send you no letter that the item was put back?':
    '¿No le envió la agencia ninguna carta diciendo que volvió a poner el dato?',
  'Notice due at the latest, five business days after it was seen':
    'Aviso a más tardar, cinco días hábiles después de que se vio',
  'Seen again': 'Visto de nuevo',
  'The bureau wrote that it deleted this item. It is back, and you had no notice of it.':
    'La agencia escribió que borró este dato. Ha vuelto, y a usted no le avisaron.',
  'You say that charges on this account are not yours. The account itself is.':
    'Usted dice que hay cargos en esta cuenta que no son suyos. La cuenta sí lo es.',
  'You say that you never had a debt with {company}.': 'Usted dice que nunca tuvo una deuda con {company}.',
  'You say that you never had this debt.': 'Usted dice que nunca tuvo esta deuda.',
  '{company} reports that you have died.': '{company} reporta que usted falleció.',
  'Dispute delivered': 'Disputa entregada',
  'Plus 30 days': 'Más 30 días',
  'You disputed it with the company more than thirty days before. The report does not say that it is disputed.':
    'Usted la disputó con la empresa más de treinta días antes. El informe no dice que está disputada.',
  'The place for the date of first delinquency is empty. Without it no one can tell when the item must go.':
    'El lugar de la fecha del primer atraso está vacío. Sin ella nadie puede decir cuándo debe salir el dato.',
  'Is this one debt, and not two?': '¿Es una sola deuda, y no dos?',
  '{one} and {other} report the same debt twice: the same first creditor, and amounts, account numbers and dates that agree.':
    '{one} y {other} reportan la misma deuda dos veces: el mismo acreedor original, y cantidades, números de cuenta y fechas que coinciden.',
  'Did you pay in time for {months}? A bank statement shows it.':
    '¿Pagó a tiempo en {months}? Un estado de cuenta del banco lo muestra.',
  'Opened, {where}': 'Apertura, {where}',
  'An open card is shown with a credit limit of zero.': 'Una tarjeta abierta aparece con un límite de crédito de cero.',
  'It was opened {days} days apart by what the bureaus say.':
    'Según lo que dicen las agencias, se abrió con {days} días de diferencia.',
  'This bureau calls it {type}; the others call it {other}.':
    'Esta agencia la llama {type}; las otras la llaman {other}.',
  'Is this a debt for medical care?': '¿Es una deuda por atención médica?',
  'First delinquency': 'Primer atraso',
  'Plus 365 days': 'Más 365 días',
  'A medical collection the bureaus said they remove: {reasons}.':
    'Una cuenta médica en cobranza que las agencias dijeron que quitan: {reasons}.',
  'Is this a debt for medical care, and did you live there then?':
    '¿Es una deuda por atención médica, y vivía usted allí entonces?',
  'Was this care the VA should have paid for?':
    '¿Debía el VA (Departamento de Asuntos de los Veteranos) haber pagado esta atención?',
  'A medical debt of a veteran has rules of its own.': 'La deuda médica de un veterano tiene sus propias reglas.',
  'The law of {state} keeps medical debt off credit reports. Whether a state may do that is disputed.':
    'La ley de {state} mantiene las deudas médicas fuera de los informes de crédito. Se discute si un estado puede hacerlo.',
  'Is it right that these are not yours?': '¿Es correcto que estos datos no son suyos?',
  '{signs} signs that another person’s data is in your file: {data}.':
    '{signs} señales de que hay datos de otra persona en su archivo: {data}.',
  'You disputed it': 'Usted la disputó',
  'You disputed this debt and got no validation. The collector reported it again and did not say that it is disputed.':
    'Usted disputó esta deuda y no recibió validación. El cobrador la volvió a reportar y no dijo que está disputada.',
  'You say that you are not responsible for this account.': 'Usted dice que no es responsable de esta cuenta.',
  'Legal limit, plus 7 years': 'Límite legal, más 7 años',
  'Plus 180 days': 'Más 180 días',
  'Printed removal': 'Salida impresa',
  'Usual removal, first delinquency plus 7 years': 'Salida habitual, primer atraso más 7 años',
  'Seven years after the first missed payment have passed, when bureaus normally remove it. The law gives them 180 days more.':
    'Pasaron siete años desde el primer pago atrasado, cuando las agencias normalmente lo quitan. La ley les da 180 días más.',
  'Seven years and 180 days after the first missed payment have passed. It may no longer be reported.':
    'Pasaron siete años y 180 días desde el primer pago atrasado. Ya no se puede reportar.',
  'The report itself says that it should be removed by now.': 'El informe mismo dice que ya debería haberse quitado.',
  'Its end plus 7 years': 'Su final más 7 años',
  'Late month': 'Mes de atraso',
  Filed: 'Presentación',
  'Plus 10 years (law)': 'Más 10 años (ley)',
  'Plus 7 years (practice for chapter 13)': 'Más 7 años (práctica para el capítulo 13)',
  'Bureaus normally remove a completed chapter 13 seven years after it was filed. The law gives them ten.':
    'Las agencias normalmente quitan un capítulo 13 completado siete años después de presentado. La ley les da diez.',
  'Ten years after it was filed have passed. It may no longer be reported.':
    'Pasaron diez años desde que se presentó. Ya no se puede reportar.',
  'Plus 24 months': 'Más 24 meses',
  'The inquiry is older than two years, when the bureaus remove it.':
    'La consulta tiene más de dos años, cuando las agencias la quitan.',
  'Plus 7 years': 'Más 7 años',
  'You say that you paid this collection. The report does not show it as paid.':
    'Usted dice que pagó esta cuenta en cobranza. El informe no la muestra como pagada.',
  'The status says that it was paid or settled, but an amount is still shown as owed.':
    'El estado dice que se pagó o se llegó a un acuerdo, pero todavía aparece una cantidad como debida.',
  'You say that you paid it, but an amount is still shown as owed.':
    'Usted dice que la pagó, pero todavía aparece una cantidad como debida.',
  'Did you miss the payment of {month} and never make it up?': '¿Dejó de hacer el pago de {month} y nunca lo recuperó?',
  'Is the debt in the letter the same as this one?': '¿Es la deuda de la carta la misma que esta?',
  'One of the two dates is worked out, not printed. When did you first miss a payment that you never made up?':
    'Una de las dos fechas está calculada, no impresa. ¿Cuándo dejó de hacer por primera vez un pago que nunca recuperó?',
  'When did you first miss a payment that you never made up?':
    '¿Cuándo dejó de hacer por primera vez un pago que nunca recuperó?',
  'When did you first miss a payment to the first creditor?':
    '¿Cuándo dejó de hacer por primera vez un pago al acreedor original?',
  'Assigned and first delinquency': 'Asignación y primer atraso',
  'By the letter': 'Según la carta',
  'By the report': 'Según el informe',
  'Earlier date plus 180 days': 'Fecha anterior más 180 días',
  'First delinquency, {where}': 'Primer atraso, {where}',
  'First late month that was not made up': 'Primer mes de atraso que no se recuperó',
  'Legal limit by the earlier date': 'Límite legal según la fecha anterior',
  'Removal less 7 years': 'Salida menos 7 años',
  'Usual removal by the history': 'Salida habitual según el historial',
  'A collection letter about the same debt shows that it was already unpaid earlier.':
    'Una carta de cobro sobre la misma deuda muestra que ya antes estaba sin pagar.',
  'Its own payment history shows the first missed payment in {month}. The date it goes by is {months} months later.':
    'Su propio historial de pagos muestra el primer pago atrasado en {month}. La fecha por la que se guía es {months} meses posterior.',
  'The collector gives a first delinquency {days} days after the one of {creditor}. It may not be moved later.':
    'El cobrador da un primer atraso {days} días después del que da {creditor}. No se puede mover a una fecha posterior.',
  'The collector gives the day it got the debt as the first delinquency. The first missed payment comes before that.':
    'El cobrador da como primer atraso el día en que recibió la deuda. El primer pago atrasado es anterior.',
  'The first delinquency it goes by is more than a year after the last payment.':
    'El primer atraso por el que se guía es más de un año después del último pago.',
  'This bureau goes by a first delinquency more than {days} days after the one at {bureau}.':
    'Esta agencia se guía por un primer atraso más de {days} días después del que tiene {bureau}.',
  'First contact': 'Primer contacto',
  'It was reported before the collector had written or spoken to you and waited for an answer.':
    'Se reportó antes de que el cobrador le hubiera escrito o hablado y esperara una respuesta.',
  'Is the debt in the letter the same as this account?': '¿Es la deuda de la carta la misma que esta cuenta?',
  'Was this debt sold, and not only given to a collector?':
    '¿Se vendió esta deuda, y no solo se entregó a un cobrador?',
  'A collector’s letter names {owner} as the owner now, but {creditor} still shows a balance.':
    'La carta de un cobrador nombra a {owner} como dueño actual, pero {creditor} todavía muestra un saldo.',
  'Another bureau says that the debt was sold or transferred. This one still shows a balance at the first creditor.':
    'Otra agencia dice que la deuda se vendió o se transfirió. Esta todavía muestra un saldo con el acreedor original.',
  'It says that the debt was sold or transferred, but the first creditor still shows a balance.':
    'Dice que la deuda se vendió o se transfirió, pero el acreedor original todavía muestra un saldo.',
  'You closed it': 'Usted la cerró',
  'It is shown as closed before it was opened.': 'Aparece como cerrada antes de haberse abierto.',
  'You closed this account. The report says that the creditor did.':
    'Usted cerró esta cuenta. El informe dice que la cerró el acreedor.',
  'You say that this account is open. The report shows it closed.':
    'Usted dice que esta cuenta está abierta. El informe la muestra cerrada.',
  'Rehabilitated or discharged': 'Rehabilitado o cancelado',
  'You say that this student loan was rehabilitated or discharged. The report still shows the default.':
    'Usted dice que este préstamo estudiantil se rehabilitó o se canceló. El informe todavía muestra el incumplimiento.',
  'You say that this debt was forced on you.': 'Usted dice que le impusieron esta deuda a la fuerza.',
  'You say that you did not apply to this company. Ask it for its lawful reason to see your report.':
    'Usted dice que no solicitó nada a esta empresa. Pregúntele qué motivo legal tuvo para ver su informe.',
  'Have you never lived at or used this address?': '¿Nunca vivió en esta dirección ni la usó?',
  'You say that you never lived at {address}, nor used it.': 'Usted dice que nunca vivió en {address} ni la usó.',
  '{address} is not among the addresses you gave us.': '{address} no está entre las direcciones que nos dio.',
  'Have you never worked there?': '¿Nunca trabajó ahí?',
  'You say that you never worked for {employer}.': 'Usted dice que nunca trabajó para {employer}.',
  '{employer} is not among the employers you gave us.': '{employer} no está entre los empleadores que nos dio.',
  'Have you never used the name {name}?': '¿Nunca usó el nombre {name}?',
  'The report lists the name {name}. You say that you never used it.':
    'El informe muestra el nombre {name}. Usted dice que nunca lo usó.',
  'The report lists the name {name}. You told us your name is {own}.':
    'El informe muestra el nombre {name}. Usted nos dijo que su nombre es {own}.',
  'Is this not your date of birth?': '¿No es esta su fecha de nacimiento?',
  'Please compare it with your Social Security card.': 'Compárelo con su tarjeta de Seguro Social, por favor.',
  'The report shows a Social Security number ending in {shown}; yours ends in {own}.':
    'El informe muestra un número de Seguro Social que termina en {shown}; el suyo termina en {own}.',
  'The report shows the birth date {date}. It is not yours.':
    'El informe muestra la fecha de nacimiento {date}. No es la suya.',
  'The report shows the birth date {date}. You say that it is not yours.':
    'El informe muestra la fecha de nacimiento {date}. Usted dice que no es la suya.',
  'A collector must not go on reporting a disputed debt as if nothing had happened.':
    'Un cobrador no debe seguir reportando una deuda disputada como si nada hubiera pasado.',
  'A collector must reach you, and wait about 14 days, before it reports a debt.':
    'Un cobrador debe comunicarse con usted y esperar unos 14 días antes de reportar una deuda.',
  'A company needs a lawful reason to look at your report.':
    'Una empresa necesita un motivo legal para ver su informe.',
  'A debt that was paid must not be shown as still owed.':
    'Una deuda que se pagó no debe aparecer como si todavía se debiera.',
  'A debt that was wiped out must not be shown as still owed.':
    'Una deuda que fue eliminada no debe aparecer como si todavía se debiera.',
  'An account you never opened may be fraud, or data of another person in your file.':
    'Una cuenta que usted nunca abrió puede ser fraude, o datos de otra persona en su archivo.',
  'An authorized user does not owe the debt. Someone who signed for it does.':
    'Un usuario autorizado no debe la deuda. Quien firmó por ella, sí.',
  'If you can show it, for example with a bank statement, the mark must go.':
    'Si puede demostrarlo, por ejemplo con un estado de cuenta del banco, la marca debe quitarse.',
  'If you never had it, you can dispute it. It can also be a sign of identity theft.':
    'Si nunca la tuvo, puede disputarla. También puede ser señal de robo de identidad.',
  'Medical debt that the VA should have paid has rules of its own.':
    'La deuda médica que el VA debía haber pagado tiene sus propias reglas.',
  'The default must then be taken off the report.': 'Entonces el incumplimiento debe quitarse del informe.',
  'The report must then say that you dispute it.': 'Entonces el informe debe decir que usted la disputa.',
  'The report says that the company closed it.': 'El informe dice que la cerró la empresa.',
  'The report shows it as closed.': 'El informe la muestra cerrada.',
  'What is not yours may come from another person or from fraud.':
    'Lo que no es suyo puede venir de otra persona o de un fraude.',
  'With it, a bureau must block what comes from the theft within 4 business days.':
    'Con él, una agencia debe bloquear lo que viene del robo en 4 días hábiles.',
  'A charge card without a limit is normal.': 'Una tarjeta de cargo sin límite es normal.',
  'A creditor that still owns the debt may show its balance, also when a collector works for it.':
    'Un acreedor que todavía es dueño de la deuda puede mostrar su saldo, aunque un cobrador trabaje para él.',
  'A divorce decree does not free a joint debtor from the creditor.':
    'Una sentencia de divorcio no libera a un codeudor ante el acreedor.',
  'A settled account may say “settled for less than the full balance”. Ask only for the balance to be zero.':
    'Una cuenta con acuerdo puede decir «settled for less than the full balance» (pagada por menos del saldo completo). Pida solo que el saldo sea cero.',
  'If you are asking for a mortgage, ask the lender first: some want dispute marks removed.':
    'Si está pidiendo una hipoteca, pregunte primero al prestamista: algunos quieren que se quiten las marcas de disputa.',
  'Student loans, support, most taxes, debts you reaffirmed and liens are often not discharged. Late marks from before you filed may stay.':
    'Los préstamos estudiantiles, la manutención, la mayoría de los impuestos, las deudas que usted reafirmó y los gravámenes muchas veces no se cancelan. Las marcas de atraso anteriores a su bancarrota pueden quedarse.',
  'The $500 is about the first amount, not today’s. Do not send treatment records.':
    'Los $500 se refieren a la primera cantidad, no a la de hoy. No envíe registros de su tratamiento.',
  'The same debt at two bureaus is no duplicate.': 'La misma deuda en dos agencias no es un duplicado.',
  'Whether a state may keep medical debt off reports is disputed.':
    'Se discute si un estado puede mantener las deudas médicas fuera de los informes.',
  'The bureaus said they remove paid medical collections and wait one year (July 1, 2022), and remove those that began under $500 (April 11, 2023). This is their policy, not law.':
    'Las agencias dijeron que quitan las cuentas médicas en cobranza ya pagadas y que esperan un año (1 de julio de 2022), y que quitan las que empezaron con menos de $500 (11 de abril de 2023). Es su política, no una ley.',
  'A bank statement that shows the payment of that month':
    'Un estado de cuenta del banco que muestra el pago de ese mes',
  'A collector’s letter that names the buyer': 'Una carta de un cobrador que nombra al comprador',
  'A current statement': 'Un estado de cuenta actual',
  'A divorce decree': 'Una sentencia de divorcio',
  'A letter about the sale': 'Una carta sobre la venta',
  'A notice from the VA': 'Un aviso del VA',
  'A paid-in-full or settlement letter': 'Una carta de pago completo o de acuerdo',
  'A payoff or settlement letter': 'Una carta de liquidación o de acuerdo',
  'Both entries side by side': 'Los dos datos, uno al lado del otro',
  'Letters that show who owned the debt when': 'Cartas que muestran quién era dueño de la deuda y cuándo',
  'Proof of the payment': 'Prueba del pago',
  'Proof of where you live': 'Prueba de dónde vive',
  'Proof that you were removed as a user': 'Prueba de que le quitaron como usuario',
  'The account agreement': 'El contrato de la cuenta',
  'The agreement or a statement': 'El contrato o un estado de cuenta',
  'The creditor’s own statement': 'El estado de cuenta del propio acreedor',
  'The date of the service': 'La fecha del servicio',
  'The discharge order': 'La orden de cancelación (discharge)',
  'The explanation of benefits': 'La explicación de beneficios',
  'The insurer’s explanation of benefits': 'La explicación de beneficios de la aseguradora',
  'The letter that closed the account': 'La carta que cerró la cuenta',
  'The schedule that lists the debt': 'La lista de la bancarrota donde está la deuda',
  'Your dated dispute letter with proof of delivery': 'Su carta de disputa con fecha y prueba de entrega',
  'Your latest statement': 'Su último estado de cuenta',
  'A block needs the identity theft report and your statement. Without the report, send an ordinary dispute. A false report is a crime.':
    'Un bloqueo necesita el informe de robo de identidad y su declaración. Sin el informe, envíe una disputa normal. Un informe falso es un delito.',
  'A mixed file is not identity theft: ask the bureau to separate the files.':
    'Un archivo mezclado no es robo de identidad: pida a la agencia que separe los archivos.',
  'An inquiry that really happened is only wrong when the company had no lawful reason. Ask the company for its reason.':
    'Una consulta que de verdad ocurrió solo está mal si la empresa no tenía un motivo legal. Pregunte a la empresa cuál fue.',
  'Do not ask to block the whole account: it is yours.': 'No pida que bloqueen toda la cuenta: es suya.',
  'It weighs little alone. It helps to show a mixed file.':
    'Por sí solo pesa poco. Ayuda a mostrar un archivo mezclado.',
  'Write to the bureau: companies need not look into disputes about personal data.':
    'Escriba a la agencia: las empresas no tienen que investigar disputas sobre datos personales.',
  'A W-2 form or your own statement': 'Un formulario W-2 o su propia declaración',
  'A copy of your ID': 'Una copia de su identificación',
  'A copy of your ID and proof of your Social Security number':
    'Una copia de su identificación y prueba de su número de Seguro Social',
  'A copy of your ID and proof of your address': 'Una copia de su identificación y prueba de su dirección',
  'A fraud affidavit': 'Una declaración jurada de fraude',
  'A lease or utility bills': 'Un contrato de alquiler o facturas de servicios',
  'A letter from the Social Security office that you are living':
    'Una carta de la oficina del Seguro Social de que usted vive',
  'A list of the items that are not yours': 'Una lista de los datos que no son suyos',
  'A list of the names, addresses and accounts that are not yours':
    'Una lista de los nombres, direcciones y cuentas que no son suyos',
  'An identity theft report from IdentityTheft.gov or the police':
    'Un informe de robo de identidad de IdentityTheft.gov o de la policía',
  'An identity theft report, if it was theft': 'Un informe de robo de identidad, si fue un robo',
  'How you are related to the other person, if you know (Jr., Sr., twin)':
    'Qué parentesco tiene con la otra persona, si lo sabe (Jr., Sr., gemelo)',
  'Letters from the card company': 'Cartas de la compañía de la tarjeta',
  'Records of the application, if there are any': 'Registros de la solicitud, si los hay',
  'Statements with the charges marked': 'Estados de cuenta con los cargos marcados',
  'The addresses where you lived': 'Las direcciones donde vivió',
  'The bureau’s letter that it deleted the item': 'La carta de la agencia de que borró el dato',
  'The page of the new report': 'La página del informe nuevo',
  'The papers the law names for victims of trafficking': 'Los papeles que la ley nombra para víctimas de trata',
  'Your Social Security card or a letter from the agency': 'Su tarjeta de Seguro Social o una carta de esa agencia',
  'Your birth certificate or ID': 'Su acta de nacimiento o identificación',
  'Your request that the collector validate the debt': 'Su solicitud al cobrador de que valide la deuda',
  'Your signed statement that they do not come from any transaction by you':
    'Su declaración firmada de que no vienen de ninguna transacción suya',
  'Your statement that you did not apply': 'Su declaración de que no hizo la solicitud',
  'A paid collection that is not medical may stay until it is too old. Taking it off early is a favor.':
    'Una cuenta en cobranza pagada que no es médica puede quedarse hasta que sea demasiado antigua. Quitarla antes es un favor.',
  'Courts differ on whether reporting is collecting. That a disputed debt must be marked disputed is firm.':
    'Las cortes no están de acuerdo en si reportar es cobrar. Lo que es firme es que una deuda disputada debe marcarse como disputada.',
  'Experian and TransUnion do not print this date for you: ask them for it.':
    'Experian y TransUnion no imprimen esta fecha para usted: pídasela.',
  'Federal student loans have time limits of their own.':
    'Los préstamos estudiantiles federales tienen sus propios plazos.',
  'Only the late mark goes. The account itself may stay.':
    'Solo se quita la marca de atraso. La cuenta misma puede quedarse.',
  'Removing a completed chapter 13 after seven years is the bureaus’ practice. The law says ten.':
    'Quitar un capítulo 13 completado después de siete años es la práctica de las agencias. La ley dice diez.',
  'The day a collector opened its account may be recent: that alone is not re-aging.':
    'El día en que un cobrador abrió su cuenta puede ser reciente: eso solo no es cambiar la fecha de la deuda.',
  'The limits do not bind reports for credit or life insurance of $150,000 or more, or a salary of $75,000 or more. Paying or selling a debt does not restart them.':
    'Los límites no rigen para informes de crédito o seguro de vida de $150,000 o más, ni para un salario de $75,000 o más. Pagar o vender una deuda no los vuelve a empezar.',
  'This is no error: the time to sue and the time to report are two clocks.':
    'Esto no es un error: el plazo para demandar y el plazo para reportar son dos relojes.',
  'Since 2017-2018 the three bureaus do not report civil judgments and tax liens. This is their policy.':
    'Desde 2017-2018 las tres agencias no reportan sentencias civiles ni gravámenes por impuestos. Es su política.',
  'The bureaus remove hard inquiries after two years. This is their policy: no law says so.':
    'Las agencias quitan las consultas de crédito después de dos años. Es su política: ninguna ley lo dice.',
  'A receipt or the collector’s letter': 'Un recibo o la carta del cobrador',
  'An older report': 'Un informe más antiguo',
  'Older reports or statements': 'Informes o estados de cuenta más antiguos',
  'Proof of the first missed payment': 'Prueba del primer pago atrasado',
  'Statements from that time': 'Estados de cuenta de ese tiempo',
  'The court docket with the filing date': 'El registro de la corte con la fecha de presentación',
  'The court’s record': 'El expediente de la corte',
  'The first creditor’s entry': 'El dato del acreedor original',
  'The page of the report': 'La página del informe',
  'The payment history on the report': 'El historial de pagos del informe',
  'The rehabilitation or discharge letter': 'La carta de rehabilitación o de cancelación',
  'Your note of the first letter or call': 'Su nota de la primera carta o llamada',
  'Your record at StudentAid.gov': 'Su registro en StudentAid.gov',
  'Your written dispute, sent in time, with proof of delivery':
    'Su disputa por escrito, enviada a tiempo, con prueba de entrega',
  'First missed payment': 'Primer pago atrasado',
  'plus 180 days': 'más 180 días',
  'plus seven years': 'más siete años',
  'By law it may be reported until {date}: 180 days and seven years after that day.':
    'Por ley se puede reportar hasta el {date}: 180 días y siete años después de ese día.',
  'Give the day the payments first stopped for good. Only that date shows whether it is too old.':
    'Ponga el día en que los pagos pararon del todo por primera vez. Solo esa fecha muestra si es demasiado antiguo.',
  'Ask how they verified it': 'Pregunte cómo lo verificaron',
  'Ask why it came back': 'Pregunte por qué volvió',
  'Check a fresh report': 'Revise un informe nuevo',
  'Compare what changed': 'Compare lo que cambió',
  'Look whether you have something new': 'Vea si tiene algo nuevo',
  'Mail your letter to {bureau}': 'Envíe su carta por correo a {bureau}',
  'Record the day it was delivered': 'Anote el día en que se entregó',
  'Send what was missing': 'Envíe lo que faltaba',
  'Send your papers to the company itself': 'Envíe sus papeles a la empresa misma',
  'Tell them that their time is over': 'Dígales que su plazo terminó',
  'Wait for the answer': 'Espere la respuesta',
  'Wait for the description': 'Espere la descripción',
  'Wait for {bureau}’s answer': 'Espere la respuesta de {bureau}',
  'A deleted entry may come back only when the company certified it, and the bureau must write to you within five business days.':
    'Un dato borrado solo puede volver si la empresa lo certificó, y la agencia debe escribirle en cinco días hábiles.',
  'Its time to answer begins on the day it receives your letter.':
    'Su plazo para responder empieza el día en que recibe la carta de usted.',
  'Look at each thing you disputed. If it is right now, you are done. If not, dispute the new mistake with new facts.':
    'Mire cada cosa que disputó. Si ahora está bien, terminó. Si no, dispute el nuevo error con hechos nuevos.',
  'Make sure that {bureau} took it out, and that it stays out. Keep the letter that says so.':
    'Asegúrese de que {bureau} lo quitó y de que sigue fuera. Guarde la carta que lo dice.',
  'The bureau has 15 days from receipt, about until {date}, and then the mail.':
    'La agencia tiene 15 días desde que la recibe, más o menos hasta el {date}, y después el correo.',
  'The bureau says it was told: “{what}” Compare that with your papers first. If it is true, stop here. If not, ask how it was checked.':
    'La agencia dice que le informaron: “{what}” Compare eso primero con sus papeles. Si es cierto, pare aquí. Si no, pregunte cómo se revisó.',
  'The bureau says that the entry is right. It must tell you within 15 days how it checked and whom it asked.':
    'La agencia dice que el dato es correcto. Debe decirle en 15 días cómo lo revisó y a quién preguntó.',
  'The bureau set your dispute aside. Answer each of its reasons, and enclose what it asks for.':
    'La agencia dejó de lado su disputa. Responda a cada uno de sus motivos y adjunte lo que pide.',
  'The company that reports it must look into a dispute with papers, too.':
    'La empresa que lo reporta también debe investigar una disputa con papeles.',
  'What a bureau does not verify in its time must be deleted or changed. First look whether an answer came.':
    'Lo que una agencia no verifica en su plazo se debe borrar o cambiar. Primero vea si llegó una respuesta.',
  'You tried with the bureau first, and it is not solved. A complaint is free, and the bureau must look at it.':
    'Usted lo intentó primero con la agencia y no está resuelto. Una queja es gratis, y la agencia debe atenderla.',
  'Your last letter is with {whom}. Look again on {date}.':
    'Su última carta está con {whom}. Vuelva a revisar el {date}.',
  '{bureau}’s time runs from that day. Look up the tracking number, or the green card that came back. Until then, {date} is an estimate.':
    'El plazo de {bureau} corre desde ese día. Busque el número de seguimiento, o la tarjeta verde que volvió. Hasta entonces, el {date} es una estimación.',
  'A letter with more than {most} items looks like a form, and a bureau may set it aside.':
    'Una carta con más de {most} datos parece un formulario, y una agencia puede dejarla de lado.',
  'No item is named in it.': 'No nombra ningún dato.',
  'You confirmed this item. What is disputed must be named, with what is wrong and why, or it may be set aside.':
    'Usted confirmó este dato. Lo que se disputa se debe nombrar, con lo que está mal y por qué, o se puede dejar de lado.',
  'A bureau has 30 days from receipt, and 45 in some cases.':
    'Una agencia tiene 30 días desde que la recibe, y 45 en algunos casos.',
  'It must come from you. Your copy is proof of what you said.':
    'Debe venir de usted. Su copia es prueba de lo que dijo.',
  'Originals do not come back.': 'Los originales no vuelven.',
  'Papers are what makes them look again.': 'Los papeles son lo que hace que vuelvan a mirar.',
  'The bureau finds your file by these.': 'Con estos datos la agencia encuentra su archivo.',
  'Their time runs from the day they receive it. The receipt proves that day.':
    'Su plazo corre desde el día en que la reciben. El recibo prueba ese día.',
  'A dispute sent to the bureau starts its time to look into it, and the duty of the company behind the entry.':
    'Una disputa enviada a la agencia pone en marcha su plazo para investigarla, y la obligación de la empresa que reportó el dato.',
  'After a free yearly report the bureau has 45 days instead of 30.':
    'Después de un informe anual gratis la agencia tiene 45 días en vez de 30.',
  'The bureau must look into it free of charge, and must delete or change what it cannot verify.':
    'La agencia debe investigarla gratis, y debe borrar o cambiar lo que no pueda verificar.',
  'The bureau must send you the results in writing, with a report that shows any change.':
    'La agencia debe enviarle los resultados por escrito, con un informe que muestre cualquier cambio.',
  'Your own words about what it cost you. A letter that tells your facts is no form.':
    'Sus propias palabras sobre lo que le costó. Una carta que cuenta sus hechos no es un formulario.',
  'Enclose a copy of your ID and of a bill with your address. Without them a bureau may say it cannot tell who you are.':
    'Adjunte una copia de su identificación y de una factura con su dirección. Sin ellas una agencia puede decir que no sabe quién es usted.',
  'Read every sentence. Take out what is not true, and say in your own words how you know.':
    'Lea cada oración. Quite lo que no sea cierto y diga con sus propias palabras cómo lo sabe.',
  'Sign it and mail it yourself. A bureau may set aside a letter that someone else sends for you.':
    'Fírmela y envíela usted por correo. Una agencia puede dejar de lado una carta que otra persona envía por usted.',
  'A business that dealt with a thief in your name must give you its records of that.':
    'Una empresa que trató con un ladrón a nombre de usted debe darle sus registros de eso.',
  'It must send them within thirty days of your request. There is no right to sue over it.':
    'Debe enviarlos dentro de treinta días después de su solicitud. No hay derecho a demandar por esto.',
  'The business may ask for both before it sends records to you.':
    'La empresa puede pedir las dos cosas antes de enviarle registros.',
  'Which transaction it is about.': 'De qué transacción se trata.',
  'Send it to the address the business gives for this. Copies only, never originals.':
    'Envíela a la dirección que la empresa da para esto. Solo copias, nunca originales.',
  'The business may ask for proof of who you are and an identity theft report before it sends its records.':
    'La empresa puede pedir prueba de quién es usted y un informe de robo de identidad antes de enviar sus registros.',
  'A dispute that was set aside can be made again with what was missing.':
    'Una disputa que se dejó de lado se puede hacer otra vez con lo que faltaba.',
  'Letters sent by others for a consumer are often set aside. Sign and mail it yourself.':
    'Las cartas que otros envían por un consumidor muchas veces se dejan de lado. Fírmela y envíela usted por correo.',
  'The dispute stands by itself, so that the bureau needs no other paper to act on it.':
    'La disputa se entiende por sí sola, así que la agencia no necesita otro papel para actuar.',
  'The notice must give reasons. Answering each one leaves nothing to set aside again.':
    'El aviso debe dar motivos. Si responde a cada uno, no queda nada que dejar de lado otra vez.',
  'Do not send the same letter again. Add what was missing, and enclose legible copies.':
    'No envíe la misma carta otra vez. Agregue lo que faltaba y adjunte copias que se puedan leer.',
  'The bureau has not said that your dispute is frivolous.': 'La agencia no ha dicho que su disputa sea frívola.',
  'The letter must answer the reasons the bureau gave.': 'La carta debe responder a los motivos que dio la agencia.',
  'It must finish and tell you the result in the time a bureau would have.':
    'Debe terminar y decirle el resultado en el plazo que tendría una agencia.',
  'It must look into it, and tell each bureau it reported to when the entry was wrong.':
    'Debe investigarla, y avisar a cada agencia a la que reportó si el dato estaba mal.',
  'The company that reports an entry must look into a dispute sent straight to it, with papers.':
    'La empresa que reporta un dato debe investigar una disputa que se le envía directamente, con papeles.',
  'What you dispute may not be reported without saying so.': 'Lo que usted disputa no se puede reportar sin decirlo.',
  'Your own words about what it cost you.': 'Sus propias palabras sobre lo que le costó.',
  'A company may ignore a dispute written on a form of a credit repair firm. Put it into your own words, and mail it yourself.':
    'Una empresa puede no hacer caso de una disputa escrita en un formulario de una empresa de reparación de crédito. Póngala en sus propias palabras y envíela usted por correo.',
  'Enclose the papers that show the mistake.': 'Adjunte los papeles que muestran el error.',
  'Send the dispute to the bureau first, or on the same day. A letter to the company alone gives you no right to sue.':
    'Envíe la disputa a la agencia antes, o el mismo día. Una carta solo a la empresa no le da derecho a demandar.',
  'A company need not look into a direct dispute about names, addresses, employers, inquiries or public records.':
    'Una empresa no tiene que investigar una disputa directa sobre nombres, direcciones, empleadores, consultas o registros públicos.',
  'A goodwill request asks for a favor. It claims no mistake and no right.':
    'Un pedido de buena voluntad pide un favor. No reclama ningún error ni ningún derecho.',
  'Says what is asked. The company decides freely.': 'Dice lo que se pide. La empresa decide libremente.',
  'Which entry it is about.': 'De qué dato se trata.',
  'Your own words about what it costs you.': 'Sus propias palabras sobre lo que le cuesta.',
  'Your own words. Say no more than you want them to know.':
    'Sus propias palabras. No diga más de lo que quiere que sepan.',
  'Only for your own account that is open and paid up, or closed and paid. Never for a collection or a charge-off: what you write could be read as admitting the debt.':
    'Solo para su propia cuenta abierta y al día, o cerrada y pagada. Nunca para una cuenta en cobranza o un charge-off: lo que escriba podría leerse como que admite la deuda.',
  'They may say no. Nothing is lost by asking.': 'Pueden decir que no. No se pierde nada por pedirlo.',
  'A favor is asked only about your own account that is paid up. On a collection or a charge-off it could be read as admitting the debt.':
    'Un favor solo se pide sobre su propia cuenta que está al día. Sobre una cuenta en cobranza o un charge-off podría leerse como que admite la deuda.',
  'You dispute this entry as wrong. Asking for a favor about it would weaken that.':
    'Usted disputa este dato por estar mal. Pedir un favor sobre él debilitaría eso.',
  'The bureau must block within four business days and tell those who reported the entries.':
    'La agencia debe bloquear en cuatro días hábiles y avisar a quienes reportaron los datos.',
  'The first of the four things: proof of your identity.': 'La primera de las cuatro cosas: prueba de su identidad.',
  'The fourth, in the words of the law. Say it only if it is true of every entry.':
    'La cuarta, en las palabras de la ley. Dígalo solo si es cierto de cada dato.',
  'The second: a copy of an identity theft report. To say what is false in one is a crime.':
    'La segunda: una copia de un informe de robo de identidad. Decir algo falso en él es un delito.',
  'The third: which entries they are.': 'La tercera: qué datos son.',
  'With four things in hand the bureau must block what came from the theft within four business days.':
    'Con las cuatro cosas en la mano, la agencia debe bloquear lo que vino del robo en cuatro días hábiles.',
  'A block got with a false statement is undone, and a false identity theft report is a crime.':
    'Un bloqueo conseguido con una declaración falsa se deshace, y un informe de robo de identidad falso es un delito.',
  'Ask for a free security freeze and a fraud alert as well.':
    'Pida también un congelamiento de seguridad gratis y una alerta de fraude.',
  'Use it only for entries that a thief caused. For your own account with false charges, dispute the charges with the card company.':
    'Úsela solo para datos que causó un ladrón. Para su propia cuenta con cargos falsos, dispute los cargos con la compañía de la tarjeta.',
  'A bureau must block only when it has all four: proof of who you are, an identity theft report, the list of entries, and your statement that they are not yours.':
    'Una agencia solo tiene que bloquear cuando tiene las cuatro cosas: prueba de quién es usted, un informe de robo de identidad, la lista de los datos y su declaración de que no son suyos.',
  'Asking how it was verified must not read as if you now agreed.':
    'Preguntar cómo se verificó no debe leerse como si usted ahora estuviera de acuerdo.',
  'If you ask, the bureau must describe how it looked into your dispute within fifteen days of your request.':
    'Si usted lo pide, la agencia debe describir cómo investigó su disputa dentro de quince días después de su solicitud.',
  'The bureau answered that it verified the item. Only after that answer can this be asked.':
    'La agencia respondió que verificó el dato. Solo después de esa respuesta se puede pedir esto.',
  'Which item was verified.': 'Qué dato se verificó.',
  'It makes the bureau say whom it asked. It does not make it send you the documents themselves.':
    'Hace que la agencia diga a quién preguntó. No la obliga a enviarle los documentos mismos.',
  'Next, send your papers to the company it names.': 'Después, envíe sus papeles a la empresa que nombre.',
  'This can be asked only after the bureau answered that it verified the entry.':
    'Esto solo se puede pedir después de que la agencia respondió que verificó el dato.',
  'An item that cannot be verified within the time must be deleted or changed.':
    'Un dato que no se puede verificar dentro del plazo se debe borrar o cambiar.',
  'The bureau’s time runs from the day it received your dispute, which your delivery proof shows.':
    'El plazo de la agencia corre desde el día en que recibió su disputa, que su prueba de entrega muestra.',
  'Which item is still open.': 'Qué dato sigue abierto.',
  'Enclose a copy of the delivery receipt and of your first letter.':
    'Adjunte una copia del recibo de entrega y de su primera carta.',
  'The bureau has answered.': 'La agencia ya respondió.',
  'The bureau’s time runs from the day it received your letter, and that day is not recorded.':
    'El plazo de la agencia corre desde el día en que recibió su carta, y ese día no está anotado.',
  'The bureau’s time, with days for writing and mail, is not over yet.':
    'El plazo de la agencia, con días para escribir y para el correo, todavía no termina.',
  'The bureau must tell you in writing within five business days when a deleted item comes back.':
    'La agencia debe avisarle por escrito en cinco días hábiles cuando un dato borrado vuelve.',
  'What was deleted after a dispute may come back only under strict conditions.':
    'Lo que se borró después de una disputa solo puede volver con condiciones estrictas.',
  'Which item came back.': 'Qué dato volvió.',
  'Without that certification the bureau may not put it back.':
    'Sin esa certificación la agencia no puede volver a ponerlo.',
  'Enclose the letter that says it was deleted, and the page of the new report.':
    'Adjunte la carta que dice que se borró, y la página del informe nuevo.',
  'The bureau told you in writing that it put the entry back. That is what the law asks of it.':
    'La agencia le avisó por escrito que volvió a poner el dato. Eso es lo que la ley le pide.',
  'The letter must name the day it was deleted and the day you saw it again.':
    'La carta debe nombrar el día en que se borró y el día en que usted lo vio de nuevo.',
  'Example: the date of first delinquency is later than at another bureau.':
    'Ejemplo: la fecha del primer atraso es posterior a la de otra agencia.',
  'Example: the status says paid, and a balance is still shown.':
    'Ejemplo: el estado dice pagada, y todavía aparece un saldo.',
  'This bureau does not report what you chose.': 'Esta agencia no reporta lo que usted eligió.',
  '{bureau}: four items are in this letter. Send this one in a second letter later.':
    '{bureau}: esta carta ya tiene cuatro datos. Envíe este después, en una segunda carta.',
  'Bureaus normally take this out': 'Las agencias normalmente quitan esto',
  'A late mark older than seven years.': 'Una marca de atraso de más de siete años.',
  '{marks} late marks older than seven years.': '{marks} marcas de atraso de más de siete años.',
  'You say that you paid in time for {months}.': 'Usted dice que pagó a tiempo en {months}.',
  'You say that you paid in time for {months}, and have a {proof}.':
    'Usted dice que pagó a tiempo en {months}, y tiene esta prueba: {proof}.',
  'A civil judgment is on the report.': 'Hay una sentencia civil en el informe.',
  'A tax lien is on the report.': 'Hay un gravamen por impuestos en el informe.',
  'The three bureaus said they no longer report these.': 'Las tres agencias dijeron que ya no reportan esto.',
  'The bureau told you that the entry is back, as it must.':
    'La agencia le avisó que el dato volvió, como debe hacerlo.',
  'Dispute again only with a new fact.': 'Dispute otra vez solo con un hecho nuevo.',
  'Send papers to the company that reports it, or dispute again only with a new fact.':
    'Envíe papeles a la empresa que lo reporta, o dispute otra vez solo con un hecho nuevo.',
  'It has {days} days from the day it received your letter, until {date}.':
    'Tiene {days} días desde el día en que recibió la carta de usted, hasta el {date}.',
  'It has {days} days from the day it received your letter, until {date} (estimate).':
    'Tiene {days} días desde el día en que recibió la carta de usted, hasta el {date} (estimación).',
  'Its letter can take until {date}.': 'Su carta puede tardar hasta el {date}.',
  '{days} days late in {month}, but the month before was {before}: that cannot follow.':
    '{days} días de atraso en {month}, pero el mes anterior era: {before}. Lo uno no puede venir después de lo otro.',
  'paid on time': 'pagado a tiempo',
  '{count} days late': '{count} días de atraso',
  'Only this bureau shows you late in {months}.': 'Solo esta agencia muestra un atraso en {months}.',
  'The others show that you paid on time.': 'Las otras muestran que pagó a tiempo.',
  'it is paid': 'está pagada',
  'it began at {amount}, under $500': 'empezó con {amount}, menos de $500',
  'it is less than one year old': 'tiene menos de un año',
  'Did a court wipe out your debts in a Chapter 7 bankruptcy?':
    '¿Eliminó una corte sus deudas en una bancarrota del capítulo 7?',
  'On which day?': '¿Qué día?',
  'Do you have an identity theft report, from IdentityTheft.gov or the police?':
    '¿Tiene un informe de robo de identidad, de IdentityTheft.gov o de la policía?',
  'Of which day?': '¿De qué día?',
  'Are you a veteran?': '¿Es usted veterano?',
  'Is this debt yours?': '¿Es suya esta deuda?',
  'Did you open this account, or agree to it?': '¿Abrió usted esta cuenta, o estuvo de acuerdo con ella?',
  'Did you agree to pay for this account yourself?': '¿Aceptó usted mismo pagar esta cuenta?',
  'Did you pay it off, or settle it?': '¿La pagó por completo, o llegó a un acuerdo?',
  'Did you close this account yourself?': '¿Cerró usted mismo esta cuenta?',
  'Is this account still open?': '¿Sigue abierta esta cuenta?',
  'Was this student loan rehabilitated or discharged?': '¿Se rehabilitó o se canceló este préstamo estudiantil?',
  'Is there a month marked late that you paid on time?': '¿Hay un mes marcado como atrasado que usted pagó a tiempo?',
  'On which day did this collector first write to you or speak with you?':
    '¿Qué día le escribió o le habló este cobrador por primera vez?',
  'Did you dispute this debt in writing and get no proof of it?':
    '¿Disputó esta deuda por escrito y no recibió prueba de ella?',
  'On which day did you write?': '¿Qué día escribió?',
  'Did you dispute this with the company itself?': '¿Disputó esto con la empresa misma?',
  'On which day did it get your letter?': '¿Qué día recibió su carta?',
  'Did you ask this company for credit?': '¿Pidió crédito a esta empresa?',
  Bankruptcy: 'Bancarrota',
  'Tax lien': 'Gravamen por impuestos',
  'Public record': 'Registro público',
  'Original creditor': 'Acreedor original',
  'Past due': 'Vencido',
  'To be removed': 'Se quitará',
  'It opens on {date}.': 'Se abre el {date}.',
  '{bureau} received it': '{bureau} la recibió',
  'More papers sent to {bureau}': 'Más papeles enviados a {bureau}',
  '{bureau} deleted it': '{bureau} lo borró',
  '{bureau} changed it': '{bureau} lo cambió',
  '{bureau} says it is verified': '{bureau} dice que está verificado',
  '{bureau} set the dispute aside as frivolous': '{bureau} dejó de lado la disputa por frívola',
  '{bureau} has not answered': '{bureau} no ha respondido',
  '{bureau} put a deleted entry back on {date}': '{bureau} volvió a poner un dato borrado el {date}',
  'Complaint to the CFPB about {bureau}': 'Queja a la CFPB sobre {bureau}',
  '{letter} sent by certified mail': '{letter} (enviada por correo certificado)',
  'Have you ever used the name {name}?': '¿Ha usado alguna vez el nombre {name}?',
  'Have you ever lived at {address}, or used it?': '¿Ha vivido alguna vez en {address}, o la ha usado?',
  'Have you ever worked for {employer}?': '¿Ha trabajado alguna vez para {employer}?',
  'Were you born on {date}?': '¿Nació usted el {date}?',
  'Page {page}: {what}': 'Página {page}: {what}',
  'The page of the report with the entry': 'La página del informe donde está el dato',
  'Your dispute letter and the postal receipt': 'Su carta de disputa y el recibo del correo',
  '{bureau}’s answer': 'La respuesta de {bureau}',
  'The papers that show the mistake, with Social Security and account numbers blacked out':
    'Los papeles que muestran el error, con los números de Seguro Social y de cuenta tachados',
  'The form asks you to attest that what you say is true, and that you disputed with the bureau more than 45 days ago or that the dispute is no longer pending.':
    'El formulario le pide declarar que lo que dice es cierto, y que disputó con la agencia hace más de 45 días o que la disputa ya no está pendiente.',
  'Send it only if that is so.': 'Envíelo solo si es así.',
  'Dispute to the credit bureau sent': 'Disputa a la agencia de crédito: enviada',
  'Request for the thief’s records sent': 'Pedido de los registros del ladrón: enviado',
  'Answer to “frivolous” sent': 'Respuesta a “frívolo”: enviada',
  'Dispute to the company that reports it sent': 'Disputa a la compañía que lo reporta: enviada',
  'Goodwill request sent': 'Pedido de buena voluntad: enviado',
  'Identity theft block sent': 'Bloqueo por robo de identidad: enviado',
  'Request for the method of verification sent': 'Pedido del método de verificación: enviado',
  'The time to answer is over sent': 'El plazo para responder terminó: carta enviada',
  'A deleted entry came back sent': 'Volvió un dato eliminado: carta enviada',
} as const
