/** What the server says when it refuses a request: why, and what to do now. */
export const REFUSAL_WORDS = {
  'This is not part of private mode.': 'Esto no es parte del modo privado.',
  'It needs the server. Leave private mode to use it: your letter is not taken along.':
    'Necesita el servidor. Salga del modo privado para usarlo: su carta no se lleva consigo.',
  'Your deadlines, warnings and time limit are open to you.':
    'Sus fechas límite, advertencias y el plazo para demandar están abiertos para usted.',
  'This letter could not be read on this phone.': 'Esta carta no se pudo leer en este teléfono.',
  'Close other apps and pages, then try again. Your pages are still here.':
    'Cierre otras aplicaciones y páginas e inténtelo de nuevo. Sus páginas siguen aquí.',
  'In private mode your own letter is not read from a file':
    'En el modo privado su propia carta no se lee de un archivo',
  'Please log in first.': 'Primero entre, por favor.',
  'Please show once more that it is you.': 'Confirme una vez más que es usted, por favor.',
  'You are logged out.': 'Su sesión está cerrada.',
  'That code is not right, or it is too old.': 'Ese código no es correcto o es demasiado viejo.',
  'That passkey did not work here.': 'Esa llave de acceso no funcionó aquí.',
  'This is a credit report, not a letter': 'Esto es un informe de crédito, no una carta',
  'Choose the same file on the page “Credit disputes” (/credit-disputes). There it is read account by account.':
    'Elija el mismo archivo en la página «Disputas de crédito» (/credit-disputes). Allí se lee cuenta por cuenta.',
  'The address or the header of this request is too long.':
    'La dirección o el encabezado de esta solicitud es demasiado largo.',
  'Open the page again from the menu.': 'Abra la página otra vez desde el menú.',
  'The request took too long to arrive.': 'La solicitud tardó demasiado en llegar.',
  'Check your connection and try again.': 'Revise su conexión e intente de nuevo.',
  'This installation cannot send email.': 'Esta instalación no puede enviar correos electrónicos.',
  'This installation takes no letters by email.': 'Esta instalación no recibe cartas por correo electrónico.',
  'This request came from another site.': 'Esta solicitud vino de otro sitio.',
  'We could not find that.': 'No pudimos encontrar eso.',
  'The picture of this page is deleted already, so we cannot fill in the form.':
    'La imagen de esta página ya se borró, así que no podemos llenar el formulario.',
  'The pages of this letter are deleted already, so they cannot be kept.':
    'Las páginas de esta carta ya se borraron, así que no se pueden guardar.',
  'This paper comes from a court. A letter to the collector does not stop the court’s deadline.':
    'Este papel viene de una corte. Una carta al cobrador no detiene la fecha límite de la corte.',
  'Your plan does not include this yet.': 'Su plan todavía no incluye esto.',
  'Your plan does not include credit letters.': 'Su plan no incluye cartas de crédito.',
  'Your plan is for one bureau, and it is used for another one already.':
    'Su plan es para una sola agencia, y ya se usó para otra.',
  'Your credit scan is used.': 'Su revisión de crédito ya se usó.',
  'These are example errors. No letter is made from them.':
    'Estos son errores de ejemplo. Con ellos no se escribe ninguna carta.',
  'Please enter your email first.': 'Primero escriba su correo electrónico, por favor.',
  'Please read your rights under the credit repair law first.':
    'Primero lea sus derechos según la ley de reparación de crédito, por favor.',
  'Please sign the contract with your name first.': 'Primero firme el contrato con su nombre, por favor.',
  'The days in which this order can be cancelled are not over.':
    'Los días en que este pedido se puede cancelar no han terminado.',
  'You have this already. You were not charged.': 'Ya tiene esto. No se le cobró nada.',
  'This payment belongs to another plan. You were not charged.':
    'Este pago pertenece a otro plan. No se le cobró nada.',
  'The payment was not approved. You were not charged.': 'El pago no se aprobó. No se le cobró nada.',
  'The payment was declined. You were not charged.': 'El pago fue rechazado. No se le cobró nada.',
  'This payment does not match its order, so we did not accept it.':
    'Este pago no coincide con su pedido, así que no lo aceptamos.',
  'This order is already closed.': 'Este pedido ya está cerrado.',
  'The payment service did not answer.': 'El servicio de pagos no respondió.',
  'This delivery is not signed as it must be.': 'Esta entrega no está firmada como debe estarlo.',
  'Nothing is sold here: everything is open to you.': 'Aquí no se vende nada: usted tiene acceso a todo.',
  'More letters are waiting than we can read in time, so yours was not taken yet.':
    'Hay más cartas esperando de las que podemos leer a tiempo, así que la suya todavía no se recibió.',
  'It is still with you. Please send it again in a few minutes.':
    'Usted la sigue teniendo. Por favor, envíela de nuevo en unos minutos.',
  'Many letters are being read right now. Nothing was lost.':
    'En este momento se están leyendo muchas cartas. No se perdió nada.',
  'That was too many tries in a short time.': 'Fueron demasiados intentos en poco tiempo.',
  'Check what you entered and try again.': 'Revise lo que escribió e inténtelo de nuevo.',
  'Log in with your email. No password is needed.': 'Entre con su correo electrónico. No se necesita contraseña.',
  'Enter a new code from your email, or use a passkey.':
    'Escriba un código nuevo de su correo electrónico, o use una llave de acceso.',
  'Log in again. Nothing was lost.': 'Entre de nuevo. No se perdió nada.',
  'Check the newest email from us, or ask for a new code.':
    'Busque nuestro correo más reciente, o pida un código nuevo.',
  'Try again, or log in with a code by email.': 'Inténtelo de nuevo, o entre con un código por correo electrónico.',
  'Whoever runs it has to set SMTP_URL. You can check and download letters without it.':
    'Quien la administra tiene que configurar SMTP_URL. Sin eso también puede revisar y descargar cartas.',
  'Save the email as a file and upload it. It is checked in the same way.':
    'Guarde el correo como archivo y súbalo. Se revisa de la misma manera.',
  'Open our own pages and try again.': 'Abra nuestras propias páginas e inténtelo de nuevo.',
  'It may have been deleted. Go back and open it again.': 'Puede que se haya borrado. Vuelva atrás y ábralo de nuevo.',
  'Tick the boxes on the paper itself, or send the letter alone. It counts the same.':
    'Marque las casillas en el papel mismo, o envíe solo la carta. Vale lo mismo.',
  'Keep the paper itself. What we found and the lines it rests on stay here.':
    'Guarde el papel. Lo que encontramos y las líneas en que se basa siguen aquí.',
  'Take the photos again at a lower size, or send fewer pages at once.':
    'Tome las fotos otra vez con menor tamaño, o envíe menos páginas a la vez.',
  'Choose one of the fifty states or DC.': 'Elija uno de los cincuenta estados o DC.',
  'Answer the court first, or call legal aid. To write a letter anyway, confirm that you know this.':
    'Primero responda a la corte, o llame a ayuda legal. Para escribir una carta de todos modos, confirme que lo sabe.',
  'Choose a plan to open it. Your deadlines, warnings and time limit stay open to you.':
    'Elija un plan para abrirlo. Sus fechas límite, las advertencias y el plazo para demandar siguen abiertos para usted.',
  'Choose a credit plan, or dispute with the bureau yourself: that is free by law.':
    'Elija un plan de crédito, o dispute usted directamente con la agencia: eso es gratis por ley.',
  'Choose all three bureaus, or another single one.': 'Elija las tres agencias, u otro plan de una sola.',
  'The report you checked stays open to you. Choose another plan to check more.':
    'El informe que revisó sigue abierto para usted. Elija otro plan para revisar más.',
  'Choose what is wrong in your report.': 'Elija lo que está mal en su informe.',
  'Choose at least one error first.': 'Primero elija al menos un error.',
  'Choose Equifax, Experian or TransUnion.': 'Elija Equifax, Experian o TransUnion.',
  'A bureau finds your file by these.': 'Con estos datos la agencia encuentra su expediente.',
  'Everything in a dispute must be true, and only you can say that it is.':
    'Todo lo que dice una disputa debe ser cierto, y solo usted puede decir que lo es.',
  'Upload your own report, or type in what is wrong in it.': 'Suba su propio informe, o escriba lo que está mal en él.',
  'Choose a plan that includes it. Your words are kept.': 'Elija un plan que lo incluya. Sus palabras están guardadas.',
  'We send the receipt there, and you log in with it.': 'Ahí le enviamos el recibo, y con él usted entra.',
  'Check the box to go on.': 'Marque la casilla para seguir.',
  'Open the notice on the payment page and confirm that you read it.':
    'Abra el aviso en la página de pago y confirme que lo leyó.',
  'Read the contract on the payment page and type your name under it.':
    'Lea el contrato en la página de pago y escriba su nombre al final.',
  'Work begins, and money is taken, only after them.':
    'Solo después de esos días empieza el trabajo y se cobra el dinero.',
  'Reload the page to see it open.': 'Vuelva a cargar la página para verlo abierto.',
  'Go back and choose the plan again.': 'Vuelva atrás y elija el plan otra vez.',
  'Choose how to pay again.': 'Elija otra vez cómo pagar.',
  'Try another card or account.': 'Pruebe con otra tarjeta o cuenta.',
  'Please contact support. Nothing was opened and your order is kept.':
    'Comuníquese con nosotros, por favor. No se abrió nada y su pedido está guardado.',
  'Look at your orders to see where it stands.': 'Mire en sus pedidos en qué estado está.',
  'Wait a minute and try again. If you already approved a payment, we settle it by ourselves.':
    'Espere un minuto e inténtelo de nuevo. Si ya aprobó un pago, lo resolvemos nosotros.',
  'Deliveries are read only from the payment provider.': 'Las entregas solo se leen si vienen del proveedor de pagos.',
  'Go back and use it.': 'Vuelva atrás y úselo.',
  'Confirm at least one error first.': 'Primero confirme al menos un error.',
  'Copy each reason from its letter, and write what you now say or enclose. If it gave none, complain to the CFPB.':
    'Copie cada motivo de su carta y escriba lo que usted dice o adjunta ahora. Si no dio ninguno, presente una queja a la CFPB.',
  'Dispute the entry again only with something new, or send your papers to the company that reports it.':
    'Dispute el dato otra vez solo con algo nuevo, o envíe sus papeles a la empresa que lo reporta.',
  'Dispute what is wrong with it, or leave it.': 'Dispute lo que está mal, o déjelo así.',
  'Give both days, and keep both reports as proof.': 'Ponga los dos días y guarde los dos informes como prueba.',
  'Go on from its answer.': 'Siga a partir de su respuesta.',
  'Look up the tracking number and record the day it was delivered.':
    'Busque el número de seguimiento y anote el día en que se entregó.',
  'Make the report at IdentityTheft.gov first.': 'Primero haga la denuncia en IdentityTheft.gov.',
  'Make the report at IdentityTheft.gov first. Until then send the dispute letter to the bureau.':
    'Primero haga la denuncia en IdentityTheft.gov. Mientras tanto, envíe la carta de disputa a la agencia.',
  'Please try again in {seconds} seconds.': 'Inténtelo de nuevo en {seconds} segundos, por favor.',
  'Please try again. If it happens again, tell us this number: {number}':
    'Inténtelo de nuevo, por favor. Si vuelve a pasar, díganos este número: {number}',
  'Please upload it again. A PDF saved from the bureau’s website is read fastest.':
    'Súbalo de nuevo, por favor. Un PDF guardado del sitio de la agencia es lo que se lee más rápido.',
  'Please upload the letter again.': 'Suba la carta de nuevo, por favor.',
  'Please wait {seconds} seconds and try again.': 'Espere {seconds} segundos e inténtelo de nuevo, por favor.',
  'Record its answer first, or wait for it.': 'Primero anote su respuesta, o espérela.',
  'Record its answer first.': 'Primero anote su respuesta.',
  'Send the most important ones first. Send the others in a second letter later.':
    'Envíe primero los más importantes. Envíe los demás después, en una segunda carta.',
  'Send those to the bureau.': 'Envíe esos a la agencia.',
  'The order is made. Approve it to pay.': 'El pedido está hecho. Apruébelo para pagar.',
  'Wait for it. The date is on the dispute’s page.': 'Espérela. La fecha está en la página de la disputa.',
  'Wait for the dispute to end, or ask about another account.':
    'Espere a que termine la disputa, o pregunte por otra cuenta.',
  'We tried several times, and each time reading this failed on our side.':
    'Lo intentamos varias veces, y cada vez la lectura falló de nuestro lado.',
  'Please upload it again. A clear photo of one page at a time, or the PDF, is read most surely.':
    'Súbalo otra vez. Lo que mejor se lee es una foto clara de una página a la vez, o el PDF.',
  'We could not read this letter within the hour, so its pages were deleted as promised.':
    'No pudimos leer esta carta en una hora, así que borramos sus páginas como prometimos.',
  'We could not read this report within the hour, so we deleted it as promised.':
    'No pudimos leer este informe en una hora, así que lo borramos como prometimos.',
  'X-Analysis-Id is not a UUID.': 'X-Analysis-Id no es un UUID.',
  'a file came under the unknown name "{name}".': 'llegó un archivo con el nombre desconocido "{name}".',
  'choose from 1 to 10 letters.': 'elija de 1 a 10 cartas.',
  'consumer_facts is not JSON.': 'consumer_facts no es JSON.',
  'give one tracking number for each of the {letters} letters.':
    'ponga un número de seguimiento para cada una de las {letters} cartas.',
  'it is not a form with files.': 'no es un formulario con archivos.',
  'no letter to this bureau is recorded as sent.': 'no hay ninguna carta a esta agencia anotada como enviada.',
  'no letter was sent before that day.': 'no se envió ninguna carta antes de ese día.',
  'that day is yet to come.': 'ese día todavía no ha llegado.',
  'there are sixty files already.': 'ya hay sesenta archivos.',
  'there is no answer in it.': 'no trae ninguna respuesta.',
  'there is no letter in it.': 'no trae ninguna carta.',
  'there is no report in it.': 'no trae ningún informe.',
  'there is no such day.': 'ese día no existe.',
  'there is no such plan.': 'ese plan no existe.',
  'this log is full.': 'este registro está lleno.',
  'this order is for {letters} letters.': 'este pedido es para {letters} cartas.',
  'there is no file in it.': 'no trae ningún archivo.',
  'the key of the phone is not right.': 'la clave del teléfono no es correcta.',
  'time_zone is not a time zone.': 'time_zone no es una zona horaria.',
  'that is still to come.': 'eso todavía no ha llegado.',
  'say what else is wrong.': 'diga qué más está mal.',
  'the form has no such box.': 'el formulario no tiene esa casilla.',
  'A letter is not compared with itself.': 'una carta no se compara consigo misma.',
  'no more than {most} can be kept.': 'no se pueden guardar más de {most}.',
  'ten phones are reminded already.': 'ya hay diez teléfonos con avisos.',
  'Stop one first.': 'Primero quite uno.',
  'there is no photo of an envelope in it.': 'no trae ninguna foto de un sobre.',
  'choose a time that is still ahead.': 'elija una hora que todavía no haya pasado.',
  'name the collector.': 'nombre al cobrador.',
  'no clock showed that time: it was skipped for summer time.':
    'ningún reloj marcó esa hora: se saltó por el horario de verano.',
  'this does not answer the question.': 'esto no responde la pregunta.',
  'A day must not be in the future.': 'Un día no puede estar en el futuro.',
  'this is no push service we know.': 'este no es un servicio de avisos que conozcamos.',
  'without consent to be quoted, say in your own words what it was about.':
    'sin permiso para citarle, diga con sus propias palabras de qué se trataba.',
  'Choose a photo or a PDF file.': 'Elija una foto o un archivo PDF.',
  'Choose another error, or add what is missing.': 'Elija otro error, o agregue lo que falta.',
  'Dispute with the bureau, and record what it answers.': 'Dispute con la agencia y anote lo que responde.',
  'This letter is from another bureau.': 'Esta carta es de otra agencia.',
  'Add it where that bureau stands.': 'Agréguela donde está esa agencia.',
  'We could not tell from this letter what the bureau decided.':
    'No pudimos saber por esta carta qué decidió la agencia.',
  'Read its results and tell us what it says.': 'Lea los resultados y díganos qué dice.',
  'A letter that fits: {letter}.': 'Una carta que conviene: {letter}.',
  'Something in the request is not right: {details}': 'Algo en la solicitud no está bien: {details}',
  'More credit reports are waiting than we can read in time, so yours was not taken yet.':
    'Hay más informes de crédito en espera de los que podemos leer a tiempo, así que el suyo todavía no se recibió.',
  'So many emails are waiting to be sent that yours would come too late.':
    'Hay tantos correos en espera de salir que el suyo llegaría demasiado tarde.',
  'Please try again in a few minutes.': 'Inténtelo de nuevo en unos minutos.',
  'We have no room for files right now, so yours was not taken.':
    'Ahora mismo no tenemos espacio para archivos, así que el suyo no se recibió.',
  'We cannot reach our records right now. Nothing we confirmed to you is lost.':
    'Ahora mismo no podemos acceder a nuestros registros. No se perdió nada de lo que le confirmamos.',
  'Please try again in a minute.': 'Inténtelo de nuevo en un minuto.',
  'Something failed on our side. Nothing you sent was lost.':
    'Algo falló de nuestro lado. No se perdió nada de lo que envió.',
} as const
