/** The quiz of the home page. */
export const QUIZ = {
  'No letter at hand? Tell us what happened': '¿No tiene la carta a la mano? Díganos qué pasó',
  'Pick all that fit. You will see which rules cover it and what to do first.':
    'Elija todo lo que corresponda. Verá qué reglas lo cubren y qué hacer primero.',
  'What happened': 'Qué pasó',
  Analyze: 'Analizar',
  'Analyzing...': 'Analizando...',
  'Nothing selected yet': 'Todavía no eligió nada',
  '1 situation selected': '1 situación elegida',
  '{count} situations selected': '{count} situaciones elegidas',
  'Check Different Situations': 'Revisar otras situaciones',
  'What fits your situation': 'Lo que corresponde a su situación',
  'The result could not be loaded. Please try again.': 'El resultado no cargó. Inténtelo de nuevo.',
  'Strength estimate, not a measured success rate': 'Estimación de fuerza, no una tasa de éxito medida',
  'How this is counted': 'Cómo se cuenta',
  'The highest of your situations is rated {best}. Each one you picked adds 2, at most 10: here {bonus}. Never more than 98. That makes {strength}. The ratings are set by us. Nobody has measured them.':
    'La más alta de sus situaciones vale {best}. Cada una que eligió suma 2, hasta 10: aquí {bonus}. Nunca más de 98. Eso da {strength}. Los valores los pusimos nosotros. Nadie los ha medido.',
  'Negotiation estimate': 'Estimación para negociar',
  'Not what a court pays. In one person’s lawsuit, the law adds up to $1,000, plus real losses and lawyer’s fees. You have one year to sue.':
    'No es lo que paga una corte. En la demanda de una persona, la ley agrega hasta $1,000, más las pérdidas reales y los honorarios del abogado. Tiene un año para demandar.',
  'Do this first': 'Haga esto primero',
  'Rules that may have been broken': 'Reglas que tal vez se violaron',
  'Whether they were depends on the facts. A letter shows more.':
    'Si se violaron o no depende de los hechos. Una carta muestra más.',
  'A good next step': 'Un buen próximo paso',
  // what is recommended
  'Debt defense fits best': 'Lo que más le sirve es la defensa contra deudas',
  'Check the letter, then answer it in writing.': 'Revise la carta y luego respóndala por escrito.',
  'Credit disputes fit best': 'Lo que más le sirve son las disputas de crédito',
  'Look at your credit report and dispute what is wrong. You can do that for free.':
    'Mire su informe de crédito y dispute lo que esté mal. Puede hacerlo gratis.',
  'Look at credit disputes': 'Ver las disputas de crédito',
  'You may need both': 'Tal vez necesite las dos cosas',
  'This touches the debt and your credit report. Start with the letter.':
    'Esto toca la deuda y su informe de crédito. Empiece por la carta.',
  'Check the letter first': 'Primero revise la carta',
  'What you picked can mean many things. The letter tells more.':
    'Lo que eligió puede significar muchas cosas. La carta dice más.',
  // the situations
  'They threaten to sue or arrest me': 'Me amenazan con demandarme o arrestarme',
  'By letter, call or text': 'Por carta, llamada o mensaje de texto',
  'Keep the letter or write down the words. If real court papers come, answer the court by their date.':
    'Guarde la carta o anote las palabras. Si llegan papeles reales de la corte, conteste a la corte antes de la fecha que dicen.',
  'The debt is many years old': 'La deuda tiene muchos años',
  'More than 3 years since I paid': 'Hace más de 3 años que no pago',
  'Do not pay or promise anything yet. In some states that starts the clock again.':
    'Todavía no pague ni prometa nada. En algunos estados eso reinicia el plazo.',
  'They never sent proof': 'Nunca mandaron pruebas',
  'I asked and got nothing': 'Las pedí y no recibí nada',
  'Ask for proof in writing within 30 days of their first notice. Mail it certified.':
    'Pida pruebas por escrito dentro de los 30 días de su primer aviso. Envíelo por correo certificado.',
  'I already paid or settled it': 'Ya la pagué o llegué a un acuerdo',
  'They still ask for money': 'Me siguen pidiendo dinero',
  'Find your receipt or bank record. Send a copy, and keep the original.':
    'Busque su recibo o el registro del banco. Mande una copia y guarde el original.',
  'They told my family or my job': 'Le dijeron a mi familia o a mi trabajo',
  'Someone else knows of the debt': 'Otra persona sabe de la deuda',
  'Write down who was told what, and when. Ask that person to write it down too.':
    'Anote a quién le dijeron, qué y cuándo. Pídale a esa persona que también lo escriba.',
  'Two collectors want the same debt': 'Dos cobradores piden la misma deuda',
  'Or it shows twice on my report': 'O sale dos veces en mi informe',
  'Pay neither yet. Ask each of them to prove that they own the debt.':
    'Todavía no le pague a ninguno. Pida a cada uno que pruebe que la deuda es suya.',
  'They threaten my credit': 'Amenazan mi crédito',
  'Pay now or we report it': '“Pague ya o lo reportamos”',
  'Get your free reports at annualcreditreport.com and see what stands there.':
    'Pida sus informes gratis en annualcreditreport.com y vea qué dicen.',
  'It is a student loan': 'Es un préstamo estudiantil',
  'Federal or private': 'Federal o privado',
  'Find out which kind it is at studentaid.gov. Federal loans have no time limit.':
    'Averigüe de qué tipo es en studentaid.gov. Los préstamos federales no tienen plazo.',
  'It is not my debt': 'La deuda no es mía',
  'Wrong person or stolen identity': 'Persona equivocada o identidad robada',
  'Dispute it in writing. If someone used your name, report it at identitytheft.gov.':
    'Dispútela por escrito. Si alguien usó su nombre, repórtelo en identitytheft.gov.',
  'The amount keeps growing': 'El monto sigue creciendo',
  'Fees or interest I cannot explain': 'Cargos o intereses que no entiendo',
  'Ask for each part of the sum in writing, and for the contract that allows it.':
    'Pida por escrito cada parte de la suma y el contrato que la permite.',
  'They call again and again': 'Llaman una y otra vez',
  'Every day, early or late, at work': 'Todos los días, temprano o tarde, al trabajo',
  'Log each call with day and time. You can tell them in writing to stop.':
    'Anote cada llamada con el día y la hora. Puede decirles por escrito que paren.',
  'It is a medical bill': 'Es una factura médica',
  'Insurance should have paid': 'El seguro debía pagarla',
  'Ask the hospital for an itemized bill and your insurer for its decision.':
    'Pida al hospital una factura detallada y a su seguro su decisión.',
  // the law, in short
  'A collector may not say that not paying leads to arrest, jail, or taking property or wages, unless that is lawful and meant.':
    'Un cobrador no puede decir que no pagar lleva al arresto, a la cárcel o a que le quiten bienes o salario, a menos que sea legal y de verdad piense hacerlo.',
  'A collector may not threaten what it cannot lawfully do or does not mean to do.':
    'Un cobrador no puede amenazar con lo que la ley no le permite hacer o no piensa hacer.',
  'A collector may not sue or threaten to sue on a time-barred debt.':
    'Un cobrador no puede demandar ni amenazar con demandar por una deuda prescrita.',
  'Within five days of first contact a collector must send a written notice with what you need to know about the debt.':
    'Dentro de los cinco días del primer contacto, el cobrador debe mandar un aviso escrito con lo que usted necesita saber sobre la deuda.',
  'If you dispute in writing within thirty days, the collector must stop until it has mailed you proof. In those days nothing may overshadow your right to dispute.':
    'Si usted disputa por escrito dentro de los treinta días, el cobrador debe parar hasta que le haya enviado pruebas por correo. En esos días nada puede opacar su derecho a disputar.',
  'A collector may not misstate the kind, the amount or the legal status of a debt.':
    'Un cobrador no puede dar datos falsos sobre el tipo, el monto o la situación legal de una deuda.',
  'A collector may not collect any amount, fee or interest that the contract or the law does not allow.':
    'Un cobrador no puede cobrar ningún monto, cargo o interés que el contrato o la ley no permita.',
  'A collector may not talk about your debt with other people, with few exceptions such as your lawyer and a credit bureau.':
    'Un cobrador no puede hablar de su deuda con otras personas, con pocas excepciones, como su abogado y una agencia de crédito.',
  'A collector may not report credit information it knows or should know is false, or leave out that a debt is disputed.':
    'Un cobrador no puede reportar datos de crédito que sabe o debe saber que son falsos, ni callar que una deuda está en disputa.',
  'A collector may not call again and again in order to annoy, abuse or harass.':
    'Un cobrador no puede llamar una y otra vez para molestar, maltratar u hostigar.',
  'A collector may not contact you at a time or place it knows is bad for you. Before 8 a.m. and after 9 p.m. are assumed to be bad.':
    'Un cobrador no puede contactarlo en un momento o lugar que sabe que es malo para usted. Antes de las 8 a.m. y después de las 9 p.m. se supone que es malo.',
} as const
