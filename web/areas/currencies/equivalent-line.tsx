import { useQuery } from '@tanstack/react-query'
import { equivalentOf } from '#domain/currencies/currency.ts'
import { formatForeign } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'
import { useChoices } from '#web/lib/choices.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { currenciesQuery } from './queries.ts'

/** 'kira-kira US$ 4,73, kurs 20 Nov 2026'; nothing for Rupiah, or without a rate [HEAD-6]. */
export default function EquivalentLine({ price }: { price: DecimalText }) {
  const { currency } = useChoices()
  const { data: currencies } = useQuery(currenciesQuery)
  const chosen = currencies?.find(({ code }) => code === currency)
  if (!chosen?.rate) return null
  const { amount, below } = equivalentOf(price, chosen.rate.rupiah)
  return (
    <p className="num mt-1 text-sm text-mute">
      {below ? 'kurang dari' : 'kira-kira'}{' '}
      <span className="whitespace-nowrap">{formatForeign(amount, chosen.symbol)}</span>, kurs{' '}
      {formatDay(chosen.rate.day)}
    </p>
  )
}
