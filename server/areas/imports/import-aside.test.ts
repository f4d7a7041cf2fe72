import { afterAll, expect, it } from 'vitest'
import type { Seller } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { endAside } from '#server/platform/aside.ts'
import { craftedFiles } from '#test/calls/crafted-files.ts'
import { uploadAside } from './import-aside.ts'
import type { Upload } from './upload-import.ts'

// what is refused by its bytes alone needs no database
const deps = { databaseAddress: () => 'postgresql://nowhere.invalid', now: () => new Date(0) } as Deps

afterAll(endAside)

it('counts against a shop what its workbook holds, not what that is packed into [SHOP-4, OPS-6]', async () => {
  const read: string[] = []
  const upload = async (shop: string, file: Upload['file']) => {
    const pending = uploadAside(deps, { companyId: shop } as Seller, { kind: 'price', file })
    read.push(`${shop}: ${await pending.catch((refusal) => refusal.code)}`)
  }
  const packed = craftedFiles().find(({ what }) => what === 'a workbook of two hundred megabytes')
  const lines = (count: number) => {
    return { name: 'harga.csv', kind: 'csv', content: Buffer.from(`SKU;Harga${'\n'.repeat(count)}`) } as const
  }
  const workbook = { name: 'harga.xlsx', kind: 'xlsx', content: packed?.content ?? Buffer.of() } as const
  expect(workbook.content.length).toBeLessThan(1_000_000)

  await Promise.all([
    upload('first', lines(1)),
    upload('packed', workbook),
    upload('plain', lines(1_000_000)),
    upload('small', lines(9)),
  ])

  expect(read).toEqual(['first: table_empty', 'small: table_empty', 'plain: table_empty', 'packed: table_inflated'])
})

it('reads files of shops in turns, small ones first, and of a shop one at a time [SHOP-4, OPS-6]', async () => {
  const read: string[] = []
  const upload = async (shop: string, lines: number) => {
    const content = Buffer.from(`SKU;Harga${'\n'.repeat(lines)}`)
    const seller = { companyId: shop } as Seller
    const file = { name: 'harga.csv', kind: 'csv', content } as const
    const code = await uploadAside(deps, seller, { kind: 'price', file }).catch((refusal) => refusal.code)
    read.push(`${shop}: ${code}`)
  }

  await Promise.all([upload('first', 1), upload('large', 9_000), upload('small', 9), upload('large', 1)])

  expect(read).toEqual(['large: table_reading', 'first: table_empty', 'small: table_empty', 'large: table_empty'])
})
