/** The stored widths of a photo in pixels: for lists, for a page, enlarged; a smaller photo is not enlarged. */
export const photoWidths = [320, 800, 1600] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** The formats of each, the smallest first; everything that shows pictures reads the last. */
export const photoFormats = ['avif', 'webp', 'jpeg'] as const
export type PhotoFormat = (typeof photoFormats)[number]

/** The shown crop of a photo, in fractions of its width and height: 0 to 1. */
export interface PhotoCrop {
  left: number
  top: number
  width: number
  height: number
}

/** The address of a photo by its content hash, so that it may be cached for ever. */
export function photoUrl(hash: string, width: PhotoWidth, format: PhotoFormat = 'jpeg'): string {
  return `${PATH_PREFIX}${hash}-${width}.${format}`
}

const PATH_PREFIX = '/gambar/foto/'
const NAME = /^([0-9a-f]{32})-(320|800|1600)\.(avif|webp|jpeg)$/

export interface PhotoName {
  hash: string
  width: PhotoWidth
  format: PhotoFormat
}

/** Reads the last part of a photo's address; null if it is none. */
export function readPhotoName(file: string): PhotoName | null {
  const [, hash, width, format] = NAME.exec(file) ?? []
  if (hash === undefined) return null
  return { hash, width: Number(width) as PhotoWidth, format: format as PhotoFormat } // the expression knows no others
}
