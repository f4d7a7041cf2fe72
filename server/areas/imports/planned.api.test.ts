import { sql } from 'kysely'
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

/** Planned, six days after it was checked, for the last minute that can be chosen. */
async function aged(shop: Person) {
  const { impor_id } = await uploaded(shop, 'harga', aCsv('SKU;Harga', 'A;110000'))
  world.setClock('2026-03-08T09:00:00+07:00')
  await shop.call('pusat-seller/impor/terapkan', { impor_id, berlaku_mulai: '2026-04-05T08:00' })
  return { impor_id }
}

const noticesOf = async ({ companyId }: Person, id: string) => {
  const rows = await world.db
    .selectFrom('notifications')
    .select('message')
    .where('company_id', '=', companyId)
    .where('link', '=', `/pusat-seller/impor/${id}`)
    .execute()
  return rows.map(({ message }) => message)
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

  it('that is stopped while it begins is not applied [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const { impor_id } = await planned(shop, 110_000)
    const other = await uploaded(shop, 'stok', aCsv('SKU;Stok', 'A;10'))
    const { versi: version } = await statusOf(shop, impor_id)
    const took = new Error('taken back')
    let begun: Promise<void> | undefined
    const beside = world.db.transaction().execute(async (tx) => {
      // the job that starts the scheduled import waits for this running one
      await tx.updateTable('imports').set({ state: 'applying' }).where('id', '=', other.impor_id).execute()
      begun = beginPlanned(world.deps, { importId: impor_id, userId: shop.userId, version })
      await expect
        .poll(() =>
          world.db
            .selectFrom('imports')
            .select('id')
            .where('id', '=', impor_id)
            .forNoKeyUpdate()
            .skipLocked()
            .executeTakeFirst(),
        )
        .toBeUndefined()
      expect((await shop.send('pusat-seller/impor/hentikan', { impor_id })).status).toBe(200)
      throw took
    })
    await expect(beside).rejects.toThrow(took)
    await begun
    await world.runJobs()

    expect((await statusOf(shop, impor_id)).status).toBe('dihentikan')
    expect((await offerOf(shop, product.id)).harga).toBe('100000.00')
  })

  it('notifies the shop of what came of it; one that was applied at once tells nothing [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const all = await planned(shop, 110_000)
    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs()
    expect(await noticesOf(shop, all.impor_id)).toEqual([
      expect.stringMatching(/^Impor terjadwal .+ diterapkan: 1 baris$/),
    ])

    world.setClock()
    const partly = await planned(shop, 120_000)
    const { versi } = await offerOf(shop, product.id)
    await shop.call('pusat-seller/produk/harga', { produk_id: product.id, versi, harga: '105000' })
    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs()
    expect(await noticesOf(shop, partly.impor_id)).toEqual([
      expect.stringMatching(/diterapkan: 0 baris, 1 bermasalah$/),
    ])

    world.setClock()
    const atOnce = await planned(shop, 130_000)
    await shop.call('pusat-seller/impor/hentikan', { impor_id: atOnce.impor_id })
    await shop.call('pusat-seller/impor/terapkan', { impor_id: atOnce.impor_id })
    await world.runJobs()
    expect((await statusOf(shop, atOnce.impor_id)).status).toBe('diterapkan')
    expect(await noticesOf(shop, atOnce.impor_id)).toEqual([])
  })

  it('whose job is lost fails once its minute is past, tells the shop, and can be applied again [SHOP-4]', async () => {
    const { shop } = await aShop()
    const [lost, waiting] = [await planned(shop, 110_000), await planned(shop, 120_000, '2026-03-04T00:00')]
    await sql`update pgboss.job set state = 'failed' where name = 'imports/begin'`.execute(world.db)
    await world.runJobs('imports/end-abandoned')
    expect((await statusOf(shop, lost.impor_id)).status).toBe('terjadwal')

    world.setClock(jakarta(MIDNIGHT))
    await world.runJobs('imports/end-abandoned')

    expect(await statusOf(shop, lost.impor_id)).toMatchObject({
      status: 'gagal',
      catatan: expect.stringContaining('tidak ada satu baris pun yang berubah'),
    })
    expect(await noticesOf(shop, lost.impor_id)).toEqual([expect.stringContaining('gagal')])
    expect((await statusOf(shop, waiting.impor_id)).status).toBe('terjadwal')
    await shop.call('pusat-seller/impor/terapkan', { impor_id: lost.impor_id })
    await world.runJobs('imports/apply')
    expect((await statusOf(shop, lost.impor_id)).status).toBe('diterapkan')
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

  it('can be taken back for a day, however long ago its file was checked [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const { impor_id } = await aged(shop)
    world.setClock('2026-04-05T08:00:00+07:00')
    await world.runJobs()
    expect((await offerOf(shop, product.id)).harga).toBe('110000.00')

    world.setClock('2026-04-06T03:25:00+07:00')
    await world.runJobs('imports/tidy')
    world.setClock('2026-04-06T07:00:00+07:00')
    await shop.call('pusat-seller/impor/batalkan', { impor_id })
    await world.runJobs()

    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'dibatalkan', tidak_dibatalkan: 0 })
    expect((await offerOf(shop, product.id)).harga).toBe('100000.00')
  })

  it('and failed can be applied again for a week, however long ago its file was checked [SHOP-4]', async () => {
    const { shop } = await aShop()
    const { impor_id } = await aged(shop)
    await sql`update pgboss.job set state = 'failed' where name = 'imports/begin'`.execute(world.db)
    world.setClock('2026-04-05T08:00:00+07:00')
    await world.runJobs('imports/end-abandoned')

    world.setClock('2026-04-11T03:25:00+07:00')
    await world.runJobs('imports/tidy')
    expect((await statusOf(shop, impor_id)).status).toBe('gagal')
    world.setClock('2026-04-13T03:25:00+07:00')
    await world.runJobs('imports/tidy')
    expect((await shop.send('pusat-seller/impor/status', { impor_id })).status).toBe(404)
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
