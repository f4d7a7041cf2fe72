import type { DecimalText } from '#domain/money.ts'
import { isPrice } from '#domain/negotiations/price.ts'

// amounts have 15 digits in the database; nobody types a price per unit of more than 12
const MOST_DIGITS = 12

export type ReadPrice = { amount: DecimalText } | { problem: 'empty' | 'invalid' }

/** A price as shown while typing: dots between thousands, a comma before at most two decimals: '17.500,5'. */
export function groupedPrice(typed: string): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d,]/g, '').split(',')
  const grouped = whole.slice(0, MOST_DIGITS).replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return decimals.length === 0 ? grouped : `${grouped || '0'},${decimals.join('').slice(0, 2)}`
}

/** Reads a price field for sending; a leading zero (and so zero itself) is not a price [NEGO-6, NEGO-15]. */
export function readPrice(shown: string): ReadPrice {
  if (shown.trim() === '') return { problem: 'empty' }
  if (!/^\d[\d.]*(,\d{0,2})?$/.test(shown)) return { problem: 'invalid' }
  const amount = shown.replaceAll('.', '').replace(/,$/, '').replace(',', '.')
  return isPrice(amount) ? { amount } : { problem: 'invalid' }
}

/** An amount of the wire as a price field shows it: '17850.00' is '17.850', '17850.50' is '17.850,50'. */
export function shownPrice(amount: DecimalText): string {
  const [whole = '', decimals = ''] = amount.split('.')
  return groupedPrice(/[1-9]/.test(decimals) ? `${whole},${decimals}` : whole)
}

/** Pasted text may be in English notation ('17500.50', '17,500.50'): its last dot becomes a comma. */
export function pastedPrice(pasted: string): string {
  const english = /^\D*([\d,]*)\.(\d{1,2})\D*$/.exec(pasted)
  return groupedPrice(english ? `${english[1]?.replaceAll(',', '')},${english[2]}` : pasted)
}

/** The caret's place after regrouping: behind as many digits and commas as before. */
export function caretAfterGrouping(typed: string, caret: number, grouped: string): number {
  let significant = typed.slice(0, caret).replace(/[^\d,]/g, '').length
  let place = 0
  while (significant > 0 && place < grouped.length) {
    if (grouped[place] !== '.') significant -= 1
    place += 1
  }
  return place
}
