import { patterns } from '#reading/find/search.ts'

/** The two halves of the debt-collector disclosure, in each language. Later letters need only a part of the first.
 *  @law 15 USC 1692e(11); 12 CFR 1006.18(e) */
export const COLLECTS = {
  en: patterns([
    '(attempt|try|seek|effort|want|write|contact you|here) ~4 collect ~8 @debt',
    'purpose ~6 collect ~6 @debt',
    '(ask|hire|retain|engage) ~ (us|to) ~ collect ~6 @debt',
    '(contact|write|call) ~3 you ~4 to collect ~4 @debt',
    'debt collector',
    '(attempt|try|seek|effort) ~4 collect ~6 (one|it|from you|what you owe|money|payment)',
    'we collect ~1 (debt|debts)',
    '(business|work|job|purpose) ~2 (of|be|to) ~1 collect ~2 (debt|debts)',
    'purpose ~4 collection ~2 of ~2 debt',
  ]),
  es: patterns([
    'cobrador ~ (deuda|deudas)',
    '(tratando|intentando|intento|intenta|intentamos) ~ (cobrar|collectar|cobro) ~ deuda*',
  ]),
}

export const USES = {
  en: patterns([
    'information ~12 (use|used) ~8 (purpose|collect)',
    '(use|using) ~8 information ~12 (purpose|collect|debt)',
    'purpose ~16 information ~8 use',
    '(use|using) ~3 information ~10 (help (do|us)|to do) ~1 (so|it|that|this)?',
    '(use|using) ~4 what you tell us',
    '(what|anything|whatever) ~4 tell us ~4 (will|may) ~3 use',
    '(use|using) ~3 (what|anything|whatever) ~3 tell us',
    'information ~12 (use|used) ~4 (that|this|the) purpose',
    '(what|anything|whatever|everything|all) ~3 you ~2 (say|tell|give|send|share|provide|write|supply) ~6 (use|used|help|serve)',
    '(use|using) ~3 (what|anything|whatever|everything|details|answers) ~3 you ~2 (say|tell|give|send|share|provide|write|supply)',
    'information ~10 (help|serve|further|assist) ~6 (collect|purpose|that|so)',
    '(use|used) ~2 (for|to) ~1 (that|this|so|collect)',
    'information ~12 (use|used) ~2 (to do (that|so|this)|for (that|this))',
  ]),
  es: patterns([
    '(información|informacion) ~12 (usar*|utiliz*) ~10 (propósito|proposito|fin|cobrar)',
    '(usaremos|utilizaremos|usará|utilizará) ~10 (información|informacion) ~14 (cobrar|propósito|fin)',
  ]),
}

/** "This is not an attempt to collect a debt" discloses nothing. */
export const DENIES = patterns(['not ~3 (attempt|try|seek) ~3 collect', 'not ~3 debt collector'])
