import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawShareCard } from './share-pictures.ts'

const card = { kind: 'Natural', title: 'Gula kristal putih', facts: ['25 kg sak'] }

it('draws 1200 x 630 without a font of the reader, the same from the same words [ROUTE-9]', async () => {
  const svg = drawShareCard(card)

  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(svg).not.toContain('<text')
  expect(drawShareCard(card)).toBe(svg)
})

it.each([
  ['nothing', ''],
  ['10,000 characters', 'bahan '.repeat(2000)],
  ['one word without end', 'a'.repeat(10_000)],
  ['letters the font does not have', '糖 🍬 сахар'],
  ['markup', '</svg><script>alert(1)</script>&'],
])('draws a title of %s', async (_of, title) => {
  const svg = drawShareCard({ ...card, title, kind: title, facts: [title, title, title, title] })

  expect(svg).not.toContain('script')
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
})

it('draws a picture of any shape beside the words', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><path fill="red" d="M0 0h640v360H0z"/></svg>'
  const { data, info } = await sharp(Buffer.from(drawShareCard({ ...card, picture })))
    .raw()
    .toBuffer({ resolveWithObject: true })

  const at = (300 * info.width + 928) * info.channels
  expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0])
})
