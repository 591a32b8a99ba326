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

/** Counts as a table with a bar in each row: read by eye at a glance, and by a screen reader as numbers. */
export function CountBars({ caption, rows }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="mt-3 w-full text-[0.94rem]">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, count, note, title }) => (
          <tr key={label} title={title}>
            <th scope="row" className="py-1 pr-3 text-left align-middle font-normal">
              {label}
              {note && <small className="block text-xs text-ink-soft">{note}</small>}
            </th>
            <td className="w-[46%] align-middle">
              <span
                aria-hidden="true"
                className={`block h-3 rounded-sm ${note ? 'border border-dashed border-pen bg-pen-wash' : 'bg-pen'}`}
                style={{ width: `${(100 * count) / most}%` }}
              />
            </td>
            <td className="figure w-16 pl-3 text-right align-middle">{count.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
