import { CircleHelp } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { alsoSpeak, spoken, t } from '#web/language.tsx'
import type { HelpSheet } from './HelpSheet.tsx'

type Sheet = ComponentType<ComponentProps<typeof HelpSheet>>

/** Opens the help for the page one is on. Its words come only when they are asked for. */
export function HelpButton({ className = '' }: { readonly className?: string }) {
  const [sheet, setSheet] = useState<{ readonly Sheet: Sheet; readonly pathname: string }>()
  const [failed, setFailed] = useState(false)
  const open = async (): Promise<void> => {
    setFailed(false)
    try {
      const [{ HelpSheet: Loaded }] = await Promise.all([import('./HelpSheet.tsx'), speakOfHelp()])
      setSheet({ Sheet: Loaded, pathname: window.location.pathname })
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`inline-flex min-h-11 items-center gap-1.5 ${className}`}
        onClick={event => {
          // from the phone's menu: it closes, and its own button gets the focus back in the end
          const menu = event.currentTarget.closest('details')
          menu?.removeAttribute('open')
          menu?.querySelector('summary')?.focus()
          void open()
        }}
      >
        <CircleHelp className="icon" /> {t('Help with this page')}
      </button>
      {failed && <span role="alert">{t('The help could not be loaded. Try again when you are connected.')}</span>}
      {sheet &&
        createPortal(<sheet.Sheet pathname={sheet.pathname} onClose={() => setSheet(undefined)} />, document.body)}
    </>
  )
}

// The pages before the login speak no word of it until it is opened.
async function speakOfHelp(): Promise<void> {
  if (spoken() === 'es') alsoSpeak((await import('#language/spanish/app/help.ts')).HELP_WORDS)
}
