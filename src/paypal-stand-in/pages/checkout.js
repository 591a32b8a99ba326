const token = new URLSearchParams(location.search).get('token') ?? ''
const show = (id, text) => (document.getElementById(id).textContent = text)

const order = await fetch(`checkoutnow/${encodeURIComponent(token)}`)
if (order.ok) {
  const { amount, description, intent } = await order.json()
  show('amount', `$${amount}`)
  show('description', description)
  show('intent', intent === 'AUTHORIZE' ? 'Authorized now, charged later.' : 'Charged now.')
} else show('fault', 'This order does not exist.')

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => void give(button.dataset.answer))
}

async function give(answer) {
  if (answer !== 'cancel') {
    const done = await fetch(`checkoutnow/${encodeURIComponent(token)}/${answer}`, { method: 'POST' })
    if (!done.ok) return show('fault', 'This order can no longer be approved.')
  }
  window.opener?.postMessage({ standIn: answer === 'cancel' ? 'cancelled' : 'approved' }, location.origin)
  window.close()
}
