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
import { lazy, type ComponentType } from 'react'
import { product } from '#billing/catalogue.ts'
import { formatWholeDollars } from '#units/cents.ts'

export interface DashboardView {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly badge?: string
  /** It is sold: not shown where nothing is. */
  readonly isOffer?: true
  /** Where the menu leads instead of to the view itself. A full page load, for the payment. */
  readonly leadsTo?: string
  readonly Component: ComponentType
}

const letter = product('letter')

const view = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** Every view of the dashboard, in the order of its menu. */
export const VIEWS: readonly DashboardView[] = [
  {
    id: 'overview',
    label: 'Overview',
    icon: LayoutDashboard,
    Component: view(async () => (await import('./views/Overview.tsx')).Overview),
  },
  {
    id: 'violations',
    label: 'Violations',
    icon: Highlighter,
    Component: view(async () => (await import('./views/Violations.tsx')).Violations),
  },
  {
    id: 'credit',
    label: 'Credit Repair',
    icon: CreditCard,
    Component: view(async () => (await import('./views/Credit.tsx')).Credit),
  },
  {
    id: 'letter-service',
    label: `${formatWholeDollars(letter.price)} Letters`,
    icon: Mail,
    badge: 'HOT',
    isOffer: true,
    leadsTo: `/payment?product=letter&price=${letter.price / 100}`,
    Component: view(async () => (await import('./views/LetterService.tsx')).LetterService),
  },
  {
    id: 'dfy-service',
    label: 'Done-For-You',
    icon: Stamp,
    badge: 'VIP',
    isOffer: true,
    leadsTo: '/dfy',
    Component: view(async () => (await import('./views/DoneForYou.tsx')).DoneForYou),
  },
  {
    id: 'templates',
    label: 'Templates',
    icon: FileText,
    Component: view(async () => (await import('./views/Templates.tsx')).Templates),
  },
  {
    id: 'intel',
    label: 'Collector Intel',
    icon: SearchCheck,
    Component: view(async () => (await import('./views/Intel.tsx')).Intel),
  },
  {
    id: 'tools',
    label: 'Tools',
    icon: Wrench,
    Component: view(async () => (await import('./views/Tools.tsx')).Tools),
  },
  {
    id: 'disputes',
    label: 'Response Tracker',
    icon: CalendarClock,
    Component: view(async () => (await import('./views/Disputes.tsx')).Disputes),
  },
  {
    id: 'community',
    label: 'Community',
    icon: Users,
    Component: view(async () => (await import('./views/Community.tsx')).Community),
  },
]

/** The view an address names; the overview without a name, undefined for a name there is none of. */
export function viewNamed(id: string | undefined): DashboardView | undefined {
  return VIEWS.find(one => one.id === (id ?? 'overview'))
}

export function viewPath(id: string): string {
  return id === 'overview' ? '/dashboard' : `/dashboard/${id}`
}
