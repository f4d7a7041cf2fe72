import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Prepare } from './load.ts'
import { print, WIDTH } from './report.ts'

/** A sample of the activity of one connection of the product. */
export interface WaitSample {
  /** As pg_stat_activity names them; null while it waits for nothing. */
  waitType: string | null
  wait: string | null
  query: string
  /** Its transaction has the lock of a stock's row, or waits for it. */
  hasStock: boolean
}

const EVERY_MS = 5
const rowWaits = ['transactionid', 'tuple']

/**
 * Samples what the product's writing transactions wait for, while acts are timed.
 * @returns wrapped acts, and a function that stops and returns the samples
 */
export async function watchWaits(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const samples: WaitSample[] = []
  let running = 0
  let isStopped = false
  const watching = watch()

  async function watch(): Promise<void> {
    while (!isStopped) {
      if (running > 0) samples.push(...(await sample(client)))
      await pause(EVERY_MS)
    }
  }

  return {
    timed:
      (prepare: Prepare): Prepare =>
      async (worker) => {
        const act = await prepare(worker)
        return () => {
          running += 1
          return act().finally(() => {
            running -= 1
          })
        }
      },
    async end(): Promise<WaitSample[]> {
      isStopped = true
      await watching
      await client.end()
      return samples
    },
  }
}

async function sample(client: pg.Client): Promise<WaitSample[]> {
  // a transaction that has not yet written has no id
  const { rows } = await client.query<WaitSample>({
    name: 'look',
    text: `
      select a.wait_event_type as "waitType", a.wait_event as wait, a.query, exists (
        select from pg_locks l
        where l.pid = a.pid and l.relation = 'product_stocks'::regclass and l.mode = 'RowShareLock') as "hasStock"
      from pg_stat_activity a
      where a.datname = current_database() and a.application_name = 'sentra-bahan' and a.backend_xid is not null`,
  })
  return rows
}

/** What transactions spend their time on, as shares of all samples, the largest first. */
export function sharesOf(samples: readonly WaitSample[]): { what: string; share: number }[] {
  const groups = Map.groupBy(samples, whatOf)
  return [...groups]
    .map(([what, same]) => ({ what, share: same.length / samples.length }))
    .sort((one, other) => other.share - one.share || (one.what < other.what ? -1 : 1))
}

/** Below a measure; what is less than a fiftieth is left out. */
export function printShares(samples: readonly WaitSample[]): void {
  const shares = sharesOf(samples).filter(({ share }) => share >= 0.02)
  print(`${''.padEnd(WIDTH)} ${shares.map(({ what, share }) => `${what} ${percent(share)}`).join(', ')}`)
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

/** Which part of a transaction, from its first write to its end, it has the lock of a stock. */
export function shareWithStock(samples: readonly WaitSample[]): number {
  return samples.filter(({ hasStock }) => hasStock).length / samples.length
}

function whatOf({ waitType, wait, query }: WaitSample): string {
  if (waitType === null) return 'the database works'
  // between two statements
  if (waitType === 'Client') return 'the application'
  if (waitType === 'Lock' && wait === 'object') return 'NOTIFY of another commit'
  if (waitType === 'Lock' && rowWaits.includes(wait ?? '')) return `a row of ${tableOf(query)}`
  return isLog(waitType, wait ?? '') ? 'the disk' : `${waitType}/${wait}`
}

/** Whether it waits until the log of the database is written, by itself or by another. */
function isLog(waitType: string, wait: string): boolean {
  return (waitType === 'IO' || waitType === 'LWLock') && wait.toLowerCase().startsWith('wal')
}

function tableOf(query: string): string {
  return /\b(?:from|into|update) "(\w+)"/.exec(query)?.[1] ?? 'a table'
}
