/**
 * The text after one step up or down. Anything but a whole number starts again at the minimum; a step never leaves the
 * range.
 */
export function stepQuantity(text: string, step: 1 | -1, least = 1, most = Number.MAX_SAFE_INTEGER): string {
  const now = wholeNumber(text)
  if (now === null) return String(least)
  return String(Math.min(most, Math.max(least, now + step)))
}

/** Whether a step in that direction would change anything. */
export function canStep(text: string, step: 1 | -1, least = 1, most = Number.MAX_SAFE_INTEGER): boolean {
  const now = wholeNumber(text)
  if (now === null) return step === 1
  return step === 1 ? now < most : now > least
}

function wholeNumber(text: string): number | null {
  const trimmed = text.trim()
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : null
}
