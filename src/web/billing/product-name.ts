import { CATALOGUE } from '#billing/catalogue.ts'
import { t } from '#web/language.tsx'

/** What is sold, by the name it has in the catalogue; a name of somewhere else stays as it is.
 *  @example productName('Single Scan') // 'Single Scan', 'Revisión única' */
export function productName(name: string): string {
  const known = CATALOGUE.find(one => one.name === name)
  return known ? t(known.name) : name
}
