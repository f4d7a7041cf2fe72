import type { Promo } from '#domain/accounts/contract-registration.ts'
import { type PromoRow, voucherEnd } from '#server/areas/loyalty/public.ts'
import type { KeptMail } from '#server/platform/mail/outbox.ts'

export function promoView(promo: PromoRow, now: Date): Promo {
  return {
    kode: promo.code,
    nama: promo.title,
    nilai: promo.amount,
    min_belanja: promo.minSpend,
    berlaku_sampai: voucherEnd(promo, now).toISOString(),
  }
}

export function keptMailView({ id, to, subject, at, text, html }: KeptMail) {
  return { id, kepada: to.address, perihal: subject, waktu: at.toISOString(), teks: text, html }
}
