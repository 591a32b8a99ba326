/** The questions and answers. */
export const FAQ = {
  'Questions and answers': 'Preguntas y respuestas',
  'What Writeback checks in a collection letter, what it costs, who sees your letter, and what to do if you were sued.':
    'Qué revisa Writeback en una carta de cobro, cuánto cuesta, quién ve su carta y qué hacer si lo demandaron.',
  'Short answers, without legal words where we can. If you have a paper from a court, start with the first one.':
    'Respuestas cortas, sin palabras legales cuando se puede. Si tiene un papel de una corte, empiece por la primera.',
  'Have the letter at hand?': '¿Tiene la carta a la mano?',
  'You can check it without an account.': 'Puede revisarla sin una cuenta.',
  'Still not clear?': '¿Todavía tiene dudas?',
  'Ask us or tell us what is missing': 'Pregúntenos o díganos qué falta',
  'First things': 'Lo primero',
  'I was sued, or got papers from a court. What now?': 'Me demandaron o me llegaron papeles de una corte. ¿Qué hago?',
  'Answer the court by the date on the papers. A letter to the collector does not do that. If nobody answers, the court can decide against you without hearing you.':
    'Conteste a la corte antes de la fecha de los papeles. Una carta al cobrador no cuenta. Si nadie contesta, la corte puede decidir en su contra sin oírlo.',
  'Upload the papers. We stop, tell you the last day to answer in your state where we know it, and link to free legal aid.':
    'Suba los papeles. Paramos, le decimos el último día para contestar en su estado si lo sabemos, y le mostramos dónde hay ayuda legal gratis.',
  'Find free legal aid': 'Buscar ayuda legal gratis',
  'Is this legal advice?': '¿Esto es consejo legal?',
  'No. It is legal information. We compare your letter with the rules and show the words each finding rests on. Nobody here is your lawyer.':
    'No. Es información legal. Comparamos su carta con las reglas y mostramos las palabras en que se basa cada hallazgo. Aquí nadie es su abogado.',
  'How do I know the letter is not a scam?': '¿Cómo sé que la carta no es una estafa?',
  'A real collector must tell you who it is, whom it collects for and how much. It may not threaten arrest. If you are asked for gift cards, wire money or your bank password, do not pay. We check for these signs first, for free.':
    'Un cobrador real debe decirle quién es, para quién cobra y cuánto. No puede amenazar con arresto. Si le piden tarjetas de regalo, un giro o la clave de su banco, no pague. Buscamos primero estas señales, gratis.',
  'Why do thirty days matter?': '¿Por qué importan los treinta días?',
  'If you dispute the debt in writing within 30 days of getting the first notice, the collector must stop until it mails you proof. After that you can still dispute, but it may go on collecting.':
    'Si usted disputa la deuda por escrito dentro de los 30 días de recibir el primer aviso, el cobrador debe parar hasta enviarle pruebas por correo. Después todavía puede disputar, pero él puede seguir cobrando.',
  'What do you check?': '¿Qué revisan?',
  'The notice itself, the amounts, the dates, threats and pressure, the age of the debt, and who is writing. The rules come from the Fair Debt Collection Practices Act and Regulation F. Some rules of your state come on top.':
    'El aviso mismo, los montos, las fechas, las amenazas y la presión, la antigüedad de la deuda y quién escribe. Las reglas vienen de la Fair Debt Collection Practices Act y de la Regulation F. Se suman algunas reglas de su estado.',
  'Can it be wrong?': '¿Se puede equivocar?',
  'Yes. A photo can be misread. So each finding shows the exact words, says how sure we are, and what would change it. Where we could not read something, we say so and do not guess.':
    'Sí. Una foto se puede leer mal. Por eso cada hallazgo muestra las palabras exactas, dice qué tan seguros estamos y qué lo cambiaría. Si no pudimos leer algo, lo decimos y no adivinamos.',
  'Will the letter work?': '¿Va a funcionar la carta?',
  'Nobody has measured that, so we promise nothing. The percentage you see is how strong the evidence looks to us. It is not a success rate.':
    'Nadie lo ha medido, así que no prometemos nada. El porcentaje que ve es qué tan fuertes nos parecen las pruebas. No es una tasa de éxito.',
  'Will I get $1,000 for each violation?': '¿Me dan $1,000 por cada infracción?',
  'No. In a lawsuit of one person, a court can add up to $1,000 in all, plus real losses and lawyer’s fees. You have one year to sue.':
    'No. En la demanda de una persona, una corte puede agregar hasta $1,000 en total, más las pérdidas reales y los honorarios del abogado. Tiene un año para demandar.',
  'The debt is old. Do I still owe it?': 'La deuda es antigua. ¿Todavía la debo?',
  'Maybe, but a collector may not sue you, or threaten to, once the time limit of your state is over. In some states a payment or a promise starts the clock again. So check before you pay.':
    'Tal vez, pero un cobrador no puede demandarlo, ni amenazar con hacerlo, cuando ya pasó el plazo de su estado. En algunos estados un pago o una promesa reinicia el plazo. Por eso revise antes de pagar.',
  'Check the time limit': 'Revisar el plazo',
  'The collector wrote me an email or a text.': 'El cobrador me escribió un correo o un mensaje de texto.',
  'Save the email as a file and upload it. For a text, take a screenshot and upload the picture.':
    'Guarde el correo como archivo y súbalo. Si es un mensaje de texto, tome una captura de pantalla y suba la imagen.',
  'How to save an email': 'Cómo guardar un correo',
  'Your letter and your data': 'Su carta y sus datos',
  'What happens to my letter?': '¿Qué pasa con mi carta?',
  'The pages you upload are deleted from our server within 1 hour. What we found and the letters written for you stay until you delete them. You can take everything along, or delete it, with one button.':
    'Las páginas que sube se borran de nuestro servidor en menos de 1 hora. Lo que hallamos y las cartas escritas para usted se quedan hasta que las borre. Puede llevarse todo, o borrarlo, con un botón.',
  'Who can see it?': '¿Quién la puede ver?',
  'Only you. It is not sold or shared, and people who run this site do not see your letters. The collector learns nothing unless you mail something yourself.':
    'Solo usted. No se vende ni se comparte, y quienes administran este sitio no ven sus cartas. El cobrador no se entera de nada, a menos que usted mismo envíe algo.',
  'Read the privacy page': 'Leer la página de privacidad',
  'Do I need an account?': '¿Necesito una cuenta?',
  'Not to check a letter. With your email you can come back to your results from another phone or computer. There is no password: we mail you a code.':
    'Para revisar una carta, no. Con su correo electrónico puede volver a sus resultados desde otro teléfono o computadora. No hay contraseña: le mandamos un código por correo.',
  'What it costs': 'Cuánto cuesta',
  'What is free?': '¿Qué es gratis?',
  'The kind of paper, court warnings, scam signs, every deadline, the age of the debt, your first finding and the official sample letters. They are free in every plan.':
    'El tipo de papel, los avisos de la corte, las señales de estafa, todas las fechas límite, la antigüedad de la deuda, su primer hallazgo y las cartas oficiales de muestra. Son gratis en todos los planes.',
  'What do the plans cost?': '¿Cuánto cuestan los planes?',
  'The full result of one letter costs {scan}. All letters for {days} days cost {monthly}, and that does not renew by itself. Lifetime access is {lifetime}, paid once. A pre-written letter is {letter}.':
    'El resultado completo de una carta cuesta {scan}. Todas las cartas por {days} días cuestan {monthly}, y eso no se renueva por sí solo. El acceso de por vida cuesta {lifetime}, en un solo pago. Una carta ya escrita cuesta {letter}.',
  'All prices': 'Todos los precios',
  'Can you do it for me?': '¿Lo pueden hacer por mí?',
  'Yes. We prepare the letters, you approve each one, and we mail them certified. It costs {prices}.':
    'Sí. Preparamos las cartas, usted aprueba cada una y las enviamos por correo certificado. Cuesta {prices}.',
  '{price} for {from} to {to} letters': '{price} por {from} a {to} cartas',
  'How that works': 'Cómo funciona',
  'Can I get my money back?': '¿Me devuelven el dinero?',
  'Yes, within 30 days. Ask with one button on Your data. Done-for-you letters that were mailed already are taken off.':
    'Sí, dentro de 30 días. Pídalo con un botón en Sus datos. Se descuentan las cartas del servicio Hecho para usted que ya se enviaron.',
  'Can I dispute my credit report for free?': '¿Puedo disputar mi informe de crédito gratis?',
  'Yes. You can write to each credit bureau yourself and pay nothing. If you use our letters, you are charged only after they were made and delivered to you. The law asks for that.':
    'Sí. Puede escribir usted mismo a cada agencia de crédito sin pagar nada. Si usa nuestras cartas, se le cobra solo después de que se hicieron y se le entregaron. La ley lo exige.',
} as const
