import type { Config } from './config.ts'
import type { Db } from './platform/database.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Messages } from './platform/live/open-messages.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { Pusher } from './platform/push/push.ts'
import type { Replicas } from './platform/replicas/open-replicas.ts'

/** Dependencies of use cases; made once in the composition root, replaced in tests. */
export interface Deps {
  db: Db
  /** Where the database that writes is at present: imports have a connection of their own. */
  databaseAddress: () => string
  /** Replicas that may serve reads of the catalogue; undefined where there are none. */
  replicas?: Replicas | undefined
  /** The carrier of announcements beside the database; undefined where there is none. */
  messages?: Messages | undefined
  config: Config
  /** The clock. */
  now: () => Date
  /** Only for jobs: what a request wants to send, it enqueues. */
  mailer: Mailer
  /** Only for jobs: a request enqueues what it wants to push. */
  pusher: Pusher
  /** The bytes of files; their records are in the database. */
  files: FileStore
}
