import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countWaiting } from '#test/database/waiting.ts'
import { openWorld } from '#test/world.ts'
import { openNode } from './node.ts'
import { enqueue } from './platform/jobs/enqueue.ts'

const world = await openWorld({ connections: 4 })

/** A promise and the function that resolves it. */
function aGate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

// on a busy machine even signing in takes long
describe('a node that closes', { timeout: 90_000 }, () => {
  it('answers what it was asked before, and takes nothing new', async () => {
    const { email } = await world.aBuyer()
    const { http, close } = await openNode(world.deps, world.databaseUrl)
    const url = await http.listen({ port: 0, host: '127.0.0.1' })
    const signIn = () =>
      fetch(`${url}/api/session/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identitas: email, password: 'Contoh123' }),
      })
    const [locked, release] = [aGate(), aGate()]
    const locking = world.db.transaction().execute(async (tx) => {
      await sql`lock table users in access exclusive mode`.execute(tx)
      locked.open()
      await release.passed
    })
    await locked.passed
    const request = signIn()
    request.catch(() => undefined)
    await expect.poll(() => countWaiting(world.db)).toBe(1)

    let closed = false
    const closing = close().then(() => {
      closed = true
    })
    // it has accepted what waited for it, and listens no more
    await setImmediate()
    await setImmediate()
    const late = await signIn().then(
      ({ status }) => status,
      () => 'refused',
    )
    expect(['refused', 503]).toContain(late)
    expect(closed).toBe(false)
    release.open()
    await locking

    expect((await request).status).toBe(200)
    await closing
  })

  it('closes a connection that never asked before long, and cuts off one that never ends its request', async () => {
    const { http, close } = await openNode(world.deps, world.databaseUrl)
    const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
    const [silent, endless] = [await aConnection(Number(port)), await aConnection(Number(port))]
    endless.socket.write('GET /healthz HTTP/1.1\r\nHost: ')
    // the server has read it, as it answers what was sent afterwards on another connection
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)

    const closing = close()
    await silent.closed
    expect(endless.socket.closed).toBe(false)
    await closing
    await endless.closed
  })

  it('lets jobs end that it has begun', async () => {
    const { userId } = await world.aBuyer()
    const [begun, release] = [aGate(), aGate()]
    let sent = false
    const mailer = {
      async send() {
        begun.open()
        await release.passed
        sent = true
      },
      close: async () => undefined,
    }
    const node = await openNode({ ...world.deps, mailer }, world.databaseUrl)
    await world.db.transaction().execute((tx) => enqueue(tx, 'accounts/tell-password-changed', { userId }))
    await begun.passed
    const idle = await openNode(world.deps, world.databaseUrl)

    let closed = false
    const closing = node.close().then(() => {
      closed = true
    })
    // the other has nothing to wait for
    await idle.close()
    expect([closed, sent]).toEqual([false, false])
    release.open()
    await closing

    expect(sent).toBe(true)
    const { rows } = await sql`
      select state::text from pgboss.job where name = 'accounts/tell-password-changed'`.execute(world.db)
    expect(rows).toEqual([{ state: 'completed' }])
  })
})

async function aConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  return { socket, closed: once(socket.resume(), 'close') }
}
