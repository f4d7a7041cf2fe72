/** Exports of the catalogue for other areas. */

export { whatsappLink } from './buying/whatsapp.ts'
export { FeaturedMaterials } from './card/featured-materials.tsx'
export { RowActions } from './card/product-actions.tsx'
export { ProductCard } from './card/product-card.tsx'
export { CardSkeleton } from './card/product-grid.tsx'
export { categoryPath, categoryStyle, categoryStyles } from './category-style.ts'
export { EmptySearches } from './list/empty-searches.tsx'
export { listPath } from './list/list-address.ts'
export { ListPages } from './list/list-pages.tsx'
export { emptySearchesQuery, ownEmptySearchesQuery } from './list/queries-empty-searches.ts'
export {
  categoriesQuery,
  featuredMaterialsQuery,
  featuredQuery,
  materialNamesQuery,
  productsQuery,
  sellerCountQuery,
  sellerQuery,
  suggestionsQuery,
} from './list/queries-lists.ts'
export { SortSelect } from './list/sort-select.tsx'
export { minimumUnits, quantityIn } from './pack-words.ts'
export { Price, useHere } from './price.tsx'
export { priceVisibilityOf } from './price-visibility.ts'
export { Classification } from './product/classification.tsx'
export { productCrumbs } from './product/product-crumbs.ts'
export { productPictures } from './product/product-pictures.tsx'
export { productQuery, relatedQuery } from './queries.ts'
export { askPath } from './seller/ask-address.ts'
export { sellerWords } from './seller/seller-line.tsx'
export { slideClass } from './slide-class.ts'
export { statusTones } from './status-tones.ts'
export { Stock } from './stock.tsx'
