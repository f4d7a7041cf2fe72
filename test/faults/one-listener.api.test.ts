import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { leadOf, testsBegin } from '#test/clock.ts'
import { post } from '#test/post.ts'
import { expectBalanced, fiftyCheckouts, place, placeAgain, signInAll, wholeOrdersOf } from '#test/scenes/checkouts.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { childrenOf, isRunning } from '#test/servers/children-of.ts'
import { openWorld } from '#test/world.ts'

await ensureBuild()
const world = await openWorld({ connections: 2 })

const READERS = 4
const TOKEN = 'a-token-of-this-test-alone'

async function start(settings: Record<string, string> = {}): Promise<AppProcess> {
  const app = await startApp(world.databaseUrl, {
    DEMO: 'off',
    TEST_CLOCK_LEAD: String(leadOf(testsBegin)),
    METRICS_TOKEN: TOKEN,
    ...settings,
  })
  onTestFinished(app.stop)
  return app
}

async function two(): Promise<AppProcess> {
  const app = await start({ WEB_CONCURRENCY: '2' })
  await expect.poll(() => app.output(), { timeout: 120_000 }).toContain('2 processes serve.')
  return app
}

/** A migration that this version does not know. */
const later = {
  add: () => sql`insert into schema_migrations (name, hash) values ('9999-later', '')`.execute(world.db),
  remove: () => sql`delete from schema_migrations where name = '9999-later'`.execute(world.db),
}

/** A request on a connection of its own, which the listener hands to whichever process is next. */
async function read(url: string, headers: Record<string, string> = {}) {
  const request = get(url, { agent: false, headers })
  const [response]: IncomingMessage[] = await once(request, 'response')
  return { status: response?.statusCode, body: response ? await text(response) : '' }
}

/** Reads a page again and again. @returns what ends that, and says how often it was answered and what else came */
function keepReading(url: string) {
  let isDone = false
  let answered = 0
  const others: unknown[] = []
  const reading = Array.from({ length: READERS }, async () => {
    while (!isDone) {
      const { status } = await read(url).catch((error) => ({ status: error.code }))
      if (status === 200) answered++
      else others.push(status)
    }
  })
  return {
    async stop() {
      isDone = true
      await Promise.all(reading)
      return { answered, others }
    },
  }
}

// process ids are readable on Linux alone
describe.skipIf(process.platform !== 'linux')('two processes behind one listener', { timeout: 300_000 }, () => {
  it('are replaced one by one at SIGHUP, and no request is refused [OPS-1]', async () => {
    const app = await two()
    const before = childrenOf(app.process)
    const readers = keepReading(`${app.url}/syarat`)
    onTestFinished(async () => void (await readers.stop()))

    app.process.kill('SIGHUP')
    await expect.poll(() => app.output(), { timeout: 120_000 }).toContain('Every process was replaced.')

    const { answered, others } = await readers.stop()
    expect(others).toEqual([])
    expect(answered).toBeGreaterThan(0)
    const after = childrenOf(app.process)
    expect(after).toHaveLength(2)
    expect(after.filter((pid) => before.includes(pid))).toEqual([])
  })

  it('are replaced with one that was only beginning as SIGHUP came [OPS-1]', async () => {
    const app = await two()
    const [killed = 0, spared = 0] = childrenOf(app.process)
    process.kill(killed, 'SIGKILL')
    let startingPid: number | undefined
    const findNew = () => {
      startingPid = childrenOf(app.process).find((pid) => pid !== killed && pid !== spared)
      return startingPid
    }
    await expect.poll(findNew, { interval: 20, timeout: 20_000 }).toBeDefined()

    app.process.kill('SIGHUP')
    await expect.poll(() => app.output(), { timeout: 120_000 }).toContain('Every process was replaced.')
    await expect
      .poll(() => childrenOf(app.process).filter((pid) => pid === startingPid || pid === spared), { timeout: 120_000 })
      .toEqual([])
    await expect.poll(() => childrenOf(app.process)).toHaveLength(2)
  })

  it('say at SIGHUP what comes of it where a place cannot be filled, and are replaced once it can [OPS-1]', async () => {
    const app = await two()
    const [killed = 0, spared = 0] = childrenOf(app.process)
    // a start ends where the database is newer than itself
    await later.add()
    onTestFinished(async () => void (await later.remove()))
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => childrenOf(app.process)).not.toContain(killed)

    const countOf = (sentence: string) => app.output().split(sentence).length - 1
    const complaint = 'The new process does not begin to serve; those of before go on.'
    for (let times = 1; times <= 2; times++) {
      app.process.kill('SIGHUP')
      await expect.poll(() => countOf(complaint), { timeout: 120_000 }).toBe(times)
    }
    expect(countOf('Every process was replaced.')).toBe(0)
    expect(childrenOf(app.process)).toContain(spared)
    expect((await read(`${app.url}/syarat`)).status).toBe(200)

    process.kill(spared, 'SIGKILL')
    await expect.poll(() => childrenOf(app.process)).not.toContain(spared)
    await later.remove()
    // no process serves until all workers are running
    await expect
      .poll(() => read(`${app.url}/syarat`).then(({ status }) => status), { timeout: 120_000, interval: 500 })
      .toBe(200)
    await expect.poll(() => childrenOf(app.process), { timeout: 120_000 }).toHaveLength(2)

    const before = childrenOf(app.process)
    app.process.kill('SIGHUP')
    await expect
      .poll(() => childrenOf(app.process).filter((pid) => before.includes(pid)), { timeout: 120_000 })
      .toEqual([])
    await expect.poll(() => app.output(), { timeout: 120_000 }).toContain('Every process was replaced.')
  })

  it('place every order once while one of them is killed, and another takes its place [OPS-1]', async () => {
    const { seller, checkouts } = await fiftyCheckouts(world)
    const app = await two()
    const bearers = await signInAll(app, checkouts)
    const [killed = 0, spared = 0] = childrenOf(app.process)
    const placing = checkouts.map((checkout) => place(app, checkout, bearers).catch(() => undefined))

    await Promise.race(placing)
    process.kill(killed, 'SIGKILL')
    const answered = await Promise.all(placing)
    await expect.poll(() => childrenOf(app.process)).toHaveLength(2)

    expect(childrenOf(app.process)).toContain(spared)
    expect(app.output()).toContain('A process has ended by itself (SIGKILL); another one takes its place.')
    const again = await placeAgain(app, checkouts, bearers)
    for (const [at, { body }] of checkouts.entries()) {
      if (answered[at] !== undefined) expect(again.get(body.kunci)).toBe(answered[at])
    }
    expect(await wholeOrdersOf(world, seller.companyId)).toEqual(again)
    await expectBalanced(world, seller.companyId, checkouts.length)
  })

  it('count together, whichever of them is asked [OPS-1]', async () => {
    const app = await two()
    for (let sent = 0; sent < 6; sent++) await read(`${app.url}/healthz`)

    for (let sent = 0; sent < 2; sent++) {
      const { body } = await read(`${app.url}/metrics`, { authorization: `Bearer ${TOKEN}` })
      const counts = body.split('\n').filter((line) => /^http_request_duration_seconds_count.*healthz/.test(line))
      expect(counts.map((line) => line.split(' ').at(-1))).toEqual(['6'])
    }
  })

  it.each([
    ['end in order when they are asked to', 'SIGTERM', [0, null]],
    ['are gone with the one above them when that is killed', 'SIGKILL', [null, 'SIGKILL']],
  ] as const)('%s [OPS-1]', async (_, signal, how) => {
    const app = await two()
    const workers = childrenOf(app.process)
    expect(workers).toHaveLength(2)

    const exit = once(app.process, 'exit')
    app.process.kill(signal)

    expect(await exit).toEqual(how)
    await expect.poll(() => workers.filter(isRunning)).toEqual([])
  })
})

describe('a process for requests and one for jobs', { timeout: 300_000 }, () => {
  it('leave to the second what nobody waits for, and to the first what people ask [OPS-1]', async () => {
    const { email } = await world.aBuyer()
    const serving = await start({ ROLE: 'web' })
    const sent = await post(serving.url, 'External/insertOTP', { tujuan: email, tipe: 'password' })
    expect(sent.status).toBe(200)
    const working = await start({ ROLE: 'jobs' })

    await expect.poll(() => working.output()).toContain('is in the outbox')
    expect(serving.output()).not.toContain('is in the outbox')
    expect((await read(`${serving.url}/syarat`)).status).toBe(200)
    expect((await read(`${working.url}/syarat`)).status).toBe(404)
  })
})
