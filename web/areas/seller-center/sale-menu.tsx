import { Link } from 'react-router'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { ConfirmSaleDialog } from './confirm-sale-dialog.tsx'
import { salePath } from './paths.ts'

/** The actions for an order in its row [SELLER-5]. */
export function SaleMenu({ order }: { order: OrderSummary }) {
  const { asking, snapshot, ask, close } = useConfirmation<'confirm', OrderSummary>(order)

  return (
    <>
      <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${order.number}`} />}>
        <MenuLink icon="document" render={<Link to={salePath(order.id)} />}>
          Lihat detail
        </MenuLink>
        <MenuItem
          icon="check"
          disabled={!order.can.confirm.allowed}
          reason={order.can.confirm.reason}
          onSelect={() => ask('confirm')}
        >
          Konfirmasi pesanan
        </MenuItem>
      </Menu>
      <ConfirmSaleDialog
        open={asking === 'confirm'}
        order={snapshot}
        done={`Pesanan ${order.number} dikonfirmasi`}
        onClose={close}
      />
    </>
  )
}
