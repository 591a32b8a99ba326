import type { IsoDate } from '#units/iso-date.ts'
import { day } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { Confidence } from './define-rule.ts'
import type { Source } from './states/state-law.ts'

/** Who must agree before a phone call is recorded. `one`: it is enough that you, who speak, agree.
 *  `unsure`: statute and courts point different ways, or there is no statute; treated like `all`. */
export type ConsentRule = 'one' | 'all' | 'unsure'

export interface RecordingLaw {
  readonly rule: ConsentRule
  /** Undefined where the state has none. */
  readonly statute: string | undefined
  readonly note?: string
  readonly confidence: Confidence
  readonly source: Source
  readonly checkedOn: IsoDate
}

const SOURCE: Source = { read: 'secondary', url: 'https://recordphonecall.com/resources/one-party-vs-all-party/' }
const CHECKED_ON = day('2026-11-21')

function law(rule: ConsentRule, statute: string | undefined, confidence: Confidence, note?: string): RecordingLaw {
  return { rule, statute, confidence, source: SOURCE, checkedOn: CHECKED_ON, ...(note && { note }) }
}

const one = (statute: string, note?: string) => law('one', statute, 'medium', note)
const all = (statute: string, note?: string) => law('all', statute, 'medium', note)
const unsure = (statute: string | undefined, note: string) => law('unsure', statute, 'low', note)

/** The rule for recording a phone call in each state. The statutes themselves were not read again, so no entry is better
 *  than `medium`; advice built on it must be safe when it is wrong.
 *  @law 18 USC 2511(2)(d): federal law lets one who takes part record
 *  @example RECORDING_CONSENT.CA.rule // 'all' */
export const RECORDING_CONSENT: Readonly<Record<StateCode, RecordingLaw>> = {
  AL: one('Ala. Code § 13A-11-30'),
  AK: one('Alaska Stat. § 42.20.310'),
  AZ: one('Ariz. Rev. Stat. § 13-3005'),
  AR: one('Ark. Code § 5-60-120'),
  CA: all('Cal. Penal Code § 632'),
  CO: one('Colo. Rev. Stat. § 18-9-303'),
  CT: unsure('Conn. Gen. Stat. § 52-570d', 'One statute asks for everyone’s consent on the phone, another does not.'),
  DE: unsure('11 Del. C. §§ 1335, 2402', 'Two statutes say different things.'),
  DC: one('D.C. Code § 23-542'),
  FL: all('Fla. Stat. § 934.03'),
  GA: one('O.C.G.A. § 16-11-66'),
  HI: one('Haw. Rev. Stat. § 803-42'),
  ID: one('Idaho Code § 18-6702'),
  IL: all('720 ILCS 5/14-2'),
  IN: one('Ind. Code § 35-33.5'),
  IA: one('Iowa Code § 808B.2'),
  KS: one('Kan. Stat. § 21-6101'),
  KY: one('Ky. Rev. Stat. § 526.010'),
  LA: one('La. Rev. Stat. § 15:1303'),
  ME: one('15 M.R.S. § 710'),
  MD: all('Md. Code, Cts. & Jud. Proc. § 10-402'),
  MA: all('Mass. Gen. Laws ch. 272, § 99'),
  MI: unsure(
    'Mich. Comp. Laws § 750.539c',
    'The statute asks for everyone’s consent; a court let one who takes part record.',
  ),
  MN: one('Minn. Stat. § 626A.02'),
  MS: one('Miss. Code § 41-29-531'),
  MO: one('Mo. Rev. Stat. § 542.402'),
  MT: all('Mont. Code § 45-8-213'),
  NE: one('Neb. Rev. Stat. § 86-290'),
  NV: unsure('Nev. Rev. Stat. § 200.620', 'On the phone courts ask for everyone’s consent; in person one is enough.'),
  NH: all('N.H. Rev. Stat. § 570-A:2'),
  NJ: one('N.J. Stat. § 2A:156A-4'),
  NM: one('N.M. Stat. § 30-12-1'),
  NY: one('N.Y. Penal Law § 250.05'),
  NC: one('N.C. Gen. Stat. § 15A-287'),
  ND: one('N.D. Cent. Code § 12.1-15-02'),
  OH: one('Ohio Rev. Code § 2933.52'),
  OK: one('13 Okla. Stat. § 176.4'),
  OR: one('Or. Rev. Stat. § 165.540', 'This is about the phone. In person everyone must be told.'),
  PA: all('18 Pa. C.S. §§ 5703, 5704'),
  RI: one('R.I. Gen. Laws § 11-35-21'),
  SC: one('S.C. Code § 17-30-30'),
  SD: one('S.D. Codified Laws § 23A-35A-20'),
  TN: one('Tenn. Code § 39-13-601'),
  TX: one('Tex. Penal Code § 16.02'),
  UT: one('Utah Code § 77-23a-4'),
  VT: unsure(undefined, 'There is no statute about it.'),
  VA: one('Va. Code § 19.2-62'),
  WA: all('Wash. Rev. Code § 9.73.030'),
  WV: one('W. Va. Code § 62-1D-3'),
  WI: one('Wis. Stat. § 968.31', 'In a civil case a recording may be kept out unless the other side was told.'),
  WY: one('Wyo. Stat. § 7-3-702'),
}
