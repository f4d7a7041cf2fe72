import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'
import { controlClass, useFieldControl } from './field-control.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Alternatively, pass `<option>` children. */
  options?: readonly SelectOption[]
  /** An empty first option that says what to choose. */
  placeholder?: string
  size?: 'sm' | 'md'
}

/** The native select in our frame: works best on phones. */
export function Select({ options, placeholder, size = 'md', className, children, ...rest }: SelectProps) {
  const wiring = useFieldControl(rest)
  return (
    <div className={cx('relative', className)}>
      <select
        {...rest}
        {...wiring}
        className={cx(
          controlClass,
          'appearance-none truncate pe-10 ps-3.5 pointer-coarse:h-11',
          size === 'sm' ? 'h-10 text-sm' : 'h-11',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-mute"
      />
    </div>
  )
}
