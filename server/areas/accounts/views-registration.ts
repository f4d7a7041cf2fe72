import type { KeptMail as KeptMailView, Promo } from '#domain/accounts/codec.ts'
import { voucherEnd } from '#domain/loyalty/voucher.ts'
import type { PromoRow } from '#server/areas/loyalty/public.ts'
import type { KeptMail } from '#server/platform/mail/outbox.ts'

export function promoView(row: PromoRow, now: Date): Promo {
  return { ...row, name: row.title, validUntil: voucherEnd(row.validDays, now).toISOString() }
}

export function keptMailView({ to, at, ...mail }: KeptMail): KeptMailView {
  return { ...mail, to: to.address, at: at.toISOString() }
}
