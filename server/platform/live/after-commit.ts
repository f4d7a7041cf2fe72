import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Db, Tx } from '../database.ts'

/** Takes what transactions have announced, once they have committed. */
export interface Teller {
  /** Whether it can at present: otherwise the database announces, with the transaction. */
  readonly isAble: boolean
  /** @param parts announcements, each as text */
  tell: (parts: readonly string[]) => void
}

interface Act {
  teller: Teller
  parts: string[]
  isOver: boolean
}

const acts = new AsyncLocalStorage<Act>()

/**
 * Lets all transactions of this database handle leave to a teller what they announce. What fails is not told; where
 * the database did not answer whether it has committed, it is, since who hears of nothing asks again for nothing. Those with
 * an isolation level of their own announce by the database.
 */
export function tellAfterCommit(db: Db, teller: Teller): void {
  const transaction = db.transaction.bind(db)
  Object.assign(db, {
    transaction() {
      const begun = transaction()
      const execute = begun.execute.bind(begun)
      return Object.assign(begun, {
        async execute<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
          const act: Act = { teller, parts: [], isOver: false }
          let isDone = false
          try {
            const result = await execute(async (tx) => {
              const worked = await acts.run(act, () => work(tx))
              isDone = true
              return worked
            })
            if (act.parts.length > 0) teller.tell(act.parts)
            return result
          } catch (error) {
            const isRolledBack = !isDone || (error instanceof pg.DatabaseError && error.severity !== 'FATAL')
            if (!isRolledBack && act.parts.length > 0) teller.tell(act.parts)
            throw error
          } finally {
            act.isOver = true
          }
        },
      })
    },
  })
}

/** Keeps these until the present transaction has committed. @returns whether somebody will tell them then */
export function isLeftToTeller(parts: readonly string[]): boolean {
  const act = acts.getStore()
  // what it began may go on after it, in transactions of its own
  if (!act?.teller.isAble || act.isOver) return false
  act.parts.push(...parts)
  return true
}
