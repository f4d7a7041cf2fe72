/** A number as the wire and the database write it: Rupiah '125000.00', a quantity '0.5'. */
export type DecimalText = string

/** The most that a column of prices and limits holds, in Rupiah; a body with more is refused (`amount` in fields.ts). */
export const MOST_AMOUNT: DecimalText = '9999999999999.99'

type Value = DecimalText | number | bigint | Decimal

/** 'down' and 'up' go to the next lower and higher integer; 'half up' to the nearest, halves away from zero. */
type Rounding = 'half up' | 'down' | 'up'

/** An exact number of any size; the last `places` of its digits are decimals. */
export class Decimal {
  readonly digits: bigint
  readonly places: number

  constructor(digits: bigint, places: number) {
    this.digits = digits
    this.places = places
  }

  plus(other: Value): Decimal {
    const [one, two, places] = aligned(this, decimal(other))
    return new Decimal(one + two, places)
  }

  minus(other: Value): Decimal {
    const [one, two, places] = aligned(this, decimal(other))
    return new Decimal(one - two, places)
  }

  times(other: Value): Decimal {
    const factor = decimal(other)
    return new Decimal(this.digits * factor.digits, this.places + factor.places)
  }

  /** The quotient with `places` decimals. @throws RangeError unless the divisor is above zero */
  dividedBy(other: Value, places: number, rounding: Rounding = 'half up'): Decimal {
    const [dividend, divisor] = aligned(this, decimal(other))
    if (divisor <= 0n) throw new RangeError(`cannot divide by ${other}`)
    return new Decimal(quotient(dividend * 10n ** BigInt(places), divisor, rounding), places)
  }

  rounded(places: number, rounding: Rounding = 'half up'): Decimal {
    return this.dividedBy(1, places, rounding)
  }

  /** With `places` decimals: '5.10' for 5.1 with two. */
  text(places: number): DecimalText {
    const { digits } = this.rounded(places)
    const size = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
    const whole = size.slice(0, size.length - places)
    return `${digits < 0n ? '-' : ''}${whole}${places > 0 ? `.${size.slice(-places)}` : ''}`
  }

  toString(): DecimalText {
    return this.text(this.places)
  }
}

/**
 * Parses a number of the wire or the database exactly.
 * @throws SyntaxError when the text is not a number, RangeError when a JavaScript number is not whole
 */
export function decimal(value: Value): Decimal {
  if (value instanceof Decimal) return value
  const [, sign, whole, fraction = '', zeros = 0] =
    numberText.exec(String(typeof value === 'number' ? BigInt(value) : value)) ?? []
  if (whole === undefined) throw new SyntaxError(`'${value}' is no decimal number`)
  return new Decimal(BigInt(`${sign}${whole}${fraction}`) * 10n ** BigInt(zeros), fraction.length)
}

/** Whether one number is greater than the other; texts cannot be compared directly ('9' and '10'). */
export function isMore(one: Value, than: Value): boolean {
  const [first, second] = aligned(decimal(one), decimal(than))
  return first > second
}

/** Whether both are the same number, like '25' and '25.000'. */
export function isSame(one: Value, other: Value): boolean {
  return !isMore(one, other) && !isMore(other, one)
}

/** The smaller of two numbers. */
export function lesser(one: Value, other: Value): Decimal {
  return decimal(isMore(one, other) ? other : one)
}

/** Rupiah with 2 decimals as wire text, rounded half up: '125000.00'. */
export function amountText(value: Value): DecimalText {
  return decimal(value).text(2)
}

/** A quantity without trailing zeros: '25', '0.5'. */
export function quantityText(value: Value): DecimalText {
  // lists contain many, straight from the database: those need no arithmetic
  const text = typeof value === 'string' && plainNumber.test(value) ? value : String(decimal(value))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

const numberText = /^(-?)(\d+)(?:\.(\d+))?(?:e(\d{1,2}))?$/
const plainNumber = /^(?:0|[1-9]\d*)(?:\.\d+)?$/

/** The digits of two numbers scaled to the same number of places, and that number. */
function aligned(one: Decimal, two: Decimal): [bigint, bigint, number] {
  const places = Math.max(one.places, two.places)
  return [scaledTo(one, places), scaledTo(two, places), places]
}

function scaledTo({ digits, places: own }: Decimal, places: number): bigint {
  return digits * 10n ** BigInt(places - own)
}

function quotient(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (rounding === 'up') return -quotient(-dividend, divisor, 'down')
  if (rounding === 'half up') {
    const size = dividend < 0n ? -dividend : dividend
    const nearest = (2n * size + divisor) / (2n * divisor)
    return dividend < 0n ? -nearest : nearest
  }
  return dividend / divisor - (dividend % divisor < 0n ? 1n : 0n)
}
