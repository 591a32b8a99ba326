import { useCallback, useMemo, useRef, useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { type Mark, marksOf, numberFindings, type NumberedFinding } from './marks.ts'

export interface LinkedFindings extends LinkedMarks {
  readonly findings: readonly NumberedFinding[]
}

export interface LinkedMarks {
  readonly marks: readonly Mark[]
  readonly active: number | undefined
  /** Grows with every call for attention, so that the same mark can pulse twice. */
  readonly pulse: number
  readonly page: number
  readonly setPage: (page: number) => void
  /** A finding was hovered or focused: its marks light up, on their page. */
  readonly lightMarks: (number: number) => void
  /** A mark was chosen: its finding opens and takes the focus. */
  readonly openFinding: (number: number) => void
}

/** Findings and the marks on the letter, tied both ways. */
export function useLinkedFindings(analysis: AnalysisReply): LinkedFindings {
  const findings = useMemo(() => numberFindings(analysis), [analysis])
  return { findings, ...useLinkedMarks(useMemo(() => marksOf(findings), [findings])) }
}

/** Marks on the letter and the entries they belong to (each with the id `findingId(number)`), tied both ways. */
export function useLinkedMarks(marks: readonly Mark[]): LinkedMarks {
  const [active, setActive] = useState<number>()
  const [pulse, setPulse] = useState(0)
  const [page, setPage] = useState(marks[0]?.page ?? 1)
  const current = useRef(active)

  const lightMarks = useCallback(
    (number: number) => {
      if (current.current === number) return
      current.current = number
      setActive(number)
      setPulse(times => times + 1)
      const mark = marks.find(one => one.number === number)
      if (mark) setPage(mark.page)
    },
    [marks],
  )
  const openFinding = useCallback((number: number) => {
    current.current = number
    setActive(number)
    const card = document.getElementById(findingId(number))
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    card?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
    card?.focus({ preventScroll: true })
  }, [])
  return { marks, active, pulse, page, setPage, lightMarks, openFinding }
}

export function findingId(number: number): string {
  return `finding-${number}`
}
