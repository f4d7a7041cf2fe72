import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'
import { Refusal } from '#domain/refusal.ts'
import { collectMetrics, registry } from '../metrics.ts'

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
function isSame(sentToken: string | undefined, token: string): boolean {
  const [sent, expected] = [Buffer.from(sentToken ?? ''), Buffer.from(token)]
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

/** The bearer of a request; its scheme may be written in any case (RFC 9110). */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

export interface SlowCall {
  route: string
  count: number
  meanMs: number
  /** An upper limit of the 99th percentile; null beyond what is measured. */
  p99Ms: number | null
}

/** The calls of this process that take longest, the slowest first, over all answers. */
export async function slowCalls(most: number): Promise<SlowCall[]> {
  const durations = registry.getSingleMetric('http_request_duration_seconds') as Histogram | undefined
  const routes = new Map<string, Counted>()
  for (const { labels, value, metricName } of (await durations?.get())?.values ?? []) {
    const name = String(labels.route)
    const route = routes.get(name) ?? { sum: 0, count: 0, buckets: new Map() }
    routes.set(name, route)
    if (metricName?.endsWith('_sum')) route.sum += value
    else if (metricName?.endsWith('_count')) route.count += value
    else if (labels.le !== undefined) {
      const limit = Number(String(labels.le).replace('+Inf', 'Infinity'))
      route.buckets.set(limit, (route.buckets.get(limit) ?? 0) + value)
    }
  }
  return [...routes]
    .filter(([route, { count }]) => route.startsWith('/api/') && count > 0)
    .map(([route, counted]) => ({ route, count: counted.count, ...timesOf(counted) }))
    .sort((a, b) => b.meanMs - a.meanMs)
    .slice(0, most)
}

interface Counted {
  sum: number
  count: number
  /** How many took at most so many seconds. */
  buckets: Map<number, number>
}

function timesOf({ sum, count, buckets }: Counted) {
  const limits = [...buckets].sort(([a], [b]) => a - b)
  const limit = limits.find(([, within]) => within >= count * 0.99)?.[0] ?? Number.POSITIVE_INFINITY
  return { meanMs: Math.round((sum / count) * 1000), p99Ms: Number.isFinite(limit) ? Math.round(limit * 1000) : null }
}
