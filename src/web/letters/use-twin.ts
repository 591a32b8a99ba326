import { useQuery } from '@tanstack/react-query'
import { letterTwin } from '#contract/letters.ts'
import { send } from '#web/api.ts'
import { parseStored, read, write } from '#web/saved.ts'

/** A letter's Spanish, kept on this device with the letter so that it can be read without a connection.
 *  @param letter of a locked one only its first paragraph comes, which is asked for anew each time */
export function useTwin({ id, locked }: { readonly id: string; readonly locked: boolean }, isWanted: boolean) {
  const kept = locked ? undefined : parseStored(letterTwin.reply, read('local', `writeback.twin.${id}`))
  return useQuery({
    queryKey: ['twin', id, locked],
    queryFn: async ({ signal }) => {
      const twin = await send(letterTwin, { params: { id }, signal })
      if (!locked) write('local', `writeback.twin.${id}`, JSON.stringify(twin))
      return twin
    },
    enabled: isWanted,
    staleTime: locked ? 0 : Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    ...(kept && { initialData: kept }),
  })
}
