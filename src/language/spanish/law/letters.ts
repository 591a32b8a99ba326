/** What stands beside letters: why each sentence is there, cautions, how to mail them, what is risky in one’s own letter. */
export const LETTER_WORDS = {
  'Miss it, and the court may decide without hearing you.': 'Si la pierde, la corte puede decidir sin oírle.',
  'These words, not a general rule, set your deadline.':
    'Estas palabras, y no una regla general, fijan su fecha límite.',
  'A collector that accepts disputes electronically must act on one sent that way.':
    'Un cobrador que acepta disputas electrónicas debe actuar ante una que se le envía así.',
  'A dispute that arrives within the validation period stops collection until they verify.':
    'Una disputa que llega dentro del período de validación detiene el cobro hasta que verifiquen.',
  'If it comes to a dispute, paper decides.': 'Si se llega a una disputa, decide el papel.',
  'None of these is needed, and each can be used against you.':
    'Nada de esto hace falta, y todo se puede usar en su contra.',
  'The receipt proves that it came and when. If they refuse it, keep the returned envelope unopened.':
    'El recibo prueba que llegó y cuándo. Si la rechazan, guarde el sobre devuelto sin abrirlo.',
  'You sign it. A false statement hurts you later.': 'Usted la firma. Una declaración falsa le perjudica después.',
  'Your copy is proof of what you said. A library can print for you.':
    'Su copia es prueba de lo que dijo. Una biblioteca puede imprimirla por usted.',
  'Every letter has one.': 'Toda carta la lleva.',
  'It was missing: {what}.': 'Faltaba: {what}.',
  'Say only: I dispute this debt.': 'Diga solo: “I dispute this debt.”',
  'A signed admission can be used as proof, and can restart the time to sue in many states.':
    'Admitir la deuda con su firma puede usarse como prueba y en muchos estados puede reiniciar el plazo para demandar.',
  'This debt may be too old to sue on. A signed admission can restart the time to sue in many states.':
    'Esta deuda puede ser demasiado antigua para demandar por ella. Admitirla con su firma puede reiniciar el plazo para demandar en muchos estados.',
  'Use ordinary sentences.': 'Use oraciones normales.',
  'Hard to read, and it sounds like shouting.': 'Es difícil de leer y suena a gritos.',
  'Choose one. An answer by mail is proof; a call is not.':
    'Elija una. Una respuesta por correo es prueba; una llamada no.',
  'The letter refuses contact and asks for it. They may choose the part that suits them.':
    'La carta rechaza el contacto y a la vez lo pide. Pueden elegir la parte que les convenga.',
  'Say: I reserve my rights under 15 USC 1692k.': 'Diga: “I reserve my rights under 15 USC 1692k.”',
  'Asking for money, or a debt dropped, under threat of telling others can be extortion. Complaints and demands belong in separate papers.':
    'Pedir dinero, o que se olvide una deuda, con la amenaza de contárselo a otros puede ser extorsión. Las quejas y las exigencias van en papeles separados.',
  'Leave it out.': 'Quítelo.',
  'An empty threat. Nobody is arrested over collection letters, and threats of jail can be turned against you.':
    'Una amenaza vacía. A nadie lo arrestan por cartas de cobro, y las amenazas de cárcel se pueden volver en su contra.',
  'It makes your money easy to debit, or to find after a judgment.':
    'Hace fácil debitar su dinero, o encontrarlo después de una sentencia.',
  'Not needed, and useful to a thief.': 'No hace falta, y le sirve a un ladrón.',
  'Ask them for the date of default and of the last payment they rely on.':
    'Pídales la fecha del incumplimiento y del último pago en que se basan.',
  'The time to sue is counted from these dates. Do not supply facts that they must prove.':
    'El plazo para demandar se cuenta desde estas fechas. No aporte hechos que ellos deben probar.',
  'It tells them where to garnish wages later.': 'Les dice dónde embargar su salario después.',
  'Give the reference number only.': 'Ponga solo el número de referencia.',
  'A full Social Security number in a letter is all a thief needs, and no one needs it to answer you.':
    'Un número de Seguro Social completo en una carta es todo lo que necesita un ladrón, y nadie lo necesita para responderle.',
  'Not needed to answer you, and useful to a thief.': 'No hace falta para responderle, y le sirve a un ladrón.',
  'The last four digits are what many companies use to let a caller in.':
    'Los últimos cuatro dígitos son lo que muchas empresas usan para dejar entrar a quien llama.',
  'Ask for an answer by mail.': 'Pida una respuesta por correo.',
  'It invites calls, and what is said in a call cannot be proved.':
    'Invita a que le llamen, y lo que se dice en una llamada no se puede probar.',
  'Do not send this; give the draft to your lawyer. If you must write, only: direct all contact to my lawyer.':
    'No envíe esto; dé el borrador a su abogado. Si tiene que escribir, solo: “direct all contact to my lawyer.”',
  'Let your lawyer write. Writing yourself can undo the rule that they may contact only your lawyer (15 USC 1692c(a)(2)).':
    'Deje que escriba su abogado. Si escribe usted, puede anular la regla de que solo pueden comunicarse con su abogado (15 USC 1692c(a)(2)).',
  'If it is identity theft, make a report at IdentityTheft.gov and say so plainly. If you are not sure, say only what you know.':
    'Si es robo de identidad, haga la denuncia en IdentityTheft.gov y dígalo claramente. Si no está seguro, diga solo lo que sabe.',
  'Leave it out. Say: please send verification.': 'Quítelo. Diga: “please send verification.”',
  'A judge may read this letter one day. Calm words carry further.':
    'Un juez puede leer esta carta algún día. Las palabras tranquilas llegan más lejos.',
  'The letter asks a favor and never disputes. Only a dispute obliges them to do anything.':
    'La carta pide un favor y nunca disputa. Solo una disputa los obliga a hacer algo.',
  'List the terms, and ask for a signed letter first.':
    'Haga una lista de las condiciones y pida primero una carta firmada.',
  'Get the terms in writing before paying: settled in full, no sale of the rest, how it will be reported.':
    'Consiga las condiciones por escrito antes de pagar: que queda saldada por completo, que no se vende el resto, cómo se va a reportar.',
  'The duty to stop comes only from a dispute inside the validation period, and nothing obliges them to answer by a day or to delete.':
    'La obligación de parar viene solo de una disputa dentro del período de validación, y nada los obliga a responder antes de cierto día ni a borrar.',
  'The law does not give this right. A dispute in time stops collection until they verify; it does not end the debt, and no letter stops a lawsuit.':
    'La ley no da este derecho. Una disputa a tiempo detiene el cobro hasta que verifiquen; no acaba con la deuda, y ninguna carta detiene una demanda.',
  'Ask for a written extension to a fixed date, or wait.':
    'Pida una prórroga por escrito hasta una fecha fija, o espere.',
  'An offer has a last day. A vague date is a broken promise, and no settlement.':
    'Una oferta tiene un último día. Una fecha vaga es una promesa rota, y no un acuerdo.',
  'Ask for verification first. Talk about money later, and without admitting anything.':
    'Pida primero la verificación. Hable de dinero después, y sin admitir nada.',
  'A promise in writing, before the debt is checked, can be held against you and can revive an old debt.':
    'Una promesa por escrito, antes de comprobar la deuda, se puede usar en su contra y puede revivir una deuda vieja.',
  'This debt may be too old to sue on. A written promise can revive it in many states.':
    'Esta deuda puede ser demasiado antigua para demandar por ella. Una promesa por escrito puede revivirla en muchos estados.',
  'Leave it out. Keep notes of each call: date, time, name, words.':
    'Quítelo. Tome notas de cada llamada: fecha, hora, nombre, palabras.',
  'Rules about recording calls differ by state. A recording can be unlawful, and a false claim hurts you.':
    'Las reglas sobre grabar llamadas varían según el estado. Una grabación puede ser ilegal, y una afirmación falsa le perjudica.',
  'Send nothing, or a copy with the numbers covered.': 'No envíe nada, o una copia con los números tapados.',
  'Originals do not come back. Keep them as your proof.': 'Los originales no vuelven. Guárdelos como su prueba.',
  'Send nothing.': 'No envíe nada.',
  'A payment can restart or revive the time to sue in many states, and a check shows your bank account.':
    'Un pago puede reiniciar o revivir el plazo para demandar en muchos estados, y un cheque muestra su cuenta bancaria.',
  'Leave it out. Keep their letter as evidence.': 'Quítelo. Guarde la carta de ellos como prueba.',
  'This can be a crime, and it would ruin your own case.': 'Esto puede ser un delito, y arruinaría su propio caso.',
  'Not needed, and it tells them what can be taken.': 'No hace falta, y les dice qué se le puede quitar.',
  'Leave it out, unless you are asking for goodwill.': 'Quítelo, a menos que esté pidiendo un favor de buena voluntad.',
  'Not needed for this purpose, and it can read like an admission.':
    'No hace falta para este fin, y puede leerse como que admite la deuda.',
  'Not a clear dispute, and not a request the law gives force to.':
    'No es una disputa clara, ni una solicitud a la que la ley dé fuerza.',
  'Leave the figure out. Say: I reserve my rights under 15 USC 1692k.':
    'Quite la cifra. Diga: “I reserve my rights under 15 USC 1692k.”',
  'The law allows up to $1,000 in all for one lawsuit, not for each violation, plus actual damages and fees (15 USC 1692k).':
    'La ley permite hasta $1,000 en total por una demanda, no por cada infracción, más los daños reales y los honorarios (15 USC 1692k).',
  'Use the date on their letter, and the day you sign as the date of yours.':
    'Use la fecha de la carta de ellos, y el día en que firma como fecha de la suya.',
  'A wrong date can make a letter that is in time look late, or a late one look untrue.':
    'Una fecha equivocada puede hacer que una carta a tiempo parezca tardía, o que una tardía parezca falsa.',
  'Leave it out. Ask for verification under 15 USC 1692g(b), or for a copy of what they rely on.':
    'Quítelo. Pida la verificación según 15 USC 1692g(b), o una copia de aquello en lo que se basan.',
  'The law does not say this. A collector who sees it will take the rest of the letter less seriously.':
    'La ley no dice esto. Un cobrador que lo vea tomará menos en serio el resto de la carta.',
  'A polite request that claims no more than the law gives.':
    'Una petición cortés que no reclama más de lo que da la ley.',
  'Many states license debt collectors. The question claims nothing.':
    'Muchos estados dan licencia a los cobradores de deudas. La pregunta no reclama nada.',
  'Medical bills often go to collection before insurance or hospital assistance has been counted.':
    'Las facturas médicas muchas veces pasan a cobranza antes de contar el seguro o la ayuda del hospital.',
  'Shows whether interest or fees were added that the agreement or the law does not allow.':
    'Muestra si se agregaron intereses o cargos que el contrato o la ley no permite.',
  'The letter names an owner that is not the original creditor. Only the owner of a debt can collect it.':
    'La carta nombra a un dueño que no es el acreedor original. Solo el dueño de una deuda puede cobrarla.',
  'The time to sue is counted from these dates. They must prove them; you should not supply them.':
    'El plazo para demandar se cuenta desde estas fechas. Ellos deben probarlas; usted no debería aportarlas.',
  'These show whose account it is, and what may be charged.':
    'Esto muestra de quién es la cuenta y qué se puede cobrar.',
  'An answer on paper is proof; a call is not.': 'Una respuesta en papel es prueba; una llamada no.',
  'A written dispute inside the validation period stops collection until verification is mailed.':
    'Una disputa por escrito dentro del período de validación detiene el cobro hasta que envíen la verificación por correo.',
  'After a dispute in time they must mail you verification before they go on collecting.':
    'Después de una disputa a tiempo, deben enviarle la verificación por correo antes de seguir cobrando.',
  'Inside this period a written dispute obliges them to stop. Its last day rests on an assumption, so it is not named.':
    'Dentro de este período, una disputa por escrito los obliga a parar. Su último día se basa en una suposición, así que no se nombra.',
  'Inside this period a written dispute obliges them to stop. The date shows that you are in time.':
    'Dentro de este período, una disputa por escrito los obliga a parar. La fecha muestra que está a tiempo.',
  'Leads to the two things the law lets you ask for.': 'Lleva a las dos cosas que la ley le permite pedir.',
  'Puts your disagreement on record. The federal rules for debt collectors do not bind this sender, so none is cited.':
    'Deja constancia de su desacuerdo. Las reglas federales para cobradores de deudas no obligan a este remitente, así que no se cita ninguna.',
  'The validation period is over: you can ask them to hold, but the letter claims no duty to stop.':
    'El período de validación terminó: puede pedirles que esperen, pero la carta no reclama ninguna obligación de parar.',
  'This duty has no time limit: a debt they know to be disputed must be reported as disputed.':
    'Esta obligación no tiene plazo: una deuda que saben disputada se debe reportar como disputada.',
  'We do not know when the validation period ends, so the duty to stop is stated with its condition.':
    'No sabemos cuándo termina el período de validación, así que la obligación de parar se indica con su condición.',
  'You may ask at any time. As the validation period is over, no federal duty to stop is claimed.':
    'Puede pedirlo en cualquier momento. Como el período de validación terminó, no se reclama ninguna obligación federal de parar.',
  'You may ask who the debt was first owed to. Asked in time, they must stop until they answer.':
    'Puede preguntar a quién se le debía la deuda al principio. Si se pide a tiempo, deben parar hasta responder.',
  'You chose to dispute only this part.': 'Usted eligió disputar solo esta parte.',
  'You told us that you have proof. Send copies and keep the originals.':
    'Usted nos dijo que tiene pruebas. Envíe copias y guarde los originales.',
  'A receipt or bank record is the usual proof.': 'La prueba habitual es un recibo o un registro del banco.',
  'A report at IdentityTheft.gov or from the police is the usual proof.':
    'La prueba habitual es una denuncia en IdentityTheft.gov o de la policía.',
  'Say in one sentence what is wrong with the amount.': 'Diga en una oración qué está mal en la cantidad.',
  'The explanation of benefits is the usual proof.': 'La prueba habitual es la explicación de beneficios.',
  'The settlement letter and the record of the payment are the usual proof.':
    'La prueba habitual es la carta de acuerdo y el registro del pago.',
  'In many states a signed letter that admits a debt, or promises to pay it, can restart the time to sue.':
    'En muchos estados una carta firmada que admite una deuda, o promete pagarla, puede reiniciar el plazo para demandar.',
  'We know no date of their letter, so none is given.':
    'No conocemos ninguna fecha de su carta, así que no se pone ninguna.',
  'A collector who knows of the lawyer may write only to the lawyer.':
    'Un cobrador que sabe del abogado solo puede escribirle al abogado.',
  'A request: the federal rule binds debt collectors only.':
    'Una petición: la regla federal obliga solo a los cobradores de deudas.',
  'They must be able to reach the lawyer: name, address, telephone and email.':
    'Deben poder comunicarse con el abogado: nombre, dirección, teléfono y correo electrónico.',
  'You told us that a lawyer acts for you on this debt. A lawyer for something else does not count.':
    'Usted nos dijo que un abogado actúa por usted en esta deuda. Un abogado para otra cosa no cuenta.',
  'Ask your lawyer first. It is best when the lawyer sends this notice.':
    'Pregunte primero a su abogado. Lo mejor es que el abogado envíe este aviso.',
  'Notice of attorney representation': 'Aviso de representación por un abogado',
  'This notice may be sent only if a lawyer represents you on this debt and agrees. You have not told us so.':
    'Este aviso solo se puede enviar si un abogado le representa en esta deuda y está de acuerdo. Usted no nos lo ha dicho.',
  'A debt in bankruptcy must not be reported as simply owed.':
    'Una deuda en bancarrota no se debe reportar como si simplemente se debiera.',
  'Says what they must do.': 'Dice lo que deben hacer.',
  'The bankruptcy law forbids it.': 'La ley de bancarrota lo prohíbe.',
  'The confirmation is your proof.': 'La confirmación es su prueba.',
  'This is what the discharge does.': 'Esto es lo que hace la cancelación (discharge).',
  'With the number they can find the case themselves. It stands on every paper of the court.':
    'Con el número pueden encontrar el caso ellos mismos. Está en cada papel de la corte.',
  'Send a copy of this letter and of theirs to your bankruptcy lawyer. The bankruptcy court may be the place to complain.':
    'Envíe una copia de esta carta y de la de ellos a su abogado de bancarrota. La corte de bancarrota puede ser el lugar para quejarse.',
  'Notice of bankruptcy and dispute': 'Aviso de bancarrota y disputa',
  'This letter fits only a debt that a bankruptcy court discharged, or while a case is open.':
    'Esta carta solo sirve para una deuda que una corte de bancarrota canceló, o mientras un caso está abierto.',
  'Once they receive this in writing, the law ends nearly all contact.':
    'Cuando reciban esto por escrito, la ley pone fin a casi todo contacto.',
  'Otherwise the request to stop would stop their answer to your dispute as well.':
    'De otro modo, la solicitud de parar también pararía su respuesta a la disputa de usted.',
  'These are the three exceptions of the law. Naming them shows that you know what you may ask.':
    'Estas son las tres excepciones de la ley. Nombrarlas muestra que usted sabe lo que puede pedir.',
  'You told us so; the return receipt proves it.': 'Usted nos lo dijo; el acuse de recibo lo prueba.',
  'A softer way: ask for mail only, or no calls at work. A validation request can say that.':
    'Una manera más suave: pida solo correo, o que no llamen al trabajo. Una solicitud de validación puede decir eso.',
  'Settlement offers stop. This letter binds only this collector, not the next one.':
    'Las ofertas de acuerdo paran. Esta carta obliga solo a este cobrador, no al siguiente.',
  'The debt does not go away. It may be sold or reported, and a lawsuit becomes more likely because letters no longer work.':
    'La deuda no desaparece. Puede venderse o reportarse, y una demanda se vuelve más probable porque las cartas ya no sirven.',
  'Request to stop contact': 'Solicitud de no tener más contacto',
  'A complaint should say what would resolve it.': 'Una queja debe decir qué la resolvería.',
  'Their words first, then the law.': 'Primero sus palabras, después la ley.',
  'What they did after your dispute matters most.': 'Lo que hicieron después de su disputa es lo que más importa.',
  'You told us so. Attach the dispute and its receipt.': 'Usted nos lo dijo. Adjunte la disputa y su recibo.',
  'Your own words about what this cost you.': 'Sus propias palabras sobre lo que esto le costó.',
  'A complaint does not stop a court deadline and does not replace a dispute letter.':
    'Una queja no detiene una fecha límite de la corte ni reemplaza una carta de disputa.',
  'Attach their letter, the envelope and your receipts. Black out your Social Security number and account digits.':
    'Adjunte la carta de ellos, el sobre y sus recibos. Tache su número de Seguro Social y los dígitos de sus cuentas.',
  'Keep it apart from any demand for money: never offer to drop a complaint for payment.':
    'Manténgala aparte de cualquier exigencia de dinero: nunca ofrezca retirar una queja a cambio de un pago.',
  'Complaint to the Consumer Financial Protection Bureau':
    'Queja a la Oficina para la Protección Financiera del Consumidor (CFPB)',
  'A dispute that only repeats the first may be set aside as a duplicate.':
    'Una disputa que solo repite la primera se puede dejar de lado como duplicada.',
  'Courts ask little of a verification, so the letter asks and does not accuse.':
    'Las cortes piden poco de una verificación, así que la carta pregunta y no acusa.',
  'One of the things a reply should show. Take it out if it was there.':
    'Una de las cosas que una respuesta debería mostrar. Quítela si estaba.',
  'Only you have seen it. Say plainly what came; do not argue.':
    'Solo usted la ha visto. Diga claramente lo que llegó; no discuta.',
  'Puts the order of events on record, with the dates you gave us.':
    'Deja constancia del orden de los hechos, con las fechas que usted nos dio.',
  'Puts their reply on record, with the date you gave us.':
    'Deja constancia de su respuesta, con la fecha que usted nos dio.',
  'Their reply may end the pause in collection; it does not end your dispute.':
    'Su respuesta puede terminar la pausa del cobro; no termina la disputa de usted.',
  'The law asks little of a verification: written confirmation of the amount can be enough. It does not make a debt void.':
    'La ley pide poco de una verificación: una confirmación escrita de la cantidad puede bastar. No anula una deuda.',
  'Answer to an incomplete verification': 'Respuesta a una verificación incompleta',
  'This letter answers a reply to your dispute, and we do not know of one.':
    'Esta carta contesta una respuesta a su disputa, y no sabemos de ninguna.',
  'This sender does not seem to be a debt collector under federal law, so the federal rules for collectors do not bind it. A general dispute letter fits.':
    'Este remitente no parece ser un cobrador de deudas según la ley federal, así que las reglas federales para cobradores no lo obligan. Conviene una carta de disputa general.',
  'A dispute should say how it can end.': 'Una disputa debe decir cómo puede terminar.',
  'A false entry goes on hurting you after the letters stop.':
    'Un dato falso sigue perjudicándole después de que paran las cartas.',
  'Returned as disputed, the next collector cannot say it did not know.':
    'Si se devuelve como disputada, el próximo cobrador no puede decir que no lo sabía.',
  'The confirmation is your proof if another collector writes.':
    'La confirmación es su prueba si otro cobrador le escribe.',
  'Dispute of a debt': 'Disputa de una deuda',
  'A request: outside the federal collection law nothing obliges them to stop.':
    'Una petición: fuera de la ley federal de cobro nada los obliga a parar.',
  'Asks politely; no federal duty of debt collectors is claimed.':
    'Pide con cortesía; no reclama ninguna obligación federal de los cobradores de deudas.',
  'Says how the matter can end.': 'Dice cómo puede terminar el asunto.',
  'Shows what was charged, and what was paid.': 'Muestra lo que se cobró y lo que se pagó.',
  'The account is a card, the sender is the card company itself, you say the amount is wrong, and its letter is less than 60 days old.':
    'La cuenta es una tarjeta, el remitente es la propia compañía de la tarjeta, usted dice que la cantidad está mal y su carta tiene menos de 60 días.',
  'Whoever asks for money should say why it is due.': 'Quien pide dinero debe decir por qué se debe.',
  'The federal rules for debt collectors do not seem to bind this sender. Your state may have its own rules.':
    'Las reglas federales para cobradores de deudas no parecen obligar a este remitente. Su estado puede tener sus propias reglas.',
  'Dispute of an account': 'Disputa de una cuenta',
  'This sender is a debt collector under federal law. A letter that uses those rules protects you better.':
    'Este remitente es un cobrador de deudas según la ley federal. Una carta que usa esas reglas le protege mejor.',
  'A deal by telephone, or paid before it is written, cannot be proved.':
    'Un trato por teléfono, o pagado antes de estar por escrito, no se puede probar.',
  'An offer without an end can be accepted when it no longer suits you.':
    'Una oferta sin fecha final se puede aceptar cuando a usted ya no le conviene.',
  'Forgiven debt can count as income. There are exceptions, such as insolvency; ask before you sign.':
    'Una deuda perdonada puede contar como ingreso. Hay excepciones, como la insolvencia; pregunte antes de firmar.',
  'Keeps your bank account out of their hands.': 'Mantiene su cuenta bancaria fuera de sus manos.',
  'Says first that nothing is admitted. A letter of compromise is protected as proof of liability, though not surely against every argument.':
    'Dice primero que no se admite nada. Una carta de acuerdo está protegida como prueba de responsabilidad, aunque no con seguridad contra todo argumento.',
  'Settle this before paying; afterwards there is no lever.':
    'Acuerde esto antes de pagar; después ya no tiene con qué presionar.',
  'So that the right account is settled with the one who owns it.':
    'Para que se salde la cuenta correcta con quien es su dueño.',
  'Sold remainders are a common way for a settled debt to come back.':
    'Los restos vendidos son una manera común de que vuelva una deuda saldada.',
  'With prejudice means that it cannot be filed again.':
    '“With prejudice” (con perjuicio) significa que no se puede presentar otra vez.',
  'Without these words the rest can be collected later.': 'Sin estas palabras el resto se puede cobrar después.',
  'Give no bank details, card numbers, income or employer. Pay only after the signed agreement has come.':
    'No dé datos bancarios, números de tarjeta, ingresos ni empleador. Pague solo después de que llegue el acuerdo firmado.',
  'If $600 or more is forgiven, it may be reported on Form 1099-C and may be taxable. There are exceptions, such as insolvency.':
    'Si se perdonan $600 o más, puede reportarse en el formulario 1099-C y puede pagar impuestos. Hay excepciones, como la insolvencia.',
  'We do not know how old this debt is. If it may be too old to sue on, do not send this: an offer can restart the time.':
    'No sabemos qué tan antigua es esta deuda. Si puede ser demasiado antigua para demandar por ella, no envíe esto: una oferta puede reiniciar el plazo.',
  'Settlement proposal for a disputed claim': 'Propuesta de acuerdo para un reclamo disputado',
  'This debt is likely too old to sue on. An offer or a payment could restart the time in many states, so no offer is written.':
    'Es probable que esta deuda sea demasiado antigua para demandar por ella. Una oferta o un pago podría reiniciar el plazo en muchos estados, así que no se escribe ninguna oferta.',
  'This debt may be too old to sue on. An offer or a payment could restart the time in many states. Ask a lawyer before you offer anything.':
    'Esta deuda puede ser demasiado antigua para demandar por ella. Una oferta o un pago podría reiniciar el plazo en muchos estados. Pregunte a un abogado antes de ofrecer algo.',
  'How old the debt is cannot be said for sure, so the letter asks and claims nothing.':
    'No se puede decir con seguridad qué tan antigua es la deuda, así que la carta pregunta y no reclama nada.',
  'On the longest period that can apply, counted from the dates we know, the last day to sue has passed.':
    'Con el plazo más largo que puede aplicarse, contado desde las fechas que conocemos, el último día para demandar ya pasó.',
  'Puts your dispute on record, and stops collection if the validation period still runs. Nothing here treats the debt as owed.':
    'Deja constancia de su disputa, y detiene el cobro si el período de validación todavía corre. Nada aquí trata la deuda como debida.',
  'Tells them that you know the rule, without a threat.': 'Les dice que usted conoce la regla, sin amenazar.',
  'They must prove the dates. Do not supply any yourself: a date you give can be used to count again.':
    'Ellos deben probar las fechas. No aporte ninguna usted: una fecha que usted dé se puede usar para contar de nuevo.',
  'Do not pay, promise or sign anything: in many states that can start the time to sue again.':
    'No pague, no prometa y no firme nada: en muchos estados eso puede empezar de nuevo el plazo para demandar.',
  'If you are sued anyway, you must say in court that the time has run out. This letter is not enough.':
    'Si de todos modos le demandan, debe decir en la corte que el plazo terminó. Esta carta no basta.',
  'We could not tell how old this debt is. The letter asks; it does not say that the time to sue has ended.':
    'No pudimos saber qué tan antigua es esta deuda. La carta pregunta; no dice que el plazo para demandar terminó.',
  'Dispute: how old is this debt?': 'Disputa: ¿qué tan antigua es esta deuda?',
  'Dispute: the time to sue has ended': 'Disputa: el plazo para demandar terminó',
  'By the dates we know, the time to sue has not run out. A letter that says otherwise would be wrong.':
    'Según las fechas que conocemos, el plazo para demandar no ha terminado. Una carta que dijera otra cosa estaría mal.',
  'Dispute and request for verification (late form)': 'Disputa y solicitud de verificación (forma tardía)',
  'A demand needs a date. Thirty days is a reasonable time; no law sets one.':
    'Una exigencia necesita una fecha. Treinta días es un tiempo razonable; ninguna ley fija uno.',
  'False information they gave to others goes on hurting you.':
    'La información falsa que dieron a otros sigue perjudicándole.',
  'Once asked to keep records, destroying them counts against them.':
    'Una vez que se les pide guardar los registros, destruirlos cuenta en su contra.',
  'Says what a court can award, and no more: one sum per lawsuit, however many violations.':
    'Dice lo que una corte puede otorgar, y nada más: una suma por demanda, sin importar cuántas infracciones haya.',
  'The first thing a demand is for.': 'Lo primero para lo que sirve una exigencia.',
  'Their answer is evidence, whatever it says.': 'Su respuesta es una prueba, diga lo que diga.',
  'You told us that nothing came.': 'Usted nos dijo que no llegó nada.',
  'Your own words about what this cost you. Actual harm can be compensated, so it must be exact and true.':
    'Sus propias palabras sobre lo que esto le costó. El daño real se puede compensar, así que debe ser exacto y cierto.',
  'Technical faults may not support a lawsuit, and the collector may have defenses. Ask a consumer lawyer before you rely on a claim.':
    'Puede que las fallas técnicas no basten para una demanda, y el cobrador puede tener defensas. Pregunte a un abogado del consumidor antes de confiar en un reclamo.',
  'The time to sue a collector is one year from the violation. Do not let talks run past it.':
    'El plazo para demandar a un cobrador es de un año desde la infracción. No deje que pase mientras conversan.',
  'Notice of violations and demand': 'Aviso de infracciones y exigencia',
  'No finding about their letter is strong enough to put in a demand. A validation request fits.':
    'Ningún hallazgo sobre su carta es lo bastante fuerte para ponerlo en una exigencia. Conviene una solicitud de validación.',
  'Court papers: what to do now': 'Papeles de la corte: qué hacer ahora',
  'Five or more violations by one collector.': 'Cinco o más infracciones de un mismo cobrador.',
  'The same kind of violation more than once.': 'El mismo tipo de infracción más de una vez.',
  'Three kinds of violation by one collector.': 'Tres tipos de infracción de un mismo cobrador.',
  'You told us so.': 'Usted nos lo dijo.',
  'Keep it only if it is true: a false statement hurts you later.':
    'Déjelo solo si es cierto: una declaración falsa le perjudica después.',
  'A written dispute is what stops collection.': 'Una disputa por escrito es lo que detiene el cobro.',
  'Asking for proof alone may not count as one.': 'Pedir solo pruebas puede no contar como una.',
  'You need not give a reason.': 'No tiene que dar un motivo.',
  'Read every line.': 'Lea cada línea.',
  'Change or take out what is not true.': 'Cambie o quite lo que no sea cierto.',
  'Leave out your Social Security number, date of birth, employer, and bank or card numbers.':
    'No ponga su número de Seguro Social, fecha de nacimiento, empleador ni números de banco o de tarjeta.',
  'Print two copies. Sign one by hand and keep the other.': 'Imprima dos copias. Firme una a mano y guarde la otra.',
  'Enclose copies only. Keep every original.': 'Adjunte solo copias. Guarde todos los originales.',
  'Send it by certified mail with return receipt, and write the number from the form on the letter.':
    'Envíela por correo certificado con acuse de recibo, y escriba en la carta el número del formulario.',
  'Mail it by {date}, so that it arrives by {arrival}.':
    'Envíela por correo a más tardar el {date}, para que llegue a más tardar el {arrival}.',
  'Send it today. It must arrive by {date}.': 'Envíela hoy. Debe llegar a más tardar el {date}.',
  'Their letter also offers an electronic way: “{words}” If time is short, use it today and save the confirmation.':
    'Su carta ofrece también una vía electrónica: “{words}” Si queda poco tiempo, úsela hoy y guarde la confirmación.',
  'Keep this letter, their letter and envelope, and the postal receipt together. Take a photo of each.':
    'Guarde juntos esta carta, la carta de ellos con su sobre y el recibo del correo. Tome una foto de cada uno.',
  'Your paper says about time: “{words}”': 'Su papel dice sobre el tiempo: “{words}”',
  'By these words and the day you were served, answer by {date}.':
    'Según estas palabras y el día en que le entregaron los papeles, responda a más tardar el {date}.',
  'Check this date with the clerk.': 'Confirme esta fecha con el secretario de la corte.',
  'Print and sign it. Print a second copy for yourself.': 'Imprímala y fírmela. Imprima una segunda copia para usted.',
  'Expect responses in 30-45 days.': 'Espere respuestas en 30-45 días.',
  'a request for verification (15 USC 1692g(b))': 'una solicitud de verificación (15 USC 1692g(b))',
  'a request for the name and address of the original creditor':
    'una solicitud del nombre y la dirección del acreedor original',
  'a request for the date of last payment and of default':
    'una solicitud de la fecha del último pago y del incumplimiento',
  'the time-limit point: 12 CFR 1006.26(b), put as a question or stated only after the dates are sure':
    'el punto del plazo para demandar: 12 CFR 1006.26(b), como pregunta, o afirmado solo cuando las fechas sean seguras',
  'a request for itemization of insurance payments and credits':
    'una solicitud del desglose de los pagos y créditos del seguro',
  'a dispute sentence, or a request to cease contact':
    'una oración de disputa, o una solicitud de no tener más contacto',
  'a sentence that says the debt is disputed': 'una oración que dice que la deuda está disputada',
  'the sentence: direct all contact to my lawyer': 'la oración: “direct all contact to my lawyer”',
  'the request itself: stop communicating with me about this debt (15 USC 1692c(c))':
    'la solicitud misma: que dejen de comunicarse con usted sobre esta deuda (15 USC 1692c(c))',
  'a demand to stop and to preserve records and recordings':
    'una exigencia de parar y de conservar registros y grabaciones',
  'the words: without admitting that any amount is owed': 'las palabras: “without admitting that any amount is owed”',
  'settled-in-full wording: accepted in full satisfaction, balance $0.00':
    'las palabras de pago total: “accepted in full satisfaction”, saldo $0.00',
  'no sale or transfer of the remainder': 'que el resto no se venda ni se transfiera',
  'a request for a signed written agreement before any payment':
    'una solicitud de un acuerdo escrito y firmado antes de cualquier pago',
  'how the account will be reported to the credit bureaus': 'cómo se reportará la cuenta a las agencias de crédito',
  'tax note: forgiven debt of $600 or more may be reported on Form 1099-C':
    'nota de impuestos: una deuda perdonada de $600 o más puede reportarse en el formulario 1099-C',
  'the quotes: the exact words of their letter': 'las citas: las palabras exactas de su carta',
  'the quotes from their letter of {date}': 'las citas de su carta del {date}',
  'the reference number on their letter': 'el número de referencia de su carta',
  'the reference number {number}': 'el número de referencia {number}',
  'the date': 'la fecha',
  'your mailing address': 'su dirección postal',
  'how it was mailed: certified mail, return receipt requested':
    'cómo se envió: correo certificado con acuse de recibo',
  'Write your date of birth on its line by hand, and add copies of your ID and of a bill with your address.':
    'Escriba a mano su fecha de nacimiento en su línea, y agregue copias de su identificación y de una factura con su dirección.',
  'Add copies of the papers that show the mistake. Leave out your Social Security number.':
    'Agregue copias de los papeles que muestran el error. No ponga su número de Seguro Social.',
} as const
