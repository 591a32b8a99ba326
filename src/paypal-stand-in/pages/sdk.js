// What the page loads in place of PayPal's own script: the same `paypal.Buttons`, opening the approval page beside this file.
;(() => {
  const here = new URL('..', document.currentScript.src)

  function Buttons(options) {
    const place = document.createElement('div')
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Pay with test account'
    button.dataset.testid = 'test-pay'
    Object.assign(button.style, {
      width: '100%',
      minHeight: '48px',
      border: '0',
      borderRadius: '8px',
      background: '#ffc439',
      color: '#111820',
      font: 'inherit',
      fontWeight: '650',
      cursor: 'pointer',
    })
    button.addEventListener('click', () => void pay(options))
    place.append(button)
    return {
      isEligible: () => true,
      close: () => Promise.resolve(place.remove()),
      render: container => {
        const element = typeof container === 'string' ? document.querySelector(container) : container
        element.append(place)
        const able = enabled => {
          button.disabled = !enabled
          return Promise.resolve()
        }
        options.onInit?.({}, { enable: () => able(true), disable: () => able(false) })
        return Promise.resolve()
      },
    }
  }

  async function pay(options) {
    // opened at once, as the click allows it; it is sent on when the order is there
    const popup = window.open('', 'stand-in-checkout', 'width=480,height=640')
    try {
      const orderID = await options.createOrder({ paymentSource: 'paypal' }, {})
      const url = new URL(`checkoutnow?token=${encodeURIComponent(orderID)}`, here)
      if (popup) popup.location = url
      else return void options.onError?.(new Error('The window was blocked.'))
      const answer = await answerFrom(popup)
      if (answer === 'approved') await options.onApprove?.({ orderID, payerID: 'STANDINBUYER' }, {})
      else options.onCancel?.({ orderID })
    } catch (error) {
      popup?.close()
      options.onError?.(error)
    }
  }

  function answerFrom(popup) {
    return new Promise(done => {
      const watch = setInterval(() => popup.closed && end('cancelled'), 300)
      const listen = event => event.origin === location.origin && event.data?.standIn && end(event.data.standIn)
      window.addEventListener('message', listen)
      function end(answer) {
        clearInterval(watch)
        window.removeEventListener('message', listen)
        popup.close()
        done(answer)
      }
    })
  }

  window.paypal = { Buttons, version: 'stand-in', FUNDING: {} }
})()
