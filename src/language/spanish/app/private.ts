export const PRIVATE = {
  'Private mode | Writeback': 'Modo privado | Writeback',
  'Private mode': 'Modo privado',
  'Your letter is read, checked and answered on this phone. It is not sent to us or to anyone else. Once it is ready, it works with the internet switched off.':
    'Su carta se lee, se revisa y se contesta en este teléfono. No se envía a nosotros ni a nadie más. Una vez listo, funciona con internet apagado.',
  'What it does': 'Lo que hace',
  'It reads photos and PDFs with the same reader and checks the same rules as our server.':
    'Lee fotos y PDF con el mismo lector y revisa las mismas reglas que nuestro servidor.',
  'It shows your deadlines and the time limit, and puts the dates into your calendar.':
    'Muestra sus fechas límite y el plazo para demandar, y pone las fechas en su calendario.',
  'It writes the answer. PDF and Word files are made on this phone.':
    'Escribe la respuesta. Los archivos PDF y Word se hacen en este teléfono.',
  'It lists every request that leaves the phone, so that you can check us. The list should be empty.':
    'Anota cada solicitud que sale del teléfono, para que usted pueda comprobarlo. La lista debe estar vacía.',
  'What it does not do': 'Lo que no hace',
  'It keeps nothing by itself. Close the page, and the letter and its result are gone, unless you made a vault.':
    'No guarda nada por sí solo. Si cierra la página, la carta y su resultado desaparecen, a menos que haya creado una bóveda.',
  'It can keep letters on this phone in a vault, sealed with a passphrase only you know.':
    'Puede guardar cartas en este teléfono en una bóveda, sellada con una frase de contraseña que solo usted conoce.',
  'Your vault': 'Su bóveda',
  'Your vault is on this phone': 'Su bóveda está en este teléfono',
  'Start private mode to open it with your passphrase.':
    'Empiece el modo privado para abrirla con su frase de contraseña.',
  'Keep it on this phone': 'Guardarla en este teléfono',
  'Your letter is read here, and kept on this phone in your vault.':
    'Su carta se lee aquí y se guarda en este teléfono, en su bóveda.',
  'What is in your vault stays on this phone, sealed. Everything else goes. Leave now?':
    'Lo que está en su bóveda queda sellado en este teléfono. Todo lo demás se borra. ¿Salir ahora?',
  'This passphrase does not open it. Look for capital letters and spaces. Nothing was changed.':
    'Esta frase de contraseña no la abre. Revise las mayúsculas y los espacios. No se cambió nada.',
  'The vault is not on this phone any more. Another tab may have deleted it.':
    'La bóveda ya no está en este teléfono. Otra pestaña pudo haberla borrado.',
  'There is a vault on this phone already. Open it, or delete it first.':
    'Ya hay una bóveda en este teléfono. Ábrala, o bórrela primero.',
  'This phone has no room for it. Nothing was changed. Free some space and try again.':
    'Este teléfono no tiene espacio para eso. No se cambió nada. Libere espacio e inténtelo de nuevo.',
  'This browser keeps nothing, perhaps because this is a private window. Open Writeback in a normal one.':
    'Este navegador no guarda nada, quizá porque es una ventana privada. Abra Writeback en una ventana normal.',
  'This file is not a copy of a vault.': 'Este archivo no es una copia de una bóveda.',
  'This copy is not whole: a part is missing or was changed. Nothing of it was used.':
    'Esta copia no está completa: falta una parte o fue cambiada. No se usó nada de ella.',
  'The vault was deleted in another tab. This letter is only in this tab now: download what you need.':
    'La bóveda se borró en otra pestaña. Ahora esta carta está solo en esta pestaña: descargue lo que necesite.',
  'This phone has no room: the last change is not in your vault. Download what you need, or free some space.':
    'Este teléfono no tiene espacio: el último cambio no está en su bóveda. Descargue lo que necesite, o libere espacio.',
  'Every letter in the vault is deleted for good. Copies you saved stay where they are.':
    'Cada carta de la bóveda se borra para siempre. Las copias que guardó quedan donde están.',
  'Delete it now': 'Borrarla ahora',
  'Keep it': 'Conservarla',
  'Delete the vault': 'Borrar la bóveda',
  'Use at least 12 characters.': 'Use al menos 12 caracteres.',
  'The two are not the same.': 'Las dos no son iguales.',
  'Keep your letters on this phone, sealed with a passphrase. Without it nobody can read them: not us, and not you. There is no way to get it back.':
    'Guarde sus cartas en este teléfono, selladas con una frase de contraseña. Sin ella nadie puede leerlas: ni nosotros, ni usted. No hay manera de recuperarla.',
  Passphrase: 'Frase de contraseña',
  'Four or more words you can remember, at least 12 characters.':
    'Cuatro o más palabras que pueda recordar, al menos 12 caracteres.',
  'The passphrase again': 'La frase de contraseña otra vez',
  'Make the vault': 'Crear la bóveda',
  'Open the vault': 'Abrir la bóveda',
  'It is open, and empty. Each letter you check from now on is kept in it.':
    'Está abierta y vacía. Desde ahora, cada carta que revise se guarda en ella.',
  'It is open. Each letter you check is kept in it, with what you answer and the letters you write, as you change them.':
    'Está abierta. Cada carta que revise se guarda en ella, con lo que conteste y las cartas que escriba, tal como las cambie.',
  'Your answer: {title}': 'Su respuesta: {title}',
  'Take {name} out of the vault': 'Sacar {name} de la bóveda',
  'Take out': 'Sacar',
  'Save a copy': 'Guardar una copia',
  'Lock it': 'Cerrarla',
  'Choose a copy of a vault': 'Elegir una copia de una bóveda',
  'Bring in a copy': 'Traer una copia',
  'The passphrase this copy was made with': 'La frase de contraseña con la que se hizo esta copia',
  'Bring it in': 'Traerla',
  '1 letter came in.': 'Entró 1 carta.',
  '{count} letters came in.': 'Entraron {count} cartas.',
  'No tracker, reminders, mail or letters mailed for you: they need the server.':
    'No hay seguimiento, recordatorios, correo ni cartas enviadas por usted: para eso hace falta el servidor.',
  'A single scan is counted on our server, so it opens nothing here.':
    'Una revisión suelta se cuenta en nuestro servidor, así que aquí no abre nada.',
  'What your plan opens works here until {date}, also with no connection.':
    'Lo que su plan abre funciona aquí hasta el {date}, también sin conexión.',
  'Without a plan, private mode shows what the free plan shows. If you have one, log in and open this page before you start private mode.':
    'Sin un plan, el modo privado muestra lo que muestra el plan gratuito. Si tiene uno, entre en su cuenta y abra esta página antes de empezar el modo privado.',
  'Deadlines, warnings, the time limit and the free official letters are open to you without a plan.':
    'Las fechas límite, las advertencias, el plazo para demandar y las cartas oficiales gratuitas están abiertas para usted sin un plan.',
  'The time your plan was signed for is over, so private mode shows what the free plan shows. Open this page once with a connection, logged in, to renew it.':
    'Terminó el tiempo para el que se firmó su plan, así que el modo privado muestra lo que muestra el plan gratuito. Abra esta página una vez con conexión y con su cuenta abierta para renovarlo.',
  'This phone’s clock is behind the time it showed before, so your plan opens nothing now. Set the clock right, or open this page once with a connection, logged in.':
    'El reloj de este teléfono está atrasado respecto a la hora que mostró antes, así que su plan no abre nada ahora. Ponga el reloj en hora, o abra esta página una vez con conexión y con su cuenta abierta.',
  'The plan on this phone belongs to an account that is not logged in here, so private mode shows what the free plan shows. Log in with a connection to use it.':
    'El plan de este teléfono es de una cuenta que no está abierta aquí, así que el modo privado muestra lo que muestra el plan gratuito. Entre en ella con conexión para usarlo.',
  'The plan on this phone is damaged, or this browser cannot check it, so private mode shows what the free plan shows. Open this page once with a connection, logged in.':
    'El plan de este teléfono está dañado, o este navegador no puede comprobarlo, así que el modo privado muestra lo que muestra el plan gratuito. Abra esta página una vez con conexión y con su cuenta abierta.',
  'A photo takes longer than on our server, and a few words of it may be read another way. PDFs with real text are read the same.':
    'Una foto tarda más que en nuestro servidor, y algunas palabras pueden leerse de otro modo. Los PDF con texto verdadero se leen igual.',
  'It does not read emails, Word files or, in most browsers, HEIC photos. Save them as PDF or JPG.':
    'No lee correos electrónicos, archivos de Word ni, en la mayoría de los navegadores, fotos HEIC. Guárdelos como PDF o JPG.',
  'Private mode reads and answers a letter on this phone. Nothing of it is sent.':
    'El modo privado lee y contesta una carta en este teléfono. Nada de ella se envía.',
  'Press “Prepare private mode” and wait until all of it has come.':
    'Pulse «Preparar el modo privado» y espere hasta que todo haya llegado.',
  'Press “Start private mode”, then add your letter.': 'Pulse «Empezar el modo privado» y agregue su carta.',
  'Download the answer before you close the page.': 'Descargue la respuesta antes de cerrar la página.',
  'Private mode is on in this tab.': 'El modo privado está activado en esta pestaña.',
  'This browser cannot do it': 'Este navegador no puede hacerlo',
  'It is too old, or it is set to keep nothing. You can check your letter without private mode: pages are deleted within the hour.':
    'Es demasiado antiguo, o está configurado para no guardar nada. Puede revisar su carta sin el modo privado: las páginas se borran en menos de una hora.',
  'Private mode cannot be prepared now': 'El modo privado no se puede preparar ahora',
  'You need a connection once, to fetch the reader. Try again when you have one.':
    'Necesita conexión una vez, para traer el lector. Inténtelo de nuevo cuando la tenga.',
  'Fetching the reader': 'Trayendo el lector',
  '{done} of {size}': '{done} de {size}',
  'Stop for now': 'Detener por ahora',
  'What has come stays on this phone. You can go on later.':
    'Lo que ya llegó queda en este teléfono. Puede continuar después.',
  'Private mode is ready on this phone': 'El modo privado está listo en este teléfono',
  'Get it ready': 'Prepararlo',
  'Go on': 'Continuar',
  'Not everything came': 'No llegó todo',
  'The connection broke. What has come stays on this phone. Go on when you are connected again.':
    'Se cortó la conexión. Lo que llegó queda en este teléfono. Continúe cuando tenga conexión otra vez.',
  'A part that came was not the one it should be, so it was not kept. Load this page again, then go on. If it happens again, use another connection.':
    'Llegó una parte que no era la que debía ser, así que no se guardó. Vuelva a cargar esta página y continúe. Si pasa otra vez, use otra conexión.',
  'This phone has no room for the rest. What has come stays. Free some space, then go on.':
    'Este teléfono no tiene espacio para el resto. Lo que llegó se queda. Libere espacio y continúe.',
  'Something went wrong. What is in your vault is as it was. Try again.':
    'Algo salió mal. Lo que hay en su bóveda está como estaba. Inténtelo de nuevo.',
  'The reader takes {size} on this phone. Before you start, you can switch off the internet.':
    'El lector ocupa {size} en este teléfono. Antes de empezar, puede apagar internet.',
  '{missing} of {size} is still to come.': 'Faltan {missing} de {size}.',
  'This phone needs the reader itself: {size}, fetched once from us. Use Wi-Fi if you can. You can stop at any time, and remove it again.':
    'Este teléfono necesita el lector mismo: {size}, que se traen una sola vez de nosotros. Use Wi-Fi si puede. Puede detenerlo en cualquier momento y quitarlo después.',
  'Start private mode': 'Empezar el modo privado',
  'Prepare private mode': 'Preparar el modo privado',
  'Remove it from this phone': 'Quitarlo de este teléfono',
  'Private mode: nothing leaves this phone': 'Modo privado: nada sale de este teléfono',
  'Something asked for the network': 'Algo pidió usar la red',
  'Your letter is read here and kept only while this page is open. Download what you need before you close it.':
    'Su carta se lee aquí y se conserva solo mientras esta página esté abierta. Descargue lo que necesite antes de cerrarla.',
  'Requests sent since this page was opened: none': 'Solicitudes enviadas desde que se abrió esta página: ninguna',
  'Requests since this page was opened: {count}': 'Solicitudes desde que se abrió esta página: {count}',
  'We count what this page, its helpers and its files ask of the network. If Writeback is open in another tab, that tab counts too.':
    'Contamos lo que esta página, sus ayudantes y sus archivos piden a la red. Si Writeback está abierto en otra pestaña, esa pestaña también cuenta.',
  'The letter and its result are deleted from this phone. Leave now?':
    'La carta y su resultado se borran de este teléfono. ¿Salir ahora?',
  'Delete and leave': 'Borrar y salir',
  'Stay here': 'Quedarme aquí',
  'Leave private mode': 'Salir del modo privado',
  'Private mode shows what the free plan shows.': 'El modo privado muestra lo que muestra el plan gratuito.',
  'Nothing is kept in private mode. Download the letter before you close the page, and keep the paper.':
    'En el modo privado no se guarda nada. Descargue la carta antes de cerrar la página, y conserve el papel.',
  'Your letter stays on this phone. Nothing of it is sent, and nothing is kept when you close the page.':
    'Su carta se queda en este teléfono. Nada de ella se envía, y nada se guarda cuando usted cierra la página.',
  'Would you rather not send it? <0>Private mode</0> reads it on this phone.':
    '¿Prefiere no enviarla? El <0>modo privado</0> la lee en este teléfono.',
  'Move letters to your account | Writeback': 'Pasar cartas a su cuenta | Writeback',
  'Move letters to your account': 'Pasar cartas a su cuenta',
  'A letter you checked in private mode is on this phone alone. Here you can send it to your account, one letter at a time. Before anything is sent, you see what it is.':
    'Una carta que revisó en modo privado está solo en este teléfono. Aquí puede enviarla a su cuenta, de una en una. Antes de enviar algo, usted ve qué es.',
  'Private mode is on in this tab, and sends nothing. Leave it to move a letter. Your vault stays.':
    'El modo privado está activado en esta pestaña y no envía nada. Salga de él para pasar una carta. Su bóveda se queda.',
  'There is no vault on this phone': 'No hay ninguna bóveda en este teléfono',
  'Letters are moved from the vault of the browser they were kept in.':
    'Las cartas se pasan desde la bóveda del navegador en el que se guardaron.',
  'Log in first, so that the letter comes to the right account.':
    'Primero entre en su cuenta, para que la carta llegue a la cuenta correcta.',
  'Here a letter from the vault on this phone goes to your account, if you choose so.':
    'Aquí una carta de la bóveda de este teléfono pasa a su cuenta, si usted lo decide.',
  'Open your vault with its passphrase.': 'Abra su bóveda con su frase de contraseña.',
  'Look at what would be sent. Send it only if you want to.': 'Mire lo que se enviaría. Envíelo solo si quiere.',
  'Then delete it from the vault, or keep it there too.': 'Después bórrela de la bóveda, o consérvela también ahí.',
  'Open your vault': 'Abra su bóveda',
  'Letters in your vault': 'Cartas en su bóveda',
  'There is no letter in it.': 'No hay ninguna carta en ella.',
  'It is in your account, and deleted from the vault.': 'Está en su cuenta, y se borró de la bóveda.',
  'Move {name} to my account': 'Pasar {name} a mi cuenta',
  'Move to my account': 'Pasar a mi cuenta',
  'Move this letter to your account': 'Pasar esta carta a su cuenta',
  'It is in your account': 'Está en su cuenta',
  'It is not in your account yet': 'Todavía no está en su cuenta',
  'This goes to our server, into the account {email}:': 'Esto va a nuestro servidor, a la cuenta {email}:',
  'What you answered': 'Lo que contestó',
  '1 answer': '1 respuesta',
  '{count} answers': '{count} respuestas',
  'Your own letter': 'Su propia carta',
  'its text': 'su texto',
  'Our server reads the letter again with the same reader; a few words of a photo may be read another way. It deletes the file within the hour, and keeps what it found until you delete it.':
    'Nuestro servidor vuelve a leer la carta con el mismo lector; algunas palabras de una foto pueden leerse de otro modo. Borra el archivo en menos de una hora y conserva lo que encontró hasta que usted lo borre.',
  'If you bought a single scan, it opens the next letter with findings, which may be this one.':
    'Si compró una revisión suelta, abre la próxima carta con hallazgos, que puede ser esta.',
  'Your vault keeps everything until the server has confirmed it. Then you choose.':
    'Su bóveda conserva todo hasta que el servidor lo haya confirmado. Después usted decide.',
  'Yes, send all of this to Writeback, into my account.': 'Sí, enviar todo esto a Writeback, a mi cuenta.',
  'Tick the box first if you want to send it.': 'Marque primero la casilla si quiere enviarla.',
  'Send it now': 'Enviarla ahora',
  'Your vault has everything, as before.': 'Su bóveda lo tiene todo, como antes.',
  'Sending the letter': 'Enviando la carta',
  'Our server is reading it': 'Nuestro servidor la está leyendo',
  'If this is cut off, nothing is lost: it goes on where it was, and nothing is sent twice.':
    'Si esto se corta, no se pierde nada: sigue donde estaba, y nada se envía dos veces.',
  'The server has confirmed the letter and what was found in it.':
    'El servidor confirmó la carta y lo que se encontró en ella.',
  'The server has confirmed the letter, what was found in it and the answer you wrote.':
    'El servidor confirmó la carta, lo que se encontró en ella y la respuesta que usted escribió.',
  'See it in your account': 'Verla en su cuenta',
  'It is still in the vault on this phone as well. Delete it there?':
    'También sigue en la bóveda de este teléfono. ¿Borrarla de ahí?',
  'Delete it from the vault': 'Borrarla de la bóveda',
  'Keep it here too': 'Conservarla aquí también',
  'The connection broke, or there is none. Try again when you are connected: nothing is sent twice.':
    'Se cortó la conexión, o no la hay. Inténtelo de nuevo cuando la tenga: nada se envía dos veces.',
  'You are logged out. Log in again, then go on.': 'Su sesión está cerrada. Entre de nuevo en su cuenta y continúe.',
  'This letter is in another account already, so it was not sent to this one.':
    'Esta carta ya está en otra cuenta, así que no se envió a esta.',
  'It is larger than our server takes: 10 MB. It stays in your vault; private mode can still answer it.':
    'Es más grande de lo que recibe nuestro servidor: 10 MB. Se queda en su bóveda; el modo privado todavía puede contestarla.',
  'That was many letters in a short time. Wait a minute, then go on.':
    'Fueron muchas cartas en poco tiempo. Espere un minuto y continúe.',
  'Something went wrong on the way. Try again.': 'Algo salió mal en el camino. Inténtelo de nuevo.',
  'You can move a letter to your account later. That sends it to our server, so you leave private mode first. The vault stays.':
    'Puede pasar una carta a su cuenta más adelante. Eso la envía a nuestro servidor, así que primero sale del modo privado. La bóveda se queda.',
  'Leave and move letters': 'Salir y pasar cartas',
  'You can move a letter of your vault to an account later, if you choose to.':
    'Si quiere, más adelante puede pasar una carta de su bóveda a una cuenta.',
} as const
