/** The sentences of letters about credit reports. */
export const CREDIT = {
  'Re: {subject}, number {number}': 'Asunto: {subject}, número {number}',
  'Re: Dispute of my credit report': 'Asunto: Disputa de mi informe de crédito',
  'Dispute of my credit report': 'Disputa de mi informe de crédito',
  'Re: Direct dispute': 'Asunto: Disputa directa',
  'Re: Direct dispute, account {account}': 'Asunto: Disputa directa, cuenta {account}',
  'Re: Direct dispute, account ending in {account}': 'Asunto: Disputa directa, cuenta terminada en {account}',
  'Re: Identity theft block': 'Asunto: Bloqueo por robo de identidad',
  'Re: Identity theft block, report number {number}': 'Asunto: Bloqueo por robo de identidad, informe número {number}',
  'Re: Records of identity theft': 'Asunto: Registros de un robo de identidad',
  'Re: How my dispute was checked': 'Asunto: Cómo se revisó mi disputa',
  'How my dispute was checked': 'Cómo se revisó mi disputa',
  'Re: What was missing in my dispute': 'Asunto: Lo que faltaba en mi disputa',
  'What was missing in my dispute': 'Lo que faltaba en mi disputa',
  'Re: No results of my dispute': 'Asunto: Sin resultados de mi disputa',
  'No results of my dispute': 'Sin resultados de mi disputa',
  'Re: A deleted entry came back': 'Asunto: Una anotación borrada volvió',
  'A deleted entry came back': 'Una anotación borrada volvió',
  'Re: A request': 'Asunto: Una solicitud',
  'Re: A request about account {account}': 'Asunto: Una solicitud sobre la cuenta {account}',
  'Re: A request about account ending in {account}': 'Asunto: Una solicitud sobre la cuenta terminada en {account}',
  'Page {page} of the report, entries marked': 'Página {page} del informe, con las anotaciones marcadas',
  'Pages {pages} and {last} of the report, entries marked':
    'Páginas {pages} y {last} del informe, con las anotaciones marcadas',
  'Identity theft report': 'Informe de robo de identidad',

  // the entries
  '{creditor}, account {account}.': '{creditor}, cuenta {account}.',
  '{creditor}, account ending in {account}.': '{creditor}, cuenta terminada en {account}.',
  '{creditor}, page {page}.': '{creditor}, página {page}.',
  '{creditor}, account {account}, page {page}.': '{creditor}, cuenta {account}, página {page}.',
  '{creditor}, account ending in {account}, page {page}.': '{creditor}, cuenta terminada en {account}, página {page}.',
  '{creditor}, page {page} of the new report.': '{creditor}, página {page} del nuevo informe.',
  '{creditor}, account {account}, page {page} of the new report.':
    '{creditor}, cuenta {account}, página {page} del nuevo informe.',
  '{creditor}, account ending in {account}, page {page} of the new report.':
    '{creditor}, cuenta terminada en {account}, página {page} del nuevo informe.',
  '{creditor}, account {account}: “{label}”, {value}.': '{creditor}, cuenta {account}: “{label}”, {value}.',
  '{creditor}, account ending in {account}: “{label}”, {value}.':
    '{creditor}, cuenta terminada en {account}: “{label}”, {value}.',
  'The entry.': 'La anotación.',
  'The entry': 'La anotación',
  'The account.': 'La cuenta.',
  'The account': 'La cuenta',
  'My account.': 'Mi cuenta.',
  'My account': 'Mi cuenta',
  'The entry: “{label}”, {value}.': 'La anotación: “{label}”, {value}.',
  'My account: “{label}”, {value}.': 'Mi cuenta: “{label}”, {value}.',
  'see the enclosed page': 'vea la página adjunta',
  '“{label}” is shown as {value}.': '“{label}” aparece como {value}.',
  'How I know: {story}.': 'Cómo lo sé: {story}.',
  'First missed payment: {first}; plus 180 days: {later}; plus seven years: {end}.':
    'Primer pago no hecho: {first}; más 180 días: {later}; más siete años: {end}.',
  'See enclosure {number}.': 'Vea el adjunto {number}.',
  'Please take it out of my file: it belongs to someone else.':
    'Por favor sáquenla de mi expediente: es de otra persona.',
  'Please delete this entry.': 'Por favor eliminen esta anotación.',
  'I ask you to remove this entry.': 'Les pido que quiten esta anotación.',
  'This entry should be deleted.': 'Esta anotación se debe eliminar.',
  'Please correct it, or delete it if you cannot.': 'Por favor corríjanla, o elimínenla si no pueden.',
  'I ask you to correct this or take it out.': 'Les pido que corrijan esto o lo quiten.',
  'It should be corrected, or deleted if that is not possible.': 'Se debe corregir, o eliminar si eso no es posible.',
  'Please correct it to {value}, or delete the entry.':
    'Por favor corríjanla para que diga {value}, o eliminen la anotación.',
  'It should read {value}.': 'Debe decir {value}.',
  'If you cannot correct it, please delete it.': 'Si no pueden corregirla, por favor elimínenla.',
  'I ask you to change it to {value} or to delete it.': 'Les pido que la cambien a {value} o que la eliminen.',

  // what is wrong with them
  'I did not open this account.': 'Yo no abrí esta cuenta.',
  'This account is mine, but charges on it are not.': 'Esta cuenta es mía, pero hay cargos en ella que no lo son.',
  'This debt was never mine.': 'Esta deuda nunca fue mía.',
  'I did not apply to this company.': 'Yo no hice ninguna solicitud a esta empresa.',
  'This belongs to another person.': 'Esto es de otra persona.',
  'This is not my name.': 'Este no es mi nombre.',
  'I never lived at this address.': 'Nunca viví en esta dirección.',
  'These digits or this date of birth are not mine.': 'Estos dígitos o esta fecha de nacimiento no son míos.',
  'I never worked there.': 'Nunca trabajé ahí.',
  'I am alive.': 'Estoy con vida.',
  'This was taken out before, and it has come back.': 'Esto ya se había quitado y volvió.',
  'This debt was forced on me.': 'Me obligaron a contraer esta deuda.',
  'This payment was not late.': 'Este pago no se hizo tarde.',
  'This amount is wrong.': 'Esta cantidad está equivocada.',
  'Nothing is left to pay on it.': 'No queda nada por pagar.',
  'This account was sold, so nothing is owed to this company any more.':
    'Esta cuenta se vendió, así que ya no se debe nada a esta empresa.',
  'This is the same debt as another entry.': 'Es la misma deuda que otra anotación.',
  'The status is wrong.': 'El estado está equivocado.',
  'This debt was discharged in my bankruptcy.': 'Esta deuda se canceló en mi bancarrota.',
  'I am not responsible for this account.': 'No soy responsable de esta cuenta.',
  'This detail is wrong.': 'Este dato está equivocado.',
  'I dispute this with the company, and the report does not say so.':
    'Disputo esto con la empresa, y el informe no lo dice.',
  'By your own published policy you do not report this.':
    'Según la política que ustedes publicaron, esto no se reporta.',
  'This is medical debt of a kind that should not be reported.':
    'Esta es una deuda médica de un tipo que no se debe reportar.',
  'This is older than a report may show.': 'Esto es más antiguo de lo que un informe puede mostrar.',
  'This late mark is older than a report may show.':
    'Esta marca de atraso es más antigua de lo que un informe puede mostrar.',
  'The date it went bad was moved to a later one.': 'La fecha en que dejó de pagarse se cambió por una posterior.',
  'The entry has no date of first delinquency.': 'La anotación no tiene fecha del primer atraso.',
  'This bankruptcy is older than a report may show.':
    'Esta bancarrota es más antigua de lo que un informe puede mostrar.',
  'This court record should not be in my report.': 'Este registro de la corte no debe estar en mi informe.',
  'I paid this collection.': 'Pagué esta deuda en cobranza.',
  'I disputed this debt in writing in time, and it is reported without saying so.':
    'Disputé esta deuda por escrito a tiempo, y se reporta sin decirlo.',
  'It was reported before anyone had told me of it.': 'Se reportó antes de que nadie me avisara.',
  'This inquiry is more than two years old, and you normally take it out then.':
    'Esta consulta tiene más de dos años, y normalmente ustedes la quitan entonces.',
  'The time to sue on this debt is over.': 'El plazo para demandar por esta deuda ya terminó.',
  'This loan is no longer in default.': 'Este préstamo ya no está en incumplimiento.',
  'More than seven years have passed since the first missed payment, and you normally take it out then.':
    'Pasaron más de siete años desde el primer pago no hecho, y normalmente ustedes la quitan entonces.',
  'More than seven years have passed since the filing, and you normally take it out then.':
    'Pasaron más de siete años desde que se presentó, y normalmente ustedes la quitan entonces.',
  'You have said that you no longer report records of this kind.':
    'Ustedes han dicho que ya no reportan registros de este tipo.',
  'This late mark is old, and you normally take such marks out by now.':
    'Esta marca de atraso es antigua, y normalmente ustedes ya habrían quitado una así.',

  // to a bureau
  'I dispute {entries} in the report you made about me on {date}.':
    'Disputo {entries} en el informe que hicieron sobre mí el {date}.',
  'In my report of {date} I found {entries} that I dispute.':
    'En mi informe del {date} encontré {entries} que disputo.',
  'Your report about me dated {date} has {entries} that I dispute.':
    'Su informe sobre mí con fecha {date} tiene {entries} que disputo.',
  'one entry': 'una anotación',
  'two entries': 'dos anotaciones',
  'three entries': 'tres anotaciones',
  'four entries': 'cuatro anotaciones',
  'I dispute what my credit file says here:': 'Disputo lo que mi expediente de crédito dice aquí:',
  'These things in my credit file are disputed:': 'Estas cosas de mi expediente de crédito están en disputa:',
  'I am writing to dispute the following in my file:': 'Escribo para disputar lo siguiente en mi expediente:',
  'I got this report free through AnnualCreditReport.com.': 'Obtuve este informe gratis en AnnualCreditReport.com.',
  'The report is my free one from AnnualCreditReport.com.': 'El informe es el gratuito de AnnualCreditReport.com.',
  'Under {law}, please look into each of these and correct or delete what is wrong or cannot be verified.':
    'Según {law}, por favor investiguen cada una de estas cosas y corrijan o eliminen lo que esté mal o no se pueda verificar.',
  'Please mail me the results and my corrected report.':
    'Por favor envíenme por correo los resultados y mi informe corregido.',
  'I ask for the results in writing, with a copy of the changed report.':
    'Pido los resultados por escrito, con una copia del informe cambiado.',
  'When you are done, please send me the outcome and the new report.':
    'Cuando terminen, por favor envíenme el resultado y el nuevo informe.',

  // to the company that reports it
  'I dispute what you report about me to {bureau}:': 'Disputo lo que ustedes reportan sobre mí a {bureau}:',
  'What {bureau} shows about me from you is wrong, and I dispute it with you directly:':
    'Lo que {bureau} muestra sobre mí por parte de ustedes está mal, y lo disputo directamente con ustedes:',
  'You report the following to {bureau}.': 'Ustedes reportan lo siguiente a {bureau}.',
  'I dispute it:': 'Lo disputo:',
  'Please look into this as {law} requires, and correct it with every bureau you report to.':
    'Por favor investíguenlo como exige {law}, y corríjanlo en cada agencia de crédito a la que reportan.',
  'Until then, please report it as disputed.': 'Hasta entonces, por favor repórtenlo como disputado.',
  'While you look into it, mark it as disputed.': 'Mientras lo investigan, márquenlo como disputado.',
  'In the meantime it may not be reported without saying that I dispute it.':
    'Mientras tanto no se puede reportar sin decir que lo disputo.',
  'Please tell me the outcome by mail.': 'Por favor díganme el resultado por correo.',
  'I ask for your answer in writing.': 'Pido su respuesta por escrito.',
  'Write to me with the result, please.': 'Escríbanme con el resultado, por favor.',

  // identity theft
  'I am a victim of identity theft.': 'Soy víctima de un robo de identidad.',
  'Under {law}, please block the entries below.': 'Según {law}, por favor bloqueen las anotaciones de abajo.',
  'With this letter you have what the law asks for:': 'Con esta carta ustedes tienen lo que pide la ley:',
  'Proof of who I am: a copy of my identification and of a paper with my address (enclosed).':
    'Prueba de quién soy: una copia de mi identificación y de un papel con mi dirección (adjuntas).',
  'My identity theft report, number {number}, made with the Federal Trade Commission (enclosed).':
    'Mi informe de robo de identidad, número {number}, hecho ante la Comisión Federal de Comercio (adjunto).',
  'My identity theft report, number {number}, taken by the police (enclosed).':
    'Mi informe de robo de identidad, número {number}, tomado por la policía (adjunto).',
  'My identity theft report, made with the Federal Trade Commission (enclosed).':
    'Mi informe de robo de identidad, hecho ante la Comisión Federal de Comercio (adjunto).',
  'My identity theft report, taken by the police (enclosed).':
    'Mi informe de robo de identidad, tomado por la policía (adjunto).',
  'The entry that came from the theft: {entry}.': 'La anotación que vino del robo: {entry}.',
  'The entry that came from the theft: {entry}, account {account}.':
    'La anotación que vino del robo: {entry}, cuenta {account}.',
  'The entry that came from the theft: {entry}, account ending in {account}.':
    'La anotación que vino del robo: {entry}, cuenta terminada en {account}.',
  'The entry that came from the theft: {entry}, page {page} of my report.':
    'La anotación que vino del robo: {entry}, página {page} de mi informe.',
  'The entry that came from the theft: {entry}, account {account}, page {page} of my report.':
    'La anotación que vino del robo: {entry}, cuenta {account}, página {page} de mi informe.',
  'The entry that came from the theft: {entry}, account ending in {account}, page {page} of my report.':
    'La anotación que vino del robo: {entry}, cuenta terminada en {account}, página {page} de mi informe.',
  'My statement: this entry is not information relating to any transaction by me.':
    'Mi declaración: esta anotación no es información sobre ninguna transacción hecha por mí.',
  'My statement: these entries are not information relating to any transaction by me.':
    'Mi declaración: estas anotaciones no son información sobre ninguna transacción hecha por mí.',
  'Please block them within four business days, tell the companies that reported them, and confirm it to me in writing.':
    'Por favor bloquéenlas en cuatro días hábiles, avisen a las empresas que las reportaron y confírmenmelo por escrito.',
  'The law gives you four business days to block them.': 'La ley les da cuatro días hábiles para bloquearlas.',
  'Please also tell whoever reported them, and write to me when it is done.':
    'Por favor avisen también a quien las reportó, y escríbanme cuando esté hecho.',
  'Someone used my identity with you.': 'Alguien usó mi identidad con ustedes.',
  'It concerns:': 'Se trata de:',
  'A thief dealt with you in my name.': 'Un ladrón trató con ustedes en mi nombre.',
  'This is what I found:': 'Esto es lo que encontré:',
  'I did not deal with you.': 'Yo no traté con ustedes.',
  'Someone else did, in my name:': 'Otra persona lo hizo, en mi nombre:',
  'Under {law}, please send me, free of charge and within 30 days, copies of the application and of the business records of these transactions.':
    'Según {law}, por favor envíenme, gratis y en un plazo de 30 días, copias de la solicitud y de los registros comerciales de estas transacciones.',
  'My proof of identity and my identity theft report are enclosed.':
    'Adjunto mi prueba de identidad y mi informe de robo de identidad.',
  'I enclose proof of who I am and the identity theft report.':
    'Adjunto prueba de quién soy y el informe de robo de identidad.',

  // after an answer, or none
  'On {date} you wrote that you would not look into my dispute.':
    'El {date} ustedes escribieron que no investigarían mi disputa.',
  'Here is what you asked for:': 'Aquí está lo que pidieron:',
  'Your letter of {date} set my dispute aside.': 'Su carta del {date} dejó de lado mi disputa.',
  'I answer each of your reasons:': 'Respondo a cada una de sus razones:',
  'You told me on {date} that something was missing.': 'Ustedes me dijeron el {date} que faltaba algo.',
  'I supply it now:': 'Lo aporto ahora:',
  'You wrote: “{reason}” {answer}.': 'Ustedes escribieron: “{reason}” {answer}.',
  'What I dispute, once more and in full:': 'Lo que disputo, una vez más y completo:',
  'This is the dispute again, with everything you need:': 'Esta es la disputa de nuevo, con todo lo que necesitan:',
  'For clarity, these are the entries:': 'Para que quede claro, estas son las anotaciones:',
  'I am the consumer, and I send this letter myself.': 'Soy la persona consumidora, y envío esta carta personalmente.',
  'This letter comes from me and from nobody else.': 'Esta carta viene de mí y de nadie más.',
  'On {date} you wrote that you verified what I dispute:':
    'El {date} ustedes escribieron que verificaron lo que disputo:',
  'Your answer of {date} says that this was verified:': 'Su respuesta del {date} dice que esto se verificó:',
  'I have your results of {date}.': 'Tengo sus resultados del {date}.',
  'You left the following as it was:': 'Ustedes dejaron lo siguiente como estaba:',
  'Under {law}, please describe within 15 days how you reached that: the procedure you used, and the name, address and telephone number of each business you asked.':
    'Según {law}, por favor describan en un plazo de 15 días cómo llegaron a eso: el procedimiento que usaron, y el nombre, la dirección y el teléfono de cada empresa a la que preguntaron.',
  'I still say that it is wrong.': 'Sigo diciendo que está mal.',
  'My dispute has not changed.': 'Mi disputa no ha cambiado.',
  'I do not agree with the result.': 'No estoy de acuerdo con el resultado.',
  'You received my dispute on {date}.': 'Ustedes recibieron mi disputa el {date}.',
  'Your time to look into it ended on {date}.': 'Su plazo para investigarla terminó el {date}.',
  'I have no results for:': 'No tengo resultados sobre:',
  'My dispute reached you on {date}.': 'Mi disputa les llegó el {date}.',
  'You had until {date}.': 'Tenían hasta el {date}.',
  'Nothing has come back about:': 'No ha llegado nada sobre:',
  'Since {date} you have my dispute, and since {due} its time is over.':
    'Desde el {date} ustedes tienen mi disputa, y desde el {due} su plazo terminó.',
  'These are still open:': 'Estas siguen pendientes:',
  'What was not verified in that time must be deleted or changed ({law}).':
    'Lo que no se verificó en ese plazo se debe eliminar o cambiar ({law}).',
  'Please do so and send me the results in writing.': 'Por favor háganlo y envíenme los resultados por escrito.',
  'You deleted this on {date}.': 'Ustedes borraron esto el {date}.',
  'On {date} it was in my report again:': 'El {date} estaba otra vez en mi informe:',
  'On {date} I found in my report what you had deleted on {deleted}:':
    'El {date} encontré en mi informe lo que ustedes habían borrado el {deleted}:',
  'No written notice of it has reached me.': 'No me ha llegado ningún aviso por escrito.',
  'You did not write to me about it.': 'Ustedes no me escribieron sobre esto.',
  'I got no letter that told me of it.': 'No recibí ninguna carta que me lo dijera.',
  'Under {law} it may come back only if the company that reported it certified that it is complete and accurate.':
    'Según {law}, solo puede volver si la empresa que la reportó certificó que es completa y exacta.',
  'Please confirm that it did, and when, or delete the entry.':
    'Por favor confirmen que lo hizo, y cuándo, o eliminen la anotación.',

  // a favor
  'I write to ask a favor about this:': 'Escribo para pedir un favor sobre esto:',
  'This is a request, and I know that you need not grant it:':
    'Esta es una solicitud, y sé que no tienen que concederla:',
  'Would you please think about the following?': '¿Podrían considerar lo siguiente?',
  'I would be grateful if you took the late mark out of what you report.':
    'Les agradecería que quitaran la marca de atraso de lo que reportan.',
  'If you can remove the late mark from what you report, it would help me a great deal.':
    'Si pueden quitar la marca de atraso de lo que reportan, me ayudaría mucho.',
  'Please consider no longer reporting the late mark.': 'Por favor consideren no reportar más la marca de atraso.',
} as const
