import { newOrder, seller } from './beginnings.ts'
import type { Task } from './task.ts'

export const sellerTasks: readonly Task[] = [
  {
    name: 'an order, confirmed and shipped',
    as: seller,
    atMost: { presses: 4, fields: 1 },
    prepare: newOrder,
    perform: async (hand, number) => {
      await hand.beginAt('/pusat-seller')
      await hand.pressButton(/^Konfirmasi: /, hand.taskAbout(number))
      await hand.pressButton(/^Ya/)
      await hand.pressButton(/^Kirim: /, hand.taskAbout(number))
      await hand.write(hand.page.getByRole('dialog').getByLabel('Kurir'), 'Indah Logistik')
      await hand.pressButton('Catat pengiriman')
      await hand.page.getByText('Pengiriman dicatat').first().waitFor()
    },
  },
  {
    name: "the price of a customer's product",
    as: seller,
    atMost: { presses: 3, fields: 2 },
    perform: async (hand) => {
      await hand.beginAt('/pusat-seller')
      await hand.pressLink('Harga', hand.page.getByRole('navigation'))
      await hand.write(hand.page.getByRole('searchbox', { name: 'Cari produk' }), 'Talk 325')
      await hand.pressKey('Enter')
      await hand.pressLink(/^Talk 325/)
      await hand.pressButton('Tambah harga')
      const dialog = hand.page.getByRole('dialog')
      const whom = dialog.getByLabel('Berlaku untuk')
      await whom.selectOption({ label: (await whom.getByRole('option', { name: /Husadamaya/ }).textContent()) ?? '' })
      await hand.write(dialog.getByLabel(/^Harga per/), '15.250')
      await hand.pressButton('Simpan')
      await hand.page.getByText('Rp 15.250,00').first().waitFor()
    },
  },
]
