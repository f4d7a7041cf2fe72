import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ownerOf } from '#domain/accounts/owner.ts'
import type { Cart, CartShortcut } from '#domain/cart/contract.ts'
import { formatQuantity } from '#domain/format.ts'
import { type RecentlyViewed, readRecentlyViewed, writeRecentlyViewed } from '#web/worker/recently-viewed.ts'
import workerUrl from '#web/worker/service-worker.ts?worker&url'
import { readKey } from '../api/session.ts'
import { useViewer } from '../viewer.ts'
import { withoutTitleCount } from './title-count.ts'

const VISITOR = 'visitor'
const MOST_PAGES = 12
const MOST_LINES = 200
const TRACKED_PATHS = /^\/(produk|bahan|seller|artikel)\/[^/]+$/

/** Keeps for the offline page what this browser sees last, and the worker that shows it; renders nothing. */
export function TrackRecentlyViewed() {
  const viewer = useViewer()
  const owner = viewer.signedIn ? ownerOf(viewer.userId ?? '', viewer.company?.id ?? '') : VISITOR
  const { pathname } = useLocation()
  const queries = useQueryClient()

  // the browser's workers and stores are outside React
  useEffect(() => {
    registerWorker().catch(() => undefined)
  }, [])

  useEffect(() => {
    // before anything is awaited: by then another page may be there
    const title = isTracked(pathname) ? withoutTitleCount(document.title).replace(/ \| Sentra Bahan$/, '') : null
    // also where nothing is added: another user's entries are dropped
    change(owner, (viewed) => (title === null ? viewed : withPage(viewed, pathname, title)))
  }, [owner, pathname])

  useEffect(() => watchCart(queries, (cart) => change(owner, (viewed) => ({ ...viewed, cart }))), [queries, owner])

  return null
}

/** One worker for the whole site; any other that ever was there is taken away [PUSH-2]. */
async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const currentUrl = new URL(workerUrl, window.location.href).href
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration
    const isOurs = [active, waiting, installing].some((worker) => worker?.scriptURL === currentUrl)
    if (!isOurs) await registration.unregister()
  }
  await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' })
}

let changing: Promise<void> = Promise.resolve()

/** Serializes changes. Another person's entries are dropped; without storage nothing is saved. */
function change(owner: string, to: (viewed: RecentlyViewed) => RecentlyViewed): void {
  changing = changing
    .then(async () => {
      const stored = await readRecentlyViewed()
      // signed out meanwhile
      if (owner !== VISITOR && readKey('SessionID') === null) return
      await writeRecentlyViewed(to(stored?.owner === owner ? stored : { owner, pages: [] }))
    })
    .catch(() => undefined)
}

/** A page of one thing, found, and as its own address names it. */
function isTracked(path: string): boolean {
  return TRACKED_PATHS.test(path) && document.querySelector('meta[name=robots][content^=noindex]') === null
}

function withPage(viewed: RecentlyViewed, path: string, title: string): RecentlyViewed {
  const others = viewed.pages.filter((page) => page.path !== path)
  return { ...viewed, pages: [{ path, title, at: new Date().toISOString() }, ...others].slice(0, MOST_PAGES) }
}

/** Calls back with the lines whenever this page has them anew; without prices. @returns what ends it */
function watchCart(queries: QueryClient, onCart: (cart: RecentlyViewed['cart']) => void): () => void {
  const cache = queries.getQueryCache()
  const inspect = (call: unknown, data: unknown) => {
    const lines = linesOf(call, data)
    if (lines) onCart({ at: new Date().toISOString(), lines })
  }
  for (const { queryKey, state } of cache.getAll()) inspect(queryKey[0], state.data)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      inspect(event.query.queryKey[0], event.query.state.data)
  })
}

function linesOf(call: unknown, data: unknown) {
  if (data === undefined) return null
  const lines =
    call === 'keranjang/daftar'
      ? (data as Cart).sellers.flatMap((seller) => seller.lines) // the answer of that call
      : call === 'keranjang/shortcut'
        ? (data as CartShortcut).lines
        : null
  return lines
    ?.slice(0, MOST_LINES)
    .map(({ name, units, unit }) => ({ name, quantity: `${formatQuantity(units)} ${unit}` }))
}
