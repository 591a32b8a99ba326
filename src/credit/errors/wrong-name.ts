import { defineFinder, quoted } from '#credit/credit-case.ts'
import { isOtherName } from '#credit/who.ts'

/** A name that is neither the person's, nor a former one, nor a misspelling of it. */
export const wrongName = defineFinder('fraud_name_wrong', about =>
  about.report.files.flatMap(file =>
    file.personal.names
      .filter(name => ['other', 'suffix-or-middle'].includes(isOtherName(name.value, about.profile)))
      .map(name => ({
        bureaus: [file.bureau],
        ref: name.id,
        certainty: 'violation' as const,
        reason: `The report lists the name ${name.value}. You told us your name is ${about.profile.name ?? ''}.`,
        quotes: quoted(name),
        confirm: `Have you never used the name ${name.value}?`,
      })),
  ),
)
