import { z } from 'zod'
import { expected, later } from '../catalogue/contract-expected.ts'
import { priceStep } from '../catalogue/contract-prices.ts'
import { idOrNull, idText, instant, ownCompany } from '../fields.ts'
import { MOST } from '../limits.ts'
import { wire } from '../wire.ts'
import { visibleAmount } from '../wire-fields.ts'
import { amounts } from './shapes.ts'

export const selection = {
  companyId: wire('company_id', ownCompany),
  lineIds: wire('cart_id', z.array(idText).min(1, { error: 'Pilih setidaknya satu produk.' }).max(MOST.cartLines)),
  addressId: wire('alamat_id', idOrNull),
  voucherId: wire('voucher_id', idOrNull),
  /** Vouchers of shops, at most one a seller. */
  shopVoucherIds: wire(
    'voucher_toko',
    z.array(idText, { error: 'Pilihan voucher toko tidak sesuai.' }).max(50).optional(),
  ),
  /** The sellers whose goods the company fetches itself. */
  pickups: wire('ambil_sendiri', z.array(idText, { error: 'Pilihan ambil sendiri tidak sesuai.' }).max(50).optional()),
}

const paymentType = z.object({
  /** The value to send back: 'transfer', 'cod', 'tempo-30'. */
  code: wire('kode', z.string()),
  label: wire('nama', z.string()),
})

const quotedLine = z.object({
  id: wire('cart_id', z.string()),
  productId: wire('produk_id', z.number().int()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  unit: wire('produk_satuan', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  /** Units in one pack. */
  packWeight: wire('produk_berat', z.string()),
  material: wire('bahan', z.string()),
  grade: z.string(),
  maker: wire('produsen', z.string()),
  origin: wire('asal', z.string()),
  form: wire('bentuk', z.string()),
  units: wire('jumlah_satuan', z.string()),
  price: wire('harga_satuan', visibleAmount),
  /** Differs from harga_satuan when an agreed price applies. */
  normalPrice: wire('harga_normal', visibleAmount),
  /** Where the normal price comes from; null where the buyer may not see it [SHOP-3]. */
  step: wire('harga_asal', priceStep.nullable()),
  /** The buyer's notice of an agreed price. */
  agreedNotice: wire('nego_keterangan', z.string().nullable()),
  /**
   * The units not in stock now [SHOP-6]; `siap`: the day they come, were it confirmed today. Null if all are in stock.
   */
  later: wire('menyusul', later.extend({ readyBy: wire('siap', z.iso.date()) }).nullable()),
  /** The next expected delivery, where more is requested than is in stock; null otherwise. */
  expected: wire('ditunggu', expected.nullable()),
  subtotal: visibleAmount,
  /** Its part of the seller's discount; PPN is of what is left. */
  discount: wire('potongan', z.string()),
  tax: wire('ppn', z.string()),
})

const quotedSeller = z.object({
  id: wire('seller_id', z.string()),
  name: wire('seller_nama', z.string()),
  username: wire('seller_username', z.string()),
  isTaxed: wire('pkp', z.boolean()),
  paymentTypes: wire(
    'tipe_pembayaran',
    z.array(
      paymentType.extend({
        /** The credit left before this order; null if the type has no limit. */
        creditLeft: wire('sisa_kredit', z.string().nullable()),
        /** The last day to pay, were everything shipped today; null where it is not on credit. */
        dueDay: wire('jatuh_tempo', z.iso.date().nullable()),
        /** Why this order cannot be paid this way, or null. */
        obstacle: wire('halangan', z.string().nullable()),
      }),
    ),
  ),
  lines: wire('produk', z.array(quotedLine)),
  /** The seller's own vouchers that the company may use: usable ones first, of them those that take most off. */
  vouchers: wire(
    'voucher_toko',
    z.array(
      z.object({
        id: wire('voucher_id', z.string()),
        code: wire('kode', z.string()),
        title: wire('nama', z.string()),
        minGoods: wire('min_belanja', z.string()),
        /** The last day in Asia/Jakarta. */
        lastDay: wire('sampai', z.string()),
        /** The discount on these lines. */
        discount: wire('potongan', z.string()),
        /** Why it cannot be used for these lines, or null. */
        obstacle: wire('halangan', z.string().nullable()),
      }),
    ),
  ),
  /** The one applied; null if none was chosen or the chosen one cannot be used. */
  voucherId: wire('voucher_toko_id', z.string().nullable()),
  amounts: wire('rincian', amounts),
  /** 'Gratis ongkir ke Jawa Barat', or how the shipping was computed. */
  shippingNote: wire('ongkir_keterangan', z.string()),
  /** Where the goods may be fetched instead; null: the seller always delivers. */
  pickup: wire('ambil_di', z.string().nullable()),
  /** Whether they are fetched. */
  isFetched: wire('ambil_sendiri', z.boolean()),
  /** 'Senin–Jumat', for goods that are fetched too; '' for every day. */
  deliveryDays: wire('hari_kirim', z.string()),
  /** Of the week, 1 is Monday. */
  weekdays: wire('hari_kirim_nomor', z.array(z.number().int())),
  /** From today on, without delivery; without pickup, for goods that are fetched. */
  holidays: wire('hari_tutup', z.array(z.iso.date())),
  obstacle: wire('halangan', z.string().nullable()),
})
export type QuotedSeller = z.infer<typeof quotedSeller>

const quotedVoucher = z.object({
  id: wire('voucher_id', z.string()),
  code: wire('kode', z.string()),
  title: wire('nama', z.string()),
  amount: wire('nilai', z.string()),
  minSpend: wire('min_belanja', z.string()),
  validUntil: wire('berlaku_sampai', instant),
  /** Why it cannot be used for these lines, or null. */
  obstacle: wire('halangan', z.string().nullable()),
})

export const quote = z.object({
  sellers: wire('seller', z.array(quotedSeller)),
  addressId: wire('alamat_id', z.string().nullable()),
  /** The company's unused vouchers. */
  vouchers: wire('voucher', z.array(quotedVoucher)),
  /** The one applied; null if none was chosen or the chosen one cannot be used. */
  voucherId: wire('voucher_id', z.string().nullable()),
  discount: wire('voucher_potongan', z.string()),
  /** The buyer's total of everything. */
  total: z.string(),
  /** Points the orders will earn when completed. */
  points: wire('poin', z.number().int()),
  /** Why the orders will wait for approval, or null. */
  approval: wire('perlu_persetujuan', z.string().nullable()),
})
/** The present cost of the ticked lines of a cart, by seller. */
export type Quote = z.infer<typeof quote>

export const placed = z.object({
  orders: wire(
    'transaksi',
    z.array(
      z.object({
        id: wire('transaksi_id', z.string()),
        number: wire('nomor', z.string()),
        sellerName: wire('seller_nama', z.string()),
        total: z.string(),
      }),
    ),
  ),
  /** The orders exceed the purchaser's limit and wait for a colleague. */
  waiting: wire('menunggu_persetujuan', z.boolean()),
})

export const reordered = z.object({
  /** How many products the cart now holds as ordered, or more of them. */
  added: wire('ditambahkan', z.number().int()),
  lines: wire(
    'produk',
    z.array(
      z.object({
        name: wire('produk_nama', z.string()),
        unit: wire('produk_satuan', z.string()),
        /** The units in the cart before; null if the product was not in it. */
        unitsBefore: wire('jumlah_sebelumnya', z.string().nullable()),
        units: wire('jumlah', z.string()),
        /** Per unit, in the order and now. */
        orderedPrice: wire('harga_pesanan', z.string()),
        price: wire('harga', z.string()),
        /** Why it cannot be ordered now (too little stock), as a sentence. */
        obstacle: wire('halangan', z.string().nullable()),
      }),
    ),
  ),
  /** The products that cannot be ordered any more, and why. */
  skipped: wire(
    'dilewati',
    z.array(z.object({ name: wire('produk_nama', z.string()), reason: wire('alasan', z.string()) })),
  ),
})
/** The products that a reorder put into the cart. */
export type Reordered = z.infer<typeof reordered>
