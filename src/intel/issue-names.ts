/** Names of issues before April 2017, under the names the CFPB gave them since. */
const RENAMED: Readonly<Record<string, string>> = {
  "Cont'd attempts collect debt not owed": 'Attempts to collect debt not owed',
  'Disclosure verification of debt': 'Written notification about debt',
  'Taking/threatening an illegal action': 'Took or threatened to take negative or legal action',
}

/** An issue by its name of today. */
export function issueToday(issue: string): string {
  return RENAMED[issue] ?? issue
}

const IN_WORDS: Readonly<Record<string, string>> = {
  'Attempts to collect debt not owed': 'Asked for money people say they did not owe',
  'Written notification about debt': 'Did not send proper notice of the debt',
  'Took or threatened to take negative or legal action': 'Threatened to sue, report or take something',
  'False statements or representation': 'Said things about the debt that people call false',
  'Communication tactics': 'Called too often, at bad times, or after being told to stop',
  'Threatened to contact someone or share information improperly': 'Threatened to tell other people',
  'Improper contact or sharing of info': 'Told other people, or contacted someone it should not',
  'Electronic communications': 'Used email, text or social media in ways people object to',
}

/** What an issue means, in the words of the people who complained. */
export function issueInWords(issue: string): string {
  return IN_WORDS[issue] ?? issue
}
