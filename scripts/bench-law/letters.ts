import {
  addressee,
  closing,
  dollars,
  greeting,
  letterhead,
  line,
  opening,
  printed,
  SAY,
  type Draft,
  type Line,
} from './draft.ts'
import { initialNotice } from './notices.ts'

/** The short line every later letter carries.  @law 15 USC 1692e(11) */
function fromACollector({ random }: Draft): Line {
  return line(
    random.pick([
      'This communication is from a debt collector.',
      'This letter is from a debt collector.',
      'This is a communication from a debt collector.',
    ]),
    'paragraph',
    'mini-miranda',
  )
}

/** What a later letter says of the one before it; a first one says what it is about. */
function asBefore(
  { random, wroteBefore }: Draft,
  sayings: readonly string[] = ['We wrote to you before about this account.'],
): Line {
  return line(wroteBefore ? random.pick(sayings) : 'We are writing to you about this account.')
}

/** Whose account and how much, as a block of lines or a sentence. */
function subject(draft: Draft): Line[] {
  const { scene, random } = draft
  const { creditor, account, reference } = scene
  const amount = dollars(scene.amount)
  return [
    line(random.pick([`Re: ${creditor}`, `Creditor: ${creditor}`, `Our client: ${creditor}`]), 'row', 'creditor'),
    line(random.pick([`Account number: ${account}`, `Account ${account}`]), 'row', 'account-number'),
    ...(random.chance(0.4) && draft.has('account-number') ? [line(`Our file: ${reference}`, 'row')] : []),
    line(random.pick([`Balance: ${amount}`, `Amount owed: ${amount}`, `Current balance: ${amount}`]), 'row', 'current-amount'), // prettier-ignore
  ]
}

function howToReachUs({ scene: { collector }, random }: Draft): Line {
  return line(
    random.pick([
      `To talk about this account, call ${collector.phone}.`,
      `You can reach us at ${collector.phone} on weekdays.`,
      `If you have questions, write to the address above or call ${collector.phone}.`,
    ]),
  )
}

const BEFORE = [
  'We wrote to you before about this account, with the details of the debt and of your rights.',
  'This is a follow-up to our earlier letter about this account.',
  'We sent you the details of this account in our first letter.',
]

export function followUp(draft: Draft): Line[] {
  const { scene, random } = draft
  const pay = random.pick([
    'If you can pay the balance, send a check to the address above. If you cannot, call us and we will look for a plan that fits.',
    `You can pay by check or at ${scene.collector.website}.`,
    'Please let us know how you would like to handle this account.',
  ])
  return [
    ...letterhead(draft),
    ...opening(draft),
    ...subject(draft),
    greeting(draft),
    asBefore(draft, BEFORE),
    SAY,
    line(pay),
    SAY,
    howToReachUs(draft),
    fromACollector(draft),
    ...closing(draft),
  ]
}

export function settlementOffer(draft: Draft): Line[] {
  const { scene, random } = draft
  const less = dollars(scene.less)
  const until = printed(scene.endDate, scene)
  const offer = random.pick([
    `We offer to settle this account for ${less} if we receive that amount by ${until}.`,
    `You can settle the balance for ${less}, paid on or before ${until}.`,
    `${scene.creditor} has agreed to take ${less} as payment in full if it reaches us by ${until}.`,
  ])
  return [
    ...letterhead(draft),
    ...opening(draft),
    ...subject(draft),
    greeting(draft),
    asBefore(draft),
    SAY,
    line(draft.has('creditor') ? offer : offer.replace(scene.creditor, 'Our client'), 'paragraph', 'offer'),
    { ...line('We are not obligated to renew this offer.', 'paragraph', 'renewal'), joins: true },
    SAY,
    howToReachUs(draft),
    fromACollector(draft),
    ...closing(draft),
  ]
}

export function paymentReminder(draft: Draft): Line[] {
  const { scene, random } = draft
  const instalment = dollars(Math.max(2500, Math.round(scene.amount / 1200) * 100))
  const due = printed(scene.afterEnd, scene)
  const plan = random.pick([
    `This is a reminder that your payment of ${instalment} is due on ${due} under the plan you chose.`,
    `Thank you for your recent payment. The next payment of your plan, ${instalment}, is due on ${due}.`,
  ])
  return [
    ...letterhead(draft),
    ...opening(draft),
    ...subject(draft),
    greeting(draft),
    line(plan),
    SAY,
    line('If you need another day, let us know before then.'),
    howToReachUs(draft),
    fromACollector(draft),
    ...closing(draft),
  ]
}

export function lawFirm(draft: Draft): Line[] {
  const { scene, random } = draft
  const disclaimer = random.pick([
    'At this time, no attorney with this firm has personally reviewed the particular circumstances of your account.',
    'No attorney with our office has reviewed the circumstances of your account at this time.',
  ])
  const owed = draft.has('creditor') ? scene.creditor : 'our client'
  return [
    ...letterhead(draft, [random.pick(['ATTORNEYS AT LAW', 'Attorneys at Law', 'A Professional Corporation'])]),
    ...opening(draft),
    ...subject(draft),
    greeting(draft),
    line(random.pick([`This firm represents ${owed}, to which the above account is owed.`, `Our office has been retained by ${owed} to collect the above balance.`])), // prettier-ignore
    ...(draft.wroteBefore
      ? [line(random.pick(['We wrote to you earlier about it.', 'You have our earlier letter.']))]
      : []),
    line(disclaimer, 'paragraph', 'attorney-disclaimer'),
    SAY,
    line('We would prefer to arrive at terms that you can manage.'),
    howToReachUs(draft),
    fromACollector(draft),
    ...closing(draft),
  ]
}

function emailHead({ scene, random }: Draft): Line[] {
  const { collector, consumer } = scene
  const subjects = ['About your account', 'A message about your account', 'Your account with us']
  return [
    line(`From: ${collector.name} <${collector.email}>`, 'row'),
    line(`To: ${consumer.first.toLowerCase()}.${consumer.last.toLowerCase().replace(/[^a-z]/g, '')}@mailbox.example`, 'row'), // prettier-ignore
    line(`Date: ${printed(scene.date, { ...scene, numericDates: false })}`, 'row'),
    line(`Subject: ${random.pick(subjects)} (reference ${scene.reference})`, 'row'),
  ]
}

function optOut({ random }: Draft): Line {
  return line(
    random.pick([
      'To stop e-mails about this debt, reply STOP or click Unsubscribe.',
      'If you no longer wish to receive e-mail from us about this account, reply with the word STOP.',
      'Unsubscribe: to opt out of e-mail about this debt, click here or reply STOP.',
    ]),
    'small',
    'medium-opt-out',
  )
}

export function email(draft: Draft): Line[] {
  const { scene } = draft
  return [
    ...emailHead(draft),
    greeting(draft),
    asBefore(draft),
    ...subject(draft),
    SAY,
    line('Reply to this message if you have questions.'),
    fromACollector(draft),
    line(scene.collector.name, 'paragraph', 'collector-name'),
    ...addressOf(draft),
    optOut(draft),
  ]
}

function addressOf({ scene: { collector } }: Draft): Line[] {
  const { street, city, state, zip, phone } = collector
  return [line(`${street}, ${city}, ${state} ${zip}`, 'address', 'collector-address'), line(phone, 'address')]
}

/** A full notice of rights, sent by e-mail. */
export function noticeByEmail(draft: Draft): Line[] {
  return [...emailHead(draft), ...initialNotice(draft, { byEmail: true }), optOut(draft)]
}

export function textMessage(draft: Draft): Line[] {
  const { scene, random } = draft
  const { name, phone } = scene.collector
  const from = draft.has('mini-miranda') ? `${name}, a debt collector` : name
  return [
    line('Text message', 'row'),
    // a phone shows the day above a message
    ...(random.chance(0.5) ? [line(`From: ${phone}`, 'row')] : []),
    line(printed(scene.date, scene), 'row'),
    line(`${scene.consumer.first}, this is a message from ${from}.`, 'paragraph', 'mini-miranda'),
    SAY,
    line(`Call ${phone} with questions.`),
    line(random.pick(['Reply STOP to opt out of text messages.', 'Text STOP to end messages from us.']), 'small', 'medium-opt-out'), // prettier-ignore
  ]
}

export function reply(draft: Draft): Line[] {
  const { scene, random } = draft
  const { original, amount, signer } = scene
  const records = random.pick([
    `Enclosed please find a copy of the agreement, the last twelve statements and a list of the payments received. They show a balance of ${dollars(amount)}.`,
    `As verification we enclose a copy of your signed agreement with ${original}, the statements of the account and its payment history. The balance is ${dollars(amount)}.`,
  ])
  return [
    ...letterhead(draft),
    ...opening(draft),
    ...subject(draft),
    greeting(draft),
    line(random.pick(['Thank you for your letter. You disputed this account and asked for verification.', 'We received your letter in which you disputed this debt.'])), // prettier-ignore
    line(records, 'paragraph', 'records'),
    ...(draft.has('creditor') ? [line(`The original creditor is ${original}, 200 Bay Street, Jacksonville, FL 32202.`)] : []), // prettier-ignore
    SAY,
    line(`If you still disagree, tell us why and we will ask the creditor again. You may write to ${signer}.`),
    fromACollector(draft),
    ...closing(draft),
  ]
}

export function transfer(draft: Draft): Line[] {
  const { scene, random } = draft
  const { creditor, original, collector } = scene
  const day = printed(scene.itemizationDate, scene)
  const before = draft.wroteBefore ? ' We sent you a notice with your rights before.' : ''
  const moved = random.pick([
    `This is to let you know that your account was sold by ${original} to ${creditor} on ${day}. ${collector.name} services it for the new owner.${before}`,
    `${creditor} bought your account from ${original} on ${day}. We collect it for ${creditor}.${before}`,
  ])
  return [
    ...letterhead(draft),
    ...opening(draft),
    ...subject(draft),
    greeting(draft),
    line(draft.has('creditor') ? moved : `Your account has a new owner since ${day}.${before}`),
    SAY,
    line('You keep all the rights and defenses that you had before the sale.', 'paragraph', 'defenses'),
    howToReachUs(draft),
    fromACollector(draft),
    ...closing(draft),
  ]
}

export function originalCreditor(draft: Draft): Line[] {
  const { scene, random } = draft
  const { original, product, account, amount } = scene
  return [
    ...letterhead(draft),
    ...opening(draft),
    line(`Your ${product} ${account}`, 'row', 'account-number'),
    line(`Amount past due: ${dollars(amount)}`, 'row', 'current-amount'),
    greeting(draft),
    line(random.pick([`Thank you for being a customer of ${original}. Your ${product} with us is past due.`, `Your payment on your ${original} ${product} is past due.`])), // prettier-ignore
    SAY,
    line('Please make your payment or call our hardship team, so that we can help you catch up.'),
    line(random.pick(['Sincerely,', 'Thank you,'])),
    line(original),
  ]
}

export function postcard(draft: Draft): Line[] {
  const { scene } = draft
  return [
    line('Postcard', 'row'),
    ...letterhead(draft),
    ...addressee(draft),
    line(printed(scene.date, scene), 'address'),
    line(`Reference ${scene.reference}. Please call ${scene.collector.phone}.`),
    SAY,
    fromACollector(draft),
  ]
}

export function social(draft: Draft): Line[] {
  const { scene } = draft
  return [
    line('Posted on your page', 'row'),
    line(`${scene.collector.name} ${printed(scene.date, scene)}`, 'row'),
    SAY,
    fromACollector(draft),
  ]
}
