import { describe, expect, it } from 'vitest'
import type { Access, AnyCall } from '#domain/call.ts'
import type { Permission, Role } from '#domain/companies/permissions.ts'
import { allCalls, type CallPath } from '#domain/contract.ts'
import { access } from './access.ts'
import type { Answer, Caller, Person } from './actor.ts'
import { bodySchemaOf, isUuid, plainSamples, type Samples, sampleBodyOf } from './bad-input.ts'
import { aMaterialProposal } from './factories.ts'
import { hashOfKept } from './kept.ts'
import { propose } from './negotiating.ts'
import { anOrder, aVoucher, fillCart } from './ordering.ts'
import { openWorld } from './world.ts'

type Who = 'buyer' | 'seller' | 'platform'
type Member = `${Who} ${Role}`

/** Who may do what: written down again to check the code's table [ROLE-10]. */
const mayDo = {
  'company.change': ['buyer owner', 'seller owner'],
  'company.export': ['buyer owner', 'seller owner'],
  'company.close': ['buyer owner', 'seller owner'],
  'member.manage': ['buyer owner', 'seller owner'],
  'cart.change': ['buyer owner', 'buyer purchaser'],
  'order.place': ['buyer owner', 'buyer purchaser'],
  'order.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'order.receive': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'order.cancel': ['buyer owner', 'buyer purchaser'],
  'order.approve': ['buyer owner', 'buyer approver'],
  'address.change': ['buyer owner', 'buyer purchaser'],
  'points.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'points.redeem': ['buyer owner'],
  'subscription.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'subscription.ask': ['buyer owner', 'buyer purchaser'],
  'nego.read': ['buyer owner', 'buyer purchaser', 'buyer approver'],
  'nego.act': ['buyer owner', 'buyer purchaser'],
  'sales.read': ['seller owner', 'seller sales', 'seller warehouse', 'seller finance'],
  'sales.confirm': ['seller owner', 'seller sales'],
  'sales.ship': ['seller owner', 'seller sales', 'seller warehouse'],
  'sales.cancel': ['seller owner', 'seller sales'],
  'sales.figures': ['seller owner', 'seller sales'],
  'customers.read': ['seller owner', 'seller sales'],
  'customers.change': ['seller owner', 'seller sales'],
  'shop.change': ['seller owner'],
  'vouchers.read': ['seller owner', 'seller sales'],
  'vouchers.change': ['seller owner'],
  'payments.prove': ['buyer owner', 'buyer purchaser'],
  'payments.read': ['seller owner', 'seller sales', 'seller finance'],
  'payments.record': ['seller owner', 'seller finance'],
  'payments.write-off': ['seller owner'],
  'bank.read': ['seller owner', 'seller finance'],
  'bank.change': ['seller owner'],
  'customers.grants': ['seller owner'],
  'stock.change': ['seller owner', 'seller warehouse'],
  'tax.manage': ['seller owner', 'seller finance'],
  'sales-nego.read': ['seller owner', 'seller sales'],
  'sales-nego.act': ['seller owner', 'seller sales'],
  'sales-nego.settings': ['seller owner'],
  'products.read': ['seller owner', 'seller sales', 'seller warehouse'],
  'products.change': ['seller owner', 'seller sales'],
  'chat.read': ['buyer owner', 'buyer purchaser', 'buyer approver', 'seller owner', 'seller sales'],
  'chat.write': ['buyer owner', 'buyer purchaser', 'seller owner', 'seller sales'],
  'documents.ask': ['buyer owner', 'buyer purchaser'],
  'documents.manage': ['seller owner', 'seller sales'],
  'seller.apply': ['buyer owner'],
  // the administrator's own
  'materials.manage': [],
  'rates.manage': [],
  'content.manage': [],
  'audit.read': [],
  'surveys.read': [],
  'surveys.manage': [],
  'calendar.manage': [],
  'promos.manage': [],
  'messages.manage': [],
  'system.manage': [],
  'companies.verify': [],
  'people.manage': [],
  'products.oversee': [],
} satisfies Record<Permission, readonly Member[]>

const world = await openWorld()
const ours = await aPairOfCompanies()
const theirs = await aPairOfCompanies()
const administrator = await world.anAdministrator()
const visitor = world.aVisitor()
const members = Object.keys(ours.people) as Member[] // the names are its keys
const refusals = ['sign_in_needed', 'buyers_only', 'sellers_only', 'administrators_only', 'not_allowed']

const calls = allCalls.filter((call) => accessTo(call)[0] !== 'open')

describe('who may make a call', () => {
  it.each(calls)('is refused by company and role, which changes nothing: $path [ROLE-10] [ROLE-9]', async (call) => {
    const before = await hashOfKept(world.db)
    for (const who of members.filter((member) => refusalOf(call, member))) {
      const answer = await ask(call, ours.people[who] as Person, who) // the names are its keys
      expect(answer.refusal?.code, `${who}: ${answer.text}`).toBe(refusalOf(call, who))
      expect(answer.status, who).toBe(422)
    }
    const [whom] = accessTo(call)
    if (whom !== 'visitor') {
      const answer = await visitor.send(call.path, bodyFor(call, 'buyer owner'))
      expect([answer.status, answer.refusal?.code], 'a visitor').toEqual([401, 'sign_in_needed'])
    }
    if (whom === 'buyer' || whom === 'seller') {
      const answer = await administrator.send(call.path, { ...bodyFor(call, 'buyer owner'), ...administrator.ids })
      expect(refusals, 'an administrator').toContain(answer.refusal?.code)
    }
    expect(await hashOfKept(world.db)).toBe(before)
  })

  it.each(calls)("finds nothing of a stranger's company, whoever asks: $path [ROLE-10] [ROLE-9]", async (call) => {
    const fields = Object.entries(bodySchemaOf(call).properties ?? {})
    const own = fields.filter(([name, schema]) => name in ours.owned && (isUuid(schema) || schema.type === 'array'))
    const before = await hashOfKept(world.db)
    for (const who of members) {
      const stranger = theirs.people[who] as Person // the names are its keys
      const body = { ...bodyFor(call, who), ...idsIn(call, stranger) }
      const claims = fields.some(([name]) => name === 'company_id')
        ? [{ ...body, ...idsIn(call, ours.people[who]) }]
        : []
      const named = own.map(([name, schema]) => {
        const id = ours.owned[name]
        return { ...body, [name]: schema.type === 'array' ? [id] : id }
      })
      for (const asked of [...claims, ...named]) {
        const answer = await stranger.send(call.path, asked)
        expect([404, 422], `${who}: ${answer.text}`).toContain(answer.status)
        expect(answer.refusal?.code, `${who}: ${answer.text}`).toMatch(
          /not_found|not_yours|_only|not_allowed|nothing_to_order/,
        )
      }
    }
    expect(await hashOfKept(world.db)).toBe(before)
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

it('is written down for every call that changes something of a company [ROLE-10]', () => {
  const unguarded = allCalls.filter((call) => {
    const [whom, permission] = accessTo(call)
    return ['buyer', 'seller', 'admin'].includes(whom) && !permission
  })
  // reading what every member of the company may read, and an administrator's own second factor
  expect(unguarded.map(({ path }) => path).sort()).toEqual([
    'akun/faktor-kedua',
    'akun/faktor-kedua/aktifkan',
    'akun/faktor-kedua/buktikan',
    'akun/faktor-kedua/kode-baru',
    'akun/faktor-kedua/siapkan',
    'alamat/daftar',
    'keranjang/daftar',
    'keranjang/shortcut',
    'keranjang/total',
    'perusahaan/identitas',
    'perusahaan/pemeriksaan',
    'produk/harga',
  ])
})

function accessTo({ path }: AnyCall): readonly [Access, Permission?] {
  return access[path as CallPath] // the paths are its keys
}

/** The refusal for a member of that kind and role; undefined if they may make the call. */
function refusalOf(call: AnyCall, who: Member): string | undefined {
  const [whom, permission] = accessTo(call)
  const kind = who.split(' ')[0]
  if (whom === 'buyer' && kind !== 'buyer') return 'buyers_only'
  if (whom === 'seller' && kind !== 'seller') return 'sellers_only'
  if (whom === 'admin') return 'administrators_only'
  if (permission && !(mayDo[permission] as readonly Member[]).includes(who)) return 'not_allowed'
  return undefined
}

function ask(call: AnyCall, person: Caller, who: Member): Promise<Answer<unknown>> {
  return person.send(call.path, { ...bodyFor(call, who), ...idsIn(call, ours.people[who]) })
}

function bodyFor(call: AnyCall, who: Member): Record<string, unknown> {
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
  const people: Partial<Record<Member, Person>> = {
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
  }
  const samples: Samples = {
    ...plainSamples,
    ...owned,
    seller_id: seller.companyId,
    produk_id: product.id,
  }
  return { people, owned, samples }
}
