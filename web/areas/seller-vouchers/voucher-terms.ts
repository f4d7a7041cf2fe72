import {
  readAmount,
  readOptionalAmount,
  readQuantity,
  shownAmount,
  shownQuantity,
} from '#domain/numbers/number-text.ts'
import type { OwnShopVoucher, ShopVoucherPage } from '#domain/seller-vouchers/contract.ts'
import { audienceText, type DiscountKind } from '#domain/seller-vouchers/words.ts'
import { dayFault, readDay, writeDay } from '#web/lib/form/read-day.ts'
import type { SelectOption } from '#web/ui/form/select.tsx'

const EVERYBODY = 'semua'
const LEVEL = 'level-'
const NO_DAY = 'Tulis tanggal, misalnya 31/12/2026.'

export interface TypedTerms {
  title: string
  kind: DiscountKind
  value: string
  mostDiscount: string
  minGoods: string
  firstDay: string
  lastDay: string
  quota: string
  usesPerCustomer: string
  /** 'semua', 'level-2' or the id of a customer. */
  untuk: string
}

/** The terms of a voucher, as fields begin with them. @param today the first day of a new one */
export function termsStart(voucher: OwnShopVoucher | null, today: string): TypedTerms {
  if (!voucher) {
    const empty = { title: '', value: '', mostDiscount: '', minGoods: '', lastDay: '', quota: '' }
    return { ...empty, kind: 'amount', firstDay: writeDay(today), usesPerCustomer: '1', untuk: EVERYBODY }
  }
  return {
    title: voucher.title,
    kind: voucher.kind,
    value: shownAmount(voucher.value),
    mostDiscount: shownAmount(voucher.mostDiscount),
    minGoods: Number(voucher.minGoods) > 0 ? shownAmount(voucher.minGoods) : '',
    firstDay: writeDay(voucher.firstDay),
    lastDay: writeDay(voucher.lastDay),
    quota: shownQuantity(voucher.quota === null ? null : String(voucher.quota)),
    usesPerCustomer: String(voucher.usesPerCustomer),
    untuk: voucher.customerId ?? (voucher.priceLevel === null ? EVERYBODY : `${LEVEL}${voucher.priceLevel}`),
  }
}

/** The typed terms as the body of a call; unreadable values are left for the contract to refuse. */
export function termsBody({ untuk, ...typed }: TypedTerms) {
  const isPercent = typed.kind === 'percent'
  return {
    title: typed.title,
    kind: typed.kind,
    value: readAmount(typed.value) ?? typed.value,
    mostDiscount: isPercent ? readOptionalAmount(typed.mostDiscount) : null,
    minGoods: readOptionalAmount(typed.minGoods) ?? '0',
    firstDay: readDay(typed.firstDay) ?? '',
    lastDay: readDay(typed.lastDay) ?? '',
    quota: readQuantity(typed.quota),
    usesPerCustomer: typed.usesPerCustomer.trim(),
    priceLevel: untuk.startsWith(LEVEL) ? untuk.slice(LEVEL.length) : null,
    customerId: untuk === EVERYBODY || untuk.startsWith(LEVEL) ? null : untuk,
  }
}

/** Missing terms, and unreadable days. */
export function termsFaults({ value, firstDay, lastDay }: TypedTerms) {
  const faultOf = (day: string) => (day.trim() === '' ? NO_DAY : dayFault(day))
  return {
    ...(value.trim() === '' && { value: 'Potongan harus diisi.' }),
    firstDay: faultOf(firstDay),
    lastDay: faultOf(lastDay),
  }
}

/** Whom a voucher may be for; one that is for a customer who has left stays for it. */
export function audiences(customers: ShopVoucherPage['customers'], voucher: OwnShopVoucher | null): SelectOption[] {
  const left = voucher?.customerId && customers.every(({ id }) => id !== voucher.customerId)
  return [
    { value: EVERYBODY, label: audienceText({ priceLevel: null, customerName: null }) },
    ...[1, 2, 3].map((priceLevel) => ({
      value: `${LEVEL}${priceLevel}`,
      label: audienceText({ priceLevel, customerName: null }),
    })),
    ...customers.map(({ id, name }) => ({ value: id, label: name })),
    ...(left ? [{ value: voucher.customerId ?? '', label: voucher.customerName ?? '' }] : []),
  ]
}
