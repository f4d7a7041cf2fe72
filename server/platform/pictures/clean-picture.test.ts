import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { CompanyId } from '#domain/ids.ts'
import { cleanPicture } from './clean-picture.ts'
import { makePhoto } from './make-photo.ts'

const company = 'company' as CompanyId // any company

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e6b5e' } })

it.each([
  ['jpeg', 5_000, 4_500],
  ['png', 5_000, 4_500],
] as const)(
  'refuses a large %s that comes coarse first: its few bytes would fill the memory [CHAT-11]',
  async (kind, width, height) => {
    const large = aPicture(width, height)
    const coarseFirst = await large.clone()[kind]({ progressive: true }).toBuffer()
    const lineByLine = await large.clone()[kind]().toBuffer()

    expect(await cleanPicture(company, coarseFirst, kind)).toBeUndefined()
    expect(await cleanPicture(company, lineByLine, kind)).toBeDefined()
  },
)

it('draws a picture that comes coarse first, as many do, where it is not large [CHAT-11]', async () => {
  const content = await aPicture(400, 300).jpeg({ progressive: true }).toBuffer()

  const drawn = await cleanPicture(company, content, 'jpeg')

  expect(await sharp(drawn).metadata()).toMatchObject({ width: 400, height: 300 })
})

it('draws as many pictures as are waited for, and refuses more at once: a small file can take a second', async () => {
  const picture = await aPicture(40, 40).png().toBuffer()

  const drawn = await Promise.allSettled(Array.from({ length: 40 }, () => cleanPicture(company, picture, 'png')))

  const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(drawn.length - refused.length).toBeGreaterThanOrEqual(10)
  expect(drawn.length - refused.length).toBeLessThanOrEqual(11)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'busy', retryAfterSeconds: 5 })
})

it("draws a small picture of one company before another's large ones that came first [CHAT-11] [SHOP-2]", async () => {
  const shop = 'shop' as CompanyId // any company
  const large = await aPicture(600, 400).jpeg().toBuffer()
  const small = await aPicture(60, 40).jpeg().toBuffer()
  const drawn: string[] = []
  const photos = Array.from({ length: 4 }, () => makePhoto(shop, large).then(() => drawn.push('large')))

  await Promise.all([cleanPicture(company, small, 'jpeg').then(() => drawn.push('small')), ...photos])

  // the one that is being drawn when it comes is drawn to its end
  expect(drawn.indexOf('small')).toBeLessThanOrEqual(1)
})
