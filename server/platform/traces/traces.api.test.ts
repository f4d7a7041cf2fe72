import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { cartChanged } from '#domain/live.ts'
import { openWorld } from '#test/world.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job } from '../jobs/job.ts'
import type { JobName } from '../jobs/job-map.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { openListener } from '../live/open-listener.ts'
import { publish } from '../live/publish.ts'
import { openTraces } from './open-traces.ts'
import { inSpan, presentSpan } from './span.ts'

interface Sent {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: object }[]
}

/** A collector that receives OTLP over HTTP. */
async function aCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(`${request.url} ${request.headers.authorization} ${await text(request)}`)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')
  return { bodies, url: `http://127.0.0.1:${address.port}/v1/traces`, close: () => server.close() }
}

const collector = await aCollector()
const sending = {
  url: collector.url,
  headers: { authorization: 'Bearer rahasia-kolektor' },
  service: 'sentra-bahan',
  sampler: { name: 'parentbased_always_on', share: 1 } as const,
}
let close = openTraces(sending)
const world = await openWorld({ connections: 4 })
afterAll(async () => {
  await close()
  collector.close()
})

/** All spans until now. */
async function sent(): Promise<Sent[]> {
  await close()
  close = openTraces(sending)
  return collector.bodies.flatMap((body) => {
    const whole: { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] } = JSON.parse(body.slice(body.indexOf('{')))
    return whole.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
}

const attributesOf = (span: Sent | undefined) =>
  Object.fromEntries(span?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [])

it('tells of a request and its statements, without what anybody sent, as part of the caller’s trace [OPS-4]', async () => {
  const buyer = await world.aBuyer()
  const traceId = 'a1'.repeat(16)
  const traceparent = `00-${traceId}-${'b2'.repeat(8)}-01`
  const search = 'kata-yang-dicari'
  await world.aVisitor().send('session/login', { identitas: buyer.email, password: 'Sandi-salah1' }, { traceparent })
  await buyer.send('produk/daftar', { search: search, cari: search }, { traceparent })

  const ours = (await sent()).filter((span) => span.traceId === traceId)

  const roots = ours.filter(({ parentSpanId }) => parentSpanId === 'b2'.repeat(8))
  expect(roots.map(({ name }) => name)).toContain('POST /api/session/login')
  const login = roots.find(({ name }) => name === 'POST /api/session/login')
  expect(attributesOf(login)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/session/login',
    'http.response.status_code': expect.anything(),
  })
  const statements = ours.filter(({ parentSpanId }) => parentSpanId === login?.spanId)
  expect(statements.length).toBeGreaterThan(1)
  expect(attributesOf(statements.find(({ name }) => name.startsWith('select')))).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringContaining('$1'),
  })
  expect(collector.bodies[0]).toMatch(/^\/v1\/traces Bearer rahasia-kolektor /)
  for (const secret of [buyer.email, 'Sandi-salah1', search, buyer.companyId])
    expect(collector.bodies.join('\n')).not.toContain(secret)
})

it('goes on where a job runs and where browsers are told [OPS-4]', async () => {
  const name = `test/${crypto.randomUUID()}` as JobName // the map names those of the product
  const boss = new PgBoss({ connectionString: world.databaseUrl, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(name, { retryLimit: 0 })
  await boss.stop({ graceful: false })
  const ran: unknown[] = []
  const heard: unknown[] = []
  const listener = await openListener({
    url: world.databaseUrl,
    onAnnouncement: (announcement) => heard.push(announcement),
    onLoss() {},
    onGap() {},
    warn() {},
  })
  onTestFinished(listener.close)
  const { companyId } = await world.aBuyer()
  const announcement = cartChanged(companyId)

  let traceId = ''
  await inSpan({ name: 'an act', kind: 'server', attributes: {} }, async () => {
    traceId = presentSpan()?.ids.trace_id ?? ''
    await world.db.transaction().execute(async (tx) => {
      await enqueue(tx, name, { nr: 1 } as never)
      await publish(tx, announcement)
    })
  })
  const log = { warn() {}, error() {} }
  const run = job(name, async (_deps, data) => ran.push(data))
  const worker = await openJobs({ url: world.databaseUrl, deps: world.deps, jobs: [run], log })
  onTestFinished(worker.close)
  await expect.poll(() => [ran, heard]).toEqual([[{ nr: 1 }], [announcement]])

  const names = (await sent()).filter((span) => span.traceId === traceId).map((span) => span.name)
  expect(names).toEqual(expect.arrayContaining(['an act', `process ${name}`, 'live cart']))
})

it('a statement that failed is an error, by its code alone [OPS-4]', async () => {
  const failing = inSpan({ name: 'a failure', kind: 'server', attributes: {} }, () =>
    world.db
      .selectFrom('companies')
      .select('id')
      .where('id', '=', 'bukan-id' as never)
      .execute(),
  )
  await expect(failing).rejects.toThrow('bukan-id')
  const failed = (await sent()).filter(({ status }) => status.code === 2)
  expect(failed.map((span) => [span.name, attributesOf(span)['error.type']])).toEqual([
    ['select companies', '22P02'],
    ['a failure', '22P02'],
  ])
  expect(collector.bodies.join('\n')).not.toContain('bukan-id')
})

it('nothing of it is loaded by a process that is not to trace [OPS-4]', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve(name, context, next) {
      const found = next(name, context)
      if (/@opentelemetry.(sdk|exporter|otlp|resources)/.test(found.url)) loaded.push(found.url)
      return found
    } })
    await import(${JSON.stringify(new URL('../../process.ts', import.meta.url))})
    console.log(JSON.stringify(loaded))
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(JSON.parse(stdout)).toEqual([])
})
