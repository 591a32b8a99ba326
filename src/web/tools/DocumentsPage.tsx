import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { contactLog } from '#contract/contacts.ts'
import { yourData } from '#contract/your-data.ts'
import { isoDate } from '#units/iso-date.ts'
import { CallFailed, send } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { shortDate, t } from '#web/language.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { gatherBundle } from './gather-bundle.ts'

const WAYS = { call: 'Call', text: 'Text', email: 'E-mail', visit: 'Visit' } as const

/** One's papers in order, for a lawyer or a court: numbered, dated and hashed. */
export function DocumentsPage() {
  const held = useQuery({
    queryKey: ['bundle-sources'],
    queryFn: async ({ signal }) => {
      const { debts } = await send(contactLog, { signal })
      try {
        const { letters, disputes } = await send(yourData, { signal })
        return { letters, disputes, debts }
      } catch (error) {
        // nobody known yet: nothing is held
        if (error instanceof CallFailed && error.status === 404) return { letters: [], disputes: [], debts }
        throw error
      }
    },
  })
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('Documents | Writeback')}</title>
      <h1>{t('Your papers in order')}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">
        {t(
          'One ZIP for a lawyer, legal aid or a court: numbered exhibits, what happened in order, and a number for each file that shows it was not changed. It is made on your device.',
        )}
      </p>
      <div className="mt-8 max-w-[880px]">
        {held.data === undefined && held.error ? (
          <ErrorState title={t('Your papers could not be listed')} onRetry={() => void held.refetch()}>
            {t('Nothing is lost.')}
          </ErrorState>
        ) : held.data === undefined ? (
          <Skeleton className="h-64 w-full rounded-md" />
        ) : (
          <Chooser {...held.data} />
        )}
      </div>
    </div>
  )
}

type Held = {
  readonly letters: readonly { readonly id: string; readonly title: string; readonly created_at: string }[]
  readonly disputes: readonly {
    readonly id: string
    readonly collector_name: string | null
    readonly evidence_files: number
  }[]
  readonly debts: readonly {
    readonly collector: string
    readonly entries: readonly {
      readonly way: keyof typeof WAYS | null
      readonly on: string
      readonly at: string | null
      readonly details: { readonly words?: string | undefined }
    }[]
  }[]
}

function Chooser({ letters, disputes, debts }: Held) {
  const [out, setOut] = useState<readonly string[]>([])
  const [isRedacted, setRedacted] = useState(false)
  const isIn = (id: string) => !out.includes(id)
  const made = useMutation({
    mutationFn: () =>
      gatherBundle({
        letters: letters.filter(({ id }) => isIn(id)),
        disputeIds: disputes.map(({ id }) => id).filter(isIn),
        contacts: debts.filter(({ collector }) => isIn(logId(collector))).flatMap(linesOf),
        redacted: isRedacted,
        on: today(),
      }),
    onSuccess: ({ zip }) => saveFile(`evidence-${today()}${isRedacted ? '-redacted' : ''}.zip`, zip),
  })
  const items = [
    ...letters.map(({ id, title, created_at }) => ({
      id,
      words: t('{title}, written {date}', { title, date: dayOf(created_at) }),
    })),
    ...disputes.map(({ id, collector_name, evidence_files }) => ({
      id,
      words: disputeWords(collector_name ?? t('a collector'), evidence_files),
    })),
    ...debts.map(({ collector, entries }) => ({
      id: logId(collector),
      words:
        entries.length === 1
          ? t('Contact log of {collector}: 1 entry', { collector })
          : t('Contact log of {collector}: {count} entries', { collector, count: entries.length }),
    })),
  ]
  if (items.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">
          {t('Nothing to put in order yet. Letters you write, disputes you follow and calls you log will stand here.')}
        </p>
        <a href="/upload" className={buttonClass({ variant: 'primary' })}>
          {t('Check a letter')}
        </a>
      </div>
    )
  return (
    <Card labelledBy="chosen">
      <h2 id="chosen" className="h-sans mb-3">
        {t('What goes in')}
      </h2>
      <ul>
        {items.map(({ id, words }) => (
          <li key={id}>
            <label className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="checkbox"
                className="tick"
                checked={isIn(id)}
                onChange={event => setOut(event.target.checked ? out.filter(one => one !== id) : [...out, id])}
              />
              <span>{words}</span>
            </label>
          </li>
        ))}
      </ul>
      <label className="mt-3 flex min-h-11 items-start gap-3 border-t border-rule pt-4">
        <input
          type="checkbox"
          className="tick"
          checked={isRedacted}
          onChange={event => setRedacted(event.target.checked)}
        />
        <span>
          {t(
            'Black out numbers and e-mail addresses. Letters then come as text, and pictures are left out. Names and street addresses stay: read it before you hand it on.',
          )}
        </span>
      </label>
      {made.error && (
        <div className="mt-4">
          <Alert tone="red" title={t('The bundle could not be made')} announce="alert">
            {t('Your papers are untouched. Try again.')}
          </Alert>
        </div>
      )}
      {made.data && (
        <div className="mt-4">
          <Alert
            tone={made.data.leftOut.length > 0 ? 'amber' : 'green'}
            title={t('Saved to your downloads')}
            announce="status"
          >
            {made.data.leftOut.length > 0 && (
              <ul className="list-disc pl-5">
                {made.data.leftOut.map(line => (
                  <li key={line}>{t('Not in it: {line}', { line })}</li>
                ))}
              </ul>
            )}
          </Alert>
        </div>
      )}
      <Button
        className="mt-4"
        size="large"
        variant="primary"
        icon={<Download className="icon" />}
        busy={made.isPending}
        disabled={items.every(({ id }) => !isIn(id))}
        onClick={() => made.mutate()}
      >
        {t('Make the bundle')}
      </Button>
    </Card>
  )
}

function logId(collector: string): string {
  return `log ${collector}`
}

function disputeWords(collector: string, files: number): string {
  return files === 1
    ? t('Dispute with {collector}: its log and 1 file', { collector })
    : t('Dispute with {collector}: its log and {files} files', { collector, files })
}

/** In English, as everything in the bundle: a court and a lawyer read it. */
function linesOf({ collector, entries }: Held['debts'][number]) {
  return entries.map(({ way, on, at, details }) => ({
    on: isoDate(on)!,
    text: `${way ? WAYS[way] : 'Request to stop,'} ${way ? 'from' : 'to'} ${collector}${at ? ` at ${at}` : ''}${details.words ? `: “${details.words}”` : ''}`,
  }))
}

function dayOf(moment: string): string {
  return shortDate(isoDate(moment.slice(0, 10))!)
}
