/** What other areas use of the catalogue. */
export { categoryLook, categoryLooks, categoryPath } from './category-look.ts'
export { Classification } from './classification.tsx'
export { EmptySearches } from './empty-searches.tsx'
export { FeaturedMaterials } from './featured-materials.tsx'
export { listPath } from './list-address.ts'
export { ListPages } from './list-pages.tsx'
export { minimumUnits, quantityIn } from './pack-words.ts'
export { Price, useHere } from './price.tsx'
export { RowActions } from './product-actions.tsx'
export { ProductCard } from './product-card.tsx'
export { productCrumbs } from './product-crumbs.ts'
export { CardSkeleton } from './product-grid.tsx'
export { productPictures } from './product-pictures.tsx'
export { productQuery, relatedQuery } from './queries.ts'
export { emptySearchesQuery, ownEmptySearchesQuery } from './queries-empty-searches.ts'
export {
  categoriesQuery,
  featuredMaterialsQuery,
  featuredQuery,
  productsQuery,
  sellerCountQuery,
  sellerQuery,
  suggestionsQuery,
} from './queries-lists.ts'
export { sellerWords } from './seller-line.tsx'
export { slideClass } from './slide-class.ts'
export { SortSelect } from './sort-select.tsx'
export { standingOf } from './standing.ts'
export { statusTones } from './status-tones.ts'
export { Stock } from './stock.tsx'
export { whatsappLink } from './whatsapp.ts'
