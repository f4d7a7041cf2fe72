import type { PhotoFormat, PhotoWidth } from '#domain/files/photo.ts'

/** A picture in texts: its content hash, and its pixels in its largest size. */
export interface ContentPicture {
  hash: string
  width: number
  height: number
}

/** '/gambar/konten/{hash}-{width}x{height}': how a text names a picture, which so brings its room along [ADM-4]. */
export function pictureAddress({ hash, width, height }: ContentPicture): string {
  return `/gambar/konten/${hash}-${width}x${height}`
}

const ADDRESS = /^\/gambar\/konten\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})$/

/** Reads how a text names a picture; null of any other address: pictures of other sites are not shown [ADM-4]. */
export function readPictureAddress(address: string): ContentPicture | null {
  const [, hash, width, height] = ADDRESS.exec(address) ?? []
  return hash === undefined ? null : { hash, width: Number(width), height: Number(height) }
}

/** Where browsers find it in one of its sizes. */
export function pictureUrl({ hash }: Pick<ContentPicture, 'hash'>, width: PhotoWidth, format: PhotoFormat = 'jpeg') {
  return `/gambar/konten/${hash}-${width}.${format}`
}
