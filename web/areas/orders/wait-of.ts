import type { QuotedSeller } from '#domain/orders/codec.ts'

/** What of a seller's lines comes later, so that it is accepted anew when it changes; '' where all is there [SHOP-6]. */
export function waitOf({ lines }: Pick<QuotedSeller, 'lines'>): string {
  return lines.flatMap(({ id, later }) => (later ? [`${id} ${later.units} ${later.days}`] : [])).join(', ')
}
