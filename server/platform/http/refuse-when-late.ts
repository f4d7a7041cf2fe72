import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'

// health checks are always answered
const WATCHED = new Set(['/healthz', '/readyz', '/metrics'])
/** Styles and code of pages that were answered: a browser that is refused them does not ask again, and shows half a page. */
const PARTS_OF_PAGES = '/assets/'
const RETRY_SECONDS = 2
const AVERAGED_OVER_MS = 1_000

/**
 * Refuses new requests while this process lags: one that would wait longer than its reader does only makes the others
 * wait too. What `isUnderWay` says has begun goes on. A single pause, such as a busy machine causes, refuses no
 * request.
 * @param afterMs how late the event loop is on average within a second
 */
export function refuseWhenLate(
  http: FastifyInstance,
  { afterMs, isUnderWay }: { afterMs: number; isUnderWay: (request: FastifyRequest) => boolean },
): void {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  let lateMs = 0
  const averaging = setInterval(() => {
    lateMs = delays.count > 0 ? delays.mean / 1e6 : 0
    delays.reset()
  }, AVERAGED_OVER_MS).unref()
  http.addHook('onClose', async () => {
    clearInterval(averaging)
    delays.disable()
  })
  http.addHook('onRequest', async (request) => {
    if (lateMs <= afterMs || isUnderWay(request) || isSpared(request)) return
    throw new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
  })
}

function isSpared({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith(PARTS_OF_PAGES) || WATCHED.has(url)
}
