import x from '#web/api.ts'
export const y = x
