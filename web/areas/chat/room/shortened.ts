const MOST_CHARACTERS = 1_200
const MOST_LINES = 24

/** The beginning of a text that would fill the screen; null of one that does not. Characters of two halves stay whole. */
export function shortened(text: string): string | null {
  const beginning = firstLines(text).slice(0, MOST_CHARACTERS)
  if (beginning.length === text.length) return null
  return `${beginning.isWellFormed() ? beginning : beginning.slice(0, -1)}…`
}

function firstLines(text: string): string {
  return text.split('\n', MOST_LINES).join('\n')
}
