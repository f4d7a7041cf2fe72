import { expect, it } from 'vitest'
import { isPlatformName } from './reserved-name.ts'

it.each([
  'Sentra Bahan',
  'SENTRABAHAN',
  'PT. Sentra-Bahan Indonesia',
  'Admin Sentra Bahan',
  'S e n t r a  B a h a n',
  'Senttra Bahaan',
  'S3ntra B4h4n',
  'Ѕеntrа Ваhаn',
  'SΕΝTRA BAHAΝ',
  'Ｓｅｎｔｒａ Ｂａｈａｎ',
  'Séntra Bahán',
  'sentra.bahan_1',
  'PT Sentra Bahan',
  'Sentra Bahan Official',
  'S3ntra Bahan 0fficial',
  'sentrabahan.support',
  'Sentra Bahan Admin',
  'Sentra Bahan Resmi',
  'Sentra Bahan, Tbk.',
])('takes %s for the platform [REG-1]', (name) => expect(isPlatformName(name)).toBe(true))

it.each([
  'PT Sentra Kimia',
  'Bahan Sentra Jaya',
  'CV Sentral Bahari',
  'Sumber Bahan',
  'Rina Wijaya',
  '',
  'PT Sentra Bahana Abadi',
  'PT Sentra Banan',
  'PT Esentra Banana Jaya',
  'PT Esentra Bahan',
  'CV Sentra Bahan Kimia',
  'PT Sentra Bahan Baku Nusantara',
])('leaves %s to whoever is called so [REG-1]', (name) => expect(isPlatformName(name)).toBe(false))

it('reads a name letter by letter, in however many ways it may be read [REG-1, OPS-6]', () => {
  const manyWays = 'pttttttim'.repeat(10_000)
  expect(isPlatformName(`${manyWays}x`)).toBe(false)
  expect(isPlatformName(`${manyWays} Sentra Bahan`)).toBe(true)
})
