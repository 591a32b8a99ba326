import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '#web/language.tsx'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** `full` fills the screen, for looking closely at a page. */
  readonly size?: 'normal' | 'full'
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, title, onClose, children, size = 'normal' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    return () => element?.close()
  }, [open])
  if (!open) return null
  const frame =
    size === 'full'
      ? 'h-dvh w-screen grid-rows-[auto_1fr] bg-paper [&[open]]:grid'
      : 'm-auto max-h-[calc(100dvh-32px)] w-[min(480px,calc(100vw-32px))] overflow-y-auto rounded-lg border border-rule bg-sheet p-6 shadow-float backdrop:bg-[rgb(10_14_20/.5)]'
  const head =
    size === 'full' ? 'items-center border-b border-rule py-1 pr-2 pl-4 font-[650]' : 'mb-3 items-start font-serif'
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`text-ink ${frame}`}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={`flex justify-between gap-4 ${head}`}>
        <h2 id={titleId} className={size === 'full' ? 'font-sans text-base font-[650]' : 'text-xl'}>
          {title}
        </h2>
        <button
          type="button"
          className="-mt-2 -mr-2 inline-flex min-h-11 font-sans min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-[0.94rem] hover:bg-inset"
          onClick={onClose}
        >
          <X className="icon" /> {t('Close')}
        </button>
      </div>
      {children}
    </dialog>
  )
}
