import { amountText, type DecimalText, decimal } from '../money.ts'

/** Units x price per unit in Rupiah with 2 decimals, rounded half up: '461250.00' from '25' and '18450.00'. */
export function lineAmount(units: DecimalText, price: DecimalText): DecimalText {
  return amountText(decimal(units).times(price))
}

/** The sum of amounts with at most 2 decimals; '0.00' if there are none. */
export function sumOf(amounts: readonly DecimalText[]): DecimalText {
  return amountText(amounts.reduce((sum, amount) => sum.plus(amount), decimal(0)))
}
