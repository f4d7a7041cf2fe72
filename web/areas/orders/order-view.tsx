import { useSuspenseQuery } from '@tanstack/react-query'
import { decimal, quantityText } from '#domain/money.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { ChatButton } from '#web/areas/chat/public.ts'
import { OrderClaims } from '#web/areas/claims/public.ts'
import { OrderAccount } from '#web/areas/payments/public.ts'
import { OrderMoney } from '#web/areas/receivables/public.ts'
import { AskToCancel, CancelRequest, ReceiveDialog } from '#web/areas/shipments/public.ts'
import { SaveToList } from '#web/areas/shopping-lists/public.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { transactionCrumbs } from '#web/lib/page/crumbs.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useConfirmation, useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Approval } from './approval.tsx'
import { cancelling, reasonReadBy } from './cancelling.ts'
import { OrderDetail } from './order-detail.tsx'
import { ORDERS_PATH } from './paths.ts'
import { orderQuery } from './queries.ts'
import { ReorderedDialog } from './reordered-dialog.tsx'
import { useReorder } from './use-reorder.ts'

interface Props {
  orderId: string
}

/** One order as its buyer sees it, with the buyer's actions [ORDER-4, ORDER-5]. */
export function OrderView({ orderId }: Props) {
  const { data: order } = useSuspenseQuery(orderQuery(orderId))
  const { asking, snapshot, ask, close } = useConfirmation<'receive' | 'cancel', Order>(order)
  const receiving = useDialogTarget<Shipment>()
  const reordering = useReorder()
  const outcome = { refreshes: ['order'], shows: orderQuery(orderId) } as const
  const expected = { id: snapshot.id, version: snapshot.version }
  const running = order.state !== 'completed' && order.state !== 'cancelled'
  const waiting = order.state === 'awaiting_approval'
  const { can } = order
  const open = order.shipments.filter(({ state, isReplacement }) => state === 'sent' && !isReplacement)
  const underWay = open.length > 0
  // of one alone it is asked at once what arrived of it
  const single = open.length === 1 ? open[0] : undefined
  const isFetched = order.pickup !== null
  const mayCancel = viewerMay(useViewer(), 'order.cancel')

  const acts = (
    <>
      {order.partnerUsername !== null && <ChatButton sellerUsername={order.partnerUsername} />}
      {can.reorder.allowed && <SaveToList lines={() => order.lines.map(orderedLine)} />}
      {can.reorder.allowed && (
        <Button
          data-early=""
          variant="secondary"
          icon={<Icon name="refresh" size={18} />}
          working={reordering.working}
          onClick={() => void reordering.reorder(order.id)}
        >
          Pesan lagi
        </Button>
      )}
      {running && (
        <>
          {mayCancel && order.state === 'processing' && <AskToCancel orderId={order.id} />}
          {mayCancel && order.state !== 'processing' && (
            <Button
              variant="secondary"
              disabled={!can.cancel.allowed}
              reason={can.cancel.reason}
              onClick={() => ask('cancel')}
            >
              Batalkan
            </Button>
          )}
          {underWay && (
            <Button
              disabled={!can.complete.allowed}
              reason={can.complete.reason}
              onClick={() => (single ? receiving.ask(single) : ask('receive'))}
            >
              {isFetched ? 'Konfirmasi pengambilan' : 'Konfirmasi penerimaan'}
            </Button>
          )}
        </>
      )}
    </>
  )

  return (
    <>
      <OrderDetail
        order={order}
        partner="Seller"
        breadcrumb={transactionCrumbs({ label: 'Daftar Transaksi', to: ORDERS_PATH }, { label: order.number })}
        acts={acts}
        money={
          <>
            <OrderMoney order={order} />
            <OrderAccount orderId={orderId} />
          </>
        }
        claims={<OrderClaims orderId={orderId} />}
        notice={
          <>
            <Approval order={order} />
            <CancelRequest order={order} />
          </>
        }
        onReceive={receiving.ask}
      />
      <ActDialog
        open={asking === 'receive'}
        onClose={close}
        call="transaksi/terima"
        body={() => ({ orderId: snapshot.id, version: snapshot.version })}
        title={isFetched ? 'Barang sudah diambil?' : 'Barang sudah diterima?'}
        confirmLabel={isFetched ? 'Ya, sudah diambil' : 'Ya, sudah diterima'}
        done={isFetched ? 'Pengambilan barang telah dicatat' : 'Penerimaan barang telah dicatat'}
        {...outcome}
      >
        {open.length} kiriman dicatat lengkap. Bila ada yang kurang, konfirmasi tiap kiriman dengan jumlahnya.
      </ActDialog>
      {receiving.target && (
        <ReceiveDialog
          key={`${receiving.target.about.id}:${receiving.target.about.version}`}
          order={order}
          shipment={receiving.target.about}
          open={receiving.target.open}
          onClose={receiving.close}
        />
      )}
      <ActDialog
        {...cancelling}
        open={asking === 'cancel'}
        onClose={close}
        call="transaksi/batal"
        body={(reason) => ({ ...expected, reason })}
        field={reasonReadBy('Alasan pembatalan', waiting ? 'rekan yang berwenang menyetujui' : 'seller')}
        done="Pesanan telah dibatalkan"
        {...outcome}
      />
      <ReorderedDialog reordered={reordering.reordered} onClose={reordering.dismiss} />
    </>
  )
}

/** The units ordered of a line, including those cancelled since, as a reorder takes them. */
function orderedLine({ id, units, cancelled }: Order['lines'][number]) {
  return { productId: id, units: quantityText(decimal(units).plus(cancelled).text(3)) }
}
