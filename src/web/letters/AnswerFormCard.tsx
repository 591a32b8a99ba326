import type { PlainPhrase } from '#language/phrase.ts'
import { Download } from 'lucide-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ANSWER_FORM_CALLS } from '#contract/answer-form.ts'
import { DISPUTE_REASONS, type FormPrompt } from '#law/answer-form.ts'
import { CallFailed, send, sendForFile } from '#web/api.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { t } from '#web/language.tsx'
import { saveFile } from '#web/ui/save-file.ts'

/** What each box says, as the model form has it. */
const WORDS: Readonly<Record<FormPrompt, PlainPhrase>> = {
  dispute: 'I want to dispute the debt',
  'not-mine': 'This is not my debt.',
  'amount-wrong': 'The amount is wrong.',
  other: 'Other',
  'original-creditor': 'Send me the name and address of the original creditor.',
  'in-spanish': 'I want this form in Spanish.',
}

/** The collector's own tear-off form, with the person's boxes ticked on a copy of the page. Nothing where the letter has
 *  no such form. */
export function AnswerFormCard({ analysisId }: { readonly analysisId: string }) {
  const { data: form } = useQuery({
    queryKey: ['answer-form', analysisId],
    queryFn: ({ signal }) => send(ANSWER_FORM_CALLS.answerForm, { params: { id: analysisId }, signal }),
    retry: false,
  })
  if (!form || form.prompts.length === 0) return null
  return (
    <Card id="answer-form" labelledBy="answer-form-head">
      <CardHead id="answer-form-head" title={t('Their tear-off form')} />
      {form.page_held ? (
        <Boxes analysisId={analysisId} prompts={form.prompts} />
      ) : (
        <p className="text-[0.94rem] text-ink-soft">
          {t(
            'Their letter has a form to tick. The picture of the page is deleted, so tick it on the paper. Your letter alone counts the same.',
          )}
        </p>
      )}
    </Card>
  )
}

function Boxes({ analysisId, prompts }: { readonly analysisId: string; readonly prompts: readonly FormPrompt[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<FormPrompt>>(new Set())
  const [reason, setReason] = useState('')
  const filled = useMutation({
    mutationFn: async (asked: { readonly ticked: readonly FormPrompt[]; readonly reason: string }) => {
      const file = await sendForFile(ANSWER_FORM_CALLS.fillAnswerForm, {
        params: { id: analysisId },
        body: { ticked: [...asked.ticked], reason: asked.reason },
      })
      saveFile('their-form-filled-in.pdf', file)
    },
  })
  const toggle = (prompt: FormPrompt) => {
    const next = new Set(ticked)
    if (!next.delete(prompt)) next.add(prompt)
    else if (prompt === 'dispute') for (const one of DISPUTE_REASONS) next.delete(one)
    if (DISPUTE_REASONS.some(one => next.has(one)) && prompts.includes('dispute')) next.add('dispute')
    filled.reset()
    setTicked(next)
  }
  const left = prompts.filter(prompt => !ticked.has(prompt))
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        filled.mutate({ ticked: [...ticked], reason })
      }}
    >
      <p className="text-[0.94rem]">
        {t('Their letter has a form. Tick what is true. We mark it on a copy of the page, to send with your letter.')}
      </p>
      <fieldset className="grid">
        <legend className="sr-only">{t('Boxes of the form')}</legend>
        {prompts.map(prompt => (
          <label
            key={prompt}
            className={`flex min-h-11 items-center gap-3 ${DISPUTE_REASONS.includes(prompt) ? 'pl-6' : ''}`}
          >
            <input type="checkbox" className="tick" checked={ticked.has(prompt)} onChange={() => toggle(prompt)} />
            {t(WORDS[prompt])}
          </label>
        ))}
      </fieldset>
      {ticked.has('other') && (
        <Field label={t('What else is wrong?')} hint={t('It goes on a page of its own, behind the form.')}>
          {control => (
            <textarea
              {...control}
              className="input"
              required
              maxLength={1500}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button
        type="submit"
        block
        icon={<Download className="icon" />}
        busy={filled.isPending}
        disabled={ticked.size === 0}
      >
        {t('Download the filled form')}
      </Button>
      {filled.isSuccess && (
        <Alert tone="green" title={t('Saved to your downloads')} announce="status">
          <p>{t('Ticked: {list}', { list: list([...ticked]) })}</p>
          {left.length > 0 && <p>{t('Left empty: {left}', { left: list(left) })}</p>}
          <p>
            {t(
              'Not filled in: anything else on the form, such as money, an account to choose, a signature or a date. Do that by hand if you need to.',
            )}
          </p>
        </Alert>
      )}
      {filled.error && (
        <Alert tone="red" title={filled.error.message} announce="alert">
          {filled.error instanceof CallFailed && filled.error.suggestion}
        </Alert>
      )}
      <Note>{t('We never fill in a payment. Paying can restart the time they have to sue.')}</Note>
    </form>
  )
}

function list(prompts: readonly FormPrompt[]): string {
  return prompts.map(prompt => t(WORDS[prompt]).replace(/\.$/, '')).join('; ')
}
