import { z } from 'zod'
import { later } from '#domain/catalogue/contract-expected.ts'
import { answers, defineCall, done } from '../call.ts'
import { expected } from '../catalogue/contract-expected.ts'
import { priceStep } from '../catalogue/contract-prices.ts'
import { idText, instant, ownCompany, ownUser, productId, requestKey, units } from '../fields.ts'
import { wire } from '../wire.ts'
import { visibleAmount } from '../wire-fields.ts'

const cartLine = z.object({
  id: wire('cart_id', z.string()),
  productId: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  units: wire('produk_total_satuan', z.string()),
  unit: wire('produk_satuan', z.string()),
  price: wire('produk_harga_satuan', visibleAmount),
  packWeight: wire('produk_berat', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  minPurchase: wire('produk_jumlah_min_beli', z.string()),
  /** Units x price with 2 decimals, or 'NA'. */
  subtotal: visibleAmount,
  /** The price without any agreement; produk_harga_satuan is the agreed price while that holds. */
  normalPrice: wire('produk_harga_normal', visibleAmount),
  /** The price when the company last chose the quantity; null where it is the same, or none was shown. */
  formerPrice: wire('harga_sebelum', z.string().nullable()),
  /** Where that comes from; null when the company may not see it. */
  step: wire('harga_asal', priceStep.nullable()),
  /** From how many units it is less; null where more changes nothing. */
  next: wire('harga_berikut', priceStep.nullable()),
  /** Which of the day's negotiations nego_status is about; 0 if none. */
  negoCount: wire('nego_count', z.number().int()),
  /** 'menunggu respon' ... of the running negotiation, or 'masuk keranjang'; null if there is none. */
  negoLabel: wire('nego_status', z.string().nullable()),
  negoId: wire('nego_id', z.string().nullable()),
  /** An agreed price in the cart, until when it holds, and whether it applies to this quantity now. */
  agreedPrice: wire('nego_harga', z.string().nullable()),
  agreedUntil: wire('nego_berlaku_sampai', instant.nullable()),
  agreedHolds: wire('nego_berlaku', z.boolean()),
  /** The buyer's notice of the agreed price: its expiry, its quantity, or that it has lapsed. */
  agreedNotice: wire('nego_keterangan', z.string().nullable()),
  /** The units not in stock now, and the working days after the confirmation until they come; null if all are there. */
  later: wire('menyusul', later.nullable()),
  /** The next expected delivery, where more is requested than is in stock; null otherwise. */
  expected: wire('ditunggu', expected.nullable()),
  /** Who of the company put it into the cart, and when. */
  addedBy: wire('ditambahkan_oleh', z.string()),
  addedAt: wire('ditambahkan_pada', instant),
  /** Whether the viewer did. */
  mine: wire('milik_saya', z.boolean()),
  /** Why this line cannot be ordered now, as a sentence; null if it can. */
  obstacle: wire('halangan', z.string().nullable()),
})
export type CartLine = z.infer<typeof cartLine>

const cartSeller = z.object({
  id: wire('seller_id', z.string()),
  name: wire('seller_nama', z.string()),
  username: wire('seller_username', z.string()),
  city: wire('seller_kota', z.string()),
  /** Why nothing of this seller can be ordered (no payment type, not subscribed); null if it can. */
  obstacle: wire('halangan', z.string().nullable()),
  lines: wire('produk', z.array(cartLine)),
  subtotal: z.string(),
})
export type CartSeller = z.infer<typeof cartSeller>

const cart = z.object({
  sellers: wire('seller', z.array(cartSeller)),
  total: z.string(),
  serverTime: wire('waktu_server', instant),
})
export type Cart = z.infer<typeof cart>

/** A line that cannot be ordered says why in `halangan`, its seller's reason too; the total leaves it out. */
const shortcut = z.object({
  lines: wire('keranjang', z.array(cartLine)),
  total: wire('keranjang_harga_total', z.string()),
})
export type CartShortcut = z.infer<typeof shortcut>

export const cartCalls = {
  add: defineCall({
    path: 'produk/keranjang/tambah',
    summary: 'Add units of a product to the cart; the same product adds up',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      userId: wire('user_id', ownUser),
      productId: wire('produk_id', productId),
      sellerId: wire('seller_id', idText),
      units: wire('kuantitas_satuan', units),
      /** Idempotency key: a repeated key adds nothing twice. */
      key: wire('kunci', requestKey.optional()),
    }),
    answer: done,
  }),
  added: defineCall({
    path: 'produk/keranjang/hasil',
    summary: 'Whether units were added with a key within the last day, for a request that was not answered',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({ key: wire('kunci', requestKey) }),
    answer: answers(z.object({ added: wire('ditambahkan', z.boolean()) })),
  }),
  shortcut: defineCall({
    path: 'keranjang/shortcut',
    summary: 'The cart as the header shows it',
    access: 'buyer',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(shortcut),
  }),
  count: defineCall({
    path: 'keranjang/total',
    summary: 'How many lines the cart holds',
    access: 'buyer',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.object({ total: z.number().int() })),
  }),
  list: defineCall({
    path: 'keranjang/daftar',
    summary: 'The cart by seller',
    access: 'buyer',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(cart),
  }),
  change: defineCall({
    path: 'keranjang/ubah',
    summary: 'Set the units of a cart line',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      userId: wire('user_id', ownUser),
      id: wire('cart_id', idText),
      units: wire('kuantitas_satuan', units),
    }),
    answer: done,
  }),
  remove: defineCall({
    path: 'keranjang/produk/hapus',
    summary: 'Delete a cart line',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      userId: wire('user_id', ownUser),
      id: wire('cart_id', idText),
    }),
    answer: done,
  }),
}
