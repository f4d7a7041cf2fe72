import { collectDefaultMetrics, Registry } from 'prom-client'

/** What this process counts, for `/metrics`. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })
