import { type SyntheticEvent, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import type { Act, Answered, Problem } from './use-act.ts'

export interface CallForm<Typed extends FieldValues> extends UseFormReturn<Typed> {
  /** Validates, sends, and shows errors: for `onSubmit`. */
  send: (event?: SyntheticEvent<HTMLFormElement>) => Promise<void>
  working: boolean
}

interface CallFormOptions<At extends PlainPath, Typed extends FieldValues, Body> {
  /** The initial values; fields are named as in the body. */
  start: Typed
  /** Makes the body from what was typed, with the ids and the version it is about; unknown fields do not compile. */
  body: (typed: Typed) => Body & Record<Exclude<keyof Body, keyof BodyOf<CallAt<At>>>, never>
  /** Errors the contract does not know or words otherwise, by field. */
  faults?: (typed: Typed) => { [Name in keyof Typed]?: string | undefined }
  /** Uses the answer, before success is reported. */
  answered?: (answer: Answered<At>, typed: Typed) => unknown
  /** Keeps the input in the fields after success. */
  keep?: boolean
  /** A refusal of an earlier attempt, shown at its field from the start. */
  refused?: Problem | null | undefined
  /** Shows a refusal that names no field of the form; a toast by default. */
  onRefused?: (problem: Problem) => void
  /** Called on success, or when its subject has moved on: there is nothing more to send. */
  onClose?: () => void
  /** Fields to reset when the server refuses their value. */
  chosenAnew?: readonly (keyof Typed)[]
  mode?: UseFormProps<Typed>['mode']
}

/**
 * The one way to make a form: input is validated by the contract's rules, errors and refusals are shown at their
 * fields, and the first one is focused. Nothing typed is lost until it is sent.
 */
export function useCallForm<
  const At extends PlainPath,
  Typed extends FieldValues,
  Body extends BodyOf<CallAt<At>> & object,
>(
  act: Act<At>,
  {
    start,
    body,
    faults,
    answered,
    keep,
    refused,
    onRefused,
    onClose,
    chosenAnew,
    mode = 'onSubmit',
  }: CallFormOptions<At, Typed, Body>,
): CallForm<Typed> {
  const form = useForm<Typed>({
    defaultValues: start as DefaultValues<Typed>, // all of them
    mode,
    shouldFocusError: false,
    resolver: (async (typed, _, options) => {
      // without the rules the server reports errors, or that it cannot be reached
      const rules = await import('./contract-rules.ts').catch(() => undefined)
      const found = await rules?.faultsOf(act.path, body(typed), options)
      // errors of other parts of the body are for the server to report
      const here = Object.entries(found ?? {}).filter(([name]) => name in start)
      const errors = { ...Object.fromEntries(here), ...asErrors(faults?.(typed) ?? {}) }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    }) as Resolver<Typed>, // its fields are those of `start`
  })

  function marks(problem: Problem): boolean {
    const { field, sentence } = problem
    if (field === undefined || !(field in start)) {
      onRefused?.(problem)
      return onRefused !== undefined
    }
    if (chosenAnew?.includes(field)) form.resetField(field as Path<Typed>)
    form.setError(field as Path<Typed>, { message: sentence }, { shouldFocus: true }) // it is one of them
    return true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is known when the form mounts
  useEffect(() => {
    if (refused) marks(refused)
  }, [])

  async function submit(typed: Typed): Promise<void> {
    const problem = await act.send(body(typed), { marks, answered: (answer) => answered?.(answer, typed) })
    if (problem === null && !keep) form.reset(start)
    if (problem === null || problem.movedOn) onClose?.()
  }

  // a second press while the first is still being validated
  const sending = useRef(false)
  async function send(event?: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    const element = event?.currentTarget
    await form
      .handleSubmit(submit, (errors) => focusFirst(element, errors))()
      .finally(() => {
        sending.current = false
      })
  }

  return { ...form, send, working: act.working }
}

function asErrors(sentences: Record<string, string | undefined>): FieldErrors {
  const told = Object.entries(sentences).filter(([, message]) => message !== undefined)
  return Object.fromEntries(told.map(([name, message]) => [name, { type: 'custom', message }]))
}

/** Focuses the first one on the page; the library knows only the order in which fields were mounted. */
function focusFirst(form: HTMLFormElement | undefined, errors: object): void {
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLElement)
  controls.find((control) => (control.getAttribute('name') ?? '') in errors)?.focus()
}
