import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cut, wireOf } from '../database/driver.ts'
import { addressesOf, hostOf } from './addresses.ts'
import { findPrimary, type Primary } from './find-primary.ts'

// a primary that stands still refuses nothing, so it is looked for whether or not somebody is refused
const WATCH_MS = 2_000
const SEARCH_PAUSE_MS = 250
// a promotion takes seconds; a refusal after that starts a new search
const SEARCH_TRIES = 40

const followed = new Map<string, FollowedPrimary>()

/** How the driver reaches the database of an address: of several servers, the primary. */
export function driverFor(url: string): { connectionString: string; Client: typeof pg.Client } {
  const [first = url, ...others] = addressesOf(url)
  if (others.length === 0) return { connectionString: first, Client: pg.Client }
  return { connectionString: first, Client: primaryOf(url).Client }
}

export interface Following {
  /** Of the server that writes, as far as is known. */
  address: () => string
  close: () => Promise<void>
}

/**
 * Finds the primary among several servers, and follows it for as long as the process lives; does nothing for one.
 * Before the first search, a former primary could be taken for the present one. @param say logs a sentence for each
 * move
 */
export async function followPrimary(url: string, log: (sentence: string) => void): Promise<Following> {
  const [first = url, ...others] = addressesOf(url)
  if (others.length === 0) return { address: () => first, close: async () => undefined }
  return primaryOf(url).watch(log)
}

function primaryOf(url: string): FollowedPrimary {
  const known = followed.get(url) ?? new FollowedPrimary(addressesOf(url))
  followed.set(url, known)
  return known
}

class FollowedPrimary {
  readonly Client: typeof pg.Client
  readonly #addresses: readonly string[]
  /** Connections, by where they lead. */
  readonly #open = new Map<pg.Client, string>()
  #present: string
  /** Of the server that writes: one of an earlier timeline was replaced, and is not written to however it answers. */
  #timeline = 0
  #searching: Promise<void> | undefined
  #log: (sentence: string) => void = () => undefined

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses
    this.#present = addresses[0] ?? ''
    this.Client = clientOf({
      present: () => this.#present,
      opened: (client, address) => this.#opened(client, address),
      missed: () => this.#search(),
    })
  }

  async watch(log: (sentence: string) => void): Promise<Following> {
    this.#log = log
    const closing = new AbortController()
    this.#moveTo(await findPrimary(this.#addresses))
    const watching = this.#watch(closing.signal)
    return {
      address: () => this.#present,
      async close() {
        closing.abort()
        await watching
      },
    }
  }

  async #watch(closing: AbortSignal): Promise<void> {
    while (!closing.aborted) {
      await pause(WATCH_MS, undefined, { signal: closing, ref: false }).catch(() => undefined)
      if (!closing.aborted) this.#moveTo(await findPrimary(this.#addresses))
    }
  }

  #search(): void {
    this.#searching ??= this.#findPrimary().finally(() => {
      this.#searching = undefined
    })
  }

  async #findPrimary(): Promise<void> {
    for (let tries = 0; tries < SEARCH_TRIES; tries++) {
      if (this.#moveTo(await findPrimary(this.#addresses))) return
      await pause(SEARCH_PAUSE_MS, undefined, { ref: false })
    }
  }

  #opened(client: pg.Client, address: string): void {
    this.#open.set(client, address)
    client.once('end', () => this.#open.delete(client))
    // it was begun before a move
    if (address !== this.#present) cut(client)
  }

  /** @returns whether that server is the one that writes */
  #moveTo(found: Primary | undefined): boolean {
    if (found === undefined || found.timeline < this.#timeline) return false
    const { address, timeline } = found
    this.#timeline = timeline
    if (address === this.#present) return true
    this.#log(`The database that writes is now ${hostOf(address)}, not ${hostOf(this.#present)}.`)
    this.#present = address
    // queries there would write to a former primary, or wait for a server that is gone
    for (const [client, open] of this.#open) if (open !== address) cut(client)
    return true
  }
}

interface ClientEvents {
  present: () => string
  opened: (client: pg.Client, address: string) => void
  /** The present server could not be reached, or does not write. */
  missed: () => void
}

/** Connections to whichever server writes at the moment; one in recovery is no such server, whatever was believed. */
function clientOf(events: ClientEvents): typeof pg.Client {
  return class extends pg.Client {
    readonly #address: string
    /** From the server's greeting, and so without a query. */
    #isStandby = false

    constructor(options?: pg.ClientConfig) {
      const address = events.present()
      super({ ...options, connectionString: address })
      this.#address = address
      wireOf(this).on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'in_hot_standby') this.#isStandby = parameterValue === 'on'
      })
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = this.#connect()
      if (!callback) return connected
      connected.then(() => (callback as (error?: Error) => void)(), callback)
      return undefined
    }

    async #connect(): Promise<this> {
      try {
        await super.connect()
      } catch (error) {
        events.missed()
        throw error
      }
      if (this.#isStandby) {
        events.missed()
        cut(this)
        throw Object.assign(new Error(`${hostOf(this.#address)} is in recovery and does not write`), { code: '25006' })
      }
      events.opened(this, this.#address)
      return this
    }
  }
}
