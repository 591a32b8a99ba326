import { phrases } from './phrases.ts'

/** What is done or threatened. */
export const DEEDS = {
  takes: phrases(`
    take, seize, attach, attachment, garnish, garnishment, garnishee, levy, intercept, withhold, deduct, dock,
    capture, confiscate, freeze, lock, lock up, restrain, hold, drain, empty, go after, get, come after, tap,
    tap into, divert, redirect, offset, execute, execution, claim, collect from, collect out, pull, siphon,
    help ourselves, carve, skim, grab, touch, reach, clean out, not safe, off limits, assign, assignment, reduce,
    recoup, keep part, sweep, wipe out, hit, block, close, forfeit, impound, appropriate, liquidate, subject,
    embargo, sequester, sequestration, remove, draw, take out, put a hold, place a hold, cut off, cut, send to us, send us, paid over, turn over, lose
  `),
  garnishes: phrases(`
    garnish, garnishment, garnishee, garnisheed, attach, attachment, levy, withhold, withholding, deduct,
    deduction, dock, seize, take, intercept, go after, come after, get, hold, claim, execute, tap, divert, assign,
    assignment, freeze, reduce, cut, collect from, grab, carve, help ourselves, skim, put a hold, place a hold,
    pull, capture, confiscate, embargo, sequester, sequestration, redirect, dip into, lose, shrink, impound, touch, drain, reach, subject, order
  `),
  levies: phrases(`
    freeze, seize, levy, attach, attachment, garnish, garnishment, lock, lock up, hold, restrain, drain, empty,
    execute, execution, intercept, sweep, clean out, take, block, take money, wipe out, grab, go after, come after,
    confiscate, close, shut down, stop working, capture, impound, put a hold, tie up, raid, help ourselves, pull,
    embargo, sequester, sequestration, remove, withdraw, draw, drawn, offset, collect from, reach, cut off, get at, claim
  `),
  arrest: phrases(`
    arrest, arrested, arraignment, arraign, take you into custody, into custody, take into custody, apprehend, detain, detention,
    handcuff, cuffs, in cuffs, bench warrant, arrest warrant, warrant for, a warrant, warrant issued, imprison,
    imprisonment, incarcerate, incarceration, jail, prison, behind bars, lock you up, locked up, locked away,
    penitentiary, lockup, serve time, in cell, jail cell, jail time, bail, post bail, pick you up, picked up at,
    picked up from, be picked up, booked, be booked, felony warrant, criminal warrant, put away, do time,
    sheriff custody, pick up order, capias, body attachment, spend night in county, years in prison, throw you in,
    haul you in, haul you off, hauled off, hauled away, taken away in, perp walk, fugitive squad, mugshot,
    mug shot, warrant be
  `),
  crime: phrases(`
    crime, criminal, felony, felon, misdemeanor, theft, larceny, fraud, fraudulent, steal, stealing, stole, thief,
    embezzlement, embezzle, swindle, con, robbery, rob, robbing, forgery, racketeering, criminal offense,
    penal code, bad check, check fraud, bank fraud, wire fraud, mail fraud, theft by deception, theft of services,
    defraud, false pretenses, worthless check, hot check, bogus check, shoplifting, criminal act, criminal conduct,
    criminal behavior, unlawful taking, conversion, deception, fugitive, crook, dishonest, dishonesty, perjury,
    loan fraud, insufficient funds, swindler, cheater, con man, con artist, grifter, bandit, robber, delinquents of law, outlaw, embezzler, defrauder, shoplifter
  `),
  sue: phrases(`
    sue, =suit, =suits, lawsuit, law suit, litigation, litigate, legal action, legal actions, legal proceeding,
    legal proceedings, legal remedy, legal remedies, civil action, civil =suit, civil complaint, civil case,
    court action, court proceedings, court case, judicial action, judicial proceedings, judicial remedies,
    court papers, summons, take you to court, took you to court, taken to court, take this to court,
    take matter to court, go to court, see you in court, haul you into court, drag you into court,
    in front of a judge, before a judge, named as defendant, named defendant, be defendant, file complaint in,
    complaint in county court, complaint against you, petition against you, action in court, action at law,
    legal process, legal complaint, small claims, settle this in court, have our day in court, commence action,
    commence an action, bring an action, bring action, file a claim in court, file court, file in court,
    filing in court, enforce through the courts, through the courts, legal steps, legal measures, legal recourse,
    legal enforcement, process server, serve you with, served with, serve you at, served at your, legal papers,
    lawsuits, legal route, court date, court of law, civil proceedings, civil suit, proceed legally,
    proceed against you, proceedings against you, be served, get served, court filing, taking legal,
    complaint will be filed, file a complaint, civil court, legal case, legal matter, courtroom,
    legal consequences, before the judge, court hearing, legal avenue, legal avenues, taken legally, legal filing,
    legal suit, go to law, judicial demand, judicial claim, judicial process, court claim, made defendant,
    end up defendant, become defendant
  `),
  judgment: phrases(`
    judgment, default judgment, money judgment, court judgment, consent judgment, deficiency judgment,
    judge will rule, judge rule against, court will rule against, ruling against you, decree
  `),
  deports: phrases(`
    deport, removal proceedings, removed from the country, sent back to your country, sent home to your country,
    sent back, kicked out of the country, undocumented
  `),
  visits: phrases(`
    visit, come to, coming to, coming by, come by, stop by, drop by, show up, arrive at, at your door, knock on,
    personal call, home visit, door to door, send someone, sent someone, be at your, pay you a visit, swing by,
    come out to, go to your, see you at, go by, call at your, call upon you, call on you, come see you, turn up,
    appear at, dispatch, sending someone, send a man, stand on your, park outside
  `),
  tells: phrases(`
    tell, acquaint, acquainted, inform, notify, contact, call, phone, telephone, ring, write, write to, email, text, speak, talk,
    discuss, advise, alert, inquire, ask, interview, question, visit, reach out, disclose, reveal, let know, hear,
    find out, learn, know, aware, receive, copy, copies, go to, get, send, notification, notice, stop by, show up,
    meet with, make aware, speak with, fax, deliver, mail, explain, expose, share, report, message, check with,
    investigate, investigation, made known, see, announce, word get, learns, deserve to know, conversation, chat,
    call on, get in touch, bring up, explain to, serve, approach, hand, turn to, embarrass, explaining
  `),
  suspends: phrases(`
    suspend, suspension, revoke, revocation, cancel, pull, pulled, lose, loss, deny, denied, denial, block, flag,
    hold, restrict, void, invalidate, take away, strip, review, risk, jeopardy, jeopardize, withhold, refuse,
    place a hold, yank, confiscate, forfeit, stop, end, terminate, terminated, cut off, reduce, report, notify,
    contact, inform, in danger, threaten, affect, bar, ban, deactivate, tell, told, disqualify, intercept, offset,
    take, seize, ended, complain, complaint, jeopardise, ineligible, garnish, apply, not be able, unable, reject
  `),
  'public-place': phrases(`
    facebook, fb, insta, instagram, tiktok, twitter, social media, internet, website, web site, web page, online, on the web,
    newspaper, local paper, the paper, gazette, press register, radio, billboard, bulletin board, our window,
    store window, window, wall, lobby, community page, town square, clubhouse, register, notice board,
    sunday edition, sunday paper, morning paper, daily paper, town paper, evening paper, =news, flyer, flyers,
    poster, public, main street, nextdoor, youtube, magazine, newsletter, local press, the press, press,
    television, our page, x.com, our site, public list, homeowners meeting, next meeting, =meeting, monthly meeting, front door,
    cash register, counter, every merchant, all merchants, the shops, all the shops, community board,
    classifieds, classified ads, want ads, corkboard, waiting room, church bulletin, town hall, courthouse steps, courthouse door,
    supermarket, laundromat, group chat, our channel, podcast, livestream,
    =ig, ig story, insta story, our story, snapchat, our feed, our blog, reddit, parish bulletin, union hall, town square, market square,
    break room, community center, barber shop, barbershop, beauty parlor
  `),
  'shame-list': phrases(`
    wall of shame, hall of shame, wall of deadbeats, shame list, deadbeat list, list of deadbeats, bad debtor list,
    list of bad debtors, non-payer, non-payers, non payer, non payers, delinquent list, delinquents list,
    list of delinquent, bad debt list, dishonor roll, list of shame, list of debtors, debtor list,
    list of customers who, names of those who refuse, names of bad debtors, names of debtors, names of people who,
    slow payer list, bad-debtor list, most wanted list, roll of shame, shame page, list of non-payers,
    names of all who, names of those who, deadbeat board, deadbeats page, deadbeat wall, blacklist, arrears sheet, arrears list, arrears board, arrears column, debtor of the month,
    debtor of the week, deadbeat of the month, deadbeat of the week, debtors page, debtors corner, delinquent of the month
  `),
} as const
