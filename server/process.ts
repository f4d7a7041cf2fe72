import cluster from 'node:cluster'
import { indexUnindexed } from './areas/catalogue/public.ts'
import type { Config } from './config.ts'
import { keepExampleDocuments } from './demo/example-documents.ts'
import { seedDemo } from './demo/seed.ts'
import type { Deps } from './deps.ts'
import { openNode } from './node.ts'
import { CONNECTIONS, openEmbedded } from './open-embedded.ts'
import { ensureBuild } from './platform/build/ensure-build.ts'
import { checkClock, databaseLead } from './platform/database/check-clock.ts'
import { migrate } from './platform/database/migrate.ts'
import type { SlowStatement } from './platform/database/statement-times.ts'
import { openDatabase } from './platform/database.ts'
import { openTriedFileStore } from './platform/files/open-file-store.ts'
import type { Messages } from './platform/live/open-messages.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { followPrimary } from './platform/primary/follow-primary.ts'
import { openPush } from './platform/push/open-push.ts'
import { openReplicas } from './platform/replicas/open-replicas.ts'
import { StartFailure } from './platform/start-failure.ts'
import { builtWeb, developmentWeb } from './platform/web/web-source.ts'
import type { Lent } from './platform/workers/lent.ts'
import { exitWith, print } from './print.ts'

// requests and jobs are given up before; this is for what hangs, such as a database that no longer answers
const LONGEST_STOP_MS = 12_000

interface Start {
  development: boolean
  /** Resources opened by the supervising process. */
  lent?: Lent
}

/** Starts everything in order, and stops it in reverse at the first signal. */
export async function openProcess(config: Config, how: Start): Promise<void> {
  const closing: (() => Promise<void>)[] = []
  const stop = stopOnce(closing)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopInTime(stop))
  // its parent (server/start.ts, a test) is gone, or asks it to end in the one way that every system has
  process.on('disconnect', () => void stopInTime(stop))
  // listening to that alone must not keep the process alive
  process.channel?.unref()
  // a start may wait for a thread or a process that by itself keeps nothing alive
  const starting = setInterval(() => undefined, LONGEST_STOP_MS)
  try {
    await start(config, how, closing)
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearInterval(starting)
  }
}

async function start(config: Config, { development, lent }: Start, closing: (() => Promise<void>)[]): Promise<void> {
  // the web build takes longest at a first start, so it runs beside the database's
  const abort = new AbortController()
  const building = development ? undefined : ensureBuild(abort.signal)
  // a start that fails, or is ended before it serves, leaves no build behind
  const built = building?.catch(() => undefined)
  closing.push(async () => {
    abort.abort()
    await built
  })

  if (config.traces) {
    const { openTraces } = await import('./platform/traces/open-traces.ts')
    closing.push(openTraces(config.traces))
  }
  const url = config.databaseUrl ?? lent?.databaseUrl ?? (await openOwn(config, closing))
  // the log is there once the node is
  let toLog = print
  const warn = (sentence: string) => toLog(sentence)
  const primary = await followPrimary(url, warn)
  closing.push(primary.close)
  // the machine's own clock, also where tests move `Date`
  const complaint = checkClock(await databaseLead(primary.address(), () => performance.timeOrigin + performance.now()))
  if (complaint) print(complaint)
  await migrate(primary.address())
  let logSlow: (slow: SlowStatement) => void = () => undefined
  const slow = { afterMs: config.slowQueryMs, report: (one: SlowStatement) => logSlow(one) }
  const pool = { url, connections: CONNECTIONS.requests, ...(config.slowQueryMs > 0 && { slow }) }
  const db = openDatabase(pool)
  closing.push(() => db.destroy())
  let messages: Messages | undefined
  const replicas = config.replicas && openReplicas({ ...pool, ...config.replicas, primary: db, warn })
  if (replicas) closing.push(replicas.close)
  if (config.announcementsUrl) {
    const { openMessages } = await import('./platform/live/open-messages.ts')
    messages = await openMessages({ url: config.announcementsUrl, db, warn })
    closing.push(messages.close)
  }
  const mailer = openMailer({ config, log: print })
  closing.push(mailer.close)
  const deps: Deps = {
    db,
    databaseAddress: primary.address,
    replicas,
    messages,
    config,
    now: () => new Date(),
    mailer,
    pusher: openPush(config),
    files: await openTriedFileStore(config, print),
  }
  await indexUnindexed(db)
  if (config.demo) await Promise.all([fillDemo(url, deps), keepExampleDocuments(deps.files)])

  if (await building) print('web application built')
  const web = development ? await developmentWeb() : await builtWeb()
  closing.push(web.close)
  const { http, close } = await openNode(deps, url, web)
  closing.push(close)
  toLog = (sentence) => http.log.warn(sentence)
  logSlow = (one) => http.log.warn(one, 'a statement took long')
  if (config.demoInPublic) {
    http.log.warn('DEMO is on: every visitor of this site can sign in with the password in the README')
    if (config.outboxOpen) http.log.warn('SMTP_URL is not set: every visitor of this site can read all mail')
  }
  if (config.clientsUnknown)
    http.log.warn('TRUST_PROXY is off: behind a proxy on this machine no visitor is limited by network')
  await http.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenFailure(error, config)
  })
  print(`Sentra Bahan is at ${config.publicUrl}`)
}

/** On a busy machine, what the demo is filled with takes longer than a request may. */
async function fillDemo(url: string, deps: Deps): Promise<void> {
  const db = openDatabase({ url, connections: CONNECTIONS.requests, patient: true })
  try {
    await seedDemo({ ...deps, db })
  } finally {
    await db.destroy()
  }
}

/** The failure to listen, with the setting that would mend it; other errors as they are. */
function listenFailure(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is used by another program on this machine. Set PORT to another one.`)
  if (error.code === 'EACCES')
    return new StartFailure(`This user may not listen on port ${port}. Set PORT to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(`${host} is no address of this machine. Set HOST to one, or to 0.0.0.0 for all.`)
  return error
}

async function openOwn(config: Config, closing: (() => Promise<void>)[]): Promise<string> {
  // nothing works without it, and a restart puts everything in order
  const { url, stop } = await openEmbedded(config, { print, onLost: exitWith })
  closing.push(stop)
  return url
}

function stopOnce(closing: (() => Promise<void>)[]): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => {
    stopping ??= (async () => {
      for (const close of closing.reverse()) {
        await close().catch((error) => print(`while stopping: ${String(error)}`))
      }
    })()
    return stopping
  }
}

async function stopInTime(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => exitWith('Not everything could be closed in time.'), LONGEST_STOP_MS).unref()
  await stop()
  // a worker of a cluster is kept alive by its channel
  if (cluster.isWorker && process.connected) process.disconnect()
}
