import { type SyntheticEvent, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type ResolverOptions,
  set,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import { focusFirstWrong } from '#web/ui/form/focus-wrong.ts'
import type { Act, Answered, Problem } from './use-act.ts'

/** A form that validates what is typed. */
export interface CheckedForm<Typed extends FieldValues> extends UseFormReturn<Typed> {
  /** Validates, passes on what is valid, and shows errors: for `onSubmit`. */
  send: (event?: SyntheticEvent<HTMLFormElement>) => Promise<void>
  /** Shows a refusal at its field, and focuses it. */
  refuse: (name: Path<Typed>, sentence: string) => void
  /** Shows the server's refusal at the field it names, and focuses that. @returns false if it names no field of the form */
  marks: (problem: Pick<Problem, 'field' | 'sentence'>) => boolean
}

export interface CallForm<Typed extends FieldValues> extends CheckedForm<Typed> {
  working: boolean
}

interface FormOptions<At extends PlainPath, Typed extends FieldValues, Body> {
  /** The initial values; fields are named as in the body. */
  start: Typed
  /** Makes the body from what was typed, with the ids and the version it is about; unknown fields do not compile. */
  body: (typed: Typed) => Body & NoInfer<Record<Exclude<keyof Body, keyof BodyOf<CallAt<At>>>, never>>
  /** Errors the contract does not know or words otherwise, by field. */
  faults?: (typed: Typed) => { [Name in Path<Typed>]?: string | undefined }
  /** A refusal of an earlier attempt, shown at its field from the start. */
  refused?: Problem | null | undefined
  mode?: UseFormProps<Typed>['mode']
}

interface CheckedFormOptions<At extends PlainPath, Typed extends FieldValues, Body>
  extends FormOptions<At, Typed, Body> {
  /** Called with what is valid; meanwhile a second press does nothing. */
  onValid: (body: Body, typed: Typed) => unknown
}

/**
 * A form validated by the rules of a call that is not sent yet: a step of several, or one to be confirmed. Its body may
 * lack what the other steps add.
 */
export function useCheckedForm<
  const At extends PlainPath,
  Typed extends FieldValues,
  Body extends Partial<BodyOf<CallAt<At>>>,
>(
  path: At,
  { start, body, faults, refused, mode = 'onSubmit', onValid }: CheckedFormOptions<At, Typed, Body>,
): CheckedForm<Typed> {
  return useRuledForm<Typed>({
    start,
    refused,
    mode,
    errorsOf: async (typed, options) => {
      // without the rules the server reports errors, or that it cannot be reached
      const rules = await import('./contract-rules.ts').catch(() => undefined)
      const found = await rules?.faultsOf(path, body(typed), options)
      // errors of other parts of the body, and inside a list, are for `faults` or the server to report
      const here = Object.entries(found ?? {}).filter(([name, error]) => name in start && error?.message)
      return withFaults(Object.fromEntries(here), faults?.(typed) ?? {})
    },
    onValid: (typed) => onValid(body(typed), typed),
  })
}

interface OwnFormOptions<Typed extends FieldValues> {
  start: Typed
  /** All that is wrong, by field. */
  faults: (typed: Typed) => { [Name in Path<Typed>]?: string | undefined }
  onValid: (typed: Typed) => unknown
}

/** A form that calls nothing, validated by rules of its own. */
export function useOwnForm<Typed extends FieldValues>({ start, faults, onValid }: OwnFormOptions<Typed>) {
  return useRuledForm<Typed>({
    start,
    mode: 'onSubmit',
    errorsOf: async (typed) => withFaults({}, faults(typed)),
    onValid,
  })
}

interface RuledFormOptions<Typed extends FieldValues> {
  start: Typed
  refused?: Problem | null | undefined
  mode: UseFormProps<Typed>['mode']
  errorsOf: (typed: Typed, options: ResolverOptions<Typed>) => Promise<FieldValues>
  onValid: (typed: Typed) => unknown
}

function useRuledForm<Typed extends FieldValues>({
  start,
  refused,
  mode,
  errorsOf,
  onValid,
}: RuledFormOptions<Typed>): CheckedForm<Typed> {
  const form = useForm<Typed>({
    defaultValues: start as DefaultValues<Typed>, // all of them
    mode,
    shouldFocusError: false,
    resolver: (async (typed, _, options) => {
      const errors = withFaults(await errorsOf(typed, options), unreadFields(typed, options))
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    }) as Resolver<Typed>, // its fields are those of `start`
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is known when the form mounts
  useEffect(() => {
    if (refused) marks(refused)
  }, [])

  // a second press while the first is still being validated
  const sending = useRef(false)
  async function send(event?: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    const element = event?.currentTarget
    await form
      .handleSubmit(
        async (typed) => void (await onValid(typed)),
        // on the page; the library knows only the order in which fields were mounted
        (errors) => focusFirstWrong(element, (name) => get(errors, name)),
      )()
      .finally(() => {
        sending.current = false
      })
  }

  function refuse(name: Path<Typed>, message: string): void {
    form.setError(name, { message })
    // unlike `shouldFocus`, also where several boxes are one field
    form.setFocus(name)
  }

  function marks({ field, sentence }: Pick<Problem, 'field' | 'sentence'>): boolean {
    if (field === undefined || !(field in start)) return false
    refuse(field as Path<Typed>, sentence) // one of them
    return true
  }

  return { ...form, send, refuse, marks }
}

interface CallFormOptions<At extends PlainPath, Typed extends FieldValues, Body> extends FormOptions<At, Typed, Body> {
  /** Uses the answer, before success is reported. */
  answered?: (answer: Answered<At>, typed: Typed) => unknown
  /** Keeps the input in the fields after success. */
  keep?: boolean
  /** Shows a refusal that names no field of the form; a toast by default. */
  onRefused?: (problem: Problem) => void
  /** Called on success, or when its subject has moved on: there is nothing more to send. */
  onClose?: () => void
  /** Fields to reset when the server refuses their value. */
  chosenAnew?: readonly (keyof Typed)[]
}

/**
 * A form whose fields are a call's body; one with a file is `useFileForm`. Input is validated by the contract's rules,
 * errors and refusals are shown at their fields, and the first one is focused. Nothing typed is lost until it is sent.
 */
export function useCallForm<
  const At extends PlainPath,
  Typed extends FieldValues,
  Body extends BodyOf<CallAt<At>> & object,
>(act: Act<At>, options: CallFormOptions<At, Typed, Body>): CallForm<Typed> {
  const { answered, keep, onRefused, onClose, chosenAnew, ...checked } = options
  const form = useCheckedForm<At, Typed, Body>(act.path, { ...checked, onValid: submit })

  function marks(problem: Problem): boolean {
    const { field } = problem
    if (field !== undefined && chosenAnew?.includes(field)) form.resetField(field as Path<Typed>) // it is one of them
    if (form.marks(problem)) return true
    onRefused?.(problem)
    return onRefused !== undefined
  }

  async function submit(body: Body, typed: Typed): Promise<void> {
    const problem = await act.send(body, { marks, answered: (answer) => answered?.(answer, typed) })
    if (problem === null && !keep) form.reset(checked.start)
    if (problem === null || problem.movedOn) onClose?.()
  }

  return { ...form, working: act.working }
}

/** What fields cannot read of their own text, in their words (`AmountInput`). */
function unreadFields<Typed extends FieldValues>(typed: Typed, { names, fields }: ResolverOptions<Typed>) {
  const problems = (names ?? []).map((name) => {
    const validate = (get(fields, name) as ResolverOptions<Typed>['fields'][string] | undefined)?.validate // as named
    return [name, typeof validate === 'function' ? validate(get(typed, name), typed) : undefined]
  })
  return Object.fromEntries(problems) as Record<string, string | undefined>
}

function withFaults(errors: FieldValues, sentences: Record<string, string | undefined>): FieldValues {
  for (const [name, message] of Object.entries(sentences)) {
    if (message !== undefined) set(errors, name, { type: 'custom', message })
  }
  return errors
}
