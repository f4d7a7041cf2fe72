/** Facts of a thing, by English names, as JSON. */
export type Facts = Readonly<Record<string, unknown>>

export interface Change {
  before: Facts | null
  after: Facts | null
}

/** Both sides without what is the same on both; a side that was not there stays null [ADM-6]. */
export function whatChanged(before: Facts | null, after: Facts | null): Change {
  if (!before || !after) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return { before: only(before, changed), after: only(after, changed) }
}

function only(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]))
}
