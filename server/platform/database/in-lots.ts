import { AsyncResource } from 'node:async_hooks'
import DataLoader from 'dataloader'
import pg from 'pg'
import type { Db } from '../database.ts'

const MOST_IN_A_LOT = 100

/**
 * Does what is asked at the same moment together, one lot at a time: what is asked while one runs makes the next. So lots
 * grow with the load, and somebody alone waits for nobody.
 * @param act does what it can of a lot, and answers for what it has done
 * @returns asks for one thing; undefined if it was left out or the database refused its lot: then it is to be done alone.
 *   It throws what `act` throws otherwise
 */
export function inLots<Asked, Answer>(
  act: (db: Db, lot: readonly Asked[]) => Promise<ReadonlyMap<Asked, Answer>>,
): (db: Db, asked: Asked) => Promise<Answer | undefined> {
  const queues = new WeakMap<Db, DataLoader<Asked, Answer | undefined>>()

  function openQueue(db: Db) {
    const waiting: (() => void)[] = []
    let isBusy = false
    let silence: unknown

    async function run(lot: readonly Asked[]) {
      if (silence !== undefined) throw silence
      try {
        const done = await act(db, lot)
        return lot.map((asked) => done.get(asked))
      } catch (error) {
        // whoever is at fault finds out alone, and the others are not harmed
        if (error instanceof pg.DatabaseError) return lot.map(() => undefined)
        // the database has not answered: neither these nor those behind them wait as long again
        silence = error
        for (const dispatch of waiting.splice(0)) dispatch()
        silence = undefined
        throw error
      } finally {
        const next = waiting.shift()
        if (next) next()
        else isBusy = false
      }
    }

    function begin(dispatchLot: () => void) {
      // as whoever asks first in it, and not as who made the lot before
      const dispatch = AsyncResource.bind(dispatchLot)
      if (isBusy) return void waiting.push(dispatch)
      isBusy = true
      setImmediate(dispatch)
    }

    return new DataLoader(run, { cache: false, maxBatchSize: MOST_IN_A_LOT, batchScheduleFn: begin })
  }

  return (db, asked) => {
    const queue = queues.get(db) ?? openQueue(db)
    queues.set(db, queue)
    return queue.load(asked)
  }
}
