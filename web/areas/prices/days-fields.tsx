import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'

interface Typed {
  dari: string
  sampai: string
}

/** The first and the last day of a price or a list. */
export function DaysFields<Form extends Typed>({ form }: { form: CallForm<Form> }) {
  const { register, formState } = form as unknown as CallForm<Typed> // it has these fields
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Hari pertama" error={formState.errors.dari?.message}>
        <DayInput {...register('dari')} />
      </Field>
      <Field label="Hari terakhir" optional hint="Kosong: berlaku terus." error={formState.errors.sampai?.message}>
        <DayInput {...register('sampai')} />
      </Field>
    </div>
  )
}
