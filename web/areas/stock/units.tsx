import { formatQuantity } from '#domain/format.ts'
import type { DecimalText } from '#domain/money.ts'

/** '1.250 kg', on one line. */
export function Units({ of, unit }: { of: DecimalText; unit: string }) {
  return (
    <span className="whitespace-nowrap">
      {formatQuantity(of)} {unit}
    </span>
  )
}
