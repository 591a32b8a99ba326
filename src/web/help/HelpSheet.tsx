import { guidePath } from '#web/guides/guide.ts'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { GLOSSARY } from './glossary.ts'
import { MeaningText } from './MeaningText.tsx'
import { helpAt } from './pages.ts'

/** What this page does, what to do next, and its words, in a window over it. */
export function HelpSheet({ pathname, onClose }: { readonly pathname: string; readonly onClose: () => void }) {
  const { does, next, words, guide } = helpAt(pathname)
  return (
    <Dialog open title={t('Help with this page')} onClose={onClose}>
      <div className="grid gap-5">
        <p>{t(does)}</p>
        <section>
          <h3 className="text-base">{t('What to do next')}</h3>
          <ol className="steps mt-2">
            {next.map(step => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </section>
        {words.length > 0 && (
          <section>
            <h3 className="text-base">{t('Words on this page')}</h3>
            <dl className="mt-2 grid gap-3">
              {words.map(word => (
                <div key={word}>
                  <dt className="font-[650]">{t(GLOSSARY[word].word)}</dt>
                  <dd>
                    <MeaningText meaning={GLOSSARY[word]} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p className="flex flex-wrap gap-3">
          {guide && (
            <a href={guidePath(guide)} className={buttonClass()}>
              {t('A guide to print')}
            </a>
          )}
          <a href="/faq" className={buttonClass({ variant: 'quiet' })}>
            {t('Questions')}
          </a>
          <a href="https://www.lawhelp.org" className={buttonClass({ variant: 'quiet' })}>
            {t('Free legal aid')}
          </a>
        </p>
      </div>
    </Dialog>
  )
}
