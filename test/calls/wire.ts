import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How a wire treats what it carries, in each direction. */
export interface Manner {
  /** Milliseconds that every piece takes. */
  delayMs: number
  /** Of so many pieces (0 to 1) the first sending is lost: they, and what follows them, come later by `againMs`. */
  lost: number
  againMs: number
}

const perfect: Manner = { delayMs: 0, lost: 0, againMs: 0 }

/** A TCP port of its own that stays the same while what is behind it changes, is far away, or breaks connections. */
export type Wire = Awaited<ReturnType<typeof openWire>>

export async function openWire() {
  let target: number | undefined
  let manner = perfect
  const pairs = new Set<readonly [Socket, Socket]>()

  const server = createServer((near) => {
    if (target === undefined) return near.destroy()
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        for (const one of pair) one.destroy()
      })
    }
    carry(near, far)
    carry(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')

  /** Passes pieces on in their order, each when it has arrived. */
  function carry(from: Socket, to: Socket): void {
    let passed: Promise<unknown> = Promise.resolve()
    const after = (act: () => void) => {
      const { delayMs, lost, againMs } = manner
      const wait = delayMs + (Math.random() < lost ? againMs : 0)
      const arrived = wait === 0 ? undefined : delay(wait)
      passed = passed.then(() => arrived).then(act)
    }
    from.on('data', (piece) =>
      after(() => {
        if (to.destroyed || to.write(piece)) return
        from.pause()
        to.once('drain', () => from.resume())
      }),
    )
    from.on('end', () => after(() => to.end()))
  }

  return {
    /** The address with the proxy's port, which forwards to it from now on. */
    proxyOf(url: string): string {
      const there = new URL(url)
      target = Number(there.port)
      there.port = String(address.port)
      return there.href
    },
    behave(like: Manner = perfect): void {
      manner = like
    },
    /** Breaks one of the connections, any. */
    breakOne(): void {
      const [near] = [...pairs][Math.floor(Math.random() * pairs.size)] ?? []
      near?.resetAndDestroy()
    },
    close(): void {
      server.close()
      for (const [near] of pairs) near.destroy()
    },
  }
}
