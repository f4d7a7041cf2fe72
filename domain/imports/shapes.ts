import { z } from 'zod'
import { instant } from '#domain/fields.ts'
import { numberStyles } from '#domain/numbers/number-text.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { type ColumnName, columnNames } from './columns.ts'
import { importKind } from './kind.ts'
import { importState } from './state.ts'

export const kind = wireWords(importKind.names, {
  error: "Jenis impor: 'produk', 'harga', 'stok', atau 'daftar-harga'.",
})

export const style = z.enum(numberStyles, { error: "Penulisan angka: 'id' atau 'en'." })

export const column = z.enum(columnNames as [ColumnName, ...ColumnName[]], { error: 'Kolom tidak dikenal.' })

export const newProducts = z.enum(['draf', 'dijual'], { error: "Produk baru: 'draf' atau 'dijual'." })

const problem = z.object({
  row: wire('baris', z.number().int()),
  /** The code and name in that row. */
  sku: z.string(),
  name: wire('nama', z.string()),
  /** The head of the column in the file; null where it is about the row. */
  head: wire('kolom', z.string().nullable()),
  shown: wire('isi', z.string()),
  reason: wire('alasan', z.string()),
})

/** Why a row cannot be applied. */
export type ImportProblem = z.infer<typeof problem>

const change = z.object({
  row: wire('baris', z.number().int()),
  sku: z.string(),
  name: wire('nama', z.string()),
  isNew: wire('baru', z.boolean()),
  /** The changes by the row, planned or made: amounts and quantities as numbers, the others as words. */
  changes: wire(
    'perubahan',
    z.array(
      z.object({
        column: wire('kolom', column),
        before: wire('sebelum', z.string().nullable()),
        after: wire('sesudah', z.string().nullable()),
        /** By how much a number moves, of what it was; null where that says nothing. */
        percent: wire('persen', z.number().nullable()),
      }),
    ),
  ),
})

/** A change by a row. */
export type ImportChange = z.infer<typeof change>

const summary = z.object({
  id: wire('impor_id', z.string()),
  kind: wire('jenis', kind),
  file: wire('berkas', z.string()),
  state: wire('status', wireWords(importState.names)),
  by: wire('oleh', z.string()),
  at: wire('pada', instant),
  rows: wire('jumlah', z.number().int()),
  fresh: wire('baru', z.number().int()),
  changed: wire('berubah', z.number().int()),
  same: wire('tetap', z.number().int()),
  problems: wire('bermasalah', z.number().int()),
  /** How many questions keep it from being applied; what its rows would do is known once they are answered. */
  asked: wire('pertanyaan', z.number().int()),
})

/** An import in the list of earlier ones. */
export type ImportSummary = z.infer<typeof summary>

export const detail = z.object({
  ...summary.shape,
  version: wire('versi', z.number().int()),
  /** How many rows have been applied or undone so far. */
  done: wire('selesai', z.number().int()),
  /** Whether a stop was requested, and is about to happen. */
  stopping: wire('menghentikan', z.boolean()),
  fits: wire('cocok', z.number().int()),
  style: wire('angka', style),
  /** Whether new products of which the file does not say so are drafts, or sold at once. */
  newProducts: wire('produk_baru', newProducts),
  /** The questions to answer before it may be applied; null: none. */
  questions: wire(
    'ditanya',
    z
      .object({
        /** How numbers are written, with some that can be read in two ways. */
        numbers: wire(
          'angka',
          z
            .object({
              /** Values that contradict each other; null where nothing says either. */
              contradiction: wire('bertentangan', z.object({ id: z.string(), en: z.string() }).nullable()),
              examples: wire(
                'contoh',
                z.array(z.object({ text: wire('isi', z.string()), id: z.string(), en: z.string() })),
              ),
            })
            .nullable(),
        ),
        /** Places of columns of numbers that are neither paired nor passed over by anybody; the first is 0. */
        unpaired: wire('kolom', z.array(z.number().int())),
        /** Whether no column holds what the file is about. */
        lacksValues: wire('tanpa_nilai', z.boolean()),
      })
      .nullable(),
  ),
  columns: wire(
    'kolom',
    z.array(
      z.object({
        head: wire('kepala', z.string()),
        example: wire('contoh', z.string()),
        column: wire('dipasangkan', column.nullable()),
      }),
    ),
  ),
  /** How many rows fail by which column; null: by none. */
  problemsBy: wire(
    'masalah_kolom',
    z.array(z.object({ column: wire('kolom', column.nullable()), count: wire('jumlah', z.number().int()) })),
  ),
  /** How many rows change which column. */
  changedBy: wire(
    'perubahan_kolom',
    z.array(z.object({ column: wire('kolom', column), count: wire('jumlah', z.number().int()) })),
  ),
  /** Rows whose code names a product that the file calls otherwise, and that are applied all the same. */
  calledOtherwise: wire(
    'nama_lain',
    z.object({
      count: wire('jumlah', z.number().int()),
      /** The first of them. */
      first: wire(
        'baris',
        z.array(
          z.object({
            row: wire('baris', z.number().int()),
            inFile: wire('di_berkas', z.string()),
            product: wire('produk', z.string()),
          }),
        ),
      ),
    }),
  ),
  /** When it is to be applied, of one that is planned; null of any other. */
  appliesAt: wire('berlaku_mulai', instant.nullable()),
  /** Why nothing was applied. */
  note: wire('catatan', z.string().nullable()),
  /** Until then it can be undone; null: not at all. */
  undoneUntil: wire('batal_sampai', instant.nullable()),
  /** How many rows could not be undone, as they had changed since. */
  notUndone: wire('tidak_dibatalkan', z.number().int()),
})

/** One import with its columns and how far it is. */
export type ImportDetail = z.infer<typeof detail>

export const checked = z.object({
  id: wire('impor_id', z.string()),
  fits: wire('cocok', z.number().int()),
  problems: wire('bermasalah', z.number().int()),
  /** The first of them. */
  first: wire(
    'masalah',
    z.array(
      z.object({
        row: wire('baris', z.number().int()),
        column: wire('kolom', z.string().nullable()),
        reason: wire('alasan', z.string()),
      }),
    ),
  ),
})

export const problems = z.object({
  problems: wire('masalah', z.array(problem)),
  /** To be sent as `after`; null at the end. */
  next: wire('berikut', z.number().int().nullable()),
})

export type ImportProblems = z.infer<typeof problems>

export const changes = z.object({ changes: wire('perubahan', z.array(change)) })

export type ImportChanges = z.infer<typeof changes>

export const list = z.object({ imports: wire('impor', z.array(summary)), total: z.number().int() })

export type ImportList = z.infer<typeof list>
