import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openWorld } from '#test/world.ts'
import { migrate } from '../database/migrate.ts'
import { type EnqueueOptions, enqueue } from './enqueue.ts'
import { job } from './job.ts'
import type { JobName } from './job-map.ts'
import { openJobs } from './open-jobs.ts'

const world = await openWorld({ connections: 4 })

/** A queue for one test: one retry after a second, then the dead letters. */
async function aQueue(): Promise<JobName> {
  const name = `test/${crypto.randomUUID()}`
  const boss = new PgBoss({ connectionString: world.databaseUrl, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(name, { retryLimit: 1, retryDelay: 1, deadLetter: 'dead-letters', expireInSeconds: 60 })
  await boss.stop({ graceful: false })
  return name as JobName // the map names those of the product
}

function send(name: JobName, data: object, options?: EnqueueOptions): Promise<void> {
  return world.db.transaction().execute((tx) => enqueue(tx, name, data as never, options))
}

/** One node's worker on this queue. */
async function aWorker(
  name: JobName,
  run: (data: { nr?: number }, failures: number) => unknown,
  more?: { workers: number },
) {
  const logged: string[] = []
  // only about jobs: pg-boss also warns when the database's clock differs
  const keep = (details: object, message: string) => void ('job' in details && logged.push(message))
  const log = { warn: keep, error: keep }
  const only = job(name, async (_deps, data, { failures }) => run(data as { nr?: number }, failures), more)
  const worker = await openJobs({ url: world.databaseUrl, deps: world.deps, jobs: [only], log })
  onTestFinished(worker.close)
  return { logged }
}

describe('a job', () => {
  it('runs when its transaction has committed, and never when it was rolled back', async () => {
    const queue = await aQueue()
    const ran: unknown[] = []
    const rolledBack = world.db.transaction().execute(async (tx) => {
      await enqueue(tx, queue, { nr: 1 } as never)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await send(queue, { nr: 2 })

    await aWorker(queue, ({ nr }) => ran.push(nr))

    await expect.poll(() => storedJobs(queue)).toEqual([{ data: { nr: 2 }, state: 'completed' }])
    expect(ran).toEqual([2])
  })

  it('is taken once for one key, in its queue', async () => {
    const [queue, other] = [await aQueue(), await aQueue()]
    await Promise.all([1, 2, 3].map((nr) => send(queue, { nr }, { key: 'the same' })))
    await send(other, { nr: 4 }, { key: 'the same' })
    await send(queue, { nr: 5 }, { key: 'another' })

    expect(await storedJobs(queue)).toHaveLength(2)
    expect(await storedJobs(other)).toHaveLength(1)
  })

  it('waits for its time', async () => {
    const queue = await aQueue()
    const ran: unknown[] = []
    await send(queue, { nr: 1 }, { startAfter: new Date('2999-01-01T00:00:00Z') })
    await send(queue, { nr: 2 }, { startAfter: world.now() })

    await aWorker(queue, ({ nr }) => ran.push(nr))

    const states = async () => (await storedJobs(queue)).map(({ state }) => state).sort()
    await expect.poll(states).toEqual(['completed', 'created'])
    expect(ran).toEqual([2])
  })

  it('is run by one of several nodes', async () => {
    const queue = await aQueue()
    const ran: number[] = []
    const jobs = Array.from({ length: 60 }, (_, nr) => nr)
    await Promise.all(jobs.map((nr) => send(queue, { nr })))

    await Promise.all([1, 2, 3].map(() => aWorker(queue, ({ nr = -1 }) => ran.push(nr))))

    await expect.poll(() => ran.length).toBeGreaterThanOrEqual(jobs.length)
    expect([...ran].sort((a, b) => a - b)).toEqual(jobs)
  })

  it('of one group takes its share of the places: who is slow to serve holds up nobody else [PUSH-2]', async () => {
    const queue = await aQueue()
    const slow = Promise.withResolvers<void>()
    const ran: number[] = []
    for (let nr = 1; nr <= 20; nr++) await send(queue, { nr }, { group: 'slow' })
    await send(queue, { nr: 21 }, { group: 'other' })

    await aWorker(queue, ({ nr = -1 }) => (nr <= 20 ? slow.promise : ran.push(nr)), { workers: 3 })

    await expect.poll(() => ran).toEqual([21])
    slow.resolve()
  })

  it('that fails is tried again, and told of', async () => {
    const queue = await aQueue()
    const attempts: number[] = []
    await send(queue, {})

    const { logged } = await aWorker(queue, (_data, failures) => {
      attempts.push(failures)
      if (failures === 0) throw new Error('not yet')
    })

    await expect.poll(() => storedJobs(queue)).toEqual([{ data: {}, state: 'completed' }])
    expect(attempts).toEqual([0, 1])
    expect(logged).toEqual(['a job failed and will be tried again'])
  })

  it('whose attempts have all failed is kept among the dead letters', async () => {
    const queue = await aQueue()
    const one = crypto.randomUUID()
    await send(queue, { one })

    const { logged } = await aWorker(queue, () => {
      throw new Error('never')
    })

    await expect.poll(async () => (await storedJobs('dead-letters')).map(({ data }) => data)).toContainEqual({ one })
    expect(logged).toEqual(['a job failed and will be tried again', 'a job failed for good'])
  })

  it("stands in the table as pg-boss' own send would have written it", async () => {
    const queue = await aQueue()
    const startAfter = new Date('2030-01-01T00:00:00Z')
    const boss = new PgBoss({ connectionString: world.databaseUrl, supervise: false, schedule: false })
    await boss.start()
    await boss.send(queue, { nr: 1 }, { startAfter, group: { id: 'one' } })
    await boss.stop({ graceful: false })
    await send(queue, { nr: 1 }, { startAfter, group: 'one' })

    const { rows } = await sql<{ row: object }>`
      select to_jsonb(job) - 'id' - 'created_on' as row from pgboss.job where name = ${queue}`.execute(world.db)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual(rows[1])
  })
})

describe('the queues', () => {
  it('are made by one of several processes that start at once, and again after a change', async () => {
    await sql`drop schema pgboss cascade`.execute(world.db)

    await Promise.all([1, 2, 3].map(() => migrate(world.databaseUrl)))
    const old = new PgBoss({ connectionString: world.databaseUrl, supervise: false, schedule: false })
    await old.start()
    await old.createQueue('from/before')
    await old.schedule('from/before', '* * * * *')
    await old.updateQueue('negotiations/expire', { retryLimit: 9 })
    await old.stop({ graceful: false })
    await migrate(world.databaseUrl)

    const { rows: schedules } = await sql<{ name: string; timezone: string }>`
      select name, timezone from pgboss.schedule`.execute(world.db)
    expect(schedules.map(({ name }) => name)).not.toContain('from/before')
    expect(schedules).toContainEqual({ name: 'negotiations/expire', timezone: 'Asia/Jakarta' })
    const { rows: queues } = await sql<{ retry_limit: number }>`
      select retry_limit from pgboss.queue where name = 'negotiations/expire'`.execute(world.db)
    expect(queues).toEqual([{ retry_limit: 0 }])
  })
})

async function storedJobs(name: string): Promise<{ data: object; state: string }[]> {
  const { rows } = await sql<{ data: object; state: string }>`
    select data, state::text as state from pgboss.job where name = ${name} order by created_on`.execute(world.db)
  return rows
}
