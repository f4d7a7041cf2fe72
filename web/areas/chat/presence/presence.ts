import { useSyncExternalStore } from 'react'
import { hearChanges } from '#web/lib/api/live.ts'

/** Whether a member of the other company has a conversation open, and is typing in it. */
export interface Presence {
  online: boolean
  typing: boolean
}

// the other side says so every 25 s while it looks, and every 3 s while it types
const ONLINE_MS = 60_000
const TYPING_MS = 4_000

const absent: Presence = { online: false, typing: false }
const shown = new Map<string, Presence>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const watchers = new Set<() => void>()

hearChanges((change) => {
  if (change.name === 'presence') heard(change.id, change.typing)
  // what was typed is there
  else if (change.name === 'chat' && shown.get(change.id)?.typing) heard(change.id, false)
})

/** The members of the other side who are present now; nothing of it is stored. */
export function usePresence(roomId: string): Presence {
  return useSyncExternalStore(
    watch,
    () => shown.get(roomId) ?? absent,
    () => absent,
  )
}

/** They are still there, and type no longer. */
export function endTyping(roomId: string): void {
  if (!shown.get(roomId)?.typing) return
  show(roomId, { online: true, typing: false })
  heard(roomId, false)
}

function heard(roomId: string, typing: boolean): void {
  // a presence signal of the same moment does not mean that they stopped typing
  if (!typing && shown.get(roomId)?.typing) return
  show(roomId, { online: true, typing })
  clearTimeout(timers.get(roomId))
  const fade = () => {
    show(roomId, absent)
  }
  const stop = () => {
    show(roomId, { online: true, typing: false })
    timers.set(roomId, setTimeout(fade, ONLINE_MS - TYPING_MS))
  }
  timers.set(roomId, typing ? setTimeout(stop, TYPING_MS) : setTimeout(fade, ONLINE_MS))
}

function show(roomId: string, now: Presence): void {
  const before = shown.get(roomId)
  if (before?.online === now.online && before.typing === now.typing) return
  shown.set(roomId, now)
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
