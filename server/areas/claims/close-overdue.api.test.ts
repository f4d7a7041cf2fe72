import { describe, expect, it } from 'vitest'
import { checkReceivables, checkStocks } from '#server/areas/orders/public.ts'
import type { Person } from '#test/actor.ts'
import { aShortReceipt, claimOf } from '#test/scenes/claiming.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

const messagesTo = async (person: Person, about: string) => {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan }) => pesan).filter((one) => one.includes(about))
}

async function aRefusal() {
  const scene = await aShortReceipt(world, { price: '10000.00' })
  const { klaim_id } = (await claimOf(scene.buyer, scene.kiriman_id, [{ jumlah: '25' }])).data
  const refused = await scene.seller.call('pusat-seller/klaim/tolak', { klaim_id, versi: 1, alasan: 'Segel utuh' })
  const detail = async () => (await scene.buyer.call('klaim/detail', { klaim_id })).data
  return { ...scene, klaim_id, refused, detail }
}

/** A replacement of a shortage of 25 kg that is under way. */
async function aReplacement() {
  const scene = await aShortReceipt(world, { price: '10000.00' })
  const { data } = await claimOf(scene.buyer, scene.kiriman_id, [{ masalah: 'kurang', jumlah: '25' }])
  const { klaim_id } = data
  await scene.seller.call('pusat-seller/klaim/pengganti', { klaim_id, versi: 1, retur: false })
  await scene.seller.call('pusat-seller/klaim/kirim', { klaim_id, versi: 2, kurir: 'Armada sendiri' })
  const detail = async () => (await scene.buyer.call('klaim/detail', { klaim_id })).data
  return { ...scene, klaim_id, detail }
}

describe('a refusal', () => {
  it('is closed once its time to contest is over, by one of several nodes; both are notified [CLAIM-1]', async () => {
    const { buyer, seller, refused, detail } = await aRefusal()
    const end = refused.data.pembeli_sampai ?? ''
    expect(refused.data).toMatchObject({ status: 'ditolak', menunggu: 'buyer', pembeli_sampai: expect.any(String) })
    await world.at(new Date(Date.parse(end) - 1).toISOString(), () => world.runJobs('claims/close'))
    expect((await detail()).status).toBe('ditolak')

    await world.at(end, () => Promise.all([world.runJobs('claims/close'), world.runJobs('claims/close')]))

    const closed = await detail()
    expect(closed).toMatchObject({ status: 'selesai', jawaban: 'ditolak', menunggu: null, pembeli_sampai: null })
    expect(closed.riwayat.at(-1)).toMatchObject({
      keterangan: 'Klaim ditutup karena penolakan tidak dibantah',
      oleh: 'Sistem',
    })
    for (const one of [buyer, seller]) expect(await messagesTo(one, 'ditutup otomatis')).toHaveLength(1)
  })

  it('is reminded of on its last day, once [CLAIM-1]', async () => {
    const { buyer, refused } = await aRefusal()
    const morning = new Date(Date.parse(refused.data.pembeli_sampai ?? '') - 15 * 60 * 60 * 1000).toISOString()
    await world.at(morning, () => Promise.all([world.runJobs('claims/remind'), world.runJobs('claims/remind')]))
    expect(await messagesTo(buyer, 'Bantah penolakan')).toHaveLength(1)
  })

  it('is closed at once where its buyer accepts it, and what it was about is not claimed again [CLAIM-1]', async () => {
    const { buyer, seller, klaim_id, kiriman_id } = await aRefusal()
    const accepted = await buyer.call('klaim/terima-penolakan', { klaim_id, versi: 2 })
    expect(accepted.data).toMatchObject({ status: 'selesai', pembeli_sampai: null })
    expect(await messagesTo(seller, 'menerima penolakan klaim')).toHaveLength(1)
    const contest = await buyer.call('klaim/bantah', { klaim_id, versi: 3, alasan: 'Lihat foto', foto: [] })
    expect(contest.refusal?.code).toBe('claim_act_not_allowed')
    // 75 arrived, of which 25 were claimed
    const again = await claimOf(buyer, kiriman_id, [{ jumlah: '51' }])
    expect(again.ok).toBe(false)
  })

  it('that was contested in time is not closed [CLAIM-1]', async () => {
    const { buyer, klaim_id, refused, detail } = await aRefusal()
    const contested = await buyer.call('klaim/bantah', { klaim_id, versi: 2, alasan: 'Lihat foto', foto: [] })
    expect(contested.data).toMatchObject({ status: 'dibantah', pembeli_sampai: null })
    await world.at(refused.data.pembeli_sampai ?? '', () => world.runJobs('claims/close'))
    expect((await detail()).status).toBe('dibantah')
  })
})

describe('a replacement', () => {
  it('that nobody confirms counts as received whole; both are notified, and it may be claimed from then on [CLAIM-1] [SHOP-5]', async () => {
    const { buyer, seller, transaksi_id, detail } = await aReplacement()
    const end = (await detail()).pembeli_sampai ?? ''
    expect(await messagesTo(buyer, 'Konfirmasi penerimaannya sampai')).toHaveLength(1)

    await world.at(end, () => Promise.all([world.runJobs('claims/close'), world.runJobs('claims/close')]))

    expect(await detail()).toMatchObject({ status: 'selesai', pembeli_sampai: null })
    const { kiriman } = (await buyer.call('transaksi/detail', { transaksi_id })).data
    expect(kiriman[1]).toMatchObject({ status: 'diterima', pengganti: true, baris: [{ diterima: '25' }] })
    for (const one of [buyer, seller]) expect(await messagesTo(one, 'dianggap diterima')).toHaveLength(1)
    const { data: claimable } = await buyer.call('klaim/pesanan', { transaksi_id })
    expect(Date.parse(claimable.kiriman[1]?.sampai ?? '')).toBeGreaterThan(Date.parse(end))
    expect(await checkStocks(world.db)).toMatchObject({ unequal: [], unheld: [] })
    expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
  })

  it('that was confirmed in time is left as it was counted [CLAIM-1]', async () => {
    const { buyer, transaksi_id, detail } = await aReplacement()
    const end = (await detail()).pembeli_sampai ?? ''
    const [, sent] = (await buyer.call('transaksi/detail', { transaksi_id })).data.kiriman
    const baris = [{ posisi: 1, jumlah: '20' }]
    await buyer.call('kiriman/terima', { kiriman_id: sent?.kiriman_id ?? '', versi: 1, baris, alasan: 'Sobek' })
    await world.at(end, () => world.runJobs('claims/close'))
    const { kiriman } = (await buyer.call('transaksi/detail', { transaksi_id })).data
    expect(kiriman[1]?.baris).toMatchObject([{ diterima: '20' }])
  })
})
