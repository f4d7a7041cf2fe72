import { useWatch } from 'react-hook-form'
import { readAmount } from '#domain/amount-text.ts'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { isMore } from '#domain/money.ts'
import type { Order } from '#domain/orders/codec.ts'
import type { Shipment } from '#domain/orders/codec-shipments.ts'
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
  shipment: Shipment
  onClose: () => void
}

/** What arrived of a shipment, line by line; less than was sent asks why [SHIP-1]. */
export function ReceiveForm({ open, order, shipment, onClose }: Props) {
  const isFetched = order.pickup !== null
  const { lines } = shipment
  const act = useAct('kiriman/terima', {
    done: isFetched ? 'Pengambilan barang telah dicatat' : 'Penerimaan barang telah dicatat',
    refreshes: ['order'],
  })
  const form = useCallForm(act, {
    start: { baris: lines.map(({ units }) => ({ jumlah: shownQuantity(units) })), alasan: '' },
    body: ({ baris, alasan }) => ({
      kiriman_id: shipment.id,
      versi: shipment.version,
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
  const typed = useWatch({ control: form.control, name: 'baris' })
  const isShort = lines.some(({ units }, index) => {
    const counted = typed[index]?.jumlah ?? ''
    return isQuantity(counted) && isMore(units, readQuantity(counted) ?? '0')
  })
  const problem = form.formState.errors.baris?.message

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={isFetched ? `Kiriman ${shipment.part} sudah diambil?` : `Kiriman ${shipment.part} sudah diterima?`}
      description="Pastikan jumlah dan kondisi barang. Bila kurang, isi jumlah yang benar-benar ada."
      confirmLabel={isFetched ? 'Ya, sudah diambil' : 'Ya, sudah diterima'}
      cancelLabel="Batal"
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
                  {line.packLabel} · dikirim {formatQuantity(line.units)} {line.unit}
                </p>
              </div>
              <AmountField
                form={form}
                name={`baris.${index}.jumlah`}
                label={`Jumlah ${line.name} yang diterima`}
                hideLabel
                read={readAmount}
                trailing={line.unit}
              />
            </li>
          ))}
        </ul>
        {isShort && (
          <TextareaField
            form={form}
            name="alasan"
            label="Mengapa kurang"
            hint="Dibaca oleh seller. Misalnya: dua sak sobek."
            maxLength={LONGEST.orderReason}
            rows={2}
          />
        )}
      </div>
    </FormModal>
  )
}

function faultOf({ units, unit }: Shipment['lines'][number], typed: string): string | undefined {
  if (!isQuantity(typed)) return 'Isi jumlah yang diterima, 0 bila tidak ada.'
  return isMore(readQuantity(typed) ?? '0', units) ? `Yang dikirim ${shownQuantity(units)} ${unit}.` : undefined
}
