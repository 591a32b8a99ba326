/** What public records say of a collector. */
export const INTEL = {
  'Collector intel': 'Datos del cobrador',
  'Who is writing to you? Look up what people told the CFPB, what regulators did, and where the company is registered. Every figure says how old it is.':
    '¿Quién le escribe? Busque lo que la gente le dijo a la CFPB (Oficina para la Protección Financiera del Consumidor), lo que hicieron los reguladores y dónde está registrada la empresa. Cada cifra dice qué tan antigua es.',
  'As it stands in the letter. Small typing errors are fine.':
    'Como aparece en la carta. No importan los pequeños errores.',
  'The search did not work just now': 'La búsqueda no funcionó en este momento',
  'Named in most complaints': 'Nombrados en más quejas',
  'to {date}': 'hasta el {date}',
  'The largest companies get the most complaints. The order does not say who behaves worst.':
    'Las empresas más grandes reciben más quejas. El orden no dice quién se porta peor.',
  'What people complain of': 'De qué se queja la gente',
  '{count} complaints about debt collection, by the CFPB’s count.':
    '{count} quejas sobre cobro de deudas, según la cuenta de la CFPB.',
  'By issue': 'Por problema',
  'No collector of that name': 'Ningún cobrador con ese nombre',
  '1 collector': '1 cobrador',
  '{count} collectors': '{count} cobradores',
  'Our public records do not list it. That alone says nothing bad: small offices are often missing. If the letter asks for gift cards, wire or crypto, or will not name the debt, treat it as a possible scam.':
    'Nuestros registros públicos no lo incluyen. Eso por sí solo no dice nada malo: muchas oficinas pequeñas faltan. Si la carta pide tarjetas de regalo, transferencias o criptomonedas, o no quiere nombrar la deuda, trátela como una posible estafa.',
  'No complaints under this name': 'Ninguna queja con este nombre',
  '{count} complaints': '{count} quejas',
  'Also: {name}.': 'También: {name}.',
  'The full record is part of a plan': 'El registro completo es parte de un plan',
  'Complaints by year and issue, orders of regulators, licenses and addresses, and your own letters from it.':
    'Quejas por año y por problema, órdenes de reguladores, licencias y direcciones, y sus propias cartas de este cobrador.',
  'The record could not be loaded': 'El registro no se pudo cargar',
  'Search again by the name in your letter.': 'Busque de nuevo con el nombre que aparece en su carta.',
  'Not mainly a debt collector': 'No es principalmente un cobrador de deudas',
  'Also: {names}': 'También: {names}',
  'Sources: the CFPB’s complaint database (public), NMLS Consumer Access, and the pages named above. Legal information, not legal advice.':
    'Fuentes: la base de datos de quejas de la CFPB (pública), NMLS Consumer Access y las páginas nombradas arriba. Información legal, no consejo legal.',
  Complaints: 'Quejas',
  'The copy of the CFPB’s database that we hold has none under this name.':
    'La copia que tenemos de la base de datos de la CFPB no tiene ninguna con este nombre.',
  'Complaints about debt collection': 'Quejas sobre cobro de deudas',
  '<0>{total}</0> filed with the CFPB about <1>{company}</1>.':
    '<0>{total}</0> presentadas ante la CFPB sobre <1>{company}</1>.',
  'By year': 'Por año',
  'part of the year': 'parte del año',
  'About all its products, to {date}: {total} (as {name}).':
    'Sobre todos sus productos, hasta el {date}: {total} (como {name}).',
  'A complaint is what a person says; nobody checked it. A large company gets more of them. Compare years, not companies.':
    'Una queja es lo que dice una persona; nadie la comprobó. Una empresa grande recibe más. Compare años, no empresas.',
  'Too few complaints were read to say.': 'Se leyeron muy pocas quejas para decirlo.',
  '{count} read': '{count} leídas',
  'From a small sample of {from} to {to}. This is history, not today.':
    'De una muestra pequeña del {from} al {to}. Esto es historia, no el presente.',
  'How it answered the CFPB': 'Cómo respondió a la CFPB',
  '{from} to {to}': '{from} a {to}',
  'Ended with some relief': 'Terminó con alguna solución',
  'Answered in time': 'Respondió a tiempo',
  'From a sample, so the true share lies within the range shown.':
    'De una muestra, así que la proporción real está dentro del rango que se muestra.',
  'Days until a collector answers are not published by anyone, so we show none.':
    'Nadie publica cuántos días tarda un cobrador en responder, así que no mostramos ninguno.',
  'of {count} complaints, range {low} to {high}': 'de {count} quejas, rango de {low} a {high}',
  'of {count} complaints': 'de {count} quejas',
  Regulators: 'Reguladores',
  'No action is in our sources. That does not mean there was none.':
    'No hay ninguna acción en nuestras fuentes. Eso no significa que no la hubo.',
  'Source:': 'Fuente:',
  'A company that agrees to an order often admits nothing. A filing is one side’s claim.':
    'Una empresa que acepta una orden muchas veces no admite nada. Una demanda presentada es lo que afirma una de las partes.',
  'Registered as': 'Registrado como',
  'No public registry entry is linked to this name.': 'Ningún registro público está vinculado a este nombre.',
  'From one page only': 'De una sola página',
  Parent: 'Empresa matriz',
  Address: 'Dirección',
  Phone: 'Teléfono',
  Website: 'Sitio web',
  'Licensed to collect in': 'Con licencia para cobrar en',
  'As of {date}.': 'Al {date}.',
  'Send your letter to the address on the collector’s own notice first. This one is the company’s registered office. Only states that license through NMLS are listed.':
    'Envíe primero su carta a la dirección del propio aviso del cobrador. Esta es la oficina registrada de la empresa. Solo aparecen los estados que dan licencias por medio de NMLS.',
  'Your letters from this collector': 'Sus cartas de este cobrador',
  'None yet. A letter you check appears here.': 'Todavía ninguna. Aquí aparece una carta cuando la revisa.',
  'Letter of {time}': 'Carta del {time}',
  '1 likely violation': '1 infracción probable',
  '{count} likely violations': '{count} infracciones probables',
  'Collection agency': 'Agencia de cobros',
  'Law firm': 'Bufete de abogados',
  Order: 'Orden',
  'Filed, not decided': 'Presentado, sin decidir',
} as const
