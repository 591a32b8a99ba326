import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeEvents } from './progress.ts'

const STREAM = [
  ': still here\n\n',
  'data: {"step":"received"}\n\n',
  'data: {"step":"page_read","page":1,"pages":2}\r\n\r\n',
  'data: {"step":"dancing"}\n\n',
  'data: not json\n\n',
  'event: x\ndata: {"step":"done"}\n\n',
].join('')

test('however the stream is cut on the way, the same steps come out', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: STREAM.length }), { maxLength: 12 }), cuts => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), STREAM.length]
      let rest = ''
      const events = at.slice(1).flatMap((end, index) => {
        const taken = takeEvents(rest + STREAM.slice(at[index], end))
        rest = taken.rest
        return taken.events
      })
      expect(events).toEqual([{ step: 'received' }, { step: 'page_read', page: 1, pages: 2 }, { step: 'done' }])
    }),
  )
})
