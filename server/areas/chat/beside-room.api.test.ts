import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { propose } from '#test/scenes/negotiating.ts'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld({ connections: 4 })
const { aTalk, say, endSubscription } = talking(world)

describe('presence', () => {
  it('is shown to those of the other company alone, and stored nowhere [CHAT-10]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const heard = await world.hear()

    await buyer.call('chat/room/hadir', { key_room, mengetik: true })
    await seller.call('chat/room/hadir', { key_room })

    expect([await heard.next(), await heard.next()]).toEqual([
      { topics: [`company:${seller.companyId}/chat.read`], change: { name: 'presence', id: key_room, typing: true } },
      { topics: [`company:${buyer.companyId}/chat.read`], change: { name: 'presence', id: key_room, typing: false } },
    ])
  })

  it('says of nobody who may not write that they type [ROLE-10]', async () => {
    const { buyer, key_room } = await aTalk()
    const approver = await world.aColleague(buyer, 'approver')
    const heard = await world.hear()

    await approver.call('chat/room/hadir', { key_room, mengetik: true })

    expect((await heard.next()).change).toEqual({ name: 'presence', id: key_room, typing: false })
  })

  it('is shown to nobody once the subscription has ended: what one side does is no business of the other any more [ROLE-7] [CHAT-10]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const other = await aTalk()
    await endSubscription(buyer)
    const heard = await world.hear()

    expect((await buyer.call('chat/room/hadir', { key_room, mengetik: true })).ok).toBe(true)
    expect((await seller.call('chat/room/hadir', { key_room })).ok).toBe(true)
    await say(other.buyer, other.key_room, 'Halo')

    expect((await heard.next()).change.name).toBe('chat')
  })
})

describe('search in a conversation', () => {
  it('finds words as they were typed, the latest first, in parts [CHAT-1]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    for (const text of ['Gula 50%_murni', 'gula pasir', 'Asam sitrat', 'GULA halus']) await say(buyer, key_room, text)
    const found = async (cari: string, more: { sebelum?: number; limit?: number } = {}) => {
      const { data } = await seller.call('chat/pesan/cari', { key_room, cari, ...more })
      return [data.pesan.map(({ urutan }) => urutan), data.ada_lagi]
    }

    expect(await found('gula')).toEqual([[4, 2, 1], false])
    expect(await found('%_')).toEqual([[1], false])
    expect(await found('gula', { limit: 1 })).toEqual([[4], true])
    expect(await found('gula', { sebelum: 4, limit: 1 })).toEqual([[2], true])
    expect(await found('tidak ada')).toEqual([[], false])
  })
})

describe('beside a conversation', () => {
  it('stand what runs between the two, for the seller its subscription too [SELLER-1]', async () => {
    const { buyer, seller, order } = await anOrder(world)
    const product = await world.aProduct({ seller, negotiable: true })
    const negoId = await propose(buyer, product)
    const { data: room } = await buyer.call('chat/room/buka', { seller_id: seller.companyId })
    const beside = async (who: typeof buyer) => (await who.call('chat/room/samping', { key_room: room.key_room })).data

    expect(await beside(buyer)).toMatchObject({
      nego: [
        {
          nego_id: negoId,
          produk_id: product.id,
          produk_nama: product.name,
          status: 'menunggu_respon',
          kuantitas: '100',
        },
      ],
      pesanan: [{ transaksi_id: order.id, status: 'menunggu_konfirmasi' }],
      langganan: null,
    })
    expect(await beside(seller)).toMatchObject({
      nego: [{ nego_id: negoId }],
      pesanan: [{ transaksi_id: order.id }],
      langganan: { status: 'A' },
    })
  })
})

describe('a customer', () => {
  it('is handed over to a colleague, who then talks for the seller [SELLER-3]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const sales = await world.aColleague(seller, 'sales')
    const warehouse = await world.aColleague(seller, 'warehouse')
    const give = (penerima_id: string) => seller.call('pusat-seller/chat/serahkan', { key_room, penerima_id })
    const { data: people } = await seller.call('pusat-seller/chat/rekan', {})
    expect(people.map(({ user_id }) => user_id).sort()).toEqual([seller.userId, sales.userId].sort())

    expect((await give(warehouse.userId)).refusal).toMatchObject({ code: 'sales_person_unknown', field: 'penerima_id' })
    expect((await give(sales.userId)).ok).toBe(true)

    const body = { company_id: buyer.companyId, seller_id: seller.companyId }
    expect((await buyer.call('chat/sales', body)).data).toEqual({ sales_id: sales.userId })
    expect((await buyer.call('chat/room/buka', { key_room })).data.user_id_seller).toBe(sales.userId)
    const stranger = await world.aSeller()
    expect(
      (await stranger.call('pusat-seller/chat/serahkan', { key_room, penerima_id: stranger.userId })).refusal?.code,
    ).toBe('chat_room_not_found')
  })
})

describe('quick replies', () => {
  it('belong to the seller: kept, changed and deleted by it alone, in the order of their names [SELLER-1]', async () => {
    const [seller, other] = [await world.aSeller(), await world.aSeller()]
    const keep = (who: typeof seller, judul: string, balasan_id: string | null = null) =>
      who.call('pusat-seller/chat/balasan/simpan', { balasan_id, judul, isi: `Isi ${judul}` })
    const titles = async (who: typeof seller) =>
      (await who.call('pusat-seller/chat/balasan/daftar', {})).data.map(({ judul }) => judul)

    const { data } = await keep(seller, 'stok')
    await keep(seller, 'Harga')
    expect(await titles(seller)).toEqual(['Harga', 'stok'])
    expect(await titles(other)).toEqual([])

    expect((await keep(other, 'Curian', data.balasan_id)).refusal?.code).toBe('chat_reply_not_found')
    await other.call('pusat-seller/chat/balasan/hapus', { balasan_id: data.balasan_id })
    await keep(seller, 'Ada stok', data.balasan_id)
    expect(await titles(seller)).toEqual(['Ada stok', 'Harga'])
    await seller.call('pusat-seller/chat/balasan/hapus', { balasan_id: data.balasan_id })
    expect(await titles(seller)).toEqual(['Harga'])
    expect((await keep(seller, '  ')).refusal?.field).toBe('judul')
    expect((await keep(seller, 'Hilang', randomUUID())).refusal?.code).toBe('chat_reply_not_found')
  })

  it('are at most fifty, also when two are added at once [SELLER-1]', async () => {
    const seller = await world.aSeller()
    const keep = (judul: string) => seller.call('pusat-seller/chat/balasan/simpan', { judul, isi: 'Isi' })
    for (let count = 1; count < 50; count++) await keep(`Balasan ${count}`)

    const both = await Promise.all([keep('Satu lagi'), keep('Dua lagi')])

    expect(both.map(({ refusal }) => refusal?.code ?? 'kept').sort()).toEqual(['chat_replies_full', 'kept'])
  })
})

describe('the hours of answer', () => {
  it('are shown in the room, and whether it is within them [SELLER-1]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const shown = async () => {
      const { data } = await buyer.call('chat/room/buka', { key_room })
      return [data.jam_jawab, data.melayani]
    }
    expect(await shown()).toEqual([[], true])
    const jam = [{ hari: 1, buka: '08:00', tutup: '17:00' }]

    await seller.call('pusat-seller/chat/jam/simpan', { jam })

    expect((await seller.call('pusat-seller/chat/jam', {})).data).toEqual({ jam })
    world.setClock('2026-03-02T16:59:00+07:00')
    expect(await shown()).toEqual([jam, true])
    world.setClock('2026-03-02T17:00:00+07:00')
    expect(await shown()).toEqual([jam, false])
    world.setClock()
    for (const { field, wrong } of [
      { field: 'jam.1.hari', wrong: [...jam, ...jam] },
      { field: 'jam.0.tutup', wrong: [{ hari: 1, buka: '17:00', tutup: '08:00' }] },
      { field: 'jam.0.buka', wrong: [{ hari: 1, buka: '8', tutup: '24:00' }] },
      { field: 'jam.0.hari', wrong: [{ hari: 8, buka: '08:00', tutup: '09:00' }] },
    ]) {
      expect((await seller.call('pusat-seller/chat/jam/simpan', { jam: wrong })).refusal?.field).toBe(field)
    }
    await seller.call('pusat-seller/chat/jam/simpan', { jam: [] })
    expect(await shown()).toEqual([[], true])
  })
})
