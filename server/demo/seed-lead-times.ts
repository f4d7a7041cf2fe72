import { sql } from 'kysely'
import { setLeadTime } from '#server/areas/stock/change-stock.ts'
import type { Deps } from '#server/deps.ts'
import { sellerOfPenjual } from './accounts.ts'
import { findOwners } from './demo-actors.ts'

const LEAD_DAYS = 10
// of what is there
const TIMES = 4

/** The product of penjual@'s of which the fewest packs are there may be ordered beyond its stock [SHOP-6]. */
export async function seedLeadTimes(given: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const deps = given as Deps // the use case uses only the database and the clock
  const { sellers } = await findOwners(deps)
  const seller = sellers.get(sellerOfPenjual)
  if (!seller) throw new Error(`${sellerOfPenjual} has no owner`)
  const product = await deps.db
    .selectFrom('products as p')
    .innerJoin('product_stocks as s', 's.product_id', 'p.id')
    .select(['p.id', sql<string>`s.units * ${TIMES}::int`.as('most')])
    .where('p.seller_id', '=', seller.companyId)
    .where('p.status', '=', 'published')
    .where('p.available', '=', true)
    .orderBy(sql`s.units / p.pack_weight`)
    .orderBy('p.id')
    .executeTakeFirstOrThrow()
  await setLeadTime(deps, seller, product.id, { days: LEAD_DAYS, most: product.most })
}
