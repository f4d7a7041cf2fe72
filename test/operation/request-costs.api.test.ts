import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { productCode } from '#domain/ids.ts'
import { ensureWebBuild } from '#server/platform/build/ensure-build.ts'
import { builtWeb } from '#server/platform/web/web-source.ts'
import { Caller } from '../actor.ts'
import { countRoundTrips } from '../database/round-trips.ts'
import { openWorld } from '../world.ts'

// What a request costs wherever it runs: milliseconds depend on the machine, these counts on the code alone. A bound is what
// was counted when it was written, with little above: what needs more has to say why.

const PROJECT = join(import.meta.dirname, '../..')
const MOST_MODULES = 2800

const roundTrips = countRoundTrips()
await ensureWebBuild()
const world = await openWorld({ template: 'demo', web: await builtWeb() })
const account = { identity: 'pembeli@contoh.id', password: 'Contoh123' }
const buyer = new Caller(world.http, '10.2.0.1', account)
const signIn = { identitas: account.identity, password: account.password }
const { data: session, headers } = await world.aVisitor().call('session/login', signIn)
const company = { company_id: session.companyId }
const cookie = [headers['set-cookie'] ?? []].flat().join('; ')
const { headers: whole } = await world.aVisitor().get(`/produk/${productCode(1)}-x`)
const pageOfProduct = whole.location ?? ''

async function costOf(ask: () => Promise<{ status: number; text: string }>) {
  // what is remembered for some seconds is there
  await ask()
  let bytes = 0
  const trips = await roundTrips.during(async () => {
    const { status, text } = await ask()
    expect(status, text).toBe(200)
    bytes = Buffer.byteLength(text)
  })
  return { statements: roundTrips.queries.length, trips, kilobytes: Math.ceil(bytes / 1024) }
}

// the session's question included
it.each([
  ['a list', 'produk/daftar', { per_halaman: 20 }, { statements: 2, trips: 2, kilobytes: 18 }],
  ['a search', 'produk/daftar', { keyword: 'asam sitrat', per_halaman: 20 }, { statements: 8, trips: 7, kilobytes: 4 }],
  ['suggestions', 'produk/saran-pencarian', { keyword: 'asam sit' }, { statements: 8, trips: 7, kilobytes: 2 }],
  ['a product', 'produk/detail', { produk_id: 1 }, { statements: 3, trips: 3, kilobytes: 3 }],
  ['a cart', 'keranjang/daftar', company, { statements: 3, trips: 3, kilobytes: 1 }],
] as const)(
  '%s costs no more statements, round trips and bytes than it did [OPS-6]',
  async (_what, path, body, most) => {
    expectAtMost(await costOf(() => buyer.send(path, body)), most)
  },
)

it.each([
  ['the list', '/produk', { statements: 5, trips: 5, kilobytes: 100 }],
  ['a product', pageOfProduct, { statements: 15, trips: 15, kilobytes: 82 }],
] as const)(
  'the page of %s costs a member no more statements, round trips and bytes than it did [OPS-6]',
  async (_what, path, most) => {
    expectAtMost(await costOf(() => world.aVisitor().get(path, { cookie })), most)
  },
)

it('a start loads no more modules than it did [OPS-6]', () => {
  const counting = `
    import { registerHooks } from 'node:module'
    let modules = 0
    registerHooks({ load(url, context, next) { if (url.startsWith('file:')) modules++; return next(url, context) } })
    await import('#server/process.ts')
    console.log(modules)
    process.exit()`
  const counted = execFileSync(process.execPath, ['--input-type=module', '--eval', counting], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
  expect(Number(counted)).toBeGreaterThan(500)
  expect(Number(counted)).toBeLessThanOrEqual(MOST_MODULES)
})

function expectAtMost(cost: Record<'statements' | 'trips' | 'kilobytes', number>, most: typeof cost) {
  for (const key of ['statements', 'trips', 'kilobytes'] as const)
    expect(cost[key], `${key} of ${JSON.stringify(cost)}`).toBeLessThanOrEqual(most[key])
}
