/** The buyer company's negotiations [ROUTE-2]. */
export const NEGOTIATIONS_PATH = '/transaksi/nego'
export const INBOX_PATH = '/pusat-seller/nego'
export const NEGO_SETTINGS_PATH = '/pusat-seller/nego/pengaturan'

/** One negotiation as the buyer sees it [NEGO-2, ROUTE-5]. */
export function negotiationPath(negotiationId: string): string {
  return `${NEGOTIATIONS_PATH}/detail/?nego_id=${encodeURIComponent(negotiationId)}`
}

/** One negotiation beside the seller's inbox. */
export function inboxPath(negotiationId: string): string {
  return `${INBOX_PATH}?nego_id=${encodeURIComponent(negotiationId)}`
}
