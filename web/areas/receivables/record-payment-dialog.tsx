import { useState } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { MOST } from '#domain/limits.ts'
import { decimal, isMore } from '#domain/money.ts'
import { readAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import type { Proof, ShownMoney } from '#domain/receivables/contract.ts'
import { divided } from '#domain/receivables/ledger.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { dayFault, readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  money: ShownMoney
  /** The buyer's proof; null where it is recorded without. */
  proof: Proof | null
  onClose: () => void
}

/** Records what a buyer has paid: the rest is suggested, a part may be typed, more pays its other orders [PAY-1]. */
export function RecordPaymentDialog({ money, proof, onClose }: Props) {
  const [isForAll, setForAll] = useState(false)
  const [keepsRest, setKeepsRest] = useState(false)
  const act = useKeyedAct('pusat-seller/pembayaran/catat', {
    done: ({ data }) =>
      isMore(data.open, 0) ? `Pembayaran dicatat, sisa ${formatRupiah(data.open)}` : 'Pesanan lunas',
    refreshes: ['order'],
  })
  const orders = isForAll ? [money, ...money.others].slice(0, MOST.paidTogether) : [money]
  const form = useCheckedForm('pusat-seller/pembayaran/catat', {
    start: { amount: shownAmount(proof?.amount ?? money.open), day: writeDay(proof?.day ?? money.today) },
    body: ({ amount: typed, day }) => {
      const amount = readAmount(typed) ?? typed
      const allocations = isForAll && readAmount(typed) ? divided(orders, amount) : []
      return {
        orderId: money.orderId,
        amount,
        day: readDay(day) ?? day,
        keepsRest,
        open: money.open,
        ...(proof && { proofId: proof.id }),
        ...(allocations.length > 0 && {
          allocations: allocations.map(({ orderId, amount: allocated }) => ({ orderId, amount: allocated })),
        }),
      }
    },
    faults: ({ day }) => ({ day: day.trim() === '' ? 'Isi tanggal pembayaran.' : dayFault(day) }),
    onValid: async (body) => {
      const problem = await act.send(body, { marks: form.marks })
      if (problem === null || problem.movedOn) onClose()
    },
  })
  const amount = readAmount(form.watch('amount')) ?? '0'
  const allocations = divided(orders, amount)
  const rest = allocations.reduce((left, allocated) => left.minus(allocated.amount), decimal(amount))
  const { errors } = form.formState

  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Catat pembayaran"
      description={`Sisa tagihan ${money.number}: ${formatRupiah(money.open)}. Pembeli diberi tahu, dan kwitansinya terbit.`}
      confirmLabel="Catat pembayaran"
      cancelLabel="Batal"
      working={act.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <AmountField
          form={form}
          name="amount"
          label="Jumlah yang diterima"
          hint="Boleh sebagian."
          read={typedAmount}
          leading={<span className="ps-1 text-sm">Rp</span>}
          className="num"
        />
        <Field label="Tanggal diterima" error={errors.day?.message}>
          <DayInput {...form.register('day')} />
        </Field>
        {money.others.length > 0 && (
          <Checkbox
            label="Sekaligus untuk pesanan lain dari pembeli ini"
            hint={`${money.others.length} pesanan belum lunas. Setelah pesanan ini, yang lebih dahulu jatuh tempo dibayar lebih dahulu.`}
            checked={isForAll}
            onChange={(event) => setForAll(event.target.checked)}
          />
        )}
        {isForAll && <Allocations orders={orders} allocations={allocations} />}
        {isMore(rest, 0) && (
          <Checkbox
            label={withAmounts(`Simpan kelebihan ${formatRupiah(rest.text(2))} untuk pesanan berikutnya`)}
            hint="Tanpa persetujuan ini, pembayaran yang melebihi tagihan tidak dicatat."
            checked={keepsRest}
            onChange={(event) => setKeepsRest(event.target.checked)}
          />
        )}
      </div>
    </FormModal>
  )
}

interface Division {
  orders: readonly Pick<ShownMoney, 'orderId' | 'number' | 'open' | 'due'>[]
  allocations: ReturnType<typeof divided>
}

function Allocations({ orders, allocations }: Division) {
  const paid = new Map(allocations.map(({ orderId, amount }) => [orderId, amount]))
  return (
    <ul
      aria-label="Pembagian pembayaran"
      className="num divide-y divide-line rounded-field border border-line px-3 text-sm"
    >
      {orders.map(({ orderId, number, open, due }) => (
        <li key={orderId} className="flex justify-between gap-3 py-2">
          <span className="min-w-0">
            {number}
            <span className="block text-mute">
              Sisa <Amount of={open} />
              {due && `, jatuh tempo ${formatDay(due)}`}
            </span>
          </span>
          <span className="whitespace-nowrap font-semibold">
            <Amount of={paid.get(orderId) ?? '0.00'} />
          </span>
        </li>
      ))}
    </ul>
  )
}
