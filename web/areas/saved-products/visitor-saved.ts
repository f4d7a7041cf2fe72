import { type SavedList, shelfNames } from '#domain/saved-products/saved-list.ts'

// A visitor's saved products stay in this browser, until they sign in: then they go to the account.

const KEYS = { favourites: 'Favorit', compared: 'Bandingkan', awaited: 'Kabari' } satisfies Record<SavedList, string>

// a browser that keeps nothing has it until the page is left
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()

/** The stored text, to compare with an earlier one; null where there is none. */
export function savedText(shelf: SavedList): string | null {
  try {
    return localStorage.getItem(KEYS[shelf])
  } catch {
    return unkept.get(KEYS[shelf]) ?? null
  }
}

export function isAnythingSaved(): boolean {
  return shelfNames.some((shelf) => savedText(shelf) !== null)
}

/** Ids in such a text, each once; none in what people or other programs have written there. */
export function readIds(text: string | null): readonly number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return [...new Set(stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0))]
  } catch {
    return []
  }
}

export function keepIds(shelf: SavedList, ids: readonly number[]): void {
  const key = KEYS[shelf]
  const text = JSON.stringify(ids)
  try {
    if (ids.length > 0) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    unkept.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` when this tab or another changes them. @returns a function that stops it */
export function watchSaved(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
