import type { BusinessDay } from '#domain/business-day.ts'
import type {
  ListedPrice,
  PriceDetail,
  PricedProduct,
  PriceList,
  PriceLists,
} from '#domain/catalogue/contract-prices.ts'
import type { Days } from '#domain/catalogue/prices/price-rule.ts'
import { quantityText } from '#domain/money.ts'
import { pictureUrl } from './pictures/picture.ts'
import type { StoredList } from './prices/queries-price-lists.ts'
import type { PricedPage, ShownList, ShownLists, ShownPrices } from './prices/show-prices.ts'

export function pricedPageView({ products, total }: PricedPage): { products: PricedProduct[]; total: number } {
  return {
    products: products.map(({ pictureVersion, coverPhoto, ...product }) => ({
      ...product,
      picture: pictureUrl(product.id, { pictureVersion, coverPhoto }),
    })),
    total,
  }
}

export function pricesView({
  product,
  levels,
  rules,
  changes,
  customers,
  floor,
  names,
  day,
}: ShownPrices): PriceDetail {
  return {
    id: product.id,
    name: product.name,
    unit: product.unit,
    minPurchase: quantityText(product.minPurchase),
    version: product.version,
    salesLimit: floor?.amount ?? null,
    levels,
    rules: rules.map((rule) => ({ ...rule, from: quantityText(rule.from), holds: holds(rule, day) })),
    history: changes.map(({ at, userId, ...change }) => ({
      ...change,
      at: at.toISOString(),
      by: names.get(userId) ?? '',
    })),
    customers,
  }
}

export function listsView({ lists, customers, day }: ShownLists): PriceLists {
  return { lists: lists.map((list) => listView(list, day)), customers }
}

function listView(list: StoredList, day: BusinessDay): PriceList {
  return { ...list, holds: holds(list, day) }
}

export function listContentsView({ list, prices, next, day }: ShownList) {
  const shown: ListedPrice[] = prices.map((price) => ({ ...price, from: quantityText(price.from) }))
  return { list: listView(list, day), prices: shown, next }
}

function holds({ firstDay, lastDay }: Days, day: BusinessDay): boolean {
  return firstDay <= day && (lastDay === null || lastDay >= day)
}
