import { Link, useNavigate } from 'react-router'
import type { Order } from '#domain/orders/shapes.ts'
import type { AccountsOfOrder } from '#domain/payments/contract.ts'
import type { BuyerTask } from '#domain/today/contract.ts'
import { enteringCart } from '#web/areas/negotiations/buyer/entering-cart.ts'
import { negotiationQuery } from '#web/areas/negotiations/public.ts'
import { ApprovalDialogs } from '#web/areas/orders/approval.tsx'
import { orderPath, orderQuery } from '#web/areas/orders/public.ts'
import { accountsOfOrderQuery } from '#web/areas/payments/public.ts'
import { ReceiveDialog } from '#web/areas/shipments/public.ts'
import { useFetched } from '#web/areas/today/public.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { taskKey, taskPath, titleOf } from './buyer-words.ts'

const AnswerOffer = lazyDialog(async () => (await import('#web/areas/negotiations/buyer/answer-offer.tsx')).AnswerOffer)
const OpenAccount = lazyDialog(async () => (await import('#web/areas/payments/open-account.tsx')).OpenAccount)

type Question =
  | { about: 'receive'; order: Order; shipment: Order['shipments'][number] }
  | { about: 'agree' | 'counter'; negotiationId: string }
  | { about: 'pay'; orderId: string; shown: AccountsOfOrder }
  | { about: 'approve' | 'refuse'; task: BuyerTask }

/** The acts of a buyer's tasks; the dialog stands beside the list, so that it stays when its row goes [UX-3]. */
export function useBuyerActs() {
  const navigate = useNavigate()
  const { working, fetch } = useFetched()
  const { target, ask, close } = useDialogTarget<Question>()

  async function receive(task: BuyerTask) {
    const order = await fetch(taskKey(task), orderQuery(task.id))
    const shipment = order?.shipments.find(({ id }) => id === task.shipment?.id)
    if (!order) return
    if (shipment?.can.receive.allowed) return ask({ about: 'receive', order, shipment })
    await navigate(orderPath(task.id))
  }

  async function answer(task: BuyerTask, about: 'agree' | 'counter') {
    if (await fetch(`${taskKey(task)} ${about}`, negotiationQuery(task.id))) ask({ about, negotiationId: task.id })
  }

  // without a provider, or with an account that waits already, the order says how it is paid
  async function pay({ id, ...task }: BuyerTask) {
    const shown = await fetch(taskKey({ id, ...task }), accountsOfOrderQuery(id))
    if (!shown) return
    if (shown.isOffered && shown.can.open.allowed && shown.currentId === null)
      return ask({ about: 'pay', orderId: id, shown })
    await navigate(orderPath(id))
  }

  function actsOf(task: BuyerTask) {
    const key = taskKey(task)
    const spoken = (label: string) => `${label}: ${titleOf(task)}`
    switch (task.kind) {
      case 'receive':
        return (
          <Button
            size="sm"
            variant="secondary"
            aria-label={spoken('Konfirmasi')}
            working={working === key}
            onClick={() => void receive(task)}
          >
            Konfirmasi
          </Button>
        )
      case 'answerOffer':
        return (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={spoken('Setuju')}
              working={working === `${key} agree`}
              onClick={() => void answer(task, 'agree')}
            >
              Setuju
            </Button>
            <Button
              size="sm"
              variant="accent"
              aria-label={spoken('Nego lagi')}
              working={working === `${key} counter`}
              onClick={() => void answer(task, 'counter')}
            >
              Nego lagi
            </Button>
          </>
        )
      case 'enterCart':
        return <EnterCart task={task} spoken={spoken('Masukkan keranjang')} />
      case 'pay':
        return (
          <Button
            size="sm"
            variant="secondary"
            aria-label={spoken('Bayar')}
            working={working === key}
            onClick={() => void pay(task)}
          >
            Bayar
          </Button>
        )
      case 'approve':
        return (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={spoken('Setujui')}
              onClick={() => ask({ about: 'approve', task })}
            >
              Setujui
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={spoken('Tolak')}
              onClick={() => ask({ about: 'refuse', task })}
            >
              Tolak
            </Button>
          </>
        )
      default:
        return (
          <Link
            to={taskPath(task)}
            aria-label={spoken(pages[task.kind])}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {pages[task.kind]}
          </Link>
        )
    }
  }

  const dialog = target && <BuyerDialog key={target.openCount} {...target} onClose={close} />
  return { actsOf, dialog }
}

const pages = {
  answerSeller: 'Jawab',
  answerClaim: 'Lihat klaim',
  sendDocuments: 'Kirim dokumen',
  useDraft: 'Lihat draf',
}

function BuyerDialog({ about: question, open, onClose }: { about: Question; open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  switch (question.about) {
    case 'receive':
      return <ReceiveDialog open={open} order={question.order} shipment={question.shipment} onClose={onClose} />
    case 'agree':
    case 'counter':
      return (
        <AnswerOffer open={open} negotiationId={question.negotiationId} answer={question.about} onClose={onClose} />
      )
    case 'pay':
      return (
        <OpenAccount
          open={open}
          orderId={question.orderId}
          shown={question.shown}
          onClose={onClose}
          onOpened={() => void navigate(orderPath(question.orderId))}
        />
      )
    default: {
      const { id, version, partner, approval } = question.task
      const order = { id, version: version ?? 0, partnerName: partner ?? '', placedBy: approval?.placedBy ?? '' }
      return <ApprovalDialogs order={order} asking={open ? question.about : null} onClose={onClose} />
    }
  }
}

function EnterCart({ task: { id, version }, spoken }: { task: BuyerTask; spoken: string }) {
  const enterCart = useAct('nego/selesai', enteringCart(id))
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={spoken}
      working={enterCart.working}
      onClick={() => void enterCart.send({ id, version: version ?? 0 })}
    >
      Masukkan keranjang
    </Button>
  )
}
