import { Session } from 'node:inspector'

/** Counts the work that this thread does: how often the blocks of its code have run, since coverage counts them. */
export class WorkDone {
  readonly #session = new Session()

  constructor() {
    this.#session.connect()
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  /** How many blocks ran since it was asked last. */
  take(): number {
    let blocks = 0
    this.#session.post('Profiler.takePreciseCoverage', (error, covered) => {
      if (error) throw error
      for (const { functions } of covered.result)
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count
    })
    return blocks
  }

  close(): void {
    this.#session.disconnect()
  }
}
