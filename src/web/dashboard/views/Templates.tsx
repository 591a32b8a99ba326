import { LinkCards, type LinkCard } from '#web/dashboard/LinkCards.tsx'
import { LockedView } from '#web/dashboard/LockedView.tsx'
import { useDashboard } from '#web/dashboard/context.ts'
import { t } from '#web/language.tsx'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

const cards = (): readonly LinkCard[] => [
  { title: t('Validation letter'), text: t('Dispute the debt and ask for proof.'), href: '/templates/validation' },
  { title: t('Cease contact letter'), text: t('Tell them to stop writing and calling.'), href: '/templates/cease' },
  {
    title: t('Settlement letter'),
    text: t('Offer an amount without admitting the debt.'),
    href: '/templates/settlement',
  },
  { title: t('Violation letter'), text: t('Name what they did and what the law says.'), href: '/templates/fdcpa' },
]

/** The four letters one can start from. */
export function Templates() {
  const { isLocked } = useDashboard()
  if (isLocked)
    return (
      <LockedView view="templates" title={t('Templates')}>
        {t(
          'Four letters to start from, every sentence explained. They come with the monthly pass, lifetime access and the bundle.',
        )}
      </LockedView>
    )
  return (
    <>
      <ViewHead title={t('Templates')}>{t('Letters to start from. Each asks only for what it needs.')}</ViewHead>
      <LinkCards cards={cards()} />
    </>
  )
}
