import { expected } from '../catalogue/codec-expected.ts'
import { later } from '../catalogue/codec-lead-time.ts'
import { priceStep } from '../catalogue/codec-price-steps.ts'
import { type EnglishOf, list, nullable, record, visibleAmount } from '../codec.ts'
import type { WireCart, WireCartLine, WireCartSeller, WireCartShortcut } from './contract.ts'

const cartLine = record<WireCartLine>()({
  id: 'cart_id',
  productId: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  units: 'produk_total_satuan',
  unit: 'produk_satuan',
  /** Per unit: the agreed price while it holds; null when the company may not see it. */
  price: ['produk_harga_satuan', visibleAmount],
  normalPrice: ['produk_harga_normal', visibleAmount],
  formerPrice: 'harga_sebelum',
  step: ['harga_asal', nullable(priceStep)],
  next: ['harga_berikut', nullable(priceStep)],
  subtotal: ['subtotal', visibleAmount],
  packWeight: 'produk_berat',
  packLabel: 'produk_kemasan',
  minPurchase: 'produk_jumlah_min_beli',
  negoCount: 'nego_count',
  negoLabel: 'nego_status',
  negoId: 'nego_id',
  agreedPrice: 'nego_harga',
  agreedUntil: 'nego_berlaku_sampai',
  agreedHolds: 'nego_berlaku',
  agreedNotice: 'nego_keterangan',
  later: ['menyusul', nullable(later)],
  expected: ['ditunggu', nullable(expected)],
  addedBy: 'ditambahkan_oleh',
  addedAt: 'ditambahkan_pada',
  /** Added by the viewer, not by a colleague. */
  mine: 'milik_saya',
  obstacle: 'halangan',
})
export type CartLine = EnglishOf<typeof cartLine>

const cartSeller = record<WireCartSeller>()({
  id: 'seller_id',
  name: 'seller_nama',
  username: 'seller_username',
  city: 'seller_kota',
  obstacle: 'halangan',
  lines: ['produk', list(cartLine)],
  subtotal: 'subtotal',
})
export type CartSeller = EnglishOf<typeof cartSeller>

/** The cart on /keranjang. */
export const cart = record<WireCart>()({
  sellers: ['seller', list(cartSeller)],
  total: 'total',
  serverTime: 'waktu_server',
})
export type Cart = EnglishOf<typeof cart>

/** The cart in the header. */
export const cartShortcut = record<WireCartShortcut>()({
  lines: ['keranjang', list(cartLine)],
  total: 'keranjang_harga_total',
})
export type CartShortcut = EnglishOf<typeof cartShortcut>
