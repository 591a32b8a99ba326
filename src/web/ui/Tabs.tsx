import type { KeyboardEvent } from 'react'

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly (readonly [id: Id, title: string])[]
  readonly current: Id
  readonly onChoose: (id: Id) => void
  /** Steps that cannot be opened yet. */
  readonly closed?: readonly Id[]
}

/** Tabs over one panel, which the caller draws with `panelProps`. The arrow keys, Home and End go from one to another. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose, closed = [] }: TabsProps<Id>) {
  const open = tabs.map(([id]) => id).filter(id => !closed.includes(id))
  const turn = (event: KeyboardEvent) => {
    const at = open.indexOf(current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + open.length, Home: 0, End: open.length - 1 }[event.key]
    const id = to === undefined ? undefined : open[to % open.length]
    if (id === undefined) return
    event.preventDefault()
    onChoose(id)
    document.getElementById(`tab-${id}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className="flex flex-wrap gap-1 border-b border-rule" onKeyDown={turn}>
      {tabs.map(([id, title]) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={current === id}
          tabIndex={current === id ? 0 : -1}
          aria-controls={current === id ? `panel-${id}` : undefined}
          disabled={closed.includes(id)}
          className={`min-h-11 border-b-[3px] px-3.5 font-[650] disabled:cursor-not-allowed disabled:font-normal ${current === id ? 'border-ink text-ink' : 'border-transparent text-ink-soft'}`}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

export function panelProps(id: string) {
  return { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}` } as const
}
