/** What to do now in one situation, step by step. */
export const SITUATIONS = {
  'A court is involved. Its deadline comes first.': 'Hay una corte de por medio. Su fecha límite va primero.',
  'A letter to the collector does not answer a court. If you do nothing, the court can decide, or carry out what it decided, without you.':
    'Una carta al cobrador no responde a una corte. Si usted no hace nada, la corte puede decidir, o ejecutar lo que decidió, sin usted.',
  'Go on to what the letter says': 'Seguir a lo que dice la carta',
  'Read who sues whom, which court it is, and every word about time.':
    'Lea quién demanda a quién, qué corte es y cada palabra sobre el tiempo.',
  'The paper itself says how long you have, and whether to write or to come.':
    'El propio papel dice cuánto tiempo tiene, y si debe escribir o presentarse.',
  'Call the clerk of the court. Take the number from the court’s own website.':
    'Llame al secretario de la corte. Tome el número del sitio web de la propia corte.',
  'The clerk can tell you if the case is real and when your answer is due.':
    'El secretario puede decirle si el caso es real y cuándo vence su respuesta.',
  'Get help today. Legal aid is free if your income is low.':
    'Busque ayuda hoy. La ayuda legal es gratis si sus ingresos son bajos.',
  'Some defenses are lost if you do not raise them in your first answer.':
    'Algunas defensas se pierden si no las alega en su primera respuesta.',
  'Find legal aid': 'Buscar ayuda legal',
  'Answer or appear on time, even if you sent a dispute or were offered a plan.':
    'Responda o preséntese a tiempo, aunque haya enviado una disputa o le hayan ofrecido un plan.',
  'Neither one stops the court.': 'Ninguna de las dos cosas detiene a la corte.',
  'Do not ignore it because someone says it is only a formality.':
    'No lo ignore porque alguien diga que es solo una formalidad.',
  'Do not sign a “consent” or a “stipulation” before someone who knows the law has read it.':
    'No firme un “consent” (consentimiento) ni una “stipulation” (estipulación) antes de que lo lea alguien que conoce la ley.',
  'Real collectors can prove a debt in writing. A scam lives on hurry and fear. You lose nothing by checking first.':
    'Los cobradores de verdad pueden probar una deuda por escrito. Una estafa vive de la prisa y el miedo. No pierde nada con verificar primero.',
  'Stop. Pay nothing, and confirm nothing about yourself.': 'Deténgase. No pague nada y no confirme nada sobre usted.',
  'Even your birth date or the last four digits of a card help a thief.':
    'Hasta su fecha de nacimiento o los últimos cuatro dígitos de una tarjeta ayudan a un ladrón.',
  'Find the company yourself. Do not use the phone number, link or QR code in this letter.':
    'Busque usted la empresa. No use el teléfono, el enlace ni el código QR de esta carta.',
  'Scams borrow the names of real companies. Look it up on its own website and in your state’s list of licensed collectors.':
    'Las estafas usan nombres de empresas reales. Búsquela en su propio sitio web y en la lista de cobradores con licencia de su estado.',
  'Find your state’s consumer office': 'Buscar la oficina del consumidor de su estado',
  'Ask the company you first owed whether it sent the debt to anyone, and to whom.':
    'Pregunte a la empresa con la que tuvo la deuda al principio si se la envió a alguien, y a quién.',
  'Its number is on your old statements. If it never heard of this sender, that tells you a lot.':
    'Su número está en sus estados de cuenta antiguos. Si nunca oyó de este remitente, eso le dice mucho.',
  'Ask for the debt in writing, by mail, if there is a postal address.':
    'Pida la deuda por escrito, por correo, si hay una dirección postal.',
  'A debt collector must tell you the amount, the creditor and your right to dispute within five days.':
    'Un cobrador de deudas debe decirle el monto, el acreedor y su derecho a disputar dentro de cinco días.',
  'Report it, even if you lost nothing.': 'Repórtelo, aunque no haya perdido nada.',
  'Reports help to stop the next letter.': 'Los reportes ayudan a detener la próxima carta.',
  'Report to the FTC': 'Reportar a la FTC',
  'Already paid or gave out data? Call your bank or the card’s maker now.':
    '¿Ya pagó o dio datos? Llame ahora a su banco o a la empresa que emitió la tarjeta.',
  'They may stop a payment in the first hours. For your identity there is a free plan, step by step.':
    'Puede que detengan un pago en las primeras horas. Para su identidad hay un plan gratuito, paso a paso.',
  'identitytheft.gov': 'identitytheft.gov',
  'Do not pay with gift cards, a wire, crypto or a payment app.':
    'No pague con tarjetas de regalo, transferencias, criptomonedas ni una aplicación de pagos.',
  'Do not give out your Social Security number or bank login.':
    'No dé su número de Seguro Social ni su acceso al banco.',
  'Do not throw the letter away. It may still be a real debt, and it is your proof.':
    'No tire la carta. Todavía puede ser una deuda real, y es su prueba.',
  'A bankruptcy can stop this. Tell them, and tell your lawyer.':
    'Una bancarrota puede detener esto. Dígaselo a ellos y a su abogado.',
  'From the day you file, most collection must stop. After a discharge, nobody may try to collect a debt it covers.':
    'Desde el día en que usted la presenta, la mayor parte del cobro debe parar. Después de una cancelación (discharge), nadie puede intentar cobrar una deuda que esta cubre.',
  'Was this debt part of your bankruptcy?': '¿Esta deuda fue parte de su bancarrota?',
  'Go on to the letter that says so': 'Seguir a la carta que lo dice',
  'The court discharged this debt': 'La corte canceló esta deuda (discharge)',
  'My case is still open': 'Mi caso sigue abierto',
  'Find your case number, the court, the filing date and the discharge order if there is one.':
    'Busque su número de caso, la corte, la fecha en que la presentó y la orden de cancelación, si la hay.',
  'These four facts are all a collector needs to stop.':
    'Estos cuatro datos son todo lo que un cobrador necesita para parar.',
  'Look up your case (PACER)': 'Buscar su caso (PACER)',
  'Check that this debt is covered.': 'Revise si esta deuda está cubierta.',
  'Debts made after the filing are not. Most taxes, support and student loans often are not either.':
    'Las deudas hechas después de presentar el caso no lo están. Muchas veces tampoco la mayoría de los impuestos, la manutención y los préstamos estudiantiles.',
  'Send the letter to your bankruptcy lawyer the same day.': 'Envíe la carta a su abogado de bancarrota el mismo día.',
  'The bankruptcy court can order a collector to stop and to pay you. Which court to go to differs from place to place.':
    'La corte de bancarrota puede ordenar a un cobrador que pare y que le pague. A qué corte acudir cambia de un lugar a otro.',
  'Write to the collector: case number, court and dates, with a copy of the discharge order.':
    'Escriba al cobrador: número de caso, corte y fechas, con una copia de la orden de cancelación.',
  'While the case is open the law stops collection at once. A discharge forbids it for good.':
    'Mientras el caso está abierto, la ley detiene el cobro de inmediato. Una cancelación lo prohíbe para siempre.',
  'Look at your credit reports.': 'Mire sus informes de crédito.',
  'A discharged debt should show a zero balance.': 'Una deuda cancelada debe mostrar un saldo de cero.',
  'Free reports': 'Informes gratuitos',
  'Do not pay or promise anything on a discharged debt because a letter scares you.':
    'No pague ni prometa nada por una deuda cancelada porque una carta le asuste.',
  'Do not sign a new agreement about it. That can make you owe it again.':
    'No firme un nuevo acuerdo sobre ella. Eso puede hacer que la deba otra vez.',
  'Do not send the pages with your Social Security number.': 'No envíe las páginas con su número de Seguro Social.',
  'Someone used your name. You can clear it.': 'Alguien usó su nombre. Usted puede limpiarlo.',
  'One free report to the FTC is the key to the rest. It makes bureaus block the debt and makes collectors listen.':
    'Un solo reporte gratuito a la FTC es la clave para lo demás. Hace que las agencias de crédito bloqueen la deuda y que los cobradores escuchen.',
  'Did someone use your name to make this debt?': '¿Alguien usó su nombre para hacer esta deuda?',
  'Go on to the dispute letter': 'Seguir a la carta de disputa',
  'Yes, someone used my name': 'Sí, alguien usó mi nombre',
  'Make your report at IdentityTheft.gov. It is free.': 'Haga su reporte en IdentityTheft.gov. Es gratis.',
  'You get an Identity Theft Report and a plan. Tell only what you know: the report is made under penalty of law.':
    'Recibe un Reporte de Robo de Identidad y un plan. Diga solo lo que sabe: el reporte se hace bajo pena de ley.',
  'IdentityTheft.gov': 'IdentityTheft.gov',
  'Place a fraud alert with one credit bureau, and a freeze with all three.':
    'Ponga una alerta de fraude con una agencia de crédito y un congelamiento con las tres.',
  'A fraud alert lasts a year and goes to the others. A freeze is free and stops new accounts.':
    'Una alerta de fraude dura un año y pasa a las demás. Un congelamiento es gratis y detiene cuentas nuevas.',
  'Get your three credit reports and mark what is not yours.':
    'Pida sus tres informes de crédito y marque lo que no es suyo.',
  'One stolen account often has company.': 'Una cuenta robada muchas veces no viene sola.',
  'Ask each bureau to block the debt (Fair Credit Reporting Act, section 605B).':
    'Pida a cada agencia de crédito que bloquee la deuda (Fair Credit Reporting Act, sección 605B).',
  'With your report, proof of who you are and a list of the items, it must block them within four business days.':
    'Con su reporte, una prueba de quién es usted y una lista de los datos, debe bloquearlos dentro de cuatro días hábiles.',
  'Dispute the debt with the collector in writing. Add a copy of your report.':
    'Dispute la deuda con el cobrador por escrito. Agregue una copia de su reporte.',
  'It must tell the creditor, and on request give you the papers about the debt. A blocked debt may not be sold on.':
    'Debe avisar al acreedor y, si usted lo pide, darle los papeles sobre la deuda. Una deuda bloqueada no se puede volver a vender.',
  'Ask the first company for its records of the account.': 'Pida a la primera empresa sus registros de la cuenta.',
  'It must give a victim copies within thirty days, free of charge.':
    'Debe darle copias a una víctima dentro de treinta días, sin costo.',
  'Do not pay part of it to make it stop. That can look as if it were yours.':
    'No pague una parte para que paren. Eso puede parecer como si fuera suya.',
  'Do not say it is theft if you are not sure. “I do not know this debt” is enough to dispute it.':
    'No diga que es robo si no está seguro. “No conozco esta deuda” basta para disputarla.',
  'Do not send your Social Security number to the collector.': 'No envíe su número de Seguro Social al cobrador.',
  'The estate owes this debt. The family mostly does not.': 'Esta deuda la debe la sucesión. La familia en general no.',
  'We are sorry for your loss. What a person leaves behind pays the debts. If it is not enough, most debts go unpaid.':
    'Sentimos mucho su pérdida. Las deudas se pagan con lo que la persona dejó. Si no alcanza, la mayoría de las deudas queda sin pagar.',
  'Has the person named in the letter died?': '¿Murió la persona nombrada en la carta?',
  'Yes, this person has died': 'Sí, esta persona murió',
  'Find out if you owe it at all, before you talk about money.':
    'Averigüe primero si usted la debe, antes de hablar de dinero.',
  'You may if you signed for it too, or if you held the account together. A spouse may in a community property state, or for some bills such as medical ones. Using a card as an authorized user does not make you owe it.':
    'Puede deberla si usted también firmó, o si tenían la cuenta juntos. Un cónyuge puede deberla en un estado de bienes gananciales, o por algunas cuentas, como las médicas. Usar una tarjeta como usuario autorizado no hace que la deba.',
  'Give the letter to whoever settles the estate (the executor or administrator).':
    'Dé la carta a quien administra la sucesión (el albacea o administrador).',
  'Collectors may talk about the debt with that person, the spouse, or a parent or guardian, and with few others.':
    'Los cobradores pueden hablar de la deuda con esa persona, con el cónyuge o con un padre o tutor, y con pocos más.',
  'Ask in writing for proof of the debt, and note the date.': 'Pida por escrito pruebas de la deuda y anote la fecha.',
  'The one who settles the estate has the same thirty days to dispute that the person had.':
    'Quien administra la sucesión tiene los mismos treinta días para disputar que tenía la persona.',
  'Ask a probate lawyer or the probate clerk how claims are made against the estate.':
    'Pregunte a un abogado de sucesiones o al secretario de la corte de sucesiones cómo se presentan los reclamos contra la sucesión.',
  'A creditor has a limited time to file its claim. What comes too late is often not paid.':
    'Un acreedor tiene un tiempo limitado para presentar su reclamo. Lo que llega tarde muchas veces no se paga.',
  'Want the calls to end? Write that they must stop.': '¿Quiere que paren las llamadas? Escriba que deben parar.',
  'Whoever is contacted in place of the person can say so in writing.':
    'La persona a la que contactan en lugar de quien murió puede pedirlo por escrito.',
  'Do not promise to pay from your own money. You can make a debt yours that never was.':
    'No prometa pagar con su propio dinero. Puede hacer suya una deuda que nunca lo fue.',
  'Do not send money “to keep the good name”. No law asks that of a family.':
    'No envíe dinero “para mantener el buen nombre”. Ninguna ley le pide eso a una familia.',
  'Do not give out the Social Security number of the person who died, or your own.':
    'No dé el número de Seguro Social de la persona que murió, ni el suyo.',
  'Do not hand out what is in the estate before its debts are sorted.':
    'No reparta lo que hay en la sucesión antes de que se aclaren sus deudas.',
  'This looks like a business debt. Other rules cover it.': 'Esto parece una deuda de negocio. La cubren otras reglas.',
  'The federal debt collection rules protect debts made for yourself, your family or your home. Business debts have less protection, but you are not without any.':
    'Las reglas federales de cobro de deudas protegen las deudas hechas para usted, su familia o su hogar. Las deudas de negocio tienen menos protección, pero usted no está sin ninguna.',
  'Was this debt for a business?': '¿Esta deuda fue para un negocio?',
  'Go on to the time limit and your answer': 'Seguir al plazo y a su respuesta',
  'Yes, it was mainly for a business': 'Sí, fue principalmente para un negocio',
  'Check what the money was for.': 'Revise para qué fue el dinero.',
  'What counts is what it was mostly used for, not the name on the account. If it was mostly personal, the federal rules do apply.':
    'Lo que cuenta es para qué se usó más, no el nombre de la cuenta. Si fue sobre todo personal, las reglas federales sí se aplican.',
  'Find out who owes it: the company or you.': 'Averigüe quién la debe: la empresa o usted.',
  'A company often owes its own debts alone. A personal guarantee you signed changes that. So does a business that is only you.':
    'Muchas veces una empresa debe sola sus propias deudas. Una garantía personal que usted firmó cambia eso. También lo cambia un negocio que es solo usted.',
  'Ask in writing for the contract, the invoices and every payment.':
    'Pida por escrito el contrato, las facturas y cada pago.',
  'No federal law makes them send these. A court will ask for them, so most will.':
    'Ninguna ley federal los obliga a enviarlos. Una corte los pedirá, así que la mayoría lo hará.',
  'Dispute what is wrong, and keep a copy.': 'Dispute lo que está mal y guarde una copia.',
  'A contract, and your state’s law on contracts and unfair dealing, still bind the other side.':
    'Un contrato, y la ley de su estado sobre contratos y trato injusto, todavía obligan a la otra parte.',
  'Look at the time limit for contracts in your state.': 'Mire el plazo para contratos en su estado.',
  'Old business debts also become too old to sue on. A payment can start the clock again.':
    'Las deudas de negocio antiguas también llegan a ser demasiado antiguas para demandar. Un pago puede iniciar de nuevo el plazo.',
  'Talk to a lawyer before you sign a plan, a confession of judgment or a new guarantee.':
    'Hable con un abogado antes de firmar un plan, una confesión de sentencia (confession of judgment) o una nueva garantía.',
  'In some states such papers let the other side win without a hearing.':
    'En algunos estados, esos papeles dejan que la otra parte gane sin audiencia.',
  'Free help for small firms (SBA)': 'Ayuda gratuita para empresas pequeñas (SBA)',
  'Do not claim rights of the federal debt collection law in your answer. It weakens the rest.':
    'En su respuesta no reclame derechos de la ley federal de cobro de deudas. Debilita lo demás.',
  'Do not pay from your own account before you know whether you owe it yourself.':
    'No pague desde su propia cuenta antes de saber si usted mismo la debe.',
  'This is from the company you owed, not from a debt collector.':
    'Esto viene de la empresa a la que usted le debía, no de un cobrador de deudas.',
  'The federal debt collection law mostly binds others who collect for it. You still have rights, and often more room to talk.':
    'La ley federal de cobro de deudas obliga sobre todo a otros que cobran por ella. Usted todavía tiene derechos, y muchas veces más espacio para hablar.',
  'Compare the amount with your last bill or statement.': 'Compare el monto con su última factura o estado de cuenta.',
  'Ask in writing about anything you do not know.': 'Pregunte por escrito sobre todo lo que no conozca.',
  'Is it a credit card? Dispute a billing error in writing within 60 days of the bill.':
    '¿Es una tarjeta de crédito? Dispute un error de facturación por escrito dentro de 60 días de la factura.',
  'The lender must then answer and must correct it or explain.':
    'Entonces quien prestó debe responder, y debe corregirlo o explicarlo.',
  'Ask for a hardship plan or financial aid before it goes further.':
    'Pida un plan por dificultades o ayuda económica antes de que siga adelante.',
  'The company can say yes by itself. Hospitals that are charities must have an aid policy. Utilities often must offer a plan before they shut off.':
    'La empresa puede decir que sí por su cuenta. Los hospitales que son de caridad deben tener una política de ayuda. Las compañías de servicios muchas veces deben ofrecer un plan antes de cortar el servicio.',
  'Look at what your state says.': 'Mire lo que dice su estado.',
  'Some states bind the first creditor much like a collector.':
    'Algunos estados obligan al primer acreedor casi como a un cobrador.',
  'If it lies, threatens or gets your credit report wrong, complain.':
    'Si miente, amenaza o pone mal los datos de su informe de crédito, presente una queja.',
  'Other laws bind it: it may not deceive you, and it must report correctly.':
    'Otras leyes la obligan: no puede engañarle y debe reportar correctamente.',
  'Complain to the CFPB': 'Presentar una queja a la CFPB',
  'Do not ask it to “validate the debt” under the collection law. That right is against collectors.':
    'No le pida que “valide la deuda” según la ley de cobro. Ese derecho es frente a los cobradores.',
  'Do not wait for the collector’s letter if you can make a plan now.':
    'No espere la carta del cobrador si puede hacer un plan ahora.',
  'We found no debt in it that someone asks you to pay. So there is nothing here to check or to answer.':
    'No encontramos en ella una deuda que alguien le pida pagar. Así que aquí no hay nada que revisar ni que responder.',
  'Does it ask you for money all the same? Send every page and both sides.':
    '¿De todos modos le pide dinero? Envíe todas las páginas y los dos lados.',
  'The page we saw may not be the one that counts.': 'Puede que la página que vimos no sea la que cuenta.',
  'A statement of benefits from a health plan is not a bill. Wait for the bill and compare.':
    'Una explicación de beneficios de un plan de salud no es una factura. Espere la factura y compare.',
  'It shows what the plan paid and what you may owe. The amounts should match.':
    'Muestra lo que pagó el plan y lo que usted puede deber. Los montos deben coincidir.',
  'A credit report? Look for debts that are not yours.': '¿Un informe de crédito? Busque deudas que no son suyas.',
  'A bureau must look into a mistake free of charge.': 'Una agencia de crédito debe investigar un error sin costo.',
  'A privacy notice or an account update? Keep it with your papers.':
    '¿Un aviso de privacidad o un cambio en la cuenta? Guárdelo con sus papeles.',
  'It may name a company that now holds your account.': 'Puede nombrar a una empresa que ahora tiene su cuenta.',
  'Do not pay anything because of a paper that does not say what it is for.':
    'No pague nada por un papel que no dice para qué es.',
  'It wants gift cards, a wire, crypto or a payment app. Money sent that way hardly ever comes back.':
    'Quiere tarjetas de regalo, una transferencia, criptomonedas o una aplicación de pagos. El dinero enviado así casi nunca vuelve.',
  'It gives no postal address.': 'No da una dirección postal.',
  'It threatens arrest at once. Nobody is arrested for owing a private debt.':
    'Amenaza con un arresto inmediato. A nadie lo arrestan por deber una deuda privada.',
  'It uses the name or look of a government office.': 'Usa el nombre o la apariencia de una oficina del gobierno.',
  'It tells you to keep this secret, or not to ask anyone.':
    'Le dice que lo mantenga en secreto o que no le pregunte a nadie.',
  'It asks for your Social Security number, bank login or account numbers.':
    'Pide su número de Seguro Social, su acceso al banco o números de cuenta.',
  'The paper itself says how long you have and what to do: file an answer, or come to a hearing.':
    'El propio papel dice cuánto tiempo tiene y qué debe hacer: presentar una respuesta o ir a una audiencia.',
  'Call the clerk of the court. Take the number from the court’s own website, not from the paper. Confirm the case and the date.':
    'Llame al secretario de la corte. Tome el número del sitio web de la propia corte, no del papel. Confirme el caso y la fecha.',
  'It shows whether the case is real. If you are not sure, treat it as real.':
    'Eso muestra si el caso es real. Si no está seguro, trátelo como real.',
  'Call legal aid (lawhelp.org or lsc.gov) or a consumer lawyer (naca.net) today.':
    'Llame hoy a la ayuda legal (lawhelp.org o lsc.gov) o a un abogado del consumidor (naca.net).',
  'Many take cases under the federal collection law, where a losing collector pays the fees.':
    'Muchos toman casos bajo la ley federal de cobro, en los que el cobrador que pierde paga los honorarios.',
  'File an answer or appear, even if you sent a dispute, were offered a payment plan, or think the case is fake.':
    'Presente una respuesta o comparezca, aunque haya enviado una disputa, le hayan ofrecido un plan de pagos o piense que el caso es falso.',
  'Without an answer the court can give a default judgment. Then wages or a bank account can be taken.':
    'Sin una respuesta, la corte puede dictar una sentencia en rebeldía. Entonces pueden embargar el salario o una cuenta de banco.',
  'Raise every defense that is true: time limit, wrong person, wrong amount, no proof of ownership, bad service, wrong county, bankruptcy.':
    'Alegue todas las defensas que sean verdad: plazo, persona equivocada, monto equivocado, falta de prueba de quién es el dueño, mala notificación, condado equivocado, bancarrota.',
  'A defense that is not raised is lost. A suit must be brought where you live or signed the contract.':
    'Una defensa que no se alega se pierde. La demanda debe presentarse donde usted vive o donde firmó el contrato.',
  'Do not sign a consent, stipulation or affidavit from the collector without advice.':
    'No firme un consentimiento, una estipulación ni una declaración jurada del cobrador sin consejo.',
  'Such a paper can be a judgment against you.': 'Un papel así puede ser una sentencia en su contra.',
  'Get any extension in writing, and make sure it is filed with the court.':
    'Obtenga por escrito cualquier prórroga y asegúrese de que se presente ante la corte.',
  'A promise on the telephone does not stop a default.':
    'Una promesa por teléfono no detiene una sentencia en rebeldía.',
} as const
