import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A port that stays the same while the server behind it stops and starts again on another. */
export async function aForwarder() {
  let target: number | undefined
  const open = new Set<Socket>()
  const server = createServer((near) => {
    if (target === undefined) return near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')

  return {
    /** The same address, at this port. */
    inFrontOf(url: string): string {
      const there = new URL(url)
      target = Number(there.port)
      there.port = String(address.port)
      return there.href
    },
  }
}
