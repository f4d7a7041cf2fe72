import type { Profile } from '#domain/accounts/contract.ts'
import { buyingRefusals } from '#domain/subscriptions/refusals-buying.ts'
import { viewerMay } from '#web/lib/viewer.ts'

/** The fields of a product that its price visibility depends on. */
export interface Priced {
  /** Rupiah per unit as decimal text; null if the server hides it [ROLE-4]. */
  price: string | null
  available: boolean
  /** Working days in which the seller brings more than the stock; null: it does not. */
  leadDays: number | null
  /** Whether the company has an active payment type with the seller. */
  payable: boolean
}

/** A product whose price the viewer sees. */
export type Offered<Product extends Priced> = Product & { price: string }

export function isOffered<Product extends Priced>(product: Product): product is Offered<Product> {
  return product.price !== null
}

/**
 * A viewer's price visibility of a product: 'visitor' signs in first [ROLE-1], 'unsubscribed' subscribes first
 * [ROLE-2], 'buyer' sees the price and may order [ROLE-3], 'onlooker' does not buy (a seller, the platform, and who
 * only approves what others of a buyer order [ROLE-10]).
 */
export type PriceVisibility = 'visitor' | 'unsubscribed' | 'buyer' | 'onlooker'

/** Derived from what the server shows: only the server decides who sees a price [ROLE-4]. */
export function priceVisibilityOf(viewer: Profile, product: Priced): PriceVisibility {
  if (!viewer.company) return 'visitor'
  if (viewer.company.kind !== 'buyer') return 'onlooker'
  if (product.price === null) return 'unsubscribed'
  return viewerMay(viewer, 'cart.change') ? 'buyer' : 'onlooker'
}

/** Whether there are buttons to order it: a visitor's lead by way of signing in [ROLE-1, ROLE-6]. */
export function isOrderable(visibility: PriceVisibility): boolean {
  return visibility === 'visitor' || visibility === 'buyer'
}

/** Whether it can be ordered now, be it beyond the stock [SHOP-6]. */
export function isOpen({ available, leadDays }: Pick<Priced, 'available' | 'leadDays'>): boolean {
  return available || leadDays !== null
}

export const SOLD_OUT = 'Stok sedang habis.'

/** Why a product that is offered to a buyer cannot be put into the cart now; null if it can. */
export function cartObstacle(product: Priced): string | null {
  return isOpen(product) ? paymentObstacle(product) : SOLD_OUT
}

/** Why a subscribed buyer could not pay this product's seller; null if they could [ROLE-5]. */
export function paymentObstacle({ payable }: Priced): string | null {
  return payable ? null : buyingRefusals.no_payment_type.sentence
}
