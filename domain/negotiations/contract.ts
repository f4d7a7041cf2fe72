import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import {
  amount,
  day,
  idText,
  instant,
  keyword,
  ownCompany,
  ownUser,
  page,
  pageSize,
  productId,
  requestKey,
  units,
  version,
} from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { asksFor } from './price.ts'
import { current, detail, inbox, listed, negotiationState, sellerDetail } from './shapes.ts'
import { negotiationOutcome, dealPolicy as policyWords, negotiationState as stateWords } from './words.ts'

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

/** Which of a company's negotiations are listed. */
const negotiationList = z.object({
  state: wire('status', wireWords(stateWords.names).optional()),
  /** true: only running ones; false: only ended ones. */
  running: wire('berjalan', z.boolean().optional()),
  /** Only those the company has to answer or to finish. */
  waiting: wire('menunggu_saya', z.boolean().optional()),
  /** Their outcome. */
  outcome: wire('hasil', wireWords(negotiationOutcome.names).optional()),
  /** First and last day on which they began, in Asia/Jakarta, inclusive. */
  from: wire('dari', day.optional()),
  until: wire('sampai', day.optional()),
  keyword: keyword.optional(),
  page: wire('halaman', page),
  perPage: wire('per_halaman', pageSize),
})

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
