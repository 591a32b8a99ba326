/** Fair Debt Collection Practices Act, 15 USC 1692 to 1692p. */
export const FDCPA = {
  '15 USC 1692': 'Congress found abusive debt collection widespread and passed this act to end it.',
  '15 USC 1692a(3)': 'A consumer is a natural person who owes, or is said to owe, a debt.',
  '15 USC 1692a(5)': 'A debt is money owed from a deal that was mainly for personal, family or household use.',
  '15 USC 1692a(6)':
    'A debt collector is someone who regularly collects debts owed to others. A lender collecting its own debts in its own name is not one.',
  '15 USC 1692b(2)': 'When a collector asks other people where to find you, it may not say that you owe a debt.',
  '15 USC 1692b(5)':
    'When a collector writes to other people to find you, the envelope and the letter may not show that it collects debts.',
  '15 USC 1692c(a)(1)':
    'A collector may not contact you at a time or place it knows is bad for you. Before 8 a.m. and after 9 p.m. are assumed to be bad.',
  '15 USC 1692c(a)(2)':
    'Once a collector knows that a lawyer represents you on the debt, it must deal with the lawyer and not with you.',
  '15 USC 1692c(a)(3)':
    'A collector may not contact you at work if it knows or has reason to know that your employer forbids it.',
  '15 USC 1692c(b)':
    'A collector may not talk about your debt with other people, with few exceptions such as your lawyer and a credit bureau.',
  '15 USC 1692c(c)':
    'If you write that you refuse to pay or want contact to stop, the collector must stop, except to say what it will do next.',
  '15 USC 1692d': 'A collector may not harass, oppress or abuse anyone to collect a debt.',
  '15 USC 1692d(1)':
    'A collector may not use or threaten violence or other crime to harm a person, a good name or property.',
  '15 USC 1692d(2)': 'A collector may not use obscene or profane language, or language meant to abuse.',
  '15 USC 1692d(3)': 'A collector may not publish a list of people who are said to refuse to pay.',
  '15 USC 1692d(4)': 'A collector may not advertise a debt for sale to force you to pay.',
  '15 USC 1692d(5)': 'A collector may not call again and again in order to annoy, abuse or harass.',
  '15 USC 1692d(6)': 'A collector may not call without saying who is calling.',
  '15 USC 1692e': 'A collector may not use any false, deceptive or misleading statement or means to collect a debt.',
  '15 USC 1692e(1)': 'A collector may not pretend to be backed by or part of the federal government or a state.',
  '15 USC 1692e(2)(A)': 'A collector may not misstate the kind, the amount or the legal status of a debt.',
  '15 USC 1692e(2)(B)':
    'A collector may not misstate the services it gave or the pay it may lawfully get for collecting.',
  '15 USC 1692e(3)':
    'A collector may not falsely say or imply that a person is a lawyer or that a letter comes from one.',
  '15 USC 1692e(4)':
    'A collector may not say that not paying leads to arrest, jail, or taking property or wages, unless that is lawful and meant.',
  '15 USC 1692e(5)': 'A collector may not threaten what it cannot lawfully do or does not mean to do.',
  '15 USC 1692e(6)':
    'A collector may not falsely say that selling the debt takes away your defenses or exposes you to unlawful practices.',
  '15 USC 1692e(7)': 'A collector may not falsely say that you committed a crime, in order to disgrace you.',
  '15 USC 1692e(8)':
    'A collector may not report credit information it knows or should know is false, or leave out that a debt is disputed.',
  '15 USC 1692e(9)': 'A collector may not use a paper made to look as if it came from a court or a government.',
  '15 USC 1692e(10)':
    'A collector may not use any false statement or trick to collect a debt or to get information about you.',
  '15 USC 1692e(11)':
    'The first message must say that it is an attempt to collect a debt and that information will be used for that. Later ones must say that it comes from a debt collector.',
  '15 USC 1692e(12)': 'A collector may not falsely say that the debt was sold to an innocent buyer.',
  '15 USC 1692e(13)': 'A collector may not falsely say that a paper is legal process.',
  '15 USC 1692e(14)': 'A collector may not use a business name other than its true name.',
  '15 USC 1692e(15)':
    'A collector may not falsely say that a paper is not legal process or that you need not act on it.',
  '15 USC 1692e(16)': 'A collector may not falsely say that it is a credit bureau.',
  '15 USC 1692f': 'A collector may not use unfair means to collect a debt.',
  '15 USC 1692f(1)':
    'A collector may not collect any amount, fee or interest that the contract or the law does not allow.',
  '15 USC 1692f(2)':
    'A collector may not take a check dated more than five days ahead unless it tells you in writing three to ten business days before cashing it.',
  '15 USC 1692f(3)': 'A collector may not ask for a postdated check in order to threaten you with prosecution.',
  '15 USC 1692f(4)': 'A collector may not cash a postdated check before its date, or threaten to.',
  '15 USC 1692f(5)':
    'A collector may not cause you costs, such as for a collect call, by hiding what the message is about.',
  '15 USC 1692f(6)':
    'A collector may not take or threaten to take property without a court when it has no right to it or does not mean to.',
  '15 USC 1692f(7)': 'A collector may not write to you about a debt by postcard.',
  '15 USC 1692f(8)':
    'An envelope may show only the address, and a business name only if it does not say that it is about debt collection.',
  '15 USC 1692g':
    'Within five days of first contact a collector must tell you about the debt and your right to dispute it.',
  '15 USC 1692g(a)':
    'Within five days of first contact a collector must send a written notice with what you need to know about the debt.',
  '15 USC 1692g(a)(1)': 'The notice must state the amount of the debt.',
  '15 USC 1692g(a)(2)': 'The notice must name the creditor the debt is owed to.',
  '15 USC 1692g(a)(3)':
    'The notice must say that the collector will assume the debt is valid unless you dispute it within thirty days of getting the notice.',
  '15 USC 1692g(a)(4)':
    'The notice must say that if you dispute in writing within thirty days, the collector will get proof and mail it to you.',
  '15 USC 1692g(a)(5)':
    'The notice must say that the collector will name the original creditor if you ask in writing within thirty days.',
  '15 USC 1692g(b)':
    'If you dispute in writing within thirty days, the collector must stop until it has mailed you proof. In those days nothing may overshadow your right to dispute.',
  '15 USC 1692g(c)': 'That you did not dispute a debt may not be taken by a court as saying that you owe it.',
  '15 USC 1692g(d)': 'A formal pleading in a lawsuit does not count as first contact.',
  '15 USC 1692h': 'If you owe several debts, a payment may not go to one you dispute, and must go where you say.',
  '15 USC 1692i': 'A collector may sue you only in certain places.',
  '15 USC 1692i(a)(2)': 'A collector must sue where you signed the contract or where you live when the suit begins.',
  '15 USC 1692j(a)':
    'No one may supply forms that make you believe someone other than the creditor collects, when that is not so.',
  '15 USC 1692k': 'You can sue a collector that breaks this act.',
  '15 USC 1692k(a)': "A collector that breaks this act owes you damages, costs and a reasonable lawyer's fee.",
  '15 USC 1692k(a)(1)': 'You can get the loss that the violation caused you.',
  '15 USC 1692k(a)(2)(A)': 'In a suit of one person the court may add up to $1,000.',
  '15 USC 1692k(a)(3)':
    "Who wins against a collector gets costs and a lawyer's fee. Who sues in bad faith to harass may have to pay the other side's.",
  '15 USC 1692k(b)(1)':
    'The court looks at how often, how long and how badly the collector broke the law, and whether it meant to.',
  '15 USC 1692k(c)': 'A collector is not liable for an honest error made in spite of procedures meant to prevent it.',
  '15 USC 1692k(d)': 'You must sue within one year of the day of the violation.',
  '15 USC 1692n': 'State laws that protect you more than this act stay in force.',
  '15 USC 1692p': 'Certain bad check programs run for a prosecutor are outside this act, under strict conditions.',
} as const
