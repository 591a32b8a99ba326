import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { doneForYouPrice } from '#billing/done-for-you.ts'
import type { catalogue, ProductReply } from '#contract/billing.ts'
import type { z } from 'zod'
import { productName } from './product-name.ts'
import { dollars, toDollars } from '#units/cents.ts'
import { savedAnalysis } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { CreditNotice } from './CreditNotice.tsx'
import { DoneForYouDialog } from './DoneForYouDialog.tsx'
import { EmailBox } from './EmailBox.tsx'
import { LetterChoices } from './LetterChoices.tsx'
import { price } from './money.ts'
import { OtherProducts } from './OtherProducts.tsx'
import { paymentQuery, type PaymentQuery } from './payment-query.ts'
import { PlanCheckFailed } from './PlanCheckFailed.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { TestPaymentsNote } from './TestPaymentsNote.tsx'
import { useCatalogue } from './use-plan.ts'
import { usePayment } from './use-payment.ts'

const PayButtons = lazy(() => import('./PayButtons.tsx'))

type Catalogue = z.output<(typeof catalogue)['reply']>

/** One product, its price, and the way to pay for it. */
export function PaymentPage() {
  const { data, error, refetch } = useCatalogue()
  return (
    <div className="wrap pt-8">
      <title>{t('Payment | Writeback')}</title>
      <PlanCheckFailed />
      {data === undefined && error ? (
        <ErrorState title={t('The prices could not be loaded')} onRetry={() => void refetch()}>
          <p>{t('Nothing was charged. What you checked is kept.')}</p>
        </ErrorState>
      ) : data === undefined ? (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t('Loading')}
          </p>
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="mt-6 h-64 w-full rounded-md" />
        </div>
      ) : data.provider === null ? (
        <EmptyState title={t('Nothing is sold here')}>
          <p>{t('Whoever runs this installation opened everything to you. Go back and use it.')}</p>
        </EmptyState>
      ) : (
        <Asked catalogue={data} provider={data.provider} />
      )}
    </div>
  )
}

interface CheckoutProps {
  readonly catalogue: Catalogue
  readonly provider: NonNullable<Catalogue['provider']>
}

function Asked(props: CheckoutProps) {
  const [search] = useSearchParams()
  const asked = paymentQuery(search, useParams()['product'])
  const product = props.catalogue.products.find(({ id }) => id === asked.product)
  if (product) return <Checkout {...props} asked={asked} product={product} />
  return (
    <EmptyState title={t('This is not sold here')}>
      <p>{t('Whoever runs this installation does not sell credit letters. Everything else is open to you.')}</p>
    </EmptyState>
  )
}

function Checkout({
  catalogue,
  provider,
  asked,
  product,
}: CheckoutProps & { readonly asked: PaymentQuery; readonly product: ProductReply }) {
  const [search, setSearch] = useSearchParams()
  const payment = usePayment(product, asked.template)
  const [choosing, setChoosing] = useState(product.id === 'dfy_service')
  const email = useRef<HTMLInputElement>(null)
  useOwnPageLoad(provider.kind)

  const choose = (id: ProductReply['id']) => {
    if ((id === 'dfy_service' || id === 'monthly') && !payment.hasEmail) {
      email.current?.focus()
      return payment.askForEmail()
    }
    const next = new URLSearchParams(search)
    next.delete('plan')
    next.delete('price')
    next.set('product', id)
    setSearch(next, { replace: true })
    setChoosing(id === 'dfy_service')
  }
  const chooseLetter = (template: string) => {
    const next = new URLSearchParams(search)
    next.set('template', template)
    setSearch(next, { replace: true })
  }
  const isDoneForYou = product.id === 'dfy_service'
  const amount = isDoneForYou
    ? toDollars(doneForYouPrice(payment.doneForYou.letterCount) ?? dollars(product.price))
    : product.price
  return (
    <>
      {provider.kind === 'test' && <TestPaymentsNote />}
      <BackLink />
      <div className="mt-4 grid items-start gap-x-14 gap-y-10 md:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          <ProductSummary product={product} amount={amount} />
          {product.id === 'letter' && <LetterChoices chosen={asked.template} onChoose={chooseLetter} />}
          <OtherProducts products={catalogue.products} chosen={product.id} onChoose={choose} />
          <p className="mt-6 text-note text-ink-soft">
            {t('Free without paying: your deadlines, court-paper warning, age of the debt and first finding.')}
          </p>
        </div>
        <section
          aria-labelledby="pay"
          className="grid gap-5 rounded-md border border-rule bg-sheet p-5 shadow-float sm:p-6"
        >
          <h2 id="pay" className="text-2xl">
            {t('Pay {amount}', { amount: price(amount) })}
          </h2>
          {payment.failure && (
            <Alert key={payment.failures} tone="red" title={payment.failure.title} announce="alert" takesFocus>
              {payment.failure.text}
            </Alert>
          )}
          <EmailBox
            box={email}
            value={payment.email}
            onChange={payment.setEmail}
            asked={payment.emailAsked}
            required={payment.needsEmail}
          />
          {isDoneForYou && (
            <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-inset px-4 py-2">
              <span>
                {payment.doneForYou.authorized
                  ? authorizedWords(payment.doneForYou.letterCount)
                  : t('Say how many letters, and authorize us')}
              </span>
              <Button variant="quiet" onClick={() => setChoosing(true)}>
                {payment.doneForYou.authorized ? t('Change') : t('Choose')}
              </Button>
            </div>
          )}
          {product.charge === 'after-delivery' && catalogue.credit && (
            <CreditNotice
              product={product}
              terms={catalogue.credit}
              read={payment.noticeRead}
              onRead={payment.setNoticeRead}
              signature={payment.signature}
              onSign={payment.setSignature}
            />
          )}
          {payment.missing ? (
            <Button
              size="large"
              variant="primary"
              block
              onClick={() =>
                payment.needsEmail && !payment.hasEmail
                  ? (email.current?.focus(), payment.askForEmail())
                  : setChoosing(isDoneForYou)
              }
              disabled={product.charge === 'after-delivery'}
            >
              {payment.missing}
            </Button>
          ) : (
            <div aria-busy={payment.busy || undefined}>
              <Suspense fallback={<Skeleton className="h-12 w-full rounded-md" />}>
                <PayButtons
                  key={product.charge}
                  clientId={provider.client_id}
                  sdkBaseUrl={provider.sdk_base_url}
                  charge={product.charge}
                  createOrder={payment.createOrder}
                  onApproved={payment.verify}
                  onCancelled={payment.cancelled}
                  onFault={payment.providerFailed}
                />
              </Suspense>
              {payment.busy && (
                <p role="status" className="mt-2 text-note text-ink-soft">
                  {t('Working on it. Please keep this page open.')}
                </p>
              )}
            </div>
          )}
          <dl className="text-[0.94rem]">
            <Line name={productName(product.name)} value={price(amount)} />
            <Line
              name={product.charge === 'after-delivery' ? t('Charged today') : t('Total today')}
              value={product.charge === 'after-delivery' ? '$0' : price(amount)}
            />
            <Line
              name={t('Next charge')}
              value={product.charge === 'after-delivery' ? t('After your letters are delivered') : t('None')}
            />
          </dl>
          <Alert tone="green" title={t('30-day money-back guarantee')}>
            {t('One button is enough, no reason needed.')} {isDoneForYou && t('Letters already mailed are deducted.')}
          </Alert>
        </section>
      </div>
      <DoneForYouDialog
        key={String(choosing)}
        open={choosing}
        details={payment.doneForYou}
        onClose={() => setChoosing(false)}
        onDone={details => {
          payment.setDoneForYou(details)
          setChoosing(false)
        }}
      />
    </>
  )
}

function authorizedWords(letters: number): string {
  return letters === 1 ? t('1 letter, authorized') : t('{letters} letters, authorized', { letters })
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-1.5 last:border-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

function BackLink() {
  const navigate = useNavigate()
  const result = savedAnalysis()
  return (
    <button
      type="button"
      className="linkbtn mt-2 text-sm"
      onClick={() => void (result ? navigate('/results') : navigate('/'))}
    >
      <ArrowLeft className="icon" /> {result ? t('Back to your result') : t('Back to the start')}
    </button>
  )
}

/** Only a page that was loaded here, and not reached from within, lets PayPal's script in. */
function useOwnPageLoad(kind: 'test' | 'paypal') {
  useEffect(() => {
    if (kind === 'paypal' && !document.querySelector('meta[property="csp-nonce"]')) window.location.reload()
  }, [kind])
}
