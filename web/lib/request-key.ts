import { randomUuid } from './random-uuid.ts'
import { tabStorage } from './tab-storage.ts'

/**
 * The key of a request to act: the same request keeps its key until it succeeds, through network failures and reloads,
 * so that trying again never acts twice [ORDER-2, CART-4, NEGO-4].
 */
export function keyOf(path: string, request: object): string {
  const words = JSON.stringify(request)
  const kept = readKept(path)
  if (kept?.words === words) return kept.key
  const key = randomUuid()
  tabStorage.write(keptUnder(path), { words, key })
  return key
}

/** After the act has succeeded: the next request gets a new key, even if it is the same. */
export function forgetKey(path: string): void {
  tabStorage.remove(keptUnder(path))
}

function readKept(path: string): { words: string; key: string } | null {
  return tabStorage.read(keptUnder(path))
}

function keptUnder(path: string): string {
  return `kunci:${path}`
}
