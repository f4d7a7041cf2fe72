import { useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { WaitingRequest } from '#domain/papers/codec-selling.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { RequestDialogs } from './request-dialogs.tsx'
import { RequestMenu, type RequestQuestion } from './request-menu.tsx'

/** The requests that wait for the seller, the oldest first [DOC-2]. */
export function RequestsTable({ requests }: { requests: readonly WaitingRequest[] }) {
  const [opened, setOpened] = useState<{ request: WaitingRequest; question: RequestQuestion | null }>()
  return (
    <>
      <DataTable
        caption="Permintaan dokumen"
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        actions={(request) => <RequestMenu request={request} onAsk={(question) => setOpened({ request, question })} />}
        empty={
          <EmptyState
            icon="check-circle"
            title="Tidak ada permintaan"
            text="Dokumen yang diminta pembeli tampil di sini untuk Anda jawab."
          />
        }
      />
      {opened && (
        <RequestDialogs
          key={opened.request.id}
          asking={opened.question}
          request={opened.request}
          onClose={() => setOpened({ ...opened, question: null })}
        />
      )}
    </>
  )
}

const columns: Column<WaitingRequest>[] = [
  {
    key: 'pembeli',
    title: 'Pembeli',
    onCard: 'heading',
    className: 'md:w-1/4 md:min-w-44',
    cell: ({ buyerName, buyerCity }) => (
      <>
        <span className="block font-semibold">{buyerName}</span>
        <span className="block text-xs font-normal text-mute">{buyerCity}</span>
      </>
    ),
  },
  { key: 'jenis', title: 'Dokumen', className: 'whitespace-nowrap', cell: ({ kind }) => productDocumentLabel(kind) },
  {
    key: 'produk',
    title: 'Produk',
    className: 'md:w-1/4 md:min-w-44',
    cell: ({ product }) =>
      product.status === 'published' ? (
        <Link to={productPath(product)} className="text-link">
          {product.name}
        </Link>
      ) : (
        <>
          {product.name} <span className="text-mute">(sedang tidak dijual)</span>
        </>
      ),
  },
  {
    key: 'catatan',
    title: 'Catatan',
    className: 'md:w-1/2 md:min-w-48 wrap-anywhere',
    cell: ({ note }) => note ?? <span className="text-mute">–</span>,
  },
  { key: 'sejak', title: 'Sejak', numeric: true, cell: ({ askedAt }) => formatDateTime(askedAt) },
]
