import { MAIL_IN } from '#web/copy/mail-in.ts'
import { Section } from '#web/front/Section.tsx'
import { useHasToken } from '#web/front/use-has-token.ts'
import { t } from '#web/language.tsx'
import { useSettings } from '#web/settings.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { YourAddress } from './YourAddress.tsx'
import { Steps } from './Steps.tsx'

const { address, forward } = MAIL_IN

/** One's own address and how to forward to it; where no mail is taken, that it is so. */
export function ForwardingSection() {
  const { data } = useSettings()
  if (!data?.inbound_mail)
    return (
      <Section id="address" title={t(address.title)}>
        <div className="max-w-[66ch] rounded-md border border-dashed border-rule-strong p-5">
          {data ? (
            <>
              <p className="mb-2">
                <Badge>{t(address.off)}</Badge>
              </p>
              <p className="text-ink-soft">{t(address.offText)}</p>
            </>
          ) : (
            <p className="text-ink-soft">{t(address.waiting)}</p>
          )}
        </div>
      </Section>
    )
  return (
    <>
      <Section id="address" title={t(address.title)} text={t(address.text)}>
        <Mine />
      </Section>
      <Section id="forward" title={t(forward.title)} text={t(forward.text)}>
        <Steps list={forward.list} />
        <h3 className="mt-8 text-base">{t(forward.limitsTitle)}</h3>
        <ul className="mt-2 grid max-w-[75ch] list-disc gap-1.5 pl-5">
          {forward.limits.map(limit => (
            <li key={limit}>{t(limit)}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Mine() {
  if (useHasToken()) return <YourAddress />
  return (
    <div className="grid justify-items-start gap-3">
      <a href="/login" className={buttonClass({ variant: 'primary' })}>
        {t(address.logIn)}
      </a>
      <p className="text-ink-soft">{t(address.logInText)}</p>
    </div>
  )
}
