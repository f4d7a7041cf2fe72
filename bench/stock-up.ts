import { insertProducts, moveStocks, type NewProduct } from '#server/areas/catalogue/public.ts'
import { insertMaterials } from '#server/areas/materials/public.ts'
import { openDatabase } from '#server/platform/database.ts'
import { registerReactions } from '#server/reactions.ts'
import { plainMaterial, plainProduct } from '#test/product-factories.ts'

const PLENTY = '100000000'
const PRICE = '100000.00'

/** Fills the stock of products, so that no measure of ordering runs out. */
export async function fillStock(databaseUrl: string, products: readonly { produk_id: number }[]): Promise<void> {
  const db = openDatabase({ url: databaseUrl, connections: 1 })
  const ids = products.map(({ produk_id }) => produk_id)
  const filled = ids.map((productId) => ({ productId, kind: 'receipt', onHand: PLENTY }) as const)
  await db.transaction().execute((tx) => moveStocks(tx, filled, new Date()))
  await db.destroy()
}

/** Adds products to negotiate about, because each allows a company only two negotiations a day. @returns their ids */
export async function addNegotiable(databaseUrl: string, sellerId: string, count: number): Promise<number[]> {
  const db = openDatabase({ url: databaseUrl, connections: 1 })
  registerReactions()
  const now = new Date()
  const ids = await db.transaction().execute(async (tx) => {
    const written = await insertMaterials(tx, [{ ...plainMaterial, ...measured, createdAt: now }], now)
    const materialId = written.get(measured.slug) ?? 0
    const products = Array.from({ length: count }, (_, number) => negotiable({ sellerId, materialId, number }))
    return insertProducts(tx, products)
  })
  await db.destroy()
  return ids
}

/** The proposal for any of them. */
export const proposal = { produk_harga: PRICE, qty_satuan_nego: '100', harga_nego: '90000.00' }
/** The seller's answer. */
export const COUNTER_PRICE = '95000.00'

const measured = { slug: 'bahan-ukur', name: 'Bahan Ukur', nameEnglish: 'Measured' }

function negotiable({
  sellerId,
  materialId,
  number,
}: {
  sellerId: string
  materialId: number
  number: number
}): NewProduct {
  return {
    ...plainProduct,
    sellerId,
    materialId,
    name: `Bahan Ukur ${number}`,
    nameEnglish: `Measured ${number}`,
    createdAt: new Date(),
    prices: [{ level: 1, amount: PRICE }],
    stock: PLENTY,
    showcases: [],
  }
}
