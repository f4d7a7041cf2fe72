import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { salesLimit } from '../catalogue/contract-prices.ts'
import {
  allowed,
  amount,
  idText,
  instant,
  ownCompany,
  ownUser,
  productId,
  requestKey,
  units,
  version,
} from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { negotiationList } from './contract-list.ts'
import { asksFor } from './price.ts'
import { dealPolicy as policyWords, negotiationState as stateWords, stepBy, stepKind } from './words.ts'

const negotiationState = z.enum(stateWords.names)

const step = z.object({
  /** 1, 2, 3 ...: offers and the other steps of one negotiation share one numbering with its versions. */
  versi: z.number().int(),
  pihak: z.enum(stepBy.names),
  /** 'tawaran' carries a price; the other kinds are steps without one. */
  jenis: z.enum(stepKind.names),
  harga: z.string().nullable(),
  /** Against the list price of the submission, in percent with one decimal: '-5.1'. */
  selisih_persen: z.string().nullable(),
  jumlah_satuan: z.string().nullable(),
  catatan: z.string().nullable(),
  oleh: z.string(),
  otomatis: z.boolean(),
  waktu: instant,
})
export type WireStep = z.infer<typeof step>

const summary = z.object({
  nego_id: z.string(),
  status: negotiationState,
  /** 'menunggu respon' */
  status_nama: z.string(),
  berjalan: z.boolean(),
  versi: z.number().int(),
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_satuan: z.string(),
  produk_kemasan: z.string(),
  produk_berat: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  pembeli_nama: z.string(),
  jumlah_satuan: z.string(),
  /** The list price when it was submitted. */
  harga_awal: z.string(),
  /** The offer on the table. */
  harga_terakhir: z.string(),
  selisih_persen: z.string(),
  deal: z.boolean(),
  /** The agreed price is in the cart, holds now, and has not been ordered. */
  harga_berlaku: z.boolean(),
  /** The order that used the agreed price. */
  transaksi_id: z.string().nullable(),
  sisa_percobaan: z.number().int(),
  berlaku_sampai: instant,
  /** The server's clock, to count down by. */
  waktu_server: instant,
  diajukan: instant,
  diperbarui: instant,
})
export type WireSummary = z.infer<typeof summary>

/** What a product's card tells of its negotiation. */
const current = summary.pick({ produk_id: true, nego_id: true, status_nama: true }).extend({
  /** Agreed, per unit, and holding until 24:00; null while it is still being negotiated. */
  harga: z.string().nullable(),
})
export type WireCurrent = z.infer<typeof current>

const common = summary.extend({
  diajukan_oleh: z.string(),
  penawaran: z.array(step),
  /** What hinders its goods from being agreed on or ordered now, as a sentence: changed goods, minimum, pack or stock. */
  halangan_barang: z.string().nullable(),
})

const detail = common.extend({
  /** What the buyer may do now, and why the rest is closed. */
  can: z.object({
    setuju: allowed,
    lagi: allowed,
    ubah: allowed,
    jawab: allowed,
    tarik: allowed,
    tolak: allowed,
    selesai: allowed,
    batal: allowed,
    ajukan_ulang: allowed,
  }),
})
export type WireNegotiation = z.infer<typeof detail>

const sellerDetail = common.extend({
  /** NEGO-11; the seller alone sees these three. */
  saran_harga: z.string(),
  harga_terendah: z.string(),
  persen_nego: z.string(),
  batas_sales: salesLimit,
  /** An answer of sales waits for the owner [SHOP-7]. */
  menunggu_pemilik: z.boolean(),
  pembeli: z.object({
    id: z.string(),
    nama: z.string(),
    kota: z.string(),
    langganan_sejak: instant.nullable(),
    tipe_pembayaran: z.array(z.string()),
    /** Completed and running orders of the last 12 months with this seller. */
    jumlah_pesanan: z.number().int(),
    nilai_pesanan: z.string(),
    /** The last negotiations of this buyer about this product. */
    riwayat: z.array(
      z.object({
        nego_id: z.string(),
        tanggal: instant,
        status_nama: z.string(),
        harga: z.string(),
        jumlah_satuan: z.string(),
      }),
    ),
    pesanan_produk: z.array(
      z.object({ nomor: z.string(), tanggal: instant, harga: z.string(), jumlah_satuan: z.string() }),
    ),
  }),
  can: z.object({ setuju: allowed, tawar: allowed, minta_info: allowed, tolak: allowed }),
})
export type WireSellerNegotiation = z.infer<typeof sellerDetail>

const note = z
  .string()
  .trim()
  .max(LONGEST.negotiationNote, { error: `Catatan paling panjang ${LONGEST.negotiationNote} karakter.` })
const noteText = (missing: string) => note.min(1, { error: missing })
// what is left empty is asked for in the words of the screens [NEGO-5, NEGO-6]
const quantity = z
  .union([z.string(), z.number()], { error: asksFor.quantity })
  .refine((typed) => typed !== '', { error: asksFor.quantity })
  .pipe(units)
const offeredPrice = z
  .union([z.string(), z.number()], { error: asksFor.price })
  .refine((typed) => typed !== '', { error: asksFor.price })
  .pipe(amount)

const act = { nego_id: idText, versi: version }
const price = { harga: offeredPrice }
const listed = z.object({
  nego: z.array(summary),
  total: z.number().int(),
  halaman: z.number().int(),
  per_halaman: z.number().int(),
  jumlah: z.object({ berjalan: z.number().int(), menunggu_saya: z.number().int() }),
})
export type WireNegotiationPage = z.infer<typeof listed>

const inbox = listed.extend({
  ringkasan: z.object({
    menunggu: z.number().int(),
    /** Median of today's answers in minutes; null without any. */
    median_jawaban_menit: z.number().int().nullable(),
    /** Share of the last 30 days' negotiations that reached an order, in percent; null without any. */
    menjadi_pesanan_persen: z.string().nullable(),
    /** Mean difference of agreed prices to list prices, in percent; null without any. */
    selisih_rata_persen: z.string().nullable(),
  }),
})
export type WireInbox = z.infer<typeof inbox>

const dealPolicy = z.enum(policyWords.names, { error: 'Kebijakan tidak dikenal.' })

const status = z.object({
  nego_ongoing: z.boolean(),
  nego_id: z.string().nullable(),
  sisa_hari_ini: z.number().int(),
  /** Whether a price agreed with sales may be entered (the seller's policy). */
  kesepakatan: dealPolicy,
  /** The most units that may be ordered now, and what is said to who wants more; null where any may be, or it is not told. */
  batas_jumlah: z.object({ jumlah: z.string(), keterangan: z.string() }).nullable(),
  /** The seller answers no more today: its holiday, and when it opens next; null otherwise. */
  seller_tutup: z.object({ libur: z.string().nullable(), buka_lagi: instant.nullable() }).nullable(),
})
export type WireNegoStatus = z.infer<typeof status>

const submitted = z.object({ nego_id: z.string(), status: negotiationState })
export type WireSubmitted = z.infer<typeof submitted>

const settings = z.object({ kesepakatan: dealPolicy, balas_otomatis: z.boolean() })
export type WireNegoSettings = z.infer<typeof settings>

/** Whether the owner has decided; until then it is as for a shop that has just opened. */
const keptSettings = settings.extend({ dipilih: z.boolean() })
export type WireKeptNegoSettings = z.infer<typeof keptSettings>

const notices = z.object({
  notifikasi: z.array(
    z.object({
      message: z.string(),
      seller_nama: z.string(),
      nego_id: z.string(),
      date: instant,
      dibaca: z.boolean(),
    }),
  ),
  belum_dibaca: z.number().int(),
})
export type WireNotices = z.infer<typeof notices>

export const negotiationCalls = {
  status: defineCall({
    path: 'produk/nego/status',
    summary: 'Whether a negotiation of this product is running, and how many may still be submitted today',
    access: 'buyer',
    permission: 'nego.read',
    body: z.object({ company_id: ownCompany, produk_id: productId }),
    answer: answers(status),
  }),
  current: defineCall({
    path: 'nego/berlaku',
    summary:
      "The company's negotiations that run, and agreed prices that hold and have not been ordered at, by product",
    access: 'buyer',
    permission: 'nego.read',
    body: z.object({}),
    answer: answers(z.array(current)),
  }),
  submit: defineCall({
    path: 'negosiasi/submit',
    summary: 'Propose a price, or enter one agreed with sales (deal_nego)',
    access: 'buyer',
    permission: 'nego.act',
    body: z
      .object({
        company_id: ownCompany,
        user_id: ownUser,
        produk_id: productId,
        /** The price the page showed; when it has changed the buyer is asked again. */
        produk_harga: amount,
        qty_satuan_nego: quantity,
        harga_nego: offeredPrice,
        catatan_nego: note.nullish(),
        kurs_nego: z.union([z.string().max(20), z.number()]).nullish(),
        deal_nego: z.boolean().default(false),
        /** The same key gives the same negotiation. */
        kunci: requestKey.optional(),
      })
      .superRefine(askForDealPrice, { when: ({ issues }) => issues.some(isMissingPrice) }),
    answer: answers(submitted),
  }),
  list: defineCall({
    path: 'nego/daftar',
    summary: "The buyer company's negotiations",
    access: 'buyer',
    permission: 'nego.read',
    body: negotiationList,
    answer: answers(listed),
  }),
  detail: defineCall({
    path: 'nego/detail',
    summary: 'One negotiation of the buyer company',
    access: 'buyer',
    permission: 'nego.read',
    body: z.object({ nego_id: idText }),
    answer: answers(detail),
  }),
  agree: buyerAct('nego/setuju', 'Agree to the offer of the seller', {}),
  counter: buyerAct('nego/lagi', 'Make another offer', { ...price, catatan: note.nullish() }),
  change: buyerAct('nego/ubah', 'Change an offer the seller has not answered', { ...price, catatan: note.nullish() }),
  answerInfo: buyerAct('nego/jawab', 'Answer what the seller asked', {
    catatan: noteText('Tulis keterangannya terlebih dahulu.'),
  }),
  withdraw: buyerAct('nego/tarik', 'Withdraw an offer the seller has not answered', {}),
  decline: buyerAct('nego/tolak', 'Decline the offer of the seller', { alasan: note.nullish() }),
  finish: buyerAct('nego/selesai', 'Put the agreed price into the cart', {}),
  cancel: buyerAct('nego/batal', 'Cancel after agreement', {}),
  resubmit: defineCall({
    path: 'nego/ajukan-ulang',
    summary: 'Copy an ended negotiation into a new one; it counts for the day',
    access: 'buyer',
    permission: 'nego.act',
    body: z.object({ nego_id: idText, kunci: requestKey }),
    answer: answers(submitted),
  }),
  inbox: defineCall({
    path: 'pusat-seller/nego/daftar',
    summary: "The seller's negotiations; running ones sorted by time left",
    access: 'seller',
    permission: 'sales-nego.read',
    body: negotiationList,
    answer: answers(inbox),
  }),
  inboxDetail: defineCall({
    path: 'pusat-seller/nego/detail',
    summary: 'One negotiation of the seller, with the suggestion and the buyer’s history',
    access: 'seller',
    permission: 'sales-nego.read',
    body: z.object({ nego_id: idText }),
    answer: answers(sellerDetail),
  }),
  sellerAgree: sellerAct('pusat-seller/nego/setuju', 'Agree to the offer of the buyer', {}),
  sellerCounter: sellerAct('pusat-seller/nego/tawar', 'Make a counter-offer', { ...price, catatan: note.nullish() }),
  sellerAsk: sellerAct('pusat-seller/nego/minta-info', 'Ask for information; costs the buyer no attempt', {
    catatan: noteText('Pertanyaan harus diisi.'),
  }),
  sellerDecline: sellerAct('pusat-seller/nego/tolak', 'Decline with a reason', {
    alasan: noteText('Alasan harus diisi.'),
  }),
  settings: defineCall({
    path: 'pusat-seller/nego/pengaturan',
    summary: "The seller's policy for deal prices and automatic replies",
    access: 'seller',
    permission: 'sales-nego.read',
    body: z.object({}),
    answer: answers(keptSettings),
  }),
  changeSettings: defineCall({
    path: 'pusat-seller/nego/pengaturan/ubah',
    summary: 'Change the policy for deal prices and automatic replies',
    access: 'seller',
    permission: 'sales-nego.settings',
    body: settings,
    answer: done,
  }),
  notifications: defineCall({
    path: 'notifikasi/nego/daftar',
    summary: 'The latest nego notifications of the member',
    access: 'member',
    body: z.object({ company_id: ownCompany }),
    answer: answers(notices),
  }),
  readNotifications: defineCall({
    path: 'notifikasi/nego/read',
    summary: 'Mark the nego notifications of the member as read',
    access: 'member',
    body: z.object({ company_id: ownCompany, user_id: ownUser }),
    answer: done,
  }),
}

/** Asks for the missing price of a deal in the words of its own field [NEGO-6]. */
function askForDealPrice({ deal_nego: deal }: { deal_nego: boolean }, { issues }: z.RefinementCtx): void {
  if (!deal) return
  for (const [place, issue] of issues.entries()) {
    if (isMissingPrice(issue)) issues[place] = { ...issue, message: asksFor.dealPrice }
  }
}

function isMissingPrice({ path, code }: { path?: PropertyKey[] | undefined; code: string }): boolean {
  return path?.[0] === 'harga_nego' && code !== 'invalid_format'
}

function buyerAct<const Path extends string, Fields extends z.ZodRawShape>(
  path: Path,
  summary: string,
  fields: Fields,
) {
  return defineCall({
    path,
    summary,
    access: 'buyer',
    permission: 'nego.act',
    body: z.object({ ...act, ...fields }),
    answer: answers(detail),
  })
}

function sellerAct<const Path extends string, Fields extends z.ZodRawShape>(
  path: Path,
  summary: string,
  fields: Fields,
) {
  return defineCall({
    path,
    summary,
    access: 'seller',
    permission: 'sales-nego.act',
    body: z.object({ ...act, ...fields }),
    answer: answers(sellerDetail),
  })
}
