import sharp, { type Sharp } from 'sharp'
import type { CompanyId } from '#domain/ids.ts'
import { FairQueue } from '../fair-queue.ts'

// more than a camera of a phone makes; a small file can hold far larger ones
const MOST_PIXELS = 60_000_000
// of one that comes coarse first, of more than 8 bits, or of a format that is read at once: it is decoded whole in
// memory, half a gigabyte of the first, or takes several seconds
const MOST_COSTLY_PIXELS = 20_000_000
const PATIENCE_SECONDS = 20
// sharp on any screen, and a quarter of what a phone sends
const LONGEST_SIDE = 2_560
// what a processor draws in a millisecond, roughly
const PIXELS_A_MS = 20_000
// each holds up to ten megabytes while it waits
const queue = new FairQueue({ mostOfOne: 10, most: 40, retryAfterSeconds: 5 })

/**
 * A picture re-encoded, rotated by its EXIF orientation, without any metadata: place, device, time, previews, what
 * stands behind its end. A JPEG is on white where it had no ground. One is drawn at a time, in the queue of its
 * company.
 * @returns undefined when it is no picture that can be read @throws Refusal busy
 */
export function cleanPicture(company: CompanyId, content: Buffer, kind: 'jpeg' | 'png'): Promise<Buffer | undefined> {
  return drawQueued(company, content, async () => {
    const turned = await readPicture(content)
    return (
      turned &&
      (kind === 'jpeg' ? turned.flatten({ background: '#fff' }).jpeg({ quality: 85 }) : turned.png()).toBuffer()
    )
  })
}

/**
 * Draws something of a picture while nothing else is drawn, in the queue of its company, against which its pixels are
 * counted; undefined where it cannot be read. @throws Refusal busy
 */
export async function drawQueued<Drawn>(
  company: CompanyId,
  content: Buffer,
  draw: () => Promise<Drawn>,
): Promise<Drawn | undefined> {
  const pixels = await pixelsOf(content)
  return queue.take(company, pixels / PIXELS_A_MS, () => draw().catch(() => undefined))
}

/** The size in its header; undefined where there is none. */
async function pixelsOf(content: Buffer): Promise<number> {
  const { width, height } = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  // one of more is not drawn at all
  return Math.min(width * height, MOST_PIXELS)
}

/** A picture as it is displayed, at most 2,560 pixels long; undefined if it is larger than what is read. */
export async function readPicture(content: Buffer): Promise<Sharp | undefined> {
  const picture = sharp(content, { limitInputPixels: MOST_PIXELS })
  const { width, height, isProgressive, depth, format } = await picture.metadata()
  const isDecodedWhole = isProgressive || depth !== 'uchar' || format === 'webp' || format === 'heif'
  if (isDecodedWhole && width * height > MOST_COSTLY_PIXELS) return undefined
  return picture
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
}
