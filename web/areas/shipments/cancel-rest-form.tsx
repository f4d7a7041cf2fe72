import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '#domain/money.ts'
import { readQuantity, shownQuantity } from '#domain/numbers/number-text.ts'
import type { Order } from '#domain/orders/shapes.ts'
import { shipmentRefusals } from '#domain/shipments/refusals.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type CountedLine, CountedLines, countedRows, countFaults, type TypedCount, unitsOf } from './counted-lines.tsx'
import { isQuantity } from './quantity-rows.ts'
import { reducedQuery } from './queries.ts'

interface Props {
  open: boolean
  order: Order
  onClose: () => void
}

/** The form to cancel the unshipped remainder of an order, line by line, with a reason [SHIP-1]. */
export function CancelRestForm({ open, order, onClose }: Props) {
  const lines = order.lines.filter(({ left }) => isMore(left, 0)).map((line) => ({ ...line, most: line.left }))
  // all of an order of which nothing is shipped is cancelled by another act
  const isRest = order.shipments.some(({ state }) => state !== 'undone')
  const act = useAct('pusat-seller/pesanan/batal-sisa', {
    done: isRest ? 'Sisa pesanan dibatalkan' : 'Pesanan dikurangi',
    refreshes: ['order'],
  })
  const form = useCallForm(act, {
    start: { lines: lines.map(({ most }) => ({ quantity: isRest ? shownQuantity(most) : '0' })), reason: '' },
    body: (typed) => ({
      orderId: order.id,
      version: order.version,
      lines: countedRows(lines, typed),
      reason: typed.reason,
    }),
    faults: (typed) => ({ ...nothingFault(typed), ...countFaults(lines, typed, words) }),
    mode: 'onChange',
    onClose,
  })

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
        <CountedLines
          form={form}
          lines={lines}
          words={words}
          after={(line, gone) => <Becomes line={line} gone={gone} />}
        />
        <BillAfter form={form} order={order} lines={lines} isRest={isRest} />
        <TextareaField
          form={form}
          name="reason"
          label="Alasan"
          hint="Alasan ini dibaca oleh pembeli."
          maxLength={LONGEST.orderReason}
          rows={2}
        />
      </div>
    </FormModal>
  )
}

function Becomes({ line, gone }: { line: CountedLine; gone: DecimalText }) {
  return (
    <>
      menjadi {formatQuantity(quantityText(decimal(line.most).minus(gone)))} {line.unit} yang akan dikirim
    </>
  )
}

/** What the bill becomes, before anything is sent [SHIP-1]. */
function BillAfter({
  form,
  order,
  lines,
  isRest,
}: {
  form: CallForm<TypedCount>
  order: Order
  lines: readonly CountedLine[]
  isRest: boolean
}) {
  const typed = useWatch({ control: form.control, name: 'lines' })
  const rows = lines.map(({ position }, index) => ({ position, units: unitsOf(typed[index]?.quantity) }))
  const isNone = rows.every(({ units }) => isSame(units, '0'))
  const isAll = !isRest && rows.every(({ units }, index) => isSame(units, lines[index]?.most ?? '0'))
  const isKnown = !isNone && !isAll && Object.keys(countFaults(lines, { lines: typed }, words)).length === 0
  const { data } = useQuery({
    ...reducedQuery(order.id, rows),
    enabled: isKnown && order.amounts !== null,
    placeholderData: keepPreviousData,
  })
  if (isAll) return <Notice tone="attention">{shipmentRefusals.reduces_to_nothing.sentence}</Notice>
  if (order.amounts === null) return null
  const total = isKnown ? (data?.total ?? null) : null
  return (
    <p className="num rounded-field bg-page px-3.5 py-2.5 text-sm" role="status">
      Tagihan sekarang <Amount of={order.amounts.total} />
      {total !== null && (
        <>
          , menjadi{' '}
          <strong className="font-semibold">
            <Amount of={total} />
          </strong>
        </>
      )}
    </p>
  )
}

const words = { there: 'belum dikirim', counted: 'dibatalkan' }

/** Nothing of any line: the first is where that is mended. */
function nothingFault({ lines }: TypedCount) {
  const isNothing = lines.every(({ quantity }) => isQuantity(quantity) && isSame(readQuantity(quantity) ?? '0', '0'))
  return isNothing ? { 'lines.0.quantity': shipmentRefusals.nothing_to_cancel.sentence } : {}
}
