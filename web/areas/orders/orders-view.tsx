import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderStates } from '#domain/orders/state.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { OrderFilter } from './order-filter.ts'
import { OrdersList } from './orders-list.tsx'
import { orderPath } from './paths.ts'
import { ordersQuery } from './queries.ts'
import { useOrderMenu } from './use-order-menu.tsx'

interface Props {
  filter: OrderFilter
}

/** The buyer company's orders [ORDER-5]. */
export function OrdersView({ filter }: Props) {
  const { data: page } = useSuspenseQuery(ordersQuery(filter))
  const { actions, dialog } = useOrderMenu()
  return (
    <>
      <OrdersList
        filter={filter}
        states={orderStates}
        page={page}
        pathOf={orderPath}
        partner="Seller"
        searchHint="Nomor, PO, invoice, lot, SKU, seller, produk"
        scopes={['mine', 'unpaid', 'overdue']}
        actions={actions}
        none={<NoOrderYet />}
        tableClass="[--table-head-top:4rem] lg:[--table-head-top:6.5rem]"
      />
      {dialog}
    </>
  )
}

/** In place of a buyer's list of orders. */
function NoOrderYet() {
  return (
    <EmptyState
      icon="document"
      title="Belum ada pesanan"
      text="Pesanan perusahaan Anda akan tampil di sini, lengkap dengan perkembangannya."
      action={
        <Link to="/produk" className={buttonClass({ variant: 'primary' })}>
          Cari produk
        </Link>
      }
    />
  )
}
