import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { tabStorage } from '../tab-storage.ts'
import { useViewer } from '../viewer.ts'

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

/**
 * Keeps what is typed, in this tab and for this person in this company: whoever leaves the page by going back, or loads it
 * anew, finds the form as it was. `forget` it once it is sent or given up. Not for passwords. `over` is what the person saw
 * while typing, kept and given back with it.
 */
export function useKeptForm<Typed extends FieldValues, Over = null>(
  { reset, subscribe }: Pick<UseFormReturn<Typed>, 'reset' | 'subscribe'>,
  name: string,
  /** Called where something was kept, once it is in the form. */
  onRestored?: (over: Over | null) => void,
  over?: Over,
): { forget: () => void } {
  const { userId, company } = useViewer()
  const seen = useRef(over)
  seen.current = over
  const owner = `${userId} ${company?.id}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's storage, which the server does not see, is read once a name
  useEffect(() => {
    const typed = typedBefore<Typed>(name, owner)
    if (typed) {
      reset(typed, { keepDefaultValues: true })
      onRestored?.(typedBefore<Over>(nameOfOver(name), owner))
    }
    return keepsChanges({ subscribe }, name, owner, () => seen.current)
  }, [name, owner, reset, subscribe])

  return { forget: () => forgetChanges(name) }
}
