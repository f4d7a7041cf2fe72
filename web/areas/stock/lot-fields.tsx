import type { Path, UseFormReturn } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import { dayFault, readDay } from '#web/lib/form/read-day.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'

interface Props<Typed extends TypedLot> {
  form: UseFormReturn<Typed>
  optional?: boolean
}

/** Number and days of a lot, in any form that has them [SHOP-5]. */
export function LotFields<Typed extends TypedLot>({ form, optional = false }: Props<Typed>) {
  return (
    <>
      <TextField
        form={form}
        name={fieldOf<Typed>('lotNumber')}
        label="Nomor lot"
        optional={optional}
        hint={optional ? 'Kosongkan bila tidak memakai lot.' : undefined}
        maxLength={LONGEST.lotNumber}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField form={form} name="producedOn" label="Tanggal produksi" />
        <DayField form={form} name="expiresOn" label="Kedaluwarsa" hint="Hari terakhir boleh dijual." />
      </div>
    </>
  )
}

interface DayFieldProps<Typed extends TypedLot> extends Pick<Props<Typed>, 'form'> {
  name: keyof TypedLot
  label: string
  hint?: string
}

function DayField<Typed extends TypedLot>({ form, name, label, hint }: DayFieldProps<Typed>) {
  const field = fieldOf<Typed>(name)
  return (
    <Field label={label} optional hint={hint} error={form.getFieldState(field, form.formState).error?.message}>
      <DayInput {...form.register(field)} />
    </Field>
  )
}

function fieldOf<Typed extends TypedLot>(name: keyof TypedLot): Path<Typed> {
  return name as Path<Typed> // Typed has all of TypedLot
}

/** The fields of a lot as they are typed. */
interface TypedLot {
  lotNumber: string
  producedOn: string
  expiresOn: string
}

export const blankLot: TypedLot = { lotNumber: '', producedOn: '', expiresOn: '' }

/** The typed lot as the body of a call. */
export function lotBody({ lotNumber, producedOn, expiresOn }: TypedLot) {
  return {
    lotNumber: lotNumber.trim(),
    producedOn: readDay(producedOn) || null,
    expiresOn: readDay(expiresOn) || null,
  }
}

/** Days that cannot be read. */
export function lotFaults({ producedOn, expiresOn }: TypedLot) {
  return { producedOn: dayFault(producedOn), expiresOn: dayFault(expiresOn) }
}
