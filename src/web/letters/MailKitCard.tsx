import { Download } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { generatePdf } from '#contract/letters.ts'
import {
  ageOfPrices,
  costInWords,
  FOLDING,
  greenCard,
  shortLetter,
  WITHOUT_PRINTER,
} from '#letters/mail-kit/mail-kit.ts'
import { POSTAGE } from '#letters/mail-kit/postage.ts'
import { toText } from '#letters/render/to-text.ts'
import { sendForFile } from '#web/api.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { said, t } from '#web/language.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { fileName } from './download-letter.ts'
import { draftedLetter } from './draft.ts'
import type { StoredLetter } from './stored-letter.ts'

const WORDS_A_PAGE = 420

/** Everything for the envelope: one file to print, what it costs, the green card, and what to do without a printer. */
export function MailKitCard({ letter }: { readonly letter: StoredLetter }) {
  const document = draftedLetter(letter.document, letter.draft)
  const content = toText(document)
  const kit = useMutation({
    mutationFn: async () => {
      const file = await sendForFile(generatePdf, { body: { content, document, type: 'mail_kit' } })
      saveFile(`${fileName(letter.title)}-mail-kit.pdf`, file)
    },
  })
  const short = shortLetter(document)
  const sheets = Math.max(1, Math.ceil(content.split(/\s+/).length / WORDS_A_PAGE))
  return (
    <Card id="mail-kit" labelledBy="mail-kit-head">
      <CardHead id="mail-kit-head" title={t('Mail kit')} />
      <p className="text-[0.94rem]">
        {t(
          'One file to print: the letter with fold marks for a #10 window envelope, a sheet on sending it, and address labels.',
        )}
      </p>
      <Button
        block
        className="mt-3"
        icon={<Download className="icon" />}
        busy={kit.isPending}
        onClick={() => kit.mutate()}
      >
        {t('Download the mail kit')}
      </Button>
      {kit.isSuccess && (
        <p role="status" className="mt-3 text-sm text-green">
          {t('Saved to your downloads.')}
        </p>
      )}
      {kit.error && (
        <div className="mt-3">
          <Alert tone="red" title={t('The mail kit could not be made just now')} announce="alert">
            {t('{message} Your letter is kept here.', { message: kit.error.message })}
          </Alert>
        </div>
      )}
      <p className="mt-4 text-[0.94rem]">
        <b className="font-[650]">{t('Cost:')}</b> {said(costInWords(sheets))}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {said(ageOfPrices())}{' '}
        <a href={POSTAGE.url} rel="noreferrer">
          {t('USPS price list')}
        </a>
      </p>
      <div className="mt-3 grid border-t border-rule">
        <Part title={t('Folding it for the window')}>
          <ol className="grid list-decimal gap-1.5 pl-5">
            {FOLDING.map(step => (
              <li key={step}>{said(step)}</li>
            ))}
          </ol>
        </Part>
        <Part title={t('The green card, box by box')}>
          <dl className="grid gap-2.5">
            {greenCard(document).map(({ box, write }) => (
              <div key={box}>
                <dt className="font-[650]">{box}</dt>
                {write.map(line => (
                  <dd key={line} className="break-words">
                    {line}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <p className="mt-2.5 text-ink-soft">
            {t('PS Form 3811 and the green and white form PS Form 3800 are free at the post office counter.')}
          </p>
        </Part>
        <Part title={t('No printer?')}>
          <dl className="grid gap-2.5">
            {WITHOUT_PRINTER.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-[650]">{said(title)}</dt>
                <dd>{said(text)}</dd>
              </div>
            ))}
          </dl>
          {short && (
            <>
              <p className="mt-3">{t('A short letter you can copy by hand:')}</p>
              <p className="mt-1.5 rounded-md bg-inset p-3 font-serif break-words whitespace-pre-line">
                {short.join('\n')}
              </p>
            </>
          )}
        </Part>
      </div>
    </Card>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="border-b border-rule py-1 last:border-b-0">
      <summary className="linkbtn">{title}</summary>
      <div className="pb-3 text-[0.94rem]">{children}</div>
    </details>
  )
}
