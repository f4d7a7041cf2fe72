import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type ArrivalLimits, isTooSlow, watchArrivals } from './connections.ts'

const KB = 1024
const ofServer = { graceMs: 60_000, bytesPerSecond: 16 * KB }

describe('a body', () => {
  it.each([
    ['nothing', { ms: 60_000, bytes: 0 }, false],
    ['nothing', { ms: 60_001, bytes: 0 }, true],
    ['a byte a second', { ms: 65_000, bytes: 65 }, true],
    ['10 MB in ten minutes', { ms: 600_000, bytes: 10 * KB * KB }, false],
    ['10 MB in twelve minutes', { ms: 720_000, bytes: 10 * KB * KB }, true],
    ['a second’s worth', { ms: 61_000, bytes: 16 * KB }, false],
    ['less than a second’s worth', { ms: 61_000, bytes: 16 * KB - 1 }, true],
  ])('of which %s has come (%o) is too slow: %s', (_, arrived, tooSlow) => {
    expect(isTooSlow(arrived, ofServer)).toBe(tooSlow)
  })
})

describe('a server', () => {
  it('cuts off a client that sends a byte now and then, and waits for one that sends enough', async () => {
    const { send } = await aServer({ graceMs: 50, bytesPerSecond: 1, checkMs: 5 })
    const enough = await send(200_000, 'x'.repeat(100_000))
    const slow = await send(200_000, 'x')

    // which began later: the other one has had its time, too
    expect(await text(slow)).toContain('408')
    enough.end('x'.repeat(100_000))

    expect(await text(enough)).toContain('read 200000')
  })

  it('asks nothing of requests without a body, and forgets those that are read', async () => {
    const { send } = await aServer({ graceMs: 50, bytesPerSecond: 1, checkMs: 5 })
    const [whole, waiting] = [await send(3, 'abc'), await send(0, '')]
    const slow = await send(200_000, 'x')

    expect(await text(slow)).toContain('408')
    for (const stored of [whole, waiting]) {
      expect(stored.closed).toBe(false)
      stored.end()
    }
  })
})

async function aServer(limits: ArrivalLimits) {
  const server = createServer(async (request, response) => {
    watch(request)
    const read = await text(request).catch(() => '')
    response.end(`read ${read.length}`)
  })
  const watch = watchArrivals(server, limits)
  server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo // it listens on a port

  /** Begins a request with a body of this length. */
  async function send(length: number, body: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = length > 0 ? `POST / HTTP/1.1\r\ncontent-length: ${length}` : 'GET / HTTP/1.1'
    socket.write(`${head}\r\nhost: localhost\r\n\r\n${body}`)
    return socket
  }
  return { send }
}
