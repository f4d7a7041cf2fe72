import { z } from 'zod'
import { fileKinds } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload } from '../call.ts'
import { idText, instant, page, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { accountEvent } from './events.ts'
import { accountState } from './state.ts'

const queued = z.object({
  id: wire('rekening_id', z.string()),
  shopName: wire('nama', z.string()),
  state: wire('status', wireWords(accountState.names)),
  bank: z.string(),
  /** Its last digits alone. */
  number: wire('nomor', z.string()),
  proposedAt: wire('diajukan', instant),
  dueAt: wire('tenggat', instant.nullable()),
})
export type QueuedAccount = z.infer<typeof queued>

const counts = z.object({
  proposed: wire('menunggu_pemeriksaan', z.number().int()),
  checked: wire('menunggu_konfirmasi', z.number().int()),
  in_force: wire('berlaku', z.number().int()),
  replaced: wire('diganti', z.number().int()),
  refused: wire('ditolak', z.number().int()),
  withdrawn: wire('ditarik', z.number().int()),
})

const queue = z.object({
  accounts: wire('rekening', z.array(queued)),
  total: z.number().int(),
  counts: wire('jumlah', counts),
  /** How many administrators there are: with only one, no proposal can be confirmed. */
  administrators: wire('administrator', z.number().int()),
  serverTime: wire('waktu_server', instant),
})

const check = z.object({
  name: wire('periksa', wireWords({ holder: 'atas_nama', number: 'nomor', double: 'kembar' })),
  value: wire('nilai', z.string()),
  fits: wire('cocok', z.boolean()),
  found: wire('keterangan', z.string()),
  differing: wire('berbeda', z.array(z.string())),
})

const entry = z.object({
  event: wire('kejadian', wireWords(accountEvent.names)),
  at: wire('waktu', instant),
  by: wire('oleh', z.string()),
  note: wire('catatan', z.string().nullable()),
})

const file = z.object({
  name: wire('nama_berkas', z.string()),
  kind: wire('tipe', z.enum(fileKinds)),
  size: wire('ukuran', z.number().int()),
})

const detail = z.object({
  id: wire('rekening_id', z.string()),
  version: wire('versi', z.number().int()),
  state: wire('status', wireWords(accountState.names)),
  companyName: wire('nama', z.string()),
  shop: wire('toko', z.string()),
  bank: z.string(),
  number: wire('nomor_rekening', z.string()),
  holder: wire('atas_nama', z.string()),
  /** The account in force meanwhile, its number by the last digits; null: there is none. */
  current: wire('sekarang', z.string().nullable()),
  proposedAt: wire('diajukan', instant),
  dueAt: wire('tenggat', instant.nullable()),
  checks: wire('periksa', z.array(check)),
  file: wire('berkas', file.nullable()),
  history: wire('riwayat', z.array(entry)),
  can: z.object({
    check: wire('periksa', allowed),
    confirm: wire('konfirmasi', allowed),
    refuse: wire('tolak', allowed),
  }),
})
/** An account in an administrator's review. */
export type AccountDetail = z.infer<typeof detail>

const administrator = { access: 'admin', permission: 'companies.verify' } as const
const expected = { id: wire('rekening_id', idText), version: wire('versi', version) }

/** Calls for reviews of seller bank accounts, by two administrators each [SHOP-8]. */
export const accountReviewCalls = {
  queue: defineCall({
    path: 'admin/rekening/daftar',
    summary: 'Accounts of shops: what waits by its deadline, all others the latest first',
    ...administrator,
    body: z.object({
      state: wire('status', wireWords(accountState.names).optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(queue),
  }),
  detail: defineCall({
    path: 'admin/rekening/detail',
    summary: 'An account with what was checked, its document and its history',
    ...administrator,
    body: z.object({ id: wire('rekening_id', idText) }),
    answer: answers(detail),
  }),
  file: defineDownload({
    path: 'admin/rekening/berkas',
    summary: 'The document that proves an account; that it was opened is audited',
    ...administrator,
    body: z.object({ id: wire('rekening_id', idText) }),
  }),
  check: defineCall({
    path: 'admin/rekening/periksa',
    summary: 'The first look: what was typed is as it stands on the document',
    ...administrator,
    body: z.object(expected),
    answer: answers(detail),
  }),
  confirm: defineCall({
    path: 'admin/rekening/konfirmasi',
    summary: 'The second look, by another administrator: the account takes the place of the one in force',
    ...administrator,
    body: z.object(expected),
    answer: answers(detail),
  }),
  refuse: defineCall({
    path: 'admin/rekening/tolak',
    summary: 'Refuse an account with a reason, at either look',
    ...administrator,
    body: z.object({
      ...expected,
      reason: wire(
        'alasan',
        z
          .string({ error: 'Alasan harus diisi.' })
          .trim()
          .min(1, { error: 'Alasan harus diisi.' })
          .max(LONGEST.decisionNote, { error: `Alasan paling panjang ${LONGEST.decisionNote} karakter.` }),
      ),
    }),
    answer: answers(detail),
  }),
}
