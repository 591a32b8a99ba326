/** Between a process and its parent: one job at a time, any number of messages, each taken before the next is sent. */
export type ToChild = { readonly kind: 'job'; readonly job: unknown } | { readonly kind: 'taken' }
export type FromChild =
  | { readonly kind: 'ready' }
  | { readonly kind: 'message'; readonly message: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: string }
  /** Native code gave up, nearly always for want of memory: this process can do nothing more. */
  | { readonly kind: 'spent'; readonly error: string }

/** The child's side: makes its tools, says it is ready, does jobs as they come. `tell` waits until the parent has taken
 *  the message, so that pages never pile up. Ends when the parent is gone.
 *  @param work is given what the parent sends: its types are settled where the pool is made */
export async function workAsChild<Tools>(
  makeTools: () => Promise<Tools>,
  work: (tools: Tools, job: never, tell: (message: unknown) => Promise<void>) => Promise<void>,
): Promise<void> {
  process.on('disconnect', () => process.exit())
  const send = (message: FromChild): void => void process.send?.(message)
  let tools: Tools
  try {
    tools = await makeTools()
  } catch (error) {
    send({ kind: 'failed', error: messageOf(error) })
    process.disconnect?.()
    return
  }
  let taken: (() => void) | undefined
  const tell = (message: unknown): Promise<void> =>
    new Promise(resolve => {
      taken = resolve
      send({ kind: 'message', message })
    })
  process.on('message', (message: ToChild) => {
    if (message.kind === 'taken') {
      taken?.()
      return
    }
    work(tools, message.job as never, tell).then(
      () => send({ kind: 'done' }),
      (error: unknown) => send({ kind: isSpent(error) ? 'spent' : 'failed', error: messageOf(error) }),
    )
  })
  send({ kind: 'ready' })
}

// as WebAssembly throws it: its memory stays broken for every file that follows
function isSpent(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
