import { day } from '#units/iso-date.ts'
export const x = day
