import type { UseFormRegisterReturn } from 'react-hook-form'
import { weekdayName, weekdays, weekdaysText } from '#domain/days/weekdays.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

interface Props {
  register: UseFormRegisterReturn
  /** Those that are ticked at first. */
  chosen: readonly string[]
}

/** The days of the week to tick, as one field of a form. */
export function WeekdayBoxes({ register, chosen }: Props) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {weekdays.map((day) => (
        <Checkbox
          key={day}
          {...register}
          value={String(day)}
          defaultChecked={chosen.includes(String(day))}
          label={weekdayName(day)}
        />
      ))}
    </div>
  )
}

/** When invoices are exchanged: 'Selasa, Jumat'. */
export function exchangeText(days: readonly number[]): string {
  return days.length === 0 ? 'Saat barang dikirim' : weekdaysText(days) || 'Setiap hari'
}
