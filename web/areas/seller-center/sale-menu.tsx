import { useState } from 'react'
import { Link } from 'react-router'
import { orderState } from '#domain/orders/codec.ts'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { stateLabel } from '#domain/orders/state.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageAct } from '#web/lib/use-page-act.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { ConfirmSaleDialog } from './confirm-sale-dialog.tsx'
import { salePath } from './paths.ts'

/** What can be done with an order straight from its row [SELLER-5]. */
export function SaleMenu({ order }: { order: OrderSummary }) {
  const [asking, setAsking] = useState(false)
  const { working, act } = usePageAct()
  const waits = order.status === 'menunggu_konfirmasi'

  async function confirm() {
    await act(() => confirmAsShown(order), `Pesanan ${order.nomor} dikonfirmasi`)
    setAsking(false)
  }

  return (
    <>
      <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${order.nomor}`} />}>
        <MenuLink icon="document" render={<Link to={salePath(order.transaksi_id)} />}>
          Lihat detail
        </MenuLink>
        <MenuItem
          icon="check"
          disabled={!waits}
          reason={`Pesanan ini ${stateLabel(orderState.decode(order.status))}.`}
          onSelect={() => setAsking(true)}
        >
          Konfirmasi pesanan
        </MenuItem>
      </Menu>
      <ConfirmSaleDialog
        open={asking}
        order={order}
        working={working}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Confirms only what the row showed; the version that the call needs stands on the detail alone. */
async function confirmAsShown({ transaksi_id, status, total }: OrderSummary) {
  const { data: now } = await callApi('pusat-seller/pesanan/detail', { transaksi_id })
  if (now.status !== status || now.total !== total) {
    const sentence = `Status pesanan sudah berubah menjadi ${now.status_nama}.`
    throw new ApiError(409, { status_message: sentence, code: 'order_moved_on' })
  }
  await callApi('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: now.versi })
}
