import { useMutation } from '@tanstack/react-query'
import { type BureauStandingReply, creditComplaint } from '#contract/credit-disputes.ts'
import { send } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { Failed } from './Failed.tsx'

/** What to enter in the CFPB's form, once it would take the complaint. */
export function ComplaintPack({
  disputeId,
  standing,
}: {
  readonly disputeId: string
  readonly standing: BureauStandingReply
}) {
  const pack = useMutation({
    mutationFn: () => send(creditComplaint, { params: { id: disputeId, bureau: standing.bureau } }),
  })
  const { open, because } = standing.complaint
  return (
    <More summary={t('Complain to the CFPB')}>
      <p className="text-note text-ink-soft">{because}</p>
      {open && !pack.data && (
        <Button className="mt-3" busy={pack.isPending} onClick={() => pack.mutate()}>
          {t('Prepare the complaint')}
        </Button>
      )}
      {pack.error && <Failed error={pack.error} />}
      {pack.data && (
        <div className="mt-3 grid gap-3">
          <Part title={t('What happened')} text={pack.data.what_happened} />
          <Part title={t('What you want')} text={pack.data.what_you_want} />
          <div>
            <h3>{t('Attach')}</h3>
            <ul className="list-disc pl-5">
              {pack.data.attach.map(one => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
          <p className="text-note">{pack.data.attest}</p>
          <p>
            <a href={pack.data.portal} target="_blank" rel="noreferrer">
              {t('Open the CFPB’s form')}
            </a>
          </p>
        </div>
      )}
    </More>
  )
}

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="mt-1 rounded-md border border-rule bg-paper p-3 whitespace-pre-line">{text}</p>
    </div>
  )
}
