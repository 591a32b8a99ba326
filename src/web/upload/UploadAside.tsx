import { Check, Lock } from 'lucide-react'
import { Card } from '#web/ui/Card.tsx'
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
]

/** What happens next, how to take a good photo, and what becomes of it. */
export function UploadAside({ flow, rules, stateName }: UploadAsideProps) {
  const law = rules ? `We check ${rules} rules` : 'We check the federal rules'
  const limit = stateName ? `And the time limit for ${stateName}.` : 'And the time limit of your state.'
  const steps =
    flow === 'enhance'
      ? [
          ['We read both letters', 'Theirs and yours.'],
          [law, limit],
          ['We mark what could hurt you', 'Admissions, promises, wrong law, missing demands.'],
          ['You decide', 'Apply each fix or leave it, then download and mail.'],
        ]
      : [
          ['We read the pages', 'You see each page as it is read.'],
          [law, limit],
          ['You see the proof', 'Each finding is marked on your letter.'],
          ['You get a reply', 'Edit it, download it, mail it.'],
        ]
  return (
    <aside className="grid gap-5 md:sticky md:top-22">
      <Card labelledBy="next">
        <h2 id="next" className="h-sans">
          What happens next?
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
      <Card look="flat" labelledBy="tips">
        <h2 id="tips" className="h-sans">
          For a good photo
        </h2>
        <ul className="mt-4 grid gap-2 text-sm">
          {TIPS.map(tip => (
            <li key={tip} className="grid grid-cols-[auto_1fr] gap-2.5">
              <Check className="icon mt-0.5 text-green" />
              <span>{tip}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Note icon={<Lock className="icon" />}>
        Only you can see your letter. Our server deletes the pages within 1 hour. What we found is kept, so you can come
        back to it.
      </Note>
    </aside>
  )
}
