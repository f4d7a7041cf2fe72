import { useSuspenseQuery } from '@tanstack/react-query'
import { LONGEST } from '#domain/limits.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Cancelling } from '#domain/shipments/codec-cancelling.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
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
            <Answer
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

interface ActsProps {
  orderId: string
  request: Request
}

function Withdraw({ orderId, request: { id, version } }: ActsProps) {
  const act = useAct('transaksi/pembatalan/tarik', {
    done: 'Permintaan pembatalan ditarik',
    refreshes: ['order'],
    shows: cancellingQuery(orderId),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      working={act.working}
      onClick={() => void act.send({ permintaan_id: id, versi: version })}
    >
      Tarik permintaan
    </Button>
  )
}

/** Agrees or refuses; `isWhole`: nothing was shipped, so that the whole order is cancelled. */
function Answer({ orderId, request, isWhole }: ActsProps & { isWhole: boolean }) {
  const { asking, asked, ask, close } = useAsked<'agree' | 'refuse', Request>(request)
  const outcome = { refreshes: ['order'], shows: cancellingQuery(orderId) } as const
  const agree = useAct('pusat-seller/pesanan/pembatalan/setujui', {
    done: isWhole ? 'Pesanan dibatalkan' : 'Sisa pesanan dibatalkan',
    ...outcome,
  })
  const refuse = useAct('pusat-seller/pesanan/pembatalan/tolak', { done: 'Permintaan pembatalan ditolak', ...outcome })
  const seen = { permintaan_id: asked.id, versi: asked.version }
  const form = useCallForm(refuse, {
    start: { alasan: '' },
    body: ({ alasan }) => ({ ...seen, alasan }),
    onClose: close,
  })
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => ask('refuse')}>
        Tolak
      </Button>
      <Button size="sm" onClick={() => ask('agree')}>
        Setujui
      </Button>
      <ConfirmDialog
        open={asking === 'agree'}
        title="Setujui pembatalan?"
        cancelLabel="Kembali"
        confirmLabel={isWhole ? 'Ya, batalkan pesanan' : 'Ya, batalkan sisa'}
        tone="danger"
        working={agree.working}
        onConfirm={() => void agree.send(seen).then(close)}
        onCancel={close}
      >
        {isWhole ? 'Seluruh pesanan ini' : 'Semua yang belum dikirim dari pesanan ini'} dibatalkan, kembali ke stok, dan
        tagihan pembeli turun.
      </ConfirmDialog>
      <TextDialog
        open={asking === 'refuse'}
        onClose={close}
        title="Tolak permintaan pembatalan?"
        description="Pesanan dilanjutkan seperti semula."
        form={form}
        name="alasan"
        label="Alasan penolakan"
        hint="Alasan ini dibaca oleh pembeli."
        longest={LONGEST.orderReason}
        confirmLabel="Tolak permintaan"
        tone="danger"
      />
    </>
  )
}

/** Asks the seller to cancel what is not shipped of an order that it has confirmed [SHIP-1]. */
export function AskToCancel({ orderId }: { orderId: string }) {
  const { data } = useSuspenseQuery(cancellingQuery(orderId))
  const { asking, ask, close } = useAsked<'ask', Cancelling>(data)
  const act = useAct('transaksi/pembatalan/minta', {
    done: 'Permintaan pembatalan dikirim',
    refreshes: ['order'],
    shows: cancellingQuery(orderId),
  })
  const form = useCallForm(act, {
    start: { alasan: '' },
    body: ({ alasan }) => ({ transaksi_id: orderId, alasan }),
    onClose: close,
  })
  const { allowed, reason } = data.can.ask
  return (
    <>
      <Button variant="secondary" disabled={!allowed} reason={reason} onClick={() => ask('ask')}>
        Minta pembatalan
      </Button>
      <TextDialog
        open={asking === 'ask'}
        onClose={close}
        title="Minta pembatalan?"
        description="Seller diminta membatalkan semua yang belum dikirim. Sampai seller setuju, pesanan berjalan seperti biasa."
        form={form}
        name="alasan"
        label="Alasan pembatalan"
        hint="Alasan ini dibaca oleh seller."
        longest={LONGEST.orderReason}
        confirmLabel="Kirim permintaan"
      />
    </>
  )
}
