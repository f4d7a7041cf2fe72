import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigation } from 'react-router'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type NegotiationFilter, negotiationFilter } from '../negotiation-filter.ts'
import { NegotiationFilters } from '../negotiation-filters.tsx'
import { negotiationsQuery } from '../queries.ts'
import { useAskAgain } from '../use-ask-again.ts'
import { NegotiationsTable } from './negotiations-table.tsx'

/** The buyer company's negotiations, live [NEGO-9]. */
export function NegotiationsView({ filter }: { filter: NegotiationFilter }) {
  const { data: page } = useSuspenseQuery(negotiationsQuery(filter))
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const askAgain = useAskAgain()
  // a search counts among what it finds alone
  const mine = negotiationFilter.isNarrowed({ ...filter, phase: 'semua', state: '' }) ? 0 : page.counts.waiting

  return (
    <>
      {mine > 0 && (
        <Notice tone="attention" className="mb-4">
          <span className="num">{mine} nego menunggu jawaban Anda hari ini, paling lambat pukul 24.00 WIB.</span>
        </Notice>
      )}
      <NegotiationFilters
        filter={filter}
        params={negotiationFilter}
        counts={page.counts}
        searchHint="Produk atau seller"
      />
      {next?.pathname === pathname ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(page.negotiations.length, 5)} />
        </Loading>
      ) : (
        <NegotiationsTable
          negotiations={page.negotiations}
          onExpired={askAgain}
          empty={
            negotiationFilter.isNarrowed(filter) ? (
              <NothingFits
                title="Tidak ada nego yang cocok"
                text="Coba status lain atau kata kunci yang lebih pendek."
              />
            ) : (
              <NoneYet />
            )
          }
        />
      )}
      <ListFoot
        count={page.total > 0 ? `${page.total} nego` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(page) => `${pathname}${negotiationFilter.search(filter, { page })}`}
      />
    </>
  )
}

function NoneYet() {
  const asks = viewerMay(useViewer(), 'nego.act')
  if (!asks)
    return <EmptyState icon="handshake" title="Belum ada nego" text="Nego perusahaan Anda akan tampil di sini." />
  return (
    <EmptyState
      icon="handshake"
      title="Belum ada nego"
      text="Ajukan harga dari halaman produk yang dapat dinego; jawaban seller tampil di sini."
      action={
        <Link to="/produk" className={buttonClass()}>
          Cari produk
        </Link>
      }
    />
  )
}
