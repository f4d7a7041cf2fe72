import { slugOf } from '#domain/slug.ts'
import { countChangedOffers, insertProducts, insertShowcases, type NewProduct } from '#server/areas/catalogue/public.ts'
import { insertMaterials, type NewMaterial } from '#server/areas/materials/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { DemoCatalogue, DemoProduct } from './generate-catalogue.ts'
import type { Material } from './read-materials.ts'
import type { CompanyIds } from './seed-companies.ts'
import { seededRandom } from './seeded-random.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Writes materials, collections and products, with prices, terms, stock, search rows and counts. */
export async function seedCatalogue(
  tx: Tx,
  { materials, sellers, products }: DemoCatalogue,
  companyId: CompanyIds,
  now: Date,
) {
  const materialIds = await insertMaterials(
    tx,
    materials.map((material) => materialOf(material, now)),
    now,
  )
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
    products.map((product) => ({
      ...productOf(product, companyId(product.sellerUsername), now),
      materialId: materialIds.get(product.materialId) ?? unknown(product.materialId),
    })),
  )
  while (await countChangedOffers(tx)) {
    // the next ones
  }
}

function unknown(materialId: string): never {
  throw new Error(`no material is called ${materialId}`)
}

function materialOf({ id, nameEn, synonyms, ...material }: Material, now: Date): NewMaterial {
  return {
    ...material,
    slug: id,
    nameEnglish: nameEn,
    otherNames: synonyms,
    createdAt: new Date(now.getTime() - YEAR_MS),
  }
}

// the one that the quick order's example names [ORDER-7]
const skus: Record<string, string> = { 'rasakarsa-pangan-sejati/asam-fumarat-food-grade': 'ASM-25' }

function productOf(product: DemoProduct, sellerId: string, now: Date): Omit<NewProduct, 'materialId'> {
  return {
    ...product,
    sellerId,
    sku: skus[product.key] ?? '',
    nameEnglish: product.nameEn,
    // listed at some time during the last year, to give 'terbaru' an order
    createdAt: new Date(now.getTime() - Math.floor(seededRandom(`listed ${product.key}`)() * YEAR_MS)),
    prices: product.priceLevels,
    showcases: product.showcases.map(slugOf),
  }
}
