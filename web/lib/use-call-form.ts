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
  /** Validates, sends, and shows errors: for `onSubmit`. */
  send: () => Promise<void>
  working: boolean
}

interface CallFormOptions<At extends PlainPath, Typed extends FieldValues> {
  /** The initial values; fields are named as in the body. */
  start: Typed
  /** Makes the body from what was typed, with the ids and the version it is about. */
  body: (typed: Typed) => BodyOf<CallAt<At>>
  /** Called on success, or when its subject has moved on: there is nothing more to send. */
  onClose?: () => void
  /** Errors the contract does not know or words otherwise, by field; checked before the contract's. */
  faults?: (typed: Typed) => { [Field in keyof Typed]?: string }
  /** Fields to reset when the server refuses their value. */
  chosenAnew?: readonly (keyof Typed)[]
  mode?: UseFormProps<Typed>['mode']
}

/**
 * The one way to make a form: input is validated by the contract's rules, errors and refusals are shown at their
 * fields, and the first one is focused. Nothing typed is lost until it is sent.
 */
export function useCallForm<const At extends PlainPath, Typed extends FieldValues>(
  act: Act<At>,
  { start, body, onClose, faults, chosenAnew, mode = 'onSubmit' }: CallFormOptions<At, Typed>,
): CallForm<Typed> {
  const form = useForm<Typed>({
    defaultValues: start as DefaultValues<Typed>, // all of them
    mode,
    resolver: (async (typed, _, options) => {
      const own = Object.entries(faults?.(typed) ?? {}).map(([name, message]) => [name, { type: 'fault', message }])
      if (own.length > 0) return { values: {}, errors: Object.fromEntries(own) }
      // without the rules the server reports errors, or that it cannot be reached
      const rules = await import('./contract-rules.ts').catch(() => undefined)
      const found = await rules?.faultsOf(act.path, body(typed) as object, options) // calls with a form have a body
      // errors of other parts of the body are for the server to report
      const errors = Object.fromEntries(Object.entries(found ?? {}).filter(([name]) => name in start))
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    }) as Resolver<Typed>, // its fields are those of `start`
  })

  const submit = form.handleSubmit(async (typed) => {
    const problem = await act.send(body(typed), {
      marks(field, sentence) {
        if (!(field in start)) return false
        if (chosenAnew?.includes(field)) form.resetField(field as Path<Typed>)
        form.setError(field as Path<Typed>, { message: sentence }, { shouldFocus: true }) // it is one of them
        return true
      },
    })
    if (problem === null) form.reset(start)
    if (problem === null || problem.movedOn) onClose?.()
  })

  // a second press while the first is still being validated
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
