import { expect, it } from 'vitest'
import { words } from './words.ts'

const colour = words({ red: 'merah', green: 'hijau' })

it('has one word of the code for each of the wire, and none for what it does not know [API-1]', () => {
  expect([colour.decode('merah'), colour.encode('green')]).toEqual(['red', 'hijau'])
  expect(() => colour.decode('biru' as 'hijau')).toThrow("no word for 'biru'")
})
