import { Dialog } from '#web/ui/Dialog.tsx'

export interface PlanChoice {
  readonly id: string
  readonly name: string
  /** As the server's catalogue prints it. */
  readonly price: string
  readonly text: string
  readonly href: string
}

interface UnlockDialogProps {
  readonly open: boolean
  readonly flow: 'generate' | 'enhance'
  readonly plans: readonly PlanChoice[]
  readonly onClose: () => void
}

/** Plans that open the rest, from the server's catalogue; in the enhance flow only those that include it. */
export function UnlockDialog({ open, flow, plans, onClose }: UnlockDialogProps) {
  const offered = flow === 'enhance' ? plans.filter(plan => plan.id === 'monthly' || plan.id === 'lifetime') : plans
  return (
    <Dialog open={open} title="Unlock the full result" onClose={onClose}>
      {offered.length === 0 ? (
        <p className="text-ink-soft">
          This installation sells no plans. Ask whoever runs it to open the full result for you.
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-3">
          {offered.map(plan => (
            <li key={plan.id}>
              <a
                href={plan.href}
                className="grid gap-0.5 rounded-md border-[1.5px] border-rule-strong bg-sheet p-3.5 text-[0.88rem] text-ink no-underline hover:border-pen hover:bg-pen-wash"
              >
                <b className="figure text-xl">{plan.price}</b>
                <span className="font-[650]">{plan.name}</span>
                <span className="text-ink-soft">{plan.text}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
