import type { ProductDetail } from '#domain/catalogue/contract.ts'
import { categoryLook } from './category-look.ts'
import { listPath } from './list-address.ts'

/** Where a product stands: home, the list, its category, itself [ROUTE-7]. */
export function productCrumbs(product: Pick<ProductDetail, 'produk_nama' | 'kategori_id' | 'kategori_nama'>) {
  const look = categoryLook(product.kategori_id)
  return [
    { label: 'Beranda', to: '/' },
    { label: 'Daftar Produk', to: '/produk' },
    ...(look ? [{ label: product.kategori_nama, to: listPath({ kategori: look.id }) }] : []),
    { label: product.produk_nama },
  ]
}
