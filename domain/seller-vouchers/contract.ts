import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { amount, day, idOrNull, idText, page, pageSize, version, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { discountKind, shopVoucherState } from './words.ts'

/** The discount of a voucher, without its customers. */
const discount = {
  code: wire('kode', z.string()),
  title: wire('nama', z.string()),
  kind: wire('jenis', wireWords(discountKind.names)),
  /** Whole Rupiah, or whole per cent: '10.00'. */
  value: wire('nilai', z.string()),
  /** Of a percentage; null: no limit. */
  mostDiscount: wire('potongan_maksimal', z.string().nullable()),
  minGoods: wire('min_belanja', z.string()),
  /** The last day in Jakarta. */
  lastDay: wire('sampai', z.string()),
}

const ownVoucher = z.object({
  id: wire('voucher_id', z.string()),
  ...discount,
  firstDay: wire('dari', z.string()),
  /** Uses of all customers together; null: no limit. */
  quota: wire('kuota', z.number().int().nullable()),
  usesPerCustomer: wire('per_pelanggan', z.number().int()),
  /** For one price level, or for one customer; both null: for all customers. */
  priceLevel: wire('level_harga', z.number().int().nullable()),
  customerId: wire('pelanggan_id', z.string().nullable()),
  customerName: wire('pelanggan_nama', z.string().nullable()),
  state: wire('status', wireWords(shopVoucherState.names)),
  /** Orders that use it, without cancelled ones, and what it took off them together. */
  uses: wire('dipakai', z.number().int()),
  discountTotal: wire('potongan_total', z.string()),
  version: wire('versi', z.number().int()),
})
/** A voucher as its seller sees it. */
export type OwnShopVoucher = z.infer<typeof ownVoucher>

const customer = z.object({ id: wire('pelanggan_id', z.string()), name: wire('pelanggan_nama', z.string()) })

const ownPage = z.object({
  vouchers: wire('voucher', z.array(ownVoucher)),
  total: z.number().int(),
  /** Whom a voucher may be for. */
  customers: wire('pelanggan', z.array(customer)),
})
export type ShopVoucherPage = z.infer<typeof ownPage>

const usable = z.object({ id: wire('voucher_id', z.string()), ...discount })
/** A voucher as a customer may use it now. */
export type UsableShopVoucher = z.infer<typeof usable>

const VALUE = 'Nilai potongan harus lebih dari nol.'
const whole = (error: string) => amount.refine((text) => /^\d+(\.00?)?$/.test(text), { error })
const rupiah = whole('Tulis rupiah penuh, tanpa sen.')
const terms = {
  title: wire(
    'nama',
    z
      .string({ error: 'Nama harus diisi.' })
      .trim()
      .min(1, { error: 'Nama harus diisi.' })
      .max(LONGEST.rewardName, { error: `Nama paling panjang ${LONGEST.rewardName} karakter.` }),
  ),
  kind: wire('jenis', wireWords(discountKind.names, { error: 'Pilih jenis potongan.' })),
  value: wire(
    'nilai',
    whole('Isi rupiah penuh atau persen bulat, tanpa koma.').refine((text) => Number(text) > 0, { error: VALUE }),
  ),
  mostDiscount: wire(
    'potongan_maksimal',
    z
      .union([rupiah.refine((text) => Number(text) > 0, { error: VALUE }), z.literal('')], {
        error: 'Nilai rupiah tidak valid.',
      })
      .transform((discountTotal) => discountTotal || null)
      .nullish(),
  ),
  minGoods: wire('min_belanja', rupiah),
  firstDay: wire('dari', day),
  lastDay: wire('sampai', day),
  quota: wire(
    'kuota',
    wholeNumber('Isi kuota dengan angka 1 sampai 1.000.000.', { least: 1, most: 1_000_000 }).nullish(),
  ),
  usesPerCustomer: wire(
    'per_pelanggan',
    wholeNumber('Pemakaian per pelanggan 1 sampai 1.000.', { least: 1, most: 1000 }).default(1),
  ),
  priceLevel: wire('level_harga', wholeNumber('Level harga 1 sampai 3.', { least: 1, most: 3 }).nullish()),
  customerId: wire('pelanggan_id', idOrNull),
  /** The warning about its cost was read and confirmed. */
  knowsCost: wire('tetap_simpan', z.boolean().nullish()),
}
const expected = { id: wire('voucher_id', idText), version: wire('versi', version) }

const code = z
  .string({ error: 'Kode voucher harus diisi.' })
  .trim()
  .min(1, { error: 'Kode voucher harus diisi.' })
  .max(LONGEST.promoCode, { error: `Kode voucher paling panjang ${LONGEST.promoCode} karakter.` })
  .regex(/^[A-Za-z0-9-]*$/, { error: 'Kode voucher hanya huruf, angka, dan tanda hubung.' })
  .transform((text) => text.toUpperCase())

const owner = { access: 'seller', permission: 'vouchers.change' } as const

/** Vouchers of a shop: what its seller takes off the price for its customers [SELLER-1]. */
export const shopVoucherCalls = {
  list: defineCall({
    path: 'pusat-seller/voucher/daftar',
    summary: "The shop's vouchers, the newest first, with how often they were used",
    access: 'seller',
    permission: 'vouchers.read',
    body: z.object({ page: wire('halaman', page), perPage: wire('per_halaman', pageSize) }),
    answer: answers(ownPage),
  }),
  make: defineCall({
    path: 'pusat-seller/voucher/buat',
    summary: 'Make a voucher; its code stays',
    ...owner,
    body: z.object({ code: wire('kode', code), ...terms }),
    answer: answers(z.object({ id: wire('voucher_id', z.string()) })),
  }),
  change: defineCall({
    path: 'pusat-seller/voucher/ubah',
    summary: 'Change a voucher from now on; orders that used it stay as they are',
    ...owner,
    body: z.object({ ...expected, ...terms }),
    answer: done,
  }),
  close: defineCall({
    path: 'pusat-seller/voucher/tutup',
    summary: 'Close a voucher for good; orders that used it stay as they are',
    ...owner,
    body: z.object(expected),
    answer: done,
  }),
  usable: defineCall({
    path: 'voucher-toko/daftar',
    summary: "A seller's vouchers that the buyer company may use now; none where it does not subscribe",
    access: 'buyer',
    permission: 'subscription.read',
    body: z.object({ sellerId: wire('seller_id', idText) }),
    answer: answers(z.array(usable)),
  }),
}
