import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { timeAt } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { type PagesHeld, pagesNow, useKeepPages } from './use-keep-pages.ts'

/** Asks, before the hour is over, whether the pages of this letter are to be kept as evidence. */
export function PagesChoice({ id, held }: { readonly id: string; readonly held: PagesHeld }) {
  const state = pagesNow(held)
  if (state === 'deleted') return null
  const until = held.pages_deleted_after
  return (
    <section aria-label={t('Pages of your letter')} className="grid gap-3 rounded-md bg-inset p-4">
      <p className="text-[0.94rem]">
        {state === 'kept' ? (
          <>
            <b className="font-[650]">{t('You keep these pages as evidence.')}</b>{' '}
            <span className="text-ink-soft">
              {t('They are encrypted, and only you can see them. The file you uploaded is deleted within 1 hour.')}
            </span>
          </>
        ) : (
          <>
            <b className="font-[650]">
              {until ? t('We delete these pages by {time}.', { time: timeAt(until) }) : t('We delete these pages.')}
            </b>{' '}
            <span className="text-ink-soft">
              {t(
                'Do you want to keep them as evidence? They stay encrypted, only you can see them, and you can delete them at any time.',
              )}
            </span>
          </>
        )}
      </p>
      <div>
        <KeepButton id={id} kept={state === 'kept'} />
      </div>
    </section>
  )
}

/** Keeps the pages, or asks once more and deletes them. */
export function KeepButton({ id, kept, of }: { readonly id: string; readonly kept: boolean; readonly of?: string }) {
  const choice = useKeepPages(id)
  const [asking, setAsking] = useState(false)
  const choose = (keep: boolean) => {
    setAsking(false)
    choice.mutate(keep)
  }
  return (
    <>
      {choice.error && (
        <div className="mb-3">
          <Alert tone="red" title={choice.error.message} announce="alert">
            {t('Nothing was changed.')}
          </Alert>
        </div>
      )}
      <Button
        icon={<LockKeyhole className="icon" />}
        busy={choice.isPending}
        {...(of && {
          'aria-label': kept ? t('Stop keeping the pages of {of}', { of }) : t('Keep the pages of {of}', { of }),
        })}
        onClick={() => (kept ? setAsking(true) : choose(true))}
      >
        {kept ? t('Stop keeping the pages') : t('Keep the pages')}
      </Button>
      <Dialog open={asking} title={t('Delete the pages now?')} onClose={() => setAsking(false)}>
        <p>
          {t(
            'The pages are deleted at once, and we cannot bring them back. The findings, their quotes and the small pieces under them stay.',
          )}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="danger" onClick={() => choose(false)}>
            {t('Delete the pages')}
          </Button>
          <Button onClick={() => setAsking(false)}>{t('Keep them')}</Button>
        </div>
      </Dialog>
    </>
  )
}
