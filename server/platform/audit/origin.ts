import { AsyncLocalStorage } from 'node:async_hooks'

/** Where an act comes from. */
export interface Origin {
  /** From networkOf; null where there is none, as on the command line. */
  network: string | null
  /** The user agent of the client. */
  device: string
}

const LONGEST_DEVICE = 300
const origins = new AsyncLocalStorage<Origin>()

/** Runs this work with its origin in the request context; audit() records it without every use case passing it on. */
export function withOrigin<Result>({ network, device }: Origin, work: () => Result): Result {
  return origins.run({ network, device: device.slice(0, LONGEST_DEVICE) }, work)
}

/** Where the present work comes from; nothing for a job. */
export function presentOrigin(): Origin | undefined {
  return origins.getStore()
}
