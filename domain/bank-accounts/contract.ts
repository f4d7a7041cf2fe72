import { z } from 'zod'
import { answers, defineCall, defineDownload, defineUpload } from '../call.ts'
import { idText, instant, version } from '../fields.ts'
import { bankHolder, bankNumber } from '../onboarding/fields.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { bankNames } from './banks.ts'
import { accountState } from './state.ts'

const account = z.object({
  id: wire('rekening_id', z.string()),
  version: wire('versi', z.number().int()),
  state: wire('status', wireWords(accountState.names)),
  bank: z.string(),
  /** Its last digits alone. */
  number: wire('nomor', z.string()),
  holder: wire('atas_nama', z.string()),
  /** Who proposed it; null: it was approved with the application of the shop. */
  proposer: wire('pengaju', z.string().nullable()),
  proposedAt: wire('diajukan', instant),
  dueAt: wire('tenggat', instant.nullable()),
  /** Since when it is in force. */
  inForceSince: wire('berlaku_sejak', instant.nullable()),
  /** Why it was refused. */
  reason: wire('alasan', z.string().nullable()),
  /** Whether there is a document to open. */
  hasFile: wire('berkas', z.boolean()),
  can: z.object({ withdraw: wire('tarik', allowed) }),
})
export type OwnAccount = z.infer<typeof account>

const own = z.object({
  /** Pending accounts first, then the one in force, then former ones. */
  accounts: wire('rekening', z.array(account)),
  companyName: wire('nama_perusahaan', z.string()),
  propose: wire('ajukan', allowed),
})
/** The accounts of a shop, for its owner and those who follow its money. */
export type OwnAccounts = z.infer<typeof own>

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
      number: wire('nomor_rekening', bankNumber),
      holder: wire('atas_nama', bankHolder),
    }),
    answer,
  }),
  withdraw: defineCall({
    path: 'pusat-seller/rekening/tarik',
    summary: 'Take back an account that waits to be looked at',
    access: 'seller',
    permission: 'bank.change',
    body: z.object({ id: wire('rekening_id', idText), version: wire('versi', version) }),
    answer,
  }),
  file: defineDownload({
    path: 'pusat-seller/rekening/berkas',
    summary: 'The document that the shop handed in with an account, for its owners',
    access: 'seller',
    permission: 'bank.change',
    body: z.object({ id: wire('rekening_id', idText) }),
  }),
}
