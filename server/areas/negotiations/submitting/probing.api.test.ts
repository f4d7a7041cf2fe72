import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aTrade, proposal, view } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

const EACH = 40

it.each([
  ['langsung', 'masuk_keranjang'],
  ['konfirmasi', 'menunggu_respon'],
] as const)(
  `answers ${EACH} deals around the lowest price alike under the policy %s [NEGO-13] [NEGO-11]`,
  async (kesepakatan, status) => {
    const { buyer, seller, product } = await aTrade(world, { lowestPrice: '80000.00' })
    await seller.call('pusat-seller/nego/pengaturan/ubah', { kesepakatan, balas_otomatis: true })
    const answers = new Set<string>()
    const pages = new Set<string>()

    for (let sen = -EACH / 2; sen < EACH / 2; sen++) {
      const harga_nego = (80_000 + sen / 100).toFixed(2)
      const { text, data } = await buyer.call('negosiasi/submit', {
        ...proposal(buyer, product, { deal_nego: true, harga_nego }),
      })
      answers.add(text.replaceAll(data.nego_id, 'id'))
      if (Math.abs(sen) < 5) {
        const shown = JSON.stringify(await view(buyer, data.nego_id))
        pages.add(shown.replaceAll(data.nego_id, 'id').replaceAll(harga_nego, 'harga'))
      }
      await forgetNegotiations()
    }

    expect([...answers]).toEqual([expect.stringContaining(`"status":"${status}"`)])
    expect(pages.size).toBe(1)
  },
)

/** As if none had been submitted: there may be two a day. */
async function forgetNegotiations() {
  await sql`truncate negotiation_steps, negotiation_days`.execute(world.db)
  await world.db.deleteFrom('negotiations').execute()
}
