// Shows the reminder a push service brought, and opens its page. Nothing else: it keeps and fetches nothing.
addEventListener('push', event => {
  const { title, body, tag, path } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, tag, icon: '/icon.svg', data: path }))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(event.notification.data, location.origin)
  if (url.origin === location.origin) event.waitUntil(clients.openWindow(url.href))
})
