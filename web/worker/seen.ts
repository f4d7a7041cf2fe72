/** What the offline page shows: what this browser saw last, of one person. Never a price [SESS-4, ROLE-4]. */
export interface Seen {
  /** Whose it is: a person acting for a company, or 'visitor'. */
  owner: string
  /** The latest first. */
  pages: readonly { path: string; title: string; at: string }[]
  /** Undefined where none was seen. */
  cart?: { at: string; lines: readonly { name: string; quantity: string }[] } | undefined
}

/** The browser's store that holds it; emptied at every sign-out. */
export const SEEN_STORE = 'terakhir-dilihat'
const ENTRY = '/terakhir-dilihat.json'

export async function readSeen(): Promise<Seen | null> {
  // without https there is no such store
  if (!('caches' in globalThis)) return null
  const store = await caches.open(SEEN_STORE)
  const kept = await store.match(ENTRY)
  return kept ? ((await kept.json()) as Seen) : null // written below
}

export async function writeSeen(seen: Seen): Promise<void> {
  if (!('caches' in globalThis)) return
  const store = await caches.open(SEEN_STORE)
  await store.put(ENTRY, Response.json(seen))
}
