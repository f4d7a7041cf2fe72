import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Change } from '#domain/live.ts'
import { askAgainAbout, askAgainAboutAll } from './query.ts'

const watchers = new Set<() => void>()
const hearers = new Set<(change: Change) => void>()
let connected = false

/** Whether the live connection is open. */
export function isLive(): boolean {
  return connected
}

/** Calls `watcher` whenever that changes. @returns a function that stops it */
export function watchLive(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Calls `hearer` with every change, also with those that no query refetches. @returns a function that stops it */
export function hearChanges(hearer: (change: Change) => void): () => void {
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

/** Handlers for the connection's messages: they refetch the queries affected. */
export function makeEars(queries: QueryClient) {
  return {
    connectedNow(now: boolean) {
      connected = now
      for (const watcher of watchers) watcher()
    },
    changed(change: Change) {
      for (const hearer of hearers) hearer(change)
      void askAgainAbout(queries, change.name, { id: 'id' in change ? change.id : undefined })
    },
    /** Any change may have been missed. */
    missed() {
      void askAgainAboutAll(queries)
    },
  }
}

const PAUSE_MS = 60_000

/** As `refetchInterval` of a query that must be fresh: in milliseconds, as long as there are no live updates. */
export function useAskingAgain(): number | false {
  return useSyncExternalStore(watchLive, isLive, () => false) ? false : PAUSE_MS
}
