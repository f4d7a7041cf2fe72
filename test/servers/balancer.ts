import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Stands before several processes as a balancer does, and hands each request to the next of them. */
export interface Balancer {
  /** Where people reach the site. */
  url: string
  /** Puts a process, by its address, into this place; one that stood there gets nothing more. */
  use(place: number, url: string): void
  /** Places of the processes that were asked, in order. */
  asked(): number[]
  /** Places of the processes that lost a request: taken by them, and not answered. */
  lost(): number[]
  close(): Promise<void>
}

interface Server {
  place: number
  port: number
  /** Connections that stay, as a balancer keeps them. */
  agent: Agent
  /**
   * Nobody listens there any more, as a balancer's checks find. Asked on and on, the machine would at last call itself: from
   * that very port, which is free.
   */
  isGone: boolean
}

/**
 * Every request goes to the next process, also one on the same connection; a live connection stays where it began. Only
 * what nobody can have taken is handed to another one: a connection that was refused (`retry-on conn-failure` in
 * deploy/haproxy.cfg). A request that was taken and not answered is lost, and answered 502.
 */
export async function openBalancer(): Promise<Balancer> {
  const servers: Server[] = []
  const agents: Agent[] = []
  const askedOf: number[] = []
  const lost: number[] = []
  let turn = 0

  /** All of them, beginning with the one whose turn it is. */
  function inTurn(): Server[] {
    const first = turn++ % Math.max(servers.length, 1)
    return [...servers.slice(first), ...servers.slice(0, first)].filter(({ isGone }) => !isGone)
  }

  const front = createServer((asked, answer) => {
    const pieces: Buffer[] = []
    asked.on('data', (piece: Buffer) => pieces.push(piece))
    asked.on('end', () => void pass(asked, Buffer.concat(pieces), answer))
  })

  async function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    for (const server of inTurn()) {
      const outcome = await handTo(server, asked, body, answer)
      if (outcome === 'refused') server.isGone = true
      if (outcome !== 'refused') askedOf.push(server.place)
      if (outcome === 'done') return
      if (outcome === 'lost') {
        lost.push(server.place)
        return refuse(answer, 502)
      }
    }
    refuse(answer, 503)
  }

  front.on('upgrade', async (asked: IncomingMessage, near: Duplex, head: Buffer) => {
    near.on('error', () => undefined)
    for (const { port } of inTurn()) {
      const far = connect(port, '127.0.0.1')
      const isMade = await once(far, 'connect').then(
        () => true,
        () => false,
      )
      if (!isMade) continue
      far.on('error', () => undefined)
      far.on('close', () => near.destroy())
      near.on('close', () => far.destroy())
      far.write(requestHead(asked))
      far.write(head)
      near.pipe(far).pipe(near)
      return
    }
    near.destroy()
  })

  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    use(place, url) {
      // the connection that was quiet longest comes first, so that each hears soon that its process is to end; one that
      // is quiet for half a second is not used again, since a process that ends closes those that were for two
      const agent = new Agent({ keepAlive: true, scheduling: 'fifo', timeout: 500 })
      // those of the process before stay, for what is being asked of it
      agents.push(agent)
      servers[place] = { place, port: Number(new URL(url).port), agent, isGone: false }
    },
    asked: () => [...askedOf],
    lost: () => [...lost],
    async close() {
      for (const agent of agents) agent.destroy()
      front.close()
      front.closeAllConnections()
    },
  }
}

/** Hands a request to one process. @returns whether it was answered, refused before it was taken, or lost */
function handTo(
  { port, agent }: Server,
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<'done' | 'refused' | 'lost'> {
  return new Promise((resolve) => {
    const { method, url: path } = asked
    const onward = request({ agent, host: '127.0.0.1', port, method, path, headers: headersOf(asked) })
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, withoutConnection(response.headers))
      response.pipe(answer)
      response.on('end', () => resolve('done'))
      // cut off in the middle: whoever asked sees an answer that is not whole
      response.on('error', () => {
        answer.destroy()
        resolve('lost')
      })
    })
    onward.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'))
    onward.end(body)
  })
}

function headersOf(asked: IncomingMessage): NodeJS.Dict<string | string[]> {
  return { ...withoutConnection(asked.headers), 'x-forwarded-for': asked.socket.remoteAddress ?? '' }
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
