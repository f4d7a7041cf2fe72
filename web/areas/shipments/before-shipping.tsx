import { useSuspenseQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { howToAnswer } from '#domain/shipments/cancel-request.ts'
import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { cancellingQuery } from './queries.ts'

/** The fields before goods go out: that an open request was read, and why a shipment is corrected. */
export interface TypedBefore extends FieldValues {
  shipsAnyway: boolean
  reason: string
}

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: any form that has these fields, whatever else it asks
  form: CallForm<any>
  order: Order
  /** The shipment that was recorded by mistake. */
  instead: Shipment | undefined
}

/** The confirmations before shipping: that the buyer asks to cancel, and why a shipment is corrected [SHIP-1]. */
export function BeforeShipping({ form: untyped, order, instead }: Props) {
  const form: CallForm<TypedBefore> = untyped
  return (
    <>
      {order.cancelRequested && <CancelRequested form={form} orderId={order.id} />}
      {instead && (
        <TextareaField
          form={form}
          name="reason"
          label="Alasan perbaikan"
          hint="Alasan ini dibaca oleh pembeli."
          maxLength={LONGEST.orderReason}
          rows={2}
        />
      )}
    </>
  )
}

function CancelRequested({ form, orderId }: { form: CallForm<TypedBefore>; orderId: string }) {
  const { request } = useSuspenseQuery(cancellingQuery(orderId)).data
  const error = form.formState.errors.shipsAnyway?.message
  return (
    <Notice tone="attention" title="Pembeli meminta pembatalan">
      <span className="block wrap-anywhere">{request?.reason}</span>
      <Field label="Tetap kirim" hideLabel className="mt-2" {...(error && { error: String(error) })}>
        <Checkbox label="Saya tahu pembeli meminta pembatalan, dan tetap mengirim" {...form.register('shipsAnyway')} />
      </Field>
    </Notice>
  )
}

/** The fields as part of a body. */
export function beforeBody({ shipsAnyway, reason }: TypedBefore, instead: Shipment | undefined) {
  return {
    ...(shipsAnyway && { shipsAnyway }),
    ...(instead && { instead: { shipmentId: instead.id, version: instead.version, reason } }),
  }
}

/** Its faults, by field. */
export function beforeFaults(
  { shipsAnyway, reason }: TypedBefore,
  { order, instead, mayAnswer }: { order: Order; instead: Shipment | undefined; mayAnswer: boolean },
) {
  return {
    ...(order.cancelRequested &&
      !shipsAnyway && { shipsAnyway: `Centang bila Anda tetap mengirim, atau ${howToAnswer(mayAnswer)}.` }),
    ...(instead && reason.trim() === '' && { reason: 'Tuliskan alasannya.' }),
  }
}
