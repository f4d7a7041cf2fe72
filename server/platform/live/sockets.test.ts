import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { cartChanged, notificationsChanged, notificationsRead, sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import { testsBegin } from '#test/clock.ts'
import { listenLive } from '#test/live-ear.ts'
import { mountLive } from './mount-live.ts'
import type { Session } from './sockets.ts'

const FOREVER_MS = 60 * 60 * 1000

function aMember(name: string): Member {
  return {
    kind: 'member',
    userId: `user of ${name}` as UserId,
    companyId: name as CompanyId,
    companyKind: 'buyer',
    role: 'owner',
    sessionId: `session of ${name}`,
    day: '2026-03-02',
  }
}

/** A node with its sessions in a map from bearer to session. */
async function aNode({ graceMs = FOREVER_MS, admissionMs = FOREVER_MS, now = () => testsBegin } = {}) {
  const sessions = new Map<string, Session>()
  const revoked = new Set<string>()
  const http = Fastify({ trustProxy: true })
  const live = mountLive(http, {
    publicUrl: 'https://bahan.example',
    now,
    graceMs,
    admissionMs,
    warn: () => undefined,
    revokedAmong: async (ids) => ids.filter((id) => revoked.has(id)),
    async sessionOf(bearer) {
      const session = sessions.get(bearer)
      if (!session || session.expiresAt <= testsBegin) throw new Refusal('session_expired')
      if (revoked.has(session.member.sessionId)) throw new Refusal('session_over')
      return session
    },
  })
  onTestFinished(() => http.close())
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    http,
    live,
    revoked,
    /** @returns its bearer */
    aSession(name: string, milliseconds = FOREVER_MS): string {
      const bearer = `${name} ${sessions.size}`
      sessions.set(bearer, { member: aMember(name), expiresAt: new Date(testsBegin.getTime() + milliseconds) })
      return bearer
    },
  }
}

describe('a live connection', () => {
  it.each(['websocket', 'polling'] as const)('over %s brings changes of the own company alone', async (transport) => {
    const node = await aNode()
    const own = await listenLive(node.url, node.aSession('a'), { transport })
    const stranger = await listenLive(node.url, node.aSession('b'), { transport })

    node.live.deliver(cartChanged('a' as CompanyId))
    node.live.deliver(notificationsRead('user of a' as UserId))
    node.live.deliver(notificationsChanged(['a' as CompanyId, 'b' as CompanyId]))
    await stranger.next('change')
    for (const _ of [1, 2, 3]) await own.next('change')

    expect(own.changes).toEqual([{ name: 'cart' }, { name: 'notifications' }, { name: 'notifications' }])
    expect(stranger.changes).toEqual([{ name: 'notifications' }])
  })

  it('is refused to visitors, to a bearer that has expired and to a session that is over [SESS-2, SESS-3]', async () => {
    const node = await aNode()
    const revoked = node.aSession('a')
    node.revoked.add('session of a')

    await expect(listenLive(node.url, undefined)).rejects.toMatchObject({ data: { code: 'sign_in_needed' } })
    await expect(listenLive(node.url, '')).rejects.toMatchObject({ data: { code: 'sign_in_needed' } })
    await expect(listenLive(node.url, 'guessed')).rejects.toMatchObject({ data: { code: 'session_expired' } })
    await expect(listenLive(node.url, revoked)).rejects.toMatchObject({ data: { code: 'session_over' } })
  })

  it.each(['websocket', 'polling'] as const)('over %s is refused to pages of other origins', async (transport) => {
    const node = await aNode()
    const from = (origin: string) => listenLive(node.url, node.aSession('a'), { transport, headers: { origin } })

    await expect(from('https://elsewhere.example')).rejects.toThrow()
    await expect(from('null')).rejects.toThrow()
    await from(node.url)
    await from('https://bahan.example')
  })

  it('says when the bearer has expired, stays with a renewed one, and is cut off without [SESS-3]', async () => {
    const [node, impatient] = [await aNode(), await aNode({ graceMs: 1 })]
    const keen = await listenLive(node.url, node.aSession('a', 200))
    const lazy = await listenLive(impatient.url, impatient.aSession('b', 200))

    await Promise.all([keen.next('expired'), lazy.next('expired')])
    keen.socket.emit('refresh', node.aSession('a'))
    await lazy.next('disconnect')

    node.live.deliver(cartChanged('a' as CompanyId))
    await keen.next('change')
    expect(keen.socket.connected).toBe(true)
  })

  it("is cut off when it renews with somebody else's bearer", async () => {
    const node = await aNode()
    const ear = await listenLive(node.url, node.aSession('a'))

    ear.socket.emit('refresh', node.aSession('b'))

    await ear.next('disconnect')
  })

  it('that goes silent is known to be lost within ten seconds [CHAT-12]', async () => {
    const node = await aNode()
    const { body } = await node.http.inject({ url: '/live/?EIO=4&transport=polling' })
    const { pingInterval, pingTimeout } = JSON.parse(body.slice(1)) as Record<'pingInterval' | 'pingTimeout', number>
    expect(pingInterval + pingTimeout).toBeLessThan(10_000)
  })

  it('is cut off when its session ends, others stay [SESS-4]', async () => {
    const node = await aNode()
    const ended = await listenLive(node.url, node.aSession('a'))
    const other = await listenLive(node.url, node.aSession('b'))

    node.live.deliver(sessionsRevoked(['session of a']))
    await ended.next('disconnect')
    node.live.deliver(cartChanged('b' as CompanyId))

    await other.next('change')
  })

  it('is told to ask again after a gap, and cut off if its session ended meanwhile', async () => {
    const node = await aNode()
    const stays = await listenLive(node.url, node.aSession('a'))
    const ended = await listenLive(node.url, node.aSession('b'))
    node.revoked.add('session of b')

    await node.live.resync()

    await Promise.all([stays.next('resync'), ended.next('disconnect')])
  })

  it("says on joining whether changes may have been missed since the page was made, by the application's clock", async () => {
    let clock = testsBegin.getTime()
    const node = await aNode({ now: () => new Date(clock) })
    clock += 10_000
    const fresh = await listenLive(node.url, node.aSession('a'), { madeAt: clock })
    const old = await listenLive(node.url, node.aSession('a'), { madeAt: clock - 10_000 })
    const unknown = await listenLive(node.url, node.aSession('a'))

    await Promise.all([fresh.next('joined'), old.next('joined'), unknown.next('joined')])

    expect([fresh.joined, old.joined, unknown.joined]).toEqual([[false], [true], [true]])
  })

  it('is cut off when it floods the server, or sends what no browser does', async () => {
    const node = await aNode()
    const flood = await listenLive(node.url, node.aSession('a'))
    const large = await listenLive(node.url, node.aSession('b'))

    for (let times = 0; times < 50; times++) flood.socket.emit('anything' as 'refresh', times)
    large.socket.emit('refresh', 'x'.repeat(100_000))

    await Promise.all([flood.next('disconnect'), large.next('disconnect')])
  })

  it('drops with the server as a lost connection does, so that browsers come back by themselves', async () => {
    const node = await aNode()
    const ear = await listenLive(node.url, node.aSession('a'))
    const reasons: string[] = []
    ear.socket.on('disconnect', (reason) => reasons.push(reason))

    await node.http.close()
    await ear.next('disconnect')

    expect(reasons).toEqual(['transport close'])
  })

  it('is one of at most forty of a session, however many ask at once; an ended one makes room', async () => {
    const node = await aNode()
    const bearer = node.aSession('a')

    const connections = await Promise.allSettled(Array.from({ length: 60 }, () => listenLive(node.url, bearer)))
    const admitted = connections.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const refusals = connections.flatMap((one) => (one.status === 'rejected' ? [one.reason.data] : []))

    expect([admitted.length, refusals]).toEqual([40, Array(20).fill({ code: 'too_often' })])
    await listenLive(node.url, node.aSession('b'))
    node.live.deliver(sessionsRevoked(['session of a']))
    await Promise.all(admitted.map((ear) => ear.next('disconnect')))
    await listenLive(node.url, bearer)
  })

  it('that says nothing is ended, though it does not answer the end', async () => {
    const node = await aNode({ admissionMs: 1 })
    const silent = connect(Number(new URL(node.url).port), '127.0.0.1')
    onTestFinished(() => void silent.destroy())
    silent.write(
      'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: bahan.example\r\nConnection: Upgrade\r\n' +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    const heard: string[] = []
    silent.on('data', (text) => heard.push(String(text)))

    await once(silent, 'close')

    expect(heard.join('')).toMatch(/^HTTP\/1.1 101 /)
  })

  it('asks for admission once', async () => {
    const node = await aNode()
    const socket = new WebSocket(`${node.url.replace('http', 'ws')}/live/?EIO=4&transport=websocket`)
    await once(socket, 'open')

    socket.send('40{"sessionId":"guessed"}')
    socket.send('40{"sessionId":"guessed again"}')

    await once(socket, 'close')
  })

  it('is not begun more often than the budget of its network, which an IPv6 holder cannot leave', async () => {
    const node = await aNode()
    const begin = (from: string) =>
      node.http.inject({ url: '/live/?EIO=4&transport=polling', headers: { 'x-forwarded-for': from } })
    const from = (address: string) =>
      listenLive(node.url, node.aSession('a'), { headers: { 'x-forwarded-for': address } })
    const begun = new Set<number>()
    for (let index = 0; index < 1200; index += 1) begun.add((await begin(`2001:db8::${index.toString(16)}`)).statusCode)

    const refused = await begin('2001:db8::ffff')

    expect([begun, refused.statusCode]).toEqual([new Set([200]), 429])
    await expect(from('2001:db8::ffff')).rejects.toThrow()
    await from('2001:db8:0:1::1')
    await from('127.0.0.1')
  })
})
