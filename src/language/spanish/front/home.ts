/** The home page, its quiz apart. */
export const HOME = {
  // its head
  'Check a debt-collection letter': 'Revise una carta de cobro',
  'Upload a collection letter. Writeback marks the words that break federal law, checks how old the debt is, and drafts your reply.':
    'Suba una carta de cobro. Writeback marca las palabras que violan la ley federal, revisa qué tan antigua es la deuda y prepara su respuesta.',
  'Writeback needs JavaScript to read your letter and show the marks on it.':
    'Writeback necesita JavaScript para leer su carta y mostrar las marcas en ella.',
  // first screen
  'Got a collection letter? Read it with the law beside you.':
    '¿Le llegó una carta de cobro? Léala con la ley a su lado.',
  'Upload a photo. Writeback marks the words that break federal debt-collection law, checks if the debt is too old for court, and drafts your reply.':
    'Suba una foto. Writeback marca las palabras que violan la ley federal de cobro de deudas, revisa si la deuda es demasiado antigua para ir a la corte y prepara su respuesta.',
  'No account to start': 'Empiece sin cuenta',
  'Every finding shows its proof': 'Cada hallazgo muestra su prueba',
  'Open source': 'Código abierto',
  'An invented collection letter with three marked places: a total that is too high, a date that is too early, and a threat to sue.':
    'Una carta de cobro inventada con tres lugares marcados: un total demasiado alto, una fecha demasiado temprana y una amenaza de demanda.',
  '<0>$147.00 too much</0>Its own figures add up to $1,695.02.':
    '<0>$147.00 de más</0>Sus propias cifras suman $1,695.02.',
  '<0>Likely too old for court</0>Texas gives collectors 4 years to sue.':
    '<0>Tal vez muy antigua para la corte</0>Texas da 4 años para demandar.',
  // figures
  'Why it is worth checking': 'Por qué vale la pena revisarla',
  'of debt-collection complaints in 2024 were about a debt the person said was not owed.':
    'de las quejas por cobro de deudas en 2024 fueron por una deuda que la persona dijo no deber.',
  'CFPB, yearly report on the debt-collection law, 2025': 'CFPB, informe anual sobre la ley de cobro de deudas, 2025',
  'of people who were contacted said the debt was not theirs, was a relative’s, or had the wrong amount.':
    'de las personas contactadas dijo que la deuda no era suya, que era de un familiar o que el monto estaba mal.',
  'CFPB, survey on debt collection, January 2017': 'CFPB, encuesta sobre el cobro de deudas, enero de 2017',
  'of debt lawsuits end without a defense, in courts that keep count. Often nobody answered.':
    'de las demandas por deudas terminan sin defensa, en las cortes que llevan la cuenta. Muchas veces nadie contestó.',
  'Pew Charitable Trusts, report on debt in state courts, 2020':
    'Pew Charitable Trusts, informe sobre deudas en las cortes estatales, 2020',
  'is the most a court can add in one person’s lawsuit for broken rules, on top of real losses and lawyer’s fees.':
    'es lo máximo que una corte puede agregar en la demanda de una persona por reglas violadas, además de las pérdidas reales y los honorarios del abogado.',
  // three steps
  'Three steps, from letter to reply': 'Tres pasos, de la carta a la respuesta',
  'Upload the letter': 'Suba la carta',
  'Take photos or choose a PDF. We tell you at once if a page is blurred or cut off.':
    'Tome fotos o elija un PDF. Le avisamos enseguida si una página está borrosa o cortada.',
  'See the proof on the page': 'Vea la prueba en la página',
  'Each finding points to the exact words, the law, and how sure we are.':
    'Cada hallazgo señala las palabras exactas, la ley y qué tan seguros estamos.',
  'Write back in time': 'Responda a tiempo',
  'You get a letter to edit, print and mail, and the date to mail it by.':
    'Recibe una carta para editar, imprimir y enviar, y la fecha límite para enviarla.',
  Dec: 'dic',
  Wed: 'mié',
  // what is checked
  'What we check': 'Qué revisamos',
  'Rules written from the statute and Regulation F, each tested on sample letters.':
    'Reglas escritas a partir de la ley y de la Regulation F, cada una probada con cartas de muestra.',
  'The notice itself': 'El aviso mismo',
  'Who is asking, for whom, how much, and your right to dispute.':
    'Quién cobra, para quién, cuánto y su derecho a disputar.',
  'The amounts': 'Los montos',
  'Do the parts add up? Are the interest and fees explained?':
    '¿Suman bien las partes? ¿Se explican los intereses y los cargos?',
  'The dates': 'Las fechas',
  'Is your 30-day window right? Does a demand cut across it?':
    '¿Está bien su plazo de 30 días? ¿Hay una exigencia que lo contradiga?',
  'Threats and pressure': 'Amenazas y presión',
  'Arrest, lawsuits, wages, property, false urgency.': 'Arresto, demandas, salario, bienes, falsa urgencia.',
  'The age of the debt': 'La antigüedad de la deuda',
  'Is it too old for court, and what could restart the clock?':
    '¿Es demasiado antigua para la corte, y qué podría reiniciar el plazo?',
  'Who is writing': 'Quién escribe',
  'Names that look like a court, a lawyer or a bureau and are not.':
    'Nombres que parecen de una corte, un abogado o una agencia y no lo son.',
  'Check without a letter': 'Revisar sin carta',
  'Court papers are spotted first. If your letter is a lawsuit, we stop and tell you what to do by when.':
    'Los papeles de la corte se detectan primero. Si su carta es una demanda, paramos y le decimos qué hacer y para cuándo.',
  'Only you can see your letter. The pages are deleted from our server within 1 hour.':
    'Solo usted puede ver su carta. Las páginas se borran de nuestro servidor en menos de 1 hora.',
  // patterns
  'Three patterns to know': 'Tres frases que conviene conocer',
  'Words like these stand in many letters. The quotes are invented, the law is real.':
    'Muchas cartas traen palabras como estas. Las citas son inventadas; la ley es real.',
  'A threat they may not carry out': 'Una amenaza que no pueden cumplir',
  'If you do not pay by Friday, ': 'Si no paga antes del viernes, ',
  'a warrant may be issued': 'se puede emitir una orden',
  ' for your arrest.': ' de arresto contra usted.',
  'You cannot be arrested for not paying a normal debt. A collector may not say so to scare you.':
    'No lo pueden arrestar por no pagar una deuda normal. Un cobrador no puede decirlo para asustar.',
  'A lawsuit on a debt that is too old': 'Una demanda por una deuda demasiado antigua',
  'This account from 2014 is ': 'Esta cuenta de 2014 está ',
  'scheduled for legal action': 'programada para acción legal',
  '.': '.',
  'Each state limits how long a collector may sue. After that, even the threat is against the rules.':
    'Cada estado limita el tiempo para demandar. Después, hasta la amenaza va contra las reglas.',
  'A sum that does not add up': 'Una suma que no cuadra',
  'Owed $1,187.42, interest $412.60, fees $95.00. ': 'Deuda $1,187.42, intereses $412.60, cargos $95.00. ',
  'Total: $1,842.02': 'Total: $1,842.02',
  'The parts come to $1,695.02. A collector may not ask for more than the contract or the law allows.':
    'Las partes suman $1,695.02. Un cobrador no puede pedir más de lo que permite el contrato o la ley.',
  // invented examples
  'What a reply can change': 'Lo que puede cambiar una respuesta',
  'Invented examples to show how it works. No real people, no promise.':
    'Ejemplos inventados para mostrar cómo funciona. No son personas reales ni es una promesa.',
  'Credit card': 'Tarjeta de crédito',
  'The parts of the sum did not add up.': 'Las partes de la suma no cuadraban.',
  'Medical bill': 'Factura médica',
  'The insurer had paid it already.': 'El seguro ya la había pagado.',
  'Old phone bill': 'Factura de teléfono antigua',
  Closed: 'Cerrada',
  'Nobody could show proof of the debt.': 'Nadie pudo mostrar pruebas de la deuda.',
  'Store card': 'Tarjeta de tienda',
  'Not sued': 'Sin demanda',
  'It was too old to sue on.': 'Era demasiado antigua para demandar.',
  'Gym fees': 'Cuotas del gimnasio',
  'The contract did not allow the added fees.': 'El contrato no permitía los cargos agregados.',
  // sources
  'Where our rules come from': 'De dónde vienen nuestras reglas',
  'We read the law and public records. Your letter is not part of it.':
    'Leemos la ley y los registros públicos. Su carta no entra en eso.',
  'The law itself': 'La ley misma',
  'The Fair Debt Collection Practices Act and Regulation F, paragraph by paragraph.':
    'La Fair Debt Collection Practices Act y la Regulation F, párrafo por párrafo.',
  'Read Regulation F': 'Leer la Regulation F',
  'State time limits': 'Plazos de cada estado',
  'The statute of every state and D.C., by kind of debt, with the day we last read it.':
    'La ley de cada estado y de D.C., por tipo de deuda, con el día en que la leímos por última vez.',
  'Check your state': 'Ver su estado',
  'Public complaints': 'Quejas públicas',
  'The CFPB’s open database shows what people report about each collector.':
    'La base de datos abierta de la CFPB muestra qué reporta la gente sobre cada cobrador.',
  'See the database': 'Ver la base de datos',
  'Official orders': 'Órdenes oficiales',
  'What regulators have posted about collectors. An order is often not an admission.':
    'Lo que las autoridades han publicado sobre los cobradores. Muchas veces una orden no es una admisión.',
  'See the actions': 'Ver las acciones',
  // not claimed
  'What we do not claim': 'Lo que no afirmamos',
  'You will decide better with plain facts than with big promises. So this is what you will not hear from us.':
    'Usted decidirá mejor con hechos claros que con grandes promesas. Esto es lo que no le vamos a decir.',
  'Success rates': 'Tasas de éxito',
  'Nobody has measured what a dispute letter changes. We show how strong the evidence is instead.':
    'Nadie ha medido qué cambia una carta de disputa. En su lugar mostramos qué tan fuertes son las pruebas.',
  'Money per violation': 'Dinero por cada infracción',
  'The law pays up to $1,000 for a whole lawsuit, plus real losses and lawyer’s fees. It does not add up per violation.':
    'La ley paga hasta $1,000 por toda una demanda, más las pérdidas reales y los honorarios del abogado. No se suma por cada infracción.',
  'Being a lawyer': 'Ser abogado',
  'This is legal information, not legal advice. Your result links to free legal aid.':
    'Esto es información legal, no consejo legal. Su resultado lleva a ayuda legal gratis.',
  'Being always right': 'Tener siempre la razón',
  'A photo can be misread. Each finding says how sure we are and what would change it.':
    'Una foto se puede leer mal. Cada hallazgo dice qué tan seguros estamos y qué lo cambiaría.',
  'The letter gives you a date. Start there.': 'La carta le da una fecha. Empiece por ahí.',
  'Find out what the letter is, if it is lawful, and what to do by when.':
    'Averigüe qué es la carta, si es legal y qué hacer para cuándo.',
} as const
