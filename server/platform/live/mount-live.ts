import type { IncomingMessage } from 'node:http'
import { Server as Engine } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { type Announcement, LIVE_PATH } from '#domain/live.ts'
import { keepRecentTopics } from './recent-topics.ts'
import { admit, type LiveServer, type SessionChecks, welcome } from './sockets.ts'

export interface LiveOptions extends SessionChecks {
  /** Origin of the site: pages of other origins may not connect. */
  publicUrl: string
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
// connections that have not authenticated by then are cut off
const ADMISSION_MS = 10_000

/** Live connections of browsers at /live/, closed with the server; announcements come from the listener. */
export function mountLive(http: FastifyInstance, options: LiveOptions): Live {
  const engine = new Engine({
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: LARGEST_MESSAGE,
    httpCompression: false,
    allowRequest: (request, allow) => allow(null, isSameOrigin(request, options.publicUrl)),
  })
  const io: LiveServer = new Server({ serveClient: false, connectTimeout: ADMISSION_MS })
  io.bind(engine)
  io.use((socket, next) => void admit(socket, options).then(next))
  const recent = keepRecentTopics()
  io.on('connection', (socket) => void welcome(socket, options, recent))

  http.route({
    method: ['GET', 'POST'],
    url: LIVE_PATH,
    // before Fastify reads the body: the engine reads and answers by itself
    onRequest: (request, reply) => {
      reply.hijack()
      engine.handleRequest(request.raw as Parameters<Engine['handleRequest']>[0], reply.raw)
    },
    handler: () => undefined,
  })
  http.server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith(LIVE_PATH)) return socket.destroy()
    engine.handleUpgrade(request as Parameters<Engine['handleUpgrade']>[0], socket, head)
  })
  const close = () => void engine.close()
  http.addHook('preClose', async () => close())

  return {
    close,
    deliver({ topics, change }) {
      recent.announced(topics)
      const audience = io.to([...topics])
      if (change.name === 'session-over') audience.disconnectSockets(true)
      else audience.emit('change', change)
    },
    async resync() {
      recent.gap()
      const sockets = [...io.of('/').sockets.values()]
      const over = new Set(await options.overAmong([...new Set(sockets.map(({ data }) => data.member.sessionId))]))
      for (const socket of sockets) {
        if (over.has(socket.data.member.sessionId)) socket.disconnect(true)
        else socket.emit('resync')
      }
    },
  }
}

/** Programs outside a browser send no origin; they need a bearer all the same. */
function isSameOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return true
  return URL.parse(origin)?.host === host
}
