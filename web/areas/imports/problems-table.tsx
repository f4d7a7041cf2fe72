import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '#domain/format.ts'
import { type ColumnName, importColumns } from '#domain/imports/columns.ts'
import type { ImportDetail, ImportProblem } from '#domain/imports/shapes.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { problemsQuery } from './queries.ts'

const ALL = 'semua'
const ROW = 'baris'

/** The rows that cannot be applied and why, by column; read on by key, and as a file to be mended [SHOP-4]. */
export function ProblemsTable({ one }: { one: ImportDetail }) {
  const [shown, setShown] = useState<{ column: string; after: readonly number[] }>({ column: ALL, after: [0] })
  const column = shown.column === ALL ? null : (shown.column as ColumnName | typeof ROW) // the tabs' values
  const after = shown.after.at(-1) ?? 0
  const { data: page, isError, refetch } = useQuery(problemsQuery(one.id, { column, after }))
  const next = page?.next
  return (
    <section aria-labelledby="bermasalah">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="bermasalah" className="text-lg">
          Baris bermasalah
        </h2>
        <a
          href={fileAddress('pusat-seller/impor/masalah/berkas', { impor_id: one.id, format: 'xlsx' })}
          download
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Icon name="download" size={16} />
          Unduh {formatCount(one.problems)} baris
        </a>
      </div>
      <TabsPill
        label="Saring menurut kolom"
        value={shown.column}
        onChange={(chosen) => setShown({ column: chosen, after: [0] })}
        tabs={[
          { value: ALL, label: 'Semua', count: one.problems },
          ...one.problemsBy.map((each) => ({
            value: each.column ?? ROW,
            label: each.column ? importColumns[each.column].head : 'Baris',
            count: each.count,
          })),
        ]}
      />
      <div className="mt-3">
        {isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : !page ? (
          <Loading>
            <SkeletonRows rows={5} />
          </Loading>
        ) : (
          <DataTable
            caption="Baris bermasalah"
            columns={columns}
            rows={page.problems}
            rowKey={({ row }) => String(row)}
          />
        )}
      </div>
      {(shown.after.length > 1 || next != null) && (
        <nav aria-label="Halaman baris bermasalah" className="mt-4 flex flex-wrap justify-end gap-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={shown.after.length === 1}
            onClick={() => setShown({ ...shown, after: shown.after.slice(0, -1) })}
          >
            Sebelumnya
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={next == null}
            onClick={() => next != null && setShown({ ...shown, after: [...shown.after, next] })}
          >
            Berikutnya
          </Button>
        </nav>
      )}
    </section>
  )
}

const columns: Column<ImportProblem>[] = [
  { key: 'baris', title: 'Baris', numeric: true, cell: ({ row }) => formatCount(row) },
  {
    key: 'produk',
    title: 'SKU / nama',
    onCard: 'heading',
    className: 'md:min-w-32',
    cell: ({ sku, name }) => <span className="wrap-anywhere">{sku || name || '–'}</span>,
  },
  {
    key: 'isi',
    title: 'Isi',
    className: 'md:min-w-40',
    cell: ({ head, shown }) =>
      head && shown ? (
        <span className="inline-block rounded-mark bg-danger-tint px-1.5 py-0.5 text-xs font-semibold text-danger wrap-anywhere">
          {head}: {shown}
        </span>
      ) : (
        <span className="text-mute">{head ?? '–'}</span>
      ),
  },
  { key: 'alasan', title: 'Alasan', onCard: 'bare', cell: ({ reason }) => reason },
]
