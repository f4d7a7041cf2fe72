import { cx } from '../cx.ts'
import type { IconName } from './icon-names.ts'

export type { IconName }

interface IconProps {
  name: IconName
  /** Width and height in CSS pixels; 20 by default. */
  size?: number
  /** Filled as well: a star that is set, a saved product's heart. */
  filled?: boolean
  /** Only for an icon without text beside it. */
  label?: string
  className?: string
}

// in right-to-left text
const turning = new Set<IconName>(['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'log-out', 'send'])

/** A line icon in the colour of the surrounding text, of those that `IconSprite` puts on the page. */
export function Icon({ name, size = 20, filled, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={cx('icon', filled && 'fill-current', turning.has(name) && 'rtl:-scale-x-100', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
