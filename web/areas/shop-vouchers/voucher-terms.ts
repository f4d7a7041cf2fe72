import { readAmount, readOptionalAmount, readQuantity, shownAmount, shownQuantity } from '#domain/number-text.ts'
import type { KeptShopVoucher, ShopVoucherPage } from '#domain/shop-vouchers/codec.ts'
import { audienceText, discountKind } from '#domain/shop-vouchers/words.ts'
import { dayFault, readDay, writeDay } from '#web/lib/read-day.ts'
import type { SelectOption } from '#web/ui/form/select.tsx'

const EVERYBODY = 'semua'
const LEVEL = 'level-'
const NO_DAY = 'Tulis tanggal, misalnya 31/12/2026.'

/** As typed. */
export interface TypedTerms {
  nama: string
  jenis: 'nominal' | 'persen'
  nilai: string
  potongan_maksimal: string
  min_belanja: string
  dari: string
  sampai: string
  kuota: string
  per_pelanggan: string
  /** 'semua', 'level-2' or the id of a customer. */
  untuk: string
}

/** The terms of a voucher, as fields begin with them. @param today the first day of a new one */
export function termsStart(voucher: KeptShopVoucher | null, today: string): TypedTerms {
  if (!voucher) {
    const empty = { nama: '', nilai: '', potongan_maksimal: '', min_belanja: '', sampai: '', kuota: '' }
    return { ...empty, jenis: 'nominal', dari: writeDay(today), per_pelanggan: '1', untuk: EVERYBODY }
  }
  return {
    nama: voucher.title,
    jenis: discountKind.encode(voucher.kind),
    nilai: shownAmount(voucher.value),
    potongan_maksimal: shownAmount(voucher.mostDiscount),
    min_belanja: Number(voucher.minGoods) > 0 ? shownAmount(voucher.minGoods) : '',
    dari: writeDay(voucher.firstDay),
    sampai: writeDay(voucher.lastDay),
    kuota: shownQuantity(voucher.quota === null ? null : String(voucher.quota)),
    per_pelanggan: String(voucher.usesPerCustomer),
    untuk: voucher.customerId ?? (voucher.priceLevel === null ? EVERYBODY : `${LEVEL}${voucher.priceLevel}`),
  }
}

/** The same for sending; what cannot be read is left for the contract to refuse. */
export function termsBody({ untuk, ...typed }: TypedTerms) {
  const isPercent = typed.jenis === 'persen'
  return {
    nama: typed.nama,
    jenis: typed.jenis,
    nilai: readAmount(typed.nilai) ?? typed.nilai,
    potongan_maksimal: isPercent ? readOptionalAmount(typed.potongan_maksimal) : null,
    min_belanja: readOptionalAmount(typed.min_belanja) ?? '0',
    dari: readDay(typed.dari) ?? '',
    sampai: readDay(typed.sampai) ?? '',
    kuota: readQuantity(typed.kuota),
    per_pelanggan: typed.per_pelanggan.trim(),
    level_harga: untuk.startsWith(LEVEL) ? untuk.slice(LEVEL.length) : null,
    pelanggan_id: untuk === EVERYBODY || untuk.startsWith(LEVEL) ? null : untuk,
  }
}

/** What is missing, and days that cannot be read. */
export function termsFaults({ nilai, dari, sampai }: TypedTerms) {
  const faultOf = (day: string) => (day.trim() === '' ? NO_DAY : dayFault(day))
  return {
    ...(nilai.trim() === '' && { nilai: 'Potongan harus diisi.' }),
    dari: faultOf(dari),
    sampai: faultOf(sampai),
  }
}

/** Whom a voucher may be for; one that is for a customer who has left stays for it. */
export function audiences(customers: ShopVoucherPage['customers'], voucher: KeptShopVoucher | null): SelectOption[] {
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
