import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type PhotoCrop, type PhotoFormat, type PhotoWidth, photoFormats, photoWidths } from '#domain/files/photo.ts'
import type { CompanyId } from '#domain/ids.ts'
import { drawQueued, readPicture } from './clean-picture.ts'

/** A photo in one size and format. */
export interface PhotoFile {
  width: PhotoWidth
  format: PhotoFormat
  content: Buffer
  /** Its pixels, which are fewer where the picture is smaller. */
  pixels: { width: number; height: number }
}

/** The whole picture, from which other crops may be made later, and its shown versions. */
export interface MadePhoto {
  source: Buffer
  files: PhotoFile[]
}

/**
 * A photo drawn anew in every size and format, on white where it had no ground. One file after the other is made, since
 * each takes some hundred milliseconds of a processor, and the memory of its pixels.
 * @returns undefined when it is no picture that can be read @throws Refusal busy
 */
export function makePhoto(company: CompanyId, content: Buffer): Promise<MadePhoto | undefined> {
  return drawQueued(company, content, async () => {
    const picture = await readPicture(content)
    if (!picture) return undefined
    const source = await picture.flatten({ background: '#fff' }).jpeg({ quality: 92 }).toBuffer()
    return { source, files: await makeFiles(source, null) }
  })
}

/** The sizes and formats of a crop of a photo. @throws Refusal busy */
export function cutPhoto(company: CompanyId, source: Buffer, crop: PhotoCrop): Promise<PhotoFile[] | undefined> {
  return drawQueued(company, source, () => makeFiles(source, crop))
}

/** Names a photo by what it shows. */
export function hashOfPhoto(files: readonly PhotoFile[]): string {
  const hash = createHash('sha256')
  for (const { content } of files) hash.update(content)
  return hash.digest('hex').slice(0, 32)
}

/** The stored form of a photo file. */
export function fileOfPhoto({ width, format, content }: PhotoFile) {
  return { name: `foto-${width}.${format}`, kind: format, content }
}

async function makeFiles(source: Buffer, crop: PhotoCrop | null): Promise<PhotoFile[]> {
  const shown = crop ? await cut(source, crop) : source
  const files: PhotoFile[] = []
  for (const width of photoWidths) {
    const sized = await sharp(shown)
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: w, height: h, channels } = sized.info
    for (const format of photoFormats) {
      const drawn = sharp(sized.data, { raw: { width: w, height: h, channels } })
      const content = await drawn.toFormat(format, settings[format]).toBuffer()
      files.push({ width, format, content, pixels: { width: w, height: h } })
    }
  }
  return files
}

// as good to look at as each other; a higher effort of AVIF takes seconds for some hundredths of the bytes
const settings = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 }, jpeg: { quality: 80, mozjpeg: true } }

async function cut(source: Buffer, crop: PhotoCrop): Promise<Buffer> {
  const { width, height } = await sharp(source).metadata()
  const left = Math.min(Math.round(crop.left * width), width - 1)
  const top = Math.min(Math.round(crop.top * height), height - 1)
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
  return sharp(source).extract(region).jpeg({ quality: 95 }).toBuffer()
}
