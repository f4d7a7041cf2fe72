import { createContext, type ReactNode, use, useId, useMemo } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'

interface FieldProps {
  label: ReactNode
  /** How to fill it in; stays visible beside an error. */
  hint?: ReactNode
  error?: string | null | undefined
  /** Adds '(opsional)' after the label. */
  optional?: boolean
  /** At the end of the label's line: a counter, a minimum. */
  aside?: ReactNode
  /** The label is only for screen readers. */
  hideLabel?: boolean
  /** Several controls (radio cards, boxes) get a fieldset and a legend. */
  group?: boolean
  className?: string
  children: ReactNode
}

/** Label, control, hint and error. A TextInput, Select or Textarea inside it is named and described automatically. */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, aside, hideLabel, group, className, children } = props
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(
    () => (group ? null : { id, describedBy, invalid: Boolean(error) }),
    [group, id, describedBy, error],
  )
  const Root = group ? 'fieldset' : 'div'
  const Label = group ? 'legend' : 'label'

  return (
    <Root className={cx('min-w-0', className)} aria-describedby={group ? describedBy : undefined}>
      <div className={cx('mb-1.5 flex items-baseline justify-between gap-3 text-sm', hideLabel && 'sr-only')}>
        <Label className="font-semibold" htmlFor={group ? undefined : id}>
          {label}
          {optional && <span className="font-medium text-mute"> (opsional)</span>}
        </Label>
        {aside && <span className="num text-mute">{aside}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="warning" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-mute">
          {hint}
        </p>
      )}
    </Root>
  )
}

interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldWiring | null>(null)

interface ControlAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The attributes that connect a control to the surrounding Field; the control's own take precedence. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = use(FieldContext)
  if (!field) return { id: own.id, 'aria-describedby': own['aria-describedby'], 'aria-invalid': own['aria-invalid'] }
  return {
    id: own.id ?? field.id,
    'aria-describedby': [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}

/** The frame shared by one-line controls. */
export const controlClass =
  'w-full rounded-field border border-line-strong bg-paper text-base text-ink transition-colors hover:border-line-control focus:border-primary focus:outline-2 focus:-outline-offset-1 focus:outline-primary aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:border-line disabled:bg-page disabled:text-mute'
