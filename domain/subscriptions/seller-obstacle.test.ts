import { expect, it } from 'vitest'
import { sellerObstacle } from './seller-obstacle.ts'

it('lets subscribed companies with a payment type alone buy [ROLE-2] [ROLE-5]', () => {
  expect(sellerObstacle({ paymentTypes: ['transfer'] })).toBeNull()
  expect(sellerObstacle({ paymentTypes: undefined })?.code).toBe('not_subscribed')
  expect(sellerObstacle({ paymentTypes: undefined, isShut: true })?.sentence).toBe('Toko ini tidak berjualan lagi.')
  expect(sellerObstacle({ paymentTypes: [] })?.sentence).toBe(
    'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
  )
})
