import type { Announcement } from '#domain/live.ts'
import { driverFor } from '../primary/follow-primary.ts'
import { CHANNEL } from './channel.ts'
import { heard } from './heard.ts'
import { type Connection, keepConnected } from './keep-connected.ts'

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
const ANSWER_TIMEOUT_MS = 5_000

/**
 * Listens for what the database announces, on its own connection, for as long as the process lives; a lost connection is
 * reopened at growing intervals. Returns once it listens.
 * @throws Error when the first connection fails
 */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const close = keepConnected(await connect(options), {
    connect: () => connect(options),
    onLoss() {
      options.warn('the connection for live updates was lost')
      options.onLoss()
    },
    onBack: options.onGap,
  })
  return { close }
}

async function connect({ url, onAnnouncement, warn }: ListenerOptions): Promise<Connection> {
  const { connectionString, Client } = driverFor(url)
  const client = new Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: 'sentra-bahan live',
  })
  const ended = new Promise((resolve) => client.once('end', resolve).on('error', resolve))
  const abandon = () => void client.end().catch(() => undefined)
  client.on('notification', ({ payload }) => {
    try {
      heard(JSON.parse(payload ?? ''), onAnnouncement)
    } catch (error) {
      warn(`an announcement could not be delivered: ${String(error)}`)
    }
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    abandon()
    throw error
  }
  return { ended, abandon, ask: () => client.query('select 1') }
}
