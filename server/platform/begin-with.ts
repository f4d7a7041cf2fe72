import type { Db, Tx } from './database.ts'

/** The same database, whose transactions begin with this step: where it throws, they do nothing else. */
export function beginWith(db: Db, step: (tx: Tx) => Promise<void>): Db {
  return Object.assign(db.withoutPlugins(), {
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
}
