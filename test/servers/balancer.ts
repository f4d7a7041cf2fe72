import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** A balancer that forwards each request to the next of its processes. */
export interface Balancer {
  /** Where people reach the site. */
  url: string
  /** Puts a process, by its address, into this place; one that stood there gets nothing more. */
  use(index: number, url: string): void
  /** Places of the processes that were asked, in order. */
  served(): number[]
  /** Places of the processes that lost a request: taken by them, and not answered. */
  lost(): number[]
  close(): Promise<void>
}

interface Server {
  index: number
  port: number
  /** Connections that stay, as a balancer keeps them. */
  agent: Agent
  /**
   * The process no longer listens, as a balancer's health checks find. Called on and on, the machine would at last call
   * itself: from that very port, which is free.
   */
  isGone: boolean
}

/**
 * Every request goes to the next process, also one on the same connection; a live connection stays where it began. Only
 * a request that no process can have taken is handed to another one: a connection that was refused (`retry-on
 * conn-failure` in deploy/haproxy.cfg). A request that was taken and not answered is lost, and answered 502.
 */
export async function openBalancer(): Promise<Balancer> {
  const servers: Server[] = []
  const agents: Agent[] = []
  const servedBy: number[] = []
  const lost: number[] = []
  let next = 0

  /** All of them, starting with the next in rotation. */
  function roundRobin(): Server[] {
    const first = next++ % Math.max(servers.length, 1)
    return [...servers.slice(first), ...servers.slice(0, first)].filter(({ isGone }) => !isGone)
  }

  const listener = createServer((incoming, answer) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => void pass(incoming, Buffer.concat(pieces), answer))
  })

  async function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    for (const server of roundRobin()) {
      const outcome = await handTo(server, incoming, body, answer)
      if (outcome === 'refused') server.isGone = true
      if (outcome !== 'refused') servedBy.push(server.index)
      if (outcome === 'done') return
      if (outcome === 'lost') {
        lost.push(server.index)
        return refuse(answer, 502)
      }
    }
    refuse(answer, 503)
  }

  listener.on('upgrade', async (incoming: IncomingMessage, near: Duplex, head: Buffer) => {
    near.on('error', () => undefined)
    for (const { port } of roundRobin()) {
      const far = connect(port, '127.0.0.1')
      const isMade = await once(far, 'connect').then(
        () => true,
        () => false,
      )
      if (!isMade) continue
      far.on('error', () => undefined)
      far.on('close', () => near.destroy())
      near.on('close', () => far.destroy())
      far.write(requestHead(incoming))
      far.write(head)
      near.pipe(far).pipe(near)
      return
    }
    near.destroy()
  })

  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    use(index, url) {
      // the connection that was quiet longest comes first, so that each hears soon that its process is to end; one that
      // is quiet for half a second is not used again, since a process that ends closes those that were for two
      const agent = new Agent({ keepAlive: true, scheduling: 'fifo', timeout: 500 })
      // those of the process before stay, for what is being asked of it
      agents.push(agent)
      servers[index] = { index, port: Number(new URL(url).port), agent, isGone: false }
    },
    served: () => [...servedBy],
    lost: () => [...lost],
    async close() {
      for (const agent of agents) agent.destroy()
      listener.close()
      listener.closeAllConnections()
    },
  }
}

/** Hands a request to one process. @returns whether it was answered, refused before it was taken, or lost */
function handTo(
  { port, agent }: Server,
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<'done' | 'refused' | 'lost'> {
  return new Promise((resolve) => {
    const { method, url: path } = incoming
    const onward = request({ agent, host: '127.0.0.1', port, method, path, headers: headersOf(incoming) })
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, withoutConnection(response.headers))
      response.pipe(answer)
      response.on('end', () => resolve('done'))
      // cut off in the middle: the client sees an incomplete answer
      response.on('error', () => {
        answer.destroy()
        resolve('lost')
      })
    })
    onward.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'))
    onward.end(body)
  })
}

function headersOf(incoming: IncomingMessage): NodeJS.Dict<string | string[]> {
  return { ...withoutConnection(incoming.headers), 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
}

/** The connection before the balancer is not the one behind it. */
function withoutConnection(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const others = { ...headers }
  delete others.connection
  delete others['keep-alive']
  delete others['transfer-encoding']
  return others
}

function refuse(answer: ServerResponse, status: number): void {
  if (answer.headersSent) return void answer.destroy()
  answer.writeHead(status).end()
}

function requestHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
