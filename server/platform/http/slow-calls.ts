import type { Histogram } from 'prom-client'
import { registry } from '../metrics.ts'

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
