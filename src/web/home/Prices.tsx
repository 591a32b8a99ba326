import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { product, savingOf, type Product, type ProductId } from '#billing/catalogue.ts'
import { formatCents, formatWholeDollars, type Cents } from '#units/cents.ts'
import { HOME } from '#web/copy/home.ts'
import { Section } from '#web/front/Section.tsx'
import { StartFree } from '#web/front/StartFree.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { said, t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

const words = HOME.prices

/** What is free, and what costs money: three cards, every price from the catalogue. */
export function Prices() {
  return (
    <>
      <Section id="prices" title={t(words.title)} text={t(words.text)} className="when-sold">
        <FreeBar />
        <div className="mt-5 grid items-start gap-5 md:grid-cols-3">
          <PriceCard
            title={t(words.debt.title)}
            text={t(words.debt.text)}
            withWhat={t(words.debt.withWhat)}
            features={product('monthly').features.slice(0, 3)}
          >
            {(['scan', 'monthly', 'lifetime'] as const).map(id => (
              <PriceLink key={id} id={id} href={`/payment?product=${id}`} />
            ))}
          </PriceCard>
          <PriceCard
            title={t(words.credit.title)}
            text={t(words.credit.text)}
            withWhat={t(words.credit.withWhat)}
            features={product('credit_all').features}
          >
            <PriceLink id="credit_single" href="/credit-disputes?plan=single" />
            <PriceLink id="credit_all" href="/credit-disputes?plan=all" />
          </PriceCard>
          <PriceCard
            title={t(words.bundle.title)}
            text={t(product('bundle').description)}
            features={product('bundle').features}
            badge={product('bundle').badge}
          >
            <PriceLink id="bundle" href="/payment?product=bundle" />
          </PriceCard>
        </div>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 text-sm text-ink-soft">
          <span>{t(words.guarantee)}</span>
          <a href="/dfy" className="inline-flex min-h-11 items-center">
            {t(words.doneForYou)}
          </a>
        </p>
      </Section>
      <Section id="free" title={t(words.allFree.title)} text={t(words.allFree.text)} className="when-free">
        <StartFree />
      </Section>
    </>
  )
}

function FreeBar() {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 rounded-md border-[1.5px] border-ink bg-sheet p-5 sm:p-6 lg:grid-cols-[auto_1fr_auto]">
      <h3 className="figure text-2xl">{t(words.free.title)}</h3>
      <Ticks items={words.free.list} across />
      <StartFree size="normal" />
    </div>
  )
}

function PriceCard({
  title,
  text,
  withWhat,
  features,
  badge,
  children,
}: {
  readonly title: string
  readonly text: string
  /** What the list below holds for, when not for everything in the card. */
  readonly withWhat?: string
  readonly features: readonly string[]
  readonly badge?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <article className="grid content-start gap-4 rounded-md border border-rule bg-sheet p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <h3>{title}</h3>
        {badge && <Badge>{said(badge)}</Badge>}
      </div>
      <p className="-mt-2 text-[0.95rem] text-ink-soft">{text}</p>
      <div>
        {withWhat && <p className="mb-1.5 text-sm font-semibold">{withWhat}</p>}
        <Ticks items={features} />
      </div>
      <ul className="grid gap-3 border-t border-rule pt-4">{children}</ul>
    </article>
  )
}

function Ticks({ items, across = false }: { readonly items: readonly string[]; readonly across?: boolean }) {
  return (
    <ul className={across ? 'flex flex-wrap gap-x-5 gap-y-1.5 text-[0.95rem]' : 'grid gap-1.5 text-[0.95rem]'}>
      {items.map(item => (
        <li key={item} className="flex gap-2">
          <Check className="icon mt-0.5 text-green" /> {said(item)}
        </li>
      ))}
    </ul>
  )
}

function PriceLink({ id, href }: { readonly id: ProductId; readonly href: string }) {
  const it = product(id)
  return (
    <li>
      <a href={href} className={`${buttonClass({ block: true })} !justify-between`}>
        <span>{t(it.name)}</span> <span className="figure text-lg">{printed(it.price)}</span>
      </a>
      <p className="mt-1 text-xs text-ink-soft">
        {said(it.note)} <CrossedOut of={it} />
      </p>
    </li>
  )
}

/** A crossed-out price is the sum of parts sold today, or says that it is a list price.  @law decision 1 */
function CrossedOut({ of: { id, originalPrice } }: { readonly of: Product }) {
  if (!originalPrice) return null
  const saving = savingOf(id)
  const label =
    originalPrice.kind === 'list'
      ? t(words.listPrice)
      : saving
        ? t('bought apart, save {amount}', { amount: printed(saving.amount) })
        : t(words.apart)
  return (
    <span className="whitespace-nowrap">
      <s>{printed(originalPrice.amount)}</s> {label}
    </span>
  )
}

function printed(amount: Cents): string {
  return amount % 100 === 0 ? formatWholeDollars(amount) : formatCents(amount)
}
