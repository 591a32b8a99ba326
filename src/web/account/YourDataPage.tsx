import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, LogOut, Trash2 } from 'lucide-react'
import type { z } from 'zod'
import { deleteAnalysis, exportData, yourData } from '#contract/your-data.ts'
import { CallFailed, send, sendForFile } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { OrdersCard } from '#web/billing/OrdersCard.tsx'
import { KeepButton } from '#web/results/PagesChoice.tsx'
import { pagesNow } from '#web/results/use-keep-pages.ts'
import { CreditDisputesCard } from '#web/credit/CreditDisputesCard.tsx'
import { ReportsHeld } from '#web/credit/ReportsHeld.tsx'
import { CompactDisputes } from '#web/disputes/DisputeList.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { saysItIsFrom } from '#web/ui/mail-origin.ts'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { t, Words } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { DeleteEverything } from './DeleteEverything.tsx'
import { FreshSignIn } from './FreshSignIn.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { RemindersCard } from './RemindersCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { useLogOut } from './use-log-out.ts'

type Held = z.output<typeof yourData.reply>

/** What is held about whoever looks, with a way to take it along and a way to delete it. */
export function YourDataPage() {
  const held = useQuery({
    queryKey: ['your-data'],
    queryFn: ({ signal }) => send(yourData, { signal }),
    retry: false,
  })
  const isNothing = held.error instanceof CallFailed && held.error.status === 404
  return (
    <div className="wrap py-6 md:py-10">
      <title>{t('Your data | Writeback')}</title>
      {held.isLoading && <Loading />}
      {isNothing && <Nothing />}
      {held.error && !isNothing && (
        <ErrorState title={t('Your data could not be loaded')} onRetry={() => void held.refetch()}>
          <p>{held.error.message}</p>
        </ErrorState>
      )}
      {held.data && (
        <FreshSignIn email={held.data.account?.email ?? ''}>
          <Everything held={held.data} />
        </FreshSignIn>
      )}
    </div>
  )
}

function Everything({ held }: { readonly held: Held }) {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{t('Your data')}</h1>
          <p className="mt-2 max-w-[58ch] text-ink-soft">
            {held.account ? (
              <>
                <Words
                  of="Everything we hold for <0>{email}</0>."
                  parts={[<b className="text-ink" />]}
                  values={{ email: held.account.email }}
                />
              </>
            ) : (
              t('Everything we hold for this browser. Log in to keep it for longer than this browser does.')
            )}{' '}
            <Words of="How long, and why, is on the <0>privacy page</0>." parts={[<a href="/privacy" />]} />
          </p>
        </div>
        {held.account ? (
          <LogOutButton />
        ) : (
          <a href="/login" className={buttonClass()}>
            {t('Log in')}
          </a>
        )}
      </div>
      <Received analyses={held.analyses} />
      <Written letters={held.letters} />
      <Followed disputes={held.disputes} hasAccount={held.account !== null} />
      <ReportsHeld />
      <CreditDisputesCard />
      <OrdersCard />
      {held.account && <RemindersCard wanted={held.deadline_reminders} />}
      {held.account && <SessionsCard sessions={held.sessions} />}
      {held.account && <PasskeysCard passkeys={held.passkeys} />}
      {held.lead_email && (
        <Card labelledBy="lead">
          <CardHead id="lead" title={t('News by email')} />
          <p>
            <Words
              of="You agreed that we keep <0>{email}</0>. It is deleted with everything else below."
              parts={[<b />]}
              values={{ email: held.lead_email }}
            />
          </p>
        </Card>
      )}
      {held.forwarding_address && (
        <Card labelledBy="forwarding">
          <CardHead id="forwarding" title={t('Your forwarding address')} />
          <p>
            <Words
              of="Mail to <0>{address}</0> is checked like a letter you upload. <1>Change or end it</1>"
              values={{ address: held.forwarding_address }}
              parts={[<b className="break-all" />, <a href="/email-forwarding#address" />]}
            />
          </p>
        </Card>
      )}
      <TakeAlong />
      <DeleteEverything hasAccount={held.account !== null} />
    </div>
  )
}

function Received({ analyses }: Pick<Held, 'analyses'>) {
  const queries = useQueryClient()
  const say = useToast()
  const removed = useMutation({
    mutationFn: (id: string) => send(deleteAnalysis, { params: { id } }),
    onSuccess: async () => {
      say(t('The letter and its findings are deleted.'))
      await queries.invalidateQueries({ queryKey: ['your-data'] })
    },
  })
  return (
    <Card labelledBy="received">
      <CardHead id="received" title={t('Letters you uploaded')} aside={String(analyses.length)} />
      {removed.error && (
        <Alert tone="red" title={removed.error.message} announce="alert">
          {t('Nothing was deleted.')}
        </Alert>
      )}
      {analyses.length === 0 && <p className="text-ink-soft">{t('None.')}</p>}
      <ul className="grid gap-0">
        {analyses.map(({ id, file_name, collector_name, created_at, saved, mail, ...held }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
            <div className="min-w-0">
              <a href={`/results?analysis=${id}`} className="font-[650] break-words">
                {collector_name ?? file_name}
              </a>
              <p className="text-sm break-words text-ink-soft">
                {collector_name !== null && `${file_name}, `}
                {instant(created_at)}. {mail && `${saysItIsFrom(mail)} `}
                {saved && t('In your history.')} {saysWhatIsHeld(held)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {pagesNow(held) !== 'deleted' && (
                <KeepButton id={id} kept={held.pages_state === 'kept'} of={collector_name ?? file_name} />
              )}
              <Button
                variant="quiet"
                icon={<Trash2 className="icon" />}
                busy={removed.isPending && removed.variables === id}
                aria-label={t('Delete {letter}', { letter: collector_name ?? file_name })}
                onClick={() => removed.mutate(id)}
              >
                {t('Delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type LetterHeld = Pick<Held['analyses'][number], 'pages_state' | 'pages_deleted_after' | 'pieces'>

function saysWhatIsHeld({ pieces, ...held }: LetterHeld): string {
  const until = held.pages_deleted_after
  switch (pagesNow(held)) {
    case 'held':
      return until
        ? t('Its pages are deleted by {until}.', { until: instant(until) })
        : t('Its pages are deleted within 1 hour.')
    case 'kept':
      return until
        ? t('You keep its pages as evidence. The file you uploaded is deleted by {until}.', { until: instant(until) })
        : t('You keep its pages as evidence.')
    case 'deleted':
      if (pieces === 0) return t('Its pages are deleted; facts and findings are kept.')
      return pieces === 1
        ? t('Its pages are deleted; facts, findings and one small piece of a page are kept.')
        : t('Its pages are deleted; facts, findings and {pieces} small pieces of the pages are kept.', { pieces })
  }
}

function Written({ letters }: Pick<Held, 'letters'>) {
  return (
    <Card labelledBy="written">
      <CardHead id="written" title={t('Letters written for you')} aside={String(letters.length)} />
      {letters.length === 0 && <p className="text-ink-soft">{t('None.')}</p>}
      <ul>
        {letters.map(({ id, title, created_at }) => (
          <li key={id} className="border-t border-rule py-3">
            <span className="font-[650]">{title}</span>
            <p className="text-sm text-ink-soft">{instant(created_at)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Followed({ disputes, hasAccount }: Pick<Held, 'disputes'> & { readonly hasAccount: boolean }) {
  return (
    <Card labelledBy="followed">
      <CardHead id="followed" title={t('Disputes you follow')} aside={String(disputes.length)} />
      {hasAccount && <CompactDisputes />}
      {!hasAccount && disputes.length === 0 && <p className="text-ink-soft">{t('None.')}</p>}
      <ul>
        {(hasAccount ? [] : disputes).map(({ id, collector_name, created_at, evidence_files }) => (
          <li key={id} className="border-t border-rule py-3">
            <a href={`/response-tracker/${id}`} className="font-[650] break-words">
              {collector_name ?? t('Collector not named')}
            </a>
            <p className="text-sm text-ink-soft">
              {instant(created_at)}.{' '}
              {evidence_files === 1
                ? t('1 piece of evidence.')
                : t('{count} pieces of evidence.', { count: evidence_files })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TakeAlong() {
  const packed = useMutation({
    mutationFn: async () => saveFile('writeback-your-data.zip', await sendForFile(exportData)),
  })
  return (
    <Card labelledBy="take-along">
      <CardHead id="take-along" title={t('Take it along')} />
      <p className="max-w-[60ch] text-ink-soft">
        {t(
          'One ZIP file: your letters as PDF, pages we still hold, your dates for a calendar, tables, and everything as JSON.',
        )}
      </p>
      {packed.error && (
        <Alert tone="red" title={packed.error.message} announce="alert">
          {t('Nothing was changed. You can try again.')}
        </Alert>
      )}
      <div className="mt-4">
        <Button icon={<Download className="icon" />} busy={packed.isPending} onClick={() => packed.mutate()}>
          {t('Download everything')}
        </Button>
      </div>
    </Card>
  )
}

function LogOutButton() {
  const { leave, isLeaving } = useLogOut()
  return (
    <Button icon={<LogOut className="icon" />} busy={isLeaving} onClick={leave}>
      {t('Log out')}
    </Button>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={t('Your data')}
      action={
        <div className="flex flex-wrap gap-3">
          <a href="/login" className={buttonClass({ variant: 'primary' })}>
            {t('Log in')}
          </a>
          <a href="/upload" className={buttonClass()}>
            {t('Check a letter')}
          </a>
        </div>
      }
    >
      <p>{t('We hold nothing about this browser. Log in to see what your account holds.')}</p>
    </EmptyState>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('Loading your data')}
      </p>
      <Skeleton className="h-10 w-2/5" />
      <Skeleton className="mt-6 h-40 w-full rounded-md" />
      <Skeleton className="mt-5 h-40 w-full rounded-md" />
    </div>
  )
}
