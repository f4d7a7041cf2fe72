import type { ProductCard, ProductDetail } from '#domain/catalogue/shapes.ts'

/** The product as a card: with its first picture. */
export function asCard<Product extends ProductDetail>(product: Product): Product & ProductCard {
  return { ...product, picture: product.pictures[0] ?? '' }
}

/** The product's seller, for a request to subscribe. */
export function asSeller({ sellerId, sellerName, subscriptionState }: ProductDetail) {
  return { id: sellerId, name: sellerName, subscriptionState }
}
