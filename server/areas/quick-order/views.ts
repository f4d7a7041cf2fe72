import { lineAmount } from '#domain/cart/amounts.ts'
import { wholePacks } from '#domain/catalogue/stock/stock.ts'
import { productCode } from '#domain/ids.ts'
import type { QuickChecked, QuickChoice, QuickProduct, QuickRow } from '#domain/quick-order/contract.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { CheckedRow, checkRows, RowProduct } from './check-rows.ts'

/** The checked rows of a quick order [ORDER-7]. */
export function checkedView({ style, rows }: Awaited<ReturnType<typeof checkRows>>): QuickChecked {
  return { style, rows: rows.map(rowView) }
}

function rowView({ state, match, units, price, cell, reason, nearest, choices }: CheckedRow): QuickRow {
  return {
    state,
    product: match && productView(match),
    units,
    price,
    subtotal: price === null || units === null ? null : lineAmount(units, price),
    cell,
    reason: reason?.sentence ?? null,
    ofSum: reason?.code === 'quick_together',
    nearest,
    choices: choices.map(choiceView),
  }
}

function choiceView(choice: RowProduct): QuickChoice {
  const { product, price } = choice
  return {
    ...productView(choice),
    price,
    stock: price === null ? null : wholePacks(product),
    takesMore: product.leadDays !== null,
  }
}

function productView({ product, seller, subscribed }: RowProduct): QuickProduct {
  return {
    id: product.productId,
    code: productCode(product.productId),
    name: product.name,
    picture: pictureUrl(product.productId, product),
    unit: product.unit,
    packLabel: product.packLabel,
    sellerName: seller.name,
    sellerUsername: seller.username,
    subscribed,
  }
}
