import type { FastifyInstance } from 'fastify'
import { buildApp, jobs } from './app.ts'
import type { Deps } from './deps.ts'
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

/** One of the nodes on a database: serves requests, passes announcements to its browsers, and runs jobs. */
export async function openNode(deps: Deps, url: string, web?: WebSource): Promise<Node> {
  const { http, live } = await buildApp(deps, web)
  const listener = await openListener({
    url,
    onAnnouncement: live.deliver,
    onGap: () => void live.resync().catch((error) => http.log.warn(error)),
    warn: (message) => http.log.warn(message),
  })
  const workers = await openJobs({ url, deps, jobs, log: http.log }).catch(async (error) => {
    await listener.close()
    throw error
  })
  return {
    http,
    async close() {
      await Promise.all([workers.close(), withinDrainTime(http.close())])
      await listener.close()
    },
  }
}

async function withinDrainTime(closed: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())
  await Promise.race([closed, timeout])
}
