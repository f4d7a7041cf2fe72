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
    <label
      className={cx(
        'group flex items-start gap-2.5 has-disabled:text-mute pointer-coarse:min-h-11 pointer-coarse:py-2',
        hideLabel && 'w-fit',
        className,
      )}
    >
      <span className="relative mt-0.5 inline-grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = Boolean(partly)
            if (typeof rest.ref === 'function') return rest.ref(box)
            if (rest.ref) rest.ref.current = box
          }}
          className="peer col-start-1 row-start-1 size-5 appearance-none rounded-mark border-[1.5px] border-line-control bg-paper transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary group-hover:not-disabled:border-primary disabled:border-line-strong disabled:bg-page disabled:checked:bg-line-strong"
        />
        <Icon
          name={partly ? 'minus' : 'check'}
          size={15}
          className="pointer-events-none invisible col-start-1 row-start-1 stroke-[3] text-white peer-checked:visible peer-indeterminate:visible"
        />
      </span>
      <span className={cx('min-w-0 flex-1', hideLabel && 'sr-only')}>
        {label}
        {hint && <span className="block text-sm text-mute">{hint}</span>}
      </span>
      {aside !== undefined && <span className="num text-sm text-mute">{aside}</span>}
    </label>
  )
}
