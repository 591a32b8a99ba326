import type { PlainPhrase } from '#language/phrase.ts'
import { Check, EyeOff, Plus, Trash2, Wand2 } from 'lucide-react'
import type { EnhanceReply } from '#contract/letters.ts'
import { Alert, type AlertTone } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { asLetter } from './stored-letter.ts'
import { flagId } from './FlaggedDraft.tsx'
import { additionsIn, fixFor, type TextRange, withFix, withInsertion, withoutSentence } from './own-text.ts'

interface EnhanceTipsProps {
  readonly reply: EnhanceReply
  readonly text: string
  readonly ranges: readonly (TextRange | undefined)[]
  readonly ignored: readonly number[]
  readonly active: number | undefined
  readonly onActive: (flag: number) => void
  readonly onIgnore: (flag: number) => void
  readonly onText: (text: string) => void
  readonly onUse: () => void
}

/** Each flag with its why and its fix, what is missing, and the whole letter put right. */
export function EnhanceTips(props: EnhanceTipsProps) {
  const { reply, text, ranges, ignored, onText, onUse } = props
  const { title, tone, words } = OVERALL[reply.overall]
  return (
    <aside className="grid gap-4" aria-label={t('What we found in your letter')}>
      <Alert tone={tone} title={t(title)} announce="status">
        {t(words)}
      </Alert>
      {reply.flags.map((flag, index) => (
        <FlagCard
          key={index}
          {...props}
          flag={flag}
          index={index}
          range={ranges[index]}
          isIgnored={ignored.includes(index)}
        />
      ))}
      {reply.missing.length > 0 && (
        <Card labelledBy="missing">
          <h2 id="missing" className="h-sans mb-2">
            {t('What is missing')}
          </h2>
          <ul className="grid list-disc gap-1 pl-5 text-[0.94rem]">
            {reply.missing.map(missing => (
              <li key={missing}>{capital(missing)}</li>
            ))}
          </ul>
          <Additions reply={reply} text={text} onText={onText} />
        </Card>
      )}
      <Card look="inked" labelledBy="enhanced">
        <h2 id="enhanced" className="h-sans">
          {t('The enhanced letter')}
        </h2>
        <p className="mt-1 text-note text-ink-soft">
          {t(
            'Your letter with every fix made and what was missing added. Read it before you use it. You can change every line.',
          )}
        </p>
        <More summary={t('Read it')}>
          <div className="rounded-sm bg-inset px-4 py-3 font-serif text-note whitespace-pre-wrap">
            {reply.enhanced_letter}
          </div>
        </More>
        <Button variant="primary" className="mt-3" icon={<Wand2 className="icon" />} onClick={onUse}>
          {t('Use the enhanced letter')}
        </Button>
      </Card>
    </aside>
  )
}

/** Sentences that would fill the gaps, each to be put in by itself. Address lines and the like have their place at the
 *  head: those stand in the enhanced letter only. */
function Additions({ reply, text, onText }: Pick<EnhanceTipsProps, 'reply' | 'text' | 'onText'>) {
  const passages = additionsIn(asLetter(reply.document))
  if (passages.length === 0) return null
  return (
    <More summary={t('Sentences you can add')}>
      <ul className="grid text-[0.94rem]">
        {passages.map(({ text: passage, why }) => {
          const there = text.includes(passage)
          return (
            <li key={passage} className="border-t border-rule py-2">
              <p className="font-serif">“{passage}”</p>
              <p className="mt-0.5 text-sm text-ink-soft">{why}</p>
              <button
                type="button"
                className="linkbtn text-sm disabled:text-green disabled:no-underline"
                disabled={there}
                aria-label={there ? t('Inserted: {passage}', { passage }) : t('Insert: {passage}', { passage })}
                onClick={() => onText(withInsertion(text, passage))}
              >
                {there ? <Check className="icon" /> : <Plus className="icon" />} {there ? t('Inserted') : t('Insert')}
              </button>
            </li>
          )
        })}
      </ul>
    </More>
  )
}

const OVERALL = {
  good: { title: 'Good letter', tone: 'green', words: 'We found little or nothing that could hurt you.' },
  fair: { title: 'Fair letter', tone: 'amber', words: 'A few changes make it safer and clearer.' },
  needs_work: { title: 'Needs work', tone: 'amber', words: 'Fix the marked places before you send it.' },
  dangerous: { title: 'Do not send it like this', tone: 'red', words: 'Some words in it could be used against you.' },
} as const satisfies Readonly<
  Record<
    EnhanceReply['overall'],
    { readonly title: PlainPhrase; readonly tone: AlertTone; readonly words: PlainPhrase }
  >
>

const SEVERITIES = {
  low: { look: 'plain', words: 'Small' },
  medium: { look: 'likely', words: 'Medium' },
  high: { look: 'strong', words: 'Serious' },
} as const satisfies Readonly<
  Record<EnhanceReply['flags'][number]['severity'], { readonly look: string; readonly words: PlainPhrase }>
>

interface FlagCardProps extends EnhanceTipsProps {
  readonly flag: EnhanceReply['flags'][number]
  readonly index: number
  readonly range: TextRange | undefined
  readonly isIgnored: boolean
}

function FlagCard({ reply, text, flag, index, range, isIgnored, active, onActive, onIgnore, onText }: FlagCardProps) {
  const fix = fixFor(flag, reply.changes)
  const severity = SEVERITIES[flag.severity]
  const settled = flag.quote !== null && range === undefined
  return (
    <article
      className={`rounded-md border bg-sheet p-4 sm:px-5 ${active === index ? 'border-pen shadow-[inset_0_0_0_1px_var(--pen)]' : 'border-rule'} ${settled || isIgnored ? 'opacity-70' : ''}`}
      onMouseEnter={() => onActive(index)}
      onFocus={() => onActive(index)}
      aria-label={flag.quote ? t('Flag: {quote}', { quote: flag.quote }) : t('Flag: {why}', { why: flag.why })}
    >
      <div className="flex items-start justify-between gap-3">
        {flag.quote && range ? (
          <button
            type="button"
            className="text-left font-serif text-[0.97rem] underline decoration-amber decoration-wavy underline-offset-4"
            onClick={() => document.getElementById(flagId(index))?.scrollIntoView({ block: 'center' })}
          >
            “{flag.quote}”<span className="sr-only"> {t('Show it in my letter')}</span>
          </button>
        ) : (
          <p className="font-serif text-[0.97rem]">{flag.quote ? `“${flag.quote}”` : t('The whole letter')}</p>
        )}
        <Badge look={severity.look}>{severity.words}</Badge>
      </div>
      <p className="mt-2 text-[0.94rem]">{flag.why}</p>
      <p className="mt-1 text-[0.94rem]">
        <b className="font-[650]">{t('Better:')}</b> {fix ? `“${fix.after.trim()}”` : flag.improve}
      </p>
      {settled ? (
        <p className="mt-2 text-sm font-semibold text-green">
          <Check className="icon" /> {t('No longer in your letter')}
        </p>
      ) : isIgnored ? (
        <p className="mt-2 text-sm text-ink-soft">{t('Ignored')}</p>
      ) : (
        <div className="mt-1 flex flex-wrap gap-1">
          {range && fix && (
            <Button variant="quiet" icon={<Check className="icon" />} onClick={() => onText(withFix(text, fix))}>
              {t('Apply fix')}
            </Button>
          )}
          {range && (
            <Button
              variant="quiet"
              icon={<Trash2 className="icon" />}
              onClick={() => onText(withoutSentence(text, range))}
            >
              {t('Take the sentence out')}
            </Button>
          )}
          <Button variant="quiet" icon={<EyeOff className="icon" />} onClick={() => onIgnore(index)}>
            {t('Ignore')}
          </Button>
        </div>
      )}
    </article>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
