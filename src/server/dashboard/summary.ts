import type { Assessment } from '#law/assessment.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { Finding } from '#law/judge-rules.ts'
import type { analysisSummaries, StoredFinding } from '#server/database/dashboard-tables.ts'

export type Summary = Omit<typeof analysisSummaries.$inferInsert, 'analysisId' | 'mark' | 'madeAt'>

/** What lists and numbers need of one assessment. Days are kept as days: how many are left is counted when they are shown. */
export function summaryOf(assessment: Assessment, { letterDate }: Pick<LetterFacts, 'letterDate'>): Summary {
  const { rules, deadlines, courtPaper } = assessment
  return {
    isCourtPaper: courtPaper !== undefined,
    strongCount: rules.findings.filter(({ strength }) => strength === 'strong').length,
    letterOn: letterDate.known ? letterDate.value : null,
    deadlines,
    lastDeadlineOn: deadlines.at(-1)?.on ?? null,
    findings: rules.findings.map(storedFinding),
  }
}

function storedFinding({ rule, strength, evidence, absent }: Finding): StoredFinding {
  return {
    ruleId: rule.id,
    type: rule.type,
    title: rule.title,
    description: rule.requirement,
    law: rule.cites.join('; '),
    severity: rule.severity,
    strength,
    hasEvidence: evidence.length > 0 || absent !== undefined,
  }
}
