import type { Socket } from 'node:net'
import type pg from 'pg'

interface Wire {
  stream: Socket
  /** The texts that are prepared there, by name. */
  parsedStatements: Record<string, string>
  on(event: 'parameterStatus', listener: (status: { parameterName: string; parameterValue: string }) => void): void
}

/** Members of a connection that the driver's types do not show. */
export function wireOf(client: pg.Client | pg.PoolClient): Wire {
  return (client as unknown as { connection: Wire }).connection
}

/** Ends a connection at once: its queries fail, instead of waiting for a server that may never answer. */
export function cut(client: pg.Client | pg.PoolClient): void {
  client.on('error', () => undefined)
  wireOf(client).stream.destroy()
}
