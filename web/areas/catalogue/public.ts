/** What other areas use of the catalogue. */
export { type CategoryLook, categoryLook, categoryLooks } from './category-look.ts'
export { listPath } from './list-address.ts'
export { ProductCard } from './product-card.tsx'
export { CardSkeleton } from './product-grid.tsx'
export { slideClass } from './related-products.tsx'
