import { expect, it } from 'vitest'
import { toast } from './toast.tsx'
import { hearToasts, type ToastMessage } from './toast-line.ts'

it('stays 1000 ms for a success, 2000 ms for a failure, and as long as a row says otherwise [API-6]', () => {
  const shown: ToastMessage[] = []
  const stop = hearToasts((one) => shown.push(one))
  toast.success('Tersimpan')
  toast.failure('Gagal')
  toast.failure('Gagal menambah produk ke keranjang', 2500)
  stop()

  expect(shown.map(({ ms }) => ms)).toEqual([1000, 2000, 2500])
})
