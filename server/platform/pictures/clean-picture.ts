import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#domain/refusal.ts'

// more than a camera of a phone makes; a small file can hold far larger ones
const MOST_PIXELS = 60_000_000
// of one that comes coarse first, of more than 8 bits, or of a format that is read at once: it is held whole, half a
// gigabyte of the first, or takes several seconds
const MOST_COSTLY_PIXELS = 20_000_000
const PATIENCE_SECONDS = 20
// sharp on any screen, and a quarter of what a phone sends
const LONGEST_SIDE = 2_560
// one takes up to a second of a processor, whatever the size of its file
const MOST_WAITING = 10
const inTurn = pLimit(1)

/**
 * A picture drawn anew, turned as its camera was held, without anything that is not to be seen: place, device, time,
 * previews, what stands behind its end. A JPEG is on white where it had no ground. One is drawn at a time.
 * @returns undefined when it is no picture that can be read @throws Refusal busy
 */
export function cleanPicture(content: Buffer, kind: 'jpeg' | 'png'): Promise<Buffer | undefined> {
  return drawInTurn(async () => {
    const turned = await readPicture(content)
    return (
      turned &&
      (kind === 'jpeg' ? turned.flatten({ background: '#fff' }).jpeg({ quality: 85 }) : turned.png()).toBuffer()
    )
  })
}

/** Draws pictures while nothing else does; undefined where one cannot be read. @throws Refusal busy */
export async function drawInTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn | undefined> {
  if (inTurn.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 5 })
  return inTurn(() => draw().catch(() => undefined))
}

/** A picture as it is to be seen, at most 2,560 pixels long; undefined if it is larger than what is read. */
export async function readPicture(content: Buffer): Promise<Sharp | undefined> {
  const picture = sharp(content, { limitInputPixels: MOST_PIXELS })
  const { width, height, isProgressive, depth, format } = await picture.metadata()
  const isHeldWhole = isProgressive || depth !== 'uchar' || format === 'webp' || format === 'heif'
  if (isHeldWhole && width * height > MOST_COSTLY_PIXELS) return undefined
  return picture
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
}
