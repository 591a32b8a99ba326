import { t } from '#web/language.tsx'
import { Brand } from './ui/Brand.tsx'
import { Button, buttonClass } from './ui/Button.tsx'

/** What a person sees when everything breaks, or could not be loaded. */
export function PageError() {
  return (
    <main className="grid min-h-dvh content-center">
      <div className="wrap">
        <Brand />
      </div>
      <PageFault />
    </main>
  )
}

/** The same inside the frame, when one page breaks. */
export function PageFault() {
  return (
    <div className="wrap grid gap-4 py-8">
      <title>{t('Something went wrong | Writeback')}</title>
      <div role="alert" className="grid gap-3">
        <h1>{t('This page could not be shown')}</h1>
        <p className="max-w-[56ch] text-ink-soft">
          {t(
            'The fault is ours. Your letters and findings are kept. Loading the page again often helps, above all after an update or when the connection was lost.',
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('Load the page again')}
        </Button>
        <a href="/" className={buttonClass()}>
          {t('Go to the start page')}
        </a>
      </div>
    </div>
  )
}
