import type { QueryClient } from '@tanstack/react-query'
import type { Change, ChangeName } from '#domain/live.ts'
import { askAgainAbout } from './query.ts'

/** A change, or undefined when changes may have been missed: ask again. */
export type LiveHandler = (change: Change | undefined) => void

// first part of the keys of what is asked again when it changes
const queriesOf: Record<ChangeName, string> = {
  negotiation: 'nego',
  order: 'transaksi',
  subscription: 'langganan',
  cart: 'keranjang',
  points: 'poin',
  notifications: 'notifikasi',
}

const handlers = new Map<ChangeName, Set<LiveHandler>>()
const watchers = new Set<() => void>()
let connected = false

/** Whether changes are heard now. */
export function isLive(): boolean {
  return connected
}

/** Calls `watcher` whenever that changes. @returns what ends it */
export function watchLive(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Calls `handler` at each change of this name, and after each gap. @returns what ends it */
export function onChange(name: ChangeName, handler: LiveHandler): () => void {
  const those = handlers.get(name) ?? new Set()
  handlers.set(name, those.add(handler))
  return () => those.delete(handler)
}

/** What the connection tells: the queries are asked again, then the handlers run. */
export function makeEars(queries: QueryClient) {
  return {
    connectedNow(now: boolean) {
      connected = now
      for (const watcher of watchers) watcher()
    },
    changed(change: Change) {
      // a newer server may name what this page does not know
      if (!(change.name in queriesOf)) return
      void queries.invalidateQueries({ queryKey: [queriesOf[change.name]] })
      const id = 'id' in change ? change.id : undefined
      void askAgainAbout(queries, change.name, { id })
      for (const handler of handlers.get(change.name) ?? []) handler(change)
    },
    /** Nobody knows what was missed: everything that is personal is asked again. */
    missed() {
      for (const name of Object.values(queriesOf)) void queries.invalidateQueries({ queryKey: [name] })
      for (const name of Object.keys(queriesOf) as ChangeName[]) // its keys, as declared
        void askAgainAbout(queries, name)
      for (const those of handlers.values()) for (const handler of those) handler(undefined)
    },
  }
}

export type Ears = ReturnType<typeof makeEars>
