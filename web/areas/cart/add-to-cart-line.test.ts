import { expect, it } from 'vitest'
import { hearToasts, type ToastMessage } from '#web/ui/overlay/toast-line.ts'
import { toastAdded } from './add-to-cart-line.ts'

function toastsOf(name: string | null) {
  const toasts: ToastMessage[] = []
  const stop = hearToasts((toast) => toasts.push(toast))
  toastAdded(name)
  stop()
  return toasts.map(({ text, ms }) => [text, ms])
}

it('says for a second that a product was added, from a card too, where its name stays longer [CART-4, API-6]', () => {
  expect(toastsOf(null)).toEqual([['Produk berhasil ditambahkan', 1000]])
  expect(toastsOf('Talk')).toEqual([
    ['Produk "Talk" ditambahkan ke keranjang!', 2500],
    ['Produk berhasil ditambahkan', 1000],
  ])
})
