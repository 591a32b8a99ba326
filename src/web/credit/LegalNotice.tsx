import type { PlainPhrase } from '#language/phrase.ts'
import { lawLink } from '#law/citations.ts'
import { t } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CheckRow } from './CheckRow.tsx'

const POINTS = [
  'Everything you dispute must be true as far as you know. You sign each letter, and you mail it.',
  'You can dispute your report yourself, free of charge, with each bureau and each company.',
  'Nobody can have accurate, current information removed from a report, and nobody can promise a score.',
  'We are no law firm. This is legal information, not legal advice.',
  'An identity theft report that is false is a crime. Use one only if you are a victim.',
] as const satisfies readonly PlainPhrase[]

/** What the letters are, and what the person stands for. No letter is made before it is accepted. */
export function LegalNotice({
  accepted,
  onAccept,
}: {
  readonly accepted: boolean
  readonly onAccept: (accepted: boolean) => void
}) {
  return (
    <Card labelledBy="legal-notice">
      <h2 id="legal-notice" className="h-sans mb-3">
        {t('Legal notice')}
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        {POINTS.map(point => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <p className="mt-3 text-note text-ink-soft">
        {t('Your rights:')}{' '}
        {(['15 USC 1681i', '15 USC 1679'] as const).map(citation => (
          <a key={citation} href={lawLink(citation)} target="_blank" rel="noreferrer" className="mr-3 inline-block">
            {citation}
          </a>
        ))}
      </p>
      <div className="mt-4">
        <CheckRow
          title={t('I have read this, and what I dispute is true as far as I know')}
          checked={accepted}
          onChange={onAccept}
        />
      </div>
    </Card>
  )
}
