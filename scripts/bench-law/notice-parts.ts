import { dollars, line, printed, type Draft, type Line } from './draft.ts'

/** By when to dispute, in the way one sentence says it. */
function byWhen({ scene, random, has }: Draft): string {
  if (!has('end-date')) {
    return random.pick(['within 30 days after you receive this notice', 'within thirty days of receiving this letter'])
  }
  return `${random.pick(['by', 'on or before', 'no later than'])} ${printed(scene.endDate, scene)}`
}

/** Who writes and why, in a sentence of its own or with the creditor in it. */
export function miniMiranda(draft: Draft, withCreditor: boolean): Line {
  const { scene, random } = draft
  const { name } = scene.collector
  const owed = withCreditor ? random.pick([` owed to ${scene.creditor}`, ` that you owe to ${scene.creditor}`]) : ''
  return line(
    random.pick([
      `This letter is from a debt collector. We are attempting to collect a debt${owed}, and any information we obtain will be used for that purpose.`,
      `${name} is a debt collector. We are trying to collect a debt${owed}. We will use any information you give us to help collect it.`,
      `This is an attempt to collect a debt${owed} by a debt collector. Any information obtained will be used for that purpose.`,
      `We are debt collectors, writing to collect a debt${owed}. What you tell us will be used for that purpose.`,
    ]),
    'paragraph',
    'mini-miranda',
  )
}

export function creditorNow({ scene, random }: Draft): Line {
  return line(
    random.pick([
      `Current creditor: ${scene.creditor}`,
      `Creditor to whom the debt is owed today: ${scene.creditor}`,
      `The debt is now owed to ${scene.creditor}.`,
      `You owe this debt to ${scene.creditor}.`,
    ]),
    'row',
    'creditor',
  )
}

export function creditorThen({ scene, random }: Draft): Line {
  const { original, product, itemizationDate } = scene
  return line(
    random.pick([
      `The debt comes from a ${product} with ${original}.`,
      `You had a ${product} from ${original}.`,
      `Creditor on ${printed(itemizationDate, scene)}: ${original} (${product})`,
      `Original creditor: ${original}. Type of account: ${product}`,
    ]),
    'row',
    'itemization-date-creditor',
  )
}

export function accountNumber({ scene, random }: Draft): Line {
  const { account } = scene
  return line(
    random.pick([`Account number: ${account}`, `Account no. ${account}`, `Your account number was ${account}.`]),
    'row',
    'account-number',
  )
}

/** What was owed on the day the breakdown starts from: the day and the amount, or one of them. */
export function owedThen({ scene, random, has }: Draft): Line[] {
  const date = printed(scene.itemizationDate, scene)
  const amount = dollars(scene.atFirst)
  const event = scene.itemizationEvent
  if (has('itemization-date') && has('itemization-amount')) {
    const text = random.pick([`Balance on ${date} (${event}): ${amount}`, `As of ${date}, ${event}, you owed: ${amount}`, `Amount you owed on ${date}: ${amount}`]) // prettier-ignore
    return [line(text, 'row')]
  }
  return [
    line(random.pick([`Starting balance: ${amount}`, `You owed at first: ${amount}`]), 'row', 'itemization-amount'),
    line(random.pick([`The figures start from ${date}, ${event}.`, `Itemization date: ${date} (${event})`]), 'row', 'itemization-date'), // prettier-ignore
  ]
}

export function addedSince({ scene, random }: Draft): Line[] {
  const { interest, fees, credits } = scene
  const rows = random.pick([
    [`Interest added since then: ${dollars(interest)}`, `Fees added since then: ${dollars(fees)}`, `Payments and credits since then: - ${dollars(credits)}`], // prettier-ignore
    [`You were charged this amount in interest: + ${dollars(interest)}`, `You were charged this amount in fees: + ${dollars(fees)}`, `You paid or were credited this amount: - ${dollars(credits)}`], // prettier-ignore
    [`Interest since that date ${dollars(interest)}`, `Fees and costs since that date ${dollars(fees)}`, `Less payments and credits since that date ${dollars(credits)}`], // prettier-ignore
  ])
  return rows.map(text => line(text, 'row', 'itemization'))
}

export function owedNow({ scene, random }: Draft): Line {
  const amount = dollars(scene.amount)
  return line(
    random.pick([
      `Total amount of the debt now: ${amount}`,
      `Current balance: ${amount}`,
      `Amount you owe today: ${amount}`,
      `Total amount due as of the date of this letter: ${amount}`,
    ]),
    'row',
    'current-amount',
  )
}

/** The rights, each in a sentence of its own. */
export function rights(draft: Draft): Line[] {
  const { random } = draft
  const by = (): string => byWhen(draft)
  const [when, assumed, verify, other] = [by(), by(), by(), by()]
  const dispute = random.pick([
    `You may dispute all or part of this debt by calling or writing to us ${when}.`,
    `If you think that you do not owe this debt, or only a part of it, call or write to us ${when} to dispute it.`,
    `You have the right to dispute the debt, or any part of it, ${when}, by phone or by mail.`,
  ])
  const valid = random.pick([
    `If you do not dispute the debt ${assumed}, we will assume that it is valid.`,
    `Unless you dispute the debt or some part of it ${assumed}, we will assume that our information is correct.`,
    `If we do not hear from you ${assumed} that you dispute the debt, it will be assumed to be valid by us.`,
  ])
  const verification = random.pick([
    `If you write to us ${verify} that you dispute any amount, we must stop collecting that amount until we send you information that shows you owe the debt.`,
    `When you dispute the debt in writing ${verify}, we will stop collection of the disputed amount until we mail you verification of the debt or a copy of a judgment.`,
    `If you notify us in writing ${verify} that the debt, or any portion of it, is disputed, we will obtain verification of the debt, mail it to you, and collect nothing on that portion until then.`,
  ])
  const creditor = random.pick([
    `If you ask us in writing ${other} for the name and address of the original creditor, we will stop collection until we send them to you, if that creditor is different from the current one.`,
    `Write to us ${other} to ask for the name and address of the original creditor, if different from the current creditor. We must stop collection until we send you that information.`,
    `Upon your written request ${other}, we will give you the name and address of the original creditor if it is not the current creditor, and will cease collection until we do.`,
  ])
  return [
    line(dispute, 'paragraph', 'dispute-statement'),
    line(valid, 'paragraph', 'assumed-valid-statement'),
    line(verification, 'paragraph', 'verification-statement'),
    line(creditor, 'paragraph', 'original-creditor-statement'),
  ]
}

export function electronic({ scene, random }: Draft): Line {
  const { website, email } = scene.collector
  return line(
    random.pick([
      `We accept disputes and requests for the original creditor electronically at ${website}/dispute.`,
      `You may also send your dispute, or ask for the original creditor, online at ${website}/dispute or by e-mail to ${email}.`,
    ]),
    'paragraph',
    'electronic-dispute-statement',
  )
}

export function bureau({ random }: Draft): Line {
  return line(
    random.pick([
      'Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.',
      'The Consumer Financial Protection Bureau explains your rights in debt collection at www.cfpb.gov/debt-collection.',
      'For more on consumer protections in debt collection, see the CFPB’s website, www.cfpb.gov/debt-collection.',
    ]),
    'paragraph',
    'cfpb-reference',
  )
}

/** The slip to send back, with both addresses. */
export function responseForm(draft: Draft): Line[] {
  const { scene, random } = draft
  const { collector, consumer } = scene
  const [box, dispute, mine, amount, other] = random.pick([
    ['☐', 'I want to dispute the debt because I think:', 'This is not my debt.', 'The amount is wrong.', 'Other (please describe on reverse or attach additional information).'], // prettier-ignore
    ['[ ]', 'I dispute this debt because:', 'This is not my debt', 'The amount is wrong', 'Other (please explain on a separate sheet)'], // prettier-ignore
    ['□', 'I dispute the debt. My reason is:', 'This is not my debt.', 'The amount is wrong.', 'Other – please describe:'], // prettier-ignore
  ])
  const address = (text: string): Line => line(text, 'address', 'response-addresses')
  const place = (one: { street: string; city: string; state: string; zip: string }): Line[] => [
    address(one.street),
    address(`${one.city}, ${one.state} ${one.zip}`),
  ]
  const mailTo = [
    address(random.pick(['Mail this form to:', 'Return this form to:'])),
    address(collector.name),
    ...place(collector),
    address(`${consumer.first} ${consumer.last}`),
    ...(draft.has('consumer-address') ? place(consumer) : []),
  ]
  const boxes = [
    line(random.pick(['How do you want to respond?', 'Your response', 'Reply form']), 'heading', 'dispute-prompts'),
    line('Check all that apply:', 'paragraph', 'dispute-prompts'),
    ...[dispute, mine, amount, other].map(text => line(`${box} ${text}`, 'paragraph', 'dispute-prompts')),
    line(`${box} ${random.pick(['I want you to send me the name and address of the original creditor.', 'Please send me the name and address of the original creditor.'])}`, 'paragraph', 'original-creditor-prompt'), // prettier-ignore
    ...(random.chance(0.6) ? [line(`${box} I enclosed this amount: $ ________`)] : []),
  ]
  return random.chance(0.5) ? [...mailTo, ...boxes] : [...boxes, ...mailTo]
}
