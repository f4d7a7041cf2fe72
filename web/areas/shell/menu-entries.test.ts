import { describe, expect, it } from 'vitest'
import type { Profile } from '#domain/accounts/contract.ts'
import { mainMenu, mobileMenu } from './menu-entries.ts'

const visitor: Profile = {
  masuk: false,
  user_id: null,
  nama: null,
  email: null,
  perusahaan: null,
  tipe_bisnis: null,
  verifikasi: '',
}
const buyer: Profile = {
  ...visitor,
  masuk: true,
  perusahaan: { company_id: 'c', nama: 'PT Contoh', jenis: 'buyer', peran: 'owner' },
}

describe('menus', () => {
  it('offers a signed-in buyer products, transactions and sellers [HEAD-2]', () => {
    expect(mainMenu(buyer).map((item) => item.label)).toEqual(['Daftar Produk', 'Transaksi', 'Seller'])
  })

  it('holds orders and negotiations under Transaksi [HEAD-2, HEAD-5]', () => {
    for (const menu of [mainMenu(buyer), mobileMenu(buyer)]) {
      const transactions = menu.find((item) => item.label === 'Transaksi')
      expect(transactions).toMatchObject({
        entries: [
          { label: 'Daftar Transaksi', to: '/transaksi/daftar-transaksi' },
          { label: 'Nego', to: '/transaksi/nego' },
        ],
      })
    }
  })

  it('offers a visitor products and the about page [HEAD-2]', () => {
    expect(mainMenu(visitor).map((item) => item.label)).toEqual(['Daftar Produk', 'Tentang Kami'])
  })

  it('begins with Beranda on small screens [HEAD-5]', () => {
    expect(mobileMenu(buyer).map((item) => item.label)).toEqual(['Beranda', 'Daftar Produk', 'Transaksi', 'Seller'])
    expect(mobileMenu(visitor).map((item) => item.label)).toEqual(['Beranda', 'Daftar Produk', 'Tentang Kami'])
  })
})
