import type { Config } from './config.ts'
import type { Db } from './platform/database.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Mailer } from './platform/mail/mail.ts'

/** What use cases are given; made once in the composition root, replaced in tests. */
export interface Deps {
  db: Db
  config: Config
  /** The clock. */
  now: () => Date
  /** For jobs alone: what a request wants to send, it enqueues. */
  mailer: Mailer
  /** Bytes of files; what is known of them is in the database. */
  files: FileStore
}
