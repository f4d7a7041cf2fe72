import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../picture/icon.tsx'
import { CountBadge } from '../status/badge.tsx'
import { Spinner } from '../status/spinner.tsx'
import { WorkingWords } from './button.tsx'
import { type ButtonVariant, buttonClass } from './button-class.ts'

interface IconButtonAppearance {
  variant?: ButtonVariant
  /** 28 (in a table row), 40 and 44 px; at least 44 for touch. */
  size?: 'dense' | 'md' | 'lg'
  className?: string
}

export interface IconButtonProps extends IconButtonAppearance, Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** Its label; also the tooltip. */
  label: string
  /** A count at its corner: '9+' above 9, nothing at zero. */
  count?: number
  filled?: boolean
  /** Shows a spinner instead of the icon, says so above the button after 300 ms, and ignores presses [API-5]. */
  working?: boolean
}

/** A square button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, count, filled, working, variant, size, className, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      aria-label={count ? `${label}, ${count}` : label}
      aria-busy={working || undefined}
      {...rest}
      disabled={rest.disabled || working}
      className={iconButtonClass({
        variant,
        size,
        className: cx((count !== undefined || working) && 'relative', className),
      })}
    >
      {working ? <Spinner size={18} /> : <Icon name={icon} size={size === 'dense' ? 18 : 22} filled={filled} />}
      {working && <WorkingWords />}
      {count !== undefined && <CountBadge count={count} className="absolute -end-0.5 -top-0.5" />}
    </button>
  )
}

/** The class names of an icon button, for a link that looks like one. */
function iconButtonClass({ variant = 'ghost', size = 'md', className }: IconButtonAppearance = {}): string {
  return cx(buttonClass({ variant }), 'px-0! pointer-coarse:min-w-11', squares[size], className)
}

const squares = { dense: 'h-7! w-7', md: 'h-10! w-10', lg: 'h-11! w-11' }
