import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

/** A customer assigned to a sales person of the seller. */
async function aLookedAfterCustomer() {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  const sales = await world.aColleague(seller, 'sales')
  await world.subscribe(buyer, seller)
  const { data } = await seller.call('pusat-seller/langganan/daftar', {})
  const langganan_id = data.langganan[0]?.langganan_id ?? ''
  await assign(seller, langganan_id, sales.userId)
  return { buyer, seller, sales, langganan_id }
}

async function assign(seller: Person, langganan_id: string, sales_user_id: string | null) {
  const { data } = await seller.call('pusat-seller/langganan/detail', { langganan_id })
  const terms = { level_harga: 1, tipe_pembayaran: [{ kode: 'transfer' }], sales_user_id }
  return seller.call('pusat-seller/langganan/ubah', { langganan_id, versi: data.versi, ...terms })
}

const contactOf = async (buyer: Person) => (await buyer.call('langganan/daftar', {})).data[0]?.sales_nama
const close = (person: Person) => person.call('akun/tutup', { user_id: person.userId, password: 'Contoh123' })
const memberIn = (of: Person, member: Person) => ({ company_id: of.companyId, anggota_id: member.userId })

it.each<[string, (seller: Person, sales: Person) => Promise<{ status: number }>]>([
  ['is removed', (seller, sales) => seller.call('anggota/hapus', memberIn(seller, sales))],
  ['closes the account', (_, sales) => close(sales)],
  [
    'is given a role that does not sell',
    (seller, sales) => seller.call('anggota/ubah', { ...memberIn(seller, sales), peran: 'warehouse' }),
  ],
])(
  'a sales person who %s is the contact of no customer; the terms can be saved as shown [SELLER-3, REG-4]',
  async (_, leave) => {
    const { buyer, seller, sales, langganan_id } = await aLookedAfterCustomer()
    expect(await contactOf(buyer)).not.toBeNull()
    const heard = await world.hear()

    expect((await leave(seller, sales)).status).toBe(200)

    expect((await heard.next()).change).toMatchObject({ name: 'subscription', id: langganan_id })
    expect(await contactOf(buyer)).toBeNull()
    const { data } = await seller.call('pusat-seller/langganan/detail', { langganan_id })
    expect(data.sales).toBeNull()
    expect((await assign(seller, langganan_id, null)).status).toBe(200)
  },
)

it('a sales person who becomes an owner stays the contact, and so does the one of another customer [SELLER-3]', async () => {
  const { buyer, seller, sales } = await aLookedAfterCustomer()
  const other = await world.aColleague(seller, 'sales')

  await seller.call('anggota/ubah', { ...memberIn(seller, sales), peran: 'owner' })
  await seller.call('anggota/hapus', memberIn(seller, other))

  expect(await contactOf(buyer)).not.toBeNull()
})

it('a sales person who closes the account while given a customer does not keep it [SELLER-3, REG-4]', async () => {
  const { buyer, seller, sales, langganan_id } = await aLookedAfterCustomer()
  await assign(seller, langganan_id, null)

  const [, closed] = await Promise.all([assign(seller, langganan_id, sales.userId), close(sales)])

  expect(closed.status).toBe(200)
  expect(await contactOf(buyer)).toBeNull()
})
