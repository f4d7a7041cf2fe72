import type { FieldValues } from 'react-hook-form'
import { typedAmount } from '#domain/numbers/number-text.ts'
import { AmountInput, type AmountInputProps } from '#web/ui/form/amount-input.tsx'

// no real price per unit has more
const MOST_DIGITS = 12

interface Props<Typed extends FieldValues> extends Omit<AmountInputProps<Typed>, 'read' | 'digits'> {
  /** 'kg' */
  unit: string
}

/** A price in Rupiah per unit. */
export function PriceInput<Typed extends FieldValues>({ unit, ...input }: Props<Typed>) {
  return (
    <AmountInput
      {...input}
      read={typedAmount}
      digits={MOST_DIGITS}
      unit={unit}
      size="lg"
      className="num"
      leading={<span className="ps-1.5 text-lg font-semibold text-ink">Rp</span>}
      trailing={<span className="pe-2">/ {unit}</span>}
    />
  )
}
