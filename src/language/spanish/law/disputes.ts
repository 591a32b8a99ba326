/** What the tracker and the dashboard say: states, why, what is lost, checklists, what happened and what is due. */
export const DISPUTE_WORDS = {
  'A call or a bill in this time may break the law. If you do not write it down, it is hard to prove.':
    'Una llamada o una factura en este tiempo puede violar la ley. Si no la anota, es difícil probarla.',
  'A collector that knows of your dispute must say so when it reports the debt.':
    'Un cobrador que sabe de su disputa debe decirlo cuando reporta la deuda.',
  'A complaint does not stop the clock: a claim against them ends one year after what they did.':
    'Una queja no detiene el reloj: un reclamo contra ellos vence un año después de lo que hicieron.',
  'A deadline or an offer in their reply may pass unseen.':
    'Una fecha límite o una oferta en su respuesta puede pasar sin que usted la vea.',
  'A dispute letter does not stop a court. Only an answer to the court does.':
    'Una carta de disputa no detiene a una corte. Solo una respuesta a la corte lo hace.',
  'A dispute that comes after the 30 days does not make them stop and send proof. They may then take the debt as valid.':
    'Una disputa que llega después de los 30 días no los obliga a parar ni a enviar pruebas. Entonces pueden dar la deuda por válida.',
  'A hearing you miss can be decided against you.': 'Una audiencia a la que usted falta se puede decidir en su contra.',
  'A new collector owes you its own notice, with its own 30 days. Your first letter does not bind it.':
    'Un cobrador nuevo le debe su propio aviso, con sus propios 30 días. Su primera carta no lo obliga.',
  'Add a clearer picture of their reply, or read it with someone':
    'Agregue una imagen más clara de su respuesta, o léala con alguien',
  'Add it here as a new letter: a new collector owes you its own notice.':
    'Agréguela aquí como carta nueva: un cobrador nuevo le debe su propio aviso.',
  'Added to your tracker': 'Agregado a su seguimiento',
  'An entry that should be gone may stay, and you may not know.':
    'Un dato que debería haber desaparecido puede seguir ahí sin que usted lo sepa.',
  'An entry was taken back': 'Se retiró una anotación',
  'An offer of {collector} ends': 'Una oferta de {collector} vence',
  'Another company writes': 'Otra empresa escribe',
  'Answer four questions': 'Responda cuatro preguntas',
  'Answer the court': 'Responda a la corte',
  'Answer the court papers: {collector}': 'Responda los papeles de la corte: {collector}',
  'Answered in part': 'Respondida en parte',
  'Ask about every charge you cannot explain.': 'Pregunte por cada cargo que no pueda explicar.',
  'Ask for what is missing': 'Pida lo que falta',
  'Attach their letters, your letters and the postal receipts.':
    'Adjunte sus cartas, las de ellos y los recibos del correo.',
  'CFPB: Debt collection, your rights and tools': 'CFPB: cobro de deudas, sus derechos y herramientas',
  'CFPB: How to tell a real debt collector from a scammer':
    'CFPB: cómo distinguir a un cobrador verdadero de un estafador',
  'CFPB: What should I do if a creditor or debt collector sues me?':
    'CFPB: ¿qué debo hacer si me demanda un acreedor o un cobrador de deudas?',
  'Call legal aid today: lawhelp.org. Say that you were sued and by when you must answer.':
    'Llame hoy a ayuda legal: lawhelp.org. Diga que le demandaron y para cuándo debe responder.',
  'Check for an answer from {collector}': 'Vea si {collector} respondió',
  'Check in after 30 days': 'Vuelva a revisar después de 30 días',
  'Check in again': 'Vuelva a revisar',
  'Check the new amount, and dispute what is not explained':
    'Revise la nueva cantidad y dispute lo que no esté explicado',
  'Check the report, and write to the collector if it is not marked as disputed':
    'Mire el informe y escríbale al cobrador si no está marcada como disputada',
  'Check what they sent': 'Revise lo que enviaron',
  'Check what they sent, then choose': 'Revise lo que enviaron y luego elija',
  'Check your credit reports': 'Mire sus informes de crédito',
  'Check your credit reports in 60 days.': 'Mire sus informes de crédito en 60 días.',
  'Check-in: {answer}': 'Revisión: {answer}',
  'Closed debts are sometimes sold again. Your papers are then the answer.':
    'Las deudas cerradas a veces se vuelven a vender. Entonces sus papeles son la respuesta.',
  'Companies mostly answer a complaint within 60 days. A consumer lawyer can tell you if a claim is worth it.':
    'Las empresas responden casi siempre a una queja en 60 días. Un abogado del consumidor puede decirle si un reclamo vale la pena.',
  'Companies mostly answer within 15 days, and in some cases within 60.':
    'Las empresas responden casi siempre en 15 días, y en algunos casos en 60.',
  'Compare the name, the account and the amount with your own papers.':
    'Compare el nombre, la cuenta y la cantidad con sus propios papeles.',
  'Complaint filed': 'Queja presentada',
  'Confirm how it ended': 'Confirme cómo terminó',
  'Court papers came': 'Llegaron papeles de la corte',
  'Court papers came. Answer by {date}': 'Llegaron papeles de la corte. Responda a más tardar el {date}',
  'Cover your Social Security number and account digits on every paper.':
    'Tape su número de Seguro Social y los números de cuenta en cada papel.',
  'Decide: a lawyer, or an end': 'Decida: un abogado, o terminar',
  'Decide: dispute a point with proof, talk about a settlement, or get advice.':
    'Decida: disputar un punto con pruebas, hablar de un acuerdo o pedir consejo.',
  'Did another company write about the same debt?': '¿Escribió otra empresa sobre la misma deuda?',
  'Did papers from a court come?': '¿Llegaron papeles de una corte?',
  'Did they act?': '¿Hicieron algo?',
  'Did they ask you for money?': '¿Le pidieron dinero?',
  'Did they report it to a credit bureau without saying that it is disputed?':
    '¿La reportaron a una agencia de crédito sin decir que está disputada?',
  'Dispute it with the new company': 'Dispútela con la empresa nueva',
  'Do not pay and do not promise to pay by phone.': 'No pague ni prometa pagar por teléfono.',
  'Download your data once a year.': 'Descargue sus datos una vez al año.',
  'Enter the certified number at the post office’s own site, or ask at the counter.':
    'Escriba el número del correo certificado en el sitio de la oficina de correos, o pregunte en la ventanilla.',
  'Evidence added': 'Prueba agregada',
  'FTC: Debt collection FAQs': 'FTC: preguntas frecuentes sobre el cobro de deudas',
  'FTC: Debt collection FAQs (which debts are covered)':
    'FTC: preguntas frecuentes sobre el cobro de deudas (qué deudas cubre la ley)',
  'FTC: Debts and deceased relatives': 'FTC: las deudas y los familiares fallecidos',
  'FTC: What to know about identity theft': 'FTC: qué hay que saber sobre el robo de identidad',
  'File an answer or appear, even if you sent a dispute.':
    'Presente una respuesta o comparezca, aunque haya enviado una disputa.',
  'File it at consumerfinance.gov/complaint. Nothing is sent by us.':
    'Preséntela en consumerfinance.gov/complaint. Nosotros no enviamos nada.',
  'Find out when it arrived': 'Averigüe cuándo llegó',
  'Find the court’s deadline today': 'Averigüe hoy la fecha límite de la corte',
  'Find the last day to answer on the papers. Call the court’s clerk to confirm it.':
    'Busque en los papeles el último día para responder. Llame al secretario de la corte para confirmarlo.',
  'Four questions after 30 days': 'Cuatro preguntas después de 30 días',
  'Get all three reports at annualcreditreport.com. It is free.':
    'Pida los tres informes en annualcreditreport.com. Es gratis.',
  'Go to court: {collector}': 'Vaya a la corte: {collector}',
  'If another company writes about this debt, open a new matter at once.':
    'Si otra empresa escribe sobre esta deuda, abra un asunto nuevo enseguida.',
  'If you disputed in time, until they send proof': 'Si usted disputó a tiempo, hasta que envíen pruebas',
  'If your dispute came in time, they had to stop until they sent proof. Your letter states the days and the words.':
    'Si su disputa llegó a tiempo, tenían que parar hasta enviar pruebas. Su carta indica los días y las palabras.',
  'It may not be too late. Call the court clerk or free legal aid today.':
    'Puede que no sea demasiado tarde. Llame hoy al secretario de la corte o a ayuda legal gratuita.',
  'Keep a copy of the page as evidence.': 'Guarde una copia de la página como prueba.',
  'Keep every envelope. The postmark is evidence.': 'Guarde todos los sobres. El matasellos es una prueba.',
  'Keep letters, envelopes, receipts and green cards together.':
    'Guarde juntos las cartas, los sobres, los recibos y las tarjetas verdes.',
  'Keep the envelope and write down the day you got the papers and how.':
    'Guarde el sobre y anote el día en que recibió los papeles y cómo.',
  'Keep the letter that says so. Take a photo of it.': 'Guarde la carta que lo dice. Tómele una foto.',
  'Keep the new letter and its envelope.': 'Guarde la carta nueva y su sobre.',
  'Keep the postal receipt. Take a photo of it.': 'Guarde el recibo del correo. Tómele una foto.',
  'Keep your papers': 'Guarde sus papeles',
  'Keep your proof': 'Guarde sus pruebas',
  'LSC: Find a legal aid office': 'LSC: busque una oficina de ayuda legal',
  'Last day for a written dispute: {collector}': 'Último día para una disputa por escrito: {collector}',
  'Letter delivered': 'Carta entregada',
  'Letter delivered, signed for': 'Carta entregada, con firma',
  'Letter sent': 'Carta enviada',
  'Letter sent {how}': 'Carta enviada {how}',
  'Letter written: {title}': 'Carta escrita: {title}',
  'Look for the company’s answer': 'Busque la respuesta de la empresa',
  'Look for the last payment and the dates. Do not confirm them to anyone.':
    'Busque el último pago y las fechas. No se las confirme a nadie.',
  'Look for this collector and for the lender it names.': 'Busque a este cobrador y al prestamista que nombra.',
  'Mail it so that you can prove it': 'Envíela por correo de modo que pueda probarlo',
  'Mail your dispute to {collector}': 'Envíe su disputa por correo a {collector}',
  'Mail your letter': 'Envíe su carta por correo',
  'No answer for 30 days': 'Sin respuesta en 30 días',
  'Not mailed yet': 'Todavía no enviada',
  Note: 'Nota',
  'Note the day it arrived': 'Anote el día en que llegó',
  'On its way': 'En camino',
  'On your credit report': 'En su informe de crédito',
  'Only a letter that reached them counts. Send it so that you can prove it.':
    'Solo cuenta una carta que les llegó. Envíela de modo que pueda probarlo.',
  'Papers from a court': 'Papeles de una corte',
  'Passed to another company': 'Pasada a otra empresa',
  'Passed to {company}': 'Pasada a {company}',
  'Pay neither until it is clear who owns the debt.':
    'No le pague a ninguno hasta que esté claro de quién es la deuda.',
  'Protect your wages and money: {collector}': 'Proteja su salario y su dinero: {collector}',
  'Read the complaint we wrote. Take out what is not true.': 'Lea la queja que escribimos. Quite lo que no sea cierto.',
  'Reply not clear': 'Respuesta no clara',
  Resolved: 'Resuelto',
  'See whether the account is marked as disputed.': 'Vea si la cuenta está marcada como disputada.',
  'Seen on a credit report': 'Visto en un informe de crédito',
  'Send a new request to the new company. The old one does not bind it.':
    'Envíe una solicitud nueva a la empresa nueva. La anterior no la obliga.',
  'Send a second letter with your open questions': 'Envíe una segunda carta con las preguntas que siguen abiertas',
  'Sign the letter and keep a copy.': 'Firme la carta y guarde una copia.',
  'Silence alone breaks no rule. Asking for money, reporting it as not disputed, or suing may.':
    'El silencio por sí solo no viola ninguna regla. Pedir dinero, reportarla como no disputada o demandar puede violarla.',
  Sued: 'Demanda recibida',
  'Tell us how it ended, so that your record is right.': 'Díganos cómo terminó, para que su registro esté correcto.',
  'The amount changed': 'La cantidad cambió',
  'The court can decide without you. They could then take wages or money from a bank account.':
    'La corte puede decidir sin usted. Después podrían quitarle salario o dinero de una cuenta bancaria.',
  'The court day about {collector} has passed': 'El día de corte sobre {collector} ya pasó',
  'The day to answer the court about {collector} has passed':
    'El día para responder a la corte sobre {collector} ya pasó',
  'The day to protect your money from {collector} has passed': 'El día para proteger su dinero de {collector} ya pasó',
  'The entry stays as it is, and lenders see it without your side.':
    'El dato queda como está, y los prestamistas lo ven sin la versión de usted.',
  'The law sets no day for their answer. If you disputed in time, they must stop collecting until they send proof.':
    'La ley no fija un día para su respuesta. Si usted disputó a tiempo, deben dejar de cobrar hasta que envíen pruebas.',
  'The new 30 days may pass, and the new company need not stop.':
    'Los nuevos 30 días pueden pasar, y la empresa nueva no tiene que parar.',
  'The time can be short. Open the steps and tell us when you got the papers, or call the court clerk today.':
    'El plazo puede ser corto. Abra los pasos y díganos cuándo recibió los papeles, o llame hoy al secretario de la corte.',
  'Their duty to stop starts when they have your letter. The day it arrived is your proof.':
    'Su obligación de parar empieza cuando tienen la carta de usted. El día en que llegó es su prueba.',
  'Their reply shows no proof. If you disputed in time, they must not collect until they send it.':
    'Su respuesta no muestra pruebas. Si usted disputó a tiempo, no deben cobrar hasta que las envíen.',
  'They contacted you too early or too late': 'Se comunicaron con usted demasiado temprano o demasiado tarde',
  'They did not answer': 'No respondieron',
  'They go on. A claim against them ends one year after what they did.':
    'Ellos siguen. Un reclamo contra ellos vence un año después de lo que hicieron.',
  'They go on. A claim for what was found before ends on {date}.':
    'Ellos siguen. Un reclamo por lo que se encontró antes vence el {date}.',
  'They have your letter': 'Tienen su carta',
  'They may add only what the contract or the law allows. A lower amount is worth checking too.':
    'Solo pueden agregar lo que permite el contrato o la ley. También vale la pena revisar una cantidad más baja.',
  'They may collect again. Compare their papers with yours before you pay, settle or dispute a point.':
    'Pueden volver a cobrar. Compare sus papeles con los de usted antes de pagar, llegar a un acuerdo o disputar un punto.',
  'They may go on collecting, report the debt or sue. A mistake in their papers stays unanswered.':
    'Pueden seguir cobrando, reportar la deuda o demandar. Un error en sus papeles queda sin respuesta.',
  'They may go on with the new amount as if you agreed to it.':
    'Pueden seguir con la nueva cantidad como si usted la hubiera aceptado.',
  'They may say that you were content with their reply.': 'Pueden decir que usted quedó conforme con su respuesta.',
  'They may treat all of it as answered and collect all of it.': 'Pueden tratar todo como respondido y cobrarlo todo.',
  'They must pause': 'Deben hacer una pausa',
  'They name the creditor.': 'Nombran al acreedor.',
  'They replied. {conclusion}': 'Respondieron. {conclusion}',
  'They say that collection stopped.': 'Dicen que se dejó de cobrar.',
  'They say what the amount is made of.': 'Dicen de qué se compone la cantidad.',
  'They sent a text': 'Enviaron un mensaje de texto',
  'They sent proof': 'Enviaron pruebas',
  'They sent records.': 'Enviaron registros.',
  'They went on collecting': 'Siguieron cobrando',
  'They wrote that they closed it. Keep that letter: the debt may go back to the lender or to another collector.':
    'Escribieron que la cerraron. Guarde esa carta: la deuda puede volver al prestamista o ir a otro cobrador.',
  'Too old for your credit report: {collector}': 'Demasiado antigua para su informe de crédito: {collector}',
  'U.S. Courts: Discharge in bankruptcy': 'Cortes de EE. UU.: la cancelación de deudas (discharge) en la bancarrota',
  'Watch for the court’s next date': 'Espere la próxima fecha de la corte',
  'We could not tell what it means. We do not guess.': 'No pudimos saber qué significa. No adivinamos.',
  'We did not find that collection stopped.': 'No encontramos que se dejara de cobrar.',
  'We did not find the creditor’s name.': 'No encontramos el nombre del acreedor.',
  'We did not find what the amount is made of.': 'No encontramos de qué se compone la cantidad.',
  'We found no records with it.': 'No encontramos registros en ella.',
  'What ended here should show on your reports within two months.':
    'Lo que terminó aquí debería verse en sus informes dentro de dos meses.',
  'What they did in these days is forgotten, and a claim against them ends one year after it.':
    'Lo que hicieron en estos días se olvida, y un reclamo contra ellos vence un año después de eso.',
  'When the green card comes back, take a photo of both sides.':
    'Cuando vuelva la tarjeta verde, tome una foto de los dos lados.',
  'While you wait': 'Mientras espera',
  'Without papers you would have to prove all of it again.': 'Sin papeles tendría que probarlo todo otra vez.',
  'Without that day you cannot show that they went on collecting after they had your letter.':
    'Sin ese día no puede mostrar que siguieron cobrando después de tener su carta.',
  'Write down each call, text and letter: day, hour, what was said.':
    'Anote cada llamada, mensaje y carta: día, hora, qué se dijo.',
  'Write down what they did and answer it': 'Anote lo que hicieron y respóndalo',
  'Write the day and the certified number down here.': 'Anote aquí el día y el número del correo certificado.',
  'Write the day of delivery down here.': 'Anote aquí el día de la entrega.',
  'Write the day you filed it down here.': 'Anote aquí el día en que la presentó.',
  'Writeback: the time you chose': 'Writeback: la hora que usted eligió',
  'Writeback: your next step': 'Writeback: su próximo paso',
  'You answered the court': 'Usted respondió a la corte',
  'You answered. The court will send a date. Go, even if the collector says you need not.':
    'Usted respondió. La corte enviará una fecha. Vaya, aunque el cobrador diga que no hace falta.',
  'You filed a complaint': 'Usted presentó una queja',
  'You tell us how': 'Usted nos dice cómo',
  'Your dispute of the part they did not answer goes on. Name each point that is still open.':
    'Sigue en pie su disputa de la parte que no respondieron. Nombre cada punto que sigue abierto.',
  'Your own claim against {collector} ends soon': 'Su propio reclamo contra {collector} vence pronto',
  'Your record stays open, and we cannot tell you what to watch for next.':
    'Su registro queda abierto, y no podemos decirle a qué debe prestar atención después.',
  'Court papers from {collector}: find your day to answer':
    'Papeles de la corte de {collector}: averigüe su día para responder',
  'Court papers: find your day to answer': 'Papeles de la corte: averigüe su día para responder',
  'Ended: {outcome}': 'Terminó: {outcome}',
  'Ended: {outcome}, {saved} saved': 'Terminó: {outcome}; ahorro: {saved}',
  'by certified mail': 'por correo certificado',
  'by regular mail': 'por correo regular',
  'by email': 'por correo electrónico',
  'by fax': 'por fax',
  'nothing came': 'no llegó nada',
  'they asked for money': 'pidieron dinero',
  'they reported it': 'la reportaron',
  'court papers came': 'llegaron papeles de la corte',
  'another company wrote': 'otra empresa escribió',
  'They called': 'Llamaron',
  'They sent an email': 'Enviaron un correo electrónico',
  'They sent a letter': 'Enviaron una carta',
  'They came by': 'Vinieron en persona',
  'They called and asked for money': 'Llamaron y pidieron dinero',
  'They sent a text and asked for money': 'Enviaron un mensaje de texto y pidieron dinero',
  'They sent an email and asked for money': 'Enviaron un correo electrónico y pidieron dinero',
  'They sent a letter and asked for money': 'Enviaron una carta y pidieron dinero',
  'They came by and asked for money': 'Vinieron en persona y pidieron dinero',
  'this collector': 'este cobrador',
  'They answered in part': 'Respondieron en parte',
  'They did not answer what you asked': 'No respondieron lo que usted preguntó',
  'They changed the amount': 'Cambiaron la cantidad',
  'They have your dispute and stopped for now': 'Tienen su disputa y pararon por ahora',
  'We could not tell what their reply means': 'No pudimos saber qué significa su respuesta',
  'In 1 day: 30-day check-in': 'En 1 día: revisión de los 30 días',
  'In {days} days: 30-day check-in': 'En {days} días: revisión de los 30 días',
  'Check-in': 'Revisión',
  '1 day, from one reply to you': '1 día, según una respuesta a usted',
  '{days} days, from one reply to you': '{days} días, según una respuesta a usted',
  '1 day on average, from {replies} replies to you': '1 día en promedio, según {replies} respuestas a usted',
  '{days} days on average, from {replies} replies to you':
    '{days} días en promedio, según {replies} respuestas a usted',
  'Collectors took {time}.': 'Los cobradores tardaron {time}.',
  '1 step is due within 7 days.': '1 paso vence en los próximos 7 días.',
  '{steps} steps are due within 7 days.': '{steps} pasos vencen en los próximos 7 días.',
  '1 letter is with a collector.': '1 carta está en manos de un cobrador.',
  '{letters} letters are with a collector.': '{letters} cartas están en manos de un cobrador.',
  '1 matter ended well.': '1 asunto terminó bien.',
  '{matters} matters ended well.': '{matters} asuntos terminaron bien.',
  'If nobody answers in time, the court can decide without hearing you.':
    'Si nadie responde a tiempo, la corte puede decidir sin oírle.',
  '{calls} calls in seven days, from {from} to {until}.': '{calls} llamadas en siete días, del {from} al {until}.',
  'More than seven are presumed too many.': 'Se presume que más de siete son demasiadas.',
  'You talked on {date}, and they called again the same day.':
    'Usted habló con ellos el {date}, y volvieron a llamar el mismo día.',
  'You talked on {date}, and they called again the next day.':
    'Usted habló con ellos el {date}, y volvieron a llamar al día siguiente.',
  'You talked on {date}, and they called again {days} days later.':
    'Usted habló con ellos el {date}, y volvieron a llamar {days} días después.',
  'A call within seven days of a talk is presumed too soon.':
    'Se presume que una llamada dentro de los siete días después de hablar es demasiado pronto.',
  '{times} before 8 a.m. or after 9 p.m. where you were.':
    '{times} antes de las 8 a.m. o después de las 9 p.m. donde usted estaba.',
  '{times} at a time or place you had told them is bad.':
    '{times} a una hora o en un lugar que usted les había dicho que no le convenía.',
  '{times} at work after you told them not to.': '{times} en el trabajo después de que usted les dijo que no.',
  '{times} they told somebody else about the debt.': '{times} le contaron a otra persona sobre la deuda.',
  '{times} after they had your written request to stop, of {date}.':
    '{times} después de tener su solicitud escrita de parar, del {date}.',
  '{times} by a way you had told them to stop using.':
    '{times} por un medio que usted les había dicho que dejaran de usar.',
  Once: 'Una vez',
  Twice: 'Dos veces',
  '{count} times': '{count} veces',
  '{collector}: {title}': '{collector}: {title}',
  'Generate Victory Letter': 'Escribir la carta de victoria',
  'Dispute Invalid Response': 'Disputar la respuesta no válida',
  'This raises the priority and the negotiation estimate only.':
    'Esto solo sube la prioridad y la estimación para negociar.',
  'A court still gives up to $1,000 per lawsuit.': 'Una corte sigue dando hasta $1,000 por demanda.',
} as const
