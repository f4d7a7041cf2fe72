import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { expected } from '../catalogue/contract-expected.ts'
import { later } from '../catalogue/contract-lead-time.ts'
import { priceStep } from '../catalogue/contract-prices.ts'
import { idText, instant, ownCompany, ownUser, productId, requestKey, units, visibleAmount } from '../fields.ts'

const cartLine = z.object({
  cart_id: z.string(),
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_total_satuan: z.string(),
  produk_satuan: z.string(),
  produk_harga_satuan: visibleAmount,
  produk_berat: z.string(),
  produk_kemasan: z.string(),
  produk_jumlah_min_beli: z.string(),
  /** Units x price with 2 decimals, or 'NA'. */
  subtotal: visibleAmount,
  /** The price without any agreement; produk_harga_satuan is the agreed price while that holds. */
  produk_harga_normal: visibleAmount,
  /** What it was when the company last chose the quantity; null where it is the same, or none was seen. */
  harga_sebelum: z.string().nullable(),
  /** Where that comes from; null when the company may not see it. */
  harga_asal: priceStep.nullable(),
  /** From how many units it is less; null where more changes nothing. */
  harga_berikut: priceStep.nullable(),
  /** Which of the day's negotiations nego_status is about; 0 if none. */
  nego_count: z.number().int(),
  /** 'menunggu respon' ... of the running negotiation, or 'masuk keranjang'; null if there is none. */
  nego_status: z.string().nullable(),
  nego_id: z.string().nullable(),
  /** An agreed price in the cart, until when it holds, and whether it applies to this quantity now. */
  nego_harga: z.string().nullable(),
  nego_berlaku_sampai: instant.nullable(),
  nego_berlaku: z.boolean(),
  /** What the buyer reads about the agreed price: until when, from which quantity, or that it has lapsed. */
  nego_keterangan: z.string().nullable(),
  /** What of it is not there now, and in how many working days after the confirmation it comes; null if all is there. */
  menyusul: later.nullable(),
  /** What is expected where more is wanted than is there, and when; null otherwise. */
  ditunggu: expected.nullable(),
  /** Who of the company put it into the cart, and when. */
  ditambahkan_oleh: z.string(),
  ditambahkan_pada: instant,
  /** Whether the viewer did. */
  milik_saya: z.boolean(),
  /** Why this line cannot be ordered now, as a sentence; null if it can. */
  halangan: z.string().nullable(),
})
export type WireCartLine = z.infer<typeof cartLine>

const cartSeller = z.object({
  seller_id: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  seller_kota: z.string(),
  /** Why nothing of this seller can be ordered (no payment type, not subscribed); null if it can. */
  halangan: z.string().nullable(),
  produk: z.array(cartLine),
  subtotal: z.string(),
})
export type WireCartSeller = z.infer<typeof cartSeller>

const cart = z.object({ seller: z.array(cartSeller), total: z.string(), waktu_server: instant })
export type WireCart = z.infer<typeof cart>

/** A line that cannot be ordered says why in `halangan`, its seller's reason too; the total leaves it out. */
const shortcut = z.object({ keranjang: z.array(cartLine), keranjang_harga_total: z.string() })
export type WireCartShortcut = z.infer<typeof shortcut>

export const cartCalls = {
  add: defineCall({
    path: 'produk/keranjang/tambah',
    summary: 'Add units of a product to the cart; the same product adds up',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({
      company_id: ownCompany,
      user_id: ownUser,
      produk_id: productId,
      seller_id: idText,
      kuantitas_satuan: units,
      /** The same key adds nothing twice. */
      kunci: requestKey.optional(),
    }),
    answer: done,
  }),
  added: defineCall({
    path: 'produk/keranjang/hasil',
    summary: 'Whether units were added with a key within the last day, for a request that was not answered',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({ kunci: requestKey }),
    answer: answers(z.object({ ditambahkan: z.boolean() })),
  }),
  shortcut: defineCall({
    path: 'keranjang/shortcut',
    summary: 'The cart as the header shows it',
    access: 'buyer',
    body: z.object({ company_id: ownCompany }),
    answer: answers(shortcut),
  }),
  count: defineCall({
    path: 'keranjang/total',
    summary: 'How many lines the cart holds',
    access: 'buyer',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.object({ total: z.number().int() })),
  }),
  list: defineCall({
    path: 'keranjang/daftar',
    summary: 'The cart by seller',
    access: 'buyer',
    body: z.object({ company_id: ownCompany }),
    answer: answers(cart),
  }),
  change: defineCall({
    path: 'keranjang/ubah',
    summary: 'Set the units of a cart line',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({ company_id: ownCompany, user_id: ownUser, cart_id: idText, kuantitas_satuan: units }),
    answer: done,
  }),
  remove: defineCall({
    path: 'keranjang/produk/hapus',
    summary: 'Delete a cart line',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({ company_id: ownCompany, user_id: ownUser, cart_id: idText }),
    answer: done,
  }),
}
