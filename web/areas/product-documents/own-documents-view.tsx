import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { LONGEST } from '#domain/limits.ts'
import type { WaitingRequest } from '#domain/product-documents/contract-selling.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { DocumentedTable } from './documented-table.tsx'
import { type DocumentFilter, documentFilter, ownDocumentsQuery, waitingRequestsQuery } from './queries.ts'
import { UploadDialog } from './upload-dialog.tsx'

/** Buyers' requests, and the documents of the seller's products [DOC-2, SELLER-2]. */
export function OwnDocumentsView({ filter }: { filter: DocumentFilter }) {
  const { data: waiting } = useSuspenseQuery(waitingRequestsQuery(filter))
  const { data: documented } = useSuspenseQuery(ownDocumentsQuery(filter))
  const { pathname } = useLocation()
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
      <ListPage
        filter={filter}
        by={documentFilter}
        search={{ label: 'Cari produk', placeholder: 'Nama produk' }}
        shown={documented.products.length}
        none={{ icon: 'document', title: 'Belum ada produk', text: 'Dokumen produk yang Anda jual tampil di sini.' }}
        noMatch={{ title: 'Tidak ada produk yang cocok', text: 'Coba kata kunci yang lebih pendek.' }}
        narrowed={filter.keyword !== ''}
        total={{ count: documented.total, words: `${documented.total} produk` }}
      >
        {(empty) => <DocumentedTable products={documented.products} empty={empty} />}
      </ListPage>
    </>
  )
}

/** The requests that wait for the seller, the oldest first [DOC-2]. */
function RequestsTable({ requests }: { requests: readonly WaitingRequest[] }) {
  const { target, ask, close } = useDialogTarget<{ request: WaitingRequest; question: RequestQuestion }>()
  return (
    <>
      <DataTable
        caption="Permintaan dokumen"
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        actions={(request) => <RequestMenu request={request} onAsk={(question) => ask({ request, question })} />}
        empty={
          <EmptyState
            icon="check-circle"
            title="Tidak ada permintaan"
            text="Dokumen yang diminta pembeli tampil di sini untuk Anda jawab."
          />
        }
      />
      {target && (
        <RequestDialogs
          key={target.about.request.id}
          question={target.open ? target.about.question : null}
          request={target.about.request}
          onClose={close}
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
  { key: 'sejak', title: 'Sejak', numeric: true, cell: ({ requestedAt }) => formatDateTime(requestedAt) },
]

interface Props {
  question: RequestQuestion | null
  /** As it was when the question was opened. */
  request: WaitingRequest
  onClose: () => void
}

/** The dialogs of a request; beside the table, because an answered request leaves it with its row [DOC-2]. */
function RequestDialogs({ question, request, onClose }: Props) {
  const outcome = { refreshes: ['document'] } as const
  const { id, version, kind, product, buyerName } = request
  const expected = { id, version }
  const label = productDocumentLabel(kind)
  return (
    <>
      <UploadDialog open={question === 'upload'} product={product} kind={kind} answers={request} onClose={onClose} />
      <ActDialog
        open={question === 'grant'}
        onClose={onClose}
        call="pusat-seller/dokumen/permintaan/jawab"
        body={() => expected}
        title={`Buka ${label} untuk pembeli ini?`}
        confirmLabel="Ya, buka"
        done="Dokumen dibuka untuk pembeli"
        {...outcome}
      >
        {buyerName} dapat mengunduh {label} {product.name}, juga yang menggantikannya nanti.
      </ActDialog>
      <ActDialog
        open={question === 'decline'}
        onClose={onClose}
        call="pusat-seller/dokumen/permintaan/tolak"
        body={(reason) => ({ ...expected, reason })}
        field={{ name: 'reason', label: 'Alasan', longest: LONGEST.documentReason }}
        title="Tolak permintaan?"
        confirmLabel="Tolak permintaan"
        tone="danger"
        done="Permintaan ditolak"
        {...outcome}
      >
        Pembeli membaca alasan Anda dan dapat meminta lagi.
      </ActDialog>
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
