/** What is sold, as the catalogue names it. */
export const PRODUCTS = {
  'DIY Enhancement': 'Mejore su propia carta',
  'Pre-Written Letter': 'Carta ya escrita',
  'The full result of one letter.': 'El resultado completo de una carta.',
  'All findings in one letter, with the law': 'Todos los hallazgos de una carta, con la ley',
  'One full reply letter in PDF and Word': 'Una carta de respuesta completa en PDF y Word',
  'Every letter for 30 days.': 'Todas las cartas durante 30 días.',
  'Credit letters, included at no charge': 'Cartas de crédito, incluidas sin costo',
  'Every letter, with no end date.': 'Todas las cartas, sin fecha de fin.',
  'Dispute letters to one credit bureau.': 'Cartas de disputa a una agencia de crédito.',
  'One credit report checked': 'Un informe de crédito revisado',
  'Dispute letters to one bureau': 'Cartas de disputa a una agencia',
  'Dispute letters to Equifax, Experian and TransUnion.': 'Cartas de disputa a Equifax, Experian y TransUnion.',
  'MOST POPULAR': 'MÁS POPULAR',
  'Make the letter you wrote safer and stronger.': 'Haga más segura y más fuerte la carta que escribió.',
  'Your own letter checked line by line': 'Su propia carta, revisada línea por línea',
  'A better version in your voice': 'Una versión mejor, con su voz',
  'One-time payment.': 'Pago único.',
  'One letter of your choice, ready to fill in.': 'Una carta a su elección, lista para llenar.',
  'One letter in PDF and Word': 'Una carta en PDF y Word',
  'Every sentence explained': 'Cada frase explicada',
  '1-2 letters $199, 3-5 letters $349, 6-10 letters $499.': '1-2 cartas $199, 3-5 cartas $349, 6-10 cartas $499.',
  'Done-For-You Service': 'Servicio: lo hacemos por usted',
  'We prepare your letters. You approve them. We mail them certified.':
    'Preparamos sus cartas. Usted las aprueba. Las enviamos por correo certificado.',
  'Letters prepared in 24-48 hours': 'Cartas listas en 24-48 horas',
  'Nothing is mailed before you approve it': 'No se envía nada antes de que usted lo apruebe',
  'Certified mail within 3 business days, tracking the same day':
    'Correo certificado en 3 días hábiles como máximo, con seguimiento el mismo día',
  '30 days of response monitoring': '30 días de seguimiento de respuestas',
  Validation: 'Validación',
  'You tell them to stop writing and calling. The debt stays.':
    'Les dice que dejen de escribir y de llamar. La deuda sigue.',
  'You say that the debt is wrong and ask them to correct or close it.':
    'Usted dice que la deuda está mal y les pide que la corrijan o la cierren.',
  'You ask how old the debt is and name the rule on debts too old to sue on. You admit nothing.':
    'Usted pregunta qué tan antigua es la deuda y nombra la regla sobre deudas demasiado antiguas para demandar. No admite nada.',
} as const
