import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetTyped, keepTyped, typedBefore } from './kept-form.ts'
import { useViewer } from './viewer.ts'

/**
 * Keeps what is typed, in this tab and for this person in this company: whoever leaves the page by going back, or loads it
 * anew, finds the form as it was. `forget` it once it is sent or given up. Not for passwords.
 */
export function useKeptForm<Typed extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Typed>, 'reset' | 'subscribe'>,
  name: string,
  /** Called where something was kept, once it is in the form. */
  onRestored?: () => void,
): { forget: () => void } {
  const { userId, company } = useViewer()
  const owner = `${userId} ${company?.id}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's storage, which the server does not see, is read once a name
  useEffect(() => {
    const typed = typedBefore<Typed>(name, owner)
    if (typed) {
      reset(typed, { keepDefaultValues: true })
      onRestored?.()
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => void (isDirty && keepTyped(name, owner, values)),
    })
  }, [name, owner, reset, subscribe])

  return { forget: () => forgetTyped(name) }
}
