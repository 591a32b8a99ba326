import { todayIn } from '#server/clock.ts'

/** Where every browser of these tests stands. */
export const TIME_ZONE = 'America/Los_Angeles'

/** Today as the person at that browser has it: what the product takes as today, whatever the machine's zone and hour. */
export const theirToday = () => todayIn({ now: () => new Date() }, TIME_ZONE)
