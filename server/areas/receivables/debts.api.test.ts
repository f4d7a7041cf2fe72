import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { checkReceivables } from '#server/areas/orders/public.ts'
import type { Person } from '#test/actor.ts'
import { aSale, creditCheckoutOf, fillCart, payFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

type Sale = Awaited<ReturnType<typeof aSale>>

/** An order on credit, shipped on a day: Rp 555,000 by default, due 30 days after. */
async function shippedOn(
  { buyer, seller, product, addressId }: Sale,
  day: string,
  { units = '50', shipped = '50' } = {},
): Promise<string> {
  world.setClock(`${day}T09:00:00+07:00`)
  await fillCart(buyer, product, units)
  const { data } = await buyer.call('checkout/buat', await creditCheckoutOf(buyer, addressId))
  const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', {
    transaksi_id,
    versi: 2,
    kurir: 'JNE',
    baris: [{ posisi: 1, jumlah: shipped }],
  })
  return transaksi_id
}

const debtsOf = async (seller: Person) => (await seller.call('pusat-seller/piutang/daftar', {})).data

describe('what a customer owes', () => {
  it('stands by its age with its seller, and with the customer by its day, a part payment taken off [PAY-2]', async () => {
    const sale = await aSale(world, { price: '10000.00', stock: '10000' })
    const old = await shippedOn(sale, '2026-03-02')
    await shippedOn(sale, '2026-04-15')
    world.setClock('2026-05-10T09:00:00+07:00')
    await payFor(sale.seller, old, { amount: '55000.00' })

    const debts = await debtsOf(sale.seller)
    expect([debts.total, debts.jumlah_pelanggan]).toEqual(['1055000.00', 1])
    const beyond = await sale.seller.call('pusat-seller/piutang/daftar', { halaman: 2 })
    expect([beyond.data.pelanggan, beyond.data.total]).toEqual([[], '1055000.00'])
    expect(debts.pelanggan).toMatchObject([
      {
        pelanggan_id: sale.buyer.companyId,
        total: '1055000.00',
        kelebihan: '0.00',
        umur: [
          { umur: '31-60', nilai: '500000.00' },
          { umur: 'belum-jatuh-tempo', nilai: '555000.00' },
        ],
      },
    ])
    const { data: bills } = await sale.buyer.call('tagihan/daftar', {})
    expect(bills).toMatchObject([
      {
        seller_id: sale.seller.companyId,
        total: '1055000.00',
        lewat: '500000.00',
        jumlah_pesanan: 2,
        pesanan: [
          { transaksi_id: old, sisa: '500000.00', status: 'lewat_jatuh_tempo', jatuh_tempo: '2026-04-01' },
          { sisa: '555000.00', status: 'belum_dibayar', jatuh_tempo: '2026-05-15' },
        ],
      },
    ])
    world.setClock()
  })

  it('is of an order on credit what was shipped of it, and not late once that is paid [PAY-2] [SHIP-1]', async () => {
    const sale = await aSale(world, { price: '10000.00', stock: '10000' })
    // 50 kg of 100 at Rp 10,000 with PPN
    const orderId = await shippedOn(sale, '2026-03-02', { units: '100', shipped: '50' })
    const ofOrder = async () => (await sale.buyer.call('tagihan/pesanan', { transaksi_id: orderId })).data

    world.setClock('2026-04-02T09:00:00+07:00')
    const { data: bills } = await sale.buyer.call('tagihan/daftar', {})
    expect(bills).toMatchObject([
      {
        total: '555000.00',
        lewat: '555000.00',
        pesanan: [{ total: '1110000.00', sisa: '1110000.00', harus_dibayar: '555000.00', status: 'lewat_jatuh_tempo' }],
      },
    ])
    expect(await ofOrder()).toMatchObject({ sisa: '1110000.00', harus_dibayar: '555000.00' })

    await payFor(sale.seller, orderId, { amount: '555000.00' })
    expect((await sale.buyer.call('tagihan/daftar', {})).data).toEqual([])
    const { sisa, harus_dibayar, jatuh_tempo, status } = await ofOrder()
    expect({ sisa, harus_dibayar, jatuh_tempo, status }).toEqual({
      sisa: '555000.00',
      harus_dibayar: '0.00',
      jatuh_tempo: null,
      status: 'dibayar_sebagian',
    })
    const late = await sale.buyer.call('transaksi/daftar', { bayar: 'lewat_jatuh_tempo' })
    expect(late.data.transaksi).toEqual([])
    expect(await checkReceivables(world.db)).toMatchObject({ unequal: [], unsettled: [], accounts: [] })
    world.setClock()
  })

  it('has a statement with the balance after each line, from the balance before its days, as a page and as files [PAY-2]', async () => {
    const sale = await aSale(world, { price: '10000.00', stock: '10000' })
    const first = await shippedOn(sale, '2026-03-02')
    await shippedOn(sale, '2026-04-15')
    world.setClock('2026-04-20T09:00:00+07:00')
    await payFor(sale.seller, first, { amount: '200000.00' })

    const params = { pelanggan_id: sale.buyer.companyId, dari: '2026-04-01', sampai: '2026-04-30' }
    const { data } = await sale.seller.call('pusat-seller/piutang/rekening', params)
    expect(data).toMatchObject({ saldo_awal: '555000.00', saldo_akhir: '910000.00', kelebihan: '0.00' })
    expect(data.baris.map(({ nama, tagihan, bayar, saldo }) => [nama, tagihan, bayar, saldo])).toEqual([
      ['Invoice INV-2604-0002', '555000.00', '0.00', '1110000.00'],
      ['Pembayaran', '0.00', '200000.00', '910000.00'],
    ])

    const pdf = await sale.seller.send('pusat-seller/piutang/rekening/berkas', { ...params, format: 'pdf' })
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
    const file = await sale.seller.send('pusat-seller/piutang/rekening/berkas', { ...params, format: 'xlsx' })
    const { sheets } = await readXlsx(file.bytes)
    expect(sheets[0]?.rows.at(-1)?.at(-1)).toBe(910000)
    world.setClock()
  })

  it('is told to no other seller, and to roles that see payments alone [PAY-2] [ROLE-10]', async () => {
    const sale = await aSale(world, { price: '10000.00', stock: '10000' })
    await shippedOn(sale, '2026-03-02')
    const params = { pelanggan_id: sale.buyer.companyId, dari: '2026-03-01', sampai: '2026-03-31' }
    const rival = await world.aSeller()
    expect((await rival.call('pusat-seller/piutang/rekening', params)).refusal?.code).toBe('debtor_not_found')
    expect((await debtsOf(rival)).pelanggan).toEqual([])
    const warehouse = await world.aColleague(sale.seller, 'warehouse')
    expect((await warehouse.call('pusat-seller/piutang/daftar', {})).refusal?.code).toBe('not_allowed')
    const reversed = { ...params, dari: '2026-04-01' }
    const refused = await sale.seller.call('pusat-seller/piutang/rekening', reversed)
    expect(refused.refusal?.code).toBe('statement_days_reversed')
    world.setClock()
  })
})
