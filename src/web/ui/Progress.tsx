/** A measured part of a whole, never a guess. */
export function Progress({
  part,
  whole,
  label,
}: {
  readonly part: number
  readonly whole: number
  readonly label: string
}) {
  const percent = whole > 0 ? Math.round((part / whole) * 100) : 0
  return (
    <div
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
      className="h-2 overflow-hidden rounded-full bg-rule"
    >
      <i className="block h-full rounded-full bg-pen transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}
