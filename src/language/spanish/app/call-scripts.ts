/** What to say on the phone. What is said to the collector stands on the page in English too. */
export const CALL_SCRIPT_WORDS = {
  'You may record a phone call you take part in.': 'Usted puede grabar una llamada en la que participa.',
  'Everyone on the call must agree before you record.':
    'Todos los que están en la llamada deben estar de acuerdo antes de grabar.',
  'We are not sure. Act as if everyone must agree.':
    'No estamos seguros. Actúe como si todos debieran estar de acuerdo.',
  'Confidence: high.': 'Confianza: alta.',
  'Confidence: medium.': 'Confianza: media.',
  'Confidence: low.': 'Confianza: baja.',
  'What to say when a collector calls | Writeback': 'Qué decir cuando llama un cobrador | Writeback',
  'What to say when a collector calls': 'Qué decir cuando llama un cobrador',
  'You never have to talk. You may hang up at any time. If you do talk, keep it short, and let them write.':
    'Usted nunca está obligado a hablar. Puede colgar en cualquier momento. Si habla, sea breve y pida que le escriban.',
  'Write the call down in your contact log': 'Anotar la llamada en su registro de contactos',
  'May you record the call?': '¿Puede grabar la llamada?',
  'Where you are when you talk.': 'Donde está usted cuando habla.',
  'A collector may sit in a state with a stricter rule. So the safe way is the same everywhere: say first, <0>I record this call. Is that all right with you?</0> If they say no, do not record: take notes, or hang up.':
    'Un cobrador puede estar en un estado con una regla más estricta. Por eso lo seguro es igual en todas partes. Diga primero: <0>I record this call. Is that all right with you?</0> (“Grabo esta llamada. ¿Está de acuerdo?”). Si dicen que no, no grabe: tome notas o cuelgue.',
  'After the call:': 'Después de la llamada:',
  'We did not read the statute, so check before you rely on it.':
    'No leímos la ley, así que compruébelo antes de confiar en esto.',
  'Taken from <0>a table of the states’ laws</0> on {date}. We did not read the statute again, so check before you rely on it.':
    'Tomado de <0>una tabla de las leyes de los estados</0> el {date}. No volvimos a leer la ley, así que compruébelo antes de confiar en esto.',
  'Do not say that you owe it, that you will pay, or when you paid last.':
    'No diga que la debe, que va a pagar ni cuándo pagó por última vez.',
  'Do not give your bank, card or Social Security number, your employer, or another phone number.':
    'No dé su número de banco, de tarjeta o de Seguro Social, ni su empleador, ni otro número de teléfono.',
  'A collector calls for the first time': 'Un cobrador llama por primera vez',
  'Who is calling, for which company, and what is its mailing address?':
    '¿Quién llama, de qué compañía y cuál es su dirección postal?',
  'Which debt is this about? Please mail me the written notice with the amount and the creditor.':
    '¿De qué deuda se trata? Por favor envíeme por correo el aviso escrito con la cantidad y el acreedor.',
  'I do not talk about this by phone. I will answer in writing. Goodbye.':
    'No hablo de esto por teléfono. Responderé por escrito. Adiós.',
  'A dispute on the phone does not stop them. Only one in writing does, in the 30 days.':
    'Una disputa por teléfono no los detiene. Solo una por escrito, dentro de los 30 días.',
  'They want money today': 'Quieren dinero hoy',
  'Please send me that offer in writing. I decide nothing on the phone.':
    'Por favor envíeme esa oferta por escrito. No decido nada por teléfono.',
  'If the offer is real, it will still be there when your letter comes.':
    'Si la oferta es real, seguirá en pie cuando llegue su carta.',
  'Do not agree to “just a small payment”. It can start the time to sue again.':
    'No acepte “solo un pago pequeño”. Puede reiniciar el plazo para demandar.',
  'Write down what they offered and until when. Check the age of the debt before you answer.':
    'Anote qué ofrecieron y hasta cuándo. Revise la antigüedad de la deuda antes de responder.',
  'You want the calls to stop, but not the letters': 'Quiere que paren las llamadas, pero no las cartas',
  'Do not call me about this debt again. You may write to me by mail.':
    'No me vuelva a llamar sobre esta deuda. Puede escribirme por correo.',
  'Please confirm that you noted it, and your name.': 'Por favor confirme que lo anotó, y dígame su nombre.',
  'Do not say “I refuse to pay”. It ends the letters too, and a lawsuit becomes more likely.':
    'No diga “me niego a pagar”. Eso termina también las cartas, y una demanda se vuelve más probable.',
  'Send the same in writing, so you can prove it. Log every call after it.':
    'Envíe lo mismo por escrito, para poder probarlo. Anote cada llamada posterior.',
  'They call you at work': 'Lo llaman al trabajo',
  'My employer does not allow these calls. Do not call me here again.':
    'Mi empleador no permite estas llamadas. No me vuelva a llamar aquí.',
  'I end this call now. Goodbye.': 'Termino esta llamada ahora. Adiós.',
  'Do not talk about the debt where others hear it.': 'No hable de la deuda donde otros lo oigan.',
  'Note the date, the time and the name. A second call there may break the law.':
    'Anote la fecha, la hora y el nombre. Una segunda llamada allí puede violar la ley.',
  'They call early, late, or at a bad time': 'Llaman temprano, tarde o a una mala hora',
  'It is [time] where I live. Calls before 8 a.m. or after 9 p.m. are not allowed.':
    'Donde vivo son las [hora]. No se permiten llamadas antes de las 8 a. m. ni después de las 9 p. m.',
  'Also, [day and hours] is a bad time for me. Do not call then.':
    'Además, [día y horas] es un mal momento para mí. No llame entonces.',
  'Do not stay on the line to argue.': 'No se quede en la línea para discutir.',
  'Keep a picture of the call list on your phone. It shows the time.':
    'Guarde una foto de la lista de llamadas de su teléfono. Muestra la hora.',
  'The debt is not yours, or they want somebody else': 'La deuda no es suya, o buscan a otra persona',
  'You have the wrong person. I am not [name], and this is not my debt.':
    'Se equivoca de persona. No soy [nombre], y esta deuda no es mía.',
  'Do not call this number again. Please note that, and tell me your name and company.':
    'No vuelva a llamar a este número. Por favor anótelo y dígame su nombre y su compañía.',
  'Do not “confirm” your birth date or Social Security number so they can check.':
    'No “confirme” su fecha de nacimiento ni su número de Seguro Social para que ellos revisen.',
  'Dispute it in writing. If it may be identity theft, start at identitytheft.gov.':
    'Dispútela por escrito. Si puede ser robo de identidad, empiece en robodeidentidad.gov.',
  'They talked to your family, a neighbor or your boss': 'Hablaron con su familia, un vecino o su jefe',
  'You talked to somebody else about a debt. You may not do that.':
    'Usted habló con otra persona sobre una deuda. No puede hacer eso.',
  'Do not contact anyone else about me.': 'No contacte a nadie más sobre mí.',
  'Do not give the other person’s number or address.': 'No dé el número ni la dirección de la otra persona.',
  'Ask that person to write down what was said, and when. It is the best proof.':
    'Pida a esa persona que anote qué se dijo y cuándo. Es la mejor prueba.',
  'They threaten arrest, or it sounds like a scam': 'Amenazan con arrestarlo, o parece una estafa',
  'What is your name, your company, and its mailing address?':
    '¿Cuál es su nombre, su compañía y la dirección postal de ella?',
  'Nobody is arrested for a debt like this. Put it in writing. Goodbye.':
    'A nadie lo arrestan por una deuda como esta. Póngalo por escrito. Adiós.',
  'Never pay by gift card, wire or crypto, and never while they hold you on the line.':
    'Nunca pague con tarjeta de regalo, transferencia o criptomonedas, ni mientras lo retienen en la línea.',
  'Look up the company yourself and call the number you find. Report it to the FTC and your attorney general.':
    'Busque usted mismo la compañía y llame al número que encuentre. Denúncielo a la FTC (Comisión Federal de Comercio) y al procurador general de su estado.',
  'The debt is very old': 'La deuda es muy antigua',
  'I do not talk about this by phone. What date of default do you rely on? Please mail it.':
    'No hablo de esto por teléfono. ¿En qué fecha de incumplimiento se basan? Por favor envíela por correo.',
  'I do not acknowledge any debt.': 'No reconozco ninguna deuda.',
  'Never say when you paid last, and never pay “to show good faith”.':
    'Nunca diga cuándo pagó por última vez, y nunca pague “para mostrar buena fe”.',
  'Check the age of the debt first. A collector may not sue, or threaten to, once the time has run out.':
    'Primero revise la antigüedad de la deuda. Un cobrador no puede demandar, ni amenazar con hacerlo, cuando el plazo ya venció.',
} as const
