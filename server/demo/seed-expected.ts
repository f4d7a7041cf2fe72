import { businessDay, daysAfter } from '#domain/business-day.ts'
import { expectGoods } from '#server/areas/stock/expect-goods.ts'
import type { Deps } from '#server/deps.ts'
import { sellerOfPenjual } from './accounts.ts'
import { findOwners } from './demo-actors.ts'

const PACKS = 40

/** penjual@ expects goods of what has run out, and of the product that may be ordered beyond its stock [SHOP-5]. */
export async function seedExpected(given: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const deps = given as Deps // the use case uses only the database and the clock
  const { sellers } = await findOwners(deps)
  const seller = sellers.get(sellerOfPenjual)
  if (!seller) throw new Error(`${sellerOfPenjual} has no owner`)
  const short = await deps.db
    .selectFrom('products as p')
    .select(['p.id', 'p.pack_weight as packWeight'])
    .where('p.seller_id', '=', seller.companyId)
    .where('p.status', '=', 'published')
    .where((eb) => eb.or([eb('p.available', '=', false), eb('p.lead_days', 'is not', null)]))
    .orderBy('p.id')
    .limit(3)
    .execute()
  const today = businessDay(deps.now())
  for (const [index, { id, packWeight }] of short.entries()) {
    const delivery = {
      units: String(Number(packWeight) * PACKS),
      day: daysAfter(today, 9 + 5 * index),
      source: `PO-${118 + index}`,
    }
    await expectGoods(deps, seller, id, delivery)
  }
}
