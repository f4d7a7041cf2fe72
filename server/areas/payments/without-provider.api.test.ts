import { expect, it } from 'vitest'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { deliver, paidNews } from './testing.ts'

const world = await openWorld()

it('there are no virtual accounts without a provider [PAY-3]', async () => {
  const { buyer, seller, order } = await anOrder(world, { price: '10000.00' })
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })

  const { data: shown } = await buyer.call('tagihan/va/pesanan', { transaksi_id: order.id })
  expect(shown).toMatchObject({ tersedia: false, uji: false, va: [], can: { buka: { boleh: false } } })
  const opened = await buyer.call('tagihan/va/buka', { transaksi_id: [order.id], jumlah: '555000.00' })
  expect(opened.refusal?.code).toBe('va_not_offered')
  expect((await buyer.call('penyedia-uji/daftar', {})).status).toBe(404)
  expect((await buyer.call('penyedia-uji/bayar', { va_id: order.id })).status).toBe(404)
  expect(await deliver(world, paidNews(order.id, '555000.00'))).toMatchObject({ status: 404, code: 'not_found' })
})
