/** A call that the API refused or that failed; `message` is the Indonesian sentence for the user. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, detail: { status_message: string; code: string; field?: string | undefined }) {
    super(detail.status_message)
    this.name = 'ApiError'
    this.status = status
    this.code = detail.code
    this.field = detail.field
  }

  /** It was sent, perhaps carried out, and not answered. */
  get isUnanswered(): boolean {
    return this.isNetworkFailure && this.code !== 'offline'
  }

  /** The server did not answer: no connection, or an unreadable answer. */
  get isNetworkFailure(): boolean {
    return this.status === 0
  }
}

/** The sentence of a refusal, or `otherwise` for any other failure. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && !error.isNetworkFailure && error.status < 500 ? error.message : otherwise
}
