import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import type { ToShip } from '#domain/shipments/contract.ts'
import { taxAfterUndoing } from '#domain/shipments/tax-after-undoing.ts'
import { sentenceOf } from '#web/lib/api/api.ts'
import { type Problem, useAct } from '#web/lib/form/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/form/use-call-form.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { BeforeShipping, beforeBody, beforeFaults, type TypedBefore } from './before-shipping.tsx'
import { LinesToShip } from './lines-to-ship.tsx'
import { faultOf, rowsOf, shippedLine, stillTyped, suggestedLine, type TypedLine } from './quantity-rows.ts'
import { toShipQuery } from './queries.ts'

interface Props {
  open: boolean
  order: Order
  /** The shipment that was recorded by mistake, which this one is recorded instead of. */
  instead?: Shipment
  onClose: () => void
}

/** The form to ship an order: carrier, quantities and lots; for a pickup, what stands ready [SHIP-1, SELLER-5]. */
export function ShipForm({ open, order, instead, onClose }: Props) {
  const { data, error, refetch } = useQuery(toShipQuery(order.id, instead?.id))
  const isFetched = order.pickup !== null
  if (!data) {
    return (
      <Modal open={open} onClose={onClose} title={titleOf(isFetched, instead)}>
        {error ? (
          <ErrorState text={sentenceOf(error, UNREAD)} onRetry={() => void refetch()} />
        ) : (
          <p role="status">memuat . . .</p>
        )}
      </Modal>
    )
  }
  const Form = isFetched ? ReadyForm : SendForm
  return <Form open={open} order={order} toShip={data} read={refetch} onClose={onClose} {...(instead && { instead })} />
}

type FormProps = Props & {
  toShip: ToShip
  /** Refetches what is left. */
  read: () => Promise<Pick<UseQueryResult<ToShip>, 'data' | 'error'>>
}
const UNREAD = 'Sisa pesanan belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.'
const titleOf = (isFetched: boolean, instead?: Shipment) => {
  if (instead) return `Perbaiki kiriman ${instead.sequence}`
  return isFetched ? 'Siapkan barang' : 'Kirim pesanan'
}

function SendForm({ toShip, read, order, instead, ...props }: FormProps) {
  const mayAnswer = viewerMay(useViewer(), 'sales.cancel')
  const { refused, stay, sendWith } = useStay({ toShip, read, onClose: props.onClose })
  const done = instead ? 'Kiriman diperbaiki' : 'Pengiriman dicatat'
  const act = useAct('pusat-seller/pesanan/kirim', { done, refreshes: ['order'] })
  const form = useCallForm(act, {
    start: {
      carrier: instead?.carrier ?? '',
      trackingNumber: instead?.trackingNumber ?? '',
      lines: startOf(toShip, instead),
      ...noOverride,
    },
    body: ({ carrier, trackingNumber, lines, ...before }) => ({
      ...expectedOf(toShip),
      carrier,
      trackingNumber,
      lines: rowsOf(toShip.lines, lines),
      ...beforeBody(before, instead),
    }),
    faults: ({ lines, ...before }) => ({
      ...faultsOf(toShip, lines),
      ...beforeFaults(before, { order, instead, mayAnswer }),
    }),
    answered: props.onClose,
    onRefused: (problem) => void stay(problem, form),
  })
  return (
    <FormModal
      {...props}
      size="lg"
      title={titleOf(false, instead)}
      description={
        instead
          ? correcting(order)
          : 'Pembeli diberi tahu bahwa barang sudah dikirim. Yang tidak dikirim sekarang tetap terbuka.'
      }
      confirmLabel={instead ? 'Simpan perbaikan' : 'Catat pengiriman'}
      cancelLabel="Batal"
      working={form.working}
      onSend={sendWith(form.send)}
    >
      <div className="grid gap-5">
        <Refused problem={refused} />
        <BeforeShipping form={form} order={order} instead={instead} />
        <Carrier form={form} />
        <LinesToShip form={form} lines={toShip.lines} />
      </div>
    </FormModal>
  )
}

const correcting = (order: Order) =>
  `Kiriman yang salah dibatalkan dan yang benar dicatat sekaligus: surat jalan dan invoice baru terbit, yang lama tidak berlaku lagi.${taxAfterUndoing(order)}`

function ReadyForm({ toShip, read, order, instead, ...props }: FormProps) {
  const mayAnswer = viewerMay(useViewer(), 'sales.cancel')
  const { refused, stay, sendWith } = useStay({ toShip, read, onClose: props.onClose })
  const act = useAct('pusat-seller/pesanan/siap-diambil', {
    done: instead ? 'Kiriman diperbaiki' : 'Pesanan dicatat siap diambil',
    refreshes: ['order'],
  })
  const form = useCallForm(act, {
    start: { lines: startOf(toShip, instead), ...noOverride },
    body: ({ lines, ...before }) => ({
      ...expectedOf(toShip),
      lines: rowsOf(toShip.lines, lines),
      ...beforeBody(before, instead),
    }),
    faults: ({ lines, ...before }) => ({
      ...faultsOf(toShip, lines),
      ...beforeFaults(before, { order, instead, mayAnswer }),
    }),
    answered: props.onClose,
    onRefused: (problem) => void stay(problem, form),
  })
  return (
    <FormModal
      {...props}
      size="lg"
      title={titleOf(true, instead)}
      description={
        instead ? correcting(order) : `${order.partnerName} diberi tahu bahwa barang siap diambil di ${order.pickup}.`
      }
      confirmLabel={instead ? 'Simpan perbaikan' : 'Ya, siap diambil'}
      cancelLabel="Batal"
      working={form.working}
      onSend={sendWith(form.send)}
    >
      <div className="grid gap-5">
        <Refused problem={refused} />
        <BeforeShipping form={form} order={order} instead={instead} />
        <LinesToShip form={form} lines={toShip.lines} />
      </div>
    </FormModal>
  )
}

const noOverride = { shipsAnyway: false, reason: '' }

/** The suggested units of each line: what is left, or what the mistaken shipment had. */
function startOf({ lines }: ToShip, instead: Shipment | undefined): TypedLine[] {
  if (!instead) return lines.map(suggestedLine)
  return lines.map((line) => shippedLine(line, instead))
}

/**
 * Keeps what was typed where the order has changed meanwhile, beside what is left of it now; where nothing can be shipped any
 * more, says so and closes [ORDER-4].
 */
function useStay({ toShip, read, onClose }: Pick<FormProps, 'toShip' | 'read' | 'onClose'>) {
  const [refused, setRefused] = useState<Problem | null>(null)
  // biome-ignore lint/suspicious/noExplicitAny: any form that has these lines, whatever else it asks
  async function stay(problem: Problem, untyped: CallForm<any>): Promise<void> {
    const form: CallForm<{ lines: TypedLine[] }> = untyped
    setRefused(problem)
    if (!problem.movedOn) return
    const { data: now, error } = await read()
    if (!error) return now && form.setValue('lines', stillTyped(now, toShip, form.getValues('lines')))
    const endedText = sentenceOf(error, '')
    toast.failure(endedText || UNREAD)
    if (endedText) onClose()
  }
  /** Sends it again, without the errors of the last time. */
  const sendWith = (send: CallForm<TypedBefore>['send']) => (event?: SyntheticEvent<HTMLFormElement>) => {
    setRefused(null)
    return send(event)
  }
  return { refused, stay, sendWith }
}

/** Why it was not sent. */
function Refused({ problem }: { problem: Problem | null }) {
  if (!problem) return null
  return (
    <Notice tone="danger">
      {problem.sentence}
      {problem.movedOn && ' Isian Anda masih ada: periksa dengan sisa yang sekarang, lalu kirim lagi.'}
    </Notice>
  )
}

function expectedOf({ orderId, version }: ToShip) {
  return { orderId, version }
}

function faultsOf({ lines }: ToShip, typed: readonly TypedLine[]) {
  const faults = lines.map((line, index) => [`lines.${index}.quantity`, typed[index] && faultOf(line, typed[index])])
  return Object.fromEntries(faults.filter(([, fault]) => fault)) as Record<`lines.${number}.quantity`, string>
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

function Carrier({
  form,
}: {
  form: CallForm<{ carrier: string; trackingNumber: string; lines: TypedLine[] } & TypedBefore>
}) {
  const carriersId = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        form={form}
        name="carrier"
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
        name="trackingNumber"
        label="Nomor resi"
        optional
        hint="Agar pembeli dapat melacaknya."
        maxLength={LONGEST.trackingNumber}
        autoComplete="off"
      />
    </div>
  )
}
