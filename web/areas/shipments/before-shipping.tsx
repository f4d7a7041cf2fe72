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

/** What is typed before goods go out: that a waiting request was read, and why a shipment is corrected. */
export interface TypedBefore extends FieldValues {
  tetap: boolean
  alasan: string
}

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: any form that has these fields, whatever else it asks
  form: CallForm<any>
  order: Order
  /** The shipment that was recorded by mistake. */
  instead: Shipment | undefined
}

/** What whoever ships has to know or say first: that the buyer asks to cancel, and why a shipment is corrected [SHIP-1]. */
export function BeforeShipping({ form: given, order, instead }: Props) {
  const form: CallForm<TypedBefore> = given
  return (
    <>
      {order.cancelAsked && <AskedToCancel form={form} orderId={order.id} />}
      {instead && (
        <TextareaField
          form={form}
          name="alasan"
          label="Alasan perbaikan"
          hint="Alasan ini dibaca oleh pembeli."
          maxLength={LONGEST.orderReason}
          rows={2}
        />
      )}
    </>
  )
}

function AskedToCancel({ form, orderId }: { form: CallForm<TypedBefore>; orderId: string }) {
  const { request } = useSuspenseQuery(cancellingQuery(orderId)).data
  const error = form.formState.errors.tetap?.message
  return (
    <Notice tone="attention" title="Pembeli meminta pembatalan">
      <span className="block wrap-anywhere">{request?.reason}</span>
      <Field label="Tetap kirim" hideLabel className="mt-2" {...(error && { error: String(error) })}>
        <Checkbox label="Saya tahu pembeli meminta pembatalan, dan tetap mengirim" {...form.register('tetap')} />
      </Field>
    </Notice>
  )
}

/** What is sent of it. */
export function beforeBody({ tetap, alasan }: TypedBefore, instead: Shipment | undefined) {
  return {
    ...(tetap && { tetap_kirim: true }),
    ...(instead && { menggantikan: { kiriman_id: instead.id, versi: instead.version, alasan } }),
  }
}

/** What is wrong with it, by field. */
export function beforeFaults(
  { tetap, alasan }: TypedBefore,
  { order, instead, mayAnswer }: { order: Order; instead: Shipment | undefined; mayAnswer: boolean },
) {
  return {
    ...(order.cancelAsked && !tetap && { tetap: `Centang bila Anda tetap mengirim, atau ${howToAnswer(mayAnswer)}.` }),
    ...(instead && alasan.trim() === '' && { alasan: 'Tuliskan alasannya.' }),
  }
}
