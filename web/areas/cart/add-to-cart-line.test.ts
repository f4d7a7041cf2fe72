import { expect, it } from 'vitest'
import { hearToasts, type SaidToast } from '#web/ui/overlay/toast-line.ts'
import { sayAdded } from './add-to-cart-line.ts'

function saidOf(name: string | null) {
  const said: SaidToast[] = []
  const stop = hearToasts((toast) => said.push(toast))
  sayAdded(name)
  stop()
  return said.map(({ text, ms }) => [text, ms])
}

it('says for a second that a product was added, from a card too, where its name stays longer [CART-4, API-6]', () => {
  expect(saidOf(null)).toEqual([['Produk berhasil ditambahkan', 1000]])
  expect(saidOf('Talk')).toEqual([
    ['Produk "Talk" ditambahkan ke keranjang!', 2500],
    ['Produk berhasil ditambahkan', 1000],
  ])
})
