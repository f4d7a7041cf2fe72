import { isMore } from '#domain/money.ts'
import type { AccountScope } from '#domain/payments/virtual-account.ts'
import { Amount } from '#web/lib/amount.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'

interface Props {
  /** The billed amount, and all that is to be paid now, in Rupiah. */
  billed: string
  toPay: string
  scope: AccountScope
  onChoose: (scope: AccountScope) => void
}

/**
 * The choice between a virtual account for what is billed or for all to be paid; nothing where both are one [PAY-3].
 */
export function ScopeChoice({ billed, toPay, scope, onChoose }: Props) {
  if (!isMore(billed, 0) || !isMore(toPay, billed)) return null
  const choices = [
    { value: 'billed', title: 'Yang sudah ditagih', amount: billed },
    { value: 'all', title: 'Semua, termasuk yang belum ditagih', amount: toPay },
  ] as const
  return (
    <fieldset className="mt-3 grid gap-2">
      <legend className="sr-only">Yang dibayar</legend>
      {choices.map(({ value, title, amount }) => (
        <RadioCard
          key={value}
          name="scope"
          title={title}
          aside={<Amount of={amount} />}
          checked={scope === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  )
}
