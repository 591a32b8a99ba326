import type { PlainPhrase } from '#language/phrase.ts'
import { useMutation } from '@tanstack/react-query'
import { Ban, Check, FileText, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { type Citation, lawLink, says } from '#law/citations.ts'
import type { StateCode } from '#units/state-code.ts'
import { usePlan } from '#web/billing/use-plan.ts'
import { LetterEditor } from '#web/letters/LetterEditor.tsx'
import { storedLetter } from '#web/letters/stored-letter.ts'
import { letterFailure, writeTemplate } from '#web/letters/write-letter.ts'
import { saveState, savedState } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { said, t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { type Age, AgeOfDebt } from './AgeOfDebt.tsx'
import { ConductChooser } from './ConductChooser.tsx'
import { FreeLetters } from './FreeLetters.tsx'
import { type Guide, GUIDE_NAMES, guideNamed } from './guides.ts'
import { LockedTemplate } from './LockedTemplate.tsx'
import { opensTo } from './open-to.ts'

/** One kind of letter: what it does, when it fits, what it risks, and the letter itself for those it is open to. */
export function TemplatePage() {
  const { name = '' } = useParams()
  const guide = guideNamed(name)
  return guide ? <Template key={name} name={name} guide={guide} /> : <Navigate to="/" replace />
}

function Template({ name, guide }: { readonly name: string; readonly guide: Guide }) {
  const plan = usePlan()
  const [state, setState] = useState(savedState)
  const [age, setAge] = useState<Age>()
  const isMoney = guide.template === 'settlement-offer'
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('{title} | Writeback', { title: t(guide.name) })}</title>
      <div className="print:hidden">
        <h1>{t(guide.name)}</h1>
        <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">{t(guide.does)}</p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-3">
          <Points title={t('Use it when')} icon={<Check className="icon mt-1 text-green" />} lines={guide.useWhen} />
          <Points title={t('Not when')} icon={<Ban className="icon mt-1 text-red" />} lines={guide.notWhen} />
          <Points
            title={t('What it risks')}
            icon={<TriangleAlert className="icon mt-1 text-amber" />}
            lines={guide.risks}
          />
        </div>
        <Law cites={guide.cites} />
        {isMoney && (
          <section aria-labelledby="age" className="mt-10 max-w-[880px] border-t border-rule pt-8">
            <h2 id="age" className="mb-4">
              {t('First, the age of the debt')}
            </h2>
            <AgeOfDebt
              state={state}
              onState={chosen => {
                saveState(chosen)
                setState(chosen)
              }}
              age={age}
              onAge={setAge}
            />
          </section>
        )}
      </div>
      <section aria-labelledby="the-letter" className="mt-10 border-t border-rule pt-8 print:mt-0 print:border-0">
        {plan.data === undefined && plan.error ? (
          <Alert tone="amber" title={t('We could not check what you have opened')} announce="alert">
            <p>{t('Nothing is lost.')}</p>
            <Button variant="quiet" onClick={() => void plan.refetch()}>
              {t('Check again')}
            </Button>
          </Alert>
        ) : plan.data === undefined ? (
          <Skeleton className="h-40 w-full rounded-md" />
        ) : opensTo(plan.data, guide) ? (
          <OpenLetter guide={guide} state={state} isReady={!isMoney || age === 'runs'} />
        ) : (
          <>
            <h2 id="the-letter" className="mb-4">
              {t('The letter')}
            </h2>
            <LockedTemplate guide={guide} />
          </>
        )}
      </section>
      <div className="mt-10 grid gap-4 print:hidden">
        <FreeLetters />
        <nav aria-label={t('Other letters')} className="flex flex-wrap gap-x-6">
          {GUIDE_NAMES.filter(other => other !== name).map(other => (
            <a key={other} href={`/templates/${other}`} className="inline-flex min-h-11 items-center">
              {t(guideNamed(other)!.name)}
            </a>
          ))}
        </nav>
      </div>
    </div>
  )
}

interface PointsProps {
  readonly title: string
  readonly icon: ReactNode
  readonly lines: readonly PlainPhrase[]
}

function Points({ title, icon, lines }: PointsProps) {
  return (
    <section>
      <h2 className="h-sans mb-3">{title}</h2>
      <ul className="grid gap-2.5 text-[0.97rem]">
        {lines.map(line => (
          <li key={line} className="flex items-start gap-2.5">
            {icon}
            <span>{t(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Law({ cites }: { readonly cites: readonly Citation[] }) {
  return (
    <ul className="mt-6 grid gap-1 text-[0.94rem] text-ink-soft">
      {cites.map(cite => (
        <li key={cite}>
          <a href={lawLink(cite)} target="_blank" rel="noreferrer">
            {cite}
            <span className="sr-only"> {t('(opens in a new tab)')}</span>
          </a>
          : {said(says(cite))}
        </li>
      ))}
    </ul>
  )
}

interface OpenLetterProps {
  readonly guide: Guide
  readonly state: StateCode | undefined
  /** False until the person said what must be known before this letter. */
  readonly isReady: boolean
}

/** The letter with its blanks, once the person asked for it; its address keeps it. */
function OpenLetter({ guide, state, isReady }: OpenLetterProps) {
  const [search, setSearch] = useSearchParams()
  const [conduct, setConduct] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const written = useMutation({
    mutationFn: () => writeTemplate(guide.template, { conduct, state }),
    onSuccess: ({ id }) => setSearch({ letter: id }, { replace: true }),
  })
  const id = search.get('letter')
  const letter = id === null ? undefined : storedLetter(id)
  const justWritten = written.isSuccess
  useEffect(() => {
    if (justWritten) heading.current?.focus()
  }, [justWritten])
  if (letter && letter.document.template === guide.template) {
    if (letter.locked) return <LockedTemplate guide={guide} />
    return (
      <LetterEditor
        key={letter.id}
        letter={letter}
        analysis={undefined}
        wish={undefined}
        heading={
          <h2 id="the-letter" ref={heading} tabIndex={-1}>
            {t('Your letter is ready to check')}
          </h2>
        }
      />
    )
  }
  const isDemand = guide.template === 'violation-demand'
  return (
    <div className="grid max-w-[880px] gap-6">
      <h2 id="the-letter">{t('The letter')}</h2>
      {isDemand && <ConductChooser chosen={conduct} onChange={setConduct} />}
      {written.error && (
        <Alert tone="red" title={letterFailure(written.error, undefined)} announce="alert" takesFocus>
          {t('Nothing was sent to anyone. What you ticked is kept.')}
        </Alert>
      )}
      <div>
        <Button
          size="large"
          variant="primary"
          icon={<FileText className="icon" />}
          busy={written.isPending}
          disabled={!isReady || (isDemand && conduct.length === 0)}
          onClick={() => written.mutate()}
        >
          {t('Fill in this letter')}
        </Button>
        <p className="mt-2 text-sm text-ink-soft">
          {!isReady
            ? t('Say first whether the time to sue still runs.')
            : isDemand && conduct.length === 0
              ? t('Tick what happened first.')
              : t('It opens here, with blanks for what only you know. Nothing is sent to anyone.')}
        </p>
      </div>
    </div>
  )
}
