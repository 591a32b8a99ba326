/** Logging in, and what is held about a person. */
export const ACCOUNT = {
  'Sent to <0>{email}</0>.': 'Enviado a <0>{email}</0>.',
  'Development machine: your code is {code}': 'Máquina de desarrollo: su código es {code}',
  'No mail server is set. Only whoever sits at this machine sees this.':
    'No hay servidor de correo. Esto solo lo ve quien usa esta máquina.',
  '6-digit code': 'Código de 6 dígitos',
  'It works once, for {minutes} minutes.': 'Sirve una vez, durante {minutes} minutos.',
  'Send a new code': 'Enviar otro código',
  'Use a passkey': 'Usar una llave de acceso',
  'A code by email always works.': 'Un código por correo electrónico siempre funciona.',
  'No passkey was used. You can try again.': 'No se usó ninguna llave de acceso. Puede intentarlo de nuevo.',
  'Delete everything': 'Eliminar todo',
  'Pages, findings, answers, letters, and your account. It cannot be undone. Download everything first if you may need it.':
    'Páginas, hallazgos, respuestas, cartas y su cuenta. No se puede deshacer. Si puede necesitarlo, primero descargue todo.',
  'Pages, findings, answers, letters. It cannot be undone. Download everything first if you may need it.':
    'Páginas, hallazgos, respuestas y cartas. No se puede deshacer. Si puede necesitarlo, primero descargue todo.',
  'Delete everything?': '¿Eliminar todo?',
  'Type {word} to confirm': 'Escriba {word} para confirmar',
  'Nothing is left here or on our server, and we cannot bring it back.':
    'No queda nada aquí ni en nuestro servidor, y no podemos recuperarlo.',
  'Nothing was deleted in this browser. Please try again.': 'No se eliminó nada en este navegador. Inténtelo de nuevo.',
  'Delete everything now': 'Eliminar todo ahora',
  'Is it you?': '¿Es usted?',
  'You logged in a while ago. Before this is done, please show once more that it is you.':
    'Entró hace un rato. Antes de hacer esto, muestre otra vez que es usted.',
  'Send a code to {email}': 'Enviar un código a {email}',
  'Log in | Writeback': 'Entrar | Writeback',
  'Enter your code': 'Escriba su código',
  'Log in or start': 'Entrar o empezar',
  'No password. We send a code to your email.': 'Sin contraseña. Enviamos un código a su correo electrónico.',
  'Send me a code': 'Envíenme un código',
  'You do not need an account to check a letter. It only keeps your letters and dates. What you did in this browser moves into your account when you log in.':
    'No necesita una cuenta para revisar una carta. La cuenta solo guarda sus cartas y fechas. Lo que hizo en este navegador pasa a su cuenta cuando entra.',
  Passkeys: 'Llaves de acceso',
  'Log in with your fingerprint, face or device PIN, without waiting for a mail. The secret half never leaves your device.':
    'Entre con su huella, su cara o el PIN de su dispositivo, sin esperar un correo. La mitad secreta nunca sale de su dispositivo.',
  'Made with {device}': 'Creada con {device}',
  '{created}, last used {used}': '{created}, usada por última vez: {used}',
  'Forget the passkey of {created}': 'Olvidar la llave de acceso del {created}',
  Forget: 'Olvidar',
  'Add a passkey': 'Agregar una llave de acceso',
  'This browser, or this address, cannot make passkeys.':
    'Este navegador, o esta dirección, no puede crear llaves de acceso.',
  'This browser cannot be reminded. On an iPhone: Share, then Add to Home Screen, and open Writeback from there.':
    'Este navegador no puede recibir recordatorios. En un iPhone: Compartir, después Agregar a inicio, y abra Writeback desde ahí.',
  'Notifications from this site are blocked. Allow them in the settings of this browser, then come back.':
    'Las notificaciones de este sitio están bloqueadas. Permítalas en los ajustes de este navegador y vuelva.',
  'You did not allow notifications.': 'No permitió las notificaciones.',
  'The push service of this browser did not answer.': 'El servicio de notificaciones de este navegador no respondió.',
  'We could not see which phones are reminded.': 'No pudimos ver qué teléfonos reciben recordatorios.',
  'Remind me on this phone or computer. <0>It only says that something is due: no name, no amount.</0>':
    'Recordarme en este teléfono o computadora. <0>Solo dice que algo vence: sin nombres ni cantidades.</0>',
  '{device} is reminded, since {date}.': '{device} recibe recordatorios desde el {date}.',
  'Stop reminding {device}, since {date}': 'Dejar de recordar en {device}, desde el {date}',
  Stop: 'Detener',
  Reminders: 'Recordatorios',
  'Email me before a day that counts: the day to mail a dispute, a day a court set, and the next step of every dispute you follow.':
    'Escríbanme antes de un día que cuenta: el día para enviar una disputa, un día que fijó una corte y el próximo paso de cada disputa que sigo.',
  'Email can be late or land in spam, and a phone can be off. Put your dates into a calendar as well.':
    'Un correo puede llegar tarde o caer en spam, y un teléfono puede estar apagado. Ponga sus fechas también en un calendario.',
  'Where you are logged in': 'Dónde tiene la sesión abierta',
  'this one': 'este',
  'Since {start}, last renewed {renewed}': 'Desde el {start}, renovada por última vez el {renewed}',
  'Log out {device}, since {date}': 'Cerrar la sesión en {device}, desde el {date}',
  'Log out there': 'Cerrar esa sesión',
  'Log out everywhere else': 'Cerrar todas las demás sesiones',
  'Your data | Writeback': 'Sus datos | Writeback',
  'Your data could not be loaded': 'No pudimos cargar sus datos',
  'Everything we hold for <0>{email}</0>.': 'Todo lo que guardamos de <0>{email}</0>.',
  'Everything we hold for this browser. Log in to keep it for longer than this browser does.':
    'Todo lo que guardamos de este navegador. Entre para conservarlo más tiempo que este navegador.',
  'How long, and why, is on the <0>privacy page</0>.':
    'Cuánto tiempo y por qué está en la <0>página de privacidad</0>.',
  'News by email': 'Noticias por correo electrónico',
  'You agreed that we keep <0>{email}</0>. It is deleted with everything else below.':
    'Usted aceptó que guardemos <0>{email}</0>. Se elimina abajo con todo lo demás.',
  'The letter and its findings are deleted.': 'La carta y sus hallazgos se eliminaron.',
  'Letters you uploaded': 'Cartas que subió',
  'Your forwarding address': 'Su dirección para reenviar',
  'Mail to <0>{address}</0> is checked like a letter you upload. <1>Change or end it</1>':
    'El correo a <0>{address}</0> se revisa como una carta que sube. <1>Cambiarla o terminarla</1>',
  'Nothing was deleted.': 'No se eliminó nada.',
  'In your history.': 'En su historial.',
  'Delete {letter}': 'Eliminar {letter}',
  'Its pages are deleted by {until}.': 'Sus páginas se eliminan a más tardar el {until}.',
  'Its pages are deleted within 1 hour.': 'Sus páginas se eliminan en 1 hora como máximo.',
  'You keep its pages as evidence.': 'Usted conserva sus páginas como prueba.',
  'You keep its pages as evidence. The file you uploaded is deleted by {until}.':
    'Usted conserva sus páginas como prueba. El archivo que subió se elimina a más tardar el {until}.',
  'Its pages are deleted; facts and findings are kept.':
    'Sus páginas se eliminaron; los datos y los hallazgos se conservan.',
  'Its pages are deleted; facts, findings and one small piece of a page are kept.':
    'Sus páginas se eliminaron; se conservan los datos, los hallazgos y un pequeño trozo de una página.',
  'Its pages are deleted; facts, findings and {pieces} small pieces of the pages are kept.':
    'Sus páginas se eliminaron; se conservan los datos, los hallazgos y {pieces} pequeños trozos de las páginas.',
  'Letters written for you': 'Cartas escritas para usted',
  'Disputes you follow': 'Disputas que sigue',
  '1 piece of evidence.': '1 prueba.',
  '{count} pieces of evidence.': '{count} pruebas.',
  'Take it along': 'Llévese todo',
  'One ZIP file: your letters as PDF, pages we still hold, your dates for a calendar, tables, and everything as JSON.':
    'Un archivo ZIP: sus cartas en PDF, las páginas que todavía guardamos, sus fechas para un calendario, tablas y todo en JSON.',
  'Nothing was changed. You can try again.': 'No se cambió nada. Puede intentarlo de nuevo.',
  'Download everything': 'Descargar todo',
  'We hold nothing about this browser. Log in to see what your account holds.':
    'No guardamos nada de este navegador. Entre para ver lo que guarda su cuenta.',
  'Loading your data': 'Cargando sus datos',
} as const
