import type { Buyer } from '#domain/accounts/actor.ts'
import { sumOf } from '#domain/cart/amounts.ts'
import type { Cart, CartLine, CartSeller, CartShortcut } from '#domain/cart/contract.ts'
import { productCode } from '#domain/ids.ts'
import { isSame, quantityText } from '#domain/money.ts'
import { stateLabel } from '#domain/negotiations/state.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import {
  amountOf,
  type LineNego,
  orderableAmounts,
  type PricedLine,
  type SellerLines,
  type ShownCart,
} from './show-cart.ts'

/** The cart by seller [CART-7]. */
export function cartView({ sellers, names }: ShownCart, buyer: Buyer, now: Date): Cart {
  const viewOf = lineViewFor(names, buyer)
  return {
    sellers: sellers.map((seller) => sellerView(seller, viewOf)),
    total: totalOf(sellers),
    serverTime: now.toISOString(),
  }
}

/** The lines for the header's dropdown [HEAD-7]. */
export function shortcutView({ sellers, names }: ShownCart, buyer: Buyer): CartShortcut {
  const viewOf = lineViewFor(names, buyer)
  const lines = sellers.flatMap(({ obstacle, lines }) =>
    lines.map(viewOf).map((line) => ({ ...line, obstacle: obstacle?.sentence ?? line.obstacle })),
  )
  return { lines, total: totalOf(sellers) }
}

type LineView = (line: PricedLine) => CartLine

/** Each line with who added it, as this member reads it. */
function lineViewFor(names: ReadonlyMap<string, string>, { userId }: Buyer): LineView {
  return (line) => ({
    ...lineView(line),
    addedBy: names.get(line.addedBy) ?? '',
    addedAt: line.addedAt.toISOString(),
    mine: line.addedBy === userId,
  })
}

function sellerView(one: SellerLines, viewOf: LineView): CartSeller {
  const { id, name, username, city } = one.seller
  return {
    id,
    name,
    username,
    city,
    obstacle: one.obstacle?.sentence ?? null,
    lines: one.lines.map(viewOf),
    subtotal: sumOf(orderableAmounts(one)),
  }
}

function lineView(line: PricedLine): Omit<CartLine, 'addedBy' | 'addedAt' | 'mine'> {
  const { product } = line
  const [subtotal = null] = amountOf(line)
  return {
    id: line.id,
    productId: product.productId,
    code: productCode(product.productId),
    name: product.name,
    picture: pictureUrl(product.productId, product),
    units: quantityText(line.units),
    unit: product.unit,
    price: line.unitPrice,
    normalPrice: line.normalPrice,
    formerPrice: formerPriceOf(line),
    step: line.step,
    next: line.next,
    subtotal,
    packWeight: quantityText(product.packWeight),
    packLabel: product.packLabel,
    minPurchase: quantityText(line.minimum),
    ...negoView(line.nego),
    later: line.later,
    expected: line.expected,
    obstacle: line.obstacle?.sentence ?? null,
  }
}

function formerPriceOf({ normalPrice, chosenAmount, nego }: PricedLine): string | null {
  if (normalPrice === null || chosenAmount === null || nego?.effect?.holds) return null
  return isSame(normalPrice, chosenAmount) ? null : chosenAmount
}

function negoView(nego: LineNego | null) {
  return {
    negoCount: nego?.state ? nego.count : 0,
    negoLabel: nego?.state ? stateLabel(nego.state) : null,
    negoId: nego?.id ?? null,
    agreedPrice: nego?.agreement?.price ?? null,
    agreedHolds: nego?.effect?.holds ?? false,
    agreedUntil: nego?.agreement?.validUntil.toISOString() ?? null,
    agreedNotice: nego?.effect?.notice ?? null,
  }
}

/** Lines that cannot be ordered now do not count, nor those whose price is hidden [HEAD-7, CART-7]. */
function totalOf(sellers: readonly SellerLines[]): string {
  return sumOf(sellers.flatMap(orderableAmounts))
}
