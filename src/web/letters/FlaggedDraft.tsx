import type { ReactNode } from 'react'
import { t } from '#web/language.tsx'
import { groupRanges, type TextRange } from './own-text.ts'

interface FlaggedDraftProps {
  readonly text: string
  readonly ranges: readonly (TextRange | undefined)[]
  readonly active: number | undefined
  readonly onChange: (text: string) => void
  /** The caret stands in flagged words. */
  readonly onFlag: (flag: number) => void
}

/** The person's own letter to write in, with wavy lines under what was flagged. A real text box, over a copy of the same
 *  words that carries the lines. */
export function FlaggedDraft({ text, ranges, active, onChange, onFlag }: FlaggedDraftProps) {
  return (
    <div className="flagged rounded-page bg-sheet shadow-float lg:max-h-[calc(100vh-190px)] lg:overflow-auto">
      <div aria-hidden="true">
        {pieces(text, ranges, active)}
        {'\n'}
      </div>
      <textarea
        aria-label={t('Your letter')}
        value={text}
        spellCheck
        placeholder={t('Type or paste your letter here.')}
        onChange={event => onChange(event.target.value)}
        onSelect={event => {
          const at = event.currentTarget.selectionStart
          const flag = ranges.findIndex(range => range && range.start <= at && at <= range.end)
          if (flag >= 0) onFlag(flag)
        }}
      />
    </div>
  )
}

/** The id of the flagged words in the draft. */
export function flagId(flag: number): string {
  return `flag-${flag}`
}

function pieces(
  text: string,
  ranges: readonly (TextRange | undefined)[],
  active: number | undefined,
): readonly ReactNode[] {
  const groups = groupRanges(ranges)
  const pieces = groups.flatMap(({ start, end, flags }, index) => [
    text.slice(groups[index - 1]?.end ?? 0, start),
    <span key={start} className="flag" data-active={(active !== undefined && flags.includes(active)) || undefined}>
      {flags.map(flag => (
        <i key={flag} id={flagId(flag)} />
      ))}
      {text.slice(start, end)}
    </span>,
  ])
  return [...pieces, text.slice(groups.at(-1)?.end ?? 0)]
}
