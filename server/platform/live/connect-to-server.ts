import { createClient } from '@redis/client'
import type { Connection } from './keep-connected.ts'

/** A connection to Valkey, or Redis, for either publishing or subscribing. */
export interface ServerConnection extends Connection {
  /** @throws Error when it is not known that the server has it */
  publish: (channel: string, text: string) => Promise<unknown>
}

const CONNECT_TIMEOUT_MS = 5_000

/**
 * @param hear called with the messages of this channel, for a subscriber @throws Error when the server cannot be
 * reached
 */
export async function connectToServer(
  url: string,
  hear?: { channel: string; onText: (text: string) => void },
): Promise<ServerConnection> {
  const client = createClient({
    url,
    // Redis 5 knows no other
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  })
  // one that has failed is not used again; without a listener an error would end the process
  const ended = new Promise((resolve) => client.on('error', resolve).once('end', resolve))
  const abandon = () => {
    if (client.isOpen) client.destroy()
  }
  try {
    await client.connect()
    if (hear) await client.subscribe(hear.channel, hear.onText)
  } catch (error) {
    abandon()
    throw error
  }
  return { ended, abandon, ask: () => client.ping(), publish: (channel, text) => client.publish(channel, text) }
}
