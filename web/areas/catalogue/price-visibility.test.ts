import { describe, expect, it } from 'vitest'
import type { Profile } from '#domain/accounts/contract.ts'
import { cartObstacle, priceVisibilityOf } from './price-visibility.ts'

const visitor: Profile = {
  signedIn: false,
  userId: null,
  name: null,
  email: null,
  company: null,
  businessType: null,
  toVerify: '',
  owedStep: null,
}
const shown = { price: '18450.00', available: true, leadDays: null, payable: true }
const hidden = { price: null, available: true, leadDays: null, payable: true }

function member(kind: 'buyer' | 'seller' | 'platform', role = 'owner'): Profile {
  return { ...visitor, signedIn: true, company: { id: 'c', name: 'PT Contoh', kind, role } }
}

describe('how a viewer stands to a product', () => {
  it('tells a visitor from a buyer by the session, and a subscriber by the price [ROLE-1, ROLE-2, ROLE-3]', () => {
    expect(priceVisibilityOf(visitor, hidden)).toBe('visitor')
    expect(priceVisibilityOf(member('buyer'), hidden)).toBe('unsubscribed')
    expect(priceVisibilityOf(member('buyer'), shown)).toBe('buyer')
    expect(priceVisibilityOf(member('seller'), shown)).toBe('onlooker')
    expect(priceVisibilityOf(member('platform', 'administrator'), hidden)).toBe('onlooker')
  })

  it('offers nothing to order to who only approves what colleagues order [ROLE-10]', () => {
    expect(priceVisibilityOf(member('buyer', 'purchaser'), shown)).toBe('buyer')
    expect(priceVisibilityOf(member('buyer', 'approver'), shown)).toBe('onlooker')
    expect(priceVisibilityOf(member('buyer', 'approver'), hidden)).toBe('unsubscribed')
  })

  it('says why the cart is closed [ROLE-5]', () => {
    expect(cartObstacle(shown)).toBeNull()
    expect(cartObstacle({ ...shown, available: false })).toBe('Stok sedang habis.')
    expect(cartObstacle({ ...shown, available: false, leadDays: 10 })).toBeNull()
    expect(cartObstacle({ ...shown, payable: false })).toBe(
      'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
    )
  })
})
