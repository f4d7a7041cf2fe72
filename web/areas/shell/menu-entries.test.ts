import { describe, expect, it } from 'vitest'
import type { Profile } from '#domain/accounts/contract.ts'
import { indonesian } from '#web/lib/language/indonesian.ts'
import { mainMenu, mobileMenu } from './menu-entries.ts'

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
const buyer: Profile = {
  ...visitor,
  signedIn: true,
  company: { id: 'c', name: 'PT Contoh', kind: 'buyer', role: 'owner' },
}

describe('menus', () => {
  it('offers a signed-in buyer products, transactions and sellers [HEAD-2]', () => {
    expect(mainMenu(buyer, indonesian).map((item) => item.label)).toEqual(['Daftar Produk', 'Transaksi', 'Seller'])
  })

  it('holds orders and negotiations under Transaksi [HEAD-2, HEAD-5]', () => {
    for (const menu of [mainMenu(buyer, indonesian), mobileMenu(buyer, indonesian)]) {
      const transactions = menu.find((item) => item.label === 'Transaksi')
      expect(transactions).toMatchObject({
        entries: [
          { label: 'Daftar Transaksi', to: '/transaksi/daftar-transaksi' },
          { label: 'Nego', to: '/transaksi/nego' },
        ],
      })
    }
  })

  it('leads an administrator to the administration [HEAD-2, ADMIN-1]', () => {
    const administrator: Profile = {
      ...buyer,
      company: { id: 'p', name: 'P', kind: 'platform', role: 'administrator' },
    }
    expect(mainMenu(administrator, indonesian)).toContainEqual({ label: 'Administrator', to: '/admin' })
  })

  it('offers a visitor products and the about page [HEAD-2]', () => {
    expect(mainMenu(visitor, indonesian).map((item) => item.label)).toEqual(['Daftar Produk', 'Tentang Kami'])
  })

  it('begins with Beranda on small screens [HEAD-5]', () => {
    expect(mobileMenu(buyer, indonesian).map((item) => item.label)).toEqual([
      'Beranda',
      'Daftar Produk',
      'Transaksi',
      'Seller',
    ])
    expect(mobileMenu(visitor, indonesian).map((item) => item.label)).toEqual([
      'Beranda',
      'Daftar Produk',
      'Tentang Kami',
    ])
  })
})
