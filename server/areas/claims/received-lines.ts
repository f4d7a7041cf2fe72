import type { ReceivedLine } from '#domain/claims/quantities.ts'
import type { PartLine } from '#server/areas/orders/public.ts'
import type { ReceivedGoods } from '#server/areas/shipments/public.ts'

/** The lines of a shipment as the rules of claims take them. */
export function receivedLines(
  { lines }: ReceivedGoods,
  ordered: readonly PartLine[],
  isConfirmed: boolean,
): (ReceivedLine & { packLabel: string })[] {
  return lines.map((line) => {
    const of = ordered.find(({ position }) => position === line.position)
    return { ...line, isConfirmed, name: of?.name ?? '', unit: of?.unit ?? '', packLabel: of?.packLabel ?? '' }
  })
}
