/** Regulation F, 12 CFR part 1006: the rules of the Consumer Financial Protection Bureau on debt collection. */
export const REGULATION_F = {
  '12 CFR 1006.6(a)(4)': 'When a person has died, whoever may act for the estate counts as the consumer.',
  '12 CFR 1006.6(b)(1)': 'A collector may not contact you at a time or place it knows or should know is bad for you.',
  '12 CFR 1006.6(b)(2)': 'A collector that knows you have a lawyer for the debt must deal with the lawyer.',
  '12 CFR 1006.6(b)(3)':
    'A collector may not contact you at work if it knows or has reason to know that your employer forbids it.',
  '12 CFR 1006.6(c)': 'If you tell a collector in writing to stop contacting you, it must stop, with few exceptions.',
  '12 CFR 1006.6(c)(1)': 'A written refusal to pay or request to stop ends further contact about that debt.',
  '12 CFR 1006.6(d)(1)': 'A collector may not talk about your debt with other people.',
  '12 CFR 1006.6(e)': 'An e-mail or text about a debt must give you a simple way to opt out.',
  '12 CFR 1006.10(b)(2)': 'When a collector asks others where to find you, it may not say that you owe a debt.',
  '12 CFR 1006.10(b)(4)': 'When a collector writes to others to find you, nothing may show that it collects debts.',
  '12 CFR 1006.14(a)': 'A collector may not do anything that harasses, oppresses or abuses.',
  '12 CFR 1006.14(b)(1)': 'A collector may not call or ring again and again in order to annoy, abuse or harass.',
  '12 CFR 1006.14(b)(2)(i)':
    'Up to seven calls about a debt in seven days, and none within seven days of a talk, is presumed to be allowed.',
  '12 CFR 1006.14(b)(2)(ii)':
    'More than seven calls about a debt in seven days, or a call within seven days of a talk, is presumed to break the rule.',
  '12 CFR 1006.14(c)': 'A collector may not use or threaten violence or other crime.',
  '12 CFR 1006.14(d)': 'A collector may not use obscene or profane language, or language meant to abuse.',
  '12 CFR 1006.14(e)': 'A collector may not publish a list of people who are said to refuse to pay.',
  '12 CFR 1006.14(f)': 'A collector may not advertise a debt for sale to force you to pay.',
  '12 CFR 1006.14(g)': 'A caller must say who he is.',
  '12 CFR 1006.14(h)': 'You can tell a collector not to use a certain way of reaching you.',
  '12 CFR 1006.14(h)(1)': 'A collector may not use a way of reaching you that you asked it not to use.',
  '12 CFR 1006.18(b)(1)(i)':
    'A collector may not pretend to be backed by or part of the federal government or a state.',
  '12 CFR 1006.18(b)(1)(ii)': 'A collector may not falsely say that it runs or works for a credit bureau.',
  '12 CFR 1006.18(b)(1)(iii)':
    'A collector may not falsely say or imply that a person is a lawyer or that a letter comes from one.',
  '12 CFR 1006.18(b)(1)(iv)': 'A collector may not falsely say that you committed a crime, in order to disgrace you.',
  '12 CFR 1006.18(b)(1)(v)': 'A collector may not falsely say that a sale or transfer takes away your defenses.',
  '12 CFR 1006.18(b)(1)(vi)': 'A collector may not falsely say that the debt was sold to an innocent buyer.',
  '12 CFR 1006.18(b)(1)(vii)': 'A collector may not falsely say that a paper is legal process.',
  '12 CFR 1006.18(b)(1)(viii)':
    'A collector may not falsely say that a paper is not legal process or that you need not act on it.',
  '12 CFR 1006.18(b)(2)(i)': 'A collector may not misstate the kind, the amount or the legal status of a debt.',
  '12 CFR 1006.18(b)(2)(ii)':
    'A collector may not misstate the services it gave or the pay it may lawfully get for collecting.',
  '12 CFR 1006.18(b)(3)':
    'A collector may not say that not paying leads to arrest, jail, or taking property or wages, unless that is lawful and meant.',
  '12 CFR 1006.18(c)(1)': 'A collector may not threaten what it cannot lawfully do or does not mean to do.',
  '12 CFR 1006.18(c)(2)':
    'A collector may not report credit information it knows or should know is false, or leave out that a debt is disputed.',
  '12 CFR 1006.18(c)(3)': 'A collector may not use a paper made to look as if it came from a court or a government.',
  '12 CFR 1006.18(c)(4)': 'A collector may not use a business name other than its true name.',
  '12 CFR 1006.18(d)':
    'A collector may not use any false statement or trick to collect a debt or to get information about you.',
  '12 CFR 1006.18(e)(1)':
    'The first message must say that the collector is trying to collect a debt and will use what you tell it for that.',
  '12 CFR 1006.18(e)(2)': 'Every later message must say that it comes from a debt collector.',
  '12 CFR 1006.18(e)(4)':
    'The statement that it is a debt collector must be in the same language as the rest of the message.',
  '12 CFR 1006.18(g)':
    'A law firm may show real involvement of a lawyer in a court paper when the lawyer read it and checked what it says.',
  '12 CFR 1006.22(b)':
    'A collector may not collect any amount, fee or interest that the contract or the law does not allow.',
  '12 CFR 1006.22(c)(1)':
    'A collector may not take a check dated more than five days ahead without written notice before cashing it.',
  '12 CFR 1006.22(c)(2)': 'A collector may not ask for a postdated check in order to threaten you with prosecution.',
  '12 CFR 1006.22(c)(3)': 'A collector may not cash a postdated check before its date, or threaten to.',
  '12 CFR 1006.22(d)': 'A collector may not cause you costs by hiding what a message is about.',
  '12 CFR 1006.22(e)':
    'A collector may not take or threaten to take property without a court when it has no right to it or does not mean to.',
  '12 CFR 1006.22(f)(1)': 'A collector may not write to you about a debt by postcard.',
  '12 CFR 1006.22(f)(2)':
    'An envelope may show only the address, and a business name only if it does not say that it is about debt collection.',
  '12 CFR 1006.22(f)(3)':
    'A collector may not use an e-mail address it knows your employer gave you, with few exceptions.',
  '12 CFR 1006.22(f)(4)': 'A collector may not write about your debt where others can see it on social media.',
  '12 CFR 1006.26(a)': 'A time-barred debt is one for which the time to sue has run out.',
  '12 CFR 1006.26(b)': 'A collector may not sue or threaten to sue on a time-barred debt.',
  '12 CFR 1006.30(a)(1)':
    'A collector may not report a debt to a credit bureau before it has spoken with you or written to you about it.',
  '12 CFR 1006.30(a)(1)(i)': 'Speaking with you about the debt, in person or by phone, opens the way to reporting it.',
  '12 CFR 1006.30(b)(1)':
    'A collector may not sell or pass on a debt it knows or should know is paid, settled or discharged in bankruptcy.',
  '12 CFR 1006.30(c)(1)':
    'If you owe several debts, a payment may not go to one you dispute, and must go where you say.',
  '12 CFR 1006.30(d)(2)': 'A collector must sue where you signed the contract or where you live when the suit begins.',
  '12 CFR 1006.30(e)':
    'No one may supply forms that make you believe someone other than the creditor collects, when that is not so.',
  '12 CFR 1006.34': 'A collector must give you a validation notice with set contents.',
  '12 CFR 1006.34(a)(1)':
    'A collector must give the validation information in its first message or within five days of it.',
  '12 CFR 1006.34(a)(1)(i)(B)':
    'If the first message does not hold the validation information, it must follow in writing or electronically within five days.',
  '12 CFR 1006.34(a)(2)': 'No notice needs to follow if you paid the debt before the notice was due.',
  '12 CFR 1006.34(b)(1)': 'Clear and conspicuous means easy to understand, and easy to see and read.',
  '12 CFR 1006.34(b)(2)':
    'The initial communication is the first time a collector conveys anything about the debt to you.',
  '12 CFR 1006.34(b)(3)':
    'The itemization date is one of five: last statement, charge-off, last payment, the transaction, or a judgment.',
  '12 CFR 1006.34(b)(5)':
    'The validation period lasts until thirty days after you get the notice. A collector may assume that takes at least five days, without weekends and holidays.',
  '12 CFR 1006.34(c)(1)': 'The notice must say that it comes from a debt collector who is trying to collect a debt.',
  '12 CFR 1006.34(c)(2)(i)':
    "The notice must give the collector's name and the mailing address where it takes disputes.",
  '12 CFR 1006.34(c)(2)(ii)': 'The notice must give your name and mailing address.',
  '12 CFR 1006.34(c)(2)(iii)': 'For a financial product the notice must name the creditor on the itemization date.',
  '12 CFR 1006.34(c)(2)(iv)': 'The notice must give the account number, or a part of it, if there is one.',
  '12 CFR 1006.34(c)(2)(v)': 'The notice must name the creditor the debt is owed to now.',
  '12 CFR 1006.34(c)(2)(vi)': 'The notice must give the itemization date.',
  '12 CFR 1006.34(c)(2)(vii)': 'The notice must give the amount of the debt on the itemization date.',
  '12 CFR 1006.34(c)(2)(viii)': 'The notice must list interest, fees, payments and credits since the itemization date.',
  '12 CFR 1006.34(c)(2)(ix)': 'The notice must give the amount of the debt now.',
  '12 CFR 1006.34(c)(3)(i)':
    'The notice must say until which date a written dispute makes the collector stop until it sends proof.',
  '12 CFR 1006.34(c)(3)(ii)':
    'The notice must say until which date you can ask in writing for the original creditor, and that collection then stops.',
  '12 CFR 1006.34(c)(3)(iii)':
    'The notice must say until which date you can dispute before the collector assumes that its information is right.',
  '12 CFR 1006.34(c)(3)(iv)': "For a financial product the notice must point to the CFPB's page about debt collection.",
  '12 CFR 1006.34(c)(3)(v)': 'A notice sent electronically must say how to dispute electronically.',
  '12 CFR 1006.34(c)(4)(i)': 'The notice must have boxes to dispute the debt and say why.',
  '12 CFR 1006.34(c)(4)(ii)': 'The notice must have a box to ask for the original creditor.',
  '12 CFR 1006.34(c)(4)(iii)': "The part to send back must give your and the collector's mailing addresses.",
  '12 CFR 1006.34(c)(5)': 'For some home loans a monthly statement may stand in for the itemization.',
  '12 CFR 1006.34(d)(1)': 'The validation information must be clear and easy to see.',
  '12 CFR 1006.34(d)(2)':
    "A collector who uses the CFPB's model form, or one much like it, meets the rules on content and form.",
  '12 CFR 1006.34(d)(3)(iv)(B)': 'The notice may also hold texts that other laws require.',
  '12 CFR 1006.34(d)(3)(vi)': 'The notice may say in Spanish that a Spanish notice can be had.',
  '12 CFR 1006.34(e)(2)': 'A collector that offers a Spanish notice must send one when you ask for it.',
  '12 CFR 1006.38': 'These are the rules for disputes and for requests for the original creditor.',
  '12 CFR 1006.38(a)': 'A dispute that repeats an earlier one without anything new counts as duplicative.',
  '12 CFR 1006.38(b)(1)':
    'During the validation period nothing may overshadow your right to dispute or to ask for the original creditor.',
  '12 CFR 1006.38(b)(2)': "Using the CFPB's model form does not by itself overshadow your rights.",
  '12 CFR 1006.38(c)':
    'If you ask in writing in time for the original creditor, the collector must stop until it sends the name and address.',
  '12 CFR 1006.38(d)(1)': 'That you did not dispute a debt may not be taken by a court as saying that you owe it.',
  '12 CFR 1006.38(d)(2)':
    'If you dispute in writing in time, the collector must stop until it sends proof or says why the dispute is duplicative.',
  '12 CFR 1006.38(d)(2)(i)':
    'Collection stops until the collector sends a copy of the proof of the debt or of a judgment.',
  '12 CFR 1006.100': 'A collector must keep its records for three years after its last act on the debt.',
} as const
