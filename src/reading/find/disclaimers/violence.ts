import type { Disclaimer } from './disclaimer.ts'

/** A tool rented, a wound treated, an impostor warned of, what none of our people may do. */
export const violence: Disclaimer = {
  but: ['(our|my) visit'],
  any: [
    '(=fixed|=repaired|replaced) ~1 at no (cost|charge)',
    '(rented|rent|rental|rents|borrowed|hired|bought|purchased|purchase|ordered|sold you|repaired|sharpened) ~14 (hammer|gun|saw|chain|bat|splitter|drill|axe|crowbar|knife|knives|torch|blade)',
    '@impostor',
    '(deposit|insurance|warranty|coverage) ~4 (cover|covers|covered)',
    'covered by',
    '(charge|charges|charged|bill|billed|cost|repair|deposit) ~4 (for|of) ~3 (broken|damaged|cracked)',
    '(use|uses|using|used|borrow|give|gives|giving) ~1 our ~1 name',
    '(bill|charge|charges|balance|account|invoice) ~3 for ~4 (wheelchair|crutches|walker|=cast|stitches|cane|splint|brace)',
    '(hospital|clinic|doctor|dentist) ~1 (treated|treats|set|saw|admitted) ~6',
    '(miss|missed|lose|waste|pass up) ~3 (discount|offer|savings|chance|opportunity)',
    '(may|can) ~1 (ask|use|enter) ~6 (ride|door|entrance|ramp|street|elevator)',
    '(files|data|password|information|records) ~3 (kept|keep|stays|stay) ~1 (safe|secure)',
    '(no|not one|none) ~1 (employee|collector|agent|clerk|representative|of us|of our people|of ours) ~6 (may|will|shall|can|allowed|permitted|ever)',
    '(charge|charges|bill|balance|account|claim|services|treatment|care) ~3 (for|of|after|from|following|cover|covers) ~6 (emergency|surgery|=care|treatment|visit|x-ray|stitches|cast|ambulance|exam|therapy|room)',
    '(person|people|anyone|anybody|caller|somebody|someone) ~1 (who|that) ~24 (not from us|hang up|call ~1 police|scam|fraud|tell us|report it|report them)',
  ],
}
