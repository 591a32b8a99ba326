/** A refusal as PayPal words it. */
export class ApiRefusal extends Error {
  readonly status: number
  readonly issue: string

  constructor(status: number, issue: string, message: string) {
    super(message)
    this.status = status
    this.issue = issue
  }

  body(): object {
    const name = { 400: 'INVALID_REQUEST', 401: 'AUTHENTICATION_FAILURE', 404: 'RESOURCE_NOT_FOUND' }[this.status]
    return {
      name: name ?? 'UNPROCESSABLE_ENTITY',
      message: this.message,
      debug_id: 'stand-in',
      details: [{ issue: this.issue, description: this.message }],
    }
  }
}

export const notFound = (): ApiRefusal =>
  new ApiRefusal(404, 'INVALID_RESOURCE_ID', 'The specified resource does not exist.')

export const unprocessable = (issue: string): ApiRefusal =>
  new ApiRefusal(
    422,
    issue,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  )
