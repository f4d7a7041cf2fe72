import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anOrder, complete } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 12 })

/** A company with 2,500 points, and its cheapest reward: 1,000 points. */
async function aRichBuyer() {
  const sale = await anOrder(world, { price: '250000.00', units: '100' })
  await complete(sale)
  const { data } = await sale.buyer.call('poin/hadiah', { company_id: sale.buyer.companyId })
  return { ...sale, reward: data[0]?.hadiah_id ?? '' }
}

it('simultaneous redemptions never take more points than there are [REG-5] [ORDER-6]', async () => {
  const { buyer, reward } = await aRichBuyer()

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => buyer.call('poin/tukar', { ...buyer.ids, hadiah_id: reward, kunci: randomUUID() })),
  )

  expect(answers.filter((one) => one.ok)).toHaveLength(2)
  const { data } = await buyer.call('poin/saldo', { company_id: buyer.companyId })
  expect(data[0]?.total_point).toBe(500)
})

it('one redemption requested ten times at once is one voucher [REG-5]', async () => {
  const { buyer, reward } = await aRichBuyer()
  const body = { ...buyer.ids, hadiah_id: reward, kunci: randomUUID() }

  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call('poin/tukar', body)))

  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const { data } = await buyer.call('voucher/daftar', { company_id: buyer.companyId })
  expect(data).toHaveLength(1)
})

it('an order that both sides complete at once earns once [ORDER-6]', async () => {
  const { buyer, seller, order } = await anOrder(world, { price: '250000.00', units: '100' })
  const transaksi_id = order.id
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })

  await Promise.all([
    buyer.call('transaksi/terima', { transaksi_id, versi: 3 }),
    seller.call('pusat-seller/pesanan/selesai', { transaksi_id, versi: 3 }),
  ])

  const { data } = await buyer.call('poin/riwayat', { company_id: buyer.companyId })
  expect(data.riwayat.map(({ poin }) => poin)).toEqual([2500])
})

it('the sweep and a redemption at once take old points once [ORDER-6]', async () => {
  world.setClock('2031-03-04T09:00:00+07:00')
  const { buyer, reward } = await aRichBuyer()
  world.setClock('2032-03-05T00:00:00+07:00')

  await Promise.all([
    world.runJobs('loyalty/expire'),
    ...[1, 2, 3].map(() => buyer.call('poin/tukar', { ...buyer.ids, hadiah_id: reward, kunci: randomUUID() })),
  ])

  const { data } = await buyer.call('poin/saldo', { company_id: buyer.companyId })
  expect(data[0]?.total_point).toBe(0)
  world.setClock()
})
