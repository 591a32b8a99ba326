import { type ReactNode, useState } from 'react'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Failed } from './Failed.tsx'

interface DeleteDialogProps {
  readonly trigger: string
  readonly title: string
  /** What goes with it, and what stays. */
  readonly children: ReactNode
  readonly deed: { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void }
  readonly onDelete: () => void
}

/** A button that deletes something after it was asked once more. */
export function DeleteDialog({ trigger, title, children, deed, onDelete }: DeleteDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    deed.reset()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {trigger}
      </Button>
      <Dialog open={isOpen} title={title} onClose={close}>
        <div className="grid gap-4">
          <div className="text-ink-soft">{children}</div>
          {deed.error && <Failed error={deed.error} />}
          <div className="flex flex-wrap gap-3">
            <Button onClick={close}>{t('Keep it')}</Button>
            <Button variant="danger" busy={deed.isPending} onClick={onDelete}>
              {t('Delete')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
