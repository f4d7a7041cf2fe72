import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { aPdfWith, masa, npwp, shippedIn } from '../scenes/taxed.ts'
import { openWorld } from '../world.ts'

const world = await openWorld({ connections: 4 })
const shipped = shippedIn(world)

it('gives up a PDF that inflates to more memory than any, and reads the next one [TAX-2]', async () => {
  const { seller } = await shipped()
  const [{ nomor } = { nomor: '' }] = (await seller.call('pusat-seller/pajak/daftar', { masa })).data.invoice
  const number = '04002600012345699'
  const zip = zipSync({
    '1.pdf': aPdfOf(deflateSync(deflateSync(Buffer.alloc(600 * 1024 * 1024, ' ')))),
    '2.pdf': await aPdfWith(`Faktur Pajak ${number} atas invoice ${nomor}, NPWP ${npwp.seller}`),
  })
  const { data } = await seller.upload(
    'pusat-seller/pajak/faktur/pasang-banyak',
    {},
    { name: 'faktur.zip', content: Buffer.from(zip) },
  )
  expect(data.hasil.map(({ berkas, alasan }) => [berkas, alasan])).toEqual([
    ['1.pdf', 'Berkas ini bukan PDF yang dapat dibaca.'],
    ['2.pdf', null],
  ])
})

it('reads no more of a zip whose PDFs are slow, behind which others would wait, and says so of what it leaves out [TAX-2]', async () => {
  const { seller } = await shipped()
  const slow = aPdfOf(deflateSync(deflateSync(Buffer.from(`BT ${'0 0 m 1 1 l S '.repeat(1_000_000)}ET`))), 10)
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, number) => [`${number}.pdf`, slow]))
  const zip = zipSync({ ...many, 'z.pdf': await aPdfWith('Faktur Pajak 04002600012345601') })
  const { data } = await seller.upload(
    'pusat-seller/pajak/faktur/pasang-banyak',
    {},
    { name: 'faktur.zip', content: Buffer.from(zip) },
  )
  expect(data.hasil.at(-1)).toMatchObject({
    berkas: 'z.pdf',
    alasan: expect.stringContaining('berkas lain dalam zip ini terlalu berat'),
  })
})

/** A PDF of pages whose one content was packed twice. */
function aPdfOf(content: Buffer, count = 1): Buffer {
  const pages = Array.from({ length: count }, (_, page) => `${10 + page} 0`)
  const head = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[${pages.map((page) => `${page} R`).join(' ')}]/Count ${count}>> endobj
${pages.map((page) => `${page} obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>> endobj`).join('\n')}
4 0 obj <</Length ${content.length}/Filter[/FlateDecode/FlateDecode]>> stream\n`
  const tail = '\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), content, Buffer.from(tail)])
}
