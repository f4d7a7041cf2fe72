import { lineAmount } from '#domain/cart/amounts.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import type { ListLine, ListSummary, ShoppingList } from '#domain/shopping-lists/contract.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { ListedList } from './queries.ts'
import type { ShownList, ShownLists } from './show-lists.ts'

/** The company's lists [ORDER-7]. */
export function listsView({ lists, names }: ShownLists): { lists: ListSummary[] } {
  return { lists: lists.map((list) => summaryView(list, names)) }
}

/** One list with a page of its lines. */
export function listView({ list, names, lines, ...shown }: ShownList): ShoppingList {
  return { ...summaryView(list, names), lines: lines.map(lineView), ...shown }
}

function summaryView(list: ListedList, names: ReadonlyMap<string, string>): ListSummary {
  const { id, name, version, products, repeatDay, paused, nextDay, changedBy, changedAt, draftId, draftDay } = list
  return {
    id,
    name,
    version,
    products,
    repeatDay,
    paused,
    nextDay,
    changedBy: names.get(changedBy) ?? '',
    changedAt: changedAt.toISOString(),
    draft: draftId !== null && draftDay !== null ? { id: draftId, day: draftDay } : null,
  }
}

function lineView({ line, seller }: ShownList['lines'][number]): ListLine {
  const { product, productId, units, unitPrice } = line
  return {
    productId,
    code: productCode(productId),
    name: product.name,
    picture: pictureUrl(productId, product),
    unit: product.unit,
    packLabel: product.packLabel,
    packWeight: quantityText(product.packWeight),
    minPurchase: quantityText(product.minPurchase),
    sellerName: seller.seller.name,
    units: quantityText(units),
    price: unitPrice,
    subtotal: unitPrice === null ? null : lineAmount(units, unitPrice),
    obstacle: (seller.obstacle ?? line.obstacle)?.sentence ?? null,
  }
}
