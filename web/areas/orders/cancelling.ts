import { LONGEST } from '#domain/limits.ts'

/** The field for the reason why an order ends, which others will read: 'seller' [SELLER-5, ORDER-5, ROLE-10]. */
export function reasonReadBy(label: string, reader: string) {
  return { name: 'reason', label, hint: `Alasan ini dibaca oleh ${reader}.`, longest: LONGEST.orderReason }
}

/** The words for cancelling a running order. */
export const cancelling = {
  title: 'Batalkan pesanan?',
  children: 'Pesanan yang dibatalkan tidak dapat dilanjutkan lagi.',
  confirmLabel: 'Batalkan pesanan',
  tone: 'danger',
} as const
