import { expect, it } from 'vitest'
import { checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { anAccountInForce } from '../bank-accounts/testing.ts'

const world = await openWorld()
const first = await world.anAdministrator()
const second = await world.aColleague(first, 'administrator')

/** An order that was placed while the seller had an account, and how each side sees it. */
async function anOrderShowing(paymentType: 'transfer' | 'cod') {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  const [product, addressId] = [await world.aProduct({ seller }), await world.anAddress(buyer)]
  await world.subscribe(buyer, seller, { payments: ['transfer', 'cod'] })
  await anAccountInForce(seller, first, second)
  await fillCart(buyer, product)
  const checkout = await checkoutOf(buyer, addressId)
  const sellers = checkout.seller.map((one) => ({ ...one, tipe_pembayaran: paymentType }))
  const { data } = await buyer.call('checkout/buat', { ...checkout, seller: sellers })
  const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
  return {
    seller,
    shownToBuyer: async () => (await buyer.call('transaksi/detail', { transaksi_id })).data.transfer_ke,
    shownToSeller: async () => (await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data.transfer_ke,
  }
}

it('tells the buyer alone which account to pay to, and of a change after it ordered [SHOP-8]', async () => {
  const order = await anOrderShowing('transfer')
  const shown = await order.shownToBuyer()
  expect(shown).toMatchObject({ bank: 'BCA', atas_nama: order.seller.companyName, sebelumnya: null })
  expect(await order.shownToSeller()).toBeNull()

  await anAccountInForce(order.seller, first, second)

  const now = await order.shownToBuyer()
  expect(now?.nomor_rekening).not.toBe(shown?.nomor_rekening)
  expect(now?.sebelumnya).toBe(`BCA •••• ${shown?.nomor_rekening.slice(-4)}`)
})

it('tells of no account what is paid at the door [SHOP-8]', async () => {
  expect(await (await anOrderShowing('cod')).shownToBuyer()).toBeNull()
})
