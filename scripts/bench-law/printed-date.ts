import type { IsoDate } from '#units/iso-date.ts'

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4))
}

/** From 1. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7))
}

export function dayOf(date: IsoDate): number {
  return Number(date.slice(8, 10))
}
