import pLimit from 'p-limit'
import sharp from 'sharp'
import { Refusal } from '#domain/refusal.ts'

// more than a camera of a phone makes; a small file can hold far larger ones
const MOST_PIXELS = 60_000_000
// sharp on any screen, and a quarter of what a phone sends
const LONGEST_SIDE = 2_560
// one takes up to a second of a processor, whatever the size of its file
const MOST_WAITING = 10
const inTurn = pLimit(1)

/**
 * A picture drawn anew, turned as its camera was held, without anything that is not to be seen: place, device, time,
 * previews, what stands behind its end. One is drawn at a time.
 * @returns undefined when it is no picture that can be read @throws Refusal busy
 */
export async function cleanPicture(content: Buffer, kind: 'jpeg' | 'png'): Promise<Buffer | undefined> {
  if (inTurn.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 5 })
  return inTurn(async () => {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    const drawn = kind === 'jpeg' ? picture.jpeg({ quality: 85 }) : picture.png()
    return drawn.toBuffer().catch(() => undefined)
  })
}
