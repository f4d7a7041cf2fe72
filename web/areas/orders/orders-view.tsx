import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OrderSummary } from '#domain/orders/codec.ts'
import { orderStates } from '#domain/orders/state.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import type { OrderFilter } from './order-filter.ts'
import { OrdersList } from './orders-list.tsx'
import { orderPath } from './paths.ts'
import { ordersQuery } from './queries.ts'
import { ReorderedDialog } from './reordered-dialog.tsx'
import { useReorder } from './use-reorder.ts'

interface Props {
  filter: OrderFilter
}

/** The buyer company's orders [ORDER-5]. */
export function OrdersView({ filter }: Props) {
  const { data: page } = useSuspenseQuery(ordersQuery(filter))
  const reordering = useReorder()

  const actions = (order: OrderSummary) => (
    <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${order.number}`} />}>
      <MenuLink icon="document" render={<Link to={orderPath(order.id)} />}>
        Lihat detail
      </MenuLink>
      <MenuItem icon="refresh" disabled={reordering.working} onSelect={() => void reordering.reorder(order.id)}>
        Pesan lagi
      </MenuItem>
    </Menu>
  )

  return (
    <>
      <OrdersList
        filter={filter}
        states={orderStates}
        page={page}
        pathOf={orderPath}
        partner="Seller"
        searchHint="Nomor pesanan atau PO, seller, atau produk"
        actions={actions}
        none={<NoOrderYet />}
        tableClass="[--table-head-top:4rem] lg:[--table-head-top:6.5rem]"
      />
      <ReorderedDialog reordered={reordering.reordered} onClose={reordering.dismiss} />
    </>
  )
}

function NoOrderYet() {
  return (
    <EmptyState
      icon="document"
      title="Belum ada pesanan"
      text="Pesanan yang Anda buat akan tampil di sini, lengkap dengan perkembangannya."
      action={
        <Link to="/produk" className={buttonClass()}>
          Cari produk
        </Link>
      }
    />
  )
}
