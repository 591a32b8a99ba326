import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, LogOut, Trash2 } from 'lucide-react'
import type { z } from 'zod'
import { deleteAnalysis, exportData, yourData } from '#contract/your-data.ts'
import { CallFailed, send, sendForFile } from '#web/api.ts'
import { instant } from '#web/clock.ts'
import { OrdersCard } from '#web/billing/OrdersCard.tsx'
import { KeepButton } from '#web/results/PagesChoice.tsx'
import { pagesNow } from '#web/results/use-keep-pages.ts'
import { CompactDisputes } from '#web/disputes/DisputeList.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { saveFile } from '#web/ui/save-file.ts'
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
      <title>Your data | Writeback</title>
      {held.isLoading && <Loading />}
      {isNothing && <Nothing />}
      {held.error && !isNothing && (
        <ErrorState title="Your data could not be loaded" onRetry={() => void held.refetch()}>
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
          <h1>Your data</h1>
          <p className="mt-2 max-w-[58ch] text-ink-soft">
            {held.account ? (
              <>
                Everything we hold for <b className="text-ink">{held.account.email}</b>.
              </>
            ) : (
              'Everything we hold for this browser. Log in to keep it for longer than this browser does.'
            )}{' '}
            How long, and why, is on the <a href="/privacy">privacy page</a>.
          </p>
        </div>
        {held.account ? (
          <LogOutButton />
        ) : (
          <a href="/login" className={buttonClass()}>
            Log in
          </a>
        )}
      </div>
      <Received analyses={held.analyses} />
      <Written letters={held.letters} />
      <Followed disputes={held.disputes} hasAccount={held.account !== null} />
      <OrdersCard />
      {held.account && <RemindersCard wanted={held.deadline_reminders} />}
      {held.account && <SessionsCard sessions={held.sessions} />}
      {held.account && <PasskeysCard passkeys={held.passkeys} />}
      {held.lead_email && (
        <Card labelledBy="lead">
          <CardHead id="lead" title="News by email" />
          <p>
            You agreed that we keep <b>{held.lead_email}</b>. It is deleted with everything else below.
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
      say('The letter and its findings are deleted.')
      await queries.invalidateQueries({ queryKey: ['your-data'] })
    },
  })
  return (
    <Card labelledBy="received">
      <CardHead id="received" title="Letters you uploaded" aside={String(analyses.length)} />
      {removed.error && (
        <Alert tone="red" title={removed.error.message} announce="alert">
          Nothing was deleted.
        </Alert>
      )}
      {analyses.length === 0 && <p className="text-ink-soft">None.</p>}
      <ul className="grid gap-0">
        {analyses.map(({ id, file_name, collector_name, created_at, saved, ...held }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
            <div className="min-w-0">
              <a href={`/results?analysis=${id}`} className="font-[650] break-words">
                {collector_name ?? file_name}
              </a>
              <p className="text-sm break-words text-ink-soft">
                {collector_name !== null && `${file_name}, `}
                {instant(created_at)}. {saved && 'In your history. '}
                {saysWhatIsHeld(held)}
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
                aria-label={`Delete ${collector_name ?? file_name}`}
                onClick={() => removed.mutate(id)}
              >
                Delete
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
      return until ? `Its pages are deleted by ${instant(until)}.` : 'Its pages are deleted within 1 hour.'
    case 'kept':
      return `You keep its pages as evidence.${until ? ` The file you uploaded is deleted by ${instant(until)}.` : ''}`
    case 'deleted':
      return pieces === 0
        ? 'Its pages are deleted; facts and findings are kept.'
        : `Its pages are deleted; facts, findings and ${pieces === 1 ? 'one small piece of a page' : `${pieces} small pieces of the pages`} are kept.`
  }
}

function Written({ letters }: Pick<Held, 'letters'>) {
  return (
    <Card labelledBy="written">
      <CardHead id="written" title="Letters written for you" aside={String(letters.length)} />
      {letters.length === 0 && <p className="text-ink-soft">None.</p>}
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
      <CardHead id="followed" title="Disputes you follow" aside={String(disputes.length)} />
      {hasAccount && <CompactDisputes />}
      {!hasAccount && disputes.length === 0 && <p className="text-ink-soft">None.</p>}
      <ul>
        {(hasAccount ? [] : disputes).map(({ id, collector_name, created_at, evidence_files }) => (
          <li key={id} className="border-t border-rule py-3">
            <a href={`/response-tracker/${id}`} className="font-[650] break-words">
              {collector_name ?? 'Collector not named'}
            </a>
            <p className="text-sm text-ink-soft">
              {instant(created_at)}.{' '}
              {evidence_files === 1 ? '1 piece of evidence' : `${evidence_files} pieces of evidence`}.
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
      <CardHead id="take-along" title="Take it along" />
      <p className="max-w-[60ch] text-ink-soft">
        One ZIP file: your letters as PDF, pages we still hold, your dates for a calendar, tables, and everything as
        JSON.
      </p>
      {packed.error && (
        <Alert tone="red" title={packed.error.message} announce="alert">
          Nothing was changed. You can try again.
        </Alert>
      )}
      <div className="mt-4">
        <Button icon={<Download className="icon" />} busy={packed.isPending} onClick={() => packed.mutate()}>
          Download everything
        </Button>
      </div>
    </Card>
  )
}

function LogOutButton() {
  const { leave, isLeaving } = useLogOut()
  return (
    <Button icon={<LogOut className="icon" />} busy={isLeaving} onClick={leave}>
      Log out
    </Button>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="Your data"
      action={
        <div className="flex flex-wrap gap-3">
          <a href="/login" className={buttonClass({ variant: 'primary' })}>
            Log in
          </a>
          <a href="/upload" className={buttonClass()}>
            Check a letter
          </a>
        </div>
      }
    >
      <p>We hold nothing about this browser. Log in to see what your account holds.</p>
    </EmptyState>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading your data
      </p>
      <Skeleton className="h-10 w-2/5" />
      <Skeleton className="mt-6 h-40 w-full rounded-md" />
      <Skeleton className="mt-5 h-40 w-full rounded-md" />
    </div>
  )
}
