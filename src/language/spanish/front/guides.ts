/** The guides to print, the words explained, and the help of the pages before the login. */
export const GUIDE_WORDS = {
  'Can I have this on paper?': '¿Puedo tener esto en papel?',
  'Guides to print': 'Guías para imprimir',
  'Calls, calls at work, and how to stop them': 'Llamadas, llamadas al trabajo y cómo pararlas',
  'The law says when, where and how often a collector may call. One written line can end it.':
    'La ley dice cuándo, dónde y con qué frecuencia puede llamar un cobrador. Una línea por escrito puede terminarlo.',
  'What to say on the phone': 'Qué decir por teléfono',
  'What they may not do': 'Lo que no pueden hacer',
  'Call before 8 a.m. or after 9 p.m. where you live, or at a time or place they know is bad for you.':
    'Llamar antes de las 8 a. m. o después de las 9 p. m. donde usted vive, o a una hora o en un lugar que saben que es malo para usted.',
  'Call you at work when they know, or should know, that your employer forbids it.':
    'Llamarle al trabajo cuando saben, o deberían saber, que su empleador lo prohíbe.',
  'More than seven calls about a debt in seven days, or a call within seven days of a talk, is presumed to be too much.':
    'Más de siete llamadas por una deuda en siete días, o una llamada dentro de siete días de haber hablado, se presume que es demasiado.',
  'Talk about your debt with family, neighbors or your boss. There are few exceptions.':
    'Hablar de su deuda con familiares, vecinos o su jefe. Hay pocas excepciones.',
  'Call you when they know that a lawyer represents you on the debt.':
    'Llamarle cuando saben que un abogado le representa en la deuda.',
  'Swear, threaten violence, or lie about arrest.':
    'Decir groserías, amenazar con violencia o mentir sobre un arresto.',
  'What you can say or write': 'Lo que usted puede decir o escribir',
  '“My employer does not allow these calls. Do not call me here.”':
    '“My employer does not allow these calls. Do not call me here.” (Mi empleador no permite estas llamadas. No me llame aquí.)',
  '“Do not call me. Write to me by mail.” They must respect that.':
    '“Do not call me. Write to me by mail.” (No me llame. Escríbame por correo.) Deben respetarlo.',
  '“Stop” to an email or a text: each must offer a simple way out.':
    '“Stop” a un correo electrónico o mensaje de texto: cada uno debe ofrecer una manera sencilla de salirse.',
  'In writing: “Stop contacting me about this debt.” Then they may only tell you what they will do next.':
    'Por escrito: “Stop contacting me about this debt.” (Dejen de contactarme sobre esta deuda.) Después solo pueden decirle qué harán.',
  'Before you stop everything': 'Antes de pararlo todo',
  'The debt does not go away. It can be sold, reported, or taken to court.':
    'La deuda no desaparece. Se puede vender, reportar o llevar a la corte.',
  'A lawsuit becomes more likely, because letters no longer reach you. Offers end too.':
    'Una demanda se hace más probable, porque las cartas ya no le llegan. Las ofertas también terminan.',
  'It binds this collector. The next one must be told again.':
    'Obliga a este cobrador. Al siguiente hay que decírselo otra vez.',
  'Still in the 30 days? Dispute the debt in the same letter.':
    '¿Todavía dentro de los 30 días? Dispute la deuda en la misma carta.',
  'Keep proof': 'Guarde pruebas',
  'Write down each call: day, time, number, name, words. Take a picture of the call list.':
    'Anote cada llamada: día, hora, número, nombre, palabras. Tome una foto de la lista de llamadas.',
  'States differ on recording calls. Check your state’s law before you record one.':
    'Los estados tienen reglas distintas para grabar llamadas. Revise la ley de su estado antes de grabar una.',
  'On the phone, do not say that you owe it, and give no bank or card number.':
    'Por teléfono, no diga que la debe y no dé ningún número de banco ni de tarjeta.',
  'How to send a letter so that you can prove it': 'Cómo enviar una carta de modo que pueda probarlo',
  'Certified mail with a return receipt proves what you sent and when it came. It takes one walk to the post office.':
    'El correo certificado con acuse de recibo prueba qué envió y cuándo llegó. Basta una ida a la oficina de correos.',
  'See a letter': 'Vea una carta',
  'Before you go': 'Antes de ir',
  'Read every line. Take out what is not true. You sign it.':
    'Lea cada línea. Quite lo que no es verdad. Usted la firma.',
  'Leave out your Social Security number, birth date, employer, and bank or card numbers.':
    'No ponga su número de Seguro Social, fecha de nacimiento, empleador ni números de banco o de tarjeta.',
  'Print two copies. Sign one by hand and keep the other. A library can print for you.':
    'Imprima dos copias. Firme una a mano y guarde la otra. Una biblioteca puede imprimirla.',
  'Use the address that the notice gives for disputes.': 'Use la dirección que el aviso da para disputas.',
  'At the post office': 'En la oficina de correos',
  'Ask for certified mail with return receipt.':
    'Pida correo certificado con acuse de recibo (certified mail with return receipt).',
  'Write the number from the form on your copy of the letter.':
    'Escriba el número del formulario en su copia de la carta.',
  'Keep the stamped receipt. It proves the day you mailed it.':
    'Guarde el comprobante sellado. Prueba el día en que la envió.',
  When: 'Cuándo',
  'A dispute stops collection only if it is in time: 30 days from getting the notice.':
    'Una disputa detiene el cobro solo si llega a tiempo: 30 días desde que recibió el aviso.',
  'Mail it a week before the end, so that it arrives in time too.':
    'Envíela una semana antes del final, para que también llegue a tiempo.',
  'Is there little time? If the notice came by email and offers an electronic way, use that today and save the answer.':
    '¿Queda poco tiempo? Si el aviso llegó por correo electrónico y ofrece una vía electrónica, úsela hoy y guarde la respuesta.',
  'After it': 'Después',
  'Keep the letter, their letter, the envelope and the receipts together. Take a photo of each.':
    'Guarde juntos la carta, la carta de ellos, el sobre y los comprobantes. Tome una foto de cada uno.',
  'The green card, or the tracking page, shows the day it came. Write that day down.':
    'La tarjeta verde, o la página de rastreo, muestra el día en que llegó. Anote ese día.',
  'Did they refuse it? Keep the envelope that came back, and do not open it.':
    '¿La rechazaron? Guarde el sobre que volvió y no lo abra.',
  'Look for an answer about five weeks after it came. They have no federal deadline to send one.':
    'Espere una respuesta unas cinco semanas después de que llegó. No tienen una fecha límite federal para enviarla.',
  'If they go on collecting without an answer to your dispute, write down each call and letter.':
    'Si siguen cobrando sin responder a su disputa, anote cada llamada y cada carta.',
  'You have one year to sue from the day a collector broke the law.':
    'Usted tiene un año para demandar desde el día en que un cobrador rompió la ley.',
  'You got papers from a court': 'Recibió papeles de una corte',
  'Only an answer to the court, in time, keeps your rights. A letter to the collector does not.':
    'Solo una respuesta a la corte, a tiempo, conserva sus derechos. Una carta al cobrador no.',
  'Check my papers': 'Revisar mis papeles',
  'Read who sues whom, which court it is, and how many days the paper gives you.':
    'Lea quién demanda a quién, qué corte es y cuántos días le da el papel.',
  'Write down the day and the way you got the papers. The days count from there.':
    'Anote el día y la manera en que recibió los papeles. Los días cuentan desde ahí.',
  'Call the court clerk. Take the number from the court’s own site. Ask if the case is real and what your last day is.':
    'Llame a la secretaría de la corte. Tome el número del propio sitio de la corte. Pregunte si el caso es real y cuál es su último día.',
  'Call free legal aid: lawhelp.org. To find a consumer lawyer: naca.net.':
    'Llame a la ayuda legal gratis: lawhelp.org. Para encontrar un abogado de consumidores: naca.net.',
  'Many lawyers ask you for no money when a collector broke the law: it may have to pay their fee.':
    'Muchos abogados no le piden dinero cuando un cobrador rompió la ley: puede que este tenga que pagar sus honorarios.',
  'How much time there is': 'Cuánto tiempo hay',
  'Often 14 to 35 days. It depends on the state, the court, and how you got the papers.':
    'A menudo de 14 a 35 días. Depende del estado, de la corte y de cómo recibió los papeles.',
  'Some courts set a day to come instead. Then go.': 'Algunas cortes fijan en cambio un día para ir. Entonces vaya.',
  'If you do nothing, the court can decide without you. Then wages or a bank account can be taken.':
    'Si no hace nada, la corte puede decidir sin usted. Entonces pueden tomar su salario o una cuenta de banco.',
  'What can be said in an answer': 'Lo que se puede decir en una respuesta',
  'The debt is too old. It is not mine. The amount is wrong. They have no proof that they own it.':
    'La deuda es demasiado vieja. No es mía. La cantidad está mal. No tienen pruebas de que sean los dueños.',
  'I did not get the papers in a lawful way.': 'No recibí los papeles de manera legal.',
  'They sued in the wrong place.': 'Demandaron en el lugar equivocado.',
  'It went through bankruptcy.': 'Pasó por una bancarrota.',
  'What is not said in the answer can be lost. Say only what is true.':
    'Lo que no se dice en la respuesta se puede perder. Diga solo lo que es verdad.',
  'Answer even if you disputed the debt, if they offer a plan, or if the case looks fake.':
    'Responda aunque haya disputado la deuda, aunque ofrezcan un plan o aunque el caso parezca falso.',
  'Do not sign a “consent” or a “stipulation” without advice.':
    'No firme un “consent” ni una “stipulation” sin consejo.',
  'More time counts only in writing, and filed with the court.':
    'Más tiempo cuenta solo por escrito y presentado en la corte.',
  'If there is a judgment already': 'Si ya hay una sentencia',
  'Social Security benefits may not be taken by ordinary creditors.':
    'Los acreedores comunes no pueden tomar los beneficios del Seguro Social.',
  'A bank must leave recent federal benefits in your account.':
    'Un banco debe dejar en su cuenta los beneficios federales recientes.',
  'Of wages a court can take a quarter of your take-home pay at most.':
    'Del salario, una corte puede tomar como máximo una cuarta parte de lo que usted recibe en mano.',
  'You may have to claim this, in few days. The notice says how.':
    'Puede que tenga que reclamarlo, en pocos días. El aviso dice cómo.',
  'Errors in your credit report': 'Errores en su informe de crédito',
  'Write to the credit bureau first, and keep proof of the day. It has 30 days to look into it, in some cases 45.':
    'Escriba primero a la agencia de crédito y guarde prueba del día. Tiene 30 días para investigarlo, en algunos casos 45.',
  'Write a dispute': 'Escribir una disputa',
  'The way that counts': 'La vía que cuenta',
  'Dispute with the bureau first. It must look into it for free, within 30 days.':
    'Dispute primero con la agencia. Debe investigarlo gratis, dentro de 30 días.',
  'The days count from when it got your letter: use certified mail.':
    'Los días cuentan desde que recibió su carta: use correo certificado.',
  'It can take 45 days when you used the free yearly report.':
    'Puede tardar 45 días cuando usted usó el informe gratis del año.',
  'If you send more in the meantime, it can take 15 days longer.':
    'Si usted envía algo más mientras tanto, puede tardar 15 días más.',
  'The company that reported it must then look into it as well.':
    'La empresa que lo reportó también debe investigarlo entonces.',
  'What to write': 'Qué escribir',
  'Which entry it is, what is wrong, what is right, and what proves it. Enclose copies only.':
    'Qué dato es, qué está mal, qué es lo correcto y qué lo prueba. Adjunte solo copias.',
  'Your own words, your own name and address. Mail it yourself.':
    'Sus propias palabras, su propio nombre y dirección. Envíela usted mismo.',
  'A company may ignore a letter that a credit repair firm wrote or gave you a form for.':
    'Una empresa puede ignorar una carta que una firma de reparación de crédito escribió o para la que le dio un formulario.',
  'Dispute only what is wrong. A false dispute hurts you.':
    'Dispute solo lo que está mal. Una disputa falsa le perjudica.',
  'What must come back': 'Lo que debe llegar de vuelta',
  'What is wrong, incomplete or cannot be verified must be deleted or changed.':
    'Lo que está mal, incompleto o no se puede verificar debe borrarse o cambiarse.',
  'The results come in writing within five business days of the end.':
    'Los resultados llegan por escrito dentro de cinco días hábiles del final.',
  'They say it is verified? Ask how. They must tell you within 15 days.':
    '¿Dicen que está verificado? Pregunte cómo. Deben decírselo dentro de 15 días.',
  'If a deleted entry comes back, they must tell you within five business days.':
    'Si un dato borrado vuelve, deben decírselo dentro de cinco días hábiles.',
  'Old entries and theft': 'Datos viejos y robo de identidad',
  'A collection may stay for seven years. They count from 180 days after you first fell behind.':
    'Una cuenta en cobro puede quedarse siete años. Se cuentan desde 180 días después de que usted se atrasó por primera vez.',
  'A bankruptcy may stay for ten years.': 'Una bancarrota puede quedarse diez años.',
  'To pay an old debt, or to sell it, does not move that day.': 'Pagar una deuda vieja, o venderla, no mueve ese día.',
  'Identity theft? A bureau must block the entry within four business days of getting your papers.':
    '¿Robo de identidad? Una agencia debe bloquear el dato dentro de cuatro días hábiles de recibir sus papeles.',
  'A freeze is free.': 'Un congelamiento es gratis.',
  'Old debts and the time limit': 'Deudas viejas y el plazo para demandar',
  'After some years a collector may no longer sue you. A payment or a promise can start those years again.':
    'Después de algunos años un cobrador ya no puede demandarle. Un pago o una promesa puede reiniciar esos años.',
  'What the law says': 'Lo que dice la ley',
  'Each state sets how many years there are to sue, by kind of debt. After that the debt is time-barred.':
    'Cada estado fija cuántos años hay para demandar, según el tipo de deuda. Después de eso la deuda está prescrita.',
  'A collector may not sue, or threaten to sue, on a time-barred debt.':
    'Un cobrador no puede demandar, ni amenazar con demandar, por una deuda prescrita.',
  'In most states the debt itself does not go away. They may still ask for it.':
    'En la mayoría de los estados la deuda misma no desaparece. Todavía pueden pedirla.',
  'If they sue all the same, answer the court and say that the debt is too old. Else you can lose.':
    'Si demandan de todos modos, responda a la corte y diga que la deuda es demasiado vieja. Si no, puede perder.',
  'What can start the years again': 'Qué puede reiniciar los años',
  'In many states a payment does, even a small one.': 'En muchos estados un pago lo hace, incluso uno pequeño.',
  'A promise or a signed admission can too. An email can count as signed.':
    'Una promesa o una admisión firmada también puede. Un correo electrónico puede contar como firmado.',
  'So until you know the age: do not pay, do not promise, and do not say that you owe it.':
    'Por eso, hasta que sepa la edad: no pague, no prometa y no diga que la debe.',
  'How to find out': 'Cómo averiguarlo',
  'Look for the first payment you missed and never made up, and for the last payment of any kind.':
    'Busque el primer pago que dejó de hacer y nunca recuperó, y el último pago de cualquier tipo.',
  'Note where you live now and where you lived when you signed. A collector must sue in one of these places.':
    'Anote dónde vive ahora y dónde vivía cuando firmó. Un cobrador debe demandar en uno de esos lugares.',
  'Note what kind of debt it is: card, loan, medical, rent. The years differ.':
    'Anote qué tipo de deuda es: tarjeta, préstamo, médica, alquiler. Los años son distintos.',
  'When two limits are possible, trust the longer one.': 'Cuando son posibles dos plazos, confíe en el más largo.',
  'Time in military service does not count.': 'El tiempo de servicio militar no cuenta.',
  'Not the same thing': 'No es lo mismo',
  'Credit reports have a clock of their own: in most cases seven years.':
    'Los informes de crédito tienen su propio plazo: en la mayoría de los casos siete años.',
  'Federal student loans have no time limit.': 'Los préstamos estudiantiles federales no tienen plazo para demandar.',
  'A court’s judgment has a limit of its own. In many states it can be renewed.':
    'La sentencia de una corte tiene su propio plazo. En muchos estados se puede renovar.',
  'The 30 days to dispute a debt': 'Los 30 días para disputar una deuda',
  'Dispute in writing within 30 days of getting the first notice, and the collector must stop until it answers.':
    'Dispute por escrito dentro de 30 días de recibir el primer aviso, y el cobrador debe detenerse hasta que responda.',
  'What the law gives you': 'Lo que la ley le da',
  'Within five days of first contact a collector must send you a notice: how much, for whom, and how to dispute.':
    'Dentro de cinco días del primer contacto un cobrador debe enviarle un aviso: cuánto, para quién y cómo disputar.',
  'If you dispute in writing in time, collection must stop until they mail you proof. The law calls that verification.':
    'Si disputa por escrito a tiempo, el cobro debe detenerse hasta que le envíen pruebas por correo. La ley lo llama verificación.',
  'You can ask for the name and address of the original creditor too. Then they must stop until they send it.':
    'También puede pedir el nombre y la dirección del acreedor original. Entonces deben detenerse hasta que lo envíen.',
  'How to count': 'Cómo contar',
  'Count 30 days from the day you got the notice, not from its date.':
    'Cuente 30 días desde el día en que recibió el aviso, no desde su fecha.',
  'Not sure when it came? A collector may assume five days after it was sent, without weekends and holidays.':
    '¿No sabe cuándo llegó? Un cobrador puede suponer cinco días después del envío, sin fines de semana ni feriados.',
  'The notice prints an end date. Act on the earliest date you find.':
    'El aviso imprime una fecha final. Actúe según la fecha más temprana que encuentre.',
  'Mail a week before the end. Courts differ on whether sending it or its arrival counts.':
    'Envíela una semana antes del final. Las cortes no coinciden en si cuenta el envío o la llegada.',
  'Write “I dispute this debt”. You need no reason.':
    'Escriba “I dispute this debt” (disputo esta deuda). No necesita una razón.',
  'Ask for verification and for the original creditor.': 'Pida la verificación y el acreedor original.',
  'Do not write that you owe it, and do not promise to pay.': 'No escriba que la debe y no prometa pagar.',
  'Keep a copy, and send it by certified mail.': 'Guarde una copia y envíela por correo certificado.',
  'A dispute by phone does not stop collection. Only a written one does.':
    'Una disputa por teléfono no detiene el cobro. Solo una por escrito lo hace.',
  'They have no federal deadline to answer. But they may not collect until they do.':
    'No tienen una fecha límite federal para responder. Pero no pueden cobrar hasta que lo hagan.',
  'Too late? Dispute all the same. They need not stop, but if they report the debt they must say it is disputed.':
    '¿Demasiado tarde? Dispute de todos modos. No tienen que detenerse, pero si reportan la deuda deben decir que está disputada.',
  'If you say nothing, no court may take that as a yes.':
    'Si usted no dice nada, ninguna corte puede tomarlo como un sí.',
  'A court paper has its own deadline. A dispute does not stop it.':
    'Un papel de la corte tiene su propia fecha límite. Una disputa no la detiene.',
  'Time-barred': 'Prescrita',
  'Return receipt': 'Acuse de recibo',
  Summons: 'Citación',
  'A paper from a court: you are sued, and must answer the court by a day.':
    'Un papel de una corte: le demandan y debe responder a la corte antes de un día.',
  'Default judgment': 'Sentencia en rebeldía',
  'What a court can decide without you, if you do not answer in time.':
    'Lo que una corte puede decidir sin usted, si no responde a tiempo.',
  Garnishment: 'Embargo',
  'A court’s order to your employer or bank to hand over part of your wages or money.':
    'La orden de una corte a su empleador o banco de entregar parte de su salario o dinero.',
  Exemption: 'Exención',
  'Money or things the law lets you keep. You may have to claim them, in few days.':
    'Dinero o cosas que la ley le deja conservar. Puede que tenga que reclamarlas, en pocos días.',
  'Debt collector': 'Cobrador de deudas',
  'Someone who regularly collects debts owed to others. A lender that collects its own debt is not one.':
    'Quien cobra con regularidad deudas de otros. Un prestamista que cobra su propia deuda no lo es.',
  'The company you first dealt with: the bank, the store, the hospital.':
    'La empresa con la que trató primero: el banco, la tienda, el hospital.',
  'A company that bought the debt from somebody else and now collects it for itself.':
    'Una empresa que compró la deuda a otra y ahora la cobra para sí misma.',
  'Validation notice': 'Aviso de validación',
  'The first letter’s list of what you need: how much, for whom, and how to dispute it by when.':
    'La lista de la primera carta con lo que usted necesita: cuánto, para quién y hasta cuándo y cómo disputarla.',
  'The 30 days': 'Los 30 días',
  'The time to dispute in writing, so that they must stop and prove the debt. It counts from getting the notice.':
    'El tiempo para disputar por escrito, de modo que deban detenerse y probar la deuda. Cuenta desde que recibe el aviso.',
  'You write that you do not agree with the debt or its amount. You need no reason.':
    'Usted escribe que no está de acuerdo con la deuda o su cantidad. No necesita una razón.',
  Verification: 'Verificación',
  'The proof a collector must mail you after a dispute in time, before it may go on.':
    'La prueba que un cobrador debe enviarle por correo después de una disputa a tiempo, antes de poder seguir.',
  'Time limit to sue': 'Plazo para demandar',
  'How many years a collector has to take you to court. Each state has its own. Also called statute of limitations.':
    'Cuántos años tiene un cobrador para llevarle a la corte. Cada estado tiene el suyo. También se llama plazo de prescripción (statute of limitations).',
  'Starting the clock again': 'Reiniciar el plazo',
  'In many states a payment, a promise or a signed admission makes the years to sue begin anew.':
    'En muchos estados un pago, una promesa o una admisión firmada hace que los años para demandar empiecen de nuevo.',
  'Charge-off': 'Deuda dada por incobrable',
  'The lender wrote the debt off in its books. You can still be asked to pay it.':
    'El prestamista dio la deuda por perdida en sus libros. Todavía pueden pedirle que la pague.',
  'You pay less than they ask, and the debt is over. Only with a signed paper first.':
    'Usted paga menos de lo que piden y la deuda termina. Solo con un papel firmado primero.',
  'Letter to stop contact': 'Carta para parar el contacto',
  'You write that they must stop contacting you. They must, but they can still sue.':
    'Usted escribe que deben dejar de contactarle. Deben hacerlo, pero todavía pueden demandar.',
  'Statutory damages': 'Daños fijados por ley',
  'Up to $1,000 a court can add in a lawsuit of one person, without proof of a loss.':
    'Hasta $1,000 que una corte puede agregar en la demanda de una persona, sin prueba de una pérdida.',
  'Credit bureau': 'Agencia de crédito',
  'A company that keeps your credit report: Equifax, Experian or TransUnion.':
    'Una empresa que lleva su informe de crédito: Equifax, Experian o TransUnion.',
  Furnisher: 'Quien reporta el dato',
  'The company that reports an account to a credit bureau.':
    'La empresa que reporta una cuenta a una agencia de crédito.',
  'Day you first fell behind': 'Día en que se atrasó por primera vez',
  'The missed payment you never made up. The seven years in a credit report count from it.':
    'El pago que dejó de hacer y nunca recuperó. Los siete años de un informe de crédito cuentan desde él.',
  'Words or deeds of a collector that the law does not allow. We say how sure we are of each.':
    'Palabras o actos de un cobrador que la ley no permite. Decimos qué tan seguros estamos de cada uno.',
  'This page tells what Writeback does and what it costs. You can start without an account.':
    'Esta página dice qué hace Writeback y cuánto cuesta. Puede empezar sin una cuenta.',
  'Got a letter? Press “Check my letter”.': '¿Tiene una carta? Pulse “Revisar mi carta”.',
  'No letter? Answer the short quiz further down.': '¿No tiene carta? Responda el cuestionario corto más abajo.',
  'Questions that many people ask, with short answers.': 'Preguntas que mucha gente hace, con respuestas cortas.',
  'Open the question that fits.': 'Abra la pregunta que corresponda.',
  'Not there? Write to us on the feedback page.': '¿No está ahí? Escríbanos en la página de comentarios.',
  'Each guide is one page about one matter. You can read it here or print it.':
    'Cada guía es una página sobre un asunto. Puede leerla aquí o imprimirla.',
  'Choose the guide that fits.': 'Elija la guía que corresponda.',
  'Press “Print this page” to have it on paper.': 'Pulse “Imprimir esta página” para tenerla en papel.',
  'We can prepare and mail your letters for you. This page says what you get and what it costs.':
    'Podemos preparar y enviar sus cartas por usted. Esta página dice qué recibe y cuánto cuesta.',
  'Compare it with doing it yourself, which costs less.': 'Compárelo con hacerlo usted mismo, que cuesta menos.',
  'Press “Start an order” if you want it.': 'Pulse “Hacer un pedido” si lo quiere.',
  'Here you can tell us what is wrong or missing.': 'Aquí puede decirnos qué está mal o qué falta.',
  'Write what happened in your own words.': 'Escriba lo que pasó con sus propias palabras.',
  'Leave out numbers of accounts and your Social Security number.':
    'No ponga números de cuentas ni su número de Seguro Social.',
  'Here an email from a collector gets checked: forwarded to your own address, or uploaded as a file.':
    'Aquí se revisa un correo electrónico de un cobrador: reenviado a su propia dirección, o subido como archivo.',
  'Look whether forwarding is switched on here.': 'Mire si el reenvío está activado aquí.',
  'If not, save the email as a file and upload it.': 'Si no, guarde el correo como archivo y súbalo.',
  'Yes. There are six guides of one page each: the 30 days, court papers, old debts, certified mail, calls, and credit reports.':
    'Sí. Hay seis guías de una página cada una: los 30 días, papeles de la corte, deudas viejas, correo certificado, llamadas e informes de crédito.',
  'Print this page': 'Imprimir esta página',
  'Law, number': 'Ley, número',
  'Points without a number are advice, or differ from state to state. Legal information, not legal advice.':
    'Los puntos sin número son consejos, o cambian de un estado a otro. Información legal, no consejo legal.',
  'Free legal aid: lawhelp.org.': 'Ayuda legal gratis: lawhelp.org.',
  'Other guides': 'Otras guías',
  'Help with this page': 'Ayuda con esta página',
  'The help could not be loaded. Try again when you are connected.':
    'La ayuda no se pudo cargar. Inténtelo otra vez cuando tenga conexión.',
  'What to do next': 'Qué hacer ahora',
  'Words on this page': 'Palabras de esta página',
  'A guide to print': 'Una guía para imprimir',
  'Free legal aid': 'Ayuda legal gratis',
  'Read the guide': 'Leer la guía',
  'Enclose copies only. Keep every original.': 'Adjunte solo copias. Guarde todos los originales.',
  'Original creditor': 'Acreedor original',
  'One page each: what the law says, what to do now, and where it stands. Read them here or print them.':
    'Una página cada una: qué dice la ley, qué hacer ahora y dónde está escrito. Léalas aquí o imprímalas.',
} as const
