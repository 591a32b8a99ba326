import { describe, expect, test } from 'vitest'
import { IN_TIME, NOTHING_KNOWN } from '#letters/contexts.testing.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { ageOfPrices, costInWords, greenCard, shortLetter } from './mail-kit.ts'
import { ouncesOf, POSTAGE, postageFor } from './postage.ts'

const request = fill(TEMPLATES['validation-request'], IN_TIME)

describe('what it costs', () => {
  test('is the stamps, the certified fee and the receipt', () => {
    const { ounces, stamps, withGreenCard, withElectronicReceipt } = postageFor(1)
    expect([ounces, stamps]).toEqual([1, POSTAGE.firstOunce])
    expect(withGreenCard).toBe(POSTAGE.firstOunce + POSTAGE.certified + POSTAGE.returnReceipt)
    expect(withElectronicReceipt).toBe(POSTAGE.firstOunce + POSTAGE.certified + POSTAGE.electronicReceipt)
  })

  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [10, 2],
    [11, 3],
  ])('%i sheets weigh %i ounces', (sheets, ounces) => {
    expect(ouncesOf(sheets)).toBe(ounces)
    expect(postageFor(sheets).stamps).toBe(POSTAGE.firstOunce + (ounces - 1) * POSTAGE.eachMoreOunce)
  })

  test('is called approximate, with its day, while newer prices were not confirmed', () => {
    expect(POSTAGE.isConfirmed).toBe(false)
    expect(costInWords(2)).toMatch(/^About \$10\.48 .*\$8\.90/)
    expect(ageOfPrices()).toMatch(/^Prices of July 13, 2025 .*could not confirm newer ones/)
  })
})

test('the green card says whom it goes to and whom it comes back to, and leaves the delivery part alone', () => {
  const card = greenCard(request)
  expect(card[0]!.write[0]).toBe(IN_TIME.collector.name)
  expect(card.at(-1)!.write[0]).toBe(IN_TIME.consumer.name)
  expect(card.find(({ box }) => box.startsWith('A to D'))!.write.join()).toContain('Leave these empty')
  expect(greenCard(fill(TEMPLATES['validation-request'], NOTHING_KNOWN))[0]!.write[0]).toBe('[Name of the company]')
})

describe('the short letter to write by hand', () => {
  test('of a dispute disputes, asks for proof and for the first creditor, and admits nothing', () => {
    const words = shortLetter(request)!.join('\n')
    expect(words).toContain('I dispute this debt. Please send me verification of it.')
    expect(words).toContain('name and address of the original creditor')
    expect(words).not.toMatch(/\bmy debt\b|\bI owe\b|\bpay\b/i)
  })

  test('of a stop letter only stops', () => {
    const words = shortLetter(fill(TEMPLATES['cease-contact'], IN_TIME))!.join('\n')
    expect(words).toContain('stop all contact')
    expect(words).not.toContain('I dispute')
  })

  test('there is none where the whole letter is needed', () => {
    expect(shortLetter(fill(TEMPLATES['settlement-offer'], IN_TIME))).toBeUndefined()
  })
})
