import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { send } from '#web/api.ts'
import { savedToken } from '#web/saved.ts'

const listDisputes = call({
  method: 'GET',
  path: '/api/disputes',
  summary: 'The disputes of the signed-in person.',
  query: z.object({ status: z.literal('active') }),
  reply: z.object({ success: z.literal(true), disputes: z.array(z.looseObject({})) }),
})

/** Whether the person has disputes running, which makes the question "new letter or reply?" worth asking.
 *  Only signed-in people can have any. */
export function useActiveDisputes() {
  return useQuery({
    queryKey: ['disputes', 'active'],
    queryFn: ({ signal }) => send(listDisputes, { query: { status: 'active' }, signal }),
    enabled: savedToken() !== undefined,
    retry: false,
    select: reply => reply.disputes.length,
  })
}
