import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { LONGEST } from '#domain/limits.ts'
import type { WaitingRequest } from '#domain/papers/contract-selling.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { DocumentedTable } from './documented-table.tsx'
import { type DocumentFilter, documentFilter, ownDocumentsQuery, waitingRequestsQuery } from './queries.ts'
import { UploadDialog } from './upload-dialog.tsx'

/** What buyers ask for, and the documents of the seller's products [DOC-2, SELLER-2]. */
export function OwnDocumentsView({ filter }: { filter: DocumentFilter }) {
  const { data: waiting } = useSuspenseQuery(waitingRequestsQuery(filter))
  const { data: documented } = useSuspenseQuery(ownDocumentsQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <h2 className="mb-3 text-lg">Permintaan pembeli</h2>
      <RequestsTable requests={waiting.requests} />
      <ListFoot
        count={waiting.total > 0 ? `${waiting.total} permintaan menunggu` : ''}
        page={filter.waiting}
        pages={Math.ceil(waiting.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + documentFilter.search(filter, { page: filter.page, waiting: number })}
      />
      <h2 className="mb-3 mt-7 text-lg">Dokumen produk</h2>
      <div className="mb-4">
        <KeywordForm
          longest={LONGEST.keyword}
          key={filter.keyword}
          label="Cari produk"
          placeholder="Nama produk"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: documentFilter.search(filter, { keyword }) })}
        />
      </div>
      <DocumentedTable
        products={documented.products}
        empty={
          filter.keyword ? (
            <NothingFits title="Tidak ada produk yang cocok" text="Coba kata kunci yang lebih pendek." />
          ) : (
            <EmptyState icon="document" title="Belum ada produk" text="Dokumen produk yang Anda jual tampil di sini." />
          )
        }
      />
      <ListFoot
        count={documented.total > 0 ? `${documented.total} produk` : ''}
        page={filter.page}
        pages={Math.ceil(documented.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + documentFilter.search(filter, { page: number })}
      />
    </>
  )
}

/** The requests that wait for the seller, the oldest first [DOC-2]. */
function RequestsTable({ requests }: { requests: readonly WaitingRequest[] }) {
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

interface Props {
  asking: RequestQuestion | null
  /** As it was when the question was opened. */
  request: WaitingRequest
  onClose: () => void
}

/** The dialogs of a request; beside the table, because an answered request leaves it with its row [DOC-2]. */
function RequestDialogs({ asking, request, onClose }: Props) {
  const outcome = { refreshes: ['document'] } as const
  const grant = useAct('pusat-seller/dokumen/permintaan/jawab', { done: 'Dokumen dibuka untuk pembeli', ...outcome })
  const decline = useAct('pusat-seller/dokumen/permintaan/tolak', { done: 'Permintaan ditolak', ...outcome })
  const { id, version, kind, product, buyerName } = request
  const seen = { id, version }
  const declining = useCallForm(decline, {
    start: { reason: '' },
    body: ({ reason }) => ({ ...seen, reason }),
    onClose,
  })
  const label = productDocumentLabel(kind)
  return (
    <>
      <UploadDialog open={asking === 'upload'} product={product} kind={kind} answers={request} onClose={onClose} />
      <ConfirmDialog
        open={asking === 'grant'}
        title={`Buka ${label} untuk pembeli ini?`}
        confirmLabel="Ya, buka"
        working={grant.working}
        onConfirm={() => void grant.send(seen).then(onClose)}
        onCancel={onClose}
      >
        {buyerName} dapat mengunduh {label} {product.name}, juga yang menggantikannya nanti.
      </ConfirmDialog>
      <TextDialog
        open={asking === 'decline'}
        onClose={onClose}
        title="Tolak permintaan?"
        description="Pembeli membaca alasan Anda dan dapat meminta lagi."
        form={declining}
        name="reason"
        label="Alasan"
        longest={LONGEST.documentReason}
        confirmLabel="Tolak permintaan"
        tone="danger"
      />
    </>
  )
}

/** How a request is answered: with a file, by opening what is there, or not at all. */
type RequestQuestion = 'upload' | 'grant' | 'decline'

interface RequestMenuProps {
  request: WaitingRequest
  onAsk: (question: RequestQuestion) => void
}

/** The answers to a request in its row [DOC-2]. */
function RequestMenu({ request: { can, kind, buyerName, present }, onAsk }: RequestMenuProps) {
  const answerable = { disabled: !can.answer.allowed, reason: can.answer.reason }
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon="dots"
          size="dense"
          label={`Tindakan untuk ${productDocumentLabel(kind)} yang diminta ${buyerName}`}
        />
      }
    >
      <MenuItem icon="upload" {...answerable} onSelect={() => onAsk('upload')}>
        Unggah dan jawab
      </MenuItem>
      {present && (
        <MenuItem icon="eye" {...answerable} onSelect={() => onAsk('grant')}>
          Buka dokumen yang ada
        </MenuItem>
      )}
      <MenuItem
        icon="close"
        tone="danger"
        disabled={!can.decline.allowed}
        reason={can.decline.reason}
        onSelect={() => onAsk('decline')}
      >
        Tolak
      </MenuItem>
    </Menu>
  )
}
