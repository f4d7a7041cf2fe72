import type { IncomingMessage } from 'node:http'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { Member } from '#domain/accounts/actor.ts'
import { type FromBrowser, type ToBrowser, topicsOf } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AdmittedConnections } from './count-connections.ts'
import type { RecentTopics } from './recent-topics.ts'

export interface Session {
  member: Member
  /** When its bearer must be renewed. */
  expiresAt: Date
}

export interface SessionChecks {
  /** @throws Refusal session_expired | session_over */
  sessionOf: (bearer: string) => Promise<Session>
  /** Those of the sessions that have ended. */
  revokedAmong: (sessionIds: readonly string[]) => Promise<string[]>
  now: () => Date
  /** How long a browser may take to renew an expired bearer. */
  graceMs?: number
  warn: (error: unknown) => void
  connections: AdmittedConnections
  /** The network of a handshake; undefined for one of the machine itself, which has no limit. */
  networkOf: (request: IncomingMessage) => string | undefined
}

type Data = Session & { bearer: string }
export type LiveServer = Server<FromBrowser, ToBrowser, DefaultEventsMap, Data>
type LiveSocket = Socket<FromBrowser, ToBrowser, DefaultEventsMap, Data>

const GRACE_MS = 30_000
// setTimeout's maximum; longer than any bearer lives
const LONGEST_TIMER_MS = 2 ** 31 - 1
// browsers renew every quarter of an hour; a flood is cut off
const MOST_MESSAGES = 10
const MESSAGE_WINDOW_MS = 60_000

/** Admits holders of a bearer; visitors have nothing to hear. @returns the reason for the client if refused */
export async function admit(socket: LiveSocket, checks: SessionChecks): Promise<Error | undefined> {
  const { sessionId: bearer } = socket.handshake.auth as { sessionId?: unknown }
  if (!checks.connections.isFirstTry(socket.conn)) {
    socket.conn.close(true)
    return refused('too_often')
  }
  if (typeof bearer !== 'string' || bearer === '') return refused('sign_in_needed')
  try {
    socket.data = { bearer, ...(await checks.sessionOf(bearer)) }
  } catch (error) {
    if (error instanceof Refusal) return refused(error.code)
    checks.warn(error)
    return refused('not_ready')
  }
  // counted without a pause since the check: of many at once, no more get in than one after the other
  const network = checks.networkOf(socket.request)
  if (!checks.connections.take(socket.conn, socket.data.member.sessionId, network)) return refused('too_often')
  return undefined
}

function refused(code: string): Error {
  return Object.assign(new Error(code), { data: { code } })
}

/** Joins the member's topics, and stays only while the session does. */
export async function welcome(socket: LiveSocket, checks: SessionChecks, recent: RecentTopics): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  socket.on('disconnect', () => clearTimeout(timer))
  boundMessages(socket)
  socket.on('refresh', (bearer) => void stay(bearer))

  async function stay(bearer: unknown) {
    try {
      if (typeof bearer !== 'string') throw new Refusal('session_expired')
      const { member, expiresAt } = await checks.sessionOf(bearer)
      if (!socket.connected) return
      if (member.sessionId !== socket.data.member.sessionId) throw new Refusal('session_over')
      socket.data.member = member
      joinTopics(socket, member)
      holdUntil(expiresAt)
    } catch (error) {
      if (error instanceof Refusal) socket.disconnect(true)
      // the database cannot be queried: what was true stays true until it can
      else checks.warn(error)
    }
  }

  function holdUntil(expiresAt: Date) {
    clearTimeout(timer)
    timer = setTimeout(expire, Math.min(expiresAt.getTime() - checks.now().getTime(), LONGEST_TIMER_MS))
  }

  function expire() {
    socket.emit('expired')
    timer = setTimeout(() => socket.disconnect(true), checks.graceMs ?? GRACE_MS)
  }

  joinTopics(socket, socket.data.member)
  const { madeAt } = socket.handshake.auth as { madeAt?: unknown }
  socket.emit('joined', recent.mayHaveMissed(madeAt, topicsOf(socket.data.member)))
  holdUntil(socket.data.expiresAt)
  // checked again now that its topics are joined: the session may have ended since the first check
  await stay(socket.data.bearer)
}

/** Only the server decides what a socket hears; a changed role counts from the next renewal. */
function joinTopics(socket: LiveSocket, member: Member): void {
  const topics = new Set<string>(topicsOf(member))
  for (const room of socket.rooms) if (room !== socket.id && !topics.has(room)) void socket.leave(room)
  void socket.join([...topics])
}

function boundMessages(socket: LiveSocket): void {
  let windowEnds = 0
  let messages = 0
  socket.use((_event, next) => {
    const now = performance.now()
    if (now >= windowEnds) {
      windowEnds = now + MESSAGE_WINDOW_MS
      messages = 0
    }
    messages++
    if (messages > MOST_MESSAGES) socket.disconnect(true)
    else next()
  })
}
