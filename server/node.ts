import type { FastifyInstance } from 'fastify'
import type { Announcement } from '#domain/live.ts'
import { buildApp } from './app.ts'
import { refreshCounts } from './areas/catalogue/public.ts'
import type { Deps } from './deps.ts'
import { jobs } from './jobs.ts'
import { openJobs } from './platform/jobs/open-jobs.ts'
import { openListener } from './platform/live/open-listener.ts'
import type { WebSource } from './platform/web/web-source.ts'

export interface Node {
  /** Not listening yet. */
  http: FastifyInstance
  /** Takes no more jobs, finishes running requests, and disconnects its browsers. */
  close: () => Promise<void>
}

// a request still running after this is cut off, so that it does not keep the process alive
const DRAIN_MS = 10_000
// longer than a request takes from a balancer that has not heard yet
const GRACE_MS = 2_000

/** One of the nodes on a database: serves requests, passes announcements to its browsers, and runs jobs. */
export async function openNode(deps: Deps, url: string, web?: WebSource): Promise<Node> {
  const { http, live, connections, pageCache } = await buildApp(deps, web)
  const onAnnouncement = (announcement: Announcement) => {
    // before listeners hear of it and query
    deps.replicas?.heard(announcement)
    live.deliver(announcement)
    if (announcement.change.name === 'catalogue') pageCache.drop()
  }
  const resync = () => {
    deps.replicas?.gap()
    void live.resync().catch((error) => http.log.warn(error))
  }
  const listener = await openListener({
    url,
    onAnnouncement,
    onLoss: () => {
      // what visitors see is announced by the database alone
      pageCache.lose()
      // what people wrote is not known any more where the database has crashed
      deps.replicas?.gap()
    },
    onGap: () => {
      pageCache.hear()
      resync()
    },
    warn: (message) => http.log.warn(message),
  })
  const hearNoMore = await deps.messages?.hear({ onAnnouncement, onGap: resync })
  deps.replicas?.gap()
  pageCache.hear()
  const closeEars = () => Promise.all([listener.close(), hearNoMore?.()])
  const background = await openBackground(deps, url, http.log).catch(async (error) => {
    await closeEars()
    throw error
  })
  return {
    http,
    async close() {
      live.close()
      await Promise.all([background.close(), connections.drain({ graceMs: GRACE_MS, limitMs: DRAIN_MS })])
      // only now: pages under way call the API in-process, which a closed application refuses
      await http.close()
      await closeEars()
    },
  }
}

/** Starts a node's background work; nothing where other processes do it. */
async function openBackground(
  deps: Deps,
  url: string,
  log: FastifyInstance['log'],
): Promise<{ close: () => Promise<unknown> }> {
  if (deps.config.role === 'web') return { close: async () => undefined }
  const workers = await openJobs({ url, deps, jobs, log })
  const counts = refreshCounts(deps.db, (error) => log.warn({ err: error }, 'offers could not be counted'))
  return { close: () => Promise.all([workers.close(), counts.close()]) }
}
