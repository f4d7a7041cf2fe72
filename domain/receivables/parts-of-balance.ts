import { type DecimalText, isMore } from '../money.ts'

/** What each part of what is owed is called, wherever it is said [PAY-2]. */
export const partLabels = {
  billed: 'Sudah ditagih',
  unbilled: 'Belum ditagih',
  paidAhead: 'Dibayar di muka',
  credit: 'Kelebihan bayar',
} as const

type Parts = Record<keyof typeof partLabels, DecimalText>

/** The parts of a customer's balance that are not nothing, by name; what is not billed yet is beside it [PAY-2]. */
export function partsOfBalance(parts: Parts): [name: string, amount: DecimalText][] {
  const order = ['billed', 'paidAhead', 'credit', 'unbilled'] as const
  return order.filter((part) => isMore(parts[part], 0)).map((part) => [partLabels[part], parts[part]])
}
