import { useFieldArray } from 'react-hook-form'
import { typedAmount } from '#domain/number-text.ts'
import type { CallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { TypedTerms } from './typed-terms.ts'

const MOST_ROWS = 6

interface Props {
  form: CallForm<TypedTerms>
  /** Whether a limit may not be left open [SHOP-7]. */
  limitNeeded: boolean
}

/** Rows of credit days, each with its limit. */
export function CreditRows({ form, limitNeeded }: Props) {
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'tempo' })

  function add() {
    append({ hari: '30', batas_kredit: '' }, { shouldFocus: false })
    // there is a payment type now
    form.clearErrors('tipe_pembayaran')
  }

  return (
    <>
      {rows.length > 0 && (
        // each field has its name for screen readers
        <div aria-hidden className="-mb-2 flex gap-2 text-sm font-semibold">
          <span className="w-24 shrink-0">Tempo</span>
          <span className="flex-1">Limit kredit</span>
        </div>
      )}
      {rows.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-2">
          <TextField
            form={form}
            name={`tempo.${index}.hari`}
            // none may be the same as another
            deps={rows.map((_, other) => `tempo.${other}.hari` as const)}
            hideLabel
            label={`Tempo ${index + 1} dalam hari`}
            inputMode="numeric"
            maxLength={3}
            place="w-24 shrink-0"
            trailing="hari"
          />
          <AmountField
            form={form}
            name={`tempo.${index}.batas_kredit`}
            read={typedAmount}
            hideLabel
            label={`Limit kredit tempo ${index + 1}`}
            placeholder={limitNeeded ? 'Limit' : 'Kosong: tanpa limit'}
            place="flex-1"
            leading="Rp"
          />
          <IconButton icon="trash" label={`Hapus tempo ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      {rows.length < MOST_ROWS && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon name="plus" size={16} />}
          className="-ms-3 justify-self-start"
          onClick={add}
        >
          Tambah tempo
        </Button>
      )}
    </>
  )
}
