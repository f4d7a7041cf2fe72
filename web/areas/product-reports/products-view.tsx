import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { productStatus } from '#domain/catalogue/product-status.ts'
import { formatCount, sentence } from '#domain/format.ts'
import type { OverseenProduct } from '#domain/product-reports/contract-admin.ts'
import { productReviewPath } from '#domain/product-reports/notice.ts'
import { statusTones } from '#web/areas/catalogue/public.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { PicturedCell } from '#web/ui/list/pictured-cell.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { type ReviewQueueFilter, reviewQueueFilter, reviewQueueQuery } from './queries.ts'

/** Every product, the newest first, with what waits for a decision [ADM-3]. */
export function ProductsView({ filter }: { filter: ReviewQueueFilter }) {
  const { data: page } = useSuspenseQuery(reviewQueueQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const to = (change: Partial<ReviewQueueFilter>) =>
    pathname + reviewQueueFilter.search(filter, { after: undefined, ...change })
  const { waiting, status, seller } = filter
  return (
    <ListPage
      filter={filter}
      by={reviewQueueFilter}
      pills={{
        label: 'Yang menunggu',
        links: [
          { change: { waiting: '' }, label: 'Semua' },
          {
            change: { waiting: 'complaints', status: '' },
            label: 'Dilaporkan',
            count: page.counts.complaints,
            current: waiting === 'complaints',
          },
          {
            change: { waiting: 'look', status: '' },
            label: 'Minta ditinjau',
            count: page.counts.look,
            current: waiting === 'look',
          },
        ],
      }}
      aside={
        <Field label="Status" hideLabel>
          <Select
            value={status && productStatus.encode(status)}
            options={statusOptions}
            onChange={({ target }) =>
              void navigate(to({ status: target.value === '' ? '' : productStatus.decode(target.value as Wire) }))
            }
          />
        </Field>
      }
      search={{ label: 'Cari produk', placeholder: 'Nama produk atau SKU' }}
      above={
        seller && (
          <p className="mb-3 flex flex-wrap gap-x-3 gap-y-1 text-sm">
            <span className="wrap-anywhere">
              Produk dari <b className="font-semibold">{page.products[0]?.sellerName ?? seller}</b>
            </span>
            <Link to={to({ seller: undefined })} className="text-link">
              Semua seller
            </Link>
          </p>
        )
      }
      shown={page.products.length}
      none={{ icon: 'check-circle', title: 'Tidak ada produk', text: nothing[waiting] }}
      noMatch={{ title: 'Tidak ada yang cocok', text: 'Coba nama yang lebih pendek, atau filter lain.' }}
      narrowed={reviewQueueFilter.isNarrowed({ ...filter, waiting: '' })}
      next={page.next}
    >
      {(empty) => (
        <DataTable
          caption="Produk"
          columns={columnsOf((username) => to({ seller: username }))}
          rows={page.products}
          rowKey={({ id }) => String(id)}
          empty={empty}
        />
      )}
    </ListPage>
  )
}

const nothing = {
  '': 'Produk yang dijual seller tampil di sini.',
  complaints: 'Semua laporan sudah diputuskan.',
  look: 'Tidak ada seller yang meminta produknya ditinjau lagi.',
}

type Wire = (typeof productStatus.names)[ProductStatus]

// drafts are their sellers' own
const shown = ['published', 'withdrawn', 'closed', 'banned'] as const
const statusOptions = [
  { value: '', label: 'Semua status' },
  ...shown.map(productStatus.encode).map((word) => ({ value: word, label: sentence(word) })),
]

const columnsOf = (ofSeller: (username: string) => string): readonly Column<OverseenProduct>[] => [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'md:w-full md:min-w-56 md:max-w-0',
    cell: ({ id, name, picture, sku, packLabel }) => (
      <PicturedCell
        picture={picture}
        name={
          <Link
            to={productReviewPath(id)}
            className="block font-semibold text-primary hover:underline max-md:wrap-anywhere md:truncate"
          >
            {name}
          </Link>
        }
        note={[sku, packLabel].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'seller',
    title: 'Seller',
    className: 'md:min-w-44 xl:whitespace-nowrap',
    cell: ({ sellerName, sellerUsername }) => (
      <Link to={ofSeller(sellerUsername)} className="text-link wrap-break-word">
        {sellerName}
      </Link>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    className: 'whitespace-nowrap',
    cell: ({ status, requestedAt }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusPill tone={statusTones[status]}>{productStatus.encode(status)}</StatusPill>
        {requestedAt && <StatusPill tone="attention">minta ditinjau {formatDate(requestedAt)}</StatusPill>}
      </span>
    ),
  },
  {
    key: 'laporan',
    title: 'Laporan',
    numeric: true,
    isEmpty: ({ complaints }) => complaints === 0,
    cell: ({ complaints }) =>
      complaints > 0 ? (
        <StatusPill tone="danger">{formatCount(complaints)}</StatusPill>
      ) : (
        <span className="text-mute">–</span>
      ),
  },
]
