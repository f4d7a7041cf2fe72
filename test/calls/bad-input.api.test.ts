import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { AnyCall, Failure } from '#domain/call.ts'
import { allCalls, contract } from '#domain/contract.ts'
import { asksFor } from '#domain/negotiations/price.ts'
import type { Person } from '../actor.ts'
import { hashOfStoredData } from '../database/hash-of-stored-data.ts'
import { aFileFor, formOf } from '../form.ts'
import { aMaterialProposal } from '../product-factories.ts'
import { propose } from '../scenes/negotiating.ts'
import { anOrder, aSale, aVoucher, fillCart } from '../scenes/ordering.ts'
import { openWorld } from '../world.ts'
import {
  badQuantities,
  badValuesFor,
  bodySchemaOf,
  isSentence,
  isUuid,
  oddTexts,
  plainSamples,
  quantities,
  type Samples,
  sampleBodyOf,
} from './bad-input.ts'

const world = await openWorld()

// somebody with something to lose
const { buyer, seller, product, addressId, order } = await anOrder(world, { stock: '1000' })
const samples: Samples = {
  ...plainSamples,
  company_id: buyer.companyId,
  user_id: buyer.userId,
  seller_id: seller.companyId,
  produk_id: product.id,
  cart_id: await fillCart(buyer, product),
  alamat_id: addressId,
  transaksi_id: order.id,
  nego_id: await propose(buyer, product),
  voucher_id: await aVoucher(world, buyer),
  dokumen_id: await aDocument(buyer),
  usul_id: (await seller.call('bahan/usul', aMaterialProposal())).data.usul_id,
}
const bearers = {
  visitor: undefined,
  open: undefined,
  buyer: await bearerOf(buyer.email),
  member: await bearerOf(buyer.email),
  seller: await bearerOf(seller.email),
  admin: await bearerOf((await world.anAdministrator()).email),
}

const posts = allCalls.filter((call) => call.method === 'POST')
const calls = posts.map((call) => ({
  path: call.path,
  call,
  fields: Object.entries(bodySchemaOf(call).properties ?? {}),
}))

// who asks and what is sent decide which guards a body passes; the schema of every call is asked in bad-input.test.ts
const kindOf = (call: AnyCall) => `${call.access}${call.takesFile ? ' with a file' : ''}`
const oneOfEachKind = [...new Map(calls.toReversed().map((one) => [kindOf(one.call), one])).values()].map((one) => ({
  kind: kindOf(one.call),
  ...one,
}))

describe('bad input', () => {
  it.each(oneOfEachKind)(
    'sent by $kind names the field and changes nothing: $path [API-2]',
    async ({ call, fields }) => {
      const before = await hashOfStoredData(world.db)
      for (const [field, schema] of fields) {
        for (const value of badValuesFor(call, schema)) {
          const answer = await ask(call, { ...goodBody(call), [field]: value })
          expectRefused(answer, `${field} = ${excerpt(value)}`)
          expect(answer.detail.field ?? '', `${field} = ${excerpt(value)}`).toMatch(new RegExp(`^${field}(\\.|$)`))
        }
        if (!bodySchemaOf(call).required?.includes(field)) continue
        const { [field]: _, ...rest } = goodBody(call)
        const answer = await ask(call, rest)
        expectRefused(answer, `without ${field}`)
        expect(answer.detail.field).toBe(field)
      }
      expect(await hashOfStoredData(world.db)).toBe(before)
    },
  )

  it.each(oneOfEachKind)(
    'that is no body at all, or far too large, is refused of $kind [API-2]',
    async ({ call, fields }) => {
      const before = await hashOfStoredData(world.db)
      for (const body of [
        '{"',
        '[]',
        '"teks"',
        '7',
        'not json',
        '{"__proto__":{"admin":true}}',
        `[${'['.repeat(5000)}`,
      ]) {
        const answer = await ask(call, body)
        expectNoBug(answer, excerpt(body))
        if (!body.startsWith('{"__proto__"')) expectRefused(answer, excerpt(body))
      }
      const megabyte = JSON.stringify({ ...goodBody(call), [fields[0]?.[0] ?? 'x']: 'x'.repeat(1024 * 1024) })
      expectRefused(await ask(call, megabyte), '1 MB')
      expect(await hashOfStoredData(world.db)).toBe(before)
    },
  )

  it.each(calls.filter(({ fields }) => fields.some(([name]) => quantities.test(name))))(
    'of a quantity is refused, negative, fractional or written otherwise: $path [API-2] [CART-3]',
    async ({ call, fields }) => {
      const before = await hashOfStoredData(world.db)
      const field = fields.find(([name]) => quantities.test(name))?.[0] ?? ''
      for (const units of badQuantities) {
        const answer = await ask(call, { ...goodBody(call), [field]: units })
        expectRefused(answer, excerpt(units))
        expect(answer.detail.field, excerpt(units)).toBe(field)
      }
      expect(await hashOfStoredData(world.db)).toBe(before)
    },
  )

  it.each(calls.filter(({ fields }) => fields.some(([, schema]) => isText(schema))))(
    'in a text is kept or refused as text, never run: $path [API-2]',
    async ({ call, fields }) => {
      for (const [field] of fields.filter(([, schema]) => isText(schema))) {
        for (const text of oddTexts) expectNoBug(await ask(call, { ...goodBody(call), [field]: text }), excerpt(text))
      }
    },
  )

  it('leaves a price empty and is asked for it in the words of the screen [API-1] [NEGO-6]', async () => {
    const call = contract.negotiations.counter
    const answer = await ask(call, { ...goodBody(call), harga: '' })
    expect([answer.status, answer.detail.status_message]).toEqual([400, asksFor.price])
  })
})

it("refuses a seller beside another seller's product [ROLE-9]", async () => {
  const other = await aSale(world)
  const add = allCalls.find((call) => call.path === 'produk/keranjang/tambah')
  if (!add) throw new Error('no such call')
  const answer = await ask(add, { ...goodBody(add), produk_id: other.product.id })
  expect(answer.detail.code).toBe('seller_mismatch')
})

// one of two fields is required, which no schema expresses
const oneOfTwo: Record<string, object> = {
  'produk/detail': { produk_id: product.id },
  'produk/ditarik': { produk_id: product.id },
  'seller/detail': { seller_id: seller.companyId },
}

it('is told apart from good input: what a call must have is enough not to be malformed [API-2]', async () => {
  for (const { path, call } of calls) {
    const answer = await ask(call, { ...goodBody(call), ...oneOfTwo[path] })
    expectNoBug(answer, path)
    expect(answer.status, `${path}: ${answer.text}`).not.toBe(400)
  }
})

interface Answered {
  status: number
  text: string
  detail: Partial<Failure['status_detail']>
}

let requestCount = 0

/** Each request comes from an address of its own, and no earlier one counts, so that no limit hides an answer. */
async function ask(call: AnyCall, body: unknown): Promise<Answered> {
  requestCount += 1
  await sql`delete from rate_limits`.execute(world.db)
  const bearer = bearers[call.access]
  // anything but an object is sent as it is: no form can hold it
  const form = call.takesFile && typeof body === 'object' ? formOf(body ?? {}, [aFileFor(call)]) : undefined
  const answer = await world.http.inject({
    method: 'POST',
    url: `/api/${call.path}`,
    remoteAddress: `10.${(requestCount >> 16) + 100}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    headers: {
      'content-type': 'application/json',
      ...form?.headers,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    payload: form?.payload ?? (typeof body === 'string' ? body : JSON.stringify(body)),
  })
  const isJson = answer.headers['content-type']?.toString().includes('json')
  return { status: answer.statusCode, text: answer.body, detail: isJson ? (answer.json().status_detail ?? {}) : {} }
}

function expectRefused(answer: Answered, what: string): void {
  expectNoBug(answer, what)
  expect(answer.status, `${what}: ${answer.text}`).toBeGreaterThanOrEqual(400)
  expect(answer.detail.status_message, what).toSatisfy(isSentence)
}

function expectNoBug(answer: Answered, what: string): void {
  expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(500)
  expect(answer.text, what).not.toMatch(/\bat .+:\d+:\d+|node_modules|syntax error|relation "|pg_|ZodError/)
}

function goodBody(call: AnyCall): Record<string, unknown> {
  const own = call.access === 'seller' ? { company_id: seller.companyId, user_id: seller.userId } : {}
  return sampleBodyOf(call, { ...samples, ...own })
}

function isText(schema: Parameters<typeof isUuid>[0]): boolean {
  return !isUuid(schema) && (schema.type === 'string' || (schema.anyOf?.some(isText) ?? false))
}

function excerpt(value: unknown): string {
  return JSON.stringify(value).slice(0, 60)
}

async function aDocument(person: Person): Promise<string> {
  const fields = { company_id: person.companyId, jenis: 'npwp' } as const
  return (await person.upload('perusahaan/dokumen/unggah', fields)).data.dokumen_id
}

async function bearerOf(identitas: string): Promise<string> {
  const payload = { identitas, password: 'Contoh123' }
  const answer = await world.http.inject({ method: 'POST', url: '/api/session/login', payload })
  const { sessionId } = answer.json().data
  await world.showSecondFactor(sessionId)
  return sessionId
}
