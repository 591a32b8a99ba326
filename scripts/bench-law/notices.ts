import { addressee, greeting, letterhead, line, opening, printed, SAY, type Draft, type Line } from './draft.ts'
import {
  accountNumber,
  addedSince,
  bureau,
  creditorNow,
  creditorThen,
  electronic,
  miniMiranda,
  owedNow,
  owedThen,
  responseForm,
  rights,
} from './notice-parts.ts'

/** A first notice with all that Regulation F asks for, in words and an order of its own.  @law 12 CFR 1006.34(c) */
export function initialNotice(draft: Draft, { byEmail = false }: { byEmail?: boolean } = {}): Line[] {
  const { scene, random } = draft
  const inOneSentence = draft.has('creditor') && random.chance(0.4)
  return [
    ...letterhead(draft),
    ...opening(draft),
    ...(random.chance(0.5) && draft.has('account-number') ? [line(`Reference: ${scene.reference}`, 'row')] : []),
    ...(random.chance(0.6) ? [greeting(draft)] : []),
    miniMiranda(draft, inOneSentence),
    SAY,
    ...whatIsOwed(draft, inOneSentence),
    SAY,
    ...whatYouMayDo(draft, byEmail),
    SAY,
    ...responseForm(draft),
  ]
}

function whatIsOwed(draft: Draft, creditorIsNamed: boolean): Line[] {
  const { random } = draft
  const who = [
    creditorThen(draft),
    ...(creditorIsNamed && random.chance(0.5) ? [] : [creditorNow(draft)]),
    accountNumber(draft),
  ]
  const heading = random.pick([['About this debt'], ['What our records show'], [], ['The debt']])
  return [
    ...heading.map(text => line(text, 'heading')),
    ...(random.chance(0.5) ? who : [who.at(-1)!, ...who.slice(0, -1)]),
    ...owedThen(draft),
    ...addedSince(draft),
    owedNow(draft),
  ]
}

function whatYouMayDo(draft: Draft, byEmail: boolean): Line[] {
  const { random } = draft
  const statements = rights(draft)
  const inOneParagraph = random.chance(0.3)
  const heading = random.pick([['Your rights'], ['If you disagree'], [], ['How to dispute this debt']])
  return [
    ...heading.map(text => line(text, 'heading')),
    ...(inOneParagraph ? statements.map((one, i): Line => (i === 0 ? one : { ...one, joins: true })) : statements),
    ...(byEmail || random.chance(0.5) ? [electronic(draft)] : []),
    line('', 'paragraph', 'end-date'),
    bureau(draft),
  ]
}

/** Form B-1 in the Bureau's own words.  @law 12 CFR part 1006, appendix B */
export function modelNotice(draft: Draft): Line[] {
  const { scene, random, has } = draft
  const { collector, creditor, original, product, account } = scene
  const date = printed(scene.endDate, scene)
  const by = has('end-date') ? `by ${date}` : 'within 30 days after you receive this notice'
  const owed = has('creditor') ? ` that you owe to ${creditor}` : ''
  const at = (where: string): string => `We accept ${where} electronically at ${collector.website}/${where === 'disputes' ? 'dispute' : 'request'}.` // prettier-ignore
  const withNumber = has('account-number') ? ` with account number ${account}` : ''
  return [
    ...letterhead(draft),
    ...addressee(draft, 'To: '),
    ...(has('account-number') ? [line(`Reference: ${scene.reference}`, 'row')] : []),
    line(printed(scene.date, scene), 'address'),
    line(`${collector.name} is a debt collector. We are trying to collect a debt${owed}. We will use any information you give us to help collect the debt.`, 'paragraph', 'mini-miranda'), // prettier-ignore
    ...(has('creditor') ? [] : [line('', 'row', 'creditor')]),
    SAY,
    line('Our information shows:', 'heading'),
    ...(has('itemization-date-creditor')
      ? [line(`You had a ${product} from ${original}${withNumber}.`, 'row')]
      : [line(`You had a ${product}${withNumber}.`, 'row'), line('', 'row', 'itemization-date-creditor')]),
    ...(has('account-number') ? [] : [line('', 'row', 'account-number')]),
    ...owedThen(draft),
    ...addedSince(draft),
    owedNow(draft),
    SAY,
    line('How can you dispute the debt?', 'heading'),
    line(`Call or write to us ${by}, to dispute all or part of the debt.`, 'paragraph', 'dispute-statement'),
    { ...line('If you do not, we will assume that our information is correct.', 'paragraph', 'assumed-valid-statement'), joins: true }, // prettier-ignore
    line(`If you write to us ${by}, we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form. You may also include supporting documents.`, 'paragraph', 'verification-statement'), // prettier-ignore
    { ...line(at('disputes'), 'paragraph', 'electronic-dispute-statement'), joins: true },
    line('What else can you do?', 'heading'),
    line(`Write to ask for the name and address of the original creditor, if different from the current creditor. If you write ${by}, we must stop collection until we send you that information. You may use the form below or write to us without the form.`, 'paragraph', 'original-creditor-statement'), // prettier-ignore
    { ...line(at('such requests'), 'paragraph', 'electronic-dispute-statement'), joins: true },
    line('Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law. For instance, you have the right to stop or limit how we contact you.', 'paragraph', 'cfpb-reference'), // prettier-ignore
    line('Contact us about your payment options.'),
    ...(random.chance(0.5) ? [line('Póngase en contacto con nosotros para solicitar una copia de este formulario en español.')] : []), // prettier-ignore
    SAY,
    ...responseForm(draft),
  ]
}
