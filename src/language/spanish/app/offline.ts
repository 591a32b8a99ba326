/** What is said about having no connection, and about having Writeback on the phone. */
export const OFFLINE = {
  'You are offline': 'No tiene conexión',
  'You can read what you opened before and change your letters. A letter you add waits on this phone and is sent when you are connected.':
    'Puede leer lo que abrió antes y cambiar sus cartas. Una carta que agregue espera en este teléfono y se envía cuando vuelva la conexión.',
  'A letter waits on this phone': 'Una carta espera en este teléfono',
  'A result waits to be saved': 'Un resultado espera para guardarse',
  'It is being sent now.': 'Se está enviando ahora.',
  'It is sent by itself when you are connected, while Writeback is open.':
    'Se envía sola cuando haya conexión, mientras Writeback esté abierto.',
  'It was added before you logged in. Is it yours?': 'Se agregó antes de que usted iniciara sesión. ¿Es suya?',
  'Send it now': 'Enviarla ahora',
  'It is mine, send it': 'Es mía, enviarla',
  'Delete it': 'Eliminarla',
  'The letter that waited was read': 'Se leyó la carta que esperaba',
  'What waited could not be taken': 'No se pudo recibir lo que esperaba',
  'See the result': 'Ver el resultado',
  Close: 'Cerrar',
  'A new version of Writeback is ready': 'Hay una versión nueva de Writeback',
  'Finish what you are typing first. Your letters and findings are kept.':
    'Termine primero lo que está escribiendo. Sus cartas y hallazgos se conservan.',
  'Use the new version': 'Usar la versión nueva',
  'Keep Writeback on this phone?': '¿Quiere tener Writeback en este teléfono?',
  'It opens like an app, also without a connection, and you can share photos of letters to it.':
    'Se abre como una aplicación, también sin conexión, y puede compartirle fotos de cartas.',
  'Press Share, then Add to Home Screen. Writeback then opens like an app, also without a connection. Log in there to find your letters.':
    'Toque Compartir y después Agregar a inicio. Así Writeback se abre como una aplicación, también sin conexión. Entre ahí con su cuenta para ver sus cartas.',
  'Add to the home screen': 'Agregar a la pantalla de inicio',
  'No, thanks': 'No, gracias',
  'Your letter waits on this phone': 'Su carta espera en este teléfono',
  'It is sent by itself when you are connected. Keep the paper.':
    'Se envía sola cuando vuelva la conexión. Guarde el papel.',
  'Send it when I am connected': 'Enviarla cuando haya conexión',
  'This browser keeps nothing. Try again when you are connected.':
    'Este navegador no guarda nada. Inténtelo de nuevo cuando tenga conexión.',
} as const
