import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { orderPath } from './paths.ts'
import { ReorderedDialog } from './reordered-dialog.tsx'
import { useReorder } from './use-reorder.ts'

/** A buyer's acts on an order of a list; `dialog` belongs beside the list. */
export function useOrderMenu(): { actions: (order: OrderSummary) => ReactNode; dialog: ReactNode } {
  const reordering = useReorder()
  return {
    actions: (order) => (
      <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${order.number}`} />}>
        <MenuLink icon="document" render={<Link to={orderPath(order.id)} />}>
          Lihat detail
        </MenuLink>
        {order.can.reorder.allowed && (
          <MenuItem icon="refresh" disabled={reordering.working} onSelect={() => void reordering.reorder(order.id)}>
            Pesan lagi
          </MenuItem>
        )}
      </Menu>
    ),
    dialog: <ReorderedDialog reordered={reordering.reordered} onClose={reordering.dismiss} />,
  }
}
