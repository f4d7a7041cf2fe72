import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, version, wholeNumber } from '../fields.ts'
import { wire } from '../wire.ts'
import { MOST_DAYS_LATE } from './collection.ts'

const rules = z.object({
  /** 0: the seller has said nothing yet. */
  version: wire('versi', z.number().int()),
  /** Null: late customers may still order on credit. */
  blockAfterDays: wire('blokir_setelah_hari', z.number().int().nullable()),
  /** 1 is Monday; none: an invoice counts from the day of shipping. */
  exchangeDays: wire('hari_tukar_faktur', z.array(z.number().int())),
})
/** How a seller collects what it is owed [PAY-2]. */
export type ShownRules = z.infer<typeof rules>

const customer = z.object({
  /** Null: those of the seller. */
  own: wire('hari_tukar_faktur', z.array(z.number().int()).nullable()),
  usual: wire('hari_toko', z.array(z.number().int())),
})
/** On which days a customer takes invoices. */
export type CustomerExchange = z.infer<typeof customer>

const weekdays = z
  .array(wholeNumber('Hari tidak dikenal.', { least: 1, most: 7 }), { error: 'Hari tukar faktur tidak sesuai.' })
  .max(7, { error: 'Setiap hari hanya boleh disebut sekali.' })
  .refine((days) => new Set(days).size === days.length, { error: 'Setiap hari hanya boleh disebut sekali.' })

const owner = { access: 'seller', permission: 'shop.change' } as const
const reader = { access: 'seller', permission: 'payments.read' } as const

const DAYS_RULE = `Isi hari dari 0 sampai ${MOST_DAYS_LATE}, atau kosongkan.`
/** Null or empty: late customers may still order. */
const daysLate = wholeNumber(DAYS_RULE, { least: 0, most: MOST_DAYS_LATE })
  .or(z.literal('').transform(() => null))
  .nullish()

/** How a seller collects what it is owed [PAY-2]. */
export const collectionCalls = {
  rules: defineCall({
    path: 'pusat-seller/piutang/aturan',
    summary: 'From when on a late customer orders nothing more on credit, and on which days invoices are exchanged',
    ...reader,
    body: z.object({}),
    answer: answers(rules),
  }),
  changeRules: defineCall({
    path: 'pusat-seller/piutang/aturan/ubah',
    summary: 'Change these; what was invoiced keeps its last day to pay',
    ...owner,
    body: z.object({
      version: wire('versi', version),
      blockAfterDays: wire('blokir_setelah_hari', daysLate),
      exchangeDays: wire('hari_tukar_faktur', weekdays),
    }),
    answer: answers(rules),
  }),
  customer: defineCall({
    path: 'pusat-seller/piutang/pelanggan',
    summary: 'The days on which a customer takes invoices',
    ...reader,
    body: z.object({ customerId: wire('pelanggan_id', idText) }),
    answer: answers(customer),
  }),
  changeCustomer: defineCall({
    path: 'pusat-seller/piutang/pelanggan/ubah',
    summary: "Give a customer days of its own; null: the seller's",
    ...owner,
    body: z.object({ customerId: wire('pelanggan_id', idText), days: wire('hari_tukar_faktur', weekdays.nullable()) }),
    answer: done,
  }),
}
