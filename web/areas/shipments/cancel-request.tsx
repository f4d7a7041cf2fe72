import { useSuspenseQuery } from '@tanstack/react-query'
import { LONGEST } from '#domain/limits.ts'
import { yes } from '#domain/machine.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Cancelling } from '#domain/shipments/contract-cancelling.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { cancellingQuery } from './queries.ts'

type Request = NonNullable<Cancelling['request']>

/** A request to cancel that waits for the seller or was refused, with what the reader may do about it [SHIP-1]. */
export function CancelRequest({ order }: { order: Pick<Order, 'id' | 'shipments'> }) {
  const orderId = order.id
  const { company } = useViewer()
  const { data } = useSuspenseQuery(cancellingQuery(orderId))
  const { request, can } = data
  if (!request) return null
  if (request.state === 'refused' && can.ask.allowed) {
    return (
      <Notice tone="attention" title="Seller menolak permintaan pembatalan" className="mb-5">
        {request.answer}
      </Notice>
    )
  }
  if (request.state !== 'waiting') return null
  return (
    <Notice
      tone="attention"
      title={can.withdraw.allowed ? 'Pembatalan diminta' : 'Pembatalan diminta oleh pembeli'}
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2" data-print="hide">
          {can.withdraw.allowed && <Withdraw orderId={orderId} request={request} />}
          {can.agree.allowed && (
            <AnswerCancelling
              orderId={orderId}
              request={request}
              isWhole={order.shipments.every(({ state }) => state === 'undone')}
            />
          )}
        </div>
      }
    >
      <span className="wrap-anywhere">{request.reason}</span>
      <span className="num block text-mute">
        {request.by}, {formatDateTime(request.at)}
      </span>
      {company?.kind === 'seller' && !can.agree.allowed && (
        <span className="block">Minta sales atau pemilik menjawabnya.</span>
      )}
    </Notice>
  )
}

type Expected = Pick<Request, 'id' | 'version'>

interface ActsProps {
  orderId: string
  request: Expected
}

function Withdraw({ orderId, request: { id, version } }: ActsProps) {
  const act = useAct('transaksi/pembatalan/tarik', {
    done: 'Permintaan pembatalan ditarik',
    refreshes: ['order'],
    shows: cancellingQuery(orderId),
  })
  return (
    <Button variant="secondary" size="sm" working={act.working} onClick={() => void act.send({ id, version })}>
      Tarik permintaan
    </Button>
  )
}

/** Agrees or refuses, on the order's page or in a list; `isWhole`: nothing was shipped, so that the whole order is cancelled. */
export function AnswerCancelling({
  orderId,
  request,
  isWhole,
  spoken,
}: ActsProps & {
  isWhole: boolean
  /** The accessible name of a button, where the list does not say of which order. */
  spoken?: (label: string) => string
}) {
  const outcome = { refreshes: ['order'], shows: cancellingQuery(orderId) } as const
  const expected = ({ id, version }: Expected) => ({ id, version })
  return actsOn(request, {
    refuse: actOn('pusat-seller/pesanan/pembatalan/tolak', {
      label: 'Tolak',
      spoken: spoken?.('Tolak'),
      can: yes,
      variant: 'secondary',
      size: 'sm',
      body: (asked, reason) => ({ ...expected(asked), reason }),
      field: {
        name: 'reason',
        label: 'Alasan penolakan',
        hint: 'Alasan ini dibaca oleh pembeli.',
        longest: LONGEST.orderReason,
      },
      title: 'Tolak permintaan pembatalan?',
      text: 'Pesanan dilanjutkan seperti semula.',
      confirmLabel: 'Tolak permintaan',
      tone: 'danger',
      done: 'Permintaan pembatalan ditolak',
      ...outcome,
    }),
    agree: actOn('pusat-seller/pesanan/pembatalan/setujui', {
      label: 'Setujui',
      spoken: spoken?.('Setujui'),
      can: yes,
      size: 'sm',
      body: expected,
      title: 'Setujui pembatalan?',
      text: `${isWhole ? 'Seluruh pesanan ini' : 'Semua yang belum dikirim dari pesanan ini'} dibatalkan, kembali ke stok, dan tagihan pembeli turun.`,
      cancelLabel: 'Kembali',
      confirmLabel: isWhole ? 'Ya, batalkan pesanan' : 'Ya, batalkan sisa',
      tone: 'danger',
      done: isWhole ? 'Pesanan dibatalkan' : 'Sisa pesanan dibatalkan',
      ...outcome,
    }),
  })
}

/** Asks the seller to cancel what is not shipped of an order that it has confirmed [SHIP-1]. */
export function AskToCancel({ orderId }: { orderId: string }) {
  const { data } = useSuspenseQuery(cancellingQuery(orderId))
  return actsOn(data, {
    ask: actOn('transaksi/pembatalan/minta', {
      label: 'Minta pembatalan',
      can: data.can.ask,
      shown: true,
      variant: 'secondary',
      body: (_, reason) => ({ orderId, reason }),
      field: {
        name: 'reason',
        label: 'Alasan pembatalan',
        hint: 'Alasan ini dibaca oleh seller.',
        longest: LONGEST.orderReason,
      },
      title: 'Minta pembatalan?',
      text: 'Seller diminta membatalkan semua yang belum dikirim. Sampai seller setuju, pesanan berjalan seperti biasa.',
      confirmLabel: 'Kirim permintaan',
      done: 'Permintaan pembatalan dikirim',
      refreshes: ['order'],
      shows: cancellingQuery(orderId),
    }),
  })
}
