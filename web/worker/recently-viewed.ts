/** The offline page's content: what this browser viewed last, of one person. Never a price [SESS-4, ROLE-4]. */
export interface RecentlyViewed {
  /** The owner: a person acting for a company, or 'visitor'. */
  owner: string
  /** The latest first. */
  pages: readonly { path: string; title: string; at: string }[]
  /** Undefined where no cart was visited. */
  cart?: { at: string; lines: readonly { name: string; quantity: string }[] } | undefined
}

/** The browser's store that holds it; emptied at every sign-out. */
export const RECENTLY_VIEWED_STORE = 'terakhir-dilihat'
const ENTRY = '/terakhir-dilihat.json'

export async function readRecentlyViewed(): Promise<RecentlyViewed | null> {
  // without https there is no such store
  if (!('caches' in globalThis)) return null
  const store = await caches.open(RECENTLY_VIEWED_STORE)
  const stored = await store.match(ENTRY)
  return stored ? ((await stored.json()) as RecentlyViewed) : null // written below
}

export async function writeRecentlyViewed(viewed: RecentlyViewed): Promise<void> {
  if (!('caches' in globalThis)) return
  const store = await caches.open(RECENTLY_VIEWED_STORE)
  await store.put(ENTRY, Response.json(viewed))
}
