import type { DeletedItem } from '#credit/told.ts'
import type { Owner } from '#server/accounts/owner.ts'
import type { Room } from '#server/room.ts'
import { followAllCredit } from './follow.ts'

/** What bureaus said they deleted, kept to notice when it comes back. */
export async function deletedItems(room: Pick<Room, 'db' | 'clock'>, owner: Owner): Promise<readonly DeletedItem[]> {
  return (await followAllCredit(room, owner)).flatMap(({ bureaus }) =>
    bureaus.flatMap(({ standing, kept }) =>
      standing.answer === 'deleted' && standing.answeredOn
        ? kept.items.flatMap(({ creditor, account }) =>
            creditor === undefined
              ? []
              : [
                  {
                    bureau: standing.bureau,
                    deletedOn: standing.answeredOn!,
                    creditor,
                    ...(account ? { account } : {}),
                  },
                ],
          )
        : [],
    ),
  )
}
