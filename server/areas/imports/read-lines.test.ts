import { expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

it('reads past a million blank lines at the end of a file [SHOP-4]', async () => {
  const file = Buffer.from(`SKU;Stok\r\nA-1;5${'\r\n'.repeat(1_000_000)}`)

  expect(await readLines('csv', file)).toEqual([
    ['SKU', 'Stok'],
    ['A-1', '5'],
  ])
})
