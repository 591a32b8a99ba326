/** The lines around every letter, and what stands in any of them. */
export const FRAME = {
  '15 U.S.C. §\u00A0{first} and {second}': '15 U.S.C. §\u00A0{first} y {second}',
  '12 C.F.R. §\u00A0{first} and {second}': '12 C.F.R. §\u00A0{first} y {second}',
  'By certified mail, return receipt requested, no. {number}':
    'Por correo certificado con acuse de recibo, núm. {number}',
  'Re: {subject}; your reference {reference}': 'Asunto: {subject}; su referencia {reference}',
  'Re: {subject}; your reference {reference}; account ending in {account}':
    'Asunto: {subject}; su referencia {reference}; cuenta terminada en {account}',
  'Alleged debt': 'Supuesta deuda',
  'Disputed debt': 'Deuda en disputa',
  'Disputed account': 'Cuenta en disputa',
  'Debt in bankruptcy': 'Deuda en bancarrota',
  'Notice of violations, alleged debt': 'Aviso de infracciones, supuesta deuda',
  'Request to stop contact about an alleged debt': 'Solicitud de no más contacto por una supuesta deuda',
  'Proposal to settle a disputed claim': 'Propuesta de acuerdo por un reclamo en disputa',
  'Notice of representation, alleged debt': 'Aviso de representación, supuesta deuda',
  'To whom it may concern:': 'A quien corresponda:',
  'Dear Sir or Madam:': 'Estimado señor o señora:',
  'Hello,': 'Buenos días:',
  'Sincerely,': 'Atentamente,',
  'Respectfully,': 'Con respeto,',
  'Thank you,': 'Gracias,',
  'Enclosed: a copy of your letter dated {date}': 'Adjunto: una copia de su carta con fecha {date}',
  'Enclosed, copies only:': 'Adjunto, solo copias:',
  'Social Security number, last four digits: {digits}': 'Número de Seguro Social, últimos cuatro dígitos: {digits}',
  'Date of birth: {date}': 'Fecha de nacimiento: {date}',
} as const
