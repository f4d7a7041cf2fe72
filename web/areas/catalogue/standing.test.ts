import { describe, expect, it } from 'vitest'
import type { Profile } from '#domain/accounts/codec.ts'
import { cartObstacle, standingOf } from './standing.ts'

const visitor: Profile = {
  signedIn: false,
  userId: null,
  name: null,
  email: null,
  company: null,
  businessType: null,
  toVerify: '',
}
const shown = { price: '18450.00', available: true, payable: true }
const hidden = { price: null, available: true, payable: true }

function member(kind: 'buyer' | 'seller' | 'platform', role = 'owner'): Profile {
  return { ...visitor, signedIn: true, company: { id: 'c', name: 'PT Contoh', kind, role } }
}

describe('how a viewer stands to a product', () => {
  it('tells a visitor from a buyer by the session, and a subscriber by the price [ROLE-1, ROLE-2, ROLE-3]', () => {
    expect(standingOf(visitor, hidden)).toBe('visitor')
    expect(standingOf(member('buyer'), hidden)).toBe('unsubscribed')
    expect(standingOf(member('buyer'), shown)).toBe('buyer')
    expect(standingOf(member('seller'), shown)).toBe('onlooker')
    expect(standingOf(member('platform', 'administrator'), hidden)).toBe('onlooker')
  })

  it('says why the cart is closed [ROLE-5]', () => {
    expect(cartObstacle(member('buyer'), shown)).toBeNull()
    expect(cartObstacle(member('buyer'), { ...shown, available: false })).toBe('Stok sedang habis.')
    expect(cartObstacle(member('buyer'), { ...shown, payable: false })).toBe(
      'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
    )
    expect(cartObstacle(member('buyer', 'approver'), shown)).toBe('Peran Anda tidak mengizinkan tindakan ini.')
  })
})
