import { cx } from '../cx.ts'
import type { IconName } from './icon-names.ts'
import icons from './icons.svg?url'

export type { IconName }

interface IconProps {
  name: IconName
  /** Width and height in CSS pixels; 20 by default. */
  size?: number
  /** Filled as well: a star that is set, a heart that is kept. */
  filled?: boolean
  /** Only for an icon without text beside it. */
  label?: string
  /** Mirrored in right-to-left text (arrows, chevrons). */
  mirrored?: boolean
  className?: string
}

/** A line icon in the colour of the surrounding text; all are in one file, which the browser keeps. */
export function Icon({ name, size = 20, filled, label, mirrored, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={cx('icon', filled && 'fill-current', mirrored && 'rtl:-scale-x-100', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
