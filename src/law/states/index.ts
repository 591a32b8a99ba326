import type { StateCode } from '#units/state-code.ts'
import { alabama } from './alabama.ts'
import { alaska } from './alaska.ts'
import { arizona } from './arizona.ts'
import { arkansas } from './arkansas.ts'
import { california } from './california.ts'
import { colorado } from './colorado.ts'
import { connecticut } from './connecticut.ts'
import { delaware } from './delaware.ts'
import { districtOfColumbia } from './district-of-columbia.ts'
import { florida } from './florida.ts'
import { georgia } from './georgia.ts'
import { hawaii } from './hawaii.ts'
import { idaho } from './idaho.ts'
import { illinois } from './illinois.ts'
import { indiana } from './indiana.ts'
import { iowa } from './iowa.ts'
import { kansas } from './kansas.ts'
import { kentucky } from './kentucky.ts'
import { louisiana } from './louisiana.ts'
import { maine } from './maine.ts'
import { maryland } from './maryland.ts'
import { massachusetts } from './massachusetts.ts'
import { michigan } from './michigan.ts'
import { minnesota } from './minnesota.ts'
import { mississippi } from './mississippi.ts'
import { missouri } from './missouri.ts'
import { montana } from './montana.ts'
import { nebraska } from './nebraska.ts'
import { nevada } from './nevada.ts'
import { newHampshire } from './new-hampshire.ts'
import { newJersey } from './new-jersey.ts'
import { newMexico } from './new-mexico.ts'
import { newYork } from './new-york.ts'
import { northCarolina } from './north-carolina.ts'
import { northDakota } from './north-dakota.ts'
import { ohio } from './ohio.ts'
import { oklahoma } from './oklahoma.ts'
import { oregon } from './oregon.ts'
import { pennsylvania } from './pennsylvania.ts'
import { rhodeIsland } from './rhode-island.ts'
import { southCarolina } from './south-carolina.ts'
import { southDakota } from './south-dakota.ts'
import { tennessee } from './tennessee.ts'
import { texas } from './texas.ts'
import { utah } from './utah.ts'
import { vermont } from './vermont.ts'
import { virginia } from './virginia.ts'
import { washington } from './washington.ts'
import { westVirginia } from './west-virginia.ts'
import { wisconsin } from './wisconsin.ts'
import { wyoming } from './wyoming.ts'
import type { StateLaw } from './state-law.ts'

/** Every state's law: a state left out does not compile. */
export const STATES: Readonly<Record<StateCode, StateLaw>> = {
  AL: alabama,
  AK: alaska,
  AZ: arizona,
  AR: arkansas,
  CA: california,
  CO: colorado,
  CT: connecticut,
  DE: delaware,
  DC: districtOfColumbia,
  FL: florida,
  GA: georgia,
  HI: hawaii,
  ID: idaho,
  IL: illinois,
  IN: indiana,
  IA: iowa,
  KS: kansas,
  KY: kentucky,
  LA: louisiana,
  ME: maine,
  MD: maryland,
  MA: massachusetts,
  MI: michigan,
  MN: minnesota,
  MS: mississippi,
  MO: missouri,
  MT: montana,
  NE: nebraska,
  NV: nevada,
  NH: newHampshire,
  NJ: newJersey,
  NM: newMexico,
  NY: newYork,
  NC: northCarolina,
  ND: northDakota,
  OH: ohio,
  OK: oklahoma,
  OR: oregon,
  PA: pennsylvania,
  RI: rhodeIsland,
  SC: southCarolina,
  SD: southDakota,
  TN: tennessee,
  TX: texas,
  UT: utah,
  VT: vermont,
  VA: virginia,
  WA: washington,
  WV: westVirginia,
  WI: wisconsin,
  WY: wyoming,
}
