import { type ReactNode, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { Button } from '#web/ui/action/button.tsx'
import type { Refused } from './refused.ts'

interface Props<Part extends FieldValues> {
  title: string
  lead: ReactNode
  /** The rules of the contract. */
  resolver: Resolver<Part>
  filled: Partial<Part>
  /** What the server refused about this step, to stand at its field. */
  refused: Refused | null
  /** Called at every change: nothing is lost on going back. */
  onChange: (part: Partial<Part>) => void
  onDone: (part: Part) => void
  onBack?: (() => void) | undefined
  /** Not reached by a page load: the keyboard goes on here. */
  focus: boolean
  children: (form: UseFormReturn<Part>) => ReactNode
}

/** One step of registering, held to the same rules as on the server. */
export function StepForm<Part extends FieldValues>(props: Props<Part>) {
  const { title, lead, resolver, filled, refused, onChange, onDone, onBack, focus, children } = props
  const form = useForm<Part>({
    resolver,
    defaultValues: filled as DefaultValues<Part>,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { setError, clearErrors, subscribe, handleSubmit } = form
  const element = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // the form's own store is outside React
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          onChange(values as Partial<Part>)
          // what the server refused is gone as soon as it is changed
          if (name && name === refused?.field) clearErrors(name as Path<Part>)
        },
      }),
    [subscribe, onChange, clearErrors, refused],
  )

  // once, as the step comes up
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused and focused is known when it mounts
  useEffect(() => {
    const field = refused?.field
    if (field) setError(field as Path<Part>, { message: refused.sentence }, { shouldFocus: true })
    else if (focus) heading.current?.focus()
  }, [])

  /** The first on the page, which the library does not know. */
  function focusFirst(errors: object) {
    const fields = [...(element.current?.elements ?? [])].filter((field) => field instanceof HTMLElement)
    fields.find((field) => (field.getAttribute('name') ?? '') in errors)?.focus()
  }

  return (
    <form ref={element} onSubmit={(event) => void handleSubmit(onDone, focusFirst)(event)} noValidate>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 text-sm text-mute">{lead}</p>
      <div className="mt-6 grid gap-4">{children(form)}</div>
      <div className="mt-8 flex flex-wrap justify-between gap-3 max-sm:*:flex-1">
        {onBack ? (
          <Button variant="secondary" size="lg" onClick={onBack}>
            Kembali
          </Button>
        ) : (
          <span className="max-sm:hidden" />
        )}
        <Button type="submit" size="lg">
          Lanjutkan
        </Button>
      </div>
    </form>
  )
}
