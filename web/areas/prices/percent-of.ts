/** A percentage as it was typed, '-2,5', for the wire: '-2.5'; null where nothing is typed. */
export function percentOf(typed: string): string | null {
  const text = typed.trim().replace(/\s*%$/, '').replace('−', '-').replace(/^\+/, '').replace(',', '.')
  return text === '' ? null : text
}
