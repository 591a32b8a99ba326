/** What a letter says of a finding, surely or with the word that it appears so. */
const SAID = {
  'Your first communication to me did not contain, and was not followed within five days by, the validation information required by {law}.':
    'Su primera comunicación conmigo no contenía la información de validación que exige {law}, ni se envió en los cinco días siguientes.',
  'Your notice fails to state the current amount of the debt as required by {law}.':
    'Su aviso no indica la cantidad actual de la deuda como exige {law}.',
  'Your notice does not identify the creditor to whom the debt is currently owed, as {law} require.':
    'Su aviso no identifica al acreedor a quien se debe actualmente la deuda, como exigen {law}.',
  'Your notice omits the statement, required by {law}, that you will assume the debt is valid unless I dispute it within the validation period.':
    'Su aviso omite la declaración, exigida por {law}, de que ustedes darán por válida la deuda si no la disputo dentro del período de validación.',
  'Your notice omits the statement required by {law} that a timely written dispute obliges you to cease collection until you send verification or a copy of a judgment.':
    'Su aviso omite la declaración exigida por {law} de que una disputa por escrito y a tiempo les obliga a suspender el cobro hasta que envíen la verificación o una copia de una sentencia.',
  'Your notice omits the original-creditor statement required by {law}.':
    'Su aviso omite la declaración sobre el acreedor original que exige {law}.',
  'Your notice does not state an itemization date as required by {law}.':
    'Su aviso no indica una fecha de desglose como exige {law}.',
  'Your notice does not itemize interest, fees, payments and credits since the itemization date as required by {law}.':
    'Su aviso no desglosa el interés, los cargos, los pagos y los créditos desde la fecha de desglose como exige {law}.',
  'Your notice does not state the end date of the validation period as required by {law}.':
    'Su aviso no indica la fecha en que termina el período de validación como exige {law}.',
  'Your notice lacks the dispute prompts required by {law}.':
    'A su aviso le faltan las opciones de disputa que exige {law}.',
  'Your notice wrongly states that I must dispute the debt in writing to keep it from being assumed valid; {law} contains no writing requirement.':
    'Su aviso dice por error que debo disputar la deuda por escrito para que no se dé por válida; {law} no exige que sea por escrito.',
  'Your notice omits that a dispute must be in writing to trigger verification, as {law} requires you to disclose.':
    'Su aviso omite que una disputa debe ser por escrito para obligar a la verificación, como {law} exige que ustedes informen.',
  'Your letter shortens the thirty-day dispute period guaranteed by {law}.':
    'Su carta acorta el plazo de treinta días para disputar que garantiza {law}.',
  'Your letter states that my silence is an admission; {law} says the opposite.':
    'Su carta dice que mi silencio es una admisión; {law} dice lo contrario.',
  'Your statement that I may not dispute, or that a dispute will not stop collection, contradicts {law}.':
    'Su declaración de que no puedo disputar, o de que una disputa no detendrá el cobro, contradice {law}.',
  'Your first letter does not contain the disclosures required by {law}.':
    'Su primera carta no contiene las declaraciones que exige {law}.',
  'Your letter misidentifies the original creditor, which is a false representation of the character of the debt under {law}.':
    'Su carta identifica mal al acreedor original, lo que es una declaración falsa sobre el carácter de la deuda según {law}.',
  'I do not owe this debt; please cease collection and send verification as required by {law}.':
    'No debo esta deuda; por favor suspendan el cobro y envíen la verificación como exige {law}.',
  'Your earlier letter stated a balance without disclosing that it was increasing, which is misleading under {law}.':
    'Su carta anterior indicaba un saldo sin decir que estaba aumentando, lo que es engañoso según {law}.',
  'As a new collector you must send your own validation notice under {law}; you have not.':
    'Como nuevo cobrador ustedes deben enviar su propio aviso de validación según {law}; no lo han hecho.',
  'Your envelope displayed language or symbols barred by {law}.':
    'Su sobre mostraba palabras o símbolos prohibidos por {law}.',
  'You accepted a check post-dated by more than five days without the written notice required by {law}.':
    'Ustedes aceptaron un cheque posfechado por más de cinco días sin el aviso por escrito que exige {law}.',
  'Your response to my dispute is not verification as required by {law}; please send a statement of the creditor and the contract before any further collection.':
    'Su respuesta a mi disputa no es la verificación que exige {law}; por favor envíen una declaración del acreedor y el contrato antes de seguir cobrando.',
  'You sent a demand while the automatic stay of {law} was in force, contrary also to {more}.':
    'Ustedes enviaron una exigencia de pago mientras la suspensión automática de {law} estaba en vigor, también en contra de {more}.',
} as const

/** What is only ever said as it appears. */
const ONLY_APPEARING = {
  'Your letter lists a company name without stating that it is the current creditor, which does not satisfy {law}.':
    'Su carta nombra una empresa sin decir que es el acreedor actual, lo que no cumple {law}.',
  'Your notice does not give the mailing address at which you accept disputes, as required by {law}.':
    'Su aviso no da la dirección postal en la que aceptan disputas, como exige {law}.',
  'Your notice does not name the creditor to whom the debt was owed on the itemization date ({law}).':
    'Su aviso no nombra al acreedor a quien se debía la deuda en la fecha de desglose ({law}).',
  'Your notice does not state the account number associated with the debt on the itemization date, or a truncated version, as required by {law}.':
    'Su aviso no indica el número de cuenta de la deuda en la fecha de desglose, completo o abreviado, como exige {law}.',
  'Your notice does not state the amount of the debt on the itemization date ({law}).':
    'Su aviso no indica la cantidad de la deuda en la fecha de desglose ({law}).',
  'The validation period end date printed in your notice falls before the period allowed by {law}.':
    'La fecha de fin del período de validación impresa en su aviso cae antes del plazo que permite {law}.',
  'The response form in your notice lacks the original-creditor prompt required by {law}.':
    'Al formulario de respuesta de su aviso le falta la opción sobre el acreedor original que exige {law}.',
  'Your notice omits the reference to www.cfpb.gov/debt-collection required by {law}.':
    'Su aviso omite la referencia a www.cfpb.gov/debt-collection que exige {law}.',
  'Your electronically delivered notice does not explain how to dispute electronically, as {law} requires.':
    'Su aviso enviado por vía electrónica no explica cómo disputar por vía electrónica, como exige {law}.',
  'Your instruction to dispute only by telephone misleads consumers about the written-dispute right in {law}.':
    'Su instrucción de disputar solo por teléfono engaña a los consumidores sobre el derecho a disputar por escrito de {law}.',
  'Your letter does not disclose that it is from a debt collector, as {law} require.':
    'Su carta no informa que viene de un cobrador de deudas, como exigen {law}.',
  'Between your letters the demand rose without explanation; please identify the authority for the increase as required by {law}.':
    'Entre sus cartas la cantidad exigida subió sin explicación; por favor indiquen en qué se basa el aumento como exige {law}.',
  'Your electronic message lacks the opt-out notice required by {law}.':
    'A su mensaje electrónico le falta el aviso de cómo dejar de recibirlos que exige {law}.',
} as const

function appearing(said: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(said).map(([english, spanish]) => [
      `It appears that ${english.startsWith('I ') ? english : lower(english)}`,
      `Parece que ${lower(spanish)}`,
    ]),
  )
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** The findings as letters argue them. */
export const CLAIMS = {
  ...SAID,
  ...appearing(SAID),
  ...appearing(ONLY_APPEARING),

  'I also note these points in your letter.': 'También señalo estos puntos de su carta.',
  'Your letter raises these points under the Fair Debt Collection Practices Act and Regulation F.':
    'Su carta plantea estos puntos según la ley federal de cobro justo de deudas (FDCPA) y el Reglamento F.',
  'Your letter raises these points under the Fair Debt Collection Practices Act and Regulation F. Words in quotation marks are from your letter dated {date}.':
    'Su carta plantea estos puntos según la ley federal de cobro justo de deudas (FDCPA) y el Reglamento F. Las palabras entre comillas son de su carta con fecha {date}.',
  'Words in quotation marks are from your letter dated {date}.':
    'Las palabras entre comillas son de su carta con fecha {date}.',

  'This violates {law}.': 'Esto infringe {law}.',
  'This appears to violate {law}.': 'Esto parece infringir {law}.',

  // followed by the law
  'Your letter does not clearly state the amount of the debt: it shows inconsistent or uncertain totals.':
    'Su carta no indica claramente la cantidad de la deuda: muestra totales que no coinciden o son inciertos.',
  'The itemization in your letter does not equal the total you demand, so the amount is misstated.':
    'El desglose de su carta no suma el total que exigen, así que la cantidad está mal indicada.',
  'Your notice offered a Spanish-language copy; I asked for it and you did not provide it.':
    'Su aviso ofrecía una copia en español; la pedí y no me la dieron.',
  'You sent the validation notice more than five days after you first contacted me.':
    'Ustedes enviaron el aviso de validación más de cinco días después de comunicarse conmigo por primera vez.',
  'Your letter imposes conditions on my right to dispute that do not exist under {law} and that overshadow it.':
    'Su carta pone condiciones a mi derecho a disputar que no existen según {law} y que lo opacan.',
  'Your demand for payment inside the validation period overshadows and contradicts my right to dispute.':
    'Su exigencia de pago dentro del período de validación opaca y contradice mi derecho a disputar.',
  'Your threat of legal action inside the validation period, without explanation, overshadows my dispute rights.':
    'Su amenaza de acción legal dentro del período de validación, sin explicación, opaca mis derechos de disputa.',
  'Your letter, sent within the validation period, overshadows the rights disclosed in your notice.':
    'Su carta, enviada dentro del período de validación, opaca los derechos que informa su aviso.',
  'Your letter does not give the required debt-collector disclosure in the language of the letter.':
    'Su carta no da en el idioma de la carta la declaración exigida a los cobradores de deudas.',
  'You are collecting under a name other than the true name of your business.':
    'Ustedes cobran con un nombre que no es el verdadero nombre de su empresa.',
  'Your letter falsely implies that you operate a consumer reporting agency.':
    'Su carta da a entender falsamente que ustedes son una agencia de crédito.',
  'Your letter falsely implies governmental authority or affiliation.':
    'Su carta da a entender falsamente que ustedes tienen autoridad o relación con el gobierno.',
  'Your letter falsely implies that it comes from an attorney.':
    'Su carta da a entender falsamente que viene de un abogado.',
  'Your document simulates legal process.': 'Su documento imita un documento judicial.',
  'You threatened garnishment or seizure without a judgment.':
    'Ustedes amenazaron con un embargo o una incautación sin una sentencia.',
  'You threatened to take benefits that are exempt by law.':
    'Ustedes amenazaron con quitarme beneficios que la ley protege.',
  'You threatened arrest or criminal prosecution over a consumer debt.':
    'Ustedes amenazaron con arresto o proceso penal por una deuda de consumo.',
  'You falsely accused me of criminal or disgraceful conduct.':
    'Ustedes me acusaron falsamente de una conducta criminal o vergonzosa.',
  'You threatened a lien or loss of property without a judgment or security interest.':
    'Ustedes amenazaron con un gravamen o la pérdida de bienes sin una sentencia ni una garantía sobre ellos.',
  'You threatened to take or disable property without a present right to possession.':
    'Ustedes amenazaron con quitar o inutilizar bienes sin un derecho actual a poseerlos.',
  'Your letter uses a deceptive claim of urgency or legal deadline.':
    'Su carta usa una afirmación engañosa de urgencia o de plazo legal.',
  'You threatened to disclose an alleged debt to third parties.':
    'Ustedes amenazaron con revelar una supuesta deuda a terceros.',
  'You threatened consequences you have no legal power to cause.':
    'Ustedes amenazaron con consecuencias que legalmente no pueden causar.',
  'You threatened harm.': 'Ustedes amenazaron con hacer daño.',
  'This debt was paid or settled; demanding it again misstates its legal status.':
    'Esta deuda se pagó o se resolvió con un acuerdo; exigirla otra vez falsea su estado legal.',
  'There is no judgment or pending case as your letter claims; this misstates the legal status of the debt.':
    'No hay una sentencia ni un caso pendiente como afirma su carta; esto falsea el estado legal de la deuda.',
  'You misstate the services rendered or compensation you may receive.':
    'Ustedes falsean los servicios prestados o la compensación que pueden recibir.',
  'Your settlement offer on a time-barred debt fails to disclose that it cannot be enforced in court, which misleads as to legal status.':
    'Su oferta de acuerdo sobre una deuda prescrita no dice que no se puede exigir en la corte, lo que engaña sobre su estado legal.',
  "Your 'one-time' deadline is false if the same or better terms are available later.":
    'Su fecha límite de “una sola vez” es falsa si después se ofrecen condiciones iguales o mejores.',
  'Your statement about IRS reporting is misleading because the amount forgiven could not be reported.':
    'Su declaración sobre el reporte al IRS es engañosa porque la cantidad perdonada no se podía reportar.',
  'I settled and paid this account; demanding more misstates its status.':
    'Resolví esta cuenta con un acuerdo y la pagué; exigir más falsea su estado.',
  'Your form seeks an admission or waiver of rights by deceptive means.':
    'Su formulario busca una admisión o una renuncia a derechos por medios engañosos.',
  'You furnished this account to a consumer reporting agency before contacting me.':
    'Ustedes reportaron esta cuenta a una agencia de crédito antes de comunicarse conmigo.',
  'You communicated credit information about this debt without noting that it is disputed.':
    'Ustedes comunicaron información de crédito sobre esta deuda sin señalar que está en disputa.',
  'You falsely stated that a transfer affects my claims or defenses.':
    'Ustedes declararon falsamente que un traspaso afecta mis reclamos o mis defensas.',
  'You communicated about a debt by postcard.': 'Ustedes se comunicaron sobre una deuda por tarjeta postal.',
  'You used my employer-provided email without consent.':
    'Ustedes usaron el correo electrónico de mi empleo sin consentimiento.',
  'You used a communication medium that I had asked you not to use.':
    'Ustedes usaron un medio de comunicación que yo les había pedido no usar.',
  'You communicated about a debt in a publicly viewable social-media message.':
    'Ustedes se comunicaron sobre una deuda en un mensaje de redes sociales que el público podía ver.',
  'You solicited post-dated checks in order to threaten prosecution.':
    'Ustedes pidieron cheques posfechados para amenazar con un proceso penal.',
  'You deposited or threatened to deposit a post-dated check early.':
    'Ustedes depositaron, o amenazaron con depositar, antes de tiempo un cheque posfechado.',
  'You contacted me directly although I am represented by counsel for this debt.':
    'Ustedes se comunicaron conmigo directamente aunque un abogado me representa en esta deuda.',
  'You continued to contact me after you received my written notice to stop.':
    'Ustedes siguieron comunicándose conmigo después de recibir mi aviso por escrito de que dejaran de hacerlo.',
  'You communicated with a third party about an alleged debt without consent.':
    'Ustedes se comunicaron con un tercero sobre una supuesta deuda sin consentimiento.',
  'You addressed a collection letter to me in care of my employer.':
    'Ustedes me dirigieron una carta de cobro a cargo de mi empleador.',
  'You contacted me at an inconvenient time or place.':
    'Ustedes se comunicaron conmigo en una hora o un lugar inconvenientes.',
  'You contacted me at my workplace although you know my employer forbids it.':
    'Ustedes se comunicaron conmigo en mi trabajo aunque saben que mi empleador lo prohíbe.',
  'You called more often than the law allows.': 'Ustedes llamaron más veces de las que permite la ley.',
  'You used abusive language.': 'Ustedes usaron lenguaje abusivo.',
  'You threatened to publish an alleged debt.': 'Ustedes amenazaron con publicar una supuesta deuda.',
  'You continued collecting after my timely written dispute without first mailing verification.':
    'Ustedes siguieron cobrando después de mi disputa por escrito y a tiempo sin enviar antes la verificación.',
  'You continued collecting after my timely written request for original-creditor information.':
    'Ustedes siguieron cobrando después de que pedí por escrito y a tiempo los datos del acreedor original.',
  "You misrepresented that I am personally liable for a deceased person's debt.":
    'Ustedes declararon falsamente que respondo personalmente por la deuda de una persona fallecida.',
  'You brought this action in a district where I neither live nor signed the contract.':
    'Ustedes presentaron esta demanda en un distrito donde no vivo ni firmé el contrato.',
  'You revealed my alleged debt while seeking location information.':
    'Ustedes revelaron mi supuesta deuda al buscar datos para localizarme.',
  'You caused me charges by concealing the purpose of your communication.':
    'Ustedes me causaron gastos al ocultar el propósito de su comunicación.',
  'You placed calls without meaningful disclosure of your identity.':
    'Ustedes hicieron llamadas sin decir claramente quiénes eran.',

  // both forms in one sentence
  'Your letter denies being an attempt to collect while demanding payment, which is deceptive under {law}.':
    'Su carta niega ser un intento de cobro mientras exige un pago, lo que es engañoso según {law}.',
  'Your letter denies being an attempt to collect while demanding payment, which appears to be deceptive under {law}.':
    'Su carta niega ser un intento de cobro mientras exige un pago, lo que parece engañoso según {law}.',
  'You invited a payment or acknowledgment on a time-barred debt without warning that it may revive the debt, which is deceptive under {law}.':
    'Ustedes invitaron a pagar o reconocer una deuda prescrita sin advertir que eso puede revivirla, lo que es engañoso según {law}.',
  'You invited a payment or acknowledgment on a time-barred debt without warning that it may revive the debt, which appears to be deceptive under {law}.':
    'Ustedes invitaron a pagar o reconocer una deuda prescrita sin advertir que eso puede revivirla, lo que parece engañoso según {law}.',
  'You are using a name that falsely indicates a third party is collecting, which makes you a debt collector under {law} and appears to violate 1692j(a).':
    'Ustedes usan un nombre que indica falsamente que cobra un tercero, lo que los hace cobradores de deudas según {law} y parece infringir 1692j(a).',
  'Please state whether a licensed attorney personally reviewed my file before your letter was sent; if not, your letter violated {law}.':
    'Por favor digan si un abogado con licencia revisó personalmente mi expediente antes de enviarse su carta; si no, su carta infringió {law}.',
  'Please state whether a licensed attorney personally reviewed my file before your letter was sent; if not, your letter appears to have violated {law}.':
    'Por favor digan si un abogado con licencia revisó personalmente mi expediente antes de enviarse su carta; si no, su carta parece haber infringido {law}.',
  'You told me that legal papers required no response, which is false and violates {law}.':
    'Ustedes me dijeron que unos papeles legales no exigían respuesta, lo que es falso e infringe {law}.',
  'You told me that legal papers required no response, which is false and appears to violate {law}.':
    'Ustedes me dijeron que unos papeles legales no exigían respuesta, lo que es falso y parece infringir {law}.',
  'Your threat of legal action violates {law} if you did not then have both the legal right and the intention to sue; please state in writing who would sue, where and when.':
    'Su amenaza de acción legal infringe {law} si en ese momento no tenían tanto el derecho legal como la intención de demandar; por favor digan por escrito quién demandaría, dónde y cuándo.',
  'Your threat of legal action appears to violate {law} if you did not then have both the legal right and the intention to sue; please state in writing who would sue, where and when.':
    'Su amenaza de acción legal parece infringir {law} si en ese momento no tenían tanto el derecho legal como la intención de demandar; por favor digan por escrito quién demandaría, dónde y cuándo.',
  'You have repeated dated threats of suit without acting on them, which shows they were not intended and appears to violate {law}.':
    'Ustedes repitieron amenazas de demanda con fecha sin cumplirlas, lo que muestra que no pensaban hacerlo y parece infringir {law}.',
  'Please provide your collection license number for my state; threatening action you are not licensed to take appears to violate {law}.':
    'Por favor den el número de su licencia de cobro para mi estado; amenazar con una acción para la que no tienen licencia parece infringir {law}.',
  "Please identify the contract term or law that makes me liable for attorney's fees; claiming fees that cannot be awarded appears to violate {law}.":
    'Por favor indiquen la cláusula del contrato o la ley que me obliga a pagar honorarios de abogado; reclamar honorarios que no se pueden conceder parece infringir {law}.',
  'The amount you demand is incorrect; misstating the amount violates {law}.':
    'La cantidad que exigen es incorrecta; indicar mal la cantidad infringe {law}.',
  'The amount you demand is incorrect; misstating the amount appears to violate {law}.':
    'La cantidad que exigen es incorrecta; indicar mal la cantidad parece infringir {law}.',
  'Please identify the contract term or law that expressly authorises the fee; otherwise it violates {law}.':
    'Por favor indiquen la cláusula del contrato o la ley que autoriza expresamente el cargo; si no, infringe {law}.',
  'Please identify the contract term or law that expressly authorises the fee; otherwise it appears to violate {law}.':
    'Por favor indiquen la cláusula del contrato o la ley que autoriza expresamente el cargo; si no, parece infringir {law}.',
  'Please identify the agreement or law that authorizes the interest you have added; otherwise it appears to violate {law}.':
    'Por favor indiquen el contrato o la ley que autoriza el interés que agregaron; si no, parece infringir {law}.',
  'Your convenience fee is not expressly authorized by my agreement or permitted by law, so charging it violates {law}.':
    'Su cargo por conveniencia no está autorizado expresamente por mi contrato ni permitido por la ley, así que cobrarlo infringe {law}.',
  'Your convenience fee is not expressly authorized by my agreement or permitted by law, so charging it appears to violate {law}.':
    'Su cargo por conveniencia no está autorizado expresamente por mi contrato ni permitido por la ley, así que cobrarlo parece infringir {law}.',
  'Your statement that late or other charges may be added is false as to this debt and violates {law}.':
    'Su declaración de que se pueden agregar recargos u otros cargos es falsa respecto a esta deuda e infringe {law}.',
  'Your statement that late or other charges may be added is false as to this debt and appears to violate {law}.':
    'Su declaración de que se pueden agregar recargos u otros cargos es falsa respecto a esta deuda y parece infringir {law}.',
  'Your payment-application statement appears to conflict with {law}; please apply payments only as I direct and never to a disputed debt.':
    'Su declaración sobre cómo aplican los pagos parece contradecir {law}; por favor apliquen los pagos solo como yo indique y nunca a una deuda en disputa.',
  'By the dates in my records this debt is beyond the statute of limitations; suing or threatening suit violates {law}.':
    'Según las fechas de mis registros, esta deuda pasó el plazo para demandar; demandar o amenazar con demandar infringe {law}.',
  'By the dates in my records this debt is beyond the statute of limitations; suing or threatening suit appears to violate {law}.':
    'Según las fechas de mis registros, esta deuda pasó el plazo para demandar; demandar o amenazar con demandar parece infringir {law}.',
  'The claim is barred by the statute of limitations; bringing suit on it violates {law}.':
    'El reclamo está prescrito; demandar por él infringe {law}.',
  'The claim is barred by the statute of limitations; bringing suit on it appears to violate {law}.':
    'El reclamo está prescrito; demandar por él parece infringir {law}.',
  'This debt is obsolete under {law}; threatening to report it violates {more}.':
    'Esta deuda es demasiado antigua según {law}; amenazar con reportarla infringe {more}.',
  'This debt is obsolete under {law}; threatening to report it appears to violate {more}.':
    'Esta deuda es demasiado antigua según {law}; amenazar con reportarla parece infringir {more}.',
  'Your statement about credit reporting is false and appears to violate {law}.':
    'Su declaración sobre el reporte de crédito es falsa y parece infringir {law}.',
  'Your claim to be an innocent purchaser for value is false and appears to violate {law}.':
    'Su afirmación de ser comprador de buena fe es falsa y parece infringir {law}.',
  'Selling or placing a debt that was paid, settled or discharged appears to violate {law}.':
    'Vender o entregar a cobro una deuda que se pagó, se resolvió con un acuerdo o se canceló parece infringir {law}.',
  'This debt was discharged in bankruptcy; demanding it violates {law}.':
    'Esta deuda se canceló en bancarrota; exigirla infringe {law}.',
  'This debt was discharged in bankruptcy; demanding it appears to violate {law}.':
    'Esta deuda se canceló en bancarrota; exigirla parece infringir {law}.',
} as const
