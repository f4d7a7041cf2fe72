import type { UseFormRegisterReturn } from 'react-hook-form'
import { type Readers, readerGroups, readersLabel } from '#domain/product-documents/readers.ts'
import { readDay } from '#web/lib/form/read-day.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'

/** The choice of who may read a document. */
export function ReadersField({ register, error }: { register: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field group label="Boleh dibaca" error={error}>
      <div className="grid gap-2">
        {readerGroups.map((readers) => (
          <RadioCard
            key={readers}
            {...register}
            value={readers}
            title={readersLabel(readers)}
            text={meanings[readers]}
          />
        ))}
      </div>
    </Field>
  )
}

const meanings: Record<Readers, string> = {
  everybody: 'Juga pengunjung yang belum masuk.',
  subscribed: 'Perusahaan yang berlangganan ke Anda.',
  on_request: 'Perusahaan yang permintaannya Anda jawab.',
}

/** Until when a document is valid; without a day, for good [DOC-2]. */
export function ValidityField({ register, error }: { register: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label="Berlaku sampai" optional error={error} hint="Kosongkan bila tidak ada batasnya.">
      <DayInput {...register} />
    </Field>
  )
}

/** The fault of the typed day, by its field. */
export function validityFault(typed: string): { validUntil?: string } {
  return readDay(typed) === null ? { validUntil: 'Tulis tanggal seperti 31/12/2026.' } : {}
}
