import { publishing } from '#reading/find/says/publishes-debt.ts'
import { threat } from '#reading/find/statement.ts'

export const publication = threat('publication', publishing)
