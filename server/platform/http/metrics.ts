import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import { Refusal } from '#domain/refusal.ts'
import { collectMetrics, registry } from '../metrics.ts'
import { bearerOf } from './bearer.ts'

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
})

/**
 * GET /metrics in Prometheus format: the process, and the duration of each route by status. It asks for the token as
 * bearer, and is not there while none is set.
 */
export function mountMetrics(app: FastifyInstance, token: string | undefined): void {
  app.addHook('onResponse', async (request, reply) => {
    // the route's pattern, never the address: every id would make a series of its own
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!token || !isSame(bearerOf(request), token)) throw new Refusal('not_found')
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return collectMetrics()
  })
}

/** Takes as long whichever character differs. */
function isSame(given: string | undefined, token: string): boolean {
  const [sent, wanted] = [Buffer.from(given ?? ''), Buffer.from(token)]
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}
