/** What the rules say of a letter. */
export const RULE_WORDS = {
  'The first letter gives you none of the required notice of your rights':
    'La primera carta no trae nada del aviso obligatorio sobre sus derechos',
  'The first letter from a debt collector must tell you how to dispute the debt and how long you have. We did not find that notice on the pages you uploaded. The collector may have sent it on another page or in a second letter within five days, so check your mail and the back of the page.':
    'La primera carta de un cobrador de deudas debe decirle cómo disputar la deuda y cuánto tiempo tiene. No encontramos ese aviso en las páginas que subió. El cobrador pudo enviarlo en otra página o en una segunda carta dentro de cinco días: revise su correo y el reverso de la página.',
  'You got the notice another way: on another page, in the first call, or in a letter sent within five days.':
    'Usted recibió el aviso de otra manera: en otra página, en la primera llamada o en una carta enviada dentro de cinco días.',
  'You paid the debt before the five days were over.': 'Usted pagó la deuda antes de que pasaran los cinco días.',
  'The notice does not say how much you owe': 'El aviso no dice cuánto debe',
  "A collector's first notice must state how much you owe. This one does not give a dollar amount. Without it you cannot tell whether the claim is right.":
    'El primer aviso de un cobrador debe decir cuánto debe usted. Este no da ninguna cantidad en dólares. Sin ella no puede saber si el reclamo es correcto.',
  'The amount stands on another page that came with the letter.':
    'La cantidad está en otra página que vino con la carta.',
  'The letter gives two different totals, or a total you cannot rely on':
    'La carta da dos totales distintos, o un total en el que no se puede confiar',
  'The letter must make clear how much you owe today. This one shows amounts that do not agree, or says the total may include charges that are not due yet. That can leave you unable to tell what would pay the debt.':
    'La carta debe dejar claro cuánto debe usted hoy. Esta muestra cantidades que no coinciden, o dice que el total puede incluir cargos que todavía no se deben. Así usted puede no saber con qué cantidad pagaría la deuda.',
  'The amount on the starting date and the amount today normally differ. That is lawful.':
    'La cantidad en la fecha inicial y la de hoy normalmente son distintas. Eso es legal.',
  'A settlement, a down payment or a monthly payment is not a total.':
    'Una oferta de acuerdo, un pago inicial o un pago mensual no es un total.',
  'A letter may say that interest changes the amount from day to day, if that is true.':
    'Una carta puede decir que los intereses cambian la cantidad cada día, si es verdad.',
  'The notice does not say who owns the debt now': 'El aviso no dice quién es hoy el dueño de la deuda',
  'You have a right to know who says you owe them money. This notice never names the company that owns the debt today. That makes it hard to check whether the claim is real.':
    'Usted tiene derecho a saber quién dice que usted le debe dinero. Este aviso nunca nombra a la empresa que hoy es dueña de la deuda. Así es difícil comprobar si el reclamo es real.',
  'The creditor is named on another page or in a part of the letter we could not read.':
    'El acreedor se nombra en otra página o en una parte de la carta que no pudimos leer.',
  'The letter names companies but never says which one you owe':
    'La carta nombra empresas, pero nunca dice a cuál le debe',
  'The letter lists one or more company names but never says clearly which one you owe today. The law requires the current creditor to be named so that you can understand it.':
    'La carta menciona uno o más nombres de empresas, pero nunca dice con claridad a cuál le debe usted hoy. La ley exige que se nombre al acreedor actual de modo que usted lo entienda.',
  'One clear line such as "Creditor:" or "you owe this debt to" is normally enough.':
    'Normalmente basta una línea clara como "Creditor:" (acreedor) o "you owe this debt to" (usted debe esta deuda a).',
  'The notice does not say what happens if you stay silent': 'El aviso no dice qué pasa si usted no responde',
  'The notice must tell you that if you do not dispute the debt in time, the collector will assume you owe it. That sentence is missing here. It matters because it tells you when to act.':
    'El aviso debe decirle que, si no disputa la deuda a tiempo, el cobrador supondrá que usted la debe. Esa frase falta aquí. Importa porque le dice cuándo debe actuar.',
  'The sentence stands on another page that came with the letter.':
    'La frase está en otra página que vino con la carta.',
  'The notice does not tell you that a written dispute stops collection until they prove the debt':
    'El aviso no le dice que una disputa por escrito detiene el cobro hasta que prueben la deuda',
  'The notice must say that a written dispute makes the collector stop until it sends you proof. This notice leaves that out. That is one of your strongest rights.':
    'El aviso debe decir que una disputa por escrito obliga al cobrador a detenerse hasta que le envíe pruebas. Este aviso lo omite. Es uno de sus derechos más fuertes.',
  'The notice does not say you can ask who the original creditor is':
    'El aviso no dice que puede preguntar quién es el acreedor original',
  'The notice must tell you that you can ask in writing for the name and address of the company you first dealt with. That sentence is missing. It matters because debts are often sold.':
    'El aviso debe decirle que puede pedir por escrito el nombre y la dirección de la primera empresa con la que trató. Esa frase falta. Importa porque las deudas se venden a menudo.',
  'The letter says outright that the company you owe now is also the one you first dealt with. Then this point is weaker.':
    'La carta dice claramente que la empresa a la que debe ahora es también la primera con la que trató. Entonces este punto es más débil.',
  'No mailing address to send your dispute to': 'No hay una dirección postal a la que enviar su disputa',
  "A collector's notice must give a postal address where you can send a dispute. We could not find one. Without it you may not be able to use your right to dispute in writing.":
    'El aviso de un cobrador debe dar una dirección postal a la que usted pueda enviar una disputa. No encontramos ninguna. Sin ella, quizá no pueda usar su derecho a disputar por escrito.',
  'An address of a mail service where the collector really gets its mail is allowed.':
    'Se permite la dirección de un servicio de correo donde el cobrador de verdad recibe su correspondencia.',
  'Addresses often stand in a logo, at the bottom of the page or on the payment slip. Look there first.':
    'Las direcciones a menudo están en un logotipo, al pie de la página o en el cupón de pago. Mire primero ahí.',
  'The notice is not addressed to you by name and address':
    'El aviso no está dirigido a usted con su nombre y dirección',
  'The notice should show your own name and mailing address. This one does not. It is a small point alone, but it can mean the debt was matched to the wrong person.':
    'El aviso debería mostrar su propio nombre y su dirección postal. Este no los muestra. Por sí solo es un punto pequeño, pero puede significar que asignaron la deuda a la persona equivocada.',
  'Your address was covered or cut off before the letter was uploaded, or the top of the first page is missing.':
    'Su dirección estaba cubierta o cortada antes de subir la carta, o falta la parte de arriba de la primera página.',
  'The notice does not say who you owed on the itemization date':
    'El aviso no dice a quién le debía usted en la fecha del desglose',
  "For cards, loans and similar accounts the notice must say which company you owed on the date used for the breakdown. This one names only today's owner. That makes an old account hard to recognise.":
    'En tarjetas, préstamos y cuentas parecidas, el aviso debe decir a qué empresa le debía usted en la fecha usada para el desglose. Este nombra solo al dueño de hoy. Así cuesta reconocer una cuenta vieja.',
  'The debt is not for a card, loan or similar product. Most medical, utility, rent and government debts are not.':
    'La deuda no es de una tarjeta, un préstamo o un producto parecido. La mayoría de las deudas médicas, de servicios públicos, de alquiler y con el gobierno no lo son.',
  'The company you owe now is also the one you owed then. One name is enough then.':
    'La empresa a la que debe ahora es también a la que debía entonces. En ese caso basta un nombre.',
  'No account number, even partly hidden': 'Ningún número de cuenta, ni siquiera oculto en parte',
  "The notice must show your account number, or part of it, if the account had one. Only the collector's own file number appears here. That makes it harder to match the debt to your records.":
    'El aviso debe mostrar su número de cuenta, o parte de él, si la cuenta tenía uno. Aquí aparece solo el número de expediente del cobrador. Así cuesta comparar la deuda con sus papeles.',
  'The debt never had an account number. Rent, checks and some medical bills have none.':
    'La deuda nunca tuvo número de cuenta. El alquiler, los cheques y algunas facturas médicas no lo tienen.',
  "The collector's own file number is a different thing and is not enough.":
    'El número de expediente del cobrador es otra cosa y no basta.',
  'No itemization date': 'No hay fecha de desglose',
  'The notice must break down the debt starting from a stated date, such as the charge-off date or your last payment. No such date appears here. Without it you cannot check the interest and fees.':
    'El aviso debe desglosar la deuda desde una fecha indicada, como la fecha en que se dio por incobrable o la de su último pago. Aquí no aparece tal fecha. Sin ella no puede revisar los intereses y cargos.',
  'Home loan: a copy of the latest monthly statement may stand in for the starting date, the amount then and the breakdown.':
    'Préstamo de vivienda: una copia del último estado de cuenta mensual puede sustituir la fecha inicial, la cantidad de entonces y el desglose.',
  'No amount for the itemization date': 'No se indica la cantidad en la fecha de desglose',
  'The notice must say what you owed on its starting date. That figure is missing, so the breakdown cannot be checked.':
    'El aviso debe decir cuánto debía usted en su fecha inicial. Esa cifra falta, así que no se puede revisar el desglose.',
  'No breakdown of interest, fees, payments and credits': 'No hay desglose de intereses, cargos, pagos y créditos',
  "The notice must show the interest, fees, payments and credits that turned the starting amount into today's total. This one shows no breakdown. Without it you cannot tell whether you were overcharged.":
    'El aviso debe mostrar los intereses, cargos, pagos y créditos que convirtieron la cantidad inicial en el total de hoy. Este no muestra ningún desglose. Sin él no puede saber si le cobraron de más.',
  'Rows that say $0.00, "none" or "N/A" are a lawful breakdown.':
    'Las filas que dicen $0.00, "none" (ninguno) o "N/A" son un desglose legal.',
  'The breakdown may stand on its own enclosed page if the letter says so.':
    'El desglose puede ir en una página aparte adjunta, si la carta lo dice.',
  'The numbers in the breakdown do not add up': 'Los números del desglose no suman',
  'We added the numbers in the breakdown and they do not equal the total the letter claims. A wrong total can mean hidden or made-up charges. Check the scan too, because a blurry digit can cause this.':
    'Sumamos los números del desglose y no dan el total que la carta reclama. Un total equivocado puede esconder cargos ocultos o inventados. Revise también la imagen: un dígito borroso puede causar esto.',
  'A difference of one or two cents is only rounding.': 'Una diferencia de uno o dos centavos es solo redondeo.',
  'We read a number wrong. Compare the numbers with the paper.':
    'Leímos mal un número. Compare los números con el papel.',
  'The notice does not give the last date to dispute': 'El aviso no da la última fecha para disputar',
  "Since November 30, 2021 the notice must print the actual last day to dispute. This one only says '30 days' or gives no date. A real date is what tells you how long you have.":
    'Desde el 30 de noviembre de 2021 el aviso debe imprimir el último día exacto para disputar. Este solo dice "30 días" o no da ninguna fecha. Una fecha real es lo que le dice cuánto tiempo tiene.',
  'A notice dated before November 30, 2021 followed the old rule and did not need a date.':
    'Un aviso con fecha anterior al 30 de noviembre de 2021 seguía la regla vieja y no necesitaba una fecha.',
  'The dispute deadline is too short': 'La fecha límite para disputar es demasiado corta',
  'The law gives you 30 days after you get the notice, plus mailing time. The deadline printed here comes too soon. A short deadline can make you lose rights you still have.':
    'La ley le da 30 días después de recibir el aviso, más el tiempo del correo. La fecha límite impresa aquí llega demasiado pronto. Un plazo corto puede hacerle perder derechos que todavía tiene.',
  'When the last day is 30 days or more after the date of the letter, but without the five business days for the mail, this is only possible: the letter may have been sent earlier, or handed or e-mailed to you the same day.':
    'Cuando el último día llega 30 días o más después de la fecha de la carta, pero sin los cinco días hábiles para el correo, esto es solo posible: la carta pudo enviarse antes, o entregarse en mano o por correo electrónico el mismo día.',
  'The date belongs to an offer or a payment, not to your right to dispute.':
    'La fecha es de una oferta o de un pago, no de su derecho a disputar.',
  'No tick-box form to dispute the debt': 'No hay un formulario con casillas para disputar la deuda',
  'The notice must have a simple form with boxes you can tick to dispute the debt. This letter has only a payment slip, or nothing. The form exists so that disputing is as easy as paying.':
    'El aviso debe traer un formulario sencillo con casillas que usted pueda marcar para disputar la deuda. Esta carta trae solo un cupón de pago, o nada. El formulario existe para que disputar sea tan fácil como pagar.',
  'The form stands on another page or on the back, and that side was not uploaded.':
    'El formulario está en otra página o en el reverso, y ese lado no se subió.',
  'No tick-box to ask for the original creditor': 'No hay casilla para pedir el acreedor original',
  "The response form must have a box to ask for the original creditor's name and address. It is missing here. You can still ask in your own letter.":
    'El formulario de respuesta debe tener una casilla para pedir el nombre y la dirección del acreedor original. Aquí falta. Usted todavía puede pedirlo en su propia carta.',
  'The box stands on another page or on the back, and that side was not uploaded.':
    'La casilla está en otra página o en el reverso, y ese lado no se subió.',
  'The response form has no return addresses': 'El formulario de respuesta no trae las direcciones',
  "The tear-off form should already show your address and the collector's. It does not. This is a minor point but shows the form was not followed.":
    'El formulario para recortar ya debería mostrar su dirección y la del cobrador. No las muestra. Es un punto menor, pero indica que no se siguió el formulario.',
  'The addresses are printed on a part of the form that was cut off or could not be read.':
    'Las direcciones están impresas en una parte del formulario que se cortó o que no se pudo leer.',
  "No pointer to the CFPB's page on your rights": 'No remite a la página de la CFPB sobre sus derechos',
  "For cards and loans the notice must point you to the CFPB's website about your rights. That line is missing. The page is www.cfpb.gov/debt-collection.":
    'En tarjetas y préstamos el aviso debe remitirle al sitio web de la CFPB sobre sus derechos. Esa línea falta. La página es www.cfpb.gov/debt-collection.',
  'Emailed notice does not say how to dispute online': 'El aviso por correo electrónico no dice cómo disputar en línea',
  'A notice sent by email must tell you how to dispute by email or online. This one sends you to the post office. You can still dispute by replying to the email.':
    'Un aviso enviado por correo electrónico debe decirle cómo disputar por correo electrónico o en línea. Este le manda a la oficina de correos. Usted igual puede disputar respondiendo al mensaje.',
  'The notice came on paper. Then it need not say how to dispute online.':
    'El aviso llegó en papel. Entonces no tiene que decir cómo disputar en línea.',
  'They offered a Spanish notice and did not send it when you asked':
    'Ofrecieron un aviso en español y no lo enviaron cuando usted lo pidió',
  'The letter offered a copy in Spanish. You asked for it and it did not come. Once they offer it, they must send it.':
    'La carta ofrecía una copia en español. Usted la pidió y no llegó. Una vez que la ofrecen, deben enviarla.',
  'It came after all, or your request never reached them.': 'Al final sí llegó, o su pedido nunca les llegó a ellos.',
  'The letter does not offer a copy in Spanish. Then they need not send one.':
    'La carta no ofrece una copia en español. Entonces no tienen que enviarla.',
  'The written notice came too late after the first call':
    'El aviso escrito llegó demasiado tarde después de la primera llamada',
  'If a collector first calls you, it must send the written notice within five days. Your letter is dated later than that. Keep your call log as proof.':
    'Si un cobrador primero le llama, debe enviar el aviso escrito dentro de cinco días. La fecha de su carta es posterior. Guarde su registro de llamadas como prueba.',
  'The first call gave you all of this information, or another notice came in time.':
    'La primera llamada le dio toda esta información, o llegó otro aviso a tiempo.',
  'The first message was only a short voicemail that did not mention a debt.':
    'El primer mensaje fue solo un mensaje de voz corto que no mencionaba ninguna deuda.',
  'The earlier call came from a different company.': 'La llamada anterior fue de otra empresa.',
  'Your rights are hidden on the back or buried': 'Sus derechos están escondidos al reverso o enterrados en el texto',
  'Your rights must be easy to see and read. Here they appear only in a spot most people would miss. A court would look at the paper itself, so keep the original.':
    'Sus derechos deben ser fáciles de ver y de leer. Aquí aparecen solo en un lugar que casi todos pasarían por alto. Una corte miraría el papel mismo, así que guarde el original.',
  'We cannot measure size or colour of print. Look at the paper: are your rights easy to find and to read?':
    'No podemos medir el tamaño ni el color de la letra. Mire el papel: ¿son sus derechos fáciles de encontrar y de leer?',
  "They say you can only dispute in writing to keep the debt from being 'assumed valid'":
    'Dicen que solo puede disputar por escrito para que la deuda no se dé por válida',
  'The letter says you must dispute in writing or the debt is assumed valid. That is not correct: a phone call is enough to stop that assumption. Writing is still smart, because only a written dispute forces them to stop and prove the debt.':
    'La carta dice que usted debe disputar por escrito o la deuda se dará por válida. No es correcto: una llamada basta para impedir esa suposición. Escribir sigue siendo buena idea, porque solo una disputa por escrito les obliga a detenerse y probar la deuda.',
  'In Delaware, New Jersey and Pennsylvania, notices from before March 30, 2020 followed an older court decision that was then binding there.':
    'En Delaware, Nueva Jersey y Pensilvania, los avisos anteriores al 30 de marzo de 2020 seguían una decisión judicial más vieja que entonces era obligatoria allí.',
  'They hide that a dispute must be in writing to force proof':
    'Ocultan que una disputa debe ser por escrito para obligarles a dar pruebas',
  'To make the collector stop and prove the debt, your dispute must be in writing. This notice does not say so. A person who only phones could lose that protection.':
    'Para que el cobrador se detenga y pruebe la deuda, su disputa debe ser por escrito. Este aviso no lo dice. Quien solo llame por teléfono podría perder esa protección.',
  'The collector may promise more than the law asks and send proof after any dispute, also by phone. It must say so clearly.':
    'El cobrador puede prometer más de lo que la ley pide y enviar pruebas después de cualquier disputa, también por teléfono. Debe decirlo con claridad.',
  'They demand a reason or proof before you may dispute':
    'Exigen una razón o pruebas antes de que usted pueda disputar',
  'You do not need a reason or proof to dispute a debt. This letter says or hints that you do. That can scare people out of using their rights.':
    'Usted no necesita una razón ni pruebas para disputar una deuda. Esta carta dice o da a entender que sí. Eso puede asustar a la gente para que no use sus derechos.',
  "The federal form's own tick boxes, and the sentence 'You may also include supporting documents', are lawful. So is a request that leaves you the choice.":
    'Las casillas del propio formulario federal, y la frase "You may also include supporting documents" (también puede incluir documentos de apoyo), son legales. También lo es un pedido que le deja a usted la decisión.',
  'They give you less than the legal 30 days': 'Le dan menos de los 30 días que manda la ley',
  'You have 30 days after you receive the notice to dispute. This letter says you have less time, or starts the clock too early. You still have the full legal time.':
    'Usted tiene 30 días después de recibir el aviso para disputar. Esta carta dice que tiene menos tiempo, o empieza a contar demasiado pronto. Usted conserva todo el plazo legal.',
  'The days belong to an offer, a payment plan or a survey, not to your right to dispute.':
    'Los días son de una oferta, un plan de pagos o una encuesta, no de su derecho a disputar.',
  'They say not disputing proves you owe it': 'Dicen que no disputar prueba que usted debe',
  'Not answering a collector does not mean you admit the debt. This letter says or implies that it does. That is not true under the law.':
    'No responder a un cobrador no significa que usted acepte la deuda. Esta carta dice o da a entender que sí. Eso no es cierto según la ley.',
  'The letter says only that the collector will assume the debt is valid. That is what the law provides.':
    'La carta dice solo que el cobrador supondrá que la deuda es válida. Eso es lo que la ley dispone.',
  'They demand payment on a date inside your 30-day dispute time':
    'Exigen el pago en una fecha dentro de sus 30 días para disputar',
  'You have about 30 days to dispute. This letter tells you to pay before that time is up and does not explain that you may still dispute. Courts call this overshadowing your rights.':
    'Usted tiene unos 30 días para disputar. Esta carta le dice que pague antes de que termine ese tiempo y no explica que todavía puede disputar. Las cortes llaman a esto hacer sombra a sus derechos (overshadowing).',
  "A plain request to pay 'now', 'promptly' or 'immediately', without a last day, is usually lawful.":
    'Un simple pedido de pagar "ahora", "pronto" o "de inmediato", sin un último día, normalmente es legal.',
  'The date is the end of an offer to take less, not a demand.':
    'La fecha es el fin de una oferta de aceptar menos, no una exigencia.',
  'The letter explains that the demand does not take away your right to dispute.':
    'La carta explica que la exigencia no le quita su derecho a disputar.',
  "The words are those of the federal government's own form.":
    'Las palabras son las del propio formulario del gobierno federal.',
  'They threaten to sue you before your dispute time is over':
    'Amenazan con demandarle antes de que termine su tiempo para disputar',
  'The letter gives you 30 days to dispute but also says they may sue right away. It does not explain how both can be true. That can frighten people into giving up their right to dispute.':
    'La carta le da 30 días para disputar, pero también dice que pueden demandarle de inmediato. No explica cómo las dos cosas pueden ser ciertas. Eso puede asustar a la gente para que renuncie a su derecho a disputar.',
  'The letter explains how a lawsuit and your right to dispute fit together.':
    'La carta explica cómo se combinan una demanda y su derecho a disputar.',
  'They say disputing will not stop them, or that the debt cannot be disputed':
    'Dicen que disputar no les detendrá, o que la deuda no se puede disputar',
  'The letter tells you that you cannot dispute or that disputing will not help. That is wrong: a written dispute sent in time makes them stop until they prove the debt. Do not let this talk you out of it.':
    'La carta le dice que no puede disputar o que disputar no servirá. Eso es falso: una disputa por escrito enviada a tiempo les obliga a detenerse hasta que prueben la deuda. No deje que esto le desanime.',
  'They really sent you proof of the debt, or your time to dispute was over. Then they may go on collecting.':
    'De verdad le enviaron pruebas de la deuda, o su tiempo para disputar ya había terminado. Entonces pueden seguir cobrando.',
  'They had already answered the same dispute, say so, and give a short reason. That answer is lawful.':
    'Ya habían respondido a la misma disputa, lo dicen y dan una razón breve. Esa respuesta es legal.',
  'They tell you to dispute by calling': 'Le dicen que dispute por teléfono',
  'The letter pushes you to dispute by phone. A call alone does not make them stop and prove the debt. Send your dispute in writing and keep a copy.':
    'La carta le empuja a disputar por teléfono. Una llamada sola no les obliga a detenerse y probar la deuda. Envíe su disputa por escrito y guarde una copia.',
  'The letter also tells you, in another place, that a written dispute makes them stop and prove the debt.':
    'La carta también le dice, en otro lugar, que una disputa por escrito les obliga a detenerse y probar la deuda.',
  'A second letter inside your 30 days pushes you to pay and ignores your dispute right':
    'Una segunda carta dentro de sus 30 días le presiona para pagar e ignora su derecho a disputar',
  'Your dispute time had not ended when this second letter came. It pushes you to pay and acts as if your right to dispute is gone. You still have until the date on the first notice.':
    'Su tiempo para disputar no había terminado cuando llegó esta segunda carta. Le presiona para pagar y actúa como si su derecho a disputar ya no existiera. Usted todavía tiene hasta la fecha del primer aviso.',
  'The time to dispute in the first notice had ended.': 'El tiempo para disputar del primer aviso ya había terminado.',
  'The letter only reminds you, and does not push or deny your right to dispute.':
    'La carta solo le recuerda la deuda, y no presiona ni niega su derecho a disputar.',
  'The first letter does not say it is an attempt to collect a debt':
    'La primera carta no dice que es un intento de cobrar una deuda',
  'The first letter must say two things: that they are trying to collect a debt, and that they will use what you tell them for that. One or both are missing. This rule protects you from talking without knowing who is asking.':
    'La primera carta debe decir dos cosas: que intentan cobrar una deuda y que usarán para eso lo que usted les diga. Falta una o faltan las dos. Esta regla le protege de hablar sin saber quién pregunta.',
  'The paper is a formal court paper. The rule does not cover those.':
    'El papel es un papel formal de la corte. La regla no cubre esos.',
  'No fixed words are needed. Plain words that say both things are enough.':
    'No hacen falta palabras fijas. Bastan palabras sencillas que digan las dos cosas.',
  'A later letter does not say it is from a debt collector':
    'Una carta posterior no dice que viene de un cobrador de deudas',
  'Every letter from a collector must say that it comes from a debt collector. This one does not. It may look like a normal bill when it is not.':
    'Toda carta de un cobrador debe decir que viene de un cobrador de deudas. Esta no lo dice. Puede parecer una factura normal cuando no lo es.',
  "Courts look at what the letter says as a whole. 'This is an attempt to collect a debt' beside the name of a collection agency is commonly enough.":
    'Las cortes miran lo que la carta dice en conjunto. "This is an attempt to collect a debt" (esto es un intento de cobrar una deuda) junto al nombre de una agencia de cobros suele bastar.',
  'A mere receipt, or a letter that only answers your question, may not need the line.':
    'Un simple recibo, o una carta que solo responde a su pregunta, puede no necesitar esa línea.',
  'The debt-collector statement is not in the language of the letter':
    'La declaración de que es un cobrador no está en el idioma de la carta',
  'The letter is in one language but the key debt-collector statement is in another. It must be in the same language as the letter.':
    'La carta está en un idioma, pero la declaración clave de que es un cobrador está en otro. Debe estar en el mismo idioma que la carta.',
  'The few Spanish lines that an English notice may carry do not make it a Spanish letter.':
    'Las pocas líneas en español que puede llevar un aviso en inglés no lo convierten en una carta en español.',
  "It says it is 'not an attempt to collect a debt' but asks you to pay":
    'Dice que "no es un intento de cobrar una deuda", pero le pide que pague',
  'The letter says it is not trying to collect, but it also asks for money. Both cannot be true. A letter that hides what it is can mislead you.':
    'La carta dice que no intenta cobrar, pero también pide dinero. Las dos cosas no pueden ser ciertas. Una carta que esconde lo que es puede confundirle.',
  'The words speak only to people in bankruptcy ("if you have received a discharge …"). That is common and allowed.':
    'Las palabras hablan solo a personas en bancarrota ("if you have received a discharge …"). Eso es común y está permitido.',
  'The letter does not ask for money at all.': 'La carta no pide dinero en absoluto.',
  'They use a name that is not their real company name': 'Usan un nombre que no es el verdadero nombre de su empresa',
  'A collector must use its true business name. The name on this letter does not match a real or registered company we or you could find. Be careful: this can also be a sign of a scam.':
    'Un cobrador debe usar el verdadero nombre de su empresa. El nombre de esta carta no coincide con una empresa real o registrada que nosotros o usted pudiéramos encontrar. Tenga cuidado: también puede ser señal de una estafa.',
  'It is a trade name the company has registered and regularly uses.':
    'Es un nombre comercial que la empresa registró y usa de manera habitual.',
  'You searched for the name as it is printed here, but the register has it in another spelling.':
    'Usted buscó el nombre como está impreso aquí, pero el registro lo tiene escrito de otra manera.',
  'The lender is pretending to be an outside collector': 'El prestamista se hace pasar por un cobrador externo',
  "The letter looks like it is from an outside collector, but it seems to come from the lender itself. Lenders are not allowed to hide behind a fake collector's name.":
    'La carta parece venir de un cobrador externo, pero parece que viene del propio prestamista. Los prestamistas no pueden esconderse detrás del nombre de un cobrador falso.',
  'The sender is a department of the lender and says so in its name.':
    'Quien envía es un departamento del prestamista y lo dice en su nombre.',
  'An outside company really does collect the debt.': 'Una empresa externa de verdad cobra la deuda.',
  'They make it look like they are a credit bureau': 'Hacen que parezca que son una agencia de crédito',
  'The letter suggests the sender is a credit bureau. Debt collectors may not pretend to be one. Only companies such as Equifax, Experian and TransUnion keep credit files.':
    'La carta da a entender que quien envía es una agencia de crédito. Los cobradores de deudas no pueden hacerse pasar por una. Solo empresas como Equifax, Experian y TransUnion llevan historiales de crédito.',
  'Some collection agencies have had "Credit Bureau" in their name for a long time. If the letter says clearly that a collection agency sent it, the name may be allowed.':
    'Algunas agencias de cobros llevan mucho tiempo con "Credit Bureau" en su nombre. Si la carta dice con claridad que la envió una agencia de cobros, el nombre puede estar permitido.',
  'They suggest they are, or work with, the government': 'Dan a entender que son del gobierno o que trabajan con él',
  "The letter tries to look like it is from the government or backed by it. Private collectors may not do that. If you are not sure, look up the agency's phone number yourself and do not use the one in the letter.":
    'La carta intenta parecer del gobierno o respaldada por él. Los cobradores privados no pueden hacer eso. Si no está seguro, busque usted mismo el teléfono de la oficina y no use el de la carta.',
  'A true statement that a state has licensed the collector. Many states require that line.':
    'Una afirmación cierta de que un estado dio licencia al cobrador. Muchos estados exigen esa línea.',
  'The debt really is owed to the government (taxes, fines, federal student loans) and the sender collects it under contract.':
    'La deuda de verdad se debe al gobierno (impuestos, multas, préstamos estudiantiles federales) y quien envía la cobra por contrato.',
  "A prosecutor's bad-check program that follows every condition of 15 U.S.C. 1692p.":
    'Un programa de cheques sin fondos de un fiscal que cumple todas las condiciones de 15 U.S.C. 1692p.',
  'A non-lawyer signs or writes as if a lawyer': 'Alguien que no es abogado firma o escribe como si lo fuera',
  'The letter sounds like it comes from a lawyer, but the sender does not appear to be one. Collectors may not pretend to be lawyers.':
    'La carta suena como si viniera de un abogado, pero quien la envía no parece serlo. Los cobradores no pueden hacerse pasar por abogados.',
  "A real lawyer who works for the collector looked at your file. Ask for the lawyer's name and bar number.":
    'Un abogado real que trabaja para el cobrador revisó su expediente. Pida el nombre del abogado y su número de colegiado.',
  "A law firm's form letter hints a lawyer reviewed your case":
    'La carta modelo de un bufete da a entender que un abogado revisó su caso',
  'A letter from a law office makes people think a lawyer studied their case. Many such letters are sent by computer. If no lawyer really reviewed your file and the letter does not clearly say so, it may be misleading.':
    'Una carta de un bufete hace pensar que un abogado estudió el caso. Muchas de esas cartas las envía una computadora. Si ningún abogado revisó de verdad su expediente y la carta no lo dice con claridad, puede ser engañosa.',
  'The front of the letter says clearly that no lawyer has looked at your account.':
    'El frente de la carta dice con claridad que ningún abogado ha mirado su cuenta.',
  'A lawyer really did study your file. The letter cannot show that, so this is never certain.':
    'Un abogado de verdad estudió su expediente. La carta no puede mostrarlo, así que esto nunca es seguro.',
  'It is made to look like court papers': 'Está hecha para parecer papeles de la corte',
  'This paper is dressed up to look like it came from a court. A private collector may not do that. Check with the court clerk whether a case with that number exists before you do anything.':
    'Este papel está disfrazado para que parezca venir de una corte. Un cobrador privado no puede hacer eso. Antes de hacer nada, pregunte en la secretaría de la corte si existe un caso con ese número.',
  'It is a real court paper. If the court exists and its clerk knows the case, answer it: see a lawyer or legal aid today.':
    'Es un papel verdadero de la corte. Si la corte existe y su secretaría conoce el caso, respóndalo: vea hoy mismo a un abogado o a la ayuda legal.',
  'They tell you court papers need no answer': 'Le dicen que los papeles de la corte no necesitan respuesta',
  'Never ignore court papers because a collector tells you to. If you do not answer on time you can lose automatically. Contact a lawyer or legal aid now.':
    'Nunca ignore papeles de la corte porque un cobrador se lo diga. Si no responde a tiempo, puede perder automáticamente. Comuníquese ahora con un abogado o con la ayuda legal.',
  'The case really was dismissed. Ask the clerk of the court, not the collector.':
    'El caso de verdad fue desestimado. Pregunte a la secretaría de la corte, no al cobrador.',
  'They name the wrong original creditor': 'Nombran al acreedor original equivocado',
  'The letter names the wrong company as your original lender. That can make you pay a debt that is not yours or ignore one that is. Store cards are often issued by a bank with another name, so check first.':
    'La carta nombra como su prestamista original a la empresa equivocada. Eso puede hacerle pagar una deuda que no es suya o ignorar una que sí lo es. Las tarjetas de tienda a menudo las emite un banco con otro nombre, así que compruébelo primero.',
  'A store card is often issued by a bank with another name.':
    'Una tarjeta de tienda a menudo la emite un banco con otro nombre.',
  'The bank merged or changed its name.': 'El banco se fusionó o cambió de nombre.',
  'They threaten to sue with no sign that they can or will':
    'Amenazan con demandar sin señal de que puedan o vayan a hacerlo',
  'The letter threatens to sue you. A collector may only say that if it is allowed to sue and really plans to. We cannot see what they plan, so keep the letter and note what happens next. If you ever get real court papers, answer them on time.':
    'La carta amenaza con demandarle. Un cobrador solo puede decir eso si tiene permitido demandar y de verdad piensa hacerlo. No podemos ver lo que piensan, así que guarde la carta y anote lo que pase después. Si alguna vez recibe papeles verdaderos de la corte, respóndalos a tiempo.',
  'The sender is a law firm or a company that bought the debt and really does sue people over such debts.':
    'Quien envía es un bufete o una empresa que compró la deuda y de verdad demanda a la gente por deudas así.',
  'It only says, truthfully, what may happen after your time to dispute is over.':
    'Solo dice, con verdad, lo que puede pasar después de que termine su tiempo para disputar.',
  "The same 'last chance before we sue' threat keeps coming":
    'Sigue llegando la misma amenaza de "última oportunidad antes de demandar"',
  'They said they would act by a certain date and then did not, more than once. That pattern suggests the threat was only meant to scare you. Keep every letter and envelope.':
    'Dijeron que actuarían para cierta fecha y no lo hicieron, más de una vez. Eso sugiere que la amenaza era solo para asustarle. Guarde cada carta y cada sobre.',
  'A suit was filed after all.': 'Al final sí presentaron una demanda.',
  'The first letter only named a last day for an offer.': 'La primera carta solo nombraba el último día de una oferta.',
  'They threaten action without the license your state requires':
    'Amenazan con actuar sin la licencia que exige su estado',
  'Many states make collectors get a license. We could not confirm one for this sender. If they need a license and do not have it, they may not be allowed to sue or collect from you.':
    'Muchos estados exigen licencia a los cobradores. No pudimos confirmar una para quien envía esta carta. Si necesita una licencia y no la tiene, puede no tener permitido demandarle ni cobrarle.',
  'The sender is a law firm, a bank or another company that needs no license in your state.':
    'Quien envía es un bufete, un banco u otra empresa que no necesita licencia en su estado.',
  'The register lists it under another name.': 'El registro lo tiene con otro nombre.',
  'They threaten to take your wages or bank account without a court judgment':
    'Amenazan con quitarle el salario o la cuenta de banco sin sentencia de una corte',
  'In most cases nobody can take your pay or bank money for a bill unless they first sue you and win. This letter says it will just happen. That is a serious warning sign.':
    'En la mayoría de los casos nadie puede tomar su sueldo ni su dinero del banco por una cuenta sin antes demandarle y ganar. Esta carta dice que simplemente ocurrirá. Es una señal seria de alerta.',
  'The debt is a federal student loan, a tax or another debt to the government: those can sometimes be taken from pay without a court.':
    'La deuda es un préstamo estudiantil federal, un impuesto u otra deuda con el gobierno: a veces esas se pueden descontar del sueldo sin una corte.',
  'The letter says truthfully that it could happen after a court decides ("if a judgment is entered …").':
    'La carta dice con verdad que podría pasar después de que decida una corte ("if a judgment is entered …").',
  'A court has already decided against you on this debt.': 'Una corte ya decidió en contra de usted sobre esta deuda.',
  'They threaten to take Social Security or other protected income':
    'Amenazan con quitarle el Seguro Social u otros ingresos protegidos',
  'Private debt collectors generally cannot take Social Security, SSI, VA or similar benefits. This letter says they can. That is wrong for ordinary debts.':
    'Los cobradores privados en general no pueden tomar el Seguro Social, SSI, los beneficios de veteranos (VA) ni beneficios parecidos. Esta carta dice que sí pueden. Eso es falso para las deudas comunes.',
  'The debt is a federal tax, a federal student loan, child support or alimony. Those follow other rules.':
    'La deuda es un impuesto federal, un préstamo estudiantil federal, manutención de hijos o pensión alimenticia. Esas siguen otras reglas.',
  'They threaten arrest, jail or criminal charges': 'Amenazan con arresto, cárcel o cargos penales',
  'You cannot be jailed for not paying an ordinary bill. Threatening arrest is one of the clearest violations, and it is also common in scams. Do not pay or give bank details because of this threat.':
    'No le pueden encarcelar por no pagar una cuenta común. Amenazar con arresto es una de las infracciones más claras, y también es común en las estafas. No pague ni dé datos del banco por esta amenaza.',
  'A court ordered you to come and you did not, or the debt is child support. Those are different.':
    'Una corte le ordenó presentarse y usted no fue, o la deuda es manutención de hijos. Eso es distinto.',
  'They call you a criminal to shame you': 'Le llaman delincuente para avergonzarle',
  'The letter says or hints that you committed a crime. Not paying a bill is not a crime. Collectors may not say such things to shame you.':
    'La carta dice o da a entender que usted cometió un delito. No pagar una cuenta no es un delito. Los cobradores no pueden decir esas cosas para avergonzarle.',
  'Words about fraud that are there to protect you, such as what to do about identity theft.':
    'Palabras sobre fraude que están ahí para protegerle, como qué hacer ante un robo de identidad.',
  'They threaten a lien or loss of your home for an ordinary bill':
    'Amenazan con un gravamen o con quitarle la casa por una cuenta común',
  'For an unsecured bill, a collector cannot just put a lien on your home. It would usually have to sue and win first. This letter skips that step.':
    'Por una cuenta sin garantía, un cobrador no puede simplemente poner un gravamen sobre su casa. Normalmente tendría que demandar y ganar primero. Esta carta se salta ese paso.',
  'The debt is a mortgage, or you signed the property over as security.':
    'La deuda es una hipoteca, o usted dio la propiedad en garantía.',
  'It is owed to a homeowners association, to the tax office, or to a builder for work on the house: a law may give these a lien.':
    'Se debe a una asociación de propietarios, a la oficina de impuestos o a un constructor por trabajos en la casa: una ley puede darles un gravamen.',
  'They threaten to take or disable property they have no right to':
    'Amenazan con llevarse o inutilizar bienes a los que no tienen derecho',
  'A collector can only take things that were pledged for the debt. You told us nothing was pledged. So this threat is likely not allowed.':
    'Un cobrador solo puede llevarse lo que se dio en garantía de la deuda. Usted nos dijo que no se dio nada en garantía. Por eso esta amenaza probablemente no está permitida.',
  'The property was pledged for this very debt, for example a car for a car loan.':
    'El bien se dio en garantía de esta misma deuda, por ejemplo un auto por un préstamo de auto.',
  "They say you will owe their lawyer's fees or court costs when you may not":
    'Dicen que usted deberá los honorarios de su abogado o los costos de la corte cuando quizá no sea así',
  'The letter says you may have to pay their lawyer. That is true only if your contract or a law says so. Check your agreement before you believe it.':
    'La carta dice que usted puede tener que pagar al abogado de ellos. Eso solo es cierto si su contrato o una ley lo dice. Revise su contrato antes de creerlo.',
  'Your contract, or a law of your state, says that you pay their lawyer if they must sue.':
    'Su contrato, o una ley de su estado, dice que usted paga al abogado de ellos si tienen que demandar.',
  'They invent an emergency or an official-sounding deadline':
    'Inventan una emergencia o una fecha límite que suena oficial',
  "The letter tries to rush you with a made-up deadline or 'last chance'. Real legal deadlines come from a court, not from a collector's letter. Take time to check your rights.":
    'La carta intenta apurarle con una fecha límite inventada o una "última oportunidad". Las verdaderas fechas límite legales vienen de una corte, no de la carta de un cobrador. Tómese tiempo para revisar sus derechos.',
  'Plain sales talk ("act now and save") is allowed.':
    'Las frases de venta simples ("actúe ahora y ahorre") están permitidas.',
  'A court or a law really set the deadline.': 'Una corte o una ley de verdad fijó la fecha límite.',
  'They threaten to tell your boss, family or neighbors': 'Amenazan con contarlo a su jefe, su familia o sus vecinos',
  'Collectors are generally not allowed to tell your boss, family or neighbors about a debt. This letter threatens to do that. It is meant to embarrass you.':
    'En general los cobradores no pueden hablar de una deuda con su jefe, su familia o sus vecinos. Esta carta amenaza con hacerlo. Es para avergonzarle.',
  'They ask someone else only for your address, phone number or workplace, and do not speak of the debt.':
    'A otra persona solo le preguntan por la dirección, el teléfono o el trabajo de usted, y no hablan de la deuda.',
  'A court has already ordered that part of your pay be taken, and the order goes to your employer.':
    'Una corte ya ordenó que se descuente parte de su sueldo, y la orden va a su empleador.',
  'They threaten immigration, custody, license, passport or benefits trouble':
    'Amenazan con problemas de inmigración, custodia, licencia, pasaporte o beneficios',
  'A debt collector has no power over your visa, your children, your license or your passport because of an ordinary bill. This threat is false.':
    'Un cobrador de deudas no tiene ningún poder sobre su visa, sus hijos, su licencia o su pasaporte por una cuenta común. Esta amenaza es falsa.',
  'The debt is a court fine, child support or a federal tax: a law may then touch a license or a passport.':
    'La deuda es una multa de la corte, manutención de hijos o un impuesto federal: una ley puede entonces afectar una licencia o un pasaporte.',
  'They threaten harm to you, your property or your name':
    'Amenazan con hacerle daño a usted, a sus bienes o a su buen nombre',
  'A collector must never threaten to hurt you or damage your property. This is serious. Save the letter, and call the police if you feel unsafe.':
    'Un cobrador nunca debe amenazar con hacerle daño ni con dañar sus bienes. Esto es serio. Guarde la carta y llame a la policía si no se siente seguro.',
  'The words, read as a whole, clearly do not mean harm.':
    'Las palabras, leídas en conjunto, claramente no hablan de hacer daño.',
  'They want money you already paid or settled': 'Quieren dinero que usted ya pagó o por el que ya llegó a un acuerdo',
  'You told us this debt was paid or settled. If so, the letter is wrong to say you still owe it. Send copies (not originals) of your proof with your dispute.':
    'Usted nos dijo que esta deuda se pagó o se arregló con un acuerdo. Si es así, la carta se equivoca al decir que todavía la debe. Envíe copias (no originales) de sus pruebas con su disputa.',
  'A payment bounced, or the settlement was not paid in full and on time.':
    'Un pago fue rechazado, o el acuerdo no se pagó completo y a tiempo.',
  'The letter is about another account.': 'La carta trata de otra cuenta.',
  'They are collecting a debt that is not yours': 'Cobran una deuda que no es suya',
  'You told us this is not your debt. Dispute it in writing right away so they must stop and prove it. If someone used your name, also make a report at IdentityTheft.gov.':
    'Usted nos dijo que esta deuda no es suya. Dispútela por escrito de inmediato para que tengan que detenerse y probarla. Si alguien usó su nombre, haga también un reporte en IdentityTheft.gov.',
  'You signed for somebody else, or a law makes you answer for the debt, for example of a spouse.':
    'Usted firmó por otra persona, o una ley le hace responder por la deuda, por ejemplo de un cónyuge.',
  'They correct the mistake at once when you dispute it.': 'Corrigen el error en cuanto usted lo disputa.',
  'The amount is higher than what you really owe': 'La cantidad es más alta que lo que usted de verdad debe',
  'You told us the amount is wrong. A collector may only ask for what is really owed. Say what you think is wrong and send copies of your proof.':
    'Usted nos dijo que la cantidad está mal. Un cobrador solo puede pedir lo que de verdad se debe. Diga qué cree que está mal y envíe copias de sus pruebas.',
  'Your contract allows the interest or fees that make the difference.':
    'Su contrato permite los intereses o cargos que hacen la diferencia.',
  'A payment of yours was made after the date of the letter.': 'Un pago suyo se hizo después de la fecha de la carta.',
  'They add a collection fee': 'Agregan un cargo por cobranza',
  'The letter adds a collection fee. They may only charge it if your contract or a law clearly allows it. Ask them to show you where it says so.':
    'La carta agrega un cargo por cobranza. Solo pueden cobrarlo si su contrato o una ley lo permite con claridad. Pídales que le muestren dónde lo dice.',
  'Your contract clearly allows that very fee.': 'Su contrato permite con claridad ese mismo cargo.',
  'A state law allows it, for example for a returned check.':
    'Una ley estatal lo permite, por ejemplo por un cheque devuelto.',
  'They add interest that may not be allowed': 'Agregan intereses que quizá no están permitidos',
  'The letter adds interest. Interest is allowed only if your contract or the law says so, and it may have been given up when the account was charged off. Compare with your last statement.':
    'La carta agrega intereses. Los intereses solo se permiten si su contrato o la ley lo dice, y pudieron renunciar a ellos cuando dieron la cuenta por incobrable. Compare con su último estado de cuenta.',
  'The contract or a law of your state allows this interest.':
    'El contrato o una ley de su estado permite estos intereses.',
  'It is interest on a judgment.': 'Son intereses sobre una sentencia.',
  'They charge a fee to pay by phone, card or online': 'Cobran un cargo por pagar por teléfono, con tarjeta o en línea',
  'The letter charges extra to pay by phone, card or online. Collectors may do this only if your original contract or a law clearly allows it. You can usually pay by mail without a fee while you ask.':
    'La carta cobra un extra por pagar por teléfono, con tarjeta o en línea. Los cobradores solo pueden hacerlo si su contrato original o una ley lo permite con claridad. Normalmente puede pagar por correo sin cargo mientras pregunta.',
  'The contract that created the debt, or a law, clearly allows this fee.':
    'El contrato que creó la deuda, o una ley, permite con claridad este cargo.',
  'A separate payment company charges the fee and keeps all of it. Courts disagree about that.':
    'Una empresa de pagos aparte cobra el cargo y se queda con todo. Las cortes no están de acuerdo sobre eso.',
  'Federal courts of appeals have decided this only in two regions: MD, NC, SC, VA, WV and AL, FL, GA. Elsewhere courts are divided.':
    'Las cortes federales de apelaciones lo han decidido solo en dos regiones: MD, NC, SC, VA, WV y AL, FL, GA. En los demás lugares las cortes están divididas.',
  'The balance is growing and the letter does not say so': 'El saldo crece y la carta no lo dice',
  'Your balance went up between letters, but the first letter did not warn you that it could. You might have paid the first amount and still owed more. The law says they must not mislead you about this.':
    'Su saldo subió entre cartas, pero la primera carta no le advirtió que podía subir. Usted podría haber pagado la primera cantidad y seguir debiendo. La ley dice que no deben engañarle sobre esto.',
  'The first letter said that the amount may grow, or gave an amount that would settle the debt by a date.':
    'La primera carta decía que la cantidad puede crecer, o daba una cantidad que saldaría la deuda hasta una fecha.',
  'The difference is a new charge, not interest or fees.': 'La diferencia es un cargo nuevo, no intereses ni recargos.',
  'They say the debt will grow when it cannot': 'Dicen que la deuda crecerá cuando no puede crecer',
  'The letter warns that the debt will grow with late charges. For many debts that is not allowed or not happening. The warning may be false and meant to rush you.':
    'La carta advierte que la deuda crecerá con cargos por mora. En muchas deudas eso no está permitido o no ocurre. La advertencia puede ser falsa y servir para apurarle.',
  'The debt really does grow: your contract or a law allows the interest or charges. Then the warning is true and allowed.':
    'La deuda de verdad crece: su contrato o una ley permite los intereses o cargos. Entonces la advertencia es cierta y está permitida.',
  'We say nothing from this sentence alone; it takes something that shows the balance is fixed.':
    'No decimos nada por esta frase sola; hace falta algo que muestre que el saldo es fijo.',
  'The amount jumped from one letter to the next without explanation':
    'La cantidad saltó de una carta a la siguiente sin explicación',
  'The same debt cost more in the second letter and nothing explains why. Ask for a full breakdown. You do not have to pay amounts the contract or law does not allow.':
    'La misma deuda costaba más en la segunda carta y nada explica por qué. Pida un desglose completo. No tiene que pagar cantidades que el contrato o la ley no permita.',
  'Interest or fees that your contract allows make the difference.':
    'La diferencia son intereses o cargos que su contrato permite.',
  'One of the two amounts was misread. Compare them on the paper.':
    'Una de las dos cantidades se leyó mal. Compárelas en el papel.',
  'They say they will decide which of your debts your payment goes to':
    'Dicen que ellos decidirán a cuál de sus deudas va su pago',
  'If you owe more than one debt, you choose which one your payment goes to. They may not put your money on a debt you dispute. This letter says otherwise.':
    'Si usted debe más de una deuda, usted elige a cuál va su pago. No pueden aplicar su dinero a una deuda que usted disputa. Esta carta dice otra cosa.',
  'It is about one account only: whether money goes to interest or principal first is a matter of your contract.':
    'Trata de una sola cuenta: si el dinero va primero a los intereses o al capital depende de su contrato.',
  'They claim a judgment, lawsuit or legal status that does not exist':
    'Afirman que hay una sentencia, una demanda o una situación legal que no existe',
  'The letter says there is a court judgment or case, but you or the court records say there is not. That is a serious false claim. Ask the court clerk to confirm.':
    'La carta dice que hay una sentencia o un caso en la corte, pero usted o los registros de la corte dicen que no. Es una afirmación falsa y seria. Pida a la secretaría de la corte que lo confirme.',
  'A court may have given a judgment that you never heard of. Ask the clerk, or search the website of the court, before you say so.':
    'Una corte pudo dictar una sentencia de la que usted nunca se enteró. Pregunte en la secretaría, o busque en el sitio web de la corte, antes de decir que no existe.',
  'They misstate what they may charge or what they did':
    'Dicen algo falso sobre lo que pueden cobrar o lo que hicieron',
  'The letter says the law lets them charge a fee, or that they did work they likely did not do. Ask for the law and the proof.':
    'La carta dice que la ley les permite cobrar un cargo, o que hicieron un trabajo que probablemente no hicieron. Pida la ley y las pruebas.',
  'They can show the law that allows the fee, or that they really did the work.':
    'Pueden mostrar la ley que permite el cargo, o que de verdad hicieron el trabajo.',
  'They sue or threaten to sue on a debt that is too old':
    'Demandan o amenazan con demandar por una deuda demasiado vieja',
  'Based on the dates you gave, this debt may be too old to sue on. Collectors may not sue or threaten to sue on a too-old debt. Do not pay or promise anything before you check, because in many states that can restart the clock.':
    'Según las fechas que usted dio, esta deuda puede ser demasiado vieja para demandar. Los cobradores no pueden demandar ni amenazar con demandar por una deuda demasiado vieja. No pague ni prometa nada antes de comprobarlo, porque en muchos estados eso puede reiniciar el plazo.',
  "Another state's time limit applies, for example one your contract names.":
    'Se aplica el plazo de otro estado, por ejemplo uno que nombra su contrato.',
  'You paid, promised in writing or were away in a way that lengthened the time.':
    'Usted pagó, prometió por escrito o estuvo ausente de un modo que alargó el plazo.',
  'It is a claim filed in a bankruptcy case. That is allowed.':
    'Es un reclamo presentado en un caso de bancarrota. Eso está permitido.',
  'They ask you to pay or settle an old debt without saying it is too old to sue':
    'Le piden pagar o llegar a un acuerdo por una deuda vieja sin decir que es demasiado vieja para demandar',
  "This debt may be too old for a lawsuit, but the letter does not tell you so. It offers a 'settlement' as if they could still take you to court. Find out the age before you pay anything.":
    'Esta deuda puede ser demasiado vieja para una demanda, pero la carta no se lo dice. Ofrece un "acuerdo" como si todavía pudieran llevarle a la corte. Averigüe la edad de la deuda antes de pagar nada.',
  'The letter says that they cannot sue, or gives the text your state requires. Look at every page.':
    'La carta dice que no pueden demandar, o da el texto que exige su estado. Mire todas las páginas.',
  'It only asks for payment and offers no deal. Some courts say that is not enough.':
    'Solo pide el pago y no ofrece ningún trato. Algunas cortes dicen que eso no basta.',
  'A small payment or signature may restart an old debt and they do not warn you':
    'Un pago pequeño o una firma puede revivir una deuda vieja y no lo advierten',
  "This debt may be too old to sue on. In many states even a tiny payment or a signed paper can bring it back to life. The letter asks for one without warning you. Do not pay or sign until you know your state's rule.":
    'Esta deuda puede ser demasiado vieja para demandar. En muchos estados hasta un pago mínimo o un papel firmado puede revivirla. La carta le pide uno sin advertirle. No pague ni firme hasta conocer la regla de su estado.',
  'Your state does not let a payment or a signature restart the time.':
    'Su estado no deja que un pago o una firma reinicie el plazo.',
  'The letter warns that a payment may restart the time. Look at every page.':
    'La carta advierte que un pago puede reiniciar el plazo. Mire todas las páginas.',
  'You were sued on a debt that may be too old': 'Le demandaron por una deuda que puede ser demasiado vieja',
  'You have been sued. If the debt is too old, that can win the case, but only if you answer on time and say so. Talk to a lawyer or legal aid today.':
    'Le han demandado. Si la deuda es demasiado vieja, eso puede ganar el caso, pero solo si usted responde a tiempo y lo dice. Hable hoy con un abogado o con la ayuda legal.',
  'The one who sues is the original lender. Then this law does not bind it, but the defense is the same.':
    'Quien demanda es el prestamista original. Entonces esta ley no le obliga, pero la defensa es la misma.',
  'They say the discount is a one-time offer that ends soon':
    'Dicen que el descuento es una oferta única que termina pronto',
  'Settlement deadlines in collection letters are often not real. A collector may not say an offer is your only chance when it would take the same deal later. Do not let the date force a quick choice.':
    'Las fechas límite de acuerdos en cartas de cobro a menudo no son reales. Un cobrador no puede decir que una oferta es su única oportunidad si más tarde aceptaría el mismo trato. No deje que la fecha le obligue a decidir con prisa.',
  'The letter says "We are not obligated to renew this offer". Courts accept that.':
    'La carta dice "We are not obligated to renew this offer" (no estamos obligados a renovar esta oferta). Las cortes lo aceptan.',
  'The letter only names a last day and does not say that it is your only chance.':
    'La carta solo nombra un último día y no dice que sea su única oportunidad.',
  'They scare you with IRS reporting that cannot happen': 'Le asustan con un reporte al IRS que no puede ocurrir',
  'The letter hints that the IRS will be told if you settle. For small amounts that usually does not happen. Do not pay the full balance just because of this line; ask a tax helper.':
    'La carta da a entender que se avisará al IRS si usted llega a un acuerdo. Con cantidades pequeñas eso normalmente no ocurre. No pague el saldo completo solo por esta línea; pregunte a alguien que ayude con impuestos.',
  'The part they would forgive is $600 or more, or the line only says that a settlement "may have tax consequences".':
    'La parte que perdonarían es de $600 o más, o la línea solo dice que un acuerdo "may have tax consequences" (puede tener consecuencias fiscales).',
  'You live in CT, NY or VT: the federal court of appeals there is less strict.':
    'Usted vive en CT, NY o VT: la corte federal de apelaciones de allí es menos estricta.',
  'They took your settlement and still say you owe more': 'Aceptaron su acuerdo y todavía dicen que debe más',
  'You kept your side of the deal but they still ask for money. Send copies of the settlement letter and proof of payment. Always keep settlement papers.':
    'Usted cumplió su parte del trato, pero todavía piden dinero. Envíe copias de la carta del acuerdo y del comprobante de pago. Guarde siempre los papeles de un acuerdo.',
  'A payment of the settlement came late or bounced.': 'Un pago del acuerdo llegó tarde o fue rechazado.',
  'The settlement was about another account.': 'El acuerdo era sobre otra cuenta.',
  'They ask you to sign away rights or admit the debt':
    'Le piden que renuncie por escrito a sus derechos o que admita la deuda',
  'The form makes you admit the debt or give up rights just to pay. Do not sign such a form without advice. You can send a payment without it, or not pay until you get advice.':
    'El formulario le hace admitir la deuda o renunciar a derechos solo para pagar. No firme un formulario así sin consejo. Puede enviar un pago sin él, o no pagar hasta que le aconsejen.',
  'The form only lets them take a payment you agreed to, and gives up nothing.':
    'El formulario solo les permite tomar un pago que usted aceptó, y no renuncia a nada.',
  'They threaten to report a debt that is too old for credit reports':
    'Amenazan con reportar una deuda demasiado vieja para los informes de crédito',
  'Most debts must come off your credit report after about seven years. By the dates you gave, this one is too old to report. The threat is not something they can lawfully do.':
    'La mayoría de las deudas deben salir de su informe de crédito después de unos siete años. Según las fechas que usted dio, esta es demasiado vieja para reportarla. La amenaza no es algo que puedan hacer legalmente.',
  'It is a judgment, a bankruptcy or a large credit. Other periods hold for those.':
    'Es una sentencia, una bancarrota o un crédito grande. Para esos hay otros plazos.',
  'The date of your first missed payment is another. Your credit report shows it.':
    'La fecha de su primer pago atrasado es otra. Su informe de crédito la muestra.',
  'They put it on your credit report before telling you about the debt':
    'La pusieron en su informe de crédito antes de hablarle de la deuda',
  'A collector must contact you about a debt before it reports it to the credit bureaus. Your records show that the credit report came first. This is called debt parking and it is not allowed.':
    'Un cobrador debe comunicarse con usted sobre una deuda antes de reportarla a las agencias de crédito. Sus papeles muestran que el reporte vino primero. Esto se llama "debt parking" y no está permitido.',
  'They spoke with you about the debt before they reported it.': 'Hablaron con usted de la deuda antes de reportarla.',
  'The first lender made the entry, not the collector.': 'El dato lo puso el primer prestamista, no el cobrador.',
  'They report or discuss a disputed debt without saying it is disputed':
    'Reportan o comentan una deuda disputada sin decir que está disputada',
  'You told them you dispute the debt. When they report it they must say it is disputed. They did not, or they say they will not. That can hurt your credit unfairly.':
    'Usted les dijo que disputa la deuda. Cuando la reportan, deben decir que está disputada. No lo hicieron, o dicen que no lo harán. Eso puede dañar su crédito de manera injusta.',
  'You disputed only after they had reported it. Courts disagree whether they must then correct the entry.':
    'Usted disputó solo después de que la reportaron. Las cortes no están de acuerdo en si entonces deben corregir el dato.',
  'Another company made the entry.': 'El dato lo puso otra empresa.',
  'They give false facts about your credit': 'Dan datos falsos sobre su crédito',
  'The letter says something about your credit that is not true. For example, debts do not stay forever, and paying does not always raise a score.':
    'La carta dice algo sobre su crédito que no es cierto. Por ejemplo, las deudas no se quedan para siempre, y pagar no siempre sube el puntaje.',
  'The letter only says what may happen ("paying may or may not affect your score").':
    'La carta solo dice lo que puede pasar ("pagar puede o no afectar su puntaje").',
  'They threaten credit harm for medical debt that bureaus do not list':
    'Amenazan con dañar su crédito por una deuda médica que las agencias no muestran',
  'The big credit bureaus have said they do not list small, recent or paid medical bills. So this threat may be empty. Their policy can change, and some states have their own laws, so check.':
    'Las grandes agencias de crédito han dicho que no muestran facturas médicas pequeñas, recientes o pagadas. Por eso esta amenaza puede ser vacía. Su política puede cambiar, y algunos estados tienen sus propias leyes, así que compruébelo.',
  'The credit bureaus have changed their policy. It is not a law.':
    'Las agencias de crédito cambiaron su política. No es una ley.',
  'Your state has its own law on medical debt.': 'Su estado tiene su propia ley sobre la deuda médica.',
  'They say that selling the debt takes away your rights or defenses':
    'Dicen que vender la deuda le quita sus derechos o defensas',
  'When a debt is sold, you keep the same rights and defenses. This letter says you lost them. That is false.':
    'Cuando se vende una deuda, usted conserva los mismos derechos y defensas. Esta carta dice que los perdió. Eso es falso.',
  'The words, read as a whole, leave your rights as they were.':
    'Las palabras, leídas en conjunto, dejan sus derechos como estaban.',
  "They say they are an 'innocent buyer' so your complaints do not count":
    'Dicen que son un "comprador inocente" y que por eso sus quejas no cuentan',
  "The letter says the new owner is an 'innocent buyer', as if you cannot raise your complaints. For consumer debts that is usually false.":
    'La carta dice que el nuevo dueño es un "comprador inocente", como si usted no pudiera presentar sus quejas. En deudas de consumo eso es casi siempre falso.',
  'The buyer really has that protection by law ("holder in due course"). For consumer debts that is rare.':
    'El comprador de verdad tiene esa protección por ley ("holder in due course"). En deudas de consumo eso es raro.',
  'A new collector took over and gave you no new notice': 'Un cobrador nuevo se hizo cargo y no le dio un aviso nuevo',
  'A new company is now collecting. It must send its own notice of your rights, even if the last one did. We did not find it in this letter, though it may come separately within five days.':
    'Ahora cobra una empresa nueva. Debe enviar su propio aviso sobre sus derechos, aunque la anterior lo hiciera. No lo encontramos en esta carta, aunque puede llegar aparte dentro de cinco días.',
  'Their own notice came apart, within five days.': 'Su propio aviso llegó aparte, dentro de cinco días.',
  'It is the same company under a new name.': 'Es la misma empresa con un nombre nuevo.',
  'They sold or sent to collection a debt that was paid, settled or discharged':
    'Vendieron o mandaron a cobro una deuda pagada, arreglada o perdonada',
  'This debt was already paid, settled or cleared in bankruptcy, but it was sold or sent on to another collector. That is not allowed if they knew or should have known.':
    'Esta deuda ya se pagó, se arregló o se anuló en bancarrota, pero se vendió o se pasó a otro cobrador. Eso no está permitido si lo sabían o debían saberlo.',
  'It was given back to the lender, or passed on in a merger. That is allowed.':
    'Se devolvió al prestamista, o pasó en una fusión. Eso está permitido.',
  'Neither the seller nor the buyer could know of the payment.':
    'Ni el vendedor ni el comprador podían saber del pago.',
  'They wrote to you by postcard': 'Le escribieron en una tarjeta postal',
  'Collectors may not use postcards about a debt, because anyone can read them. Keep it as proof.':
    'Los cobradores no pueden usar tarjetas postales para hablar de una deuda, porque cualquiera puede leerlas. Guárdela como prueba.',
  'It came in a closed envelope or was sealed shut.': 'Llegó en un sobre cerrado o venía sellada.',
  'The envelope shows words, symbols or numbers it should not':
    'El sobre muestra palabras, símbolos o números que no debería',
  'An envelope from a collector may not show words or codes that hint it is about a debt. This envelope does. Save it with the letter.':
    'El sobre de un cobrador no puede mostrar palabras ni códigos que den a entender que trata de una deuda. Este sobre los muestra. Guárdelo con la carta.',
  'Marks the post office needs: postage, bar code, "return service requested".':
    'Marcas que el correo necesita: franqueo, código de barras, "return service requested".',
  'It depends on where you live. In IL, IN and WI nothing extra is allowed. In AR, IA, LA, MN, MO, MS, ND, NE, SD and TX harmless words such as "Priority Letter" are. In DE, NJ and PA it matters whether it reveals something private.':
    'Depende de dónde vive usted. En IL, IN y WI no se permite nada extra. En AR, IA, LA, MN, MO, MS, ND, NE, SD y TX se permiten palabras inofensivas como "Priority Letter". En DE, NJ y PA importa si revela algo privado.',
  'The email or text gives no easy way to opt out':
    'El correo electrónico o mensaje de texto no da una manera fácil de salirse',
  'Collectors who email or text you must give a simple way to say stop. This message does not, or makes it hard. You can reply STOP and keep proof.':
    'Los cobradores que le escriben por correo electrónico o mensaje de texto deben darle una manera sencilla de decir basta. Este mensaje no la da, o la hace difícil. Puede responder STOP y guardar la prueba.',
  'It came by phone call or on paper. This rule is only for emails, texts and the like.':
    'Llegó por teléfono o en papel. Esta regla es solo para correos electrónicos, mensajes de texto y similares.',
  'A phone number printed in a paper letter does not count.':
    'Un número de teléfono impreso en una carta de papel no cuenta.',
  'They emailed you at work': 'Le enviaron un correo electrónico al trabajo',
  'The message came to your work email without your consent. Other people at work might see it. Collectors should not do that.':
    'El mensaje llegó a su correo del trabajo sin su consentimiento. Otras personas del trabajo podrían verlo. Los cobradores no deberían hacer eso.',
  'You wrote to them about the debt from that address, or agreed that they use it.':
    'Usted les escribió sobre la deuda desde esa dirección, o aceptó que la usaran.',
  'They could not know that the address is from your employer.': 'No podían saber que la dirección es de su empleador.',
  'You told them to stop texts, emails or calls to a number and they kept on':
    'Usted les dijo que dejaran de enviar mensajes, correos o llamadas a un número y siguieron',
  'You asked them to stop using that channel and they used it again. They may only send one message to confirm. Keep the messages and times.':
    'Usted les pidió que dejaran de usar ese medio y lo usaron otra vez. Solo pueden enviar un mensaje para confirmar. Guarde los mensajes y las horas.',
  'It was one message to confirm your request, or an answer to a message of yours.':
    'Fue un solo mensaje para confirmar su pedido, o una respuesta a un mensaje suyo.',
  'A law requires the message to come this way.': 'Una ley exige que el mensaje llegue de esta manera.',
  'They posted about your debt where others can see': 'Publicaron sobre su deuda donde otros pueden verlo',
  'The collector wrote about your debt where other people could see it. That is not allowed. Save a screenshot with the date.':
    'El cobrador escribió sobre su deuda donde otras personas podían verlo. Eso no está permitido. Guarde una captura de pantalla con la fecha.',
  'Only you could see it, as with a direct message.': 'Solo usted podía verlo, como en un mensaje directo.',
  'They ask for post-dated checks and threaten criminal charges if they bounce':
    'Piden cheques con fecha futura y amenazan con cargos penales si no tienen fondos',
  'They want post-dated checks so they can threaten you with crime if one bounces. That is illegal. Do not send them.':
    'Quieren cheques con fecha futura para poder amenazarle con un delito si uno no tiene fondos. Eso es ilegal. No los envíe.',
  'You offered the check yourself and nobody spoke of a crime.':
    'Usted mismo ofreció el cheque y nadie habló de un delito.',
  'They cashed or threaten to cash a check before its date':
    'Cobraron o amenazan con cobrar un cheque antes de su fecha',
  'They used or threatened to use your check before its date. That can cause overdraft fees and is not allowed. Tell your bank right away.':
    'Usaron o amenazaron con usar su cheque antes de su fecha. Eso puede causar cargos por sobregiro y no está permitido. Avise a su banco de inmediato.',
  'You told them that they may cash it sooner.': 'Usted les dijo que pueden cobrarlo antes.',
  'They took a check post-dated by more than five days and gave no written notice before depositing it':
    'Tomaron un cheque con fecha futura de más de cinco días y no avisaron por escrito antes de depositarlo',
  'If your check is dated more than five days ahead, they must write to you 3 to 10 business days before they cash it. You got no notice.':
    'Si su cheque tiene fecha de más de cinco días adelante, deben escribirle de 3 a 10 días hábiles antes de cobrarlo. Usted no recibió aviso.',
  'A letter with the day came three to ten business days before.':
    'Una carta con el día llegó de tres a diez días hábiles antes.',
  'The check was dated five days ahead or less.': 'El cheque tenía fecha de cinco días adelante o menos.',
  'They wrote to you although you have a lawyer': 'Le escribieron aunque usted tiene abogado',
  'Once they know you have a lawyer for this debt, they must write to the lawyer, not you. They wrote to you anyway. Give this letter to your lawyer.':
    'Cuando saben que usted tiene un abogado para esta deuda, deben escribir al abogado y no a usted. Le escribieron de todos modos. Dé esta carta a su abogado.',
  'Only the lender knew of your lawyer, not this collector.':
    'Solo el prestamista sabía de su abogado, no este cobrador.',
  'Your lawyer did not answer them in a reasonable time, or agreed that they write to you.':
    'Su abogado no les respondió en un tiempo razonable, o aceptó que le escribieran a usted.',
  'The lawyer helps you with something else, not with this debt.':
    'El abogado le ayuda con otra cosa, no con esta deuda.',
  'You told them in writing to stop and they kept writing':
    'Usted les dijo por escrito que pararan y siguieron escribiendo',
  'You told them in writing to stop. They may write only once more to say they stop, or to say they will use a real remedy like a lawsuit. This letter is not one of those.':
    'Usted les dijo por escrito que pararan. Solo pueden escribir una vez más para decir que paran, o para decir que usarán un recurso real como una demanda. Esta carta no es ninguna de esas.',
  'The letter only says that they stop, or that they will or may use a remedy such as a suit.':
    'La carta solo dice que paran, o que usarán o pueden usar un recurso como una demanda.',
  'You wrote or called them again later and asked for an answer.':
    'Usted les escribió o llamó otra vez más tarde y pidió una respuesta.',
  'They told someone else about your debt': 'Le contaron su deuda a otra persona',
  'Collectors may not tell your family, friends or boss about your debt. Someone else was told. Ask that person to write down what they were told and when.':
    'Los cobradores no pueden contar su deuda a su familia, amigos o jefe. A otra persona se lo contaron. Pida a esa persona que escriba lo que le dijeron y cuándo.',
  'It was your spouse, your lawyer, or the parent of a minor. They count as you.':
    'Fue su cónyuge, su abogado o el padre o la madre de un menor. Ellos cuentan como si fuera usted.',
  'They only asked where to find you and did not mention a debt.':
    'Solo preguntaron dónde encontrarle y no mencionaron ninguna deuda.',
  'Only a printing and mailing company saw it. Courts disagree about that.':
    'Solo lo vio una empresa de impresión y envío. Las cortes no están de acuerdo sobre eso.',
  'They mailed it to your work, in care of your employer': 'La enviaron a su trabajo, a cargo de su empleador',
  'The letter was sent to your workplace. Someone there may open it and learn about your debt. Courts have called this a violation.':
    'La carta se envió a su lugar de trabajo. Alguien allí puede abrirla y enterarse de su deuda. Las cortes han dicho que esto es una infracción.',
  'You gave them your work address for mail, or you live where you work.':
    'Usted les dio la dirección de su trabajo para el correo, o vive donde trabaja.',
  'The "c/o" names someone you live with.': 'El "c/o" nombra a alguien con quien usted vive.',
  'They contacted you at a bad time or place after being told':
    'Le contactaron a una hora o en un lugar inconveniente después de que se lo dijeron',
  'Collectors must not contact you before 8 a.m. or after 9 p.m., or at places and times you told them are bad. This contact breaks that.':
    'Los cobradores no deben comunicarse con usted antes de las 8 a. m. ni después de las 9 p. m., ni en lugares y horas que usted les dijo que son inconvenientes. Este contacto rompe esa regla.',
  'It answered a message of yours from the same hour.': 'Respondía a un mensaje suyo de la misma hora.',
  'The clock of the message shows another time zone than yours.':
    'El reloj del mensaje muestra otra zona horaria que la suya.',
  'They contact you at work though your employer forbids it':
    'Le contactan en el trabajo aunque su empleador lo prohíbe',
  'You said your employer does not allow such calls or letters. They must stop contacting you at work. This contact came anyway.':
    'Usted dijo que su empleador no permite esas llamadas o cartas. Deben dejar de contactarle en el trabajo. Este contacto llegó de todos modos.',
  'They could not know that your employer forbids it.': 'No podían saber que su empleador lo prohíbe.',
  'You had asked them to write or call there.': 'Usted les había pedido que escribieran o llamaran allí.',
  'They call too often': 'Llaman con demasiada frecuencia',
  'They may not call about one debt more than seven times in seven days, or within seven days of talking with you about it. Your log shows more than that. Write down each call.':
    'No pueden llamar por una deuda más de siete veces en siete días, ni dentro de los siete días después de hablar con usted de ella. Su registro muestra más que eso. Anote cada llamada.',
  'You asked for the calls, or they did not connect.': 'Usted pidió las llamadas, o no se conectaron.',
  'They were about two different debts. The limit counts for each.':
    'Eran por dos deudas distintas. El límite cuenta para cada una.',
  'The letter insults, mocks or abuses you': 'La carta le insulta, se burla de usted o le maltrata',
  'The letter uses insulting or abusive words. Collectors must treat you with respect. Keep it and include it in a complaint.':
    'La carta usa palabras insultantes o abusivas. Los cobradores deben tratarle con respeto. Guárdela e inclúyala en una queja.',
  'A blunt or unfriendly tone alone is not enough.': 'Un tono brusco o poco amable por sí solo no basta.',
  'They threaten to publish your name or sell your debt to shame you':
    'Amenazan con publicar su nombre o vender su deuda para avergonzarle',
  'The letter threatens to shame you by publishing your name or debt. That is illegal.':
    'La carta amenaza con avergonzarle publicando su nombre o su deuda. Eso es ilegal.',
  'Selling the debt to another company without advertising it, and reporting to credit bureaus as the law allows, are different.':
    'Vender la deuda a otra empresa sin anunciarla, y reportar a las agencias de crédito como la ley permite, son cosas distintas.',
  'You disputed in time and they kept collecting without proof':
    'Usted disputó a tiempo y siguieron cobrando sin pruebas',
  'You disputed the debt in time and in writing. They must stop until they send proof. They kept collecting instead. That is a strong violation.':
    'Usted disputó la deuda a tiempo y por escrito. Deben detenerse hasta que envíen pruebas. En cambio siguieron cobrando. Es una infracción fuerte.',
  'Your dispute reached them after the last day printed in the first notice.':
    'Su disputa les llegó después del último día impreso en el primer aviso.',
  'They had sent proof before this letter, or you had disputed the same before and they had answered.':
    'Habían enviado pruebas antes de esta carta, o usted ya había disputado lo mismo y le habían respondido.',
  'The letter is only about the part you did not dispute.': 'La carta trata solo de la parte que usted no disputó.',
  'You asked for the original creditor and they kept collecting without answering':
    'Usted preguntó por el acreedor original y siguieron cobrando sin responder',
  "You asked in time for the original creditor's name and address. They must stop collecting until they answer. They did not.":
    'Usted pidió a tiempo el nombre y la dirección del acreedor original. Deben dejar de cobrar hasta que respondan. No lo hicieron.',
  'Your request reached them after the last day printed in the first notice.':
    'Su pedido les llegó después del último día impreso en el primer aviso.',
  'The lender you first had is still the one you owe, and they told you so.':
    'El prestamista que tuvo al principio es todavía a quien le debe, y se lo dijeron.',
  'What they sent is not really proof': 'Lo que enviaron no es realmente una prueba',
  'They answered your dispute with little or no proof. Courts ask for only basic proof, but you can still say it is not enough and ask for more.':
    'Respondieron a su disputa con pocas pruebas o ninguna. Las cortes piden solo pruebas básicas, pero usted puede decir que no bastan y pedir más.',
  'Courts ask for little: that the collector confirms in writing what the lender says you owe.':
    'Las cortes piden poco: que el cobrador confirme por escrito lo que el prestamista dice que usted debe.',
  'Papers came with the letter: a statement of the lender or the contract.':
    'Con la carta vinieron papeles: un estado de cuenta del prestamista o el contrato.',
  'They demand a debt wiped out in bankruptcy': 'Exigen una deuda anulada en bancarrota',
  'This debt was wiped out in bankruptcy. They may not ask you to pay it. Send a copy of the discharge papers and, if needed, tell your bankruptcy lawyer.':
    'Esta deuda se anuló en bancarrota. No pueden pedirle que la pague. Envíe una copia de los papeles de descargo y, si hace falta, avise a su abogado de bancarrota.',
  'A lien on your car or home can outlive the bankruptcy. Then they may take the thing, but not ask you for money.':
    'Un gravamen sobre su auto o su casa puede durar más que la bancarrota. Entonces pueden llevarse la cosa, pero no pedirle dinero.',
  'This debt was not part of the case, or is of a kind that is not wiped out, such as most student loans, taxes and support.':
    'Esta deuda no era parte del caso, o es de un tipo que no se anula, como la mayoría de los préstamos estudiantiles, los impuestos y la manutención.',
  'They keep collecting while you are in bankruptcy': 'Siguen cobrando mientras usted está en bancarrota',
  'Once you file bankruptcy, most collection must stop at once. This letter came after you filed. Tell your bankruptcy lawyer.':
    'Una vez que usted presenta la bancarrota, casi todo el cobro debe detenerse de inmediato. Esta carta llegó después. Avise a su abogado de bancarrota.',
  'The case was dismissed or closed, or the court lifted the stay.':
    'El caso fue desestimado o cerrado, o la corte levantó la suspensión.',
  'They had not yet heard of your case. Tell them and your lawyer.':
    'Todavía no sabían de su caso. Avíseles a ellos y a su abogado.',
  "They tell the family they must pay a dead person's debt":
    'Le dicen a la familia que debe pagar la deuda de una persona fallecida',
  "You are usually not personally liable for a relative's debt. Only the estate is. This letter says or hints that you must pay from your own money.":
    'Normalmente usted no responde en persona por la deuda de un familiar. Solo responde la herencia. Esta carta dice o da a entender que usted debe pagar de su propio dinero.',
  'You signed for the debt too, or it was a joint account.': 'Usted también firmó la deuda, o era una cuenta conjunta.',
  'You are the husband or wife and your state has a rule that makes you pay (community property, medical needs).':
    'Usted es el esposo o la esposa y su estado tiene una regla que le hace pagar (bienes gananciales, necesidades médicas).',
  'You handle the estate and promised to pay from your own money.':
    'Usted administra la herencia y prometió pagar de su propio dinero.',
  'They sued you in the wrong place': 'Le demandaron en el lugar equivocado',
  'A debt collector may only sue you where you live or where you signed the contract. This court is neither, based on what you told us. Tell the court and a lawyer, but still answer on time.':
    'Un cobrador de deudas solo puede demandarle donde usted vive o donde firmó el contrato. Esta corte no es ninguno de los dos, según lo que nos dijo. Dígalo a la corte y a un abogado, pero responda a tiempo de todos modos.',
  'You lived there when the suit was filed, or signed the contract there.':
    'Usted vivía allí cuando se presentó la demanda, o firmó allí el contrato.',
  'The suit is about a home or land there.': 'La demanda trata de una casa o un terreno allí.',
  'In some courts a smaller area than the county counts, such as a township. Tell the court early; this objection can be lost.':
    'En algunas cortes cuenta un área más pequeña que el condado, como un municipio. Dígalo pronto a la corte; esta objeción se puede perder.',
  'You have real court papers: act now': 'Tiene papeles verdaderos de la corte: actúe ahora',
  'These look like real court papers. You must answer by the deadline printed on them, even if you think the debt is wrong. Call legal aid or a lawyer today.':
    'Estos parecen papeles verdaderos de la corte. Usted debe responder antes de la fecha límite impresa en ellos, aunque crea que la deuda está mal. Llame hoy a la ayuda legal o a un abogado.',
  "The court's clerk says there is no such case. Look up the court's number yourself; do not use one printed on the paper.":
    'La secretaría de la corte dice que no existe tal caso. Busque usted mismo el número de la corte; no use uno impreso en el papel.',
  'They threaten a lawsuit that the law does not let them bring':
    'Amenazan con una demanda que la ley no les deja presentar',
  'They threaten a court case they may not be allowed to bring. Ask who would sue, in which court and under what right.':
    'Amenazan con un caso en la corte que quizá no tengan permitido presentar. Pregunte quién demandaría, en qué corte y con qué derecho.',
  'The one who would sue owns the debt and may sue in that court.':
    'Quien demandaría es dueño de la deuda y puede demandar en esa corte.',
  "A letter sent to someone else to 'find' you reveals that you owe money":
    'Una carta enviada a otra persona para "encontrarle" revela que usted debe dinero',
  'A collector may ask other people only where you live, your phone and where you work. It may not tell them you owe money. Ask the person to keep the letter for you.':
    'Un cobrador puede preguntar a otras personas solo dónde vive usted, su teléfono y dónde trabaja. No puede decirles que usted debe dinero. Pida a la persona que le guarde la carta.',
  'The letter is to the spouse, the lawyer or the guardian of the person. They count as the person.':
    'La carta es para el cónyuge, el abogado o el tutor de la persona. Ellos cuentan como la persona.',
  'It does not say or show that a debt is owed.': 'No dice ni muestra que se debe una deuda.',
  'They made you pay for a call or message by hiding why they contacted you':
    'Le hicieron pagar por una llamada o un mensaje escondiendo por qué le contactaban',
  'They tricked you into a call or text that cost you money. Collectors may not hide why they are contacting you to make you pay for it.':
    'Le engañaron para que hiciera una llamada o enviara un mensaje que le costó dinero. Los cobradores no pueden esconder por qué le contactan para hacerle pagar por ello.',
  'The message said that it was about a debt.': 'El mensaje decía que trataba de una deuda.',
  'The cost was only what your own phone plan takes for any message.':
    'El costo fue solo lo que su propio plan de teléfono cobra por cualquier mensaje.',
  'They call without saying who they are': 'Llaman sin decir quiénes son',
  'Collectors must say who they are when they call. Your notes show that they hid it. Save voicemails.':
    'Los cobradores deben decir quiénes son cuando llaman. Sus notas muestran que lo escondieron. Guarde los mensajes de voz.',
  'It was a short voicemail that the rules allow: a business name that does not show debt collection, and a number to call.':
    'Fue un mensaje de voz corto que las reglas permiten: un nombre de empresa que no revela el cobro de deudas, y un número al que llamar.',
} as const
