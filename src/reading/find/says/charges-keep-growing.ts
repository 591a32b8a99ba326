import { statement } from '#reading/find/statement.ts'
import { growing } from '#reading/find/threats/interest-or-fees.ts'

export const chargesKeepGrowing = statement('charges-keep-growing', growing)
