import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { categoryPath, categoryStyle } from '../category-style.ts'

/** The breadcrumb of a product: home, list, category, product [ROUTE-7]. */
export function productCrumbs(product: Pick<ProductDetail, 'name' | 'categoryId' | 'categoryName'>) {
  const style = categoryStyle(product.categoryId)
  return [
    { label: 'Beranda', to: '/' },
    { label: 'Daftar Produk', to: '/produk' },
    ...(style ? [{ label: product.categoryName, to: categoryPath(style.id) }] : []),
    { label: product.name },
  ]
}
