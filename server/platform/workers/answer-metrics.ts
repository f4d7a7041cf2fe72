import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'

/** A worker's request for metrics, and the answer. */
export interface MetricsRequest {
  metricsAsked: number
}
export interface MetricsAnswered {
  metricsAnswered: number
  text: string | null
}

/** Aggregates the metrics of all workers, for whichever of them gets the request. */
export function answerMetrics(): (worker: Worker, message: unknown) => void {
  const registry = new AggregatorRegistry()
  return (worker, message) => {
    if (!isMetricsRequest(message)) return
    const reply = (text: string | null) => {
      if (worker.isConnected()) worker.send({ metricsAnswered: message.metricsAsked, text } satisfies MetricsAnswered)
    }
    registry.clusterMetrics().then(reply, () => reply(null))
  }
}

function isMetricsRequest(message: unknown): message is MetricsRequest {
  return typeof message === 'object' && message !== null && 'metricsAsked' in message
}
