import { z } from 'zod'
import { answers, defineCall, defineDownload } from '../call.ts'
import { sellerType } from '../catalogue/seller-type.ts'
import { allowed, idText, instant, keyword, page, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { applicationFile, facts } from './contract.ts'
import { applicationEvent } from './events.ts'
import { decision, decisionReason } from './reasons.ts'
import { applicationState } from './state.ts'

const queued = z.object({
  pengajuan_id: z.string(),
  nama: z.string(),
  kota: z.string(),
  tipe_seller: z.enum(sellerType.names).nullable(),
  status: z.enum(applicationState.names),
  diajukan: instant.nullable(),
  tenggat: instant.nullable(),
  jumlah_dokumen: z.number().int(),
})
export type WireQueued = z.infer<typeof queued>

const counts = z.object({
  draf: z.number().int(),
  diajukan: z.number().int(),
  perlu_perbaikan: z.number().int(),
  disetujui: z.number().int(),
  ditolak: z.number().int(),
  ditangguhkan: z.number().int(),
  ditutup: z.number().int(),
})

const today = z.object({ disetujui: z.number().int(), perbaikan: z.number().int(), ditolak: z.number().int() })
export type WireDecidedToday = z.infer<typeof today>

const queue = z.object({
  pengajuan: z.array(queued),
  total: z.number().int(),
  jumlah: counts,
  hari_ini: today,
  waktu_server: instant,
})
export type WireQueue = z.infer<typeof queue>

export const check = z.object({
  periksa: z.enum(['npwp', 'nib', 'nama_nib', 'atas_nama', 'izin']),
  nilai: z.string().nullable(),
  cocok: z.boolean(),
  keterangan: z.string(),
  berbeda: z.array(z.string()),
})
export type WireCheck = z.infer<typeof check>

const entry = z.object({
  kejadian: z.enum(applicationEvent.names),
  waktu: instant,
  oleh: z.string(),
  alasan: z.array(z.enum(decisionReason.names)),
  catatan: z.string().nullable(),
})
export type WireHistoryEntry = z.infer<typeof entry>

const detail = z.object({
  pengajuan_id: z.string(),
  versi: z.number().int(),
  status: z.enum(applicationState.names),
  nama: z.string(),
  alamat: z.string(),
  telepon: z.string(),
  terdaftar: instant,
  isian: facts,
  periksa: z.array(check),
  dokumen: z.array(applicationFile),
  diajukan: instant.nullable(),
  tenggat: instant.nullable(),
  /** The username of the seller it has opened. */
  toko: z.string().nullable(),
  riwayat: z.array(entry),
  can: z.object({ setujui: allowed, perbaikan: allowed, tolak: allowed, tangguhkan: allowed, buka: allowed }),
})
export type WireVerification = z.infer<typeof detail>

const administrator = { access: 'admin', permission: 'companies.verify' } as const
// one of each kind, and of licences ten
const MOST_DOCUMENTS = 14
const seen = { pengajuan_id: idText, versi: version }
const note = z
  .string({ error: 'Catatan tidak sesuai.' })
  .trim()
  .max(LONGEST.decisionNote, { error: `Catatan paling panjang ${LONGEST.decisionNote} karakter.` })

/** Companies that come in as sellers, as the administrator sees and decides them [ADM-2]. */
export const verificationCalls = {
  queue: defineCall({
    path: 'admin/perusahaan/daftar',
    summary: 'Applications to sell: what waits by its deadline, all others the latest first',
    ...administrator,
    body: z.object({
      status: z.enum(applicationState.names).optional(),
      keyword: keyword.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(queue),
  }),
  detail: defineCall({
    path: 'admin/perusahaan/detail',
    summary: 'An application with what was checked, its documents and its history',
    ...administrator,
    body: z.object({ pengajuan_id: idText }),
    answer: answers(detail),
  }),
  file: defineDownload({
    path: 'admin/perusahaan/berkas',
    summary: 'The file of a document of an application; that it was opened is audited',
    ...administrator,
    body: z.object({ dokumen_id: idText }),
  }),
  decide: defineCall({
    path: 'admin/perusahaan/putuskan',
    summary: 'Approve an application, which opens the shop, send it back for correction, or refuse it',
    ...administrator,
    body: z.object({
      ...seen,
      keputusan: z.enum(decision.names, { error: 'Pilih salah satu keputusan.' }),
      alasan: z
        .array(z.enum(decisionReason.names, { error: 'Alasan tidak dikenal.' }))
        .max(8)
        .default([]),
      catatan: note.default(''),
      /** The documents that whoever approves has read; all of them. */
      dokumen_dibaca: z.array(idText).max(MOST_DOCUMENTS).default([]),
    }),
    answer: answers(detail),
  }),
  suspend: defineCall({
    path: 'admin/perusahaan/tangguhkan',
    summary:
      'Close a shop until it is reopened: its products are sold no longer, its negotiations end, its orders go on',
    ...administrator,
    body: z.object({ ...seen, catatan: note.min(1, { error: 'Alasan harus diisi.' }) }),
    answer: answers(detail),
  }),
  reopen: defineCall({
    path: 'admin/perusahaan/buka',
    summary: 'Open a suspended shop again: what was sold when it closed is sold again',
    ...administrator,
    body: z.object({ ...seen, catatan: note.default('') }),
    answer: answers(detail),
  }),
}
