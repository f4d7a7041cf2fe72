import { setTimeout as pause } from 'node:timers/promises'

/** A connection that is to last as long as the process. */
export interface Connection {
  /** Resolves when it has ended or failed. */
  ended: Promise<unknown>
  /** A question that a server which still answers answers. */
  ask: () => Promise<unknown>
  /** Ends it at once: the other end may never answer. */
  abandon: () => void
}

export interface KeepOptions<Conn extends Connection> {
  connect: () => Promise<Conn>
  /** It is lost. */
  onLoss: () => void
  /** Called with the replacement once it is connected. */
  onBack: (connection: Conn) => void
}

// a connection that died silently (a switch, a sleeping machine) is noticed within the two
const HEARTBEAT_MS = 10_000
const ANSWER_TIMEOUT_MS = 5_000
const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 8_000

/**
 * Keeps a connection: a lost one is made again at growing intervals, also the first where there is none yet.
 * @returns what ends it, and returns once nothing is connected any more
 */
export function keepConnected<Conn extends Connection>(
  first: Conn | undefined,
  { connect, onLoss, onBack }: KeepOptions<Conn>,
): () => Promise<void> {
  const closing = new AbortController()
  let present = first
  const keeping = keep().catch(() => undefined)

  async function keep() {
    while (!closing.signal.aborted) {
      if (present) {
        await lossOf(present)
        if (closing.signal.aborted) return
        onLoss()
      }
      present = await reconnect(connect, closing.signal)
      if (closing.signal.aborted) return present.abandon()
      onBack(present)
    }
  }

  return async () => {
    closing.abort()
    present?.abandon()
    await keeping
  }
}

/** Retries until it succeeds, with jitter: nodes that lost their connections together do not come back together. */
async function reconnect<Conn>(connect: () => Promise<Conn>, closing: AbortSignal): Promise<Conn> {
  for (let failures = 0; ; failures++) {
    const longest = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
    await pause(longest * (0.5 + Math.random() / 2), undefined, { signal: closing })
    const made = await connect().catch(() => undefined)
    if (made) return made
  }
}

/** Resolves when the connection has ended, failed, or stopped answering. */
async function lossOf({ ended, ask, abandon }: Connection): Promise<void> {
  let heartbeat: NodeJS.Timeout | undefined
  await new Promise<unknown>((lost) => {
    ended.then(lost, lost)
    heartbeat = setInterval(() => answered(ask).catch(lost), HEARTBEAT_MS)
  })
  clearInterval(heartbeat)
  abandon()
}

async function answered(ask: () => Promise<unknown>): Promise<void> {
  const abort = new AbortController()
  const tooLate = pause(ANSWER_TIMEOUT_MS, undefined, { signal: abort.signal }).then(() => {
    throw new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`)
  })
  tooLate.catch(() => undefined)
  try {
    await Promise.race([ask(), tooLate])
  } finally {
    abort.abort()
  }
}
