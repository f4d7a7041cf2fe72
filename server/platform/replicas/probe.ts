import type pg from 'pg'
import { driverFor } from '../primary/follow-primary.ts'

// a server that lives answers at once
const PATIENCE_MS = 2_000

/** A connection of its own to ask a server where it is; one that is lost is replaced at the next question. */
export class Probe {
  readonly #url: string
  #client: pg.Client | undefined
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  async ask<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
    try {
      this.#client ??= await this.#connect()
      const client = this.#client
      const { rows } = await client.query<Row>(text)
      const [row] = rows
      if (!row) throw new Error('the server answered nothing')
      return row
    } catch (error) {
      this.#drop()
      throw error
    }
  }

  close(): void {
    this.#isClosed = true
    this.#drop()
  }

  #drop(): void {
    const client = this.#client
    this.#client = undefined
    // not awaited: the other end may never answer
    client?.end().catch(() => undefined)
  }

  async #connect(): Promise<pg.Client> {
    const { connectionString, Client } = driverFor(this.#url)
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'sentra-bahan watch',
    })
    client.on('error', () => undefined)
    client.once('end', () => {
      if (this.#client === client) this.#client = undefined
    })
    try {
      await client.connect()
      if (this.#isClosed) throw new Error('closed while it was being connected')
      return client
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
  }
}
