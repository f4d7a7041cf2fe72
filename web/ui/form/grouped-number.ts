// more than any field takes: what is too much is said, not cut
const MOST_DECIMALS = 6

/** A number as shown while typing: dots between thousands, a comma before the decimals: '17.500,5'. */
export function groupedNumber(typed: string, most: number): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d,]/g, '').split(',')
  const digits = whole.slice(0, most)
  // a zero in front is refused: as '0.123' it would look like a fraction
  const grouped = digits.startsWith('0') ? digits : digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return decimals.length === 0 ? grouped : `${grouped || '0'},${decimals.join('').slice(0, MOST_DECIMALS)}`
}

/** Whether a text stands as the field itself writes it, so that more digits can be grouped into it. */
export function isGrouped(text: string, most: number): boolean {
  return groupedNumber(text, most) === text
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
