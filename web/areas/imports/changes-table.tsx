import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatQuantity, formatRupiah } from '#domain/format.ts'
import { CHANGES_AT_ONCE } from '#domain/imports/changes.ts'
import { type ColumnName, importColumns, isNumberColumn } from '#domain/imports/columns.ts'
import type { ImportChange, ImportDetail } from '#domain/imports/shapes.ts'
import { quantityText } from '#domain/money.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { changesQuery } from './queries.ts'

const ALL = 'semua'

/** The changes of each row, planned or made, the largest first; by column, and page by page [SHOP-4]. */
export function ChangesTable({ one }: { one: ImportDetail }) {
  const [{ column, page }, setShown] = useState<{ column: ColumnName | null; page: number }>({ column: null, page: 1 })
  const { data, isError, refetch } = useQuery(changesQuery(one.id, { column, page }))
  const ofColumn = one.changedBy.find((each) => each.column === column)
  const rows = ofColumn ? ofColumn.count : one.fresh + one.changed
  const pages = Math.ceil(rows / CHANGES_AT_ONCE)
  return (
    <section aria-labelledby="perubahan">
      <h2 id="perubahan" className="mb-2 text-lg">
        Perubahan
      </h2>
      <TabsPill
        label="Saring menurut kolom yang berubah"
        value={column ?? ALL}
        onChange={(chosen) => setShown({ column: chosen === ALL ? null : (chosen as ColumnName), page: 1 })} // the tabs' values
        tabs={[
          { value: ALL, label: 'Semua', count: one.fresh + one.changed },
          ...one.changedBy.map((each) => ({
            value: each.column,
            label: importColumns[each.column].head,
            count: each.count,
          })),
        ]}
      />
      <div className="mt-3">
        {isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading>
            <SkeletonRows rows={5} />
          </Loading>
        ) : (
          <DataTable
            caption="Perubahan"
            columns={columns}
            rows={data.changes}
            rowKey={({ row }) => String(row)}
            density="roomy"
          />
        )}
      </div>
      {pages > 1 && (
        <nav aria-label="Halaman perubahan" className="mt-4 flex flex-wrap items-center justify-end gap-3">
          <p className="num text-sm text-mute">
            {formatCount(page)} dari {formatCount(pages)}
          </p>
          <Button
            variant="secondary"
            size="sm"
            disabled={page === 1}
            onClick={() => setShown({ column, page: page - 1 })}
          >
            Sebelumnya
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={page === pages}
            onClick={() => setShown({ column, page: page + 1 })}
          >
            Berikutnya
          </Button>
        </nav>
      )}
    </section>
  )
}

const columns: Column<ImportChange>[] = [
  { key: 'baris', title: 'Baris', numeric: true, cell: ({ row }) => formatCount(row) },
  {
    key: 'produk',
    title: 'SKU / nama',
    onCard: 'heading',
    className: 'md:min-w-32 md:align-top',
    cell: ({ sku, name }) => <span className="wrap-anywhere">{sku || name || '–'}</span>,
  },
  {
    key: 'perubahan',
    title: 'Dari dan menjadi',
    onCard: 'bare',
    className: 'md:w-full',
    cell: ({ isNew, changes }) => (
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={change.column} className="wrap-anywhere">
            <span className="text-mute">{importColumns[change.column].head}: </span>
            {!isNew && <span className="num">{shown(change.column, change.before)} → </span>}
            <b className="num font-semibold">{shown(change.column, change.after)}</b>
            {change.percent !== null && <span className="num text-mute"> ({percentText(change.percent)})</span>}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'apa',
    title: 'Produk',
    className: 'whitespace-nowrap md:align-top',
    cell: ({ isNew }) => (isNew ? 'baru' : 'ada'),
  },
]

function shown(column: ColumnName, value: string | null): string {
  if (value === null) return 'kosong'
  if (column.startsWith('harga')) return formatRupiah(value)
  return isNumberColumn(column) ? formatQuantity(quantityText(value)) : value
}

function percentText(percent: number): string {
  const size = formatQuantity(quantityText(String(Math.abs(percent))))
  return `${percent < 0 ? '−' : '+'}${size} %`
}
