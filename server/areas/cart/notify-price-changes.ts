import { formatRupiah } from '#domain/format.ts'
import type { CompanyId } from '#domain/ids.ts'
import { isSame } from '#domain/money.ts'
import { productsToOrder } from '#server/areas/catalogue/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { eachApart } from '#server/platform/jobs/each-apart.ts'
import { companiesWithCart, lockCart, saveAmounts } from './queries.ts'
import { type PricedLine, type SellerLines, sortLines } from './show-cart.ts'

/**
 * Notifies companies of changed prices in their carts, once for each seller, and only where they may see them: those of
 * the given products, or all at the start of a day, when prices of days begin and end [SHOP-3].
 */
export async function notifyPriceChanges(
  deps: Deps,
  { companyIds }: { companyIds?: readonly string[] },
): Promise<void> {
  await eachApart(
    companyIds ?? (await companiesWithCart(deps.db)),
    (companyId) => `the cart of company ${companyId}`,
    // a transaction each, so that no cart waits for the locks of others
    (companyId) => deps.db.transaction().execute((tx) => notifyIn(tx, companyId as CompanyId, deps.now())), // only ids of companies are stored
  )
}

async function notifyIn(tx: Tx, companyId: CompanyId, now: Date): Promise<void> {
  const lines = await lockCart(tx, companyId)
  if (lines.length === 0) return
  const products = await productsToOrder(
    tx,
    lines.map(({ productId }) => productId),
  )
  const sellers = await sortLines(tx, companyId, { lines, products }, now)
  const news = sellers.flatMap((one) => newsOf(one) ?? [])
  await saveAmounts(
    tx,
    // what is no news now is news once it can be ordered at that price
    sellers.flatMap(({ lines }) =>
      lines.filter(isNotifiable).map(({ id, normalPrice }) => ({ id, amount: normalPrice })),
    ),
    { chosen: false },
  )
  if (news.length > 0) {
    const notice = { companyId, kind: 'price', step: 'change', link: '/keranjang' } as const
    await notify(
      tx,
      news.map(({ about, message }) => ({ ...notice, about, message })),
      now,
    )
  }
}

function newsOf({ seller: { name: about }, lines }: SellerLines): { about: string; message: string } | null {
  const changed = lines.filter(isChanged)
  const [first] = changed
  if (!first) return null
  if (changed.length > 1) return { about, message: `Harga ${changed.length} produk ${about} di keranjang Anda berubah` }
  const [before, now] = [formatRupiah(first.notifiedAmount ?? '0'), formatRupiah(first.normalPrice ?? '0')]
  return { about, message: `Harga ${first.product.name} di keranjang Anda berubah dari ${before} menjadi ${now}` }
}

/** Whether its price is news: not where an agreed one holds, nor where nothing can be ordered. */
function isNotifiable({ product, normalPrice, nego }: PricedLine): boolean {
  return product.published && normalPrice !== null && !nego?.effect?.holds
}

function isChanged(line: PricedLine): boolean {
  const { normalPrice, notifiedAmount } = line
  return isNotifiable(line) && normalPrice !== null && notifiedAmount !== null && !isSame(normalPrice, notifiedAmount)
}
