const KEPT_UNDER = 'checkout-kunci'

/**
 * The key of a request to place orders: the same request has the same key until it has succeeded, over failures of
 * the network and reloads of the page, so that trying again never orders twice [ORDER-2].
 */
export function keyOf(request: object): string {
  const words = JSON.stringify(request)
  const kept = readKept()
  if (kept?.words === words) return kept.key
  const key = newKey()
  sessionStorage.setItem(KEPT_UNDER, JSON.stringify({ words, key }))
  return key
}

/** The orders are placed: the next request is a new one, even when it says the same. */
export function forgetKey(): void {
  sessionStorage.removeItem(KEPT_UNDER)
}

function readKept(): { words: string; key: string } | null {
  return JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? 'null')
}

/** A random UUID; crypto.randomUUID does not exist on pages served without TLS, where tests of a network run. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // version 4, variant 1
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
