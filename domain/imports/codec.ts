import { type EnglishOf, list, nullable, record } from '../codec.ts'
import type {
  WireImportChange,
  WireImportChanges,
  WireImportDetail,
  WireImportList,
  WireImportProblem,
  WireImportProblems,
  WireImportSummary,
} from './contract.ts'
import { importKind } from './kind.ts'
import { importState } from './state.ts'

const summaryNames = {
  id: 'impor_id',
  kind: ['jenis', importKind],
  file: 'berkas',
  state: ['status', importState],
  by: 'oleh',
  at: 'pada',
  rows: 'jumlah',
  fresh: 'baru',
  changed: 'berubah',
  same: 'tetap',
  problems: 'bermasalah',
  asked: 'pertanyaan',
} as const

/** An import in the list of earlier ones. */
export const importSummary = record<WireImportSummary>()(summaryNames)
export type ImportSummary = EnglishOf<typeof importSummary>

export const importList = record<WireImportList>()({ imports: ['impor', list(importSummary)], total: 'total' })
export type ImportList = EnglishOf<typeof importList>

/** One import with its columns and how far it is. */
export const importDetail = record<WireImportDetail>()({
  ...summaryNames,
  version: 'versi',
  done: 'selesai',
  stopping: 'menghentikan',
  fits: 'cocok',
  style: 'angka',
  newProducts: 'produk_baru',
  questions: [
    'ditanya',
    nullable(
      record<NonNullable<WireImportDetail['ditanya']>>()({
        numbers: [
          'angka',
          nullable(
            record<NonNullable<NonNullable<WireImportDetail['ditanya']>['angka']>>()({
              contradiction: 'bertentangan',
              examples: [
                'contoh',
                list(
                  record<NonNullable<NonNullable<WireImportDetail['ditanya']>['angka']>['contoh'][number]>()({
                    text: 'isi',
                    id: 'id',
                    en: 'en',
                  }),
                ),
              ],
            }),
          ),
        ],
        unpaired: 'kolom',
        lacksValues: 'tanpa_nilai',
      }),
    ),
  ],
  columns: [
    'kolom',
    list(record<WireImportDetail['kolom'][number]>()({ head: 'kepala', example: 'contoh', column: 'dipasangkan' })),
  ],
  problemsBy: [
    'masalah_kolom',
    list(record<WireImportDetail['masalah_kolom'][number]>()({ column: 'kolom', count: 'jumlah' })),
  ],
  changedBy: [
    'perubahan_kolom',
    list(record<WireImportDetail['perubahan_kolom'][number]>()({ column: 'kolom', count: 'jumlah' })),
  ],
  calledOtherwise: [
    'nama_lain',
    record<WireImportDetail['nama_lain']>()({
      count: 'jumlah',
      first: [
        'baris',
        list(
          record<WireImportDetail['nama_lain']['baris'][number]>()({
            row: 'baris',
            inFile: 'di_berkas',
            product: 'produk',
          }),
        ),
      ],
    }),
  ],
  appliesAt: 'berlaku_mulai',
  note: 'catatan',
  undoneUntil: 'batal_sampai',
  notUndone: 'tidak_dibatalkan',
})
export type ImportDetail = EnglishOf<typeof importDetail>

/** Why a row cannot be applied. */
export const importProblem = record<WireImportProblem>()({
  row: 'baris',
  sku: 'sku',
  name: 'nama',
  head: 'kolom',
  shown: 'isi',
  reason: 'alasan',
})
export type ImportProblem = EnglishOf<typeof importProblem>

export const importProblems = record<WireImportProblems>()({
  problems: ['masalah', list(importProblem)],
  next: 'berikut',
})
export type ImportProblems = EnglishOf<typeof importProblems>

/** What applying a row changes. */
const importChange = record<WireImportChange>()({
  row: 'baris',
  sku: 'sku',
  name: 'nama',
  isNew: 'baru',
  changes: [
    'perubahan',
    list(
      record<WireImportChange['perubahan'][number]>()({
        column: 'kolom',
        before: 'sebelum',
        after: 'sesudah',
        percent: 'persen',
      }),
    ),
  ],
})
export type ImportChange = EnglishOf<typeof importChange>

export const importChanges = record<WireImportChanges>()({ changes: ['perubahan', list(importChange)] })
export type ImportChanges = EnglishOf<typeof importChanges>
