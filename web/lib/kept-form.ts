const keptUnder = (name: string) => `draf-${name}`

interface Kept<Typed> {
  owner: string
  typed: Typed
}

/** Keeps in this tab what its owner has typed into the form of this name. */
export function keepTyped<Typed>(name: string, owner: string, typed: Typed): void {
  sessionStorage.setItem(keptUnder(name), JSON.stringify({ owner, typed } satisfies Kept<Typed>))
}

/** What this owner has typed; null where there is nothing, or somebody else's. */
export function typedBefore<Typed>(name: string, owner: string): Typed | null {
  const kept = JSON.parse(sessionStorage.getItem(keptUnder(name)) ?? 'null') as Kept<Typed> | null // kept above
  return kept?.owner === owner ? kept.typed : null
}

export function forgetTyped(name: string): void {
  sessionStorage.removeItem(keptUnder(name))
}
