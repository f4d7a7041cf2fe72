import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'
import type { MetricsAnswered, MetricsRequest } from './workers/answer-metrics.ts'

/** The metrics of this process, for `/metrics`. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })
if (cluster.isWorker) answerPrimary()

const PATIENCE_MS = 6_000
let lastNumber = 0

/** The metrics of this process; in a cluster, of all its workers. */
export async function collectMetrics(): Promise<string> {
  if (!cluster.isWorker || !process.connected) return registry.metrics()
  const number = ++lastNumber
  const answer = new Promise<string | null>((resolve) => {
    const hear = (message: MetricsAnswered) => {
      if (message?.metricsAnswered !== number) return
      process.off('message', hear)
      clearTimeout(impatient)
      resolve(message.text)
    }
    const impatient = setTimeout(() => hear({ metricsAnswered: number, text: null }), PATIENCE_MS)
    process.on('message', hear)
  })
  process.send?.({ metricsAsked: number } satisfies MetricsRequest)
  // one that is about to end answers nothing to the others
  return (await answer) ?? registry.metrics()
}

/** Answers requests of the supervising process for the metrics. */
function answerPrimary(): void {
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry()
}
