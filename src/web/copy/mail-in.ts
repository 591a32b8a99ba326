/** The words of the page about emails from collectors. */
export const MAIL_IN = {
  title: 'An email from a collector? Have it checked too.',
  lead: 'The same law holds for emails. Save the email as a file and upload it. We read its text and the letters attached to it.',
  action: 'Upload the email',
  address: {
    title: 'Your own forwarding address',
    text: 'Pass a collector’s email on to this address. It is checked like a letter you upload, and it shows up on your dashboard.',
    off: 'Not switched on here yet',
    offText:
      'Forwarding by email does not work here so far. Save the email and upload the file: it is checked in the same way.',
    logIn: 'Log in to get your address',
    logInText: 'The address belongs to your account. Nobody can guess it.',
    make: 'Make my address',
    makeText: 'You can end it, or get a new one, at any time.',
    yours: 'Your address',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'This browser did not let us copy it. Press and hold the address, then copy it.',
    renew: 'Get a new address',
    renewSure: 'The old address stops working at once. Change it in your mail program too.',
    renewYes: 'Yes, get a new one',
    end: 'End the address',
    endSure: 'No more mail is taken. What came before stays on your dashboard.',
    endYes: 'Yes, end it',
    no: 'Keep it as it is',
    kept: 'Nothing was changed.',
    gmail: 'Gmail asks if it may forward to this address. If you asked for that, type this number in at Gmail:',
    gmailNot: 'If you did not ask for it, do nothing.',
    secret: 'Give this address to nobody, not to a collector either. Only mail that you pass on should go there.',
    waiting: 'We look up if forwarding works here.',
    dashboard: 'See what came in',
  },
  forward: {
    title: 'How to forward',
    text: 'One email at a time is easy. A rule can also send on everything that one collector writes.',
    list: [
      {
        name: 'Gmail: one email',
        where: 'On a phone or a computer',
        steps: ['Open the email.', 'Press the three dots, then “Forward”.', 'Paste your address and send it.'],
      },
      {
        name: 'Gmail: all that a collector writes',
        where: 'On a computer, in the browser',
        steps: [
          'Open Settings, then “See all settings”, then “Forwarding and POP/IMAP”.',
          'Press “Add a forwarding address” and paste your address.',
          'Gmail sends us a number. It shows up on this page within a minute. Type it in at Gmail.',
          'Leave “Disable forwarding” on. Make a filter for the collector’s address instead, and choose “Forward it to”.',
        ],
      },
      {
        name: 'Outlook',
        where: 'In the browser, or the new app',
        steps: [
          'For one email: open it, press “Forward”, paste your address and send it.',
          'For all that a collector writes: open Settings, then Mail, then Rules.',
          'Press “Add new rule”. Choose “From” and the collector’s address.',
          'As the action choose “Redirect to”, paste your address and save.',
        ],
      },
    ],
    limits: [
      'One email can have 10 MB with all that is attached, and 30 can come in an hour.',
      'The same email, or the same letter attached to two emails, is checked once.',
      'News, mail to lists and automatic answers are turned away. Their sender is told so.',
      'An email never uses up a scan you bought. You choose yourself what to open in full.',
      'We show who an email says it is from. We do not check if that is true.',
    ],
    limitsTitle: 'Good to know',
  },
  steps: {
    title: 'How to save the email',
    text: 'You get a file that ends in .eml. Do not forward it to yourself first: the original says more.',
    list: [
      {
        name: 'Gmail',
        where: 'On a computer, in the browser',
        steps: [
          'Open the email.',
          'Press the three dots at its top right.',
          'Choose “Download message”.',
          'Upload the file here.',
        ],
      },
      {
        name: 'Outlook',
        where: 'In the browser, or the new app',
        steps: [
          'Open the email.',
          'Press the three dots at its top right.',
          'Choose “Save as”, or “Download”.',
          'Upload the file here.',
        ],
      },
      {
        name: 'On a phone',
        where: 'Most mail apps cannot save the file',
        steps: [
          'Open the email.',
          'Take a screenshot of each part, from top to bottom.',
          'If a letter is attached, save it and upload that instead.',
          'Else upload the pictures here, in order.',
        ],
      },
    ],
  },
  read: {
    title: 'What happens with it',
    list: [
      'We read who wrote, when, and every word of the text.',
      'Photos and PDFs that came with it are read as part of the same letter.',
      'Nothing else in it is opened. No link is followed and no picture is fetched, so the sender does not learn that you looked.',
      'The file is deleted from our server within 1 hour, like every upload.',
    ],
  },
  scam: {
    title: 'Take care',
    text: 'Many fake collectors write emails. Do not click a link or pay before you know who it is. We look for signs of a scam first.',
  },
} as const
