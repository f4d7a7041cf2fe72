import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aSale, payFor, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function rowsOf(who: Person, path: string, body: object = {}): Promise<Record<string, string>[]> {
  const { text, status } = await who.send(path, { format: 'csv', ...body })
  expect(status).toBe(200)
  const [heads = [], ...rows] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell))
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [heads[at], cell])))
}

/** Two confirmed orders of one buyer. */
async function twoOrders() {
  const sale = await aSale(world, { price: '1000.00', stock: '5000' })
  const { buyer, seller, addressId, product } = sale
  const orders = [await placeFor(buyer, addressId, product), await placeFor(buyer, addressId, product)] as const
  for (const { id } of orders) await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: id, versi: 1 })
  return { ...sale, orders }
}

it('takes payments along by order, newest first, with what undid one below zero [ORDER-8] [PAY-1]', async () => {
  const { buyer, seller, orders } = await twoOrders()
  const [first, second] = orders
  await payFor(seller, first.id, { amount: '20000.00', day: '2026-03-01' })
  const { data } = await payFor(seller, second.id, { amount: '30000.00' })
  await seller.call('pusat-seller/pembayaran/batalkan', {
    pembayaran_id: data.pembayaran_id,
    alasan: '=salah transfer',
  })

  const rows = await rowsOf(seller, 'pusat-seller/pembayaran/ekspor')
  expect(
    rows.map((row) => ['Tanggal', 'Jenis', 'Untuk', 'Jumlah (Rp)', 'Dibatalkan'].map((head) => row[head])),
  ).toEqual([
    ['2026-03-02', 'Pembatalan pembayaran', second.number, '-30000', ''],
    ['2026-03-02', 'Pembayaran', second.number, '30000', 'ya'],
    ['2026-03-01', 'Pembayaran', first.number, '20000', ''],
  ])
  expect(rows[0]).toMatchObject({ Alasan: "'=salah transfer", Pembeli: buyer.companyName })

  const bought = await rowsOf(buyer, 'tagihan/pembayaran/ekspor', { sampai: '2026-03-01' })
  expect(bought).toEqual([expect.objectContaining({ Untuk: first.number, Seller: seller.companyName })])
  expect(Object.keys(bought[0] ?? {})).not.toContain('Dicatat oleh')
  expect(await rowsOf(await world.aBuyer(), 'tagihan/pembayaran/ekspor')).toEqual([])
})

it('has one row for each order of a payment and for what stays as credit, with numbers as numbers [ORDER-8] [PAY-1]', async () => {
  const { seller, orders } = await twoOrders()
  const [first, second] = orders
  const alokasi = orders.map(({ id }) => ({ transaksi_id: id, jumlah: '10000.00' }))
  await seller.call('pusat-seller/pembayaran/catat', {
    transaksi_id: first.id,
    jumlah: '25000.00',
    tanggal: '2026-03-02',
    kunci: crypto.randomUUID(),
    alokasi,
    simpan_kelebihan: true,
  })
  const { bytes } = await seller.send('pusat-seller/pembayaran/ekspor', { format: 'xlsx' })
  const [heads = [], ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? []
  const at = (head: string) => heads.indexOf(head)
  expect(rows.map((row) => [row[at('Untuk')], row[at('Jumlah (Rp)')]])).toEqual([
    [first.number, 10000],
    [second.number, 10000],
    ['Kelebihan bayar', 5000],
  ])
})
