import { Lock, LogOut, Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { planLabel } from '#billing/plan-labels.ts'
import { useLogOut } from '#web/account/use-log-out.ts'
import { Part, PartsInTurn } from '#web/parts-in-turn.tsx'
import { read, savedUser, write } from '#web/saved.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Brand } from '#web/ui/Brand.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { isLocked, type Locked, type LockFacts } from './locks.ts'
import { viewPath, type DashboardView } from './views.ts'

interface MenuProps {
  readonly views: readonly DashboardView[]
  readonly current: string
  /** Nothing while it is not known: then nothing is shown as locked. */
  readonly locks: LockFacts | undefined
  readonly planType: string | undefined
  readonly onLocked: (view: Locked) => void
}

/** The views at the side of a wide window; folded to their icons on wish. */
export function Sidebar(props: MenuProps) {
  const [folded, setFolded] = useState(() => read('local', 'writeback.sidebar') === 'folded')
  const fold = () => {
    write('local', 'writeback.sidebar', folded ? undefined : 'folded')
    setFolded(!folded)
  }
  return (
    <aside
      className={`sticky top-0 hidden h-dvh flex-col border-r border-rule bg-paper p-3 md:flex print:hidden ${folded ? 'w-[68px]' : 'w-64'}`}
    >
      <div className={`mb-3 flex items-center ${folded ? 'flex-col gap-1' : 'justify-between pl-2.5'}`}>
        <span className={folded ? 'w-[30px] overflow-hidden' : ''}>
          <Brand />
        </span>
        <button
          type="button"
          className="inline-flex size-11 items-center justify-center rounded-md hover:bg-inset"
          aria-expanded={!folded}
          aria-label={folded ? t('Unfold the menu') : t('Fold the menu')}
          onClick={fold}
        >
          {folded ? <PanelLeftOpen className="icon" /> : <PanelLeftClose className="icon" />}
        </button>
      </div>
      <nav aria-label={t('Dashboard')} className="overflow-y-auto">
        <Items {...props} folded={folded} />
      </nav>
      <div
        className={`mt-auto grid gap-0.5 border-t border-rule pt-3 text-sm ${folded ? 'justify-items-center' : 'px-2.5'}`}
      >
        {!folded && <Who planType={props.planType} />}
        {!folded && (
          <div className="-ml-2">
            <LanguageSwitch />
          </div>
        )}
        <div className={folded ? 'grid' : 'flex items-center justify-between'}>
          <LogOutButton folded={folded} />
          <ThemeSwitch />
        </div>
      </div>
    </aside>
  )
}

/** The same on a phone: a bar with a menu. */
export function MobileBar(props: MenuProps) {
  return (
    <header className="sticky top-0 z-30 flex min-h-15 items-center justify-between border-b border-rule bg-paper px-4 py-1 md:hidden print:hidden">
      <Brand />
      <div className="flex items-center">
        <LanguageSwitch />
        <ThemeSwitch />
        <details
          className="relative"
          onKeyDown={event => event.key === 'Escape' && event.currentTarget.removeAttribute('open')}
          onBlur={event => {
            if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.removeAttribute('open')
          }}
          onClick={event => {
            if (event.target instanceof Element && event.target.closest('nav a, nav button'))
              event.currentTarget.removeAttribute('open')
          }}
        >
          <summary className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-[0.94rem] hover:bg-inset">
            <Menu className="icon" /> <span className="max-[359px]:sr-only">{t('Menu')}</span>
          </summary>
          <div className="absolute top-[50px] right-0 z-40 max-h-[calc(100dvh-80px)] w-72 overflow-y-auto rounded-md border border-rule bg-sheet p-2 shadow-float">
            <nav aria-label={t('Dashboard')}>
              <PartsInTurn parts={1}>
                <Part at={0}>
                  <Items {...props} folded={false} />
                </Part>
              </PartsInTurn>
            </nav>
            <div className="mt-2 grid gap-0.5 border-t border-rule px-3 pt-3 text-sm">
              <Who planType={props.planType} />
              <LogOutButton folded={false} />
            </div>
          </div>
        </details>
      </div>
    </header>
  )
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-[0.94rem] font-[550] text-ink-soft no-underline hover:bg-inset hover:text-ink aria-[current]:bg-pen-wash aria-[current]:font-[650] aria-[current]:text-pen'

function Items({ views, current, locks, onLocked, folded }: MenuProps & { readonly folded: boolean }) {
  return (
    <ul className="grid gap-0.5">
      {views.map(({ id, label, icon: Icon, badge, leadsTo }) => {
        const inside = (
          <>
            <Icon className="icon" />
            <span className={folded ? 'sr-only' : ''}>{label}</span>
            {badge && !folded && (
              <span className="ml-auto">
                <Badge>{badge}</Badge>
              </span>
            )}
          </>
        )
        return (
          <li key={id}>
            {locks && isLocked(id, locks) ? (
              <button type="button" className={ITEM} title={folded ? label : undefined} onClick={() => onLocked(id)}>
                {inside}
                <Lock className={`icon ml-auto size-4 ${folded ? 'hidden' : ''}`} />
                <span className="sr-only">{t(', locked')}</span>
              </button>
            ) : leadsTo ? (
              <a href={leadsTo} className={ITEM} title={folded ? label : undefined}>
                {inside}
              </a>
            ) : (
              <Link
                to={viewPath(id)}
                className={ITEM}
                title={folded ? label : undefined}
                aria-current={id === current ? 'page' : undefined}
              >
                {inside}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Who({ planType }: { readonly planType: string | undefined }) {
  return (
    <>
      <span className="truncate font-[650]">{savedUser()?.email}</span>
      {planType !== undefined && <span className="text-ink-soft">{t(planLabel(planType))}</span>}
      <Link to="/your-data" className="inline-flex min-h-11 items-center text-sm">
        {t('Your data')}
      </Link>
    </>
  )
}

function LogOutButton({ folded }: { readonly folded: boolean }) {
  const { leave, isLeaving } = useLogOut()
  return (
    <Button
      variant="quiet"
      className="!justify-start !px-0"
      icon={<LogOut className="icon" />}
      busy={isLeaving}
      onClick={leave}
    >
      <span className={folded ? 'sr-only' : ''}>{t('Logout')}</span>
    </Button>
  )
}
