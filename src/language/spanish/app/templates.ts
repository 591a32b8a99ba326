/** The letters to choose from, and what to know before. */
export const TEMPLATES = {
  'First: a payment or an offer can start the time to sue again':
    'Primero: un pago o una oferta puede iniciar de nuevo el plazo para demandar',
  'The rule differs by state. Choose yours to read it.': 'La regla cambia según el estado. Elija el suyo para leerla.',
  'Does the time to sue still run?': '¿Sigue corriendo el plazo para demandar?',
  'Yes, I checked': 'Sí, lo revisé',
  'I know the date of the first missed payment and counted.': 'Sé la fecha del primer pago que no hice y conté.',
  'It may be too old': 'Puede ser demasiado antigua',
  'Years have passed, or I am close to the last day.': 'Han pasado años, o estoy cerca del último día.',
  'I have not checked the dates yet.': 'Todavía no he revisado las fechas.',
  'Then offer nothing yet': 'Entonces no ofrezca nada todavía',
  'If the time has run out, they may not sue. An offer could give that back to them. Talk to a lawyer or legal aid first.':
    'Si el plazo terminó, no pueden demandar. Una oferta podría devolverles ese derecho. Hable primero con un abogado o con la ayuda legal.',
  'Check the dates first. It takes a few minutes and is free.':
    'Revise primero las fechas. Toma unos minutos y es gratis.',
  'Check the age of the debt': 'Revisar la antigüedad de la deuda',
  'The letter for an old debt': 'La carta para una deuda antigua',
  'What did they do?': '¿Qué hicieron?',
  'Tick only what you know happened, at most five. A false statement may harm your case. Findings about a letter we read are written from <0>your result</0>.':
    'Marque solo lo que sabe que pasó, cinco como máximo. Una declaración falsa puede perjudicar su caso. Los hallazgos de una carta que leímos se escriben desde <0>su resultado</0>.',
  'Five are enough': 'Cinco bastan',
  'A letter with more reads like a form. Take one out to choose another.':
    'Una carta con más parece un formulario. Quite una para elegir otra.',
  'The Consumer Financial Protection Bureau gives away plain <0>sample letters <1/> <2>(opens in a new tab)</2></0>. They use the same rights and cost nothing.':
    'La Oficina para la Protección Financiera del Consumidor (CFPB) regala <0>cartas modelo <1/> <2>(se abre en otra pestaña)</2></0> sencillas. Usan los mismos derechos y no cuestan nada.',
  'Open every letter for 30 days': 'Abrir todas las cartas por 30 días',
  'Open every letter for good': 'Abrir todas las cartas para siempre',
  '{name}: not opened yet': '{name}: todavía sin abrir',
  'You get the whole letter with its blanks, the reason for each sentence, and a PDF and Word file.':
    'Recibe la carta completa con sus espacios en blanco, la razón de cada oración y un archivo PDF y Word.',
  'Use it when': 'Úsela cuando',
  'Not when': 'No la use cuando',
  'What it risks': 'Qué arriesga',
  'First, the age of the debt': 'Primero, la antigüedad de la deuda',
  'We could not check what you have opened': 'No pudimos revisar qué tiene abierto',
  'The letter': 'La carta',
  'Nothing was sent to anyone. What you ticked is kept.': 'No se envió nada a nadie. Lo que marcó está guardado.',
  'Fill in this letter': 'Llenar esta carta',
  'Say first whether the time to sue still runs.': 'Diga primero si el plazo para demandar sigue corriendo.',
  'Tick what happened first.': 'Marque primero lo que pasó.',
  'It opens here, with blanks for what only you know. Nothing is sent to anyone.':
    'Se abre aquí, con espacios en blanco para lo que solo usted sabe. No se envía nada a nadie.',
  'They kept collecting after they got my written dispute, and sent no proof.':
    'Siguieron cobrando después de recibir mi disputa por escrito y no enviaron pruebas.',
  'They kept contacting me after they got my written request to stop.':
    'Siguieron contactándome después de recibir mi petición por escrito de que pararan.',
  'They told someone else about the debt: family, a neighbor, my boss.':
    'Le contaron a otra persona sobre la deuda: familia, un vecino, mi jefe.',
  'They called about this debt more than seven times in seven days, or within a week of talking to me.':
    'Llamaron por esta deuda más de siete veces en siete días, o antes de una semana de haber hablado conmigo.',
  'They contacted me before 8 a.m. or after 9 p.m., or at a time or place I had told them is bad.':
    'Me contactaron antes de las 8 a. m. o después de las 9 p. m., o a una hora o en un lugar que les dije que no me conviene.',
  'They contacted me at work although they knew my employer forbids it.':
    'Me contactaron en el trabajo aunque sabían que mi empleador lo prohíbe.',
  'They said I could be arrested or go to jail.': 'Dijeron que me podían arrestar o que podía ir a la cárcel.',
  'They insulted me or used abusive words.': 'Me insultaron o usaron palabras abusivas.',
  'They asked for a fee to pay by card, phone or online.':
    'Pidieron un cargo por pagar con tarjeta, por teléfono o en línea.',
  'You got court papers. No letter to a collector stops a court date: answer the court first.':
    'Recibió papeles de la corte. Ninguna carta a un cobrador detiene una fecha de la corte: responda primero a la corte.',
  'You dispute the debt in writing and ask for proof. Sent within the 30 days, it stops collection until they mail you the proof.':
    'Usted disputa la deuda por escrito y pide pruebas. Enviada dentro de los 30 días, detiene el cobro hasta que le manden las pruebas por correo.',
  'A collector wrote or called for the first time, and the 30 days may still run.':
    'Un cobrador le escribió o llamó por primera vez, y los 30 días pueden estar corriendo todavía.',
  'You do not know the debt, the amount or the company.': 'No conoce la deuda, el monto o la empresa.',
  'You want to keep every other choice open. This letter closes none.':
    'Quiere dejar abiertas todas las demás opciones. Esta carta no cierra ninguna.',
  'You have reasons and papers of your own. The dispute letter says them.':
    'Tiene sus propias razones y papeles. La carta de disputa los presenta.',
  'Your bank or store writes in its own name. These duties bind collectors, so use a dispute letter.':
    'Su banco o tienda escribe en su propio nombre. Estas obligaciones son de los cobradores, así que use una carta de disputa.',
  'After the 30 days they need not stop. The letter still puts your dispute on record.':
    'Después de los 30 días no están obligados a parar. La carta de todos modos deja constancia de su disputa.',
  'No law sets a day by which they must answer. They may not collect while a dispute sent in time is open.':
    'Ninguna ley fija un día para que respondan. No pueden cobrar mientras esté abierta una disputa enviada a tiempo.',
  'It does not stop the time to sue, for them or for you.':
    'No detiene el plazo para demandar, ni para ellos ni para usted.',
  'Cease and desist letter': 'Carta para que dejen de contactarle',
  'You tell the collector to stop contacting you about this debt. Once they have it, they may only say that they stop, or that they may use or will use a remedy such as a lawsuit.':
    'Usted le dice al cobrador que deje de contactarle por esta deuda. Cuando la reciben, solo pueden decirle que paran, o que pueden usar o van a usar un recurso como una demanda.',
  'The contact itself is what hurts you, and asking did not help.':
    'Lo que le hace daño es el contacto mismo, y pedirlo no sirvió.',
  'You decided not to deal with this collector.': 'Decidió no tratar con este cobrador.',
  'You know that they can still sue, and you would answer the court.':
    'Sabe que todavía pueden demandarle, y usted respondería a la corte.',
  'You may want to settle. They can no longer send you an offer.':
    'Quizá quiera llegar a un acuerdo. Ya no podrán enviarle una oferta.',
  'You only want the calls to stop. Tell them “by mail only” instead: they must follow that too.':
    'Solo quiere que paren las llamadas. Dígales mejor “solo por correo”: eso también deben cumplirlo.',
  'The debt stays. A lawsuit becomes more likely, as letters no longer work for them.':
    'La deuda sigue. Una demanda se vuelve más probable, porque las cartas ya no les sirven.',
  'It may still be sold or reported to a credit bureau.':
    'Todavía se puede vender o reportar a una agencia de crédito.',
  'It binds this collector. A new one may write until you tell it, too.':
    'Obliga a este cobrador. Uno nuevo puede escribirle hasta que también se lo diga.',
  'Settlement letter': 'Carta de acuerdo',
  'You offer one payment to end a disputed claim. You admit nothing, and you pay only after a signed agreement has come.':
    'Usted ofrece un solo pago para terminar un reclamo en disputa. No admite nada, y paga solo después de recibir un acuerdo firmado.',
  'You checked that the time to sue still runs.': 'Revisó que el plazo para demandar sigue corriendo.',
  'The debt is yours, the amount is right, and you can pay the sum at once.':
    'La deuda es suya, el monto es correcto y puede pagar la suma de una vez.',
  'You would rather pay a part than wait for a lawsuit.': 'Prefiere pagar una parte a esperar una demanda.',
  'The debt is or may be too old to sue on. An offer or a payment can start the time again.':
    'La deuda es o puede ser demasiado antigua para demandar. Una oferta o un pago puede iniciar de nuevo el plazo.',
  'You would pay with money for rent, food or medicine, or with income the law protects.':
    'Pagaría con dinero de la renta, la comida o las medicinas, o con ingresos que la ley protege.',
  'An offer can be read as saying that you owe. The letter says you do not admit it, but no wording is sure.':
    'Una oferta se puede leer como si usted dijera que debe. La carta dice que no lo admite, pero ninguna redacción es segura.',
  'Money paid before the signed agreement buys nothing. The rest can be collected or sold.':
    'El dinero pagado antes del acuerdo firmado no le asegura nada. El resto se puede cobrar o vender.',
  'If $600 or more is forgiven, it may be reported as income on Form 1099-C.':
    'Si le perdonan $600 o más, se puede reportar como ingreso en el formulario 1099-C.',
  'FDCPA violation letter': 'Carta por infracciones de la FDCPA',
  'You say what the collector did, which law it breaks, and what you want: stop, correct, and keep the records.':
    'Usted dice qué hizo el cobrador, qué ley rompe y qué quiere: que pare, que corrija y que guarde los registros.',
  'You know what happened and when, and you kept a letter, a message or a log of calls.':
    'Sabe qué pasó y cuándo, y guardó una carta, un mensaje o un registro de llamadas.',
  'The 30 days are over, or a dispute you sent was ignored.':
    'Los 30 días terminaron, o ignoraron una disputa que usted envió.',
  'You want it on record before you talk to a lawyer or complain.':
    'Quiere dejar constancia antes de hablar con un abogado o presentar una queja.',
  'You are not sure that it happened. A false statement hurts you more than them.':
    'No está seguro de que pasó. Una declaración falsa le perjudica más a usted que a ellos.',
  'You still have the 30 days and have not disputed. Dispute first.':
    'Todavía tiene los 30 días y no ha disputado. Dispute primero.',
  'The law pays up to $1,000 for each lawsuit, not for each violation, and only if a court says so.':
    'La ley paga hasta $1,000 por cada demanda, no por cada infracción, y solo si una corte lo decide.',
  'You must sue within one year of the violation. Do not let talks run past it.':
    'Debe demandar dentro de un año de la infracción. No deje que las conversaciones pasen de ese plazo.',
  'Collectors have defenses. Show it to a consumer lawyer before you rely on it.':
    'Los cobradores tienen defensas. Muéstrela a un abogado del consumidor antes de confiar en ella.',
  'Dispute letter': 'Carta de disputa',
  'You say that the debt is wrong and why: not yours, paid, settled, or the wrong amount. You ask them to correct it or close it.':
    'Usted dice que la deuda está mal y por qué: no es suya, está pagada, ya hubo acuerdo o el monto está mal. Pide que la corrijan o la cierren.',
  'You have a reason, and best a paper that shows it.': 'Tiene una razón y, mejor aún, un papel que la muestra.',
  'The 30 days may still run: it stops collection like the validation letter.':
    'Los 30 días pueden estar corriendo todavía: detiene el cobro como la carta de validación.',
  'They report the debt. They must then say that it is disputed.':
    'Reportan la deuda. Entonces deben decir que está en disputa.',
  'You are not sure that the debt is wrong. Ask for proof first, with the validation letter.':
    'No está seguro de que la deuda esté mal. Pida primero pruebas, con la carta de validación.',
  'You said the same before. A second letter should bring something new.':
    'Ya dijo lo mismo antes. Una segunda carta debe traer algo nuevo.',
  'Say only what is true. A false reason hurts you, and about identity theft it can be a crime.':
    'Diga solo lo que es verdad. Una razón falsa le perjudica, y sobre robo de identidad puede ser un delito.',
  'Send copies, never your originals.': 'Envíe copias, nunca sus originales.',
  'After the 30 days they need not stop, but they must still report the dispute.':
    'Después de los 30 días no están obligados a parar, pero todavía deben reportar la disputa.',
  'Statute of limitations letter': 'Carta sobre el plazo de prescripción',
  'You ask how old the debt is and name the rule: a collector may not sue, or threaten to sue, on a debt whose time has run out. You admit nothing.':
    'Usted pregunta qué tan antigua es la deuda y nombra la regla: un cobrador no puede demandar, ni amenazar con demandar, por una deuda cuyo plazo terminó. No admite nada.',
  'The debt is old: the last payment or first missed one was years ago.':
    'La deuda es antigua: el último pago, o el primero que faltó, fue hace años.',
  'They threaten a lawsuit about an old debt.': 'Amenazan con una demanda por una deuda antigua.',
  'You want the dates they rely on, in writing.': 'Quiere por escrito las fechas en que se basan.',
  'You were sued. You must say in court, in time, that the debt is too old. A letter is not enough.':
    'Le demandaron. Debe decir en la corte, a tiempo, que la deuda es demasiado antigua. Una carta no basta.',
  'The time to sue clearly still runs. Ask for proof or dispute instead.':
    'Está claro que el plazo para demandar sigue corriendo. Mejor pida pruebas o dispute.',
  'You are about to pay something. Check the dates before you do.':
    'Está a punto de pagar algo. Revise las fechas antes de hacerlo.',
  'Never add when you paid last, and never promise anything. In many states that starts the time again.':
    'Nunca agregue cuándo pagó por última vez ni prometa nada. En muchos estados eso inicia de nuevo el plazo.',
  'The debt may stay on a credit report: that is another clock, of seven years.':
    'La deuda puede seguir en un informe de crédito: ese es otro plazo, de siete años.',
  'Only in some states is the debt itself gone. In the others they may still ask.':
    'Solo en algunos estados desaparece la deuda misma. En los demás todavía pueden pedirla.',
  'If you dispute in writing in time, the collector must stop until it sends proof or says why the dispute is duplicative.':
    'Si usted disputa por escrito a tiempo, el cobrador debe parar hasta que envíe pruebas o diga por qué la disputa es repetida.',
  'If you write that you refuse to pay or want contact to stop, the collector must stop, except to say what it will do next.':
    'Si usted escribe que se niega a pagar o que quiere que cese el contacto, el cobrador debe parar, salvo para decir qué hará después.',
  'If you tell a collector in writing to stop contacting you, it must stop, with few exceptions.':
    'Si usted le dice por escrito a un cobrador que deje de contactarle, debe parar, con pocas excepciones.',
  'You can tell a collector not to use a certain way of reaching you.':
    'Puede decirle a un cobrador que no use cierta forma de contactarle.',
  "A collector that breaks this act owes you damages, costs and a reasonable lawyer's fee.":
    'Un cobrador que viola esta ley le debe daños, costas y honorarios razonables de abogado.',
  'You must sue within one year of the day of the violation.':
    'Debe demandar dentro de un año desde el día de la infracción.',
  'A dispute that repeats an earlier one without anything new counts as duplicative.':
    'Una disputa que repite otra anterior sin nada nuevo cuenta como repetida.',
  'A time-barred debt is one for which the time to sue has run out.':
    'Una deuda prescrita es aquella cuyo plazo para demandar ya terminó.',
} as const
