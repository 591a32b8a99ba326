import { attributed, defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { disputes } from '#letters/own-letter/says.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const FAVOR = String.raw`(?:not report|not sue|not garnish|not take|more time|some time|a little time|a few (?:days|weeks|months)|remove|forgive|lower|reduce|help|understanding|understand|patien\w+|wait|work with me|leniency|mercy|an extension|extension|a break|a chance|hold off|waive|give me|let me|reconsider|be kind|goodwill|courtesy|take (?:it|this|that) off|off my credit|off (?:of )?my report|go away|stop (?:the )?(?:interest|fees|calls?|calling|charging))`

/** What a letter may well ask politely: these are no favors. */
const NO_FAVOR = String.raw`(?:send|provide|verif\w+|validat\w+|tell|explain|reply|respond|answer|write|contact|direct|find|note|report|mark|treat|mail|include|name|identify|confirm|state|show|see|let me know|communicate|keep|preserve|consider|be advised|do not call|don't call|stop (?:all )?(?:call|contact|collect|communicat)\w*|accept|call|forward|address|use)`

const favors = phrases({
  patterns: [
    all(
      String.raw`(?:^|\b(?:and|so|but|now|then)\s+|,\s*)(?:please|kindly),? (?!(?:also |just |further |now )?${NO_FAVOR}\b)\w+[^.!?]{0,80}`,
    ),
    all(
      String.raw`\b(?:please|kindly)\b[^.!?]{0,20}\b(?:do not|don'?t|not) (?:report|sue|garnish|take|ruin|hurt|put|send|tell|ask|charge|add)\b[^.!?]{0,80}`,
    ),
    all(
      String.raw`\b(?:please|kindly)\b[^.!?]{0,12}\b(?:give me|let me|help|have (?:mercy|patience|a heart)|be (?:patient|kind|understanding)|understand|bear with|work with|remove|delete|take (?:it|this)|forgive|reconsider|wait|hold off|leave me|lower|reduce|waive|stop)\b[^.!?]{0,80}`,
    ),
    all(
      String.raw`\b(?:i(?:'d| would)?(?: \w+ly)? (?:appreciate|be (?:so |very |really )?(?:grateful|thankful)|love it)|i(?:'m| am) (?:asking|begging|hoping|pleading)|i (?:ask|beg|request|would appreciate|hope|plead|was hoping|need)|i'd appreciate|can you|could you|would you|will you|is it possible|any chance)\b[^.?!]{0,60}\b${FAVOR}\b[^.!?]{0,60}`,
    ),
    all(String.raw`\b(?:any help|a little (?:help|understanding|patience|time)) (?:would|is|you)\b[^.!?]{0,60}`),
  ],
  unless: [attributed],
})

export const noDispute = defineFlag({
  flag: 'no-dispute',
  severity: 'medium',
  why: 'The letter asks a favor and never disputes. Only a dispute obliges them to do anything.',
  improve: 'I dispute this debt. If you report it, report it as disputed (15 USC 1692e(8)).',
  repair: { does: 'leave' },
  find: letter =>
    disputes(letter) || (letter.goal !== 'validation' && letter.goal !== 'dispute') ? [] : favors(letter),
})
