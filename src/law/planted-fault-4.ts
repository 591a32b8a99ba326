export const x = Math.random()
