import { useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { Act } from './use-act.ts'

export interface CallForm<Typed extends FieldValues> extends UseFormReturn<Typed> {
  /** Checks, sends, and shows what is wrong: for `onSubmit`. */
  send: () => Promise<void>
  working: boolean
}

interface CallFormOptions<At extends PlainPath, Typed extends FieldValues> {
  /** What stands in each field at first; a field is named as in the body. */
  start: Typed
  /** The body of what was typed, with the ids and the version it is about. */
  body: (typed: Typed) => BodyOf<CallAt<At>>
  /** When it is done, or what it was about has moved on: there is nothing more to send. */
  onClose?: () => void
  mode?: UseFormProps<Typed>['mode']
}

/**
 * The one way to a form: what is typed is held to the rules of the contract, an error stands at its field, the first one is
 * focused, and so is what the server refuses. Nothing typed is lost until it is sent.
 */
export function useCallForm<const At extends PlainPath, Typed extends FieldValues>(
  act: Act<At>,
  { start, body, onClose, mode = 'onSubmit' }: CallFormOptions<At, Typed>,
): CallForm<Typed> {
  const form = useForm<Typed>({
    defaultValues: start as DefaultValues<Typed>, // all of them
    mode,
    resolver: (async (typed, _, options) => {
      // without them the server says what is wrong, or that it cannot be reached
      const rules = await import('./contract-rules.ts').catch(() => undefined)
      const faults = await rules?.faultsOf(act.path, body(typed) as object, options) // calls with a form have a body
      // of what is not typed here, the server is the judge
      const errors = Object.fromEntries(Object.entries(faults ?? {}).filter(([name]) => name in start))
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    }) as Resolver<Typed>, // its fields are those of `start`
  })

  const submit = form.handleSubmit(async (typed) => {
    const problem = await act.send(body(typed), {
      marks(field, sentence) {
        if (!(field in start)) return false
        form.setError(field as Path<Typed>, { message: sentence }, { shouldFocus: true }) // it is one of them
        return true
      },
    })
    if (problem === null) form.reset(start)
    if (problem === null || problem.movedOn) onClose?.()
  })

  // a second press while the first one is still being checked
  const sending = useRef(false)
  async function send(): Promise<void> {
    if (sending.current) return
    sending.current = true
    await submit().finally(() => {
      sending.current = false
    })
  }

  return { ...form, send, working: act.working }
}
