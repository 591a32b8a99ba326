/** What the software does with a person's data, and what one may count on. */
export const LEGAL = {
  'What we never do': 'Lo que nunca hacemos',
  'On this page': 'En esta página',
  'A collection letter says a lot about you. This page says what this software keeps, for how long, and what it never does.':
    'Una carta de cobro dice mucho sobre usted. Esta página dice qué guarda este programa, por cuánto tiempo y qué no hace nunca.',
  'What you upload': 'Lo que sube',
  'The file and the pictures of its pages are encrypted before they are stored (AES-256-GCM).':
    'El archivo y las imágenes de sus páginas se cifran antes de guardarse (AES-256-GCM).',
  'They are deleted within 1 hour, from the disk and from the database. A receipt of the deletion is kept: an id, a size and a time, no content.':
    'Se eliminan en 1 hora como máximo, del disco y de la base de datos. Se guarda un comprobante de la eliminación: un identificador, un tamaño y una hora, sin contenido.',
  'Only if you ask for it within that hour, we keep the pictures of the pages as evidence, encrypted. The file you uploaded is deleted all the same. When you stop keeping them, they are deleted at once.':
    'Solo si usted lo pide dentro de esa hora, guardamos las imágenes de las páginas como prueba, cifradas. El archivo que subió se elimina de todos modos. Cuando deja de conservarlas, se eliminan enseguida.',
  'An upload that could not be read within the hour is deleted too, and the page tells you.':
    'Lo que no se pudo leer dentro de la hora también se elimina, y la página se lo dice.',
  'Your letter is read by programs on our own server. It is sent to nobody, and no outside service reads it.':
    'Su carta la leen programas en nuestro propio servidor. No se envía a nadie y ningún servicio externo la lee.',
  'What is kept': 'Lo que se guarda',
  'What was read from the letter: names, amounts, dates and the words each finding rests on.':
    'Lo que se leyó de la carta: nombres, cantidades, fechas y las palabras en que se apoya cada hallazgo.',
  'Small pieces of the pages, encrypted: the lines a finding rests on, and threats, statements, demands and offers that may become a finding when you answer a question later.':
    'Pequeños trozos de las páginas, cifrados: las líneas en que se apoya un hallazgo, y amenazas, afirmaciones, exigencias y ofertas que pueden volverse un hallazgo cuando usted responda una pregunta después.',
  'What you answered, the name of the file, your state, and the letters written for you.':
    'Lo que respondió, el nombre del archivo, su estado y las cartas escritas para usted.',
  'With an account: your email, and where you are logged in (“Firefox on Linux”, and when), and the public half of a passkey if you made one.':
    'Con una cuenta: su correo electrónico, dónde tiene la sesión abierta (“Firefox en Linux”, y cuándo) y la mitad pública de una llave de acceso, si creó una.',
  'Feedback you sent, with the email and the name you gave. Others see your words or your name only if you agreed to it.':
    'Las opiniones que envió, con el correo electrónico y el nombre que dio. Otros ven sus palabras o su nombre solo si usted lo aceptó.',
  'An email you gave above a result, only if you ticked the box, with the day you did.':
    'Un correo electrónico que dio arriba de un resultado, solo si marcó la casilla, con el día en que lo hizo.',
  'This stays until you delete it on <0>Your data</0>, one letter at a time or all at once. Without an account it is bound to this browser by a cookie, and deleted a year after that cookie was made.':
    'Esto queda hasta que usted lo elimine en <0>Sus datos</0>, carta por carta o todo junto. Sin una cuenta, está ligado a este navegador por una cookie y se elimina un año después de crearse esa cookie.',
  'What is kept in your browser': 'Lo que se guarda en su navegador',
  'One cookie: a random number that only our server reads, for one year. It follows you nowhere else.':
    'Una cookie: un número al azar que solo lee nuestro servidor, durante un año. No lo sigue a ningún otro lugar.',
  'Your drafts, your state, the result you looked at last and, if you log in, a token that ends after a week without a visit.':
    'Sus borradores, su estado, el último resultado que miró y, si entra, una ficha que termina después de una semana sin visitas.',
  'Pages you chose but did not send yet, for up to an hour.':
    'Las páginas que eligió y todavía no envió, durante una hora como máximo.',
  'Logging out clears all of it but the choice of light or dark.':
    'Al salir se borra todo, menos la elección de claro u oscuro.',
  'No trackers, no advertising, no fonts or scripts from other companies.':
    'Sin rastreadores, sin publicidad, sin fuentes ni scripts de otras compañías.',
  'Nothing about you in addresses, page titles or our logs. Logs hold ids, codes and times.':
    'Nada sobre usted en las direcciones, los títulos de las páginas o nuestros registros. Los registros guardan identificadores, códigos y horas.',
  'Your network address is not stored. To slow down guessing, counters keep a scrambled form of it that cannot be turned back, for some minutes.':
    'Su dirección de red no se guarda. Para frenar a quien intenta adivinar, unos contadores guardan por unos minutos una forma mezclada de ella que no se puede revertir.',
  'The state we suggest is looked up in a table on our own server.':
    'El estado que sugerimos se busca en una tabla de nuestro propio servidor.',
  'A download is counted, not who downloaded.': 'Se cuenta una descarga, no quién descargó.',
  'We send codes, receipts, copies you ask for and, if you switch them on, reminders of your deadlines. Until a mail has left, its address and words are stored encrypted; then they are forgotten. The mail server of whoever runs this installation delivers it.':
    'Enviamos códigos, recibos, copias que usted pide y, si los activa, recordatorios de sus fechas límite. Hasta que un correo sale, su dirección y sus palabras se guardan cifradas; después se olvidan. Lo entrega el servidor de correo de quien administra esta instalación.',
  'PayPal takes payments; its script is loaded on the payment page only. We see what you bought and that it was paid, never your card.':
    'PayPal recibe los pagos; su script se carga solo en la página de pago. Nosotros vemos qué compró y que se pagó, nunca su tarjeta.',
  'Test payments: no money moves on this installation.': 'Pagos de prueba: en esta instalación no se mueve dinero.',
  'Take it along, or delete it': 'Lléveselo o elimínelo',
  '<0>Your data</0> lists what we hold, gives all of it as one ZIP file, and deletes all of it, without asking why. What is left of a deletion is a line that says it happened: an id and a time.':
    '<0>Sus datos</0> muestra lo que guardamos, lo da todo en un archivo ZIP y lo elimina todo, sin preguntar por qué. De una eliminación queda una línea que dice que ocurrió: un identificador y una hora.',
  'A deleted row leaves the database at once. The database overwrites the space on its disk in time, and backups made by whoever runs this installation follow their own schedule.':
    'Una fila eliminada sale de la base de datos enseguida. La base de datos sobrescribe el espacio de su disco con el tiempo, y las copias de seguridad de quien administra esta instalación siguen su propio calendario.',
  'What this software does for you, what it does not, and what stays yours to decide.':
    'Lo que este programa hace por usted, lo que no hace y lo que le toca decidir a usted.',
  'Information, not advice': 'Información, no consejo',
  'Writeback compares a letter with rules of federal debt-collection law and shows the words each finding rests on. That is legal information. It is not legal advice, nobody here is your lawyer, and no finding is a promise about what a court would say.':
    'Writeback compara una carta con reglas de la ley federal de cobro de deudas y muestra las palabras en que se apoya cada hallazgo. Eso es información legal. No es consejo legal, aquí nadie es su abogado y ningún hallazgo es una promesa de lo que diría una corte.',
  'If you have papers from a court, answer the court in time. A letter to the collector does not do that. Legal aid is free for many people: <0>lawhelp.org</0>.':
    'Si tiene papeles de una corte, responda a la corte a tiempo. Una carta al cobrador no hace eso. La ayuda legal es gratis para muchas personas: <0>lawhelp.org</0>.',
  'Where it can be wrong': 'En qué puede equivocarse',
  'A photo can be misread. Compare names, amounts and dates with your paper before you rely on them.':
    'Una foto se puede leer mal. Compare nombres, cantidades y fechas con su papel antes de confiar en ellos.',
  'Where something could not be read or is not known, the page says so. It does not guess a violation.':
    'Cuando algo no se pudo leer o no se sabe, la página lo dice. No adivina una infracción.',
  'Law changes. Each result names the day its law was last checked.':
    'La ley cambia. Cada resultado dice el día en que se revisó su ley por última vez.',
  'State law is used only for time limits and court deadlines, and only for the state you chose.':
    'La ley estatal se usa solo para plazos para demandar y fechas límite de la corte, y solo para el estado que usted eligió.',
  'Your letters': 'Sus cartas',
  'A letter is a draft until you have read it. You decide what goes in it, sign it and mail it; nothing is sent to a collector without you. What you upload and what is written for you stays yours.':
    'Una carta es un borrador hasta que usted la lee. Usted decide qué lleva, la firma y la envía; nada se envía a un cobrador sin usted. Lo que sube y lo que se escribe para usted sigue siendo suyo.',
  Paying: 'El pago',
  'Warnings, deadlines, the kind of paper and signs of a scam are free in every plan.':
    'Los avisos, las fechas límite, el tipo de papel y las señales de estafa son gratis en todos los planes.',
  'The price is the one shown beside the button when you pay. The monthly pass lasts 30 days and does not renew by itself.':
    'El precio es el que se muestra junto al botón cuando paga. El pase mensual dura 30 días y no se renueva por sí solo.',
  'Credit-repair letters are charged only after they were written and delivered to you, as federal law requires (15 USC 1679b(b)).':
    'Las cartas de reparación de crédito se cobran solo después de escribirlas y entregárselas, como exige la ley federal (15 USC 1679b(b)).',
  'You can ask for your money back within 30 days.': 'Puede pedir que le devuelvan su dinero dentro de 30 días.',
  'Fair use': 'Uso justo',
  'Upload letters that were sent to you, or that you may act on.':
    'Suba cartas que le enviaron a usted, o sobre las que puede actuar.',
  'Do not try to get at other people’s data or to bring the service down. Calls are limited in number.':
    'No intente llegar a los datos de otras personas ni hacer caer el servicio. El número de solicitudes está limitado.',
  'Do not say in a letter what is not true.': 'No diga en una carta lo que no es verdad.',
  'Write to <0>{email}</0>. Name the receipt number of your order, and leave account numbers out.':
    'Escriba a <0>{email}</0>. Diga el número de recibo de su pedido y no ponga números de cuenta.',
  'Write or speak to the office or the person who gave you the address of this page: they run this installation and hold its records.':
    'Escriba o hable con la oficina o la persona que le dio la dirección de esta página: ellos administran esta instalación y guardan sus registros.',
  'You need nobody for your money and your data: orders can be cancelled and refunds asked for on <0>Your data</0>, and everything can be taken along or deleted there.':
    'No necesita a nadie para su dinero y sus datos: en <0>Sus datos</0> puede cancelar pedidos y pedir reembolsos, y llevarse o eliminar todo.',
  'The software': 'El programa',
  'Writeback is free software under the GNU Affero General Public License, version 3 or later. It comes without warranty, as that license says. What it does with your data is on the <0>privacy page</0>.':
    'Writeback es software libre bajo la GNU Affero General Public License, versión 3 o posterior. Viene sin garantía, como dice esa licencia. Lo que hace con sus datos está en la <0>página de privacidad</0>.',
} as const
