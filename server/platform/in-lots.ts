import DataLoader from 'dataloader'
import type { Db } from './database.ts'

/** While one lot waits for the disk, another is prepared. */
const LANES = 1
const MOST_IN_A_LOT = 100

/**
 * Does what is asked at the same moment together. What is asked while earlier lots run waits for one of them to end, so
 * lots grow with the load and somebody alone waits for nobody.
 * @param act does what it can of a lot, and answers for what it has done
 * @returns asks for one thing; undefined if it was left out or its lot failed: then it is to be done alone
 */
export function inLots<Asked, Answer>(
  act: (db: Db, lot: readonly Asked[]) => Promise<ReadonlyMap<Asked, Answer>>,
): (db: Db, asked: Asked) => Promise<Answer | undefined> {
  const queues = new WeakMap<Db, DataLoader<Asked, Answer | undefined>>()

  function openQueue(db: Db) {
    const waiting: (() => void)[] = []
    let free = LANES

    async function run(lot: readonly Asked[]) {
      try {
        const done = await act(db, lot)
        return lot.map((asked) => done.get(asked))
      } catch {
        // whoever is at fault finds out alone, and the others are not harmed
        return lot.map(() => undefined)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    }

    function begin(dispatch: () => void) {
      if (free === 0) return void waiting.push(dispatch)
      free--
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
