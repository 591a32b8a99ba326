/** Open to everybody, and of use to whoever searches; the pages rendered at build come beside them. */
const OPEN_PAGES = [
  '/upload',
  '/tools/sol-checker',
  '/tools/settlement-calculator',
  '/tools/call-scripts',
  '/templates/validation',
  '/templates/cease',
  '/templates/settlement',
  '/templates/fdcpa',
  '/privacy',
  '/terms',
] as const

/** Holds something of a person, or leads to a payment. */
const PRIVATE_PATHS = [
  '/api/',
  '/admin',
  '/dashboard',
  '/dev/',
  '/letter/',
  '/payment',
  '/response-tracker',
  '/results',
  '/test-payments/',
  '/upload/reading',
  '/your-data',
] as const

/** @example siteMap('https://writeback.example', ['/']) // '<?xml … <loc>https://writeback.example/</loc> …' */
export function siteMap(siteUrl: string, frontPages: readonly string[]): string {
  const places = [...frontPages, ...OPEN_PAGES].map(path => `<url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`
}

export function robotsText(siteUrl: string): string {
  const closed = PRIVATE_PATHS.map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}
