import { Link } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { isPrivate } from '#web/private/flag.ts'
import { savedToken } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { useLetterActions } from './use-letter-actions.ts'

/** What is kept and what is not, and the ways to take the answer along. */
export function KeepCard({
  analysis,
  letters,
}: {
  readonly analysis: AnalysisReply
  readonly letters: ReturnType<typeof useLetterActions>
}) {
  return (
    <Card look="flat" labelledBy="keep">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="keep" className="h-sans">
            {t('Keep this')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {isPrivate()
              ? t('Nothing is kept in private mode. Download the letter before you close the page, and keep the paper.')
              : analysis.pages_state === 'kept'
                ? t('The findings and the pages of your letter are kept. Keep the paper as well.')
                : t('The findings are kept. The pages of your letter are deleted within 1 hour, so keep the paper.')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button busy={letters.running?.purpose === 'download'} onClick={letters.download}>
            {t('Download PDF Letter')}
          </Button>
          {!isPrivate() && (
            <Button busy={letters.running?.purpose === 'track'} onClick={letters.track}>
              {t('Track Response')}
            </Button>
          )}
          {savedToken() && (
            <Link to="/dashboard" state={{ fromResults: true }} className={buttonClass()}>
              {t('Go to Your Dashboard')}
            </Link>
          )}
        </div>
      </div>
      {letters.fellBack && (
        <div className="mt-4">
          <Alert tone="amber" title={t('A plain-text file was saved instead')} announce="alert">
            {t('The PDF could not be made just now. The text is complete. You can print it or try again.')}
          </Alert>
        </div>
      )}
    </Card>
  )
}
