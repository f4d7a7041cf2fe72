import type { PriceStep } from '#domain/catalogue/prices/price-step.ts'
import { formatQuantity } from '#domain/format.ts'
import { formatDay } from '#web/lib/dates.ts'

/** 'Mengapa harga ini?': list, quantity and days of each price, on asking [SHOP-3]. */
export function WhyThisPrice({ reasons }: { reasons: readonly string[] }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-mark text-link">Mengapa harga ini?</summary>
      <ul className="mt-1.5 grid gap-1 text-mute">
        {reasons.map((reason) => (
          <li key={reason}>{reason}.</li>
        ))}
      </ul>
    </details>
  )
}

type Reason = Pick<PriceStep, 'listName' | 'level' | 'from' | 'firstDay' | 'lastDay'>

/** Where a price comes from: 'Daftar harga Kontrak 2026, mulai 100 kg, sejak 1 Des 2026' [SHOP-3]. */
export function priceReason({ listName, level, from, firstDay, lastDay }: Reason, unit: string): string {
  return [
    listName === null ? `Harga level ${level}` : `Daftar harga ${listName}`,
    from === '0' ? null : `mulai ${formatQuantity(from)} ${unit}`,
    firstDay && `sejak ${formatDay(firstDay)}`,
    lastDay && `sampai ${formatDay(lastDay)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
