import type { BrowserContext, Page } from 'playwright-core'

/** With the code shown to whoever sits at the machine, or one that is brought from elsewhere. */
export async function logIn(page: Page, email: string, codeSent = shownCode): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('6-digit code').fill(await codeSent(page))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(url => url.pathname !== '/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function shownCode(page: Page): Promise<string> {
  const box = await page.getByText(/your code is \d{6}/).textContent()
  return /\d{6}/.exec(box!)![0]
}

/** Reads the rights of a buyer of credit repair, then signs the contract. */
export async function signCreditContract(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read your rights first' }).waitFor()
  await page.getByLabel(/I have read my rights/).check()
  await page.getByRole('button', { name: 'Sign the contract first' }).waitFor()
  await page.getByText('You may cancel this contract without penalty').last().waitFor()
  await page.getByLabel('Sign with your full name').fill('Dana Whitfield')
}

/** Pays at the stand-in with the answer named on its button. */
export async function answerTestPayment(page: Page, context: BrowserContext, answer: string): Promise<void> {
  const pay = page.getByRole('button', { name: 'Pay with test account' })
  await pay.waitFor()
  const [window] = await Promise.all([context.waitForEvent('page'), pay.click()])
  await window.getByText('Test payments: no money moves').waitFor()
  await window.getByRole('heading', { name: /^\$\d/ }).waitFor()
  await window.getByRole('button', { name: answer, exact: true }).click()
  if (!window.isClosed()) await window.waitForEvent('close')
}
