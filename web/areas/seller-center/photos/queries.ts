import type { OwnPhoto } from '#domain/catalogue/contract-photos.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { query } from '#web/lib/api/query.ts'

/** The photos of one of the seller's products, in their order. */
export const photosQuery = (productId: number) =>
  query({ call: 'pusat-seller/produk/foto/daftar', body: { productId } })

/** The calls with photos, and so with the picture of the product. */
export const PHOTO_VIEWS = ['pusat-seller/produk/foto/daftar', 'pusat-seller/produk/isian'] as const

/** Where the seller sees a photo of its own small; the call's address is the photo's, whatever it shows now. */
export function ownPhotoAddress({ id, hash }: OwnPhoto): string {
  return `${fileAddress('pusat-seller/produk/foto/berkas', { foto_id: id, bentuk: 'kecil' })}&${hash}`
}
