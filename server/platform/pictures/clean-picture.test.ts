import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

it('draws as many pictures as are waited for, and refuses more at once: a small file can take a second', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0e6b5e' } })
    .png()
    .toBuffer()

  const drawn = await Promise.allSettled(Array.from({ length: 40 }, () => cleanPicture(picture, 'png')))

  const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(drawn.length - refused.length).toBeGreaterThanOrEqual(10)
  expect(drawn.length - refused.length).toBeLessThanOrEqual(11)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'busy', retryAfterSeconds: 5 })
})
