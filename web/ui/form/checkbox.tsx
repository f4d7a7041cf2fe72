import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** A second line under the label. */
  hint?: ReactNode
  /** At the end of the line: a count. */
  aside?: ReactNode
  /** The label is only for screen readers (a checkbox at the start of a row). */
  hideLabel?: boolean
  /** Some, but not all, of the boxes below it are ticked. */
  partly?: boolean
}

/** A checkbox; its label is part of the target. */
export function Checkbox({ label, hint, aside, hideLabel, partly, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('checkbox', hideLabel && 'w-fit', className)}>
      <span>
        <input
          {...rest}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = Boolean(partly)
            if (typeof rest.ref === 'function') return rest.ref(box)
            if (rest.ref) rest.ref.current = box
          }}
        />
        <Icon name={partly ? 'minus' : 'check'} size={15} />
      </span>
      <span className={cx('min-w-0 flex-1', hideLabel && 'sr-only')}>
        {label}
        {hint && <span className="block text-sm text-mute">{hint}</span>}
      </span>
      {aside !== undefined && <span className="num text-sm text-mute">{aside}</span>}
    </label>
  )
}
