import { slugOf } from '#domain/catalogue/address.ts'
import { insertProducts, insertShowcases, type NewProduct } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { DemoCatalogue, DemoOffer } from './generate-catalogue.ts'
import type { CompanyIds } from './seed-companies.ts'
import { seededRandom } from './seeded-random.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Writes showcases and offers, with prices, terms, stock and search rows. */
export async function seedCatalogue(tx: Tx, { sellers, offers }: DemoCatalogue, companyId: CompanyIds, now: Date) {
  await insertShowcases(
    tx,
    sellers.flatMap((seller) =>
      seller.showcases.map((name, index) => ({
        sellerId: companyId(seller.username),
        name,
        slug: slugOf(name),
        position: index + 1,
      })),
    ),
  )
  await insertProducts(
    tx,
    offers.map((offer) => productOf(offer, companyId(offer.sellerUsername), now)),
  )
}

function productOf(offer: DemoOffer, sellerId: string, now: Date): NewProduct {
  return {
    ...offer,
    sellerId,
    nameEnglish: offer.nameEn,
    // listed at some time during the last year, to give 'terbaru' an order
    createdAt: new Date(now.getTime() - Math.floor(seededRandom(`listed ${offer.key}`)() * YEAR_MS)),
    prices: offer.priceLevels,
    showcases: offer.showcases.map(slugOf),
  }
}
