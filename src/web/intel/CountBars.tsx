interface CountBarsProps {
  readonly caption: string
  readonly rows: readonly {
    readonly label: string
    readonly count: number
    /** What makes this row unlike the others. */
    readonly note?: string
    readonly title?: string
  }[]
}

const LONG = 12 // letters: a longer label stands above its bar

/** Counts as a table with a bar in each row: read by eye at a glance, and by a screen reader as numbers. */
export function CountBars({ caption, rows }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const above = rows.some(({ label }) => label.length > LONG)
  return (
    <table className="mt-3 block w-full text-[0.94rem]">
      <caption className="sr-only">{caption}</caption>
      <tbody className="grid gap-2">
        {rows.map(({ label, count, note, title }) => (
          <tr
            key={label}
            title={title}
            className={`grid items-center gap-x-3 ${above ? 'grid-cols-[1fr_4rem]' : 'grid-cols-[6rem_1fr_4rem]'}`}
          >
            <th scope="row" className={`text-left font-normal ${above ? 'col-span-2' : ''}`}>
              {label}
              {note && <small className="block text-xs text-ink-soft">{note}</small>}
            </th>
            <td aria-hidden="true">
              <span
                className={`block h-3 rounded-sm ${note ? 'border border-dashed border-pen bg-pen-wash' : 'bg-pen'}`}
                style={{ width: `${(100 * count) / most}%` }}
              />
            </td>
            <td className="figure text-right">{count.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
