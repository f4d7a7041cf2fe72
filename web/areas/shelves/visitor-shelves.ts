import { type Shelf, shelfNames } from '#domain/shelves/shelf.ts'

// What a visitor gathers stays in this browser, until they sign in: then it goes to their account.

const KEYS = { favourites: 'Favorit', compared: 'Bandingkan', awaited: 'Kabari' } satisfies Record<Shelf, string>

// a browser that keeps nothing has it until the page is left
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()

/** As it is kept, to compare with what it was; null where nothing is. */
export function keptText(shelf: Shelf): string | null {
  try {
    return localStorage.getItem(KEYS[shelf])
  } catch {
    return unkept.get(KEYS[shelf]) ?? null
  }
}

export function isAnythingKept(): boolean {
  return shelfNames.some((shelf) => keptText(shelf) !== null)
}

/** Ids in such a text, each once; none in what people or other programs have written there. */
export function readIds(text: string | null): readonly number[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    return [...new Set(kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0))]
  } catch {
    return []
  }
}

export function keepIds(shelf: Shelf, ids: readonly number[]): void {
  const key = KEYS[shelf]
  const text = JSON.stringify(ids)
  try {
    if (ids.length > 0) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    unkept.set(key, text)
  }
  for (const tell of listeners) tell()
}

/** Calls `tell` when this tab or another changes them. @returns a function that stops it */
export function watchKept(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
