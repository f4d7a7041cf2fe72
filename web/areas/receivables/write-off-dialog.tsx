import { useState } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { isMore } from '#domain/money.ts'
import { readAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import type { ShownMoney } from '#domain/receivables/contract.ts'
import { useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { AmountField, TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Writes off what will not be paid of an order [PAY-1]. */
export function WriteOffDialog({ money, onClose }: { money: ShownMoney; onClose: () => void }) {
  const act = useKeyedAct('pusat-seller/pembayaran/hapus-buku', {
    done: 'Sisa tagihan dihapusbukukan',
    refreshes: ['order'],
  })
  const [isUnsent, setUnsent] = useState(false)
  const form = useCheckedForm('pusat-seller/pembayaran/hapus-buku', {
    start: { amount: shownAmount(money.open), reason: '' },
    body: ({ amount, reason }) => ({
      orderId: money.orderId,
      amount: readAmount(amount) ?? amount,
      reason,
      open: money.open,
    }),
    faults: ({ amount }) => ({ amount: isMore(readAmount(amount) ?? '0', money.open) ? tooMuch(money) : undefined }),
    onValid: async (body) => {
      setUnsent(false)
      const problem = await act.send(body, { marks: form.marks })
      setUnsent(problem?.code === 'offline')
      if (problem === null || problem.movedOn) onClose()
    },
  })
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Hapus buku sisa tagihan?"
      description={`Untuk yang tidak akan dibayar. Sisa tagihan ${money.number}: ${formatRupiah(money.open)}. Tercatat di audit, dan dapat dibatalkan.`}
      confirmLabel="Hapus buku"
      cancelLabel="Batal"
      tone="danger"
      working={act.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        {isUnsent && <Notice tone="danger">{OFFLINE}</Notice>}
        <AmountField
          form={form}
          name="amount"
          label="Jumlah"
          read={typedAmount}
          leading={<span className="ps-1 text-sm">Rp</span>}
          className="num"
        />
        <TextareaField
          form={form}
          name="reason"
          label="Alasan"
          hint="Alasan ini dibaca oleh pembeli."
          maxLength={LONGEST.orderReason}
        />
      </div>
    </FormModal>
  )
}

const OFFLINE = 'Anda sedang offline, jadi belum ada yang dikirim. Silakan coba lagi setelah tersambung.'

function tooMuch({ open }: Pick<ShownMoney, 'open'>): string {
  return `Sisa tagihan ${formatRupiah(open)}.`
}
