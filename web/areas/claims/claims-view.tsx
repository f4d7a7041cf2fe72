import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { claimPath } from '#domain/claims/notice.ts'
import type { ClaimPage, ClaimSummary } from '#domain/claims/shapes.ts'
import { formatCount } from '#domain/format.ts'
import type { Side } from '#domain/machine.ts'
import { formatDate, formatLastDay } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { type ClaimFilter, claimFilter, claimsQuery, saleClaimsQuery } from './queries.ts'
import { ClaimPill } from './state-pill.tsx'

/** The buyer company's claims [CLAIM-1]. */
export function ClaimsView({ filter }: { filter: ClaimFilter }) {
  const { data: page } = useSuspenseQuery(claimsQuery(filter))
  return <ClaimsList filter={filter} page={page} reader="buyer" />
}

/** Those of the seller's customers. */
export function SaleClaimsView({ filter }: { filter: ClaimFilter }) {
  const { data: page } = useSuspenseQuery(saleClaimsQuery(filter))
  return <ClaimsList filter={filter} page={page} reader="seller" />
}

interface ListProps {
  filter: ClaimFilter
  page: ClaimPage
  reader: Side
}

const labels = {
  buyer: { all: 'Semua', seller: 'Menunggu seller', buyer: 'Menunggu Anda', over: 'Selesai' },
  seller: { all: 'Semua', seller: 'Menunggu Anda', buyer: 'Menunggu pembeli', over: 'Selesai' },
}
const orders: Record<Side, readonly (keyof ClaimPage['counts'])[]> = {
  buyer: ['all', 'buyer', 'seller', 'over'],
  seller: ['all', 'seller', 'buyer', 'over'],
}
const emptyTexts = {
  buyer: 'Barang yang kurang, rusak, atau tidak sesuai diklaim dari halaman pesanannya setelah diterima.',
  seller: 'Klaim pembeli atas barang yang diterimanya tampil di sini.',
}

const ordersPaths = { buyer: '/transaksi/daftar-transaksi', seller: '/pusat-seller/pesanan' }

function ClaimsList({ filter, page, reader }: ListProps) {
  return (
    <ListPage
      filter={filter}
      by={claimFilter}
      pills={{
        label: 'Saring klaim',
        links: orders[reader].map((scope) => ({
          change: { scope },
          label: labels[reader][scope],
          count: formatCount(page.counts[scope]),
        })),
      }}
      shown={page.claims.length}
      none={{
        icon: 'check-circle',
        title: 'Tidak ada klaim',
        text: emptyTexts[reader],
        action: (
          <Link to={ordersPaths[reader]} className={buttonClass({ variant: 'secondary' })}>
            Lihat pesanan
          </Link>
        ),
      }}
      noMatch={{ title: 'Tidak ada klaim yang cocok', text: 'Coba status lain.' }}
      total={{ count: page.total, words: `${formatCount(page.total)} klaim` }}
    >
      {(empty) => (
        <DataTable
          caption="Klaim, yang terbaru lebih dahulu"
          columns={columnsOf(reader)}
          rows={page.claims}
          rowKey={({ id }) => id}
          density="roomy"
          empty={empty}
        />
      )}
    </ListPage>
  )
}

function columnsOf(reader: Side): Column<ClaimSummary>[] {
  return [
    {
      key: 'nomor',
      title: 'Klaim',
      onCard: 'heading',
      className: 'whitespace-nowrap',
      cell: ({ id, number, submittedAt }) => (
        <>
          <Link to={claimPath(id, reader)} className="num block font-semibold text-link">
            {number}
          </Link>
          <span className="num block text-xs font-normal text-mute">{formatDate(submittedAt)}</span>
        </>
      ),
    },
    {
      key: 'mitra',
      title: reader === 'seller' ? 'Pembeli' : 'Seller',
      className: 'md:min-w-40',
      cell: ({ partnerName }) => partnerName,
    },
    {
      key: 'produk',
      title: 'Produk',
      className: 'md:w-full wrap-anywhere',
      cell: ({ firstProduct, rowCount }) => (rowCount > 1 ? `${firstProduct} +${rowCount - 1} lainnya` : firstProduct),
    },
    {
      key: 'pesanan',
      title: 'Pesanan',
      className: 'num whitespace-nowrap md:max-lg:hidden',
      cell: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'batas',
      title: 'Batas',
      className: 'num whitespace-nowrap',
      cell: ({ answerBy, buyerBy }) => {
        const end = answerBy ?? buyerBy
        return end ? formatLastDay(end) : '–'
      },
    },
    { key: 'status', title: 'Status', cell: (claim) => <ClaimPill claim={claim} /> },
  ]
}
