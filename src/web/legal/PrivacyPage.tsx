import { t, Words } from '#web/language.tsx'
import { useSettings } from '#web/settings.ts'
import { LegalPage, Points } from './LegalPage.tsx'

/** What the software does with what a person gives it: every sentence here is held by code, most by a test. */
export function PrivacyPage() {
  const billing = useSettings().data?.billing
  return (
    <LegalPage
      title={t('Privacy')}
      lead={t(
        'A collection letter says a lot about you. This page says what this software keeps, for how long, and what it never does.',
      )}
      sections={[
        {
          id: 'uploads',
          title: t('What you upload'),
          body: (
            <Points
              items={[
                t('The file and the pictures of its pages are encrypted before they are stored (AES-256-GCM).'),
                t(
                  'They are deleted within 1 hour, from the disk and from the database. A receipt of the deletion is kept: an id, a size and a time, no content.',
                ),
                t(
                  'Only if you ask for it within that hour, we keep the pictures of the pages as evidence, encrypted. The file you uploaded is deleted all the same. When you stop keeping them, they are deleted at once.',
                ),
                t('An upload that could not be read within the hour is deleted too, and the page tells you.'),
                t(
                  'Your letter is read by programs on our own server. It is sent to nobody, and no outside service reads it.',
                ),
              ]}
            />
          ),
        },
        {
          id: 'kept',
          title: t('What is kept'),
          body: (
            <>
              <Points
                items={[
                  t('What was read from the letter: names, amounts, dates and the words each finding rests on.'),
                  t(
                    'Small pieces of the pages, encrypted: the lines a finding rests on, and threats, statements, demands and offers that may become a finding when you answer a question later.',
                  ),
                  t('What you answered, the name of the file, your state, and the letters written for you.'),
                  t(
                    'With an account: your email, and where you are logged in (“Firefox on Linux”, and when), and the public half of a passkey if you made one.',
                  ),
                  t(
                    'Feedback you sent, with the email and the name you gave. Others see your words or your name only if you agreed to it.',
                  ),
                  t('An email you gave above a result, only if you ticked the box, with the day you did.'),
                ]}
              />
              <p>
                <Words
                  of="This stays until you delete it on <0>Your data</0>, one letter at a time or all at once. Without an account it is bound to this browser by a cookie, and deleted a year after that cookie was made."
                  parts={[<a href="/your-data" />]}
                />
              </p>
            </>
          ),
        },
        {
          id: 'browser',
          title: t('What is kept in your browser'),
          body: (
            <Points
              items={[
                t('One cookie: a random number that only our server reads, for one year. It follows you nowhere else.'),
                t(
                  'Your drafts, your state, the result you looked at last and, if you log in, a token that ends after a week without a visit.',
                ),
                t('Pages you chose but did not send yet, for up to an hour.'),
                t('Logging out clears all of it but the choice of light or dark.'),
              ]}
            />
          ),
        },
        {
          id: 'never',
          title: t('What we never do'),
          body: (
            <Points
              items={[
                t('No trackers, no advertising, no fonts or scripts from other companies.'),
                t('Nothing about you in addresses, page titles or our logs. Logs hold ids, codes and times.'),
                t(
                  'Your network address is not stored. To slow down guessing, counters keep a scrambled form of it that cannot be turned back, for some minutes.',
                ),
                t('The state we suggest is looked up in a table on our own server.'),
                t('A download is counted, not who downloaded.'),
              ]}
            />
          ),
        },
        {
          id: 'mail',
          title: t('Email'),
          body: (
            <p>
              {t(
                'We send codes, receipts, copies you ask for and, if you switch them on, reminders of your deadlines. Until a mail has left, its address and words are stored encrypted; then they are forgotten. The mail server of whoever runs this installation delivers it.',
              )}
            </p>
          ),
        },
        ...(billing === undefined || billing === 'off'
          ? []
          : [
              {
                id: 'payment',
                title: t('Payment'),
                body:
                  billing === 'paypal' ? (
                    <p>
                      {t(
                        'PayPal takes payments; its script is loaded on the payment page only. We see what you bought and that it was paid, never your card.',
                      )}
                    </p>
                  ) : (
                    <p>{t('Test payments: no money moves on this installation.')}</p>
                  ),
              },
            ]),
        {
          id: 'rights',
          title: t('Take it along, or delete it'),
          body: (
            <>
              <p>
                <Words
                  of="<0>Your data</0> lists what we hold, gives all of it as one ZIP file, and deletes all of it, without asking why. What is left of a deletion is a line that says it happened: an id and a time."
                  parts={[<a href="/your-data" />]}
                />
              </p>
              <p>
                {t(
                  'A deleted row leaves the database at once. The database overwrites the space on its disk in time, and backups made by whoever runs this installation follow their own schedule.',
                )}
              </p>
            </>
          ),
        },
      ]}
    />
  )
}
