/** The fixed texts of copy/messages.ts that a page before the login may show. */
export const FRONT_MESSAGES = {
  'Please upload an image (JPG, PNG) or PDF file': 'Suba una imagen (JPG, PNG) o un archivo PDF',
  'File size must be less than 10MB': 'El archivo debe pesar menos de 10 MB',
  'Failed to create order. Please try again.': 'No se pudo crear el pedido. Inténtelo de nuevo.',
  'Failed to create order': 'No se pudo crear el pedido',
  'Payment processing failed. Please contact support.': 'No se pudo procesar el pago. Comuníquese con nosotros.',
  'PayPal error occurred. Please try again.': 'Hubo un error de PayPal. Inténtelo de nuevo.',
  'Please enter your email first - we need it to coordinate your Done-For-You service':
    'Primero escriba su correo electrónico: lo necesitamos para coordinar su servicio Hecho para Usted',
  'Please authorize us to send letters on your behalf': 'Autorícenos a enviar cartas en su nombre',
  'Please check the authorization box to continue': 'Marque la casilla de autorización para continuar',
  'Please fill in all fields': 'Llene todos los campos',
  'Failed to submit feedback. Please try again.': 'No se pudo enviar su comentario. Inténtelo de nuevo.',
  'You are offline. What you added is kept on this device. Try again when you are connected.':
    'No tiene conexión. Lo que agregó está guardado en este dispositivo. Inténtelo de nuevo cuando tenga conexión.',
  'Something failed on our side. Nothing you added was lost. Please try again.':
    'Algo falló de nuestro lado. No se perdió nada de lo que agregó. Inténtelo de nuevo.',
} as const
