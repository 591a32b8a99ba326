/** The help of the pages of the tool. */
export const HELP_WORDS = {
  'Here you add the letter, as photos or as a PDF. Its pages are deleted within 1 hour.':
    'Aquí agrega la carta, como fotos o como PDF. Sus páginas se borran dentro de 1 hora.',
  'Choose your state.': 'Elija su estado.',
  'Add every page, in good light.': 'Agregue todas las páginas, con buena luz.',
  'Press “Analyze for Violations”.': 'Pulse “Buscar infracciones”.',
  'Your letter is being read, page by page. This takes some seconds a page.':
    'Su carta se está leyendo, página por página. Tarda unos segundos por página.',
  'Wait. The result opens by itself.': 'Espere. El resultado se abre solo.',
  'This page shows what we found in the letter, the words it rests on, and which date matters.':
    'Esta página muestra lo que encontramos en la carta, las palabras en que se apoya y qué fecha importa.',
  'Look at the date first.': 'Mire primero la fecha.',
  'Read each finding beside the words of the letter.': 'Lea cada hallazgo junto a las palabras de la carta.',
  'Answer the questions you can answer. The result changes at once.':
    'Responda las preguntas que pueda. El resultado cambia de inmediato.',
  'Write the answer, and mail it.': 'Escriba la respuesta y envíela por correo.',
  'Your notice stands beside the official form, line by line.':
    'Su aviso está junto al formulario oficial, línea por línea.',
  'Look at the lines that are empty or different.': 'Mire las líneas que están vacías o son distintas.',
  'Go back to the result to see which of them count.': 'Vuelva al resultado para ver cuáles de ellas cuentan.',
  'This paper needs something other than a letter to a collector. The page says what, and in which order.':
    'Este papel necesita otra cosa que una carta a un cobrador. La página dice qué, y en qué orden.',
  'Do the first step today.': 'Haga hoy el primer paso.',
  'Call free legal aid if a court is named.': 'Llame a la ayuda legal gratis si se nombra una corte.',
  'This is your letter. You can change every line. Each sentence can tell why it stands there.':
    'Esta es su carta. Puede cambiar cada línea. Cada frase puede decir por qué está ahí.',
  'Read it to the end. Take out what is not true.': 'Léala hasta el final. Quite lo que no es verdad.',
  'Download it and sign it by hand.': 'Descárguela y fírmela a mano.',
  'Mail it, then tell us the day.': 'Envíela por correo y después díganos el día.',
  'Here you see what you buy, what it costs, and pay.': 'Aquí ve lo que compra, cuánto cuesta, y paga.',
  'Check the product and the price.': 'Revise el producto y el precio.',
  'Enter your email for the receipt.': 'Escriba su correo electrónico para el recibo.',
  'Choose how to pay.': 'Elija cómo pagar.',
  'Your payment went through. This page says what is open now.':
    'Su pago se hizo. Esta página dice qué está abierto ahora.',
  'Follow the first button.': 'Siga el primer botón.',
  'A receipt comes to your email.': 'Un recibo llega a su correo electrónico.',
  'You log in with a code that comes by email, or with a passkey. There is no password.':
    'Usted entra con un código que llega por correo electrónico, o con una llave de acceso. No hay contraseña.',
  'Enter your email and ask for a code.': 'Escriba su correo electrónico y pida un código.',
  'Type in the six digits.': 'Escriba los seis dígitos.',
  'Everything we hold about you. You can take it along, or delete it.':
    'Todo lo que tenemos sobre usted. Puede llevárselo o borrarlo.',
  'Look through the list.': 'Revise la lista.',
  'Download it, or delete what you do not want us to keep.': 'Descárguelo, o borre lo que no quiere que guardemos.',
  'Your letters, what is due, and what was found, all in one place.':
    'Sus cartas, lo que vence y lo que se encontró, todo en un lugar.',
  'Do what is due first.': 'Haga primero lo que vence.',
  'Open a letter to see its result again.': 'Abra una carta para ver otra vez su resultado.',
  'All violations of all your letters. You can add what no letter shows, such as calls.':
    'Todas las infracciones de todas sus cartas. Puede agregar lo que ninguna carta muestra, como llamadas.',
  'Choose the ones you want to use.': 'Elija las que quiere usar.',
  'Write one demand for them.': 'Escriba una sola exigencia por ellas.',
  'Errors in your credit reports, and what became of your disputes.':
    'Errores en sus informes de crédito, y qué pasó con sus disputas.',
  'Add your report.': 'Agregue su informe.',
  'Confirm what is wrong.': 'Confirme lo que está mal.',
  'Write to the bureau.': 'Escriba a la agencia.',
  'Every letter you sent, and the next step for each.': 'Cada carta que envió, y el próximo paso para cada una.',
  'Open the matter that is due first.': 'Abra el asunto que vence primero.',
  'Tell us when you mailed a letter or got an answer.': 'Díganos cuándo envió una carta o recibió una respuesta.',
  'Letters for common matters, ready to be filled in.': 'Cartas para asuntos comunes, listas para llenar.',
  'Choose a letter.': 'Elija una carta.',
  'Fill in only what is true.': 'Llene solo lo que es verdad.',
  'What public records say about a collector: complaints and how many.':
    'Lo que los registros públicos dicen de un cobrador: quejas y cuántas.',
  'Search the name on your letter.': 'Busque el nombre de su carta.',
  'A complaint is not a proof. Look at how many and what about.':
    'Una queja no es una prueba. Mire cuántas son y sobre qué.',
  'What you sent, what came back, and the one next step with its day.':
    'Lo que usted envió, lo que volvió y el único próximo paso con su día.',
  'Write down what happened and when.': 'Anote qué pasó y cuándo.',
  'Do the next step by its day.': 'Haga el próximo paso antes de su día.',
  'Here you write to a credit bureau about errors in your report.':
    'Aquí escribe a una agencia de crédito sobre errores en su informe.',
  'Choose what is wrong.': 'Elija lo que está mal.',
  'Check your name and address.': 'Revise su nombre y su dirección.',
  'Sign and mail each letter yourself.': 'Firme y envíe usted mismo cada carta.',
  'A letter for one matter, to read and to fill in.': 'Una carta para un asunto, para leer y llenar.',
  'Read what it does and what it does not do.': 'Lea lo que hace y lo que no hace.',
  'This page works out if the debt may be too old for court in your state.':
    'Esta página calcula si la deuda puede ser demasiado vieja para la corte en su estado.',
  'Enter the state, the kind of debt and the dates you know.':
    'Ponga el estado, el tipo de deuda y las fechas que sabe.',
  'Leave open what you do not know.': 'Deje abierto lo que no sabe.',
  'This page works out an offer you could keep, from what you have.':
    'Esta página calcula una oferta que usted podría cumplir, con lo que tiene.',
  'Check the age of the debt first.': 'Revise primero la edad de la deuda.',
  'Enter what you can pay.': 'Ponga lo que puede pagar.',
  'Pay nothing before it is in writing.': 'No pague nada antes de que esté por escrito.',
  'What to say on the phone, and what not to say.': 'Qué decir por teléfono, y qué no decir.',
  'Choose what kind of call it is.': 'Elija qué tipo de llamada es.',
  'Write down the call when it is over.': 'Anote la llamada cuando termine.',
  'A log of calls, texts and visits. It counts what the law counts.':
    'Un registro de llamadas, mensajes y visitas. Cuenta lo que la ley cuenta.',
  'Enter each call on the day it came.': 'Anote cada llamada el día en que llegó.',
  'Keep a picture of the call list.': 'Guarde una foto de la lista de llamadas.',
  'Your papers in one file, with numbers, for a lawyer or a court.':
    'Sus papeles en un solo archivo, numerados, para un abogado o una corte.',
  'Choose the papers.': 'Elija los papeles.',
  'Put them in order and download the file.': 'Póngalos en orden y descargue el archivo.',
  'What we keep, for how long, and why.': 'Lo que guardamos, por cuánto tiempo y por qué.',
  'Look up what matters to you.': 'Busque lo que le importa a usted.',
  'See what we hold about you on “Your data”.': 'Vea lo que tenemos sobre usted en “Sus datos”.',
  'What holds between you and whoever runs this site.': 'Lo que vale entre usted y quien dirige este sitio.',
  'Ask us if something is not clear.': 'Pregúntenos si algo no está claro.',
  'For operators: orders to prepare, feedback to look at, and whether everything runs.':
    'Para operadores: pedidos que preparar, comentarios que revisar, y si todo funciona.',
  'Do the oldest order first.': 'Haga primero el pedido más antiguo.',
  'You gave your permission. Nothing more to tick.': 'Usted dio su permiso. No hay nada más que marcar.',
  'Certified mail': 'Correo certificado',
  'So old that the law no longer lets a court order you to pay, if you say so in time.':
    'Tan antigua que la ley ya no deja que una corte le ordene pagar, si usted lo dice a tiempo.',
  'A green card the post office sends back to you, signed by whoever took the letter.':
    'Una tarjeta verde que el correo le devuelve, firmada por quien recibió la carta.',
  'Mail with a number that proves when you sent it. Ask for it at any post office.':
    'Correo con un número que prueba cuándo lo envió. Pídalo en cualquier oficina de correos.',
  'A court’s decision that you owe. With it, wages or a bank account can be taken.':
    'La decisión de una corte de que usted debe. Con ella pueden embargar el salario o una cuenta de banco.',
  'Debt buyer': 'Comprador de deudas',
  Settlement: 'Acuerdo',
  Dispute: 'Disputa',
  Violation: 'Infracción',
  Judgment: 'Sentencia',
} as const
