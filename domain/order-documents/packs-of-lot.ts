import { formatDay, formatQuantity } from '../format.ts'
import { type DecimalText, decimal, isMore, quantityText } from '../money.ts'
import type { OrderDocumentLot } from './contract.ts'

/** '12 kemasan', or '11 kemasan + 10 kg' where a pack is not full; null where a pack's content is not known. */
export function packsText(
  units: DecimalText,
  { unit, packWeight }: { unit: string; packWeight: DecimalText | null },
): string | null {
  if (packWeight === null) return null
  const packs = decimal(units).dividedBy(packWeight, 0, 'down')
  const rest = decimal(units).minus(packs.times(packWeight))
  const open = isMore(rest, 0) && `${formatQuantity(quantityText(rest))} ${unit}`
  return [isMore(packs, 0) && `${formatQuantity(quantityText(packs))} kemasan`, open].filter(Boolean).join(' + ')
}

/** 'Lot RPS-2610-07 · 300 kg · 12 kemasan · kedaluwarsa 31 Des 2027', as it stands on a surat jalan [DOC-1]. */
export function lotText({ number, units, packs, lastDay }: OrderDocumentLot, unit: string): string {
  const last = lastDay && `kedaluwarsa ${formatDay(lastDay)}`
  return [`Lot ${number}`, `${formatQuantity(units)} ${unit}`, packs, last].filter(Boolean).join(' · ')
}
