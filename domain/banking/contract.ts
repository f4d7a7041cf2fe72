import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload } from '../call.ts'
import { allowed, idText, instant, version } from '../fields.ts'
import { bankHolder, bankNumber } from '../onboarding/fields.ts'
import { bankNames } from './banks.ts'
import { accountState } from './state.ts'

const account = z.object({
  rekening_id: z.string(),
  versi: z.number().int(),
  status: z.enum(accountState.names),
  bank: z.string(),
  /** Its last digits alone. */
  nomor: z.string(),
  atas_nama: z.string(),
  /** Who proposed it; null: it was approved with the application of the shop. */
  pengaju: z.string().nullable(),
  diajukan: instant,
  tenggat: instant.nullable(),
  /** Since when it is in force. */
  berlaku_sejak: instant.nullable(),
  /** Why it was refused. */
  alasan: z.string().nullable(),
  /** Whether there is a document to open. */
  berkas: z.boolean(),
  can: z.object({ tarik: allowed }),
})
export type WireOwnAccount = z.infer<typeof account>

const own = z.object({
  /** What waits first, then what is in force, then what was. */
  rekening: z.array(account),
  nama_perusahaan: z.string(),
  ajukan: allowed,
})
export type WireOwnAccounts = z.infer<typeof own>

const answer = answers(own)

/** Where a shop is paid [SHOP-8]. */
export const accountCalls = {
  own: defineCall({
    path: 'pusat-seller/rekening/daftar',
    summary: "The shop's bank accounts with their states; of numbers the last digits",
    access: 'seller',
    permission: 'bank.read',
    body: z.object({}),
    answer,
  }),
  propose: defineUpload({
    path: 'pusat-seller/rekening/ajukan',
    summary:
      'Propose the account in the place of the one in force, with a document that proves it; two administrators look at it',
    access: 'seller',
    permission: 'bank.change',
    limit: { max: 20, seconds: 60 },
    limitByPerson: { max: 20, seconds: 60 },
    body: z.object({
      bank: z.enum(bankNames as [string, ...string[]], { error: 'Pilih salah satu bank.' }), // the list is not empty
      nomor_rekening: bankNumber,
      atas_nama: bankHolder,
    }),
    answer,
  }),
  withdraw: defineCall({
    path: 'pusat-seller/rekening/tarik',
    summary: 'Take back an account that waits to be looked at',
    access: 'seller',
    permission: 'bank.change',
    body: z.object({ rekening_id: idText, versi: version }),
    answer,
  }),
  file: defineDownload({
    path: 'pusat-seller/rekening/berkas',
    summary: 'The document that the shop handed in with an account, for its owners',
    access: 'seller',
    permission: 'bank.change',
    body: z.object({ rekening_id: idText }),
  }),
}
