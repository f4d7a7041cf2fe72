import { type ReactNode, useId, useMemo } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'
import { withAmounts } from '../text/with-amounts.tsx'
import { FieldContext, GroupContext } from './field-control.ts'

interface FieldProps {
  label: ReactNode
  /** How to fill it in; stays visible beside an error that says something else. */
  hint?: ReactNode
  error?: string | null | undefined
  /** Adds '(opsional)' after the label. */
  optional?: boolean
  /** At the end of the label's line: a counter, a minimum. */
  aside?: ReactNode
  /** The label is only for screen readers. */
  hideLabel?: boolean
  /** Several controls (radio cards, boxes) get a fieldset of that name. */
  group?: boolean
  className?: string
  children: ReactNode
}

/** Label, control, hint and error. A TextInput, Select or Textarea inside it is named and described automatically. */
export function Field(props: FieldProps) {
  const { label, error, optional, aside, hideLabel, group, className, children } = props
  const hint = props.hint === error ? undefined : props.hint
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(
    () => (group ? null : { id, describedBy, invalid: Boolean(error) }),
    [group, id, describedBy, error],
  )
  const Root = group ? 'fieldset' : 'div'
  const Label = group ? 'span' : 'label'
  const labelId = group ? `${id}-label` : undefined

  return (
    <Root
      className={cx('relative min-w-0', className)}
      aria-labelledby={labelId}
      aria-describedby={group ? describedBy : undefined}
    >
      <div className={cx('mb-1.5 text-sm', hideLabel && 'sr-only')}>
        <Label id={labelId} className="font-semibold" htmlFor={group ? undefined : id}>
          {label}
          {optional && <span className="font-medium text-mute"> (opsional)</span>}
        </Label>
      </div>
      <FieldContext value={wiring}>
        <GroupContext value={Boolean(group && error)}>{children}</GroupContext>
      </FieldContext>
      {/* beside the label, but after the control for Tab: a link here is wanted less often than the field */}
      {aside && <span className="num absolute end-0 top-0 text-sm text-mute">{withAmounts(aside)}</span>}
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="warning" size={16} className="mt-0.5" />
          <span>{withAmounts(error)}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-mute">
          {withAmounts(hint)}
        </p>
      )}
    </Root>
  )
}
