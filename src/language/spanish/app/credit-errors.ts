/** What can be wrong in a credit report, and the letters about it. */
export const CREDIT_ERRORS = {
  'Fraud and mixed files': 'Fraude y archivos mezclados',
  'Account errors': 'Errores de cuentas',
  'Old debts': 'Deudas antiguas',
  'A late payment, but I paid on time': 'Un pago atrasado, pero pagué a tiempo',
  'A wrong balance or past-due amount': 'Un saldo o una cantidad vencida incorrectos',
  'Paid or settled, but still shows a balance': 'Pagada o con acuerdo, pero todavía muestra un saldo',
  'Charged off and sold, but the first creditor still shows a balance':
    'Dada por perdida y vendida, pero el primer acreedor todavía muestra un saldo',
  'The same debt is listed twice': 'La misma deuda aparece dos veces',
  'Shown open when closed, or closed by the wrong side':
    'Aparece abierta cuando está cerrada, o cerrada por quien no fue',
  'Discharged in bankruptcy, but still shows owing': 'Eliminada en bancarrota, pero todavía aparece como debida',
  'Not my responsibility (authorized user, ex-spouse, never signed)':
    'No es mi responsabilidad (usuario autorizado, excónyuge, nunca firmé)',
  'Wrong credit limit, account type, opening date or terms':
    'Límite de crédito, tipo de cuenta, fecha de apertura o términos incorrectos',
  'I disputed it, but the report does not say so': 'La disputé, pero el informe no lo dice',
  'A medical collection the bureaus said they remove': 'Un cobro médico que las agencias dijeron que quitan',
  'Medical debt my state keeps off reports, or a veteran’s medical debt':
    'Deuda médica que mi estado no deja en los informes, o deuda médica de un veterano',
  'An account I did not open (identity theft)': 'Una cuenta que no abrí (robo de identidad)',
  'My account, but charges that are not mine': 'Mi cuenta, pero con cargos que no son míos',
  'A collection for a debt I never had': 'Un cobro por una deuda que nunca tuve',
  'A hard inquiry I did not allow': 'Una consulta de crédito que no permití',
  'Someone else’s data is mixed into my file': 'Los datos de otra persona están mezclados en mi archivo',
  'A name that is not mine': 'Un nombre que no es mío',
  'An address where I never lived': 'Una dirección donde nunca viví',
  'Wrong Social Security digits or date of birth': 'Dígitos de Seguro Social o fecha de nacimiento incorrectos',
  'An employer I never worked for': 'Un empleador para el que nunca trabajé',
  'I am reported as deceased': 'Me reportan como fallecido',
  'A deleted or blocked item came back': 'Volvió un dato eliminado o bloqueado',
  'A debt forced on me by trafficking': 'Una deuda que me impusieron por trata de personas',
  'A charge-off or collection older than the legal limit':
    'Una cuenta dada por perdida o un cobro más antiguo que el límite legal',
  'A late payment older than seven years': 'Un pago atrasado de hace más de siete años',
  'Re-aged: the first late date or the removal date was moved later':
    'Rejuvenecida: movieron hacia adelante la primera fecha de atraso o la fecha de eliminación',
  'A collection or charge-off with no date of first delinquency':
    'Un cobro o una cuenta dada por perdida sin fecha del primer atraso',
  'A bankruptcy past its limit': 'Una bancarrota que pasó su límite',
  'A civil judgment or tax lien': 'Una sentencia civil o un gravamen por impuestos',
  'A paid collection still shown as unpaid': 'Un cobro pagado que todavía aparece sin pagar',
  'A collector keeps reporting a debt it never validated': 'Un cobrador sigue reportando una deuda que nunca validó',
  'A collection that appeared before the collector wrote or called':
    'Un cobro que apareció antes de que el cobrador escribiera o llamara',
  'A hard inquiry older than two years': 'Una consulta de crédito de hace más de dos años',
  'Too old to sue on, but still reported': 'Demasiado antigua para demandar, pero todavía reportada',
  'A student loan default that was cured or discharged':
    'Un incumplimiento de préstamo estudiantil que se corrigió o se eliminó',
  'Dispute to the credit bureau': 'Disputa a la agencia de crédito',
  'Names what is wrong in your report and asks the bureau to correct or delete it. Send this one first.':
    'Dice qué está mal en su informe y pide a la agencia que lo corrija o lo elimine. Envíe esta primero.',
  'Request for the thief’s records': 'Pedido de los registros del ladrón',
  'Asks the shop or bank a thief used for the application and records. It goes to the business, not to a bureau.':
    'Pide a la tienda o al banco que usó un ladrón la solicitud y los registros. Va al negocio, no a una agencia.',
  'Answer to “frivolous”': 'Respuesta a “frívolo”',
  'Gives the bureau exactly what it said was missing, reason by reason.':
    'Da a la agencia exactamente lo que dijo que faltaba, motivo por motivo.',
  'Dispute to the company that reports it': 'Disputa a la compañía que lo reporta',
  'Sends the same facts with your papers to the bank or collector behind the entry. Not instead of the bureau.':
    'Envía los mismos datos con sus papeles al banco o cobrador que lo reportó. No en lugar de la agencia.',
  'Goodwill request': 'Pedido de buena voluntad',
  'Asks your bank to drop an old late mark as a favor. Not a dispute, and never mixed with one.':
    'Pide a su banco que quite, como favor, una marca antigua de atraso. No es una disputa y nunca se mezcla con una.',
  'Identity theft block': 'Bloqueo por robo de identidad',
  'Makes the bureau block what a thief caused, within four business days. Needs an identity theft report.':
    'Hace que la agencia bloquee lo que causó un ladrón, en cuatro días hábiles. Necesita un informe de robo de identidad.',
  'Request for the method of verification': 'Pedido del método de verificación',
  'Asks the bureau how it checked, and whom it asked. Only after it answered that the entry is verified.':
    'Pregunta a la agencia cómo lo revisó y a quién preguntó. Solo después de que respondió que el dato está verificado.',
  'The time to answer is over': 'El plazo para responder terminó',
  'Reminds the bureau that its time has ended. Only with proof of the day it received your letter.':
    'Recuerda a la agencia que su plazo terminó. Solo con prueba del día en que recibió su carta.',
  'A deleted entry came back': 'Volvió un dato eliminado',
  'Asks the bureau to show that a deleted entry was put back as the law demands, or to delete it.':
    'Pide a la agencia que muestre que un dato eliminado volvió como exige la ley, o que lo elimine.',
} as const
