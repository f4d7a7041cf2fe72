import type { Waiting, WaitingStore } from './waiting.ts'

/** What became of a message: taken by the server, refused for good, or not answered. */
export type Outcome = 'taken' | 'unanswered' | { refusal: string }

export interface OutboxParts {
  owner: string
  store: WaitingStore
  send: (message: Waiting) => Promise<Outcome>
  /** Runs the work while no other tab does. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Tells this tab and the others that what waits has changed. */
  tell: () => void
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
export function makeOutbox({ owner, store, send, alone, tell, later }: OutboxParts): Outbox {
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
        tell()
      }
    })
  }

  return {
    async add(message) {
      await store.add({ ...message, owner, refusal: null })
      tell()
    },
    waiting: () => store.of(owner),
    flush,
    async again(message) {
      await store.put({ ...message, refusal: null })
      tell()
      await flush()
    },
    async remove(message) {
      await store.remove(message.number)
      tell()
    },
  }
}
