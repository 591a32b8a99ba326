import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { LockedState } from '#web/ui/states.tsx'
import { UnlockDialog } from './UnlockDialog.tsx'

interface LockedFindingsProps {
  readonly hidden: number
  readonly flow: 'generate' | 'enhance'
}

/** How many more there are, and the way to them. What is hidden never left the server. */
export function LockedFindings({ hidden, flow }: LockedFindingsProps) {
  const [open, setOpen] = useState(false)
  if (hidden === 0) return null
  return (
    <>
      <LockedState
        title={hidden === 1 ? '1 more violation detected' : `${hidden} more violations detected`}
        action={
          <Button variant="primary" onClick={() => setOpen(true)}>
            Unlock
          </Button>
        }
      >
        Your deadlines, warnings and the time limit are open to everyone. So are the free sample letters of the{' '}
        <a
          href="https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-when-a-debt-collector-contacts-me-en-1695/"
          target="_blank"
          rel="noreferrer"
        >
          CFPB
        </a>
        .
      </LockedState>
      <UnlockDialog open={open} flow={flow} plans={[]} onClose={() => setOpen(false)} />
    </>
  )
}
