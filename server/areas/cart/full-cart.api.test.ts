import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { insertProducts } from '#server/areas/catalogue/public.ts'
import type { Person } from '#test/actor.ts'
import { hashOfStoredData } from '#test/database/hash-of-stored-data.ts'
import { plainProduct } from '#test/product-factories.ts'
import { aTrade, proposal, propose, view } from '#test/scenes/negotiating.ts'
import { cartOf, checkoutOf, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

/** Puts so many other products of the seller into the buyer's cart. */
async function fill(buyer: Person, seller: Person, lines: number): Promise<void> {
  const sold = {
    ...plainProduct,
    materialId: await world.aMaterial(),
    sellerId: seller.companyId,
    createdAt: world.now(),
    prices: [{ level: 1, amount: '1000.00' }],
    showcases: [],
  }
  const names = Array.from({ length: lines }, (_, at) => `Isi ${at}`)
  await world.db.transaction().execute(async (tx) => {
    const ids = await insertProducts(
      tx,
      names.map((name) => ({ ...sold, name, nameEnglish: name })),
    )
    const line = { company_id: buyer.companyId, added_by: buyer.userId, added_at: world.now(), units: '50' }
    await tx
      .insertInto('cart_lines')
      .values(ids.map((product_id) => ({ ...line, product_id })))
      .execute()
  })
}

async function removeOne(buyer: Person): Promise<void> {
  const [line] = await cartOf(buyer)
  await buyer.call('keranjang/produk/hapus', { ...buyer.ids, cart_id: line?.cart_id ?? '' })
}

const add = (buyer: Person, product: { id: number; sellerId: string }) =>
  buyer.call('produk/keranjang/tambah', {
    ...buyer.ids,
    produk_id: product.id,
    seller_id: product.sellerId,
    kuantitas_satuan: '50',
  })

const FULL = 'Keranjang paling banyak berisi 200 produk. Pesan atau hapus sebagian terlebih dahulu.'

describe('a full cart', () => {
  it('takes more of what it holds and no further product, and is ordered as a whole [API-2] [CART-3]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    await fill(buyer, seller, MOST.cartLines - 1)

    expect((await add(buyer, product)).ok).toBe(true)
    const further = await add(buyer, await world.aProduct({ seller }))
    expect(further.refusal).toMatchObject({ code: 'cart_full', status_message: FULL })
    expect((await add(buyer, product)).ok).toBe(true)

    const placed = await buyer.call('checkout/buat', await checkoutOf(buyer, await world.anAddress(buyer)))
    expect(placed.data.transaksi).toHaveLength(1)
    expect(await cartOf(buyer)).toEqual([])
  })

  it('is not passed by two who add the last line at once [API-2]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const colleague = await world.aColleague(buyer, 'purchaser')
    const other = await world.aProduct({ seller })
    await Promise.all([buyer, colleague].map((person) => person.call('session/profil', {})))
    await fill(buyer, seller, MOST.cartLines - 1)

    const answers = await Promise.all([add(buyer, product), add(colleague, other)])

    expect(answers.map(({ refusal }) => refusal?.code).sort()).toEqual(['cart_full', undefined])
    expect(await cartOf(buyer)).toHaveLength(MOST.cartLines)
  })

  it('refuses an order again, and changes nothing [ORDER-5]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const { id } = await placeFor(buyer, await world.anAddress(buyer), product)
    await fill(buyer, seller, MOST.cartLines)

    const again = await buyer.call('transaksi/pesan-lagi', { transaksi_id: id })

    expect(again.refusal?.code).toBe('cart_full')
    expect(await cartOf(buyer)).toHaveLength(MOST.cartLines)
  })

  it('keeps an agreement waiting, which is finished once there is room [NEGO-12]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const nego_id = await propose(buyer, product)
    await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })
    await fill(buyer, seller, MOST.cartLines)
    const before = await hashOfStoredData(world.db)

    const refused = await buyer.call('nego/selesai', { nego_id, versi: 2 })
    expect(refused.refusal).toMatchObject({ code: 'cart_full', status_message: FULL })
    expect(await hashOfStoredData(world.db)).toBe(before)
    expect(await view(buyer, nego_id)).toMatchObject({ status: 'disepakati', versi: 2 })

    await removeOne(buyer)
    expect((await buyer.call('nego/selesai', { nego_id, versi: 2 })).ok).toBe(true)
    const line = (await cartOf(buyer)).find(({ produk_id }) => produk_id === product.id)
    expect(line?.produk_harga_satuan).toBe('90000.00')
  })

  it('refuses a deal beforehand, and takes one about a product that it holds [NEGO-12] [NEGO-13]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const inCart = await world.aProduct({ seller })
    await fillCart(buyer, inCart)
    await fill(buyer, seller, MOST.cartLines - 1)
    const before = await hashOfStoredData(world.db)

    const refused = await buyer.call('negosiasi/submit', proposal(buyer, product, { deal_nego: true }))
    expect(refused.refusal).toMatchObject({ code: 'cart_full', status_message: FULL })
    expect(await hashOfStoredData(world.db)).toBe(before)

    expect((await buyer.call('negosiasi/submit', proposal(buyer, inCart, { deal_nego: true }))).ok).toBe(true)
    expect(await cartOf(buyer)).toHaveLength(MOST.cartLines)
  })
})
