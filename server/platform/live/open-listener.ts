import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Announcement } from '#domain/live.ts'
import { CHANNEL } from './channel.ts'

export interface ListenerOptions {
  url: string
  onAnnouncement: (announcement: Announcement) => void
  /** The connection is lost: announcements are missed from now on. */
  onLoss: () => void
  /** It is back: announcements may have been missed. */
  onGap: () => void
  warn: (message: string) => void
}

export interface Listener {
  close: () => Promise<void>
}

const CONNECT_TIMEOUT_MS = 5_000
// a connection that died silently (a switch, a sleeping machine) is noticed within the two
const HEARTBEAT_MS = 10_000
const ANSWER_TIMEOUT_MS = 5_000
const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 8_000

/**
 * Listens for announcements on its own connection for as long as the process lives; a lost connection is reopened at
 * growing intervals. Returns once it listens.
 * @throws Error when the first connection fails
 */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const closing = new AbortController()
  let client = await connect(options)
  const ended = keepListening()

  async function keepListening() {
    while (!closing.signal.aborted) {
      await lossOf(client)
      if (closing.signal.aborted) return
      options.warn('the connection for live updates was lost')
      options.onLoss()
      client = await reconnect(options, closing.signal)
      options.onGap()
    }
  }

  return {
    async close() {
      closing.abort()
      await client.end()
      await ended.catch(() => undefined)
    },
  }
}

async function connect({ url, onAnnouncement, warn }: ListenerOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: 'sentra-bahan live',
  })
  // lossOf is told too; without a permanent listener an error would end the process
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => {
    try {
      onAnnouncement(JSON.parse(payload ?? ''))
    } catch (error) {
      warn(`an announcement could not be delivered: ${String(error)}`)
    }
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    abandon(client)
    throw error
  }
  return client
}

/** Retries until it succeeds, with jitter: nodes that lost their connections together do not come back together. */
async function reconnect(options: ListenerOptions, closing: AbortSignal): Promise<pg.Client> {
  for (let failures = 0; ; failures++) {
    const longest = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
    await pause(longest * (0.5 + Math.random() / 2), undefined, { signal: closing })
    const client = await connect(options).catch(() => undefined)
    if (client) return client
  }
}

/** Resolves when the connection has ended, failed, or stopped answering. */
async function lossOf(client: pg.Client): Promise<void> {
  let heartbeat: NodeJS.Timeout | undefined
  await new Promise<unknown>((lost) => {
    client.once('end', lost)
    client.once('error', lost)
    heartbeat = setInterval(() => client.query('select 1').catch(lost), HEARTBEAT_MS)
  })
  clearInterval(heartbeat)
  abandon(client)
}

// not awaited: the other end may never answer
function abandon(client: pg.Client): void {
  client.end().catch(() => undefined)
}
