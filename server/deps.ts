import type { Config } from './config.ts'
import type { Db } from './platform/database.ts'

/** What use cases are given; made once in the composition root, replaced in tests. */
export interface Deps {
  db: Db
  config: Config
  /** The clock (design rule 7). */
  now: () => Date
}
