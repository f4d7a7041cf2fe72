import { expect, it } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

it('tells what went wrong without addresses and tokens, in one line [ADM-7]', () => {
  const token = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'
  expect(withoutAddresses(`550 <rina@uji.contoh>:\n  unknown, see https://x.example/?token=${token}`)).toBe(
    '550 <…@…>: unknown, see https://x.example/?token=…',
  )
  expect(withoutAddresses('x '.repeat(400))).toHaveLength(301)
  expect(withoutAddresses(` ${'x '.repeat(150)}`)).toBe('x '.repeat(150).trim())
  expect(withoutAddresses(` ${'x y'.repeat(100)} `)).toBe('x y'.repeat(100))
})
