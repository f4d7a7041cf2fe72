import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { applyRows } from './apply-rows.ts'
import { endAbandoned, runImport } from './run-import.ts'
import { aCsv, applied, offerOf, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
const lastAttempt = { id: '', failures: 1, signal: new AbortController().signal }

async function aShop() {
  const shop = await world.aSeller()
  return { shop, product: await world.aProduct({ seller: shop, sku: 'A' }) }
}

function apply(shop: Person, impor_id: string) {
  return shop.call('pusat-seller/impor/terapkan', { impor_id })
}

/** As if the processes of each attempt had been stopped. */
async function loseJobs() {
  await sql`update pgboss.job set state = 'failed' where name in ('imports/apply', 'imports/undo')`.execute(world.db)
}

describe('an import', () => {
  it('that another attempt has applied is not called failed by one that fails later [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const { impor_id } = await uploaded(shop, 'harga', aCsv('SKU;Harga', 'A;110000'))
    await apply(shop, impor_id)
    const begun = { importId: impor_id, userId: shop.userId }

    const late = runImport(world.deps, { ...begun, while: 'applying' }, lastAttempt, async (deps) => {
      await applyRows(deps, begun, lastAttempt)
      throw new Error('too late')
    })

    await expect(late).rejects.toThrow('too late')
    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'diterapkan', catatan: null, selesai: 1 })
    expect((await offerOf(shop, product.id)).harga).toBe('110000.00')
  })

  it('whose processes were stopped is called failed, and the next one can be applied [SHOP-4]', async () => {
    const { shop, product } = await aShop()
    const lost = await uploaded(shop, 'harga', aCsv('SKU;Harga', 'A;110000'))
    await apply(shop, lost.impor_id)
    await loseJobs()

    await world.runJobs('imports/end-abandoned')

    const { status, catatan } = await statusOf(shop, lost.impor_id)
    expect([status, catatan]).toEqual(['gagal', expect.stringContaining('tidak ada satu baris pun yang berubah')])
    expect(await applied(world, shop, 'harga', aCsv('SKU;Harga', 'A;120000'))).toMatchObject({ status: 'diterapkan' })
    expect((await offerOf(shop, product.id)).harga).toBe('120000.00')
  })

  it('stays applied where the processes that took it back were stopped [SHOP-4]', async () => {
    const { shop } = await aShop()
    const { impor_id } = await applied(world, shop, 'harga', aCsv('SKU;Harga', 'A;110000'))
    await shop.call('pusat-seller/impor/batalkan', { impor_id })
    await loseJobs()

    await world.runJobs('imports/end-abandoned')

    expect((await statusOf(shop, impor_id)).status).toBe('diterapkan')
  })

  it('whose job still waits is left to it [SHOP-4]', async () => {
    const { shop } = await aShop()
    const { impor_id } = await uploaded(shop, 'harga', aCsv('SKU;Harga', 'A;110000'))
    await apply(shop, impor_id)

    await endAbandoned(world.deps)

    expect((await statusOf(shop, impor_id)).status).toBe('menerapkan')
  })
})
