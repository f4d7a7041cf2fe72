import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ChatFile } from '#domain/chat/shapes.ts'
import { OUTBOX_STORE } from '#web/lib/api/session.ts'

/** A message that was sent by a person and not yet taken by the server. */
export interface Waiting {
  /** Its sequence number in the queue of this browser, assigned by the store. */
  number: number
  /** Made once for this message: the server takes it once, however often it is sent [CHAT-12]. */
  key: string
  /** The sender, as `ownerOf` writes it: messages of other senders are never sent. */
  owner: string
  roomId: string
  text: string
  product: { id: number; name: string; picture: string } | null
  file: ChatFile | null
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** Why the server refused it; such a one waits for the person, not for the network. */
  refusal: string | null
}

interface Schema extends DBSchema {
  messages: { key: number; value: Waiting; indexes: { owner: string } }
}

/** Where messages wait, also through reloads and for other tabs. */
export interface WaitingStore {
  add: (message: Omit<Waiting, 'number'>) => Promise<void>
  /** Those of one owner, in the order in which they were sent. */
  of: (owner: string) => Promise<Waiting[]>
  put: (message: Waiting) => Promise<void>
  remove: (number: number) => Promise<void>
  /** Deletes messages of other users. */
  dropOthers: (userId: string) => Promise<void>
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(OUTBOX_STORE, 1, {
    upgrade(database) {
      database.createObjectStore('messages', { keyPath: 'number', autoIncrement: true }).createIndex('owner', 'owner')
    },
    // signing out deletes it, in this tab or another [SESS-4]
    blocking: (_version, _next, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close() // an event of the database itself
    },
    terminated() {
      opened = undefined
    },
  }).catch((fault) => {
    opened = undefined
    throw fault
  })
  return opened
}

/** In the browser's database. @throws where the browser keeps nothing, as in some private windows */
export const browserStore: WaitingStore = {
  async add(message) {
    await (await open()).add('messages', message as Waiting) // the database gives the number
  },
  async of(owner) {
    return (await open()).getAllFromIndex('messages', 'owner', owner)
  },
  async put(message) {
    await (await open()).put('messages', message)
  },
  async remove(number) {
    await (await open()).delete('messages', number)
  },
  async dropOthers(userId) {
    const database = await open()
    for (const { number, owner } of await database.getAll('messages')) {
      if (!owner.startsWith(`${userId} `)) await database.delete('messages', number)
    }
  },
}

/** A store that lives as long as the page. */
export function memoryStore(): WaitingStore {
  let stored: Waiting[] = []
  let last = 0
  return {
    async add(message) {
      last += 1
      stored = [...stored, { ...message, number: last }]
    },
    async of(owner) {
      return stored.filter((one) => one.owner === owner)
    },
    async put(message) {
      stored = stored.map((one) => (one.number === message.number ? message : one))
    },
    async remove(number) {
      stored = stored.filter((one) => one.number !== number)
    },
    async dropOthers(userId) {
      stored = stored.filter(({ owner }) => owner.startsWith(`${userId} `))
    },
  }
}
