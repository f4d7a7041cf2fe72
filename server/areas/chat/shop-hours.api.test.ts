import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

// a question outside the transaction or beside the one connection would wait for ever
const world = await openWorld()
const { aTalk } = talking(world)
const weekdays = [1, 2, 3, 4, 5].map((hari) => ({ hari, buka: '08:00', tutup: '17:00' }))

async function aShop(jam = weekdays) {
  const seller = await world.aSeller()
  await seller.call('pusat-seller/chat/jam/simpan', { jam })
  return seller
}

const hoursOf = async ({ companyUsername: seller_username }: Person) =>
  (await world.aVisitor().call('seller/jam', { seller_username })).data

async function closeOn(seller: Person, tanggal: string, nama: string) {
  const { versi } = (await seller.call('pusat-seller/pengaturan/kirim', {})).data
  await seller.call('pusat-seller/pengaturan/kirim/libur', { versi, libur: [{ tanggal, nama }] })
}

describe('the hours of a shop', () => {
  it('are told to everybody, with whether it is open now and until when [SHOP-8]', async () => {
    world.setClock('2026-03-02T09:00:00+07:00')
    const seller = await aShop()

    expect(await hoursOf(seller)).toEqual({
      jam: weekdays,
      hari_ini: '2026-03-02',
      buka: true,
      libur: null,
      berubah_pada: '2026-03-02T10:00:00.000Z',
    })
    world.setClock('2026-03-06T17:00:00+07:00')
    expect(await hoursOf(seller)).toMatchObject({ buka: false, libur: null, berubah_pada: '2026-03-09T01:00:00.000Z' })
  })

  it('count holidays of the country and its own, in the conversation too [SHOP-8]', async () => {
    world.setClock('2026-03-16T09:00:00+07:00')
    const { buyer, seller } = await aTalk()
    await seller.call('pusat-seller/chat/jam/simpan', { jam: weekdays })
    const isAnswering = async () => (await buyer.call('chat/room/buka', { seller_id: seller.companyId })).data.melayani
    expect([(await hoursOf(seller)).buka, await isAnswering()]).toEqual([true, true])

    await closeOn(seller, '2026-03-16', 'Inventaris gudang')

    expect([(await hoursOf(seller)).libur, await isAnswering()]).toEqual(['Inventaris gudang', false])
    // joint leave and Nyepi, then Idulfitri and its joint leave
    world.setClock('2026-03-18T09:00:00+07:00')
    expect(await hoursOf(seller)).toMatchObject({
      buka: false,
      libur: 'Cuti bersama Hari Suci Nyepi',
      berubah_pada: '2026-03-25T01:00:00.000Z',
    })
  })

  it('are none where a seller names none, and of a shop that is suspended or not there nobody is told [SHOP-8]', async () => {
    const [silent, suspended] = [await world.aSeller(), await aShop()]
    await world.db
      .updateTable('companies')
      .set({ suspended_at: world.now(), suspension_reason: 'Uji' })
      .where('id', '=', suspended.companyId)
      .execute()

    expect((await hoursOf(silent)).jam).toEqual([])
    for (const seller_username of [suspended.companyUsername, 'tidak-ada']) {
      const { refusal } = await world.aVisitor().send('seller/jam', { seller_username })
      expect(refusal).toMatchObject({ code: 'seller_not_found', field: 'seller_username' })
    }
  })

  it("are the owner's to change: sales see them, but cannot empty them [SHOP-8]", async () => {
    const seller = await aShop()
    const sales = await world.aColleague(seller, 'sales')

    const { refusal } = await sales.send('pusat-seller/chat/jam/simpan', { jam: [] })

    expect(refusal).toMatchObject({ code: 'not_allowed' })
    expect((await sales.call('pusat-seller/chat/jam', {})).data.jam).toEqual(weekdays)
  })

  it('announce to visitors that their pages have changed, as holidays do [SHOP-8]', async () => {
    const seller = await world.aSeller()
    const heard = await world.hear()

    await seller.call('pusat-seller/chat/jam/simpan', { jam: weekdays })
    await closeOn(seller, '2026-12-30', 'Tutup buku')

    const catalogue = { topics: [], change: { name: 'catalogue' } }
    expect([await heard.next(), await heard.next()]).toEqual([catalogue, catalogue])
  })
})
