import type { ConsumerFactName } from './consumer-facts.ts'

interface Words {
  readonly ask: string
  readonly why: string
}

/** What is asked about a fact, and why. Those of the time limit stand with it.  @law letter-facts.md 3 */
export const QUESTIONS: Readonly<Partial<Record<ConsumerFactName, Words>>> = {
  priorNoticeReceived: {
    ask: 'Before this letter, did this same company send you a page about your right to dispute?',
    why: 'Only the first notice must hold all of your rights.',
  },
  firstContactDate: {
    ask: 'When did this company first contact you in any way?',
    why: 'The written notice must follow within five days, and nothing may be reported to a credit bureau before.',
  },
  spanishRequestSent: {
    ask: 'Did you ask them for the copy in Spanish?',
    why: 'They offer one here. Whoever offers it must send it.',
  },
  spanishNoticeReceived: { ask: 'Did the copy in Spanish come?', why: 'Once they offer it, they must send it.' },
  registeredNameFound: {
    ask: "Is the sender's name in your state's list of businesses or licenses?",
    why: 'A collector must use its true name. A name nobody has registered can also be a sign of a scam.',
  },
  remitToMatchesOriginalCreditor: {
    ask: 'Do the address and the phone number belong to the company you first owed?',
    why: 'A lender may not pretend to be an outside collector.',
  },
  originalCreditorWrong: {
    ask: 'Is the first lender they name wrong: did you never have an account there?',
    why: 'A collector may not name the wrong lender. Store cards often come from a bank with another name.',
  },
  toldToIgnoreCourtPapers: {
    ask: 'Does this letter, or did anyone there, say that you need not answer court papers?',
    why: 'That is never true while a case is open, and you could lose it without a hearing.',
  },
  summonsReceived: {
    ask: 'Did you get court papers about this debt?',
    why: 'Court papers have their own short deadline.',
  },
  suitFiled: {
    ask: 'Has a suit about this debt been filed against you?',
    why: 'The letter speaks of a suit. Saying so when there is none is false.',
  },
  judgmentExists: {
    ask: 'Is there a judgment of a court about this debt? Ask the clerk if you are not sure.',
    why: 'The letter speaks of a judgment. Saying so when there is none is false.',
  },
  courtSearchDone: {
    ask: 'Did you look for the case on the website of the court, or ask the clerk?',
    why: 'People often do not know of a judgment. A search makes the finding surer.',
  },
  suitDistrict: {
    ask: 'Which county and state is the court in?',
    why: 'A collector may sue only where you live or where you signed.',
  },
  residenceDistrict: {
    ask: 'Which county and state do you live in?',
    why: 'A collector may sue only where you live or where you signed.',
  },
  signingDistrict: {
    ask: 'In which county and state did you sign the contract?',
    why: 'A collector may sue only where you live or where you signed.',
  },
  debtSecured: {
    ask: 'Did you pledge a car, a home or other property for this debt?',
    why: 'They speak of taking property. They may not, unless it was pledged.',
  },
  alreadyPaid: { ask: 'Did you already pay this debt?', why: 'A paid debt may not be collected again.' },
  paidDate: { ask: 'When did you pay it?', why: 'A debt that was paid may not be sold or passed on.' },
  settledBefore: { ask: 'Did you settle this debt before?', why: 'A settled debt may not be collected again.' },
  settlementDate: { ask: 'When did you settle it?', why: 'A debt that was settled may not be sold or passed on.' },
  settlementPaid: {
    ask: 'Did you make every payment of the settlement?',
    why: 'Then nothing is left to collect. Keep the settlement letter and proof of payment.',
  },
  notMyDebt: {
    ask: "Is this somebody else's debt?",
    why: 'They may not say that you owe what you do not owe. Dispute it in writing soon.',
  },
  identityTheft: {
    ask: 'Did somebody use your name to open the account?',
    why: 'Then you do not owe it, and there is help at IdentityTheft.gov.',
  },
  wrongAmount: {
    ask: 'Is the amount higher than what you owe?',
    why: 'A collector may ask only for what is really owed.',
  },
  agreementAuthorisesInterest: {
    ask: 'Does your contract allow this interest? Answer only with the contract in hand.',
    why: 'The letter adds interest. That needs a contract or a law.',
  },
  agreementAuthorisesFee: {
    ask: 'Does your contract, or a law, allow this fee? Answer only with the contract in hand.',
    why: 'The letter adds a fee. That needs a contract or a law.',
  },
  interestStoppedAtChargeoff: {
    ask: 'Did your last statements stop adding interest?',
    why: 'Interest the lender gave up may not be added later.',
  },
  firstDelinquencyDate: {
    ask: 'When did you first fall behind and never catch up? Your credit report shows it.',
    why: 'Most debts may not be reported after about seven years.',
  },
  creditReportedDate: {
    ask: 'When was their entry first in your credit report?',
    why: 'They must contact you before they report a debt.',
  },
  conversationBeforeReport: {
    ask: 'Did you talk with them about the debt before it was in your credit report?',
    why: 'They must contact you before they report a debt.',
  },
  disputed: {
    ask: 'Did you dispute this debt with them in any way?',
    why: 'A disputed debt must be reported as disputed.',
  },
  reportedWithoutDisputeFlag: {
    ask: 'Does your newer credit report leave out that you dispute it?',
    why: 'A disputed debt must be reported as disputed.',
  },
  debtKind: { ask: 'What kind of debt is it?', why: 'Some debts have rules of their own.' },
  originalBalance: {
    ask: 'How much was the medical bill at first, in dollars?',
    why: 'The credit bureaus do not list small medical bills.',
  },
  debtAgeMonths: {
    ask: 'How many months old is the medical bill?',
    why: 'The credit bureaus do not list medical bills younger than a year.',
  },
  employerEmail: { ask: 'Did it come to an e-mail address from your work?', why: 'Others at work may read it.' },
  emailConsent: { ask: 'Did you agree that they write to that address?', why: 'With your consent they may.' },
  mediumOptouts: {
    ask: 'Did you tell them to stop texts, e-mails or calls? Since when?',
    why: 'After that they may not use that way again.',
  },
  socialMediaPublic: { ask: 'Could other people see the post?', why: 'A collector may not write about you in public.' },
  messageLocalTime: {
    ask: 'At what time did the message reach you?',
    why: 'Before 8 in the morning and after 9 at night they may not contact you.',
  },
  timeOrPlaceObjected: {
    ask: 'Had you told them that this time or place is bad for you?',
    why: 'After that they may not contact you then or there.',
  },
  threatensEarlyDeposit: {
    ask: 'Do they say that they will cash your check before its date?',
    why: 'They may not, and it can cost you overdraft fees.',
  },
  depositDate: { ask: 'When was the check cashed?', why: 'They may not cash it before its date.' },
  acceptanceDate: {
    ask: 'When did they take the check?',
    why: 'A check dated far ahead needs a written notice first.',
  },
  depositNoticeReceived: {
    ask: 'Did they write to you three to ten business days before they cashed it?',
    why: 'A check dated far ahead needs a written notice first.',
  },
  licenseStatus: {
    ask: 'Look the sender up in your state’s list of licensed collectors. Is it there?',
    why: 'Your state wants collectors to have a license. Without one they may not be allowed to collect or sue here.',
  },
  chargeOffDate: {
    ask: 'When did the first lender write the account off? Your credit report shows it.',
    why: 'For debts that were written off, your law asks for more on the first letter.',
  },
  hospitalBill: {
    ask: 'Is the bill from a hospital or surgery center?',
    why: 'A first letter about a hospital bill must say that help may be available.',
  },
  attorneyRepresents: {
    ask: 'Do you have a lawyer for this debt?',
    why: 'Once they know of your lawyer they must write to the lawyer, not to you.',
  },
  collectorKnowsAttorney: {
    ask: 'Was this collector told about your lawyer?',
    why: 'Only a collector that knows of your lawyer must write to the lawyer.',
  },
  noticeOfRepresentationDate: {
    ask: 'When were they told about your lawyer?',
    why: 'Letters sent before that day do not count.',
  },
  ceaseReceivedDate: {
    ask: 'Did you write to them to stop contacting you? When did they get it?',
    why: 'After that they may write only to say that they stop, or what they will do.',
  },
  thirdPartyTold: {
    ask: 'Did they tell anyone but you, your spouse or your lawyer about the debt?',
    why: 'They may not tell family, friends or your boss.',
  },
  workContact: {
    ask: 'Did they contact you at work?',
    why: 'They may not when your employer forbids it and they know.',
  },
  employerProhibitsContact: {
    ask: 'Does your employer forbid such calls or letters, and did they know?',
    why: 'Then they may not contact you at work.',
  },
  workplaceObjected: {
    ask: 'Did you tell them not to contact you at work?',
    why: 'Then they should know that your employer does not allow it.',
  },
  calls7Days: {
    ask: 'How many times did they call about this debt in any seven days in a row, at most?',
    why: 'More than seven calls in seven days is too many.',
  },
  callAfterConversationDays: {
    ask: 'After you talked with them, how many days passed until they called again?',
    why: 'They must wait seven days after a talk.',
  },
  callerCharged: {
    ask: 'Did the call or message cost you money?',
    why: 'They may not make you pay by hiding why they call.',
  },
  callerIdentified: { ask: 'Did the caller say who they were?', why: 'A caller must say who is calling.' },
  writtenDisputeReceivedDate: {
    ask: 'Did you dispute this debt in writing? When did they get it?',
    why: 'After a dispute in time they must stop until they send proof.',
  },
  earlierValidationEndDate: {
    ask: 'What last day to dispute did their first notice show?',
    why: 'A dispute stops them only when it came by that day.',
  },
  verificationReceivedDate: {
    ask: 'When did you get proof of the debt?',
    why: 'After a dispute in time they must stop until they send proof.',
  },
  ocRequestReceivedDate: {
    ask: 'Did you ask them in writing who the first lender was? When did they get it?',
    why: 'They must stop until they answer.',
  },
  ocInfoReceivedDate: {
    ask: 'When did they answer who the first lender was?',
    why: 'They must stop until they answer.',
  },
  debtDischarged: {
    ask: 'Was this debt wiped out in a bankruptcy?',
    why: 'Then they may not ask you to pay it.',
  },
  bankruptcyDischargeDate: { ask: 'On what day did the court wipe out your debts?', why: 'Only later letters count.' },
  stayInForce: {
    ask: 'Is the bankruptcy case still open, with no order that lets them go on?',
    why: 'While it is open, most collection must stop.',
  },
  readerRelationship: {
    ask: 'Who are you to the person in the letter?',
    why: 'They may not tell others about a debt.',
  },
}
