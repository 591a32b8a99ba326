import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDay, day } from '#units/iso-date.ts'
import { monthAndWeekdayIn, timeIn } from './dates.ts'
import { LANGUAGES } from './language.ts'

const LOCALES = { en: 'en-US', es: 'es-US' } as const

test('hours and minutes are told as the browser’s own tables tell them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat(23), fc.nat(59), (language, hour, minute) => {
      const moment = new Date(Date.UTC(2026, 0, 1, hour, minute))
      const told = moment.toLocaleTimeString(LOCALES[language], { timeStyle: 'short', timeZone: 'UTC' })
      expect(timeIn(language, hour, minute)).toBe(told.replaceAll(/\s/g, ' '))
    }),
  )
})

test('so are the month and the weekday of every day of a year, in three letters', () => {
  for (const language of LANGUAGES) {
    for (let after = 0; after < 365; after++) {
      const on = addDays(day('2026-01-01'), after)
      const moment = new Date(`${on}T00:00:00Z`)
      const part = (name: 'month' | 'weekday') =>
        moment.toLocaleDateString(LOCALES[language], { [name]: 'short', timeZone: 'UTC' }).slice(0, 3)
      expect(monthAndWeekdayIn(language, on), `${calendarDay(on).day}`).toEqual({
        month: part('month'),
        weekday: part('weekday'),
      })
    }
  }
})
