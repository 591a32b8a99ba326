import { LETTER_CHOICES } from '#billing/aliases.ts'
import { product } from '#billing/catalogue.ts'
import { PRE_WRITTEN_LETTERS } from '#billing/pre-written.ts'
import { formatWholeDollars } from '#units/cents.ts'
import { LinkCards } from '#web/dashboard/LinkCards.tsx'
import { NothingSold } from '#web/dashboard/NothingSold.tsx'
import { useSells } from '#web/dashboard/use-dashboard.ts'
import { t } from '#web/language.tsx'
import { ViewHead } from '#web/dashboard/ViewHead.tsx'

const { price } = product('letter')

/** The letters sold one by one. */
export function LetterService() {
  if (!useSells()) return <NothingSold />
  return (
    <>
      <ViewHead title={t('{amount} Letters', { amount: formatWholeDollars(price) })}>
        {t('One letter of your choice, in PDF and Word, with every sentence explained. One payment, one letter.')}
      </ViewHead>
      <LinkCards
        cards={LETTER_CHOICES.map(choice => ({
          title: t(PRE_WRITTEN_LETTERS[choice].name),
          text: t(PRE_WRITTEN_LETTERS[choice].text),
          href: `/payment?product=letter&price=${price / 100}&template=${choice}`,
          aside: formatWholeDollars(price),
        }))}
      />
    </>
  )
}
