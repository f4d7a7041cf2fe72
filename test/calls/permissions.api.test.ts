import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#domain/call.ts'
import { allCalls } from '#domain/contract.ts'
import type { Answer, Caller, Person } from '../actor.ts'
import { hashOfStoredData } from '../database/hash-of-stored-data.ts'
import { aMaterialProposal } from '../product-factories.ts'
import { propose } from '../scenes/negotiating.ts'
import { anOrder, aVoucher, fillCart } from '../scenes/ordering.ts'
import { openWorld } from '../world.ts'
import { bodySchemaOf, isUuid, plainSamples, type Samples, sampleBodyOf } from './bad-input.ts'
import { accessTo, type MemberKind, refusalOf } from './may-do.ts'

const world = await openWorld()
const ours = await aPairOfCompanies()
const theirs = await aPairOfCompanies()
const administrator = await world.anAdministrator()
const visitor = world.aVisitor()
const members = Object.keys(ours.people) as MemberKind[] // the names are its keys
const refusals = ['sign_in_needed', 'buyers_only', 'sellers_only', 'administrators_only', 'not_allowed']

const calls = allCalls.filter((call) => accessTo(call)[0] !== 'open')
// who is refused by which call is asked of all of them in permissions.test.ts
const oneOfEachAccess = ['member', 'buyer', 'seller', 'admin'].map(
  (whom) => calls.find((call) => accessTo(call)[0] === whom && call.permission) as AnyCall, // each has some
)

describe('who may make a call', () => {
  it.each(oneOfEachAccess)(
    'is refused by company and role, which changes nothing: $path [ROLE-10] [ROLE-9]',
    async (call) => {
      const before = await hashOfStoredData(world.db)
      for (const who of members.filter((member) => refusalOf(call, member))) {
        const answer = await ask(call, ours.people[who] as Person, who) // the names are its keys
        expect(answer.refusal?.code, `${who}: ${answer.text}`).toBe(refusalOf(call, who))
        expect(answer.status, who).toBe(422)
      }
      const answer = await visitor.send(call.path, bodyFor(call, 'buyer owner'))
      expect([answer.status, answer.refusal?.code], 'a visitor').toEqual([401, 'sign_in_needed'])
      expect(await hashOfStoredData(world.db)).toBe(before)
    },
  )

  it.each(calls)("finds nothing of a stranger's company, nor of none: $path [ROLE-10] [ROLE-9]", async (call) => {
    const fields = Object.entries(bodySchemaOf(call).properties ?? {})
    const own = fields.filter(([name, schema]) => name in ours.owned && (isUuid(schema) || schema.type === 'array'))
    const before = await hashOfStoredData(world.db)
    for (const who of members.filter((member) => !refusalOf(call, member))) {
      const stranger = theirs.people[who] as Person // the names are its keys
      const body = { ...bodyFor(call, who), ...idsIn(call, stranger) }
      const claims = fields.some(([name]) => name === 'company_id')
        ? [{ ...body, ...idsIn(call, ours.people[who]) }]
        : []
      const named = own.flatMap(([name, schema]) =>
        [ours.owned[name], randomUUID()].map((id) => ({ ...body, [name]: schema.type === 'array' ? [id] : id })),
      )
      for (const claim of [...claims, ...named]) {
        const answer = await stranger.send(call.path, claim)
        expect([404, 422], `${who}: ${answer.text}`).toContain(answer.status)
        expect(answer.refusal?.code, `${who}: ${answer.text}`).toMatch(
          /not_found|not_yours|_only|not_allowed|nothing_to_order/,
        )
      }
    }
    expect(await hashOfStoredData(world.db)).toBe(before)
  })

  it.each(calls)('is let through by company and role: $path [ROLE-10]', async (call) => {
    for (const who of members.filter((member) => !refusalOf(call, member))) {
      const answer = await ask(call, ours.people[who] as Person, who) // the names are its keys
      expect(refusals, `${who}: ${answer.text}`).not.toContain(answer.refusal?.code)
      expect([401, 403], `${who}: ${answer.text}`).not.toContain(answer.status)
    }
    if (accessTo(call)[0] === 'admin') {
      const answer = await administrator.send(call.path, bodyFor(call, 'seller owner'))
      expect(refusals, answer.text).not.toContain(answer.refusal?.code)
      expect([401, 403], answer.text).not.toContain(answer.status)
    }
  })
})

function ask(call: AnyCall, person: Caller, who: MemberKind): Promise<Answer<unknown>> {
  return person.send(call.path, { ...bodyFor(call, who), ...idsIn(call, ours.people[who]) })
}

function bodyFor(call: AnyCall, who: MemberKind): Record<string, unknown> {
  return sampleBodyOf(call, { ...ours.samples, ...(ours.people[who]?.ids ?? {}) })
}

/** The person's claims that the call's body can hold. */
function idsIn(call: AnyCall, person: Person | undefined): Record<string, string> {
  const { properties = {} } = bodySchemaOf(call)
  return Object.fromEntries(Object.entries(person?.ids ?? {}).filter(([name]) => name in properties))
}

/** A buyer and a seller that deal with each other, with somebody in every role. */
async function aPairOfCompanies() {
  const { buyer, seller, product, addressId, order } = await anOrder(world, { stock: '100000' })
  const { data: document } = await buyer.upload('perusahaan/dokumen/unggah', {
    company_id: buyer.companyId,
    jenis: 'npwp',
  })
  const people: Partial<Record<MemberKind, Person>> = {
    'buyer owner': buyer,
    'buyer purchaser': await world.aColleague(buyer, 'purchaser'),
    'buyer approver': await world.aColleague(buyer, 'approver'),
    'seller owner': seller,
    'seller sales': await world.aColleague(seller, 'sales'),
    'seller warehouse': await world.aColleague(seller, 'warehouse'),
    'seller finance': await world.aColleague(seller, 'finance'),
  }
  const { data: proposal } = await seller.call('bahan/usul', aMaterialProposal())
  const owned: Record<string, string> = {
    usul_id: proposal.usul_id,
    transaksi_id: order.id,
    cart_id: await fillCart(buyer, product),
    alamat_id: addressId,
    nego_id: await propose(buyer, product),
    voucher_id: await aVoucher(world, buyer),
    dokumen_id: document.dokumen_id,
    dokumen: document.dokumen_id,
    perusahaan_id: buyer.companyId,
    anggota_id: buyer.userId,
  }
  const samples: Samples = {
    ...plainSamples,
    ...owned,
    seller_id: seller.companyId,
    produk_id: product.id,
  }
  return { people, owned, samples }
}
