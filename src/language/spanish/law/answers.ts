/** What the answers about a letter say beside its findings: questions, deadlines, time limits, the law in short. */
export const ANSWER_WORDS = {
  'When did they get it?': '¿Cuándo lo recibieron?',
  'When?': '¿Cuándo?',
  'If a court finds a violation, the law allows up to $1,000 statutory damages per lawsuit, not for each violation, as the court decides (15 USC 1692k(a)(2)(A), (b)(1)).':
    'Si una corte encuentra una infracción, la ley permite hasta $1,000 de daños fijados por ley por demanda, no por cada infracción, según decida la corte (15 USC 1692k(a)(2)(A), (b)(1)).',
  "Your actual loss, costs and a reasonable lawyer's fee come on top.":
    'A eso se suman su pérdida real, los costos y los honorarios razonables de un abogado.',
  'You have one year to sue (15 USC 1692k(d)).': 'Usted tiene un año para demandar (15 USC 1692k(d)).',
  'Any other figure shown here is a negotiation estimate, not what a court pays.':
    'Cualquier otra cifra que se muestre aquí es una estimación para negociar, no lo que paga una corte.',
  "A suit brought in bad faith to harass can cost you the other side's fees (15 USC 1692k(a)(3)).":
    'Una demanda de mala fe para molestar puede costarle los honorarios de la otra parte (15 USC 1692k(a)(3)).',
  'Did you already pay this debt?': '¿Ya pagó esta deuda?',
  'A paid debt may not be collected again.': 'Una deuda pagada no se puede cobrar otra vez.',
  'Did you write to them to stop contacting you?': '¿Les escribió para que dejaran de contactarle?',
  'After that they may write only to say that they stop, or what they will do.':
    'Después de eso solo pueden escribir para decir que paran, o qué van a hacer.',
  'Do not pay, promise to pay, or sign or e-mail that you owe this debt before you have checked.':
    'No pague, no prometa pagar y no firme ni escriba por correo electrónico que debe esta deuda antes de haberlo comprobado.',
  'Do you have a lawyer for this debt?': '¿Tiene un abogado para esta deuda?',
  'Once they know of your lawyer they must write to the lawyer, not to you.':
    'Cuando saben de su abogado, deben escribir al abogado y no a usted.',
  'Talk to a lawyer well before.': 'Hable con un abogado mucho antes.',
  'The claim under federal law.': 'El reclamo según la ley federal.',
  'Was this debt wiped out in a bankruptcy?': '¿Se anuló esta deuda en una bancarrota?',
  'Then they may not ask you to pay it.': 'Entonces no pueden pedirle que la pague.',
  'Even an offer to settle can be read as a promise.': 'Hasta una oferta de acuerdo puede tomarse como una promesa.',
  'No deadline found.': 'No se encontró ninguna fecha límite.',
  'Keep the letter.': 'Guarde la carta.',
  'A collector may not misstate the kind, the amount or the legal status of a debt.':
    'Un cobrador no puede decir algo falso sobre el tipo, la cantidad o la situación legal de una deuda.',
  'Did they tell anyone but you, your spouse or your lawyer about the debt?':
    '¿Hablaron de la deuda con alguien más que usted, su cónyuge o su abogado?',
  'They may not tell family, friends or your boss.': 'No pueden contarlo a familiares, amigos ni a su jefe.',
  'Did you dispute this debt in writing?': '¿Disputó esta deuda por escrito?',
  'After a dispute in time they must stop until they send proof.':
    'Después de una disputa a tiempo deben detenerse hasta que envíen pruebas.',
  'After that day they need not stop collecting until they verify the debt, and they may assume it is valid.':
    'Después de ese día no tienen que dejar de cobrar hasta verificar la deuda, y pueden suponer que es válida.',
  'Not disputing is no admission in court (15 USC 1692g(c)).':
    'No disputar no es admitir nada ante una corte (15 USC 1692g(c)).',
  'A collector may not use any false statement or trick to collect a debt or to get information about you.':
    'Un cobrador no puede usar ninguna afirmación falsa ni engaño para cobrar una deuda o para obtener información sobre usted.',
  'Which state did you live in when you opened the account?': '¿En qué estado vivía cuando abrió la cuenta?',
  'What the letter does wrong': 'Lo que la carta hace mal',
  "Is this somebody else's debt?": '¿Es esta deuda de otra persona?',
  'They may not say that you owe what you do not owe.': 'No pueden decir que usted debe lo que no debe.',
  'Dispute it in writing soon.': 'Dispútela pronto por escrito.',
  'You can still dispute.': 'Todavía puede disputar.',
  'When did you miss the first payment that you never caught up on?':
    '¿Cuándo dejó de hacer el primer pago con el que nunca se puso al día?',
  'When was your last payment of any size, by anyone, to anyone?':
    '¿Cuándo fue su último pago, de cualquier cantidad, de quien sea y a quien sea?',
  'Have you paid anything at all since you fell behind?': '¿Ha pagado algo desde que se atrasó?',
  'Since then, did you write, text or sign anything that says you owe it?':
    'Desde entonces, ¿escribió, mandó por mensaje o firmó algo que diga que la debe?',
  'A written promise restarts the clock.': 'Una promesa por escrito reinicia el plazo.',
  'If you dispute in writing within thirty days, the collector must stop until it has mailed you proof.':
    'Si usted disputa por escrito dentro de treinta días, el cobrador debe detenerse hasta que le haya enviado pruebas por correo.',
  'In those days nothing may overshadow your right to dispute.':
    'En esos días nada puede hacer sombra a su derecho a disputar.',
  'A collector may not threaten what it cannot lawfully do or does not mean to do.':
    'Un cobrador no puede amenazar con lo que no puede hacer legalmente o no piensa hacer.',
  'Did you ask them in writing who the first lender was?': '¿Les preguntó por escrito quién fue el primer prestamista?',
  'They must stop until they answer.': 'Deben detenerse hasta que respondan.',
  'Once the time has run out, a payment does not bring it back.': 'Una vez terminado el plazo, un pago no lo revive.',
  'A written promise may restart the clock.': 'Una promesa por escrito puede reiniciar el plazo.',
  'It depends.': 'Depende.',
  'Is there already a judgment from a court about this debt?': '¿Ya hay una sentencia de una corte sobre esta deuda?',
  'Do not rely on a date the collector gives: ask for the history of the account.':
    'No se fíe de una fecha que dé el cobrador: pida el historial de la cuenta.',
  'You told us that this debt was discharged in bankruptcy, so no one may collect it (11 USC 524).':
    'Usted nos dijo que esta deuda se anuló en bancarrota, así que nadie puede cobrarla (11 USC 524).',
  'Send a copy to your bankruptcy lawyer.': 'Envíe una copia a su abogado de bancarrota.',
  'You have a lawyer for this debt.': 'Usted tiene un abogado para esta deuda.',
  'Once they know, they must write to the lawyer and not to you (15 USC 1692c(a)(2)).':
    'Cuando lo saben, deben escribir al abogado y no a usted (15 USC 1692c(a)(2)).',
  'You told us this debt was discharged in bankruptcy.': 'Usted nos dijo que esta deuda se anuló en bancarrota.',
  'Then no one may collect it from you, however old it is (11 USC 524).':
    'Entonces nadie puede cobrársela, por vieja que sea (11 USC 524).',
  'Asserting that a person owes a debt that person does not owe is a false statement of its legal status.':
    'Afirmar que una persona debe una deuda que no debe es una afirmación falsa sobre su situación legal.',
  'Was this collector told about your lawyer?': '¿Se le habló a este cobrador de su abogado?',
  'Only a collector that knows of your lawyer must write to the lawyer.':
    'Solo un cobrador que sabe de su abogado debe escribir al abogado.',
  'On what day did the court wipe out your debts?': '¿Qué día anuló la corte sus deudas?',
  'Only later letters count.': 'Solo cuentan las cartas posteriores.',
  'What kind of debt is it: a bank card, a store card, a loan, a medical bill, rent, a phone bill?':
    '¿Qué tipo de deuda es: una tarjeta de banco, una tarjeta de tienda, un préstamo, una cuenta médica, alquiler, una cuenta de teléfono?',
  'We do not know the day of the first payment you missed and never caught up.':
    'No sabemos el día del primer pago que dejó de hacer y con el que nunca se puso al día.',
  'If you are sued you must still answer and tell the court that the time has run out.':
    'Si le demandan, aun así debe responder y decir a la corte que el plazo terminó.',
  'The court does not do it for you.': 'La corte no lo hace por usted.',
  'Did you file for bankruptcy?': '¿Presentó una bancarrota?',
  'A debt collector may not sue or threaten to sue on a debt that is too old (12 CFR 1006.26(b)).':
    'Un cobrador de deudas no puede demandar ni amenazar con demandar por una deuda demasiado vieja (12 CFR 1006.26(b)).',
  'Asking for proof is the safe first step: it costs nothing and admits nothing.':
    'Pedir pruebas es el primer paso seguro: no cuesta nada y no admite nada.',
  'The time to sue on this debt has likely run out.': 'El plazo para demandar por esta deuda probablemente ya terminó.',
  'The time to sue has likely run out': 'El plazo para demandar probablemente ya terminó',
  'This debt may be too old to sue on.': 'Esta deuda puede ser demasiado vieja para demandar.',
  'Do not pay or promise anything yet: it can restart the clock.':
    'No pague ni prometa nada todavía: puede reiniciar el plazo.',
  'That the time still runs does not mean they can prove the debt: you can ask for proof.':
    'Que el plazo siga corriendo no significa que puedan probar la deuda: usted puede pedir pruebas.',
  'A written promise may bring it back.': 'Una promesa por escrito podría revivirla.',
  'Once the time has run out, a payment may bring it back.': 'Una vez terminado el plazo, un pago podría revivirla.',
  'A written promise can bring it back.': 'Una promesa por escrito puede revivirla.',
  'Once the time has run out the debt itself is gone here.':
    'Una vez terminado el plazo, aquí la deuda misma deja de existir.',
  'A new written promise could still bind you.': 'Una nueva promesa por escrito todavía podría obligarle.',
  'The time to sue has likely not run out.': 'El plazo para demandar probablemente no ha terminado.',
  'If you are sued, answer by the day the court papers give.':
    'Si le demandan, responda antes del día que indican los papeles de la corte.',
  'The time to dispute with full rights is over': 'El tiempo para disputar con todos los derechos ya pasó',
  'A collector may not say that not paying leads to arrest, jail, or taking property or wages, unless that is lawful and meant.':
    'Un cobrador no puede decir que no pagar lleva al arresto, a la cárcel o a perder bienes o salario, salvo que sea legal y de verdad piense hacerlo.',
  'The debt may still exist, and it may still be in your credit report for about 7 years from when you fell behind (15 USC 1681c).':
    'La deuda puede seguir existiendo, y puede seguir en su informe de crédito unos 7 años desde que se atrasó (15 USC 1681c).',
  'Before this letter, did this same company send you a page about your right to dispute?':
    'Antes de esta carta, ¿esta misma empresa le envió una página sobre su derecho a disputar?',
  'Only the first notice must hold all of your rights.': 'Solo el primer aviso debe contener todos sus derechos.',
  'Each state has its own time limits.': 'Cada estado tiene sus propios plazos.',
  'Choose your state, and we can count the time.': 'Elija su estado y podremos contar el plazo.',
  'Which state do you live in now?': '¿En qué estado vive ahora?',
  'The notice must say that the collector will assume the debt is valid unless you dispute it within thirty days of getting the notice.':
    'El aviso debe decir que el cobrador supondrá que la deuda es válida si usted no la disputa dentro de treinta días de recibir el aviso.',
  'A collector may not collect any amount, fee or interest that the contract or the law does not allow.':
    'Un cobrador no puede cobrar ninguna cantidad, cargo o interés que el contrato o la ley no permita.',
  'During the validation period nothing may overshadow your right to dispute or to ask for the original creditor.':
    'Durante el periodo de validación nada puede hacer sombra a su derecho a disputar o a preguntar por el acreedor original.',
  'Call a lawyer or legal aid today.': 'Llame hoy a un abogado o a la ayuda legal.',
  "For consumer financial products and services, the notice must say that more information about consumer protections in debt collection is on the CFPB's website, www.cfpb.gov/debt-collection.":
    'Para productos y servicios financieros de consumo, el aviso debe decir que hay más información sobre las protecciones del consumidor en el cobro de deudas en el sitio de la CFPB, www.cfpb.gov/debt-collection.',
  "For a financial product the notice must point to the CFPB's page about debt collection.":
    'Para un producto financiero, el aviso debe remitir a la página de la CFPB sobre el cobro de deudas.',
  'Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.':
    'Visite www.cfpb.gov/debt-collection para saber más sobre sus derechos según la ley federal.',
  'A written promise does not bring it back.': 'Una promesa por escrito no la revive.',
  'The notice must say until which date you can dispute before the collector assumes that its information is right.':
    'El aviso debe decir hasta qué fecha puede usted disputar antes de que el cobrador suponga que su información es correcta.',
  'A collector may not use obscene or profane language, or language meant to abuse.':
    'Un cobrador no puede usar lenguaje obsceno o grosero, ni lenguaje para maltratar.',
  'A collector may not harass, oppress or abuse anyone to collect a debt.':
    'Un cobrador no puede acosar, oprimir ni maltratar a nadie para cobrar una deuda.',
  'A collector may not use a paper made to look as if it came from a court or a government.':
    'Un cobrador no puede usar un papel hecho para parecer de una corte o de un gobierno.',
  'The sender bought the debt': 'Quien envía compró la deuda',
  'The notice must say that if you dispute in writing within thirty days, the collector will get proof and mail it to you.':
    'El aviso debe decir que, si usted disputa por escrito dentro de treinta días, el cobrador obtendrá pruebas y se las enviará por correo.',
  'The first message must say that it is an attempt to collect a debt and that information will be used for that.':
    'El primer mensaje debe decir que es un intento de cobrar una deuda y que la información se usará para eso.',
  'Later ones must say that it comes from a debt collector.':
    'Los posteriores deben decir que vienen de un cobrador de deudas.',
  'A collector may not do anything that harasses, oppresses or abuses.':
    'Un cobrador no puede hacer nada que acose, oprima o maltrate.',
  'A collector may not talk about your debt with other people, with few exceptions such as your lawyer and a credit bureau.':
    'Un cobrador no puede hablar de su deuda con otras personas, con pocas excepciones, como su abogado y una agencia de crédito.',
  'Which county and state is the court in?': '¿En qué condado y estado está la corte?',
  'A collector may sue only where you live or where you signed.':
    'Un cobrador solo puede demandar donde usted vive o donde firmó.',
  'You may lose without being heard.': 'Puede perder sin que le escuchen.',
  'We do not know what kind of debt this is, and the time limit turns on it.':
    'No sabemos qué tipo de deuda es, y de eso depende el plazo.',
  'The time for it with full rights may be over, but it still helps.':
    'El tiempo para hacerlo con todos los derechos puede haber pasado, pero todavía ayuda.',
  'The notice must state the amount of the debt.': 'El aviso debe indicar la cantidad de la deuda.',
  'The notice must say until which date a written dispute makes the collector stop until it sends proof.':
    'El aviso debe decir hasta qué fecha una disputa por escrito obliga al cobrador a detenerse hasta que envíe pruebas.',
  'The notice must say until which date you can ask in writing for the original creditor, and that collection then stops.':
    'El aviso debe decir hasta qué fecha usted puede preguntar por escrito por el acreedor original, y que entonces el cobro se detiene.',
  "The response section must carry the consumer's and the collector's names and mailing addresses so that it can be mailed back.":
    'La parte de respuesta debe llevar los nombres y direcciones postales del consumidor y del cobrador para poder enviarla de vuelta.',
  "The part to send back must give your and the collector's mailing addresses.":
    'La parte para devolver debe dar la dirección postal de usted y la del cobrador.',
  "Your address and the collector's on the form you send back.":
    'Su dirección y la del cobrador en el formulario que usted devuelve.',
  'The notice must name the creditor the debt is owed to.':
    'El aviso debe nombrar al acreedor al que se debe la deuda.',
  'The notice must name the creditor the debt is owed to now.':
    'El aviso debe nombrar al acreedor al que se debe la deuda ahora.',
  'Does this letter, or did anyone there, say that you need not answer court papers?':
    '¿Dice esta carta, o dijo alguien de allí, que no tiene que responder a los papeles de la corte?',
  'That is never true while a case is open, and you could lose it without a hearing.':
    'Eso nunca es cierto mientras un caso está abierto, y podría perderlo sin audiencia.',
  'A collector may not pretend to be backed by or part of the federal government or a state.':
    'Un cobrador no puede fingir que lo respalda el gobierno federal o un estado, ni que es parte de él.',
  'A collector may not falsely say or imply that a person is a lawyer or that a letter comes from one.':
    'Un cobrador no puede decir ni dar a entender falsamente que una persona es abogado o que una carta viene de uno.',
  'A collector may not misstate the services it gave or the pay it may lawfully get for collecting.':
    'Un cobrador no puede decir algo falso sobre los servicios que prestó o el pago que puede recibir legalmente por cobrar.',
  'If you owe several debts, a payment may not go to one you dispute, and must go where you say.':
    'Si usted debe varias deudas, un pago no puede ir a una que disputa, y debe ir a donde usted diga.',
  'A collector may not talk about your debt with other people.':
    'Un cobrador no puede hablar de su deuda con otras personas.',
  'A collector may not publish a list of people who are said to refuse to pay.':
    'Un cobrador no puede publicar una lista de personas de las que se dice que se niegan a pagar.',
  'A collector may not advertise a debt for sale to force you to pay.':
    'Un cobrador no puede anunciar una deuda en venta para obligarle a pagar.',
  'Each monthly payment of a loan has its own clock until the lender asks for the whole loan at once.':
    'Cada pago mensual de un préstamo tiene su propio plazo hasta que el prestamista exige todo el préstamo de una vez.',
  'Did the lender ever ask for the whole loan at once?':
    '¿Alguna vez el prestamista exigió todo el préstamo de una vez?',
  'When was the last payment of the loan due under the first plan?':
    '¿Cuándo vencía el último pago del préstamo según el plan original?',
  'The notice must list interest, fees, payments and credits since the itemization date.':
    'El aviso debe enumerar intereses, cargos, pagos y créditos desde la fecha de desglose.',
  'The time to dispute with full rights is over, and the letter clearly breaks a rule.':
    'El tiempo para disputar con todos los derechos ya pasó, y la carta claramente rompe una regla.',
  'The notice must give the amount of the debt now.': 'El aviso debe dar la cantidad de la deuda hoy.',
  'A collector may not say that not paying will lead to arrest or jail.':
    'Un cobrador no puede decir que no pagar llevará al arresto o a la cárcel.',
  'Owing an ordinary debt is not a crime.': 'Deber una deuda común no es un delito.',
  'A collector may not use obscene, profane or abusive words that are meant to harass.':
    'Un cobrador no puede usar palabras obscenas, groseras o abusivas para acosar.',
  'The letter threatens arrest or taking your things.': 'La carta amenaza con arresto o con llevarse sus cosas.',
  'Do not pay out of fear: ask for proof, and talk to legal aid.':
    'No pague por miedo: pida pruebas y hable con la ayuda legal.',
  'Every later message must say that it comes from a debt collector.':
    'Todo mensaje posterior debe decir que viene de un cobrador de deudas.',
  'These look like court papers.': 'Estos parecen papeles de la corte.',
  'No letter to a collector stops a court deadline, so call a lawyer or legal aid today.':
    'Ninguna carta a un cobrador detiene una fecha límite de la corte, así que llame hoy a un abogado o a la ayuda legal.',
  'Federal debt collection law does not bind this sender':
    'La ley federal de cobro de deudas no obliga a quien envía esto',
  'In many states a part payment, a promise or a signed acknowledgment restarts the limitations period; inviting it on a time-barred debt without warning is deceptive.':
    'En muchos estados un pago parcial, una promesa o un reconocimiento firmado reinicia el plazo; invitar a hacerlo con una deuda prescrita sin advertirlo es engañoso.',
  'A collector may not use unfair means to collect a debt.':
    'Un cobrador no puede usar medios injustos para cobrar una deuda.',
  'We do not know the day you were treated.': 'No sabemos el día en que recibió el tratamiento.',
  'On what day were you treated?': '¿Qué día recibió el tratamiento?',
  'Federal debt collection law does not bind this sender, or does not cover this kind of debt.':
    'La ley federal de cobro de deudas no obliga a quien envía esto, o no cubre este tipo de deuda.',
  'The letter argues without it, and state law may help.':
    'La carta argumenta sin ella, y la ley estatal puede ayudar.',
  'Prudence: courts differ on whether sending or arrival counts':
    'Por prudencia: las cortes no coinciden en si cuenta el envío o la llegada',
  'If they take disputes online, you have until the last day: keep a copy of the receipt.':
    'Si aceptan disputas en línea, tiene hasta el último día: guarde una copia del comprobante.',
  'A letter sent later may come too late.': 'Una carta enviada más tarde puede llegar demasiado tarde.',
  'The notice must itemize the current amount: interest, fees, payments and credits since the itemization date (each shown even when it is zero), on the notice or on a separate page it refers to.':
    'El aviso debe desglosar la cantidad actual: intereses, cargos, pagos y créditos desde la fecha de desglose (cada uno aunque sea cero), en el aviso o en una página aparte a la que remite.',
  'The interest, fees, payments and credits between the starting date and today, each one even when it is zero.':
    'Los intereses, cargos, pagos y créditos entre la fecha inicial y hoy, cada uno aunque sea cero.',
  'The notice must state the itemization date: one of the last statement date, charge-off date, last payment date, transaction date or judgment date.':
    'El aviso debe indicar la fecha de desglose: la del último estado de cuenta, la de dar la cuenta por incobrable, la del último pago, la de la transacción o la de la sentencia.',
  'The notice must give the itemization date.': 'El aviso debe dar la fecha de desglose.',
  'The itemization date is one of five: last statement, charge-off, last payment, the transaction, or a judgment.':
    'La fecha de desglose es una de cinco: último estado de cuenta, cuenta dada por incobrable, último pago, la transacción o una sentencia.',
  'The date the breakdown starts from: last statement, charge-off, last payment, purchase or judgment.':
    'La fecha en que empieza el desglose: último estado de cuenta, cuenta dada por incobrable, último pago, compra o sentencia.',
  "Regulation F requires an actual end date of the validation period in each of the three rights statements, not only '30 days'.":
    'La Regulación F exige una fecha final exacta del periodo de validación en cada una de las tres declaraciones de derechos, no solo "30 días".',
  'The last day to dispute, as a date.': 'El último día para disputar, como fecha.',
  "The notice must have a consumer-response section at the bottom, headed 'How do you want to respond?' and 'Check all that apply:', with prompts to dispute: not my debt, amount wrong, other.":
    "El aviso debe tener al final una parte de respuesta del consumidor, con los títulos 'How do you want to respond?' y 'Check all that apply:', con opciones para disputar: no es mi deuda, la cantidad está mal, otra razón.",
  'The notice must have boxes to dispute the debt and say why.':
    'El aviso debe tener casillas para disputar la deuda y decir por qué.',
  'How do you want to respond?': '¿Cómo quiere responder?',
  'Boxes to tick: this is not my debt, the amount is wrong, other.':
    'Casillas para marcar: esta deuda no es mía, la cantidad está mal, otra razón.',
  'The notice must say that if the consumer disputes in writing by the end of the period, the collector must stop collecting the disputed amount until it sends verification or a copy of a judgment.':
    'El aviso debe decir que, si el consumidor disputa por escrito antes de que termine el periodo, el cobrador debe dejar de cobrar la cantidad disputada hasta que envíe la verificación o una copia de una sentencia.',
  'If you write to us in time, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.':
    'Si nos escribe a tiempo, debemos dejar de cobrar cualquier cantidad que dispute hasta que le enviemos información que muestre que usted debe la deuda.',
  "The notice must say that on a written request within the period the collector will provide the original creditor's name and address if different, and (Regulation F) must stop collection until it does.":
    'El aviso debe decir que, si se pide por escrito dentro del periodo, el cobrador dará el nombre y la dirección del acreedor original, si es distinto, y que (Regulación F) debe dejar de cobrar hasta que lo haga.',
  'The notice must say that the collector will name the original creditor if you ask in writing within thirty days.':
    'El aviso debe decir que el cobrador nombrará al acreedor original si usted lo pide por escrito dentro de treinta días.',
  'Write to ask for the name and address of the original creditor, if different from the current creditor.':
    'Escriba para pedir el nombre y la dirección del acreedor original, si es distinto del acreedor actual.',
  "The response section must include a prompt to ask for the original creditor's name and address.":
    'La parte de respuesta debe incluir una opción para pedir el nombre y la dirección del acreedor original.',
  'The notice must have a box to ask for the original creditor.':
    'El aviso debe tener una casilla para pedir el acreedor original.',
  'A box: I want you to send me the name and address of the original creditor.':
    'Una casilla: quiero que me envíen el nombre y la dirección del acreedor original.',
  'The notice must say that unless the consumer disputes all or part of the debt within the validation period, the COLLECTOR will assume it is valid; under Regulation F it must give the end date of that period.':
    'El aviso debe decir que, si el consumidor no disputa toda la deuda o parte de ella dentro del periodo de validación, el COBRADOR supondrá que es válida; según la Regulación F debe dar la fecha final de ese periodo.',
  'If you do not dispute the debt in time, we will assume that our information is correct.':
    'Si no disputa la deuda a tiempo, supondremos que nuestra información es correcta.',
  'The notice must state the amount of the debt on the itemization date.':
    'El aviso debe indicar la cantidad de la deuda en la fecha de desglose.',
  'The notice must give the amount of the debt on the itemization date.':
    'El aviso debe dar la cantidad de la deuda en la fecha de desglose.',
  'What you owed on the date the breakdown starts from.': 'Lo que usted debía en la fecha en que empieza el desglose.',
  "The notice must give the collector's name and a mailing address at which it accepts disputes and original-creditor requests.":
    'El aviso debe dar el nombre del cobrador y una dirección postal donde acepta disputas y preguntas sobre el acreedor original.',
  "The notice must give the collector's name and the mailing address where it takes disputes.":
    'El aviso debe dar el nombre del cobrador y la dirección postal donde recibe disputas.',
  'A mailing address where the collector takes disputes.': 'Una dirección postal donde el cobrador recibe disputas.',
  'A PO box is enough.': 'Basta un apartado postal.',
  'A collector may charge extra for paying by phone, card or online only if the contract that created the debt clearly allows it or a law does, even when paying by mail is free.':
    'Un cobrador puede cobrar un extra por pagar por teléfono, con tarjeta o en línea solo si el contrato que creó la deuda lo permite con claridad o lo permite una ley, aunque pagar por correo sea gratis.',
  'That you did not dispute a debt may not be taken by a court as saying that you owe it.':
    'Que usted no disputara una deuda no puede tomarlo una corte como que dice que la debe.',
  'The first written communication must disclose that the collector is attempting to collect a debt AND that any information obtained will be used for that purpose.':
    'La primera comunicación escrita debe revelar que el cobrador intenta cobrar una deuda Y que cualquier información que obtenga se usará con ese fin.',
  'The first message must say that the collector is trying to collect a debt and will use what you tell it for that.':
    'El primer mensaje debe decir que el cobrador intenta cobrar una deuda y que usará para eso lo que usted le diga.',
  'The notice must say that it comes from a debt collector who is trying to collect a debt.':
    'El aviso debe decir que viene de un cobrador de deudas que intenta cobrar una deuda.',
  'We are trying to collect a debt, and we will use any information you give us to help collect it.':
    'Intentamos cobrar una deuda, y usaremos cualquier información que nos dé para ayudar a cobrarla.',
  'Naming a company in a header without saying it is the creditor now owed is not enough; the current creditor must be clear to an unsophisticated reader.':
    'Nombrar a una empresa en un encabezado sin decir que es el acreedor al que se debe ahora no basta; el acreedor actual debe quedar claro para un lector sin experiencia.',
  'The validation information must be clear and easy to see.':
    'La información de validación debe ser clara y fácil de ver.',
  "The notice must show the consumer's name and mailing address.":
    'El aviso debe mostrar el nombre y la dirección postal del consumidor.',
  'The notice must give your name and mailing address.': 'El aviso debe dar su nombre y su dirección postal.',
  'Your name and mailing address.': 'Su nombre y su dirección postal.',
  'The notice must name the creditor to whom the debt is owed now.':
    'El aviso debe nombrar al acreedor al que ahora se debe la deuda.',
  'The name of the creditor you owe the debt to now.': 'El nombre del acreedor al que usted debe la deuda ahora.',
  'For a debt that comes from a consumer financial product or service (card, loan, bank account and the like), the notice must name the creditor to whom the debt was owed on the itemization date.':
    'Si la deuda viene de un producto o servicio financiero de consumo (tarjeta, préstamo, cuenta de banco y similares), el aviso debe nombrar al acreedor al que se debía la deuda en la fecha de desglose.',
  'For a financial product the notice must name the creditor on the itemization date.':
    'Para un producto financiero, el aviso debe nombrar al acreedor en la fecha de desglose.',
  'The company you owed on the date the breakdown starts from.':
    'La empresa a la que usted debía en la fecha en que empieza el desglose.',
  'The notice must state the amount of the debt; under Regulation F that is the current amount on the date the notice is provided.':
    'El aviso debe indicar la cantidad de la deuda; según la Regulación F es la cantidad actual en la fecha en que se da el aviso.',
  'The total amount of the debt now, in dollars.': 'La cantidad total de la deuda hoy, en dólares.',
  'A validation notice sent electronically must explain how the consumer can dispute and request original-creditor information electronically.':
    'Un aviso de validación enviado electrónicamente debe explicar cómo puede el consumidor disputar y preguntar por el acreedor original electrónicamente.',
  'A notice sent electronically must say how to dispute electronically.':
    'Un aviso enviado electrónicamente debe decir cómo disputar electrónicamente.',
  'We accept disputes electronically, and where: a web page or a reply to the message.':
    'Aceptamos disputas electrónicamente, y dónde: una página web o una respuesta al mensaje.',
  'A collector may lawfully sue within the period, but a letter that threatens suit in that time must explain how suit and the right to dispute fit together; otherwise it contradicts the notice.':
    'Un cobrador puede demandar legalmente dentro del periodo, pero una carta que amenaza con una demanda en ese tiempo debe explicar cómo se combinan la demanda y el derecho a disputar; si no, contradice el aviso.',
  'A timely written dispute obliges the collector to stop collecting the disputed amount until it sends verification.':
    'Una disputa por escrito hecha a tiempo obliga al cobrador a dejar de cobrar la cantidad disputada hasta que envíe la verificación.',
  'A letter may not say otherwise.': 'Una carta no puede decir otra cosa.',
  'If you dispute in writing in time, the collector must stop until it sends proof or says why the dispute is duplicative.':
    'Si usted disputa por escrito a tiempo, el cobrador debe detenerse hasta que envíe pruebas o diga por qué la disputa es repetida.',
  'The letter threatens what no collector may do, or looks like a scam.':
    'La carta amenaza con lo que ningún cobrador puede hacer, o parece una estafa.',
  'Ask for proof in writing.': 'Pida pruebas por escrito.',
  'Pay nothing and give no bank or Social Security number.':
    'No pague nada y no dé datos del banco ni el número de Seguro Social.',
  'A collector may not falsely say that you committed a crime, in order to disgrace you.':
    'Un cobrador no puede decir falsamente que usted cometió un delito para deshonrarle.',
  'A collector may not falsely say that a paper is legal process.':
    'Un cobrador no puede decir falsamente que un papel es un documento legal de la corte.',
  'A collector may not suggest that the United States or a state stands behind it, and may not copy official seals or forms.':
    'Un cobrador no puede dar a entender que los Estados Unidos o un estado lo respaldan, ni copiar sellos o formularios oficiales.',
  'A collector may not write to you about a debt by postcard.':
    'Un cobrador no puede escribirle sobre una deuda en una tarjeta postal.',
  'Every later communication must disclose that it is from a debt collector.':
    'Toda comunicación posterior debe revelar que viene de un cobrador de deudas.',
  'This letter is from a debt collector.': 'Esta carta es de un cobrador de deudas.',
  'An envelope may show only the address, and a business name only if it does not say that it is about debt collection.':
    'Un sobre solo puede mostrar la dirección, y un nombre comercial solo si no dice que trata de cobro de deudas.',
  'A collector may not ask for a postdated check in order to threaten you with prosecution.':
    'Un cobrador no puede pedir un cheque con fecha futura para amenazarle con un proceso penal.',
  'If you have several debts with them, your payment goes to the one you name, and never to one you dispute.':
    'Si tiene varias deudas con ellos, su pago va a la que usted nombra, y nunca a una que disputa.',
  'With few exceptions a collector may not talk to other people about your debt.':
    'Con pocas excepciones, un cobrador no puede hablar con otras personas de su deuda.',
  'Threatening to do so threatens something the law forbids, and it is harassment.':
    'Amenazar con hacerlo es amenazar con algo que la ley prohíbe, y es acoso.',
  'A collector may not publish lists of people who are said not to pay, and may not advertise a debt for sale to force someone to pay.':
    'Un cobrador no puede publicar listas de personas de las que se dice que no pagan, ni anunciar una deuda en venta para obligar a alguien a pagar.',
  'A collector may not report credit information it knows or should know is false, or leave out that a debt is disputed.':
    'Un cobrador no puede reportar información de crédito que sabe o debería saber que es falsa, ni omitir que una deuda está disputada.',
  'A collector may not falsely say that the debt was sold to an innocent buyer.':
    'Un cobrador no puede decir falsamente que la deuda se vendió a un comprador inocente.',
  'A court has decided about this debt.': 'Una corte ha decidido sobre esta deuda.',
  'The time to undo that, or to keep what may not be taken, is short.':
    'El tiempo para deshacerlo, o para conservar lo que no se puede tomar, es corto.',
  "A letter that offers to 'settle' or presses a time-barred debt without saying that it cannot be enforced in court may mislead the reader about the debt's legal status.":
    'Una carta que ofrece "arreglar" o presiona por una deuda prescrita sin decir que no se puede exigir en una corte puede engañar al lector sobre la situación legal de la deuda.',
  'Has a suit about this debt been filed against you?': '¿Se ha presentado una demanda contra usted por esta deuda?',
  'A new company says it holds this debt.': 'Una empresa nueva dice que tiene esta deuda.',
  'Pay no one until it is shown who owns it.': 'No pague a nadie hasta que se muestre quién es el dueño.',
  'Look the sender up in your state’s list of licensed collectors.':
    'Busque a quien envía en la lista de cobradores con licencia de su estado.',
  'Is it there?': '¿Está ahí?',
  'Your state wants collectors to have a license.': 'Su estado quiere que los cobradores tengan licencia.',
  'Without one they may not be allowed to collect or sue here.':
    'Sin una, puede que no tengan permitido cobrar o demandar aquí.',
  'They say they will report this debt.': 'Dicen que reportarán esta deuda.',
  'A written dispute must be shown in the report.': 'Una disputa por escrito debe mostrarse en el reporte.',
  'A collector may not sue or threaten to sue on a time-barred debt.':
    'Un cobrador no puede demandar ni amenazar con demandar por una deuda prescrita.',
  'There is time left to dispute': 'Queda tiempo para disputar',
  'If the debt had an account number on the itemization date, the notice must give it or a truncated version.':
    'Si la deuda tenía un número de cuenta en la fecha de desglose, el aviso debe darlo, entero o abreviado.',
  'The notice must give the account number, or a part of it, if there is one.':
    'El aviso debe dar el número de cuenta, o una parte de él, si lo hay.',
  'The account number, or its last digits.': 'El número de cuenta, o sus últimos dígitos.',
  'The letter says that a suit has been filed.': 'La carta dice que se presentó una demanda.',
  'If so, the day it was filed counts.': 'Si es así, cuenta el día en que se presentó.',
  'If you never got the court papers, the judgment may be set aside, often only within a short time.':
    'Si nunca recibió los papeles de la corte, la sentencia puede anularse, a menudo solo dentro de poco tiempo.',
  'Call legal aid or a lawyer today.': 'Llame hoy a la ayuda legal o a un abogado.',
  'A judgment lasts far longer than the time to sue, and many can be renewed.':
    'Una sentencia dura mucho más que el plazo para demandar, y muchas se pueden renovar.',
  'Do not sign or promise anything before you have talked to a lawyer.':
    'No firme ni prometa nada antes de hablar con un abogado.',
  'The sender is a law firm': 'Quien envía es un bufete de abogados',
  'A bond is filed with the Secretary of State.': 'Hay una fianza presentada ante el Secretario de Estado.',
  'Is the first lender they name wrong: did you never have an account there?':
    '¿Es el primer prestamista que nombran equivocado: nunca tuvo usted una cuenta allí?',
  'A collector may not name the wrong lender.': 'Un cobrador no puede nombrar al prestamista equivocado.',
  'Store cards often come from a bank with another name.':
    'Las tarjetas de tienda a menudo son de un banco con otro nombre.',
  'Send it today.': 'Envíela hoy.',
  'Failing to dispute is not an admission, and only the COLLECTOR may assume the debt valid.':
    'No disputar no es admitir, y solo el COBRADOR puede suponer que la deuda es válida.',
  'Saying that silence is an admission, legally binding, or valid for courts or credit bureaus is false.':
    'Decir que el silencio es una admisión, que obliga legalmente o que vale para cortes o agencias de crédito es falso.',
  'A call is allowed, but a letter may not steer the consumer to the phone in a way that hides that only a written dispute triggers verification.':
    'Se permite una llamada, pero una carta no puede dirigir al consumidor al teléfono de modo que esconda que solo una disputa por escrito obliga a verificar.',
  "An oral dispute is enough to stop the collector's ASSUMPTION that the debt is valid.":
    'Una disputa hablada basta para detener la SUPOSICIÓN del cobrador de que la deuda es válida.',
  'Writing matters only for verification, the stop on collection and original-creditor requests.':
    'Escribir importa solo para la verificación, para detener el cobro y para preguntar por el acreedor original.',
  'A notice that says the debt will be assumed valid unless disputed in writing misstates the law.':
    'Un aviso que dice que la deuda se dará por válida si no se disputa por escrito dice algo falso sobre la ley.',
  'Every email or text a collector sends must give a clear and simple way to stop such messages.':
    'Cada correo electrónico o mensaje de texto de un cobrador debe dar una manera clara y sencilla de dejar de recibirlos.',
  'It may cost nothing and may ask for nothing more than the address or number.':
    'No puede costar nada ni pedir más que la dirección o el número.',
  'An e-mail or text about a debt must give you a simple way to opt out.':
    'Un correo electrónico o mensaje de texto sobre una deuda debe darle una manera sencilla de salirse.',
  'A simple way to stop these messages, such as "Reply STOP" or an unsubscribe link':
    'Una manera sencilla de parar estos mensajes, como "Reply STOP" o un enlace para darse de baja',
  'The itemization must explain the current amount: starting amount plus interest plus fees minus payments and credits must equal the total.':
    'El desglose debe explicar la cantidad actual: la cantidad inicial más intereses más cargos menos pagos y créditos debe dar el total.',
  'Hiding an admission of the debt, a waiver of your rights or of the time limit, or an agreement to lose in court inside a payment form can be deceptive or unfair.':
    'Esconder en un formulario de pago una admisión de la deuda, una renuncia a sus derechos o al plazo, o un acuerdo de perder en la corte puede ser engañoso o injusto.',
  'Collection may continue during the validation period, but a demand for payment by a date inside it, without explaining that the consumer may still dispute, overshadows the right to dispute.':
    'El cobro puede seguir durante el periodo de validación, pero exigir el pago en una fecha dentro de él, sin explicar que el consumidor todavía puede disputar, hace sombra al derecho a disputar.',
  'A collector may not threaten to sue when it cannot or does not mean to.':
    'Un cobrador no puede amenazar con demandar cuando no puede o no piensa hacerlo.',
  'Words like "could" or "may" do not help when it never happens.':
    'Palabras como "could" o "may" no ayudan cuando eso nunca ocurre.',
  'A consumer may dispute for any reason or none.': 'Un consumidor puede disputar por cualquier razón o por ninguna.',
  'Conditions such as a valid reason, evidence, a police report, an affidavit or a special form are not in the law.':
    'Condiciones como una razón válida, pruebas, un reporte policial, una declaración jurada o un formulario especial no están en la ley.',
  'The period lasts until 30 days after the consumer receives, or is assumed to receive, the notice.':
    'El periodo dura hasta 30 días después de que el consumidor recibe, o se supone que recibe, el aviso.',
  'The collector may assume receipt on any date at least five days after sending (not counting Saturdays, Sundays and federal holidays).':
    'El cobrador puede suponer que se recibió en cualquier fecha al menos cinco días después del envío (sin contar sábados, domingos ni feriados federales).',
  'The validation period lasts until thirty days after you get the notice.':
    'El periodo de validación dura hasta treinta días después de que usted recibe el aviso.',
  'A collector may assume that takes at least five days, without weekends and holidays.':
    'Un cobrador puede suponer que eso tarda al menos cinco días, sin fines de semana ni feriados.',
  'A collector may not falsely suggest that you committed a crime or did something shameful.':
    'Un cobrador no puede dar a entender falsamente que usted cometió un delito o hizo algo vergonzoso.',
  'A collector may not say that not paying will lead to your wages, bank account or property being taken unless that is lawful and meant.':
    'Un cobrador no puede decir que no pagar hará que le quiten el salario, la cuenta de banco o los bienes, salvo que sea legal y de verdad piense hacerlo.',
  'For an ordinary debt it must first sue you and win.': 'Por una deuda común primero debe demandarle y ganar.',
  'Private creditors generally cannot take Social Security, SSI, VA or similar benefits (for example 42 U.S.C. 407).':
    'Los acreedores privados en general no pueden tomar el Seguro Social, SSI, beneficios de veteranos (VA) ni beneficios parecidos (por ejemplo 42 U.S.C. 407).',
  'Threatening to take them threatens something the law forbids.':
    'Amenazar con tomarlos es amenazar con algo que la ley prohíbe.',
  'Calling a discount "final", "only" or "one-time" is false if the collector would take the same or a better deal later.':
    'Llamar a un descuento "final", "único" o "de una sola vez" es falso si el cobrador aceptaría más tarde el mismo trato o uno mejor.',
  'Fair words are: "We are not obligated to renew this offer."':
    'Palabras correctas son: "We are not obligated to renew this offer."',
  'A collector may not send a document that simulates, or that it falsely says is, legal process or a paper issued or approved by a court or agency.':
    'Un cobrador no puede enviar un documento que imite, o que diga falsamente que es, un documento legal o un papel emitido o aprobado por una corte u oficina del gobierno.',
  'A private collector has no power over your immigration status, your children, your passport, your license or public benefits because of an ordinary debt.':
    'Un cobrador privado no tiene poder sobre su situación migratoria, sus hijos, su pasaporte, su licencia o sus beneficios públicos por una deuda común.',
  'A collector may not pretend that the writer is a lawyer or that a lawyer sent the letter.':
    'Un cobrador no puede fingir que quien escribe es abogado o que un abogado envió la carta.',
  "You owe a collector's lawyer only if your contract or a law says so.":
    'Usted debe pagar al abogado de un cobrador solo si su contrato o una ley lo dice.',
  'Saying that a court may order it when it cannot is false, even with "could".':
    'Decir que una corte puede ordenarlo cuando no puede es falso, incluso con "could".',
  'A collector may ask you to pay soon.': 'Un cobrador puede pedirle que pague pronto.',
  'It may not invent an emergency: a review that does not exist, a window that closes, a deadline "by law".':
    'No puede inventar una emergencia: una revisión que no existe, un plazo que se cierra, una fecha límite "por ley".',
  'Talk to a lawyer now.': 'Hable ahora con un abogado.',
  'A collector may not write to you about a debt on a postcard.':
    'Un cobrador no puede escribirle de una deuda en una tarjeta postal.',
  'An envelope from a collector may show its address, and its name if the name does not give away that it collects debts.':
    'El sobre de un cobrador puede mostrar su dirección, y su nombre si el nombre no revela que cobra deudas.',
  'No other words or signs may be on it or show through the window.':
    'No puede haber otras palabras ni señales en él, ni verse por la ventanilla.',
  'A collector may add a fee only if the contract you signed clearly allows it or a law does.':
    'Un cobrador puede agregar un cargo solo si el contrato que usted firmó lo permite con claridad o lo permite una ley.',
  'A promise to pay "costs of collection" does not cover a flat percentage that has nothing to do with real costs.':
    'Una promesa de pagar "costos de cobranza" no cubre un porcentaje fijo que no tiene que ver con costos reales.',
  'A collector may not ask for a check dated in the future so that it can threaten you with a crime if it bounces.':
    'Un cobrador no puede pedir un cheque con fecha futura para poder amenazarle con un delito si no tiene fondos.',
  'Did you pledge a car, a home or other property for this debt?':
    '¿Dio un auto, una casa u otro bien en garantía de esta deuda?',
  'They speak of taking property.': 'Hablan de llevarse bienes.',
  'They may not, unless it was pledged.': 'No pueden, salvo que se dieran en garantía.',
  'A collector writing to a third party for location information must not say that the consumer owes a debt and must not use words or symbols on the envelope or in the letter showing that it is in the debt-collection business.':
    'Un cobrador que escribe a otra persona para saber dónde encontrar al consumidor no debe decir que el consumidor debe una deuda ni usar en el sobre o en la carta palabras o símbolos que muestren que se dedica al cobro de deudas.',
  'When a collector asks other people where to find you, it may not say that you owe a debt.':
    'Cuando un cobrador pregunta a otras personas dónde encontrarle, no puede decir que usted debe una deuda.',
  'When a collector writes to other people to find you, the envelope and the letter may not show that it collects debts.':
    'Cuando un cobrador escribe a otras personas para encontrarle, el sobre y la carta no pueden mostrar que cobra deudas.',
  'When a collector asks others where to find you, it may not say that you owe a debt.':
    'Cuando un cobrador pregunta a otros dónde encontrarle, no puede decir que usted debe una deuda.',
  'When a collector writes to others to find you, nothing may show that it collects debts.':
    'Cuando un cobrador escribe a otros para encontrarle, nada puede mostrar que cobra deudas.',
  'Who are you to the person in the letter?': '¿Qué es usted de la persona de la carta?',
  'They may not tell others about a debt.': 'No pueden contar una deuda a otros.',
  'A collector may not send its letters to you in care of your employer, where others can open them.':
    'Un cobrador no puede enviar sus cartas a cargo de su empleador, donde otros pueden abrirlas.',
  'A letter that asks for payment may not deny being an attempt to collect.':
    'Una carta que pide un pago no puede negar que es un intento de cobrar.',
  'A collector may never use or threaten violence or another crime against you, your property or your good name.':
    'Un cobrador nunca puede usar ni amenazar con violencia u otro delito contra usted, sus bienes o su buen nombre.',
  'A collector may not use or threaten violence or other crime to harm a person, a good name or property.':
    'Un cobrador no puede usar ni amenazar con violencia u otro delito para dañar a una persona, su buen nombre o sus bienes.',
  'A collector may not use or threaten violence or other crime.':
    'Un cobrador no puede usar ni amenazar con violencia u otro delito.',
  'A collector may not pretend to run a credit bureau or to work for one.':
    'Un cobrador no puede fingir que dirige una agencia de crédito o que trabaja para una.',
  'A collector may not falsely say that it is a credit bureau.':
    'Un cobrador no puede decir falsamente que es una agencia de crédito.',
  'A collector may not falsely say that it runs or works for a credit bureau.':
    'Un cobrador no puede decir falsamente que dirige una agencia de crédito o trabaja para una.',
  'It is deceptive to say that a debt stays on your credit report forever, that paying will surely raise your score, or that only paying can remove it.':
    'Es engañoso decir que una deuda queda para siempre en su informe de crédito, que pagar seguramente subirá su puntaje, o que solo pagar puede quitarla.',
  'A collector may not threaten a lien on your home, or its sale, unless there is a mortgage or other security, a court judgment, or a law that gives it a lien.':
    'Un cobrador no puede amenazar con un gravamen sobre su casa, o con venderla, salvo que haya una hipoteca u otra garantía, una sentencia o una ley que le dé un gravamen.',
  'A collector may not take or threaten to take property without a court when it has no right to it or does not mean to.':
    'Un cobrador no puede llevarse ni amenazar con llevarse bienes sin una corte cuando no tiene derecho o no piensa hacerlo.',
  'When a debt is sold or passed on, you keep every claim and every defense you had.':
    'Cuando una deuda se vende o se pasa, usted conserva todos los reclamos y defensas que tenía.',
  'Saying otherwise is false.': 'Decir otra cosa es falso.',
  'A collector may not falsely say that selling the debt takes away your defenses or exposes you to unlawful practices.':
    'Un cobrador no puede decir falsamente que vender la deuda le quita sus defensas o le expone a prácticas ilegales.',
  'A collector may not falsely say that a sale or transfer takes away your defenses.':
    'Un cobrador no puede decir falsamente que una venta o cesión le quita sus defensas.',
  'A letter on law-firm letterhead or signed by a lawyer implies that a lawyer was meaningfully involved and formed an opinion about the case.':
    'Una carta con membrete de bufete o firmada por un abogado da a entender que un abogado participó de verdad y se formó una opinión del caso.',
  'If none did, the letter is false unless a clear, prominent statement says so.':
    'Si ninguno lo hizo, la carta es falsa salvo que una declaración clara y visible lo diga.',
  'A clear line that no lawyer has looked at your file, if none has.':
    'Una línea clara de que ningún abogado ha mirado su expediente, si ninguno lo hizo.',
  'A collector may not falsely suggest that your account went to an "innocent buyer" against whom your complaints do not count.':
    'Un cobrador no puede dar a entender falsamente que su cuenta pasó a un "comprador inocente" ante quien sus quejas no cuentan.',
  "A dead person's debt is paid from what they left (the estate).":
    'La deuda de una persona fallecida se paga con lo que dejó (la herencia).',
  'Telling grown children or other relatives that they must pay it themselves is false, unless they signed for it or a state law makes them pay.':
    'Decir a los hijos adultos u otros familiares que deben pagarla ellos mismos es falso, salvo que la firmaran o que una ley estatal les haga pagar.',
  'When a person has died, whoever may act for the estate counts as the consumer.':
    'Cuando una persona ha muerto, quien puede actuar por la herencia cuenta como el consumidor.',
  'A collector must not bring or threaten to bring a legal action to collect a debt whose statute of limitations has expired, whether or not it knew.':
    'Un cobrador no debe presentar ni amenazar con presentar una acción legal para cobrar una deuda cuyo plazo de prescripción terminó, lo supiera o no.',
  'A license can be checked.': 'Una licencia se puede comprobar.',
  'A collector without one may not be allowed to collect here.':
    'Un cobrador sin licencia puede no tener permitido cobrar aquí.',
  'Send your letter this week.': 'Envíe su carta esta semana.',
  'Banks and some lenders need no license.': 'Los bancos y algunos prestamistas no necesitan licencia.',
  'A letter may not warn of late charges and other charges that cannot lawfully be added to this debt.':
    'Una carta no puede advertir de cargos por mora y otros cargos que no se pueden agregar legalmente a esta deuda.',
  'Small claims: come to the hearing.': 'Demandas pequeñas: vaya a la audiencia.',
  'It turns on the day the clock started.': 'Depende del día en que empezó el plazo.',
  'Every day we counted is past, so the debt may well be too old.':
    'Ya pasaron todos los días que contamos, así que la deuda bien puede ser demasiado vieja.',
  'Something could still make the time longer.': 'Algo todavía podría alargar el plazo.',
  'A debt collector must not sue on a time-barred debt.':
    'Un cobrador de deudas no debe demandar por una deuda prescrita.',
  'The time bar is a defence you must raise; the court will not raise it for you.':
    'La prescripción es una defensa que usted debe presentar; la corte no la presentará por usted.',
  'The suit was likely begun too late.': 'La demanda probablemente empezó demasiado tarde.',
  "A court has given a judgment, so the judgment's own life counts.":
    'Una corte dictó una sentencia, así que cuenta la duración de la sentencia misma.',
  'On what day did the court give the judgment?': '¿Qué día dictó la corte la sentencia?',
  'The suit was likely begun in time.': 'La demanda probablemente empezó a tiempo.',
  'Answer by the day the court papers give.': 'Responda antes del día que indican los papeles de la corte.',
  'Then the limit is 10 years.': 'Entonces el plazo es de 10 años.',
  'Does the paper you signed say SEAL near the signature, or did a witness sign it too?':
    '¿Dice SEAL cerca de la firma el papel que firmó, o también lo firmó un testigo?',
  'The letter looks like a scam and gives no address to write to.':
    'La carta parece una estafa y no da ninguna dirección a la que escribir.',
  'Do not answer it.': 'No la responda.',
  'Pay nothing, and report it at consumerfinance.gov/complaint.':
    'No pague nada y repórtela en consumerfinance.gov/complaint.',
  'When did the first lender write the account off?': '¿Cuándo dio por incobrable la cuenta el primer prestamista?',
  'Your credit report shows it.': 'Su informe de crédito lo muestra.',
  'For debts that were written off, your law asks for more on the first letter.':
    'Para deudas dadas por incobrables, su ley pide más en la primera carta.',
  'The number of the collector’s permit from the Department of Insurance.':
    'El número del permiso del cobrador, del Department of Insurance.',
  '30 days after service is complete if you got them in any other way.':
    '30 días después de completarse la notificación, si los recibió de cualquier otra manera.',
  'District and county court: by 10:00 a.m. on the first Monday after 20 days from service.':
    'Corte de distrito y de condado: antes de las 10:00 a. m. del primer lunes después de 20 días de la notificación.',
  'The clerk gives one extension of 30 days if you ask in time.':
    'La secretaría da una prórroga de 30 días si usted la pide a tiempo.',
  'Small claims (magistrate): come to court on the trial date.':
    'Demandas pequeñas (magistrado): vaya a la corte el día del juicio.',
  'Send your answer to the other side within 20 days and file it with the court within 5 more.':
    'Envíe su respuesta a la otra parte dentro de 20 días y preséntela en la corte dentro de 5 más.',
  'Large claims: 20 days.': 'Demandas grandes: 20 días.',
  'Justice court: come to court on the date set.': 'Corte de paz (justice court): vaya a la corte el día fijado.',
  'The words of the paper; state law': 'Las palabras del papel; la ley estatal',
  'Wages, benefits or money in the bank that you could have kept.':
    'Salario, beneficios o dinero en el banco que usted podría haber conservado.',
  'A mortgage or a home loan falls under other laws than ordinary debts, and your home may be at stake.':
    'Una hipoteca o un préstamo de vivienda sigue otras leyes que las deudas comunes, y su casa puede estar en juego.',
  'Ask a lawyer or a housing counselor.': 'Pregunte a un abogado o a un asesor de vivienda.',
  'They do not say that they are collecting a debt': 'No dicen que están cobrando una deuda',
  'A sentence that this is an attempt to collect a debt, or that it comes from a debt collector.':
    'Una frase que diga que esto es un intento de cobrar una deuda, o que viene de un cobrador de deudas.',
  'It tells you who writes and why.': 'Le dice quién escribe y por qué.',
  'Ask a lawyer before you rely on it.': 'Pregunte a un abogado antes de confiar en ello.',
  'The notice about a debt too old for court is missing':
    'Falta el aviso sobre una deuda demasiado vieja para la corte',
  'Without it you may not know that the debt is too old for court.':
    'Sin él, usted puede no saber que la deuda es demasiado vieja para la corte.',
  'The suit was likely begun too late. By our count the last day was {date}.':
    'La demanda probablemente empezó demasiado tarde. Según nuestra cuenta, el último día fue el {date}.',
  'The time to sue on this debt has likely run out. By our count the last day was {date}.':
    'El plazo para demandar por esta deuda probablemente ya terminó. Según nuestra cuenta, el último día fue el {date}.',
  'By our count the last day was {date}.': 'Según nuestra cuenta, el último día fue el {date}.',
  'The time to sue on this debt has likely run out: by our count on {date}.':
    'El plazo para demandar por esta deuda probablemente ya terminó: según nuestra cuenta, el {date}.',
  'By our count the last day to sue falls between {first} and {last}.':
    'Según nuestra cuenta, el último día para demandar cae entre el {first} y el {last}.',
  'By our count the last day to sue falls between {first} and {last} or later.':
    'Según nuestra cuenta, el último día para demandar cae entre el {first} y el {last} o más tarde.',
  'By our count the last day to sue falls on {date}.':
    'Según nuestra cuenta, el último día para demandar es el {date}.',
  'By our count the last day to sue falls on {date} or later.':
    'Según nuestra cuenta, el último día para demandar es el {date} o más tarde.',
  'By our count it ends between {first} and {last}.': 'Según nuestra cuenta, termina entre el {first} y el {last}.',
  'By our count it ends between {first} and {last} or later.':
    'Según nuestra cuenta, termina entre el {first} y el {last} o más tarde.',
  'By our count it ends on {date}.': 'Según nuestra cuenta, termina el {date}.',
  'By our count it ends on {date} or later.': 'Según nuestra cuenta, termina el {date} o más tarde.',
  'By our count the last day to sue is {date} at the earliest.':
    'Según nuestra cuenta, el último día para demandar es como muy temprano el {date}.',
  'By our count the last day to sue is {date}.': 'Según nuestra cuenta, el último día para demandar es el {date}.',
  'The last day to sue is no later than {date}.': 'El último día para demandar no es después del {date}.',
  'That is too close to be sure.': 'Eso está demasiado cerca para estar seguros.',
  'This holds if {start}, and if you made no other payment or promise since then.':
    'Esto vale si {start}, y si usted no hizo ningún otro pago ni promesa desde entonces.',
  'you missed the payment of {date} and never caught up':
    'usted dejó de hacer el pago del {date} y nunca se puso al día',
  'your last payment was on {date}': 'su último pago fue el {date}',
  'the lender charged the debt off on {date}': 'el prestamista dio la deuda por incobrable el {date}',
  'the dates you gave are right': 'las fechas que usted dio son correctas',
  'It also assumes that you lived in {state} when you opened the account.':
    'También supone que usted vivía en {state} cuando abrió la cuenta.',
  'State law has a rule about it too ({statute}).': 'La ley estatal también tiene una regla sobre esto ({statute}).',
  'In {state} the debt itself ends with the time to sue ({statute}).':
    'En {state} la deuda misma termina junto con el plazo para demandar ({statute}).',
  'In {state} that is often {days} days after you get them ({rule}).':
    'En {state} eso suele ser {days} días después de que usted los recibe ({rule}).',
  '14 or 20': '14 o 20',
  '{state} gives {years} years for {claim} ({statute}), counted from {date}.':
    '{state} da {years} años para {claim} ({statute}), contados desde el {date}.',
  'a credit card account': 'una cuenta de tarjeta de crédito',
  'a medical bill': 'una cuenta médica',
  'In {state} the limit is {years} years ({statute}).': 'En {state} el plazo es de {years} años ({statute}).',
  'In {state} the limit is 1 year ({statute}).': 'En {state} el plazo es de 1 año ({statute}).',
  'The limit is {shorter} to {longer} years, as the law in {state} is read ({statute}).':
    'El plazo es de {shorter} a {longer} años, según cómo se lea la ley de {state} ({statute}).',
  'Read one way: {years} years from {start} for {claim} in {state} ({statute}), so {date}.':
    'Leído de una manera: {years} años desde el {start} para {claim} en {state} ({statute}), o sea, el {date}.',
  'Read another way: {years} years from {start} for {claim} in {state} ({statute}), so {date}.':
    'Leído de otra manera: {years} años desde el {start} para {claim} en {state} ({statute}), o sea, el {date}.',
  'It turns on the state you are sued in.': 'Depende del estado en que le demanden.',
  'It turns on whether the paper was signed under seal.': 'Depende de si el papel se firmó bajo sello (SEAL).',
  'It turns on whether a court sees {first} or {second} in it.':
    'Depende de si una corte ve en ello {first} o {second}.',
  'Courts have not settled which limit holds.': 'Las cortes no han decidido qué plazo vale.',
  'Courts more often use the {years}-year limit, but not always.':
    'Las cortes usan más a menudo el plazo de {years} años, pero no siempre.',
  'In {state} a payment restarts the clock while the time still runs.':
    'En {state} un pago reinicia el plazo mientras todavía corre.',
  'In {state} a payment may restart the clock while the time still runs.':
    'En {state} un pago puede reiniciar el plazo mientras todavía corre.',
  'In {state} a payment does not restart the clock while the time still runs.':
    'En {state} un pago no reinicia el plazo mientras todavía corre.',
  'A written promise does not restart the clock.': 'Una promesa por escrito no reinicia el plazo.',
  'Once the time has run out, a payment can bring it back.': 'Una vez terminado el plazo, un pago puede revivirla.',
  'Even saying aloud that you owe it restarts the clock.': 'Hasta decir en voz alta que la debe reinicia el plazo.',
  'Even saying aloud that you owe it may restart the clock.':
    'Hasta decir en voz alta que la debe puede reiniciar el plazo.',
  'We could not confirm the rule of {state}, so take any payment or promise as one that restarts the clock.':
    'No pudimos confirmar la regla de {state}, así que considere que cualquier pago o promesa reinicia el plazo.',
  'We added {days} days because the courts were closed in {year}.':
    'Agregamos {days} días porque las cortes estuvieron cerradas en {year}.',
  'If you want to sue them for what this letter says, file before {date}.':
    'Si quiere demandarlos por lo que dice esta carta, presente la demanda antes del {date}.',
  'Your own claim against the collector ends soon: file before {date}.':
    'Su propio reclamo contra el cobrador termina pronto: preséntelo antes del {date}.',
  'The time to dispute with full rights may have ended on {date}.':
    'El tiempo para disputar con todos los derechos puede haber terminado el {date}.',
  'Your written dispute should be with them by {date}.':
    'Su disputa por escrito debería llegarles a más tardar el {date}.',
  'Your dispute should be with them by {date}.': 'Su disputa debería llegarles a más tardar el {date}.',
  'You have full rights to it until {date}.': 'Usted tiene todos los derechos a ello hasta el {date}.',
  'You can dispute with full rights until {date}.': 'Usted puede disputar con todos los derechos hasta el {date}.',
  'Send your dispute by certified mail by {date}.': 'Envíe su disputa por correo certificado a más tardar el {date}.',
  'A court gave a judgment on {date}.': 'Una corte dictó una sentencia el {date}.',
  'In {state} it lasts {years} years, until {date}, and may be renewed ({statute}).':
    'En {state} dura {years} años, hasta el {date}, y se puede renovar ({statute}).',
  'In {state} it lasts {years} years ({statute}).': 'En {state} dura {years} años ({statute}).',
  'Ask the court for a hearing, or claim what may not be taken, before {date}.':
    'Pida a la corte una audiencia, o reclame lo que no se puede tomar, antes del {date}.',
  'Loan papers in {state} often say SEAL near the signature.':
    'Los papeles de préstamos en {state} a menudo dicen SEAL cerca de la firma.',
  'The number of the collector’s {state} license.': 'El número de la licencia del cobrador en {state}.',
  'No {state} permit number': 'Falta el número de permiso de {state}',
  'No {state} license number': 'Falta el número de licencia de {state}',
  'This is apart from the federal {amount} a lawsuit, and we do not add it up.':
    'Esto es aparte de los {amount} federales por demanda, y no lo sumamos.',
  'What a court may give under the {law}: {damages}.': 'Lo que una corte puede dar según {law}: {damages}.',
  'a written contract': 'un contrato por escrito',
  'an open account': 'una cuenta abierta',
  'a spoken agreement': 'un acuerdo hablado',
  'a signed promissory note': 'un pagaré firmado',
  'a sale of goods': 'una venta de bienes',
  'a judgment': 'una sentencia',
  'a paper signed under seal': 'un papel firmado bajo sello (SEAL)',
  '{state} gives 1 year for {claim} ({statute}), counted from {date}.':
    '{state} da 1 año para {claim} ({statute}), contado desde el {date}.',
  '{state} gives {years} years for {claim} ({statute}).': '{state} da {years} años para {claim} ({statute}).',
  '{state} gives 1 year for {claim} ({statute}).': '{state} da 1 año para {claim} ({statute}).',
  'Read one way: {years} years for {claim} in {state} ({statute}), so {date}.':
    'Leído de una manera: {years} años para {claim} en {state} ({statute}), o sea, el {date}.',
  'Read another way: {years} years for {claim} in {state} ({statute}), so {date}.':
    'Leído de otra manera: {years} años para {claim} en {state} ({statute}), o sea, el {date}.',
  'Deadline: see the words of the paper.': 'Fecha límite: vea las palabras del papel.',
  'Deadline: {words}.': 'Fecha límite: {words}.',
  'There may be a judgment from a court already.': 'Puede que ya haya una sentencia de una corte.',
  'If so, the judgment has its own, much longer time.':
    'Si es así, la sentencia tiene su propio plazo, mucho más largo.',
  'About {sum} by certified mail with the green card, or {other} with the receipt by e-mail ({weight}).':
    'Unos {sum} por correo certificado con la tarjeta verde, o {other} con el acuse por correo electrónico ({weight}).',
  '{sum} by certified mail with the green card, or {other} with the receipt by e-mail ({weight}).':
    '{sum} por correo certificado con la tarjeta verde, o {other} con el acuse por correo electrónico ({weight}).',
  'up to 1 ounce': 'hasta 1 onza',
  'up to {ounces} ounces': 'hasta {ounces} onzas',
  'Prices of {date} (USPS price list, Notice 123).': 'Precios del {date} (lista de precios de USPS, Notice 123).',
  'We could not confirm newer ones on {date}.': 'No pudimos confirmar otros más nuevos el {date}.',
  'Ask at the counter.': 'Pregunte en la ventanilla.',
} as const
