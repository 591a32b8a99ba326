import { FileText, PenLine } from 'lucide-react'
import { t } from '#web/language.tsx'
import { Badge } from '#web/ui/Badge.tsx'

interface FlowChooserProps {
  readonly onChoose: (flow: 'generate' | 'enhance') => void
  /** False where nothing is sold: then no plan is named. */
  readonly namesPlans: boolean
}

const CARD =
  'grid grid-cols-[24px_1fr] content-start gap-x-3 gap-y-0.5 rounded-md border-[1.5px] border-rule-strong bg-sheet p-5 text-left transition-colors hover:border-pen hover:bg-pen-wash'

/** The first question of an upload. */
export function FlowChooser({ onChoose, namesPlans }: FlowChooserProps) {
  return (
    <section aria-labelledby="flow">
      <h2 id="flow" className="h-sans mb-4">
        {t('What would you like to do?')}
      </h2>
      <div className="grid gap-3 md:grid-cols-2">
        <button type="button" className={CARD} onClick={() => onChoose('generate')}>
          <FileText className="icon row-span-2 mt-1 text-pen" />
          <b className="font-[650]">{t('Generate Full Response')}</b>
          <span className="text-note leading-snug text-ink-soft">
            {t('We check the letter and write a reply for you to edit.')}
          </span>
        </button>
        <button type="button" className={CARD} onClick={() => onChoose('enhance')}>
          <PenLine className="icon row-span-3 mt-1 text-pen" />
          <b className="font-[650]">{t('Enhance Your Letter')}</b>
          <span className="text-note leading-snug text-ink-soft">
            {t('You wrote a reply. We check it and make it safer and stronger.')}
          </span>
          {namesPlans && (
            <span className="mt-2">
              <Badge>{t('Included with monthly/lifetime')}</Badge>
            </span>
          )}
        </button>
      </div>
    </section>
  )
}
