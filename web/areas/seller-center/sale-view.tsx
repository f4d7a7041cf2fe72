import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { CustomerChatLink } from '#web/areas/chat/public.ts'
import { SaleOrderClaims } from '#web/areas/claims/public.ts'
import { CancelDialog, cancelling, OrderDetail, saleQuery } from '#web/areas/orders/public.ts'
import { SaleMoney } from '#web/areas/receivables/public.ts'
import {
  CancelRequest,
  CancelRestDialog,
  cancellingQuery,
  ShipDialog,
  UndoShipmentDialog,
} from '#web/areas/shipments/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { ConfirmSaleDialog } from './confirm-sale-dialog.tsx'
import { SALES_PATH, SELLER_CENTER_PATH } from './paths.ts'

type Mistake = { shipment: Shipment; act: 'correct' | 'undo' }
type Question = 'confirm' | 'ship' | 'complete' | 'cancel' | 'rest' | 'return'

/** One order as its seller sees it: confirm, ship, complete, cancel with a reason [SELLER-5]. */
export function SaleView({ orderId }: { orderId: string }) {
  const { data: order } = useSuspenseQuery(saleQuery(orderId))
  const { request } = useSuspenseQuery(cancellingQuery(orderId)).data
  const { asking, asked, ask, close } = useAsked<Question, Order>(order)
  const outcome = { refreshes: ['order'], shows: saleQuery(orderId) } as const
  const confirm = useAct('pusat-seller/pesanan/konfirmasi', { done: 'Pesanan dikonfirmasi', ...outcome })
  const complete = useAct('pusat-seller/pesanan/selesai', {
    done: order.pickup === null ? 'Pesanan dicatat selesai' : 'Pengambilan dicatat',
    ...outcome,
  })
  const cancel = useAct('pusat-seller/pesanan/batal', { done: 'Pesanan dibatalkan', ...outcome })
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const endMistake = () => setMistake(null)
  const seesMoney = viewerMay(useViewer(), 'payments.read')
  const seen = { id: asked.id, version: asked.version }
  const reason = useCallForm(cancel, {
    start: { reason: '' },
    body: ({ reason }) => ({ ...seen, reason }),
    onClose: close,
  })

  return (
    <>
      <OrderDetail
        order={order}
        partner="Pembeli"
        breadcrumb={[
          { label: 'Pusat Seller', to: SELLER_CENTER_PATH },
          { label: 'Pesanan', to: SALES_PATH },
          { label: order.number },
        ]}
        acts={
          <>
            <CustomerChatLink buyerId={order.partnerId} />
            <Acts order={order} isUnwanted={request?.state === 'waiting'} onAsk={ask} />
          </>
        }
        money={seesMoney && <SaleMoney order={order} />}
        notice={<CancelRequest order={order} />}
        claims={<SaleOrderClaims orderId={orderId} />}
        onMistake={(shipment, act) => setMistake({ shipment, act })}
      />
      <ConfirmSaleDialog
        open={asking === 'confirm'}
        order={asked}
        working={confirm.working}
        onConfirm={() => void confirm.send(seen).then(close)}
        onClose={close}
      />
      {/* each time anew: what is left is asked again, and the version comes with that */}
      {asking === 'ship' && <ShipDialog open order={order} onClose={close} />}
      {mistake?.act === 'correct' && <ShipDialog open order={order} instead={mistake.shipment} onClose={endMistake} />}
      {mistake?.act === 'undo' && (
        <UndoShipmentDialog open order={order} shipment={mistake.shipment} onClose={endMistake} />
      )}
      {asking === 'rest' && <CancelRestDialog open order={asked} onClose={close} />}
      <ConfirmDialog
        open={asking === 'complete'}
        title={asked.pickup === null ? 'Catat barang sudah diterima?' : 'Catat barang sudah diambil?'}
        confirmLabel={asked.pickup === null ? 'Ya, selesai' : 'Ya, sudah diambil'}
        working={complete.working}
        onConfirm={() => void complete.send({ transaksi_id: asked.id, versi: asked.version }).then(close)}
        onCancel={close}
      >
        Lakukan ini bila semua kiriman sudah {asked.pickup === null ? 'diterima' : 'diambil'} pembeli dan belum
        dikonfirmasi oleh mereka.
      </ConfirmDialog>
      <CancelDialog {...cancelling} open={asking === 'cancel'} reader="pembeli" form={reason} onClose={close} />
      <CancelDialog
        open={asking === 'return'}
        title="Batalkan pesanan yang sudah selesai?"
        description="Barang kembali ke stok, dan poin pembeli dari pesanan ini ditarik."
        label="Alasan retur"
        reader="pembeli"
        confirmLabel="Batalkan pesanan"
        form={reason}
        onClose={close}
      />
    </>
  )
}

/** The step that is due; cancelling stays available while the order is running. What is not for this role is not shown. */
function Acts({
  order: { can, state, pickup, shipments: all },
  isUnwanted,
  onAsk,
}: {
  order: Order
  /** The buyer waits for an answer whether it is cancelled: that comes first, shipping stays possible. */
  isUnwanted: boolean
  onAsk: (question: Question) => void
}) {
  const viewer = useViewer()
  const shipments = all.filter((shipment) => shipment.state !== 'undone')
  if (state === 'cancelled') return null
  const cancels = viewerMay(viewer, 'sales.cancel')
  const confirms = viewerMay(viewer, 'sales.confirm')
  if (state === 'completed') {
    return (
      <>
        {cancels && (
          <Button
            variant="secondary"
            disabled={!can.cancel.allowed}
            reason={can.cancel.reason}
            onClick={() => onAsk('return')}
          >
            Catat retur
          </Button>
        )}
      </>
    )
  }
  const isDelivered = pickup === null
  const steps = [
    { question: 'confirm', label: 'Konfirmasi', act: can.confirm, open: confirms && state === 'awaiting_confirmation' },
    {
      question: 'ship',
      label: shipLabel(isDelivered, shipments.length > 0),
      act: can.ship,
      open: viewerMay(viewer, 'sales.ship') && state === 'processing',
    },
    {
      question: 'complete',
      label: isDelivered ? 'Sudah diterima' : 'Sudah diambil',
      act: can.complete,
      open: confirms && shipments.some((shipment) => shipment.state === 'sent' && !shipment.isReplacement),
    },
  ] as const
  const due = steps.filter(({ open }) => open)
  const takesOff = shipments.length > 0 && state === 'processing'
  return (
    <>
      {cancels && !takesOff && (
        <Button
          variant="secondary"
          disabled={!can.cancel.allowed}
          reason={can.cancel.reason}
          onClick={() => onAsk('cancel')}
        >
          Batalkan
        </Button>
      )}
      {cancels && state === 'processing' && (
        <Button
          variant="secondary"
          disabled={!can.reduce.allowed}
          reason={can.reduce.reason}
          onClick={() => onAsk('rest')}
        >
          {takesOff ? 'Batalkan sisa' : 'Kurangi'}
        </Button>
      )}
      {due.map(({ question, label, act }, index) => (
        <Button
          key={question}
          variant={index === 0 && !isUnwanted ? 'primary' : 'secondary'}
          disabled={!act.allowed}
          reason={act.reason}
          onClick={() => onAsk(question)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}

function shipLabel(isDelivered: boolean, isRest: boolean): string {
  if (isRest) return isDelivered ? 'Kirim sisa' : 'Siapkan sisa'
  return isDelivered ? 'Kirim' : 'Siap diambil'
}
