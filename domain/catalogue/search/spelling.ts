/** How many letters may be wrong: a short word with one change is another word. */
function tolerance(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Whether a word is long enough to be taken for a mistyped other one: 'ash' is not 'api' [SEARCH-3]. */
export function mayBeMistyped(word: string): boolean {
  return tolerance(word) > 0
}

// more would be guessing
const MOST_MEANT = 4

/**
 * The nearest known words, as corrections: 'parasetmol' -> 'parasetamol'. A word still being typed is also compared
 * with beginnings: 'glisr' -> 'gliserin'. Of equally near ones those come first that are whole [SEARCH-3].
 */
export function correctionsOf(typed: string, known: readonly string[]): string[] {
  const near = known
    .map((word) => ({ word, whole: distance(typed, word) }))
    .map(({ word, whole }) => ({ word, whole, distance: Math.min(whole, distanceToPrefix(typed, word)) }))
    .filter((candidate) => candidate.distance <= tolerance(typed))
  const least = Math.min(...near.map((candidate) => candidate.distance))
  return near
    .filter((candidate) => candidate.distance === least)
    .sort((one, other) => one.whole - other.whole)
    .map((candidate) => candidate.word)
    .slice(0, MOST_MEANT)
}

function distanceToPrefix(typed: string, word: string): number {
  // so short a beginning fits anything
  if (typed.length < 5 || word.length <= typed.length) return Number.POSITIVE_INFINITY
  return distance(typed, word.slice(0, typed.length))
}

/** Letters left out, added, changed or swapped with their neighbour (optimal string alignment). */
function distance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        least = Math.min(least, at(beforeLast, column - 2) + 1)
      }
      current.push(least)
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
