import type { ProductCard, ProductDetail } from '#domain/catalogue/codec.ts'
import type { Offered } from './standing.ts'

/** The product as a card: with its first picture. */
export function asCard(product: Offered<ProductDetail>): Offered<ProductCard> {
  return { ...product, picture: product.pictures[0] ?? '' }
}
