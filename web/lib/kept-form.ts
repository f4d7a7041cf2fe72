import type { FieldValues, UseFormReturn } from 'react-hook-form'
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

/** The name under which what a person saw while typing is kept. */
export const nameOfOver = (name: string) => `${name} atas`

/** Forgets what was typed into the form of this name, and over what. */
export function forgetChanges(name: string): void {
  forgetTyped(name)
  forgetTyped(nameOfOver(name))
}

/**
 * Keeps a form's values while they differ from those it began with; a form that has begun anew has nothing to keep.
 * `over` is what the person sees while typing. @returns what ends it
 */
export function keepsChanges<Typed extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Typed>, 'subscribe'>,
  name: string,
  owner: string,
  over: () => unknown,
): () => void {
  return subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, isDirty }) => {
      if (!isDirty) {
        // a form that begins anew first reports its new values as changed
        if (typedBefore(name, owner)) forgetChanges(name)
        return
      }
      keepTyped(name, owner, values)
      const seen = over()
      if (seen !== undefined) keepTyped(nameOfOver(name), owner, seen)
    },
  })
}
