import { read, type SavedUser, write } from '#web/saved.ts'

export interface UploadQuery {
  readonly flow: 'generate' | 'enhance' | undefined
  readonly disputeId: string | undefined
  /** Undefined when the address does not say: then the person may be asked. */
  readonly context: 'new' | 'response' | undefined
  readonly service: string
  readonly issue: string
}

/** The address's parameters; service and issue fall back to what this visit was told before, then to the defaults. */
export function uploadQuery(search: URLSearchParams): UploadQuery {
  const flow = search.get('flow')
  const context = search.get('context')
  return {
    flow: flow === 'generate' || flow === 'enhance' ? flow : undefined,
    disputeId: search.get('dispute') ?? undefined,
    context: context === 'new' || context === 'response' ? context : undefined,
    service: search.get('service') ?? read('session', 'serviceType') ?? 'debt',
    issue: search.get('issue') ?? read('session', 'userIssue') ?? 'general',
  }
}

/** Keeps the parameters under the names the specification gives them. */
export function rememberQuery({ flow, disputeId, context, service, issue }: UploadQuery): void {
  write('session', 'flowType', flow)
  write('session', 'uploadContext', context ?? 'new')
  write('session', 'serviceType', service)
  write('session', 'userIssue', issue)
  if (disputeId) write('session', 'currentDisputeId', disputeId)
}

/** What another page says when it sends a person here. */
export interface UploadNotice {
  /** The result they asked for was not found. */
  readonly lost: boolean
}

/** What decides here: of a logged-in person, or of the plan this browser bought. */
type Held = Pick<SavedUser, 'plan_type' | 'purchases'>

const DEBT_PLANS = ['bundle', 'lifetime', 'monthly', 'single']

/** People whose plan covers debt letters are not asked what they want: they go straight to the full response.
 *  For display only; the server decides what is open.  @law specification part 1, 6 */
export function skipsFlowChooser(user: Held | undefined): boolean {
  if (!user) return false
  return DEBT_PLANS.includes(user.plan_type) || user.purchases.some(name => name.includes('debt') || name === 'bundle')
}

export function hasBundle(user: Held | undefined): boolean {
  return user?.plan_type === 'bundle' || user?.purchases.includes('bundle') === true
}
