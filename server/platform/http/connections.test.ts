import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { aKeptConnection } from '#test/kept-connection.ts'
import { Connections } from './connections.ts'

const NEVER_MS = 3_600_000

async function aServer() {
  const connections = new Connections()
  const server = connections.serve((_request, response) => void response.end('answered'), {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return { connections, url: `http://127.0.0.1:${port}` }
}

it('answers what is asked on a kept connection while it drains, and closes that one with the answer', async () => {
  const { connections, url } = await aServer()
  const kept = await Promise.all([aKeptConnection(url), aKeptConnection(url)])

  const drained = connections.drain({ graceMs: NEVER_MS, limitMs: NEVER_MS })
  await expect(aKeptConnection(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' })

  for (const { ask, closed } of kept) {
    expect(await ask('/')).toEqual({ status: 200, connection: 'close', body: 'answered' })
    await closed
  }
  await drained
})

it('closes a connection on which nothing is asked any more', async () => {
  const { connections, url } = await aServer()
  const { closed } = await aKeptConnection(url)
  await connections.drain({ graceMs: 1, limitMs: NEVER_MS })
  await closed
})
