import { useState } from 'react'
import type { Order } from '#domain/orders/shapes.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { type Problem, useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useConfirmation } from '#web/ui/overlay/use-dialog-target.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { reasonReadBy } from './cancelling.ts'
import { orderQuery } from './queries.ts'

type Question = 'approve' | 'refuse'

/**
 * Shows that an order waits inside the company, with approve and refuse for those who may; an open question stays when
 * the order moves on [ROLE-10, ORDER-4].
 */
export function Approval({ order }: { order: Order }) {
  const { asking, snapshot, ask, close } = useConfirmation<Question, Order>(order)
  return (
    <div data-print="hide">
      {order.state === 'awaiting_approval' && (
        <Waiting order={order} onApprove={() => ask('approve')} onRefuse={() => ask('refuse')} />
      )}
      <ApprovalDialogs order={snapshot} asking={asking} onClose={close} />
    </div>
  )
}

interface DialogsProps {
  /** As it was when the question was opened. */
  order: Pick<Order, 'id' | 'version' | 'partnerName' | 'placedBy'>
  asking: Question | null
  onClose: () => void
}

/** Asks before an order of a colleague is approved, or why it is refused [ROLE-10]. */
export function ApprovalDialogs({ order, asking, onClose }: DialogsProps) {
  const outcome = { refreshes: ['order'], shows: orderQuery(order.id) } as const
  const approve = useAct('transaksi/setujui', { done: 'Pesanan disetujui dan diteruskan ke seller', ...outcome })
  const [unanswered, setUnanswered] = useState<string | null>(null)
  const expected = { id: order.id, version: order.version }

  function close() {
    setUnanswered(null)
    onClose()
  }

  /** In the dialog, which stays: whether the order is approved is not known. */
  function marks(problem: Problem): boolean {
    if (problem.unanswered) setUnanswered(problem.sentence)
    return problem.unanswered
  }

  async function confirm() {
    setUnanswered(null)
    const problem = await approve.send(expected, { marks })
    if (!problem?.unanswered) close()
  }

  return (
    <>
      <ConfirmDialog
        open={asking === 'approve'}
        title="Setujui pesanan ini?"
        confirmLabel="Ya, setujui"
        working={approve.working}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        Pesanan diteruskan ke {order.partnerName} dengan harga dan tipe pembayaran yang tercantum.
        {unanswered && (
          <Notice tone="danger" className="mt-4">
            {unanswered}
          </Notice>
        )}
      </ConfirmDialog>
      <ActDialog
        open={asking === 'refuse'}
        onClose={close}
        call="transaksi/tolak"
        body={(reason) => ({ ...expected, reason })}
        field={reasonReadBy('Alasan penolakan', order.placedBy)}
        title="Tolak pesanan ini?"
        confirmLabel="Tolak pesanan"
        tone="danger"
        done="Pesanan ditolak"
        {...outcome}
      >
        Pesanan dibatalkan dan stoknya dikembalikan.
      </ActDialog>
    </>
  )
}

interface WaitingProps {
  order: Order
  onApprove: () => void
  onRefuse: () => void
}

function Waiting({ order, onApprove, onRefuse }: WaitingProps) {
  const { can } = order
  return (
    <Notice
      tone="attention"
      title="Menunggu persetujuan"
      className="mb-5"
      action={
        can.approve.allowed && (
          <div className="flex gap-2.5 max-sm:w-full max-sm:*:flex-1">
            <Button variant="secondary" disabled={!can.refuse.allowed} onClick={onRefuse}>
              Tolak
            </Button>
            <Button onClick={onApprove}>Setujui</Button>
          </div>
        )
      }
    >
      {can.approve.allowed
        ? `${order.placedBy} meminta persetujuan Anda. Seller belum menerima pesanan ini; stoknya sudah dicadangkan.`
        : 'Pesanan ini di atas batas pemesan. Seller menerimanya setelah rekan yang berwenang menyetujui.'}
    </Notice>
  )
}
