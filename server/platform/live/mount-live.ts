import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Server as Engine, type Socket as EngineSocket } from 'engine.io'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { Server } from 'socket.io'
import { type Announcement, LIVE_PATH } from '#domain/live.ts'
import { networkBudget } from '../http/network-budget.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { isLoopback, networkOf } from '../network.ts'
import { inSpan } from '../traces/span.ts'
import { connected } from './connected.ts'
import { type AdmittedConnections, countConnections } from './count-connections.ts'
import { trackRecentTopics } from './recent-topics.ts'
import { admit, type LiveServer, type SessionChecks, welcome } from './sockets.ts'

export interface LiveOptions extends Omit<SessionChecks, 'connections' | 'networkOf'> {
  /** Origin of the site: pages of other origins may not connect. */
  publicUrl: string
  /** How long a connection may take to authenticate. */
  admissionMs?: number
}

export interface Live {
  /** Passes an announcement to the browsers of this node that joined its topics. */
  deliver: (announcement: Announcement) => void
  /** After a gap: cuts off sessions that have ended and lets all other browsers ask again. */
  resync: () => Promise<void>
  /** Like a dropped connection: browsers reconnect to another node, each at its own time. */
  close: () => void
}

// the only thing a browser sends is a renewed bearer
const LARGEST_MESSAGE = 2_048
const PING_MS = 5_000
// longer than a phone or a halted process takes to answer
const PONG_MS = 4_000
// connections that have not authenticated by then are cut off
const ADMISSION_MS = 10_000
// what a browser needs to answer the end of a connection; ws would wait for half a minute
const FAREWELL_MS = 2_000
// an office behind one address comes back at once after an upgrade
const HANDSHAKES = { max: 1200, timeWindow: '1 minute' }

/** Live connections of browsers at /live/, closed with the server; announcements come from the listener. */
export function mountLive(http: FastifyInstance, options: LiveOptions): Live {
  const engine = new Engine({
    transports: ['websocket', 'polling'],
    // browsers try WebSocket first; a connection then has one transport, and one socket to end it by
    allowUpgrades: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    httpCompression: false,
    // together what a browser waits before it knows that its connection is lost, and a chat says so [CHAT-12]
    pingInterval: PING_MS,
    pingTimeout: PONG_MS,
    allowRequest: (request, allow) => allow(null, isSameOrigin(request.headers, options.publicUrl)),
  })
  const io: LiveServer = new Server({ serveClient: false })
  io.bind(engine)
  const networks = new WeakMap<IncomingMessage, string>()
  const connections = countConnections()
  const checks = { ...options, connections, networkOf: (request: IncomingMessage) => networks.get(request) }
  engine.on('connection', (connection: EngineSocket) =>
    endInTime(connection, options.admissionMs ?? ADMISSION_MS, connections),
  )
  const connecting = {
    name: 'live connect',
    kind: 'server',
    attributes: { 'network.protocol.name': 'websocket' },
  } as const
  io.use((socket, next) => void inSpan(connecting, () => admit(socket, checks)).then(next))
  const recent = trackRecentTopics(options.now)
  io.on('connection', (socket) => {
    connected.inc()
    socket.once('disconnect', () => connected.dec())
    void welcome(socket, checks, recent)
  })

  const upgrades = new WeakMap<IncomingMessage, Upgrade>()
  const handshakes: FastifyPluginAsync = async (scope) => {
    const count = await networkBudget(scope, HANDSHAKES)
    scope.route({
      method: ['GET', 'POST'],
      url: LIVE_PATH,
      // before Fastify reads the body: the engine reads and answers by itself
      onRequest: async (request, reply) => {
        if (!new URLSearchParams(request.url.split('?')[1]).has('sid')) await count(request)
        if (!isLoopback(request.ip)) networks.set(request.raw, networkOf(request.ip))
        reply.hijack()
        const raw = request.raw as Parameters<Engine['handleRequest']>[0] // the engine adds its fields itself
        const upgrade = upgrades.get(request.raw)
        if (!upgrade) return void engine.handleRequest(raw, reply.raw)
        reply.raw.detachSocket(upgrade.socket)
        engine.handleUpgrade(raw, upgrade.socket, upgrade.head)
      },
      handler: () => undefined,
    })
  }
  http.register(handshakes)
  http.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    upgrades.set(request, { socket, head })
    http.routing(request, refusalTo(request, socket))
  })
  const close = () => void engine.close()
  http.addHook('preClose', async () => close())

  return {
    close,
    deliver({ topics, change }) {
      // no browser listens, and an empty audience would mean everybody
      if (change.name === 'catalogue') return
      // presence is never refetched
      if (change.name !== 'presence') recent.announced(topics)
      const audience = io.to([...topics])
      if (change.name === 'session-over') audience.disconnectSockets(true)
      else audience.emit('change', change)
    },
    async resync() {
      recent.gap()
      const sockets = [...io.of('/').sockets.values()]
      const revoked = new Set(
        await options.revokedAmong([...new Set(sockets.map(({ data }) => data.member.sessionId))]),
      )
      for (const socket of sockets) {
        if (revoked.has(socket.data.member.sessionId)) socket.disconnect(true)
        else socket.emit('resync')
      }
    },
  }
}

interface Upgrade {
  socket: Socket
  head: Buffer
}

/** For the answer to a handshake that is refused before it becomes a connection. */
function refusalTo(request: IncomingMessage, socket: Socket): ServerResponse {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.once('finish', () => socket.end())
  socket.on('error', () => socket.destroy())
  return response
}

/** Ends connections that do not authenticate, and those that do not answer the end. */
function endInTime(connection: EngineSocket, admissionMs: number, connections: AdmittedConnections): void {
  const { socket } = connection.request
  const ownsSocket = connection.transport.name === 'websocket'
  const admission = setTimeout(() => {
    if (connections.isTaken(connection)) return
    connection.close(true)
    if (ownsSocket) socket.destroy()
  }, admissionMs)
  connection.once('close', () => {
    clearTimeout(admission)
    if (ownsSocket) setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
  })
}

/** Whether a request may become a connection of another kind; elsewhere an `Upgrade` header is passed over. */
export function mayUpgrade({ url }: IncomingMessage): boolean {
  return url?.startsWith(LIVE_PATH) ?? false
}
