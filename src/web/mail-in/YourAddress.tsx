import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { INBOUND_MAIL_CALLS, type Forwarding } from '#contract/inbound-mail.ts'
import { send } from '#web/api.ts'
import { MAIL_IN } from '#web/copy/mail-in.ts'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/states.tsx'

const words = MAIL_IN.address
const KEY = ['forwarding-address']
const LOOK_AGAIN_MS = 10_000

/** The address of whoever is logged in: made, copied, made anew, ended. */
export function YourAddress() {
  const queries = useQueryClient()
  const { forwardingAddress, newForwardingAddress, removeForwardingAddress } = INBOUND_MAIL_CALLS
  const found = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => send(forwardingAddress, { signal }),
    refetchInterval: LOOK_AGAIN_MS, // while the page is looked at: Gmail's number may come
  })
  const changed = useMutation({
    mutationFn: (wanted: 'new' | 'none') => send(wanted === 'new' ? newForwardingAddress : removeForwardingAddress),
    onSuccess: reply => queries.setQueryData<Forwarding>(KEY, reply),
  })
  const make = () => changed.mutate('new')
  return (
    <div className="grid max-w-[720px] gap-4">
      {changed.error && (
        <Alert tone="red" title={changed.error.message} announce="alert">
          {t(words.kept)}
        </Alert>
      )}
      {found.isLoading && <Skeleton className="h-24 w-full rounded-md" />}
      {found.error && !found.data && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">{found.error.message}</p>
          <Button icon={<RefreshCw className="icon" />} busy={found.isFetching} onClick={() => void found.refetch()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {found.data && found.data.address === null && (
        <div className="grid justify-items-start gap-3">
          <Button variant="primary" busy={changed.isPending} onClick={make}>
            {t(words.make)}
          </Button>
          <p className="text-ink-soft">{t(words.makeText)}</p>
        </div>
      )}
      {found.data?.address && (
        <>
          <Address address={found.data.address} />
          {found.data.gmail_code && (
            <Alert tone="amber" title={t(words.gmail)} announce="status">
              <p className="my-1 font-mono text-2xl tracking-wider">{found.data.gmail_code}</p>
              <p>{t(words.gmailNot)}</p>
            </Alert>
          )}
          <p className="max-w-[60ch]">{t(words.secret)}</p>
          <Changes busy={changed.isPending} onRenew={make} onEnd={() => changed.mutate('none')} />
        </>
      )}
    </div>
  )
}

function Address({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = async (): Promise<void> =>
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    )
  return (
    <div className="grid gap-3 rounded-md border border-rule bg-sheet p-5">
      <p className="text-sm text-ink-soft">{t(words.yours)}</p>
      <p className="font-mono text-lg break-all select-all">{address}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" icon={<Copy className="icon" />} onClick={() => void copy()}>
          {t(words.copy)}
        </Button>
        <a href="/dashboard" className="inline-flex min-h-11 items-center">
          {t(words.dashboard)}
        </a>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {copied === undefined ? '' : copied ? t(words.copied) : t(words.notCopied)}
      </p>
    </div>
  )
}

interface ChangesProps {
  readonly busy: boolean
  readonly onRenew: () => void
  readonly onEnd: () => void
}

/** Both end the address that is known to a mail program: asked once more, in place. */
function Changes({ busy, onRenew, onEnd }: ChangesProps) {
  const [asked, setAsked] = useState<'renew' | 'end'>()
  if (asked === undefined)
    return (
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setAsked('renew')}>
          {t(words.renew)}
        </Button>
        <Button variant="quiet" onClick={() => setAsked('end')}>
          {t(words.end)}
        </Button>
      </div>
    )
  const isRenewal = asked === 'renew'
  const act = () => {
    setAsked(undefined)
    if (isRenewal) onRenew()
    else onEnd()
  }
  return (
    <div
      role="group"
      aria-label={isRenewal ? t(words.renew) : t(words.end)}
      className="grid gap-3 rounded-md bg-inset p-5"
    >
      <p>{isRenewal ? t(words.renewSure) : t(words.endSure)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={act}>
          {isRenewal ? t(words.renewYes) : t(words.endYes)}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(undefined)}>
          {t(words.no)}
        </Button>
      </div>
    </div>
  )
}
