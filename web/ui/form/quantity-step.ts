/**
 * The text after one step up or down, to the next whole number: 3,4 becomes 4 or 3. What is no number starts again at the
 * minimum; a step never leaves the range.
 */
export function stepQuantity(text: string, step: 1 | -1, least = 1, most = Number.MAX_SAFE_INTEGER): string {
  const now = numberIn(text)
  if (now === null) return String(least)
  const next = step === 1 ? Math.floor(now) + 1 : Math.ceil(now) - 1
  return String(Math.min(most, Math.max(least, next)))
}

/** Whether a step in that direction would change anything. */
export function canStep(text: string, step: 1 | -1, least = 1, most = Number.MAX_SAFE_INTEGER): boolean {
  const now = numberIn(text)
  if (now === null) return step === 1
  return step === 1 ? now < most : now > least
}

function numberIn(text: string): number | null {
  const trimmed = text.trim()
  return numberForm.test(trimmed) ? Number(trimmed.replaceAll('.', '').replace(',', '.')) : null
}

// a whole number, or one with a part as a field shows it: '3,4', '1.234,5'
const numberForm = /^(?:\d{1,15}|(?:\d{1,15}|\d{1,3}(?:\.\d{3})+),\d{1,3})$/
