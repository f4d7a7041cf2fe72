import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import type { Person } from '#test/actor.ts'
import { checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { aShopVoucher, aStoredVoucher } from './testing.ts'

const world = await openWorld({ connections: 4 })

const vouchersOf = async (seller: Person) => (await seller.call('pusat-seller/voucher/daftar', {})).data.voucher
const termsOf = (wishes: Parameters<typeof aShopVoucher>[0]) => {
  const { kode: _, ...terms } = aShopVoucher(wishes)
  return terms
}

describe('vouchers of a shop', () => {
  it('are listed with what they are today, the newest first [SELLER-1]', async () => {
    const seller = await world.aSeller()
    const first = aShopVoucher({ kode: 'awal-1', sampai: '2026-03-01' })
    await seller.call('pusat-seller/voucher/buat', first)
    await aStoredVoucher(seller, { dari: '2026-03-03' })
    await seller.call('pusat-seller/voucher/tutup', await aStoredVoucher(seller))
    await aStoredVoucher(seller, { jenis: 'persen', nilai: '10', potongan_maksimal: '5000', kuota: 3, level_harga: 2 })

    expect(await vouchersOf(seller)).toMatchObject([
      { status: 'berlaku', jenis: 'persen', nilai: '10.00', potongan_maksimal: '5000.00', kuota: 3, level_harga: 2 },
      { status: 'ditutup', versi: 2, dipakai: 0, potongan_total: '0.00' },
      { status: 'akan_datang', dari: '2026-03-03' },
      { status: 'berakhir', kode: 'AWAL-1', per_pelanggan: 1, pelanggan_nama: null },
    ])
  })

  it('have each a code of their own, in this shop alone [SELLER-1]', async () => {
    const [seller, other] = [await world.aSeller(), await world.aSeller()]
    const voucher = aShopVoucher()
    await seller.call('pusat-seller/voucher/buat', voucher)

    const again = await seller.call('pusat-seller/voucher/buat', { ...voucher, kode: voucher.kode.toLowerCase() })
    expect(again.refusal).toMatchObject({ code: 'shop_voucher_taken', field: 'kode' })
    expect((await other.call('pusat-seller/voucher/buat', voucher)).ok).toBe(true)
  })

  it('are changed by one of two who saw the same, and never once they are closed [SELLER-1]', async () => {
    const seller = await world.aSeller()
    const expected = await aStoredVoucher(seller)

    const both = await Promise.all([
      seller.call('pusat-seller/voucher/ubah', { ...expected, ...termsOf({ nama: 'Baru' }) }),
      seller.call('pusat-seller/voucher/tutup', expected),
    ])

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)?.refusal?.code).toMatch('shop_voucher_moved_on')
    const now = { ...expected, versi: 2 }
    if (both[0].ok) await seller.call('pusat-seller/voucher/tutup', now)
    const closed = { ...expected, versi: (await vouchersOf(seller))[0]?.versi ?? 0 }
    const change = await seller.call('pusat-seller/voucher/ubah', { ...closed, ...termsOf({}) })
    expect(change.refusal?.code).toBe('shop_voucher_closed')
    expect((await seller.call('pusat-seller/voucher/tutup', closed)).refusal?.code).toBe('shop_voucher_closed')
  })

  it('mark what was typed wrong, and name only customers of the shop [SELLER-1, ROLE-9]', async () => {
    const [seller, stranger, gone] = [await world.aSeller(), await world.aBuyer(), await world.aBuyer()]
    await world.subscribe(gone, seller, { status: 'suspended' })
    const refusalOf = async (wishes: Parameters<typeof aShopVoucher>[0]) => {
      const { refusal } = await seller.call('pusat-seller/voucher/buat', aShopVoucher(wishes))
      return [refusal?.code, refusal?.field]
    }

    expect(await refusalOf({ jenis: 'persen', nilai: '101' })).toEqual(['shop_voucher_percent', 'nilai'])
    expect(await refusalOf({ potongan_maksimal: '1' })).toEqual(['shop_voucher_limit', 'potongan_maksimal'])
    expect(await refusalOf({ dari: '2026-03-02', sampai: '2026-03-01' })).toEqual(['shop_voucher_days', 'sampai'])
    for (const pelanggan_id of [stranger.companyId, gone.companyId, randomUUID()])
      expect(await refusalOf({ pelanggan_id })).toEqual(['price_customer_not_found', 'pelanggan_id'])
    expect(await refusalOf({ pelanggan_id: stranger.companyId, level_harga: 1 })).toEqual([
      'shop_voucher_audience',
      'level_harga',
    ])
    expect(await vouchersOf(seller)).toEqual([])
  })

  it.each([
    { jenis: 'persen', nilai: '100', min_belanja: '0' },
    { jenis: 'nominal', nilai: '999999999', min_belanja: '0' },
  ] as const)(
    'that give away the goods are saved once it was said that this is meant: $nilai $jenis [SELLER-1]',
    async (much) => {
      const seller = await world.aSeller()
      const unasked = await seller.call('pusat-seller/voucher/buat', aShopVoucher(much))
      const expected = await aStoredVoucher(seller)
      const changed = await seller.call('pusat-seller/voucher/ubah', { ...expected, ...termsOf(much) })

      for (const { refusal } of [unasked, changed]) {
        expect(refusal).toMatchObject({ code: 'shop_voucher_costs', field: 'tetap_simpan' })
        expect(refusal?.status_message).toContain('seluruh harga barangnya')
      }
      expect(await vouchersOf(seller)).toHaveLength(1)
      const confirmed = { ...much, tetap_simpan: true }
      expect((await seller.call('pusat-seller/voucher/ubah', { ...expected, ...termsOf(confirmed) })).ok).toBe(true)
      expect((await seller.call('pusat-seller/voucher/buat', aShopVoucher(confirmed))).ok).toBe(true)
    },
  )

  it('of another shop are not there [ROLE-9, SELLER-1]', async () => {
    const [seller, other] = [await world.aSeller(), await world.aSeller()]
    const theirs = await aStoredVoucher(other)
    const acts = [
      await seller.call('pusat-seller/voucher/ubah', { ...theirs, ...termsOf({}) }),
      await seller.call('pusat-seller/voucher/tutup', theirs),
    ]
    expect(acts.map(({ refusal }) => refusal?.code)).toEqual(['shop_voucher_not_found', 'shop_voucher_not_found'])
    expect([await vouchersOf(seller), (await vouchersOf(other)).length]).toEqual([[], 1])
  })

  it('are so many at a time that a checkout can show them all [SELLER-1]', async () => {
    const seller = await world.aSeller()
    const rows = Array.from({ length: MOST.shopVouchers - 1 }, (_, index) => ({
      ...{ seller_id: seller.companyId, code: `ISI-${index}`, title: 'Isi', kind: 'amount', value: '1' },
      ...{ min_goods: '0', first_day: new Date('2020-01-01'), last_day: new Date('2099-12-31'), uses_per_customer: 1 },
      created_at: world.now(),
    }))
    await world.db.insertInto('shop_vouchers').values(rows).execute()

    const [one, other] = await Promise.all([
      seller.call('pusat-seller/voucher/buat', aShopVoucher()),
      seller.call('pusat-seller/voucher/buat', aShopVoucher()),
    ])

    expect([one.refusal?.code, other.refusal?.code].sort()).toEqual(['shop_vouchers_full', undefined])
    expect((await seller.call('pusat-seller/voucher/buat', aShopVoucher({ sampai: '2026-01-01' }))).ok).toBe(true)
  })
})

describe('what a customer is told of', () => {
  it('are the vouchers that it may use now, nobody else [ROLE-4, SELLER-1]', async () => {
    const [seller, buyer, better] = [await world.aSeller(), await world.aBuyer(), await world.aBuyer()]
    await world.subscribe(buyer, seller, { payments: ['transfer'] })
    await world.subscribe(better, seller, { level: 2 })
    const named = await aStoredVoucher(seller, { nama: 'Untuk Anda', pelanggan_id: buyer.companyId })
    await aStoredVoucher(seller, { nama: 'Level 2', level_harga: 2 })
    const all = await aStoredVoucher(seller, { nama: 'Semua', sampai: '2026-12-31', kuota: 5 })
    await aStoredVoucher(seller, { nama: 'Nanti', dari: '2026-03-03' })
    await seller.call('pusat-seller/voucher/tutup', await aStoredVoucher(seller, { nama: 'Ditutup' }))
    const usableBy = async (person: Person) =>
      (await person.call('voucher-toko/daftar', { seller_id: seller.companyId })).data.map(({ nama }) => nama)

    expect(await usableBy(buyer)).toEqual(['Semua', 'Untuk Anda'])
    expect(await usableBy(better)).toEqual(['Semua', 'Level 2'])
    expect(await usableBy(await world.aBuyer())).toEqual([])
    const { text } = await buyer.call('voucher-toko/daftar', { seller_id: seller.companyId })
    expect(text).not.toMatch(/kuota|pelanggan|level/)

    // one that it has used is gone
    const product = await world.aProduct({ seller, price: '10000.00', stock: '1000' })
    await fillCart(buyer, product, '100')
    const voucher_toko = [named.voucher_id]
    const body = { ...(await checkoutOf(buyer, await world.anAddress(buyer))), voucher_toko }
    await buyer.call('checkout/buat', { ...body, total: '999000.00' })
    expect(await usableBy(buyer)).toEqual(['Semua'])
    const below = await seller.call('pusat-seller/voucher/ubah', { ...all, ...termsOf({ kuota: 1 }) })
    expect(below.ok).toBe(true)
  })

  it('cannot be limited to fewer uses than there were [SELLER-1]', async () => {
    const [seller, one, other] = [await world.aSeller(), await world.aBuyer(), await world.aBuyer()]
    const product = await world.aProduct({ seller, price: '10000.00', stock: '1000' })
    const expected = await aStoredVoucher(seller)
    for (const buyer of [one, other]) {
      await world.subscribe(buyer, seller)
      await fillCart(buyer, product, '100')
      const body = await checkoutOf(buyer, await world.anAddress(buyer))
      await buyer.call('checkout/buat', { ...body, voucher_toko: [expected.voucher_id], total: '999000.00' })
    }

    const { refusal } = await seller.call('pusat-seller/voucher/ubah', { ...expected, ...termsOf({ kuota: 1 }) })
    expect(refusal).toMatchObject({
      code: 'shop_voucher_below_uses',
      field: 'kuota',
      status_message: 'Sudah dipakai 2 kali. Isi paling sedikit sebanyak itu.',
    })
    expect((await seller.call('pusat-seller/voucher/ubah', { ...expected, ...termsOf({ kuota: 2 }) })).ok).toBe(true)
    expect(await vouchersOf(seller)).toMatchObject([{ status: 'habis', dipakai: 2, potongan_total: '200000.00' }])
  })
})
