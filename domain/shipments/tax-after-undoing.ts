/** What is to be done in Coretax about the invoice of a shipment that is undone, to follow a sentence; nothing where no PPN is on it [SHIP-1, TAX-2]. */
export function taxAfterUndoing({ isTaxed }: { isTaxed: boolean }): string {
  if (!isTaxed) return ''
  return ' Bila invoicenya sudah diekspor ke Coretax, faktur pajaknya perlu dibatalkan atau diganti di Coretax.'
}
