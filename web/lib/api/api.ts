import { ownerOf } from '#domain/accounts/owner.ts'
import type { Failure } from '#domain/call.ts'
import type { ReadPath } from '#domain/contract.ts'
import { englishNames } from '#domain/field-names.ts'
import type { Caller } from './caller.ts'
import { isOffline } from './offline.ts'
import { readKey, writeKey } from './session.ts'

/** The failure when a call never reached the server. */
export const UNREACHABLE = { status_message: 'Tidak dapat menghubungi server. Periksa koneksi Anda.', code: 'network' }

/** The failure of a call that was not sent, because the browser has no network. */
const OFFLINE = { status_message: 'Anda sedang offline. Periksa koneksi Anda.', code: 'offline' }

/** How long a call may take: the server gives up earlier; a network that swallows calls never answers. */
export const LONGEST_WAIT_MS = 30_000

let onSessionExpired: () => void = () => undefined

/** Sets what happens when the server ends the session [SESS-2]. */
export function whenSessionExpires(action: () => void): void {
  onSessionExpired = action
}

/**
 * Calls the API from the browser with the bearer. An expired one is renewed once, however many calls wait for it, and
 * the call is repeated [SESS-3].
 * @throws ApiError
 */
export const callApi: Caller = (path, body) => withBearer((bearer) => send(path, body, bearer))

/** Calls the API for a change: the request is sent to the end although its page is left meanwhile. @throws ApiError */
export const actByApi: Caller = (path, body) => withBearer((bearer) => send(path, body, bearer, { keepalive: true }))

/** Sends a request other than JSON with the bearer, renewed once when it has expired. @throws ApiError */
export async function withBearer<Answer>(ask: (bearer: string | null) => Promise<Response>): Promise<Answer> {
  const bearer = readKey('SessionID')
  const asker = whoIsHere()
  const first = await ask(bearer)
  if (first.status !== 401 || bearer === null) return read(first, bearer)
  const renewed = await renewBearer(bearer)
  // one person's call is not repeated in the name of another, who has signed in in another tab meanwhile
  if (whoIsHere() !== asker) return read(first, bearer)
  return read(await ask(renewed), renewed)
}

function whoIsHere(): string {
  return ownerOf(readKey('UserIDLogin') ?? '', readKey('CompanyIDLogin') ?? '')
}

// as the contract says, which no page loads
const byGet: Record<ReadPath, true> = { 'bahan/nama': true, 'testimoni-pelanggan': true }

// browsers send 64 kB at once for pages that are left, and refuse more
const LONGEST_KEEPALIVE = 8_000

async function send(path: string, body: unknown, bearer: string | null, { keepalive = false } = {}): Promise<Response> {
  if (isOffline()) throw new ApiError(0, OFFLINE)
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    if (path in byGet) return await fetch(`/api/${path}`, { headers: englishNames, signal })
    const text = JSON.stringify(body)
    return await fetch(`/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...englishNames,
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body: text,
      signal,
      keepalive: keepalive && text.length <= LONGEST_KEEPALIVE,
    })
  } catch {
    throw new ApiError(0, UNREACHABLE)
  }
}

async function read<Answer>(response: Response, bearer = readKey('SessionID')): Promise<Answer> {
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer) return answer as Answer
  // another tab may have signed in anew, which ended only the session that this call was made in
  if (response.status === 403 && readKey('SessionID') === bearer) onSessionExpired()
  // a proxy answers in words of its own where the server does not
  const refusal = (answer as Partial<Failure> | undefined)?.status_detail
  throw refusal ? new ApiError(response.status, refusal) : new ApiError(0, UNREACHABLE)
}

/** Gives a tab with emptied storage a bearer again, while the cookie still holds the session. */
export async function restoreBearer(): Promise<void> {
  await renewBearer(null)
}

let renewing: Promise<string> | undefined

/**
 * A bearer other than the expired one: one refresh call for all waiting calls in this tab, and through the lock for all
 * tabs. @throws ApiError
 */
export function renewBearer(expired: string | null): Promise<string> {
  renewing ??= oneTabAtATime(async () => {
    const current = readKey('SessionID')
    // another tab was quicker
    if (current !== null && current !== expired) return current
    const { sessionId } = await read<{ sessionId: string }>(await send('session/refresh', {}, null))
    writeKey('SessionID', sessionId)
    return sessionId
  }).finally(() => {
    renewing = undefined
  })
  return renewing
}

// over plain http from another machine there are no locks: two tabs may both refresh, which does no harm
function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  return navigator.locks ? navigator.locks.request('session-refresh', work) : work()
}

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
