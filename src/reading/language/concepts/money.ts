import { phrases } from './phrases.ts'

/** What is owed, paid, earned and owned. */
export const MONEY = {
  debt: phrases(`
    debt, account, balance, bill, obligation, amount, sum, loan, delinquency, claim, invoice, arrears, amount owed,
    total, what you owe, money you owe, charge, note
  `),
  pay: phrases(`
    pay, payment, remit, remittance, send, settle, resolve, satisfy
  `),
  pays: phrases(`
    pay, payment, remit, remittance, settle, satisfy, pay up, make good, clear, resolve, money, receive payment,
    paid, send, cure, take care of, make arrangements, arrangement, in our office, cooperate, comply, funds,
    set up a plan, payment plan
  `),
  answers: phrases(`
    call, respond, reply, answer, contact, hear from you, act, write, reach us, come in, get in touch, do as,
    phone, telephone, text
  `),
  wages: phrases(`
    wage, paycheck, paychecks, pay check, salary, earnings, your pay, take-home, take home pay, disposable income,
    your income, commissions, bonus, weekly check, pay stub, hourly pay, monthly income, net pay,
    personal earnings, disposable earnings
  `),
  'bank-account': phrases(`
    bank account, checking account, savings account, checking, savings, your bank, deposit account,
    funds on deposit, your deposits, deposits at, debit card, money in the bank, your funds, cash in your account,
    credit union account, bank accounts, bank balance, money market, your account at, your accounts at, your cash,
    =banking, joint account, share account, bank acct, where you bank, bank deposits, every account you hold,
    financial accounts, accounts in your name, money on deposit
  `),
  goods: phrases(`
    property, assets, asset, belongings, possessions, personal property, household goods, furniture, electronics,
    valuables, everything you own, anything you own, what you own, appliances, jewelry, goods, chattels, tv,
    television, couch, household items, your things, your stuff, everything you have worked for, your tools, livestock, boat,
    personal effects, anything of value, items of value, everything you have, anything you have, all you have,
    all you own, whatever you own, contents of your home, contents of your house, household contents, furnishings,
    property inside, what is inside, worldly goods, inventory, objects of value, things of value, storage locker, storage unit, your locker
  `),
  home: phrases(`
    home, house, residence, homestead, real estate, real property, dwelling, condo, condominium, apartment, land,
    your property, the property, farm, roof over your head, family home, mobile home, acreage, living room,
    where you live, place you live, trailer
  `),
  vehicle: phrases(`
    car, vehicle, truck, automobile, auto, motorcycle, van, pickup, suv, sedan, boat, trailer, rv, atv, scooter,
    ride, tractor, camper, wheels, minivan, jeep, bike
  `),
  collateral: phrases(`
    collateral, secured property, furniture, washing machine, appliance, refrigerator, couch, tv, television,
    laptop, mattress, bedroom set, equipment, merchandise, goods, ring, jewelry, instrument, dryer, stove,
    belongings, item you bought, hearing aid, wedding ring, engagement ring, dentures, braces, crib, stroller, guitar, piano,
    tablet, computer, phone you bought, washer, freezer, bed, sofa, crutches, wheelchair, chattels, purchases, rims, tires
  `),
  benefits: phrases(`
    social security, soc sec, ss check, ss money, veterans compensation, ssi, va check, va money, va pay, railroad pension, ssdi, supplemental security income, disability, disability benefit, veterans benefit,
    va benefit, benefits from va, benefits from the va, benefits from department of veterans affairs, va pension,
    va check, va disability, veterans, pension, retirement, retirement check, unemployment, unemployment benefit,
    unemployment compensation, child support, alimony, welfare, public assistance, government benefits,
    federal benefits, survivor benefits, benefit check, monthly benefit, your benefits,
    government send your benefits, workers compensation, workers comp, railroad retirement, military pay, tanf,
    disability check, 401k, 401 (k), black lung, disability checks, military pension, military retirement,
    civil service retirement, stimulus, tax credit, gi bill, annuity, entitlement check, government check,
    federal tax refund, tax refund, state tax refund, income tax refund, your refund, spousal support, student aid,
    va deposit, federal deposit, federal benefit, benefit deposit, federal monthly deposit, relief check, old age pension, earned income credit,
    va compensation, military compensation, disability pay, widow benefit, widower benefit, survivor benefit, death benefit,
    widow pension, survivor pension, old age check, aid check, ssi deposit, ssdi deposit, snap benefits, teacher pension, uncle sam sends,
    benefit card, benefits card, direct express, old age money, old age benefit, old age pension, what the government sends, what government sends,
    government sends you, money from the government, check from the government, deposit from the government, sums paid you by reason of disability, workmen compensation, widows pension,
    check from the va, check from va, money from the va, deposit from the va, va money, check from social security,
    help from the government, help of the government, help you receive of the government, help you get from the government, money of the government
  `),
  'public-aid': phrases(`
    food stamps, snap, ebt, wic, medicaid, medicare, section 8, section eight, housing voucher, voucher,
    housing assistance, public assistance, welfare, tanf, stimulus, stimulus payment, government aid, tax refund,
    state tax refund, income tax refund, state income tax refund, federal tax refund, your refund,
    federal payments, treasury offset, government benefits, public benefits, your benefits, state benefits,
    federal benefits, cash aid, child care subsidy, subsidized housing, financial aid, unemployment benefits,
    federal payment, lottery winnings, subsidy, benefits office, federal aid, student aid, fafsa, pell grant, college aid, school lunch, rent assistance, heating assistance,
    public housing, veterans benefits, veteran benefits, va benefits, disability benefits, disability check, ssi check
  `),
  'card-or-phone': phrases(`
    card, credit card, debit card, debit, phone, telephone, online, on-line, website, web site, web, portal,
    internet, electronic, electronically, ach, e-check, echeck, check by phone, checks by phone, representative,
    live agent, agent, app, automated system, ivr, text, electronic check, card transaction, credit cards, wire,
    apple pay, over the phone, pay-by-phone, same-day, same day, expedited, transaction, mobile, virtual, site,
    plastic, visa, mastercard, amex, checkout, kiosk, click, automated line, call center, operator
  `),
  'fee-word': phrases(`
    fee, charge, surcharge, upcharge, cost, extra, premium, markup, assessment, add-on
  `),
} as const
