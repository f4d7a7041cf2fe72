import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { OrderPage, OrderSummary } from '#domain/orders/shapes.ts'
import type { OrderState } from '#domain/orders/state.ts'
import type { OrderScope } from '#domain/orders/words.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { type OrderFilter, orderFilter } from './order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrdersTable } from './orders-table.tsx'

interface Props {
  filter: OrderFilter
  /** The states visible to the viewer's side. */
  states: readonly OrderState[]
  page: OrderPage
  pathOf: (orderId: string) => string
  partner: string
  searchHint: string
  scopes: readonly OrderScope[]
  actions: (order: OrderSummary) => ReactNode
  /** Shown when there are no orders at all. */
  none: ReactNode
  tableClass?: string
}

/** A filtered, paged list of orders, for either side [ORDER-5]. */
export function OrdersList(props: Props) {
  const { filter, states, page, pathOf, partner, searchHint, scopes, actions, none, tableClass } = props
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const refiltering = next?.pathname === pathname
  const pages = Math.ceil(page.total / ROWS_PER_PAGE)

  return (
    <>
      <OrderFilters
        filter={filter}
        states={states}
        counts={page.counts}
        all={page.all}
        searchHint={searchHint}
        scopes={scopes}
      />
      {refiltering ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(page.orders.length, 5)} />
        </Loading>
      ) : (
        <OrdersTable
          caption="Daftar pesanan"
          orders={page.orders}
          pathOf={pathOf}
          partner={partner}
          actions={actions}
          empty={
            orderFilter.isNarrowed(filter) ? (
              <NothingFits
                title="Tidak ada pesanan yang cocok"
                text="Coba status lain, kata kunci yang lebih pendek, atau rentang tanggal yang lebih lebar."
              />
            ) : (
              none
            )
          }
          {...(tableClass && { className: tableClass })}
        />
      )}
      <ListFoot
        count={page.total > 0 ? `${page.total} pesanan` : ''}
        page={filter.page}
        pages={pages}
        hrefFor={(number) => pathname + orderFilter.search(filter, { page: number })}
      />
    </>
  )
}
