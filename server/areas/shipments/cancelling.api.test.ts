import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { anOrder, stockOf } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

/** A confirmed order of 150 kg; of which 50 kg were shipped, in version 3. */
async function confirmed({ shipped = false } = {}) {
  const scene = await anOrder(world, { stock: '1000', units: '150' })
  const act = { transaksi_id: scene.order.id }
  await scene.seller.call('pusat-seller/pesanan/konfirmasi', { ...act, versi: 1 })
  const baris = [{ posisi: 1, jumlah: '50' }]
  if (shipped) await scene.seller.call('pusat-seller/pesanan/kirim', { ...act, versi: 2, kurir: 'JNE', baris })
  return scene
}

const alasan = 'Rencana produksi berubah'
const ask = (buyer: Person, transaksi_id: string) => buyer.call('transaksi/pembatalan/minta', { transaksi_id, alasan })
const shown = async (reader: Person, transaksi_id: string) =>
  (await reader.call('transaksi/pembatalan/detail', { transaksi_id })).data
const expectedBy = async (reader: Person, transaksi_id: string) => {
  const { permintaan } = await shown(reader, transaksi_id)
  return { permintaan_id: permintaan?.permintaan_id ?? '', versi: permintaan?.versi ?? 0 }
}
const orderOf = async (buyer: Person, transaksi_id: string) =>
  (await buyer.call('transaksi/detail', { transaksi_id })).data

it('is asked by the buyer, told to the seller, and cancels the whole order once that agrees [SHIP-1]', async () => {
  const { buyer, seller, order, product } = await confirmed()
  const { data } = await ask(buyer, order.id)
  expect(data).toMatchObject({
    permintaan: { status: 'menunggu', alasan },
    can: { minta: { boleh: false } },
  })
  const read = await shown(seller, order.id)
  expect(read).toMatchObject({
    permintaan: { oleh: 'Pembeli' },
    can: { setujui: { boleh: true }, tarik: { boleh: false } },
  })
  const { data: notices } = await seller.call('notifikasi/daftar', { company_id: seller.companyId })
  expect(JSON.stringify(notices)).toContain(`meminta pembatalan pesanan ${order.number}: ${alasan}`)

  const agreed = await seller.call('pusat-seller/pesanan/pembatalan/setujui', await expectedBy(seller, order.id))
  expect(agreed.data.permintaan?.status).toBe('disetujui')
  const after = await orderOf(buyer, order.id)
  expect(after.status).toBe('dibatalkan')
  expect(after.linimasa.at(-1)?.alasan).toBe(`Atas permintaan pembeli: ${alasan}`)
  expect(await stockOf(world, product)).toBe(1000)
})

it('cancels the rest alone where a part was shipped [SHIP-1]', async () => {
  const { buyer, seller, order } = await confirmed({ shipped: true })
  await ask(buyer, order.id)
  await seller.call('pusat-seller/pesanan/pembatalan/setujui', await expectedBy(seller, order.id))
  const after = await orderOf(buyer, order.id)
  expect([after.status, after.produk[0]?.jumlah_dibatalkan, after.produk[0]?.jumlah_sisa]).toEqual([
    'dikirim',
    '100',
    '0',
  ])
})

it('may be refused with a reason that the buyer reads, who may ask again, but not for ever [SHIP-1]', async () => {
  const { buyer, seller, order } = await confirmed()
  for (let time = 0; time < 3; time += 1) {
    expect((await ask(buyer, order.id)).ok).toBe(true)
    const expected = await expectedBy(seller, order.id)
    const empty = await seller.call('pusat-seller/pesanan/pembatalan/tolak', { ...expected, alasan: ' ' })
    expect(empty.refusal?.field).toBe('alasan')
    await seller.call('pusat-seller/pesanan/pembatalan/tolak', { ...expected, alasan: 'Sudah dikemas' })
  }
  const { permintaan, can } = await shown(buyer, order.id)
  expect([permintaan?.status, permintaan?.jawaban, can.minta.boleh]).toEqual(['ditolak', 'Sudah dikemas', true])
  expect((await ask(buyer, order.id)).refusal?.code).toBe('cancel_requests_full')
  expect((await orderOf(buyer, order.id)).status).toBe('diproses')
})

it('may be asked again however often the buyer has taken it back [SHIP-1]', async () => {
  const { buyer, seller, order } = await confirmed()
  for (let time = 0; time < 4; time += 1) {
    expect((await ask(buyer, order.id)).ok).toBe(true)
    await buyer.call('transaksi/pembatalan/tarik', await expectedBy(buyer, order.id))
  }
  expect((await ask(buyer, order.id)).ok).toBe(true)
  const agreed = await seller.call('pusat-seller/pesanan/pembatalan/setujui', await expectedBy(seller, order.id))
  expect(agreed.data.permintaan?.status).toBe('disetujui')
})

it('is answered once, and of two who answer at once by one of them [SHIP-1]', async () => {
  const { buyer, seller, order } = await confirmed()
  await ask(buyer, order.id)
  const expected = await expectedBy(seller, order.id)
  const answers = await Promise.all([
    seller.call('pusat-seller/pesanan/pembatalan/setujui', expected),
    seller.call('pusat-seller/pesanan/pembatalan/tolak', { ...expected, alasan: 'Sudah dikemas' }),
    buyer.call('transaksi/pembatalan/tarik', expected),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const codes = answers.flatMap(({ refusal }) => refusal?.code ?? [])
  expect(codes).toEqual(['cancel_request_moved_on', 'cancel_request_moved_on'])
})

it('lapses once all is shipped, is withdrawn by the buyer, and is nothing for strangers [SHIP-1]', async () => {
  const { buyer, seller, order } = await confirmed({ shipped: true })
  await ask(buyer, order.id)
  const expected = await expectedBy(buyer, order.id)
  const stranger = await world.aSeller()
  const strange = await stranger.call('pusat-seller/pesanan/pembatalan/setujui', expected)
  expect(strange.refusal?.code).toBe('cancel_request_not_found')
  expect((await buyer.call('transaksi/pembatalan/tarik', expected)).data.permintaan?.status).toBe('ditarik')

  await ask(buyer, order.id)
  const rest = { transaksi_id: order.id, versi: 3, kurir: 'JNE', tetap_kirim: true }
  await seller.call('pusat-seller/pesanan/kirim', rest)
  const { permintaan, can } = await shown(buyer, order.id)
  expect([permintaan?.status, can.minta.boleh]).toEqual(['gugur', false])
  expect((await ask(buyer, order.id)).refusal?.code).toBe('cancel_request_act_not_allowed')
})

it('is seen wherever the order is while it waits: in the lists of both, and counted for the seller [SHIP-1] [SELLER-5]', async () => {
  const { buyer, seller, order } = await confirmed()
  const counted = async () => (await seller.call('pusat-seller/ringkasan', {})).data.minta_batal
  const listed = async () => {
    const lists = [
      await seller.call('pusat-seller/pesanan/daftar', { lingkup: 'minta_batal' }),
      await buyer.call('transaksi/daftar', { lingkup: 'minta_batal' }),
    ]
    return lists.map(({ data }) => data.transaksi.map(({ nomor, minta_batal }) => [nomor, minta_batal]))
  }
  await ask(buyer, order.id)
  expect([await counted(), ...(await listed())]).toEqual([1, [[order.number, true]], [[order.number, true]]])

  const expected = { ...(await expectedBy(seller, order.id)), alasan: 'Sudah dikemas' }
  await seller.call('pusat-seller/pesanan/pembatalan/tolak', expected)
  expect([await counted(), ...(await listed())]).toEqual([0, [], []])
})

it('is said before shipping to a person who may answer it, and to a warehouse who may [SHIP-1, ROLE-10]', async () => {
  const { buyer, seller, order } = await confirmed()
  const warehouse = await world.aColleague(seller, 'warehouse')
  await buyer.call('transaksi/pembatalan/minta', { transaksi_id: order.id, alasan: `${alasan}.` })
  const refusalFor = async (person: Person) => {
    const { refusal } = await person.call('pusat-seller/pesanan/kirim', {
      transaksi_id: order.id,
      versi: 2,
      kurir: 'JNE',
    })
    return [refusal?.code, refusal?.status_message]
  }

  expect([await refusalFor(seller), await refusalFor(warehouse)]).toEqual(
    ['jawab permintaannya dahulu', 'minta sales atau pemilik menjawabnya dahulu'].map((answer) => [
      'cancel_is_asked',
      `Pembeli meminta pembatalan: ${alasan}. Nyatakan bahwa Anda tetap mengirim, atau ${answer}.`,
    ]),
  )
})
