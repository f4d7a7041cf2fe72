import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { Order } from '#domain/orders/codec.ts'
import type { ToShip } from '#domain/shipments/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { LinesToShip } from './lines-to-ship.tsx'
import { faultOf, rowsOf, suggestedLine, type TypedLine } from './quantity-rows.ts'
import { toShipQuery } from './queries.ts'

interface Props {
  open: boolean
  order: Order
  onClose: () => void
}

/** What of an order goes out: carrier, quantities and lots; of what is fetched, what stands ready [SHIP-1, SELLER-5]. */
export function ShipForm({ open, order, onClose }: Props) {
  const { data, isError, refetch } = useQuery(toShipQuery(order.id))
  const isFetched = order.pickup !== null
  if (!data) {
    return (
      <Modal open={open} onClose={onClose} title={titleOf(isFetched)}>
        {isError ? <ErrorState onRetry={() => void refetch()} /> : <p role="status">memuat . . .</p>}
      </Modal>
    )
  }
  const Form = isFetched ? ReadyForm : SendForm
  return <Form open={open} order={order} toShip={data} onClose={onClose} />
}

type FormProps = Props & { toShip: ToShip }
const titleOf = (isFetched: boolean) => (isFetched ? 'Siapkan barang' : 'Kirim pesanan')

function SendForm({ toShip, ...props }: FormProps) {
  const act = useAct('pusat-seller/pesanan/kirim', { done: 'Pengiriman dicatat', refreshes: ['order'] })
  const form = useCallForm(act, {
    start: { kurir: '', resi: '', baris: toShip.lines.map(suggestedLine) },
    body: ({ kurir, resi, baris }) => ({ ...seen(toShip), kurir, resi, baris: rowsOf(toShip.lines, baris) }),
    faults: ({ baris }) => faultsOf(toShip, baris),
    onClose: props.onClose,
  })
  return (
    <FormModal
      {...props}
      size="lg"
      title={titleOf(false)}
      description="Pembeli diberi tahu bahwa barang sudah dikirim. Yang tidak dikirim sekarang tetap terbuka."
      confirmLabel="Catat pengiriman"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-5">
        <Carrier form={form} />
        <LinesToShip form={form} lines={toShip.lines} />
      </div>
    </FormModal>
  )
}

function ReadyForm({ toShip, order, ...props }: FormProps) {
  const act = useAct('pusat-seller/pesanan/siap-diambil', {
    done: 'Pesanan dicatat siap diambil',
    refreshes: ['order'],
  })
  const form = useCallForm(act, {
    start: { baris: toShip.lines.map(suggestedLine) },
    body: ({ baris }) => ({ ...seen(toShip), baris: rowsOf(toShip.lines, baris) }),
    faults: ({ baris }) => faultsOf(toShip, baris),
    onClose: props.onClose,
  })
  return (
    <FormModal
      {...props}
      size="lg"
      title={titleOf(true)}
      description={`${order.partnerName} diberi tahu bahwa barang siap diambil di ${order.pickup}.`}
      confirmLabel="Ya, siap diambil"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <LinesToShip form={form} lines={toShip.lines} />
    </FormModal>
  )
}

function seen({ orderId, version }: ToShip) {
  return { transaksi_id: orderId, versi: version }
}

function faultsOf({ lines }: ToShip, typed: readonly TypedLine[]) {
  const faults = lines.map((line, index) => [`baris.${index}.jumlah`, typed[index] && faultOf(line, typed[index])])
  return Object.fromEntries(faults.filter(([, fault]) => fault)) as Record<`baris.${number}.jumlah`, string>
}

const wellKnown = [
  'Armada sendiri',
  'JNE Trucking',
  'Indah Logistik',
  'Dakota Cargo',
  'Wahana',
  'Deliveree',
  'Lalamove',
]

function Carrier({ form }: { form: CallForm<{ kurir: string; resi: string; baris: TypedLine[] }> }) {
  const carriersId = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        form={form}
        name="kurir"
        label="Kurir"
        list={carriersId}
        maxLength={LONGEST.carrier}
        autoComplete="off"
      />
      <datalist id={carriersId}>
        {wellKnown.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        form={form}
        name="resi"
        label="Nomor resi"
        optional
        hint="Agar pembeli dapat melacaknya."
        maxLength={LONGEST.trackingNumber}
        autoComplete="off"
      />
    </div>
  )
}
