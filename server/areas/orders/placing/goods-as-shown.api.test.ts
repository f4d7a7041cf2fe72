import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aSale, cartOf, checkoutOf, fillCart, type PlaceBody, setStock } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

/** What the checkout page sends, with the lines that it shows. */
async function shownCheckoutOf(buyer: Person, addressId: string): Promise<PlaceBody> {
  const checkout = await checkoutOf(buyer, addressId)
  const { company_id, cart_id, alamat_id } = checkout
  const { data } = await buyer.call('checkout/rincian', { company_id, cart_id, alamat_id })
  return { ...checkout, dilihat: data.seller.flatMap(({ produk }) => produk.map(shownLine)) }
}

type Line = NonNullable<PlaceBody['dilihat']>[number]

function shownLine(line: Line): Line {
  const { cart_id, produk_nama, bahan, grade, produsen, asal, bentuk, jumlah_satuan, harga_satuan } = line
  const { produk_kemasan, produk_berat, produk_satuan } = line
  return {
    ...{ cart_id, produk_nama, bahan, grade, produsen, asal, bentuk, jumlah_satuan, harga_satuan },
    ...{ produk_kemasan, produk_berat, produk_satuan },
  }
}

function change(product: { id: number }, to: Record<string, string>) {
  return world.db
    .updateTable('products')
    .set((eb) => ({ ...to, version: eb('version', '+', 1) }))
    .where('id', '=', product.id)
    .execute()
}

function setPrice(product: { id: number }, amount: string) {
  return world.db.updateTable('product_prices').set({ amount }).where('product_id', '=', product.id).execute()
}

async function aShownLine(units = '100') {
  const sale = await aSale(world, { name: 'Asam Sitrat', maker: 'Velda', price: '10000.00', stock: '500' })
  await fillCart(sale.buyer, sale.product, units)
  return { ...sale, checkout: await shownCheckoutOf(sale.buyer, sale.addressId) }
}

describe('an open checkout', () => {
  it.each([
    ['grade', { grade: 'Teknis' }, 'Grade: USP → Teknis'],
    ['maker', { maker: 'Zenika' }, 'Produsen: Velda → Zenika'],
    ['origin', { origin: 'India' }, 'Asal: Indonesia → India'],
    ['form', { form: 'cair' }, 'Bentuk: serbuk → cair'],
    ['name', { name: 'Asam Laktat' }, 'Nama: Asam Sitrat → Asam Laktat'],
    ['pack', { pack_label: '20 kg sak', pack_weight: '20' }, 'Kemasan: 25 kg sak kertas → 20 kg sak'],
  ])('asks before it orders goods of another %s at the same price, naming it [ORDER-3]', async (_, to, words) => {
    const { buyer, product, checkout } = await aShownLine()
    await change(product, to)

    const refused = await buyer.call('checkout/buat', checkout)

    expect(refused.refusal).toEqual({
      code: 'goods_changed',
      status_message: `Pesanan belum dibuat karena telah berubah: Asam Sitrat (${words}). Silakan periksa kembali sebelum memesan.`,
      field: 'dilihat',
    })
    expect(refused.status).toBe(409)
    expect(await cartOf(buyer)).toHaveLength(1)
    const now = await shownCheckoutOf(buyer, checkout.alamat_id)
    const placed = await buyer.call('checkout/buat', { ...checkout, dilihat: now.dilihat })
    expect(placed.data.transaksi).toHaveLength(1)
  })

  it('asks before it orders goods of another material at the same price [ORDER-3]', async () => {
    const { buyer, product, checkout } = await aShownLine()
    const other = await world.aProduct({ seller: await world.aSeller(), material: { name: 'Asam Malat' } })
    const { material_id } = await world.db
      .selectFrom('products')
      .select('material_id')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()
    await world.db.updateTable('products').set({ material_id }).where('id', '=', product.id).execute()

    const refused = await buyer.call('checkout/buat', checkout)

    expect(refused.refusal?.status_message).toContain('Bahan: Asam Sitrat → Asam Malat')
  })

  it('asks about prices that have shifted between lines of the same total [ORDER-3]', async () => {
    const { buyer, seller, product, addressId } = await aShownLine()
    const other = await world.aProduct({ seller, name: 'Laktosa', price: '10000.00' })
    await fillCart(buyer, other, '100')
    const checkout = await shownCheckoutOf(buyer, addressId)
    await setPrice(product, '11000.00')
    await setPrice(other, '9000.00')

    const refused = await buyer.call('checkout/buat', checkout)

    expect((await checkoutOf(buyer, addressId)).total).toBe(checkout.total)
    expect(refused.refusal?.status_message).toContain('Asam Sitrat (Harga: Rp 10.000,00 → Rp 11.000,00)')
    expect(refused.refusal?.status_message).toContain('Laktosa (Harga: Rp 10.000,00 → Rp 9.000,00)')
  })

  it('that sends its total alone is compared by that alone [ORDER-3]', async () => {
    const { buyer, product, checkout } = await aShownLine()
    await change(product, { grade: 'Teknis' })
    const { dilihat: _, ...plain } = checkout

    expect((await buyer.call('checkout/buat', plain)).data.transaksi).toHaveLength(1)
  })

  it('that names no maker is compared in everything else [ORDER-3]', async () => {
    const { buyer, product, checkout } = await aShownLine()
    const dilihat = (checkout.dilihat ?? []).map(({ produsen: _, ...line }) => line)
    await change(product, { maker: 'Zenika', grade: 'Teknis' })

    const refused = await buyer.call('checkout/buat', { ...checkout, dilihat })

    expect(refused.refusal?.status_message).toContain('Asam Sitrat (Grade: USP → Teknis).')
  })

  it('says what it cannot read of the lines that were seen [API-2]', async () => {
    const { buyer, checkout } = await aShownLine()
    const [line] = checkout.dilihat ?? []
    const wrong = { ...line, grade: { toString: 1 } } as unknown as Line // what no page sends

    const { status, refusal } = await buyer.call('checkout/buat', { ...checkout, dilihat: [wrong] })

    expect(status).toBe(400)
    expect(refusal?.status_message).toBe('Baris pesanan yang terlihat tidak sesuai.')
  })
})

describe('a checkout that cannot be ordered', () => {
  it('names every line that holds it, of every seller, and why [ORDER-1] [CART-7]', async () => {
    const { buyer, seller, product, addressId } = await aShownLine()
    const other = await world.aSeller({ name: 'CV Zamrud' })
    await world.subscribe(buyer, other)
    const [lactose, malic] = [
      await world.aProduct({ seller, name: 'Laktosa' }),
      await world.aProduct({ seller: other, name: 'Asam Malat' }),
    ]
    for (const one of [lactose, malic]) await fillCart(buyer, one)
    const checkout = await checkoutOf(buyer, addressId)
    await setStock(world, lactose.id, '0')
    await change(product, { min_purchase: '200' })
    await change(malic, { status: 'withdrawn' })

    const ofSeller = 'Asam Sitrat: Jumlah minimum pembelian adalah 200 kg. Stok Laktosa habis.'
    const { company_id, cart_id } = checkout
    const { data } = await buyer.call('checkout/rincian', { company_id, cart_id, alamat_id: addressId })
    expect(data.seller.map(({ halangan }) => halangan).sort()).toEqual(['Asam Malat tidak lagi dijual.', ofSeller])
    const { refusal } = await buyer.call('checkout/buat', checkout)
    expect(refusal?.code).toBe('lines_hindered')
    for (const part of [ofSeller, 'Asam Malat tidak lagi dijual.']) expect(refusal?.status_message).toContain(part)
  })
})

describe('an order', () => {
  it('and its documents keep the goods as they were ordered, whatever they become [ORDER-3] [DOC-1]', async () => {
    const { buyer, seller, product, checkout } = await aShownLine()
    const { data } = await buyer.call('checkout/buat', checkout)
    const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
    await change(product, { name: 'Lain', grade: 'Teknis', maker: 'Zenika', origin: 'India', form: 'cair' })

    const facts = {
      produk_nama: 'Asam Sitrat',
      bahan: 'Asam Sitrat',
      grade: 'USP',
      produsen: 'Velda',
      asal: 'Indonesia',
      bentuk: 'serbuk',
    }
    const { data: bought } = await buyer.call('transaksi/detail', { transaksi_id })
    const { data: sold } = await seller.call('pusat-seller/pesanan/detail', { transaksi_id })
    expect(bought.produk).toMatchObject([facts])
    expect(sold.produk).toMatchObject([facts])

    await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
    const { data: papers } = await buyer.call('transaksi/dokumen/daftar', { transaksi_id })
    const dokumen_id = papers.dokumen.find(({ jenis }) => jenis === 'po')?.dokumen_id ?? ''
    const paper = await buyer.call('transaksi/dokumen/detail', { dokumen_id })
    expect(paper.data.produk).toMatchObject([
      { nama: 'Asam Sitrat', kemasan: 'USP · Velda · Indonesia · serbuk · 25 kg sak kertas' },
    ])
  })
})
