import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { CustomerChatLink } from '#web/areas/chat/public.ts'
import { SaleOrderClaims } from '#web/areas/claims/public.ts'
import { cancelling, OrderDetail, reasonReadBy, saleQuery } from '#web/areas/orders/public.ts'
import { SaleMoney } from '#web/areas/receivables/public.ts'
import {
  CancelRequest,
  CancelRestDialog,
  cancellingQuery,
  ShipDialog,
  UndoShipmentDialog,
} from '#web/areas/shipments/public.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { ConfirmSaleDialog } from './confirm-sale-dialog.tsx'
import { SALES_PATH, SELLER_CENTER_PATH } from './paths.ts'

type Mistake = { shipment: Shipment; act: 'correct' | 'undo' }
type Question = 'confirm' | 'ship' | 'complete' | 'cancel' | 'rest' | 'return'

/** One order as its seller sees it: confirm, ship, complete, cancel with a reason [SELLER-5]. */
export function SaleView({ orderId }: { orderId: string }) {
  const { data: order } = useSuspenseQuery(saleQuery(orderId))
  const { request } = useSuspenseQuery(cancellingQuery(orderId)).data
  const { asking, snapshot, ask, close } = useConfirmation<Question, Order>(order)
  const outcome = { refreshes: ['order'], shows: saleQuery(orderId) } as const
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const endMistake = () => setMistake(null)
  const seesMoney = viewerMay(useViewer(), 'payments.read')
  const seen = { id: snapshot.id, version: snapshot.version }
  const cancel = {
    onClose: close,
    call: 'pusat-seller/pesanan/batal',
    body: (reason: string) => ({ ...seen, reason }),
    done: 'Pesanan dibatalkan',
    ...outcome,
  } as const

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
        order={snapshot}
        done="Pesanan dikonfirmasi"
        shows={saleQuery(orderId)}
        onClose={close}
      />
      {/* mounted anew each time: what is left is refetched, with the version */}
      {asking === 'ship' && <ShipDialog open order={order} onClose={close} />}
      {mistake?.act === 'correct' && <ShipDialog open order={order} instead={mistake.shipment} onClose={endMistake} />}
      {mistake?.act === 'undo' && (
        <UndoShipmentDialog open order={order} shipment={mistake.shipment} onClose={endMistake} />
      )}
      {asking === 'rest' && <CancelRestDialog open order={snapshot} onClose={close} />}
      <ActDialog
        open={asking === 'complete'}
        onClose={close}
        call="pusat-seller/pesanan/selesai"
        body={() => ({ orderId: snapshot.id, version: snapshot.version })}
        title={snapshot.pickup === null ? 'Catat barang sudah diterima?' : 'Catat barang sudah diambil?'}
        confirmLabel={snapshot.pickup === null ? 'Ya, selesai' : 'Ya, sudah diambil'}
        done={order.pickup === null ? 'Pesanan dicatat selesai' : 'Pengambilan dicatat'}
        {...outcome}
      >
        Lakukan ini bila semua kiriman sudah {snapshot.pickup === null ? 'diterima' : 'diambil'} pembeli dan belum
        dikonfirmasi oleh mereka.
      </ActDialog>
      <ActDialog
        {...cancel}
        {...cancelling}
        open={asking === 'cancel'}
        field={reasonReadBy('Alasan pembatalan', 'pembeli')}
      />
      <ActDialog
        {...cancel}
        open={asking === 'return'}
        field={reasonReadBy('Alasan retur', 'pembeli')}
        title="Batalkan pesanan yang sudah selesai?"
        confirmLabel="Batalkan pesanan"
        tone="danger"
      >
        Barang kembali ke stok, dan poin pembeli dari pesanan ini ditarik.
      </ActDialog>
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
