import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

export interface ServeOptions extends ServerOptions {
  /** How many ms a connection may be idle: also while its answer is not read, which would block it for ever. */
  standstillMs: number
  /** How slowly the body of a request may arrive. */
  arrival: ArrivalLimits
}

/** The connections of this process, on every address it listens on, and their end. */
export class Connections {
  readonly #servers: Server[] = []
  readonly #sockets = new Set<Socket>()
  readonly #underWay = new Set<ServerResponse>()
  #draining = false

  /** Makes a server whose connections are known here; Fastify asks for one per address. */
  serve(handle: RequestListener, { standstillMs, arrival, ...options }: ServeOptions): Server {
    // Node's own limit would be the same for every request
    const server = createServer({ ...options, requestTimeout: 0 }, (request, response) => {
      watchArrival(request)
      this.#underWay.add(response)
      response.once('close', () => this.#underWay.delete(response))
      if (this.#draining) endWith(response)
      handle(request, response)
    })
    const watchArrival = watchArrivals(server, arrival)
    server.setTimeout(standstillMs)
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    this.#servers.push(server)
    return server
  }

  /**
   * Takes no new connections, and closes those there are with the next answer on them. One on which nothing was sent
   * for `graceMs` is closed then: closed at once, it would cut off a request that is on its way. Whatever is left after
   * `limitMs` is cut off.
   */
  async drain({ graceMs, limitMs }: { graceMs: number; limitMs: number }): Promise<void> {
    this.#draining = true
    // connections that wait to be accepted would be reset with what was sent on them; the second tick has accepted them
    await setImmediate()
    await setImmediate()
    // not the servers' own close, which begins with the idle connections
    for (const server of this.#servers) NetServer.prototype.close.call(server)
    for (const response of this.#underWay) endWith(response)
    const grace = setTimeout(() => {
      // browsers open connections ahead of need, which Node does not count as idle
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy()
      for (const server of this.#servers) server.closeIdleConnections()
    }, graceMs)
    const cutOff = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, limitMs)
    await Promise.all([...this.#sockets].map((socket) => ended(socket)))
    clearTimeout(grace)
    clearTimeout(cutOff)
  }
}

/** Closes the connection with this answer, and informs the other side if it still can. */
function endWith(response: ServerResponse): void {
  response.shouldKeepAlive = false
  response.once('finish', () => response.req.socket.destroySoon())
}

function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
}

/** How slowly the body of a request may arrive. */
export interface ArrivalLimits {
  /** For a small one, and to begin with. */
  graceMs: number
  /** For the rest: so many bytes buy another second. */
  bytesPerSecond: number
  /** How often it is checked. */
  checkMs: number
}

/** Whether a body of which so much has come in that time comes too slowly to be waited for. */
export function isTooSlow(
  arrived: { ms: number; bytes: number },
  { graceMs, bytesPerSecond }: Omit<ArrivalLimits, 'checkMs'>,
): boolean {
  return arrived.ms > graceMs + (arrived.bytes / bytesPerSecond) * 1000
}

/**
 * Cuts off requests whose bodies arrive too slowly, as Node does after its `requestTimeout`, which cannot distinguish a
 * large file on a slow line from a client that blocks a connection with a byte now and then.
 * @returns a function that watches a request
 */
export function watchArrivals(server: Server, limits: ArrivalLimits): (request: IncomingMessage) => void {
  const arriving = new Map<IncomingMessage, { since: number; bytesBefore: number }>()

  function cutOffSlow() {
    const now = performance.now()
    for (const [request, { since, bytesBefore }] of arriving) {
      const { socket, complete } = request
      if (complete || !isTooSlow({ ms: now - since, bytes: socket.bytesRead - bytesBefore }, limits)) continue
      arriving.delete(request)
      // answered 408
      if (!server.emit('clientError', new RequestTimeout(), socket)) socket.destroy()
    }
  }

  const checking = setInterval(cutOffSlow, limits.checkMs).unref()
  server.once('close', () => clearInterval(checking))
  return (request) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    if (length === undefined && chunked === undefined) return
    arriving.set(request, { since: performance.now(), bytesBefore: request.socket.bytesRead })
    request.once('close', () => arriving.delete(request))
  }
}

/** Node's own error for it. */
class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
