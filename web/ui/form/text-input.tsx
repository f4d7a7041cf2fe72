import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'
import { controlClass, useFieldControl } from './field-control.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'md' | 'lg'
  /** Before the text: an icon, 'Rp'. */
  leading?: ReactNode
  /** After the text: a unit, a button. */
  trailing?: ReactNode
}

/**
 * One line of text. Works with react-hook-form: `<TextInput {...register('name')} />`. With a `list` of suggestions it has
 * the arrow of a Select.
 */
export function TextInput({ size = 'md', leading, trailing: given, className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest)
  const trailing = rest.list ? <Icon name="chevron-down" size={18} /> : given
  return (
    <div className={cx('relative', className)}>
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-11 place-items-center text-mute">
          {leading}
        </span>
      )}
      <input
        type="text"
        {...rest}
        {...wiring}
        className={cx(
          controlClass,
          'read-only:bg-page',
          rest.list && '[&::-webkit-calendar-picker-indicator]:hidden!',
          heights[size],
          leading ? 'ps-11' : 'ps-3.5',
          trailing ? 'pe-12' : 'pe-3.5',
        )}
      />
      {trailing && (
        <span
          className={cx(
            'absolute inset-y-0 end-0 grid min-w-11 place-items-center pe-1 text-sm text-mute',
            rest.list && 'pointer-events-none',
          )}
        >
          {trailing}
        </span>
      )}
    </div>
  )
}

const heights = { md: 'h-11', lg: 'h-12 text-lg! font-semibold' }
