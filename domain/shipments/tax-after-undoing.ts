/**
 * The advice for Coretax about the invoice of an undone shipment, to follow a sentence; empty where it has no PPN
 * [SHIP-1, TAX-2].
 */
export function taxAfterUndoing({ isTaxed }: { isTaxed: boolean }): string {
  if (!isTaxed) return ''
  return ' Bila invoicenya sudah diekspor ke Coretax, faktur pajaknya perlu dibatalkan atau diganti di Coretax.'
}
