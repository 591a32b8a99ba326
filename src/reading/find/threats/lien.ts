import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST } from './court-first.ts'
import { implying, PAST } from './implying.ts'

export const lien = threat('lien', {
  conditionalIf: COURT_FIRST,
  any: [
    'owner of ~2 (home|house|property) ~5 (pay|settle) us',
    '(attach|stick|fasten|pin) ~2 (to|on|onto|against) ~3 (deed|title|home|house|real estate|land|homestead)',
    '(claim|notice|paper) ~6 (record|file|enter|place|put) ~5 against ~2 (real estate|home|house|property|land|deed|title)',
    '(record|file|enter|place|put) ~3 (claim|notice|paper|hold) ~4 (against|on) ~2 (real estate|home|house|property|land|deed|title)',
    '(come|paid|take|taken|collect|get) ~5 (out of|from) ~2 (sale price|proceeds|closing|equity|house sale|home sale)',
    '(claim|hold) on your ~1 (house|home|property|land|title|deed)',
    '=lien',
    '=liens',
    'liened',
    '(encumber|cloud|encumbrance|tie up) ~4 (title|property|@home|deed)',
    '(claim|debt|balance|charge|amount) ~4 (attach|secured|record|fasten) ~3 (to|against|on|by|with) ~2 (title|deed|your property|@home)',
    '(title|property|@home|deed) ~4 (encumber|cloud|tied up)',
  ],
  implied: implying('=lien'),
  unless: [
    'lien ~8 (release|remove|lift|discharge|vacate)',
    'lien ~3 (=satisfied|=paid)',
    '(release|lift|remove|discharge|clear) ~4 lien',
    '(homeowners|hoa|condominium|association|assessment|strata) ~12 lien',
    '(not an attempt|notice of possible) ~12 lien',
    '(mortgage|deed of trust|security interest) ~6 (be|and) ~3 lien',
    'security interest',
    '(proof|copy|if there) ~4 lien',
    '(tax|mechanic|existing|prior|child support) lien ~6 (=paid|already|on ~2 property|tell|job)',
    'mechanic lien ~6 (job|site|improve)',
    'lien ~1 (holder|holders|& sons|and sons|search)',
    'lender ~4 lien',
    'retail installment',
    'no lien',
    'attach ~4 (copy|statement|form|letter|document)',
    '(refinance|mortgage) ~4 (closing|proceeds)',
    ...PAST,
  ],
})
