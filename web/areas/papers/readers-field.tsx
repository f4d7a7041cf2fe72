import type { UseFormRegisterReturn } from 'react-hook-form'
import { type Readers, readerGroups, readersLabel, readersWord } from '#domain/papers/readers.ts'
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
            value={readersWord.encode(readers)}
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
