import { amountText, type DecimalText, decimal, lesser } from '#domain/money.ts'

/**
 * An amount in whole Rupiah, shared out in proportion to other amounts: what rounding down leaves goes, a Rupiah each, to
 * where most was cut off, of equals to the first. No part is more than what it is a share of; the sum is exactly the amount,
 * or all that there is if that is less [ORDER-1, SELLER-1].
 */
export function shareOut(amount: DecimalText, among: readonly DecimalText[]): DecimalText[] {
  const rooms = among.map((one) => decimal(one).rounded(0, 'down').digits)
  const room = rooms.reduce((sum, one) => sum + one, 0n)
  if (room <= 0n) return among.map(() => '0.00')
  const whole = lesser(decimal(room), decimal(amount).rounded(0, 'down')).digits
  const shares = rooms.map((one) => (whole * one) / room)
  const cutOff = rooms.map((one, place) => ({ place, rest: (whole * one) % room }))
  cutOff.sort((one, other) => (one.rest === other.rest ? one.place - other.place : one.rest < other.rest ? 1 : -1))
  const left = whole - shares.reduce((sum, share) => sum + share, 0n)
  const raised = new Set(cutOff.slice(0, Number(left)).map(({ place }) => place))
  return shares.map((share, place) => amountText(raised.has(place) ? share + 1n : share))
}
