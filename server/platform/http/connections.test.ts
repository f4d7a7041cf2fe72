import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { aKeepAliveConnection } from '#test/servers/keep-alive-connection.ts'
import { Connections } from './connections.ts'

const NEVER_MS = 3_600_000

async function aServer({
  handle = (_request, response) => void response.end('answered'),
  standstillMs = NEVER_MS,
}: {
  handle?: RequestListener
  standstillMs?: number
} = {}) {
  const connections = new Connections()
  const server = connections.serve(handle, {
    standstillMs,
    arrival: { graceMs: NEVER_MS, bytesPerSecond: 1, checkMs: NEVER_MS },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return { connections, url: `http://127.0.0.1:${port}` }
}

it('answers what is asked on a kept connection while it drains, and closes that one with the answer', async () => {
  const { connections, url } = await aServer()
  const idle = await Promise.all([aKeepAliveConnection(url), aKeepAliveConnection(url)])

  const drained = connections.drain({ graceMs: NEVER_MS, limitMs: NEVER_MS })
  await setImmediate()
  await setImmediate()
  await expect(aKeepAliveConnection(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' })

  for (const { ask, closed } of idle) {
    expect(await ask('/')).toEqual({ status: 200, connection: 'close', body: 'answered' })
    await closed
  }
  await drained
})

it('closes a connection on which nothing is asked any more', async () => {
  const { connections, url } = await aServer()
  const { closed } = await aKeepAliveConnection(url)
  await connections.drain({ graceMs: 1, limitMs: NEVER_MS })
  await closed
})

it('answers what was sent on a new connection and not read yet, and closes those opened ahead of need', async () => {
  const { connections, url } = await aServer()
  const [asking, waiting] = await Promise.all([aPlainConnection(url), aPlainConnection(url)])

  const drained = connections.drain({ graceMs: 100, limitMs: NEVER_MS })
  asking.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')

  expect(await text(asking)).toContain('answered')
  expect(await text(waiting)).toBe('')
  await drained
})

it('gives up an answer that nobody reads', async () => {
  const answering = Promise.withResolvers<ServerResponse>()
  const { url } = await aServer({
    handle: (_request, response) => {
      response.end(Buffer.alloc(64 * 1024 * 1024))
      answering.resolve(response)
    },
    // long enough that a busy machine reads the request before
    standstillMs: 1000,
  })
  const reader = await aPlainConnection(url)
  onTestFinished(() => void reader.destroy())
  reader.on('error', () => undefined).pause()

  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const response = await answering.promise
  await once(response, 'close')

  expect(response.writableFinished).toBe(false)
})

async function aPlainConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}
