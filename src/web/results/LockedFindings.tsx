import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { openAnalysis } from '#contract/billing.ts'
import { send } from '#web/api.ts'
import { isPrivate } from '#web/private/flag.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t, Words } from '#web/language.tsx'
import { LockedState } from '#web/ui/states.tsx'
import { UnlockDialog } from './UnlockDialog.tsx'

/** How many more there are, and the way to them. What is hidden never left the server. */
export function LockedFindings({ analysis }: { readonly analysis: AnalysisReply }) {
  const { hidden_violations: hidden } = analysis.locked
  if (hidden === 0) return null
  return (
    <LockedState
      title={hidden === 1 ? t('1 more violation detected') : t('{hidden} more violations detected', { hidden })}
      action={<Unlock analysis={analysis} />}
    >
      <Words
        of="Your deadlines, warnings and the time limit are open to everyone. So are the free sample letters of the <0>CFPB</0>."
        parts={[
          <a
            href="https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-when-a-debt-collector-contacts-me-en-1695/"
            target="_blank"
            rel="noreferrer"
          />,
        ]}
      />
    </LockedState>
  )
}

/** The button that opens this letter's result: with the scan that is left, or by choosing a plan. */
export function Unlock({ analysis }: { readonly analysis: AnalysisReply }) {
  if (isPrivate()) return <p>{t('Private mode shows what the free plan shows.')}</p>
  return <UnlockOutside analysis={analysis} />
}

function UnlockOutside({ analysis }: { readonly analysis: AnalysisReply }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const spend = useMutation({
    mutationFn: () => send(openAnalysis, { params: { id: analysis.analysis_id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['analysis', analysis.analysis_id] }),
  })
  return (
    <>
      {spend.isError && <Alert tone="red" title={spend.error.message} announce="alert" takesFocus />}
      {analysis.locked.unlock === 'scan' ? (
        <Button variant="primary" busy={spend.isPending} onClick={() => spend.mutate()}>
          {t('Use your scan on this letter')}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('Unlock')}
        </Button>
      )}
      <UnlockDialog open={open} flow={analysis.flow_type} onClose={() => setOpen(false)} />
    </>
  )
}
