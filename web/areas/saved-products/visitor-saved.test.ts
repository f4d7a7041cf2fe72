import { expect, it } from 'vitest'
import { readIds } from './visitor-saved.ts'

it('reads what a visitor gathered, each product once, and nothing from what is no list of ids [CARD-5]', () => {
  expect(readIds('[3,1,3]')).toEqual([3, 1])
  for (const text of [null, '', '{', '{"a":1}', '"1"', '[null,"2",-1,0,1.5,1e99]', 'x'.repeat(10_000)]) {
    expect(readIds(text)).toEqual([])
  }
})
