/** The words of the page about emails from collectors. */
export const MAIL_IN = {
  title: 'An email from a collector? Have it checked too.',
  lead: 'The same law holds for emails. Save the email as a file and upload it. We read its text and the letters attached to it.',
  action: 'Upload the email',
  address: {
    title: 'Your own forwarding address',
    off: 'Not switched on here yet',
    text: 'Forwarding by email does not work here so far. Upload the file as shown above: it is checked in the same way.',
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
