/** Ways to bring a thing up without saying that it will happen: "avoid arrest", "if you do not wish to be sued". */
export function implying(thing: string): string[] {
  return [
    `(avoid|prevent|escape|stop|spare|halt|keep from|save yourself|head off|stave off|forestall|stay out of|keep you out of) ~6 ${thing}`,
    `not (want|wish|be surprised|let|make us|make me|force us|force me|wait for|wait until|risk|think) ~8 ${thing}`,
    `(rather|instead|short) (than|of) ~3 ${thing}`,
    `only ~6 (stop|prevent|avoid|keep|save|between you and) ~8 ${thing}`,
    `(before|until) ~6 ${thing} (begin|start|follow|become necessary)`,
    `(before|unless) (we|our|the|i|they) ~6 ${thing}`,
    `(how will|how would|what will|what would|imagine|picture|think about) ~8 ${thing}`,
  ]
}

/** An event of the past told with its day, or someone else's: no announcement. */
export const PAST = ['(=was|=were|=had|=became) ~8 <date>', '<date> ~8 (=was|=were|=had)']

/** What is owed is named, and nothing threatened: "The balance is for the medical exam that went with your papers." */
export const NAMES_THE_DEBT = [
  '(charge|charges|bill|balance|debt|account|amount|invoice|sum) ~1 (=is|=was|=are|=were|comes|arose|stems|results) ~1 (=for|=from|=what ~4 (bill|bills|billed|charge|charged|charges)) ~6 (service|services|plan|exam|fee|fees|visit|stay|treatment|care|bond|premium|lessons|work|help|papers|application|membership|subscription|rent|dues|tuition)',
  '(charge|charges|bill|balance|invoice|fee) ~1 (=covers|=cover|paid for|pays for) ~8 (hired|service|services|parade|event|escort|detail|exam|fee|visit|treatment|lessons|lawyer|attorney)',
]
