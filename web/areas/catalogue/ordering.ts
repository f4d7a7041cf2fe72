import type { Profile } from '#domain/accounts/codec.ts'
import type { ProductCard, ProductDetail } from '#domain/catalogue/codec.ts'
import { cartObstacle, type Offered } from './standing.ts'

const NO_PAYMENT_TYPE = 'Belum ada tipe pembayaran yang aktif dengan seller ini.'

/** Why a subscribed buyer cannot order this product now, briefly; null if they can [ROLE-5]. */
export function orderObstacle(viewer: Profile, product: ProductDetail): string | null {
  return cartObstacle(viewer, product) ?? (product.paymentTypes.length === 0 ? NO_PAYMENT_TYPE : null)
}

/** The product as a card: with its first picture. */
export function asCard(product: Offered<ProductDetail>): Offered<ProductCard> {
  return { ...product, picture: product.pictures[0] ?? '' }
}
