import { RULES } from '#law/rules/index.ts'
export const x = RULES
