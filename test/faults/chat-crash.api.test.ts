import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import type { Role } from '#domain/companies/permissions.ts'
import type { Person } from '#test/actor.ts'
import { listenLive } from '#test/live-ear.ts'
import { post } from '#test/post.ts'
import { type ApiProcess, startApi } from '#test/servers/api-process.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

const BY_EACH = 1000
// a person may send 120 a minute, and the server's clock stands still
const COLLEAGUES = 10
const KILLED_AFTER = [700, 1400]

interface Message {
  urutan: number
  sender: string
  contain: string
}

/** The server as browsers know it: an address that may be out of reach, and where it is again afterwards. */
async function aServer() {
  let api: ApiProcess = await start()
  let back: Promise<void> | undefined

  async function start() {
    const started = await startApi(world.databaseUrl, { TRUST_PROXY: '1' })
    onTestFinished(() => void started.process.kill('SIGKILL'))
    return started
  }

  return {
    url: () => api.url,
    /** Resolves once it can be reached again. */
    isBack: () => back ?? Promise.resolve(),
    kill(): Promise<void> {
      back = (async () => {
        const ended = once(api.process, 'exit')
        api.process.kill('SIGKILL')
        await ended
        api = await start()
      })()
      return back
    },
  }
}

type Server = Awaited<ReturnType<typeof aServer>>

/**
 * A company with an open room: its members send their messages one after another, and fetch more on each announcement.
 */
async function aTalker(server: Server, people: readonly Person[], key_room: string) {
  const heard: Message[] = []
  const bearers: string[] = []
  let asking: Promise<void> | undefined
  let isRefetchDue = false

  async function ask(path: string, body: object, bearer = bearers[0]) {
    const headers = { 'x-forwarded-for': nextNetwork() }
    const answer = await post(server.url(), path, body, bearer, { headers })
    return answer.json()
  }

  /** Fetches the messages since the last known one, again after an announcement meanwhile. */
  function catchUp(): Promise<void> {
    isRefetchDue = true
    asking ??= askOn().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function askOn(): Promise<void> {
    while (isRefetchDue) {
      isRefetchDue = false
      const { data } = await ask('chat/pesan/daftar', { key_room, setelah: heard.at(-1)?.urutan ?? 0, limit: 100 })
      heard.push(...data.pesan)
      isRefetchDue ||= data.ada_lagi
    }
  }

  for (const { email } of people) {
    const { data } = await ask('session/login', { identitas: email, password: 'Contoh123' })
    bearers.push(data.sessionId)
  }
  let sentCount = 0
  return {
    companyId: people[0]?.companyId,
    heard,
    /** Hears of changes, and of all that was missed until now. */
    async connect() {
      const { socket } = await listenLive(server.url(), bearers[0])
      // after a server is killed the next one is asked
      socket.on('change', () => void catchUp().catch(() => undefined))
      await catchUp()
    },
    /** Sends a message until it is answered: the same key each time. */
    async send(contain: string): Promise<void> {
      const message = { key_room, kunci: randomUUID(), type: 'text', contain }
      const bearer = bearers[sentCount++ % bearers.length]
      for (;;) {
        const answer = await ask('chat/pesan/kirim', message, bearer).catch(() => undefined)
        if (answer) return expect(answer).toMatchObject({ status: 'success' })
        await server.isBack()
      }
    },
  }
}

async function withColleagues(one: Person, role: Role): Promise<Person[]> {
  const people = [one]
  while (people.length < COLLEAGUES) people.push(await world.aColleague(one, role))
  return people
}

let networks = 0

/** A distinct network address for each request: calls are limited by network. */
function nextNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

it('two sides that write a thousand messages each, to a server that is killed twice, read the same two thousand in the same order [CHAT-12]', {
  timeout: 300_000,
}, async () => {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  await world.subscribe(buyer, seller)
  const { data: room } = await buyer.call('chat/room/buka', { seller_id: seller.companyId })
  const server = await aServer()
  const talkers = [
    await aTalker(server, await withColleagues(buyer, 'purchaser'), room.key_room),
    await aTalker(server, await withColleagues(seller, 'sales'), room.key_room),
  ]
  const connect = () => Promise.all(talkers.map((talker) => talker.connect()))
  await connect()
  let answered = 0

  await Promise.all(
    talkers.map(async ({ send }) => {
      for (let number = 1; number <= BY_EACH; number++) {
        await send(String(number))
        answered += 1
        if (KILLED_AFTER.includes(answered)) await server.kill().then(connect)
      }
    }),
  )

  const [ofBuyer, ofSeller] = talkers.map(({ heard }) => heard)
  await expect.poll(() => talkers.map(({ heard }) => heard.length)).toEqual([2 * BY_EACH, 2 * BY_EACH])
  expect(ofBuyer).toEqual(ofSeller)
  expect(ofBuyer?.map(({ urutan }) => urutan)).toEqual(Array.from({ length: 2 * BY_EACH }, (_, index) => index + 1))
  for (const { companyId } of talkers) {
    const own = ofBuyer?.filter(({ sender }) => sender === companyId).map(({ contain }) => Number(contain))
    expect(own).toEqual(Array.from({ length: BY_EACH }, (_, index) => index + 1))
  }
})
