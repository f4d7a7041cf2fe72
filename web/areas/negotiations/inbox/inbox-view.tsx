import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { inboxFilter, type NegotiationFilter, negotiationFilter } from '../negotiation-filter.ts'
import { NegotiationFilters } from '../negotiation-filters.tsx'
import { inboxQuery, sellerNegotiationQuery } from '../queries.ts'
import { useAskAgain } from '../use-ask-again.ts'
import { useInboxKeys } from './inbox-keys.ts'
import { InboxPanel, type InboxPanelActs } from './inbox-panel.tsx'
import { useInboxSelection } from './inbox-selection.ts'
import { InboxStats } from './inbox-stats.tsx'
import { InboxTable, rowLinkId } from './inbox-table.tsx'

/**
 * The seller's inbox: the live list with the chosen negotiation beside it; on narrow screens one after the other
 * [SELLER-4].
 */
export function InboxView({ filter }: { filter: NegotiationFilter }) {
  const { data: page } = useSuspenseQuery(inboxQuery(filter))
  const { chosen, selected, choose } = useInboxSelection(page.negotiations)
  const panel = useRef<InboxPanelActs>(null)
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const askAgain = useAskAgain()

  const refiltering = next?.pathname === pathname && !sameFilter(next.search, filter)

  function move(step: 1 | -1) {
    const index = page.negotiations.findIndex((nego) => nego.id === selected)
    const there = page.negotiations[index + step]
    if (!there) return
    // moving the focus scrolls the row into view and reads it out
    document.getElementById(rowLinkId(there.id))?.focus()
    choose(there.id)
    const after = page.negotiations[index + 2 * step]
    if (after) void client.prefetchQuery(sellerNegotiationQuery(after.id))
  }

  useInboxKeys({
    move,
    counter: () => panel.current?.counter(),
    agree: () => panel.current?.agree(),
    open: () => {
      if (selected) choose(selected)
      panel.current?.focus()
    },
  })

  return (
    <>
      <div className={cx(chosen && 'max-xl:hidden')}>
        <InboxStats summary={page.summary} />
        <NegotiationFilters
          filter={filter}
          params={inboxFilter}
          counts={page.counts}
          searchHint="Pembeli atau produk"
        />
      </div>
      {chosen && (
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', className: 'mb-2 -ms-2 xl:hidden' })}
          onClick={() => choose(null)}
        >
          <Icon name="arrow-left" size={18} />
          Kembali ke daftar
        </button>
      )}
      <div className="grid items-start gap-4.5 xl:grid-cols-[minmax(0,1fr)_21rem] 2xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className={cx('min-w-0', chosen && 'max-xl:hidden')}>
          {refiltering ? (
            <Loading className={cardClass}>
              <SkeletonRows rows={Math.max(page.negotiations.length, 5)} />
            </Loading>
          ) : (
            <InboxTable
              negotiations={page.negotiations}
              selected={selected}
              onChoose={choose}
              onExpired={askAgain}
              empty={
                negotiationFilter.isNarrowed({ ...filter, phase: 'semua' }) ? (
                  <NothingFits
                    title="Tidak ada nego yang cocok"
                    text="Coba status lain atau kata kunci yang lebih pendek."
                  />
                ) : (
                  <NothingWaits />
                )
              }
            />
          )}
          <ListFoot
            count={page.total > 0 ? `${page.total} nego` : ''}
            page={filter.page}
            pages={Math.ceil(page.total / ROWS_PER_PAGE)}
            hrefFor={(page) => `${pathname}${inboxFilter.search(filter, { page })}`}
          />
        </div>
        {selected && (
          <div
            className={cx(
              'min-w-0 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto xl:rounded-card',
              !chosen && 'max-xl:hidden',
            )}
          >
            {/* text typed for one negotiation must not carry over to another */}
            <InboxPanel key={selected} ref={panel} negotiationId={selected} />
          </div>
        )}
      </div>
    </>
  )
}

/** Whether only another row was chosen, so that the list stays. */
function sameFilter(search: string, filter: NegotiationFilter): boolean {
  const target = inboxFilter.read(new URLSearchParams(search))
  return inboxFilter.search(target, { page: target.page }) === inboxFilter.search(filter, { page: filter.page })
}

function NothingWaits() {
  return (
    <EmptyState
      icon="handshake"
      title="Tidak ada nego yang berjalan"
      text="Nego baru dari pelanggan Anda tampil di sini seketika."
      action={
        <Link to="?tampil=semua" className={buttonClass({ variant: 'secondary' })}>
          Lihat semua nego
        </Link>
      }
    />
  )
}
