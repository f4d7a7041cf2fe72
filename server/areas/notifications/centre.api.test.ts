import { describe, expect, it } from 'vitest'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'
import { anOrder, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

type Filter = Omit<WireBodyOf<CallAt<'notifikasi/pusat'>>, 'company_id'>

async function centre(person: Person, filter: Filter = {}) {
  const { data } = await person.call('notifikasi/pusat', { company_id: person.companyId, ...filter })
  return { ...data, listed: data.notifikasi.map(({ jenis, dibaca }) => (dibaca ? jenis : `${jenis}, baru`)) }
}

/** A seller with notifications of two orders and a subscription. */
async function aNotifiedSeller() {
  const { buyer, seller, product, addressId } = await anOrder(world)
  await placeFor(buyer, addressId, product)
  const other = await world.aBuyer()
  await other.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: 'Bahan baku minuman' })
  return { seller, buyer }
}

describe('the notification centre', () => {
  it('lists by kind, by page, and what is new alone, and counts each kind [HEAD-8]', async () => {
    const { seller } = await aNotifiedSeller()

    const all = await centre(seller)
    expect(all.total).toBe(3)
    expect(all.jenis.toSorted((a, b) => a.jenis.localeCompare(b.jenis))).toEqual([
      { jenis: 'langganan', jumlah: 1, belum_dibaca: 1 },
      { jenis: 'pesanan', jumlah: 2, belum_dibaca: 2 },
    ])
    expect(await centre(seller, { jenis: 'pesanan' })).toMatchObject({
      total: 2,
      listed: ['pesanan, baru', 'pesanan, baru'],
    })
    expect((await centre(seller, { halaman: 2, per_halaman: 2 })).listed).toHaveLength(1)

    await seller.call('notifikasi/baca', { ...seller.ids, jenis: 'pesanan' })
    expect(await centre(seller, { belum_dibaca: true })).toMatchObject({ total: 1, listed: ['langganan, baru'] })
  })

  it('marks one as read, for this member alone, whatever is older [HEAD-8]', async () => {
    const { seller } = await aNotifiedSeller()
    const mate = await world.aColleague(seller, 'sales')
    const [newest] = (await centre(seller)).notifikasi

    await seller.call('notifikasi/baca', { ...seller.ids, notifikasi_id: newest?.notifikasi_id ?? '' })
    await seller.call('notifikasi/baca', { ...seller.ids, notifikasi_id: newest?.notifikasi_id ?? '' })

    expect((await centre(seller)).notifikasi.map(({ dibaca }) => dibaca)).toEqual([true, false, false])
    expect((await centre(seller, { belum_dibaca: true })).total).toBe(2)
    expect((await centre(mate, { belum_dibaca: true })).total).toBe(3)
    const bell = await seller.call('notifikasi/daftar', { company_id: seller.companyId })
    expect(bell.data.belum_dibaca).toBe(2)
  })

  it('lets nobody mark or read what another company was told [ROLE-9]', async () => {
    const { seller } = await aNotifiedSeller()
    const stranger = await world.aSeller()
    const [newest] = (await centre(seller)).notifikasi

    await stranger.call('notifikasi/baca', { ...stranger.ids, notifikasi_id: newest?.notifikasi_id ?? '' })

    expect((await centre(seller, { belum_dibaca: true })).total).toBe(3)
    expect(await centre(stranger)).toMatchObject({ total: 0, listed: [], jenis: [] })
    const response = await stranger.call('notifikasi/pusat', { company_id: seller.companyId })
    expect(response.refusal?.code).toBe('not_yours')
  })
})

describe('preferences', () => {
  it('begin as the list of kinds says, for the kinds of one’s role [REG-3]', async () => {
    const { seller } = await anOrder(world)
    const warehouse = await world.aColleague(seller, 'warehouse')

    expect((await warehouse.call('notifikasi/pengaturan', {})).data.pengaturan).toEqual([
      { jenis: 'pesanan', aplikasi: true, push: true, email: true },
      { jenis: 'klaim', aplikasi: true, push: true, email: true },
      { jenis: 'laporan', aplikasi: true, push: false, email: true },
    ])
    const { pengaturan } = (await seller.call('notifikasi/pengaturan', {})).data
    expect(pengaturan.find(({ jenis }) => jenis === 'bahan')).toEqual({
      jenis: 'bahan',
      aplikasi: true,
      push: false,
      email: true,
    })
  })

  it('hide a kind in the app from a person who wants none of it, and from nobody else [REG-3, HEAD-8]', async () => {
    const { seller } = await aNotifiedSeller()
    const mate = await world.aColleague(seller, 'sales')

    const chosen = await seller.call('notifikasi/pengaturan/ubah', {
      jenis: 'pesanan',
      saluran: 'aplikasi',
      aktif: false,
    })

    expect(chosen.data.pengaturan.find(({ jenis }) => jenis === 'pesanan')).toMatchObject({
      aplikasi: false,
      push: true,
    })
    expect((await centre(seller)).listed).toEqual(['langganan, baru'])
    expect((await centre(mate)).total).toBe(3)

    await seller.call('notifikasi/pengaturan/ubah', { jenis: 'pesanan', saluran: 'aplikasi', aktif: true })
    expect((await centre(seller)).total).toBe(3)
  })

  it('are not there for a kind that is not for one’s role [ROLE-10]', async () => {
    const { seller } = await anOrder(world)
    const warehouse = await world.aColleague(seller, 'warehouse')

    const refused = await warehouse.call('notifikasi/pengaturan/ubah', { jenis: 'nego', saluran: 'email', aktif: true })

    expect(refused.refusal?.code).toBe('not_found')
  })
})
