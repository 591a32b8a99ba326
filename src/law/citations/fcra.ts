/** Fair Credit Reporting Act, 15 USC 1681 ff. */
export const FCRA = {
  '15 USC 1681b(a)(3)':
    'A credit bureau may give your report only for the reasons the law lists, such as a credit deal you take part in.',
  '15 USC 1681b(f)': 'No one may get your report without one of the reasons the law lists.',
  '15 USC 1681c': 'This section says how long bad marks may stay in a credit report.',
  '15 USC 1681c-1(a)':
    'If you believe you are a victim of fraud, a bureau must place a first fraud alert for at least one year.',
  '15 USC 1681c-1(b)': 'With an identity theft report you can have an extended alert for seven years.',
  '15 USC 1681c-1(i)(2)(A)': 'A nationwide bureau must place a security freeze free of charge, quickly after you ask.',
  '15 USC 1681c-2(a)':
    'A bureau must block what came from identity theft within four business days of getting your papers.',
  '15 USC 1681c-2(a)(1)': 'To have an item blocked you must prove who you are.',
  '15 USC 1681c-2(c)(2)': 'If a bureau declines or lifts a block, it must tell you promptly.',
  '15 USC 1681c-3(b)':
    'A bureau may not report bad marks that came from human trafficking, once it has the papers that show it.',
  '15 USC 1681c(a)(1)': 'A bankruptcy may stay in a report for ten years.',
  '15 USC 1681c(a)(2)':
    'A lawsuit or judgment may stay in a report for seven years or until the time to sue ends, whichever is longer.',
  '15 USC 1681c(a)(3)': 'A paid tax lien may stay in a report for seven years from the day it was paid.',
  '15 USC 1681c(a)(4)': 'An account in collection or charged off may stay in a report for seven years.',
  '15 USC 1681c(a)(5)': 'Any other bad mark, except a criminal conviction, may stay in a report for seven years.',
  '15 USC 1681c(a)(7)':
    "A veteran's medical debt may not be reported in its first year, if the bureau knows that it is one.",
  '15 USC 1681c(a)(8)':
    "A veteran's medical debt that is paid or settled may not be reported, if the bureau knows that it is one.",
  '15 USC 1681c(c)(1)':
    'For a collection or a charge-off the seven years begin 180 days after the first missed payment that led to it.',
  '15 USC 1681c(e)': 'If you closed an account yourself, the report must say so.',
  '15 USC 1681c(f)': 'If a bureau is told that you dispute an item, each report with that item must say so.',
  '15 USC 1681e(b)': 'A bureau must follow reasonable procedures to make reports as accurate as possible.',
  '15 USC 1681g(a)(3)(A)':
    'A bureau must tell you who got your report: in the last two years for a job, in the last year for other reasons.',
  '15 USC 1681g(e)(1)':
    'A business must give a victim of identity theft copies of the records of the fraud within thirty days.',
  '15 USC 1681i': 'This section says how a bureau must look into a dispute.',
  '15 USC 1681i(a)(1)(A)': 'A bureau must look into your dispute free of charge within thirty days.',
  '15 USC 1681i(a)(1)(B)': 'The thirty days may grow by up to fifteen if you send more information in that time.',
  '15 USC 1681i(a)(2)(A)': 'Within five business days the bureau must pass your dispute to whoever reported the item.',
  '15 USC 1681i(a)(3)': 'A bureau may stop if it reasonably finds a dispute frivolous or irrelevant.',
  '15 USC 1681i(a)(3)(B)': 'It must tell you within five business days that it found your dispute frivolous.',
  '15 USC 1681i(a)(5)(A)': 'What is wrong, incomplete or cannot be verified must be deleted or changed.',
  '15 USC 1681i(a)(5)(B)(i)':
    'A deleted item may come back only if whoever reported it certifies that it is complete and accurate.',
  '15 USC 1681i(a)(5)(B)(ii)':
    'If a deleted item comes back, the bureau must tell you in writing within five business days.',
  '15 USC 1681i(a)(5)(C)': 'A bureau must have procedures that keep deleted items from coming back.',
  '15 USC 1681i(a)(6)(A)': 'A bureau must send you the results in writing within five business days of finishing.',
  '15 USC 1681i(a)(6)(B)(iii)':
    'The results must tell you that you can ask how the bureau looked into your dispute, with the name and address of whom it asked.',
  '15 USC 1681i(a)(7)': 'If you ask, a bureau must describe how it looked into your dispute within fifteen days.',
  '15 USC 1681i(a)(8)': 'A bureau that deletes the item within three business days may use a shorter procedure.',
  '15 USC 1681i(d)':
    'If you ask, a bureau must tell those who got the report lately that an item was deleted or is disputed.',
  '15 USC 1681i(f)(2)(B)(i)':
    'A reseller whose own act made an item wrong must correct or delete it within twenty days.',
  '15 USC 1681i(g)': "A bureau must delete a veteran's medical debt once it has the notice or the papers that show it.",
  '15 USC 1681j(a)(2)': 'A free yearly report must come within fifteen days of your request.',
  '15 USC 1681j(a)(3)': 'A dispute made after a free yearly report may take forty-five days.',
  '15 USC 1681j(b)': 'After a decision against you that rests on a report, you can have a free copy within sixty days.',
  '15 USC 1681m(f)': 'A debt blocked as identity theft may not be sold, passed on or placed for collection.',
  '15 USC 1681m(g)':
    'A collector told that a debt may come from identity theft must tell the creditor and on request give you its papers.',
  '15 USC 1681n':
    "Who breaks this act on purpose owes your loss or $100 to $1,000, punitive damages if allowed, costs and a lawyer's fee.",
  '15 USC 1681o': "Who breaks this act by carelessness owes your loss, costs and a lawyer's fee.",
  '15 USC 1681p': 'You must sue within two years of finding out, and within five years of the violation.',
  '15 USC 1681s-2': 'This section sets the duties of those who report to the bureaus.',
  '15 USC 1681s-2(a)(1)(A)': 'No one may report what he knows or has reason to believe is wrong.',
  '15 USC 1681s-2(a)(2)': 'Who reported something wrong or incomplete must correct it.',
  '15 USC 1681s-2(a)(3)': 'An item you dispute may not be reported without saying that it is disputed.',
  '15 USC 1681s-2(a)(4)': 'If you closed an account yourself, that must be reported.',
  '15 USC 1681s-2(a)(5)(A)': 'The date the delinquency began must be reported within ninety days.',
  '15 USC 1681s-2(a)(5)(B)': 'A collector is safe if it reports the date of delinquency that the creditor gave.',
  '15 USC 1681s-2(a)(6)(B)': 'After an identity theft report, what came from the theft may not be reported.',
  '15 USC 1681s-2(a)(8)(D)':
    'A dispute sent straight to the company must name the item, say why it is wrong and include papers.',
  '15 USC 1681s-2(a)(8)(E)(iii)': 'The company must finish looking into a direct dispute in the same time as a bureau.',
  '15 USC 1681s-2(a)(8)(G)':
    'A company need not look into a dispute that a credit repair firm wrote or supplied the form for.',
  '15 USC 1681s-2(b)': 'When a bureau passes on your dispute, the company must look into it.',
  '15 USC 1681s-2(b)(1)':
    'The company must investigate, review what the bureau sent, report the result and correct what is wrong.',
} as const
