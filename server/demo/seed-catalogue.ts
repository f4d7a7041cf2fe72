import { slugOf } from '#domain/slug.ts'
import { insertProducts, insertShowcases, type NewProduct } from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { DemoCatalogue, DemoProduct } from './generate-catalogue.ts'
import type { CompanyIds } from './seed-companies.ts'
import { seededRandom } from './seeded-random.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Writes showcases and products, with prices, terms, stock and search rows. */
export async function seedCatalogue(tx: Tx, { sellers, products }: DemoCatalogue, companyId: CompanyIds, now: Date) {
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
    products.map((product) => productOf(product, companyId(product.sellerUsername), now)),
  )
}

function productOf(product: DemoProduct, sellerId: string, now: Date): NewProduct {
  return {
    ...product,
    sellerId,
    nameEnglish: product.nameEn,
    // listed at some time during the last year, to give 'terbaru' an order
    createdAt: new Date(now.getTime() - Math.floor(seededRandom(`listed ${product.key}`)() * YEAR_MS)),
    prices: product.priceLevels,
    showcases: product.showcases.map(slugOf),
  }
}
