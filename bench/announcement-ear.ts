import { openDatabase } from '#server/platform/database.ts'
import { openListener } from '#server/platform/live/open-listener.ts'
import { openMessages } from '#server/platform/live/open-messages.ts'
import type { Expected, Heard } from './announcing.ts'

// A process that hears announcements as the product does: by the database, and by a message server where there is one.

const PATIENCE_MS = 15_000

const [url = '', messagesUrl] = process.argv.slice(2)
let late: number[] = []
let expected = 0
let patience: NodeJS.Timeout | undefined

const hearing = {
  onAnnouncement({ change }: { change: { name: string; id?: string } }) {
    if (change.name !== 'order') return
    // its id is when it was announced, by the clock that all processes of a machine share
    late.push(Number(process.hrtime.bigint() - BigInt(change.id ?? 0)) / 1e6)
    if (late.length === expected) answer()
  },
  onLoss() {},
  onGap() {},
  warn: (sentence: string) => void process.stderr.write(`${sentence}\n`),
}

function answer() {
  clearTimeout(patience)
  process.send?.({ late } satisfies Heard)
  late = []
  expected = 0
}

await openListener({ url, ...hearing })
if (messagesUrl) {
  const db = openDatabase({ url, connections: 1 })
  await (await openMessages({ url: messagesUrl, db, warn: hearing.warn })).hear(hearing)
}
process.on('message', (message: Expected) => {
  expected = message.count
  if (late.length >= expected) answer()
  else patience = setTimeout(answer, PATIENCE_MS)
})
process.on('disconnect', () => process.exit(0))
process.send?.('listens')
