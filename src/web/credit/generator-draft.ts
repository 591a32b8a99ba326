import { useState } from 'react'
import { z } from 'zod'
import { HARDSHIPS } from '#credit/categories.ts'
import { CREDIT_ERROR_KINDS, kindOfError, type CreditErrorKind } from '#credit/error-kinds.ts'
import type { TypedError } from '#credit/letter-item.ts'
import { BUREAUS } from '#credit/report.ts'
import { parseStored, read, write } from '#web/saved.ts'

const draftSchema = z.object({
  step: z.union([z.literal(1), z.literal(2)]),
  chosen: z.array(z.enum(CREDIT_ERROR_KINDS as readonly [CreditErrorKind, ...CreditErrorKind[]])),
  specificErrors: z.string(),
  hardshipReason: z.union([z.enum(HARDSHIPS), z.literal('')]),
  specificHarm: z.string(),
  debtDate: z.string(),
  bureaus: z.array(z.enum(BUREAUS)),
})
export type GeneratorDraft = z.infer<typeof draftSchema>

const EMPTY: GeneratorDraft = {
  step: 1,
  chosen: [],
  specificErrors: '',
  hardshipReason: '',
  specificHarm: '',
  debtDate: '',
  bureaus: [],
}

/** What was ticked and typed, kept in this tab, so that back and reload lose nothing. */
export function useGeneratorDraft() {
  const [draft, setDraft] = useState(() => parseStored(draftSchema, read('session', 'writeback.creditDraft')) ?? EMPTY)
  const change = (changes: Partial<GeneratorDraft>) => {
    const next = { ...draft, ...changes }
    write('session', 'writeback.creditDraft', JSON.stringify(next))
    setDraft(next)
  }
  return [draft, change] as const
}

/** The body of the call, by its specified names. */
export function bodyOf({ chosen, bureaus, specificErrors, hardshipReason, specificHarm, debtDate }: GeneratorDraft) {
  return {
    disputes: chosen.map(kind => ({ category: kindOfError(kind).category, text: kindOfError(kind).label, id: kind })),
    bureaus,
    user_info: { customization: { specificErrors, hardshipReason, specificHarm, debtDate } },
  }
}

/** The same for letters that are made on the device. */
export function typedErrors({ chosen, specificErrors, debtDate }: GeneratorDraft): readonly TypedError[] {
  return chosen.map(type => ({
    type,
    ...(chosen.length === 1 && { story: specificErrors }),
    ...(debtDate !== '' && { first_delinquency: debtDate }),
  }))
}
