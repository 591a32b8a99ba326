import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'

/** What to know before a letter is mailed. */
export function Cautions({ cautions }: { readonly cautions: readonly string[] }) {
  return (
    <Alert tone="amber" title={t('Before you send it')}>
      <ul className="grid gap-1">
        {cautions.map(caution => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </Alert>
  )
}
