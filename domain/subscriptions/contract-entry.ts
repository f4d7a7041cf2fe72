import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { registeredTypes } from '../companies/business-type.ts'
import { eachOnce, version, wholeNumber } from '../fields.ts'
import { wire } from '../wire.ts'
import { plainTypesOnce } from './contract-grants.ts'
import { plainTypes } from './grants.ts'

const rule = z.object({
  version: wire('versi', z.number().int()),
  businessTypes: wire('tipe_bisnis', z.array(z.enum(registeredTypes))),
  plainTypes: wire('tipe_pembayaran', z.array(z.enum(plainTypes))),
  priceLevel: wire('level_harga', z.number().int()),
})
/** Which companies a seller lets in by itself, in an answer. */
export type EntrySettings = z.infer<typeof rule>

/** Letting verified companies of chosen trades in at once [UX-2]. */
export const entryRuleCalls = {
  rule: defineCall({
    path: 'pusat-seller/penerimaan',
    summary: 'Which companies the seller lets in by itself, and on which terms',
    access: 'seller',
    permission: 'customers.read',
    body: z.object({}),
    answer: answers(rule),
  }),
  changeRule: defineCall({
    path: 'pusat-seller/penerimaan/ubah',
    summary: 'Decide which verified companies are let in at once from now on; without a trade nobody is',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({
      version: wire('versi', version),
      businessTypes: wire(
        'tipe_bisnis',
        eachOnce(registeredTypes, {
          unknown: 'Tipe bisnis tidak dikenal.',
          twice: 'Setiap tipe bisnis cukup dicantumkan satu kali.',
        }),
      ),
      plainTypes: wire('tipe_pembayaran', plainTypesOnce.min(1, { error: 'Pilih setidaknya satu tipe pembayaran.' })),
      priceLevel: wire('level_harga', wholeNumber('Pilih level harga 1, 2, atau 3.', { least: 1, most: 3 })),
    }),
    answer: answers(rule),
  }),
}
