import { readConfig } from '#server/config.ts'
import { openNode } from '#server/node.ts'
import { openDatabase } from '#server/platform/database.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { openMessages } from '#server/platform/live/open-messages.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { followPrimary } from '#server/platform/primary/follow-primary.ts'
import { openPush } from '#server/platform/push/open-push.ts'
import { openReplicas } from '#server/platform/replicas/open-replicas.ts'
import { testsBegin } from '../clock.ts'

// A node without pages as a separate process, for tests that kill it or need two; reports its address to the parent.

const config = readConfig(process.env)
const url = config.databaseUrl ?? ''
const db = openDatabase({ url, connections: 10 })
const warn = (sentence: string) => process.stderr.write(`${sentence}\n`)
await followPrimary(url, warn)
const replicas = config.replicas && openReplicas({ ...config.replicas, url, primary: db, connections: 4, warn })
const messages =
  config.announcementsUrl === undefined ? undefined : await openMessages({ url: config.announcementsUrl, db, warn })
const mailer = openMailer({ config, log: () => undefined })
const files = openFileStore(config)
const { http } = await openNode(
  {
    db,
    databaseAddress: () => url,
    replicas,
    messages,
    config,
    now: () => testsBegin,
    mailer,
    pusher: openPush(config),
    files,
  },
  url,
)
process.send?.(await http.listen({ port: 0, host: '127.0.0.1' }))
// ends with the test, even if that is killed
process.on('disconnect', () => process.exit(1))
