import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { orderChanged } from '#domain/live.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import { type Db, openDatabase, type Tx } from '#server/platform/database.ts'
import { openMessages } from '#server/platform/live/open-messages.ts'
import { publish } from '#server/platform/live/publish.ts'
import { noMessageServer, startMessageServer } from '#test/servers/message-server.ts'
import { dueAt, type Heard } from './announcing.ts'
import { copyOfOffers } from './cached-database.ts'
import { type Act, type Measure, measured } from './load.ts'
import { headings, line, print, WIDTH } from './report.ts'
import { printShares, watchWaits } from './waits.ts'

const EARS = 4
const WRITERS = 16
const A_SECOND = 1000

/**
 * The cost of announcing for writers, and how late listeners in other processes are: by the database and by a message
 * server (decision 0099), beside the same transactions that announce nothing.
 */
export async function printAnnouncements(seconds: number): Promise<void> {
  const database = await copyOfOffers(1000)
  const messages = await startMessageServer()
  const ears = await Promise.all(Array.from({ length: EARS }, () => openEar(database.url, messages?.url)))
  const byDatabase = openDatabase({ url: database.url, connections: WRITERS })
  const byServer = openDatabase({ url: database.url, connections: WRITERS })
  const warn = (sentence: string) => print(sentence)
  const telling = messages && (await openMessages({ url: messages.url, db: byServer, warn }))
  try {
    await sql`create table bench_rows (id bigint generated always as identity primary key, text text not null)`.execute(
      byDatabase,
    )
    for (const aSecond of [A_SECOND, null]) {
      print(
        `\n${aSecond ?? 'As many as go'} transactions a second, ${WRITERS} at once, ${EARS} processes listen\n${headings}`,
      )
      const run = { ears, databaseUrl: database.url, aSecond, seconds }
      const floor = await printRun('announcing nothing', byDatabase, run)
      await printRun('by the database', byDatabase, { ...run, floor })
      if (messages) await printRun('by a message server', byServer, { ...run, floor })
      else print(`by a message server: ${noMessageServer}`)
    }
  } finally {
    await telling?.close()
    for (const ear of ears) ear.kill()
    await Promise.all([byDatabase.destroy(), byServer.destroy()])
    await messages?.kill()
    await database.drop()
  }
}

async function openEar(url: string, messagesUrl = ''): Promise<ChildProcess> {
  const ear = fork(join(import.meta.dirname, 'announcement-ear.ts'), [url, messagesUrl], { execArgv: [] })
  await once(ear, 'message')
  return ear
}

interface Run {
  ears: readonly ChildProcess[]
  databaseUrl: string
  /** Null: as many as go. */
  aSecond: number | null
  seconds: number
  /** Of the same transactions that announce nothing, where these announce. */
  floor?: Measure
}

async function printRun(name: string, db: Db, { ears, databaseUrl, aSecond, seconds, floor }: Run): Promise<Measure> {
  const announces = floor !== undefined
  const watch = await watchWaits(databaseUrl)
  const act = await watch.timed(() => () => db.transaction().execute((tx) => write(tx, announces)))(0)
  const measure = await runAtRate(act, aSecond, seconds)
  const samples = await watch.end()
  print(line({ name }, measure.figures, floor))
  printShares(samples)
  if (announces) await printHeard(ears, measure.count)
  return measure.figures
}

async function write(tx: Tx, announces: boolean): Promise<void> {
  await pipeline(
    tx,
    (tx) => sql`insert into bench_rows (text) values ('an order')`.execute(tx),
    async (tx) => announces && publish(tx, announcement()),
  )
}

function announcement() {
  const id = String(process.hrtime.bigint())
  return orderChanged({ id, version: 1, buyerId: 'buyer', sellerId: 'seller' })
}

/** Runs the act again and again, each when it is due or, where that is over, once a writer is free. */
async function runAtRate(act: Act, aSecond: number | null, seconds: number) {
  const times: number[] = []
  const refused = new Map<string, number>()
  const begun = performance.now()
  let next = 0
  const until = seconds * 1000
  const writers = Array.from({ length: WRITERS }, async () => {
    for (;;) {
      const due = dueAt(next++, aSecond)
      const wait = due - (performance.now() - begun)
      if (wait > 0) await pause(wait)
      const from = performance.now()
      if (from - begun >= until) return
      await act().catch((error: Error) => refused.set(error.message, (refused.get(error.message) ?? 0) + 1))
      times.push(performance.now() - from)
    }
  })
  await Promise.all(writers)
  if (refused.size > 0) process.exitCode = 1
  return { count: times.length, figures: measured(times, performance.now() - begun, refused) }
}

async function printHeard(ears: readonly ChildProcess[], count: number): Promise<void> {
  const heard = await Promise.all(
    ears.map(async (ear) => {
      ear.send({ count })
      const [{ late }] = (await once(ear, 'message')) as [Heard]
      return late
    }),
  )
  const { p50, p99 } = measured(heard.flat(), 1, new Map())
  const missed = ears.length * count - heard.flat().length
  print(
    `${''.padEnd(WIDTH)} heard ${p50.toFixed(1)} ms (p50) and ${p99.toFixed(1)} ms (p99) after it was announced, ${missed} not`,
  )
  if (missed > 0) process.exitCode = 1
}
