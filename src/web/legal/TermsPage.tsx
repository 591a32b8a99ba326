import { t, Words } from '#web/language.tsx'
import { useSettings } from '#web/settings.ts'
import { LegalPage, Points } from './LegalPage.tsx'

/** What a person may count on, and what not. */
export function TermsPage() {
  const settings = useSettings().data
  const billing = settings?.billing
  return (
    <LegalPage
      title={t('Terms')}
      lead={t('What this software does for you, what it does not, and what stays yours to decide.')}
      sections={[
        {
          id: 'information',
          title: t('Information, not advice'),
          body: (
            <>
              <p>
                {t(
                  'Writeback compares a letter with rules of federal debt-collection law and shows the words each finding rests on. That is legal information. It is not legal advice, nobody here is your lawyer, and no finding is a promise about what a court would say.',
                )}
              </p>
              <p>
                <Words
                  of="If you have papers from a court, answer the court in time. A letter to the collector does not do that. Legal aid is free for many people: <0>lawhelp.org</0>."
                  parts={[<a href="https://www.lawhelp.org" />]}
                />
              </p>
            </>
          ),
        },
        {
          id: 'limits',
          title: t('Where it can be wrong'),
          body: (
            <Points
              items={[
                t('A photo can be misread. Compare names, amounts and dates with your paper before you rely on them.'),
                t(
                  'Where something could not be read or is not known, the page says so. It does not guess a violation.',
                ),
                t('Law changes. Each result names the day its law was last checked.'),
                t('State law is used only for time limits and court deadlines, and only for the state you chose.'),
              ]}
            />
          ),
        },
        {
          id: 'letters',
          title: t('Your letters'),
          body: (
            <p>
              {t(
                'A letter is a draft until you have read it. You decide what goes in it, sign it and mail it; nothing is sent to a collector without you. What you upload and what is written for you stays yours.',
              )}
            </p>
          ),
        },
        ...(billing === undefined || billing === 'off'
          ? []
          : [
              {
                id: 'paying',
                title: t('Paying'),
                body: (
                  <Points
                    items={[
                      t('Warnings, deadlines, the kind of paper and signs of a scam are free in every plan.'),
                      t(
                        'The price is the one shown beside the button when you pay. The monthly pass lasts 30 days and does not renew by itself.',
                      ),
                      t(
                        'Credit-repair letters are charged only after they were written and delivered to you, as federal law requires (15 USC 1679b(b)).',
                      ),
                      t('You can ask for your money back within 30 days.'),
                      ...(billing === 'test' ? [t('Test payments: no money moves on this installation.')] : []),
                    ]}
                  />
                ),
              },
            ]),
        {
          id: 'fair-use',
          title: t('Fair use'),
          body: (
            <Points
              items={[
                t('Upload letters that were sent to you, or that you may act on.'),
                t(
                  'Do not try to get at other people’s data or to bring the service down. Calls are limited in number.',
                ),
                t('Do not say in a letter what is not true.'),
              ]}
            />
          ),
        },
        {
          id: 'contact',
          title: t('Contact'),
          body: (
            <>
              {settings?.support_email ? (
                <p>
                  <Words
                    of="Write to <0>{email}</0>. Name the receipt number of your order, and leave account numbers out."
                    parts={[<a href={`mailto:${settings.support_email}`} />]}
                    values={{ email: settings.support_email }}
                  />
                </p>
              ) : (
                <p>
                  {t(
                    'Write or speak to the office or the person who gave you the address of this page: they run this installation and hold its records.',
                  )}
                </p>
              )}
              {settings?.office_address && <p>{settings.office_address}</p>}
              <p>
                <Words
                  of="You need nobody for your money and your data: orders can be cancelled and refunds asked for on <0>Your data</0>, and everything can be taken along or deleted there."
                  parts={[<a href="/your-data" />]}
                />
              </p>
            </>
          ),
        },
        {
          id: 'software',
          title: t('The software'),
          body: (
            <p>
              <Words
                of="Writeback is free software under the GNU Affero General Public License, version 3 or later. It comes without warranty, as that license says. What it does with your data is on the <0>privacy page</0>."
                parts={[<a href="/privacy" />]}
              />
            </p>
          ),
        },
      ]}
    />
  )
}
