import { expect, it } from 'vitest'
import { hearStatements } from '#test/database/rows-read.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, statusOf, uploaded } from './testing.ts'

const statements = hearStatements()
const world = await openWorld({ connections: 4 })

it('neither the rows of a file nor what they do come through the thread that answers requests [SHOP-4] [OPS-6]', async () => {
  const seller = await world.aSeller()
  await world.aProduct({ seller, sku: 'A' })
  let id = ''
  const upload = async () => {
    id = (await uploaded(seller, 'harga', aCsv('SKU;Harga', 'A;110000', 'B;1'))).impor_id
  }
  const recheck = async () => {
    const { versi } = await statusOf(seller, id)
    await seller.call('pusat-seller/impor/kolom', { impor_id: id, versi, kolom: ['sku', 'harga'], angka: 'en' })
  }

  const heard = [...(await statements.during(upload, /./)), ...(await statements.during(recheck, /./))]

  expect(heard.filter(({ text }) => /insert into "import_rows"|update "import_rows"/.test(text))).toEqual([])
  expect(await statusOf(seller, id)).toMatchObject({ angka: 'en', jumlah: 2, bermasalah: 1 })
})
