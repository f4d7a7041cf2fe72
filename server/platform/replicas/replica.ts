import type { Db } from '../database.ts'
import { hostOf } from '../primary/addresses.ts'
import type { Course } from './course.ts'
import { countAgain, showLag, showUsed } from './metrics.ts'
import { type Position, positionOf } from './position.ts'
import { Probe } from './probe.ts'
import { Pulse } from './pulse.ts'
import { openReading, type ReadingDatabase, type ReadingOptions } from './reading-database.ts'

export interface ReplicaOptions extends Omit<ReadingOptions, 'onFailure'> {
  course: Course
  longestLagMs: number
  warn: (sentence: string) => void
}

const WATCH_MS = 1_000

/** A replica whose position is polled every second, left out while it cannot be trusted, and taken back by itself. */
export class Replica {
  readonly #name: string
  readonly #options: ReplicaOptions
  readonly #probe: Probe
  readonly #pulse = new Pulse(WATCH_MS)
  readonly #reading: ReadingDatabase
  readonly #watching: Promise<void>
  /** Why it is left out; undefined while it is in use. */
  #leftOut: string | undefined = 'it has not been asked yet'
  #replayed: Position = 0n
  #answeredAt = performance.now()

  constructor(options: ReplicaOptions) {
    this.#name = hostOf(options.url)
    this.#options = options
    this.#probe = new Probe(options.url)
    this.#reading = openReading({
      ...options,
      onFailure: (isGone) => {
        countAgain(this.#name)
        if (isGone) this.#suspect()
      },
    })
    showUsed(this.#name, false)
    this.#watching = this.#watch()
  }

  get db(): Db {
    return this.#reading.db
  }

  get isUsed(): boolean {
    return this.#leftOut === undefined
  }

  /** Whether it can be read by somebody who must see what was written up to there. */
  has(position: Position): boolean {
    return this.isUsed && this.#replayed >= position
  }

  /** Somebody waits for it to read further. */
  hurry(): void {
    this.#pulse.hurry()
  }

  async close(): Promise<void> {
    this.#pulse.stop()
    this.#probe.close()
    await this.#watching
    await this.#reading.close()
  }

  async #watch(): Promise<void> {
    while (!this.#pulse.stopped) {
      await this.#inspect()
      await this.#pulse.rest()
    }
  }

  async #inspect(): Promise<void> {
    try {
      const { standby, position } = await this.#probe.ask<{ standby: boolean; position: string | null }>(
        "select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0')::text as position",
      )
      const reason = this.#judge(standby && position !== null ? positionOf(position) : undefined)
      if (reason === undefined) this.#use()
      else this.#leaveOut(reason)
    } catch {
      if (this.#pulse.stopped) return
      showLag(this.#name, (performance.now() - this.#answeredAt) / 1000)
      this.#leaveOut('it does not answer')
      this.#reading.cut()
    }
  }

  /** Why it is to be left out; undefined where it may be used. */
  #judge(replayed: Position | undefined): string | undefined {
    const now = performance.now()
    this.#answeredAt = now
    if (replayed === undefined) return 'it is no replica any more'
    this.#replayed = replayed
    if (!this.#options.course.hasBegun) return this.#leftOut
    const lagMs = this.#options.course.lagOf(replayed, now)
    if (lagMs === null) return 'it has not caught up yet'
    showLag(this.#name, lagMs / 1000)
    const { longestLagMs } = this.#options
    if (lagMs > longestLagMs) return `it lags by more than ${longestLagMs} ms`
    // not in and out around the limit
    return lagMs > longestLagMs / 2 ? this.#leftOut : undefined
  }

  /**
   * Suspects that the replica is gone after a failed statement: checks it at once, and sends it no queries meanwhile.
   */
  #suspect(): void {
    if (this.isUsed) this.#leaveOut('a statement failed')
    this.#pulse.hurry()
  }

  #leaveOut(reason: string): void {
    if (this.#leftOut === reason) return
    this.#leftOut = reason
    showUsed(this.#name, false)
    this.#options.warn(`The replica ${this.#name} is left out: ${reason}.`)
  }

  #use(): void {
    if (this.isUsed) return
    this.#leftOut = undefined
    showUsed(this.#name, true)
    this.#options.warn(`The replica ${this.#name} is in use.`)
  }
}
