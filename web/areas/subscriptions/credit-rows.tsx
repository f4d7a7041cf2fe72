import { useFieldArray } from 'react-hook-form'
import { typedAmount } from '#domain/number-text.ts'
import { creditCode } from '#domain/subscriptions/payment-type.ts'
import { isUnlimitedCredit, type PaymentTerm } from '#domain/subscriptions/terms.ts'
import type { CallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { nextDays, type TypedTerms } from './typed-terms.ts'
import { UnlimitedCredit } from './unlimited-credit.tsx'

const MOST_ROWS = 6

interface Props {
  form: CallForm<TypedTerms>
  /** Whether the viewer may grant credit without a limit [SHOP-7]. */
  mayUnlimited: boolean
  /** The payment types until now; null for a new customer. */
  before: readonly PaymentTerm[] | null
}

/** Rows of credit days, each with its limit, or without one where that is chosen in words [SHOP-7]. */
export function CreditRows({ form, mayUnlimited, before }: Props) {
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'tempo' })

  function add() {
    append({ hari: nextDays(form.getValues('tempo')), batas_kredit: '', tanpa_limit: false }, { shouldFocus: false })
    // there is a payment type now
    form.clearErrors('tipe_pembayaran')
  }

  function mayStayUnlimited(index: number): boolean {
    const code = creditCode(form.watch(`tempo.${index}.hari`))
    return mayUnlimited || (before ?? []).some((term) => term.code === code && isUnlimitedCredit(term))
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
          <div className="grid flex-1 gap-2">
            {form.watch(`tempo.${index}.tanpa_limit`) ? (
              <p className="flex min-h-11 items-center">
                <UnlimitedCredit />
              </p>
            ) : (
              <AmountField
                form={form}
                name={`tempo.${index}.batas_kredit`}
                read={typedAmount}
                hideLabel
                label={`Limit kredit tempo ${index + 1}`}
                placeholder="Limit"
                leading="Rp"
              />
            )}
            {mayStayUnlimited(index) && (
              <Checkbox
                {...form.register(`tempo.${index}.tanpa_limit`)}
                aria-label={`Tanpa limit untuk tempo ${index + 1}`}
                label="Tanpa limit"
              />
            )}
          </div>
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
