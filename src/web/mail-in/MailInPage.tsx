import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Check, FileUp, TriangleAlert } from 'lucide-react'
import { PAGE_WORDS } from '#web/copy/front.ts'
import { MAIL_IN } from '#web/copy/mail-in.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { PageTop } from '#web/front/PageTop.tsx'
import { Section } from '#web/front/Section.tsx'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { ForwardingSection } from './ForwardingSection.tsx'
import { Steps } from './Steps.tsx'

const queries = new QueryClient()

/** How an email from a collector gets checked: forwarded to an address of one's own, or saved as a file and uploaded.
 *  @law decision 28 */
export function MailInPage() {
  return (
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>
  )
}

function Page() {
  return (
    <FrontFrame title={t(PAGE_WORDS.forwarding.title)} path="/email-forwarding">
      <PageTop title={t(MAIL_IN.title)} lead={t(MAIL_IN.lead)}>
        <a href="/upload" className={buttonClass({ variant: 'primary', size: 'large' })}>
          <FileUp className="icon" /> {t(MAIL_IN.action)}
        </a>
      </PageTop>
      <ForwardingSection />
      <Section id="save" title={t(MAIL_IN.steps.title)} text={t(MAIL_IN.steps.text)}>
        <Steps list={MAIL_IN.steps.list} />
      </Section>
      <Section id="read" title={t(MAIL_IN.read.title)}>
        <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[7fr_5fr]">
          <ul className="grid gap-3">
            {MAIL_IN.read.list.map(point => (
              <li key={point} className="flex gap-2.5">
                <Check className="icon mt-0.5 text-green" /> {t(point)}
              </li>
            ))}
          </ul>
          <div className="flex gap-3 rounded-md bg-amber-wash p-5">
            <TriangleAlert className="icon mt-0.5 text-amber" />
            <div>
              <h3 className="text-base">{t(MAIL_IN.scam.title)}</h3>
              <p className="mt-1 text-[0.95rem]">{t(MAIL_IN.scam.text)}</p>
            </div>
          </div>
        </div>
      </Section>
    </FrontFrame>
  )
}
