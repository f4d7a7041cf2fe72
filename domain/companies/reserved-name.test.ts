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
])('takes %s for the platform [REG-1]', (name) => expect(isPlatformName(name)).toBe(true))

it.each(['PT Sentra Kimia', 'Bahan Sentra Jaya', 'CV Sentral Bahari', 'Sumber Bahan', 'Rina Wijaya', ''])(
  'leaves %s to whoever is called so [REG-1]',
  (name) => expect(isPlatformName(name)).toBe(false),
)
