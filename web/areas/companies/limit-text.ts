/** A limit on the wire or half typed, as people read it: '1000000.00' and '1000000' are '1.000.000'. Anything else stays. */
export function groupedAmount(text: string): string {
  const whole = text.replace(/\.00$/, '').replace(/[.\s]/g, '')
  if (!/^\d+$/.test(whole)) return text
  return whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.')
}

/** What was typed as an amount of the wire; null where nothing was. The server refuses what is no amount. */
export function amountOf(shown: string): string | null {
  const text = shown.replace(/[.\s]/g, '').replace(',', '.')
  return text === '' ? null : text
}
