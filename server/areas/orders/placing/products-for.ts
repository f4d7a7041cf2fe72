import { isMore } from '#domain/money.ts'
import type { CartLine, LinesWithProducts } from '#server/areas/cart/public.ts'
import { lockStocks, type ProductToOrder, productsToOrder } from '#server/areas/catalogue/public.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Tx } from '#server/platform/database.ts'

/** When stocks are locked: before prices are read, or last, where they suffice (decision 0100). */
export type Hold = 'first' | 'last'

/** The ordered products have changed before their stock was locked: the order is retried, locking the stock first. */
export class OrderedHasChanged extends Error {
  constructor() {
    super('what was ordered is no longer as it was')
  }
}

/** The products of cart lines; their stocks are locked until commit, unless that may wait because they hold enough. */
export async function productsFor(
  tx: Tx,
  lines: readonly CartLine[],
  { hold, now }: { hold: Hold; now: Date },
): Promise<{ products: Map<number, ProductToOrder>; areLocked: boolean }> {
  const productIds = lines.map(({ productId }) => productId)
  if (hold === 'last') {
    const products = await productsToOrder(tx, productIds)
    if (holdEnough(lines, products)) return { products, areLocked: false }
  }
  const [, products] = await pipeline(
    tx,
    (tx) => lockStocks(tx, productIds, now),
    (tx) => productsToOrder(tx, productIds),
  )
  return { products, areLocked: true }
}

/** Whether these are offered as before, and still hold enough, now that their stocks are locked. */
export function areStillSo(
  { lines, products }: LinesWithProducts,
  locked: ReadonlyMap<number, ProductToOrder>,
): boolean {
  const isSame = ([id, product]: [number, ProductToOrder]) => offerOf(product) === offerOf(locked.get(id))
  return [...products].every(isSame) && holdEnough(lines, locked)
}

function holdEnough(lines: readonly CartLine[], products: ReadonlyMap<number, ProductToOrder>): boolean {
  return lines.every(({ productId, units }) => !isMore(units, products.get(productId)?.unitsInStock ?? '0'))
}

/** The product without its stock, to be compared; the version stands for data stored elsewhere, such as its prices. */
function offerOf(product: ProductToOrder | undefined): string {
  return JSON.stringify({ ...product, unitsInStock: null, unitsBeyond: null, expected: null })
}
