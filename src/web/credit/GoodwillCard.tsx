import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { generatePdf } from '#contract/letters.ts'
import { NO_REPORT } from '#letters/credit/credit-context.ts'
import { writeCreditLetter, type WrittenCreditLetter } from '#letters/credit/write-credit-letter.ts'
import { toText } from '#letters/render/to-text.ts'
import { sendForFile } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { said, t } from '#web/language.tsx'
import { Cautions } from '#web/letters/Cautions.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { CheckRow } from './CheckRow.tsx'
import { Line } from './ErrorList.tsx'
import { FileButtons, LetterText } from './LetterCard.tsx'

const EMPTY = {
  creditor: '',
  creditorAddress: '',
  account: '',
  mark: '',
  hardship: '',
  since: '',
  name: '',
  address: '',
  inGoodStanding: false,
  alsoDisputed: false,
}
type Told = typeof EMPTY

/** A favor asked of a bank about an old late mark. It stands apart from every dispute, and is made on this device: who asks
 *  for a favor admits that the entry is right. */
export function GoodwillCard() {
  const [told, setTold] = useState(EMPTY)
  const [written, setWritten] = useState<WrittenCreditLetter>()
  const tell = (part: Partial<Told>) => {
    setTold({ ...told, ...part })
    setWritten(undefined)
  }
  const isEnough = [told.creditor, told.mark, told.name, told.address].every(text => text.trim() !== '')
  return (
    <Card labelledBy="goodwill">
      <CardHead id="goodwill" title={t('Ask for a favor: an old late mark')} />
      <p className="max-w-[62ch] text-ink-soft">
        {t(
          'A goodwill request asks a bank to drop a late mark that is true. No law makes it say yes. Is the mark wrong? Then dispute it: that is your right.',
        )}
      </p>
      <form
        className="mt-4 grid max-w-[640px] gap-4"
        onSubmit={event => {
          event.preventDefault()
          setWritten(writeCreditLetter('goodwill-request', contextOf(told)))
        }}
      >
        <Line
          label={t('Bank or lender that put the mark')}
          value={told.creditor}
          onChange={creditor => tell({ creditor })}
        />
        <Line
          label={t('Its mailing address (optional)')}
          value={told.creditorAddress}
          onChange={creditorAddress => tell({ creditorAddress })}
        />
        <Line
          label={t('Account number, as the report masks it')}
          value={told.account}
          onChange={account => tell({ account })}
        />
        <Line
          label={t('The late mark, as the report prints it')}
          hint={t('For example: 30 days late, March 2024.')}
          value={told.mark}
          onChange={mark => tell({ mark })}
        />
        <OwnWords
          label={t('What had happened? (optional)')}
          value={told.hardship}
          onChange={hardship => tell({ hardship })}
        />
        <OwnWords
          label={t('What does the mark cost you now? (optional)')}
          value={told.since}
          onChange={since => tell({ since })}
        />
        <Line label={t('Your name')} value={told.name} onChange={name => tell({ name })} />
        <Line label={t('Your address')} value={told.address} onChange={address => tell({ address })} />
        <CheckRow
          title={t('The account is mine and paid up')}
          text={t('Nothing on it is late now. It is no collection and no charge-off.')}
          checked={told.inGoodStanding}
          onChange={inGoodStanding => tell({ inGoodStanding })}
        />
        <CheckRow
          title={t('I also dispute this entry as wrong')}
          checked={told.alsoDisputed}
          onChange={alsoDisputed => tell({ alsoDisputed })}
        />
        <Button type="submit" variant="primary" disabled={!isEnough} className="justify-self-start">
          {t('Write the request')}
        </Button>
        {!isEnough && (
          <p className="text-sm text-ink-soft">{t('Fill in the bank, the mark, your name and your address.')}</p>
        )}
      </form>
      <div role="status" className="mt-4">
        {written?.kind === 'refused' && (
          <Alert tone="amber" title={said(written.why)}>
            {said(written.instead)}
          </Alert>
        )}
        {written?.kind === 'letter' && (
          <>
            <LetterText content={toText(written.letter)} />
            <Files content={toText(written.letter)} />
            <div className="mt-4">
              <Cautions cautions={written.cautions.map(said)} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function OwnWords({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <Field label={label} hint={t('Your own words. Say no more than you want them to know.')}>
      {control => (
        <textarea
          {...control}
          className="input"
          maxLength={600}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** As text without the server; PDF and Word through it, which keeps nothing of it. */
function Files({ content }: { readonly content: string }) {
  const file = useMutation({
    mutationFn: async (format: 'txt' | 'pdf' | 'docx') => {
      const blob =
        format === 'txt'
          ? new Blob([content], { type: 'text/plain;charset=utf-8' })
          : await sendForFile(generatePdf, { body: { content, type: 'response_letter', format } })
      saveFile(`goodwill-request-${today()}.${format}`, blob)
    },
  })
  return <FileButtons busy={file.isPending} error={file.error} onChoose={format => file.mutate(format)} />
}

function contextOf(told: Told): Parameters<typeof writeCreditLetter>[1] {
  return {
    today: today(),
    consumer: { name: told.name.trim(), addressLines: linesOf(told.address), givesSsn: false },
    recipient: { name: told.creditor.trim(), addressLines: linesOf(told.creditorAddress) },
    report: NO_REPORT,
    items: [
      {
        id: 'mark',
        creditor: told.creditor.trim(),
        account: told.account.trim() || undefined,
        page: undefined,
        shown: [{ label: 'Late mark', value: told.mark.trim() }],
        claim: '',
        story: undefined,
        correct: undefined,
        proof: undefined,
        wants: 'correct',
        cites: [],
        reckoning: [],
        isDirect: true,
      },
    ],
    harm: told.since.trim() || undefined,
    hardship: told.hardship.trim() || undefined,
    papers: [],
    theft: undefined,
    earlier: undefined,
    reinsertion: undefined,
    goodwill: { inGoodStanding: told.inGoodStanding, alsoDisputed: told.alsoDisputed },
  }
}

/** @example linesOf('PO Box 9, Dover, DE 19901') // ['PO Box 9', 'Dover, DE 19901'] */
function linesOf(address: string): readonly string[] {
  const [street = '', ...rest] = address.split(',').map(part => part.trim())
  return [street, rest.join(', ')].filter(line => line !== '')
}
