import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { LONGEST, MOST } from '#domain/limits.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { MoveButtons } from '#web/ui/list/move-buttons.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { TypedVersion } from './typed-version.ts'

/** The options of a version in their order; 'Lainnya' follows by itself. */
export function OptionFields({ form }: { form: UseFormReturn<TypedVersion> }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'options' })
  const error = form.formState.errors.options?.message ?? form.formState.errors.options?.root?.message
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-semibold">Pilihan jawaban</legend>
      <p className="text-xs text-mute">
        Pilihan yang diganti kata-katanya tetap dihitung sebagai pilihan yang sama. Untuk pilihan lain, hapus dan
        tambahkan yang baru.
      </p>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {fields.map((field, place) => (
        <div key={field.id} className="flex items-start gap-2">
          <TextField
            form={form}
            name={`options.${place}.label`}
            hideLabel
            label={`Pilihan ${place + 1}`}
            maxLength={LONGEST.surveyOption}
            place="min-w-0 flex-1"
          />
          <MoveButtons
            name={`pilihan ${place + 1}`}
            place={place}
            count={fields.length}
            onMove={(to) => move(place, to)}
          />
          <IconButton icon="trash" label={`Hapus pilihan ${place + 1}`} onClick={() => remove(place)} />
        </div>
      ))}
      <p className="text-sm text-mute">Lainnya, dengan keterangan perusahaan sendiri, selalu yang terakhir.</p>
      {fields.length < MOST.surveyOptions && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="plus" size={16} />}
            onClick={() => append({ optionId: null, label: '' })}
          >
            Tambah pilihan
          </Button>
        </div>
      )}
    </fieldset>
  )
}
