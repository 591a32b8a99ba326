/** The page about emails from collectors. */
export const MAIL_IN = {
  'Send in an email from a collector': 'Mande un correo de un cobrador',
  'Got an email from a debt collector? Save it from Gmail or Outlook and have it checked like a paper letter.':
    '¿Un cobrador de deudas le mandó un correo electrónico? Guárdelo desde Gmail u Outlook y revíselo como una carta en papel.',
  'An email from a collector? Have it checked too.': '¿Un correo de un cobrador? También se puede revisar.',
  'The same law holds for emails. Save the email as a file and upload it. We read its text and the letters attached to it.':
    'La misma ley vale para los correos. Guarde el correo como archivo y súbalo. Leemos su texto y las cartas adjuntas.',
  'Upload the email': 'Subir el correo',
  'Your own forwarding address': 'Su propia dirección de reenvío',
  'Pass a collector’s email on to this address. It is checked like a letter you upload, and it shows up on your dashboard.':
    'Reenvíe el correo de un cobrador a esta dirección. Se revisa como una carta que usted sube y aparece en su panel.',
  'Not switched on here yet': 'Aquí todavía no está activado',
  'Forwarding by email does not work here so far. Save the email and upload the file: it is checked in the same way.':
    'Aquí todavía no funciona el reenvío por correo. Guarde el correo y suba el archivo: se revisa igual.',
  'Log in to get your address': 'Entre para tener su dirección',
  'The address belongs to your account. Nobody can guess it.': 'La dirección es de su cuenta. Nadie la puede adivinar.',
  'Make my address': 'Crear mi dirección',
  'You can end it, or get a new one, at any time.': 'Puede cerrarla, o pedir una nueva, cuando quiera.',
  'Your address': 'Su dirección',
  'Copy the address': 'Copiar la dirección',
  'The address is copied.': 'La dirección está copiada.',
  'This browser did not let us copy it. Press and hold the address, then copy it.':
    'Este navegador no nos dejó copiarla. Mantenga presionada la dirección y cópiela.',
  'Get a new address': 'Pedir una dirección nueva',
  'The old address stops working at once. Change it in your mail program too.':
    'La dirección anterior deja de funcionar enseguida. Cámbiela también en su programa de correo.',
  'Yes, get a new one': 'Sí, pedir una nueva',
  'End the address': 'Cerrar la dirección',
  'No more mail is taken. What came before stays on your dashboard.':
    'Ya no se recibe correo. Lo que llegó antes se queda en su panel.',
  'Yes, end it': 'Sí, cerrarla',
  'Keep it as it is': 'Dejarla como está',
  'Nothing was changed.': 'No se cambió nada.',
  'Gmail asks if it may forward to this address. If you asked for that, type this number in at Gmail:':
    'Gmail pregunta si puede reenviar a esta dirección. Si usted lo pidió, escriba este número en Gmail:',
  'If you did not ask for it, do nothing.': 'Si no lo pidió, no haga nada.',
  'Give this address to nobody, not to a collector either. Only mail that you pass on should go there.':
    'No le dé esta dirección a nadie, tampoco a un cobrador. Ahí solo deben llegar los correos que usted reenvía.',
  'We look up if forwarding works here.': 'Estamos viendo si aquí funciona el reenvío.',
  'See what came in': 'Ver lo que llegó',
  'How to forward': 'Cómo reenviar',
  'One email at a time is easy. A rule can also send on everything that one collector writes.':
    'Reenviar un correo es fácil. Una regla también puede reenviar todo lo que escribe un cobrador.',
  'Gmail: one email': 'Gmail: un correo',
  'On a phone or a computer': 'En un teléfono o una computadora',
  'Open the email.': 'Abra el correo.',
  'Press the three dots, then “Forward”.': 'Presione los tres puntos y luego “Reenviar”.',
  'Paste your address and send it.': 'Pegue su dirección y envíelo.',
  'Gmail: all that a collector writes': 'Gmail: todo lo que escribe un cobrador',
  'On a computer, in the browser': 'En una computadora, en el navegador',
  'Open Settings, then “See all settings”, then “Forwarding and POP/IMAP”.':
    'Abra Configuración, luego “Ver toda la configuración” y luego “Reenvío y correo POP/IMAP”.',
  'Press “Add a forwarding address” and paste your address.':
    'Presione “Agregar una dirección de reenvío” y pegue su dirección.',
  'Gmail sends us a number. It shows up on this page within a minute. Type it in at Gmail.':
    'Gmail nos manda un número. Aparece en esta página en menos de un minuto. Escríbalo en Gmail.',
  'Leave “Disable forwarding” on. Make a filter for the collector’s address instead, and choose “Forward it to”.':
    'Deje marcado “Inhabilitar el reenvío”. En su lugar, cree un filtro para la dirección del cobrador y elija “Reenviarlo a”.',
  'In the browser, or the new app': 'En el navegador o en la aplicación nueva',
  'For one email: open it, press “Forward”, paste your address and send it.':
    'Para un correo: ábralo, presione “Reenviar”, pegue su dirección y envíelo.',
  'For all that a collector writes: open Settings, then Mail, then Rules.':
    'Para todo lo que escribe un cobrador: abra Configuración, luego Correo y luego Reglas.',
  'Press “Add new rule”. Choose “From” and the collector’s address.':
    'Presione “Agregar nueva regla”. Elija “De” y la dirección del cobrador.',
  'As the action choose “Redirect to”, paste your address and save.':
    'Como acción elija “Redirigir a”, pegue su dirección y guarde.',
  'One email can have 10 MB with all that is attached, and 30 can come in an hour.':
    'Un correo puede tener 10 MB con todo lo adjunto, y en una hora pueden llegar 30.',
  'The same email, or the same letter attached to two emails, is checked once.':
    'El mismo correo, o la misma carta adjunta a dos correos, se revisa una vez.',
  'News, mail to lists and automatic answers are turned away. Their sender is told so.':
    'Los boletines, los correos a listas y las respuestas automáticas se rechazan. Se le avisa a quien los mandó.',
  'An email never uses up a scan you bought. You choose yourself what to open in full.':
    'Un correo nunca gasta una revisión que usted compró. Usted mismo elige qué abrir completo.',
  'We show who an email says it is from. We do not check if that is true.':
    'Mostramos de quién dice ser un correo. No revisamos si es verdad.',
  'Good to know': 'Bueno saberlo',
  'How to save the email': 'Cómo guardar el correo',
  'You get a file that ends in .eml. Do not forward it to yourself first: the original says more.':
    'Obtiene un archivo que termina en .eml. No se lo reenvíe primero a usted mismo: el original dice más.',
  Gmail: 'Gmail',
  Outlook: 'Outlook',
  'Press the three dots at its top right.': 'Presione los tres puntos arriba a la derecha.',
  'Choose “Download message”.': 'Elija “Descargar mensaje”.',
  'Choose “Save as”, or “Download”.': 'Elija “Guardar como” o “Descargar”.',
  'Upload the file here.': 'Suba el archivo aquí.',
  'On a phone': 'En un teléfono',
  'Most mail apps cannot save the file': 'La mayoría de las aplicaciones no puede guardar el archivo',
  'Take a screenshot of each part, from top to bottom.':
    'Tome una captura de pantalla de cada parte, de arriba a abajo.',
  'If a letter is attached, save it and upload that instead.': 'Si hay una carta adjunta, guárdela y suba esa.',
  'Else upload the pictures here, in order.': 'Si no, suba aquí las imágenes, en orden.',
  'We read who wrote, when, and every word of the text.': 'Leemos quién escribió, cuándo y cada palabra del texto.',
  'Photos and PDFs that came with it are read as part of the same letter.':
    'Las fotos y los PDF que vinieron con él se leen como parte de la misma carta.',
  'Nothing else in it is opened. No link is followed and no picture is fetched, so the sender does not learn that you looked.':
    'No se abre nada más. No se sigue ningún enlace ni se carga ninguna imagen, así quien lo mandó no se entera de que usted miró.',
  'The file is deleted from our server within 1 hour, like every upload.':
    'El archivo se borra de nuestro servidor en menos de 1 hora, como todo lo que se sube.',
  'Take care': 'Tenga cuidado',
  'Many fake collectors write emails. Do not click a link or pay before you know who it is. We look for signs of a scam first.':
    'Muchos cobradores falsos escriben correos. No haga clic en un enlace ni pague antes de saber quién es. Primero buscamos señales de estafa.',
} as const
