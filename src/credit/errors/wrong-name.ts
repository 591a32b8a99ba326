import { defineFinder, quoted, toldAbout } from '#credit/credit-case.ts'
import { isOtherName } from '#credit/who.ts'

/** A name that is neither the person's, nor a former one, nor a misspelling of it; or one they say they never used. */
export const wrongName = defineFinder('fraud_name_wrong', about =>
  about.report.files.flatMap(file =>
    file.personal.names.flatMap(name => {
      const isDenied = toldAbout(about, 'personal-denied', name.id)
      if (!isDenied && !['other', 'suffix-or-middle'].includes(isOtherName(name.value, about.profile))) return []
      return [
        {
          bureaus: [file.bureau],
          ref: name.id,
          certainty: isDenied ? ('told' as const) : ('violation' as const),
          reason: isDenied
            ? `The report lists the name ${name.value}. You say that you never used it.`
            : `The report lists the name ${name.value}. You told us your name is ${about.profile.name ?? ''}.`,
          quotes: quoted(name),
          ...(isDenied ? {} : { confirm: `Have you never used the name ${name.value}?` }),
        },
      ]
    }),
  ),
)
