import type { CreditEntry } from '#contract/credit-reports.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { t } from '#web/language.tsx'

/** One account by bureau, with what differs between bureaus marked: a reason to ask, not proof of an error. */
export function EntryTable({ entry }: { readonly entry: CreditEntry }) {
  return (
    <section aria-label={entry.title} className="rounded-md border border-rule bg-sheet p-4">
      <h2 className="h-sans">
        {entry.title}
        {entry.account && (
          <span className="font-normal text-ink-soft">{t(', account {account}', { account: entry.account })}</span>
        )}
      </h2>
      <div
        className="mt-2 overflow-x-auto"
        tabIndex={0}
        role="region"
        aria-label={t('{title}, by bureau', { title: entry.title })}
      >
        <table className="w-full text-left text-note">
          <thead>
            <tr className="border-b border-rule">
              <th scope="col" className="py-1.5 pr-4 font-normal text-ink-soft">
                {t('What the report says')}
              </th>
              {entry.bureaus.map(bureau => (
                <th key={bureau} scope="col" className="py-1.5 pr-4">
                  {BUREAU_NAMES[bureau]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entry.rows.map(({ label, values, differs }) => (
              <tr key={label} className="border-b border-rule last:border-0">
                <th scope="row" className="py-1.5 pr-4 font-normal text-ink-soft">
                  {label}
                </th>
                {entry.bureaus.map(bureau => (
                  <td key={bureau} className="py-1.5 pr-4">
                    {values[bureau] == null ? (
                      <span className="text-ink-soft">{t('Not shown')}</span>
                    ) : differs ? (
                      <mark className="hl">{values[bureau]}</mark>
                    ) : (
                      values[bureau]
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entry.unread.length > 0 && (
        <p className="mt-2 text-note text-amber">
          {t('Could not be read: {parts}. Look at the paper.', { parts: entry.unread.join(', ') })}
        </p>
      )}
    </section>
  )
}
