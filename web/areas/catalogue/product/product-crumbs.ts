import type { ProductDetail } from '#domain/catalogue/contract.ts'
import { categoryLook, categoryPath } from '../category-look.ts'

/** The breadcrumb of a product: home, list, category, product [ROUTE-7]. */
export function productCrumbs(product: Pick<ProductDetail, 'name' | 'categoryId' | 'categoryName'>) {
  const look = categoryLook(product.categoryId)
  return [
    { label: 'Beranda', to: '/' },
    { label: 'Daftar Produk', to: '/produk' },
    ...(look ? [{ label: product.categoryName, to: categoryPath(look.id) }] : []),
    { label: product.name },
  ]
}
