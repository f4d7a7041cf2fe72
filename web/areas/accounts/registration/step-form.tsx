import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Act, Problem } from '#web/lib/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { fieldsOf, type StepName } from './steps.ts'

interface Props<Part extends FieldValues> {
  title: string
  lead: ReactNode
  step: StepName
  filled: Partial<Part>
  /** What the server refused about this step, to stand at its field. */
  refused: Problem | null
  /** Called at every change: nothing is lost on going back. */
  onChange: (part: Partial<Part>) => void
  onDone: (part: Part) => void
  onBack?: (() => void) | undefined
  /** Not reached by a page load: the keyboard goes on here. */
  focus: boolean
  children: (form: CallForm<Part>) => ReactNode
}

// nothing is sent before the summary: a step is checked alone
const checking: Act<'session/daftar'> = { path: 'session/daftar', working: false, send: async () => null }

/** One step of registering, held to the same rules as on the server. */
export function StepForm<Part extends FieldValues>(props: Props<Part>) {
  const { title, lead, step, filled, refused, onChange, onDone, onBack, focus, children } = props
  const form = useCallForm(checking, {
    start: Object.fromEntries(fieldsOf(step).map((name) => [name, filled[name]])) as Part, // the rules ask for the rest
    body: (typed) => typed as unknown as BodyOf<CallAt<'session/daftar'>>, // of other steps' fields nothing is said
    refused,
    keep: true,
    onClose() {
      onDone(form.getValues())
    },
    mode: 'onTouched',
  })
  const { clearErrors, subscribe } = form
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
    if (focus && !refused?.field) heading.current?.focus()
  }, [])

  return (
    <form onSubmit={form.send} noValidate>
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
