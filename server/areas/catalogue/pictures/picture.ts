import { photoUrl } from '#domain/files/photo.ts'
import { productCode, productIdOf } from '#domain/ids.ts'
import { type PackView, packViews } from '#server/areas/catalogue/pack-shot/pack-shot.ts'

/** The facts that a product's pictures depend on. */
export interface Pictured {
  /** Changes with the picture. */
  pictureVersion: number
  /** The hash of the first photo of what is on sale; null where it has none. */
  coverPhoto: string | null
}

/** The address of a product's picture in lists: its first photo, small, or its pack as it is drawn. */
export function pictureUrl(productId: number, { pictureVersion, coverPhoto }: Pictured): string {
  return coverPhoto === null ? packShotUrl(productId, pictureVersion) : photoUrl(coverPhoto, 320)
}

/** All pictures of a product, the one shown in lists first: its photos, or its pack from every side [DETAIL-1]. */
export function pictureUrls(productId: number, version: number, photos: readonly { hash: string }[]): string[] {
  if (photos.length > 0) return photos.map(({ hash }) => photoUrl(hash, 800))
  return packViews.map((view) => packShotUrl(productId, version, view))
}

/** The address of a drawn pack. The version changes with the picture, so browsers may cache it for ever. */
export function packShotUrl(productId: number, version: number, view: PackView = 'front'): string {
  return `/gambar/produk/${productCode(productId)}-${view}-${version}.svg`
}

export interface PictureName {
  productId: number
  view: PackView
  version: number
}

/** Parses a picture's file name; null if it is not one of ours. */
export function readPictureName(file: string): PictureName | null {
  const [, code = '', viewName, version = ''] = /^([a-z0-9]+)-([a-z]+)-([1-9]\d{0,8})\.svg$/.exec(file) ?? []
  const view = packViews.find((known) => known === viewName)
  const productId = productIdOf(code)
  return view && productId !== null ? { productId, view, version: Number(version) } : null
}
