interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly (readonly [id: Id, title: string])[]
  readonly current: Id
  readonly onChoose: (id: Id) => void
  /** Steps that cannot be opened yet. */
  readonly closed?: readonly Id[]
}

/** Tabs over one panel, which the caller draws with `panelProps`. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose, closed = [] }: TabsProps<Id>) {
  return (
    <div role="tablist" aria-label={label} className="flex flex-wrap gap-1 border-b border-rule">
      {tabs.map(([id, title]) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={current === id}
          aria-controls={current === id ? `panel-${id}` : undefined}
          disabled={closed.includes(id)}
          className={`min-h-11 border-b-[3px] px-3 font-[650] disabled:cursor-not-allowed disabled:font-normal ${current === id ? 'border-ink text-ink' : 'border-transparent text-ink-soft'}`}
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
