import { readAmount } from '#domain/amount-text.ts'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { isMore } from '#domain/money.ts'
import type { Order } from '#domain/orders/codec.ts'
import { readQuantity, shownQuantity } from '#domain/quantity-text.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { AmountField, TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { isQuantity } from './quantity-rows.ts'

interface Props {
  open: boolean
  order: Order
  onClose: () => void
}

/** What of an order is not shipped any more, line by line, and why [SHIP-1]. */
export function CancelRestForm({ open, order, onClose }: Props) {
  const lines = order.lines.filter(({ left }) => isMore(left, 0))
  // all of an order of which nothing is shipped is cancelled by another act
  const isRest = order.shipments.length > 0
  const act = useAct('pusat-seller/pesanan/batal-sisa', {
    done: isRest ? 'Sisa pesanan dibatalkan' : 'Pesanan dikurangi',
    refreshes: ['order'],
  })
  const form = useCallForm(act, {
    start: { baris: lines.map(({ left }) => ({ jumlah: isRest ? shownQuantity(left) : '0' })), alasan: '' },
    body: ({ baris, alasan }) => ({
      transaksi_id: order.id,
      versi: order.version,
      baris: lines.map(({ position }, index) => ({
        posisi: position,
        jumlah: readQuantity(baris[index]?.jumlah ?? '') ?? '',
      })),
      alasan,
    }),
    faults: ({ baris }) => {
      const faults = lines.map((line, index) => [`baris.${index}.jumlah`, faultOf(line, baris[index]?.jumlah ?? '')])
      return Object.fromEntries(faults.filter(([, fault]) => fault)) as Record<`baris.${number}.jumlah`, string>
    },
    onClose,
  })
  const problem = form.formState.errors.baris?.message

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={isRest ? 'Batalkan sisa pesanan?' : 'Kurangi pesanan?'}
      description="Yang dibatalkan kembali ke stok, dan tagihan pembeli turun. Langkah ini tidak dapat dibatalkan."
      confirmLabel={isRest ? 'Batalkan sisa' : 'Kurangi pesanan'}
      cancelLabel="Kembali"
      tone="danger"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        {problem && <Notice tone="danger">{problem}</Notice>}
        <ul className="divide-y divide-line rounded-field border border-line">
          {lines.map((line, index) => (
            <li key={line.position} className="grid gap-x-4 gap-y-2 p-3.5 sm:grid-cols-[minmax(0,1fr)_11rem]">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{line.name}</p>
                <p className="num text-sm text-mute">
                  {line.packLabel} · belum dikirim {formatQuantity(line.left)} {line.unit}
                </p>
              </div>
              <AmountField
                form={form}
                name={`baris.${index}.jumlah`}
                label={`Jumlah ${line.name} yang dibatalkan`}
                hideLabel
                read={readAmount}
                trailing={line.unit}
              />
            </li>
          ))}
        </ul>
        <TextareaField
          form={form}
          name="alasan"
          label="Alasan"
          hint="Alasan ini dibaca oleh pembeli."
          maxLength={LONGEST.orderReason}
          rows={2}
        />
      </div>
    </FormModal>
  )
}

function faultOf({ left, unit }: Order['lines'][number], typed: string): string | undefined {
  if (!isQuantity(typed)) return 'Isi jumlah yang dibatalkan, 0 bila tidak ada.'
  return isMore(readQuantity(typed) ?? '0', left) ? `Yang belum dikirim ${shownQuantity(left)} ${unit}.` : undefined
}
