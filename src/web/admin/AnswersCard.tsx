import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminAnswers } from '#contract/admin.ts'
import { send } from '#web/api.ts'
import { t } from '#web/language.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/states.tsx'

type Part = z.output<typeof adminAnswers.reply>['parts'][number]
type Answered = Part['hour']

/** How calls were answered in the last hour and day, over all processes. */
export function AnswersCard() {
  const { data, error } = useQuery({
    queryKey: ['admin-answers'],
    queryFn: async ({ signal }) => (await send(adminAnswers, { signal })).parts,
    retry: false,
  })
  return (
    <Card labelledBy="answers">
      <CardHead id="answers" title={t('Answers')} />
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-soft">{t('None yet. Each process adds what it answered once a minute.')}</p>
        ) : (
          <>
            <Summary parts={data} />
            <div className="mt-3 overflow-x-auto" role="region" aria-label={t('Answers by part')} tabIndex={0}>
              <Table parts={data} />
            </div>
          </>
        )
      ) : error ? (
        <p className="text-ink-soft">{t('They could not be loaded: {message}', { message: error.message })}</p>
      ) : (
        <Skeleton className="h-40 w-full rounded-md" />
      )}
    </Card>
  )
}

function Summary({ parts }: { readonly parts: readonly Part[] }) {
  const [hour, day] = [sumOf(parts.map(part => part.hour)), sumOf(parts.map(part => part.day))]
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Badge look={hour.failed === 0 ? 'green' : 'red'}>{hour.failed === 0 ? t('Well') : t('Look here')}</Badge>
      <span className="text-ink-soft">
        {t('Failed in the last hour: {hour}. In the last day: {day}.', { hour: shareOf(hour), day: shareOf(day) })}
      </span>
    </p>
  )
}

function Table({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <table className="w-full text-left text-[0.94rem]">
      <thead>
        <tr className="text-ink-soft">
          {[t('Part'), t('Failed, last hour'), t('Failed, last day'), t('Refused, last day')].map(head => (
            <th key={head} scope="col" className="py-1.5 pr-4 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, hour, day }) => (
          <tr key={part} className="border-t border-rule">
            <th scope="row" className="py-1.5 pr-4 font-[650]">
              {part}
            </th>
            <td className={`pr-4 whitespace-nowrap tabular-nums ${hour.failed > 0 ? FAULT : ''}`}>
              {of(hour.failed, hour)}
            </td>
            <td className={`pr-4 whitespace-nowrap tabular-nums ${day.failed > 0 ? FAULT : ''}`}>
              {of(day.failed, day)}
            </td>
            <td className="tabular-nums">{whole(day.refused)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const FAULT = 'font-[650] text-red'
const whole = (number: number): string => number.toLocaleString('en-US')
const of = (count: number, { answered }: Answered): string =>
  t('{count} of {answered}', { count: whole(count), answered: whole(answered) })

function sumOf(all: readonly Answered[]): Answered {
  const total = (kind: keyof Answered): number => all.reduce((sum, one) => sum + one[kind], 0)
  return { answered: total('answered'), refused: total('refused'), failed: total('failed') }
}

/** @example shareOf({ answered: 2000, refused: 40, failed: 3 }) // '3 of 2,000 (0.15%)' */
function shareOf({ answered, failed }: Answered): string {
  if (answered === 0) return t('nothing was asked')
  return t('{failed} of {answered} ({share})', {
    failed: whole(failed),
    answered: whole(answered),
    share: `${((failed / answered) * 100).toFixed(2)}%`,
  })
}
