import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Db, Tx } from '../database.ts'

/** Takes what transactions have announced, once they have committed. */
export interface Announcer {
  /** Whether it can at present: otherwise the database announces, with the transaction. */
  readonly isAble: boolean
  /** @param parts announcements, each as text */
  announce: (messages: readonly string[]) => void
}

interface Act {
  announcer: Announcer
  messages: string[]
  isFinished: boolean
}

const acts = new AsyncLocalStorage<Act>()

/**
 * Lets an announcer publish what transactions of this database handle announce, after they commit. Announcements of a
 * failed transaction are dropped; where it is unknown whether it has committed, they are sent, since a superfluous one
 * only causes a refetch. Transactions with an isolation level of their own announce by the database.
 */
export function announceAfterCommit(db: Db, announcer: Announcer): void {
  const transaction = db.transaction.bind(db)
  Object.assign(db, {
    transaction() {
      const begun = transaction()
      const execute = begun.execute.bind(begun)
      return Object.assign(begun, {
        async execute<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
          const act: Act = { announcer, messages: [], isFinished: false }
          let isDone = false
          try {
            const result = await execute(async (tx) => {
              const worked = await acts.run(act, () => work(tx))
              isDone = true
              return worked
            })
            if (act.messages.length > 0) announcer.announce(act.messages)
            return result
          } catch (error) {
            const isRolledBack = !isDone || (error instanceof pg.DatabaseError && error.severity !== 'FATAL')
            if (!isRolledBack && act.messages.length > 0) announcer.announce(act.messages)
            throw error
          } finally {
            act.isFinished = true
          }
        },
      })
    },
  })
}

/** Queues these until the present transaction has committed. @returns whether an announcer will send them then */
export function isLeftToAnnouncer(messages: readonly string[]): boolean {
  const act = acts.getStore()
  // what it began may go on after it, in transactions of its own
  if (!act?.announcer.isAble || act.isFinished) return false
  act.messages.push(...messages)
  return true
}
