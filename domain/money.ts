import { Decimal } from 'decimal.js'

// 40 digits: the product of two 18-digit amounts stays exact before it is rounded
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

export type DecimalText = string

/** An exact decimal of a wire or database text. @throws DecimalError when the text is no number */
export function decimal(value: DecimalText | number | Decimal): Decimal {
  return new Exact(value)
}

/** Rupiah with 2 decimals as wire text: '125000.00'. */
export function amountText(value: Decimal): DecimalText {
  return value.toFixed(2, Decimal.ROUND_HALF_UP)
}

/** A quantity without trailing zeros: '25', '0.5'. */
export function quantityText(value: Decimal | DecimalText): DecimalText {
  // lists write many, as the database gave them: those need no arithmetic
  if (typeof value === 'string' && plainNumber.test(value))
    return value.includes('.') ? value.replace(/\.?0+$/, '') : value
  return decimal(value).toFixed()
}

const plainNumber = /^(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Half-up to whole Rupiah, as taxes are computed. */
export function wholeRupiah(value: Decimal): Decimal {
  return value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
}
