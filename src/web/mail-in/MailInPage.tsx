import { Check, FileUp, TriangleAlert } from 'lucide-react'
import { PAGE_WORDS } from '#web/copy/front.ts'
import { MAIL_IN } from '#web/copy/mail-in.ts'
import { FrontFrame } from '#web/front/FrontFrame.tsx'
import { PageTop } from '#web/front/PageTop.tsx'
import { Section } from '#web/front/Section.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

/** How an email from a collector gets checked: saved as a file and uploaded.  @law decision 28 */
export function MailInPage() {
  return (
    <FrontFrame title={PAGE_WORDS.forwarding.title} path="/email-forwarding">
      <PageTop title={MAIL_IN.title} lead={MAIL_IN.lead}>
        <a href="/upload" className={buttonClass({ variant: 'primary', size: 'large' })}>
          <FileUp className="icon" /> {MAIL_IN.action}
        </a>
      </PageTop>
      <Section id="save" title={MAIL_IN.steps.title} text={MAIL_IN.steps.text}>
        <div className="grid gap-5 md:grid-cols-3">
          {MAIL_IN.steps.list.map(({ name, where, steps }) => (
            <article key={name} className="rounded-md border border-rule bg-sheet p-5 sm:p-6">
              <h3>{name}</h3>
              <p className="text-sm text-ink-soft">{where}</p>
              <ol className="steps mt-4">
                {steps.map(step => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </article>
          ))}
        </div>
      </Section>
      <Section id="read" title={MAIL_IN.read.title}>
        <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[7fr_5fr]">
          <ul className="grid gap-3">
            {MAIL_IN.read.list.map(point => (
              <li key={point} className="flex gap-2.5">
                <Check className="icon mt-0.5 text-green" /> {point}
              </li>
            ))}
          </ul>
          <div className="grid gap-5">
            <div className="flex gap-3 rounded-md bg-amber-wash p-5">
              <TriangleAlert className="icon mt-0.5 text-amber" />
              <div>
                <h3 className="text-base">{MAIL_IN.scam.title}</h3>
                <p className="mt-1 text-[0.95rem]">{MAIL_IN.scam.text}</p>
              </div>
            </div>
            <div className="rounded-md border border-dashed border-rule-strong p-5">
              <h3 className="text-base">{MAIL_IN.address.title}</h3>
              <p className="my-2">
                <Badge>{MAIL_IN.address.off}</Badge>
              </p>
              <p className="text-[0.95rem] text-ink-soft">{MAIL_IN.address.text}</p>
            </div>
          </div>
        </div>
      </Section>
    </FrontFrame>
  )
}
