import { AsyncResource } from 'node:async_hooks'
import DataLoader from 'dataloader'
import pg from 'pg'
import type { Db } from '../database.ts'

const MAX_BATCH_SIZE = 100

/**
 * Batches concurrent inputs, one batch at a time: inputs that arrive while one runs make the next. So batches grow with
 * the load, and a single caller waits for no other.
 * @param act processes what it can of a batch, and answers for what it has done
 * @returns submits one input; resolves to undefined if it was left out or the database refused its batch: then it is to
 * be done alone. It throws what `act` throws otherwise
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
        // the faulty input finds out alone, and the others are not harmed
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
      // in the async context of its first caller, and not of the batch before
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
