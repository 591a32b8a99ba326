import type { Conclusion } from '#disputes/conclusion.ts'

/** A reply with places to fill: {creditor} {amount} {higher} {lower} {date} {name} {account} {days}. Every second of a
 *  conclusion is held out: nothing is tuned on it. */
export const TEMPLATES: Readonly<Record<Exclude<Conclusion, 'unclear'>, readonly string[]>> = {
  validated: [
    'We received your letter disputing this account. Enclosed please find the itemized statement from {creditor} and the agreement you signed. The balance of {amount} is correct.',
    'In response to your request for validation, attached are monthly billing statements issued by {creditor} for the last year along with the bill of sale. According to these records {amount} is owed.',
    'You asked us to prove this debt. With this letter come copies of the application with your signature, a ledger of every charge and payment, and the charge-off statement. {amount} remains payable to {creditor}.',
    'We contacted {creditor} after your dispute. {creditor} is the creditor and the creditor has confirmed in writing that {name} owes {amount} on account {account}. A printout of the account history is included.',
    'Thank you for your inquiry. We are providing you with a copy of the contract and a full accounting. Interest was charged under section 4 of the contract. No fees were added. You may call with questions.',
    'Re your dispute dated {date}: documentation supporting the debt is enclosed (final bill, usage records, and your signed service agreement). We have now resumed our efforts.',
  ],
  partially: [
    'Enclosed is the statement from {creditor} showing {amount}. We do not have the signed agreement and have asked {creditor} for it.',
    'Attached you will find the last three statements. The payment history you asked for is not available to us at this time.',
    'We are sending you the itemized bill for one of the two visits. For the other visit the clinic could not locate the records, and we will not collect that part until it does.',
    'Your letter asked for four things. The account summary and the name of the original creditor, {creditor}, are attached. The contract and the chain of assignment have been requested and are still outstanding.',
    'A copy of the charge-off statement is included. The original application was destroyed by {creditor} and cannot be provided.',
    'You will find the invoice enclosed. We are still waiting for proof of delivery from our client and will forward it when it arrives.',
  ],
  ignored_the_question: [
    'Thank you for contacting our office about your account. Our records show that you owe {amount}. Please call us to set up a payment plan.',
    'We have reviewed your dispute and found it to be without merit. The full balance of {amount} is due. Pay today to avoid further action.',
    'Before we can investigate your request you must send us a copy of your driver license, your Social Security card and a notarized affidavit.',
    'We got your letter. We have verified that this debt is valid and that it belongs to you. {amount} remains due. Kindly remit payment.',
    'Your correspondence appears to be a template letter from the internet. We are not obligated to respond to it. The account remains open with a balance of {amount}.',
    'We are in receipt of your inquiry. As a courtesy we can offer you a settlement of {lower} if you call within ten days.',
  ],
  closed_account: [
    'After reviewing your dispute we have closed our file on this account and returned it to {creditor}. You will receive no further communication from us.',
    'This letter confirms that we have ceased all collection activity on account {account}. We have asked the credit bureaus to delete our entry.',
    'Please be advised that {creditor} has recalled this account from our office. We are no longer collecting it.',
    'We were unable to verify the debt. Your account has been closed and we will not contact you again.',
    'Your account now has a zero balance. The matter is closed and no payment is needed.',
    'Our client has instructed us to withdraw its claim. You owe nothing, and we have cancelled the account.',
  ],
  amount_changed: [
    'Following your dispute the balance was reviewed. A payment had not been posted. The corrected balance is {lower}, and a statement is enclosed.',
    'Enclosed is the statement you asked for. Please note that with collection costs the amount due is now {higher}.',
    'You were right: an insurance payment was missing. {creditor} has adjusted your account. The new balance is {lower}.',
    'We attach the account history. Since our last letter interest has been added and the total has increased to {higher}.',
    'In answer to your letter we have removed the fees you questioned. Your revised balance is {lower}.',
    'Verification is attached. The current balance is {higher}, including court costs and attorney fees.',
  ],
  continued_collection: [
    'FINAL NOTICE. Your balance of {amount} is seriously past due. Send payment in full within {days} days or we will recommend legal action.',
    'Our records indicate that {amount} remains unpaid. Call now to make a payment by phone.',
    'This account has been transferred to our office from your former collection agency. {amount} is due. Make your payment to us.',
    'SECOND REQUEST. You have not replied to our notice. Pay {amount} today and keep your credit clean.',
    'We recently purchased your account from {creditor}. Your balance is {amount}. Please remit payment to the address above.',
    'Special offer: settle your account for {lower} by {date}. Do not miss this chance to put this behind you.',
  ],
  acknowledged: [
    'We received your dispute. We have placed your account on hold and stopped collection while we request documents from {creditor}.',
    'Thank you for your letter of {date}. We will not contact you about this debt until we have mailed you verification.',
    'Your request for validation has reached us. Collection is suspended until we receive the records from our client.',
    'This is to confirm that your dispute was logged on {date}. We have asked {creditor} for an itemized statement and will mail it to you when it arrives. No collection activity will take place in the meantime.',
  ],
}
