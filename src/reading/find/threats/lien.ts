import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST } from './court-first.ts'
import { implying } from './implying.ts'

export const lien = threat('lien', {
  conditionalIf: COURT_FIRST,
  any: [
    '(file|place|put|record|attach|docket|slap|impose|assert|obtain|claim|perfect|have|get|enter|lodge|create|register|pursue|seek|want) ~6 lien',
    'lien ~7 (attach|place|file|record|put|follow|impose|docket|your|property|home|house|land|everything|notice|next|against)',
    'lien (notice|warning)',
    '(notice|intent) ~4 lien',
    '(property|home|house|real estate|title|land|vehicle|car|truck|belongings) ~5 (liened|encumber|cloud|lien)',
    '(encumber|cloud) ~4 (title|property|home|house|land|deed)',
    '(result|end|lead|mean) ~3 lien',
  ],
  implied: implying('lien'),
  unless: [
    'lien ~8 (release|satisfy|remove|lift|discharge|vacate)',
    '(release|lift|remove|discharge) ~4 lien',
    '(homeowners|hoa|condominium|association|assessment) ~12 lien',
    '(not an attempt|notice of possible) ~12 lien',
    '(mortgage|deed of trust|security interest) ~6 (be|and) ~3 lien',
    'security interest',
    '(proof|copy) ~4 lien',
    '(tax|mechanic) lien ~4 (paid|already)',
    'mechanic lien ~6 (job|site|improve)',
    'lender ~4 lien',
    'retail installment',
  ],
})
