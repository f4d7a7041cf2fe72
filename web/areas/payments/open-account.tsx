import { useState } from 'react'
import { isMore } from '#domain/money.ts'
import type { AccountsOfOrder } from '#domain/payments/contract.ts'
import { type AccountScope, requestedAmount } from '#domain/payments/virtual-account.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ScopeChoice } from './scope-choice.tsx'

interface Props {
  open: boolean
  orderId: string
  shown: AccountsOfOrder
  onClose: () => void
  /** Shows the account that was opened. */
  onOpened?: () => void
}

/** Asks whether a virtual account over this amount, for what it is, is to be opened [PAY-3]. */
export function OpenAccount({ open: isOpen, orderId, shown, onClose, onOpened }: Props) {
  const [scope, setScope] = useState<AccountScope>('billed')
  const open = useAct('tagihan/va/buka', { done: 'Virtual account siap dibayar', refreshes: ['order'] })
  const amount = requestedAmount(shown, scope)
  const send = async () => {
    const body = { orderIds: [orderId], scope, amount }
    if ((await open.send(body)) !== null) return
    onClose()
    onOpened?.()
  }
  return (
    <FormModal
      open={isOpen}
      onClose={onClose}
      size="sm"
      title="Buat virtual account"
      description={
        isMore(shown.billed, 0)
          ? 'Satu nomor untuk pesanan ini, berlaku 24 jam.'
          : 'Satu nomor untuk pesanan ini yang belum ditagih dan dibayar di muka, berlaku 24 jam.'
      }
      confirmLabel="Buat virtual account"
      cancelLabel="Batal"
      working={open.working}
      onSend={send}
    >
      <ScopeChoice billed={shown.billed} toPay={shown.toPay} scope={scope} onChoose={setScope} />
      <p className="num mt-3 flex justify-between gap-4 border-t border-line pt-3 font-semibold" aria-live="polite">
        <span>Jumlah</span>
        <Amount of={amount} />
      </p>
    </FormModal>
  )
}
