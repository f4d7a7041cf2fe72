import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { applyRows } from './apply-rows.ts'
import { aCsv, applied, offerOf, statusOf, uploaded } from './testing.ts'

const world = await openWorld({ connections: 4 })
const shop = await world.aSeller()
const product = await world.aProduct({ seller: shop, sku: 'A' })
const attempt = { id: '', failures: 0, signal: new AbortController().signal }
const before = (await offerOf(shop, product.id)).harga

async function begun(price: number): Promise<string> {
  const { impor_id } = await uploaded(shop, 'harga', aCsv('SKU;Harga', `A;${price}`))
  await shop.call('pusat-seller/impor/terapkan', { impor_id })
  return impor_id
}

const stop = (person: Person, impor_id: string) => person.send('pusat-seller/impor/hentikan', { impor_id })

describe('an import that is stopped', () => {
  it('before its job has begun is not applied, and can be applied again [SHOP-4]', async () => {
    const impor_id = await begun(111_000)
    expect((await stop(shop, impor_id)).status).toBe(200)
    expect((await statusOf(shop, impor_id)).status).toBe('dihentikan')
    await world.runJobs()
    expect((await statusOf(shop, impor_id)).status).toBe('dihentikan')
    expect((await offerOf(shop, product.id)).harga).toBe(before)

    await shop.call('pusat-seller/impor/terapkan', { impor_id })
    await world.runJobs()
    expect((await statusOf(shop, impor_id)).status).toBe('diterapkan')
    expect((await offerOf(shop, product.id)).harga).toBe('111000.00')
  })

  it('while its job runs ends between two parts, with nothing applied [SHOP-4]', async () => {
    const impor_id = await begun(112_000)
    const waiting = await world.db.transaction().execute(async (tx) => {
      // the job has the import, and waits for its product
      await tx.selectFrom('products').select('id').where('id', '=', product.id).forUpdate().execute()
      const running = applyRows(world.deps, { importId: impor_id, userId: shop.userId }, attempt)
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
      expect((await stop(shop, impor_id)).status).toBe(200)
      expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'menerapkan', menghentikan: true })
      return { running }
    })
    await waiting.running

    expect(await statusOf(shop, impor_id)).toMatchObject({ status: 'dihentikan', menghentikan: false, catatan: null })
    expect((await offerOf(shop, product.id)).harga).toBe('111000.00')
  })

  it('is refused to others, and once it is applied [SHOP-4]', async () => {
    const impor_id = await begun(113_000)
    expect((await stop(await world.aSeller(), impor_id)).refusal?.code).toBe('import_not_found')
    await world.runJobs()
    expect((await stop(shop, impor_id)).refusal?.code).toBe('import_moved_on')
    expect((await statusOf(shop, impor_id)).status).toBe('diterapkan')
  })

  it.each([1, 2, 3])(
    'at the moment of its end is either stopped or applied, as was answered (%i) [SHOP-4]',
    async (n) => {
      const impor_id = await begun(114_000 + n)
      const [, answer] = await Promise.all([
        applyRows(world.deps, { importId: impor_id, userId: shop.userId }, attempt),
        stop(shop, impor_id),
      ])
      const { status } = await statusOf(shop, impor_id)
      expect(status).toBe(answer.status === 200 ? 'dihentikan' : 'diterapkan')
      expect((await offerOf(shop, product.id)).harga === `${114_000 + n}.00`).toBe(answer.status !== 200)
      await world.runJobs()
      // the next one finds the way free
      expect((await applied(world, shop, 'harga', aCsv('SKU;Harga', `A;${120_000 + n}`))).status).toBe('diterapkan')
    },
  )
})
