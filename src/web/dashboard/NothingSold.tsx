import { t } from '#web/language.tsx'
import { ViewHead } from './ViewHead.tsx'

/** Where whoever runs the product gives it away. */
export function NothingSold() {
  return <ViewHead title={t('Nothing is sold here')}>{t('Every letter you can make is on your results.')}</ViewHead>
}
