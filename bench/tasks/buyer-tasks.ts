import { aRegistration } from '#server/areas/accounts/testing.ts'
import { NIRWASITA } from '#test/e2e/buyer/filled-cart.ts'
import { signIn } from '#test/scenes/sign-in.ts'
import { buyer, cartOf, counteredOffer, orderToApprove, shippedOrder, subscribedSellers } from './beginnings.ts'
import type { Hand } from './hand.ts'
import type { Task } from './task.ts'

/** The checkout proposes to pay as late as the seller allows. */
async function expectTerm(hand: Hand): Promise<void> {
  await hand.page
    .getByRole('combobox', { name: /^Tipe pembayaran/ })
    .first()
    .waitFor()
  const chosen = await hand.page
    .getByRole('combobox', { name: /^Tipe pembayaran/ })
    .first()
    .inputValue()
  if (!chosen.startsWith('tempo')) throw new Error(`${chosen} is proposed`)
}

export const buyerTasks: readonly Task[] = [
  {
    name: 'offers of a CAS number',
    as: buyer,
    atMost: { presses: 2, fields: 1 },
    perform: async (hand) => {
      await hand.beginAt('/')
      await hand.press(hand.page.getByRole('banner').getByRole('button', { name: /^Cari produk/ }))
      await hand.write(hand.page.getByRole('dialog').getByRole('combobox'), '69-65-8')
      await hand.press(hand.page.getByRole('option', { name: /Manitol/ }))
      await hand.page
        .getByRole('heading', { name: /Manitol/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'an order once more, up to its checkout',
    as: buyer,
    atMost: { presses: 2, fields: 0 },
    prepare: shippedOrder,
    perform: async (hand, number) => {
      await hand.beginAt('/')
      await hand.pressButton(`Pesan lagi ${number}`)
      await hand.pressButton(/^Checkout/)
      await hand.page.getByRole('heading', { name: 'Checkout' }).waitFor()
    },
  },
  {
    name: 'checkout of one seller, with term and PO',
    as: buyer,
    atMost: { presses: 2, fields: 1 },
    prepare: (callers) => cartOf(callers, [NIRWASITA]),
    perform: async (hand) => {
      await hand.beginAt('/keranjang')
      await hand.pressButton(/^Checkout/)
      await expectTerm(hand)
      await hand.write(hand.page.getByLabel(/^Nomor PO Anda/), 'PO/2026/0042')
      await hand.pressButton('Buat pesanan')
      await hand.page.getByRole('heading', { name: /telah dibuat$/ }).waitFor()
    },
  },
  {
    name: 'checkout of five sellers, with term, PO, day, note',
    as: buyer,
    atMost: { presses: 4, fields: 4 },
    prepare: async (callers) => cartOf(callers, await subscribedSellers(callers)),
    perform: async (hand) => {
      await hand.beginAt('/keranjang')
      await hand.pressButton(/^Checkout/)
      await expectTerm(hand)
      await hand.write(hand.page.getByLabel(/^Nomor PO Anda/).first(), 'PO/2026/0043')
      await hand.write(hand.page.getByLabel(/^Tanggal kirim diminta/).first(), '9/3/2026')
      await hand.write(hand.page.getByLabel(/^Catatan untuk seller/).first(), 'Mohon dikirim pagi.')
      await hand.pressButton('Buat pesanan')
      await hand.page.getByRole('heading', { name: /telah dibuat$/ }).waitFor()
    },
  },
  {
    name: 'a counter-offer, agreed to and in the cart',
    as: buyer,
    atMost: { presses: 2, fields: 0 },
    prepare: counteredOffer,
    perform: async (hand, product) => {
      await hand.beginAt('/')
      await hand.pressButton(/^Setuju: /, hand.taskAbout(product))
      await hand.pressButton('Ya, setuju')
      await hand.page.getByText('Produk masuk ke keranjang').first().waitFor()
    },
  },
  {
    name: "a colleague's order, approved",
    as: buyer,
    atMost: { presses: 2, fields: 0 },
    prepare: orderToApprove,
    perform: async (hand, number) => {
      await hand.beginAt('/')
      await hand.pressButton(/^Setujui: /, hand.taskAbout(number))
      await hand.pressButton('Ya, setujui')
      await hand.page.getByText('Pesanan disetujui').first().waitFor()
    },
  },
  {
    name: 'a delivery, confirmed as received',
    as: buyer,
    atMost: { presses: 2, fields: 0 },
    prepare: shippedOrder,
    perform: async (hand, number) => {
      await hand.beginAt('/')
      await hand.pressButton(/^Konfirmasi: /, hand.taskAbout(`Kiriman 1 dari ${number}`))
      await hand.pressButton(/^Ya/, hand.page.getByRole('dialog'))
      await hand.page.getByText('Penerimaan barang telah dicatat').first().waitFor()
    },
  },
  {
    name: 'the PDF of the newest invoice',
    as: buyer,
    atMost: { presses: 2, fields: 0 },
    prepare: shippedOrder,
    perform: async (hand, number) => {
      await hand.beginAt('/')
      await hand.pressLink(number)
      await hand.pressLink(/^Invoice/)
      const download = hand.page.waitForEvent('download')
      await hand.press(hand.page.getByRole('link', { name: /PDF/ }).or(hand.page.getByRole('button', { name: /PDF/ })))
      await download
    },
  },
  {
    name: 'ten sellers or more, asked for their prices',
    atMost: { presses: 12, fields: 1 },
    perform: async (hand) => {
      const email = 'pendatang@uji.contoh'
      const data = aRegistration({ email, nama_perusahaan: 'PT Pendatang Baru' })
      await hand.page.request.post('/api/session/daftar', { data })
      await signIn(hand.page, email)
      await hand.beginAt('/')
      await hand.pressLink('Pilih seller')
      const main = hand.page.getByRole('main')
      await main.getByRole('button', { name: /^Kirim (ke|pengajuan)/ }).waitFor()
      const chosen = await main.getByRole('checkbox', { checked: true }).count()
      if (chosen <= 10) {
        await hand.pressLink('Semua seller')
        await hand.press(main.getByRole('checkbox', { name: 'Pilih semua' }))
      }
      await hand.write(main.getByLabel('Rencana penggunaan'), 'Bahan baku sirup dan tablet kami.')
      await hand.pressButton(/^Kirim ke/)
      await main.getByText(/pengajuan terkirim$/).waitFor()
    },
  },
]
