import { refuse } from '#server/errors.ts'
export const x = refuse
