import {
  CalendarClock,
  CreditCard,
  FileText,
  Highlighter,
  LayoutDashboard,
  Mail,
  SearchCheck,
  Stamp,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { createElement, lazy, useState, type ComponentType } from 'react'
import { product } from '#billing/catalogue.ts'
import { formatWholeDollars } from '#units/cents.ts'
import { t } from '#web/language.tsx'

export interface DashboardView {
  readonly id: string
  /** In the language spoken when it is read: the list is made before the language is known. */
  readonly label: string
  readonly icon: LucideIcon
  readonly badge?: string
  /** It is sold: not shown where nothing is. */
  readonly isOffer?: true
  /** Where the menu leads instead of to the view itself. A full page load, for the payment. */
  readonly leadsTo?: string
  readonly Component: ComponentType
  readonly prepare: () => Promise<void>
}

const letter = product('letter')

// Its script comes when it is first shown; one that was prepared stands at once.
function view(load: () => Promise<ComponentType>): Pick<DashboardView, 'Component' | 'prepare'> {
  let here: ComponentType | undefined
  const prepare = async () => {
    here = await load()
  }
  const Later = lazy(async () => ({ default: await load() }))
  return { prepare, Component: () => createElement(useState(() => here ?? Later)[0]) }
}

/** Every view of the dashboard, in the order of its menu. */
export const VIEWS: readonly DashboardView[] = [
  {
    id: 'overview',
    get label() {
      return t('Overview')
    },
    icon: LayoutDashboard,
    ...view(async () => (await import('./views/Overview.tsx')).Overview),
  },
  {
    id: 'violations',
    get label() {
      return t('Violations')
    },
    icon: Highlighter,
    ...view(async () => (await import('./views/Violations.tsx')).Violations),
  },
  {
    id: 'credit',
    get label() {
      return t('Credit Repair')
    },
    icon: CreditCard,
    ...view(async () => (await import('./views/Credit.tsx')).Credit),
  },
  {
    id: 'letter-service',
    get label() {
      return t('{amount} Letters', { amount: formatWholeDollars(letter.price) })
    },
    icon: Mail,
    get badge() {
      return t('HOT')
    },
    isOffer: true,
    leadsTo: `/payment?product=letter&price=${letter.price / 100}`,
    ...view(async () => (await import('./views/LetterService.tsx')).LetterService),
  },
  {
    id: 'dfy-service',
    get label() {
      return t('Done-For-You')
    },
    icon: Stamp,
    badge: 'VIP',
    isOffer: true,
    leadsTo: '/dfy',
    ...view(async () => (await import('./views/DoneForYou.tsx')).DoneForYou),
  },
  {
    id: 'templates',
    get label() {
      return t('Templates')
    },
    icon: FileText,
    ...view(async () => (await import('./views/Templates.tsx')).Templates),
  },
  {
    id: 'intel',
    get label() {
      return t('Collector Intel')
    },
    icon: SearchCheck,
    ...view(async () => (await import('./views/Intel.tsx')).Intel),
  },
  {
    id: 'tools',
    get label() {
      return t('Tools')
    },
    icon: Wrench,
    ...view(async () => (await import('./views/Tools.tsx')).Tools),
  },
  {
    id: 'disputes',
    get label() {
      return t('Response Tracker')
    },
    icon: CalendarClock,
    ...view(async () => (await import('./views/Disputes.tsx')).Disputes),
  },
  {
    id: 'community',
    get label() {
      return t('Community')
    },
    icon: Users,
    ...view(async () => (await import('./views/Community.tsx')).Community),
  },
]

/** The view an address names; the overview without a name, undefined for a name there is none of. */
export function viewNamed(id: string | undefined): DashboardView | undefined {
  return VIEWS.find(one => one.id === (id ?? 'overview'))
}

export function viewPath(id: string): string {
  return id === 'overview' ? '/dashboard' : `/dashboard/${id}`
}
