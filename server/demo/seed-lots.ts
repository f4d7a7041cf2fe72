import { type BusinessDay, businessDay, daysAfter } from '#domain/business-day.ts'
import { type DecimalText, decimal, quantityText } from '#domain/money.ts'
import { addLot } from '#server/areas/stock/change-stock.ts'
import type { Deps } from '#server/deps.ts'
import { sellerOfPenjual } from './accounts.ts'
import { findOwners } from './demo-actors.ts'

/** In how many days the lots of a product expire, the last day of each; the first of some are near [SHOP-5]. */
const EXPIRY_DAYS = [[24, 410], [52, 530], [380], [295, 640], [710], [460, 820]] as const
const YEAR_DAYS = 365
const SHELF_YEARS = 3

/** penjual@ keeps some of its goods in lots, of which some expire soon; the rest is in none yet [SHOP-5]. */
export async function seedLots(given: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const deps = given as Deps // the use case uses only the database and the clock
  const { sellers } = await findOwners(deps)
  const seller = sellers.get(sellerOfPenjual)
  if (!seller) throw new Error(`${sellerOfPenjual} has no owner`)
  const today = businessDay(deps.now())
  const stocked = await findStocked(deps, seller.companyId)
  for (const [index, { id, packWeight, units }] of stocked.entries()) {
    const days = EXPIRY_DAYS[index] ?? []
    for (const [at, inDays] of days.entries()) {
      const lot = lotOn(daysAfter(today, inDays), `NF${String(100 + 7 * index)}-${at + 1}`)
      const share = shareOf({ packWeight, units }, days.length + 1)
      await addLot(deps, seller, { productId: id, units: share, previousUnits: null, lot })
    }
  }
}

function lotOn(expiresOn: BusinessDay, number: string) {
  return { number, producedOn: daysAfter(expiresOn, -SHELF_YEARS * YEAR_DAYS), expiresOn }
}

/** A share of a quantity in whole packs. */
function shareOf({ packWeight, units }: { packWeight: DecimalText; units: DecimalText }, parts: number): DecimalText {
  const packs = decimal(units).dividedBy(decimal(packWeight).times(parts), 0, 'down')
  return quantityText(packs.times(packWeight))
}

/** Products with plenty of stock and no orders, from the end of the alphabet: lists are tried at their start. */
function findStocked({ db }: Deps, sellerId: string) {
  return db
    .selectFrom('products as p')
    .innerJoin('product_stocks as k', 'k.product_id', 'p.id')
    .select(['p.id', 'p.pack_weight as packWeight', 'k.units'])
    .where('p.seller_id', '=', sellerId)
    .where('p.status', '=', 'published')
    .where('p.lead_days', 'is', null)
    .where((eb) => eb('k.units', '>=', eb('p.pack_weight', '*', eb.val('12'))))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('order_lines as l').select('l.position').whereRef('l.product_id', '=', 'p.id'))),
    )
    .orderBy('p.name', 'desc')
    .limit(EXPIRY_DAYS.length)
    .execute()
}
