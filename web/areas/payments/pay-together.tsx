import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sumOf } from '#domain/cart/amounts.ts'
import { inGroups } from '#domain/format.ts'
import { MOST } from '#domain/limits.ts'
import type { Account } from '#domain/payments/contract.ts'
import { type AccountScope, isForSame, type RequestedOrder, requestedAmount } from '#domain/payments/virtual-account.ts'
import type { Bill, SellerBills } from '#domain/receivables/contract-debts.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { type Problem, useAct } from '#web/lib/form/use-act.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { waitingAccountsQuery } from './queries.ts'
import { ScopeChoice } from './scope-choice.tsx'

/** Pays bills of one seller by a virtual account; nothing where there is no provider [PAY-3]. */
export function PayTogether({ seller }: { seller: SellerBills }) {
  const { data } = useSuspenseQuery(waitingAccountsQuery)
  const [asking, setAsking] = useState(false)
  const mayPay = viewerMay(useViewer(), 'payments.prove')
  // what is paid on delivery has no last day
  const bills = seller.bills.filter(({ due }) => due !== null).slice(0, MOST.paidTogether)
  if (!data.isOffered || !mayPay || bills.length === 0) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Bayar dengan virtual account
      </Button>
      {asking && (
        <PayDialog sellerName={seller.name} bills={bills} waiting={data.accounts} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

interface DialogProps {
  sellerName: string
  bills: readonly Bill[]
  /** Numbers that wait to be paid. */
  waiting: readonly Account[]
  onClose: () => void
}

function PayDialog({ sellerName, bills, waiting, onClose }: DialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<string>()
  const [scope, setScope] = useState<AccountScope>('billed')
  const open = useAct('tagihan/va/buka', { done: 'Virtual account siap dibayar', refreshes: ['order'] })
  const chosen = bills.filter(({ orderId }) => !left.has(orderId))
  const requested = requestedOf(chosen, scope)
  const total = sumOf(requested.map(({ amount }) => amount))
  const replaced = waiting.filter((account) => takesPlaceOf(account, requested))
  const same = waiting.find(({ number, orders }) => number !== null && isForSame(orders, requested))
  const tick = (orderId: string, isTicked: boolean) => {
    setRefused(undefined)
    setLeft((before) => {
      const after = new Set(before)
      if (isTicked) after.delete(orderId)
      else after.add(orderId)
      return after
    })
  }
  const showRefusal = ({ sentence }: Problem) => {
    setRefused(sentence)
    return true
  }
  const send = async () => {
    if (chosen.length === 0) return setRefused('Pilih setidaknya satu tagihan.')
    const orders = chosen.map(({ orderId }) => orderId)
    const body = { orderIds: orders, scope, amount: total }
    const problem = await open.send(body, { marks: showRefusal })
    if (problem === null) onClose()
  }
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Bayar dengan virtual account"
      description={`Satu nomor untuk tagihan ${sellerName} yang Anda pilih. Pembayaran tercatat sendiri.`}
      confirmLabel={same ? 'Pakai nomor ini' : 'Buat virtual account'}
      cancelLabel="Batal"
      working={open.working}
      {...(refused !== undefined && { refused })}
      onSend={send}
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">Tagihan yang dibayar</legend>
        {bills
          .map((bill) => ({ ...bill, requested: requestedAmount(bill, scope) }))
          .map(({ orderId, number, due, requested }) => (
            <Checkbox
              key={orderId}
              label={<span className="num">{number}</span>}
              hint={due && `Jatuh tempo ${formatDay(due)}`}
              aside={<Amount of={requested} />}
              checked={!left.has(orderId)}
              onChange={(event) => tick(orderId, event.target.checked)}
            />
          ))}
      </fieldset>
      <ScopeChoice
        billed={sumOf(chosen.map((bill) => requestedAmount(bill, 'billed')))}
        toPay={sumOf(chosen.map(({ toPay }) => toPay))}
        scope={scope}
        onChoose={setScope}
      />
      {same && (
        <Notice className="mt-3">
          Nomor {inGroups(same.number ?? '')} sudah menunggu pembayaran ini, dan tetap dipakai.
        </Notice>
      )}
      {replaced.length > 0 && (
        <Notice tone="attention" className="mt-3">
          Nomor {replaced.map(({ number }) => inGroups(number ?? '')).join(', ')} untuk tagihan ini tidak dipakai lagi.
          Jangan membayar ke nomor itu.
        </Notice>
      )}
      <p className="num mt-3 flex justify-between gap-4 border-t border-line pt-3 font-semibold" aria-live="polite">
        <span>Jumlah</span>
        <span>
          <Amount of={total} />
        </span>
      </p>
    </FormModal>
  )
}

function requestedOf(bills: readonly Bill[], scope: AccountScope): RequestedOrder[] {
  return bills.map((bill) => ({ orderId: bill.orderId, amount: requestedAmount(bill, scope) }))
}

/** Whether an account for these bills replaces another one; a request for equal bills gets the existing one. */
function takesPlaceOf({ orders }: Account, requested: readonly RequestedOrder[]): boolean {
  return !isForSame(orders, requested) && orders.some(({ orderId }) => requested.some((one) => one.orderId === orderId))
}
