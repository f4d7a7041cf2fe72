import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** One connection to a server, reused for several requests as a browser or a balancer does. */
export async function aKeepAliveConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let socket: Socket | undefined

  async function ask(path: string) {
    const request = get(`${url}${path}`, { agent })
    request.on('socket', (assigned) => {
      socket = assigned
    })
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (!response) throw new Error('a response without a message')
    return { status: response.statusCode, connection: response.headers.connection, body: await text(response) }
  }

  await ask('/healthz')
  const opened = socket
  if (!opened) throw new Error('an answer without a connection')
  let isOpen = true
  const closed = once(opened, 'close').then(() => {
    isOpen = false
  })
  return { ask, closed, isOpen: () => isOpen }
}
