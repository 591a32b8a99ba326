// Pages of the tool that are come to first, by the first part of their address.
const PARTS: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
  upload: () => [import('./upload/UploadPage.tsx')],
  results: () => [import('./results/ResultsPage.tsx')],
  letter: () => [import('./letters/LetterPage.tsx')],
  dashboard: () => [import('./dashboard/DashboardPage.tsx'), import('./dashboard/views/Overview.tsx')],
  login: () => [import('./account/LoginPage.tsx')],
}

/** Sets up the script of the page at an address before the router asks for it, as a step of its own. What does not come is
 *  told by the page itself. */
export async function firstParts(pathname: string): Promise<void> {
  const [, at = ''] = pathname.split('/')
  await Promise.allSettled(PARTS[at]?.() ?? [])
}
