import type { Db, Tx } from '../database.ts'

const plain = new WeakMap<Db, Db>()

/** A database whose transactions begin with this step; if it throws, they do nothing else. */
export function beginWith(db: Db, step: (tx: Tx) => Promise<void>): Db {
  const stepping = Object.assign(db.withoutPlugins(), {
    transaction() {
      const begun = db.transaction()
      const execute = begun.execute.bind(begun)
      return Object.assign(begun, {
        execute: <Result>(work: (tx: Tx) => Promise<Result>) =>
          execute(async (tx) => {
            await step(tx)
            return work(tx)
          }),
      })
    },
  })
  plain.set(stepping, withoutStep(db))
  return stepping
}

/** The database without its first step: for a caller that runs the step itself, for many at once. */
export function withoutStep(db: Db): Db {
  return plain.get(db) ?? db
}
