import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'

/** The service worker holds everything and answers for this page. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

/** Posts a file as the phone does that shares it with the installed product. */
export async function sharePhoto(page: Page, address: string, file: string): Promise<void> {
  // What Android does with a shared photo: a form, posted to the address the manifest names.
  const manifest = (await (await fetch(`${address}/manifest.webmanifest`)).json()) as {
    share_target: { action: string; enctype: string; params: { files: { name: string }[] } }
  }
  const { action, enctype, params } = manifest.share_target
  const photo = readFileSync(file).toString('base64')
  await page.evaluate(
    ([to, type, field, base64]) => {
      const form = Object.assign(document.createElement('form'), { action: to, method: 'POST', enctype: type })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: field })
      const bytes = Uint8Array.from(atob(base64), one => one.charCodeAt(0))
      const files = new DataTransfer()
      files.items.add(new File([bytes], 'from-the-gallery.pdf', { type: 'application/pdf' }))
      input.files = files.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [action, enctype, params.files[0]!.name, photo] as const,
  )
}

/** How many letters the account holds. */
export async function lettersOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const reply = await fetch('/api/user/analyses', { headers })
    return ((await reply.json()) as { analyses: unknown[] }).analyses.length
  })
}

/** A new tab knows only what the device keeps, nothing of the visit before. */
export async function inNewTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
