import type { DecimalText } from './money.ts'

const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', minimumFractionDigits: 2 })
const quantity = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 20 })

/** 'Rp 1.250.000,00' from '1250000.00' [CARD-2]. */
export function formatRupiah(amount: DecimalText): string {
  // Intl puts a space there that no line breaks at; whether one may break is for the screen to say
  return rupiah.format(exact(amount)).replace('\u00a0', ' ')
}

/** '1.250,5' from '1250.5': a quantity as Indonesians write it, without trailing zeros. */
export function formatQuantity(amount: DecimalText): string {
  return quantity.format(exact(amount))
}

/** Intl formats a text digit by digit, so nothing is lost to floats. */
function exact(text: DecimalText): Intl.StringNumericLiteral {
  return text as Intl.StringNumericLiteral // the type of texts that are numbers, which DecimalText does not spell out
}
