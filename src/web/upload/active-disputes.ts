import { useQuery } from '@tanstack/react-query'
import { listDisputes } from '#contract/disputes.ts'
import { send } from '#web/api.ts'
import { savedToken } from '#web/saved.ts'

/** The person's running disputes, which make the question "new letter or reply?" worth asking.
 *  Only signed-in people can have any. */
export function useActiveDisputes() {
  return useQuery({
    queryKey: ['disputes', 'active'],
    queryFn: ({ signal }) => send(listDisputes, { query: { status: 'active' }, signal }),
    enabled: savedToken() !== undefined,
    retry: false,
    select: reply => reply.disputes,
  })
}
