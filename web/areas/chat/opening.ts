import { useSyncExternalStore } from 'react'

/** A seller, as the page that opens a conversation knows it. */
export type ChatSeller = { id: string } | { username: string }

/** A product that is to be talked about. */
export interface TaggedProduct {
  id: number
  name: string
  picture: string
}

/** A room by its id, or the one with a company, which begins where there is none [CHAT-5]. */
export type RequestedRoom = { roomId: string } | { seller: ChatSeller } | { buyerId: string }

/** The requested conversation; without a room, the list of all. */
interface ChatTarget {
  room: RequestedRoom | null
  product: TaggedProduct | null
}

export interface OpenedChat extends ChatTarget {
  open: boolean
  /** Increases each time, so that asking for the same again is heard. */
  time: number
}

const nothing: ChatTarget = { room: null, product: null }
let opened: OpenedChat = { ...nothing, open: false, time: 0 }
const watchers = new Set<() => void>()

/** Opens 'Daftar Chat', which the header shows; also before the code of that part has arrived [CHAT-1, DETAIL-4]. */
export function openChat(target: Partial<ChatTarget> = nothing): void {
  publish({ ...nothing, ...target, open: true, time: opened.time + 1 })
}

export function closeChat(): void {
  publish({ ...opened, open: false })
}

/** The last requested conversation. */
export function useOpenedChat(): OpenedChat {
  return useSyncExternalStore(watch, read, read)
}

function read(): OpenedChat {
  return opened
}

function publish(now: OpenedChat): void {
  opened = now
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
