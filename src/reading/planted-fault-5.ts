import type { Letter } from '#letters/letter.ts'
export type X = Letter
