import { type ReactNode, useEffect, useRef } from 'react'
import type { Path } from 'react-hook-form'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { Problem } from '#web/lib/form/use-act.ts'
import { type CheckedForm, useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { fieldsOf, type StepName } from './steps.ts'

type Filled = Partial<BodyOf<CallAt<'session/daftar'>>>

interface Props<Part extends Filled> {
  title: string
  lead: ReactNode
  step: StepName
  filled: Partial<Part>
  /** The server's refusal in this step, shown at its field. */
  refused: Problem | null
  /** Called at every change, so that nothing is lost on going back. */
  onChange: (part: Partial<Part>) => void
  onDone: (part: Part) => void
  onBack?: (() => void) | undefined
  /** Reached from another step, not by a page load: the keyboard focus moves here. */
  focus: boolean
  children: (form: CheckedForm<Part>) => ReactNode
}

/** One step of registering, validated by the server's rules. */
export function StepForm<Part extends Filled>(props: Props<Part>) {
  const { title, lead, step, filled, refused, onChange, onDone, onBack, focus, children } = props
  // nothing is sent before the summary
  const form = useCheckedForm('session/daftar', {
    start: Object.fromEntries(fieldsOf(step).map((name) => [name, filled[name]])) as Part, // undefined until typed
    body: (typed): Filled => typed,
    refused,
    onValid: (_, typed) => onDone(typed),
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
          // a refusal disappears as soon as its field is changed
          if (name && name === refused?.field) clearErrors(name as Path<Part>)
        },
      }),
    [subscribe, onChange, clearErrors, refused],
  )

  // once, when the step appears
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused and focused is known when it mounts
  useEffect(() => {
    if (focus && !refused?.field) heading.current?.focus()
  }, [])

  return (
    <form method="post" onSubmit={form.send} noValidate>
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
