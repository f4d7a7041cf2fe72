import { tabStorage } from './tab-storage.ts'

const keptUnder = (name: string) => `draf-${name}`

interface Kept<Typed> {
  owner: string
  typed: Typed
}

/** Keeps in this tab what its owner has typed into the form of this name. */
export function keepTyped<Typed>(name: string, owner: string, typed: Typed): void {
  tabStorage.write(keptUnder(name), { owner, typed } satisfies Kept<Typed>)
}

/** What this owner has typed; null where there is nothing, or somebody else's. */
export function typedBefore<Typed>(name: string, owner: string): Typed | null {
  const kept = tabStorage.read<Kept<Typed>>(keptUnder(name))
  return kept?.owner === owner ? kept.typed : null
}

export function forgetTyped(name: string): void {
  tabStorage.remove(keptUnder(name))
}
