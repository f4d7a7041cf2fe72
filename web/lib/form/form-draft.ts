import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { tabStorage } from '../tab-storage.ts'
import { useViewer } from '../viewer.ts'

const draftKey = (name: string) => `draf-${name}`

interface Draft<Typed> {
  owner: string
  typed: Typed
}

/** Keeps in this tab what its owner has typed into the form of this name. */
export function saveDraft<Typed>(name: string, owner: string, typed: Typed): void {
  tabStorage.write(draftKey(name), { owner, typed } satisfies Draft<Typed>)
}

/** This owner's draft; null where there is none, or another owner's. */
export function readDraft<Typed>(name: string, owner: string): Typed | null {
  const stored = tabStorage.read<Draft<Typed>>(draftKey(name))
  return stored?.owner === owner ? stored.typed : null
}

export function removeDraft(name: string): void {
  tabStorage.remove(draftKey(name))
}

/** The storage name of the baseline of a form draft. */
export const baseNameOf = (name: string) => `${name} atas`

/** Forgets what was typed into the form of this name, and over what. */
export function discardDraft(name: string): void {
  removeDraft(name)
  removeDraft(baseNameOf(name))
}

/**
 * Keeps a form's values while they differ from those it began with; a form that has begun anew has nothing to keep.
 * `over` is what the person sees while typing. @returns what ends it
 */
export function watchDraft<Typed extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Typed>, 'subscribe'>,
  name: string,
  owner: string,
  currentBase: () => unknown,
): () => void {
  return subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, isDirty }) => {
      if (!isDirty) {
        // a form that begins anew first reports its new values as changed
        if (readDraft(name, owner)) discardDraft(name)
        return
      }
      saveDraft(name, owner, values)
      const base = currentBase()
      if (base !== undefined) saveDraft(baseNameOf(name), owner, base)
    },
  })
}

/**
 * Saves the draft of a form, in this tab and for this person in this company: after going back or a reload the form is
 * as it was. `forget` it once it is sent or given up. Not for passwords. `over` is the baseline that the person saw
 * while typing, saved and restored with it.
 */
export function useFormDraft<Typed extends FieldValues, Base = null>(
  { reset, subscribe }: Pick<UseFormReturn<Typed>, 'reset' | 'subscribe'>,
  name: string,
  /** Called with the baseline of a restored draft, once it is in the form. */
  onRestored?: (base: Base | null) => void,
  base?: Base,
): { forget: () => void } {
  const { userId, company } = useViewer()
  const latestBase = useRef(base)
  latestBase.current = base
  const owner = `${userId} ${company?.id}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's storage, which the server does not see, is read once a name
  useEffect(() => {
    const typed = readDraft<Typed>(name, owner)
    if (typed) {
      reset(typed, { keepDefaultValues: true })
      onRestored?.(readDraft<Base>(baseNameOf(name), owner))
    }
    return watchDraft({ subscribe }, name, owner, () => latestBase.current)
  }, [name, owner, reset, subscribe])

  return { forget: () => discardDraft(name) }
}
