import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetChanges, keepsChanges, nameOfOver, typedBefore } from './kept-form.ts'
import { useViewer } from './viewer.ts'

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
