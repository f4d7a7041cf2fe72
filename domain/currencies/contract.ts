import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { day } from '../fields.ts'
import { wire } from '../wire.ts'
import { currencies } from './currency.ts'

const codes = currencies.map(({ code }) => code)
const RATE = 'Kurs harus berupa angka lebih dari nol, misalnya 16350 atau 16350.25.'

const currency = z.object({
  code: z.enum(codes),
  symbol: z.string(),
  name: z.string(),
  /** Its price in Rupiah, and since which day; null without a rate, and for Rupiah itself. */
  rate: wire('kurs', z.object({ rupiah: z.string(), day: wire('tanggal', z.string()) }).nullable()),
})
export type Currency = z.infer<typeof currency>

/** Rates for approximate equivalents [HEAD-6]. */
export const currencyCalls = {
  list: defineCall({
    path: 'mata-uang/daftar',
    summary: 'The currencies on offer, with the latest rate of each',
    access: 'visitor',
    fromReplica: true,
    body: z.object({}).nullish(),
    answer: answers(z.array(currency)),
  }),
  setRate: defineCall({
    path: 'admin/mata-uang/kurs',
    summary: 'Sets what one of a currency costs in Rupiah from a day on; the rate of that day is replaced',
    access: 'admin',
    permission: 'rates.manage',
    body: z.object({
      code: z.enum(codes, { error: 'Mata uang tidak dikenal.' }).exclude(['RP'], { error: 'Mata uang tidak dikenal.' }),
      day: wire('tanggal', day),
      rupiah: z
        .union([z.string(), z.number()], { error: RATE })
        .transform(String)
        .pipe(z.string().regex(/^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,4})?$/, { error: RATE })),
    }),
    answer: done,
  }),
}
