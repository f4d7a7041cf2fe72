import { formatDay } from '#web/lib/dates.ts'
import { dayFault, readDay } from '#web/lib/form/read-day.ts'
import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'

interface Typed {
  firstDay: string
  lastDay: string
}

/** The first and the last day of a price or a list. */
export function DaysFields<Form extends Typed>({ form }: { form: CallForm<Form> }) {
  const { register, formState } = form as unknown as CallForm<Typed> // it has these fields
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Hari pertama" error={formState.errors.firstDay?.message}>
        <DayInput {...register('firstDay')} />
      </Field>
      <Field label="Hari terakhir" optional hint="Kosong: berlaku terus." error={formState.errors.lastDay?.message}>
        <DayInput {...register('lastDay')} />
      </Field>
    </div>
  )
}

interface TypedDays {
  firstDay: string
  lastDay: string
}

/** The days that were typed, as calls take them; an empty last one goes on. */
export function daysBody({ firstDay, lastDay }: TypedDays): { firstDay: string; lastDay: string | null } {
  return { firstDay: readDay(firstDay) ?? '', lastDay: readDay(lastDay) || null }
}

/** Days that cannot be read. */
export function daysFaults({ firstDay, lastDay }: TypedDays) {
  return { firstDay: firstDay.trim() === '' ? NO_DAY : dayFault(firstDay), lastDay: dayFault(lastDay) }
}

const NO_DAY = 'Isi hari pertama, misalnya 31/12/2026.'

/** '1 Des 2026 – 31 Des 2026', or 'sejak 1 Des 2026'. */
export function daysShown({ firstDay, lastDay }: { firstDay: string; lastDay: string | null }): string {
  return lastDay === null ? `sejak ${formatDay(firstDay)}` : `${formatDay(firstDay)} – ${formatDay(lastDay)}`
}
