import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { NothingFits } from '#web/ui/list/nothing-fits.tsx'
import { DocumentedTable } from './documented-table.tsx'
import { type DocumentFilter, documentFilter, ownDocumentsQuery, waitingRequestsQuery } from './queries.ts'
import { RequestsTable } from './requests-table.tsx'

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
