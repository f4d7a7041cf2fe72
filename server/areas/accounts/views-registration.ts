import type { KeptMail as KeptMailView, Promo } from '#domain/accounts/codec.ts'
import { type PromoRow, voucherEnd } from '#server/areas/loyalty/public.ts'
import type { KeptMail } from '#server/platform/mail/outbox.ts'

export function promoView(row: PromoRow, now: Date): Promo {
  return { ...row, name: row.title, validUntil: voucherEnd(row, now).toISOString() }
}

export function keptMailView({ to, at, ...mail }: KeptMail): KeptMailView {
  return { ...mail, to: to.address, at: at.toISOString() }
}
