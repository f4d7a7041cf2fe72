import { randomUuid } from '#web/lib/random-uuid.ts'

const KEPT_UNDER = 'checkout-kunci'

/**
 * The key of a request to place orders: the same request keeps its key until it succeeds, through network failures and
 * reloads, so that trying again never orders twice [ORDER-2].
 */
export function keyOf(request: object): string {
  const words = JSON.stringify(request)
  const kept = readKept()
  if (kept?.words === words) return kept.key
  const key = randomUuid()
  sessionStorage.setItem(KEPT_UNDER, JSON.stringify({ words, key }))
  return key
}

/** After the orders are placed: the next request gets a new key, even if it is the same. */
export function forgetKey(): void {
  sessionStorage.removeItem(KEPT_UNDER)
}

function readKept(): { words: string; key: string } | null {
  return JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? 'null')
}
