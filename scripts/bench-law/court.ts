import { addDays } from '#units/iso-date.ts'
import { dollars, line, printed, SAY, type Draft, type Line } from './draft.ts'

type Form = (words: CourtWords) => readonly string[]

interface CourtWords {
  readonly plaintiff: string
  readonly defendant: string
  readonly court: string
  readonly county: string
  readonly number: string
  readonly home: string
  readonly amount: string
  readonly costs: string
  readonly date: string
  readonly filed: string
  readonly hearing: string
  readonly clerk: string
  readonly lawyer: string
  readonly lender: string
  readonly account: string
  readonly employer: string
}

/** Papers that ask the court to decide, in the manner of several states. `#` marks where the wording's words may stand. */
const SUMMONSES: readonly Form[] = [
  w => [
    `CASE NO. ${w.number}`,
    `IN THE ${w.court.toUpperCase()}`,
    `${w.plaintiff}, Plaintiff,`,
    'v.',
    `${w.defendant}, Defendant.`,
    'SUMMONS',
    `TO: ${w.defendant}, ${w.home}`,
    'You are hereby summoned and required to serve upon the plaintiff’s attorney an answer to the complaint which is served on you with this summons, within 20 days after its service, exclusive of the day of service. If you fail to do so, judgment by default will be taken against you for the relief demanded in the complaint.',
    '#',
    `Plaintiff’s attorney: ${w.lawyer}`,
    `Dated: ${w.date}`,
    `${w.clerk}, Clerk of the Court`,
  ],
  w => [
    `CAUSE NO. ${w.number}`,
    w.plaintiff,
    'Plaintiff',
    'vs.',
    w.defendant,
    `Defendant IN THE JUSTICE COURT OF ${w.county.toUpperCase()} COUNTY`,
    'CITATION',
    `THE STATE to: ${w.defendant}, ${w.home}`,
    'You have been sued. You may employ an attorney to help you in defending against this lawsuit. You or your attorney must file an answer with the court. Your answer is due by the end of the 14th day after the day you were served with these papers. Do not ignore these papers. If you do not file an answer by the due date, a default judgment may be taken against you.',
    `The petition was filed on ${w.filed}.`,
    '#',
    `Issued and given under my hand and seal of the court on ${w.date}.`,
    `${w.clerk}, Clerk of the Court`,
  ],
  w => [
    'SUMMONS',
    '(CITACION JUDICIAL)',
    `NOTICE TO DEFENDANT: ${w.defendant}`,
    `YOU ARE BEING SUED BY PLAINTIFF: ${w.plaintiff}`,
    'NOTICE! You have been sued. The court may decide against you without your being heard unless you respond within 30 days. You have 30 CALENDAR DAYS after this summons and legal papers are served on you to file a written response at this court and have a copy served on the plaintiff.',
    `The name and address of the court is: Superior Court, County of ${w.county}`,
    `CASE NUMBER: ${w.number}`,
    '#',
    `Plaintiff's attorney: ${w.lawyer}`,
    `DATE: ${w.date} Clerk, by ${w.clerk}, Deputy`,
  ],
  w => [
    `SUPREME COURT, COUNTY OF ${w.county.toUpperCase()}`,
    `${w.plaintiff}, Plaintiff,`,
    '-against-',
    `${w.defendant}, Defendant.`,
    `Index No. ${w.number}`,
    'CONSUMER CREDIT TRANSACTION',
    'SUMMONS',
    'To the above named defendant: YOU ARE HEREBY SUMMONED to answer the complaint in this action and to serve a copy of your answer on the plaintiff’s attorney within twenty days after the service of this summons, exclusive of the day of service, or within thirty days after the service is complete if this summons is not personally delivered to you.',
    `In case of your failure to appear or answer, judgment will be taken against you by default for ${w.amount} with costs.`,
    '#',
    `Dated ${w.date}`,
    `${w.lawyer}, Attorneys for Plaintiff`,
  ],
  w => [
    `STATE COURT - ${w.county.toUpperCase()} COUNTY`,
    'SMALL CLAIMS',
    'NOTICE OF CLAIM AND SUMMONS',
    `Plaintiff: ${w.plaintiff}`,
    `Defendant: ${w.defendant}, ${w.home}`,
    `Case ${w.number}`,
    `The plaintiff asks for a judgment against you for ${w.amount}. You are ordered to appear for a hearing on ${w.hearing} at 9:30 a.m. in courtroom 3. If you do not appear, the court may enter a judgment against you.`,
    `Reason for the claim: unpaid ${w.lender} account ${w.account}.`,
    '#',
    `${w.clerk}, Deputy Clerk`,
    `Filed ${w.filed}`,
  ],
]
const COMPLAINTS: readonly Form[] = [
  w => [
    `IN THE ${w.court.toUpperCase()}`,
    `${w.plaintiff},`,
    'Plaintiff,',
    'vs.',
    `${w.defendant},`,
    'Defendant.',
    `Case No. ${w.number}`,
    'COMPLAINT',
    'Plaintiff, for its complaint against Defendant, alleges:',
    `1. Defendant resides in ${w.county} County.`,
    `2. Plaintiff is the assignee of a credit account opened by Defendant with ${w.lender}, account ${w.account}.`,
    '3. Defendant has failed to make the payments due.',
    `4. There is due and owing ${w.amount}.`,
    '#',
    'WHEREFORE, Plaintiff demands judgment against Defendant for that sum, together with costs of this action.',
    `Dated: ${w.filed}`,
    `/s/ ${w.lawyer}, Attorney for Plaintiff`,
  ],
  w => [
    `CIRCUIT COURT OF ${w.county.toUpperCase()} COUNTY`,
    `${w.plaintiff} v. ${w.defendant}`,
    `No. ${w.number}`,
    'STATEMENT OF CLAIM',
    'NOW COMES the Plaintiff, by its attorney, and complains of the Defendant as follows:',
    `1. On or before ${w.filed} Defendant became indebted to ${w.lender} on account ${w.account}.`,
    '2. Plaintiff purchased the account and is its owner.',
    `3. After all credits Defendant owes ${w.amount}, which Defendant has not paid although demand was made.`,
    '#',
    `WHEREFORE Plaintiff prays for judgment in the amount of ${w.amount} plus costs of suit.`,
    w.lawyer,
  ],
]
const JUDGMENTS: readonly Form[] = [
  w => [
    w.court.toUpperCase(),
    `${w.plaintiff}, Plaintiff, v. ${w.defendant}, Defendant`,
    `CASE NUMBER ${w.number} - DEFAULT JUDGMENT`,
    `Service of the summons and complaint having been made, and the defendant having failed to answer or otherwise appear,`,
    `IT IS ORDERED granting judgment for the plaintiff and against the defendant in the amount of ${w.amount} and costs of ${w.costs}.`,
    '#',
    `DATED ${w.date}.`,
    `${w.clerk}, Judge`,
    `Copy mailed to ${w.defendant}, ${w.home}`,
  ],
  w => [
    'NOTICE OF ENTRY OF JUDGMENT',
    w.court,
    `${w.plaintiff} vs. ${w.defendant}`,
    `Docket No. ${w.number}`,
    `TO THE DEFENDANT: You are notified that on ${w.date} judgment was entered against you by this court for ${w.amount}, with costs of ${w.costs}.`,
    'You may file a motion to set aside the judgment or an appeal within the time allowed by the rules of this court.',
    '#',
    `${w.clerk}, Clerk of Court`,
    `Mailed to: ${w.defendant}, ${w.home}`,
  ],
]
const GARNISHMENTS: readonly Form[] = [
  w => [
    w.court.toUpperCase(),
    `${w.plaintiff}, Judgment Creditor`,
    'vs.',
    `${w.defendant}, Judgment Debtor Case No. ${w.number}`,
    'ORDER AND NOTICE OF GARNISHMENT OF PERSONAL EARNINGS',
    `To the garnishee: ${w.employer}`,
    `The judgment creditor obtained judgment against the judgment debtor on ${w.filed}. You are ordered to withhold part of the judgment debtor's disposable earnings until ${w.amount} is paid.`,
    'NOTICE TO THE JUDGMENT DEBTOR: Some earnings and benefits cannot be garnished. If you believe that this garnishment is improper you may ask for a hearing by delivering the request form to the clerk of this court.',
    '#',
    `Witness my hand and the seal of this court on ${w.date}.`,
    `${w.clerk}, Clerk`,
  ],
  w => [
    'WRIT OF GARNISHMENT',
    `IN THE ${w.court.toUpperCase()}`,
    `${w.plaintiff}, Plaintiff`,
    `v. ${w.defendant}, Defendant, and First Coast Bank, Garnishee`,
    `Case No. ${w.number}`,
    `THE STATE TO ANY SHERIFF: You are commanded to summon the garnishee to state in writing what money of the defendant it holds, to satisfy the judgment of ${w.amount} entered on ${w.filed}.`,
    'NOTICE TO DEFENDANT: Your money may be exempt. File a claim of exemption and request for hearing with the clerk of court within 20 days.',
    '#',
    `Issued ${w.date}`,
    `${w.clerk}, Clerk of the Court`,
  ],
  w => [
    'INCOME EXECUTION',
    w.court,
    `${w.plaintiff}, Judgment Creditor, against ${w.defendant}, Judgment Debtor`,
    `Index No. ${w.number}`,
    `Judgment was entered on ${w.filed} for ${w.amount}.`,
    `TO THE SHERIFF OR MARSHAL: You are directed to satisfy the judgment, with interest and your fees, out of all money due to the judgment debtor from ${w.employer}.`,
    'To the judgment debtor: you may object to this execution as exceeding what the law allows.',
    '#',
    `Dated ${w.date}`,
    w.lawyer,
  ],
]
const OTHER_ORDERS: readonly Form[] = [
  w => [
    'SUBPOENA DUCES TECUM',
    w.court,
    `${w.plaintiff}, Plaintiff, against ${w.defendant}, Defendant`,
    `Index No. ${w.number}`,
    `TO: ${w.defendant}, ${w.home}`,
    `GREETINGS: WE COMMAND YOU, all business and excuses being laid aside, to appear on ${w.hearing} at 10:00 a.m. and to bring the papers listed below, to testify about your ability to pay the judgment of ${w.amount} entered on ${w.filed}.`,
    'Failure to comply with this subpoena is punishable as a contempt of court.',
    '#',
    `Dated: ${w.date}`,
    `${w.lawyer}, Attorneys for the Judgment Creditor`,
  ],
  w => [
    'ORDER TO APPEAR FOR EXAMINATION',
    `${w.court}, Case No. ${w.number}`,
    `Plaintiff: ${w.plaintiff}`,
    `Defendant: ${w.defendant}`,
    `TO ${w.defendant}: YOU ARE ORDERED TO APPEAR personally before this court on ${w.hearing} at 1:30 p.m. to furnish information to aid in enforcement of a money judgment against you.`,
    'NOTICE TO JUDGMENT DEBTOR. If you fail to appear at the time and place specified in this order, you may be subject to arrest and punishment for contempt of court.',
    '#',
    `Date: ${w.date}`,
    `${w.clerk}, Judge`,
  ],
]

export function summons(draft: Draft): Line[] {
  return drawn(draft, [...SUMMONSES, ...COMPLAINTS])
}

export function judgment(draft: Draft): Line[] {
  return drawn(draft, JUDGMENTS)
}

export function garnishment(draft: Draft): Line[] {
  return drawn(draft, GARNISHMENTS)
}

/** Any paper of a court: summons, complaint, judgment, garnishment, subpoena, order. */
export function anyCourtPaper(draft: Draft): Line[] {
  const forms = draft.random.pick([SUMMONSES, COMPLAINTS, JUDGMENTS, GARNISHMENTS, OTHER_ORDERS])
  return drawn(draft, forms)
}

function drawn({ scene, random }: Draft, forms: readonly Form[]): Line[] {
  const { consumer, county } = scene
  const number = random.pick([`${random.whole(22, 26)}CV0${random.whole(10_000, 99_999)}`, `CC20${random.whole(24, 26)}-${random.whole(10_000, 99_999)}`, `CV-00${random.whole(1000, 9999)}-26`]) // prettier-ignore
  const words: CourtWords = {
    plaintiff: scene.creditor,
    defendant: `${consumer.first} ${consumer.last}`,
    court: scene.court,
    county,
    number,
    home: `${consumer.street}, ${consumer.city}, ${consumer.state} ${consumer.zip}`,
    amount: dollars(scene.amount),
    costs: dollars(random.whole(8000, 26_000)),
    date: printed(scene.date, scene),
    filed: printed(addDays(scene.date, -random.whole(3, 60)), scene),
    hearing: printed(scene.afterEnd, scene),
    clerk: scene.signer,
    lawyer: `${scene.signer.split(' ')[1]} & Beck, LLP`,
    lender: scene.original,
    account: scene.account,
    employer: scene.employer,
  }
  return random
    .pick(forms)(words)
    .map((text, i) => (text === '#' ? SAY : line(text, i < 3 ? 'heading' : 'paragraph')))
}
