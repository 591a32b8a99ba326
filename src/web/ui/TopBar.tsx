import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/language.tsx'
import { Brand } from './Brand.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export interface NavLink {
  readonly href: string
  readonly label: string
  readonly current?: boolean
  /** In the phone's menu alone: on wide screens the bar has a button for it. */
  readonly inMenuOnly?: boolean
}

interface TopBarProps {
  readonly links: readonly NavLink[]
  /** Beside the theme switch on wide screens. */
  readonly action?: ReactNode
  /** The last of the phone's menu. */
  readonly help?: ReactNode
}

/** Skip link, name, main navigation (a menu on phones), theme switch. */
export function TopBar({ links, action, help }: TopBarProps) {
  return (
    <>
      <a
        href="#main"
        className="absolute -top-15 left-4 z-50 rounded-md bg-pen px-4 py-3 text-on-pen focus:top-3 print:hidden"
      >
        {t('Skip to content')}
      </a>
      <header className="sticky top-0 z-30 border-b border-rule bg-paper print:hidden">
        <div className="wrap flex min-h-16 items-center gap-2 md:gap-5">
          <Brand />
          <nav aria-label={t('Main')} className="ml-auto hidden items-center gap-1 md:flex">
            {links
              .filter(link => !link.inMenuOnly)
              .map(link => (
                <a
                  key={link.href}
                  href={link.href}
                  aria-current={link.current ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-sm px-3 text-[0.94rem] text-ink no-underline hover:bg-inset hover:text-ink aria-[current]:rounded-none aria-[current]:font-[650] aria-[current]:shadow-[inset_0_-2px_0_var(--ink)]"
                >
                  {link.label}
                </a>
              ))}
          </nav>
          <div className="ml-auto flex items-center md:ml-0 md:gap-2">
            <LanguageSwitch />
            <ThemeSwitch />
            {action && <div className="hidden md:block">{action}</div>}
            <details
              className="relative md:hidden"
              onKeyDown={event => event.key === 'Escape' && event.currentTarget.removeAttribute('open')}
              onBlur={event => {
                if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.removeAttribute('open')
              }}
            >
              <summary className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-[0.94rem] hover:bg-inset">
                <Menu className="icon" /> <span className="max-[359px]:sr-only">{t('Menu')}</span>
              </summary>
              <nav
                aria-label={t('Main')}
                className="absolute top-[50px] right-0 z-40 w-60 rounded-md border border-rule bg-sheet p-2 shadow-float"
              >
                {links.map(link => (
                  <a
                    key={link.href}
                    href={link.href}
                    aria-current={link.current ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-sm px-3 text-ink no-underline hover:bg-inset aria-[current]:font-[650]"
                    onClick={event => event.currentTarget.closest('details')?.removeAttribute('open')}
                  >
                    {link.label}
                  </a>
                ))}
                {help}
              </nav>
            </details>
          </div>
        </div>
      </header>
    </>
  )
}
