import type { OwnPhoto } from '#domain/catalogue/codec-photos.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'

/** Where the seller sees a photo of its own small; the call's address is the photo's, whatever it shows now. */
export function ownPhotoAddress({ id, hash }: OwnPhoto): string {
  return `${fileAddress('pusat-seller/produk/foto/berkas', { foto_id: id, bentuk: 'kecil' })}&${hash}`
}
