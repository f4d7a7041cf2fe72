import { expect, it } from 'vitest'
import { toast } from './toast.tsx'
import { hearToasts, type SaidToast } from './toast-line.ts'

it('stays 1000 ms for a success, 2000 ms for a failure, and as long as a row says otherwise [API-6]', () => {
  const said: SaidToast[] = []
  const stop = hearToasts((one) => said.push(one))
  toast.success('Tersimpan')
  toast.failure('Gagal')
  toast.failure('Gagal menambah produk ke keranjang', 2500)
  stop()

  expect(said.map(({ ms }) => ms)).toEqual([1000, 2000, 2500])
})
