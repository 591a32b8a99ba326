import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { StrategyName, TimeLimitVerdict } from '#law/assessment.ts'
import { known } from '#law/fact.ts'
import { RULES } from '#law/rules/index.ts'
import type { DebtKind } from '#law/facts.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { accountEnding } from '#letters/mask-account.ts'
import { pointsFrom } from '#letters/points.ts'
import { dollars } from '#units/cents.ts'
import { addDays, day, isoDate, type IsoDate } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'

export interface LabelledFlag {
  readonly flag: string
  readonly quote: string
}

/** One own letter of a corpus in the format of its README, with the paper it answers. */
export interface LabelledLetter {
  readonly id: string
  readonly text: string
  readonly strategy: StrategyName
  readonly context: LetterContext
  readonly overall: string
  readonly flags: readonly LabelledFlag[]
  readonly missing: readonly string[]
  readonly keep: readonly string[]
  readonly mustNotFlag: readonly string[]
  readonly forbidden: readonly string[]
}

interface RawLetter {
  id: string
  state: string
  text_file: string
  goal: string
  consumer_facts: Record<string, unknown>
  expected: {
    overall: string
    flags: LabelledFlag[]
    missing: string[]
    keep: string[]
    must_not_flag: { quote: string }[]
    enhanced_must_not_contain: string[]
  }
}

interface RawPaper {
  date: string
  consumer_facts: Record<string, unknown>
  expected: {
    findings: { rule_id: string | null; quote: string | null; strength: 'strong' | 'likely' }[]
    fields: Record<string, unknown>
    time_limit?: { verdict: TimeLimitVerdict }
  }
}

const STRATEGIES: Readonly<Record<string, StrategyName>> = {
  validation: 'DEBT VALIDATION REQUEST',
  dispute: 'DISPUTE',
  settlement: 'SETTLEMENT NEGOTIATION',
  cease: 'CEASE AND DESIST',
  complaint: 'FDCPA VIOLATION DEMAND',
  demand: 'FDCPA VIOLATION DEMAND',
}

export function readCorpus(corpus: string): readonly LabelledLetter[] {
  const folder = join(corpus, 'own-letters')
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => {
      const raw = parse(readFileSync(join(folder, name), 'utf8')) as RawLetter
      const { expected } = raw
      return {
        id: `${raw.id} ${name.replace('.yaml', '')}`,
        text: readFileSync(join(folder, raw.text_file), 'utf8'),
        strategy: STRATEGIES[raw.goal] ?? 'DEBT VALIDATION REQUEST',
        context: contextOf(raw, readPaper(corpus, raw.consumer_facts['letter_id'])),
        overall: expected.overall,
        flags: expected.flags,
        missing: expected.missing,
        keep: expected.keep,
        mustNotFlag: expected.must_not_flag.map(({ quote }) => quote),
        forbidden: expected.enhanced_must_not_contain,
      }
    })
}

/** Letter numbers may be written without quotation marks, and come as numbers. */
function readPaper(corpus: string, id: unknown): RawPaper | undefined {
  const folder = join(corpus, 'letters')
  if (id === undefined || !existsSync(folder)) return undefined
  const number = typeof id === 'number' ? String(id) : typeof id === 'string' ? id : ''
  const name = readdirSync(folder).find(file => file.startsWith(`${number.padStart(3, '0')}-`))
  return name === undefined ? undefined : (parse(readFileSync(join(folder, name), 'utf8')) as RawPaper)
}

function contextOf({ state, consumer_facts: told }: RawLetter, paper: RawPaper | undefined): LetterContext {
  const today = date(told['today']) ?? day('2026-11-21')
  const fields = paper?.expected.fields ?? {}
  const name = text(fields['collector_name'])
  const verdict =
    paper?.expected.time_limit?.verdict ?? (told['debt_maybe_time_barred'] === true ? 'depends' : undefined)
  const kind = told['debt_type'] ?? paper?.consumer_facts['debt_type']
  return {
    today,
    state: stateCode(state),
    consumer: { name: undefined, addressLines: [] },
    attorney: undefined,
    collector: { name, addressLines: [], role: undefined, electronicDispute: undefined },
    paper: {
      kind: undefined,
      isCourtPaper: false,
      date: date(fields['letter_date']),
      receivedOn: undefined,
      reference: text(fields['reference_number']),
      accountEnding: accountEnding(text(fields['account_number'])),
      amount: typeof fields['amount_total'] === 'number' ? dollars(fields['amount_total']) : undefined,
      originalCreditor: text(fields['original_creditor']),
      currentCreditor: text(fields['current_creditor']),
    },
    withinTheAct: true,
    window: windowOf(told, paper, today),
    timeLimit:
      verdict === undefined
        ? undefined
        : {
            verdict,
            earliestOn: undefined,
            latestOn: undefined,
            statute: undefined,
            why: '',
            questions: [],
            warning: '',
            confidence: 'high',
          },
    points: pointsFrom(
      (paper?.expected.findings ?? []).flatMap(({ rule_id: id, quote, strength }) => {
        const rule = RULES.find(candidate => candidate.id === id)
        const evidence = quote === null ? [] : [{ page: 1, quote, boxes: [], confidence: 1 }]
        return rule ? [{ rule, strength, evidence, readingConfidence: 1 }] : []
      }),
    ),
    consumerFacts: {
      ...(typeof kind === 'string' ? { debtKind: known(kind.replaceAll('_', '-') as DebtKind) } : {}),
      ...(told['attorney_represented'] === true ? { attorneyRepresents: known(true) } : {}),
    },
    wishes: {},
  }
}

function windowOf(told: Record<string, unknown>, paper: RawPaper | undefined, today: IsoDate): LetterContext['window'] {
  const received = date(paper?.consumer_facts['validation_notice_received'])
  const endsOn =
    date(told['validation_period_end']) ??
    date(paper?.expected.fields['dispute_deadline']) ??
    (received && addDays(received, 30))
  if (endsOn === undefined) return { state: 'unknown', endsOn, assumed: false }
  return { state: today <= endsOn ? 'open' : 'closed', endsOn, assumed: false }
}

function date(value: unknown): IsoDate | undefined {
  return typeof value === 'string' ? isoDate(value) : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
