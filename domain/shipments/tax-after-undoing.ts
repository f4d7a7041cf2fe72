/** Advice for Coretax about an undone shipment's invoice, to follow a sentence; empty without PPN [SHIP-1, TAX-2]. */
export function taxAfterUndoing({ isTaxed }: { isTaxed: boolean }): string {
  if (!isTaxed) return ''
  return ' Bila invoicenya sudah diekspor ke Coretax, faktur pajaknya perlu dibatalkan atau diganti di Coretax.'
}
