import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The connections of this process, on every address it listens on, and their end. */
export class Connections {
  readonly #servers: Server[] = []
  readonly #sockets = new Set<Socket>()
  readonly #underWay = new Set<ServerResponse>()
  #draining = false

  /** Makes a server whose connections are known here; Fastify asks for one per address. */
  serve(handle: RequestListener, options: ServerOptions): Server {
    const server = createServer(options, (request, response) => {
      this.#underWay.add(response)
      response.once('close', () => this.#underWay.delete(response))
      if (this.#draining) endWith(response)
      handle(request, response)
    })
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    this.#servers.push(server)
    return server
  }

  /**
   * Takes no new connections, closes idle ones at once and the others with the answer they wait for; whatever is left
   * after `limitMs` is cut off.
   */
  async drain(limitMs: number): Promise<void> {
    this.#draining = true
    for (const server of this.#servers) server.close(() => undefined)
    for (const response of this.#underWay) endWith(response)
    // browsers open connections ahead of need, which Node does not count as idle
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy()
    const cutOff = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, limitMs)
    await Promise.all([...this.#sockets].map((socket) => ended(socket)))
    clearTimeout(cutOff)
  }
}

/** Closes the connection with this answer, and tells the other side so if it still can. */
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
