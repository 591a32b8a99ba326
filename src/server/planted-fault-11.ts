import { startStandIn } from '#paypal-stand-in/server.ts'
export const x = startStandIn
