import { type EnglishOf, list, record } from '../codec.ts'
import type { WireShopVoucher, WireShopVoucherPage, WireUsableShopVoucher, WireVoucherCustomer } from './contract.ts'
import { discountKind, shopVoucherState } from './words.ts'

const discountFields = {
  id: 'voucher_id',
  code: 'kode',
  title: 'nama',
  kind: ['jenis', discountKind],
  value: 'nilai',
  mostDiscount: 'potongan_maksimal',
  minGoods: 'min_belanja',
  lastDay: 'sampai',
} as const

/** A voucher as its seller keeps it. */
export const shopVoucher = record<WireShopVoucher>()({
  ...discountFields,
  firstDay: 'dari',
  quota: 'kuota',
  usesPerCustomer: 'per_pelanggan',
  priceLevel: 'level_harga',
  customerId: 'pelanggan_id',
  customerName: 'pelanggan_nama',
  state: ['status', shopVoucherState],
  uses: 'dipakai',
  given: 'potongan_total',
  version: 'versi',
})
export type KeptShopVoucher = EnglishOf<typeof shopVoucher>

export const shopVoucherPage = record<WireShopVoucherPage>()({
  vouchers: ['voucher', list(shopVoucher)],
  total: 'total',
  customers: ['pelanggan', list(record<WireVoucherCustomer>()({ id: 'pelanggan_id', name: 'pelanggan_nama' }))],
})
export type ShopVoucherPage = EnglishOf<typeof shopVoucherPage>

/** A voucher as a customer may use it now. */
export const usableShopVoucher = record<WireUsableShopVoucher>()(discountFields)
export type UsableShopVoucher = EnglishOf<typeof usableShopVoucher>
