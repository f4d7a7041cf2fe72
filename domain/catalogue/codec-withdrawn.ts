import { type EnglishOf, record } from '../codec.ts'
import type { WireWithdrawnProduct } from './contract.ts'

/** A product that is not sold any more. */
export const withdrawnProduct = record<WireWithdrawnProduct>()({
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  origin: 'produk_origin',
  grade: 'produk_grade',
  packLabel: 'produk_kemasan',
  categoryId: 'kategori_id',
  categoryName: 'kategori_nama',
  materialSlug: 'bahan_slug',
  materialName: 'bahan_nama',
  sellerName: 'seller_nama',
  sellerUsername: 'seller_username',
})
export type WithdrawnProduct = EnglishOf<typeof withdrawnProduct>
