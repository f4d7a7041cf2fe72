import { expect, it } from 'vitest'
import { bearsSecret } from './protected-paths.ts'

it.each([
  '/undangan?token=abc',
  '/verifikasi.data?_routes=x&token=abc',
  '/bukti/AB12',
  '/masuk?lanjut=%2Fundangan%3Ftoken%3Dabc',
  '/masuk?lanjut=/bukti/AB12',
])('takes %s for an address with a secret [SESS-6]', (address) => expect(bearsSecret(address)).toBe(true))

it.each(['/', '/produk?keyword=token', '/masuk?lanjut=%2Fproduk', '/transaksi/klaim/1?foto=bukti'])(
  'takes %s for one without [SESS-6]',
  (address) => expect(bearsSecret(address)).toBe(false),
)
