/** A limit from the wire or as typed, grouped: '1000000.00' and '1000000' become '1.000.000'. Anything else stays. */
export function groupedAmount(text: string): string {
  const whole = text.replace(/\.00$/, '').replace(/[.\s]/g, '')
  if (!/^\d+$/.test(whole)) return text
  return whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.')
}

/** The typed text as an amount of the wire; null if empty. The server refuses anything that is not an amount. */
export function amountOf(shown: string): string | null {
  const text = shown.replace(/[.\s]/g, '').replace(',', '.')
  return text === '' ? null : text
}
