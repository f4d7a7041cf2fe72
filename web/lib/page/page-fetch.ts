import { useSyncExternalStore } from 'react'

// a page that takes longer than this is not coming; a slow line gets more time with each try
const PATIENCE_MS = [15_000, 30_000, 60_000]
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
// the statuses of a proxy for a server that does not answer
const NOBODY_THERE = [502, 503, 504]

/**
 * Makes the router's requests for pages wait for a server that cannot be reached: the page that is there stays, with
 * what was typed, until the requested one arrives or another is requested. The router has no place of its own for this:
 * it would show an error page, and load the document anew where the code of a page cannot be fetched.
 */
export function waitForPages(): void {
  const direct = window.fetch.bind(window)
  window.fetch = (input, init) => (isForPage(input, init) ? fetchPage(direct, input, init) : direct(input, init))
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || underWay === 0) return
    event.preventDefault()
    codeMissing = true
  })
}

let underWay = 0
// the router then waits for that code for ever: the next page is loaded as a document
let codeMissing = false

/** Fetches until the server answers, with growing pauses. @throws what fetch throws once the navigation is aborted */
export async function fetchPage(direct: typeof fetch, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  underWay += 1
  try {
    const response = await insist(direct, input, init)
    if (codeMissing) await loadDocument(input)
    return response
  } finally {
    underWay -= 1
    if (underWay === 0) notify(false)
  }
}

async function insist(direct: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined) {
  for (let tries = 0; ; tries += 1) {
    const response = await once(direct, input, init, nth(PATIENCE_MS, tries))
    if (response) return response
    notify(true)
    await pause(nth(PAUSES_MS, tries), init?.signal)
  }
}

/** @returns null if the server did not answer. @throws if the navigation is aborted */
async function once(
  direct: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  patienceMs: number,
): Promise<Response | null> {
  const callerSignal = init?.signal
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    const signal = callerSignal ? AbortSignal.any([callerSignal, patience.signal]) : patience.signal
    const response = await direct(input, { ...init, signal })
    // with this header our own server has answered, whatever it says
    return NOBODY_THERE.includes(response.status) && !response.headers.has('X-Remix-Response') ? null : response
  } catch (error) {
    if (callerSignal?.aborted) throw error
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** The pause ends early when the browser finds a network, or the navigation is aborted. */
function pause(ms: number, callerSignal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      callerSignal?.removeEventListener('abort', end)
      resolve()
    }
    window.addEventListener('online', end)
    callerSignal?.addEventListener('abort', end)
  })
}

function isForPage(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  return (init?.method ?? 'GET') === 'GET' && addressOf(input).pathname.endsWith('.data')
}

function loadDocument(input: RequestInfo | URL): Promise<never> {
  const address = addressOf(input)
  address.pathname = address.pathname.replace(/_?\.data$/, '')
  address.searchParams.delete('_routes')
  window.location.assign(address)
  return new Promise(() => undefined)
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, window.location.href)
}

function nth(times: readonly number[], place: number): number {
  return times[Math.min(place, times.length - 1)] ?? 0
}

let unreachable = false
const listeners = new Set<() => void>()

function notify(now: boolean): void {
  if (unreachable === now) return
  unreachable = now
  for (const listener of listeners) listener()
}

/** Whether a page is waited for that the server does not give. */
export function useIsUnreachable(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unreachable,
    () => false,
  )
}
