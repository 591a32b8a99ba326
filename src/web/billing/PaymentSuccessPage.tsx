import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { productNamed } from '#billing/aliases.ts'
import type { ProductReply } from '#contract/billing.ts'
import { productName } from './product-name.ts'
import { read, savedAnalysis } from '#web/saved.ts'
import { useSettings } from '#web/settings.ts'
import { t } from '#web/language.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { TestPaymentsNote } from './TestPaymentsNote.tsx'
import { useCatalogue } from './use-plan.ts'

function title(product: ProductReply | undefined): string {
  if (!product) return t('Thank you')
  return product.charge === 'after-delivery'
    ? t('{name} is ordered', { name: productName(product.name) })
    : t('{name} is open', { name: productName(product.name) })
}

/** What was bought, what to do now, and the way to the money back. */
export function PaymentSuccessPage() {
  const { data } = useCatalogue()
  const support = useSettings().data?.support_email
  const planType = productNamed(read('session', 'planType') ?? '')
  const product = data?.products.find(({ id }) => id === planType)
  const justPaid = read('session', 'paymentSuccess') === 'true'
  const result = savedAnalysis()
  const monthlyNote = read('session', 'monthlyNote')
  const letters = read('session', 'dfyLetterCount')
  const home = encodeURIComponent(window.location.origin)
  return (
    <div className="wrap max-w-3xl pt-8">
      <title>{t('Payment | Writeback')}</title>
      {data?.provider?.kind === 'test' && <TestPaymentsNote />}
      {justPaid ? (
        <>
          <h1 className="mt-6 flex items-center gap-3">
            <CircleCheck className="icon text-green" /> {title(product)}
          </h1>
          <p className="mt-3 max-w-[58ch] text-ink-soft">
            {product?.charge === 'after-delivery'
              ? t(
                  'Your payment is authorized. Your order below says until when you can cancel and when work begins. You are charged after your letters are delivered.',
                )
              : t('Your payment went through.')}{' '}
            {read('session', 'userEmail') ? t('A receipt is on its way to your email.') : ''}
          </p>
          {monthlyNote && <p className="mt-2">{monthlyNote}</p>}
          {letters && (
            <p className="mt-2">
              {letters === '1'
                ? t('We prepare your letter in 24-48 hours. You read and approve before anything is mailed.')
                : t(
                    'We prepare your {letters} letters in 24-48 hours. You read and approve before anything is mailed.',
                    {
                      letters,
                    },
                  )}
            </p>
          )}
        </>
      ) : (
        <h1 className="mt-6">{t('Your purchases')}</h1>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {result && (
          <Link to={`/results?analysis=${result.analysis_id}`} className={buttonClass({ variant: 'primary' })}>
            {t('See your full result')}
          </Link>
        )}
        <a href="/" className={buttonClass(result ? {} : { variant: 'primary' })}>
          {t('Analyze another letter')}
        </a>
        <a href={support ? `mailto:${support}` : '/feedback?type=issue'} className={buttonClass()}>
          {t('Contact support')}
        </a>
      </div>
      <div className="mt-8">
        <OrdersCard />
      </div>
      <h2 className="h-sans mt-10">{t('Tell someone who needs it')}</h2>
      <div className="mt-2 flex flex-wrap gap-3">
        <a
          className={buttonClass()}
          href={`https://twitter.com/intent/tweet?text=${encodeURIComponent(t('Writeback reads a debt-collection letter and shows what breaks the law.'))}&url=${home}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('Share on X')}
        </a>
        <a
          className={buttonClass()}
          href={`https://www.facebook.com/sharer/sharer.php?u=${home}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('Share on Facebook')}
        </a>
      </div>
    </div>
  )
}
