import { importChanges, importDetail, importList, importProblems } from '#domain/imports/codec.ts'
import type { ColumnName } from '#domain/imports/columns.ts'
import { query } from '#web/lib/query.ts'
import { type FilterOf, page, ROWS_PER_PAGE, searchParams } from '#web/lib/search-params.ts'

/** What an act on an import changes. */
export const refreshes = [
  'pusat-seller/impor/status',
  'pusat-seller/impor/masalah',
  'pusat-seller/impor/perubahan',
  'pusat-seller/impor/daftar',
] as const

/** Which of the earlier imports the address asks for. */
export const importsFilter = searchParams({ page })
export type ImportsFilter = FilterOf<typeof importsFilter>

/** Earlier imports of the shop. */
export const importsQuery = ({ page }: ImportsFilter) =>
  query({
    call: 'pusat-seller/impor/daftar',
    body: { halaman: page, per_halaman: ROWS_PER_PAGE },
    as: importList,
  })

/** One import, and how far it is. */
export const importQuery = (id: string) =>
  query({ call: 'pusat-seller/impor/status', body: { impor_id: id }, as: importDetail })

/** Rows of it that change something, or a column, the largest changes first. */
export const changesQuery = (id: string, { column, page }: { column: ColumnName | null; page: number }) =>
  query({
    call: 'pusat-seller/impor/perubahan',
    body: { impor_id: id, ...(column && { kolom: column }), halaman: page },
    as: importChanges,
  })

/** Rows of it that cannot be applied, after one of them. */
export const problemsQuery = (id: string, { column, after }: { column: ColumnName | 'baris' | null; after: number }) =>
  query({
    call: 'pusat-seller/impor/masalah',
    body: { impor_id: id, ...(column && { kolom: column }), setelah: after },
    as: importProblems,
  })
