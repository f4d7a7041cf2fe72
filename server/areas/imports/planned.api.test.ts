import { afterEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { beginPlanned } from './begin-import.ts'
import { aCsv, offerOf, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
afterEach(() => world.setClock())

const MIDNIGHT = '2026-03-03T00:00'
const jakarta = (minute: string) => `${minute}:00+07:00`

async function aShop() {
  const shop = await world.aSeller()
  return { shop, product: await world.aProduct({ seller: shop, sku: 'A' }) }
}

async function planned(shop: Person, price: number, berlaku_mulai = MIDNIGHT) {
  const { impor_id } = await uploaded(shop, 'harga', aCsv('SKU;Harga', `A;${price}`))
  const answer = await shop.send('pusat-seller/impor/terapkan', { impor_id, berlaku_mulai })
  return { impor_id, answer }
}

describe('an import that is planned', () => {
  it('is applied when its minute in Jakarta begins, and not before [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const { impor_id } = await planned(shop, 110_000)

    world.setClock('2026-03-02T23:59:59+07:00')
    await world.runJobs()
    const before = await statusOf(shop, impor_id)
    expect(before).toMatchObject({ status: 'terjadwal', berlaku_mulai: '2026-03-02T17:00:00.000Z', selesai: 0 })
    expect((await offerOf(shop, product.id)).harga).toBe('100000.00')

    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs()
    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'diterapkan', berlaku_mulai: null, selesai: 1 })
    expect((await offerOf(shop, product.id)).harga).toBe('110000.00')
  })

  it('is taken off its plan, planned anew for another minute, and then applied at that one alone [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const { impor_id } = await planned(shop, 110_000)
    await shop.call('pusat-seller/impor/hentikan', { impor_id })
    expect((await statusOf(shop, impor_id)).status).toBe('diperiksa')
    await shop.call('pusat-seller/impor/terapkan', { impor_id, berlaku_mulai: '2026-03-04T00:00' })

    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs()
    expect((await offerOf(shop, product.id)).harga).toBe('100000.00')
    world.setClock(jakarta('2026-03-04T00:00'))
    await world.runJobs()
    expect((await offerOf(shop, product.id)).harga).toBe('110000.00')
  })

  it('leaves what was changed since it was checked, and says so [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const { impor_id } = await planned(shop, 110_000)
    const { versi } = await offerOf(shop, product.id)
    await shop.call('pusat-seller/produk/harga', { produk_id: product.id, versi, harga: '105000' })

    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs()

    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'diterapkan', berubah: 0, bermasalah: 1 })
    expect((await offerOf(shop, product.id)).harga).toBe('105000.00')
  })

  it('by somebody who may no longer change products by then changes nothing, and says so [SHOP-4, ROLE-10]', async () => {
    const { shop, product } = await aShop()
    const sales = await world.aColleague(shop, 'sales')
    const { impor_id } = await planned(sales, 110_000)
    await shop.call('anggota/hapus', { company_id: shop.companyId, anggota_id: sales.userId })

    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs()

    expect((await statusOf(shop, impor_id)).status).toBe('gagal')
    expect((await offerOf(shop, product.id)).harga).toBe('100000.00')
  })

  it.each([
    ['2026-03-02T09:00', 'import_begins_past'],
    ['2026-03-30T09:01', 'import_begins_far'],
  ])('is not planned for %s: %s [SHOP-4]', async (berlaku_mulai, code) => {
    const { shop } = await aShop()
    const { impor_id, answer } = await planned(shop, 110_000, berlaku_mulai)

    expect(answer.refusal).toMatchObject({ code, field: 'berlaku_mulai' })
    expect((await statusOf(shop, impor_id)).status).toBe('diperiksa')
  })

  it('waits for another import of the shop that is being applied [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const { impor_id } = await planned(shop, 110_000)
    await world.aProduct({ seller: shop, sku: 'B' })
    const other = await uploaded(shop, 'stok', aCsv('SKU;Stok', 'B;10'))
    await shop.call('pusat-seller/impor/terapkan', { impor_id: other.impor_id })
    const { versi: version } = await statusOf(shop, impor_id)

    // the queue tries again later
    const begun = beginPlanned(world.deps, { importId: impor_id, userId: shop.userId, version })
    await expect(begun).rejects.toThrow('imports_running')
    await world.runJobs()
    expect((await statusOf(shop, impor_id)).status).toBe('terjadwal')
    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs()

    expect((await statusOf(shop, impor_id)).status).toBe('diterapkan')
    expect((await offerOf(shop, product.id)).harga).toBe('110000.00')
  })
})
