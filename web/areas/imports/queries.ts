import type { ColumnName } from '#domain/imports/columns.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

/** The names that an act on an import changes. */
export const refreshes = [
  'pusat-seller/impor/status',
  'pusat-seller/impor/masalah',
  'pusat-seller/impor/perubahan',
  'pusat-seller/impor/daftar',
] as const

/** The page of earlier imports in the address. */
export const importsFilter = searchParams({ page })
export type ImportsFilter = FilterOf<typeof importsFilter>

/** Earlier imports of the shop. */
export const importsQuery = ({ page }: ImportsFilter) =>
  query({
    call: 'pusat-seller/impor/daftar',
    body: { page, perPage: ROWS_PER_PAGE },
  })

/** One import, and how far it is. */
export const importQuery = (id: string) => query({ call: 'pusat-seller/impor/status', body: { id } })

/** Rows of it that change something, or a column, the largest changes first. */
export const changesQuery = (id: string, { column, page }: { column: ColumnName | null; page: number }) =>
  query({
    call: 'pusat-seller/impor/perubahan',
    body: { id, ...(column && { column }), page },
  })

/** Rows of it that cannot be applied, after one of them. */
export const problemsQuery = (id: string, { column, after }: { column: ColumnName | 'baris' | null; after: number }) =>
  query({
    call: 'pusat-seller/impor/masalah',
    body: { id, ...(column && { column }), after },
  })
