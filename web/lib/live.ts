import type { QueryClient } from '@tanstack/react-query'
import type { Change } from '#domain/live.ts'
import { askAgainAbout, askAgainAboutAll } from './query.ts'

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

/** What the connection tells: what is about it is asked again. */
export function makeEars(queries: QueryClient) {
  return {
    connectedNow(now: boolean) {
      connected = now
      for (const watcher of watchers) watcher()
    },
    changed(change: Change) {
      void askAgainAbout(queries, change.name, { id: 'id' in change ? change.id : undefined })
    },
    /** Nobody knows what was missed. */
    missed() {
      void askAgainAboutAll(queries)
    },
  }
}

export type Ears = ReturnType<typeof makeEars>
