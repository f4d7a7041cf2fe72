import { Link, useNavigate } from 'react-router'
import type { Order } from '#domain/orders/shapes.ts'
import type { SellerTask } from '#domain/today/contract.ts'
import { saleQuery } from '#web/areas/orders/public.ts'
import { AnswerCancelling, ShipDialog } from '#web/areas/shipments/public.ts'
import { useFetched } from '#web/areas/today/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { ConfirmSaleDialog } from '../confirm-sale-dialog.tsx'
import { salePath } from '../paths.ts'
import { taskPath, titleOf } from './seller-words.ts'

interface Question {
  about: 'confirm' | 'ship'
  order: Order
}

/** The acts of a seller's tasks; the dialog stands beside the list, so that it stays when its row goes [UX-3]. */
export function useSellerActs() {
  const navigate = useNavigate()
  const { working, fetch } = useFetched()
  const { target, ask, close } = useDialogTarget<Question>()

  // what the row does not say, as an owner's price that sales may not confirm, the order's page does
  async function askAbout({ id }: SellerTask, about: Question['about']) {
    const order = await fetch(id, saleQuery(id))
    if (!order) return
    if (order.can[about].allowed) return ask({ about, order })
    await navigate(salePath(id))
  }

  function actsOf(task: SellerTask) {
    const { kind, id, version, cancelling, isFetched } = task
    const spoken = (label: string) => `${label}: ${titleOf(task)}`
    const shipping = isFetched ? 'Siap diambil' : 'Kirim'
    switch (kind) {
      case 'answerCancelling':
        return (
          cancelling && (
            <AnswerCancelling
              orderId={id}
              request={{ id: cancelling.id, version: version ?? 0 }}
              isWhole={cancelling.isWhole}
              spoken={spoken}
            />
          )
        )
      case 'confirm':
        return (
          <Button
            size="sm"
            variant="secondary"
            aria-label={spoken('Konfirmasi')}
            working={working === id}
            onClick={() => void askAbout(task, 'confirm')}
          >
            Konfirmasi
          </Button>
        )
      case 'ship':
        return (
          <Button
            size="sm"
            variant="secondary"
            aria-label={spoken(shipping)}
            working={working === id}
            onClick={() => void askAbout(task, 'ship')}
          >
            {shipping}
          </Button>
        )
      default:
        return (
          <Link
            to={taskPath(task)}
            aria-label={spoken(pages[kind])}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {pages[kind]}
          </Link>
        )
    }
  }

  const dialog = target && <SellerDialog key={target.openCount} {...target} onClose={close} />
  return { actsOf, dialog }
}

const pages = {
  answerOffer: 'Jawab',
  answerClaim: 'Jawab klaim',
  sendReplacement: 'Catat pengiriman',
  takeBack: 'Catat retur',
  sendDocument: 'Kirim dokumen',
  decideRequest: 'Putuskan',
  checkProof: 'Periksa',
}

function SellerDialog({ about, open, onClose }: { about: Question; open: boolean; onClose: () => void }) {
  const { order } = about
  if (about.about === 'ship') return open && <ShipDialog open order={order} onClose={onClose} />
  return (
    <ConfirmSaleDialog
      open={open}
      order={order}
      done={`Pesanan ${order.number} dikonfirmasi`}
      shows={saleQuery(order.id)}
      onClose={onClose}
    />
  )
}
