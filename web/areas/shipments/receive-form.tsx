import { useWatch } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import { isMore } from '#domain/money.ts'
import { readQuantity, shownQuantity } from '#domain/numbers/number-text.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { CountedLines, countedRows, countFaults } from './counted-lines.tsx'
import { isQuantity } from './quantity-rows.ts'

interface Props {
  open: boolean
  order: Order
  shipment: Shipment
  onClose: () => void
}

/** The form to record the received units of a shipment, line by line; a shortage needs a reason [SHIP-1]. */
export function ReceiveForm({ open, order, shipment, onClose }: Props) {
  const isFetched = order.pickup !== null
  const lines = shipment.lines.map((line) => ({ ...line, most: line.units }))
  const act = useAct('kiriman/terima', {
    done: isFetched ? 'Pengambilan barang telah dicatat' : 'Penerimaan barang telah dicatat',
    refreshes: ['order'],
  })
  const form = useCallForm(act, {
    start: { lines: lines.map(({ most }) => ({ quantity: shownQuantity(most) })), reason: '' },
    body: (typed) => ({
      shipmentId: shipment.id,
      version: shipment.version,
      lines: countedRows(lines, typed),
      reason: typed.reason,
    }),
    faults: (typed) => countFaults(lines, typed, words),
    onClose,
  })
  const typed = useWatch({ control: form.control, name: 'lines' })
  const isShort = lines.some(({ most }, index) => {
    const counted = typed[index]?.quantity ?? ''
    return isQuantity(counted) && isMore(most, readQuantity(counted) ?? '0')
  })

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={isFetched ? `Kiriman ${shipment.sequence} sudah diambil?` : `Kiriman ${shipment.sequence} sudah diterima?`}
      description="Pastikan jumlah dan kondisi barang. Bila kurang, isi jumlah yang benar-benar ada."
      confirmLabel={isFetched ? 'Ya, sudah diambil' : 'Ya, sudah diterima'}
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <CountedLines form={form} lines={lines} words={words} />
        {isShort && (
          <TextareaField
            form={form}
            name="reason"
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

const words = { there: 'dikirim', counted: 'diterima' }
