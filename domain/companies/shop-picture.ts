import type { PhotoFormat, PhotoWidth } from '#domain/files/photo.ts'
import { words } from '../words.ts'

/** The pictures of a shop: beside its name wherever it stands alone, and over its page [SHOP-8]. */
export const shopPictureKinds = ['logo', 'banner'] as const
export type ShopPictureKind = (typeof shopPictureKinds)[number]

/** Wire names of the shop pictures. */
export const shopPictureKind = words({ logo: 'logo', banner: 'banner' })

/** The address of a picture by its content hash, so that it may be cached for ever. */
export function shopPictureUrl(hash: string, width: PhotoWidth, format: PhotoFormat = 'jpeg'): string {
  return `/gambar/toko/${hash}-${width}.${format}`
}
