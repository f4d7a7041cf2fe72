import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { salesLimit } from '../catalogue/contract-prices.ts'
import { amount, idText, instant, ownCompany, ownUser, productId, requestKey, units, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { negotiationList } from './contract-list.ts'
import { asksFor } from './price.ts'
import { dealPolicy as policyWords, negotiationState as stateWords, stepBy, stepKind } from './words.ts'

const negotiationState = wireWords(stateWords.names)

const step = z.object({
  /** 1, 2, 3 ...: offers and the other steps of one negotiation share one numbering with its versions. */
  version: wire('versi', z.number().int()),
  who: wire('pihak', wireWords(stepBy.names)),
  /** 'tawaran' carries a price; the other kinds are steps without one. */
  kind: wire('jenis', wireWords(stepKind.names)),
  price: wire('harga', z.string().nullable()),
  /** Against the list price of the submission, in percent with one decimal: '-5.1'. */
  difference: wire('selisih_persen', z.string().nullable()),
  units: wire('jumlah_satuan', z.string().nullable()),
  note: wire('catatan', z.string().nullable()),
  by: wire('oleh', z.string()),
  automatic: wire('otomatis', z.boolean()),
  at: wire('waktu', instant),
})
/** One step of the history as it is shown. */
export type ShownStep = z.infer<typeof step>

const summary = z.object({
  id: wire('nego_id', z.string()),
  state: wire('status', negotiationState),
  /** 'menunggu respon' */
  stateLabel: wire('status_nama', z.string()),
  running: wire('berjalan', z.boolean()),
  version: wire('versi', z.number().int()),
  productId: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  unit: wire('produk_satuan', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  packWeight: wire('produk_berat', z.string()),
  sellerName: wire('seller_nama', z.string()),
  sellerUsername: wire('seller_username', z.string()),
  buyerName: wire('pembeli_nama', z.string()),
  units: wire('jumlah_satuan', z.string()),
  /** The list price when it was submitted. */
  listPrice: wire('harga_awal', z.string()),
  /** The offer on the table. */
  price: wire('harga_terakhir', z.string()),
  difference: wire('selisih_persen', z.string()),
  deal: z.boolean(),
  /** The agreed price is in the cart, holds now, and has not been ordered. */
  priceHolds: wire('harga_berlaku', z.boolean()),
  /** The order that used the agreed price. */
  orderId: wire('transaksi_id', z.string().nullable()),
  attemptsLeft: wire('sisa_percobaan', z.number().int()),
  validUntil: wire('berlaku_sampai', instant),
  /** The server's clock, to count down by. */
  serverTime: wire('waktu_server', instant),
  submittedAt: wire('diajukan', instant),
  updatedAt: wire('diperbarui', instant),
})
/** A negotiation as lists show it. */
export type NegotiationSummary = z.infer<typeof summary>

/** What a product's card shows of its negotiation. */
const current = summary.pick({ productId: true, id: true, stateLabel: true }).extend({
  /** Agreed, per unit, and holding until 24:00; null while it is still being negotiated. */
  agreedPrice: wire('harga', z.string().nullable()),
})
/** A negotiation that runs, or whose agreed price can still be ordered at, as a product's card shows it [CARD-1]. */
export type CurrentNegotiation = z.infer<typeof current>

const common = summary.extend({
  submittedBy: wire('diajukan_oleh', z.string()),
  steps: wire('penawaran', z.array(step)),
  /** The obstacle of its goods to an agreement or order now, as a sentence: changed goods, minimum, pack or stock. */
  goodsNotice: wire('halangan_barang', z.string().nullable()),
})

const detail = common.extend({
  /** The buyer's acts now, each with the reason why not. */
  can: z.object({
    agree: wire('setuju', allowed),
    counter: wire('lagi', allowed),
    change: wire('ubah', allowed),
    answerInfo: wire('jawab', allowed),
    withdraw: wire('tarik', allowed),
    decline: wire('tolak', allowed),
    finish: wire('selesai', allowed),
    cancel: wire('batal', allowed),
    resubmit: wire('ajukan_ulang', allowed),
  }),
})
/** One negotiation as its buyer sees it. */
export type BuyerNegotiation = z.infer<typeof detail>

const sellerDetail = common.extend({
  /** NEGO-11; the seller alone sees these three. */
  suggestion: wire('saran_harga', z.string()),
  lowestPrice: wire('harga_terendah', z.string()),
  percent: wire('persen_nego', z.string()),
  salesLimit: wire('batas_sales', salesLimit),
  /** An answer of sales waits for the owner [SHOP-7]. */
  waitsForOwner: wire('menunggu_pemilik', z.boolean()),
  buyer: wire(
    'pembeli',
    z.object({
      id: z.string(),
      name: wire('nama', z.string()),
      city: wire('kota', z.string()),
      subscribedSince: wire('langganan_sejak', instant.nullable()),
      paymentTypes: wire('tipe_pembayaran', z.array(z.string())),
      /** Completed and running orders of the last 12 months with this seller. */
      orders: wire('jumlah_pesanan', z.number().int()),
      total: wire('nilai_pesanan', z.string()),
      /** The last negotiations of this buyer about this product. */
      negos: wire(
        'riwayat',
        z.array(
          z.object({
            id: wire('nego_id', z.string()),
            at: wire('tanggal', instant),
            stateLabel: wire('status_nama', z.string()),
            price: wire('harga', z.string()),
            units: wire('jumlah_satuan', z.string()),
          }),
        ),
      ),
      purchases: wire(
        'pesanan_produk',
        z.array(
          z.object({
            number: wire('nomor', z.string()),
            at: wire('tanggal', instant),
            price: wire('harga', z.string()),
            units: wire('jumlah_satuan', z.string()),
          }),
        ),
      ),
    }),
  ),
  can: z.object({
    agree: wire('setuju', allowed),
    counter: wire('tawar', allowed),
    askInfo: wire('minta_info', allowed),
    decline: wire('tolak', allowed),
  }),
})
/** One negotiation as its seller sees it: with what is secret from the buyer, and what this buyer did before. */
export type SellerNegotiation = z.infer<typeof sellerDetail>

const note = z
  .string()
  .trim()
  .max(LONGEST.negotiationNote, { error: `Catatan paling panjang ${LONGEST.negotiationNote} karakter.` })
const noteText = (missing: string) => note.min(1, { error: missing })
// what is left empty is requested in the words of the screens [NEGO-5, NEGO-6]
const quantity = z
  .union([z.string(), z.number()], { error: asksFor.quantity })
  .refine((typed) => typed !== '', { error: asksFor.quantity })
  .pipe(units)
const offeredPrice = z
  .union([z.string(), z.number()], { error: asksFor.price })
  .refine((typed) => typed !== '', { error: asksFor.price })
  .pipe(amount)

const act = { id: wire('nego_id', idText), version: wire('versi', version) }
const price = { price: wire('harga', offeredPrice) }
const listed = z.object({
  negotiations: wire('nego', z.array(summary)),
  total: z.number().int(),
  page: wire('halaman', z.number().int()),
  perPage: wire('per_halaman', z.number().int()),
  counts: wire(
    'jumlah',
    z.object({ running: wire('berjalan', z.number().int()), waiting: wire('menunggu_saya', z.number().int()) }),
  ),
})
export type NegotiationPage = z.infer<typeof listed>

const inbox = listed.extend({
  summary: wire(
    'ringkasan',
    z.object({
      waiting: wire('menunggu', z.number().int()),
      /** Median of today's answers in minutes; null without any. */
      medianMinutes: wire('median_jawaban_menit', z.number().int().nullable()),
      /** Share of the last 30 days' negotiations that reached an order, in percent; null without any. */
      orderedPercent: wire('menjadi_pesanan_persen', z.string().nullable()),
      /** Mean difference of agreed prices to list prices, in percent; null without any. */
      meanDifference: wire('selisih_rata_persen', z.string().nullable()),
    }),
  ),
})
/** The seller's list with what it sums up to. */
export type Inbox = z.infer<typeof inbox>

const dealPolicy = wireWords(policyWords.names, { error: 'Kebijakan tidak dikenal.' })

const status = z.object({
  running: wire('nego_ongoing', z.boolean()),
  runningId: wire('nego_id', z.string().nullable()),
  leftToday: wire('sisa_hari_ini', z.number().int()),
  /** Whether a price agreed with sales may be entered (the seller's policy). */
  dealPolicy: wire('kesepakatan', dealPolicy),
  /** The most orderable units, with the sentence for a buyer who wants more; null for no limit, or a hidden one. */
  most: wire(
    'batas_jumlah',
    z.object({ units: wire('jumlah', z.string()), sentence: wire('keterangan', z.string()) }).nullable(),
  ),
  /** The seller answers no more today: its holiday, and when it opens next; null otherwise. */
  closed: wire(
    'seller_tutup',
    z
      .object({ holiday: wire('libur', z.string().nullable()), opensAt: wire('buka_lagi', instant.nullable()) })
      .nullable(),
  ),
})
/** Whether a product may be negotiated now. */
export type NegoStatus = z.infer<typeof status>

const submitted = z.object({ id: wire('nego_id', z.string()), state: wire('status', negotiationState) })

const settings = z.object({
  dealPolicy: wire('kesepakatan', dealPolicy),
  autoReply: wire('balas_otomatis', z.boolean()),
})

/** Whether the owner has decided; until then it is as for a shop that has just opened. */
const storedSettings = settings.extend({ isChosen: wire('dipilih', z.boolean()) })

const notices = z.object({
  notices: wire(
    'notifikasi',
    z.array(
      z.object({
        message: z.string(),
        sellerName: wire('seller_nama', z.string()),
        negotiationId: wire('nego_id', z.string()),
        at: wire('date', instant),
        read: wire('dibaca', z.boolean()),
      }),
    ),
  ),
  unread: wire('belum_dibaca', z.number().int()),
})
/** The company's recent notifications of negotiations. */
export type Notices = z.infer<typeof notices>

export const negotiationCalls = {
  status: defineCall({
    path: 'produk/nego/status',
    summary: 'Whether a negotiation of this product is running, and how many may still be submitted today',
    access: 'buyer',
    permission: 'nego.read',
    body: z.object({ companyId: wire('company_id', ownCompany), productId: wire('produk_id', productId) }),
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
        companyId: wire('company_id', ownCompany),
        userId: wire('user_id', ownUser),
        productId: wire('produk_id', productId),
        /** The price the page showed; when it has changed, a confirmation is needed. */
        listPrice: wire('produk_harga', amount),
        units: wire('qty_satuan_nego', quantity),
        price: wire('harga_nego', offeredPrice),
        note: wire('catatan_nego', note.nullish()),
        rate: wire('kurs_nego', z.union([z.string().max(20), z.number()]).nullish()),
        deal: wire('deal_nego', z.boolean().default(false)),
        /** Idempotency key: a repeated key gives the negotiation it opened. */
        key: wire('kunci', requestKey.optional()),
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
    body: z.object({ id: wire('nego_id', idText) }),
    answer: answers(detail),
  }),
  agree: buyerAct('nego/setuju', 'Agree to the offer of the seller', {}),
  counter: buyerAct('nego/lagi', 'Make another offer', { ...price, note: wire('catatan', note.nullish()) }),
  change: buyerAct('nego/ubah', 'Change an offer the seller has not answered', {
    ...price,
    note: wire('catatan', note.nullish()),
  }),
  answerInfo: buyerAct('nego/jawab', 'Answer what the seller asked', {
    note: wire('catatan', noteText('Tulis keterangannya terlebih dahulu.')),
  }),
  withdraw: buyerAct('nego/tarik', 'Withdraw an offer the seller has not answered', {}),
  decline: buyerAct('nego/tolak', 'Decline the offer of the seller', { reason: wire('alasan', note.nullish()) }),
  finish: buyerAct('nego/selesai', 'Put the agreed price into the cart', {}),
  cancel: buyerAct('nego/batal', 'Cancel after agreement', {}),
  resubmit: defineCall({
    path: 'nego/ajukan-ulang',
    summary: 'Copy an ended negotiation into a new one; it counts for the day',
    access: 'buyer',
    permission: 'nego.act',
    body: z.object({ id: wire('nego_id', idText), key: wire('kunci', requestKey) }),
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
    body: z.object({ id: wire('nego_id', idText) }),
    answer: answers(sellerDetail),
  }),
  sellerAgree: sellerAct('pusat-seller/nego/setuju', 'Agree to the offer of the buyer', {}),
  sellerCounter: sellerAct('pusat-seller/nego/tawar', 'Make a counter-offer', {
    ...price,
    note: wire('catatan', note.nullish()),
  }),
  sellerAsk: sellerAct('pusat-seller/nego/minta-info', 'Ask for information; costs the buyer no attempt', {
    note: wire('catatan', noteText('Pertanyaan harus diisi.')),
  }),
  sellerDecline: sellerAct('pusat-seller/nego/tolak', 'Decline with a reason', {
    reason: wire('alasan', noteText('Alasan harus diisi.')),
  }),
  settings: defineCall({
    path: 'pusat-seller/nego/pengaturan',
    summary: "The seller's policy for deal prices and automatic replies",
    access: 'seller',
    permission: 'sales-nego.read',
    body: z.object({}),
    answer: answers(storedSettings),
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
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(notices),
  }),
  readNotifications: defineCall({
    path: 'notifikasi/nego/read',
    summary: 'Mark the nego notifications of the member as read',
    access: 'member',
    body: z.object({ companyId: wire('company_id', ownCompany), userId: wire('user_id', ownUser) }),
    answer: done,
  }),
}

/** Asks for the missing price of a deal in the words of its own field [NEGO-6]. */
function askForDealPrice({ deal }: { deal: boolean }, { issues }: z.RefinementCtx): void {
  if (!deal) return
  for (const [index, issue] of issues.entries()) {
    if (isMissingPrice(issue)) issues[index] = { ...issue, message: asksFor.dealPrice }
  }
}

function isMissingPrice({ path, code }: { path?: PropertyKey[] | undefined; code: string }): boolean {
  return path?.[0] === 'price' && code !== 'invalid_format'
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
