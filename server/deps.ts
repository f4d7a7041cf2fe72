import type { Config } from './config.ts'
import type { Db } from './platform/database.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { Pusher } from './platform/push/push.ts'

/** What use cases depend on; made once in the composition root, replaced in tests. */
export interface Deps {
  db: Db
  config: Config
  /** The clock. */
  now: () => Date
  /** Only for jobs: what a request wants to send, it enqueues. */
  mailer: Mailer
  /** The same for push messages to browsers. */
  pusher: Pusher
  /** The bytes of files; their records are in the database. */
  files: FileStore
}
