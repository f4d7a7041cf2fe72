/** What other areas use of the catalogue. */
export { categoryLook, categoryLooks, categoryPath } from './category-look.ts'
export { ContinueWantedAct } from './continue-wanted-act.tsx'
export { ProductCard } from './product-card.tsx'
export { CardSkeleton } from './product-grid.tsx'
export { categoriesQuery, featuredQuery, sellerCountQuery, sellerQuery, suggestionsQuery } from './queries.ts'
export { slideClass } from './related-products.tsx'
export { whatsappLink } from './whatsapp.ts'
