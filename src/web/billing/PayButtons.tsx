import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js'
import { useRef } from 'react'

interface PayButtonsProps {
  readonly clientId: string
  /** Where the script is, when it is not PayPal's own. */
  readonly sdkBaseUrl: string | null
  readonly charge: 'at-checkout' | 'after-delivery'
  /** Gives the provider's order id, or undefined when there is nothing to pay yet. */
  readonly createOrder: () => Promise<string>
  readonly onApproved: (orderId: string) => Promise<void>
  readonly onCancelled: () => void
  readonly onFault: () => void
}

/** The provider's own checkout buttons. Loaded on the payment page alone. */
export default function PayButtons(props: PayButtonsProps) {
  const latest = useRef(props)
  latest.current = props
  return (
    <PayPalScriptProvider
      options={{
        clientId: props.clientId,
        currency: 'USD',
        intent: props.charge === 'at-checkout' ? 'capture' : 'authorize',
        components: 'buttons',
        ...(props.sdkBaseUrl && { sdkBaseUrl: new URL(props.sdkBaseUrl, window.location.href).href }),
        ...nonce(),
      }}
    >
      <PayPalButtons
        createOrder={() => latest.current.createOrder()}
        onApprove={({ orderID }) => latest.current.onApproved(orderID)}
        onCancel={() => latest.current.onCancelled()}
        onError={() => latest.current.onFault()}
      />
    </PayPalScriptProvider>
  )
}

// the server names it when it lets the provider's script in
function nonce(): { dataCspNonce?: string } {
  const value = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return value ? { dataCspNonce: value } : {}
}
