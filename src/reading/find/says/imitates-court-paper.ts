import type { Statement } from '#law/statements.ts'
import { courtSigns } from '#reading/find/court-paper.ts'
import type { StatementFinder } from '#reading/find/statement.ts'
import { evidenceIn } from '#reading/run.ts'

/** Alone enough: nothing but a paper got up as a court's bears such words. */
const UNMISTAKABLE =
  /\bpre-?(?:suit|litigation|legal|trial|court|judgment|filing|action) (?:summons|subpoena|citation|complaint)|\b(?:warrant in debt|summons|complaint|subpoena|writ)\s*\((?:draft|copy|proposed)|(?<!\b(?:if|when|whether|unless|once) )\byou have been served\b|^notice of (?:pending )?civil (?:claim|action|suit|complaint)|\b(?:final )?notice before judgment\b|\baffidavit of (?:indebtedness|debt)\b|\bclerk of (?:recovery|collections?|claims)\b|\bprocess service (?:division|department|unit)\b|\bcourt of (?:recovery|collections?)\b|\bdocket no\.? pending\b|\bsummons to (?:pay|settle|respond)\b|\bit is (?:hereby )?(?:ordered|determined|adjudged)[, ]+(?:and )?(?:ordered|determined|adjudged|decreed)\b|\bdetermination of liability\b|\byou(?:, [^,]{1,60},)? are hereby (?:commanded|summoned)\b|\bsubpoena (?:for|duces)\b|\bnotice to appear\b(?!.{0,30}\bonly\b)|\bcivil action file\b|\bservice of process\s*(?:[-–:]|notice)|\byou (?:are|have been) (?:hereby |formally )?served with\b|\bcitation no\b|\bis (?:in )?contempt\b|\bcontempt of (?:court|this)\b|\bknow all (?:men|persons) by these presents\b|\bproposed (?:judgment|order|complaint)\b|\bcomplaint \((?:unfiled|not yet filed|to be filed|pending)|\bbefore entry of judgment\b|\bwrit of \w+(?: \w+)? ?[-–(]|\baffidavit of \w+, sworn|\b(?:the )?(?:respondent|defendant),? [^.]{0,60}\b(?:is in default|has failed to answer|shall (?:pay|appear|show cause))\b|\bshow cause\b|\bwherefore\b[^.]{0,60}\b(?:demand|pray)s?\b|\byou have been served\b|\border to pay\s*\.?$/i
/** A court's headings in capitals. */
const SHOUTED =
  /^(?:[^a-z]{0,60}\b)?(?:COURT SUMMONS|SUMMONS|SUBPOENA|CITATION|INDICTMENT|WARRANT|WRIT OF|COMPLAINT AND|FORMAL COMPLAINT|DEMAND FOR JUDGMENT|DEFAULT JUDGMENT|ORDER TO|NOTICE AND ORDER|NOTICE OF (?:LEVY|GARNISHMENT|SEIZURE|HEARING|LEGAL ACTION|CIVIL)|IN THE MATTER OF|PETITION|CIVIL ACTION|SHOW CAUSE|ARRAIGNMENT|PRE-?TRIAL)\b/
const OWN_FILES = /\b(?:not|no|own|nothing|if|sample)\b/i
const SEAL = /^(?:seal|\[seal\]|great seal.*|official seal)$/i
const COMMANDS =
  /\b(?:hereby|are) (?:commanded|summoned|ordered|cited)\b|\bcommanded to (?:appear|respond|pay)\b|\bfailure to appear\b/i
const CAPTION =
  /^(?:vs?\.?|versus|-against-)$|\bplaintiff\b.{0,60}\b(?:vs?\.?|versus)\b|\bplaintiff,?$|\bdefendant,?$|^in the matter of:|\b(?:claimant|petitioner|complainant)\b.{0,60}\b(?:respondent|debtor|defendant)\b/i
const CASE = /\b(?:case|docket|cause|index)\s*(?:file\s*)?(?:no\.?|number|#|id)|^(?:case|docket|cause)\s*:/i
const HEADING =
  /^(?:(?:final )?notice (?:of|and|to appear)|order|summons|citation|subpoena|warrant|affidavit|judgment|complaint|petition)\b/i
const LEAST_MARKS = 3

/** A paper dressed up as a court's, with no court, clerk or filing behind it.  @law 15 USC 1692e(9), (13) */
export const imitatesCourtPaper: StatementFinder = text => {
  const { real, isLetter } = courtSigns(text)
  if (real) return []
  const plain = text.lines.find(
    line => UNMISTAKABLE.test(line.text) || (SHOUTED.test(line.text) && !OWN_FILES.test(line.text)),
  )
  const marks = [SEAL, COMMANDS, CAPTION, CASE, HEADING].flatMap(
    sign => text.lines.find(line => sign.test(line.text)) ?? [],
  )
  if (!plain && (marks.length < LEAST_MARKS || isLetter)) return []
  const lines = [...new Set(plain ? [plain, ...marks] : marks)].slice(0, 4)
  return [{ says: 'imitates-court-paper', evidence: lines.map(line => evidenceIn(text, line)) } satisfies Statement]
}
