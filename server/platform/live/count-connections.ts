import type { Socket as Connection } from 'engine.io'

export interface AdmittedConnections {
  /** @returns false when this connection has requested admission before: no browser does so twice */
  isFirstTry: (connection: Connection) => boolean
  /** Counts an open connection until it closes. @returns false when its session or its network has no room for it */
  take: (connection: Connection, session: string, network: string | undefined) => boolean
  isTaken: (connection: Connection) => boolean
}

// tabs of one browser on one node
const MOST_A_SESSION = 40
// people of one office on one node, each with several tabs
const MOST_A_NETWORK = 2_000

/** The admitted connections of this node, by session and by network. */
export function countConnections(): AdmittedConnections {
  const counts = new Map<string, number>()
  const tried = new WeakSet<Connection>()
  const taken = new WeakSet<Connection>()

  function add(key: string, difference: 1 | -1) {
    const count = (counts.get(key) ?? 0) + difference
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }

  return {
    isFirstTry(connection) {
      if (tried.has(connection)) return false
      tried.add(connection)
      return true
    },
    take(connection, session, network) {
      const room = [
        { key: `session ${session}`, most: MOST_A_SESSION },
        ...(network === undefined ? [] : [{ key: `network ${network}`, most: MOST_A_NETWORK }]),
      ]
      if (connection.readyState !== 'open' || room.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) return false
      taken.add(connection)
      for (const { key } of room) add(key, 1)
      connection.once('close', () => {
        for (const { key } of room) add(key, -1)
      })
      return true
    },
    isTaken: (connection) => taken.has(connection),
  }
}
