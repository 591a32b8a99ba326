import { findChargedFees } from './charged-fees.ts'
import type { Finder } from './finder.ts'
import { findScamSigns } from './scam-signs.ts'
import { findStatements } from './statements.ts'
import { findThreats } from './threats.ts'

/** Every finder, in the order they run: a later one may use what an earlier one found. One file each. */
export const FINDERS: readonly Finder[] = [findStatements, findThreats, findChargedFees, findScamSigns]
