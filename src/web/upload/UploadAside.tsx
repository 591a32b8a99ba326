import type { PlainPhrase } from '#language/phrase.ts'
import { Check, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { Part, PartsInTurn } from '#web/parts-in-turn.tsx'
import { Card } from '#web/ui/Card.tsx'
import { t, Words } from '#web/language.tsx'
import { isPrivate } from '#web/private/flag.ts'
import { Note } from '#web/ui/Note.tsx'

interface UploadAsideProps {
  readonly flow: 'generate' | 'enhance' | undefined
  readonly rules: number | undefined
  readonly stateName: string | undefined
}

const TIPS = [
  'Good lighting, no shadow of your phone',
  'Whole letter in the frame',
  'Text sharp enough to read',
  'Both sides, every page',
  'Multi-page PDFs work too, up to 10 MB',
] as const satisfies readonly PlainPhrase[]

/** What happens next, how to take a good photo, and what becomes of it. */
export function UploadAside({ flow, rules, stateName }: UploadAsideProps) {
  const law = rules ? t('We check {rules} rules', { rules }) : t('We check the federal rules')
  const limit = stateName
    ? t('And the time limit for {state}.', { state: stateName })
    : t('And the time limit of your state.')
  const steps =
    flow === 'enhance'
      ? [
          [t('We read both letters'), t('Theirs and yours.')],
          [law, limit],
          [t('We mark what could hurt you'), t('Admissions, promises, wrong law, missing demands.')],
          [t('You decide'), t('Apply each fix or leave it, then download and mail.')],
        ]
      : [
          [t('We read the pages'), t('You see each page as it is read.')],
          [law, limit],
          [t('You see the proof'), t('Each finding is marked on your letter.')],
          [t('You get a reply'), t('Edit it, download it, mail it.')],
        ]
  return (
    <aside className="grid gap-5 md:sticky md:top-22">
      <Card labelledBy="next">
        <h2 id="next" className="h-sans">
          {t('What happens next?')}
        </h2>
        <ol className="steps mt-4">
          {steps.map(([title, text]) => (
            <li key={title}>
              <b className="block font-[650]">{title}</b>
              <p className="text-note text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
      <PartsInTurn parts={1}>
        <Part at={0}>
          <TipsAndPromise />
        </Part>
      </PartsInTurn>
    </aside>
  )
}

function TipsAndPromise() {
  return (
    <>
      <Card look="flat" labelledBy="tips">
        <h2 id="tips" className="h-sans">
          {t('For a good photo')}
        </h2>
        <ul className="mt-4 grid gap-2 text-sm">
          {TIPS.map(tip => (
            <li key={tip} className="grid grid-cols-[auto_1fr] gap-2.5">
              <Check className="icon mt-0.5 text-green" />
              <span>{t(tip)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Note icon={<Lock className="icon" />}>
        {isPrivate()
          ? t('Your letter stays on this phone. Nothing of it is sent, and nothing is kept when you close the page.')
          : t(
              'Only you can see your letter. Our server deletes the pages within 1 hour. What we found is kept, so you can come back to it.',
            )}
      </Note>
      {!isPrivate() && (
        <p className="text-sm">
          <Words
            of="Would you rather not send it? <0>Private mode</0> reads it on this phone."
            parts={[<Link to="/private" />]}
          />
        </p>
      )}
    </>
  )
}
