import { phrases } from './phrases.ts'

/** Who is spoken of. */
export const PARTIES = {
  we: phrases(`
    we, us, our, =i, =my, =me, our client, this office, this agency, this firm, this company, this bureau,
    our office, our company, our agency, our firm, our agents, our staff, our people, our team, our attorneys,
    our lawyers, our department, undersigned, this department
  `),
  you: phrases(`
    you, your, yourself, debtor, consumer, recipient, defaulter, undersigned
  `),
  'any-collector': phrases(`
    collector, debt collector, debt collectors, collection agency, collection agencies, collectors,
    collection company, private collector, private creditor, private creditors
  `),
  impostor: phrases(`
    scammer, =criminals, =thieves, =scammers, scam artist, impostor, imposter, fraudster, con artist, crook,
    identity thief, caller pretending, fake collector, fake caller, swindler
  `),
  employer: phrases(`
    employer, your boss, boss, your supervisor, supervisor, your manager, foreman, human resources, =hr, payroll,
    payroll department, payroll office, personnel department, personnel office, place of employment,
    place of business, place of work, workplace, your work, your job, your office, job site, jobsite, worksite,
    commanding officer, commander, co-worker, coworker, co workers, colleague, company you work for,
    where you work, your command, your shift, work number, your business, office manager, your company,
    your employer, your workplace, people you work with, your human resources, your superiors, your superior, =superiors, companions of work,
    work companions, work colleagues, workmates, hr office, hr department, hr desk, your agency head, school where you teach, plant where you work,
    shop where you work, store where you work, school where you work, hospital where you work, your dean, your chief, your captain, your principal
  `),
  others: phrases(`
    your family, his family, her family, whole family, entire family, =families, family member, relative, parents, your mother, your father, your mom, your dad, your mum, wife,
    husband, spouse, ex-wife, ex-husband, ex wife, ex husband, your ex, girlfriend, boyfriend, fiance, brother,
    sister, grandmother, grandfather, grandparents, your kids, your children, your son, your daughter, in-laws,
    in laws, neighbor, neighbors, neighborhood, folks next door, people next door, your friend, =friends, best friend,
    roommate, your landlord, pastor, priest, your minister, rabbi, imam, your church, congregation, =references, personal reference, emergency contact, everyone you know,
    people you know, your community, the community, your teacher, personal references, everyone on your street, your street,
    people on your street, your block, your building, apartment building, people in your building,
    people in your apartment, acquaintance, whole town, people in your life, your contacts, contact list,
    your school, parishioners, your club, your coach, loved ones, your people, =relations, aunt, uncle, cousin, nephew, niece,
    your familiars, your relatives, your kin, your kinfolk, your household, your circle, your doorman, your super, everyone you put down,
    everyone you listed, everyone you named, nearby residents, other tenants, the tenants, those residing, immediate vicinity, next door, your associates
  `),
  police: phrases(`
    police, police officer, sheriff, =sheriffs, sheriff deputy, deputy, constable, marshal, law enforcement, cop,
    detective, state trooper, trooper, bailiff, officers, officer, federal agent, fbi, patrol car, authorities,
    swat, squad car, bounty hunter, warrant officer, warrant squad, uniformed officers
  `),
  prosecutor: phrases(`
    district attorney, =da, d.a, =das, prosecutor, state attorney, county attorney, attorney general,
    solicitor general, prosecuting attorney, grand jury, bad check unit, bad check division, check enforcement,
    fraud unit, fraud division, economic crimes, prosecution office, county prosecutor, white collar crime,
    criminal division, criminal investigation, city attorney, worthless check unit, fraud squad
  `),
  lawyer: phrases(`
    attorney, lawyer, counsel, law firm, legal counsel, legal department, legal team, legal division,
    local counsel, attorney network, legal network, litigation department, litigation team, legal office,
    legal staff, litigation counsel, solicitor, outside counsel, law office, litigators, litigator,
    legal representative, litigation unit, legal unit, legal review
  `),
  government: phrases(`
    federal, government, united states, u.s, irs, i.r.s, treasury, attorney general, state, county, city,
    district attorney, sheriff, marshal, court, courts, social security administration, homeland security,
    department of justice, doj, fbi, federal trade commission, ftc, consumer financial protection bureau, cfpb,
    congress, supreme court, secretary of state, governor, commonwealth, federal reserve, law enforcement,
    prosecutor, police, us government, national, interstate, municipal, state government, department of education,
    internal revenue service, justice department, state department
  `),
  court: phrases(`
    court, judge, courthouse, magistrate, courtroom, judiciary, justice of peace, tribunal
  `),
  regulator: phrases(`
    consumer financial protection bureau, cfpb, federal trade commission, ftc, attorney general,
    better business bureau, irs, internal revenue service, treasury, department of justice, federal government,
    state government, government, department of education, united states, congress, fbi, federal reserve, county,
    sheriff, district attorney, the state, homeland security, justice department, court, courts, local authorities,
    police, law enforcement, supreme court, governor, prosecutor, social security administration, state department
  `),
  deceased: phrases(`
    deceased, decedent, no longer alive, not alive, dad passed, mom passed, husband passed, wife passed, father passed, mother passed, your late, his late, her late, passed away, pass away, passing, died, death, die, estate,
    departed, loved one, memory, widow, widower, survivors, survivor, next of kin, heir, inherit, inheritance,
    funeral, he is gone, she is gone, husband gone, wife gone, mother gone, father gone, dad gone, mom gone,
    bereaved, mother estate, father estate, late wife, late husband, late mother, late father, late son,
    late daughter, late brother, late sister, late aunt, late uncle, late parent, she passed, he passed, passed on,
    grieving, grief, he gone, she gone, dead mother, dead father, dead husband, dead wife, dead relative,
    dead brother, dead sister, no longer with us, gone now, left us, lost your mother, lost your father,
    lost your husband, lost your wife, late account holder, late customer, late patient, late cardholder, late borrower, late member,
    late tenant, late resident, late debtor, sorry for your loss, condolence, condolences, sorry about your dad, sorry about your mom,
    lost your dad, lost your mom, lost your parent, your loss
  `),
  kin: phrases(`
    family, family member, families, relative, daughter, son, child, children, kids, wife, husband, spouse, widow,
    widower, brother, sister, mother, father, parent, parents, next of kin, heir, survivor, survivors, kin,
    grandson, granddaughter, grandchild, grandchildren, niece, nephew, mom, dad, those left behind, beneficiary,
    in-law, executor, aunt, uncle, cousin, grandmother, grandfather, grandma, grandpa, grandparent, stepson,
    stepdaughter, stepmother, stepfather, stepchild, stepchildren, sibling, siblings, offspring, descendants
  `),
} as const
