import { type DecimalText, isMore } from '#domain/money.ts'
import { Amount } from '#web/lib/amount.tsx'

interface Props {
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
}

/** A voucher's discount, its least spend, and its days of validity. */
export function VoucherTerms({ amount, minSpend, validDays }: Props) {
  return (
    <>
      <Amount of={amount} />
      <span className="block text-xs text-mute">
        {isMore(minSpend, 0) ? (
          <>
            min. <Amount of={minSpend} />
          </>
        ) : (
          'tanpa minimal'
        )}
        , {validDays} hari
      </span>
    </>
  )
}
