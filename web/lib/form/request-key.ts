import { tabStorage } from '../tab-storage.ts'

/**
 * The key of a request to act: the same request keeps its key until it succeeds, through network failures and reloads,
 * so that trying again never acts twice [ORDER-2, CART-4, NEGO-4].
 */
export function keyOf(path: string, request: object): string {
  const words = JSON.stringify(request)
  const stored = readStored(path)
  if (stored?.words === words) return stored.key
  const key = randomUuid()
  tabStorage.write(storageKey(path), { words, key })
  return key
}

/** After the act has succeeded: the next request gets a new key, even if it is the same. */
export function forgetKey(path: string): void {
  tabStorage.remove(storageKey(path))
}

function readStored(path: string): { words: string; key: string } | null {
  return tabStorage.read(storageKey(path))
}

function storageKey(path: string): string {
  return `kunci:${path}`
}

/** A random UUID; crypto.randomUUID does not exist on pages without TLS, where network tests run. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // version 4, variant 1
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
