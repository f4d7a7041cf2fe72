import { productCode, productIdOf } from '#domain/ids.ts'
import { type PackView, packViews } from '#server/areas/catalogue/pack-shot/pack-shot.ts'

/** The address of a product's picture. The version changes with the picture, so browsers may cache it for ever. */
export function pictureUrl(productId: number, version: number, view: PackView = 'front'): string {
  return `/gambar/produk/${productCode(productId)}-${view}-${version}.svg`
}

/** All pictures of a product, the one shown in lists first [DETAIL-1]. */
export function pictureUrls(productId: number, version: number): string[] {
  return packViews.map((view) => pictureUrl(productId, version, view))
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
