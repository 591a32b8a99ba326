import { readFacts } from '#reading/read-facts.ts'
export const x = readFacts
