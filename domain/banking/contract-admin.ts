import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { allowed, idText, instant, page, pageSize, version } from '../fields.ts'
import { fileKinds } from '../file.ts'
import { LONGEST } from '../limits.ts'
import { accountEvent } from './events.ts'
import { accountState } from './state.ts'

const queued = z.object({
  rekening_id: z.string(),
  nama: z.string(),
  status: z.enum(accountState.names),
  bank: z.string(),
  /** Its last digits alone. */
  nomor: z.string(),
  diajukan: instant,
  tenggat: instant.nullable(),
})
export type WireQueuedAccount = z.infer<typeof queued>

const counts = z.object({
  menunggu_pemeriksaan: z.number().int(),
  menunggu_konfirmasi: z.number().int(),
  berlaku: z.number().int(),
  diganti: z.number().int(),
  ditolak: z.number().int(),
  ditarik: z.number().int(),
})

const queue = z.object({
  rekening: z.array(queued),
  total: z.number().int(),
  jumlah: counts,
  /** How many administrators there are: with one nobody can confirm. */
  administrator: z.number().int(),
  waktu_server: instant,
})
export type WireAccountQueue = z.infer<typeof queue>

const check = z.object({
  periksa: z.enum(['atas_nama', 'nomor', 'kembar']),
  nilai: z.string(),
  cocok: z.boolean(),
  keterangan: z.string(),
  berbeda: z.array(z.string()),
})
export type WireAccountCheck = z.infer<typeof check>

const entry = z.object({
  kejadian: z.enum(accountEvent.names),
  waktu: instant,
  oleh: z.string(),
  catatan: z.string().nullable(),
})
export type WireAccountEntry = z.infer<typeof entry>

const file = z.object({ nama_berkas: z.string(), tipe: z.enum(fileKinds), ukuran: z.number().int() })
export type WireAccountFile = z.infer<typeof file>

const detail = z.object({
  rekening_id: z.string(),
  versi: z.number().int(),
  status: z.enum(accountState.names),
  nama: z.string(),
  toko: z.string(),
  bank: z.string(),
  nomor_rekening: z.string(),
  atas_nama: z.string(),
  /** The account in force meanwhile, its number by the last digits; null: there is none. */
  sekarang: z.string().nullable(),
  diajukan: instant,
  tenggat: instant.nullable(),
  periksa: z.array(check),
  berkas: file.nullable(),
  riwayat: z.array(entry),
  can: z.object({ periksa: allowed, konfirmasi: allowed, tolak: allowed }),
})
export type WireAccountDetail = z.infer<typeof detail>

const administrator = { access: 'admin', permission: 'companies.verify' } as const
const seen = { rekening_id: idText, versi: version }

/** Accounts of shops as administrators look at them, two of them at each [SHOP-8]. */
export const accountDeskCalls = {
  queue: defineCall({
    path: 'admin/rekening/daftar',
    summary: 'Accounts of shops: what waits by its deadline, all others the latest first',
    ...administrator,
    body: z.object({ status: z.enum(accountState.names).optional(), halaman: page, per_halaman: pageSize }),
    answer: answers(queue),
  }),
  detail: defineCall({
    path: 'admin/rekening/detail',
    summary: 'An account with what was checked, its document and its history',
    ...administrator,
    body: z.object({ rekening_id: idText }),
    answer: answers(detail),
  }),
  file: defineDownload({
    path: 'admin/rekening/berkas',
    summary: 'The document that proves an account; that it was opened is audited',
    ...administrator,
    body: z.object({ rekening_id: idText }),
  }),
  check: defineCall({
    path: 'admin/rekening/periksa',
    summary: 'The first look: what was typed is as it stands on the document',
    ...administrator,
    body: z.object(seen),
    answer: answers(detail),
  }),
  confirm: defineCall({
    path: 'admin/rekening/konfirmasi',
    summary: 'The second look, by another administrator: the account takes the place of the one in force',
    ...administrator,
    body: z.object(seen),
    answer: answers(detail),
  }),
  refuse: defineCall({
    path: 'admin/rekening/tolak',
    summary: 'Refuse an account with a reason, at either look',
    ...administrator,
    body: z.object({
      ...seen,
      alasan: z
        .string({ error: 'Alasan harus diisi.' })
        .trim()
        .min(1, { error: 'Alasan harus diisi.' })
        .max(LONGEST.decisionNote, { error: `Alasan paling panjang ${LONGEST.decisionNote} karakter.` }),
    }),
    answer: answers(detail),
  }),
}
