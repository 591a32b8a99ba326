import { useRef, useState } from 'react'
import type { LetterChoice } from '#billing/aliases.ts'
import { createPaypalOrder, type ProductReply, verifyPaypalOrder } from '#contract/billing.ts'
import { CallFailed, send } from '#web/api.ts'
import { isAuthorizedAhead } from '#web/done-for-you/authorized.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { t } from '#web/language.tsx'
import { read, savedAnalysis, savedUser, write } from '#web/saved.ts'
import type { DoneForYouDetails } from './DoneForYouDialog.tsx'

const TOOLTIP_MS = 3000

interface Failure {
  readonly title: string
  readonly text: string
}

/** From the choice to the receipt: the order is made and checked by the server, the provider only asks for approval. */
export function usePayment(product: ProductReply, template: LetterChoice) {
  const [email, setEmail] = useState(() => savedUser()?.email ?? read('session', 'userEmail') ?? '')
  const [emailAsked, setEmailAsked] = useState(false)
  const [doneForYou, setDoneForYou] = useState<DoneForYouDetails>(() => ({
    letterCount: 1,
    authorized: isAuthorizedAhead(),
  }))
  const [noticeRead, setNoticeRead] = useState(false)
  const [signature, setSignature] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ readonly failure: Failure | undefined; readonly times: number }>({
    failure: undefined,
    times: 0,
  })
  const refused = useRef(false) // known before the page is drawn again, as the provider reports at once
  const hasEmail = email.includes('@')
  const needsEmail = product.id === 'dfy_service' || product.id === 'monthly'

  const fail = (failure: Failure) => {
    setBusy(false)
    setFailed(before => ({ failure, times: before.times + 1 }))
  }

  const createOrder = async (): Promise<string> => {
    setBusy(true)
    refused.current = false
    setFailed(before => ({ ...before, failure: undefined }))
    try {
      const { orderID } = await send(createPaypalOrder, {
        body: orderOf(product, { email, template, doneForYou, noticeRead, signature }),
      })
      return orderID
    } catch (error) {
      const told = error instanceof CallFailed && error.failure === 'refused' ? error : undefined
      refused.current = true
      fail({
        title: MESSAGES.orderFailed,
        text: told ? `${told.message || MESSAGES.orderRefused} ${told.suggestion}` : MESSAGES.orderRefused,
      })
      throw error
    }
  }

  const verify = async (orderId: string): Promise<void> => {
    try {
      await send(verifyPaypalOrder, { body: { orderID: orderId, plan_type: product.id } })
    } catch (error) {
      const told = error instanceof CallFailed && error.failure === 'refused' ? error : undefined
      return fail({
        title: MESSAGES.paymentFailed,
        text: told
          ? `${told.message} ${told.suggestion}`
          : t('If you approved the payment, we settle it by ourselves. Look at your orders in a few minutes.'),
      })
    }
    rememberSuccess(product, orderId, doneForYou)
    window.location.assign('/payment-success') // a fresh page, under the strict policy again
  }

  return {
    email,
    setEmail: (value: string) => {
      setEmail(value)
      write('session', 'userEmail', value || undefined)
    },
    hasEmail,
    needsEmail,
    emailAsked,
    askForEmail: () => {
      setEmailAsked(true)
      setTimeout(() => setEmailAsked(false), TOOLTIP_MS)
    },
    doneForYou,
    setDoneForYou,
    noticeRead,
    setNoticeRead,
    signature,
    setSignature,
    /** What is still to be given before the provider's buttons appear. */
    missing:
      needsEmail && !hasEmail
        ? t('Enter your email first')
        : product.id === 'dfy_service' && !doneForYou.authorized
          ? t('Choose your letters')
          : product.charge === 'after-delivery' && !noticeRead
            ? t('Read your rights first')
            : product.charge === 'after-delivery' && signature.trim().length < 2
              ? t('Sign the contract first')
              : undefined,
    busy,
    failure: failed.failure,
    failures: failed.times,
    createOrder,
    verify,
    cancelled: () => setBusy(false),
    providerFailed: () => {
      // an order that was refused has said so already
      if (!refused.current)
        fail({ title: MESSAGES.providerFailed, text: t('You were not charged. Nothing you entered is lost.') })
    },
  }
}

function orderOf(
  product: ProductReply,
  given: {
    readonly email: string
    readonly template: LetterChoice
    readonly doneForYou: DoneForYouDetails
    readonly noticeRead: boolean
    readonly signature: string
  },
) {
  const result = product.id === 'scan' ? savedAnalysis() : undefined
  return {
    plan_type: product.id,
    email: given.email.trim() || null,
    dfy_details:
      product.id === 'dfy_service'
        ? { letter_count: given.doneForYou.letterCount, authorized: given.doneForYou.authorized }
        : null,
    ...(product.id === 'letter' && { template: given.template }),
    ...(result && result.locked.unlock !== null && { analysis_id: result.analysis_id }),
    ...(product.charge === 'after-delivery' && {
      notice_read: given.noticeRead,
      signature: given.signature.trim(),
    }),
  }
}

/** The names the specification gives what is kept of a payment. */
function rememberSuccess(product: ProductReply, orderId: string, doneForYou: DoneForYouDetails): void {
  write('session', 'paymentSuccess', 'true')
  write('session', 'planType', product.id)
  write('session', 'orderId', orderId)
  const isMonthly = product.id === 'monthly'
  write('session', 'isMonthlyPlan', isMonthly ? 'true' : undefined)
  write('session', 'monthlyNote', isMonthly ? product.note : undefined)
  const isDoneForYou = product.id === 'dfy_service'
  write('session', 'dfyLetterCount', isDoneForYou ? String(doneForYou.letterCount) : undefined)
  write('session', 'dfyAuthorized', isDoneForYou ? 'true' : undefined)
}
