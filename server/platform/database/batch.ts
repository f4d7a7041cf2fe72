import { AsyncResource } from 'node:async_hooks'
import DataLoader from 'dataloader'
import pg from 'pg'
import type { Db } from '../database.ts'

const MAX_BATCH_SIZE = 100

/**
 * Does what is asked at the same moment together, one lot at a time: what is asked while one runs makes the next. So lots
 * grow with the load, and somebody alone waits for nobody.
 * @param act does what it can of a lot, and answers for what it has done
 * @returns asks for one thing; undefined if it was left out or the database refused its lot: then it is to be done alone.
 *   It throws what `act` throws otherwise
 */
export function inBatches<Input, Answer>(
  act: (db: Db, batch: readonly Input[]) => Promise<ReadonlyMap<Input, Answer>>,
): (db: Db, input: Input) => Promise<Answer | undefined> {
  const queues = new WeakMap<Db, DataLoader<Input, Answer | undefined>>()

  function openQueue(db: Db) {
    const waiting: (() => void)[] = []
    let isBusy = false
    let silence: unknown

    async function run(batch: readonly Input[]) {
      if (silence !== undefined) throw silence
      try {
        const done = await act(db, batch)
        return batch.map((input) => done.get(input))
      } catch (error) {
        // whoever is at fault finds out alone, and the others are not harmed
        if (error instanceof pg.DatabaseError) return batch.map(() => undefined)
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

    function begin(dispatchBatch: () => void) {
      // as whoever asks first in it, and not as who made the lot before
      const dispatch = AsyncResource.bind(dispatchBatch)
      if (isBusy) return void waiting.push(dispatch)
      isBusy = true
      setImmediate(dispatch)
    }

    return new DataLoader(run, { cache: false, maxBatchSize: MAX_BATCH_SIZE, batchScheduleFn: begin })
  }

  return (db, input) => {
    const queue = queues.get(db) ?? openQueue(db)
    queues.set(db, queue)
    return queue.load(input)
  }
}
