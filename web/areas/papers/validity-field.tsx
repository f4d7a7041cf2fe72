import type { UseFormRegisterReturn } from 'react-hook-form'
import { readDay } from '#web/lib/form/read-day.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'

/** Until when a document is valid; without a day, for good [DOC-2]. */
export function ValidityField({ register, error }: { register: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label="Berlaku sampai" optional error={error} hint="Kosongkan bila tidak ada batasnya.">
      <DayInput {...register} />
    </Field>
  )
}

/** What is wrong with the day that was typed, by its field. */
export function validityFault(typed: string): { berlaku_sampai?: string } {
  return readDay(typed) === null ? { berlaku_sampai: 'Tulis tanggal seperti 31/12/2026.' } : {}
}
