import type { ReactNode } from 'react'
import { FRONT } from '#web/copy/front.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { TopBar } from '#web/ui/TopBar.tsx'
import { HelpButton } from '#web/help/HelpButton.tsx'
import { CatchFault } from './CatchFault.tsx'
import { useHasToken } from './use-has-token.ts'

/** The frame of every page before the login. They stand without the router, so that the first visit is light; what was
 *  rendered ahead at build is taken over as it is. */
export function FrontFrame({
  title,
  path,
  children,
}: {
  readonly title: string
  /** Its own, to mark it in the menu. */
  readonly path: string
  readonly children: ReactNode
}) {
  const { links } = FRONT
  const account = useHasToken()
    ? { href: '/dashboard', label: t(links.dashboard) }
    : { href: '/login', label: t(links.logIn) }
  return (
    <CatchFault>
      <title>{t('{title} | Writeback', { title })}</title>
      <TopBar
        links={[
          { href: '/upload', label: t(FRONT.check), inMenuOnly: true },
          { href: '/#how', label: t(links.how) },
          { href: '/#quiz', label: t(links.quiz) },
          { href: '/#prices', label: t(links.prices) },
          { href: '/faq', label: t(links.questions), current: path === '/faq' },
          account,
        ]}
        help={<HelpButton className="w-full rounded-sm px-3 hover:bg-inset" />}
        action={
          <a href="/upload" className={buttonClass({ variant: 'primary' })}>
            {t(FRONT.check)}
          </a>
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </CatchFault>
  )
}

function Foot() {
  const { foot } = FRONT
  const columns = [
    [
      foot.use,
      [
        ['/upload', foot.checkLetter],
        ['/response-tracker', foot.tracker],
        ['/tools/sol-checker', foot.timeLimit],
        ['/email-forwarding', foot.forwarding],
        ['/dfy', foot.doneForYou],
      ],
    ],
    [
      foot.trust,
      [
        ['/#honest', foot.notClaimed],
        ['/privacy', foot.privacy],
        ['/terms', foot.terms],
        ['/your-data', foot.yourData],
      ],
    ],
    [
      foot.help,
      [
        ['/faq', foot.questions],
        ['/guides', foot.guides],
        ['/feedback', foot.feedback],
        ['https://www.lawhelp.org', foot.legalAid],
        ['https://www.consumerfinance.gov/consumer-tools/debt-collection/', foot.cfpb],
      ],
    ],
  ] as const
  return (
    <footer className="border-t border-rule py-10 text-sm text-ink-soft print:hidden">
      <div className="wrap grid gap-8 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.4fr]">
        <div>
          <Brand />
          <p className="mt-2 max-w-[40ch]">{t(foot.what)}</p>
          <HelpButton className="linkbtn mt-2" />
        </div>
        {columns.map(([title, links]) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="font-sans text-sm font-[650] text-ink">{t(title)}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li key={href} className={href === '/dfy' ? 'when-sold' : ''}>
                  <a href={href} className="inline-flex min-h-11 items-center text-ink-soft">
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
