import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ownerOf } from '#domain/accounts/owner.ts'
import { ApiError, actByApi, sentenceOf } from '#web/lib/api/api.ts'
import { isOffline } from '#web/lib/api/offline.ts'
import { readKey } from '#web/lib/api/session.ts'
import { cacheMessages } from '../queries.ts'
import { browserStore, memoryStore, type Waiting, type WaitingStore } from './waiting.ts'

const FAILED = 'Gagal mengirim pesan'
const WAITING = 'pesan-menunggu'
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
// answers that say nothing about the message itself
const TRY_AGAIN = [0, 401, 403, 408, 429, 502, 503, 504]

let opened: { owner: string; outbox: Promise<Outbox> } | undefined

/** The outbox of the person at this browser; it tries again by itself, and at once when the network is back [CHAT-12]. */
export function outboxOf(client: QueryClient, userId: string, companyId: string): Promise<Outbox> {
  const owner = ownerOf(userId, companyId)
  if (opened?.owner !== owner) opened = { owner, outbox: openOutbox(client, userId, owner) }
  return opened.outbox
}

/** The outbox of this browser, of all rooms. */
export const waitingQuery = (client: QueryClient, userId: string, companyId: string) =>
  queryOptions({
    queryKey: [WAITING, ownerOf(userId, companyId)] as const,
    queryFn: async () => (await outboxOf(client, userId, companyId)).waiting(),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function openOutbox(client: QueryClient, userId: string, owner: string): Promise<Outbox> {
  const store = await usableStore(userId)
  const channel = new BroadcastChannel(WAITING)
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => void client.invalidateQueries({ queryKey: [WAITING] })

  const outbox = makeOutbox({
    owner,
    store,
    send: (waiting) => send(client, owner, waiting),
    alone,
    announce() {
      show()
      channel.postMessage('changed')
    },
    later(again, tries) {
      clearTimeout(timer)
      timer = setTimeout(
        () => void again().catch(reportError),
        Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS),
      )
    },
  })
  const flush = () => void outbox.flush().catch(reportError)

  channel.onmessage = () => {
    show()
    // the tab that was sending may have been closed
    flush()
  }
  window.addEventListener('online', flush)
  flush()
  return outbox
}

async function usableStore(userId: string): Promise<WaitingStore> {
  try {
    await browserStore.dropOthers(userId)
    return browserStore
  } catch {
    return memoryStore()
  }
}

// over plain http from another machine there are no locks; the key still keeps the server from taking anything twice
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('kirim-pesan', work) : work()
}

async function send(client: QueryClient, owner: string, waiting: Waiting): Promise<Outcome> {
  const { roomId, key, text } = waiting
  // another tab may have signed in as somebody else, and this one is about to be loaded anew
  if (ownerOf(readKey('UserIDLogin') ?? '', readKey('CompanyIDLogin') ?? '') !== owner) return 'unanswered'
  if (isOffline()) return 'unanswered'
  try {
    const { data } = await actByApi('chat/pesan/kirim', {
      roomId,
      key,
      text,
      ...aboutOf(waiting),
    })
    // at once, so that it is never shown twice, nor missing for a moment
    cacheMessages(client, roomId, [data])
    client.setQueryData<Waiting[]>([WAITING, owner], (waiting) => waiting?.filter((one) => one.key !== key))
    return 'taken'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return TRY_AGAIN.includes(error.status) ? 'unanswered' : { refusal: sentenceOf(error, FAILED) }
  }
}

function aboutOf({ product, file }: Waiting) {
  if (file) return { kind: 'file', fileId: file.id } as const
  return product ? ({ kind: 'product', productId: product.id } as const) : ({ kind: 'text' } as const)
}

/** The outcome of a message: accepted by the server, refused for good, or not answered. */
export type Outcome = 'taken' | 'unanswered' | { refusal: string }

export interface OutboxOptions {
  owner: string
  store: WaitingStore
  send: (message: Waiting) => Promise<Outcome>
  /** Runs the work while no other tab does. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Announces to this tab and the others that the outbox has changed. */
  announce: () => void
  /** Calls back after a while. @param tries unanswered ones so far */
  later: (again: () => Promise<void>, tries: number) => void
}

export interface Outbox {
  add: (message: Pick<Waiting, 'key' | 'roomId' | 'text' | 'product' | 'file' | 'at'>) => Promise<void>
  /** Those that wait, in the order in which they were sent. */
  waiting: () => Promise<Waiting[]>
  /** Sends what waits, one after another, until nothing does or the server does not answer. */
  flush: () => Promise<void>
  /** Lets a refused message try again. */
  again: (message: Waiting) => Promise<void>
  remove: (message: Waiting) => Promise<void>
}

/**
 * Messages on their way to the server: each is sent once, in the order in which they were written, by one tab at a time.
 * A refused one stays, with the reason, and holds up no other [CHAT-9, CHAT-12].
 */
export function makeOutbox({ owner, store, send, alone, announce, later }: OutboxOptions): Outbox {
  let tries = 0

  async function flush(): Promise<void> {
    await alone(async () => {
      for (;;) {
        const [next] = (await store.of(owner)).filter(({ refusal }) => refusal === null)
        if (!next) return
        const outcome = await send(next)
        if (outcome === 'unanswered') {
          tries += 1
          return later(flush, tries)
        }
        tries = 0
        if (outcome === 'taken') await store.remove(next.number)
        else await store.put({ ...next, ...outcome })
        announce()
      }
    })
  }

  return {
    async add(message) {
      await store.add({ ...message, owner, refusal: null })
      announce()
    },
    waiting: () => store.of(owner),
    flush,
    async again(message) {
      await store.put({ ...message, refusal: null })
      announce()
      await flush()
    },
    async remove(message) {
      await store.remove(message.number)
      announce()
    },
  }
}
